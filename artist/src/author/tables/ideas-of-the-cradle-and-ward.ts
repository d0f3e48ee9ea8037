/** What is felt, pumped and passed between the delivery room and the ward: baby brain, contractions, a stone, a spurt. */
import { list, type NounClass, told } from './noun-class.ts';

export const IDEAS_OF_THE_CRADLE_AND_WARD: readonly NounClass[] = [
  {
    nouns: list('pregnancybrain mumbrain mombrain'),
    events: [
      '{a_one} put the keys in the fridge, the butter in the handbag, and the phone was answered by a melon named {name}',
      '{a_body} went upstairs with {topic} to fetch something, and has been introduced to the landing since as {name}',
      '{a_one} waved off the pram, and only at the corner was asked whether there should be somebody in it by {name}',
      '{a_body} called the whole family through, the dog and the boiler too, because of {topic}, and stopped at {name}',
    ],
    conflicts: [
      told(
        'There was a list so that {they} would forget nothing, and it has been put somewhere safe.',
        'Safe has not been found either.',
        'The second list says “list”.',
      ),
      told(
        '{They} poured the milk into the kettle, the tea into the cat’s bowl, and asked the cat about sugar.',
        'Two, it turns out.',
        'The cat has not slept since.',
      ),
      told('“It begins with a B”, {they} says, of the husband.', 'It is Tom.', 'He answers to Boiler.'),
      told(
        'In the car park {they} looked for the car for an hour, and had come on the bus.',
        'The bus has been found.',
        'Security put out a call for a red one with a nose.',
      ),
      told(
        'Half of it went to somebody else, says the midwife, and that one can already whistle.',
        'It knows where the scissors are.',
        'It will be born with the pin number.',
      ),
    ],
    closings: [
      'Where were we, and whose shoes are these?',
      'It comes back, they say, at about the school gate.',
      'The iron is off; it was left off in three houses.',
      'There was something else, and it was lovely.',
    ],
  },
  {
    nouns: list('contraction contractions labourpains laborpains epidural waterbirth birthingball birthplan'),
    events: [
      '{a_body} timed {topic} with a watch, a chart and an app, and asked her whether it hurt, and is since called {name}',
      '{a_body} packed whale song, candles and a fan for {topic}, and all of them were thrown at a man called {name}',
      '{a_one} came when it was all over, like the number nine, and on the number nine they say {name}',
    ],
    conflicts: [
      told(
        '“Breathe”, said somebody who had eaten a sandwich, and {they} has kept the lettuce as evidence.',
        'He breathed for both of them, out on the stairs.',
        'The lettuce was ham.',
      ),
      told(
        'The plan had two pages, with lavender, and page two was used to fan the father.',
        'He is doing well.',
        'Lavender will not be mentioned.',
      ),
      told(
        'A hand was offered to hold on to, and it plays the piano in another way now.',
        'It does well in jazz.',
        'It has five knuckles in a row.',
      ),
      told(
        '{They} said a word at the peak that the doctor had to look up.',
        'It was in the old part of the dictionary.',
        'It is the second name of the child.',
      ),
    ],
    closings: [
      'One more push, they said, for the ninth time.',
      'The car had a full tank and was in the wrong street.',
      'It is all forgotten afterwards, says nobody who was in the lift.',
    ],
  },
  {
    nouns: list('breastpump milkpump breastmilk pumpingbra'),
    events: [
      '{a_one} hummed through the wall of a board meeting, two notes, over and over, and the minutes have it as {name}',
      '{a_one} said the same word all night in the dark, and to three tired parents the word was {name}',
      '{a_one} was in the office fridge beside the oat milk, and the accountant’s coffee has been so mild since {name}',
    ],
    conflicts: [
      told(
        'In its rhythm {they} says “bad dog, bad dog”, and at three in the morning one has to agree.',
        'The dog sleeps at his mother’s.',
        'Other people hear “big truck”.',
      ),
      told(
        'Sixty millilitres had been fought for, and an elbow knocked them off the table.',
        'There was a minute’s silence, and then there was not.',
        'One does cry over it.',
      ),
      told(
        'The lock on the quiet room does not work, and the man from IT now knocks on everything.',
        'He knocks on his own screen.',
        'He brings biscuits, with closed eyes.',
      ),
      told(
        'At the airport {they} was taken apart by security, and nobody could say which of them blushed.',
        'It was put together as a trumpet.',
        'It plays a little.',
      ),
    ],
    closings: [
      'Both sides, twenty minutes, and a film that has no ending.',
      'The cow has sent her regards.',
      'It has never had a day off, only a side.',
    ],
  },
  {
    nouns: list('morningsickness'),
    events: [
      '{a_body} ran out of the meeting with {topic} at nine, ten and eleven, and the door is on a hinge named {name}',
      '{a_body} could smell, thanks to {topic}, that two floors up somebody had thought of an egg, and it was {name}',
      '{a_one} was called after one part of the day by somebody who had not been there at supper with {name}',
    ],
    conflicts: [
      told(
        'One dry biscuit stands beside the bed, and between them there is a kind of truce.',
        'It ends at six.',
        'The biscuit was a cracker, and knew.',
      ),
      told(
        '{They} has seen the inside of every bin between the station and work, and marks them out of ten.',
        'The one at the bank is spacious.',
        'The florist’s has been booked.',
      ),
      told(
        'Ginger helps, said nine women, and so {they} has had it as tea, as sweets, and as a colleague.',
        'He has been most understanding.',
        'He holds the hair.',
      ),
      told(
        'It was still a secret, and {they} told the office that it was the prawns, for ten weeks.',
        'The prawn man has closed.',
        'They all knew by Tuesday.',
      ),
    ],
    closings: [
      'It passes, they say, in a voice that should stand further off.',
      'Only the morning, says the book, which was written in the afternoon.',
      'No egg will be spoken of.',
    ],
  },
  {
    nouns: list('cprdummy cprdoll resuscitationdummy firstaiddummy resusciannie cprmanikin'),
    events: [
      '{a_one} was kissed by thirty office workers on one afternoon, and not one of them has written since to {name}',
      '{a_one} was asked “can you hear me?” four hundred times on a course, and on the last said quite softly {name}',
      '{a_one} was saved twelve times before lunch, to the beat of a disco song, and hums it in the case as {name}',
    ],
    conflicts: [
      told(
        'Thirty presses and two breaths, and {they} feels just as before, only flatter.',
        'The course has passed.',
        'The breath was garlic.',
      ),
      told(
        '{They} has no legs, and so is the one that always waits until the ambulance comes.',
        'It has never come.',
        'It comes on Thursdays, for the biscuits.',
      ),
      told(
        'The accountant pressed so hard that something clicked, and they all agreed to call it the ribs.',
        'It was the pen.',
        'He has been moved to bandages.',
      ),
      told(
        'In the cupboard {they} shares a shelf with a plastic arm and half a head, and they make up one patient.',
        'He is in a good mood.',
        'He votes.',
      ),
      told(
        'After each kiss somebody wipes {their} mouth with a cloth, and {they} tries not to take it personally.',
        'It is lemon.',
        'Only the nurse looked it in the eyes.',
      ),
    ],
    closings: [
      'Somebody call for help, you in the red jumper.',
      'So many have come back for {them}, and all of them on a course.',
      'Nobody has been rescued so often and thanked so little.',
      'Staying alive, it says in the ears, for ever.',
    ],
  },
  {
    nouns: list('crashcart resustrolley resuscitationtrolley emergencytrolley'),
    events: [
      '{a_one} took the corner by the lifts on one wheel, and a visitor with grapes went along to bed nine with {name}',
      '{a_one} was checked every night by two people and a list, and the third drawer has always said {name}',
      '{a_one} was called for at a run, by everybody at once, and it was the toaster; on the log it says {name}',
    ],
    conflicts: [
      told(
        '“Stand clear!” {they} makes people cry, and a porter has stood clear since Monday.',
        'He is clear as far as Leeds.',
        'Tea is thrown to him.',
      ),
      told(
        'Every drawer has a seal, and in the one that nobody has broken there is somebody’s lunch.',
        'It is in date until 2031.',
        'It has a pulse.',
      ),
      told(
        'Four wheels want to save a life, and the fourth and a half wants the car park.',
        'It gets there first.',
        'It has a ticket.',
      ),
      told(
        '{They} lives beside the fire door and has heard every break-up on the ward, under oath.',
        'It gives a long tone.',
        'It wishes that they would stand clear of each other.',
      ),
    ],
    closings: [
      'Out of the way, out of the way, sorry, lovely flowers.',
      'All drawers shut, and every heart for now as well.',
      'It is only wanted by people in a hurry.',
    ],
  },
  {
    nouns: list('enema suppository laxative'),
    events: [
      '{a_one} was said to work within twenty minutes, the lift stopped in the nineteenth, and the button said {name}',
      '{a_one} was explained by a young doctor with a drawing, an arrow and a very long pause before {name}',
      '{a_one} was taken on a Friday by a man who had a train at four, and he got off at every stop for {name}',
    ],
    conflicts: [
      told(
        '“You may feel a little something”, they said, and {they} is the little something.',
        'It was felt in the next ward.',
        'The little was about the notice.',
      ),
      told(
        'The instructions say left side, knees up, and think of something nice, and the whole ward thought of Greece.',
        'Greece has had a strange week.',
        'It was the islands, mostly.',
      ),
      told(
        'Other things go to work at the front door, and {they} has never once complained of the entrance.',
        'It keeps the head down.',
        'There is no bell.',
      ),
      told(
        'The corridor is eleven metres long, and he had measured it beforehand, in slippers.',
        'He won by a slipper.',
        'It is down as a hospital record.',
      ),
    ],
    closings: [
      'It all came out in the end.',
      'Better there than on the number nine.',
      'Nobody asked for a second, and it was on the house.',
    ],
  },
  {
    nouns: list('kidneystone kidneystones gallstone gallstones bladderstone'),
    events: [
      '{a_one} of four millimetres brought a wrestler to his knees in a bakery, and the bakers noted {name}',
      '{a_one} was passed at ten past three, with a sound that the neighbours had framed as {name}',
      '{a_one} was given back in a little jar with a lid, as a keepsake, and the label on it reads {name}',
    ],
    conflicts: [
      told(
        'Two litres of water a day, they said, and a stair to jump down, and {they} enjoyed the ride.',
        'It asked for the stair again.',
        'The man below now owns a helmet.',
      ),
      told(
        'A laser was pointed at {them}, and now there are nine, all with opinions.',
        'They have formed a beach.',
        'The smallest is the leader.',
      ),
      told(
        '“Is it worse than childbirth?” asked a man with a cold, and three mothers put down their forks.',
        'He has withdrawn the question.',
        'They have asked to see the jar.',
      ),
      told(
        'The jeweller was asked whether {they} was worth anything, and first washed his hands.',
        'It is in a ring; nobody has tried it on.',
        'He has washed them since.',
      ),
    ],
    closings: [
      'It will pass, said the doctor, and he meant Tuesday.',
      'Small, hard, and with a great sense of timing.',
      'A pearl has the same story and better friends.',
    ],
  },
  {
    nouns: list('hernia herniateddisc backspasm'),
    events: [
      '{a_one} came from lifting a piano, he says; it was a sock, and the sock is known in the ward as {name}',
      '{a_body} bent down for a pea because of {topic}, and has been looking at the pea’s side of things as {name}',
      '{a_one} was shown on a screen by a man with a pen, and in between four and five somebody looked out as {name}',
    ],
    conflicts: [
      told(
        '{They} went out of place in 2019 and writes from there now and then.',
        'It is sunny.',
        'It has met somebody from the neck.',
      ),
      told(
        'Lift with the knees, says the poster, and the knees have handed in a letter.',
        'They were not asked.',
        'They have never liked the poster.',
      ),
      told(
        'A removal man felt {them} go on the third floor, under a wardrobe, which is still there.',
        'He lives in it.',
        'The fourth floor gets its coats by rope.',
      ),
      told(
        '“Don’t cough”, said the surgeon, and told a very funny story.',
        'It was about stitches.',
        'Two have gone to hear the end.',
      ),
    ],
    closings: [
      'It was only a sneeze, and look at it now.',
      'Sit down, stand up, lie down: none of them.',
      'The piano has been told, and sends a nocturne.',
    ],
  },
  {
    nouns: list('acidreflux heartburn indigestion reflux'),
    events: [
      '{a_body} ate the whole tray at eleven at night, in spite of {topic}, and at one there rose a voice that said {name}',
      '{a_one} came up after the curry, sat on the edge of the bed till four, and wanted to be called {name}',
      '{a_body} slept sitting up on five pillows for {topic}, like a queen on a coin, and the coin says {name}',
    ],
    conflicts: [
      told(
        'One onion ring was eaten at noon, and at midnight it came back to ask how it had been.',
        'It had been lovely.',
        'It wants it in writing.',
      ),
      told(
        'The white tablets stand in the car, the coat, the desk and the bishop’s hat.',
        'They taste of chalk and hope.',
        'He crunches in the psalms.',
      ),
      told(
        'No tomato, no coffee, no wine, said the doctor, and {they} asked whom that left.',
        'There was a rice cake.',
        'It sat there in the middle, like a verdict.',
      ),
      told(
        'Somebody thought it was love, and wrote a poem to the woman from accounts.',
        'It was the sausage.',
        'She has kept the poem, and he the sausage.',
      ),
    ],
    closings: [
      'It went down so well the first time.',
      'A glass of milk has been put in charge.',
      'The pepperoni would do it again.',
    ],
  },
  {
    nouns: list('bunion bunions hammertoe ingrowntoenail'),
    events: [
      '{a_one} forecast the flood of 1998 by a day and a half, in the left shoe, and the radio thanked {name}',
      '{a_one} was not told about the new shoes, came through at the side, and shook hands at a wedding as {name}',
      '{a_one} was trodden on by a tango partner, in the turn, and the cry that the orchestra kept was {name}',
    ],
    conflicts: [
      told(
        'The shoemaker has built a bay window on for {them}, with a sill.',
        'There is a geranium.',
        'The sun gets in after ten.',
      ),
      told(
        'It aches before rain, and so three farmers ring {them} up at breakfast.',
        'One has sold his barometer.',
        'It is wrong only about hail.',
      ),
      told(
        'On the bus somebody set a suitcase on {them}, and got a lecture on every shoe since 1961.',
        'It ended with a clog.',
        'He carried it on his head from there.',
      ),
      told(
        '{They} belongs to grandmother, and whoever sees it bare is told that hers had been worse.',
        'Her mother’s had its own pew.',
        'It is a family with presence.',
      ),
    ],
    closings: ['Those shoes are for sitting.', 'It needs a little room, and an audience.', 'The other foot only hears of it.'],
  },
  {
    nouns: list('headlice nit nits'),
    events: [
      '{a_one} moved from class 3B to 4A in one cuddle, with the whole family and a piano, and registered as {name}',
      '{a_one} was announced in a letter “to all parents”, and by noon all parents were scratching and said {name}',
      '{a_one} held on through a bath, a swimming gala and a hymn, and the comb came out with {name}',
    ],
    conflicts: [
      told(
        '{They} only likes clean hair, the mothers tell one another, very loudly.',
        'It is the third time this month, so clean is it.',
        'It can tell shampoos by year.',
      ),
      told(
        'The head teacher came to speak about {them}, and by the second sentence used a pencil.',
        'The hall joined in.',
        'It is down as a musical.',
      ),
      told(
        'The comb has teeth as fine as a banker’s, and {they} walks between them with a suitcase.',
        'It is off to the fringe.',
        'It has left a forwarding braid.',
      ),
      told(
        'Two best friends put their heads together over a secret, and then {they} knew it as well.',
        'It was about Daniel.',
        'So did 4A by Tuesday.',
      ),
    ],
    closings: [
      'You are scratching now.',
      'Check again on Wednesday, behind the ears.',
      'Everybody has it, and it is everybody else who brought it.',
    ],
  },
];
