import type { TowerPack } from '../shape.ts'

/** The Glass Tower, in English. */
export const tower: TowerPack = {
  places: {
    lobby: 'The lobby',
    fourth: 'Fourth floor, Paper Culture Team',
    archive: 'B2, the archive',
    lift: 'Lift 3',
    twentyseven: 'Twenty-seventh floor',
    alley: 'Euljiro, the printing alley',
    roof: 'The roof garden',
    stream: 'Cheonggyecheon, the stepping stones',
    mill: 'Jeonju, the mill',
    canteen: 'The basement canteen',
  },
  cast: {
    dohyun: { full: 'Cha Do-hyun', given: 'Do-hyun', role: 'Twenty-seventh floor, paper conservator' },
    yuna: { full: 'Seo Yu-na', given: 'Yu-na', role: 'Twenty-seventh floor, once an intern' },
    eunbi: { full: 'Choi Eun-bi', given: 'Eun-bi', role: 'Intern, former archer' },
    hyunwoo: { full: 'Baek Hyun-woo', given: 'Hyun-woo', role: 'Intern, at the fourth attempt' },
    gyeongsuk: { full: 'Nam Gyeong-suk', given: 'Gyeong-suk', role: 'Leader of the Paper Culture Team' },
  },
  opening: {
    setup: [
      "The revolving door has a rhythm and you have not got it yet: it hands you back to the street once, politely. Then lilies, marble, a wall of paper with a date on it, 1961, and round your neck the word INTERN, in a size that can be read from a moving car.\n\n“Three of you. Good,” says a woman with a cardigan over her suit. “Nam Gyeong-suk, Paper Culture. I'm the one who marks you; this is the form. Read it. Nobody reads it.” Eleven lines. Under them, in bold, a twelfth: ‘The CEO takes no part in this evaluation.’\n\nThe others run for Lift 1. You get Lift 3, and somebody in it already, embracing eleven rolls of paper, a rice cake between the teeth. {season} You know the face from the annual report: {npc}.",
      '“Left foot first,” says the guard, who has seen many people fight the revolving door. It lets you in on the third try. The lobby smells of lilies and new lanyards. On the wall, behind glass, hangs the first sheet the mill ever sold, and beneath it a woman in a cardigan deals out forms.\n\n“Nam Gyeong-suk, fourth floor. I mark you, all three, with this.” Two of you fold it up. You get as far as line twelve, the one in bold: ‘The CEO takes no part in this evaluation.’ “Ah,” she says. “One reads.”\n\nLift 1 leaves without you. In Lift 3 there is just room beside eleven rolls of paper, in the arms of somebody with a rice cake in the teeth. {season} It is {npc}, whose portrait you have passed twice this morning.',
    ],
    hook: '“Mm,” says {npc}, which is as much as a rice cake allows, and looks at the buttons, and then at you.',
    options: {
      press: {
        label: 'Ask which floor, and press it.',
        out: '“Mm-mm.” Since that is not a number, {npc} holds up as many fingers as the paper permits: two, then seven. You press. A roll slides; you stop it with a knee. “Thank you,” says {npc}, round the rice cake, quite distinctly. “Nobody asks.”',
      },
      ricecake: {
        label: 'Take the rice cake hostage, and name your price.',
        out: '“That,” says {npc}, with a mouth suddenly free, “is the first hostile bid in years of which I was not warned.” The eyes follow it upwards, as far as the panel. “Twenty-seven, please. And you may keep the half with the beans.”',
      },
      form: {
        label: 'Ask why line twelve had to be written down.',
        out: 'A roll is shifted, the rice cake parked on top. “Because there was a time when it was not,” says {npc}, to the F where the four should be. “Somebody paid for that. The bold type is mine.” A floor goes by.',
      },
    },
  },
  season: {
    dohyun: 'A thumb is holding shut a tear in the outermost roll, the way one holds a small cut.',
    yuna: 'There is a red pen behind one ear, and on the inspection notice by the mirror a comma has been moved.',
  },
  storylets: {
    kettle_argues: {
      setup: [
        'Twenty past three on the fourth floor, and the kettle is older than the badges. It boils if it is held, one palm on the lid, in one place only; otherwise it screams and puts out the printers. {elder} has explained this to no one. She sits behind a plan chest and watches who learns. The person reaching past you, sleeves back, is from the twenty-seventh floor: {npc}.',
        'In the middle of the afternoon, a shriek; every printer on the floor goes dark. Nobody looks up. “It wants a hand,” says {elder}, counting envelopes, and does not say whose, or where. You have tried the switch, the handle, and an apology. Out of the steam comes a cuff, and then the rest of {npc}, who was only passing, with a folder, in slippers.',
      ],
      hook: "{npc}'s palm comes down on the lid, and the screaming stops. “It is a question of where,” says {npc}, and waits.",
      options: {
        learn: {
          label: 'Ask to be shown the hold, and try it.',
          out: '“Lower. It is not a doorbell.” {npc} takes the palm away so that yours can have the place, which is warm. The lid bucks, grumbles, settles. Behind the plan chest a pencil makes a tick. “I needed two winters,” says {npc}.',
        },
        pour: {
          label: 'Pour for everyone on the floor, the CEO last.',
          out: 'Nine cups, and then the tenth, which has a chip. {npc} stands holding it, in both hands, like anyone, and gets the end of the pot, leaves and all. {elder} has stopped counting. “I had forgotten,” says {npc}. “It is stronger down here.”',
        },
        title: {
          label: "Ask if the lid is in the CEO's job description.",
          out: '“Clause nine. ‘Other duties.’” The palm stays where it is; steam goes up round the cuff. At one corner of the mouth something moves, and is dealt with. “It is the only clause,” says {npc}, “on which I have had no complaints.” The kettle complains.',
        },
      },
    },
    seal_practice: {
      setup: [
        'Five past ten, and approval goes by little boxes along the top of a form, from the intern on the left to a box with nobody after it. You have a new seal, and eleven spoilt sheets. {friend} does it in one, like swatting a fly. “Straight is correct,” says {npc}, who has stopped with a folder. “But look along the row.” Every seal in it leans a little.',
        'Red paste, a lid, a stick of wood with your name at the end of it, backwards. {friend} has bet a sandwich, this slow morning, that you cannot set three in a row upright. Two are. “May I show you a rudeness?” says {npc}, above you, and turns up an old form. In all its boxes the seals are tilted to one side, like heads on a train.',
      ],
      hook: "“They are bowing,” says {npc}, “each to the next.” Your ink is wet, and the next box is {npc}'s.",
      options: {
        straight: {
          label: 'Keep yours straight, and say why.',
          out: 'The reason is short, and {npc} hears it out to the end. The form is lifted to the window, and the upright little name looked at for some time. “Then I know where you stand,” says {npc}. “At ninety degrees.” {friend} whistles, inwards.',
        },
        bow: {
          label: 'Let it bow, by a hair, to its neighbour.',
          out: "A hair was meant; it comes out a curtain call. {friend} has to go and read the fire regulations. {npc} considers it at arm's length, takes out another seal, breathes on it, and sets it alongside. It leans the other way. “Now they are talking.”",
        },
        ask: {
          label: "Ask to whom {npc}'s first seal bowed.",
          out: '“To a Mr Heo, in dispatch, who was never wrong about a weight.” {npc} presses the lid down on the paste, as on a jar one means to find again. “He told me I leaned too far. He was not wrong about that.”',
        },
      },
    },
    eleven_seconds: {
      setup: [
        'Lift 3 takes eleven seconds a floor. Somebody timed it once and wrote it in pencil under the poster that nobody reads. At thirteen minutes to seven it opens for you with {npc} inside, coat on, briefcase shut. “I have a rule in here,” says {npc}, as the doors meet. “One true thing a floor. You are not obliged to play. I shall start. I cannot bear the lilies.”',
        'You are going down; so is {npc}; so, in its own time, is the lift. It is past half past six, and there is the customary study of the numbers. “I cannot bear the lilies,” {npc} tells them, at twenty-four. And at twenty-three: “That was true. It is the one place in the building where I practise.” Eleven seconds are very long, it turns out, with nobody filling them.',
      ],
      hook: 'Twenty-one. Twenty. At twelve, as every evening, the cleaner gets in with her bucket. The next floor is yours.',
      options: {
        true: {
          label: 'Spend a floor on a true thing of your own.',
          out: 'It takes nine of the eleven seconds. {npc} does not nod, help, or look away. At twelve the doors open on the cleaner, who sees two people and a silence, and stands her mop up between them. “Heard,” says {npc}, very low, “and not minuted.”',
        },
        floors: {
          label: 'Press every button from here to the lobby.',
          out: "Nineteen small lights come on together, like a cake. {npc} regards it. “You have bought us three minutes of other people's corridors,” says {npc}, and leans back on the rail to see better. At each floor the doors open on nobody, and nobody is thanked.",
        },
        mop: {
          label: 'Take the other end of the bucket, at twelve.',
          out: 'Her name is Mrs Pyo. With two of you on one handle she does not know where to put her hands, so {npc} gives her the briefcase, and takes the mop. “Which floor is the worst?” says {npc}. Mrs Pyo has it ready. “Yours.”',
        },
      },
    },
    canteen_curry: {
      setup: [
        'Curry day. Four hundred people, three hundred and ninety-nine chairs taken, and the one that is left stands at the table nobody sits at, opposite {npc}, who is eating with a spoon and a report. {friend} and {rival} have wedged themselves on to half a bench, and look at you with love and no room. Your tray is hot. You have been standing there for some time.',
        'The ladle comes down, the curry closes round the rice like a moat, and you face a full house. {rival} mouths “sorry”. {friend} mouths something longer. The one free seat belonged to somebody once, they say, and do not say to whom; now {npc} eats across from it on curry days, with the salt on the right. It has not been sat in since the spring.',
      ],
      hook: 'Forty spoons stop in the air. {npc} moves the report four centimetres to one side. It might mean anything.',
      options: {
        sit: {
          label: 'Sit down, and talk of nothing but curry.',
          out: 'You agree that it is yellow, and come, by way of potatoes, to carrots. The report goes under the tray, where it cannot hear. “My grandmother,” says {npc}, “held that a carrot in curry is a loss of nerve.” Forty spoons go back to work.',
        },
        review: {
          label: 'Review the curry, standing, for the whole room.',
          out: 'You give it three stars, and a warning about the radish. In the hush a ladle falls. {npc} writes along the margin of the report. “Three and a half,” says {npc}, so that the kitchen can hear. “I was here when it was two.”',
        },
        elsewhere: {
          label: 'Nod, and eat standing up, by the tea urn.',
          out: '{npc} returns the nod, to the same depth, no deeper. It is a good place, the urn; it warms one side. After a minute {friend} is there too, then {rival}, then most of Accounts. Across the room {npc} raises a paper cup to the idea.',
        },
      },
    },
    wrong_reply_all: {
      setup: [
        "It was meant for one person, and at two minutes past four the machine, which is generous, gives it to three hundred and eleven. ‘I find slide nine brave.’ Your name, your small photograph, the CEO's slide. Beside it a number is going down: 311, 290, 204. Over the plan chests {elder} takes off her glasses, wipes them, puts them on again, and looks at you across the top.",
        'It is a mistake of four millimetres: Reply; Reply All. {elder} hears the sound you make and sets down the glue. “Who?” You show her. “Ah,” says {elder}. “Everybody.” There it stands, on every screen at Onji, under the report the CEO sent round at four: ‘I find slide nine brave.’ All over the building you can hear chairs being rolled back.',
      ],
      hook: 'Then a second message, to all three hundred and eleven. From: {npc}. It says: “So do I.”',
      options: {
        own: {
          label: 'Go up, and own it, in person, before five.',
          out: 'You say it standing, without the word ‘only’. {npc} hears it, and puts the cap back on the pen. “You are sorry about the address,” says {npc}, “and not about the adjective. I should have minded the other.” Slide nine glows on the wall, bravely.',
        },
        defend: {
          label: 'Explain, to all of them, what is wrong with slide nine.',
          out: "Four lines; the fourth is that the axis begins at eighty. In the whole building nobody types. Then the stairs door, and {npc}, out of breath, slide in hand. “Show me where it ought to begin,” says {npc}, and draws up {elder}'s own stool.",
        },
        thank: {
          label: 'Thank {npc} in one line, to one address.',
          out: 'You check the address five times, {elder} twice. The answer is for you alone: “I have done it myself. It was a recipe. They still cook it on nine.” Where the title goes, {npc} has put nothing. {elder} is not reading this. Her shoulders shake.',
        },
      },
    },
    white_gloves: {
      setup: [
        'Half past eight, forty-five per cent humidity, one long table. The torn page dates from 1961; it has been between you for an hour, {npc} on the paste, you on the tweezers, four white gloves going about their business in a ring of light. The archive saves power. If for ninety seconds nothing moves, it concludes that you have gone home. You were both being so careful. Click.',
        'It is so quiet in B2 that you can hear paper dry. For eleven minutes {npc} has been holding one corner of a torn page, which is a long time for a corner, and you have been letting down the other. Four white gloves, and nothing above the wrists. Then the ceiling, which goes by movement, decides that there is nobody here.',
      ],
      hook: 'Dark. “Do not breathe on it,” says {npc}, quite near. “But one of us is going to have to wave.”',
      options: {
        wave: {
          label: 'Wave at the ceiling, like a conductor.',
          out: 'You bring in the strings. The light comes up on {npc}, one arm aloft, white glove at the top of the beat: caught. Nobody lowers anything. “From the second bar,” says {npc}. For ninety seconds, and ninety more, the page is mended in four-four time.',
        },
        dark: {
          label: 'Stay still, and let it be dark.',
          out: 'In the dark the paste smells of bread. You hear a sentence begin, and be thought better of. “I was taught this blindfold,” says {npc}, after a while. “It was the only hour when nobody watched my face.” The page dries.',
        },
        page: {
          label: 'Get out a torch, and finish the page.',
          out: 'The beam shakes until {npc} puts a gloved finger under it. Fibre by fibre the year closes up: nineteen, sixty, one. “Now find me the join,” says {npc}. You slant the light. You go over it, corner to corner. You go over it again.',
        },
      },
    },
    rocking_frame: {
      setup: [
        'The vat is as big as a bed, and full of something like porridge. The frame takes two: dip, lift, left-right, left-right, and what the water leaves behind is a sheet. {elder} has given you an apron and one word of instruction, “Together.” Across from you {npc} has rolled up two sleeves. Your first is lumpy, your second is on the floor. You have been counting aloud.',
        'Along the vats the talk has stopped, to watch. Wet pulp; a bell rope; light through the slats, in bars. You have one end of the frame, {npc} the other, and between you a square of water that will not lie level. “I was worse,” {npc} tells the company, and the vats laugh. Left-right, goes the mill, left-right. You are saying numbers under your breath.',
      ],
      hook: "“Stop counting,” calls {elder}. “You don't count to fall asleep.” In the next sheet, beside your thumb, a tear begins.",
      options: {
        rhythm: {
          label: 'Shut your eyes, and follow the other pair of hands.',
          out: 'One is late, one is early, and after that there is no first and second; there is the weight going over and coming back. “Now,” says {npc}, and you lift. When you look, the water has left. What lies there is white, whole, and trembling.',
        },
        torn: {
          label: 'Hold up the torn one: “That was my thumb.”',
          out: 'The vats go quiet. {npc} comes round, examines the tear, and takes down from a nail another sheet, brown with age, with a hole like a moon. “My first,” says {npc}. “They kept it to teach me manners.” Yours is hung beside it.',
        },
        names: {
          label: 'Ask the names of the women at the vats.',
          out: '{npc} says them over the water, vat by vat: Soon-deok, Mal-ja, the other Mal-ja, Jeong-im. Nothing is looked up. At each name a wet hand rises. “Two hundred and ten to go,” says {npc}. “Have you an hour?” {elder} has already put the water on.',
        },
      },
    },
    persimmon_roof: {
      setup: [
        'The sapling on the roof was a present from the mill, and this year, for the first time, it has done something. It has done one. The persimmon hangs at eye level, twenty-seven floors up, and by rule the last fruit is left for the magpies. It is the lunch hour. {rival} has brought a knife, “just to have it with me”. {npc} has brought nothing, and stands nearer.',
        'The wind up here reads documents, so {npc} eats lunch with one shoe on the quarterly figures. {rival} points with the chin. On the persimmon sapling, among four leaves, hangs the whole of the harvest. “Where I learned about trees,” says {npc}, “the last one is not picked.” It has gone dark on the side of the sun. Anyone can see that it would be today.',
      ],
      hook: 'A magpie comes down on the railing, and looks at each of you in the way one looks at relatives.',
      options: {
        magpies: {
          label: "Keep the rule: it is the magpies'.",
          out: '{rival} sighs, and does an apple instead, in three. {npc} draws back a pace, to give the bird room, and a page of the quarter goes over the side. “Let it,” says {npc}. The beak goes in. The page is still falling.',
        },
        half: {
          label: 'Propose three fair shares: bird, you, me.',
          out: '“By weight?” {npc} walks round the sapling as at an exhibition. “The bird will want it in writing.” On a receipt, under your clause one, {npc} puts ‘agreed in principle’, and then cannot find the cap of the pen, which is in the other hand.',
        },
        guard: {
          label: 'Promise to watch over it till it falls.',
          out: '“It may be weeks. There may be frost.” When you do not take it back {npc} fetches the roof log, the one for gutters and aerials, and enters it: persimmon, one; watch kept by {pc}. The next column, ‘relieved by’, is left open.',
        },
      },
    },
    left_side_reveal: {
      setup: [
        'Seven forty, the path by the stream, ginkgo fruit underfoot and no polite way round it. On the fourth stepping stone {npc} stops, so that you, one stone behind, must stop too. “You have been walking on my left since the ginkgos were green.” It is not a question. The water goes past {npc} on both sides; on one of them, you now know, without a sound.\n\n“There used to be nobody on that side. I saw to it. Then there was you, and you never once spoke from there.”',
        'Down the steps from the traffic, then the water, which is louder than it looks. You take your place: half a pace back, to the left. Four stones out {npc} stands still, and the stream has to go round. “Since the ginkgos were green,” says {npc}, to the far bank. “Corridors. Stairs. Always there.” It had been meant to look like chance.\n\n“There used to be nobody on that side. I saw to it. Then there was you, and you never once spoke from there.”',
      ],
      hook: '“Say something,” says {npc}, watching your mouth. Now you know why. It does not help.',
      options: {
        plain: {
          label: "Say it straight: “You don't hear on the left.”",
          out: '“A year,” says {npc}. “The right has begun to ask questions as well.” It is the tone of a quarterly report, and then {npc} has to look at the water. Nobody has ever said it aloud before. It turns out to be six words long.',
        },
        promise: {
          label: 'Promise: not a word to anyone, and never from the left.',
          out: '“Do not promise me the first. One day I may need you to break it.” The next stone is narrow. {npc} crosses, turns round, and holds out a hand, palm up, at a height where it can be refused. “The second I should like to have.”',
        },
        who: {
          label: 'Ask who else knows, and since when it has been quiet.',
          out: '“An audiologist in Incheon, because nobody I know goes to Incheon. And a man who sells batteries.” Two stones later, over the shoulder: “A year on Friday. I considered a cake. I could not think who I would say it was for.”',
        },
      },
    },
    stick_biscuits: {
      setup: [
        "Ten past nine, and there are stick biscuits on every desk in the building, like a second sort of stationery. You have come up with the post, and with one box of your own, and no plan for it. On the CEO's desk there is no desk. There are two hundred and fourteen boxes, tied in tens with mill string. ‘One each,’ says the label. ‘Count us.’ {npc} is counting.",
        "The carpet changes colour a metre before the CEO's desk, and this morning the desk has come over the line to meet you: boxes, red and narrow, stacked in tens. Everyone at the mill has sent one. Two hundred and fourteen people, one biscuit day, no letter. {npc}'s coffee has had to go on the floor. You have a box too, up one sleeve. It looked larger in the shop.",
      ],
      hook: '“Two hundred and thirteen,” says {npc}, and starts again from the window. The corner of your own box digs into your wrist.',
      options: {
        one: {
          label: 'Add yours to the pile, unsigned.',
          out: 'It goes in low down, seventeenth row, while {npc} is facing the window and the tin roofs. Then everything is counted once more. “Two hundred and fifteen.” The roofs are consulted. “The mill,” says {npc}, “appears to have taken somebody on.”',
        },
        count: {
          label: 'Pull up a chair: 214 answers want writing.',
          out: '“You have work of your own,” says {npc}, and clears you a corner. You do the envelopes, {npc} the lines, and no two are alike: the knee, the grandson, the roof at Gate Two. By noon there is a desk. The biscuits are lunch.',
        },
        say: {
          label: 'Say what a desk like that says about a person.',
          out: '{npc} looks along the boxes, as though one might object. “It says they are frightened, and too polite to put it in words.” Some string is straightened. Then, when you had given up: “I shall read it your way too,” says {npc}. “On alternate days.”',
        },
      },
    },
    hoesik_nine: {
      setup: [
        "Twenty past eight: dried pollack, smoke, presses thundering behind shutters. The notice on the fourth floor says that team dinners are optional and end at nine. Director Bang, who is not on the team, has come to be family. He pours without asking, and pushes the last glass over to you. “One,” he says. “For the company.” {elder}'s tongs stop. At the far end {npc} puts a water glass down.",
        'It was a good table until twenty past eight. {friend} had the scissors, {rival} the burnt bits, and {elder} was telling the one about the bell. Then a chair was dragged up. “Family,” says Director Bang, and pours: for those who said yes, for those who said no. Yours is passed along to you in silence. “The new ones have to be taught,” he tells {npc}, who does not smile.',
      ],
      hook: 'Eight people are studying their plates. The glass has been filled so full that it stands above its own rim.',
      options: {
        glass: {
          label: 'Turn the glass over, and set it down.',
          out: "It makes a small lake on the wood. Director Bang laughs, and finds he is doing it alone. A small clack follows, and another: {elder}'s glass, {rival}'s, {friend}'s. {npc}'s is the last. “I make it nine o'clock,” says {npc}. It is twenty-two minutes past eight.",
        },
        water: {
          label: "Fill everybody's glass with water, the director's too.",
          out: 'You go round with the jug, two-handed, oldest first, so that nobody can object. Director Bang looks into his as into a well. “I am having the same,” says {npc}, and drinks it off. {elder} lays the largest piece of pollack on your plate.',
        },
        toast: {
          label: 'Propose a toast so long that it ends the pouring.',
          out: "You thank the pollack, the presses, the founder, the founder's bicycle. By the second generation arms are trembling, and the glasses go down by themselves. Director Bang is looking for the door in it. “Hear, hear,” says {npc}, into the first gap. “And so, home.”",
        },
      },
    },
    first_snow: {
      setup: [
        'Ten past four. Someone on nineteen saw it first, and within a minute nobody is working; four hundred people stand at the glass. It is not much: a few grey specks, undecided as to direction. But it is the first, and about the first there are rules. You were up here with the post. {npc} has come round the desk, as far as the place where the carpet changes colour.',
        '“Snow,” says {friend}, in the voice for fires, and at ten past four the twenty-seventh floor gets to its feet. Down in the alley the tin roofs go from rust to pepper. Somebody is ringing a mother. What was promised for the first snow has to be done at the first snow, were it only four flakes. {npc} is looking at the flakes. And then not at the flakes.',
      ],
      hook: 'Your breath has left a round patch on the pane, the size of a face. It will last ten seconds.',
      options: {
        draw: {
          label: 'Draw something small in your breath on the glass.',
          out: 'A roof, a door, a line for smoke. {npc} bends to it as to a contract. It is going. “You have left out the window,” says {npc}, breathes on the next pane, and supplies it. Four hundred people, and all of them facing the snow.',
        },
        keep: {
          label: 'Keep the promise you made for the first snow.',
          out: 'You do it there, among all those backs, in a voice for one. {npc} looks up, and appears to be checking the quantity. “Four,” says {npc}. “Five. Then it is binding.” {friend} coughs, opens an umbrella indoors, and holds it so that nobody can see.',
        },
        outside: {
          label: 'Go down and out, and hold the door.',
          out: 'A revolving door is not made to be held. You hold it. {npc} comes out sideways, into the whole fourth floor with its tongue out. One flake lands on a cuff. “Quite right,” {npc} tells it, and stays until the cuff is wet.',
        },
      },
    },
    minutes_test: {
      setup: [
        "Twenty-five past ten at night; nine pages, and they are yours: the only record of who said what about the mill. {rival} has come back for an umbrella and is not looking for it. “They're wondering if you'd soften a line,” says {rival}. “For the CEO's sake. They didn't say who they were.” Page six. ‘Asked if the mill had been warned, the CEO said it had not.’",
        'The plan chests tick as they cool; it is nearly half past ten. A message has come down from above, courteous, from nobody in particular. Might the minutes be a shade kinder on page six? {rival} reads it over your shoulder, and makes the face one makes at rain. ‘The CEO said that the mill had not been warned.’ It is one word. Without it, that was a different meeting.',
      ],
      hook: 'The cursor blinks after ‘not’. Behind the glass of the door, coat on, one hand lifted to knock: {npc}.',
      options: {
        not: {
          label: 'Leave the “not” where it is, and print.',
          out: '{npc} reads page six as it comes out of the machine, upside down, as far as the one word. “That is four votes,” says {npc}. A seal is brought out, breathed on, and set beside your name. It bows, by a hair.',
        },
        soften: {
          label: 'Soften it: “had not yet been fully informed”.',
          out: 'It reads well. It reads, says {rival} sadly, like everybody. {npc} goes through it twice, by corridor light, and lays page six face down, as one covers a cage. “What I said was shorter,” says {npc}. “I had been rather glad of it.”',
        },
        show: {
          label: 'Show {npc} both versions, side by side.',
          out: 'Two sheets, one word apart. {npc} needs less time for them than {rival} needs to find an umbrella. “This one is kind,” says {npc}, handing it back, “and this one is mine.” It is folded once, and goes inside the coat, where a wallet would.',
        },
      },
    },
    going_down: {
      setup: [
        "Ten to midnight, and Lift 3 is as tired as anyone. Eleven seconds; eleven seconds. {npc} stands under the poster and holds a coat by its loop, like somebody else's child. You have the other rail. About the mill there is nothing left to say; it is in the minutes. F. The lobby. The doors open on marble, and a guard asleep with his cap on his knee.",
        'You had meant to take the stairs. But it came, and it was lit, and {npc} was in it with eyes shut, holding the rail as if the building were at sea. Nobody wants anything, towards midnight. The numbers go down by themselves. “It was honest work, today,” says {npc}, at F, to no one. The doors open, and there is all that marble to be crossed.',
      ],
      hook: 'Neither of you gets out. The doors wait as long as doors wait, and then, on purpose, begin to close.',
      options: {
        stay: {
          label: "Ask, and lay a hand beside {npc}'s on the rail.",
          out: "“Beside,” says {npc}. “Yes.” Between the two hands runs a finger's breadth of steel, cold, and after a while not. The doors have closed. Since nobody has pressed anything, Lift 3 for once goes nowhere, and takes its eleven seconds over it.",
        },
        say: {
          label: 'Say it, before the doors have met.',
          out: 'Your foot is in the gap; the doors shudder, and wait. {npc} has heard every word: the coat is on the floor. “Tomorrow I write three lines to HR, and you will read them first,” says {npc}. “Then ask me what I would have said.”',
        },
        door: {
          label: 'Hold the door for {npc}, and say good night.',
          out: 'It leans on your arm, not hard. {npc} goes by with half a bow, and three paces out, on the marble, stops. “You are on the schedule tomorrow. Where you always were,” says {npc}. “Good night.” It is said twice, as one tries a lock.',
        },
      },
    },
  },
  endings: {
    together: {
      title: 'The Room over the Press',
      body: "The first Saturday of the year. The room you rent is over a press, in the alley, and on the other side of the floorboards they are printing somebody's wedding. The board has given the mill its time. Your own result came from Gyeong-suk, in eleven lines and a seal, and from nobody else; the letter that made sure of it has lain with HR since before Christmas, and you were the first to read it.\n\nIt was you who took each step, and each was asked about. All autumn long somebody held a door open, and neither of you used it.\n\n{npc} comes up your stairs embracing a roll of paper for the wall, a rice cake between the teeth, as on the first morning. “Mm,” says {npc}. Below you the presses stop: there is a misprint in the groom.\n\nTwo cups stand in the sink. Beside the door, in a frame, hangs the form, line twelve in bold.",
      hook: 'Then {npc} says the one thing neither of you has planned for: “My mother is downstairs.”',
    },
    slow_promise: {
      title: 'Dentist',
      body: "The board rises at six. Lift 3 is full of directors, so you take the stairs, all twenty-seven floors; {npc} has the coats and you have the minutes. A landing has room for a sentence each.\n\nIt has been said, more or less. It can wait until nobody is able to ask what it was paid with: until Gyeong-suk's seal is dry on your form, and you have both been ordinary for a time. All autumn you said what you would do, and did it. Somebody, it emerges on the ninth floor, kept a list.\n\nA day is found between the sixth and the fifth. {npc} enters it as ‘dentist’, so that four assistants will defend it with their lives.\n\nThe revolving door, which on your first morning handed you back, puts you both out on the pavement in one go. {npc} shows you the page. A day in March, in pencil, the size of a grain of rice.",
      hook: 'The day you wrote down has come, and it is raining, and there is one umbrella.',
    },
    true_friends: {
      title: 'The Table Nobody Sat At',
      body: "Curry day, the week after the board. The table nobody sat at is full by noon. {rival} is reading the menu to the end; Gyeong-suk is taking the carrots off everyone, as evidence.\n\nFor about eleven seconds, one evening, it might have been something else. You both felt the doors open on it, and it got out at its own floor. You told {npc} no when no was the useful word; what was said in the lift, you left in the lift. There are few people with whom one can, and one of them is stealing your radish.\n\n{friend} has brought a parcel. It was taken across the lobby on the first morning, through closing doors: eleven rolls of paper, a rice cake, two strangers without a chin between them, laughing at something out of the picture.\n\n“Good heavens,” says {npc}. By one o'clock it hangs in Lift 3, framed, beside the poster that nobody reads. People read it now.",
      hook: "At 23:40 your phone says: “Don't be angry. I've told somebody about you.”",
    },
    heartbreak: {
      title: 'Room for Eleven Rolls',
      body: "{npc} tells you on the roof, the morning after the board, where there is wind and no audience. It is not going to be the two of you. “You are owed the true reason,” says {npc}, and you are given it. It is four sentences long, and in none are you to blame.\n\nYou had offered more than you planned to, and kept back what you could not hand over yet; {npc} had done the same. Nothing else has been moved. You are on the schedule, and Gyeong-suk marks you, as line twelve said on the first day. The persimmon is gone. The magpies have signed for it, all over the bench.\n\nYou come away with a sheet of the mill's paper, torn once, and mended so that it shows.\n\nAt six Lift 3 comes, empty, with its F. You step in and stand well over to one side, from habit, leaving room for eleven rolls of paper.",
      hook: 'In October a ticket comes. One seat. Your name on it is spelt right.',
    },
    own_path: {
      title: 'The Revolving Door',
      body: "You read Gyeong-suk's letter at the kettle, one palm on the lid. It is fair. Whatever it offers, your answer has been in your pocket since Sunday, and begins with thanks.\n\n{npc} reads the three lines standing, where the carpet changes colour. “I should not alter a word,” says {npc}, and offers you a hand. All autumn people held good doors for you. You went by your own hours and your own light, and said so; there are worse ways to spend fourteen weeks.\n\nThe fourth floor has wrapped you some paper. From the weight it is either love or remainders. So you ride down in Lift 3 with both arms full and Gyeong-suk's rice cake in your teeth, and a stranger with a new badge asks which floor.\n\nThe revolving door has a rhythm. You have it now. It lets you out at the first try; and there is your hand, flat on the glass, from the other side.",
      hook: 'A letter is already waiting at the place you chose. You told nobody you were going.',
    },
  },
}
