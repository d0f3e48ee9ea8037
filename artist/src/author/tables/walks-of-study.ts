/** Who has studied for it: librarian, teacher, dentist, accountant. */
import { MORE_OF_DENTISTS } from './more-of-nights-and-days.ts';
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_STUDY: readonly NounClass[] = [
  {
    nouns: list('librarian libraryfine library archivist archive'),
    events: [
      '{a_one} shushed a thunderstorm through an open window, it stopped, and the readers rose as one for {name}',
      '{a_one} was asked for the blue one, the one with the story, and laid it on the desk without a word: {name}',
      '{a_one} was found in the wrong row, between fishing and philosophy, and has been kept there as {name}',
      '{a_one} whispered all day long, sneezed once at closing time, and the echo is catalogued as {name}',
      '{a_body} filed {topic} between tax law and dragons, where it belongs, and that shelf is called {name}',
    ],
    conflicts: [
      told(
        'A man came in for a book, red or possibly blue, about a man, and {they} went and got it.',
        'It was the long one, with the sea.',
        'He said that he would rather wait for the film.',
      ),
      told(
        'It is so quiet around {them} that last week somebody was heard changing his mind.',
        'He took the other one.',
        'He has been asked to do it outside.',
      ),
      told(
        'A rasher of bacon was found as a bookmark in a volume of Kant, and {they} wrote to the reader.',
        'He would like it back.',
        'It was at the hard part, and so is he.',
      ),
      told(
        'In the reading room somebody unwrapped a sweet, slowly, so as not to disturb, and {they} aged by a year.',
        'It was a very long sweet.',
        'In the end the whole table helped, with scissors.',
      ),
      told(
        'By now the fine for a book from grandfather’s attic is the price of a house, and {they} would take the house.',
        'It was a book about saving.',
        'They have agreed on the porch.',
      ),
    ],
    closings: [
      'Everything has its place, and {they} knows who moved the poetry.',
      'Somebody has pencilled in the murderer on page nine.',
      '“Psst”, {they} says, to the rain.',
      'At night the novels lean over to the cookbooks, for warmth.',
      'The glasses are on a chain, so that they cannot be borrowed.',
    ],
  },
  {
    nouns: list('teacher schoolteacher schoolmaster schoolmistress tutor'),
    events: [
      '{a_one} wrote on the board, said “I saw that” without turning round, and a boy at the back gasped {name}',
      '{a_one} was called “Mum” by the biggest boy in front of everybody, and they have agreed since on {name}',
      '{a_one} was seen by one pupil in bathing things at the lake, and by Monday four hundred children had drawn {name}',
      '{a_one} read out the register for forty years, and on the last day, out of curiosity, one more: {name}',
    ],
    conflicts: [
      told(
        '“The bell is for me, not for you”, {they} says, and nobody has ever asked the bell.',
        'It goes home at four, in two minds.',
        'It thinks that it is for the caretaker.',
      ),
      told(
        '{They} had taken away a frog, nine water pistols and a whistle, and on the last day of term the drawer was opened.',
        'The frog has been moved up a year.',
        'It was a lovely afternoon, says the staff room, and very wet.',
      ),
      told(
        '“If it is so funny, tell us all”, {they} said, and the boy did.',
        'It was rather good.',
        'The lesson ended there, at ten past eight.',
      ),
      told(
        'One of {their} elbows has chalk on it, the other red ink, and there is a paper plane in the collar.',
        'On its wing it says “love”, with a mistake.',
        'It came from the back row, or from the headmaster.',
      ),
      told(
        '{They} will wait until everybody is quiet, and has all the time in the world.',
        'That was in the spring term.',
        'Some of the third row have children there by now.',
      ),
    ],
    closings: [
      'Six weeks of holiday, people say, and {they} is asleep before they have said it.',
      'There are eyes in the back of that head, and they need glasses.',
      'The mug says “best teacher in the world”, and so do the other forty.',
      'It is your own time that you are wasting, {they} told the rain.',
      'Somebody will remember one sentence all his life, and it was about the windows.',
    ],
  },
  {
    nouns: list('dentist dentistry orthodontist dentalhygienist dentalnurse dentalassistant'),
    events: [
      ...MORE_OF_DENTISTS.events,
      '{a_one} asked about the holidays with both hands in a mouth, and understood quite clearly: {name}',
      '{a_one} found a pea from an earlier summer, held it to the light, and the patient greeted it as {name}',
      '{a_one} numbed half a face on the morning of a wedding, and what the groom said at the altar was {name}',
      '{a_one} gets every child to open wide by one grimace, which stands in the textbooks as {name}',
      '{a_body} asked about {topic} with the drill running, took “aargh” for a yes, and is down for Thursdays as {name}',
    ],
    conflicts: [
      ...MORE_OF_DENTISTS.conflicts,
      told(
        '“Do you floss?” {they} asks, and grown people with pensions lie like children.',
        'One of them had brought a note from his mother.',
        'They did it once, that morning, all of it.',
      ),
      told(
        '“This will be a little cold”, {they} said, and two knuckles turned white.',
        'It was only the mirror.',
        'They were a boxer’s.',
      ),
      told(
        'With a mirror, a hose and a fist in her mouth, a lady was asked by {them} what she thinks of Europe.',
        'It came out as one long vowel, and was quite moderate.',
        'She has been quoted.',
      ),
      told(
        'There are fish in {their} waiting room, and they know every kind of fear.',
        'One of them holds your eye until you are called.',
        'They have small, perfect teeth.',
      ),
      told(
        'Whoever was brave gets a sticker from {them}, and so did the colonel.',
        'He wears it above the others.',
        'He had cried, but in the right order.',
      ),
    ],
    closings: [
      ...MORE_OF_DENTISTS.closings,
      'Please rinse, {they} says, and half of it goes down the tie.',
      'The next appointment is in six months, and so is the next promise.',
      'The kitten on the ceiling poster is the best-known kitten in town.',
      'The radio plays love songs, and the drill knows them too.',
      'One side is asleep until four, and dribbles of home.',
    ],
  },
  {
    nouns: list('doctor nurse physician'),
    events: [
      '{a_one} shut {their} eyes for one minute in the linen cupboard, and was counted with the sheets as {name}',
      '{a_one} had cold hands, a warm voice and nine minutes, and old Mr Brown, who forgets everybody, remembers {name}',
      '{a_one} woke a man at three to give him something to sleep, and what he murmured stands on the chart: {name}',
      '{a_one} took a pulse, lost count, began to hum along, and the whole ward came in on {name}',
    ],
    conflicts: [
      told(
        'A coffee was poured for {them} at ten in the evening, and drunk, by then a jelly, at six.',
        'Three kind people had warmed it up in between.',
        'There had been a bell, and then a bell, and then all the bells.',
      ),
      told(
        '“How are we today?” {they} asks, and one patient has begun to answer for both.',
        'We slept badly, but our knee is better.',
        'We would like the other pudding.',
      ),
      told(
        'A man came to {them} with what he had read about at night, and it was everything from A to M.',
        'At N it was morning.',
        'He has been told to read something with a dog in it.',
      ),
      told(
        'Grapes are put beside every bed, and {they} knows who eats them.',
        'It is always the aunt who brought them.',
        'The patient likes herring, and nobody has asked.',
      ),
      told(
        '“Just a little scratch”, {they} said, and a big man with a dragon on his arm lay down on the floor.',
        'The dragon had been facing the other way, he says.',
        'He was given the plaster with the ducks.',
      ),
    ],
    closings: [
      'The shoes squeak, so that the night knows who is coming.',
      'Take one of these, {they} says, and ring somebody else in the morning.',
      'The stairs are faster than the lift, and {they} is faster than the stairs.',
      'Visiting time is over, and has been since that aunt sat down.',
      'It will be better by the wedding, {they} says, of whatever it is.',
    ],
  },
  {
    nouns: list('accountant accounting accountancy bookkeeper bookkeeping auditor audit'),
    events: [
      '{a_one} was one penny out at midnight, and it was found at dawn, in a column headed {name}',
      '{a_one} laughed once, the year before last, and booked it under {name}',
      '{a_one} put the dog down as a business lunch, and when it was asked in for questions it answered to {name}',
      '{a_one} was asked what two and two are, shut the door, drew the blind, and whispered: {name}',
      '{a_body} wrote {topic} off over nine years, and what is left is carried forward as {name}',
    ],
    conflicts: [
      told(
        'A shoebox was handed to {them}, with three years of a man’s life in petrol slips, and one love letter.',
        'The letter is deductible in part.',
        'It is from the other driver.',
      ),
      told(
        'The columns were one penny apart, and {they} did not go home until it turned up.',
        'It had been beneath the left shoe.',
        'It was welcomed with a small dinner, below the limit.',
      ),
      told(
        'At a party {they} told a stranger about depreciation until he was worth nothing.',
        'He asked for the slides.',
        'By eleven they had written off the host as well.',
      ),
      told(
        'For {their} birthday a cake was divided by eleven, and the remainder was shown.',
        'The remainder was a cherry.',
        'A colleague rounded it down on the stairs.',
      ),
      told(
        'In spring nobody sees {them} for weeks, while a light burns on the fourth floor.',
        'A sandwich goes in under the door, and a receipt comes out.',
        'On the first of May somebody is led to a tree, and blinks.',
      ),
    ],
    closings: [
      'It balances, so please do not touch the table.',
      'The calculator prints a strip of paper, and right at the end there is a small joke.',
      'Nothing ventured, nothing to declare.',
      'The pencil is sharp, the cardigan beige, and the dreams are in red.',
      'Love is an asset, {they} says, with the useful life of a fridge.',
    ],
  },
  {
    nouns: list('scientist physicist biologist researcher laboratory microscope experiment petridish testtube'),
    events: [
      '{a_one} had the blue poured into the green to see what would happen, and on the wall that is left stands {name}',
      '{a_one} was right about something very small, which then fell on the carpet, and the carpet is listed as {name}',
      '{a_one} had a forgotten sandwich near by over Easter, and the prize for medicine went to {name}',
      '{a_one} was patient for a thousand trials, and at the next one nobody cried “Eureka”, but {name}',
      '{a_body} proved {topic} on a blackboard, wiped it off with a sleeve, and the sleeve is on show as {name}',
    ],
    conflicts: [
      told(
        'The mice in the maze have found out that they only need to look sad, and {they} gives in.',
        'They have published it.',
        'There is cheese at both ends now.',
      ),
      told(
        'It worked every single time, until a lady from Zurich came to see it.',
        'It works for the cleaner, at six.',
        'She nodded, which was worse.',
      ),
      told(
        'More research is needed, it says at the end of every report on {them}, and on the kitchen calendar.',
        'The marriage is in phase two.',
        'The pudding needed less, and got more.',
      ),
      told(
        'Two professors fell out over {them} because of a decimal point, and sit at opposite ends of every dinner.',
        'The point has moved, and took the car.',
        'They do dance, with an error bar between them.',
      ),
      told(
        'For comparison somebody has sat in the corridor since March, getting nothing.',
        'He is doing better.',
        'He has asked for a second helping of it.',
      ),
    ],
    closings: [
      'In theory it is finished.',
      'The coat is white, except where it was interesting.',
      'Please do not drink from the beaker on the left, nor ask about the fern.',
      'Nine of the ten curves go up, and the tenth hung upside down.',
      'It has been shown in mice, and they were moved.',
    ],
  },
  {
    nouns: list('archaeologist archaeology archeologist archeology palaeontologist paleontologist'),
    events: [
      '{a_one} brushed one spot for three summers, and what came out was a drinks can marked {name}',
      '{a_one} called it a palace, a rival called it a toilet, and the guidebook gets round it with {name}',
      '{a_one} fell down a hole on the way to the tent at night, and apologised for an hour to a king called {name}',
      '{a_one} glued nine thousand bits together with great patience, and they were four bathtubs and {name}',
      '{a_body} dug for {topic} in the wrong field, found a spoon, and the period is known as {name}',
    ],
    conflicts: [
      told(
        'Whatever comes out of the ground, {they} says that it was probably used in a ritual.',
        'It was a spoon.',
        'The spoon is bowed to now, to be on the safe side.',
      ),
      told(
        '{They} had brushed aside the sand of four thousand years, and then the wind turned.',
        'It had been a good morning.',
        'The brush has put in for a shovel.',
      ),
      told(
        'A bit of wall lay just where the motorway was to go, and {they} would not get up from it.',
        'It was from the seventies, in the end.',
        'The motorway goes round, and people wave.',
      ),
      told(
        'Above the door there was a curse, and {they} read it out loud, for the grammar.',
        'Since then every lace has come undone.',
        'It is in the passive, so nobody is to blame.',
      ),
      told(
        'From one tooth {they} can tell what was for supper in the Bronze Age, but not who moved the car.',
        'It was lentils.',
        'The car is in the layer above the ice age.',
      ),
    ],
    closings: [
      'The best finds lie under what has just been dug out.',
      'It belongs in a museum, {they} says, about lunch.',
      'There are eleven pockets, and a bit of Rome in each.',
      'Two thousand years are not long, when one has a brush that size.',
      'One layer down somebody else had lost the same key.',
    ],
  },
  {
    nouns: list(
      'forecaster weatherforecaster weatherman weatherwoman weathergirl meteorologist meteorology barometer weathervane weathercock',
    ),
    events: [
      '{a_one} promised a dry weekend to a whole nation, went out to enjoy it, and came back in as {name}',
      '{a_one} stood in front of the west all evening, so that nobody there knew a thing, and there the fog is called {name}',
      '{a_one} pointed at the window for once, and not at the chart, and that new method is known as {name}',
      '{a_one} was blamed for a garden party, in person, at a bus stop, as “you again, {name}”',
    ],
    conflicts: [
      told(
        'Forty per cent rain, {they} said, and forty per cent of the town got wet.',
        'It stopped at the high street, to the centimetre.',
        'The other sixty have sent strawberries.',
      ),
      told(
        'In the office there is a frog in a jar with a ladder, and {they} has copied from it since spring.',
        'The frog copies from the television.',
        'It would like to see its name at the end.',
      ),
      told(
        'In the shop they all ask {them} about Saturday, as though there were a choice.',
        'The butcher wanted to pay in advance.',
        'A bride came with a sausage.',
      ),
      told(
        'A low from the Azores was moved with one sweep by {them}, and some of it stuck.',
        'The dry cleaner charges extra for drizzle.',
        'There is a warning out for the sofa.',
      ),
    ],
    closings: [
      'It will be fine, unless it is not.',
      'An old farmer’s knee is right more often, and needs no map.',
      'Sunny spells, {they} says, and cannot spell them all.',
      'Tomorrow is another day, at a probability of ninety.',
      'Outside nobody had heard about it yet.',
    ],
  },
];
