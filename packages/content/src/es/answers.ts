import type { answers as english } from '../en/answers.ts'
import type { Shape } from '../shape.ts'

/** What the API says to a person, in Spanish. */
export const answers: Shape<typeof english> = {
  subscription: {
    welcome: 'Te damos la bienvenida a Inyeon. Con este correo tienes {max} visitas; esta es la primera.',
    welcomeBack: 'Qué bien que hayas vuelto. Este es el acceso {count} de {max}.',
    limitReached:
      'Ya has usado las {max} visitas de este correo. Tus historias siguen aquí para que las termines.',
    codeRequired: 'Para saber que eres tú, escribe el código que podemos enviar a este correo.',
  },
  saves: {
    none: 'Todavía no hay ninguna partida guardada.',
    some: 'Te espera una partida guardada.',
    mayCreate: 'Puedes empezar una partida nueva.',
    full: 'Has llegado al máximo de {max} partidas guardadas. Borra una primero.',
  },
  problems: {
    VALIDATION: { title: 'Solicitud no válida', detail: 'Revisa lo que has escrito y vuelve a intentarlo.' },
    UNAUTHORIZED: {
      title: 'No te reconocemos',
      detail: 'No reconocemos este navegador. Escribe tu correo en la primera página, por favor.',
    },
    FORBIDDEN: { title: 'No permitido', detail: 'No tienes permiso para hacer esto.' },
    NOT_FOUND: { title: 'No encontrado', detail: 'No hemos encontrado lo que buscas.' },
    METHOD_NOT_ALLOWED: {
      title: 'Método no permitido',
      detail: 'Esta dirección no se puede usar de esa manera.',
    },
    CONFLICT: { title: 'Conflicto', detail: 'La historia ya ha avanzado. Vuelve a cargarla, por favor.' },
    EXPIRED: {
      title: 'Sesión caducada',
      detail: 'La sesión de la demo ha caducado. Retoma tu partida para seguir; no se ha perdido nada.',
    },
    TOO_LARGE: {
      title: 'Demasiado largo',
      detail: 'Es más de lo que se puede enviar de una vez. Acórtalo, por favor.',
    },
    UNSUPPORTED_MEDIA: { title: 'Formato no admitido', detail: 'Envía JSON (application/json), por favor.' },
    MISDIRECTED: {
      title: 'Solicitud mal dirigida',
      detail: 'Esta dirección no pertenece a este servidor.',
    },
    RATE_LIMITED: {
      title: 'Demasiadas solicitudes',
      detail: 'Demasiadas solicitudes. Espera un momento y vuelve a intentarlo.',
    },
    SERVER: { title: 'Error del servidor', detail: 'Error del servidor. Vuelve a intentarlo más tarde.' },
    UNAVAILABLE: {
      title: 'No disponible',
      detail:
        'El servidor no puede hacerlo ahora mismo. Vuelve a intentarlo dentro de un momento; no se ha perdido nada.',
    },
  },
  reasons: {
    SAVE_LIMIT: 'Has llegado al máximo de {max} partidas guardadas. Borra una primero.',
    ACCESS_LIMIT:
      'Para empezar una partida nueva hace falta una visita abierta. Escribe tu correo en la primera página para abrirla.',
    LOCKED: 'Esto forma parte de la versión completa.',
    BACKERS_ONLY: 'La versión completa está abierta a quienes apoyan la campaña.',
    ORIGIN: 'Esta llamada tiene que venir de nuestra propia página.',
    TURN_PLAYED: 'Este momento ya se ha jugado. Vuelve a cargar la historia, por favor.',
    NOT_NEXT: 'Este no es el siguiente momento de la historia. Vuelve a cargarla, por favor.',
    ENDED: 'Esta historia ha llegado a su final.',
    BUSY: 'Este momento se está contando ahora mismo, en otra pestaña o en otro dispositivo.',
  },
  validation: {
    required: 'Hace falta rellenar esto.',
    type: 'No es el tipo de valor que esperábamos.',
    format: 'No tiene la forma que esperábamos.',
    email: 'Escribe un correo válido, por favor.',
    code: 'Este código no es correcto o ya no vale. Pide uno nuevo.',
    too_long: 'Como máximo {most} caracteres, por favor.',
    too_short: 'Escribe al menos {least} caracteres, por favor.',
    too_many: 'Como máximo {most}, por favor.',
    too_large: 'Es demasiado de una vez. Acórtalo, por favor.',
    too_deep: 'Tiene demasiados niveles, unos dentro de otros.',
    number: 'Escribe un número entero entre {least} y {most}, por favor.',
    age: 'Escribe una edad entre {least} y {most}, por favor.',
    not_adult: 'Todos los personajes son adultos: {least} años o más.',
    choice: 'Elige uno de los valores que se ofrecen, por favor.',
    one_of: 'Envía tus propias palabras o una de las respuestas ofrecidas: una cosa, y solo una.',
    json: 'Esto no es JSON válido.',
    minor: 'Aquí todos los personajes son adultos. Describe a alguien de {least} años o más, por favor.',
    not_offered: 'Eso ya no está entre lo que se ofrece.',
    out_of_order: 'Esta respuesta no sigue a la anterior. Vuelve a cargar la entrevista, por favor.',
  },
}
