import type { InterviewWords } from '../shape.ts'

/** The person in the next seat of a night bus, in Italian; strangers, so they say lei. */
export const interview: InterviewWords = {
  questions: {
    '1a': {
      scene: 'A sinistra compare il fiume, tutto lampioni.',
      ask: "«Chi viene a stare in questa città dice un motivo a sua madre e ne ha un altro. L'altro qual è?»",
      answers: {
        ambitious: {
          text: 'Vedere fin dove arrivo prima che qualcuno dica basta.',
          echo: '«“Basta” lo dicono gli altri. Ho capito.»',
        },
        adaptable: {
          text: 'Volevo sapere chi divento dove nessuno si ricorda di me.',
          echo: "«E com'è, per ora, la compagnia?»",
        },
        romantic: {
          text: 'Credo che qui qualcuno mi aspetti, e ancora non lo sappia.',
          echo: '«Piano. Questa città certe cose le sente.»',
        },
        determined: {
          text: "Una volta ho detto che l'avrei fatto. Ad alta voce. Quindi.",
          echo: '«Ad alta voce. È la tariffa piena.»',
        },
      },
    },
    '1b': {
      scene: "Due di corsa verso l'autobus; l'autista aspetta.",
      ask: "«L'ultimo è passato. Piove. Sinceramente: lei che cosa fa?»",
      answers: {
        ambitious: {
          text: 'Mi metto sotto la pensilina e mi porto avanti con domani.',
          echo: "«Mi ricordi di non doverle mai un'ora.»",
        },
        adaptable: {
          text: 'Cerco il bagno pubblico che non chiude mai, e divento di casa.',
          echo: '«La signora Gu, ad Ahyeon. Dica che la mando io: le farà pagare il doppio.»',
        },
        romantic: {
          text: 'Resto lì. Le cose migliori che so sono cominciate senza autobus.',
          echo: "«Anche la mia. È finita in taxi, ma quella è un'altra linea.»",
        },
        determined: {
          text: 'Vado a piedi. Sono solo undici chilometri.',
          echo: '«“Solo.” La penserò, verso il nono.»',
        },
      },
    },
    '2a': {
      scene: 'Squilla un telefono, e nessuno risponde.',
      ask: '«Due amici suoi smettono di parlarsi, e tutti e due le mandano le schermate. Allora?»',
      answers: {
        thoughtful: {
          text: 'Le leggo due volte, e rispondo il terzo giorno.',
          echo: '«Il terzo giorno. Lei, come lettera, sarebbe bellissima.»',
        },
        adventurous: {
          text: 'Li metto su un treno prima che chiedano per dove.',
          echo: "«Su quel treno un posto l'avrei preso volentieri.»",
        },
        balanced: {
          text: 'Dico a tutti e due la stessa frase, parola per parola.',
          echo: '«Chissà che rabbia. E poi tornano.»',
        },
        diplomatic: {
          text: "Cucino. Invito uno, invito l'altro, e mi dimentico di dirlo.",
          echo: '«“Mi dimentico.” Questa me la segno.»',
        },
      },
    },
    '2b': {
      scene: 'Un tratto buio, orti, una serra accesa.',
      ask: '«Le danno una chiave e non le dicono di che cosa. E lei?»',
      answers: {
        thoughtful: {
          text: 'Guardo i denti. Una chiave dice sempre di che cosa ha paura.',
          echo: '«Ecco, adesso guardo le mie. Mi ha rovinato il mazzo.»',
        },
        adventurous: {
          text: 'Provo le porte.',
          echo: '«Qualcuno deve pur farlo. Quasi sempre sono armadi.»',
        },
        balanced: {
          text: 'La tengo una settimana. Se ci penso ancora, vado.',
          echo: '«Io avrei detto sei giorni. Lei alle chiavi dà tempo.»',
        },
        diplomatic: {
          text: 'Chiedo in giro, in modo che il padrone venga a cercare me.',
          echo: '«Ah. Quindi la casa in cui ci si ritrova tutti è la sua.»',
        },
      },
    },
    '3a': {
      scene: 'Un uomo dorme contro il vetro, la cravatta girata sulla spalla.',
      ask: '«Qualcuno che conosce da cinque minuti le chiede come sta con quel taglio di capelli. È un taglio terribile.»',
      answers: {
        sincere: {
          text: 'Malissimo. Però ricresce, e hai chiesto alla persona giusta.',
          echo: 'Il cappello viene via, viene esaminato, torna su. «Ahi. Grazie.»',
        },
        playful: {
          text: 'Come chi ha litigato con un taglio migliore, e ha perso.',
          echo: "«L'ho sentita fin sotto il cappello.»",
        },
        intellectual: {
          text: "Asimmetrico. C'era una scuola di pittura così; facevano la fame.",
          echo: '«La fame sì, ma non se li è scordati nessuno. Lo tengo.»',
        },
        empathetic: {
          text: "Siediti. Parlami di chi te l'ha fatto.",
          echo: '«Attraversava un brutto momento. Ecco perché.»',
        },
      },
    },
    '3b': {
      scene: 'Pioggia, di colpo, sul tetto.',
      ask: "«L'ultima volta che qualcuno ha aperto la porta al momento sbagliato: lei che cosa stava facendo?»",
      answers: {
        sincere: {
          text: 'Dicevo sul serio.',
          echo: "«Per quello non c'è mai condono.»",
        },
        playful: {
          text: 'Davo un secondo nome al cane dei vicini.',
          echo: '«Non me lo dica. … Me lo dica. … Ah, ma è proprio lui.»',
        },
        intellectual: {
          text: "Leggevo le condizioni d'uso. Per piacere mio.",
          echo: '«E come va a finire? No, aspetti: ho appena accettato.»',
        },
        empathetic: {
          text: 'Piangevo in aeroporto, agli arrivi degli altri.',
          echo: '«Ah, era lei. Mi chiedevo chi si fosse preso i miei.»',
        },
      },
    },
    '4a': {
      scene: 'Un ponte; tutti i telefoni perdono il segnale.',
      ask: '«Il suo anno peggiore: che cosa ne ha portato fuori?»',
      answers: {
        resilient: {
          text: 'Un buon paio di scarponi, per così dire.',
          echo: '«Scarponi. Buona risposta. I miei facevano acqua.»',
        },
        creative: {
          text: 'Un quaderno che non può leggere nessuno, e una canzone.',
          echo: '«Il quaderno non lo chiedo. La canzone, un giorno, me la fischi.»',
        },
        social: {
          text: 'Quattro persone da chiamare alle tre di notte.',
          echo: "«Quattro. È un patrimonio. Non lo dica all'autobus.»",
        },
        growing: {
          text: 'Saper dire «non sono capace» e restare al mondo.',
          echo: "«A me è riuscito a cinquant'anni. Lei ha risparmiato una fortuna.»",
        },
      },
    },
    '4b': {
      scene: 'Una vetrina, e dentro un manichino ancora da vestire.',
      ask: "«Le danno una stanza vuota per un mese. Alla fine che cosa c'è dentro?»",
      answers: {
        resilient: {
          text: "Quello che c'era all'inizio. Mi serve poco, e non è una tristezza.",
          echo: '«No. È un bagaglio a mano.»',
        },
        creative: {
          text: 'Qualcosa sul soffitto.',
          echo: '«Giusto. Ai soffitti non pensa mai nessuno.»',
        },
        social: {
          text: 'Sedie. Poi gente. Poi i vicini, che protestano e poi restano.',
          echo: '«Mi ci vedo, fra i vicini. Protesterei benissimo.»',
        },
        growing: {
          text: 'La cosa che il primo giorno non sapevo fare.',
          echo: '«E il rumore, la seconda settimana. Lo sento da qui.»',
        },
      },
    },
    '5a': {
      scene: 'Poca gente, ormai. Il riscaldamento ticchetta.',
      ask: '«Quando va via da una festa, che cosa dicono appena si chiude la porta?»',
      answers: {
        friendly: {
          text: '“Ma chi era? Ha lavato tutti i bicchieri.”',
          echo: '«Io asciugavo. In due, la festa era nostra.»',
        },
        enigmatic: {
          text: 'Litigano su che lavoro faccio.',
          echo: '«Io dicevo serrature. Non me lo dica. Serrature.»',
        },
        charismatic: {
          text: 'Niente, per un secondo. Poi la festa è più piccola.',
          echo: '«Le credo. Mi secca, ma le credo.»',
        },
        authentic: {
          text: 'Quello che mi avevano detto in faccia. Spero. Sì, spero.',
          echo: '«Mm. È roba che dura oltre il capolinea.»',
        },
      },
    },
    '5b': {
      scene: "L'autista alza la radio per una canzone, poi la riabbassa.",
      ask: '«Fra poco scendo. Mi lasci un nome per ricordarmi di lei. Non quello vero.»',
      answers: {
        friendly: {
          text: 'Quello che si dà a chi ti tiene il posto.',
          echo: "«Allora ce l'ha già dal fiume.»",
        },
        enigmatic: {
          text: 'Quando le servirà, saprà qual è.',
          echo: '«Stanotte non dormo più. Grazie tante.»',
        },
        charismatic: {
          text: 'Racconti chi aveva accanto. Glielo chiederanno.',
          echo: "«Eccome. Sulla statura, magari, esagero un po'.»",
        },
        authentic: {
          text: 'Quello vero. Ho soltanto quello.',
          echo: '«Allora ne avrò cura.»',
        },
      },
    },
  },
  freeEcho: "«Però. Su questa linea, così, non l'aveva mai detto nessuno.»",
  completion:
    '«Ecco la mia» dice la persona del posto accanto, ed è vero: una fermata, un lampione solo. Sulla porta si volta. «Andrà bene. O almeno sarà interessante.» Le porte si richiudono. Sul sedile, da un cappotto o da chissà dove, è rimasto un palmo di filo rosso. Prossima fermata: la tua.',
}
