import type { TowerPack } from '../shape.ts'

/** The Glass Tower, in Italian. */
export const tower: TowerPack = {
  places: {
    lobby: "L'atrio",
    fourth: 'Quarto piano, Cultura della carta',
    archive: "Secondo interrato, l'archivio",
    lift: 'Ascensore 3',
    twentyseven: 'Ventisettesimo piano',
    alley: 'Euljiro, il vicolo delle tipografie',
    roof: 'Il giardino sul tetto',
    stream: 'Cheonggyecheon, le pietre del guado',
    mill: 'Jeonju, la cartiera',
    canteen: 'La mensa, al piano interrato',
  },
  cast: {
    dohyun: { full: 'Cha Do-hyun', given: 'Do-hyun', role: 'Ventisettesimo piano, restauro della carta' },
    yuna: { full: 'Seo Yu-na', given: 'Yu-na', role: 'Ventisettesimo piano, primo impiego: stagista' },
    eunbi: { full: 'Choi Eun-bi', given: 'Eun-bi', role: "Stagista, un passato nel tiro con l'arco" },
    hyunwoo: { full: 'Baek Hyun-woo', given: 'Hyun-woo', role: 'Stagista, al quarto tentativo' },
    gyeongsuk: { full: 'Nam Gyeong-suk', given: 'Gyeong-suk', role: 'Responsabile di Cultura della carta' },
  },
  opening: {
    setup: [
      "La porta girevole ha un ritmo, e tu non ce l'hai ancora: la prima volta ti riporta in strada, con educazione. Poi gigli, marmo, una parete di carta sotto vetro con una data, 1961, e al collo la parola STAGISTA, in un corpo che si legge da un'auto in corsa.\n\n«Siete in tre. Bene» dice una donna con il golf sopra il tailleur. «Nam Gyeong-suk, Cultura della carta. Vi valuto io, e con questo modulo. Leggetelo: non lo legge mai nessuno.» Undici righe. Sotto, in grassetto, la dodicesima: “La presidenza non partecipa alla presente valutazione”.\n\nGli altri corrono all'ascensore 1. Tu trovi il 3, e dentro c'è già qualcuno, che abbraccia undici rotoli di carta e tiene un dolcetto di riso fra i denti. {season} Le porte si chiudono. È la faccia della relazione annuale: {npc}.",
      "Al terzo giro la porta girevole ti lascia entrare, e il portiere, che teneva il conto, annuisce. Lunedì: gigli freschi. Il badge suona un si bemolle. Alla parete, sotto vetro, c'è il primo foglio uscito dalla cartiera; davanti al foglio, una donna in golf dà i moduli come si danno le carte.\n\n«Nam Gyeong-suk, quarto piano. Da noi si dice: chi mescola non assaggia. Io assaggio.» Undici righe, e una dodicesima in grassetto: “La presidenza non partecipa alla presente valutazione”. Arrivi fino in fondo. «Toh» dice lei. «Qui si legge.»\n\nL'ascensore 1 parte senza di te. Nel 3, che al posto del 4 ha una F, resta giusto un palmo accanto a undici rotoli di carta in piedi, alle braccia che li reggono e a un dolcetto di riso tenuto fra i denti. {season} La faccia è quella appesa all'ingresso: {npc}.",
    ],
    hook: '«Mmh» dice {npc}: con un dolcetto fra i denti, di più non si può. Gli occhi indicano i pulsanti.',
    options: {
      press: {
        label: 'Chiedi a che piano, e premi.',
        out: 'Dai rotoli spuntano due dita; poi, con uno sforzo, sette. Premi il 27. Un rotolo comincia a scivolare e lo fermi con il ginocchio, senza farne un caso. «Grazie» dice {npc} intorno al dolcetto, con sorprendente chiarezza. «Di solito, a me, i piani li indovinano.»',
      },
      ricecake: {
        label: 'Prendi in ostaggio il dolcetto e detta le condizioni.',
        out: "«Sono nelle sue mani» dice {npc}, appena può. «Ventisette, per favore. E la avverto: metà del ripieno era promessa al portiere.» Gli occhi seguono l'ostaggio fino al pannello. Fra i rotoli qualcosa scricchiola. È carta, o una risata che hanno piegato in otto.",
      },
      form: {
        label: 'Chiedi perché la dodicesima riga è stata messa per iscritto.',
        out: "I rotoli si abbassano di un palmo; il dolcetto viene parcheggiato in cima. «Perché, finché era sottintesa, c'è chi l'ha pagata» dice {npc}, alla F dove ci vorrebbe il 4. Passa un piano. «Il grassetto l'ho voluto io. In tipografia proponevano il corsivo.»",
      },
    },
  },
  season: {
    dohyun:
      "Un pollice tiene fermo l'angolo strappato di un rotolo, come si tiene un cerotto finché non attacca.",
    yuna: "Dietro un orecchio c'è una penna rossa, e sull'avviso del collaudo, accanto allo specchio, un congiuntivo è tornato a posto da poco.",
  },
  storylets: {
    kettle_argues: {
      setup: [
        "Il bollitore del quarto piano ha quarant'anni e un carattere: se nessuno gli tiene una mano sul coperchio borbotta, sputa, e fa saltare la corrente a mezzo ufficio. Dove vada messa la mano, {elder} non lo dice; conta buste, e guarda chi impara. Hai già provato a destra, al centro e con le buone. Da dietro arriva una manica rimboccata del ventisettesimo piano: {npc}, con una cartella sotto il braccio.",
        "Le tre e venti. Un fischio, e le stampanti si spengono tutte insieme; nessuno alza la testa. «Vuole compagnia» dice {elder}, e intanto scrive qualcosa su un modulo. Sul bollitore ci sono le impronte di generazioni di stagisti. Lo stai guardando negli occhi, per così dire, quando accanto a te si ferma {npc}, in ciabatte, di passaggio, con l'aria di chi ha riconosciuto una voce.",
      ],
      hook: 'Il palmo di {npc} si posa sul coperchio, e cala il silenzio. «Non è forza. È il punto.» E lo toglie.',
      options: {
        learn: {
          label: 'Fatti insegnare la presa, e prova.',
          out: "«Un dito più giù» dice {npc}, «e senza fargli la predica.» Il coperchio trema, brontola, si arrende sotto la tua mano. Nel metallo c'è una conca: ci sono passate molte mani. «A me sono serviti due inverni.» Dietro la cassettiera una matita fa un segno.",
        },
        pour: {
          label: 'Versa per tutti, e alla presidenza per ultima.',
          out: 'Undici tazze, con due mani, in ordine di scrivania. {npc} aspetta in fondo con la tazza dal manico incollato, e ne riceve mezza: il bollitore è vuoto. «Il posto giusto» dice, guardandoci dentro, «è dove si vede il fondo.» {elder} tossisce nella sua tazza.',
        },
        title: {
          label: 'Chiedi se il coperchio rientra nelle mansioni.',
          out: "«Le mie o le sue?» {npc} ci riflette sul serio, il palmo di nuovo al suo posto. «Nel mio contratto c'è “ogni altra attività necessaria”. Ho sempre pensato che volessero dire questo.» Sotto la mano il bollitore sbuffa piano, come chi si sente nominare.",
        },
      },
    },
    seal_practice: {
      setup: [
        'Sei caselle, sei timbri, e un foglio non è un foglio finché non li ha tutti. Il tuo sigillo è di gomma e nuovo: lo provi dieci volte su carta da buttare, e dieci volte viene dritto come un soldato. {friend} ha già il pollice rosso. {npc}, che passa a ritirare una pratica, si ferma a distanza di cortesia. «Dritto» dice. «Capisco.»',
        "{friend} timbra come tirava con l'arco: piedi larghi, un occhio chiuso, centro. A te è toccata la casella accanto a quella della presidenza, e da un minuto raddrizzi l'aria. «Permette?» {npc} apre a ventaglio le pratiche vecchie. A guardarle in fila si vede: di sigilli dritti non ce n'è uno. Ognuno pende appena verso il vicino, come la gente alle cerimonie.",
      ],
      hook: '«Da noi i sigilli si inchinano» dice {npc}. «Di un grado. Verso chi sta accanto.» La casella è ancora bianca.',
      options: {
        straight: {
          label: 'Tieni dritto il tuo, e spiega perché.',
          out: '{npc} ascolta il perché fino in fondo; non è lungo. Il timbro scende, dritto. «Il mio primo era così» dice {npc}. «Ne hanno parlato per un mese.» Poi solleva il foglio e ci soffia sopra, sulla tua casella, perché asciughi prima delle altre.',
        },
        bow: {
          label: 'Lascia che si inchini, di un grado.',
          out: "Basta un niente, nel polso. L'inchiostro prende, e il tuo sigillo pende come chi cede il passo. {npc} timbra la casella accanto: e pende anche quello, verso di te. «Per simmetria» dice. {friend} guarda i due timbri, poi il soffitto.",
        },
        ask: {
          label: 'Chiedi a chi si è inchinato il suo primo sigillo.',
          out: "«A una signora di questo piano. L'ha guardato con la lente, ha detto “ossequioso”, e me l'ha fatto rifare quaranta volte.» {npc} gira il pollice verso la luce: sul bordo c'è ancora un'ombra di rosso. «Adesso alleva api. Le api, scrive, non si inchinano.»",
        },
      },
    },
    eleven_seconds: {
      setup: [
        'Undici secondi per piano: li hai cronometrati il terzo giorno, come fanno tutti. Le porte si chiudono al 27; {npc} ha i conti sotto il braccio e guarda i numeri. Al 25, di punto in bianco: «Odio i gigli». Al 23: «Il lunedì li faccio mettere lo stesso, perché al portiere piacciono». Pare che il gioco sia questo. Una cosa vera ogni tanto, e nessuno che la raccolga.',
        "Alle sei e quarantasette l'ascensore 3 è di chi resta. «Oggi in consiglio ho detto “sinergia”» dice {npc}, al 22, senza preamboli. «Due volte.» Undici secondi. Al 21, visto che il cielo è ancora al suo posto: «So fare una sola minestra». Altri undici. Poi {npc} tace e lascia passare un piano vuoto, e un altro, con un'educazione che somiglia a una sedia scostata.",
      ],
      hook: 'Il 14. Al 12, tutte le sere, sale la signora delle pulizie, con il secchio. Restano ventidue secondi.',
      options: {
        true: {
          label: 'Spendi un piano per una cosa vera.',
          out: "La dici al 13, e per undici secondi nell'ascensore c'è solo quella. Al 12 entrano il secchio e il mocio, che resta ritto fra voi come un testimone. «Buonasera» dicono tutti. Nell'atrio, sottovoce, {npc}: «La mia gliela devo. Domani, stesso piano».",
        },
        floors: {
          label: 'Premi tutti i pulsanti, uno per uno.',
          out: "Si accendono in colonna, F compresa. {npc} li guarda, guarda l'orologio, fa un conto. «Due minuti e mezzo. È quasi una vacanza.» Al 12 la signora delle pulizie vede le luci, vede voi, e dice che aspetta il prossimo. Sta sorridendo al mocio.",
        },
        mop: {
          label: "Aiuta la signora: prendi l'altro lato del secchio.",
          out: "Il secchio ha un manico solo, ma due lati. {npc} prende il mocio, senza che nessuno l'abbia proposto, e fino all'atrio lo tiene dritto come un'alabarda. «In undici anni» dice la signora, «mai avuto una scorta.» Le cose vere, per stasera, rimangono a quota 13.",
        },
      },
    },
    canteen_curry: {
      setup: [
        "Giovedì, curry. Vassoi d'acciaio, quaranta persone, e una sedia libera: al tavolo dove non si siede nessuno perché una volta era di qualcuno. Dall'altra parte c'è {npc}, che separa le carote con metodo. {friend} ti fa segno che si stringe, ma da stringere non c'è più niente; {rival} studia il menu come un testo antico. Hai il vassoio in mano, e il curry sta facendo la pellicina.",
        "Il giovedì alla mensa si arriva presto o si mangia in piedi, e sono le dodici e dieci. {rival} ha la testa in un libro; {friend} difende a gomitate un tavolo da quattro dove sono in sei. Una sedia c'è, vuota, in fondo: davanti a {npc}, che ha alzato gli occhi dal vassoio e li ha riabbassati subito, perché non sembrasse un invito.",
      ],
      hook: "Guardi la sedia. Quaranta cucchiai si fermano a mezz'aria, e non ne cade una goccia.",
      options: {
        sit: {
          label: 'Siediti, e parla soltanto di curry.',
          out: "«Più denso di giovedì scorso» dice {npc}. Seguono le patate, l'alloro, la questione delle carote. Dieci minuti di curry, a voce normale; intorno i cucchiai ricominciano, prima uno, poi tutti, come pioggia sulla lamiera. Sul tavolo di nessuno, alla fine, restano due cerchi d'acqua.",
        },
        review: {
          label: 'Recensisci il curry, che sentano tutti.',
          out: 'La recensione arriva fino al bidone del tè. {npc} posa il cucchiaio, lo riprende, assaggia di nuovo, con scrupolo. «Sulla carota dissento» dice alla sala. Dalla cucina si affaccia il cuoco, mestolo in pugno: chi ha parlato? «Il quarto piano» rispondono in quaranta.',
        },
        elsewhere: {
          label: 'Mangia in piedi vicino al tè, con un cenno.',
          out: "Il cenno attraversa la mensa, e {npc} ne rende la metà, che è la misura giusta. I cucchiai tornano giù, delusi. Accanto al tè il curry è lo stesso curry. Dopo un minuto c'è anche {rival}, con il libro. «Diciamo che si vede meglio.»",
        },
      },
    },
    wrong_reply_all: {
      setup: [
        "Era una riga per {friend}: “La slide 9 è coraggiosa”. Alle 16:02 parte, e parte per tutti, trecentoundici persone. Lo capisci dal rumore: un plin alla scrivania accanto, poi due, poi un campo di grilli che sale fino al ventisettesimo piano. {elder} si toglie gli occhiali. La slide 9 è della presidenza. Alle 16:04 risponde {npc}, a tutti: “Lo penso anch'io”.",
        "Oggetto: trimestrale, bozza. Destinatari: 311. Sotto, a tuo nome, una frase che doveva restare fra due scrivanie: “La slide 9 è coraggiosa”. Il quarto piano ha smesso di battere sui tasti. {elder} ti posa accanto alla mano una tazza di tè, come si fa con i parenti. Poi lo schermo si illumina di nuovo. Da {npc}, a tutti: “Lo penso anch'io”.",
      ],
      hook: 'Accanto al messaggio gli 1 si spengono a decine. Sotto, il cursore chiede: rispondi, o rispondi a tutti?',
      options: {
        own: {
          label: "Sali al ventisettesimo e di' che l'hai scritto tu.",
          out: "{npc} ti ascolta in piedi, al bordo della moquette, senza aiutarti e senza interrompere. Poi annuisce. «Di trecentoundici persone» dice, «è la prima che viene a firmarla.» Sulla scrivania la slide 9 è stampata, e qualcuno le ha già fatto un'orecchia.",
        },
        defend: {
          label: 'Spiega che cosa non va nella slide 9.',
          out: "Vai con ordine, e al terzo punto {npc} non guarda più te: guarda il grafico. «L'asse comincia da quaranta. E io l'ho difeso davanti a nove consiglieri.» Due dita girano il foglio, lo rigirano. All'angolo della bocca c'è una piega nuova, non del tutto contraria.",
        },
        thank: {
          label: 'Ringrazia con una riga sola, a un solo indirizzo.',
          out: 'Controlli il destinatario tre volte: uno. Per un minuto, dal ventisettesimo piano, niente; {elder} ne approfitta per riprendersi la tazza, con due mani. Poi, a te e a nessun altro, da {npc}: “Sono io che La ringrazio. La 10 è peggio”.',
        },
      },
    },
    white_gloves: {
      setup: [
        'Secondo interrato, umidità al quarantacinque per cento, guanti bianchi. La luce va a sensore: chi sta fermo resta al buio, e la carta del 1961 vuole gente ferma. Tu e {npc} lavorate ai due capi dello stesso tavolo, sullo stesso foglio strappato, lembo contro lembo. Manca un dito alla fine quando, con il clic di chi chiude la dispensa, la luce se ne va.',
        "«Non respiri» dice {npc}. «Anzi: respiri, ma di lato.» Sul tavolo dell'archivio c'è una pagina in due pezzi, e quattro guanti bianchi che la convincono a tornare una. In alto, un sensore che non crede alle persone ferme. L'ha già fatto tre volte. La quarta è adesso: clic, e restano il ronzio dell'umidificatore e un odore di colla di grano.",
      ],
      hook: 'Per riavere la luce bisogna sbracciarsi, e le quattro mani disponibili sono tutte sulla pagina.',
      options: {
        wave: {
          label: "Sbracciati, come a dirigere un'orchestra.",
          out: "Attacchi dai violini. Al secondo movimento la luce torna, e trova il tuo braccio in alto, e {npc}, dall'altra parte, con un guanto alzato che teneva il tempo. Per un momento siete due persone che salutano uno scaffale. «Il finale» dice {npc}, «un po' lento.»",
        },
        dark: {
          label: 'Non muoverti: lascia che sia buio.',
          out: "Il buio ha i suoi rumori: l'umidificatore, la carta che si assesta, un respiro che non è il tuo. Nessun guanto si sposta. «Tiene» dice {npc}, piano; forse parla della colla. Quando un sussulto di tubi riaccende la luce, i due lembi sono uno.",
        },
        page: {
          label: 'Finisci la pagina alla luce del telefono.',
          out: "Il telefono lo reggi fra i denti, come qualcuno, la prima mattina, reggeva un dolcetto. {npc} lo nota, e per tre millimetri non dice niente. «Mmh» concede alla fine. La giuntura scompare. Poi ci passate sopra un dito ciascuno, e per trovarla bisogna sapere dov'era.",
        },
      },
    },
    rocking_frame: {
      setup: [
        'La pasta bagnata sembra semolino, le vasche sembrano barche, e le donne dondolano i telai senza guardarli, destra, sinistra, parlando di nuore. A voi {elder} ne assegna uno con due maniglie. «Lei di qua, la presidenza di là. La carta non legge i biglietti da visita.» Immergete. Contate, e i conti non coincidono. Al primo foglio vengono le onde; al secondo, gli scogli.',
        "«Uno, due» conta {npc}, dall'altra parte del telaio; e anche tu, uno, due, e non sono gli stessi. L'acqua se ne accorge. Le donne delle vasche hanno smesso di chiacchierare, per educazione. {elder}, che su questo pavimento ha cominciato, guarda il quinto foglio afflosciarsi e lo stende lo stesso ad asciugare. «Il primo pane si dà alle galline» dice. «Però si inforna.»",
      ],
      hook: "«Il ritmo non si conta» dice {npc}. «Me l'hanno sempre detto.» Il telaio torna giù. L'acqua aspetta.",
      options: {
        rhythm: {
          label: 'Chiudi gli occhi, e segui il telaio.',
          out: "A occhi chiusi è una cosa sola con due maniglie: tira quando tira, cede quando cede. Non conta più nessuno. Poi l'acqua se ne va, e sulla stuoia c'è un foglio intero, tremante come la pelle del latte. «Ecco» dice {npc}, sottovoce, per non sciuparlo.",
        },
        torn: {
          label: 'Ammetti che il tuo si è strappato: tienilo in vista.',
          out: "Lo alzi con due mani, lo strappo in mostra. Le donne si passano una parola che non capisci e una risata che capisci. {npc} va allo scaffale e torna con un foglio ingiallito, a brandelli, datato. «Il mio» dice. «L'avevo buttato. L'hanno conservato loro.»",
        },
        names: {
          label: 'Chiedi come si chiamano le donne delle vasche.',
          out: "«Mal-ja, che fischia» dice {npc} senza voltarsi. «Jeong-im, con il ginocchio che prevede il tempo. Sun-deok e sua sorella, che dal '98 si parlano tramite me.» Quattordici nomi; a ognuno, dalle vasche, si alza una mano bagnata. {elder} le conta: ci sono tutte.",
        },
      },
    },
    persimmon_roof: {
      setup: [
        "Sul tetto c'è un alberello di cachi in un vaso, e sull'alberello, quest'anno, un frutto. Uno. In pausa pranzo sale tutto il palazzo, a vedere chi lo coglie. La regola è vecchia: l'ultimo si lascia alle gazze. {rival}, sulla panchina dei fumatori, legge e finge di non montare la guardia. {npc} sta davanti al frutto, mani dietro la schiena, come al museo.",
        "L'una e cinque, e il vento sfoglia i documenti di chi se li è portati su. «L'ultimo cachi è delle gazze» ricorda {rival}, senza alzare gli occhi dal libro. «Diciamo dal medioevo.» Solo che questo è anche il primo: l'alberello ha tre anni, e un frutto. {npc} gli gira intorno. Sulla ringhiera, a due metri, una gazza sta facendo lo stesso ragionamento.",
      ],
      hook: 'È maturo da stamattina. «Lei che cosa farebbe?» chiede {npc}, e si capisce che è una domanda.',
      options: {
        magpies: {
          label: 'Rispetta la regola: resta alle gazze.',
          out: '{npc} annuisce e fa un passo indietro, come si lascia libero un ascensore. La gazza scende, guarda prima te, poi la presidenza, e comincia dal lato più maturo. «Speravo che qualcuno mi dicesse di no» dice {npc}. {rival} volta pagina: era ferma da venti minuti.',
        },
        half: {
          label: 'Proponi di fare tre parti: una gazza, due persone.',
          out: '«Tre» ripete {npc}, e trova un tagliacarte. La parte della gazza viene la più grande, e nessuno protesta. Si mangia col busto in avanti, per via delle camicie. «È troppo buono» dice {npc}, mentre il succo scende nel polsino, «per essere regolamentare.»',
        },
        guard: {
          label: 'Prometti di fargli la guardia finché non cade.',
          out: "«Potrebbero volerci settimane.» {npc} però tira fuori l'agenda, e alle tredici di ogni giorno, fino a dicembre, scrive “frutta”. Da questo momento la gazza vi considera concorrenza. {rival} chiude il libro su un dito, ci pensa, e offre i suoi mercoledì.",
        },
      },
    },
    left_side_reveal: {
      setup: [
        "Le sette e quaranta, il sentiero lungo il torrente, i frutti del ginkgo sotto le suole e nessun modo elegante di evitarli. Sulla quarta pietra {npc} si ferma, e una pietra più indietro ti fermi anche tu. «Lei cammina alla mia sinistra da quando i ginkgo erano verdi.» Non è una domanda. L'acqua passa da tutte e due le parti; da una, adesso lo sai, passa in silenzio.\n\n«Da quel lato non c'era mai nessuno: provvedevo io. Poi ho cominciato a trovarci lei. E da lì non mi ha mai rivolto una parola.»",
        "Sulle pietre del guado si passa in fila, e in fila prendi sempre lo stesso posto: mezzo passo indietro, a sinistra. Alla quarta {npc} si ferma. Dietro di voi un signore con la cartella aspetta, capisce, torna a riva. «Nei corridoi, per le scale, da quando i ginkgo erano verdi» dice {npc}. «Credevo fosse un caso. Poi ho contato.» L'acqua fa rumore da tutte e due le parti. Da una, adesso lo sai, lo fa soltanto per te.\n\n«Da quel lato non c'era mai nessuno: provvedevo io. Poi ho cominciato a trovarci lei. E da lì non mi ha mai rivolto una parola.»",
      ],
      hook: '«Dica qualcosa», e ti guarda la bocca. Adesso sai perché. Non aiuta.',
      options: {
        plain: {
          label: 'Non girarci intorno: «Da sinistra lei non sente.»',
          out: "«Un anno» dice {npc}. «E la destra comincia a fare domande.» Il tono è quello della trimestrale; poi, però, bisogna guardare l'acqua. Ad alta voce non l'aveva mai detto nessuno. Viene fuori che bastavano cinque parole.",
        },
        promise: {
          label: 'Prometti: non una parola a nessuno, e mai da sinistra.',
          out: "«La prima cosa non me la prometta. Un giorno potrebbe servirmi una promessa rotta.» La pietra dopo è stretta. {npc} passa, si volta e tende una mano, il palmo in su, all'altezza giusta per un no. «La seconda la vorrei.»",
        },
        who: {
          label: "Chiedi chi altro lo sa, e da quando c'è questo silenzio.",
          out: '«Un audiologo di Incheon, perché a Incheon non va nessuno che conosco. E un tale che vende pile.» Due pietre dopo, di spalle: «Venerdì fa un anno. Avevo pensato a una torta. Solo che poi bisognava dire per che cosa.»',
        },
      },
    },
    stick_biscuits: {
      setup: [
        "L'undici novembre, su ogni scrivania di Seul, c'è una scatola di biscotti a bastoncino, perché 11/11 sono quattro bastoncini e a qualcuno è bastato. Tu sali con una pratica in mano e una scatola in tasca. La scrivania di {npc} non si vede: duecentoquattordici scatole, una per ogni persona della cartiera, arrivate stanotte con il camion della carta. {npc} le guarda, in piedi, dall'altra parte.",
        "Il camion di Jeonju doveva portare campioni. Ha portato biscotti a bastoncino: duecentoquattordici scatole, ciascuna con un nome a penna, impilate sulla scrivania della presidenza fino a coprire la finestra. È l'undici novembre, il giorno che si regalano. {npc} gira intorno alla pila e legge i nomi a mezza voce. Tu sei dove la moquette cambia colore, con la tua scatola dietro la schiena.",
      ],
      hook: '«La cartiera non ne ha mandata una» dice {npc}. «Ne hanno mandata una a testa.» La voce si ferma prima del punto.',
      options: {
        one: {
          label: 'Aggiungi la tua alla pila, senza firma.',
          out: "{npc} segue i bordi con un dito, arriva lì, si ferma; e ricomincia il conto, a fior di labbra. Duecentoquindici. «Ce n'è una senza nome» dice poi. «La metto con quelle di casa.» Non guarda te. Guarda le tue mani, che sono vuote.",
        },
        count: {
          label: 'Offri una mano per scrivere 214 risposte.',
          out: 'Vi dividete i cognomi: a te da Ahn a Kim, che è più di metà. {npc} scrive in piedi, poi per terra, sulle scatole. Alla sessantesima “La ringrazio di cuore” non vuol dire più niente. «Passo al tempo che fa» dice {npc}. «Quello è verificabile.»',
        },
        say: {
          label: "Di' che cosa racconta una scrivania così.",
          out: "{npc} ti lascia finire. Poi prende una scatola, la rimette, ne prende un'altra: la mano cerca lavoro. «Io ci leggevo che hanno paura» dice, «e che hanno buone maniere.» La scatola torna al suo posto, dritta. «Preferisco la sua versione. La posso tenere?»",
        },
      },
    },
    hoesik_nine: {
      setup: [
        'La cena del reparto, per legge di {elder}, finisce alle nove; sono le otto e venti, e il direttore Bang ha scoperto di voler bene a tutti. «In famiglia non si lascia un bicchiere vuoto», e tiene in mano il tuo, già pieno. Merluzzo secco, brace, le presse che tuonano due portoni più in là. {friend} ha posato le bacchette. {npc} ha posato il telefono. {rival} guarda la bottiglia.',
        "Bang versa da lontano, senza chiedere: a {friend}, che ha coperto il bicchiere con la mano; a {rival}, che lo guarda salire come un esame. «E la nostra nuova famiglia?» Il collo della bottiglia arriva sopra il tuo. Nel vicolo di Euljiro la tavolata si zittisce a pezzi. In fondo {elder} controlla l'ora; {npc}, di fronte, ha messo giù le bacchette e aspetta di sapere che cosa vuoi tu.",
      ],
      hook: '«Un dito» dice Bang. «Solo per farmi contento.» Il bicchiere ti viene incontro.',
      options: {
        glass: {
          label: 'Capovolgi il bicchiere, e lascialo così.',
          out: 'Fa un rumore piccolo, vetro su legno, e lo sentono tutti. Bang ride, e nessuno gli tiene compagnia. Poi {friend} capovolge il suo; poi, pensandoci, {rival}; poi {npc}, con due mani. «Il conto» dice {elder}. In fila, i bicchieri sembrano cappelli di gente beneducata.',
        },
        water: {
          label: "Riempi d'acqua tutti i bicchieri, anche quello di Bang.",
          out: "Fai il giro con la caraffa e due mani, in ordine d'età, senza saltare nessuno. Quello di Bang è colmo, e per bere gli tocca chinarsi. «Salute» dice {npc}, e alza il suo: una dopo l'altra si alzano dodici acque. {elder} la definisce un'annata onesta.",
        },
        toast: {
          label: 'Proponi un brindisi che chiuda il giro.',
          out: "Lo fai corto, e l'ultima parola è buonanotte, a cui per educazione si risponde in coro. Bang resta con la bottiglia per aria: dopo un buonanotte non si versa. {npc} deve guardare il merluzzo, molto da vicino. «Agli atti» dice {elder}, già col cappotto.",
        },
      },
    },
    first_snow: {
      setup: [
        'Al terzo piano qualcuno dice «nevica», e la parola sale le scale più in fretta della posta. In due minuti quattrocento persone hanno la fronte contro il vetro. Al ventisettesimo ci siete {friend} e tu, con le bozze sotto il braccio, e {npc}. Da settembre devi alla presidenza un caffè del distributore: «alla prima neve», avevi detto, per dire chissà quando. {friend} ti dà una gomitata.',
        'I fiocchi sono quattro, poi undici, poi non si contano. «Vale come neve?» chiede {friend}. «Se tocca terra» risponde qualcuno, e il palazzo intero comincia a fare il tifo. {npc} ha lasciato parlare da sola una riunione in vivavoce. Dal vetro viene freddo, e nessuno si scosta. In tasca hai le monete per un caffè promesso a settembre, “alla prima neve”.',
      ],
      hook: "Il fiato fa due macchie sul vetro, la tua e quella di {npc}. Fra l'una e l'altra c'è un palmo.",
      options: {
        draw: {
          label: 'Disegna una cosa piccola nel tuo fiato.',
          out: 'Bastano tre tratti. {npc} piega la testa per trovare il verso; il disegno si restringe, e quando è quasi andato {npc} ci soffia sopra, da lontano, e lo fa tornare. «La commissione» dice, «ritiene che vada conservato.» {friend} si è ricordata di una bozza urgentissima.',
        },
        keep: {
          label: 'Mantieni la promessa: il caffè della prima neve.',
          out: 'Nel corridoio vuoto le monete fanno un baccano. Il caffè è quello di sempre, cioè cattivo; {npc} lo beve al vetro, con due mani, fino in fondo. «Credevo fosse un modo di dire.» Il bicchierino non finisce nel cestino: resta sul davanzale, accanto alla neve.',
        },
        outside: {
          label: 'Scendi in strada, e tieni aperta la porta.',
          out: "Una porta girevole non si tiene: si può solo starci dentro e rallentarla. Al secondo giro, nell'altro spicchio, c'è {npc}, il cappotto infilato a metà; dietro {friend}, e dietro ancora il quarto piano. «Ne scendono parecchi» dice {npc}, la faccia all'insù. Parlava dei fiocchi.",
        },
      },
    },
    minutes_test: {
      setup: [
        "Il verbale l'hai scritto tu, e fra un'ora va ai consiglieri. Riga nove: “Il direttore Bang non ha risposto alla domanda sui terreni”. Alle dieci e venticinque {rival} ti si siede accanto con due tè. «Diciamo» dice, «che mi hanno chiesto di chiederti se si potrebbe togliere una parola.» Ha tre lettere. Due scrivanie più in là {npc} rilegge i conti, e non sente, o non guarda.",
        "Ventidue e venticinque, al quarto piano due lampade. La riunione è durata cinque ore e sta in due pagine, tutte tue, tutte fedeli; solo che è arrivato un messaggio, gentilissimo, che suggerisce di ammorbidire la riga nove. {rival}, che te l'ha portato stampato, guarda il pavimento. «L'idea non è mia» dice. «Diciamo che è di famiglia.» {npc}, all'altro tavolo, corregge bozze e non chiede niente.",
      ],
      hook: '“Il direttore Bang non”: il cursore lampeggia lì, dopo le tre lettere, e non ha fretta.',
      options: {
        not: {
          label: "Lascia il “non” dov'è.",
          out: 'Salvi. {rival} butta fuori il fiato, e si capisce che lo teneva da stamattina. «Speravo» dice soltanto. {npc} non alza la testa; però allunga un braccio e sposta la lampada di un palmo, finché la luce arriva alla tua tastiera.',
        },
        soften: {
          label: 'Ammorbidisci la frase: via le tre lettere.',
          out: "“Il direttore Bang ha risposto.” Scorre benissimo. {rival} dice grazie in un modo che non gli sta addosso. Quando le pagine escono dalla stampante {npc} le legge in piedi, e alla riga nove torna indietro. «Io c'ero.» I fogli tornano a posto, bordo contro bordo.",
        },
        show: {
          label: 'Mostra a {npc} tutte e due le versioni.',
          out: '{npc} le legge con le mani sotto il tavolo, per non toccarne nessuna. «Il verbale è suo. Se le dicessi quale, diventerebbe mio.» Poi, più piano: «Però il bivio non me lo fanno mai vedere». {rival} ha girato la sedia verso di voi.',
        },
      },
    },
    going_down: {
      setup: [
        "Dieci minuti a mezzanotte, quattordici ore di bozze, e l'ascensore 3 che scende come se avesse sonno anche lui. {npc} ha la giacca sul braccio e un sigillo rosso stampato per errore sul polso. Tu tieni gli occhi aperti, uno alla volta. F. Poi l'atrio: gigli, buio, le porte che si spalancano. Nessuno dei due si muove. Le porte ci restano male, e aspettano.",
        "Undici secondi per piano, e stasera li avete lasciati passare tutti senza metterci niente: la stanchezza non è una conversazione, però le somiglia. {npc} guarda i numeri. Tu guardi il cartello che non legge nessuno. F. Atrio. Le porte si aprono sui gigli, sul marmo, sul portiere che fa la ronda dall'altra parte; si aprono bene, fino in fondo. Non scende nessuno.",
      ],
      hook: "Dopo un po' si richiudono, come per delicatezza. Non è stato premuto niente. La luce ronza.",
      options: {
        stay: {
          label: 'Chiedi se puoi mettere la mano accanto alla sua.',
          out: "«Sì» dice {npc}, al corrimano. Accanto, non sopra: due mignoli, un centimetro d'ottone, e l'ottone che a poco a poco smette di essere freddo. Non parla nessuno. Fuori il portiere ripassa, vede le porte chiuse e la luce accesa, e decide di controllare le scale.",
        },
        say: {
          label: 'Dillo, prima che le porte si riaprano.',
          out: "{npc} ascolta a occhi chiusi, come si impara un numero. «Prima di rispondere c'è una lettera da scrivere» dice, «a chi la valuta. E la legge prima lei: se una parola non le va, non parte.» Le porte si riaprono. Aspettano anche loro.",
        },
        door: {
          label: "Tieni la porta a {npc}, e di' buonanotte.",
          out: 'La tieni con la spalla. {npc} esce, e dopo quattro passi si volta. «Buonanotte. Grazie di non avere aggiunto altro.» La porta girevole fa un giro per {npc} e uno per te. Si va da due parti; i passi si sentono per un pezzo.',
        },
      },
    },
  },
  endings: {
    together: {
      title: 'La stanza sopra le presse',
      body: "Il primo sabato dell'anno. La stanza che hai preso sta sopra una tipografia, nel vicolo; sotto le assi stampano partecipazioni di nozze, e le tazze camminano da sole lungo il ripiano. La cartiera ha avuto il suo tempo. Il tuo esito è arrivato da Gyeong-suk, undici righe e un sigillo, e da nessun altro; la lettera che lo garantiva è alle Risorse umane da prima di Natale, e prima che partisse l'hai letta tu.\n\nOgni passo l'hai fatto tu, e a ogni passo c'è stata una domanda. Per tutto l'autunno qualcuno ha tenuto aperta una porta. Non è servita.\n\nPer le scale, un tonfo. È {npc}, con le braccia piene di rotoli per la parete e un dolcetto di riso fra i denti, come la prima mattina. «Mmh.» Ormai sai tradurre: il piano è giusto, ma i rotoli erano undici.\n\nNel lavandino, due tazze. Accanto alla porta, in cornice, il modulo: la dodicesima riga è la prima a prendere luce.",
      hook: "Poi {npc} dice l'unica cosa che nessuno dei due aveva previsto: «Di sotto c'è mia madre».",
    },
    slow_promise: {
      title: 'Manutenzione',
      body: "La porta girevole, che la prima mattina non ti voleva, stasera vi mette fuori insieme, nello stesso spicchio: con undici rotoli non ci si stava. Il consiglio è finito. Lungo il torrente si cammina con le mani in tasca, e in tasca ci sono anche i badge.\n\nOrmai è detto, o quasi: che c'è, e che può aspettare. Finché il sigillo di Gyeong-suk non sarà asciutto; finché la lettera non avrà dormito nel suo archivio; finché nessuno potrà chiedere con che cosa è stato pagato. Per tutto l'autunno hai detto che cosa avresti fatto, e poi l'hai fatto. Alla sesta pietra si scopre che qualcuno teneva l'elenco.\n\n«A marzo» dice {npc}. «In agenda lo segno come manutenzione dell'ascensore. È l'unica voce che in azienda nessuno osa spostare.»\n\nLa pagina te la mostra sotto un lampione. Un giorno di marzo, a matita, mai in rosso, piccolo come un refuso.",
      hook: "Il giorno che avevi segnato è arrivato, e piove, e l'ombrello è uno.",
    },
    true_friends: {
      title: 'Il tavolo di nessuno',
      body: "Giovedì di curry, la settimana dopo il consiglio. Il tavolo dove non si sedeva nessuno a mezzogiorno è pieno. {rival} legge il menu fino in fondo, {friend} tiene sotto tiro il budino, Gyeong-suk requisisce le carote a tutti.\n\nPer undici secondi, una sera, poteva essere un'altra cosa. Le porte si sono aperte, si è visto il piano, e si è proseguito. Quando serviva un no, l'hai detto con il suo motivo; quello che si è detto in ascensore, l'hai lasciato in ascensore. Di persone così {npc} dichiara di conoscerne due. L'altra è il portiere.\n\nIl portiere, appunto, ha un pacchetto. È la prima mattina, vista dalla telecamera dell'ascensore 3: undici rotoli, un dolcetto di riso, due facce mosse che ridono di qualcosa fuori campo. «Non si salva nessuno» dice {npc}, con orgoglio.\n\nAdesso è appesa lì, in cornice, accanto al cartello che non leggeva nessuno. Undici secondi per piano: la gente guarda l'una, e già che c'è legge l'altro.",
      hook: 'Alle 23:40 il telefono dice: «Non ti arrabbiare. Ho parlato di te a qualcuno».',
    },
    heartbreak: {
      title: 'Il posto dei rotoli',
      body: "{npc} te lo dice sul tetto, la mattina dopo il consiglio, dove c'è vento e non c'è pubblico. Voi due, no. «Il motivo vero glielo devo», e te lo dà: sono quattro frasi, e in nessuna hai torto.\n\nAvevi offerto più di quanto pensassi di avere, e tenuto indietro quello che non si poteva ancora dare; dall'altra parte, lo stesso. La giuntura c'era fin dall'inizio, e ha ceduto lì. Il resto è al suo posto: il tuo nome nel programma, il modulo di Gyeong-suk, che ti pesa con la sua bilancia, com'era scritto il primo giorno. Del cachi rimane il picciolo, e sotto il picciolo una gazza con l'aria del creditore soddisfatto.\n\nHai in mano un foglio di Jeonju, con un'onda in mezzo. «È il migliore che abbiamo sbagliato» dice {npc}.\n\nAlle sei arriva l'ascensore 3, vuoto, con la sua F. Entri e ti metti da una parte, contro lo specchio, per abitudine. Dall'altra resta il posto di undici rotoli.",
      hook: 'A ottobre arriva un biglietto. Un posto solo. Il tuo nome è scritto giusto.',
    },
    own_path: {
      title: 'La porta girevole',
      body: "La lettera di Gyeong-suk la leggi accanto al bollitore, il palmo sul coperchio. È onesta. Qualunque cosa offra, la tua risposta è in tasca da domenica, e comincia con un grazie.\n\n{npc} legge le tre righe in piedi, dove la moquette cambia colore. «Non sposterei una virgola» dice, e tende la mano. Per tutto l'autunno ti hanno tenuto aperte delle porte, ed erano buone porte; tu hai seguito il tuo passo, dicendolo ogni volta, e nessuno l'ha messo in conto.\n\nIl quarto piano ti ha fatto un pacco. «A mani piene si parte, a mani piene si bussa» dice Gyeong-suk, che il proverbio l'ha inventato adesso, e il dolcetto di riso te lo infila fra i denti. Così scendi nell'ascensore 3 con le braccia occupate; e qualcuno, col badge ancora lucido, ti chiede a che piano.\n\nLa porta girevole ha un ritmo. Ce l'hai. Ti lascia fuori al primo giro; e sul vetro, dall'altra parte, c'è la tua mano.",
      hook: "Nel posto che hai scelto c'è già una lettera. Non l'avevi detto a nessuno.",
    },
  },
}
