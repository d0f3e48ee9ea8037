/** What shakes, falls and blooms: earthquake, geyser, avalanche, Big Ben, lily, fossil. */
import { list, type NounClass, told } from './noun-class.ts';

export const LAND_AND_BLOSSOM: readonly NounClass[] = [
  {
    nouns: list('earthquake quake tremor aftershock seismograph'),
    events: [
      '{a_one} put all the pictures in one street straight at last, and a man with a ruler wept before {name}',
      '{a_one} moved a vicarage four inches into the next parish, and the case is known as {name}',
      '{a_one} was felt by the dog on Tuesday, who had told everybody, and who wrote it down as {name}',
    ],
    conflicts: [
      told(
        'Everybody ran into the door frame, as one should, and so nine people got to know each other there.',
        'It was a narrow one.',
        'Two of them hold hands to this day.',
      ),
      told(
        'The china was safe in its cupboard, and the cupboard was in the river with all doors shut.',
        'Not a cup was cracked.',
        'They row out to it for tea.',
      ),
      told(
        'A needle in the observatory drew a mountain, and the professor found that his wife had dropped the cat.',
        'It was a four point two.',
        'The cat disputes the depth.',
      ),
      told(
        '{They} is expected “in the next thousand years”, and a man has had his bags in the hall since school.',
        'There is a sandwich in it.',
        'He thinks of it when lorries go by.',
      ),
    ],
    closings: [
      'The jelly had said so first.',
      'It lasted nine seconds, and is talked of for ninety years.',
      'Somebody will say it was a lorry.',
      'The ground was only turning over.',
    ],
  },
  {
    nouns: list('geyser hotspring oldfaithful geothermal'),
    events: [
      '{a_one} was said to go off at ten past, and at eleven past four hundred people put down their cameras for {name}',
      '{a_one} was sat upon by a man who wanted a rest, and he came down in the next county, shouting {name}',
      '{a_one} has been called faithful since 1870, went on one holiday, and there was no end of talk about {name}',
    ],
    conflicts: [
      told(
        'It smells of eggs there, and each family has looked once, sternly, at the grandfather.',
        'He has looked at the dog.',
        'The dog was in the hotel.',
      ),
      told(
        'An egg was let down on a string, came up done, and with it came a small card: “more salt?”',
        'It was left a tip.',
        'They have put in bread for Sunday.',
      ),
      told(
        'Seven monkeys sit in the warm water with snow on their heads, and one of them has a telephone.',
        'It is on hold.',
        'He is the only one who looks at his feet.',
      ),
      told(
        'Everybody stands back behind the rope, and the one with the poncho is a professor of it.',
        'He got wet first.',
        'He had forgotten the summer time.',
      ),
    ],
    closings: [
      'Not yet; not yet; you blinked.',
      'It lets off steam, and is fine for an hour and a half.',
      'There it goes, said all the backs of all the heads.',
      'Something down there has a lid on.',
    ],
  },
  {
    nouns: list('hail hailstone hailstorm'),
    events: [
      '{a_one} was as big as a golf ball, came down on a golf course, and a man sank a hole in one with {name}',
      '{a_one} fell for four minutes on the car dealers’ street, and each car got a dimple, or as they say, a {name}',
      '{a_one} was put into the freezer by a boy to show to his children, and was drunk in a gin by {name}',
    ],
    conflicts: [
      told(
        'In the news {they} is only ever measured in fruit and sports, and today it was “between plum and squash”.',
        'A cricket fan has written in.',
        'They have a melon on file, from 1968.',
      ),
      told(
        'Two neighbours put a quilt over the greenhouse and lay down on top, and came in like leopards.',
        'The tomatoes have thanked them.',
        'The quilt was white, and is a net.',
      ),
      told(
        'It drummed upon a tin roof for the length of a march, and the village band stood up inside and joined in.',
        'They had the trombones.',
        'The sky had the last bar.',
      ),
      told(
        'A taxi was waved to and waved to in the street, and {they} was what came.',
        'It had a hundred on the meter.',
        'The man took it, with his bag on his head.',
      ),
    ],
    closings: [
      'Knock, knock, knock, and nobody at the door.',
      'Ice, neat, from a great height.',
      'The lettuces will not speak of it.',
      '{They} melts before the man from the insurance comes.',
    ],
  },
  {
    nouns: list('avalanche snowslide'),
    events: [
      '{a_one} was set off by a yodel at the very end of a song, and the encore was held in the valley as {name}',
      '{a_one} came down on the ski school, and all nine came up again in the order of size, as {name}',
      '{a_one} began as a snowball thrown at a cousin, missed him, and took the post office, said {name}',
    ],
    conflicts: [
      told(
        'Everybody whispered for the whole week, and on Sunday the vicar, who is deaf, had a cold.',
        'It came on “achoo”.',
        'The organ was found in June, in tune.',
      ),
      told(
        'There is a sign that says “do not shout”, and a small boy has read it out to his granny.',
        'She said “what?”',
        'It was the second “what” that did it.',
      ),
      told(
        'They blow {them} up with dynamite before breakfast, so that it does not come by surprise.',
        'It was surprised.',
        'So were the eggs.',
      ),
      told(
        'The emails lay quiet over one weekend, and on Monday a single one was opened.',
        'They dug out an intern by Thursday.',
        'He had lived on the attachment.',
      ),
    ],
    closings: [
      'Shh, said the mountain.',
      'From up there it was only a puff.',
      'It never meant to take the bus.',
      'What goes down has to be skied again.',
    ],
  },
  {
    nouns: list('fjord lagoon icefield loch waddensee'),
    events: [
      '{a_one} was designed by a man who got a prize for it, and did all the fiddly bits at the edge as {name}',
      '{a_one} was rowed into by four Vikings looking for the loo, and is on the map to this day as {name}',
      '{a_one} lay so still that a moose combed itself in it, took the wrong head home, and wrote to {name}',
    ],
    conflicts: [
      told(
        'A ship as big as a town comes in each morning, and four thousand people buy the same troll.',
        'He has asked for a day off.',
        'The village has eleven people, and they are all in the photographs.',
      ),
      told(
        'An echo lives at the far end of {them} and answers in Norwegian, though it was asked in Dutch.',
        'It corrected a vowel.',
        'It is in the parish register.',
      ),
      told(
        'Two brothers live on the two sides and have not spoken since 1974, but wave off each other’s laundry.',
        'It was about a goat.',
        'The goat swam.',
      ),
      told(
        'Deep down something moves, and all the locals look the other way and sell a small one in felt.',
        'It has a tartan cap.',
        'The big one has ordered two.',
      ),
    ],
    closings: [
      'It was mostly weather, with a view behind it.',
      'Deep, said the guide, and dropped his keys to show them.',
      'There is a picture of {them}, and it is too long for the wall.',
      'The water is cold as a matter of principle.',
    ],
  },
  {
    nouns: list('bigben clocktower empirestatebuilding eiffeltowerreplica'),
    events: [
      '{a_one} struck thirteen on one New Year’s Eve, and the whole town had an hour more, and spent it on {name}',
      '{a_one} was held between finger and thumb by nine hundred tourists before lunch, and has a bruise called {name}',
      '{a_one} was climbed by an ape with a lady in one hand, and the ape had to pay for two, said {name}',
    ],
    conflicts: [
      told(
        'A starling sat on the long hand at a quarter to, and half a city missed its train to Reading.',
        'They had an ice.',
        'The bird was in the House of Lords by nine.',
      ),
      told(
        'The lift goes to the eighty-sixth floor, and a couple have agreed to meet there, and both took the stairs.',
        'They met on forty.',
        'They have taken a flat there.',
      ),
      told(
        'Properly only the bell is called so, says somebody each time, and then goes home alone.',
        'He has a badge.',
        'The tower has never been asked.',
      ),
      told(
        'Inside {them} lives a man who winds, and who has not had a quiet thought for more than fifteen minutes.',
        'He finishes his wife’s at the half.',
        'At noon he lies down under it, and hums.',
      ),
    ],
    closings: [
      'Bong, it said, and did not go into it.',
      'From up there the people are ants, and some of them wave.',
      'A quarter to; it has been said now.',
      'The lights are green for the frogs this week.',
    ],
  },
  {
    nouns: list('bamboo bambooforest bambooshoot'),
    events: [
      '{a_one} grew a metre in a night under a camp bed, and in the morning there was a sleeper in the air, and {name}',
      '{a_one} was planted by the hedge “as a screen”, and came up in the hall of the neighbours, as {name}',
      '{a_one} was sat on, eaten and slept against by one panda, who has asked to be introduced to {name}',
    ],
    conflicts: [
      told(
        'From it were made the flute, the floor, the sock and the toothbrush, and the man has begun to sway.',
        'He creaks in the wind.',
        'He is quite sustainable.',
      ),
      told(
        'The gardener cut {them} down, dug, burned, prayed and moved; it was in the removal van.',
        'It had the front seat.',
        'It has settled in very well.',
      ),
      told(
        'A panda has fourteen hours of meals a day with {them}, and has noticed, lately, that it is always the same.',
        'He had hoped for soup.',
        'He thinks it is the sauce.',
      ),
      told(
        'One can hear {them} grow, says a monk, and has sat there since spring with a hand behind the ear.',
        'It clicks at four.',
        'It was his knee, from about May.',
      ),
    ],
    closings: [
      'It bends, and then it gets you in the face.',
      'A grass, if you please, and over the roof.',
      'Hollow, but well brought up.',
      'There is one more than when you looked.',
    ],
  },
  {
    nouns: list('waterlily lily lotus lilypad lilyofthevalley'),
    events: [
      '{a_one} stood open on a piano, and a cousin with yellow on the nose swore that he had not smelled at {name}',
      '{a_one} was sat upon by a frog, a prince and a bank manager in one morning, and the last one is {name}',
      '{a_one} came up from the mud without a spot, and the white shirts sent a delegation to {name}',
    ],
    conflicts: [
      told(
        'It opens at nine, shuts at four, and takes no visitors at lunch, like the best sort of office.',
        'The frog has a lanyard.',
        'The carp only came about the lift.',
      ),
      told(
        'A painter with a beard has looked at the pond for thirty years, and sees it less and less, and better.',
        'He fell in at last.',
        'It was a very good splash, in mauve.',
      ),
      told(
        'One got a bunch at the hospital, and by evening they had to open the window and move the next bed.',
        'It was the scent.',
        'He woke up in a funeral, he thought.',
      ),
      told(
        'A man sits on {them} with his legs in a knot and thinks of nothing, and it is about the gas.',
        'He left it on.',
        'His left leg went home first.',
      ),
    ],
    closings: [
      '{They} floats, and lets others sink in.',
      'White, and with stains on everybody else.',
      'The frog would like to keep the room.',
      'Pure, from the neck up.',
    ],
  },
  {
    nouns: list('hydrangea carnation chrysanthemum geranium'),
    events: [
      '{a_one} was blue on one side of the fence and pink on the other, and two families came to blows over {name}',
      '{a_one} was bought at a petrol station at four minutes to eleven, and was forgiven halfway, as {name}',
      '{a_one} squirted water at a bishop from the lapel of an uncle, and it was the uncle who was blessed as {name}',
    ],
    conflicts: [
      told(
        'Under the bush somebody has buried nails, and the blue has come, and the fence has fallen down.',
        'They were the fence’s.',
        'The pink was by the other neighbour, who has no gate now.',
      ),
      told(
        'It won “best in show” with a head as large as a baby’s, and the baby in the next pram was placed third.',
        'It had lost on the stalk.',
        'The rosette was eaten.',
      ),
      told(
        'They were asked for in red, in the left hand, under the clock, and so eleven couples met by error.',
        'Ten are doing well.',
        'The spy went home with the florist.',
      ),
      told(
        'She loves me, she loves me not, began a suitor in June, and there are four hundred petals.',
        'It is September.',
        'She has brought him his tea out.',
      ),
    ],
    closings: [
      '{They} nods in the rain, and agrees with nothing.',
      'Dried, it outlived the aunt.',
      'The pot was thirsty, and the saucer was drunk.',
      'Deadheaded on Sunday, back for more on Friday.',
    ],
  },
  {
    nouns: list('holly hollybush prickles'),
    events: [
      '{a_one} was sung about with the ivy, asked for a half of the royalties, and was paid in berries as {name}',
      '{a_one} went into the pudding for a garnish, and the grandfather stood up and sang a high {name}',
      '{a_one} hedged a cat in on Boxing Day, and what the cat said was put down for the carol as {name}',
    ],
    conflicts: [
      told(
        'The wreath hangs on the door, and no one has knocked since, and the postman rings with his elbow.',
        'He still has Monday’s on his sleeve.',
        'It was for the pricks that they bought it.',
      ),
      told(
        'One bush is a he and one is a she, and the berries came when the fence blew over.',
        'The garden centre has sent a card.',
        'They have put up a tasteful trellis.',
      ),
      told(
        'The robin sat for {them}, nine winters, with snow, and then was asked to hold something as well.',
        'It was a scarf.',
        'He has gone in for stamps.',
      ),
      told(
        'Bare feet went for the paper down the path, and everybody knows the words for “last year’s leaves” now.',
        'There are three.',
        'One is Welsh.',
      ),
    ],
    closings: [
      'It is jolly only in the song.',
      'Every leaf has nine opinions.',
      'Do not sit; nobody does it twice.',
      'Red, green, and a plaster.',
    ],
  },
  {
    nouns: list('fossil ammonite paleontology'),
    events: [
      '{a_one} lay down for a nap in the mud, two hundred million years went by, and the toothbrush was held by {name}',
      '{a_one} was found by a girl with a hammer, and thirty gentlemen with beards have since discovered {name}',
      '{a_one} was put together from ninety bones by a cautious man, and by the cleaner from ninety-one, as {name}',
    ],
    conflicts: [
      told(
        'It was a snail in a hurry, says the label, and one sees it in the expression.',
        'It was nearly there.',
        'It had only gone back for its keys.',
      ),
      told(
        'The head was put on the tail by a professor in a hurry, and they left it, as it looks happy so.',
        'It is photographed from behind.',
        'The tail has a name and a fan club.',
      ),
      told(
        'A boy has {them} in his pocket with gum, and it is the oldest thing ever to have been through a wash.',
        'It is the gum that ran.',
        'It came out softer in its views.',
      ),
      told(
        'The father still buys tickets at a window with cash, and his children walk round him with a small brush.',
        'He has been dated.',
        'He is from the late Cassette.',
      ),
    ],
    closings: [
      '{They} kept very still, and won.',
      'In its day, all this was soup.',
      'Stone, and it was only ever going to be five minutes.',
      'Do not lick the exhibit, they told the student, late.',
    ],
  },
];
