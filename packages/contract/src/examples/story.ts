import type { Person } from '../shapes/person.ts'
import type { Sheet, World } from '../shapes/sheet.ts'
import type { Care, TurnReply } from '../shapes/turn.ts'

export const SESSION = '6f1f6a1e-7c1b-4f0e-9a53-0d6f2c8e4b11'
export const REQUEST = 'c0a8e9d2-41b7-4c55-8a0e-5b1f7d3e9a24'

export const jiwoo: Person = {
  name: 'Han Ji-woo',
  nickname: 'Ji-woo',
  age: 20,
  gender: 'female',
  orientation: 'women',
  nationality: 'Korean',
  languages: ['Korean', 'English'],
  traits: ['stubborn', 'keeps lists'],
  description: 'From Tongyeong, where you can smell the sea in the post. Came with one red umbrella.',
  avatar: 'protagonist/female/jiwoo',
  hangul_name: '한지우',
}

export const jaein: Sheet = {
  full_name: 'Lee Jae-in',
  nickname: 'Jae-in',
  age: 22,
  gender: 'female',
  role: 'Sound, third year',
  trust: 50,
  attraction: 50,
  affection: 50,
  present: true,
  expression: 'neutral',
  avatar: 'npc/female/jaein',
}

export const clubFair: World = {
  location: 'The long avenue to the main gate',
  date: '2026-03-03',
  time: '11:58',
  weather: 'clear',
  season: 'spring',
  scene: 'campus',
}
export const soundRoom: World = {
  location: 'Sound room, basement',
  date: '2026-04-08',
  time: '18:20',
  weather: 'petals',
  season: 'spring',
  scene: 'library',
}

export const WORDS = 'I lean in to her microphone and whisper: five stars, would listen again'

export const openingReply: TurnReply = {
  narrazione:
    'Eighty tables, eighty posters, and one chair. It stands behind the table of the film society, and nobody is on it.\n\n“It is for whoever is tired,” says a woman with one earbud in, without looking up from a microphone the size of a loaf. “You look as if you had carried something.”',
  scelte: [
    { choice_id: 'sign', text: 'Sit down, and sign the list while you are there.' },
    { choice_id: 'lunch', text: 'Offer her half of your rice roll.' },
    { choice_id: 'ask', text: 'Ask what she is recording.' },
  ],
  session_id: SESSION,
  image_prompt: 'university avenue in early spring, club fair tables, one empty chair, soft daylight',
  updated_active_npc_sheets: { jaein },
  changes: [],
  current_turn: 0,
  max_turns: 15,
  world: clubFair,
  game_ended: false,
  storyteller: 'embedded',
}

export const turnReply: TurnReply = {
  narrazione:
    'The needle jumps. She plays the whisper back through the good speakers with the face of a customs officer. She takes out one earbud. Then the other.\n\n“Breath control, poor. Sincerity, suspicious,” she says. “Five stars.”',
  scelte: [
    { choice_id: 'title', text: 'Suggest a title: “Small hill, view of Jae-in.”' },
    { choice_id: 'stage', text: 'Ask what she said the last time she stood on that stage.' },
    { choice_id: 'promise', text: 'Promise to stand where she can see you, if she goes on.' },
  ],
  session_id: SESSION,
  image_prompt: 'basement sound room, carpet on the walls, two earbuds on a desk, warm lamp',
  updated_active_npc_sheets: {
    jaein: { ...jaein, trust: 51, attraction: 56, affection: 52, expression: 'happy' },
  },
  changes: [
    {
      npc_id: 'jaein',
      meter: 'attraction',
      delta: 6,
      reason: 'You flirted in her own currency, straight into the microphone.',
      quote: 'five stars, would listen again',
    },
    {
      npc_id: 'jaein',
      meter: 'affection',
      delta: 2,
      reason: 'Two hours on a carpet for a fridge had not gone unnoticed.',
      quote: 'five stars',
    },
    {
      npc_id: 'jaein',
      meter: 'trust',
      delta: 1,
      reason: 'You whispered in a room where she had asked for quiet.',
      quote: 'whisper',
    },
  ],
  current_turn: 1,
  max_turns: 15,
  world: soundRoom,
  game_ended: false,
  storyteller: 'embedded',
}

export const care: Care = {
  care: {
    title: 'Let us stop the story for a moment',
    message:
      'What you wrote sounds heavy. You do not have to carry it alone; somebody is awake and listening.',
    lines: [{ name: '988 Suicide & Crisis Lifeline', contact: '988', url: 'https://988lifeline.org' }],
  },
  session_id: SESSION,
  current_turn: 0,
}
