import type { TowerPack } from '../shape.ts'

/** The Glass Tower, in Spanish. */
export const tower: TowerPack = {
  places: {
    lobby: 'El vestíbulo',
    fourth: 'Cuarta planta, Cultura del Papel',
    archive: 'Sótano 2, el archivo',
    lift: 'Ascensor 3',
    twentyseven: 'Planta veintisiete',
    alley: 'Euljiro, el callejón de las imprentas',
    roof: 'La azotea',
    stream: 'Cheonggyecheon, las piedras del arroyo',
    mill: 'Jeonju, la papelera',
    canteen: 'El comedor del sótano',
  },
  cast: {
    dohyun: { full: 'Cha Do-hyun', given: 'Do-hyun', role: 'Planta veintisiete, restaurador de papel' },
    yuna: { full: 'Seo Yu-na', given: 'Yu-na', role: 'Planta veintisiete, empezó en prácticas' },
    eunbi: { full: 'Choi Eun-bi', given: 'Eun-bi', role: 'En prácticas, antes arquera' },
    hyunwoo: { full: 'Baek Hyun-woo', given: 'Hyun-woo', role: 'En prácticas, al cuarto intento' },
    gyeongsuk: { full: 'Nam Gyeong-suk', given: 'Gyeong-suk', role: 'Jefa del equipo de Cultura del Papel' },
  },
  opening: {
    setup: [
      'La puerta giratoria tiene un ritmo y todavía no es el tuyo: a la primera te devuelve a la calle, con educación. A la segunda hay lirios, mármol, una pared de papel bajo cristal con una fecha, 1961, y de tu cuello cuelga la palabra PRÁCTICAS, en un tamaño que se lee desde un coche en marcha.\n\n—Tres. Bien —dice una señora con rebeca sobre el traje—. Nam Gyeong-suk, Cultura del Papel. Quien evalúa soy yo, con este impreso. Léanlo. No lo lee nadie.\n\nOnce renglones. Debajo, en negrita, el doce: «La dirección general no interviene en esta evaluación».\n\nEl ascensor 1 se llena. En el 3, que tiene una F donde iría el 4, ya hay alguien, con once rollos de papel en los brazos y un pastelito de arroz entre los dientes. {season} Se cierran las puertas. Esa cara viene en el informe anual: {npc}.',
      'Llegas con un cuarto de hora de sobra y lo gastas en la puerta giratoria, que te da dos vueltas completas. La segunda la das con un señor que trae lirios y se despide con una inclinación. Bajo la primera hoja que vendió la papelera, una señora de rebeca reparte impresos como quien da cartas.\n\n—Nam Gyeong-suk. Catorce semanas, y la nota la pongo yo, con esto. Está todo escrito.\n\nDos acreditaciones doblan el suyo. Tú llegas al renglón doce, el de la negrita: «La dirección general no interviene en esta evaluación».\n\n—Vaya —dice ella—. Alguien que lee.\n\nEl ascensor 1 se va sin ti. En el 3 queda un hueco junto a once rollos de papel, los brazos que los abrazan y un pastelito de arroz sujeto con los dientes. {season} Es {npc}. En el retrato del vestíbulo sale con la boca cerrada.',
    ],
    hook: '—Mm —dice {npc}, que es cuanto permite un pastelito, y mira los botones. Después, a ti.',
    options: {
      press: {
        label: 'Pregunta a qué planta y pulsa el botón.',
        out: '—Mm-mm-mm-mm.\n\nCuatro sílabas. Descartas el diecinueve, por intuición, y pulsas el veintisiete. {npc} cierra los ojos un instante, que con la boca llena viene a ser una reverencia. Hacia la novena planta ya se le entiende.\n\n—Gracias. Aquí suelen adivinar. Nadie pregunta.',
      },
      ricecake: {
        label: 'Secuestra el pastelito y pon precio al rescate.',
        out: '{npc} mueve la mandíbula, recién recuperada.\n\n—Sepa que esta casa no negocia. —Los ojos siguen al pastelito hasta el panel; once rollos no dejan alargar un brazo—. Veintisiete, por favor. Y quédese la mitad de las judías.\n\nEs la mitad buena.',
      },
      form: {
        label: 'Pregunta por qué hizo falta escribir el renglón doce.',
        out: '{npc} deposita el pastelito en lo alto de un rollo y tarda dos plantas.\n\n—Porque hubo años en que no estaba, y los pagó alguien. —Lo dice mirando la F—. La negrita la pedí yo.\n\nEl ascensor, que ya lo sabía, sube un poco más despacio.',
      },
    },
  },
  season: {
    dohyun:
      'Un pulgar aprieta la esquina rota del rollo de fuera, como se aprieta un algodón después de un análisis.',
    yuna: 'Lleva un bolígrafo rojo en la oreja, y en el aviso de inspección, junto al espejo, alguien ha cambiado de sitio una coma.',
  },
  storylets: {
    kettle_argues: {
      setup: [
        'El hervidor de la cuarta es anterior a las acreditaciones. A su aire, chilla y funde los plomos; pide una mano en la tapa, pero dónde, y con cuánta confianza, no lo explica nadie. {elder} cuenta sobres detrás de los planeros y mira quién aprende. Por encima de tu hombro llega un brazo arremangado. Es {npc}, de la veintisiete, que dice que pasaba.',
        'Un chillido, y se apagan todas las impresoras. En la cuarta nadie levanta la vista.\n\n—Quiere una mano —informa {elder}, y no dice la de quién.\n\nHas probado el interruptor, el asa y la buena educación. El vapor se abre y sale {npc}, en zapatillas, con una carpeta y cara de ir a otra reunión. La carpeta la deja en el suelo.',
      ],
      hook: '{npc} apoya la palma y el hervidor se calla a media palabra. Luego la retira, dos dedos, y te hace sitio.',
      options: {
        learn: {
          label: 'Aprende el gesto: pon la mano donde te indican.',
          out: '—Más abajo. Y sin lástima, que no está enfermo.\n\nLa tapa da un respingo, gruñe y se rinde. Queda tibio el sitio de la otra palma.\n\n—A mí me costó tres camisas —dice {npc}.\n\nDetrás de los planeros, un lápiz hace una marca.',
        },
        pour: {
          label: 'Sirve a toda la planta y deja a la dirección para el final.',
          out: 'Diez tazas; la de {elder}, la primera. {npc} hace cola con la desportillada, entre Facturas y un mensajero que no se lo cree. Le toca el fondo, con hojas y todo.\n\n—Arriba lo cuelan —dice, y no hace falta preguntar cuál prefiere.',
        },
        title: {
          label: 'Pregunta si lo de la tapa figura en su contrato.',
          out: '—En el mío, no. En el del hervidor figuro yo. —La mano no se mueve; el vapor le trepa por el puño de la camisa. A {npc} se le escapa media comisura y tarda en recuperarla—. Es vitalicio.\n\n{elder} tose dentro de un sobre.',
        },
      },
    },
    seal_practice: {
      setup: [
        'Para aprobar la compra de tres bolígrafos hacen falta siete sellos. El primero es el tuyo, recién tallado, y lleva toda la mañana escorándose como un barco. {friend} propone un nivel de albañil. {npc} ha bajado a por una firma y se queda junto a tu mesa con un impreso viejo en la mano.\n\n—No están torcidos —dice—. Fíjese. Cada uno se inclina hacia el siguiente.',
        'La tinta es de un rojo que no admite arrepentimientos. Has practicado en sobres, en un posavasos y, según {friend}, en sueños: tu nombre, tallado del revés, no se deja poner derecho. {npc} deja sobre tu mesa un impreso de hace treinta años.\n\n—Búsqueme uno recto.\n\nHay ocho, y todos se ladean hacia el de al lado, como si oyeran mal.',
      ],
      hook: '—Saludan —explica {npc}—. Es una cortesía; no está escrita.\n\nTu sello gotea. La casilla de al lado es la de dirección.',
      options: {
        straight: {
          label: 'Pon el tuyo recto, y di por qué.',
          out: 'La razón cabe en una frase. {npc} la oye hasta el punto y lleva la hoja a la ventana. En la fila, tu nombre parece el único que ha dormido.\n\n—Así sabré quién la sostiene —dice, y la manda arriba.\n\n{friend} deja de masticar.',
        },
        bow: {
          label: 'Deja que se incline, apenas, hacia su vecino.',
          out: 'Sale con una gota de más: más cabezada que saludo. {friend} le dibuja unas gafas en el borrador. {npc} coloca el suyo tan cerca que las tintas se tocan, y sopla para que sequen a la vez.\n\n—Este impreso —anuncia— ya no lo discute nadie.',
        },
        ask: {
          label: 'Pregunta ante quién se inclinó el primer sello de {npc}.',
          out: '—Ante la señora Ma, de centralita. Firmaba los vales de taxi. —{npc} tapa la tinta y aprieta por los cuatro lados—. Me dijo que así no se saluda, que así se pide perdón. Luego me enseñó dónde estaba el hervidor.',
        },
      },
    },
    eleven_seconds: {
      setup: [
        'El ascensor 3 baja como quien lee en voz alta: once segundos por planta, ni uno menos. Dentro está {npc}, con el abrigo en el brazo. Durante la veintiséis y la veinticinco se estudia, según es costumbre, el techo.\n\n—Una cosa cierta por planta —propone {npc}—. Es un juego; se puede pasar. —Y en la veinticuatro—: He suspendido cuatro veces el carné de conducir.',
        '—¿Sabe cuánto se tarda en bajar? —pregunta {npc} en la veintisiete.\n\nLa veintiséis pasa en silencio.\n\n—Cuatro minutos y cuarenta y seis segundos.\n\nLa veinticinco también.\n\n—Y nunca he dicho aquí dentro nada que fuera verdad. —Media planta de pausa—. Eso lo era. Si le parece, una por piso. Y si no, miramos los números, que es lo que hace la gente.',
      ],
      hook: 'Quince. Catorce. En la doce, como cada tarde, subirá la señora de la limpieza. La trece es tuya.',
      options: {
        true: {
          label: 'Gasta una planta en una verdad tuya.',
          out: 'La dices mirando la puerta, que es de acero y te devuelve dos caras. En la doce entra la señora de la limpieza, ve cómo está el aire y planta la fregona en medio, con delicadeza.\n\n—La mía era peor —dice {npc} por encima del mango.',
        },
        floors: {
          label: 'Pulsa todos los botones que quedan.',
          out: 'Se enciende el panel entero, como un árbol. {npc} lo contempla.\n\n—Acaba usted de convocar doce reuniones —dice—. Y no asiste nadie. Son las mejores.\n\nEn cada planta se abren las puertas y una fotocopiadora recibe, de parte de {npc}, las buenas tardes.',
        },
        mop: {
          label: 'En la doce, agarra la otra mitad del asa del cubo.',
          out: 'Entre dos, el cubo por fin va recto. {npc} sujeta la puerta con el pie, con el zapato bueno, y no lo aparta cuando se moja.\n\n—Veintiún años —dice la señora Bong, mirando su mano libre— y es la primera vez que me sobra una.',
        },
      },
    },
    canteen_curry: {
      setup: [
        'Día de curry. Cuatrocientas personas y ni una silla. O sí: una, en la mesa donde no se sienta nadie, frente a {npc}, que come con cuchara y con informe. {friend} hace señas desde un banco en el que no cabe ni la seña; {rival}, a su lado, se disculpa con las cejas. La bandeja quema. Llevas de pie lo bastante como para que parezca una postura.',
        'Baja el cazo, el arroz desaparece bajo el curry, te das la vuelta y no hay dónde. {friend} ofrece por mímica una rodilla. {rival} consulta el techo. Queda la silla que fue de alguien, nadie dice de quién, en la mesa del fondo; enfrente, {npc} lee un informe y echa sal sin mirar. Cuentan que está vacía desde la primavera.',
      ],
      hook: 'Cuarenta cucharas se detienen a media altura. {npc} pasa una página que no ha leído.',
      options: {
        sit: {
          label: 'Siéntate y habla de curry, solo de curry.',
          out: 'Se establece que es amarillo. Se examina la patata. {npc} pone el informe boca abajo, para que no oiga.\n\n—El del jueves es el del miércoles —confía, en voz muy baja—. Lo sé por las cuentas.\n\nDetrás, una a una, bajan cuarenta cucharas.',
        },
        review: {
          label: 'Haz la crítica del curry, de pie, para toda la sala.',
          out: 'Le das un seis: ambicioso de color, tímido de picante. Al fondo se cae un cazo. En el silencio, {npc} deja la cuchara y carraspea.\n\n—Un siete —corrige, para que se oiga en los fogones—. La cocinera me está mirando.',
        },
        elsewhere: {
          label: 'Saluda y come de pie, junto al termo del té.',
          out: 'El termo da calor, gotea y no pregunta. Al rato {friend} se levanta y viene a comer de pie, y luego {rival}: una fila corta, como de gente que espera un autobús con bandeja. Al salir pasa {npc}.\n\n—Buena mesa —dice, del termo.',
        },
      },
    },
    wrong_reply_all: {
      setup: [
        'Iba a ser un comentario entre dos mesas. A las 16:02 sale hacia trescientas once: «La diapositiva nueve me parece “valiente”». Tu nombre, tu foto del carné y, debajo, la diapositiva, que es de dirección. En algún sitio gira una silla, y otra. {elder} se acerca y retira de tu alcance, con suavidad, la taza, las tijeras y el ratón.',
        'El botón bueno y el malo son vecinos. Has pulsado el malo. Trescientas once personas saben ya qué te parece la diapositiva nueve del informe de dirección: «valiente», con comillas. Al lado, un número va bajando según lo abren: 311, 280, 204.\n\n—Ánimo —dice {elder} desde los planeros—. Por debajo de cien ya es costumbre.',
      ],
      hook: 'Entonces entra otro mensaje, para las mismas trescientas once. Lo manda {npc}. Dice: «A mí también».',
      options: {
        own: {
          label: 'Sube y reconócelo en persona, antes de las cinco.',
          out: 'Subes por la escalera, para llegar con el pulso justificado. {npc} te oye de pie, hasta el final.\n\n—Acepto lo del botón —dice—. Lo otro no lo retire. Llevo tres semanas esperando a que alguien lo diga.\n\nEn la pared, la nueve se sabe observada.',
        },
        defend: {
          label: 'Explica a todo el mundo qué le pasa a la nueve.',
          out: 'Tres líneas y una flecha: las pérdidas están en verde. Nadie teclea. Al rato entra {npc} por la escalera, con la diapositiva impresa y un rotulador sin estrenar.\n\n—Empiece usted —pide, y le quita el capuchón.\n\n{elder} despeja una mesa con el antebrazo.',
        },
        thank: {
          label: 'Da las gracias en una línea, a una sola dirección.',
          out: '{elder} lee el destinatario en voz alta, letra por letra. Es uno. La respuesta tarda lo que tarda en enfriarse un té: «Una vez mandé a toda la plantilla la lista de la compra. Aún me preguntan por las alcachofas». Debajo, sin cargo, {npc}.',
        },
      },
    },
    white_gloves: {
      setup: [
        'El archivo está a cuarenta y cinco por ciento de humedad y a dos sótanos del mundo. Sobre la mesa, una página de 1961, rota; {npc} lleva el engrudo y tú, las pinzas. Cuatro guantes blancos se mueven poquísimo. Demasiado poco: la luz va por sensor y es de natural desconfiado. Cuenta noventa segundos sin ver a nadie y se va a su casa.',
        '{npc} sostiene una esquina y tú, la otra. Lo que hay en medio tiene sesenta y cinco años y un desgarrón, y hay que bajarlo tan despacio que parezca idea suya. No tiembla un guante. No tiembla nada. En el techo, el sensor de movimiento hace sus cálculos y llega a la conclusión de que en esta sala no hay nadie.',
      ],
      hook: '—Yo no puedo soltar —dice {npc} en lo oscuro—. Usted tampoco. Y esto no vuelve si no se le saluda.',
      options: {
        wave: {
          label: 'Saluda como quien dirige una orquesta, sin manos.',
          out: 'Va con la cabeza, los hombros, una pierna: un vals entero para nadie. Vuelve la luz sobre {npc}, que dirigía la misma orquesta por el otro lado y se ha quedado con un pie en el aire.\n\n—El compás —dice, y lo baja— era correcto.',
        },
        dark: {
          label: 'Sigue sin moverte y deja que esté oscuro.',
          out: 'Sin luz, el papel se oye: cruje, se asienta, bebe. Dos respiraciones procuran no coincidir y acaban coincidiendo.\n\n—A oscuras, la gente habla —dice {npc}, muy bajo—. Le agradezco que no.\n\nCuando por fin se enciende no ha sido nadie: ha goteado el engrudo.',
        },
        page: {
          label: 'Termina la página con la linterna entre los dientes.',
          out: 'La luz cae en redondo y tiembla cuando tragas. {npc} pasa el pincel por el desgarrón, un milímetro, otro; bajas tu mitad hasta que las fibras se encuentran y ya no hay mitades.\n\n—Ya —dice {npc}—. Respire.\n\nEl sensor no se ha enterado de nada.',
        },
      },
    },
    rocking_frame: {
      setup: [
        'La pasta parece gachas y huele a lluvia sobre madera. {elder}, que empezó en esta misma tina, te ha mandado remangarte. El bastidor pide cuatro manos: dos son tuyas; las otras dos, de {npc}. Izquierda, derecha, izquierda. Cada vez que cuentas, el agua se te adelanta.\n\n—No cuente —dice {elder}—. El agua no sabe.',
        'En Jeonju la hoja se hace meciendo. {npc} ha colgado la chaqueta de un clavo, entre delantales, y ocupa el otro extremo del bastidor. El agua va y viene; las mujeres de las tinas también, a mirar. Llevas cuatro hojas: una con agujero, dos con arruga y una que {elder} ha llamado «nube», por no llamarla otra cosa.',
      ],
      hook: 'Izquierda, derecha. La siguiente se está formando bajo el agua, y aún no ha decidido si es hoja.',
      options: {
        rhythm: {
          label: 'Cierra los ojos y déjate llevar por el bastidor.',
          out: 'A oscuras el agua pesa, y avisa. Hay un vaivén y cuatro manos que lo obedecen. Cuando abres los ojos, {npc} los está abriendo. En el bastidor, lisa, sin una burbuja, hay una hoja.\n\n—¿Quién ha dicho basta?\n\nNo lo ha dicho nadie.',
        },
        torn: {
          label: 'Enseña la que se te ha roto, sin esconder nada.',
          out: 'La levantas a la luz: un desgarrón de lado a lado. {npc} no dice que no importa. Descuelga de una viga un marco y lo pone junto a la tuya; dentro hay otra, más rota, con una fecha.\n\n—Es mía. No dejan que la quite.',
        },
        names: {
          label: 'Pregunta cómo se llaman las mujeres de las tinas.',
          out: '{npc} se seca las manos para decirlos, como si fueran de papel: Sun-ja, Mal-nyeo, las dos Yeong-hui, la de la rodilla y la otra. Cada una, al oírse, levanta la pala.\n\n—Le falta la del fondo —dice {elder}.\n\nNo le faltaba. La dejaba para presentártela.',
        },
      },
    },
    persimmon_roof: {
      setup: [
        'En la azotea hay un arbolito del tamaño de un paraguas, y este año ha dado un caqui. Uno. Media plantilla sube después de comer a comprobar que sigue ahí. Por una norma que nadie ha escrito, el último se deja para las urracas.\n\n—Pero si solo hay uno, es el primero —argumenta {rival}.\n\n{npc}, que ha subido con su yogur, considera el precedente.',
        'Veintisiete plantas por encima de la ciudad madura un solo caqui. El viento le lee los papeles a todo el que sube. {rival} lo ha fotografiado cada mañana desde septiembre, como a un preso; {npc} conoce las dos versiones del reglamento, la de los jardineros y la de su abuela. En la barandilla espera una urraca, con aire de tener cita.',
      ],
      hook: 'Hoy está blando: hoy o nunca. La urraca da un paso de lado y mira a {npc}, como todo el mundo.',
      options: {
        magpies: {
          label: 'Respeta la norma: es para las urracas.',
          out: '—Consta —dice {npc}, y es la voz con que se cierran las actas.\n\nSe deja libre la zona, hasta el banco. La urraca se acerca, mira el caqui por un ojo, luego por el otro, y se marcha sin tocarlo.\n\n—Negocia —dice {npc}. {rival} lo anota.',
        },
        half: {
          label: 'Propón tres partes: «La urraca, usted y yo».',
          out: '{rival} recuerda, de pronto, una llamada. {npc} lleva encima una plegadera de hueso, que corta mal y despacio. Salen un tercio grande, uno mediano y uno que es casi todo rabo. El grande va al pretil.\n\n—Estaba antes que nosotros —dice, y se queda el rabo.',
        },
        guard: {
          label: 'Promete vigilarlo hasta que se caiga.',
          out: '—Puede ser esta tarde o puede ser en diciembre —advierte {npc}.\n\n{rival} pregunta si se pagan dietas. No retiras la promesa. Entonces {npc} saca una hoja de la carpeta, hace un cucurucho y lo ata a la rama, por debajo, por si cae de noche.',
        },
      },
    },
    left_side_reveal: {
      setup: [
        'Las siete y cuarenta, el paseo del arroyo, los frutos del ginkgo por el suelo y ninguna manera digna de esquivarlos. En la cuarta piedra {npc} se para, y una piedra más atrás te paras también.\n\n—Camina usted a mi izquierda desde que los ginkgos estaban verdes.\n\nNo es una pregunta. El agua pasa por los dos lados; por uno de ellos, ahora ya lo sabes, pasa sin ruido.\n\n—En ese lado nunca había nadie. Ya me encargaba yo. Y un día apareció usted, y desde ahí no me ha dicho jamás una palabra.',
        'El arroyo suena más de lo que parece. Vas donde siempre, medio paso atrás, a la izquierda, cuando en la cuarta piedra {npc} se para. Detrás, en la tercera, toca pararse.\n\n—Los pasillos. La escalera. El comedor. Siempre de ese lado, desde que los ginkgos estaban verdes.\n\nTenía que haber pasado por casualidad.\n\n—En ese lado nunca había nadie. Ya me encargaba yo. Y un día apareció usted, y desde ahí no me ha dicho jamás una palabra.',
      ],
      hook: '—Diga algo —pide {npc}, y te mira la boca.\n\nAhora sabes por qué. No ayuda.',
      options: {
        plain: {
          label: 'Dilo sin rodeos: «Por la izquierda no oye usted.»',
          out: '—Un año —dice {npc}—. Y la derecha empieza a hacer preguntas.\n\nLo dice con voz de informe trimestral, y luego tiene que mirar el agua. Nadie lo había dicho nunca en alto. Resulta que cabía en un renglón.',
        },
        promise: {
          label: 'Promete: ni una palabra a nadie, y nunca por la izquierda.',
          out: '—Lo primero no me lo prometa. Puede que un día necesite que lo rompa.\n\nLa piedra siguiente es estrecha. {npc} cruza, se vuelve y tiende una mano, la palma hacia arriba, a la altura justa para un no.\n\n—Lo segundo sí lo querría.',
        },
        who: {
          label: 'Pregunta quién más lo sabe, y desde cuándo hay ese silencio.',
          out: '—Un audiólogo de Incheon, porque nadie que yo conozca va a Incheon. Y un señor que vende pilas.\n\nDos piedras más allá, de espaldas:\n\n—El viernes hace un año. Pensé en una tarta. Pero habría que explicar de qué.',
        },
      },
    },
    stick_biscuits: {
      setup: [
        'Es el día de los palitos de chocolate y el edificio entero huele a merienda. En la veintisiete, la mesa de {npc} ha desaparecido bajo doscientas catorce cajas, una por cada persona de la papelera, con el nombre a mano. Cartas, ninguna. {npc} las va poniendo por orden de tina, porque se lo sabe. En tu bolsillo hay otra caja, comprada en el metro, que no sabe dónde meterse.',
        'Subes el correo y no hay dónde dejarlo. De Jeonju han mandado palitos de chocolate: doscientas catorce cajas, una por persona, apiladas en la mesa como la maqueta de una ciudad. Detrás se oye contar a {npc}.\n\n—Doscientas trece. —Un silencio—. Falta la señora Kang.\n\nNo falta. Está al lado de tu zapato. Y la que traías tú, en el bolsillo, de pronto pesa.',
      ],
      hook: '{npc} va leyendo los nombres con el dedo. A las diez hay una reunión sobre cuánto cuestan.',
      options: {
        one: {
          label: 'Añade la tuya al montón, sin firmar.',
          out: 'La cuelas en la fila nueve, entre un Park y otro Park. {npc} repasa; el dedo llega a la caja que no dice nada y se detiene.\n\n—Esta es de alguien que no quiere que le conteste —dice, y la pone arriba del todo.',
        },
        count: {
          label: 'Acerca una silla: hay 214 respuestas que escribir.',
          out: 'Te tocan los sobres. {npc} escribe de pie, una línea por persona, y a veces consulta al aire si aquel hijo era médico o veterinario. Hacia la ciento treinta se acaba la tinta y sigue a lápiz.\n\n—No me deje abreviar —pide—. A nadie.',
        },
        say: {
          label: 'Di lo que dice de alguien una mesa así.',
          out: '{npc} se pasa una caja de una mano a otra.\n\n—Eso lo dirá de la mesa de ellos —contesta—. La mía, ayer, estaba vacía y no decía nada.\n\nPero la caja la abre con los pulgares, por la línea de puntos, como una carta.',
        },
      },
    },
    hoesik_nine: {
      setup: [
        'La cena de equipo es voluntaria y acaba a las nueve: lo pone en un papel, en la cuarta. Huele a abadejo seco; detrás de las persianas truenan las prensas. A las ocho y veinte el consejero Bang, que no es del equipo, arrima una silla.\n\n—Aquí somos familia —dice, y sirve sin preguntar. El último vaso lo empuja hasta ti. En la otra punta, {npc} deja de masticar.',
        'Ocho personas, una parrilla y una historia de {elder} que iba por lo mejor. No la acaba. El consejero Bang se ha sentado en medio, ha dicho «familia» dos veces y va sirviendo: a quien quería, a quien no, a {friend}, que tapaba el vaso con la mano.\n\n—Y ahora, Prácticas —dice, que es como te llama, y llena el tuyo mirando a {npc}.',
      ],
      hook: 'Está tan lleno que el líquido hace comba. Ocho personas se han puesto a leer el mantel.',
      options: {
        glass: {
          label: 'Dale la vuelta al vaso y déjalo así.',
          out: 'El charco tiene forma de país. El consejero Bang mira a {npc}, que es a quien se mira cuando se busca permiso.\n\n—Ya le han contestado —dice {npc}—. Yo he venido de oyente.\n\nSobre el vaso boca abajo, {elder} pone el mejor trozo de abadejo.',
        },
        water: {
          label: 'Llena de agua todos los vasos, el del consejero también.',
          out: 'Sirves como en las bodas, desde lejos y con ceremonia. {friend} bebe de un trago; {rival} pide otra; el consejero Bang huele el suyo, por si acaso.\n\n—Excelente cosecha —dice {npc}, y levanta el vaso para que se lo llenes otra vez.',
        },
        toast: {
          label: 'Propón un brindis tan largo que acabe con el servicio.',
          out: 'Empiezas por la pulpa. Hacia 1974 tiemblan los brazos; en la crisis del 97, {rival} apoya el codo. El consejero Bang ha soltado el vaso y busca la salida del párrafo. Llegas al futuro y no está bebiendo nadie.\n\n—Amén —remata {npc}—. Y a casa.',
        },
      },
    },
    first_snow: {
      setup: [
        'Son cuatro copos, y de los cuatro, dos dudan. Da igual: a las cuatro y diez el edificio entero está pegado al cristal. Con la primera nieve hay reglas; lo que se prometió para ella se cumple, aunque no cuaje. {friend} llama a su abuela y le pone el teléfono a la ventana. {npc} ha salido de detrás de la mesa, hasta donde la moqueta cambia de color.',
        'El aviso llega por Farol, donde nadie firma: «Está nevando. Repito». Se levantan veintisiete plantas. Abajo, los tejados de chapa pasan del óxido a la sal; {friend} graba el cielo y le sale el pulgar. Cuatrocientas personas y ni una tecla. {npc} mira la nieve con las manos a la espalda. Al cabo de un rato ya no es la nieve lo que mira.',
      ],
      hook: 'El cristal está helado y tienes la boca cerca: sale una nube redonda, en blanco. Va a durar poco.',
      options: {
        draw: {
          label: 'Dibuja algo pequeño en el vaho del cristal.',
          out: 'Te sale un barco; al menos flota. {npc} se inclina, a distancia de museo. Ya se borra por la popa.\n\n—Le falta gente —dice. Y en el cristal de al lado, que es otro cristal y no cuenta, echa el aliento y dibuja un remo.',
        },
        keep: {
          label: 'Cumple lo que prometiste para la primera nieve.',
          out: 'Lo haces ahí, entre cuatrocientas espaldas, en voz de una sola persona. {npc} mira arriba, como si hubiera que comprobar el importe.\n\n—Está nevando —admite—. Es vinculante.\n\n{friend}, a un metro, describe los tejados en voz alta, para que no se oiga otra cosa.',
        },
        outside: {
          label: 'Baja a la calle y sujeta la puerta.',
          out: 'En la acera, la cuarta planta en pleno tiene la lengua fuera. Sujetas la puerta de servicio con el hombro; {npc} sale sin abrigo, extiende la manga y recibe un copo. Se lo enseña a quien pasa.\n\n—De los nuestros —dice—. Hecho a mano.',
        },
      },
    },
    minutes_test: {
      setup: [
        'El acta la llevas tú: nueve páginas, la única constancia de quién dijo qué sobre la papelera. A las diez y veinticinco {rival} vuelve a por un cargador y no lo busca.\n\n—Me han pedido que te pida una cosa. Una palabra. Que por el bien de dirección, dicen.\n\nPágina seis: «A la pregunta de si se avisó a la papelera, la dirección respondió que no».',
        'Los planeros crujen al enfriarse. Ha bajado un mensaje sin firma, muy cortés: ¿cabría suavizar la página seis, por el bien de dirección? {rival} lo lee a tu lado y pone cara de lluvia. La frase dice que a la papelera no se la avisó. Toda la verdad de esa reunión cuelga de dos letras. Se borran con un dedo.',
      ],
      hook: 'El cursor parpadea detrás del «no». Al otro lado del cristal de la puerta, con el abrigo puesto, está {npc}.',
      options: {
        not: {
          label: 'Deja el «no» donde está, e imprime.',
          out: 'Sale caliente. {npc} llega a las dos letras y no pasa.\n\n—Me va a costar el primer punto del orden del día.\n\nSaca el sello, le echa el aliento y lo pone junto a tu nombre. El sello se inclina. El «no» sigue recto.',
        },
        soften: {
          label: 'Suavízalo: «no se la había informado aún del todo».',
          out: 'Queda precioso. {rival} lo lee en voz alta y al llegar al «del todo» baja los ojos. {npc} busca en la página con el dedo, de arriba abajo, y luego de abajo arriba.\n\n—Aquí había una cosa mía —dice, con mucha cortesía—. Cabía en dos letras.',
        },
        show: {
          label: 'Enséñale a {npc} las dos versiones, una junto a otra.',
          out: '{npc} las pone a contraluz, la una sobre la otra, hasta que coinciden en todo menos en eso.\n\n—Con esta dormiría mejor —dice, y te la devuelve—. Archive la otra.\n\n{rival} encuentra por fin el cargador, que llevaba en la mano.',
        },
      },
    },
    going_down: {
      setup: [
        'Arriba no queda nadie. De la papelera está dicho todo, y consta en acta. {npc} lleva el abrigo de la mano, por una manga, como a alguien que ya no puede más. Once segundos; once segundos. La F. El vestíbulo. Las puertas se abren sobre el mármol, unos lirios de cuatro días y un guardia que saluda en sueños.',
        'El 3 tarda, a estas horas, como si también viniera de una reunión. {npc} apoya la nuca en el cartel que nadie lee y lo va leyendo del revés, en el espejo. Son veintisiete plantas de no decir nada, que es distinto de callarse.\n\n—Hoy no hemos mentido ni una vez —cuenta en la F.\n\nPlanta baja. Las puertas se abren de par en par.',
      ],
      hook: 'No sale nadie. Las puertas dan su plazo de cortesía y empiezan a cerrarse.',
      options: {
        stay: {
          label: 'Pregunta si puedes, y pon la mano junto a la suya.',
          out: '—Al lado, sí —dice {npc}, tras pensarlo lo que dura una planta, aunque no se mueve ninguna.\n\nEntre las dos manos queda un dedo de acero, frío; al rato, no tanto. En el panel, por falta de uso, se va apagando el último número.',
        },
        say: {
          label: 'Dilo, antes de que se junten las puertas.',
          out: 'Metes el pie y el ascensor protesta. {npc} lo ha oído: se sabe por la mano, que iba a un botón y no encuentra ninguno que sirva.\n\n—Mañana escribo tres líneas a Recursos Humanos y las lee usted primero —dice—. Después, si quiere, me lo repite.',
        },
        door: {
          label: 'Sujétale la puerta a {npc} y da las buenas noches.',
          out: 'La puerta empuja contra tu brazo, sin ganas. {npc} cruza la mitad del mármol y se vuelve, con el abrigo del revés.\n\n—Mañana sigue usted en el cuadrante —dice—. Donde estaba.\n\nY luego, bajito, como para los lirios:\n\n—Buenas noches.',
        },
      },
    },
  },
  endings: {
    together: {
      title: 'El tiempo de secado',
      body: 'Los sábados paran las prensas y en el callejón se oye a los gatos. Tu cuarto es un segundo sin ascensor; a {npc} le parece de una franqueza admirable.\n\nEl consejo le ha dado un año a la papelera. Tu nota la puso Gyeong-suk, en once renglones y con su sello; la carta que lo dejaba todo en otras manos lleva semanas en Recursos Humanos, y la leíste antes que nadie. Cada paso lo diste preguntando, y cada respuesta vino con la puerta abierta. Hay quien lo llama lentitud. En Jeonju lo llaman secado, y es lo único que no se hace deprisa.\n\nLlaman con el codo. Es {npc}, que viene abrazando un rollo de papel, con un pastelito entre los dientes, como la primera mañana.\n\n—Mm.\n\nYa dominas el idioma. Significa que pesa.\n\nQuedan dos tazas en el fregadero. En la ventana, donde daba el neón, hay una hoja de la papelera, y la luz la cruza despacio.',
      hook: 'Y entonces {npc} dice lo único que no estaba previsto: «Abajo está mi madre».',
    },
    slow_promise: {
      title: 'Humedades',
      body: 'Las siete de la tarde, el día del consejo. En el vestíbulo quedan los lirios, la primera hoja de 1961 y, debajo, un banco con sitio para dos personas y una carpeta. {npc} ha bajado sin abrigo: piensa volver a subir.\n\nEstá dicho, o casi. Existe y puede esperar: a que se seque el sello de Gyeong-suk, a que la carta envejezca en su archivador, a que nadie pregunte con qué se pagó. Todo el otoño dijiste lo que ibas a hacer y lo hiciste. Por lo visto, en la veintisiete llevaban la cuenta.\n\nFalta el día. La agenda está llena hasta la primavera; al único hueco se le pone «Humedades», para que no se apunte nadie.\n\n—Usted puede cambiarlo —dice {npc}—. Yo no pienso.\n\nLa puerta giratoria, que el primer día te devolvió a la calle, gira sola con la corriente. En la página de marzo, a lápiz, en letra de nota al pie, hay una hora.',
      hook: 'Ha llegado el día que apuntaste, y llueve, y paraguas hay uno.',
    },
    true_friends: {
      title: 'La mesa de los jueves',
      body: 'En la mesa donde no se sentaba nadie ya no cabe nadie. {rival} ha traído su silla; Gyeong-suk, su picante. El curry es el de ayer, pero lo sabe todo el mundo y se come con otra confianza.\n\nUna tarde, durante once segundos, pudo ser otra cosa. Se abrieron las puertas, miró dentro y siguió bajando. Lo que se quedó es esto: que dijiste que no cuando el no era lo útil, y que lo del ascensor no salió del ascensor. De poca gente se puede afirmar. {npc} te roba un rábano delante de cuatrocientas personas y no se detiene una sola cuchara.\n\n{friend} saca un sobre. Es una foto de la cámara del ascensor 3, la primera mañana: once rollos, un pastelito y dos coronillas. Que se están riendo se sabe por los hombros.\n\n—Mi mejor perfil —dice {npc}.\n\nA la una cuelga, con marco, encima del termo. Cada vez que alguien se sirve un té, se empaña.',
      hook: 'A las 23:40 el móvil dice: «No te enfades. Le he hablado de ti a alguien».',
    },
    heartbreak: {
      title: 'Por dónde se rompió',
      body: '{npc} te lo dice en el archivo, donde no ha gritado nunca nadie. No va a ser.\n\n—La razón verdadera es esta —dice, y la da entera, como se entrega una llave.\n\nOfreciste más de lo que pensabas y callaste lo que aún no podías decir; del otro lado se hizo lo mismo, y las mitades no casaron. Pasa con papeles muy buenos. Lo demás no se ha movido: tu nombre sigue en el cuadrante, y quien te evalúa es Gyeong-suk, con su impreso, como ponía el renglón doce la primera mañana.\n\nEn mitad de la frase más difícil se apaga la luz. Hay que saludar al techo, con toda seriedad.\n\nTe llevas una hoja de Jeonju, rota y pegada de modo que se vea por dónde.\n\nEl jueves, en el comedor, pones la mano en la silla de enfrente para que no la ocupen. Luego la quitas. La silla se queda un poco apartada, como estaba.',
      hook: 'En octubre llega una entrada. Una sola butaca. Tu nombre, bien escrito.',
    },
    own_path: {
      title: 'Media vuelta más',
      body: 'Lo último que se devuelve es la acreditación. El guardia la pone en una bandeja, con la palabra PRÁCTICAS hacia abajo, y el cuello se te queda ligero, como después de la peluquería.\n\nEl impreso de Gyeong-suk venía completo, los once renglones. Tu carta tenía tres líneas, y la primera daba las gracias. {npc} la leyó de pie, donde la moqueta cambia de color.\n\n—No le tocaría una coma —dijo, y te dio la mano.\n\nEste otoño te sujetaron puertas muy buenas. Las agradeciste y entraste por las tuyas, a la cara y a tiempo; en la cuarta piensan citarte como precedente. El regalo de despedida es papel. Viene envuelto en papel.\n\nEn la puerta giratoria, alguien con la acreditación recién estrenada va por la segunda vuelta. Le explicas el ritmo por señas, a través del cristal; sale. Entras. Media vuelta, la justa. Y ahí está, todavía en el cristal, la huella de tu mano, vista desde fuera.',
      hook: 'En el sitio que elegiste ya espera una carta. No se lo habías dicho a nadie.',
    },
  },
}
