/** What grows, lies and stands outdoors, from the cactus to the mountain. */
import { list, type NounClass, told } from './noun-class.ts';

export const PLANT_AND_LAND_CLASSES: readonly NounClass[] = [
  {
    nouns: list('volcano lava crater'),
    events: [
      '{a_one} had smoked for a hundred years until nobody listened, and then cleared the throat and said {name}',
      '{a_one} boils eggs for tourists up at the rim, and one of the eggs, quite hard by now, is kept as {name}',
      '{a_one} was measured by a bearded man with a wire, who overtook the wire on the way down, crying {name}',
      '{a_one} coughed once, and at eleven airports they said that it was because of {name}',
    ],
    conflicts: [
      told(
        '“Extinct”, says the guidebook, and {they} has underlined it.',
        'There is an arrow as well, and a date.',
        'The second edition says “resting”, very politely.',
      ),
      told(
        'The soil at the foot is the best in the country, so they plant tomatoes, and look up.',
        'They ripen faster when {they} is cross.',
        'The sauce comes ready.',
      ),
      told(
        'Everything is kept in for four hundred years, and then it was about a goat.',
        'The goat has said sorry.',
        'There was a stone in it from 1640 as well.',
      ),
      told(
        'A spa has opened below {them}: the mud is warm, the bath bubbles, and the floor hums.',
        'It loosens one, say the guests.',
        'The manager sleeps in his shoes.',
      ),
      told(
        'A couple wanted their picture with a little smoke, and {they} gave {their} best.',
        'They have no eyebrows, but the light is lovely.',
        'It hangs in the hall, and is still warm.',
      ),
    ],
    closings: [
      'It is only letting off steam, say the people who have moved.',
      'Wear thick soles, says the leaflet, and make no plans.',
      'From the sea {they} looks asleep, and snores.',
      'The path round the rim is for goats, and they have voted against it.',
      'Every morning there is a siren, as a test, they hope.',
    ],
  },
  {
    nouns: list('mountain hill glacier peak alp cliff summit'),
    events: [
      '{a_one} was climbed by a man because {they} was there, and he, who is no longer quite all there, says {name}',
      '{a_one} was put on a chocolate box from the better side, and has looked over that shoulder since as {name}',
      '{a_one} gave back an echo a little ruder than the call, and in the valley it is known as {name}',
      '{a_one} was two metres too low for the list, so a whole village carried up stones, a sofa and {name}',
    ],
    conflicts: [
      told(
        'They pulled themselves up {them} for two days with ropes, and at the top sat a lady with a pram.',
        'There is a bus at the back.',
        'She asked whether they would take a picture.',
      ),
      told(
        '“Just round this corner”, said the guide at nine, at eleven and at two.',
        'He had meant the corner.',
        'It gets nearer from within, he says.',
      ),
      told(
        'In spring somebody yodelled across to {them}, and in autumn the answer came, with reasons.',
        'It had been about the cow.',
        'It was in another dialect, and rather hurt.',
      ),
      told(
        'One village sees a nose in {them}, and the village behind sees a saint.',
        'They do not marry.',
        'A tunnel was dug, for the children.',
      ),
      told(
        'Half-way up, the surveyors of the cable car met a marmot, who stood up and whistled.',
        'They took it for a no.',
        'It goes round now, and he has a day pass.',
      ),
    ],
    closings: [
      'On a clear day one can see the kiosk.',
      '{They} has been conquered many times, and has never noticed.',
      'The way down is worse, say the knees.',
      'The soup at the hut costs more with each metre, and tastes of them.',
      'It grows by a millimetre a year, and the trousers are let down.',
    ],
  },
  {
    nouns: list('stone pebble boulder gravel cobblestone'),
    events: [
      '{a_one} was skimmed across a lake by a champion, went down at the ninth hop, and the rings came ashore as {name}',
      '{a_one} got into a shoe on the first day of a long walk, and arrived ahead of the foot, as {name}',
      '{a_one} was put into a soup by a traveller who needed only a carrot, a leek and a ham besides, and who praised {name}',
      '{a_one} shone so in the sea, dried grey, and has stayed in a jacket pocket out of loyalty, as {name}',
    ],
    conflicts: [
      told(
        'A boy kicked {them} along from school to his front door, and then could not leave {them} outside.',
        'There is a saucer now, and a bed.',
        'In the morning they went back to school.',
      ),
      told(
        'A song says that one ought to roll, and {they} has been thinking about it since the ice age.',
        'There is the moss to consider.',
        'An answer is due with the next one.',
      ),
      told(
        'A man sat down beside {them} to wait for his wife, and they got into conversation.',
        'He does most of it.',
        'His wife has sat down on the other side.',
      ),
      told(
        'A geologist licked {them}, nodded, and wrote it down.',
        'They had only just met.',
        'Chalk, he wrote, with a hint of dog.',
      ),
      told(
        'Somebody has painted two eyes on {them}, and cannot undress in that room any more.',
        'It is the kindness in them.',
        'On Fridays they face the wall.',
      ),
    ],
    closings: [
      '{They} has all the time in the world, and most of it is over.',
      'No blood comes out of it, but it was good of you to ask.',
      'The people in the glass house have asked {them} not to come.',
      'It was in the way, and the way went round.',
      'One corner is loose, and that is where the ants have their school.',
    ],
  },
  {
    nouns: list('tree oak birch willow fir pine beech maple palm palmtree log stump conifer poplar'),
    events: [
      '{a_one} has a heart in the bark with two letters, and as both have married others it was made into {name}',
      '{a_one} kept a frisbee, a ball, a shoe and, from Tuesday on, a father, who called down that this was {name}',
      '{a_one} fell in a wood with nobody there to hear, and had, as it turned out, quite clearly said {name}',
      '{a_one} grew towards one window so slowly that three tenants, one after the other, waved back to {name}',
    ],
    conflicts: [
      told(
        'A tyre was hung on {them} for a child, and on Sundays there is an uncle in it.',
        'It holds him like a cork.',
        'The rope has written to his wife.',
      ),
      told(
        'A man sawed off the very branch that he sat on, and it must be said that it was a clean cut.',
        'He counted the rings on the way.',
        'The squirrel gave it a nine.',
      ),
      told(
        'Somebody comes to hug {them} at six every morning, and for eleven years {they} has not known where to look.',
        'The birch next to it is a little hurt.',
        'A good heart, {they} finds, for an accountant.',
      ),
      told(
        'Nine generations of squirrels have buried nuts beneath {them}, and not one remembers where.',
        'There is a hazel now, and a lawsuit.',
        '{They} knows, but nobody asks.',
      ),
      told(
        'All the dogs of the street read what there is to read at the foot of {them}, and add to it.',
        'The terrier is the critic.',
        'It is a serial, and the dachshund has got behind.',
      ),
    ],
    closings: [
      'The bark is worse than the bite, says the dog, who has tried both.',
      'The leaves fall on the neighbour’s side, and come back as letters.',
      'There is always one last leaf that will not hear of it.',
      'Two hundred years in one spot, and {they} has still not seen the back of the house.',
      'More rings than a jeweller, and all of them on the inside.',
    ],
  },
  {
    nouns: list('flower rose tulip sunflower daisy orchid daffodil lavender poppy blossom flytrap'),
    events: [
      '{a_one} was taken over a fence by a man who had forgotten the day, and at the door his wife read out the tag: {name}',
      '{a_one} was sung to by a gardener without a voice, came up overnight to see who it was, and is sold as {name}',
      '{a_one} was to say yes or no at the last petal, and said neither, but {name}',
      '{a_one} turned to the window, the pot was turned, {they} turned back, and after a week the pot gave in to {name}',
    ],
    conflicts: [
      told(
        'A bee flew in to {them} on business, dozed off, and was shut in for the night.',
        'There had been traffic, she said at home.',
        'It was lovely, and yellow.',
      ),
      told(
        'At the filling station {they} was the last in the bucket, at five to eight, on the fourteenth of February.',
        'Six men in ties reached for it.',
        'The seventh took a bag of charcoal, with a bow.',
      ),
      told(
        'Somebody with hay fever said “I love you” to {them}, and it took eleven sneezes.',
        'It was returned, with pollen.',
        'The tears were real, up to a point.',
      ),
      told(
        'There was a tablet in the water, and a coin, and sugar, and {they} has not slept since.',
        'The lemonade was not necessary.',
        'It stands very straight, but it hums.',
      ),
      told(
        'One drop of dew hung on {them} at dawn, and a photographer lay down in the mud for it.',
        'It fell when he breathed.',
        'He lay in the picture of the next man.',
      ),
    ],
    closings: [
      'Between pages forty and forty-one of the big dictionary it is always June.',
      '“Get well soon”, says the card, and {they} is doing {their} best.',
      'The language is quite clear; it is only the spelling.',
      '{They} drooped a little at the word “vase”.',
      'Say it with one of these, they say, and then the wasp speaks.',
    ],
  },
  {
    nouns: list('cactus succulent aloe saguaro cactuses cacti'),
    events: [
      '{a_one} was bought by a student who had killed a plastic fern, throve, and is on the doorbell now as {name}',
      '{a_one} was hugged in the dark by a burglar, and the cry, which was heard in four streets, was {name}',
      '{a_one} flowered for one night after eleven years, and the whole house sat round {them} with cake and said {name}',
      '{a_one} fell off a sill, was caught by reflex, and what the catcher said is still the name: {name}',
    ],
    conflicts: [
      told(
        'A balloon has fallen in love with {them}, and both are being very careful.',
        'They write.',
        'They hold hands, by means of a long string.',
      ),
      told(
        'For nine years {they} got no water, and then a guest meant well.',
        'It had to lie down.',
        '{They} had been told about rain, but as of a distant relative.',
      ),
      told(
        'The tweezers are out again, and somebody lies face down on the sofa.',
        'He had only wanted to shut the window.',
        'One is still in there, and he can tell the weather by it.',
      ),
      told(
        'The cat tried {them} with one paw, then with the other, and has moved in with the neighbours.',
        'It started it, she tells the yard.',
        'They nod there, and do not sit.',
      ),
      told(
        'At the sewing circle somebody borrowed one needle from {them}, and now everybody asks.',
        'They grow back, but it is the principle.',
        'The quilt has turned out green.',
      ),
    ],
    closings: [
      '{They} needs very little, and least of all advice.',
      'Whoever wants to be left alone could not be better dressed.',
      'One should talk to plants, and {they} lets one finish.',
      'The heart is soft in there, a spoonful or so.',
      '{They} has come through two marriages, a cold winter and a poodle.',
    ],
  },
  {
    nouns: list('houseplant plant fern bonsai ivy ficus yucca spiderplant seedling'),
    events: [
      '{a_one} was lent to a neighbour for two weeks, with a list, came back twice the size, and only knows the name {name}',
      '{a_one} stood in one office for nine years, was promoted twice, and has the door that says {name}',
      '{a_one} was sung to, was read to, got the coffee grounds, and one Sunday said, quite kindly, {name}',
      '{a_one} let fall one leaf a day, until the whole family stood round {them} and begged: “Stay, {name}!”',
    ],
    conflicts: [
      told(
        'The brown edges come from too much water, says one book, and the other says from too little.',
        'Both are by the same man.',
        'He lives among gravel.',
      ),
      told(
        'At the party four people poured their punch away into {them}, with the same smile.',
        'There was singing from the corner at two.',
        'It was the only one who had enjoyed the cherries.',
      ),
      told(
        'Somebody came in August to water {them}, moved {them} by ten centimetres, and nothing has been said since.',
        'It had been about the light.',
        'One leaf still points to the spot.',
      ),
      told(
        'A visitor noticed that {they} was made of silk, and had been watered for six years.',
        'It had grown, out of love.',
        'Nobody has told grandmother.',
      ),
      told(
        'Every day an aunt tips the last of her tea on {them}, and {they} no longer sleeps.',
        'It leans towards Ceylon.',
        'With milk {they} would rather not.',
      ),
    ],
    closings: [
      'The tag in the pot once said what to do, and has faded to “do”.',
      'One new leaf, still rolled up, was the talk of two telephone calls.',
      '{They} has been in the family longer than the father.',
      'Turned once a week, {they} has seen the whole room, and would leave out the curtains.',
      'It will pull through, said somebody who liked the pot.',
    ],
  },
  {
    nouns: list('dandelion nettle thistle clover'),
    events: [
      '{a_one} came up through the asphalt outside the office of works, who have stood a cone beside {them} marked {name}',
      '{a_one} was pulled out on Saturday, and on the next, and in the third year the gardener took off his cap to {name}',
      '{a_one} was brought home in a small hot fist, got the crystal vase, and at dinner an ambassador bowed to {name}',
      '{a_one} grew in a gutter eleven floors up, where the window cleaner, who is alone too, says good morning to {name}',
    ],
    conflicts: [
      told(
        'A man lies flat on his lawn with a knife, and {they} has four cousins behind him.',
        'He can hear them when he stops.',
        'He is sixty, and they are older.',
      ),
      told(
        '“It is only in the wrong place”, said a kind lady, and dug {them} a bed in the right one.',
        'It left in the night, for the wrong one.',
        'In May it was back between the slabs, with children.',
      ),
      told(
        'The judges of the finest lawn in the county were on their knees already when one of them saw {them}.',
        'He looked at the sky, and moved his hat.',
        'He has one at home, and is fond of it.',
      ),
      told(
        'There is a new spray against {them}, and so far the path, the hose and the gnome have turned yellow.',
        '{They} is doing very well on it.',
        'It suits the gnome.',
      ),
    ],
    closings: [
      '{They} was there before the garden, and has said nothing.',
      'Downtown the same thing is sold by the gram, under a French name.',
      'The roots go down to where the moles keep their minutes.',
      '“Give up”, says the hoe, and the hoe has a new handle again.',
      'Nobody has ever paid for one, and there lies the pride.',
    ],
  },
  {
    nouns: list('island sandbank atoll'),
    events: [
      '{a_one} had one palm and one man, who wrote “help” in the sand, ran out of room, and turned it into {name}',
      '{a_one} was discovered by a captain with a telescope and a thumb on it, and the thumb is on the map as {name}',
      '{a_one} was swapped for a goat and a tune by two kings, and the tune is called {name}',
      '{a_one} was camped on for a week, until it opened an eye, and everybody with a tent cried {name}',
    ],
    conflicts: [
      told(
        'Everybody is asked which three things they would take along, and nobody has asked {them}.',
        'A bridge, and two more bridges.',
        'Somebody with a cake, a boat, and somebody without a song.',
      ),
      told(
        'A man was washed up on {them}, built a house, a church, and another church in which he does not set foot.',
        'It was about the singing.',
        'He has been elected, by one vote.',
      ),
      told(
        'The treasure is buried ten paces from the palm, and nobody says whose paces.',
        'They were a parrot’s.',
        'It is all holes now, and quite a good golf course.',
      ),
      told(
        'The ferry comes on Wednesdays, if the captain is not cross, and last time somebody had mentioned his hat.',
        'The milk is now cheese.',
        'They all say that it is a lovely hat, in chorus, on the pier.',
      ),
    ],
    closings: [
      'There is water on every side, and {they} has tried to see it as company.',
      'At low tide it is a third larger, and gives itself airs.',
      'The message in the bottle came back, marked “moved”.',
      'No man is one, they say, and it has been noted.',
      'Everybody there is a cousin, including the goat.',
    ],
  },
];
