import type { SinchonPack } from '../shape.ts'

/** First Spring in Sinchon, in Italian. */
export const sinchon: SinchonPack = {
  places: {
    hasuk: 'La pensione di Bok-soon',
    daldal: 'Caffè Daldal',
    booth: "Cabina di proiezione, sopra l'Aula B",
    sound: 'Sala di registrazione, seminterrato',
    avenue: 'Il viale',
    bus272: 'Il 272',
    store: 'Minimarket sotto il ponte della ferrovia',
    ansan: 'Collina di Ansan, la torre dei fuochi',
    library: 'Biblioteca, terzo piano',
    mangwon: 'Mangwon, in riva al fiume',
  },
  cast: {
    seojun: { full: 'Kim Seo-jun', given: 'Seo-jun', role: 'Regia, terzo anno' },
    jaein: { full: 'Lee Jae-in', given: 'Jae-in', role: 'Suono, terzo anno' },
    harin: { full: 'Yoon Ha-rin', given: 'Ha-rin', role: 'Economia, primo anno' },
    minjae: { full: 'Kang Min-jae', given: 'Min-jae', role: 'Barista al caffè Daldal' },
    mira: { full: 'Oh Mi-ra', given: 'Mi-ra', role: 'Docente, segue il Secondo Rullo' },
  },
  opening: {
    setup: [
      "Sessantuno associazioni, e gridano tutte. Da dietro una maschera da scherma qualcuno ti mette in mano un volantino, una caramella e un secondo volantino che riguarda la caramella. Due sotto zero. Gli striscioni schioccano come vele, e i fiori per cui questa città va famosa sono ancora chiusi nei rami, a pensarci su.\n\nIn fondo alla fila, dove il vento gira l'angolo, c'è l'unico banchetto che tace. Secondo Rullo, cineclub. Una cinepresa, un microfono, un thermos, e dalla tua parte la sola sedia libera del viale. {season}\n\n«Ci si può sedere» dice {npc}, senza voltarsi. «Non è che poi bisogna iscriversi. È solo una sedia.» Ti siedi. {npc} scopre il polso, guarda l'ora, sospira. «Io avevo detto mezzogiorno. Mi costi un pranzo.»",
      "In cento metri di viale risulti già nel coro, nell'apicoltura e in un gruppo di lettura che legge soltanto bugiardini. Hai detto «ci penso» tre volte, e tre persone l'hanno scritto. Tira quel vento di marzo che qui, dicono, ha invidia dei fiori: fiori non ce n'è, e lui si porta avanti.\n\nPoi il chiasso finisce di colpo, come un tappeto, e resta un banchetto. Niente striscione: un cartoncino, tenuto fermo da un rullino. Secondo Rullo, cineclub. Una cinepresa, un microfono, un thermos. E una sedia vuota, girata verso di te. {season}\n\n«È solo una sedia» dice {npc}. «Lo preciso perché stamattina ci hanno girato intorno in quaranta.» La provi: regge. {npc} guarda l'orologio, poi te, poi di nuovo l'orologio. «Ancora due minuti, e il pranzo lo pagavano a me.»",
    ],
    hook: 'Sul foglio dei soci ci sono undici nomi e una riga vuota. Accanto, una matita con la punta da tutte e due le parti.',
    options: {
      sign: {
        label: 'Scrivi il tuo nome sulla riga vuota.',
        out: '{npc} lo legge al contrario, poi gira il foglio e lo rilegge per il verso giusto, come si controlla una banconota. «Con te, sulla carta, fanno dodici.» Il tappo del thermos ti arriva pieno. «Dal vivo, la metà. La sedia, però, è compresa.»',
      },
      lunch: {
        label: 'Proponi di pagare tu il pranzo che è andato perso.',
        out: '{npc} fa il conto sul retro di un volantino: tu paghi {npc}, {npc} paga i giocolieri, i giocolieri mangiano. «In tutta questa economia» dice, «noi due non tocchiamo una forchetta.» La matita resta per aria, indecisa fra le sue due punte. «Si può correggere.»',
      },
      ask: {
        label: "Chiedi dell'altra punta della matita, e dei soci sulla carta.",
        out: "«Una punta è per chi si iscrive, l'altra per chi sparisce.» {npc} fa rotolare la matita lungo l'elenco fino al sesto nome. «Da qui in giù è gente che aveva freddo. L'anno scorso c'era la stufetta.» Sotto il banchetto c'è ancora il filo, arrotolato.",
      },
    },
  },
  season: {
    seojun: "Dietro il banchetto dieci dita gelate fanno da cornice all'ultima foglia dell'anno scorso.",
    jaein:
      "Dietro il banchetto un microfono è puntato contro una bandiera, con la pazienza di un'intervista.",
  },
  storylets: {
    hot_water: {
      setup: [
        "Le sette meno dieci, un bagno, undici persone. Dalla cucina sale odore di riso; per le scale scende una fila di asciugamani. A ciascuno toccano tre minuti di acqua calda, cronometrati da una gallina di plastica che non fa favori. Dentro c'è {npc}: abita più giù, ha i tubi gelati, e a Bok-soon ha portato su il riso. Dietro di te la Nove, scalza, trema con discrezione.",
        'Il calcolo era semplice: alle sette meno dieci il bagno è libero, perché la Sei russa e la Nove prega. Invece la porta è chiusa, il vetro appannato, e di là qualcuno si schiarisce una gola che conosci. «Mi ha portato su dieci chili di riso» spiega Bok-soon, che sul pianerottolo sta stirando una banconota. «{npc} si lava.» Dietro di te è arrivata la Nove, e trema.',
      ],
      hook: '«Di calda ne restano tre minuti» dice {npc} da dietro la porta. «Li cedo per una canzone. Cantata.»',
      options: {
        sing: {
          label: 'Paga attraverso la porta: una strofa, come viene.',
          out: "Viene l'inno dell'università, che non sa nessuno; e infatti alla seconda riga passi al la-la-la. Di là {npc} attacca la seconda voce, e le parole le ha tutte. Scorre il chiavistello. Esce prima il vapore, con dentro ancora il ritornello.",
        },
        give: {
          label: 'Cedi i tre minuti alla Nove, che trema.',
          out: "La Nove ringrazia quando è già dentro. {npc} esce con il cappotto sopra l'asciugamano, i capelli in quattro direzioni, e guarda i tuoi, asciutti. «E la mia canzone?» Sul pianerottolo Bok-soon, che stira banconote, allunga un braccio e rimette la gallina indietro di tre minuti.",
        },
        bargain: {
          label: "Pretendi di vedere il tasso di cambio dell'acqua calda.",
          out: "«Una strofa, tre litri. Il ritornello, cinque. Gli acuti a parte.» La porta si apre quanto un occhio, e l'occhio passa in rivista spazzolino, asciugamano, solvibilità. «I soci del cineclub» conclude {npc}, «possono anche fischiettare.»",
        },
      },
    },
    registration_war: {
      setup: [
        "Alle dieci in punto si aprono le iscrizioni, e il terzo piano sembra una sala operatoria: maniche rimboccate, dita sospese, nessuno che osi starnutire. Tu vuoi il seminario del venerdì. Quaranta posti, quaranta iscritti: uno ce l'ha {npc}, che oggi è qui, dice, soltanto per fare numero. Dieci, zero, zero. Premi. Di fronte a te, nello stesso istante, un altro tasto va giù.",
        "C'è chi ha portato il cuscino, chi il santino, chi la nonna al telefono che legge i secondi ad alta voce. Nove e cinquantanove. Il seminario del venerdì è pieno da ieri, e fra i quaranta c'è {npc}, che dall'altra parte del tavolo ti dà il tempo con la matita: tre, due. La matita si ferma. Due tasti scendono insieme, e se ne sente uno solo.",
      ],
      hook: 'Sul tuo schermo, una spunta verde. Nel vetro alle spalle di {npc}, alla rovescia: iscrizione annullata.',
      options: {
        thank: {
          label: "Di' grazie, e non aggiungere altro.",
          out: '{npc} aspetta il seguito: un ma, una battuta, un prezzo. Non arriva. Allora abbassa lo schermo pianissimo, come si chiude la porta di chi dorme. «Il venerdì, però, mi racconti come va a finire. È un seminario sui finali.» Più in là qualcuno, finalmente, starnutisce.',
        },
        return: {
          label: 'Restituisci il posto: premi annulla anche tu.',
          out: 'La pagina dice trentanove su quaranta, e voi due a spingervi quel posto come il conto al ristorante: prego, ma ci mancherebbe. Poi dice quaranta. Non ha premuto nessuno dei due. {npc} passa in rassegna la sala, banco per banco. «Spero almeno che prenda appunti.»',
        },
        both: {
          label: 'Proponi un posto in due: stessi appunti, venerdì alterni.',
          out: "«Tecnicamente è una truffa» sussurra {npc}, tirando già una riga a metà del foglio. A te i venerdì dispari. Chi c'era racconta, chi non c'era paga la minestra. Nel margine provate la firma per il registro, un pezzo per ciascuno: viene meglio di quella vera.",
        },
      },
    },
    the_unread_one: {
      setup: [
        'Lo scrive Ha-rin, ché tu «a Natale saresti ancora a “ciao”»: “I budini erano tre per due e io con le divisioni ho sempre litigato. Dormi?” Preme invio a occhi chiusi e mette il telefono in piedi sul pavimento, fra voi due, come una candela. 00:14. Accanto al messaggio, piccolo e giallo, un 1. «Che nessuno respiri» ordina Ha-rin.',
        "L'avevi scritto per cancellarlo, come fanno tutti: “I budini erano tre per due e io con le divisioni ho sempre litigato. Dormi?” Poi, dall'altra parte del corridoio, Ha-rin ha starnutito, e il tuo è un pollice emotivo. Adesso il messaggio è nel mondo, con il suo 1 accanto. Lei compare sulla soglia con la maschera di tessuto in faccia: un fantasma che si idrata. «Che cosa abbiamo fatto» dice, felice.",
      ],
      hook: "L'1 si spegne. Niente puntini. Niente risposta. Poi, ottantaquattro gradini più giù, il cancello che nessuno olia.\n\n«Avevo cominciato a rispondere» dice {npc} da sotto. «A piedi si faceva prima.»",
      options: {
        down: {
          label: 'Scendi con tre budini e nessun piano.',
          out: 'Vi incontrate al quarantesimo gradino, che finora non era stato di nessuno. {npc} ha una ciabatta e una scarpa. Tre budini, due persone, un cucchiaino solo, perché a tutto il resto avevi pensato. «Rifalla, questa divisione» dice {npc}. «Con calma.»',
        },
        window: {
          label: 'Grida dalla finestra: «La gente seria abita di fronte!»',
          out: "«Ho provato. Dorme.» Si accende una finestra, poi un'altra, poi quella di Bok-soon. Sui gradini in piena luce {npc} alza le mani, come chi stava portando via la collina, e non accenna a rimetterla al suo posto.",
        },
        honest: {
          label: 'Scrivi: «È partito per sbaglio. Ma non si sbagliava.»',
          out: 'Questo 1 campa mezzo secondo. Giù nel buio lo schermo accende un mento, poi una bocca, poi quello che la bocca sta facendo. {npc} legge due volte. Alza la testa e, fra undici finestre tutte uguali, trova la tua al primo colpo.',
        },
      },
    },
    mt_ramyeon: {
      setup: [
        "L'MT è questo: un salone preso in affitto in riva al fiume, trenta persone, una pentola. Alle tre passate il ramyeon è pronto, e le ciotole, si scopre adesso, sono rimaste a Sinchon. Fra tre minuti gli spaghetti saranno colla. Dal mucchio dei gomiti spunta un braccio, poi il coperchio della pentola, capovolto e fumante; per ultimo, dietro il coperchio, {npc}.",
        'Alle tre la gara dei talenti è finita, ha vinto uno che sapeva tossire in coreano antico, e per terra dormono in ventinove. Poi qualcuno apre una busta di ramyeon, e quel rumore lo sentono anche nel sonno. Pentola, una. Eri fra i primi quattro, adesso sei fra i primi venti. Fuori, sul gradino, la schiena al vento del fiume, {npc} mangia da un coperchio.',
      ],
      hook: 'Un boccone, due. Poi {npc} si ferma, asciuga il bordo con la manica e tende il coperchio a te. Alle tue spalle qualcuno fa: «Ah».',
      options: {
        lid: {
          label: 'Prendi il coperchio, con due mani, e mangia.',
          out: 'Scotta, e allora {npc} ci infila sotto la sciarpa, che da quel lato diventa brodo. Mangi in piedi. A metà viene fuori un uovo intero, nascosto con una certa arte. «Strano» dice {npc}, studiando il fiume. «Non saprei proprio come ci sia finito.»',
        },
        serve: {
          label: 'Fai prima il giro degli altri: voi due per ultimi.',
          out: 'Il coperchio fa il giro del salone: dieci persone, venti, una che mangia senza svegliarsi. {npc} fa luce col telefono e tiene il conto. Quando tornate sul gradino restano due dita di brodo. «Di spaghetti» dice {npc}, guardandoci dentro, «ne ricordo di ottimi.»',
        },
        rank: {
          label: 'Apri la solenne classifica degli spaghetti di sempre.',
          out: "{npc} posa le bacchette: servono le mani libere. «Terzo posto: minimarket, sedia di plastica, pioggia. Secondo: quelli rubati.» Il primo si fa aspettare, il vapore si assottiglia. «Vacante» decide {npc}. «Si assegna solo dopo l'assaggio», e il coperchio avanza di un palmo verso di te.",
        },
      },
    },
    library_note: {
      setup: [
        "Sei minuti, il tempo di sciacquarti la faccia, e sul banco c'è una bottiglietta. Vitamine, ancora fredda, con un foglietto intorno al collo: “Da bere prima della tabella 9. Dopo è tardi.” Le lettere camminano ognuna per conto suo, come le fa una mano che di solito sta a guardare. Due posti più in là {npc} sottolinea. Sottolinea tutto, da un pezzo.",
        "Le dieci e dieci di sera, cento persone che non parlano e una che russa. Torni dal distributore dell'acqua e il posto è come l'avevi lasciato, astuccio di guardia compreso; solo che sugli appunti è spuntata una bottiglietta marrone. “È un'ora che leggi la stessa riga. La riga sta bene.” L'ha scritto con la sinistra qualcuno che ha una destra. In fondo alla fila {npc} si massaggia un polso.",
      ],
      hook: "Sotto la scritta c'era un cuore. È stato cancellato con cura, con la mano sbagliata, quattro volte.",
      options: {
        compare: {
          label: 'Metti il biglietto accanto al quaderno di {npc}, senza una parola.',
          out: 'A sinistra il biglietto, a destra la grafia minuta di {npc}. Vi chinate insieme, da periti. «Nessuna somiglianza» sussurra {npc}. «Questa persona ha sofferto, con le vocali.» Poi, a scanso di equivoci, firma la perizia. Con la sinistra. Se ne accorge alla terza lettera.',
        },
        answer: {
          label: 'Rispondi con un biglietto tuo, scritto con la sinistra.',
          out: 'Viaggia sotto due gomiti e una testa addormentata. {npc} lo apre, lo gira, ci lavora su. Torna per la stessa via: un accento corretto, una parola cerchiata, e in fondo, tremolante, “Ottimo. Si vede lo sforzo”. Il cuore è cancellato una volta sola.',
        },
        drink: {
          label: "Bevi fino all'ultima goccia e non dire niente.",
          out: "Sa di limone e di ambulatorio. Posi il vuoto sul bordo del banco, l'etichetta in fuori, dove si vede bene. {npc} gira pagina: non succedeva da mezz'ora. Più tardi, nella bottiglietta, qualcuno ha messo una matita, come un fiore.",
        },
      },
    },
    blossom_nine_days: {
      setup: [
        "Durano nove giorni, e oggi è il nono. I petali vengono giù di traverso, nei cestini delle biciclette, nei cappucci, nel caffè di uno che non se ne accorge; e sotto, tutti a passo svelto con i foglietti in mano, perché l'esame è domani. In mezzo al viale {npc} si ferma, tira fuori il telefono, imposta la sveglia. «Dieci minuti» dice. «Poi torno a essere una persona seria.»",
        "Nella lingua dei fiori il ciliegio, in questa università, vuol dire esame. Esci alle sei meno venti con la calcolatrice in mano, e l'intero viale si sta spogliando senza riguardo per la sessione. Sotto l'albero più grosso c'è {npc}, il maglione di ieri, il telefono alzato. Non è per una foto: è una sveglia. «Ho diritto a dieci minuti di primavera» dice. «Ho controllato.»",
      ],
      hook: 'Nove minuti e mezzo. Un petalo scende, cambia idea due volte, e si posa sul tuo formulario.',
      options: {
        stay: {
          label: 'Lascia suonare la sveglia e continua a guardare.',
          out: "Suona per intero, con tutti gli uccellini che ha in repertorio; due cani si voltano. {npc} no. C'è un petalo fermo su un sopracciglio, e a muoversi cadrebbe. «È avanti» dice {npc} alla fine, senza spostare un muscolo. «Va sempre avanti, questa sveglia.»",
        },
        quiz: {
          label: 'Stendi gli appunti sotto il ciliegio e interrogatevi.',
          out: 'Alla terza domanda la calcolatrice ha un petalo sotto il tasto del più, e non somma. {npc} la scuote, ci soffia, rinuncia. «Per oggi si può solo dividere» dice, e te la passa. Alla sveglia raccogliete i fogli, con quello che ci è piovuto sopra.',
        },
        pocket: {
          label: 'Intasca una manciata di petali: prometti di renderli fra un anno.',
          out: "{npc} pretende che si contino. Sono ventisei, più un coriandolo, che viene messo a verbale. «Fra un anno, qui, in buono stato», e lo scrive sul retro dell'orario degli esami. Ci pensa, aggiunge l'ora. Poi si china a raccogliere il ventisettesimo, di scorta.",
        },
      },
    },
    exam_slippers: {
      setup: [
        "Le due e mezza di notte, corridoio del terzo piano, sessione d'esami. Parla solo il distributore, a ronzii. Ci arrivate da due parti, tu e {npc}, con il passo di chi dorme a quarti d'ora, e vi fermate davanti alle bibite con gli occhi bassi. Ai piedi di {npc}: una ciabatta blu, una a quadretti. Ai tuoi: una a quadretti, una verde.",
        "Alle due e mezza la biblioteca è una città in ciabatte. La tua destra è a quadretti; la sinistra no, ma a quest'ora si abbina quello che si trova. Davanti al distributore {npc} preme il 14, aspetta, preme di nuovo il 14. Poi abbassa gli occhi, e li tiene lì. Anche {npc} ne ha una a quadretti, la sinistra, e dall'orlo spunta lo stesso filo.",
      ],
      hook: 'Una destra e una sinistra. Lo stesso quadretto, lo stesso orlo scucito. Il distributore ha visto tutto e trattiene il resto.',
      options: {
        swap: {
          label: 'Proponi lo scambio: che almeno un paio torni intero.',
          out: 'Si fa su un piede solo, una mano alla parete, come fra due fenicotteri che si rispettano. Alla fine i quadretti li hai tu; a {npc} restano una blu e una verde. «Mi donano» dice, e prova tre passi. Cigola soltanto a sinistra.',
        },
        lost: {
          label: 'Giura di non avere mai visto quella ciabatta.',
          out: "{npc} annuisce. Guarda la ciabatta. Guarda te che non guardi la ciabatta. «Dev'essere un modello diffuso» dice, con una gentilezza che fa venire freddo ai piedi. Il distributore scarica una lattina che nessuno ha chiesto, e nessuno la raccoglie.",
        },
        tea: {
          label: "Prendi un tè d'orzo caldo per quella faccia senza sonno.",
          out: "La lattina scotta; {npc} la passa da una mano all'altra, poi se la tiene contro la guancia, la schiena al distributore che vibra. «Cinque minuti» dice, a occhi chiusi. «Se russo, sto ripassando.» Là sotto, le quattro ciabatte puntano tutte dalla stessa parte.",
        },
      },
    },
    drop_the_yo: {
      setup: [
        "Undici minuti, dice il display, che è un ottimista. {npc} tiene il treppiede in spalla come si porta un bambino addormentato. «Occhio al gradino, {pc}, si scivola.» {pc}. Sono sei settimane che ti chiama «senti» e «scusa», come si chiama un cameriere, e stasera è uscito il nome. Se ne accorge insieme a te. Di colpo l'orario degli autobus è una lettura appassionante.\n\n«Scusa. Cioè: senti. Lo rimetto a posto.»",
        "Discutete dell'ultima inquadratura sottovoce, per via delle case che dormono. «No, ma scusa, {pc}», e poi più niente. Il nome è uscito da solo, in maniche di camicia, dopo sei settimane di «senti» e di «ehi». La discussione resta ferma lì dov'era. {npc} si mette a studiare l'orario: è quello dell'altra direzione.\n\n«Scusa. Cioè: senti. Lo rimetto a posto.»",
      ],
      hook: 'In cima alla salita spuntano i fari. Hai il tempo di un semaforo rosso.',
      options: {
        again: {
          label: 'Chiedi di risentirlo, ma senza le scuse.',
          out: "{npc} prende fiato come prima di un tuffo. «{pc}.» Un taxi rallenta, vi scambia per clienti, ci ripensa. «Credevo fosse più lungo.» Il 272 accosta, apre, aspetta, sbuffa, e se ne va a fare l'autobus di qualcun altro.",
        },
        toll: {
          label: 'Esigi un pedaggio: una risposta vera per il nome sfuggito.',
          out: '«Questa è estorsione.» {npc} cambia spalla al treppiede per poter contare sulle dita. «Un nome, una domanda. Poi però tocca a me, e io ho messo da parte.» Sale un signore anziano con un porro sotto il braccio. Le porte vi guardano ancora un momento, e si chiudono.',
        },
        keep: {
          label: "Di' che a quel «senti» ci tieni ancora un po'.",
          out: "«E “senti” sia.» Sulla faccia di {npc} passa il sollievo, e subito dietro qualcos'altro. «Senti: buonanotte.» Tutto intero, come si restituisce un piatto lavato. Quando il 272 svolta, sul marciapiede c'è ancora un braccio alzato. Fa un po' ridere. Resta su.",
        },
      },
    },
    sound_of_kitchen: {
      setup: [
        "Moquette sulle pareti, moquette sul soffitto: dopo un minuto senti il tuo polso, dopo due quello che hai mangiato. Sulla porta c'è scritto NON È ROTTO, È SILENZIO. {npc} ha il registratore sulle ginocchia e la cuffia intorno al collo. Al film serve una cucina, dice; ma quelle di Sinchon le ha provate tutte, e suonano tutte come se sapessero di essere ascoltate.",
        "Avete registrato tre frigoriferi, due fornelli e la padella di Bok-soon, che in cuffia sembra pioggia. {npc} scuote la testa, torna indietro, riascolta. Le nove e venti; di sopra hanno spento anche il corridoio. Qui sotto si sente la lucetta rossa, che non fa rumore, e un po' ne fa. Poi il microfono buono gira sul suo braccio, e si ferma davanti a te.",
      ],
      hook: '«La cucina di casa tua» dice {npc}. «A occhi chiusi. Che cosa si sente per primo?»',
      options: {
        fridge: {
          label: "Imita il frigorifero, dall'attacco allo spegnimento.",
          out: "L'attacco è basso, con un tremito; in fondo ci metti il sussulto delle bottiglie. {npc} non ride: alza un dito, sposta un cursore. «Il sussulto, da capo.» Lo rifai. Sull'etichetta scrive “Frigorifero, solista”, e te la fa leggere prima di incollarla, come un contratto.",
        },
        mother: {
          label: 'Racconta che cosa si dice, in quella cucina, e a chi.',
          out: 'A metà {npc} si toglie la cuffia: certe cose si ascoltano senza. La lancetta sale e scende con la tua voce. «Questo non lo uso» dice {npc}, e stacca la spina, bene in vista. «Ma adesso so che cosa cercavo nelle padelle.»',
        },
        yours: {
          label: 'Chiedi di sentire prima la cucina di {npc}.',
          out: "Il dito resta sul tasto. «Una radio accesa in un'altra stanza» dice {npc}. «Qualcuno che abbassa il fuoco, perché torno tardi. Il coperchio rimesso piano.» Non c'è niente da imitare, e non imita. Con l'unghia, sul bracciolo, fa il coperchio: una volta, piano.",
        },
      },
    },
    carnation_day: {
      setup: [
        "L'otto maggio al Daldal telefonano tutti: si sente «sì, mamma» in quattro accenti, e la campanella della porta, in ritardo, che dà ragione alle mamme. Tu hai preso i garofani all'uscita della metro, e te ne avanza uno. {rival} asciuga bicchieri senza alzare la testa. Al tavolo 3 {npc} ha il telefono davanti, a faccia in giù, e ci ha posato sopra la zuccheriera.",
        "A padri e madri, oggi, un garofano e una telefonata. Il marciapiede del Daldal è pieno di gente che va avanti e indietro con una mano sull'orecchio; dentro, zucchero bruciato, {rival} che lucida la macchina, e {npc}, che da un quarto d'ora piega lo stesso tovagliolo. Il telefono è nel cappotto, il cappotto sull'attaccapanni, l'attaccapanni lontano. A te è rimasto un garofano di troppo.",
      ],
      hook: '«Io no» dice {npc}, prima che qualcuno abbia chiesto. Il garofano ti gocciola sul polso.',
      options: {
        glass: {
          label: 'Metti il garofano in un boccale da birra, fra voi due.',
          out: "Il boccale è troppo alto: il garofano si affaccia come da un balcone. Per chi sia, non lo spiega nessuno. {npc} lo gira di un quarto, finché il lato bello guarda te. «Pende» dice. «Come chi sta ascoltando.» {rival} cambia l'acqua e passa oltre.",
        },
        call: {
          label: "Presta il tuo telefono, e va' a vedere che tempo fa.",
          out: 'È sereno, e per accertartene impieghi undici minuti. Dal vetro si vede una schiena, e una mano che tiene il telefono con due dita, come una cosa calda. Quando rientri lo schermo è pulito. «Rispondono al decimo squillo» dice {npc}. «Ho resistito fino al nono.»',
        },
        why: {
          label: 'Chiedi, senza giri di parole: perché tu no?',
          out: '«Perché mi chiederebbero se va tutto bene» dice {npc}, «e io direi di sì, e ci crederebbero.» Lo dice senza durezza, a un cucchiaino. Poi prende un tovagliolo e lo piega, lo ripiega, fino a sedici; più di così la carta non si lascia piegare.',
        },
      },
    },
    festival_tent: {
      setup: [
        "Alle otto il viale è tutto tendoni e lampadine, e quello del Secondo Rullo frigge pajeon: due padelle, una fila, {friend} che grida le ordinazioni come numeri vincenti. {rival}, in prestito dal Daldal, ti insegna il colpo di polso, «con permesso», guidando il manico e non la mano. Dall'altra padella, affidata a {npc}, sale un filo di fumo. {npc} sta guardando altrove. Cioè qui.",
        "«Il pajeon, le direi, va girato quando smette di protestare» spiega {rival}, che una frittella la tratta da cliente. La lanci; ricade, quasi tutta. {friend} incassa e annuncia i minuti d'attesa. In fondo al banco, alla seconda padella, {npc} tiene la paletta a mezz'aria e non la usa. Nella fila qualcuno annusa, qualcuno si volta. Da quella parte la frittella è nera da un pezzo.",
      ],
      hook: "Il fumo sale dritto, come un segnale. {npc} abbassa gli occhi sulla padella con l'aria di chi legge una notizia.",
      options: {
        flip: {
          label: 'Chiedi se quella bruciata era voluta.',
          out: "«È un esperimento» dice {npc}. «Sulla pazienza.» La paletta gratta il fondo con molto impegno; le orecchie, accanto alla fiamma, hanno preso colore, anche quella dalla parte dove la fiamma non c'è. {rival} annuncia che va a cercare dell'altro olio. La bottiglia è piena.",
        },
        bring: {
          label: 'Porta a {npc} la frittella riuscita meglio.',
          out: "{npc} la mangia in piedi, a bocconi piccoli. «Il bordo è da manuale» dice: è il bordo che hai lanciato tu. L'ultimo pezzo, quello croccante, lo spezza in due, e la metà più grande ti ricade nel piatto, per un errore di mira.",
        },
        queue: {
          label: "Chiama {npc} dietro il banco: c'è la fila.",
          out: 'Un grembiule in due, annodato a metà: tu giri, {npc} incarta, e le ordinazioni di {friend} vi passano sopra la testa come gabbiani. Le sole parole sono numeri. Verso il trentesimo pajeon i gomiti non si scontrano più. «Non siamo male» dice {npc}, alla padella.',
        },
      },
    },
    beacon_path: {
      setup: [
        "Dall'alto di Ansan Seul è un quadro elettrico: si accende un quartiere, se ne spegne un altro, e nessuno dà la colpa a nessuno. Odore d'acacia. Un pensionato con la radiolina vi sorpassa e saluta. {npc} si siede sul muretto, apre la bocca, la richiude. Poi punta un dito. «Quella è la torre dell'acquedotto.» È un albergo. «Quelle, le poste centrali.» Le poste sono dall'altra parte.",
        "È tutta la salita che {npc} comincia una frase. «Dunque» alla prima panchina, «no, dicevo» alla fontanella, e alle nove e cinquanta, in cima, accanto alla torre dei fuochi, di nuovo «dunque». Sotto c'è la città, tutta accesa. «Quello lì è il Palazzo del mare.» Il mare è a quaranta chilometri. «E quello, con il rosso sopra, il Ministero dei fari.»",
      ],
      hook: 'Quando hanno un nome tutte le torri di destra, {npc} passa a quelle di sinistra. Non sono molte.',
      options: {
        name: {
          label: 'Inventa nomi migliori, torre per torre.',
          out: 'Alla terza torre {npc} smette di correggerti; alla sesta prende appunti sul dorso della mano. Avanza un grattacielo storto, acceso a metà, che nessuno dei due riesce a sistemare. «Lasciamolo senza» dice {npc}. «Così bisogna tornare su a cercarglielo.»',
        },
        say: {
          label: "Di' tu quella cosa, prima che finiscano le torri.",
          out: 'Il braccio di {npc} è ancora teso verso una torre qualunque. Scende a rate: la mano, il gomito, la spalla. «Io ero ancora agli edifici pubblici.» E poi, con la voce di chi ha posato una cosa ingombrante: «Si può risentire? Giuro che non indico.»',
        },
        wait: {
          label: 'Aspetta, finché le torri non finiscono.',
          out: "Finiscono verso Mapo. {npc} cerca ancora: trova un'antenna, una gru, una finestra; poi più niente. Il silenzio dura quanto una canzone alla radio. «Ecco» dice {npc}. «Era per arrivare qui.» Non aggiunge altro; ma il ginocchio che ballava da mezz'ora ha smesso di ballare.",
        },
      },
    },
    bad_review: {
      setup: [
        'Le undici e dodici, la lampada che ticchetta, il divano che ha recitato in tre film e si lamenta da professionista. {npc} ti mostra la sequenza montata oggi: una fermata, una mano che saluta, un autobus che non arriva. Al minuto 1 e 12 preme pausa, e la mano resta lì, enorme, a metà. «La verità» dice {npc}. «Per favore.» Dalle scale salgono i tacchi di {elder}.',
        "«Senza pietà» aveva detto {npc}, e poi ha passato dieci minuti a spolverare lo schermo. Adesso la sequenza gira: una cucina vuota, una sedia, una voce fuori campo che spiega la sedia. Al buio non guardi sempre lo schermo, e non lo guarda sempre {npc}. Per le scale si avvicina il passo di {elder}, che a quest'ora viene a spegnere tutto. La barra si ferma a 1 e 12.",
      ],
      hook: 'È proprio lì, a 1 e 12, che non funziona. {npc} ha tolto il dito dal tasto, e aspetta.',
      options: {
        truth: {
          label: "Di' la verità, con il minuto e il secondo.",
          out: "«Uno e dodici» ripete {npc}. Torna indietro, riguarda. «Lo sapevo. Speravo che non si vedesse.» E taglia, con un colpo che si sente fin sulle scale. «Chi l'ha trovato?» chiede {elder} dalla porta; poi segue lo sguardo di {npc}, e spegne una luce sola.",
        },
        praise: {
          label: "Di' che è meravigliosa, così com'è.",
          out: "«Grazie» dice {npc}, in fretta. La sequenza riparte, passa da 1 e 12, e voi la guardate passare come un conoscente che non saluta. Sul tasto della pausa resta l'impronta lucida di un pollice. {npc} salva con un nome nuovo: “definitivo”. Ce n'erano già quattro.",
        },
        fix: {
          label: 'Chiedi di provare il taglio insieme.',
          out: "{npc} ti lascia il posto ai tasti e resta dietro, a dire i fotogrammi. Tre in meno. Cinque. Otto. A otto l'immagine smette di spiegarsi. «Lì» sussurra {npc}, e nessuno respira. Sulla soglia {elder} spegne il corridoio, e non chiede di chi sia il montaggio.",
        },
      },
    },
    night_bus_n: {
      setup: [
        "L'N di notte è pieno di gente che dorme: teste contro i vetri, un'arancia che rotola a ogni curva e torna dal suo proprietario. {npc} siede accanto a te, sul posto sopra la ruota. Da due fermate la testa pende, si riprende, pende. All'ultima curva scende fino a un centimetro dalla tua spalla, e lì, a occhi chiusi, si ferma.",
        "L'una e quaranta. L'autista ha abbassato la radio per riguardo; su un vetro hanno disegnato un pesce, e il pesce gocciola. Stavate parlando del film. A metà di una frase {npc} ha perso il verbo, poi il soggetto, e adesso la testa scende piano, insieme alla strada, verso di te: dieci centimetri, cinque. Uno. Lì qualcosa la tiene.",
      ],
      hook: '«Mi appoggio?» dice {npc}, senza aprire gli occhi. «Se è di troppo, resto così, per aria.»',
      options: {
        shoulder: {
          label: 'Colma tu quel centimetro.',
          out: "Pesa meno di una borsa e più di quanto sembrasse. I capelli sanno di polvere calda. «Cinque fermate» mormora {npc}. «Poi diamo la colpa alla curva.» Di curve, da qui, non ce n'è: è tutto ponte, dritto, con le luci che vi passano sulle mani.",
        },
        confess: {
          label: "Di' la cosa vera, al finestrino.",
          out: 'Il vetro si appanna lì. La testa è ancora a un centimetro, ma il respiro ha cambiato passo. «Dormo» dice {npc}, dopo un semaforo. «Domani però ridilla a me. Il finestrino scende prima.» Un dito raggiunge la macchia di fiato e ci mette il punto.',
        },
        stop: {
          label: 'Suona la fermata e scendi, con garbo.',
          out: "Al plin la testa torna dritta, senza offesa. «Buonanotte» dice {npc}, e ti passa la borsa dalla parte dei manici. «Grazie del centimetro.» Dal marciapiede guardi l'N ripartire: sul sedile sopra la ruota nessuno si è allargato. La tua metà è rimasta com'era.",
        },
      },
    },
  },
  endings: {
    together: {
      title: 'Colazione',
      body: "Dopo una proiezione nessuno va a dormire: si impilano sedie. Alle sei porti in cabina l'ultima, e la riconosci dal piede storto. È quella del viale: due sotto zero, sessantuno associazioni che gridavano, e {npc} che diceva «è solo una sedia». Sul pranzo perso, a quanto pare, sono maturati gli interessi.\n\nLa colazione è quello che c'è: mandarini, il thermos, e due budini scaduti ieri, di cui si evita di parlare.\n\nNon è successo niente di grande. Certe sere hai aspettato l'ultimo rullo; certe volte hai detto la cosa vera quando ce n'era una più comoda a portata di mano; e una volta oggi, una domani, è diventata un'abitudine, con dentro due persone. «Credevo che i film finissero» dice {npc}. «Invece poi si lavano le tazze.»\n\nNel lavandino ce ne sono due, una dentro l'altra. La matita a due punte, corta ormai come un pollice, tiene aperta la finestra.",
      hook: "Poi {npc} dice l'unica cosa che nessuno dei due aveva previsto: «Di sotto c'è mia madre».",
    },
    slow_promise: {
      title: 'La porta accostata',
      body: "Finita la proiezione, il viale è così vuoto che si sentono le corde delle bandiere. Lo fate a piedi, con il treppiede fra voi: una gamba per ciascuno, la terza per aria. Dove il vento gira l'angolo, {npc} rallenta. «Qui c'era la sedia» dice. «Qui ci ho rimesso un pranzo.»\n\nOrmai è detto, o quasi: che c'è, che non ha fretta, e che nessuno dei due vuole farlo nascere in una settimana di esami e scatoloni. Per tutta la primavera gli appuntamenti piccoli li hai mantenuti, anche i noiosi. A uno più grande, un po' più in là, si può credere.\n\n«Un giovedì» propone {npc}. «I giovedì non li vuole nessuno: li danno via per poco.»\n\nLo scrivete sul retro del programma di sala, tu con una punta della matita, {npc} con l'altra. Un giovedì di settembre, e un'ora; in una grafia così piccola che per leggerla bisogna avvicinarsi in due.",
      hook: "Il giorno che avevi segnato è arrivato, e piove, e l'ombrello è uno.",
    },
    true_friends: {
      title: 'Il tavolo migliore',
      body: "Il tavolo migliore di Sinchon sono due sedie di plastica e una cassetta, sotto il ponte della ferrovia, e stasera, dopo la proiezione, ci state in dodici. Passa un treno: per nove secondi le frasi restano in piedi ad aspettare; poi si risiedono.\n\nC'è stata una sera in cui poteva diventare l'altra cosa. Si è affacciata, ha visto che si litigava sull'olio di sesamo, ha chiesto scusa e ha richiuso. La verità l'hai detta anche quando non conveniva, e quella che ti è stata detta l'hai tenuta. È roba che occupa posto. A questo tavolo, difatti, si sta stretti.\n\n{npc} ti passa un pacchetto sopra il kimchi. È il primo giorno: la sedia, la matita a due punte, tu dietro un volantino, {npc} a metà di uno starnuto. «Per un cineclub» dice, «è un disonore. L'ho fatta incorniciare.»\n\nLa cornice sta in piedi contro il barattolo, e a ogni treno si avvicina di un dito.",
      hook: 'Alle 23:40 il telefono dice: «Non ti arrabbiare. Ho parlato di te a qualcuno».',
    },
    heartbreak: {
      title: 'Un posto tenuto',
      body: "{npc} ti chiede di venire un'ora prima, e te lo dice sul viale, dove a marzo stava il banchetto. Ci mette due minuti. Voi due, no. Lo dice alla luce, a mani vuote, con le parole in ordine, come chi le ha provate con un muro; e la parte sulla primavera, che era vera, non la toglie.\n\nAvevi dato parecchio, e in parte ad alta voce. Altre cose erano state rimandate a dopo, da una parte e dall'altra, e dopo è una stanza piccola. Colpe non ce n'è. Una maschera da scherma attraversa il viale, vede le vostre facce, e torna indietro in punta di piedi.\n\n«Sei la prima persona a cui ho mostrato una cosa non finita» dice {npc}. «Quella resta.»\n\nIn Aula B trovi posto in terza fila. Il film è bello. Quando riaccendono, la tua giacca è piegata sulla sedia accanto: l'hai tenuta libera per tutto il tempo, per abitudine.",
      hook: 'A ottobre arriva un biglietto. Un posto solo. Il tuo nome è scritto giusto.',
    },
    own_path: {
      title: 'Le tue scarpe',
      body: "Il film lo guardi dal fondo, in piedi, vicino alla porta. Il tuo nome passa nei titoli per due secondi, scritto giusto. Quando riaccendono, {npc} cerca lungo le file, ti trova, alza una mano. È un saluto senza domande dentro.\n\nLa primavera ti aveva fatto venire per una cosa e te ne ha insegnate altre. Sai quale sedia del minimarket non balla. Sai quanto fanno ottantaquattro gradini con la spesa. Più di una volta ti hanno indicato una strada, con gentilezza, e hai preso la tua; l'hai detto, ogni volta, e nessuno te ne vuole.\n\nBok-soon ti ha stirato una banconota per il viaggio. È così rigida che nel portafoglio non entra: la porti in mano, come un diploma.\n\nDove il vento gira l'angolo qualcuno ha rimesso fuori la sedia. È solo una sedia. Ci passi accanto, sali per la valigia, ridiscendi; e la tua mano è sul cancello di Bok-soon, dall'altra parte.",
      hook: "Nel posto che hai scelto c'è già una lettera. Non l'avevi detto a nessuno.",
    },
  },
}
