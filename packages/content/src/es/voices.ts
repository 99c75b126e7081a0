import type { VoicesPack } from '../shape.ts'

/**
 * What answers a player's own words, in Spanish. The same people say tú in Sinchon and usted in the
 * tower, so nobody here speaks in the second person; and a reaction follows its echo in one paragraph,
 * so none may open with the dash of speech.
 */
export const voices: VoicesPack = {
  echo: [
    '«{quote}». Queda dicho, o hecho, que en este caso viene a ser igual, y {npc} lo recibe de frente.',
    'Lo que {npc} tuviera en la punta de la lengua se aparta para dejar pasar esto: «{quote}».',
    'Primero llega «{quote}»; una fracción de segundo después, la cara de {npc}.',
    'Delante de {npc} hay, de pronto, una cosa que antes no estaba: «{quote}».',
  ],
  reactions: {
    warm: {
      accept: [
        '{npc} busca la broma por debajo, no la encuentra y no sabe dónde ponerlo. Las manos van a un bolsillo, van al otro y vuelven con una palabra sola, algo pequeña.\n\n—Gracias.',
        'Entra sin llamar. Se nota en el cuello, que cede un centímetro de guardia, y en una ceja, que pide confirmación y la obtiene.\n\n—De estas cosas suelo quedarme con la mitad —dice {npc}—. Hoy, no.',
        'Es de esas cosas que no traen instrucciones. {npc} la sostiene como se sostiene un pájaro ajeno y, al cabo de un rato, comprende que no hay que devolverla.\n\n—Vaya —dice.',
      ],
      hesitate: [
        'La boca de {npc} dice que no es para tanto. La mano, mientras, lo dobla con cuidado y le busca un bolsillo. Una de las dos va a tener que ceder.',
        '{npc} lo sopesa como la fruta que no se pensaba comprar: huele bien, eso es innegable.\n\n—A ver cómo está mañana —dice, y no lo vuelve a dejar en la caja.',
        'Empieza un gesto de quitarle importancia y se queda a medias, en el aire, sin nadie que lo recoja.\n\n—Para esto no tengo cara —confiesa {npc}, y prueba con dos.',
      ],
      reject: [
        'No sienta mal; sienta grande. {npc} se lo quita con delicadeza, como un abrigo prestado, y procura que se vea de quién es.\n\n—Luego habría que estar a la altura.',
        'Lo recibe una sonrisa de ventanilla, impecable, con su cristal.\n\n—Muy amable —dice {npc}, y las dos palabras salen por debajo, selladas y con fecha.',
        '{npc} niega una vez, sin prisa.\n\n—Eso es para quien haya hecho algo.\n\nUn dedo sacude de la manga una mota que no estaba, y sigue un buen rato con la mota.',
      ],
    },
    romance: {
      accept: [
        '{npc} abre la boca y la vuelve a cerrar, como se cierra una carta a la que le falta algo. Cuando la abre otra vez es para reírse, muy bajito, con la risa de haber perdido al escondite.',
        'Contestan las orejas, que no saben mentir. El resto tarda más: hay que recolocar los hombros, la respiración, una manga.\n\n—Esto no estaba en el programa —dice {npc}—. Que conste.',
        '{npc} se queda con la frase un momento más de lo que dura la frase.\n\n—Con eso hay que tener cuidado —dice por fin, y no se aparta—. A veces voy y me lo creo.',
      ],
      hesitate: [
        '{npc} busca una respuesta en el techo, en el suelo y en una uña. En la uña parecía que había algo.\n\n—Eso no es poca cosa —dice, muy despacio, por si se rompe.',
        'Dos frases empiezan por «yo» y ninguna llega al verbo. {npc} las retira con discreción, como se retiran los platos.\n\n—¿Puede ser un poco más adelante? No he dicho que no.',
        'Se oye tragar. {npc} alarga dos dedos hacia algo que no hay y los recoge en el puño.\n\n—Estas cosas se avisan —bromea, con una voz que no bromea—. Me encuentra sin paredes.',
      ],
      reject: [
        'No hay burla, y la burla habría ayudado. {npc} busca el tono durante un buen rato y lo encuentra.\n\n—No —dice—. Pero es un no de los que se pueden tener cerca.',
        '{npc} lo recoge antes de que toque el suelo, que no es lo mismo que quedárselo.\n\n—Me alegro de saberlo —dice, con las manos muy juntas—. Y preferiría no volver a oírlo aquí.',
        'La cara se cierra sin portazo; queda por debajo una rendija de luz.\n\n—La frase es buena —dice {npc}—. Lo que no puedo es lo que viene después de la frase.',
      ],
    },
    care: {
      accept: [
        '{npc} lo acepta como se acepta un vaso lleno: con las dos manos y sin mirar a otro sitio. Cuando por fin levanta la vista le falta una arruga.\n\n—Pesaba —dice.',
        'Hay una discusión breve entre el orgullo de {npc} y el cansancio de {npc}. Gana el cansancio, que no ganaba nunca, y lo celebra cerrando los ojos un segundo entero.',
        'La queja sale, pero sale mal: por un lado se le escapa algo muy parecido al alivio de quitarse unos zapatos.\n\n—Por ese lado no agarra nunca nadie —dice {npc}—. Es el que pincha.',
      ],
      hesitate: [
        '«Puedo», dice {npc}, y se oye que es una palabra antigua, de cuando había que ponerse de puntillas para alcanzar la luz. Nadie la discute. Nadie se la cree del todo.',
        'Los dedos aceptan y la cabeza no; hay un forcejeo corto y muy educado, y {npc} acaba quedándose con una esquina.\n\n—La mitad —negocia—. La otra mitad me toca.',
        '{npc} mira el gesto como se mira un taxi que se ha parado sin que nadie lo llame.\n\n—No sé si iba en esa dirección —dice. La puerta, de momento, la deja abierta.',
      ],
      reject: [
        'Las manos de {npc} se esconden a la espalda, las dos, como las de quien ya ha desayunado.\n\n—Se agradece —dice—. Pero esta cuesta la tengo que subir a pie.',
        'Algo se pone de pie dentro de {npc}, aunque por fuera no se mueve nada.\n\n—La intención es buena —dice—. Se pregunta antes. Nada más que eso.',
        'Se queda ofrecido en el aire, más pesado a cada segundo. {npc} lo mira mucho y no lo toca.\n\n—Hoy, si alguien es amable, me deshago —explica—. Y hoy no puedo.',
      ],
    },
    play: {
      accept: [
        '{npc} no se ríe. Para no reírse tiene que apretar los labios, estudiar lo que haya arriba y pensar, se ve, en una declaración de impuestos. No alcanza.',
        'La broma da un rodeo y entra por donde no había guardia. {npc} la ve demasiado tarde: ya le tiemblan los hombros.\n\n—Mala —dictamina—. Malísima. Otra.',
        '{npc} levanta un dedo: que no se diga nada más, que le dejen terminar. Termina. Se seca un ojo con el nudillo.\n\n—Habrá represalias —promete, con la voz aún torcida.',
      ],
      hesitate: [
        '«Ja», dice {npc}: la palabra, no el ruido. Pero la palabra tiene una esquina que es de verdad, y por esa esquina asoma, un instante, un diente.',
        'La comisura izquierda vota a favor. La derecha se abstiene. {npc} levanta acta con la mirada y deja el asunto pendiente para la próxima sesión.',
        'Se hace un silencio pequeño, del tamaño de una tos.\n\n—Esa me la llevo para entenderla en casa —dice {npc}, con cara de aduana a las tres de la mañana.',
      ],
      reject: [
        'Ha caído en mal día; ayer, a lo mejor. {npc} le hace sitio por educación y ahí la deja, en medio, como a un pariente que se ha equivocado de boda.',
        '{npc} la oye entera, asiente, y en el resto de la cara no pasa nada.\n\n—De eso, todavía no —dice—. Dentro de un año habrá quien se ría, y seré yo.',
        'Los ojos de {npc} hacen la cuenta: quién lo ha dicho, con qué tono, cuánta gente mira.\n\n—Ahí no se juega —dice, sin levantar la voz—. En todo lo demás, cuando haga falta.',
      ],
    },
    repair: {
      accept: [
        '{npc} escucha con los brazos caídos, sin preparar nada, y luego tarda lo que se tarda en doblar una servilleta en cuatro.\n\n—Ya está —dice—. Esto, con algo caliente, se pasa.',
        'Algo se posa que llevaba días volando bajo. {npc} mueve el cuello a un lado y a otro, como quien se descuelga una mochila.\n\n—Menos mal —dice—. Me estaba quedando sin discursos.',
        'No hay «pero». {npc} lo busca por costumbre al final de la frase, y hasta mira debajo.\n\n—Así se puede —dice, y a la voz se le nota que ha cambiado de habitación.',
      ],
      hesitate: [
        '«Lo he oído», dice {npc}, en el tono de quien firma un recibo: consta que ha llegado. Lo de abrirlo, ya se verá.',
        '{npc} lo prueba con la punta del dedo, como el agua del baño, y retira el dedo sin prisa.\n\n—Todavía quema —dice—. Que repose. No digo que se tire.',
        'Hay media sonrisa; la otra media sigue con el abrigo puesto.\n\n—Las palabras están bien —dice {npc}—. Falta verlas un martes, en ropa de trabajo.',
      ],
      reject: [
        '{npc} endereza algo que estaba recto.\n\n—Eso se dice para acabar antes —dice—. Lo otro es más lento. Cuando sea lo otro, aquí estoy.',
        'Las palabras llegan, llaman, dejan su tarjeta. {npc} no abre. Se adivina, al otro lado, una respiración pegada a la puerta, y nadie que busque la llave.',
        'Los labios de {npc} se van moviendo a la vez que los tuyos, como con una canción muy oída.\n\n—No es que esté mal —dice al final—. Es que me la sé.',
      ],
    },
    curious: {
      accept: [
        '{npc} tarda, y es buena señal: está buscando por dónde se abre.\n\n—Había un toldo verde —dice al fin—. Debajo de ese toldo pasó casi todo.\n\nHoy toca el toldo. Lo demás se queda enrollado.',
        'Sale primero un año, luego una calle, luego una risa que no tenía intención de salir. {npc} mira esa risa como si la hubiera traído otra persona.\n\n—Hacía mucho que no pasaba por ahí.',
        'A {npc} se le arruga la frente de tanto ordenar.\n\n—Esto no lo he contado nunca de corrido —avisa.\n\nLo cuenta de corrido. Al llegar al final mira atrás, como quien ha cruzado un río por las piedras.',
      ],
      hesitate: [
        'La respuesta asoma, ve que hay gente y se vuelve a meter.\n\n—Es largo —dice {npc}—. Lleva tren, lleva nieve, y para contarlo hay que haber dormido.',
        '{npc} da el principio y da el final, y se salta lo de en medio con tanta limpieza que apenas se ve la costura.\n\n—El resto —añade— está en obras.',
        'Hay cosas que llaman al timbre y cosas que ya están en el pasillo. {npc} le mira los pies a esta.\n\n—Que espere ahí un poco —dice. No suena a que la eche.',
      ],
      reject: [
        'Se oye, casi, correr un pestillo: uno pequeño, de cuarto de baño.\n\n—Está ocupado —dice {npc}. Quería ser un chiste y se queda en información.',
        'La cara no cambia. Cambia la mano, que se cierra alrededor de nada, con mucho cuidado.\n\n—De eso hay una sola copia —dice {npc}—. No la presto.',
        '{npc} responde enseguida, con una fecha, un lugar y una sonrisa, todo correcto, todo de folleto. Lo otro se queda donde estaba, sin tocar.',
      ],
    },
    plan: {
      accept: [
        '«Sí», dice {npc}, demasiado pronto, y después busca a toda prisa la pregunta, para comprobar que había una. Había, y la respuesta le encaja en las cuatro esquinas.',
        'A {npc} se le pone cara de estar haciendo la maleta.\n\n—Falta una cosa —dice; y luego otra, y luego—: No, no falta nada. ¿Cuándo?',
        'Los ojos de {npc} van a un calendario que no hay y vuelven.\n\n—Se puede —dice—. Se mueve lo otro y ya está. Lo otro nunca me cayó bien.',
      ],
      hesitate: [
        'El sí ya venía de camino y alguien lo ha llamado por la espalda.\n\n—Antes hay un asunto —dice {npc}—. No es una excusa. Las excusas me salen mejores.',
        '{npc} le da vueltas como a una llave en cerradura ajena: un cuarto, medio, y se atasca.\n\n—No digo que no —dice—. Digo que a esto le falta aceite.',
        'Se abre una agenda que no existe; casi se oyen las hojas. En una de ellas {npc} se detiene, la alisa con el canto de la mano y no dice cuál.',
      ],
      reject: [
        '{npc} toma aire, y con el aire entra la verdad, que no estaba invitada.\n\n—No puedo. Iba a inventar una tía enferma, y no se lo merece ni la tía.',
        '{npc} escucha el plan entero, y le gusta: se le nota en las cejas, que lo acompañan hasta la puerta.\n\n—Que se haga —dice—. Pero esta vez, sin mí.',
        'Un sí pequeño le llega a {npc} hasta los dientes, y ahí se queda.\n\n—Cuando algo me apetece tan de golpe —explica—, espero a que se me pase.',
      ],
    },
    conflict: {
      accept: [
        'Defensa, ninguna. {npc} deja los brazos donde están y va recibiendo las palabras una por una, con un parpadeo para cada una.\n\n—Falta mi parte —dice cuando se acaban—. Tampoco me favorece.',
        'Hay un momento en que {npc} podría esquivarlo. Se le ve verlo. No se aparta.\n\n—Algo de eso hay —reconoce, con la voz con que se le da la razón a un médico.',
        '{npc} suelta el aire por la nariz, muy despacio.\n\n—Menos mal —dice—. Se estaba poniendo todo de una educación insoportable.\n\nLas dos manos quedan a la vista, abiertas.',
      ],
      hesitate: [
        '«¿Quién lo dice?» sale antes que nada. {npc} lo oye salir y querría agarrarlo por la manga; el resto, que venía detrás, se lo muerde.',
        '{npc} abre la mano y la mira, como si ahí hubiera quedado la prueba.\n\n—Visto desde ese lado... —empieza. Cómo se ve desde el otro, todavía lo está buscando.',
        'La mandíbula se tensa, se afloja, se vuelve a tensar: dentro hay un debate y van en empate. {npc} pide tiempo con dos dedos.',
      ],
      reject: [
        'La cortesía de {npc} sube un grado, y con eso baja la temperatura.\n\n—La sentencia ya venía escrita —dice—. Me habría gustado asistir al juicio.',
        '{npc} espera a que pase, como se espera a que pase un tren.\n\n—Así, no —dice luego, en voz normal—. De cualquier otra manera, cuando se quiera.',
        'Los ojos de {npc} siguen puestos en ti, muy abiertos y a mucha distancia.\n\n—Se puede repetir más alto —dice—. Lo que pasó va a seguir siendo lo que pasó.',
      ],
    },
    distance: {
      accept: [
        '{npc} asiente y le hace sitio, como se hace sitio en un banco a quien llega con bolsas: sin preguntar cuánto piensa quedarse.',
        'Hay cosas que no piden respuesta, y {npc} tiene el detalle de no dársela. Ladea la cabeza, lo justo para que se sepa que ha llegado.',
        '{npc} lo recibe sin sacarle punta y le concede el tiempo que pedía.\n\n—También es verdad —dice. El silencio que sigue no le pesa a nadie.',
      ],
      hesitate: [
        '{npc} se queda con la cabeza un poco torcida, como ante un cuadro colgado demasiado alto.\n\n—No sé por dónde se agarra —reconoce—. Pero lo he visto.',
        'Una mano sale a preguntar, se arrepiente a medio camino y acaba arreglando un puño que estaba bien. {npc} no dice nada, y lo que no dice ocupa bastante.',
        '{npc} abre la boca, consulta con alguien de dentro y la cierra.\n\n—Nada —dice, y deja en el aire un hueco con la forma exacta de una pregunta.',
      ],
      reject: [
        'Llega y no encuentra a nadie. {npc} está delante, con los ojos abiertos y la luz dada, y no se asoma.',
        '«Entendido», dice {npc}, que no parece haber entendido nada. La palabra se dobla por la mitad y desaparece en algún bolsillo interior.',
        'La sonrisa de {npc} dura exactamente lo que dura. Después la cara vuelve a su sitio y encuentra, por ahí, otra cosa que mirar.',
      ],
    },
  },
  recall: [
    'Sin venir a cuento, {npc} dice «{quote}», y tardas un segundo en reconocerlo: es tuyo.\n\n—Lo tenía guardado —explica—. Para un día así.',
    'En el dorso de un tique, con la letra de {npc}, pone «{quote}». El tique caducó hace mucho. Por lo visto, no se puede tirar.',
    '{npc} canturrea algo por lo bajo, sin música y sin darse cuenta. Escuchando bien, la letra dice «{quote}».',
    '—«{quote}» —cita {npc}, con comillas en los dedos y sin burla en la cara—. Desde aquel día lo uso para casi todo.',
  ],
  reasons: {
    warm: {
      up: [
        'Pusiste algo bueno de tu parte y no pediste recibo.',
        'Fuiste amable a tiempo, que es cuando cuenta.',
        'Lo tuyo llegó sin hacer ruido y se quedó.',
      ],
      down: [
        'Fue amable en general, y hacía falta en concreto.',
        'Lo bonito llegó antes de haber mirado del todo.',
        'Lo dijiste encima de una frase que iba a medias.',
      ],
    },
    romance: {
      up: [
        'Lo dejaste ver, y dejaste sitio para cualquier respuesta.',
        'Te acercaste un paso y llamaste antes del siguiente.',
        'Fuiste de frente y sin adornos, que es más difícil.',
      ],
      down: [
        'Te acercaste más de lo que daba de sí el momento.',
        'Empezaste la carta por la despedida.',
        'Corriste hacia algo que venía andando.',
      ],
    },
    care: {
      up: [
        'Agarraste el lado que pesa y no lo comentaste.',
        'Viste lo que hacía falta antes de que se pidiera.',
        'Te quedaste al lado de lo difícil, en voz baja.',
      ],
      down: [
        'Arreglaste algo sin preguntar si estaba roto.',
        'Tomaste en brazos lo que solo se estaba enseñando.',
        'Ayudaste tan deprisa que no dio tiempo a pedirlo.',
      ],
    },
    play: {
      up: [
        'Le quitaste peso sin quitarle importancia.',
        'Te reíste de la cosa y respetaste a la persona.',
        'Hiciste el ridículo a propósito y a su hora.',
      ],
      down: [
        'La broma fue a pisar justo donde dolía.',
        'Te adelantaste: eso hará gracia la semana que viene.',
        'El chiste entró primero y no dejó pasar a nadie.',
      ],
    },
    repair: {
      up: [
        'Lo dijiste sin un «si» detrás del que esconderte.',
        'Diste una palabra del tamaño que se puede cumplir.',
        'Volviste al sitio exacto y aguantaste ahí de pie.',
      ],
      down: [
        'Se notó la prisa por dejarlo arreglado.',
        'Explicaste tanto que lo importante ya no cupo.',
        'Diste tu palabra antes de mirar cuánto pesaba.',
      ],
    },
    curious: {
      up: [
        'Abriste una puerta pequeña y esperaste en el felpudo.',
        'Fuiste a lo hondo sin levantar la voz.',
        'Cambiaste la conversación por una que importaba.',
      ],
      down: [
        'Tiraste del hilo con la prenda puesta.',
        'Te tiraste a lo hondo sin probar antes el agua.',
        'Sacaste un tema más grande que el rato.',
      ],
    },
    plan: {
      up: [
        'Propusiste algo en lo que también cabía un no.',
        'Pusiste una tarea entre los dos y tomaste la mitad.',
        'Tu plan traía una silla para alguien más.',
      ],
      down: [
        'Hiciste planes para dos con una sola agenda.',
        'Escribiste con tinta en un calendario ajeno.',
        'Lo tenías resuelto antes de hacer la pregunta.',
      ],
    },
    conflict: {
      up: [
        'Dijiste lo difícil, y a la cara que era.',
        'Llevaste la contraria y te quedaste a oír la respuesta.',
        'Señalaste lo que estaba mal, y nada más que eso.',
      ],
      down: [
        'Lo que dijiste tenía canto, y cortó un poco.',
        'Tiraste del nudo y se apretó más.',
        'Entre lo que dijiste y lo que había quedó una rendija.',
      ],
    },
    distance: {
      up: [
        'Guardaste las distancias, y las guardaste bien.',
        'Te tomaste tu tiempo, y el de nadie más.',
        'Dejaste un hueco en el que se podía respirar.',
      ],
      down: [
        'Estabas ahí mismo, y a varias paradas de distancia.',
        'Soltaste el hilo y se quedó flojo.',
        'Dejaste un hueco justo donde hacía falta alguien.',
      ],
    },
  },
  ways: {
    look: {
      label: 'No digas nada y mira hacia donde mira {npc}.',
      out: [
        'Resulta ser una mancha con forma de isla. Le das toda tu atención. {npc} la mira contigo un rato largo, y en ese rato la isla gana una bahía, un faro y casi un nombre.',
        'Es un cable, nada más que un cable, con un nudo que alguien hizo hace años por algún motivo. El motivo no se le ocurre a nadie.\n\n—Gracias —dice {npc}, y no aclara de qué.',
        'Alguien que pasa ve a dos personas mirando lo mismo, se para, mira también, no encuentra nada y se marcha con la mosca detrás de la oreja.\n\n—Ya somos una escuela —dice {npc}.',
      ],
    },
    thank: {
      label: 'Da las gracias por algo pequeño.',
      out: [
        '{npc} repasa el día en busca de qué puede haber sido. Se lo dices: lo de la puerta.\n\n—Si esa puerta se sujeta sola —protesta, y de pronto le sobran las dos manos.',
        'Hay gente que dice «de nada» y gente que dice «a mandar». {npc} inclina la cabeza, muy poco, como si le hubieran puesto encima algo lleno y no quisiera derramarlo.',
        '—Eso no se agradece —dice {npc}.\n\nMucho después, en mitad de otra conversación, sin que venga a cuento y mirando al suelo:\n\n—Bueno. De nada. Y ya está.',
      ],
    },
    joke: {
      label: 'Haz una broma pequeña, sobre todo a tu costa.',
      out: [
        'Tarda en llegar, como los ascensores buenos. Cuando llega, {npc} se vuelve de espaldas para reírse, por no dar ejemplo, y se le ríe la nuca.',
        '—La apunto —dice {npc}, y la apunta de verdad, con fecha, en lo primero que encuentra—. Por si algún día hace falta una prueba.\n\nEl papel tiembla un poco. Es la risa, que va por dentro.',
        'Cae un silencio. Dura lo bastante como para repasar la vida entera hasta el chiste. Entonces {npc}, con toda solemnidad y sin mover nada más que un dedo, hace el ruido de un platillo.',
      ],
    },
    ask: {
      label: 'Pregunta cómo era la vida antes de todo esto.',
      out: [
        '—Antes dormía del lado de la pared —dice {npc}, y parece que con eso lo ha contado todo. Luego se mira la mano, que está dibujando en el aire una ventana, y la deja acabar.',
        '{npc} cuenta con los dedos: tres casas, dos oficios y un paraguas que duró más que todo eso.\n\n—El paraguas también se perdió —añade—. Pero fue el último.',
        '—Es una historia corta y mala —avisa {npc}.\n\nNo es mala. Es corta porque le falta el centro, y por ahí {npc} pasa de puntillas, con los zapatos en la mano.',
      ],
    },
    hand: {
      label: 'Echa una mano con lo que haga falta.',
      out: [
        'Hay que sujetar, así que sujetas. {npc} trabaja alrededor de tus manos como si fueran un mueble de confianza.\n\n—Un poco más —pide, y hace ya un rato que no hace falta.',
        'Lo que había que mover se mueve; lo que había que atar se ata. Solo se dice «cuidado», «aquí», «ya». Desde fuera pasaría por una discusión, y {npc}, a juzgar por el nudo, la ha ganado.',
        'Al terminar, las cuatro manos están igual de sucias. {npc} las compara, dorso con dorso, sin que lleguen a tocarse.\n\n—Empate —dice, en el tono de quien lleva tiempo esperando uno.',
      ],
    },
    goodnight: {
      label: 'Despídete por hoy y vete.',
      out: [
        '—Cuidado con los ciervos —dice {npc}, muy en serio.\n\nPor aquí no hay ciervos. Ya vas lejos cuando lo piensas, y para entonces has mirado dos veces antes de cruzar.',
        'Dices adiós. {npc} dice adiós. Hay un segundo adiós, por si el primero no valía, y en el tercero ya da risa. El cuarto se dice desde la esquina.',
        'Te vas sin dar explicaciones y nadie te las pide. A los diez pasos miras atrás, por mirar: {npc} está enderezando, con dos dedos, algo que habías dejado torcido.',
      ],
    },
  },
  customOpening:
    '{title}\n\n{location}. {period}.\n\nEl plano es tuyo. Los muebles los hemos traído de Seúl, que era lo que había en el camión: una avenida, un autobús, una pensión con ochenta y cuatro escalones y un club de cine con una sola cámara. A la gente del lugar nadie le ha avisado de nada. Alguien, eso sí, ya está mirando el reloj.',
  customEnding:
    '{title}\n\n{location}. {period}.\n\nSe han llevado las mesas. Donde el viento dobla la esquina queda la silla, la del primer día. {npc} ha venido a recogerla y no la recoge.\n\n—No comprometía a nada —dice—. Lo avisé.\n\nEntre aquella mañana y esta cabe lo que hiciste: días en que te quedaste, días en que te fuiste y lo dijiste, preguntas que podrían haber sido suposiciones. Nada de eso se puede devolver; tiene ya la forma de quien lo ha llevado puesto. La comida perdida sigue sin pagar, y en la lista del club, al lado, alguien ha ido calculando los intereses.\n\nPara llevarla mejor, {npc} le da la vuelta a la silla. Debajo, en la madera, hay algo escrito a lápiz, un trazo con una punta y otro con la otra: «{pc}», y una hora. Las doce menos dos.',
  slug: '{place}. {time}.',
  customRole: 'Alguien que has traído contigo',
  stems: {
    warm: [],
    romance: [],
    care: [],
    play: [],
    repair: [],
    curious: [],
    plan: [],
    conflict: [],
    distance: [],
  },
}
