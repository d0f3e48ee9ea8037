/** What lies in drawers and bags: whistle, marble, seashell, rope. */
import { list, type NounClass, told } from './noun-class.ts';

export const THINGS_IN_THE_DRAWER: readonly NounClass[] = [
  {
    nouns: list('vape ecigarette cigarette cigar shisha hookah lighter ashtray tobacco'),
    events: [
      '{a_one} made a cloud of blue raspberry in a bus shelter, and out of it, by and by, came the bus and {name}',
      '{a_one} was charged next to the telephone, and is asked more often how it is: so says {name}',
      '{a_one} was the last one, on the second of January, on the fourth, and every evening since, as {name}',
    ],
    conflicts: [
      told(
        'The fog round {them} smells of a custard doughnut, and two bakers have walked into it.',
        'One has come out, thinner.',
        'They are looking for the jam.',
      ),
      told(
        'A stranger asks for a light, gives it back to himself in thought, and now has nine in his pocket.',
        'He does not smoke.',
        'They click for him in the dark.',
      ),
      told(
        'Outside the door, in the rain, stand the four who know everything about the firm.',
        'The fifth gave up, and had to be told by letter.',
        'The boss has started again, for the news.',
      ),
      told(
        'A ring was blown, and another through it, and grandmother blew a small ship with a sail.',
        'She learned it in Tangier.',
        'It docked at the lamp.',
      ),
    ],
    closings: [
      'It was put out, on both sides.',
      'Cloudy, with a hint of mango towards evening.',
      'The battery is low, and so is the voice.',
      'Quitting is easy; it has been done eleven times.',
    ],
  },
  {
    nouns: list('rubberband elasticband hairband'),
    events: [
      '{a_one} was stretched from one end of the office to the other, let go, and the director sat down on {name}',
      '{a_one} held a lobster’s claws, forty letters and a marriage together, and the one that broke was {name}',
      '{a_one} lay in a drawer for nine years and crumbled at the first real task, with a last small {name}',
    ],
    conflicts: [
      told(
        '{They} can go to twice {their} length, {they} says, to everyone who comes with three parcels.',
        'It came to four times.',
        'The fourth went to the eye.',
      ),
      told(
        'A postman drops one before each house, and his whole life can be followed back by it.',
        'He turned left in 1999.',
        'His wife has a ball of them.',
      ),
      told(
        'The ball of them on the desk is as big as a melon, and nobody has seen the first.',
        'It is thought to be a pea.',
        'It bounced, once, and there was an enquiry.',
      ),
      told(
        '{They} was worn round the wrist to remember something, and is now a family heirloom.',
        'It had been the milk, all along.',
        'Four generations have looked at it, and sighed.',
      ),
    ],
    closings: [
      'Snap, and the pencil was a guitar.',
      'It came back; it always does, faster.',
      'Relaxed, it is hardly anybody.',
      'There was tension, and then there was none.',
    ],
  },
  {
    nouns: list('whistle dogwhistle refereeswhistle'),
    events: [
      '{a_one} was blown by a referee of nine, and two teams, a train and a traffic jam stood still for {name}',
      '{a_one} was blown in the park, nobody heard a thing, and forty dogs sat down before {name}',
      '{a_one} has a pea in it, which has never been out, and which was asked at last, and said {name}',
    ],
    conflicts: [
      told(
        'The kettle did the same note, and all the footballers in the flat stopped and looked guilty.',
        'The lodger gave himself a card.',
        'They had to drop the tea.',
      ),
      told(
        'Through two fingers {relative} can do it as well, and calls taxis from the next county.',
        'One had been a hearse.',
        'They all come, with the light on.',
      ),
      told(
        'A child was given {them} for Christmas by an uncle who has no children.',
        'He has a drum coming.',
        'It fell behind the piano, with some help.',
      ),
      told(
        'In the dark it was trusted with a whole mountain’s safety, and gave a damp “pff”.',
        'There was a biscuit in it.',
        'A marmot came, in case.',
      ),
    ],
    closings: [
      'Half-time, says the pea.',
      '{They} hangs round the neck, and looks for a foul.',
      'Two short, one long, and the swimmers get out.',
      'It was clean as a, well.',
    ],
  },
  {
    nouns: list('marble marbles'),
    events: [
      '{a_one} rolled under the wardrobe in 1986, met there the others, and was made their president as {name}',
      '{a_one} was traded for a frog, the frog for a knife, and the knife, out of regret, for {name}',
      '{a_one} lay on the third step of a museum, and a director, nine guests and a tray went down before {name}',
    ],
    conflicts: [
      told(
        'There is a twist of blue inside that nobody has ever got at.',
        'There is a sky in there, they say, and a man with a ladder.',
        'A jeweller has looked in, and wept.',
      ),
      told(
        'Grandfather has lost his, he says, and the whole family has been under the sofa.',
        'They found eleven; he has all twelve.',
        'One of them was a grape.',
      ),
      told(
        'Down the whole run {they} went, over the bridge, through the funnel, and then out by the cat flap.',
        'It was never the same run.',
        'The hedgehog has tried to hatch it.',
      ),
    ],
    closings: [
      'One hears it at night, upstairs, where nobody lives.',
      'It is all in the thumb.',
      'The bag has a hole, and the street has a slope.',
    ],
  },
  {
    nouns: list('jackinthebox popupbook'),
    events: [
      '{a_one} jumped out of a box at the same place in the tune, and the same aunt screamed out {name}',
      '{a_one} was kept down by a lid, a brick and a grandmother, and all three flew, to the cry of {name}',
      '{a_one} came up in a bank vault, on a spring, with a grin, and the robbers ran off shouting {name}',
    ],
    conflicts: [
      told(
        'The lid is held down with two hands, and inside somebody is counting, with a grin.',
        'It counts on its spring.',
        'It is the only one that is not surprised.',
      ),
      told(
        'All around the mulberry bush, the handle goes, and slower, and four grown men hold on to each other.',
        'It was the weasel, again.',
        'One of them is a paratrooper.',
      ),
      told(
        'On {their} day off {they} went up and down in a lift, and at every floor the doors opened.',
        'There is a film of the fourth floor.',
        'The lift has handed in its notice.',
      ),
    ],
    closings: ['It ends at “pop”, as does the weasel.', 'Push it down; it thinks of you in there.', 'The spring has come.'],
  },
  {
    nouns: list('kaleidoscope fidgetspinner pogostick'),
    events: [
      '{a_one} was turned once too often, and a retired major saw in the end, among the stars, {name}',
      '{a_one} was taken away by a teacher at nine, and at ten the whole staff room stood in a ring round {name}',
      '{a_one} was a birthday present, and by evening every ceiling in the house knew {name}',
    ],
    conflicts: [
      told(
        'Up, down, round and round, and nobody at {their} age has ever got anywhere with it, happily.',
        'It was the hallway, and back.',
        'The vase was in the way, since 1920.',
      ),
      told(
        'A grown man asked whether he might, for a moment, and his wife has been out with a lamp.',
        'He is in the garden, still.',
        'He saw it in red.',
      ),
      told(
        'The doctor says that it is good for the nerves, and his own has worn a hole in the desk.',
        'He has a second desk.',
        'The patient got a go on Thursday.',
      ),
    ],
    closings: [
      'One more go, said the grandfather.',
      'It stops, in the end, and looks as if it had not been.',
      'No two goes are alike, and all of them are the last.',
    ],
  },
  {
    nouns: list('matryoshka russiandoll nestingdoll babushkadoll'),
    events: [
      '{a_one} was opened at a tea, and there was one in it, and one in her, and the last was no bigger than {name}',
      '{a_one} has been beside herself seven times on one shelf, in order of height, and each of them is {name}',
      '{a_one} was put together with the middle one missing, rattles since then, and answers the door as {name}',
    ],
    conflicts: [
      told(
        'The outer ones know nothing of the inner ones, and the very smallest one knows it all.',
        'She has no mouth for it, or a dot.',
        'She was in the hoover for a year.',
      ),
      told(
        'At the doctor’s {they} said “aah”, and somebody in there said it, too, a little higher.',
        'There were seven of them, by the end.',
        'He charged for the family.',
      ),
      told(
        'The customs opened {them}, and opened her, and by the fourth they had forgotten what they were after.',
        'It was five o’clock by the sixth.',
        'They were sent home in a column.',
      ),
    ],
    closings: [
      'The smallest is solid, and has an opinion.',
      'It is what is inside that counts, up to seven.',
      'A headscarf, a flower, and the lid does not quite sit.',
    ],
  },
  {
    nouns: list('labubu furby tamagotchi'),
    events: [
      '{a_one} was bought in a closed box for the fourth time, was the same one again, and was greeted as {name}',
      '{a_one} said something in the cupboard at three in the night, without a battery, and it was {name}',
      '{a_one} was looked after by a grandmother for a school day, and is so well brought up that it is now {name}',
    ],
    conflicts: [
      told(
        'It beeped in the middle of a funeral, and a pall bearer pressed the left button for {them}.',
        'It has been raised by nine of them.',
        'It wanted a rice ball.',
      ),
      told(
        '{They} went along to work in a handbag, was fed in three meetings, and made a noise in the fourth.',
        'It is down in the minutes as a question.',
        'The chair said that it was his niece’s.',
      ),
      told(
        'In a box, in a bag, in a wardrobe, one still hears {them} being happy.',
        'It has learned to say “lid”.',
        'The cat has handed in her notice.',
      ),
    ],
    closings: [
      'One eye opens, and then the other, later.',
      'There is a rare one, in somebody else’s box.',
      'It needs a nap, a hug and two small batteries.',
    ],
  },
  {
    nouns: list('seashell conch pearl motherofpearl'),
    events: [
      '{a_one} was held to an ear for the sea, and on the line instead was a herring, asking for {name}',
      '{a_one} began as a grain of sand that would not stop, and the oyster, to have some peace, made it {name}',
      '{a_one} was carried home from the beach in a sock, and by Christmas there was a lodger in it called {name}',
    ],
    conflicts: [
      told(
        'A crab came to view {them}, with a pair of tape-measure eyes, and said that it was dark in the hall.',
        'He took it, for the echo.',
        'He has let out the spiral.',
      ),
      told(
        'Of the forty that were collected thirty-nine smell, and {they} is blamed by all.',
        'They are on the balcony, talking about it.',
        'The neighbour’s cat has a theory.',
      ),
      told(
        'The duchess wears a row of them, and when she nods one hears a very small surf.',
        'The tide comes in at dessert.',
        'It ran up the salmon.',
      ),
      told(
        'A boy blew into it on a hill, and out of the next bay came nine canoes and a ferry.',
        'The ferry was on time, too.',
        'They had brought a pig.',
      ),
    ],
    closings: [
      'It has a hole, so it wants to be a necklace.',
      'The sea is in there, on a loop.',
      'Sand came out of it in March, in town.',
      'Left on a sill, it looks west.',
    ],
  },
  {
    nouns: list('rope string thread knot shoestring'),
    events: [
      '{a_one} was tied by a scout in a knot that has no end, and the tree is now part of {name}',
      '{a_one} was as long as a piece of {themself}, when it was asked, and the shop wrote on the bill {name}',
      '{a_one} was pulled by two villages from both ends until Sunday, when the middle came in, and it was {name}',
    ],
    conflicts: [
      told(
        'One end of {them} was made fast, and the other one too, and nobody remembers to what.',
        'There is something on it; it moos.',
        'They take turns to look.',
      ),
      told(
        'A man was led down into a hole on it, to see if it was long enough.',
        'It was, up to there.',
        'He has his post sent.',
      ),
      told(
        'A kitten found where {they} begins, and by four the sofa, the lamp and the vicar were one.',
        'He blessed them.',
        'She is in the middle, asleep.',
      ),
      told(
        'There is a kitchen drawer for bits of {them}, with a label: too short to use.',
        'It is full, and it was used on a parcel.',
        'It is tied shut.',
      ),
    ],
    closings: [
      'Give it enough, and it skips.',
      'It frays a bit at the end, like the story.',
      'Over, under, round the rabbit, and pull.',
      'Something hangs by it; it had better be light.',
    ],
  },
  {
    nouns: list('glitter sequin'),
    events: [
      '{a_one} was used once, in 2014, on one card, and they still find in the butter, now and then, {name}',
      '{a_one} got into a carpet, a barrister and, by way of him, the Court of Appeal, where it was known as {name}',
      '{a_one} was blown off a child’s palm for a wish, and the wish was for a hoover, said {name}',
    ],
    conflicts: [
      told(
        'The burglar was arrested by {them}: he shone at the bus stop from two streets away.',
        'He had only touched a unicorn.',
        'In prison he is popular at Advent.',
      ),
      told(
        'The surgeon had been at a fourth birthday, and the patient sparkles when it rains.',
        'It is on the scan.',
        'It is a very festive spleen.',
      ),
      told(
        'The lid came off in the car, in the bend, on the black seats of a funeral director.',
        'He is booked for weddings as well now.',
        'The widow said that he would have liked it.',
      ),
      told(
        '{They} has been vacuumed, washed, beaten and blessed, and there {they} is, on the cat.',
        'She has been asked to dance.',
        'She comes in only at night, by arrangement.',
      ),
    ],
    closings: [
      'It will outlast the house.',
      'One is on your cheek; no, there.',
      'It is art, it is war, it is in the soup.',
      'The dustpan gave up, and went to a disco.',
    ],
  },
  {
    nouns: list('sunscreen suncream suntanlotion'),
    events: [
      '{a_one} was on everywhere but for one place the shape of a hand, and by the evening the hand was named {name}',
      '{a_one} was squeezed for a pea, gave half the bottle, and all were done from one shoulder of {name}',
      '{a_one} went into an eye at the beginning of the holiday, and what was shouted over the bay was {name}',
    ],
    conflicts: [
      told(
        'Factor fifty, it says, and an Englishman lies under it and turns into a lobster all the same.',
        'The lobsters have sent a card.',
        'He peeled in the shape of Wales.',
      ),
      told(
        'Where one cannot reach, the beach is full of people with one arm behind them.',
        'They have formed a row, and rub.',
        'The last one had a bench to help.',
      ),
      told(
        'The child was white and slippery, and shot out of four pairs of hands as far as the sea.',
        'It was caught by a net, with the bream.',
        'It was the best start of the season.',
      ),
    ],
    closings: [
      'It smells of coconut and of school being over.',
      'White nose, red knees, blue sea.',
      'Every two hours, it says; it was a wonderful three.',
    ],
  },
  {
    nouns: list('bikini thong swimmingtrunks speedo'),
    events: [
      '{a_one} was bought in January with great hopes, hung on the door until June, and looked down on {name}',
      '{a_one} came loose at the first wave, went out to sea on its own, and a seal has been seen in it, as {name}',
      '{a_one} was changed into under a towel, on one leg, in the wind, before a whole pier, which counted in {name}',
    ],
    conflicts: [
      told(
        '{They} is eleven square centimetres, and {they} came in a box with forty sheets of paper.',
        'The receipt would have covered more.',
        'The string was mistaken for the string.',
      ),
      told(
        'There was sand in {them}, then in the car, then in the bed, and by now there is less of a beach.',
        'The council has asked for it back.',
        'A crab came with it, and stayed.',
      ),
      told(
        'The uncle wears his from 1974, and every year the sea goes out a little further.',
        'It is a question of respect.',
        'It is called low tide in the tables.',
      ),
    ],
    closings: [
      'In, it says: the belly, for the one with the camera.',
      'Shake it out, on the far side of the car.',
      'On the line it is the smallest, and waves the most.',
    ],
  },
  {
    nouns: list('alexa siri cortana googlehome googleassistant okgoogle clippy pdf'),
    events: [
      '{a_one} was asked for something soft, ordered eleven softballs, and signed for them as {name}',
      '{a_one} laughed at three in the night in the dark kitchen, was asked why, and said: it is about {name}',
      '{a_one} saw somebody write a letter of love, offered help, and now the girl is engaged to {name}',
    ],
    conflicts: [
      told(
        '“I did not quite catch that”, {they} says, whatever the grandfather tells it about the war.',
        'They have been talking for months.',
        'It caught “potato”, and ordered some.',
      ),
      told(
        'The parrot can say its name, and in the morning there came forty kilos of nuts.',
        'They sing together, on the account.',
        'He has a prime number of wives, it says.',
      ),
      told(
        '{They} knows the way, the weather and the height of a giraffe, and not which lamp is the lamp in the corner.',
        'It has switched off the neighbours.',
        'The giraffe is five metres.',
      ),
      told(
        'In the middle of a quarrel it said something to both of them, very gently.',
        'It was the timer: the eggs.',
        'They made it up over four minutes.',
      ),
    ],
    closings: [
      'Here is what I found on the web, it says: a web.',
      'It is always listening, and always to the fridge.',
      'A paper clip looked in, with its eyebrows up.',
      'Something went wrong, and it was sad in blue.',
    ],
  },
];
