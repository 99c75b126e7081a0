import type { SinchonPack } from '../shape.ts'

/** First Spring in Sinchon, in Spanish. */
export const sinchon: SinchonPack = {
  places: {
    hasuk: 'Pensión de Bok-soon',
    daldal: 'Café Daldal',
    booth: 'Cabina de proyección, sobre el Aula B',
    sound: 'Sala de sonido, sótano',
    avenue: 'La avenida larga',
    bus272: 'El 272',
    store: 'Tienda de 24 horas, bajo el puente del tren',
    ansan: 'Monte Ansan, la almenara',
    library: 'Biblioteca, tercera planta',
    mangwon: 'Mangwon, junto al río',
  },
  cast: {
    seojun: { full: 'Kim Seo-jun', given: 'Seo-jun', role: 'Dirección de cine, tercer curso' },
    jaein: { full: 'Lee Jae-in', given: 'Jae-in', role: 'Sonido, tercer curso' },
    harin: { full: 'Yoon Ha-rin', given: 'Ha-rin', role: 'Empresariales, primer curso' },
    minjae: { full: 'Kang Min-jae', given: 'Min-jae', role: 'Barista del café Daldal' },
    mira: { full: 'Oh Mi-ra', given: 'Mi-ra', role: 'Profesora, tutora de Segundo Rollo' },
  },
  opening: {
    setup: [
      'Sesenta y un clubes, y los sesenta y uno a gritos. Alguien con careta de esgrima te da un folleto, un caramelo y un folleto sobre el caramelo. Hace dos bajo cero; las pancartas restallan como velas, y las flores que han hecho famosa a esta ciudad siguen dentro de la rama, pensándoselo.\n\nAl final, donde el viento dobla la esquina, hay una mesa por la que no grita nadie. Segundo Rollo, club de cine: una cámara, un micrófono, un termo y, de tu lado, la única silla libre de la avenida. {season}\n\n—Te puedes sentar —dice {npc} sin volverse—. No compromete a nada. Es una silla.\n\nTe sientas. {npc} se sube la manga, mira la hora y suspira.\n\n—Yo había dicho las doce. Me acabas de costar una comida.',
      'Para ir a clase hay que cruzar la avenida, y hoy la avenida no se cruza: se sobrevive. El club de debate te cierra el paso y luego discute si ha hecho bien. El de magia te devuelve un reloj que no habías echado de menos. Llevas una pegatina en la espalda; mejor no saber de qué.\n\nDe pronto se acaba el ruido, porque se acaban las mesas. Falta una, en la esquina, donde el viento tiene su propio puesto. En vez de pancarta, un cartón sujeto con un termo: «Segundo Rollo, cine». Una cámara. Un micrófono. De tu lado, vacía, una silla. {season}\n\n—Se usa sin compromiso —dice {npc}—. Es una silla, no una secta.\n\nTe sientas. {npc} mira el reloj y se le cae el alma al termo.\n\n—Por dos minutos. Por dos minutos he perdido una comida.',
    ],
    hook: 'En la lista hay once nombres y un renglón en blanco. Al lado, un lápiz con punta en los dos extremos.',
    options: {
      sign: {
        label: 'Escribe tu nombre en el renglón en blanco.',
        out: '{npc} le da la vuelta a la lista, lo lee y sopla la mina.\n\n—Doce sobre el papel. En activo, seis. —Desenrosca el termo y te cede la tapa, que es la única taza—. El número seis no friega. Es toda la oferta.',
      },
      lunch: {
        label: 'Ofrécete a pagar la comida que se ha perdido.',
        out: '{npc} se vuelve del todo y consulta el termo, la lista, el cielo.\n\n—Es que a la apuesta no se presentó nadie más —confiesa—. Perdí contra mí. Pero comer, como. A la una, donde los fideos, y paga quien llegue más tarde: yo.',
      },
      ask: {
        label: 'Pregunta por la otra punta del lápiz y por los socios de papel.',
        out: '—La otra punta es por si vienen dos a la vez. —{npc} la pasea por la lista—. Estos firmaron por la merienda. Este, por error. Y este también soy yo, con otra letra: nos exigían once.\n\nPor la avenida sigue sin venir nadie.',
      },
    },
  },
  season: {
    seojun:
      'Detrás, alguien encuadra con diez dedos helados la última hoja del año pasado, y parece que le esté pidiendo que no se mueva.',
    jaein:
      'Detrás, con un solo auricular puesto, alguien le acerca un micrófono a una bandera y levanta un dedo para que el viento repita.',
  },
  storylets: {
    hot_water: {
      setup: [
        'Un baño, once personas y una cola de toallas que baja por la escalera al ritmo del papeleo. El reloj de cocina con forma de gallina concede tres minutos de agua caliente por cabeza. Esta mañana hay una cabeza de más: a {npc} le han cortado el gas, y Bok-soon no le niega un grifo a nadie. Detrás de ti, la Nueve tirita en voz baja.',
        'El plan era perfecto: en pie a menos veinte y escaleras abajo por la orilla, donde los peldaños no delatan. Pero por debajo de la puerta del baño sale vapor y, por el vapor, una tos que conoces del club de cine: {npc}.\n\n—Sin caldera desde anoche, la criatura —dice Bok-soon, que plancha un billete en el rellano.\n\nLlega la Nueve, con los pies descalzos y los labios azules.',
      ],
      hook: '—Quedan tres minutos de los buenos —dice {npc} tras la puerta—. Los vendo. Por una canción, pero entera.',
      options: {
        sing: {
          label: 'Paga al contado: una canción, a través de la puerta.',
          out: 'Entera, entera, solo te sabes la sintonía del tiempo. La cantas con sus borrascas. Al otro lado se cierra el grifo y, entre el vapor, {npc} pone las trompetas.\n\n—Los anticiclones, flojos —dice el cerrojo al descorrerse—. Pasa, que se enfría.',
        },
        give: {
          label: 'Cédele tus tres minutos a la Nueve, que tirita.',
          out: 'La Nueve entra sin que {npc} haya acabado de salir, y en el umbral hay un canje de toallas. {npc} te mira el pelo seco. Se quita los calcetines gordos y los deja sobre tus pantuflas, doblados.\n\n—Yo ya traigo puesto el vapor.',
        },
        bargain: {
          label: 'Exige ver a cómo está hoy el agua caliente.',
          out: '—Hoy, el litro, a verso y medio. Anoche, con la helada, llegó a soneto. —Por la rendija sale una mano mojada, con un jabón en prenda—. A la gente de la casa se le fían dos minutos. El tercero, cantado.\n\nLa escalera toma nota.',
        },
      },
    },
    registration_war: {
      setup: [
        'A las diez en punto se abre la matrícula, y la tercera planta entera contiene el clic. El seminario de los viernes tiene cuarenta plazas; las cuarenta volaron ayer, y una la tiene {npc}, que se ha sentado enfrente, portátil contra portátil, y dice que viene por el ambiente. Tres. Dos. Pulsas, por si acaso. Al otro lado de la mesa, en el mismo segundo, suena otra tecla.',
        'Hay quien ha venido con rosario y quien con un primo informático. Tú, con la semana entera colgada de un solo clavo: el seminario de los viernes, cuarenta plazas, completo. Enfrente, {npc}, que sí la consiguió, te canta la cuenta atrás dando con un lápiz en el portátil, como en los lanzamientos. Cero. Son las diez. Se oyen dos teclas y parecen una.',
      ],
      hook: 'En tu pantalla, una plaza. En la de {npc}, del revés, reflejada en la ventana, una palabra: «Anulada».',
      options: {
        thank: {
          label: 'Da las gracias, a secas, y no añadas nada.',
          out: '{npc} espera el chiste, el «pero», la factura. No llegan. Se mira el dedo con el que ha pulsado, como si fuera de otra persona.\n\n—De nada —dice, y se oye que le falta costumbre—. Los viernes me lo cuentas. Sobre todo, quién discute con quién.',
        },
        return: {
          label: 'Devuélvela: pulsa «Anular» y señala su teclado con la barbilla.',
          out: 'La plaza parpadea en tierra de nadie. {npc} la mira como se mira un billete en la acera, y no la toca.\n\n—Si la recojo, parece que te la he cobrado.\n\nEn la mesa de al lado, sin un ruido, la recoge una chica de Química.',
        },
        both: {
          label: 'Propón ir a medias: un asiento, unos apuntes.',
          out: '{npc} saca una regla. Una regla de verdad, y parte por la mitad todos los viernes de aquí a junio: los impares para ti, los pares al revés.\n\n—Enséñame tu letra —susurra—. Si vamos a mentir, que sea con buena caligrafía.\n\nSisean desde cuatro mesas.',
        },
      },
    },
    the_unread_one: {
      setup: [
        'Lo escribe Ha-rin, porque contigo «en Navidad todavía iríamos por el “hola”»: «Los flanes estaban a tres por dos y lo mío nunca fueron las cuentas. ¿Duermes?». Le da a enviar con los ojos cerrados y planta el móvil en el suelo, de pie, como una vela. 00:14. Junto al mensaje, pequeño y amarillo, un 1.\n\n—Que nadie respire —ordena Ha-rin.',
        'Estaba escrito para borrarlo, como hace todo el mundo: «Los flanes estaban a tres por dos y lo mío nunca fueron las cuentas. ¿Duermes?». Pero al otro lado del pasillo Ha-rin ha estornudado, y el tuyo es un pulgar impresionable. Ahora el mensaje anda suelto, con su 1 al lado. Ella asoma por la puerta con una mascarilla de tela, como un fantasma bien hidratado.\n\n—Qué hemos hecho —dice, encantada.',
      ],
      hook: 'El 1 se apaga. Ni puntitos ni respuesta. Y entonces, ochenta y cuatro escalones más abajo, la verja que nadie engrasa.\n\n—Había empezado a contestar —dice {npc} desde abajo—. Andando se tardaba menos.',
      options: {
        down: {
          label: 'Baja con tres flanes y ningún plan.',
          out: 'El encuentro es en el escalón cuarenta, que hasta hoy no había sido de nadie. {npc} lleva una chancla y una zapatilla. Tres flanes, dos personas, una sola cucharilla: en todo lo demás sí habías pensado.\n\n—A ver esa cuenta —dice {npc}—. Despacio.',
        },
        window: {
          label: 'Grita por la ventana: «¡La gente sensata vive enfrente!»',
          out: '—Ya he probado. Dormían.\n\nSe enciende una ventana, luego otra, luego la de Bok-soon. En la escalera iluminada {npc} levanta las manos, como quien se estaba llevando la colina, y no hace ademán de devolverla.',
        },
        honest: {
          label: 'Escribe: «Mandarlo no quería. Decirlo, sí.»',
          out: 'Este 1 vive medio segundo. Abajo, en lo oscuro, la pantalla enciende una barbilla, luego una boca, luego lo que la boca está haciendo. {npc} lo lee dos veces. Después levanta la vista y, de once ventanas iguales, acierta la tuya a la primera.',
        },
      },
    },
    mt_ramyeon: {
      setup: [
        'A las tres de la mañana el MT del club ha llegado a su parte seria: treinta personas alrededor de una olla, calladas, como ante un parto. Cuencos no hay; se quedaron en el metro, en un asiento rosa. {npc} se ha hecho con la tapa. La tiene boca arriba en las rodillas, con una ración humeante encima, y sopla con dos dedos de respeto.',
        'De los cantos queda un eco y de la cena, nada. A las tres, el olor del ramyeon recorre el suelo caliente donde duerme el club y va levantando a la gente por orden de hambre. Cuando llegas a la olla haces el número treinta. Fuera, en el escalón, de cara al río, {npc} come algo que humea sobre algo redondo: la tapa.',
      ],
      hook: 'Un bocado. Otro. {npc} gira la tapa hasta que el huevo queda de tu lado y la tiende. Detrás alguien deja de sorber.',
      options: {
        lid: {
          label: 'Acepta la tapa, con las dos manos, y come.',
          out: 'Quema. {npc} se estira las mangas y sujeta por debajo, así que la tapa la llevan cuatro manos y de comer se encargan dos palillos.\n\n—El huevo, lo último —aconseja, y sigue cada fideo con la vista, como un partido de tenis.',
        },
        serve: {
          label: 'Da de comer primero al resto, por orden de hambre.',
          out: '—Era una ración —dice {npc}, y va a por el cucharón.\n\nDe la tapa comen diecisiete, en fila y con recogimiento. Al final queda el huevo, que nadie se ha atrevido a tocar. {npc} lo parte con la uña y te da el lado grande.',
        },
        rank: {
          label: 'Proclama, con solemnidad, la clasificación histórica de los fideos.',
          out: '{npc} pone los palillos en paralelo: queda constituido el tribunal.\n\n—De vaso, bajo el puente: terceros. De tapa, a estas horas: segundos. —Protestan desde la olla; no se admite—. Los primeros, en mi casa, los días de apagón. No se veía lo que llevaban.',
        },
      },
    },
    library_note: {
      setup: [
        'Has ido a por agua y, a la vuelta, en tu mesa hay una inquilina: una botellita de vitaminas, fría, con un papel al cuello. «Página 212. Se puede.» Las letras van cada una por su acera. Así no escribe nadie, salvo con la mano que no es. Dos sitios más allá, {npc} lee con una concentración admirable un libro cerrado.',
        'Cien personas sin hablar y, en tu mesa, una frase que antes no estaba: «Llevas desde las ocho en esta página. Ya te sabe ella a ti». Viene pegada a una botellita de vitaminas, sin firma, con caligrafía de terremoto. En la fila estudia todo el mundo. {npc}, además, tiene la mano izquierda metida en la manga.',
      ],
      hook: 'Debajo hubo un corazón. Está tachado, también con la izquierda, y con muchísimo esfuerzo.',
      options: {
        compare: {
          label: 'Pon la nota junto al cuaderno de {npc}, sin decir palabra.',
          out: 'La letra del cuaderno: recta, menuda, de notaría. La de la nota: un naufragio. {npc} las examina de cerca, con lupa si la hubiera.\n\n—No hay parecido —susurra—. Esta persona necesita ayuda.\n\nEn el canto de la mano lleva calcado, del revés, medio corazón.',
        },
        answer: {
          label: 'Contesta con otra, de la mano izquierda, y hazla circular.',
          out: 'Viaja por tres codos y una siesta. {npc} la despliega, la gira, la vuelve a girar: se parece a una gamba. Asiente, muy despacio, como quien acepta condiciones de paz, y la guarda en el diccionario. Por la G.',
        },
        drink: {
          label: 'Bébetela entera y no digas nada.',
          out: 'Sabe a limón y a ambulatorio. Dejas la botella vacía en el borde, con la etiqueta hacia la fila. Dos sitios más allá pasa, por fin, una página. A las doce {npc} se ha ido; tu abrigo, que andaba por el suelo, cuelga de la silla.',
        },
      },
    },
    blossom_nine_days: {
      setup: [
        'Duran nueve días y este es el noveno. La avenida se está cayendo en rosa sobre gente que camina deprisa, con fichas en la mano, porque el examen es mañana. Bajo el cerezo grande, {npc} despliega un horario de colores, encuentra un hueco entre Estadística y la cena y pone la alarma del móvil.\n\n—Primavera —lee en voz alta—. Diez minutos.',
        'Llevas toda la semana viendo los cerezos detrás de un cristal, como en el acuario. A las seis menos veinte bajas a respirar, calculadora en mano, y están lloviendo: sobre las bicis, sobre las capuchas, sobre un señor que barría y se ha rendido. {npc} se ha parado justo en medio, con el móvil en alto. No es para una foto.\n\n—Tengo diez minutos. ¿Tú?',
      ],
      hook: 'Nueve cincuenta y nueve. Un pétalo baja, se lo piensa y aterriza en tu hoja de fórmulas.',
      options: {
        stay: {
          label: 'Deja que suene la alarma y sigue mirando.',
          out: 'La alarma es un gallo. Canta una vez, dos, nueve; la gente busca al gallo. {npc} no hace nada por él. Hace rato que no mira el árbol, y se le ha posado un pétalo en la ceja.\n\n—Va adelantado —dice al fin.',
        },
        quiz: {
          label: 'Saca los apuntes: a estudiar ahí mismo, bajo el árbol.',
          out: 'Cada acierto se apunta con un pétalo en la calculadora. Cuando salta la alarma van catorce, y el ocho ya no se puede pulsar.\n\n—Quince —corrige {npc}, y de un soplo quita uno que tenías en el hombro—. Ese era de antes. Te lo debía.',
        },
        pocket: {
          label: 'Guárdate un puñado y promete devolverlo el año que viene.',
          out: '—¿Con qué interés? —pregunta {npc}.\n\nSe acuerda uno razonable. En una ficha de Estadística se extiende el recibo: treinta y dos pétalos, este árbol, próximo abril. {npc} firma, te pasa el lápiz y todavía añade, muy pequeño: «En buen uso».',
        },
      },
    },
    exam_slippers: {
      setup: [
        'Semana de exámenes. En el pasillo solo vela la máquina de bebidas. Has venido con lo que había debajo de la mesa: una zapatilla gris y otra de felpa, con un pato. Por la otra punta llega {npc}: una chancla de ducha y una zapatilla de felpa. Con un pato. Pasa un rato. A estas horas las restas se hacen despacio.',
        'La máquina se ha tragado tu moneda y medita. Apoyas la frente en ella; está tibia y zumba.\n\n—Se le da una patada —dice {npc}, que trae un libro marcado en la mejilla—. Pero con eso no.\n\n«Eso» es lo que llevas en los pies, y no es un par. Miras los pies de enfrente. Tampoco. Entre los cuatro, sin embargo, sale justo uno.',
      ],
      hook: 'Una izquierda, una derecha, un pasillo. La máquina se traga otra moneda y no suelta prenda.',
      options: {
        swap: {
          label: 'Propón un canje: que al menos alguien conserve la dignidad.',
          out: 'Se hace a la pata coja, con una mano en la máquina. El par bueno te toca a ti, a cara o cruz. A {npc} le quedan dos del mismo pie; prueba a andar y sale un círculo.\n\n—Mejor —dice—. Así no me pierdo.',
        },
        lost: {
          label: 'Jura que esa zapatilla no la has visto en tu vida.',
          out: '{npc} se descalza un pie, pone las dos juntas y se aparta, como en una rueda de reconocimiento. Tienen el mismo descosido. Por dentro, además, alguien escribió un 7, que es tu habitación.\n\n—Un parecido tremendo —concede, con cortesía de comisaría.',
        },
        tea: {
          label: 'Saca un té de cebada caliente para esa cara sin dormir.',
          out: '{npc} lo recibe con las dos manos y se olvida de abrirlo.\n\n—¿Qué día es? —Se lo dices—. Ah. Entonces ya he dormido. El martes.\n\nLo abres tú. Bebe con los ojos cerrados, y al devolvértelo queda exactamente la mitad, medida al trasluz.',
        },
      },
    },
    drop_the_yo: {
      setup: [
        'Once minutos, según el panel, que es un optimista. {npc} lleva el trípode al hombro como quien carga a un niño dormido.\n\n—Cuidado con el bordillo, {pc}, que resbala.\n\n{pc}, a secas. Seis semanas de «oye, perdona», como en una ventanilla, y esta noche ha salido el nombre. {npc} lo oye a la vez que tú y descubre una gran pasión por los horarios de autobús.\n\n—Perdón. «Oye, perdona.» Ya lo dejo como estaba.',
        'La discusión sobre el último plano va en susurros, por las casas dormidas.\n\n—No, pero escucha, {pc}...\n\nY ahí se acaba. Seis semanas de «oye, perdona», y el nombre ha salido solo a la calle, sin abrigo. La discusión se queda donde estaba. {npc} estudia muy a fondo los horarios, que son los del otro sentido.\n\n—Perdón. «Oye, perdona.» Ya lo dejo como estaba.',
      ],
      hook: 'Arriba, en la cuesta, asoman unos faros. Queda lo que dura un semáforo en rojo.',
      options: {
        again: {
          label: 'Pide oírlo otra vez, pero sin disculpas.',
          out: '{npc} toma aire como quien va a tirarse de cabeza.\n\n—{pc}.\n\nUn taxi frena, cree que hay clientes, se lo piensa mejor.\n\n—Lo hacía más largo.\n\nEl 272 llega, abre, espera, resopla y se va a ser el autobús de otra gente.',
        },
        toll: {
          label: 'Cobra peaje: una respuesta sincera por el uso del nombre.',
          out: '—Eso es extorsión. —{npc} se cambia el trípode de hombro para poder contar con los dedos—. Un nombre, una pregunta. Luego me toca a mí, y vengo ahorrando.\n\nSube un señor con un puerro bajo el brazo. Las puertas preguntan una sola vez y se cierran.',
        },
        keep: {
          label: 'Di que al «oye, perdona» todavía le tienes cariño.',
          out: '—Pues se queda.\n\nPor la cara de {npc} pasa el alivio y, pisándole los talones, otra cosa.\n\n—Oye, perdona.\n\nEntero, como se devuelve un plato fregado. Cuando el 272 dobla la esquina sigue habiendo un brazo en alto en la acera. Queda un poco ridículo. No baja.',
        },
      },
    },
    sound_of_kitchen: {
      setup: [
        'El cartel de la puerta dice NO ESTÁ ROTO, ESTÁ EN SILENCIO. Dentro hay moqueta hasta en el techo y, al minuto, se oye el propio pulso, que no lo hace nada mal. {npc} necesita una cocina para la película. Ha grabado siete y no vive nadie en ninguna. Te acerca el micrófono, lo justo.\n\n—La de tu casa —dice—. ¿A qué suena?',
        'Venías a enrollar cables y te han dado el taburete. {npc} te tiende los auriculares con las dos manos, como se tiende una corona a quien no conviene despeinar. Aquí abajo una palabra no llega ni a la pared.\n\n—Tu cocina, la de siempre. Todavía no ha entrado nadie. —Sube un mando, apenas—. ¿Qué se oye?',
      ],
      hook: 'Se enciende la luz roja. Y de muy lejos, en zapatillas, alguien viene por un pasillo a encender el fuego.',
      options: {
        fridge: {
          label: 'Imita la nevera, con el temblor del final.',
          out: 'Haces el zumbido, el clic, el escalofrío largo, la botella que tintinea en la puerta. {npc} lo sigue con los ojos cerrados y un dedo en alto, para que no respires aún.\n\n—Esa nevera cierra mal —diagnostica—. La goma de abajo.\n\nEs verdad. La de abajo.',
        },
        mother: {
          label: 'Cuenta lo que se dice en esa cocina, y a quién.',
          out: 'Sale bajito y sale entero. {npc} no toca un mando. Cuando terminas rebobina, escucha tres segundos, saca la tarjeta de la grabadora y te la pone en la palma.\n\n—Eso no es sonido ambiente —dice—. Eso tiene dirección.',
        },
        yours: {
          label: 'Pide oír primero la cocina de {npc}.',
          out: '—La mía. —{npc} recorre los canales de la mesa, como si se hubiera quedado en alguno—. Una radio que no apagaba nadie y un cuchillo que picaba más deprisa con las malas noticias. Por el cuchillo se sabía cómo iba el país.',
        },
      },
    },
    carnation_day: {
      setup: [
        'Noche de claveles. En cada mesa del Daldal hay un móvil de pie contra una taza y, dentro, alguien que pregunta si se come bien. {rival} le va enseñando a una pantalla, por orden, los dientes, los calcetines y lo que ha comido. A ti el puesto del metro te ha vendido un clavel de más. Enfrente, {npc} pliega una servilleta. La despliega. La pliega.',
        'La campanilla suena tarde, cuando ya estás dentro, clavel en ristre: el ramo era de tres y tú no tienes a quién dar tantos. El café entero habla con su casa, a voces, con la boca llena; {rival} lleva un cuarto de hora despidiéndose. Solo está callada la mesa tres, la coja. Ahí, {npc} la calza con una servilleta que ya estaba.',
      ],
      hook: 'El móvil de {npc} está boca abajo, con un azucarero encima. Por si acaso.',
      options: {
        glass: {
          label: 'Pon el clavel en un vaso de cerveza, entre los dos.',
          out: 'El vaso le viene grande y el clavel se ladea hacia {npc}, como quien pide que le repitan algo. {npc} lo endereza; se ladea. Lo calza con la servilleta y aguanta.\n\n—Mi madre los odia —dice, sin apartar la mano—. Dice que huelen a discurso.',
        },
        call: {
          label: 'Presta tu móvil y sal a mirar el tiempo.',
          out: 'Tiempo hay poco: una nube, un gato, un taxi. Lo miras a conciencia. Cuando vuelves, tu móvil está donde estaba, tibio por un lado.\n\n—Comunicaba —dice {npc}—. A la tercera, no.\n\nEl azucarero está vacío. En la mesa, escrito en azúcar, hay un prefijo de provincias.',
        },
        why: {
          label: 'Pregunta sin rodeos: «¿Por qué no llamas?»',
          out: 'La servilleta se rompe por el pliegue.\n\n—Porque me van a decir que todo bien —contesta {npc}—. Y yo voy a decir que también. Y ya no nos queda nada para el resto del año.\n\nEndereza el azucarero, que estaba recto.',
        },
      },
    },
    festival_tent: {
      setup: [
        'A las ocho, la carpa de pajeon de Segundo Rollo ya debe dinero. Tú llevas la segunda plancha; {rival}, tu muñeca, sin tocarla: más suelta, más baja, no la mires. El pajeon sube, se lo piensa y baja entero. Aplauden. En la primera plancha, {npc} tiene la espátula en el aire y los ojos en la lección. Algo empieza a oler.',
        'Farolillos, cuatro guitarras y una cola que llega hasta Derecho. {rival} te ha quitado el cucharón y te ha dado una teoría: al pajeon no se le da la vuelta, se le convence. Convences a uno. Convences a otro. A tu izquierda, {npc}, que se ocupa de la masa y de nada más, ha dejado de ocuparse de la masa.',
      ],
      hook: 'De la plancha de {npc} sube un humo fino, a intervalos. Se diría que quiere decir algo.',
      options: {
        flip: {
          label: 'Pregunta si el quemado ha sido a propósito.',
          out: '—Tenía la cabeza en otro sitio —dice {npc}, y la espátula, que no sabe mentir, señala el sitio: tu muñeca.\n\nSe da cuenta a la vez que tú. La espátula pasa a la espalda. {rival} mastica un trozo de carbón y lo declara jugoso.',
        },
        bring: {
          label: 'Llévale a {npc} el mejor, antes de que se venda.',
          out: 'Redondo, dorado, casi una moneda. {npc} lo recibe en una servilleta y no se lo come: lo enseña. A la caja, a la cola, a un decano.\n\n—Este no se vende. Es el de muestra.\n\nSe lo come a las once, frío, detrás de la carpa.',
        },
        queue: {
          label: 'Mete a {npc} a trabajar en tu lado del mostrador.',
          out: 'Tu lado mide un metro. {npc} pasa por debajo de la cuerda, con harina hasta en las pestañas.\n\n—¿Quién manda aquí?\n\n{rival} voltea, {npc} cobra, tú cantas los números. A las diez cuadra la caja y sobra uno, el negro. Se come entre tres.',
        },
      },
    },
    beacon_path: {
      setup: [
        'Arriba, junto a la almenara, está toda la ciudad, encendida. Huele a acacia. En el banco de al lado un jubilado pierde al béisbol por la radio. {npc} lleva desde el segundo tramo de escaleras con algo que decir; se le nota en los pulmones.\n\n—Aquello es el aeropuerto —anuncia, y señala.\n\nEs un campo de golf, con su red verde y su señor.',
        'Se ha subido la cuesta sin hablar y arriba sigue sin hablarse, pero con vistas. {npc} traía dos mandarinas, ha pelado las dos y no ha dado ninguna. En algún momento hay que decir algo.\n\n—Ese es el Ministerio de Hacienda.\n\nEs un hotel con piscina. Lo siguen la Ópera, que es un garaje, y una embajada con letrero de pollo frito.',
      ],
      hook: 'Quedan tres luces sin nombre. {npc} levanta el dedo hacia la primera y abre la boca para otra cosa.',
      options: {
        name: {
          label: 'Inventa nombres mejores, empezando por la luz más fuerte.',
          out: 'La más fuerte es la Delegación de Paraguas Perdidos; la de al lado, la Caja de Ahorros de Lo Que No Se Dijo. {npc} se inclina a mirar a lo largo de tu brazo, y ahí se queda.\n\n—¿Y esta de aquí? —pregunta, sin señalar ninguna.',
        },
        say: {
          label: 'Dilo tú primero, antes de que se acaben las torres.',
          out: 'Lo dices. En alguna radio alguien batea y media colina se pone de pie. {npc} no.\n\n—Yo traía preparada una introducción —dice al cabo—. Llevaba torres.\n\nLe da por contarse los botones del abrigo. Son cuatro. Va por el nueve.',
        },
        wait: {
          label: 'Espera a que se acaben las torres.',
          out: 'Se acaban hacia las diez. Las últimas son grúas; la última de todas, una persiana. Ya no queda más que el viento y dos respiraciones que todavía vienen de la cuesta.\n\n—Gracias por no ayudar —dice {npc}. Y a la barandilla, bajito, le dice una fecha.',
        },
      },
    },
    bad_review: {
      setup: [
        'Polvo caliente, el tictac de una lámpara y el sofá que ha salido en tres cortos. {npc} proyecta: una mano, una ventanilla, lluvia; y al minuto y doce segundos, una cara que llora un poco antes de lo que le toca. {npc} no mira la pared. Te mira mirar.\n\n—La verdad —pide cuando vuelve la luz, y se sienta encima de sus propias manos.',
        'A las once y doce el edificio es de las cañerías. {npc} ha enhebrado la bobina tres veces, una más de las que hacían falta, y ha apagado hasta el piloto de la salida. Cuatro minutos de película. Tres y medio son muy buenos. La luz vuelve de golpe.\n\n—No me digas «interesante» —dice {npc}—. Dime dónde.',
      ],
      hook: 'La imagen está parada en 01:12. Por la escalera suben los tacones de {elder}, que no ha dicho «interesante» en su vida.',
      options: {
        truth: {
          label: 'Di la verdad, con el minuto y el segundo.',
          out: '{npc} rebobina, lo ve otra vez, lo ve sin sonido. A la tercera suelta el mando.\n\n—Ahí lloran para que no tenga que llorar nadie más —dice.\n\n{elder}, en el umbral, no corrige nada. Deja unas mandarinas en el suelo y cierra por fuera.',
        },
        praise: {
          label: 'Di que es una maravilla, de principio a fin.',
          out: '{npc} lo agradece con un cabeceo de conserje y recoge la bobina, la lata, el cable, en ese orden, sin un ruido.\n\n—¿Y el final, qué le ha parecido? —pregunta {elder} desde la puerta.\n\nLa bobina del final está en la estantería. No se ha puesto.',
        },
        fix: {
          label: 'Pide probar otro corte, entre los dos, ahora mismo.',
          out: 'Cortas tú. {npc} mira de reojo, como en las vacunas. Salen la lágrima y los violines; lo que queda se sostiene solo. {elder} lo ha visto desde la puerta.\n\n—¿Y por qué no empezaron por ahí? —pregunta, y se sienta en el suelo.',
        },
      },
    },
    night_bus_n: {
      setup: [
        'En el autobús de la N solo velan la conductora y tú, y la conductora lo disimula. Los demás duermen con la boca abierta y la parada aprendida. A tu lado, sobre la rueda, {npc} se ha ido venciendo por etapas, a una por puente, con el trípode en brazos. En la última curva la cabeza se para. Falta un centímetro para tu hombro.',
        'La lata de la película viaja en tus rodillas, bien agarrada. De ella ya está dicho todo, y de lo demás, también. El nocturno cruza el río con las luces bajas y media ciudad dormida dentro. {npc} cabecea, se endereza, le pide perdón al respaldo de delante. Al tercer semáforo la cabeza vuelve a caer hacia tu lado y, un centímetro antes, frena.',
      ],
      hook: '—¿Molesto? —pregunta {npc} con los ojos cerrados.\n\nUn centímetro. Cabe una hoja de papel; dos, ya no.',
      options: {
        shoulder: {
          label: 'Cierra el centímetro.',
          out: 'Es tu hombro el que sube, así que luego nadie podrá decir quién fue. En el espejo, la conductora mira con mucho interés una calle vacía. Dos paradas más tarde, contra tu manga:\n\n—Si se te duerme, avisa.\n\nY al rato:\n\n—O no.',
        },
        confess: {
          label: 'Di la verdad, en voz baja, a la ventanilla.',
          out: 'El motor, que venía quejándose, elige ese semáforo para callar. Se oye entero. En el cristal hay dos ojos abiertos que no son los tuyos.\n\n—Me bajo contigo —dice {npc}—. No a nada. A contestarte en la acera, que aquí hay gente durmiendo.',
        },
        stop: {
          label: 'Toca el timbre, da las buenas noches y baja con elegancia.',
          out: 'El timbre no despierta a nadie. {npc} encoge las piernas para que pases y te alcanza la bufanda, que se iba a quedar.\n\n—Ojo al escalón. Engaña.\n\nDesde la acera se ve la cabeza probar con la ventanilla, rebotar, probar con el trípode. Ahí se queda.',
        },
      },
    },
  },
  endings: {
    together: {
      title: 'Desayuno en la cabina',
      body: 'Son las seis y en la cabina de proyección huele a polvo tibio. El público se fue anoche, con su opinión. Solo falta por recoger una silla, la de la avenida, la de los dos bajo cero, y no hay prisa: está ocupada. Tiene encima el desayuno.\n\n—Te avisé de que no comprometía a nada —dice {npc}, y sirve del termo. Es caldo. Siempre ha sido caldo; resulta que en cuatro meses no lo había preguntado nadie.\n\nNo lo decidió ninguna noche grande. Lo decidieron los martes: que preguntaras antes de suponer, que volvieras a la hora dicha, que lo difícil lo dijeras de frente y en voz normal. Con eso no se hace una película. Con eso, por lo visto, se desayuna.\n\nEn el fregadero quedan dos tazas, boca abajo. De la silla cuelgan dos abrigos, y del bolsillo de uno asoma un lápiz gastado por las dos puntas.',
      hook: 'Y entonces {npc} dice lo único que no estaba previsto: «Abajo está mi madre».',
    },
    slow_promise: {
      title: 'La puerta entornada',
      body: 'Después del estreno la avenida es igual de larga que en marzo, pero no grita nadie. En la esquina del viento, donde estuvo la mesa, {npc} deja el trípode en el suelo.\n\n—Aquí me costaste una comida.\n\nEstá dicho, más o menos. Que existe; que no le corre prisa; que no va a empezar en una semana de exámenes y cajas de cartón. Otra historia se habría ofendido. Pero toda la primavera llegaste a la hora que decías, también a lo aburrido, y una cita más, aunque sea lejos, se deja creer.\n\nHay que encontrar un día. El primero es festivo, el segundo lo cierra el metro y el tercero es el cumpleaños de Bok-soon, que no se negocia.\n\nEl cuarto cabe en la lista del club, en el margen: septiembre, una hora. {npc} la escribe a lápiz. Luego le da la vuelta al lápiz y la repasa por la otra punta, para que dure.',
      hook: 'Ha llegado el día que apuntaste, y llueve, y paraguas hay uno.',
    },
    true_friends: {
      title: 'La mesa coja',
      body: 'La mejor mesa del Daldal es la tres, la coja. Esta noche, con la película estrenada, le han arrimado todas las demás y cojean en familia.\n\nHubo una tarde en que aquello pudo ser otra cosa. Se sentó un rato en medio, miró la carta y se fue sin pedir. Lo que quedó ocupa más de lo que parece: dijiste la verdad cuando no servía para nada, guardaste lo que te contaron y, si hacía falta alguien en la silla difícil, estabas ya en ella.\n\n—Hablando de sillas —dice {npc}, y te pasa un paquete por encima de los platos.\n\nEs una foto del primer día. En primer término, enfocadísimo, el lápiz de las dos puntas. Al fondo, borrosas, dos personas se ríen de algo que ya no recuerda nadie. {elder} la mira a un palmo y pregunta quién la hizo, para suspenderle.\n\nA medianoche cuelga junto a la caja, con marco, torcida, a juego con la mesa.',
      hook: 'A las 23:40 el móvil dice: «No te enfades. Le he hablado de ti a alguien».',
    },
    heartbreak: {
      title: 'Una silla de más',
      body: '{npc} te cita antes de que llegue el público, en la avenida, donde estuvo la mesa. Trae la frase ensayada y se ve que ha tachado lo que sonaba bien. No va a ser. Lo dice de día, sin nada en las manos, sin echarle la culpa al calendario; y la parte en que fue verdad no la tacha.\n\nDiste mucho, y en voz alta. Otras cosas se dejaron, por los dos lados, para luego, y «luego» era un cuarto pequeño. Trampa no ha hecho nadie.\n\n—Llévatela —dice {npc}.\n\nEs la silla. La primera, la que no comprometía a nada. Bok-soon la ve subir ochenta y cuatro escalones y pregunta si va a pagar alquiler.\n\nEn una habitación de dos metros por tres no cabe, y cabe. De noche, sin haberlo pensado, estás en el suelo, con la espalda contra la pared. La silla sigue libre, junto a la ventana, vuelta hacia la puerta.',
      hook: 'En octubre llega una entrada. Una sola butaca. Tu nombre, bien escrito.',
    },
    own_path: {
      title: 'La verja, por fuera',
      body: 'La maleta pesa menos que en marzo, y eso que lleva más cosas. Bok-soon lo achaca a la humedad y mete, de contrapeso, un tarro de kimchi y un billete recién planchado.\n\nViniste a esta ciudad por un motivo y te llevas otros: leer un plano de autobuses con lluvia, saber qué peldaño cruje, pedir las cosas por su nombre. Más de una vez te abrieron una puerta, con buena intención, y seguiste por la tuya. Lo dijiste siempre a la cara. Nadie te lo tiene apuntado.\n\n{npc} te acompaña hasta el final de la avenida, donde el viento dobla la esquina. Han sacado la silla al sol.\n\n—Sigue sin comprometer a nada —dice.\n\nTe sientas un minuto, por los viejos tiempos, que son de hace tres meses. Después, ochenta y cuatro escalones, las llaves en el buzón, la verja que nadie engrasa. Cuando deja de sonar tienes la mano puesta en ella, desde el otro lado.',
      hook: 'En el sitio que elegiste ya espera una carta. No se lo habías dicho a nadie.',
    },
  },
}
