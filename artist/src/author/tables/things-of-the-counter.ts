/** What stands at a counter, in a hall or by the kerb: a kiosk, a ticket machine, a name tag, an unpaid bill, a cool box, a pit stop. */
import { list, type NounClass, told } from './noun-class.ts';

export const THINGS_OF_THE_COUNTER: readonly NounClass[] = [
  {
    nouns: list('wheeliebin rubbishbin wastebin recyclingbin garbageday trashday'),
    events: [
      '{a_one} was put out on the wrong evening, in the wrong colour, and behind nine curtains somebody breathed in at {name}',
      '{a_one} rolled down the hill by itself in the night, lid up, past the police, who got out of the way of {name}',
      '{a_one} was full, so it was sat on by a father, who went in up to the braces, and was taken at six with {name}',
    ],
    conflicts: [
      told(
        'Blue is paper, brown is peelings, and on the one for glass somebody has put a question mark.',
        'The yoghurt pot has been to all three.',
        'A professor lives at number nine, and he guesses too.',
      ),
      told(
        'Everybody waits to see which colour number five puts out, and number five waits as well.',
        'It was a green week once, out of sheer nerves.',
        'The lorry has been very good about it.',
      ),
      told(
        'A fox goes through it at two, sorts better than the family, and leaves the bones in order.',
        'He has been put up for the prize.',
        'He does not do nappies.',
      ),
    ],
    closings: [
      'It is Thursday, says a noise at the end of the road, and slippers run.',
      'The lid does not shut, and nobody wants to know why.',
      'There is room for one more, said whoever had a foot in it.',
    ],
  },
  {
    nouns: list('kiosk newsstand stationkiosk newspaperkiosk newsagent cornerkiosk'),
    events: [
      '{a_one} sells one cigarette lighter, one sweet and the news of the whole street, the last for nothing, to {name}',
      '{a_one} had change for once, and the driver, the priest and two burglars got up early to see {name}',
      '{a_one} was so small that the owner put it on in the morning like a coat, and buttoned up, and was {name}',
    ],
    conflicts: [
      told(
        'A man has come for the paper every day for thirty years, and has never been seen to read it.',
        'He comes for the “and how are we?”.',
        'We are fine, thank you; the knee.',
      ),
      told(
        'Children take an hour over ten sweets at a penny, and bargain like carpet dealers.',
        'Two of the red, and none of the slimy.',
        'It is the best hour of the day, says the till.',
      ),
      told(
        'The express stops for two minutes, and that is exactly how long the lady in front looks for her purse.',
        'It was in the other bag.',
        'The train has been waved to, with a sandwich.',
      ),
    ],
    closings: [
      'The rolls are from this morning; which morning is not said.',
      'The shutter goes up with a noise like the weather.',
      'It is all written on the front page, and all different underneath.',
    ],
  },
  {
    nouns: list('litterbox littertray catlitter kittylitter cattoilet catlitterbox'),
    events: [
      '{a_one} had just been cleaned, with a little rake, like a garden in Kyoto, and was used within the second by {name}',
      '{a_one} was put behind a screen for decency, and out came, to the sound of digging, all over the hall, {name}',
      '{a_one} was explained to the guests as “a sort of beach”, and a child went to look for shells with {name}',
    ],
    conflicts: [
      told(
        'The cat digs for nine minutes, turns round, and does it next to the tray, on the invoice.',
        'It was the invoice for the tray.',
        'The digging was only for the shoulders.',
      ),
      told(
        'The packet promises lavender, and it now smells as if something had happened in Provence.',
        'The cat has written a review, in sand.',
        'Visitors ask whether anybody has been ironing.',
      ),
      told(
        'Little stones were found in the bed, in the butter, and at the office, four miles off.',
        'They travel by sock.',
        'One has been identified at customs.',
      ),
    ],
    closings: [
      'Somebody has to be the servant, and it has been settled who.',
      'Privacy, please, said a look.',
      'Scratch, scratch, it goes, at the very moment of the toast.',
    ],
  },
  {
    nouns: list('sofabed pulloutsofa sofabeds foldoutbed pullout'),
    events: [
      '{a_one} was to be a bed by ten, and at eleven three engineers and an aunt lay under it and said {name}',
      '{a_one} folded up again by itself at two in the night, with a cousin in it, who was saved as {name}',
      '{a_one} is said to be comfortable as either, and whoever said so had never been introduced to {name}',
    ],
    conflicts: [
      told(
        'There is a bar across the middle, and every guest knows exactly which rib it was.',
        'They leave a day early, walking like a seven.',
        'That, says the landlady, is what it is for.',
      ),
      told(
        'It only opens when the table is in the hall, the lamp on the table, and the hall in the kitchen.',
        'Somebody slept in the kitchen, in the end.',
        'It went very well with the fridge.',
      ),
      told(
        'In the crack were found nine euros, a pencil, and a remote control for something in black and white.',
        'The guest has asked for a share.',
        'There was an arm’s length more, but nobody wished to know.',
      ),
    ],
    closings: [
      'Creak, it says, whenever somebody breathes in.',
      'It is a bed in the sense that one lies on it and thinks.',
      'Just till Sunday, the brother-in-law said, in 2019.',
    ],
  },
  {
    nouns: list('watercooler waterdispenser watercoolertalk'),
    events: [
      '{a_one} said “glug” in the middle of a secret, and since then the whole floor knows about Otto and {name}',
      '{a_one} ran dry, and nine men looked up and away, for whoever takes the last cup has to lift {name}',
      '{a_one} was moved to the third floor, and with it all the news, two romances and {name}',
    ],
    conflicts: [
      told(
        'The new bottle weighs as much as an intern, and it was an intern who found that out.',
        'They went down together, hugging.',
        'The carpet has never been so well informed.',
      ),
      told(
        'The paper cups are pointed, so that nobody can put them down and get back to work.',
        'A man has stood there since March.',
        'He has drunk four lakes, and knows everything.',
      ),
      told(
        'Red is hot and blue is cold, and both are as warm as a handshake.',
        'Tea was made of it once, by an optimist.',
        'He is in Sales.',
      ),
    ],
    closings: [
      'Glug.',
      'You did not hear it from here, it says, and bubbles.',
      'It is the only one here that works at its own level.',
    ],
  },
  {
    nouns: list('dishsponge kitchensponge washingupsponge scouringpad dishcloth'),
    events: [
      '{a_one} was yellow in May, and by July a laboratory had offered money for what lived there as {name}',
      '{a_one} did the lasagne dish alone, from Sunday until Tuesday, and came out thinner, and hoarse, as {name}',
      '{a_one} had a rough side and a soft side, and the couple upstairs had long been told apart by it, and by {name}',
    ],
    conflicts: [
      told(
        'It should be changed every week, says the packet, and this one remembers the old kitchen.',
        'And the old wife.',
        'It does not talk about either of them.',
      ),
      told(
        'Somebody wiped the floor with {them}, rinsed {them}, put {them} back, and looked out of the window.',
        'The window had seen it.',
        'The glasses have been told gently.',
      ),
      told(
        'The pan with the rice has been left to soak, and {they} has been left beside it, to think.',
        'They stared at each other until Thursday.',
        'Then somebody bought a new pan.',
      ),
    ],
    closings: [
      'The soft side has seen things.',
      'One squeeze, and out came most of Sunday.',
      'It will do for the bicycle, somebody always says.',
    ],
  },
  {
    nouns: list('ticketmachine ticketvendingmachine fareticketmachine'),
    events: [
      '{a_one} asked a lady for zone, class, age, railcard and pudding, the train left, and she had been sold to {name}',
      '{a_one} spat out the same note eleven times, ironed it, spat it out ironed, and asked for exact change in the voice of {name}',
      '{a_one} went back to the start screen at the last digit, and on platform two they cried out as one man: {name}',
    ],
    conflicts: [
      told(
        'One presses “English”, and it goes on in English to things that nobody could say in any language.',
        '“Are you a tandem?” was one of them.',
        'He pressed yes, and was charged for two.',
      ),
      told(
        'It gives change only in the smallest coins, with a sound as though somebody had won.',
        'Strangers come over to congratulate.',
        'He has missed the train, but he can hardly walk.',
      ),
      told(
        'A gentleman from the railway stood beside it to help, and after an hour he bought a bicycle.',
        'He waves from the level crossing.',
        'It wished him a pleasant journey.',
      ),
    ],
    closings: [
      'Out of paper, it says, on a piece of paper.',
      'Please take your card. Please take your card. Please.',
      'The train on platform two thanks you for trying.',
    ],
  },
  {
    nouns: list('answeringmachine voicemailbox'),
    events: [
      '{a_one} said “after the tone”, an aunt waited for a better tone, and the tape ran out on the breathing of {name}',
      '{a_one} blinked a red nine in an empty flat, and eight of them were mother, and the other was mother as {name}',
      '{a_one} was spoken on by a couple in unison, they have parted since, and it still says “we are not in”, and {name}',
    ],
    conflicts: [
      told(
        'A shy man rehearsed for an hour what to leave, and what he left was “oh”.',
        'It has been played to friends.',
        'She rang back, because of how he said it.',
      ),
      told(
        'Everybody stands beside it and listens who it is, with a finger on the lips.',
        '“I know you are there,” it said.',
        'They were, all five, behind the sofa.',
      ),
      told(
        'Grandfather left eleven minutes about the drains, said goodbye, and could not find how to hang up.',
        'There are forty minutes of clock as well.',
        'The snore comes at the end, and is very moving.',
      ),
    ],
    closings: [
      'Please speak after the beep. That was it. No, that one.',
      'It is full, and so is mother.',
      'Nobody is in, and they would like you to know it.',
    ],
  },
  {
    nouns: list('nametag namebadge lanyard conferencebadge namelabel'),
    events: [
      '{a_one} was stuck to the wrong jacket, gave a talk on enzymes to four hundred people, and was clapped out as {name}',
      '{a_one} turned over on its string just as somebody looked, and for three days the speaker was only {name}',
      '{a_one} was spelled by somebody at a folding table who had asked twice, and it says {name}',
    ],
    conflicts: [
      told(
        'People look at the chest first and the eyes second, and smile at the place in between.',
        'The place in between has a crumb.',
        'They met last year; the crumb is known.',
      ),
      told(
        '{They} got into the soup at lunch, and is dabbed ever since with the air of a waiter.',
        'It was a clear soup, and is now in the minutes.',
        'The rest of the name came up with the noodles.',
      ),
      told(
        'It was worn on the bus home, into the shop and as far as the bath.',
        'Everybody had been so friendly today.',
        '“Hello, Ken,” said the greengrocer, and that was the high point.',
      ),
    ],
    closings: [
      'Hello, my name is, and there it stopped.',
      'The free pen was better.',
      'There is a purple ribbon on {them}, and nobody dares to ask.',
    ],
  },
  {
    nouns: list('coolbox coolbag cooler icepack coolerbox'),
    events: [
      '{a_one} was opened on the beach by forty hands for a drink, and at the very bottom, in the melt, lay a warm {name}',
      '{a_one} was packed for a day by an uncle who had been in the war with sandwiches, and fed a campsite under {name}',
      '{a_one} stood in the boot in the sun since Whitsun, and in August three brave men lifted the lid on {name}',
    ],
    conflicts: [
      told(
        'The blue blocks were in the freezer, and that is where they are now, four hundred miles away.',
        'They have never felt better.',
        'The salami has begun to speak.',
      ),
      told(
        'It is the only chair at the lake, and whoever wants a beer has to ask somebody to get up.',
        'He has got up nine times, with a speech.',
        'He ought to have been the one with the chair.',
      ),
      told(
        'The eggs had been put on top, and then an aunt.',
        'The aunt has been apologised to.',
        'It was a good salad, considering.',
      ),
    ],
    closings: [
      '{They} keeps things cool, and grudges, for up to eight hours.',
      'The sandwich is somewhere under the water, with the plaster.',
      'Shut the lid!',
    ],
  },
  {
    nouns: list('unpaidbill overduebill finalreminder paymentreminder unpaidinvoice overdueinvoice pastduebill'),
    events: [
      '{a_one} was put behind the clock to be dealt with, then a second in front of it, and nobody has known the time since {name}',
      '{a_one} came the third time in red, with “friendly” crossed out, and was put up on the fridge, under a magnet shaped like {name}',
      '{a_one} was used as a bookmark, read as far as chapter nine, and is due again at the murder, says {name}',
    ],
    conflicts: [
      told(
        'Envelopes with a little window are put on the pile, and the pile is put on the piano.',
        'Nobody has played since spring.',
        'It was never a good piano, says the pile.',
      ),
      told(
        'The reminder costs five, the reminder of that costs ten, and {they} was over four euros for a sieve.',
        'The sieve has a hole too many.',
        'By now one could have bought the sea.',
      ),
      told(
        'It was paid at last, with a number the wrong way round, to a surprised lady in Udine.',
        'She has sent back a cake.',
        'The cake has been opened at once.',
      ),
    ],
    closings: [
      'If you have already paid, please ignore this; it would be the first time.',
      'It is not lost; it is resting under the pizza menus.',
      'Tomorrow, said the drawer, and shut.',
    ],
  },
  {
    nouns: list('pitstop pitcrew pitlane tyrechange'),
    events: [
      '{a_one} took two seconds, in which nineteen men changed four wheels, a visor and the barber of {name}',
      '{a_one} was so fast that the driver left with the old wheels, the new ones and a mechanic called {name}',
      '{a_one} had everything ready to the second, and in rolled, for petrol and a sandwich, somebody else’s {name}',
    ],
    conflicts: [
      told(
        'It was practised four thousand times in the yard, and on Sunday somebody sneezed.',
        'The wheel is in the grandstand, and has been asked for its autograph.',
        'Bless you, said the radio.',
      ),
      told(
        'At home the same nineteen men take all Saturday for one bulb.',
        'Four are for the ladder, and the rest for the shouting.',
        'It was the fuse.',
      ),
      told(
        'A man with a lollipop sign says “stop”, and he has to be told when it is over, too.',
        'He says it to children, at the zebra.',
        'It is the same lollipop, and they lick it.',
      ),
    ],
    closings: [
      'Box, box, said the ear.',
      'All four are on, and one of them is even ours.',
      'Two seconds, and then a whole week about the second second.',
    ],
  },
];
