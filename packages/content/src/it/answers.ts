import type { answers as english } from '../en/answers.ts'
import type { Shape } from '../shape.ts'

/** What the API says to a person, in Italian. */
export const answers: Shape<typeof english> = {
  subscription: {
    welcome: 'Ti diamo il benvenuto su Inyeon. Con questa email hai {max} accessi; questo è il primo.',
    welcomeBack: "È bello rivederti. Questo è l'accesso {count} di {max}.",
    limitReached:
      'Con questa email hai usato tutti i {max} accessi. Le tue storie restano tue, e puoi finirle.',
    codeRequired: 'Per sapere che sei tu, scrivi il codice che possiamo mandare a questa email.',
  },
  saves: {
    none: "Non c'è ancora nessuna partita salvata.",
    some: "C'è una partita salvata che ti aspetta.",
    mayCreate: 'Puoi cominciare una nuova partita.',
    full: 'Hai raggiunto il massimo di {max} partite salvate. Eliminane una, poi riprova.',
  },
  problems: {
    VALIDATION: { title: 'Richiesta non valida', detail: 'Verifica i dati inseriti e riprova.' },
    UNAUTHORIZED: {
      title: 'Browser non riconosciuto',
      detail: 'Non riconosciamo questo browser. Inserisci la tua email nella prima pagina.',
    },
    FORBIDDEN: { title: 'Non consentito', detail: 'Non hai i permessi per eseguire questa azione.' },
    NOT_FOUND: { title: 'Non trovato', detail: 'La risorsa richiesta non è stata trovata.' },
    METHOD_NOT_ALLOWED: {
      title: 'Metodo non consentito',
      detail: 'Questo indirizzo non si può usare in questo modo.',
    },
    CONFLICT: { title: 'Conflitto', detail: 'La storia è andata avanti. Ricaricala.' },
    EXPIRED: {
      title: 'Sessione scaduta',
      detail:
        'La sessione della demo è scaduta. Riprendi la partita per continuare: non è andato perso nulla.',
    },
    TOO_LARGE: {
      title: 'Troppo grande',
      detail: 'È più di quanto si possa inviare in una volta. Accorcia il testo.',
    },
    UNSUPPORTED_MEDIA: {
      title: 'Formato non supportato',
      detail: 'Invia i dati in JSON (application/json).',
    },
    MISDIRECTED: {
      title: 'Richiesta fuori posto',
      detail: 'Questo indirizzo non appartiene a questo server.',
    },
    RATE_LIMITED: { title: 'Troppe richieste', detail: 'Troppe richieste. Attendi un momento e riprova.' },
    SERVER: { title: 'Errore del server', detail: 'Errore del server. Riprova più tardi.' },
    UNAVAILABLE: {
      title: 'Non disponibile',
      detail: 'In questo momento il server non può farlo. Riprova fra poco: non è andato perso nulla.',
    },
  },
  reasons: {
    SAVE_LIMIT: 'Hai raggiunto il massimo di {max} partite salvate. Eliminane una, poi riprova.',
    ACCESS_LIMIT:
      'Per cominciare una nuova partita serve un accesso aperto. Inserisci la tua email nella prima pagina per aprirne uno.',
    LOCKED: 'Questo fa parte della versione completa.',
    BACKERS_ONLY: 'La versione completa è aperta a chi sostiene la campagna.',
    ORIGIN: 'Questa richiesta deve partire dalle nostre pagine.',
    TURN_PLAYED: 'Questo momento è già stato giocato. Ricarica la storia.',
    NOT_NEXT: 'Non è questo il prossimo momento della storia. Ricaricala.',
    ENDED: 'Questa storia è arrivata alla fine.',
    BUSY: "Questo momento viene raccontato proprio adesso, in un'altra scheda o su un altro dispositivo.",
  },
  validation: {
    required: 'Questo campo è necessario.',
    type: 'Non è il tipo di valore che ci aspettiamo.',
    format: 'Non ha la forma che ci aspettiamo.',
    email: "Inserisci un'email valida.",
    code: 'Il codice è sbagliato o non vale più. Chiedine uno nuovo.',
    too_long: 'Al massimo {most} caratteri.',
    too_short: 'Scrivi almeno {least} caratteri.',
    too_many: 'Al massimo {most}.',
    too_large: 'È troppo in una volta. Accorcia il testo.',
    too_deep: "Ci sono troppi livelli uno dentro l'altro.",
    number: 'Inserisci un numero intero da {least} a {most}.',
    age: "Inserisci un'età da {least} a {most}.",
    not_adult: 'Tutti i personaggi sono adulti: da {least} anni in su.',
    choice: 'Indica uno dei valori proposti.',
    one_of: 'Invia parole tue oppure una delle proposte: non tutte e due, e non nessuna.',
    json: 'Questo non è JSON valido.',
    minor: 'Qui tutti i personaggi sono adulti. Descrivi una persona che abbia almeno {least} anni.',
    not_offered: "In questo momento questa possibilità non c'è.",
    out_of_order: "Questa risposta non segue l'ultima. Ricarica l'intervista.",
  },
}
