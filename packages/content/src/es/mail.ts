import type { mail as english } from '../en/mail.ts'
import type { Shape } from '../shape.ts'

/** Letters we send, in Spanish. */
export const mail: Shape<typeof english> = {
  code: {
    subject: '{code} es tu código de Inyeon',
    text: `Hola:

Alguien ha escrito este correo en Inyeon desde {device}. Si has sido tú, teclea allí este código:

{code}

Vale durante {minutes} minutos y sirve una sola vez. Si no has sido tú, no hagas caso de esta carta: sin el código no entra nadie, y no ha cambiado nada.

Inyeon`,
  },
  unknownDevice: 'otro navegador',
}
