import type { SinchonPack } from '../shape.ts'

/** First Spring in Sinchon, in English. */
export const sinchon: SinchonPack = {
  places: {
    hasuk: "Bok-soon's boarding house",
    daldal: 'Daldal Café',
    booth: 'Projection room, over Lecture Hall B',
    sound: 'Sound room, basement',
    avenue: 'The long avenue',
    bus272: 'The 272',
    store: 'Convenience store, under the railway bridge',
    ansan: 'Ansan hill, the beacon',
    library: 'Library, third floor',
    mangwon: 'Mangwon, by the river',
  },
  cast: {
    seojun: { full: 'Kim Seo-jun', given: 'Seo-jun', role: 'Film directing, third year' },
    jaein: { full: 'Lee Jae-in', given: 'Jae-in', role: 'Sound, third year' },
    harin: { full: 'Yoon Ha-rin', given: 'Ha-rin', role: 'Business, first year' },
    minjae: { full: 'Kang Min-jae', given: 'Min-jae', role: 'Barista at Daldal Café' },
    mira: { full: 'Oh Mi-ra', given: 'Mi-ra', role: 'Lecturer, adviser of Second Reel' },
  },
  opening: {
    setup: [
      "Sixty-one clubs, and every one of them is shouting. Somebody in a fencing mask gives you a leaflet, a sweet, and a leaflet about the sweet. It is two below zero; the banners crack like sails; the flowers this city is famous for are still inside the bark, thinking it over.\n\nAt the end of the row, where the wind comes round the corner, stands a table nobody is shouting at. Second Reel, film society: one camera, one microphone, a thermos, and on your side the only empty chair in the avenue. {season}\n\n“You can sit down,” says {npc}, not looking round. “You don't have to join anything. It's just a chair.” You sit. {npc} pulls back a sleeve, reads the time, and sighs. “I had noon. You've cost me a lunch.”",
      "The map of the campus has a coffee ring where the north should be, so you are handed along the avenue like a parcel: past the wind band, past the chess people, past two clubs that hike the same hill and do not speak. Your pockets hold nine leaflets, and a badge for a team whose sport you failed to catch.\n\nThen the shouting ends, and there is one more table. No banner; a card, held down by a tape measure: Second Reel, film society. One camera, one microphone, a thermos, and on your side an empty chair. {season}\n\n“It's just a chair,” says {npc}. “Everyone thinks there's a catch.” You try it; it holds. {npc} looks at a watch, then at you. “Two more minutes and I'd have won a lunch.”",
    ],
    hook: 'The list of members has eleven names and a gap. Beside it lies a pencil, sharpened at both ends.',
    options: {
      sign: {
        label: 'Write your name in the gap on the list.',
        out: '{npc} reads it upside down, lips moving, and then once more the right way up. “That makes twelve of us on paper,” says {npc}, and pours you the lid of the thermos, unasked. “Six in life. The sixth one gets the chair.”',
      },
      lunch: {
        label: 'Offer to pay for the lunch that was lost.',
        out: "“You'd be feeding the juggling society. They had two minutes to.” The cash box is opened and found to contain a button. {npc} shuts it, gently, so as not to wake it. “But if you choose the place,” says {npc}, “I could carry the chair.”",
      },
      ask: {
        label: "Ask about the pencil's other end, and the members on paper.",
        out: '{npc} sets the pencil rolling down the list; it clicks over six names before it stops. “They signed for the biscuits. There were biscuits.” A look past you, at nobody. “The second point was in case of a queue.”',
      },
    },
  },
  season: {
    seojun:
      'The person behind the table has made a frame of ten cold fingers, with the last leaf of last year in it.',
    jaein: 'The person behind the table has one earbud in, and is holding up a microphone to a flag.',
  },
  storylets: {
    hot_water: {
      setup: [
        "Ten to seven. One bathroom, eleven people, and a queue of towels down the stairs. The hen on the sill, which is a timer, allows each of you three minutes of hot water; but Bok-soon takes in anyone who says please, and down the hill {npc}'s boiler has died in the night. Behind you Number Nine shivers, politely. Behind the door, the tap squeaks off.",
        "You have it all worked out: up at six forty, stairs along the wall, where they don't creak, towel over one shoulder. The bathroom is shut. Under the door, steam; through it, a cough you know from the film society. “No boiler,” says Bok-soon, who is ironing a banknote on the landing. “{npc} said please.” Number Nine arrives behind you, barefoot and pale blue.",
      ],
      hook: "“There are three minutes of hot left,” says {npc}, through the door. “I'll sell them for a song. An actual song.”",
      options: {
        sing: {
          label: 'Pay through the door: one verse, whatever comes out.',
          out: 'What comes out is the tune Line 2 plays for a train coming in. For a moment only the tap drips. Then, half a tone under you, {npc} takes the second voice, doors and all. The bolt slides back. All down the stairs, slippers applaud.',
        },
        give: {
          label: 'Give the three minutes to shivering Number Nine.',
          out: 'Number Nine is past you before you reach the verb. {npc} comes out in an overcoat and a towel, looks at the shut door, and then at your dry hair. “Bok-soon keeps accounts,” says {npc}. At breakfast there is a second egg beside your bowl.',
        },
        bargain: {
          label: 'Demand to see the exchange rate for hot water.',
          out: "“A verse buys three litres. A chorus, five.” The bolt slides back by the width of one eye, under a fringe that points in four directions. The eye considers your towel, your toothbrush, your prospects. “For you,” says {npc}, “there's credit.”",
        },
      },
    },
    registration_war: {
      setup: [
        'Nine fifty-eight: two laptops, back to back, and the whole third floor breathing through its nose. The Friday seminar is full, forty out of forty. {npc} got in yesterday and has come along for moral support, with one finger resting on the keys. At ten exactly you press Apply, because one does. In the same second, across the table, another key goes down.',
        'Registration opens at ten, and people have come in their lucky socks; someone has propped a grandmother, framed, against the mouse. You have arranged a whole week round the Friday seminar. It has forty places, all gone, and one of them went to {npc}, who sits opposite and counts you in with a pencil. Three. Two. The pencil stops. Two keys go down as one.',
      ],
      hook: "On your screen stands one green tick. On {npc}'s, mirrored in the window behind: cancelled.",
      options: {
        thank: {
          label: 'Say thank you, and nothing clever after it.',
          out: "{npc} waits for the rest of it: the joke, the but. There is no rest. The laptop is closed so slowly that it makes no click. “Then tell me how it comes out, on Fridays,” says {npc}, to the lid. “I can't stand not knowing.”",
        },
        return: {
          label: "Give it back: press Cancel, and nod at {npc}'s keyboard.",
          out: 'You do it before either of you can be noble again. The tick goes grey, and for one second the place belongs to nobody on earth. “Now look,” says {npc}, with both hands in the air. Over by the radiator a stranger shouts for joy.',
        },
        both: {
          label: 'Propose one seat, one set of notes, and Fridays by halves.',
          out: "“That's fraud,” {npc} whispers, and is already ruling a line down the middle of a page. You get the odd weeks, {npc} the even ones; whoever was there explains it to the other over soup. “If they call your name, I'll cough like you.”",
        },
      },
    },
    the_unread_one: {
      setup: [
        "Ha-rin types it for you, since you “would still be on the greeting at Christmas”: *The puddings were 2+1 and I've never been good at sums. Are you awake?* She presses Send with her eyes shut and stands the phone on the floor between you like a candle. 00:14. Beside the message, small and yellow: 1. “Nobody breathe,” says Ha-rin.",
        "You had written it in order to delete it, as people do: *The puddings were 2+1 and I've never been good at sums. Are you awake?* Then, across the hall, Ha-rin sneezed, and yours is a nervous thumb. Now it is out in the world with a 1 beside it. She appears in the doorway in a sheet mask, like a ghost with good skin. “What have we done,” she says, delighted.",
      ],
      hook: 'The 1 goes out. No dots. No answer. Then, eighty-four steps down, the gate that nobody oils.\n\n“I began an answer,” {npc} calls up. “Walking was quicker.”',
      options: {
        down: {
          label: 'Go down with three puddings and no plan.',
          out: "You meet on step forty, which has never been anybody's step before. {npc} is wearing one sandal and one trainer. Three puddings, two people, and a single spoon, because you thought of everything else. “Do the sum again,” says {npc}. “Slowly.”",
        },
        window: {
          label: 'Call from the window: “The sensible people live opposite!”',
          out: "“I tried there. They were asleep.” A window lights up, then another, then Bok-soon's. {npc} stands on the bright steps with both hands raised, like someone caught stealing the hill, and shows no sign of putting it back.",
        },
        honest: {
          label: "Write: “I didn't mean to send that. I meant it, though.”",
          out: 'This 1 lives for half a second. Down in the dark a screen lights a chin, then a mouth, then what the mouth is doing. {npc} reads it twice. Then looks up, and out of eleven identical windows finds yours at the first try.',
        },
      },
    },
    mt_ramyeon: {
      setup: [
        'Three in the morning, thirty people, one pot. The club has hired a hall by the river for the night, and its kitchen runs to a ladle and no bowls. The noodles are ready now; in four minutes they will be rope. Out of all those elbows comes {npc}, backwards, with the lid of the pot held level, and on the lid a portion that nobody saw leave.',
        'By three the talent show is over and the sleepers lie along the warm floor in rows, like a catch. Then the smell goes down the rows and wakes them one by one. You were fourth at the pot; you are now ninth. {npc} is on the kitchen step with hunched shoulders, guarding something from the river wind: the lid, upside down, steaming, full.',
      ],
      hook: '{npc} eats one mouthful off it, gives it thought, and holds the lid out to you. Behind you somebody says, “Ooh.”',
      options: {
        lid: {
          label: 'Take the lid, with both hands, and eat.',
          out: "It burns, so {npc} slides a glove underneath, and the glove is warm as well. You eat standing up. There is one egg, in halves; both yolks have been pushed round to your side. “Can't bear yolk,” says {npc}, watching it go.",
        },
        serve: {
          label: 'Carry it round, hungriest first, the two of you last.',
          out: "“You're giving away the evidence,” says {npc}, but fetches the ladle. Lid, ladle, lid: nine people fed, then nineteen. When it comes home to the step there is some broth in it and one noodle. {npc} divides it with a thumbnail, and checks the lengths.",
        },
        rank: {
          label: 'Open the solemn all-time ranking of noodles.',
          out: '{npc} lays down the chopsticks, to do it justice. “Off a lid, at three: nine points. From a cup, under the bridge: eight and a half.” The next takes longer. “At home, from the pan, light off,” says {npc}, and gives it no number.',
        },
      },
    },
    library_note: {
      setup: [
        'Ten past ten at night, and somebody has been at your desk. Between the highlighter and the calculator stands a vitamin drink, still cold, with a sticky note round its neck. ‘Drink this before you cry on page 212.’ The letters lean over backwards, like people in a small boat. Nobody writes like that except with the wrong hand. Two seats along, {npc} is reading hard.',
        'You were gone six minutes, for water. All is as you left it, cardigan, calculator, pencil case on guard; only there is a small brown bottle standing on your formulae, and it is from nobody. ‘You have been on this page since eight. It will not change.’ Every letter takes a different size in shoes. Along the row {npc} flexes the fingers of the left hand.',
      ],
      hook: 'Below the message there was a heart. It has been crossed out, left-handed, four times.',
      options: {
        compare: {
          label: "Lay the note beside {npc}'s notebook, without a word.",
          out: "Left, the note; right, {npc}'s small straight print. You look from one to the other. So does {npc}, like a juror. “Dreadful hand,” whispers {npc}. “I wouldn't trust it with a bottle.” There is ink along the left thumb, and it is wet.",
        },
        answer: {
          label: 'Write one back, left-handed, and post it along the row.',
          out: 'It travels under two elbows and a sleeping head. {npc} unfolds it, tries it the other way up, holds it to the lamp, and mouths: “Agreed.” It cannot be read; you could not read it yourself. It goes into the student card, behind the photograph.',
        },
        drink: {
          label: 'Drink it to the last drop, and say nothing.',
          out: 'It tastes of lemon and hospitals. You stand the empty bottle where it can be seen from two seats along. {npc} turns a page, the first in half an hour. By morning the bottle holds a twig, with one bud.',
        },
      },
    },
    blossom_nine_days: {
      setup: [
        "It lasts nine days, and this is the ninth. Twenty to six: petals come down the avenue sideways, into bicycle baskets, into hoods, and under them everybody walks fast with cards in their hands, because the exam is tomorrow. Where the branches meet, {npc} stops dead and sets an alarm. “Ten minutes,” says {npc}. “I've budgeted for it.”",
        "All week you have seen the cherry trees from the wrong side of library glass. Towards six you come out for air, calculator in hand, and they are letting go of everything at once. Under the largest stands {npc}, in yesterday's jumper, holding up a phone: not for a picture. A timer. “Spring,” {npc} explains. “I can do ten minutes. You?”",
      ],
      hook: 'Nine fifty-nine. Nine fifty-eight. A petal comes down, in no hurry, and settles on your formula sheet.',
      options: {
        stay: {
          label: 'Let the alarm ring, and go on looking.',
          out: "It rings in {npc}'s hand, then in a pocket, then under two layers of coat. People look about for the baby. {npc} has a petal on one eyelash, and to blink would be the end of it. “That clock's fast,” says {npc}, at last.",
        },
        quiz: {
          label: 'Spread the notes under the tree, and test each other.',
          out: '“Question nine,” says {npc}, and a petal slips into the calculator between the seven and the eight. From then on everything comes out slightly high. When the alarm goes you have done two chapters, and neither of you has shaken it out.',
        },
        pocket: {
          label: 'Pocket a handful, and promise to return them next year.',
          out: '{npc} makes you count. There are thirty-one, and one that is tissue paper; it is entered separately. “Next year, this tree,” says {npc}, and writes it on the exam timetable, under Statistics. “In the condition in which they were lent.”',
        },
      },
    },
    exam_slippers: {
      setup: [
        'Half past two in the morning, exam week, the corridor by the vending machine: the only light on the floor. You have come in what was under the desk. So has {npc}. It takes a moment, as every sum does at this hour. You are wearing one blue slipper and one brown. {npc} is wearing one brown slipper and one blue. Same blue. Same brown.',
        'At two thirty the machine takes your coin and considers its position. You rest your forehead on it; it is warm. “It likes a kick,” says {npc}, who has the print of a book down one cheek. “But not in those.” One of your slippers has a bear on it. The other has never had a bear. You look across. No bear; bear.',
      ],
      hook: "You both look down. You both look up. The machine hums, swallows {npc}'s coin, and gives nothing back.",
      options: {
        swap: {
          label: 'Trade one, so that somebody here has dignity.',
          out: 'It is done leaning on the machine, a hand each, like people on a deck. {npc} comes out of it with the matching pair, walks them to the window and back, and stops. “No,” says {npc}, and starts undoing it. “I walked better before.”',
        },
        lost: {
          label: 'Swear that you have never seen that slipper before.',
          out: "{npc} inclines the head, like a lost-property office at closing time. “Then they won't know each other.” A foot is set down next to yours, left beside right. The heels are worn to the same slant. “Strangers,” says {npc}. The machine drops one can.",
        },
        tea: {
          label: 'Buy hot barley tea for that sleepless face.',
          out: 'It falls with a thud that wakes the stairwell. {npc} holds the bottle to one eye, then to the other. “When did I last blink? Roughly.” By the time you have worked it out {npc} is asleep, upright, with the tea for a pillow.',
        },
      },
    },
    drop_the_yo: {
      setup: [
        "The sign says eleven minutes, and the sign is an optimist. {npc} has the tripod over one shoulder like somebody's sleeping child. “Mind the kerb, {pc}, it's wet.” Not *{pc}-ssi*: just the name, out on the street in its socks. {npc} hears it when you do, and becomes very interested in the timetable.\n\n“Sorry. {pc}-ssi. I'll put it back.”",
        "You are arguing about the last shot in whispers, because of the sleeping houses. “No, but listen, {pc},” says {npc}, and there it is. Six weeks of *-ssi*, and tonight the name has gone out without its coat. The argument stops where it stood. {npc} studies the timetable, which is for the other direction.\n\n“Sorry. {pc}-ssi. I'll put it back.”",
      ],
      hook: 'Headlights at the top of the hill. You have as long as one red light lasts.',
      options: {
        again: {
          label: 'Ask to hear it again, without the apology.',
          out: "{npc} breathes in as if for a dive. “{pc}.” A taxi slows, takes you both for customers, thinks better of it. “It's shorter than I thought.” The 272 pulls up, opens, waits, sighs, and goes off to be somebody else's bus.",
        },
        toll: {
          label: 'Demand a toll: one true answer for the missing syllable.',
          out: "“That's extortion.” {npc} shifts the tripod to count on a free hand. “One syllable, one question. Then it's my turn, and I've been saving up.” An old man boards with a leek under his arm. The doors ask you once, and close.",
        },
        keep: {
          label: "Say you'd like to keep the -ssi a little longer.",
          out: "“Then you'll have it.” Relief crosses {npc}'s face, and something else directly behind it. “{pc}-ssi.” All of it, like a plate handed back clean. When the bus turns the corner there is still an arm up on the pavement, waving, looking silly, staying up.",
        },
      },
    },
    sound_of_kitchen: {
      setup: [
        'Carpet on the walls, carpet on the ceiling, and a sign: IT IS NOT BROKEN, IT IS QUIET. After a minute you can hear your own eyelids. The film needs a kitchen. {npc} has recorded nine, and in none of them does anybody live. The microphone is moved an inch nearer to you. “Yours,” says {npc}. “The one at home. What does it sound like?”',
        "Down here a voice stops an inch from the face. You came to carry cables, and have been given the stool. “Shut your eyes,” says {npc}, “or leave them, it's all one.” A fader goes up, and in the headphones the silence opens like a cupboard. “The kitchen you had as a child. Nobody has come in yet. What's making a noise?”",
      ],
      hook: 'The red light is on. It all comes at once: a hinge, a tap, somebody clearing a throat before speaking.',
      options: {
        fridge: {
          label: 'Do the fridge, with the shudder at the end.',
          out: "You give it everything: the hum, the tick, the long shudder, the bottles answering in the door. {npc} sits very straight and holds the headphones on with both hands. “That's my aunt's,” says {npc}. “How have you got hold of my aunt's fridge?”",
        },
        mother: {
          label: 'Tell what is said in that kitchen, and to whom.',
          out: "You tell it to the carpet, which keeps things. Half-way through, {npc}'s hand goes out to the desk, and the red light is off. “That part isn't for the film,” says {npc}. The hand stays on the switch until you have come to the end.",
        },
        yours: {
          label: "Ask for {npc}'s kitchen first.",
          out: "“Mine?” The fader goes down, and up again, a hair. Then {npc} does it on the desk with one fingernail: tick. Tick. A long wait; tick. “It's dripped since I left,” says {npc}. “My mother won't have it mended. It's keeping my place.”",
        },
      },
    },
    carnation_day: {
      setup: [
        "Tonight every table in the café has a phone leaning on a cup, with somebody's parents in it. Yes, eating. Yes, wearing the vest. Even {rival} is out on the pavement, bowing to a screen. The stall at the station sold you one carnation more than you have people for. Opposite you {npc} finishes folding a receipt, and starts on the napkin.",
        'The bell over the door rings late, when the flower is already in: you, that is, behind a carnation. They were three for two. It is the evening for it; the whole café is talking homewards with its mouth full, and {rival} has been saying “No, you hang up” since seven. Only table 3 is quiet. {npc} is there, mending the short leg, which was mended.',
      ],
      hook: "{npc}'s phone lies on the table, face down. It has been wiped clean. It has been put back, face down.",
      options: {
        glass: {
          label: 'Stand the carnation in a beer glass between you.',
          out: 'The glass is too wide, and the flower leans out like someone trying to hear. {npc} gives it a finger to rest on, until the coffee is cold. “Whose is it?” says {npc}. Nobody is named. It goes home in an inside pocket, head out.',
        },
        call: {
          label: 'Lend your phone, and go to look at the weather.',
          out: 'There is a good deal of weather: a moon, a bus, a man with a ladder. When you come in, your phone is where it was, and warm. “Forty seconds,” says {npc}. “Radishes, mainly.” The napkin has become a great many small squares.',
        },
        why: {
          label: "Ask straight out: “Why aren't you calling?”",
          out: '“I did, last year,” says {npc}, in a level voice. “It was picked up. Nobody spoke and nobody rang off. Nine minutes.” The phone is lined up with the edge of the table. It is beautifully straight. It is still face down.',
        },
      },
    },
    festival_tent: {
      setup: [
        "By eight the club's pancake tent is losing money at a speed the economics society has come over to see. You have the second griddle, and {rival} at your elbow: from the wrist; no, lower; now don't think. Yours go up. Most come down. At the first griddle {npc}, who is in charge of the batter, is watching the lesson. Something has begun to smell.",
        'Lanterns, three guitars in four keys, and a queue for pancakes as far as the law library. Flour has got into the cash box. “Never look at it,” says {rival} in your ear, steering the pan by the end of its handle. “It can tell.” Up it goes, and thinks, and lands whole. Everybody claps but {npc}, one griddle along, who has a spatula raised and is not using it.',
      ],
      hook: "Under {npc}'s spatula a pancake goes gold, goes brown, and sends up a thin, straight line of smoke.",
      options: {
        flip: {
          label: 'Ask whether the burnt one was on purpose.',
          out: "“It's the house style,” says {npc}, with dignity, and serves it: black, on a plate, with a leaf. {rival} accepts it, and eats it, all of it, pleasantly, to the rim. {npc} watches the last of it go down. “All right. Teach me as well.”",
        },
        bring: {
          label: 'Bring {npc} the best one, before it is sold.',
          out: "It has lace all round and no holes. {npc} looks at it, then at forty people who have paid. “I've just burnt down our good name,” says {npc}, “and I get the nice one?” It is torn across. You are handed the larger half.",
        },
        queue: {
          label: 'Call {npc} in behind your griddle, to work.',
          out: '“I was watching the batter,” says {npc}, and ducks under the rope. The tent is a metre wide. {npc} pours, {rival} flips, you take the money and the blame. By ten all three are white to the elbows, and in profit: four hundred won.',
        },
      },
    },
    beacon_path: {
      setup: [
        "Ten to ten, and from the beacon you can see all of it, switched on. There is acacia on the wind; on the next bench a pensioner's radio is losing at baseball. {npc} has been about to say something since the second flight of steps, and it has come up with you like a third person. “That one's the broadcasting tower,” says {npc}, and points. It is a church.",
        'Every landing on the way up was a good place to talk, and {npc} let them all go by. Now there are none left: a stone beacon, a bench, and nine or ten million people with the lights on. “The stock exchange,” {npc} announces, of a hospital. “City Hall.” City Hall moves off down the river. The cap of the water bottle has been screwed on, and off, and on.',
      ],
      hook: '“And that,” says {npc}, arm out, pointing at the dark bit, at nothing whatever, “that would be…” The arm stays up.',
      options: {
        name: {
          label: 'Invent better names for them, beginning with the brightest.',
          out: 'The brightest is the Ministry of Lost Gloves. {npc} leans in to look along your arm, which takes longer than an arm is long. “And the dark one beside it?” You name that too. {npc} says it over, twice, in a voice for addresses.',
        },
        say: {
          label: 'Say it first, before the towers run out.',
          out: "{npc}'s arm comes down one floor at a time. The radio shouts; somebody has hit something. “I don't want to answer that with a view,” says {npc}. “Anyone could, with a view.” All the way down the steps are counted, and come out wrong.",
        },
        wait: {
          label: 'Wait, until the towers run out.',
          out: 'They run out at about ten. The last of them is a crane. After that there is the wind, and the radio, and you. “You might have interrupted,” says {npc}. “People do.” And then, to the railing, one true thing, about the end of June.',
        },
      },
    },
    bad_review: {
      setup: [
        "Past eleven, warm dust, the sofa that was in three student films; and on the wall four minutes of {npc}'s. A café. A hand. Rain, on a bus window. It is very good, and then at one minute twelve somebody weeps who would not have. {npc} is not looking at the wall. {npc} is looking at you looking. “The truth, please,” says {npc}. “I can take it.”",
        "Everyone else left with the second reel. {npc} threads the third as one buttons up somebody else's child, and stands where the beam can show no face. Four minutes. You know which bit. The sofa knows: it creaks there. A close-up, a tear, and strings that have come to tell you so. “Now,” says {npc}, winding back. “Not the kind version. Where does it go wrong?”",
      ],
      hook: "The counter blinks at 01:12. On the stairs, {elder}'s heels; and {elder} has never once knocked.",
      options: {
        truth: {
          label: 'Tell it, with the minute and the second.',
          out: "“One minute twelve,” says {npc}, and writes it on the back of one hand. “It cries there so that I needn't.” {elder}, in the doorway with a lunch box, looks at the pair of you, and goes out backwards, as from a chapel.",
        },
        praise: {
          label: "Say it's wonderful, every second of it.",
          out: '“Every second.” {npc} puts weight on it, as on a stair in the dark. Film into tin, tin into bag, with great care. “And which second did you like least?” says {elder}, at the door. The zip takes a long time.',
        },
        fix: {
          label: 'Ask to try the cut together, now, while it hurts.',
          out: '{npc} moves up the sofa by exactly one person. You take out the tear; then the strings; then, after a silence, the face. A hand is left, and rain. “Whose idea was that?” says {elder}, from the door. Each of you points at the other.',
        },
      },
    },
    night_bus_n: {
      setup: [
        'The 272 has gone to bed. This is its sister of the small hours, with an N in front and eleven passengers, asleep, who nod to one another at every light. You have the seat over the wheel. {npc} has the window, the tripod, and a day that began at four. The head tips. It comes down by degrees, like a flag, and a centimetre above your shoulder stops.',
        'At twenty to two the driver puts out half the lights, and the night bus goes on as an aquarium. Everyone is asleep. The finished film lies in the rack, in its tin; since the bridge there has been nothing left to say about it. On the long bend the whole bus leans, in good order. {npc} leans too, and, one centimetre short of you, does not.',
      ],
      hook: '“May I?” says {npc}, with eyes shut. One centimetre; and four stops still to go.',
      options: {
        shoulder: {
          label: 'Close the centimetre.',
          out: 'It weighs less than you had thought, and then, as {npc} begins to believe in it, more. Eleven strangers sway left; eleven strangers sway right. Your stop is lit up, announced, and passed. “That was yours,” says {npc}, some time later, without moving.',
        },
        confess: {
          label: 'Say the true thing, quietly, to the window.',
          out: 'It makes a small grey patch on the glass. {npc} does not stir; in the reflection two eyes are open. “I heard,” says {npc}, also to the window. “I want to answer that awake.” Before the patch fades a finger draws a box round it.',
        },
        stop: {
          label: 'Press the bell, say good night, get off with good grace.',
          out: "The bell wakes nobody. {npc} sits up, and swings both knees aside. “Mind the step. It's lower than it looks.” From the pavement you see the head try the window instead, and settle. The N takes the corner with one light on.",
        },
      },
    },
  },
  endings: {
    together: {
      title: 'Two Cups',
      body: 'Nobody sleeps after a screening; they stack chairs. At six you carry the last one up to the projection room, and it is that chair, the one from the avenue: two below zero, sixty-one clubs, and {npc} saying it was just a chair. There is still a lunch owing on it. {npc} has kept the account.\n\nBreakfast is the end pieces of a gimbap and whatever is in the thermos. It is soup. Nobody remembers making it.\n\nNothing large decided this. You stayed one reel longer than the others; you said the true thing on days when a pleasant one lay nearer; and you did it so often that it became a habit with two people in it. “I kept waiting for the ending,” says {npc}. “I think this is the other thing.”\n\nTwo cups stand in the sink, one inside the other. On the sill lies a pencil, worn down from both ends to the length of a thumb.',
      hook: 'Then {npc} says the one thing neither of you has planned for: “My mother is downstairs.”',
    },
    slow_promise: {
      title: 'On the Latch',
      body: "After the screening the avenue is so empty that you can hear the flag ropes. You go down it with the tripod between you, past the corner where the wind comes round. There was a table here, and a chair. “You cost me a lunch,” says {npc}, at the exact spot.\n\nIt has been said, or as good as said: that it is there, that it is in no hurry, and that neither of you will begin it in a week made of exams and boxes. You kept your small appointments all spring, the dull ones too. One more, further off, is not hard to believe in.\n\nA diary is produced. It is last year's; every Friday in it is a Saturday, and it takes time to find a day that exists.\n\n{npc} writes with one end of the pencil, and you with the other. Under the lamp, very small, very grey: a date in September, and an hour.",
      hook: 'The day you wrote down has come, and it is raining, and there is one umbrella.',
    },
    true_friends: {
      title: 'The Best Table in the House',
      body: 'The best table in Sinchon is two plastic chairs and a crate, under the railway bridge, and tonight it seats twelve. A train goes over. Every sentence stops for nine seconds, and goes on where it was.\n\nThere was an evening when it might have become the other thing. It looked in on you, found you both quarrelling about noodles, and closed the door without a sound. You had told {npc} the truth when it was no use to anybody; you were told some back, and kept it. Nobody at the crate looks short of anything.\n\n“Present,” says {npc}, and pushes a parcel past the kimchi. It is the first day: the chair, the pencil with two points, you behind a leaflet, {npc} in mid-sneeze, both helpless with laughing. As a photograph it disgraces a film society.\n\nBy midnight it hangs in its frame from a nail in the bridge, quite straight, and trembles when the trains go by.',
      hook: "At 23:40 your phone says: “Don't be angry. I've told somebody about you.”",
    },
    heartbreak: {
      title: 'A Seat Kept Free',
      body: '{npc} asks you to come early, and tells you on the avenue, where the table stood. It is not going to be the two of you. It is said in daylight, with empty hands, by somebody who has plainly practised on a wall; and the part about the spring having been real is left in.\n\nYou had given a good deal, some of it aloud. Other things were put off until later, on both sides, and later is a small room. Nobody has done anybody wrong. A leaflet from March comes along the gutter, still recruiting.\n\n“Half of this is yours,” says {npc}. It is the pencil that was sharpened at both ends, sawn through the middle. You each have a point now.\n\nIn Lecture Hall B you find a place in the third row. The film is good. When the lights come up, your coat lies folded on the next seat. You have been keeping it free, from habit.',
      hook: 'In October a ticket comes. One seat. Your name on it is spelt right.',
    },
    own_path: {
      title: 'Your Own Shoes',
      body: "You see the film from the back, standing up, by the door. Your name is in it for two seconds, spelt right. When the lights go on {npc} looks along the rows, and finds you, and lifts a hand. It is a good hand to be waved at by.\n\nThe spring called you here for one thing and gave you several others. You can read a bus map in the rain. More than once you were offered a road, kindly, and went on along your own; you said so each time, and nobody holds it against you.\n\nBok-soon has ironed you a banknote for the journey. It is too stiff for any purse.\n\nAt the end of the avenue, where the wind comes round, somebody has put the chair out again. It is just a chair. You pass it, and climb eighty-four steps for your things; and then your hand is on Bok-soon's gate, from the other side.",
      hook: 'A letter is already waiting at the place you chose. You told nobody you were going.',
    },
  },
}
