/** Things that were told by the jokes of their neighbours on the shelf: teeth are no glasses, and paella is no sushi. */
import { list, type NounClass, told } from './noun-class.ts';

export const THINGS_TOLD_APART: readonly NounClass[] = [
  {
    nouns: list('denture dentures falseteeth falsetooth dentalplate'),
    events: [
      '{a_one} was sat on during the news, bit, and was cursed at by a colonel, in one breath, as {name}',
      '{a_one} flew out at “happy birthday”, put out all eighty candles, and landed in the cream as {name}',
      '{a_one} spent the night in a glass, was drunk from in the dark, and smiled up from below at {name}',
      '{a_one} stayed behind in an apple at the harvest fair, and the apple took first prize as {name}',
      '{a_one} was lent to a neighbour for his wedding, said “yes” for him, and is legally married as {name}',
    ],
    conflicts: [
      told(
        'Toffee was offered after church, and {they} has been in two minds, and in two halves, since.',
        'The upper one stayed for coffee.',
        'The vicar is still chewing.',
      ),
      told(
        'The paste that holds {them} was mixed up with the hair cream, and nothing has moved up there for a week.',
        'The hat is on for good.',
        'The bathroom shelf has been put in order by a niece.',
      ),
      told(
        'On the big dipper grandfather screamed with joy, and {they} went round a second time without him.',
        'In the photograph {they} looks happier.',
        'It was free, as {they} is under four feet.',
      ),
      told(
        'In the glass at night {they} chatters a little when a lorry goes by, and the cat answers.',
        'They are mostly of one opinion.',
        'What they discuss is the parrot.',
      ),
      told(
        '{They} came back from the repair shop with a whistle on every S, and six sheepdogs now lie on the lawn.',
        '“Sausages”, said grandmother, and they went left.',
        'Sunday is the worst.',
      ),
    ],
    closings: [
      'The gums send their regards, and a soft banana.',
      'By day it smiles for one, and by night for nobody.',
      'Corn on the cob is spoken of as a war.',
      '{They} clicks when {they} lies.',
      'Two fizzing tablets, and it is a new man.',
    ],
  },
  {
    nouns: list(
      'kremówka kremowka kremówki kremowki napoleonka vanillaslice custardslice creamslice millefeuille cremeschnitte cremeschnitten kremšnita kremsnita krempita krémes tompouce tompoes',
    ),
    events: [
      '{a_one} was bitten at the front, came out at the back, and landed in the lap of an uncle, who cried {name}',
      '{a_one} was cut with a blunt knife for a bet, and the kitchen ceiling has spoken ever since of {name}',
      '{a_one} sneezed its sugar over a black suit at a christening, and the whole family calls the suit {name}',
      '{a_one} was eaten by a schoolboy who later rose very high, and now everybody at the station sells {name}',
    ],
    conflicts: [
      told(
        'There is pastry below and pastry above, and all that is soft in between goes wherever it likes.',
        'It likes sleeves.',
        'The lid has been asked to press less.',
      ),
      told(
        'A fork was handed out with {them}, and a professor of building has come to see where one would begin.',
        'He began at the corner, and has cream on the theory.',
        'He recommends lying down beside it.',
      ),
      told(
        'Four schoolboys had a contest as to who could eat more of {them}, and the one with eighteen came second.',
        'The winner went into the Church.',
        'Nobody felt well, and nobody was sorry.',
      ),
      told(
        'It wobbles in the window each time the tram goes by, and there is a crowd for the number six.',
        'The driver takes the bend a little faster.',
        'On Sundays it is the double tram.',
      ),
    ],
    closings: [
      'Whoever laughs now wears the sugar.',
      'It is best eaten by somebody else, on a dark sofa.',
      'The top came off in one piece, as a hat.',
      'The custard has held so far, say the engineers.',
    ],
  },
  {
    nouns: list('nokia nokia3310 oldnokia nokiaphone oldnokiaphone nokiamobile nokiabrick brickphone'),
    events: [
      '{a_one} fell from the fourth floor, and the pavement has been closed, and is going to be renamed {name}',
      '{a_one} was found after nineteen years in a coat, with two bars left, and a text that began “hi {name}”',
      '{a_one} stopped a door, cracked nuts and drove a tent peg, and the tent is named after {name}',
      '{a_one} wrote “hello” with forty presses of the thumb, one too many on the four, and sent {name}',
    ],
    conflicts: [
      told(
        '{They} was dropped in the kitchen, and the tile is having its screen replaced.',
        'The cellar has a skylight now.',
        'The flat below has taken up a collection.',
      ),
      told(
        'The battery was last charged before the wedding, and it is going to outlive it.',
        'The charger was given to a museum.',
        'There is still one bar, and it is not in a hurry.',
      ),
      told(
        'All afternoon a snake ate dots in there, got longer, and died as everybody does, of itself.',
        'The record is an aunt’s, from 2001, on a delayed train.',
        'She has never told anybody how it ended.',
      ),
      told(
        'The ringtone went off in an opera, and the strings knew it, and joined in.',
        'It is the only part that was encored.',
        'Forty men in the stalls felt their jackets.',
      ),
      told(
        'A hammer was sent for to open {them}, and the hammer has been written off.',
        'The smith would like one for the anvil.',
        'It came apart by hand, at the back, as always.',
      ),
    ],
    closings: [
      'The floor is as well as can be expected.',
      'A text may have a hundred and sixty letters, and then love has to stop.',
      'It takes no pictures, and remembers everything.',
      'The inbox is full, at ten.',
      'After the end of the world it will be half past four on it.',
    ],
  },
  {
    nouns: list('paella arroznegro'),
    events: [
      '{a_one} was cooked over orange wood by nine cousins, each of whom had put in the salt, and each called it {name}',
      '{a_one} was wanted with chorizo by a tourist, and the whole of Valencia put down its spoon and said {name}',
      '{a_one} had the best part burnt on below, two brothers fought for it, and the pan still rings with {name}',
      '{a_one} was made for four thousand with a rake, a rowing boat and a ladder, and they all sang out {name}',
    ],
    conflicts: [
      told(
        'It must not be stirred, says grandmother, and stands with her back to the fire until somebody tries.',
        'The spoon is being held for questioning.',
        'A breeze stirred it, and she knows which one.',
      ),
      told(
        'There was one prawn in the middle, and eleven people looked out of the window.',
        'It went to the one who had said that he was full.',
        'The twelfth had brought it in his pocket.',
      ),
      told(
        'The pan was too big for the door, so the wedding was held round it, in the yard.',
        'The bride came in over the handle.',
        'It has been a boules pitch since.',
      ),
      told(
        'A cook on television put peas in {them}, and an ambassador was called home.',
        'He took the pan with him.',
        'The peas have asked for asylum in Kent.',
      ),
    ],
    closings: [
      'The crust on the bottom is for those who stay till the end.',
      'Sunday, two o’clock, and bring your own lemon.',
      'What is in it is nobody’s business north of Valencia.',
      'The mussel that did not open has its reasons.',
    ],
  },
  {
    nouns: list('risotto biryani pilaf pilau plov jollof jollofrice friedrice nasigoreng maqluba koshari mansaf bibimbap rice'),
    events: [
      '{a_one} was cooked by eye for a cousin’s wedding, and fed that, the street and a regiment that sang {name}',
      '{a_one} had to rest under a cloth for ten minutes, was peeped at in the ninth, and in the steam appeared {name}',
      '{a_one} was won in an argument between two aunts over whose was better, and both of them still shout {name}',
      '{a_one} was turned out of the pot in one go in front of forty guests, stood, and was given a hand as {name}',
    ],
    conflicts: [
      told(
        'It has to be watched the whole time, and the telephone rang, and it was mother, to ask if {they} was watched.',
        'She smelt it from there.',
        'The bottom of the pot has been put in soak until spring.',
      ),
      told(
        'One finger deep, grandmother measured the water, and the cookery book has been looking for that finger.',
        'It was the middle one.',
        'She has gone, and taken the measure with her.',
      ),
      told(
        'There was one clove in the whole pot, and it has found uncle, as it does every year.',
        'He had looked through it with a torch.',
        'He said “mm”, with his eyes shut, for nine minutes.',
      ),
      told(
        'Two countries say that {they} was theirs first, and have met at the table to settle it.',
        'They had seconds.',
        'The talks go on, with yoghurt.',
      ),
    ],
    closings: [
      'There is a tub of it for everybody, and no one may say no.',
      'The crust is kept for whoever was nice about the salad.',
      'Each grain stands alone, like an uncle at a party.',
      'Next door has come over to ask nothing in particular.',
    ],
  },
  {
    nouns: list('404 404error error404 404page 404notfound notfound pagenotfound brokenlink deadlink'),
    events: [
      '{a_one} was looked for under the sofa, in the cloud and in Ohio, and on the door there hung a note: “not {name}”',
      '{a_one} said “oops” in large letters on four million screens, next to a sad robot that signed as {name}',
      '{a_one} had moved without telling anybody, and those who come to the old address find a bear and {name}',
      '{a_one} was typed with one letter too many, opened, there was only fog, and out of the fog came {name}',
    ],
    conflicts: [
      told(
        'Guests who ring are shown an empty plot and a picture of a dog with a torn cable.',
        'The dog says that it is sorry.',
        'Half of them had come for the dog.',
      ),
      told(
        '“It was here yesterday”, says everybody, and points at {them}, and {they} looks behind {them} as well.',
        'There was only a button: “home”.',
        'It leads back here.',
      ),
      told(
        'The lift goes from four hundred and three, which is forbidden, to four hundred and five, which is not allowed.',
        'Somebody has knocked in between.',
        'It was the server, with no tray.',
      ),
      told(
        'A detective was put on to {them}, and has not been found either.',
        'His hat redirects to a shop for hats.',
        'The case is closed, or it has moved.',
      ),
    ],
    closings: [
      'The last line has been moved or deleted.',
      'Please check the spelling of your expectations.',
      'It is not you, it says, and goes a little pale.',
      'Try again later, from the beginning, as somebody else.',
    ],
  },
  {
    nouns: list('spaghettispezzati brokenspaghetti snappedspaghetti spezzati'),
    events: [
      '{a_one} went crack over the pot, and in Naples a grandmother sat up in bed and whispered {name}',
      '{a_one} was to fit into a student’s saucepan, was broken over his knee, and his mother felt it as {name}',
      '{a_one} was snapped on a livestream, eleven million Italians typed at once, and what they typed was {name}',
      '{a_one} had never been so short in front of so many, bowed to the fork, slid off, and fell in with {name}',
    ],
    conflicts: [
      told(
        'An Italian at the next table heard the crack, and asked very quietly for the manager, a priest and his coat.',
        'The priest was Italian as well.',
        'The coat had been cut in half too.',
      ),
      told(
        'A fork has nothing to wind any more, so that {they} has to be coaxed on with a story.',
        'It is about linguine.',
        'The spoon was sent in, and nobody may know.',
      ),
      told(
        'A physicist has shown that one of them never breaks in two, but always into three, and the third is missing.',
        'It is in the lamp.',
        'He was engaged to a lady from Parma, until then.',
      ),
      told(
        'At the border at Chiasso the packet was shaken, and it rattled at both ends.',
        'They have kept the driver for supper, as a lesson.',
        'He says that they were like that when he got them.',
      ),
    ],
    closings: [
      'It fits in the pot now, and nobody is happy.',
      'Nonna must never hear of it, and she has.',
      'Al dente, it says, on a very small stone.',
      'They have been put to bed lengthwise, together.',
    ],
  },
];
