import type { ScenarioCards } from '../shape.ts'

/** What the covers say, in Italian: scenarios, protagonists, and the tags a person can wear. */
export const cards: ScenarioCards = {
  cards: {
    sinchon: {
      name: 'Prima primavera a Sinchon',
      description:
        "Primo anno, prima volta a Seul. C'è qualcuno che capita sempre dove capiti tu, e sempre un secondo prima.",
    },
    tower: {
      name: 'La Torre di vetro',
      description:
        "Per te, la prima settimana di stage. Per chi sta al ventisettesimo piano, l'ultimo anno per meritarsi la poltrona.",
    },
    thesis: {
      name: 'La tesi',
      description:
        "Due nomi su un solo articolo, e uno è nel posto sbagliato. Undici settimane per dimostrare una teoria sull'amore che avete firmato in due, e a cui non crede nessuno dei due.",
    },
    encore: {
      name: 'Dopo il bis',
      description:
        "In agenzia c'è una telecamera in ogni stanza, tranne una. Di quella hai la chiave. Ce l'ha anche l'unica persona il cui contratto dice «nessuno». (Tutti gli artisti sono adulti, dai 23 anni in su.)",
    },
    takeover: {
      name: 'Scalata ostile',
      description:
        "In questo consiglio d'amministrazione mentono tutti, e ti pagano per scoprire chi. Il secondo giorno qualcuno ti dice la verità, sorride, e tu non puoi usarla.",
    },
    hollywood: {
      name: 'Hollywood, ore 9',
      description:
        "A Seul è l'una di notte. Una star coreana ha imparato a orecchio ogni battuta in inglese; le serve una voce per il resto, cioè per le parole fra un ciak e l'altro.",
    },
  },
  details: {
    sinchon: {
      worldSetting:
        "Un'università in collina, una pensione in cima a ottantaquattro gradini, un cineclub con una cinepresa sola. Da marzo a giugno.",
      storyMechanics:
        "Agisci con parole tue, o prendi una delle strade che ti vengono offerte. La gente ricorda che cosa prometti, che cosa tieni per te e dov'eri quando pioveva. A ogni persona ti legano tre fili: fiducia, attrazione, affetto. Quando uno si muove, dice perché.",
      narrativeObjective:
        "L'ultimo venerdì del semestre c'è una proiezione. Scopri di chi è il film in cui sei.",
    },
    tower: {
      worldSetting:
        "Un'azienda di carta in una torre di vetro, sopra il vicolo in cui è nata. Da settembre a dicembre.",
      storyMechanics:
        "Tu fai lo stage. La persona di cui potresti innamorarti guida l'azienda e sul tuo futuro non ha voce: è scritto, ed è rispettato. Il primo passo è sempre tuo, e ogni stanza ha una porta.",
      narrativeObjective:
        'A dicembre il consiglio vota sulla cartiera, e il quarto piano su di te. Decidi accanto a che cosa vuoi il tuo nome.',
    },
    thesis: {
      worldSetting: "Un laboratorio dopo l'orario, una stufa buona, undici settimane alla consegna.",
      storyMechanics:
        'Tutto quello che fai può finire in nota, e chi firma con te prende appunti dalla prima pagina.',
      narrativeObjective: "Dimostra la teoria, o di' prima dell'altra firma che è sbagliata.",
    },
    encore: {
      worldSetting:
        "Un'agenzia musicale di Seul, fra l'ultima canzone e il primo treno. Chi ha un contratto ha almeno ventitré anni.",
      storyMechanics:
        "In tutte le stanze tranne una ti vedono; che cosa si dice nell'altra, lo decidete in due.",
      narrativeObjective:
        'Scopri che cosa si riesce a tenere quando una delle due vite è di uno stadio intero.',
    },
    takeover: {
      worldSetting: 'Una sala riunioni a Yeouido, nove poltrone, dieci giorni al voto.',
      storyMechanics: 'Ti raccontano molto, e pochissimo è vero: a muovere la storia è a chi credi.',
      narrativeObjective: "Consegna il rapporto, con o senza l'unica frase sincera, e ricordati di chi era.",
    },
    hollywood: {
      worldSetting:
        'Uno studio cinematografico alle nove del mattino, e un telefono su cui è sempre notte fonda.',
      storyMechanics: 'Parli per due persone insieme, e anche una parola saltata è una traduzione.',
      narrativeObjective:
        'Porta una star fino in fondo a un film, e accorgiti di quali parole, intanto, sono diventate tue.',
    },
  },
  protagonists: {
    jiwoo: {
      name: 'Han Ji-woo',
      nationality: 'Corea',
      description:
        "Viene da Tongyeong, dove anche la posta sa di mare. L'iscrizione se l'è pagata con un anno di calamari, puliti per una zia. Non ha mai perso una discussione con l'orario dei traghetti e le perde tutte con le casse automatiche. Fa elenchi: di autobus, di parole che a Seul usano per il mare. Ha con sé un ombrello rosso e una promessa, telefonare la domenica, mantenuta finora da una tromba di scale.",
    },
    sora: {
      name: 'Jung So-ra',
      nationality: 'Corea',
      description:
        "Di Daejeon, terza di una stirpe che le cose le finisce. La tesi l'ha scritta di notte, in copisteria, fra una risma e l'altra, e la carta la riconosce dal rumore. Dice di sì troppo in fretta, poi passa la serata a farlo diventare vero. Possiede una camicetta buona e l'arte di asciugarla con un bollitore. In segreto vorrebbe riuscire male in qualcosa, davanti a qualcuno, e sopravvivere.",
    },
    taeyang: {
      name: 'Ryu Tae-yang',
      nationality: 'Corea',
      description:
        'Nuotatore, a Gangneung, finché una spalla non ha detto di no; poi il servizio militare; poi un inverno a insegnare ai pensionati a stare a galla. Il nome vuol dire sole, e lui ha deciso di dargli retta. Fa battute perché nessuno faccia domande, e si stupisce ogni volta che qualcuno aspetta la fine della battuta e domanda lo stesso. Le scale le sale a due a due; i sentimenti, uno per volta.',
    },
    noa: {
      name: 'Noa Bianchi',
      nationality: 'Italia',
      description:
        "Viene da una legatoria di Bologna, e parla il coreano della nonna di qualcun altro, al piano di sotto, accento compreso. Memoria spropositata per le porte. Buone maniere in quattro lingue, spirito in due. Ha un visto di un anno e cerca la donna che ha firmato una lettera custodita in bottega. L'indirizzo è nel portafoglio da mesi. Non ci va: poi sarebbe finita.",
    },
    haeun: {
      name: 'Bae Hae-un',
      nationality: 'Corea',
      description:
        "Vedova, di Mokpo, si iscrive all'università l'anno in cui si laurea l'ultimo dei figli: è la matricola più anziana, e agli esami la più temibile. Ha una motocicletta di cui non sa niente nessuno.",
    },
    lucia: {
      name: 'Lucía Ferrer',
      nationality: 'Spagna',
      description:
        'Pasticciera di Valencia, polpastrelli bruciati, assunta da un albergo di Seul che ha chiuso il giorno del suo arrivo. Il coreano lo parla per ricette.',
    },
    kenji: {
      name: 'Mori Kenji',
      nationality: 'Giappone',
      description:
        'Accordatore di Kobe: sente quando una stanza mente. È venuto per un pianoforte solo, e quel pianoforte non è in vendita.',
    },
    wei: {
      name: 'Lin Wei',
      nationality: 'Cina',
      description:
        "Di Suzhou; di giorno traduce contratti, di notte lettere d'amore, sempre per conto di altri. Di sue non ne ha mai spedita una.",
    },
    sunhee: {
      name: 'Park Sun-hee',
      nationality: 'Corea',
      description:
        "Guida l'autobus della notte; divorziata, divertita. Sa chi sale piangendo, e a quale fermata smette.",
    },
    amir: {
      name: 'Amir Haddad',
      nationality: 'Canada',
      description:
        'Ingegnere: controlla che i ponti sul fiume Han stiano su. Di uno, e soltanto di uno, ha paura.',
    },
    dani: {
      name: 'Dani Oh',
      nationality: 'Corea e Stati Uniti',
      description:
        "Un'adozione, un ritorno, un'allergia alla parola «radici». Alle quattro del mattino conduce un programma alla radio per undici persone; una ha cominciato a rispondere.",
    },
    yeong: {
      name: 'Ha Yeong-jin',
      nationality: 'Corea',
      description:
        'Guardia in costume alla porta di un palazzo reale: lo pagano per stare fermo mentre passa tutta la città. Ti conosce già di vista.',
    },
  },
  portraits: [
    "{name}, {age} anni. Provenienza: {nationality}. Segni particolari: {traits}. In valigia ha messo tre maglioni per una stagione che non li chiede, e a casa è rimasta l'unica cosa che serviva, cioè il motivo. Saluta per nome il portinaio, dimentica gli ombrelli, si ricorda i compleanni altrui. A chi domanda quanto si ferma risponde «dipende», e guarda da un'altra parte. Verso la fermata, di solito.",
    "Sul modulo c'era poco spazio. Nome: {name}. Età: {age}. Provenienza: {nationality}. Sul retro, a matita, qualcuno ha aggiunto: {traits}. Il resto lo sanno le scale di casa: che c'è stato un lavoro che cominciava alle cinque; che da allora {name} ha il sonno leggero e il passo anche; che in fondo alla borsa viaggia una lettera già affrancata. L'indirizzo è giusto. È il giorno, che non lo è ancora.",
    "Chi conosce {name} da un'ora riferisce: anni {age}, {nationality}, arriva in anticipo e non lo fa pesare. Chi ci ha diviso un ombrello riferisce altro, e a voce più bassa: {traits}. C'è una canzone che viene spenta sempre alla seconda strofa, e c'è una storia rimandata a quando ci sarà tempo. Il tempo, adesso, {name} ce l'ha. Manca solo qualcuno che faccia la domanda senza guardare l'ora.",
  ],
  unnamedNationality: 'chissà dove',
  traits: {
    ambitious: 'ambizione',
    adaptable: 'spirito di adattamento',
    romantic: 'cuore romantico',
    determined: 'determinazione',
    thoughtful: 'riflessione',
    adventurous: "spirito d'avventura",
    balanced: 'equilibrio',
    diplomatic: 'tatto',
    sincere: 'sincerità',
    playful: 'voglia di scherzare',
    intellectual: 'passione per i libri',
    empathetic: 'empatia',
    resilient: 'tenacia',
    creative: 'fantasia',
    social: 'voglia di compagnia',
    growing: 'voglia di imparare',
    friendly: 'cordialità',
    enigmatic: 'mistero',
    charismatic: 'carisma',
    authentic: 'schiettezza',
  },
}
