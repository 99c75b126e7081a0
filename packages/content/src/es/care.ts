import type { care as english } from '../en/care.ts'
import type { Shape } from '../shape.ts'

/** The card that stands in for a passage when a player's words ask for care, in Spanish. */
export const care: Shape<typeof english> = {
  title: 'Vamos a parar la historia un momento.',
  message:
    'Lo que has escrito suena como si pudiera hablar de ti y no de la historia. Si es así, mereces una persona y no un juego. Quienes aparecen aquí abajo contestan a cualquier hora, y no hace falta tenerlo claro para llamar. Tu historia te espera exactamente donde está; nada de esto se ha contado como jugado.',
  lines: {
    'us-988': '988, Línea de Prevención del Suicidio y Crisis (Estados Unidos, Canadá)',
    'gb-samaritans': 'Samaritans (Reino Unido, Irlanda)',
    'it-telefono-amico': 'Telefono Amico (Italia)',
    'es-024': 'Línea 024 (España)',
    'kr-109': 'Línea 109 de prevención del suicidio (Corea)',
    'cn-12356': 'Línea 12356 de apoyo psicológico (China)',
    'jp-yorisoi': 'Línea Yorisoi (Japón)',
  },
}
