/** What grows, creeps, glows and stands out of doors: water lily, python, northern lights, pine cone, skyscraper. */
import { list, type NounClass, told } from './noun-class.ts';

export const OUT_OF_DOORS: readonly NounClass[] = [
  {
    nouns: list('peony magnolia pansy snowdrop violet poinsettia'),
    events: [
      '{a_one} came up through the snow in January, saw nobody, and thought that it had missed {name}',
      '{a_one} was in bud all spring, opened on the day the family drove to the sea, and was seen only by {name}',
      '{a_one} was brought to the aunt at Christmas, dropped one leaf a day out of protest, and was called {name}',
    ],
    conflicts: [
      told(
        'It blooms for four days in the year, and on all four of them there is hail.',
        'The neighbour’s was photographed indoors.',
        'It opens with its collar up.',
      ),
      told(
        'The ants have carried the whole scent off, drop by drop, and their hill is very popular with ladies.',
        'It smells of soap down there.',
        'They have put in a small counter.',
      ),
      told(
        'Not too wet, says the label, not too dry, and not beside somebody who whistles.',
        'He whistles from the garage now.',
        'It knows that tune, and drooped.',
      ),
    ],
    closings: [
      'The head is so heavy that it reads the lawn.',
      'Somebody stopped, sniffed, and forgot what he was cross about.',
      'It is pressed in the dictionary, between “pause” and “pedal”.',
    ],
  },
  {
    nouns: list('peacelily monstera rubberplant swisscheeseplant officeplant'),
    events: [
      '{a_one} took over one corner, then the sofa, then the lease, and on the bell it says {name}',
      '{a_one} fainted every Friday at four, was given a glass of water, and by Monday had come round as {name}',
      '{a_one} was photographed beside a candle so often that the candle asked to be paid like {name}',
    ],
    conflicts: [
      told(
        'There are holes in the leaves, and a guest asked whether somebody had had a go.',
        'It was by nature, and very hurt.',
        'He had only nibbled the one.',
      ),
      told(
        'Everybody in the office thought that somebody else watered {them}, and so did the somebody.',
        'It has lived on coffee since 2016.',
        'It cannot sleep, and has put out a leaf at night.',
      ),
      told(
        'A root came out, crossed the parquet, and has hold of the radiator.',
        'It is warm, and will not discuss it.',
        'The other one has the remote.',
      ),
    ],
    closings: [
      'A new leaf unrolls, and the whole household is called in.',
      'It is dusted, and spoken to, and told too much.',
      'One cutting went to each friend; they are surrounded.',
    ],
  },
  {
    nouns: list('seaweed kelp algae'),
    events: [
      '{a_one} wound itself round the ankle of a bathing judge, and the whole beach heard him shout {name}',
      '{a_one} was washed up in the shape of a lady, and an old sailor has been writing verses to {name}',
      '{a_one} went round a ball of rice for company, and lay before a guest in Osaka as {name}',
    ],
    conflicts: [
      told(
        'It goes left with the wave and right with the wave, and has been asked for its own opinion.',
        'It leaned.',
        'It thought so too, and then the other.',
      ),
      told(
        'A strip of {them} hangs on the door to tell the weather, and says “damp” with great conviction.',
        'It was right in March.',
        'It drips, as evidence.',
      ),
      told(
        'The spa pays forty euros for what the fishermen call names.',
        'They bring it in a silver bucket now.',
        'They still call it names, but in French.',
      ),
    ],
    closings: [
      'Step on the bubbles: it is the only applause it gets.',
      'Everybody screams once, and then it is only that.',
      'At low tide it lies about like a bad wig.',
    ],
  },
  {
    nouns: list('pinecone fircone'),
    events: [
      '{a_one} fell on the only bald head in the forest, and the forest has been laughing ever since at {name}',
      '{a_one} was given four matchsticks and a felt hat at nursery, became a deer, and was shown at home as {name}',
      '{a_one} opened up in the warm on the mantelpiece, and out onto the rug there walked {name}',
    ],
    conflicts: [
      told(
        'A squirrel took {them} apart from below, leaf by leaf, as if it were a letter.',
        'At the end it said “love”.',
        'He was left with the pen.',
      ),
      told(
        'It was sprayed with gold for one Advent, and is not speaking to the others in the wood.',
        'They have resin.',
        'It sheds a little glitter when spoken to.',
      ),
      told(
        'Closed for rain, open for sun, and the weather service has rung up to ask how {they} knows.',
        'It has it from the tree.',
        'They have hung one in the studio.',
      ),
    ],
    closings: [
      'Somewhere in it is a whole forest, and it is in no hurry.',
      'The dog brought it back, as often as it was thrown.',
      'It is in the coat pocket, with last year’s.',
    ],
  },
  {
    nouns: list('python mamba boaconstrictor blackmamba'),
    events: [
      '{a_one} hugged a visitor from the third floor, had to be uncoiled by a choir, and was let go as {name}',
      '{a_one} came up through the bathroom of a family in Perth, looked round, and asked the plunger for {name}',
      '{a_one} lay across a road for a nap, was taken for a speed bump, and slowed a whole village to {name}',
    ],
    conflicts: [
      told(
        'There was a bulge in {them}, and the hat shop said at once that one of theirs was missing.',
        'It was an elephant, says a child.',
        'It was a seven and a quarter.',
      ),
      told(
        'It eats once in three months, and at the restaurant the bread basket had been enough.',
        'The waiter took it off the bill, and stood back.',
        'It left in September, full.',
      ),
      told(
        'A programmer typed at {them} for an hour and was told off for an indent.',
        'It hissed at line nine.',
        'He had used a tab, and knows it.',
      ),
    ],
    closings: [
      '{They} has no shoulders, and shrugs with all the rest.',
      'The old skin is in the wardrobe, for when it slims.',
      'It is a cuddle, up to a point.',
    ],
  },
  {
    nouns: list('tadpole frogspawn'),
    events: [
      '{a_one} woke up with two legs on a Tuesday, asked its brothers if that was normal, and none knew but {name}',
      '{a_one} was taken home in a jam jar by a boy of six, with the lid on loosely, and the label read {name}',
      '{a_one} was a comma for five weeks, then a question, and on the bank at last it was {name}',
    ],
    conflicts: [
      told(
        'The tail is going, and nobody has said where to.',
        'The newt has kept his, and shows it off.',
        'It was a good tail, and steered.',
      ),
      told(
        'There are four thousand at the family table, and the mother gets the names right by waves.',
        'Two answer to “you there”.',
        'There is one cake.',
      ),
      told(
        'A tooth of last week’s lettuce was sunk in for supper, and it is the size of a church.',
        'They have got as far as the porch.',
        'They meet in it on Sundays.',
      ),
    ],
    closings: [
      'It is mostly head, with plans.',
      'One day it will croak; it is looking forward to that.',
      'By June it does not know the puddle any more.',
    ],
  },
  {
    nouns: list('waterstrider pondskater'),
    events: [
      '{a_one} walked over the pond at noon on its own feet, and a chapel was put up on the bank for {name}',
      '{a_one} took one step too hard, was in up to the knee, all six of them, and has been teased since as {name}',
    ],
    conflicts: [
      told(
        'Somebody put one drop of washing-up liquid in, and for the first time in {their} life {they} got wet.',
        'There is water under the water, it heard.',
        'It came out very clean, and lower.',
      ),
      told(
        'A trout looks up every day, and they have agreed to call it the weather.',
        'It was gusty, in the afternoon.',
        'There was a ring, and somebody less.',
      ),
      told(
        'A dragonfly asked how it was done, and {they} showed it, and it is a little shorter now.',
        'It was told to think of nothing.',
        'It had thought of the trout.',
      ),
    ],
    closings: [
      'Six dimples on the pond: that was its whole trace.',
      'Below it is deep, they say; it has never asked.',
      'In the rain it dodges, and signs off early.',
    ],
  },
  {
    nouns: list('shrew'),
    events: [
      '{a_one} ate its own weight by eleven, again by three, and has a tab at the worm shop under {name}',
      '{a_one} was to be tamed in five acts, and in the third had the husband at the sink, as says {name}',
    ],
    conflicts: [
      told(
        'It has to eat every two hours, so there is never time for a film.',
        'It has seen nine beginnings.',
        'It was the popcorn.',
      ),
      told(
        'The heart beats eight hundred times a minute, and the doctor with the stethoscope danced.',
        'It had a samba on.',
        'He prescribed a slow song.',
      ),
      told(
        'The children walk behind {them} in a row, each with the tail of the next in the mouth.',
        'On Monday there was a piece of string in between.',
        'The last one steers.',
      ),
    ],
    closings: [
      'For its weight it is the bravest in the county, and it weighs ten grams.',
      '{They} has no time for this, and said so, twice.',
      'The cat caught it once, and asked to be excused.',
    ],
  },
  {
    nouns: list('ram billygoatgruff mouflon'),
    events: [
      '{a_one} saw itself in the door of a new car, took it for a rival, and the insurance has a file on {name}',
      '{a_one} took a run at the only tree on the hill, out of principle, and in the bark it says {name}',
      '{a_one} stood on a ledge the width of a biscuit, looked down on all the climbers, and was roped to {name}',
    ],
    conflicts: [
      told(
        'Two of them met on one bridge, and there has been a diversion since.',
        'The post goes by the ford, with a horn.',
        'It is a matter of who remembers why.',
      ),
      told(
        'With horns like that one does not get into a pullover, and {they} wears one anyway, from birth.',
        'It has to be taken off by two men.',
        'They know the wool by its temper.',
      ),
      told(
        'The head goes down, the hoof scrapes, and the picnic party begins to fold the rug.',
        'It only wanted the radishes.',
        'The sexton ran, and he was on the bench.',
      ),
    ],
    closings: [
      'Bang, it says on the hill, and nobody was right.',
      'It is stubborn in both directions.',
      'There is a dent in the gate, and in the view.',
    ],
  },
  {
    nouns: list('northernlights auroraborealis polarlights northernlight aurora'),
    events: [
      '{a_one} came on over Tromsø the minute the coach had left, and only the driver’s thermos has seen {name}',
      '{a_one} wandered over the sky in green, looking for the bathroom, and forty cameras wept for {name}',
      '{a_one} turned up at three in the morning without notice, to the left of where all the cameras stood, as {name}',
    ],
    conflicts: [
      told(
        'It was promised for ten nights at four thousand euros, and there was a cloud the shape of the invoice.',
        'On the eleventh it danced, for a moose.',
        'He has seen better.',
      ),
      told(
        'In the photograph it is green and violet, and to the eye it was more of a grey sock.',
        'It was a long sock.',
        'The eye has been asked for its settings.',
      ),
      told(
        'The sun had thrown something, and it took two days to get here, and everybody clapped.',
        'The sun says that it was an accident.',
        'It was meant for Venus.',
      ),
    ],
    closings: [
      'Do not whistle at {them}, say the old, or {they} comes nearer.',
      'All the toes were cold, and nobody went in.',
      'It makes a sound, some say; others had said “shush”.',
    ],
  },
  {
    nouns: list('whirlpool tide wave springtide'),
    events: [
      '{a_one} rolled in across an ocean to knock over one sandcastle, and did it with a bow before {name}',
      '{a_one} went out for six hours without a word, came back as if nothing were, and wetted the socks of {name}',
      '{a_one} carried a surfer to the beach, the car park and the kiosk, and set him down in front of {name}',
    ],
    conflicts: [
      told(
        'The seventh is always the biggest, and {they} was counted in as the sixth.',
        'It came in early, and broke down.',
        'The man with the pad has been spoken to, from above.',
      ),
      told(
        'The moon pulls, and the beach pulls, and nobody asks {them} what {they} would like.',
        'A day in the middle, it says.',
        'It was let off for one leap year.',
      ),
      told(
        'Somebody in a crowd of forty thousand put up both arms, and in came {they}, and left by block C.',
        'Block C had just got chips.',
        'It goes round until the old man in row two sits it out.',
      ),
    ],
    closings: [
      '{They} waits for no man, but once did for a dog.',
      'On shore it says only “shhh”.',
      'It took the shoe out, and it brought one back; another one.',
    ],
  },
  {
    nouns: list('rock bedrock crag outcrop'),
    events: [
      '{a_one} sat still for three hundred million years, moved a finger’s breadth, and the village felt {name}',
      '{a_one} was split from a friend by the last ice age, has not got over it, and looks north for {name}',
      '{a_one} was beaten by paper, beat the scissors, and has been shaking a fist ever since as {name}',
    ],
    conflicts: [
      told(
        'A geologist licked {them}, nodded, and wrote it down, and has not been in touch.',
        'It was a Tuesday, in the Jurassic.',
        'It had thought there was something there.',
      ),
      told(
        'It lay between somebody and a hard place, and the hard place has talked.',
        'There was not a lot of room, it says.',
        'It was the somebody who snored.',
      ),
      told(
        'A lizard comes at ten for the sunny side, and lies down without asking.',
        'They have never spoken, in nine years.',
        'It keeps warm for him until six.',
      ),
    ],
    closings: [
      'One can build on {them}; one has only to ask loudly.',
      'Moss has come up to talk things over, a centimetre a year.',
      'It is young for its layer.',
    ],
  },
  {
    nouns: list('stonehenge tajmahal notredame mountrushmore easterislandhead moai'),
    events: [
      '{a_one} was dragged two hundred miles, stood on end, and then nobody could remember what for, but {name}',
      '{a_one} was held up between two fingers by eleven thousand tourists a day, and has a crick and the name {name}',
      '{a_one} was seen from a traffic jam on the A303, was shorter than in the film, and was waved at by {name}',
    ],
    conflicts: [
      told(
        'A druid, a dentist and a drone met at sunrise, and the sun came up behind the toilets.',
        'It does, this year.',
        'The drone has joined the order.',
      ),
      told(
        'Four thousand years it stood, and then a man with a rucksack turned round.',
        'He put it back, a little to the left.',
        'It is spring two days sooner now.',
      ),
      told(
        'There is one bench in front of {them}, and on it a couple who have just quarrelled about the car.',
        'They are in all the photographs.',
        'They made up in about four hundred of them.',
      ),
    ],
    closings: [
      'The scaffolding is older than the guide.',
      'Inside it is smaller, and there is a shop.',
      'It was built for ever, with a bit left over.',
    ],
  },
  {
    nouns: list('skyscraper empirestate burjkhalifa officetower highrise penthouse'),
    events: [
      '{a_one} scraped the sky a little on the left, and the rain has come out there ever since over {name}',
      '{a_one} had one floor too few for the record, put on a pole, and was entered in the book as {name}',
      '{a_one} had an ape on it, was asked not to make a fuss, and in the lift there is a photo of {name}',
    ],
    conflicts: [
      told(
        'There is no thirteenth floor, and the people on it get their post very late.',
        'They live between twelve and a rumour.',
        'They are having a party, above the ceiling.',
      ),
      told(
        'A man in the lift pressed all ninety buttons, by leaning, and two have got to know each other.',
        'They got engaged at sixty-one.',
        'At eighty they were not speaking.',
      ),
      told(
        'The window cleaner starts at the top, and when he is down there is a finger mark at the top.',
        'It is from the inside.',
        'He waves; and a child waves with jam.',
      ),
    ],
    closings: [
      'In a gale it sways half a metre, and the soup knows.',
      'Up there it is Thursday a little sooner.',
      'The pigeon at the top has a pass.',
    ],
  },
  {
    nouns: list('stalactite stalagmite dripstone'),
    events: [
      '{a_one} dripped for nine thousand years in one place, had a beard to show for it, and was lit in pink as {name}',
      '{a_one} was knocked on the head by a tall banker with a helmet, and the guide has taken to saying {name}',
    ],
    conflicts: [
      told(
        'Which one hangs and which one stands is known to the guide, and he tells it by a joke about tights.',
        'It is the same joke in four languages.',
        'The bats go out for it.',
      ),
      told(
        'In a thousand years the two of them will touch, and they have run out of things to say.',
        'It was mostly “drip”.',
        'They are keeping something back for then.',
      ),
      told(
        'A choir sang in {their} cave for the echo, and the echo has been flat ever since.',
        'It was the tenors.',
        'It comes back with a cough.',
      ),
    ],
    closings: [
      'Please do not touch, said the guide; and there is a thumb.',
      'It has grown a finger’s breadth since Rome, and is proud of it.',
      'Drip, it says; and after a while it says it again.',
    ],
  },
  {
    nouns: list('rainforest junglecanopy liana'),
    events: [
      '{a_one} hung down to a man who took it for a rope, swung, yodelled, and let go over the bath of {name}',
      '{a_one} held more kinds of beetle than anybody had pins for, and the last one was named {name}',
    ],
    conflicts: [
      told(
        'A frog the size of a thumbnail has a voice like a lorry, and he lives right by the ear.',
        'He is reversing, it seems.',
        'He is blue, and not to be discussed with.',
      ),
      told(
        'A sloth set out from one side on a Monday to see a friend, and the friend has set out as well.',
        'They wave, at the fig.',
        'They will meet when it is fruit again.',
      ),
      told(
        'It rains at four every day, and the one tourist with a raincoat came at three and left at five to.',
        'He found it dry.',
        'He has complained of the brochure.',
      ),
    ],
    closings: [
      'Everything there is eating something, quietly, under a leaf.',
      'Wet, it says under “weather”, and that is the page.',
      'Somebody left a hat, and it has come into leaf.',
    ],
  },
  {
    nouns: list('mars redplanet marsrover curiosityrover'),
    events: [
      '{a_one} drove nine metres on Tuesday, took a picture of its own wheel, and sang itself a birthday as {name}',
      '{a_one} was asked by wireless if there was life, waited twenty minutes, and sent back {name}',
      '{a_one} landed on the lawn, asked for our leader, and was taken by a boy of five to {name}',
    ],
    conflicts: [
      told(
        'There are canals on it, said a man with a telescope, and it was an eyelash.',
        'He had named two of them after his wife.',
        'She has kept the eyelash.',
      ),
      told(
        'A billionaire wants to move in, and {they} has looked at how he leaves a room.',
        'It has turned its back, in July.',
        'There is no air, and it will be kept so.',
      ),
      told(
        'Of all the robots that came, one sank, one froze, and one sends a photo of stones each night.',
        'It is the same stone.',
        'At home they clap, and zoom in.',
      ),
    ],
    closings: [
      'There was water here; somebody has left the ring.',
      'A day there is forty minutes longer, and the bus still goes.',
      'It is red from being looked at.',
    ],
  },
  {
    nouns: list('whip bullwhip'),
    events: [
      '{a_one} went over a river on a beam, came back for a hat, and a professor calls it {name}',
      '{a_one} was thrown at a calf, went round the mayor’s wife, and brought in, on two legs, {name}',
      '{a_one} cracked once in the ring, and nine tigers looked round to see who had said {name}',
    ],
    conflicts: [
      told(
        'The tip goes faster than sound, so that it hits first and says sorry afterwards.',
        'The candle went out, and then the waiter heard.',
        'The cake had been warned too late.',
      ),
      told(
        'A knot came into {them} at rope tricks, and there was a boy scout in the middle.',
        'He got a badge for it, and then out.',
        'He knew the knot, but not that side.',
      ),
      told(
        'Cream was to be done with {them}, read the apprentice, and the kitchen has been painted since.',
        'It was stiff, to be fair.',
        'He has found the drawer with the whisk.',
      ),
    ],
    closings: [
      'Coiled up, it is the best-behaved thing in the tack room.',
      '{They} lives on a nail, and the lion brings {them} {their} slippers.',
      'Yee-haw, said somebody, and it was the librarian.',
    ],
  },
];
