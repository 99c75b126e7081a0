import type { mail as english } from '../en/mail.ts'
import type { Shape } from '../shape.ts'

/** Letters we send, in Italian. */
export const mail: Shape<typeof english> = {
  code: {
    subject: '{code} è il tuo codice per Inyeon',
    text: `Ciao,

qualcuno ha inserito questa email su Inyeon (dispositivo: {device}). Se l'hai fatto tu, scrivi lì questo codice:

{code}

Vale {minutes} minuti e funziona una volta sola. Se non ne sai niente, ignora questa lettera: senza il codice non entra nessuno, e non è cambiato nulla.

Inyeon`,
  },
  unknownDevice: 'un altro browser',
}
