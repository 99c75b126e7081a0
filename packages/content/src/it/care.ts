import type { care as english } from '../en/care.ts'
import type { Shape } from '../shape.ts'

/** The card that stands in for a passage when a player's words ask for care, in Italian. */
export const care: Shape<typeof english> = {
  title: 'Fermiamo la storia per un momento.',
  message:
    "Quello che hai scritto sembra riguardare te, più che la storia. Se è così, meriti una persona, non un gioco. Qui sotto c'è chi risponde, e per chiamare non serve avere le idee chiare. La tua storia ti aspetta esattamente dov'è: non è stato contato niente.",
  lines: {
    'us-988': '988 Suicide & Crisis Lifeline (Stati Uniti, Canada)',
    'gb-samaritans': 'Samaritans (Regno Unito, Irlanda)',
    'it-telefono-amico': 'Telefono Amico (Italia)',
    'es-024': 'Línea 024 (Spagna)',
    'kr-109': 'Linea 109 per la prevenzione del suicidio (Corea)',
    'cn-12356': 'Linea 12356 di sostegno psicologico (Cina)',
    'jp-yorisoi': 'Yorisoi Hotline (Giappone)',
  },
}
