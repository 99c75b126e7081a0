import type { ScenarioCards } from '../shape.ts'

/** What the covers say, in English: scenarios, protagonists, and the tags a person can wear. */
export const cards: ScenarioCards = {
  cards: {
    sinchon: {
      name: 'First Spring in Sinchon',
      description:
        'First year, first time in Seoul. Someone keeps turning up where you do, and always a second before you.',
    },
    tower: {
      name: 'The Glass Tower',
      description: "Your first week as an intern. The CEO's last year to deserve the chair.",
    },
    thesis: {
      name: 'The Thesis',
      description:
        'Two names on one paper, one of them in the wrong place. Eleven weeks to prove a theory about love that you both signed and neither believes.',
    },
    encore: {
      name: 'After the Encore',
      description:
        'At the agency there are cameras in every room but one. You have the key to it. So does the one person whose contract says ‘no one’. (All artists are adults, 23 and over.)',
    },
    takeover: {
      name: 'Hostile Takeover',
      description:
        'Everyone in this boardroom lies. You were hired to find out who. On the second day somebody tells you the truth, and smiles, and you cannot use it.',
    },
    hollywood: {
      name: 'Hollywood, 9 a.m.',
      description:
        'In Seoul it is one in the morning. A Korean star who has learnt every English line by ear needs an interpreter for the rest: the words between takes.',
    },
  },
  details: {
    sinchon: {
      worldSetting:
        'A university on a hill, a boarding house on eighty-four steps, a film society with one camera. March to June.',
      storyMechanics:
        'You act in your own words, or take what is offered. People remember what you promise, what you keep quiet about, and where you stood when it rained. Three threads tie you to each of them, trust, attraction and affection; each says why it moved.',
      narrativeObjective:
        'By the last Friday of term there will be a screening. Find out whose film you are in.',
    },
    tower: {
      worldSetting:
        'A paper company in a tower of glass, above the alley where it was born. September to December.',
      storyMechanics:
        'You are an intern. The one you may come to love runs the company and has no say over your future: that is written down, and kept. The first step is always yours, and every room has a door.',
      narrativeObjective:
        'In December the board votes on the mill, and the fourth floor on you. Decide what you want your name next to.',
    },
    thesis: {
      worldSetting: 'A research lab after hours, one good heater, and eleven weeks until the deadline.',
      storyMechanics:
        'Whatever you do may be cited; your co-author has kept notes on you from the first page.',
      narrativeObjective: 'Prove the theory, or be the first of the two to say that it is wrong.',
    },
    encore: {
      worldSetting:
        'A music agency in Seoul, between the last song and the first train. Everybody under contract is twenty-three or older.',
      storyMechanics:
        'In every room but one you are seen, and each of you decides what is said in the other.',
      narrativeObjective: 'Find out what two people can keep when one of them belongs to a stadium.',
    },
    takeover: {
      worldSetting: 'A boardroom in Yeouido, nine chairs, ten days before the vote.',
      storyMechanics:
        'You are told a great deal, and very little of it is so; whom you believe is what moves the story.',
      narrativeObjective:
        'Hand in your report with or without the one true sentence, and live with whose it was.',
    },
    hollywood: {
      worldSetting:
        'A studio lot at nine in the morning, and a phone on which it is always the middle of the night.',
      storyMechanics: 'You speak for two people at once, and a word left out is also a translation.',
      narrativeObjective:
        'Get one star through one film, and notice which of the words have become your own.',
    },
  },
  protagonists: {
    jiwoo: {
      name: 'Han Ji-woo',
      nationality: 'Korean',
      description:
        'From Tongyeong, where you can smell the sea in the post. A year of gutting squid for an aunt has paid for the first term. Has never lost an argument with a ferry timetable, and loses every one with a self-service till. Keeps lists: of buses, of Seoul words for the sea. Brought one red umbrella, and a promise to ring home on Sundays, kept so far from a stairwell.',
    },
    sora: {
      name: 'Jung So-ra',
      nationality: 'Korean',
      description:
        'From Daejeon, third in a line of people who finish things. Typed her thesis on night shifts in a copy shop, and can tell paper by ear. Says yes too fast, and spends the evening making it come true. Owns one good blouse, and knows how to dry it with a kettle. Would like, privately, to be bad at something in front of someone and survive.',
    },
    taeyang: {
      name: 'Ryu Tae-yang',
      nationality: 'Korean',
      description:
        'A swimmer from Gangneung, until a shoulder said no; then the army; then a winter of teaching pensioners to float. Sunny by name and by decision. Tells jokes so that people will not ask, and is astonished when somebody waits for the joke to end and asks anyway. Takes stairs two at a time, and feelings one.',
    },
    noa: {
      name: 'Noa Bianchi',
      nationality: 'Italian',
      description:
        "A bookbinder's child from Bologna, with a year's visa, a Korean accent learnt from somebody else's grandmother on the floor below, and an unreasonable memory for doors. Polite in four languages, funny in two. They came to Seoul to find the woman who signed a letter kept in the shop. They have the address, and have not gone to it yet, because then it would be over.",
    },
    haeun: {
      name: 'Bae Hae-un',
      nationality: 'Korean',
      description:
        'A widow from Mokpo who starts university in the year her youngest finishes it: the oldest first-year, and the best at exams. She has a motorbike nobody knows about.',
    },
    lucia: {
      name: 'Lucía Ferrer',
      nationality: 'Spanish',
      description:
        'A pastry cook from Valencia with burnt fingertips, hired by a Seoul hotel that closed on the day she landed. She speaks Korean in recipes.',
    },
    kenji: {
      name: 'Mori Kenji',
      nationality: 'Japanese',
      description:
        'A piano tuner from Kobe who can hear when a room is lying. He came for one piano, and it is not for sale.',
    },
    wei: {
      name: 'Lin Wei',
      nationality: 'Chinese',
      description:
        "From Suzhou; translates contracts by day and, by night, other people's love letters. He has never sent one.",
    },
    sunhee: {
      name: 'Park Sun-hee',
      nationality: 'Korean',
      description:
        'Drives the night line; divorced, amused. She knows who gets on crying, and at which stop they stop.',
    },
    amir: {
      name: 'Amir Haddad',
      nationality: 'Canadian',
      description:
        'A structural engineer who checks the bridges over the Han. He is afraid of exactly one of them.',
    },
    dani: {
      name: 'Dani Oh',
      nationality: 'Korean American',
      description:
        'Adopted, returned, allergic to the word ‘roots’. They have a radio show at four in the morning and eleven listeners, one of whom has begun to write back.',
    },
    yeong: {
      name: 'Ha Yeong-jin',
      nationality: 'Korean',
      description:
        'A guard in costume at the palace gate, paid to stand still while the whole city goes by. He has seen you before.',
    },
  },
  portraits: [
    '{name}, {age}, {nationality}. In short: {traits}. Came to Seoul with one suitcase too many and one reason too few, and has so far told the truth about the suitcase. Reads menus to the end, keeps bus tickets, gets on with dogs at once and with their owners by degrees. Nobody here has heard the old stories yet. That is the plan. It is also the trouble with the plan.',
    'Three things can be checked: the name, {name}; the age, {age}; the passport, {nationality}. The rest is hearsay, and people who have shared a staircase with {name} agree on it: {traits}. There was a winter that nobody has been told about, and a job that began at five. What is left of both is a good coat, a light sleep, and the habit of holding a door a second longer than is usual.',
    'Ask for {name} and you hear first what you would expect: {age}, {nationality}, always early, never says so. Ask again, and pour something hot, and you hear this: {traits}. There is a drawer with one letter in it, and a song that gets switched off before the second verse. {name} means to explain both to somebody, one of these days, and has started to look about for a person who does not hurry.',
  ],
  unnamedNationality: 'from somewhere',
  traits: {
    ambitious: 'ambitious',
    adaptable: 'adaptable',
    romantic: 'romantic',
    determined: 'determined',
    thoughtful: 'thoughtful',
    adventurous: 'adventurous',
    balanced: 'even-tempered',
    diplomatic: 'tactful',
    sincere: 'sincere',
    playful: 'playful',
    intellectual: 'bookish',
    empathetic: 'empathetic',
    resilient: 'resilient',
    creative: 'inventive',
    social: 'sociable',
    growing: 'still learning',
    friendly: 'friendly',
    enigmatic: 'hard to read',
    charismatic: 'magnetic',
    authentic: 'unvarnished',
  },
}
