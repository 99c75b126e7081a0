import type { ScenarioCards } from '../shape.ts'

/** What the covers say, in Spanish: scenarios, protagonists, and the tags a person can wear. */
export const cards: ScenarioCards = {
  cards: {
    sinchon: {
      name: 'Primera primavera en Sinchon',
      description:
        'Primer curso, primera vez en Seúl. Alguien aparece siempre donde apareces tú, y siempre un segundo antes.',
    },
    tower: {
      name: 'La Torre de Cristal',
      description:
        'Para ti, la primera semana de prácticas. Para quien dirige la empresa, el último año de merecerse la silla.',
    },
    thesis: {
      name: 'La tesis',
      description:
        'Dos nombres en un artículo, y uno está mal puesto. Once semanas para demostrar una teoría del amor que lleva dos firmas y ningún creyente.',
    },
    encore: {
      name: 'Después del bis',
      description:
        'En la agencia hay cámaras en todas las salas menos en una. Tú tienes la llave. También la tiene la única persona cuyo contrato dice «nadie». (Todos los artistas son personas adultas, de 23 años en adelante.)',
    },
    takeover: {
      name: 'OPA hostil',
      description:
        'En este consejo miente todo el mundo. Te han contratado para averiguar quién. Al segundo día alguien te dice la verdad, sonríe, y no la puedes usar.',
    },
    hollywood: {
      name: 'Hollywood, nueve de la mañana',
      description:
        'En Seúl es la una de la madrugada. Una estrella coreana que se sabe de oído todas sus frases en inglés necesita quien interprete lo demás: las palabras entre toma y toma.',
    },
  },
  details: {
    sinchon: {
      worldSetting:
        'Una universidad en una cuesta, una pensión al final de ochenta y cuatro escalones, un club de cine con una sola cámara. De marzo a junio.',
      storyMechanics:
        'Actúas con tus propias palabras o con lo que se te ofrece. La gente recuerda lo que prometes, lo que callas y dónde estabas cuando llovió. Tres hilos te unen a cada persona, confianza, atracción y cariño, y cada uno dice por qué se ha movido.',
      narrativeObjective:
        'El último viernes del curso hay un estreno. Averigua en la película de quién estás saliendo.',
    },
    tower: {
      worldSetting:
        'Una empresa de papel en una torre de cristal, encima del callejón donde nació. De septiembre a diciembre.',
      storyMechanics:
        'Estás en prácticas. La persona de quien puedes enamorarte dirige la empresa y no tiene voz sobre tu futuro: está escrito, y se cumple. El primer paso es siempre tuyo, y todas las salas tienen puerta.',
      narrativeObjective:
        'En diciembre el consejo vota sobre la papelera, y la cuarta planta, sobre ti. Decide al lado de qué quieres ver tu nombre.',
    },
    thesis: {
      worldSetting: 'Un laboratorio fuera de horas, una sola estufa que calienta y once semanas de plazo.',
      storyMechanics:
        'Todo lo que hagas se puede citar: la otra firma lleva tomando notas sobre ti desde la primera página.',
      narrativeObjective: 'Demostrar la teoría, o decir primero que no se sostiene.',
    },
    encore: {
      worldSetting:
        'Una agencia musical de Seúl, entre la última canción y el primer metro. Nadie con contrato baja de los veintitrés años.',
      storyMechanics: 'En todas las salas se te ve menos en una; lo que pase en esa es cosa de dos personas.',
      narrativeObjective: 'Averiguar qué se puede guardar cuando la otra mitad pertenece a un estadio.',
    },
    takeover: {
      worldSetting: 'Una sala de juntas en Yeouido, nueve sillas, diez días antes del voto.',
      storyMechanics:
        'Te van a contar mucho, y de eso será cierto muy poco: la historia se mueve según a quién creas.',
      narrativeObjective: 'Entregar el informe con o sin la única frase verdadera, y vivir con lo que falte.',
    },
    hollywood: {
      worldSetting: 'Un plató a las nueve de la mañana y un móvil en el que siempre es plena noche.',
      storyMechanics: 'Hablas por dos personas a la vez, y una palabra que se omite también es traducción.',
      narrativeObjective:
        'Llevar a una estrella hasta el final de un rodaje y notar qué palabras se han vuelto tuyas.',
    },
  },
  protagonists: {
    jiwoo: {
      name: 'Han Ji-woo',
      nationality: 'coreana',
      description:
        'De Tongyeong, donde las cartas llegan oliendo a mar. Un año de limpiar calamares para su tía le ha pagado la matrícula. Nunca ha perdido una discusión con el horario de un ferri; con las máquinas de pedir las pierde todas. Hace listas: de autobuses, de palabras de Seúl para el mar. Trajo un paraguas rojo y una promesa, llamar los domingos, que cumple desde el hueco de una escalera.',
    },
    sora: {
      name: 'Jung So-ra',
      nationality: 'coreana',
      description:
        'De Daejeon, tercera generación de gente que termina lo que empieza. Pasó la tesis a limpio de madrugada, en una copistería, y distingue el papel de oído. Dice que sí demasiado pronto y dedica la tarde a que sea verdad. Tiene una blusa buena y sabe secarla con un hervidor. En secreto le gustaría hacer algo rematadamente mal delante de alguien, y sobrevivir.',
    },
    taeyang: {
      name: 'Ryu Tae-yang',
      nationality: 'coreano',
      description:
        'Nadador en Gangneung hasta que un hombro dijo que no; después, el ejército; después, un invierno de enseñar a flotar a jubilados. Se llama como el sol y ha decidido merecerlo. Cuenta chistes para que no le pregunten, y se queda de piedra cuando alguien espera a que acabe el chiste y pregunta igual. Sube las escaleras de dos en dos; los sentimientos, de uno en uno.',
    },
    noa: {
      name: 'Noa Bianchi',
      nationality: 'de Italia',
      description:
        'Creció en Bolonia, en un taller de encuadernación. Tiene visado para un año, un acento coreano aprendido de una abuela que vivía abajo y no era la suya, y una memoria insensata para las puertas. Cortesía en cuatro idiomas; gracia, en dos. Vino a Seúl en busca de la mujer que firmó una carta guardada en el taller. Sabe la dirección. No ha ido: entonces se acabaría.',
    },
    haeun: {
      name: 'Bae Hae-un',
      nationality: 'coreana',
      description:
        'Viuda, de Mokpo: empieza la universidad el año en que la termina el menor de sus hijos, y es la más veterana de primero y la mejor en los exámenes. Tiene una moto de la que no sabe nada nadie.',
    },
    lucia: {
      name: 'Lucía Ferrer',
      nationality: 'española',
      description:
        'Repostera de Valencia con las yemas de los dedos quemadas; la contrató un hotel de Seúl que cerró el día en que aterrizaba. Habla coreano en recetas.',
    },
    kenji: {
      name: 'Mori Kenji',
      nationality: 'japonés',
      description:
        'Afinador de pianos, de Kobe, que oye cuándo miente una habitación. Vino por un piano, y no está en venta.',
    },
    wei: {
      name: 'Lin Wei',
      nationality: 'chino',
      description:
        'De Suzhou: de día traduce contratos y de noche, por encargo, cartas de amor ajenas. Suya no ha mandado ninguna.',
    },
    sunhee: {
      name: 'Park Sun-hee',
      nationality: 'coreana',
      description:
        'Conduce la línea nocturna, está divorciada y lo lleva con humor. Sabe quién sube llorando, y en qué parada deja de llorar.',
    },
    amir: {
      name: 'Amir Haddad',
      nationality: 'canadiense',
      description: 'Ingeniero de estructuras: revisa los puentes del Han. Le da miedo uno, exactamente uno.',
    },
    dani: {
      name: 'Dani Oh',
      nationality: 'coreoestadounidense',
      description:
        'Adopción de ida, billete de vuelta y alergia a la palabra «raíces». A las cuatro de la mañana hace un programa de radio para once oyentes, y alguien de esa lista ha empezado a contestar.',
    },
    yeong: {
      name: 'Ha Yeong-jin',
      nationality: 'coreano',
      description:
        'Guardia con traje de época a la puerta del palacio: le pagan por no moverse mientras pasa la ciudad entera. A ti ya te ha visto.',
    },
  },
  portraits: [
    '{name}: {age} años, {nationality}. En la maleta: {traits}. Llegó a Seúl un martes, con la dirección apuntada en la palma de la mano, y llovía. Desde entonces pregunta, y se le da bien: la gente acaba contándole cosas que no venían en la pregunta. Cuida una planta que heredó con la habitación, paga con el importe exacto y, cuando algo le importa mucho, baja la voz.',
    'Lo que consta: {name}, {age} años, {nationality}. Lo que se comenta en la escalera: {traits}. Lo que no sabe nadie: por qué cruza de acera para no pasar por delante de cierta panadería. Madruga sin despertador, canta fatal y a puerta cerrada, presta libros y no apunta a quién. Hay un abrigo bueno, comprado para una ocasión que no llegó; por si acaso, {name} lo lleva puesto casi siempre.',
    'Si preguntas por {name}, primero te dicen lo fácil: {age} años, {nationality}, llega pronto y no lo menciona. Si insistes, y pones algo caliente en la mesa, sale lo demás: {traits}. Guarda llaves de sitios que ya no existen y es incapaz de hacer cola sin enterarse de media vida ajena. Alguien quedó una vez en enseñarle las estrellas y no volvió. {name} no las ha aprendido por otro lado: tiene esa asignatura sin cubrir.',
  ],
  unnamedNationality: 'de algún lugar',
  traits: {
    ambitious: 'ambición',
    adaptable: 'flexibilidad',
    romantic: 'romanticismo',
    determined: 'tesón',
    thoughtful: 'reflexión',
    adventurous: 'afán de aventura',
    balanced: 'equilibrio',
    diplomatic: 'mano izquierda',
    sincere: 'sinceridad',
    playful: 'chispa',
    intellectual: 'intelecto',
    empathetic: 'empatía',
    resilient: 'aguante',
    creative: 'inventiva',
    social: 'don de gentes',
    growing: 'ganas de aprender',
    friendly: 'cordialidad',
    enigmatic: 'misterio',
    charismatic: 'carisma',
    authentic: 'autenticidad',
  },
}
