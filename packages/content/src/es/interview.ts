import type { InterviewWords } from '../shape.ts'

/** The person in the next seat of a night bus, in Spanish. */
export const interview: InterviewWords = {
  questions: {
    '1a': {
      scene: 'Por la izquierda aparece el río, todo farolas.',
      ask: '—Quien se muda a esta ciudad le da a su madre un motivo y se guarda otro. ¿Cuál es el otro?',
      answers: {
        ambitious: {
          text: 'Ver hasta dónde llego antes de que alguien diga basta.',
          echo: '—«Basta» es una palabra que dicen los demás. Ya veo.',
        },
        adaptable: {
          text: 'Saber quién soy donde no se acuerda nadie de mí.',
          echo: '—¿Y qué tal? ¿Se deja tratar?',
        },
        romantic: {
          text: 'Creo que aquí me espera alguien que todavía no lo sabe.',
          echo: '—Cuidado. Esta ciudad oye esas cosas, y luego las hace.',
        },
        determined: {
          text: 'Una vez dije que vendría. En voz alta. Así que.',
          echo: '—En voz alta. Es la manera cara.',
        },
      },
    },
    '1b': {
      scene: 'Una pareja corre hacia el autobús; el conductor espera.',
      ask: '—Has perdido el último y llueve. Sinceramente: ¿qué haces?',
      answers: {
        ambitious: {
          text: 'Adelanto lo de mañana debajo de la marquesina. Así no es tiempo perdido.',
          echo: '—Recuérdame que no te deba nunca una hora.',
        },
        adaptable: {
          text: 'Busco unos baños que no cierren y me gano a la dueña.',
          echo: '—La señora Gu, en Ahyeon. Di que vas de mi parte. Te cobrará el doble.',
        },
        romantic: {
          text: 'Me quedo. Lo mejor que conozco empezó sin autobús.',
          echo: '—Lo mío también. Acabó en taxi, pero esa es otra línea.',
        },
        determined: {
          text: 'Voy andando. Son once kilómetros de nada.',
          echo: '—«De nada.» Hacia el noveno me acordaré de ti.',
        },
      },
    },
    '2a': {
      scene: 'Suena un móvil y nadie contesta.',
      ask: '—Dos amistades tuyas dejan de hablarse, y las dos te mandan las capturas. ¿Y bien?',
      answers: {
        thoughtful: {
          text: 'Las leo dos veces y respondo al tercer día.',
          echo: '—Al tercer día. Como carta no tendrías precio.',
        },
        adventurous: {
          text: 'Las subo a un tren antes de que pregunten adónde va.',
          echo: '—A mí no me subió nadie a ese tren. Y tenía hecha la bolsa.',
        },
        balanced: {
          text: 'Les digo a las dos la misma frase, palabra por palabra.',
          echo: '—Qué rabia debe de dar. Y luego vuelven, claro.',
        },
        diplomatic: {
          text: 'Cocino. Invito a las dos. Se me olvida mencionarlo.',
          echo: '—«Se me olvida.» Eso me lo apunto.',
        },
      },
    },
    '2b': {
      scene: 'Un trecho a oscuras: huertos y un solo invernadero con luz.',
      ask: '—Te ponen una llave en la mano y no te dicen de qué es. ¿Y entonces?',
      answers: {
        thoughtful: {
          text: 'Le miro los dientes. Ahí se ve de qué tiene miedo.',
          echo: '—Ya estoy mirando las mías. Me has echado a perder las llaves.',
        },
        adventurous: {
          text: 'Voy probando puertas.',
          echo: '—Alguien tiene que hacerlo. Casi todo son armarios.',
        },
        balanced: {
          text: 'La guardo una semana. Si sigo pensando en ella, voy.',
          echo: '—Yo le habría dado seis días. Tienes mejor corazón.',
        },
        diplomatic: {
          text: 'Pregunto por ahí, de tal manera que venga a verme quien la perdió.',
          echo: '—Ah. O sea, que la reunión es en tu casa.',
        },
      },
    },
    '3a': {
      scene: 'Un señor duerme contra el cristal, con la corbata al hombro.',
      ask: '—Alguien a quien acabas de conocer te pregunta qué tal le queda un corte de pelo espantoso.',
      answers: {
        sincere: {
          text: 'Espantoso. Pero crece, y has preguntado a quien debías.',
          echo: 'El sombrero sale, se somete a examen, vuelve a su sitio.\n\n—Ay. Gracias.',
        },
        playful: {
          text: 'Como si hubiera perdido una discusión. Con otro corte de pelo.',
          echo: '—Eso me ha dolido, y llevo sombrero.',
        },
        intellectual: {
          text: 'Asimétrico. Hubo una escuela de pintura así; pasaron hambre.',
          echo: '—Hambre, sí, pero no los ha olvidado nadie. Me lo dejo.',
        },
        empathetic: {
          text: 'Siéntate. Háblame de la peluquera.',
          echo: '—Estaba pasando una mala racha. Conque era eso.',
        },
      },
    },
    '3b': {
      scene: 'De golpe, lluvia en el techo.',
      ask: '—¿Qué estabas haciendo la última vez que te sorprendieron?',
      answers: {
        sincere: {
          text: 'Decirlo en serio.',
          echo: '—Por eso no indultan a nadie.',
        },
        playful: {
          text: 'Ponerle segundo apellido al perro del vecino.',
          echo: '—No me lo digas... Dímelo... Ay, es que le va como un guante.',
        },
        intellectual: {
          text: 'Leer los términos y condiciones. Por gusto.',
          echo: '—¿Cómo acaban? No, no me lo cuentes, que los acabo de aceptar.',
        },
        empathetic: {
          text: 'Llorar en un aeropuerto, en la despedida de otra gente.',
          echo: '—¿Eras tú? Ya decía yo que la mía estaba muy bien atendida.',
        },
      },
    },
    '4a': {
      scene: 'Un puente. Todos los móviles se quedan sin cobertura.',
      ask: '—De tu peor año, ¿qué te llevaste puesto?',
      answers: {
        resilient: {
          text: 'Un buen par de botas, por así decirlo.',
          echo: '—Botas. Buena respuesta. A las mías les entra agua.',
        },
        creative: {
          text: 'Un cuaderno que no puede leer nadie, y una canción.',
          echo: '—El cuaderno no lo pido. La canción, algún día, tarareada.',
        },
        social: {
          text: 'Cuatro personas a las que llamar a las tres de la mañana.',
          echo: '—Cuatro. Eso es una fortuna. Que no se entere el autobús.',
        },
        growing: {
          text: 'Saber decir «no sé hacerlo» y no morirme.',
          echo: '—A mí eso me llegó a los cincuenta. Lo que te has ahorrado.',
        },
      },
    },
    '4b': {
      scene: 'Un escaparate con un maniquí a medio vestir.',
      ask: '—Te dejan un cuarto vacío durante un mes. ¿Qué hay dentro el último día?',
      answers: {
        resilient: {
          text: 'Lo mismo que el primero. Me arreglo con poco, y no es triste.',
          echo: '—No. Es portátil.',
        },
        creative: {
          text: 'Algo en el techo.',
          echo: '—Naturalmente. De los techos no se ocupa nadie.',
        },
        social: {
          text: 'Sillas. Luego, gente. Luego, el vecindario, que sube a quejarse y se queda.',
          echo: '—Yo subiría. Me quejo de maravilla.',
        },
        growing: {
          text: 'Lo que a primeros de mes no me salía.',
          echo: '—Y el ruido de la segunda semana. Lo estoy oyendo.',
        },
      },
    },
    '5a': {
      scene: 'Va quedando menos gente. La calefacción chasquea.',
      ask: '—Cuando te vas de una fiesta y se cierra la puerta, ¿qué dicen?',
      answers: {
        friendly: {
          text: '«¿Quién era? Ha fregado todos los vasos.»',
          echo: '—Yo los habría secado. Lo mejor de la fiesta, allí, en la cocina.',
        },
        enigmatic: {
          text: 'Discuten a qué me dedico.',
          echo: '—Yo había pensado en cerraduras. No me lo digas. Cerraduras.',
        },
        charismatic: {
          text: 'Nada, un segundo. Después es una fiesta más pequeña.',
          echo: '—Te creo. Me fastidia, pero te creo.',
        },
        authentic: {
          text: 'Lo mismo que me dijeron a la cara. Eso espero. Sí.',
          echo: '—Mm. Esa clase de gente aguanta más allá del final de la línea.',
        },
      },
    },
    '5b': {
      scene: 'El conductor sube la radio para una canción y la vuelve a bajar.',
      ask: '—Me bajo enseguida. Dame un nombre para acordarme de ti. El de verdad, no.',
      answers: {
        friendly: {
          text: 'El que le pongas a quien le guardarías un asiento.',
          echo: '—Entonces lo llevas puesto desde el río.',
        },
        enigmatic: {
          text: 'Cuando te haga falta, sabrás cuál es.',
          echo: '—Pues muchas gracias: esta noche no duermo.',
        },
        charismatic: {
          text: 'Di que ibas a mi lado. Ya preguntará la gente.',
          echo: '—Y preguntará. Te voy a poner diez centímetros más.',
        },
        authentic: {
          text: 'El de verdad. No tengo otro.',
          echo: '—Entonces te lo cuido.',
        },
      },
    },
  },
  freeEcho: '—Hm. Así no lo había dicho nadie en esta línea.',
  completion:
    '—Aquí me bajo —dice la voz de al lado, y es verdad: una parada con una sola farola. En la puerta se vuelve—. Te irá bien. O será interesante.\n\nLas puertas se pliegan. En el asiento, de un abrigo o de ninguna parte, ha quedado un palmo de hilo rojo. Próxima parada: la tuya.',
}
