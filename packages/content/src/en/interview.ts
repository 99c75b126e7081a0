import type { InterviewWords } from '../shape.ts'

/** The person in the next seat of a night bus, in English. */
export const interview: InterviewWords = {
  questions: {
    '1a': {
      scene: 'The river comes up on the left, all lamps.',
      ask: "“Everyone who moves to this city tells their mother one reason and has another. What's the other?”",
      answers: {
        ambitious: {
          text: 'To find out how far I go before somebody says stop.',
          echo: '“‘Stop’ is a word other people use. I see.”',
        },
        adaptable: {
          text: "I wanted to see who I'd be with nobody remembering.",
          echo: '“And? Do you like them so far?”',
        },
        romantic: {
          text: "I think someone here doesn't know yet that they're waiting for me.",
          echo: '“Careful. This city listens to that sort of thing.”',
        },
        determined: {
          text: 'I said I would, once, out loud. So.',
          echo: "“Out loud. That's the expensive way.”",
        },
      },
    },
    '1b': {
      scene: 'A couple runs for the bus; the driver waits.',
      ask: "“You've missed the last one. It's raining. Honestly: what do you do?”",
      answers: {
        ambitious: {
          text: "Finish tomorrow's work under the shelter. Then it's not lost time.",
          echo: '“Remind me never to owe you an hour.”',
        },
        adaptable: {
          text: 'Find the all-night bathhouse and make a friend of the owner.',
          echo: "“Mrs Gu, in Ahyeon. Say I sent you. She'll charge you double.”",
        },
        romantic: {
          text: 'Stay. The best things I know began with no bus.',
          echo: "“Mine too. It ended with a taxi, but that's another line.”",
        },
        determined: {
          text: "Walk. It's only eleven kilometres.",
          echo: "“‘Only.’ I'll think of you at kilometre nine.”",
        },
      },
    },
    '2a': {
      scene: "Someone's phone rings and is not answered.",
      ask: '“Two friends of yours stop speaking, and each sends you the screenshots. Well?”',
      answers: {
        thoughtful: {
          text: 'I read them twice, and answer on the third day.',
          echo: "“Third day. You'd make a good letter.”",
        },
        adventurous: {
          text: 'I get them on a train before they can ask where to.',
          echo: "“I'd have liked to be asked on to that train.”",
        },
        balanced: {
          text: 'I tell both the same sentence, word for word.',
          echo: '“They must hate that. And come back.”',
        },
        diplomatic: {
          text: 'I cook. I invite both. I forget to mention it.',
          echo: "“‘Forget.’ I'm writing that down.”",
        },
      },
    },
    '2b': {
      scene: 'A dark stretch, allotments, one lit greenhouse.',
      ask: "“You're handed a key, and nobody says to what. Then?”",
      answers: {
        thoughtful: {
          text: "I look at the teeth. Keys tell you what they're afraid of.",
          echo: "“Now I'm looking at mine. You've ruined keys.”",
        },
        adventurous: {
          text: 'I try doors.',
          echo: "“Somebody has to. It's mostly cupboards.”",
        },
        balanced: {
          text: 'I keep it a week. If I still think of it, I go.',
          echo: "“Six days, I'd have said. You're kinder than me.”",
        },
        diplomatic: {
          text: 'I ask around in such a way that its owner comes to me.',
          echo: "“Ah. So it's your house we'd all be meeting in.”",
        },
      },
    },
    '3a': {
      scene: 'A man asleep against the glass, tie over his shoulder.',
      ask: "“Somebody you've only just met asks how their terrible haircut looks.”",
      answers: {
        sincere: {
          text: 'Terrible. But it grows, and you asked the right person.',
          echo: 'The hat comes off, is considered, goes back on. “Ow. Thank you.”',
        },
        playful: {
          text: 'Like it lost an argument. With a better haircut.',
          echo: "“I felt that, and I've got a hat on.”",
        },
        intellectual: {
          text: 'Asymmetrical. There was a school of painting like that; they starved.',
          echo: "“They starved, but nobody forgot them. I'll keep it.”",
        },
        empathetic: {
          text: 'Sit down. Tell me about the hairdresser.',
          echo: "“She was going through something. So that's why.”",
        },
      },
    },
    '3b': {
      scene: 'Rain, suddenly, on the roof.',
      ask: '“What did you last get caught doing?”',
      answers: {
        sincere: {
          text: 'Meaning it.',
          echo: '“They never let you off for that one.”',
        },
        playful: {
          text: "Giving the neighbour's dog a middle name.",
          echo: "“Don't tell me. … Tell me. … Oh, that's exactly him.”",
        },
        intellectual: {
          text: 'Reading the terms and conditions. For pleasure.',
          echo: "“How does it end? No, don't. I've only just accepted.”",
        },
        empathetic: {
          text: "Crying at somebody else's airport.",
          echo: '“That was you? I wondered who was doing mine.”',
        },
      },
    },
    '4a': {
      scene: "A bridge; everyone's phone loses signal.",
      ask: "“The worst year you've had: what did you carry out of it?”",
      answers: {
        resilient: {
          text: 'A good pair of boots, so to speak.',
          echo: '“Boots. Good answer. Mine let in water.”',
        },
        creative: {
          text: 'A notebook nobody may read, and one song.',
          echo: "“I'll not ask for the notebook. Hum me the song sometime.”",
        },
        social: {
          text: 'Four people I can ring at three in the morning.',
          echo: "“Four. You're rich. Don't tell the bus.”",
        },
        growing: {
          text: "The ability to say ‘I don't know how’ without dying.",
          echo: "“I got that at fifty. You've saved a fortune.”",
        },
      },
    },
    '4b': {
      scene: 'A shop window with one mannequin undressed.',
      ask: "“They give you an empty room for a month. What's in it by the end?”",
      answers: {
        resilient: {
          text: "The same as at the beginning. I don't need much; that's not sad.",
          echo: "“No. It's portable.”",
        },
        creative: {
          text: 'Something on the ceiling.',
          echo: '“Of course. Nobody looks after ceilings.”',
        },
        social: {
          text: 'Chairs. Then people. Then the neighbours, complaining, then staying.',
          echo: "“I'd be a neighbour. I'd complain beautifully.”",
        },
        growing: {
          text: "The thing I couldn't do at the start of the month.",
          echo: '“And the noise of it, week two. I can hear it.”',
        },
      },
    },
    '5a': {
      scene: 'Fewer people now. The heater ticks.',
      ask: "“When you leave a party, what do they say once the door's shut?”",
      answers: {
        friendly: {
          text: "‘Who was that? They've washed all the glasses.’",
          echo: "“I'd have dried. We'd have been the best two there.”",
        },
        enigmatic: {
          text: 'They argue about what I do for a living.',
          echo: "“I had you down for locks. Don't tell me. Locks.”",
        },
        charismatic: {
          text: "Nothing, for a second. Then it's a smaller party.",
          echo: '“I believe you. Annoyingly.”',
        },
        authentic: {
          text: 'Whatever they said to my face. I hope. I do.',
          echo: '“Mm. That kind lasts past the terminus.”',
        },
      },
    },
    '5b': {
      scene: 'The driver turns the radio up for one song, then down.',
      ask: '“I get off soon. Give me a name to remember you by. Not the real one.”',
      answers: {
        friendly: {
          text: "Whatever you call people you'd save a seat for.",
          echo: "“Then you've had it since the river.”",
        },
        enigmatic: {
          text: "You'll know which when you need it.",
          echo: '“I shall be up all night, thank you very much.”',
        },
        charismatic: {
          text: "Tell them you sat next to me. They'll ask.",
          echo: "“They will, too. I'll make you taller.”",
        },
        authentic: {
          text: "The real one. I've only the one.",
          echo: "“Then I'll look after it.”",
        },
      },
    },
  },
  freeEcho: "“Hm. Nobody's ever put it like that on this line.”",
  completion:
    "“This is me,” they say, and it is: a stop with one lamp. At the door they turn round. “You'll be all right. Or it'll be interesting.” The doors fold. On the seat beside you, from a coat or from nowhere, lies a hand's length of red thread. Next stop: yours.",
}
