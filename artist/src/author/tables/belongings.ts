/** What people use, wear, carry and play with, each with its own jokes. */
import { list, type NounClass, told } from './noun-class.ts';

export const BELONGING_CLASSES: readonly NounClass[] = [
  {
    nouns: list('flannel mouthwash tweezers nailclippers shavingfoam hairgel showergel q-tip washcloth'),
    events: [
      '{a_one} slipped out of a wet hand, went twice round the bathroom, and was caught by the cat as {name}',
      '{a_one} was left at a new friend’s place after the third visit, and that was that for {name}',
      '{a_one} was taken from a hotel by a lady who already had forty, all of them called {name}',
      '{a_one} was used by the wrong half of the family for {length}, and they found out at the same moment as {name}',
    ],
    conflicts: [
      told(
        'Somebody squeezes from the middle in the bathroom where {they} lives, and somebody else has drawn a line with chalk.',
        'The tube has two ends and no friends.',
        'They promised to share everything, but it was dark in the church.',
      ),
      told(
        'The good ones are for guests and may not get wet, so {they} has hung there since the wedding, folded like a swan.',
        'A guest dared to once, and was driven home.',
        'The hands are dried on the trousers.',
      ),
      told(
        'A hair was found on {them}, curly and from nobody in the house, and breakfast was silent.',
        'It was the dog’s, who goes in on Sundays.',
        'They have all been asked to bend forward, one by one.',
      ),
      told(
        'A boy of seven held {them} under the tap for a while, so that {they} would be wet when his mother checked.',
        'It was more work than washing.',
        'She smelled him as well, behind the ear.',
      ),
    ],
    closings: [
      'The dentist asked, and everybody lied.',
      'The ring in the bath reaches up to the year of the puppy.',
      'Behind the ears there is room for potatoes, says grandmother, and for {them}.',
      'It was singing before it was wet.',
      'The last thin bit is stuck to the next one, as a lesson.',
    ],
  },
  {
    nouns: list('ladle spatula spork tongs corer'),
    events: [
      '{a_one} came out of a drawer only when something behind {them} jammed it, and the family rattled it and swore: {name}',
      '{a_one} was tapped on a glass at a wedding, and uncle stood up and spoke for {length} about {name}',
      '{a_one} fell behind the stove in the old kitchen, and when that was torn out the builders shouted {name}',
      '{a_one} was licked by a child before the cake was in, and the child swore that it had been {name}',
    ],
    conflicts: [
      told(
        'At a fine dinner {they} lay third from the outside, and a man with sweat on his lip waited to see what the others took.',
        'They were all watching him.',
        'In the end the soup was drunk, with pride.',
      ),
      told(
        'The drawer has five compartments, and in the fifth {they} lies with a balloon, a birthday candle and half a peg.',
        'It is called “the other one”, and goes on to the cellar.',
        'Whatever is looked for lies beneath it.',
      ),
      told(
        '“Don’t scratch it,” said a mother as she gave {them} to her son with his first flat, and he boiled glue.',
        'She noticed at the door, by instinct.',
        'It is better now at sticking than non-stick.',
      ),
      told(
        'A student said on Friday that it had to soak, and {they} has been alone in the sink with the thought.',
        'The water has a shore.',
        'By Tuesday it counted as hers.',
      ),
    ],
    closings: [
      'There are only five left, and somewhere there is a gardener with the sixth.',
      'The eggs were beaten, and it was not even close.',
      'It has a hole in the handle, for hanging, and everyone looks through it.',
      'There is rice on {them} from a different age.',
      'Never with the good butter, they said, and it went.',
    ],
  },
  {
    nouns: list('pen crayon sellotape marker ballpoint notebook ink holepunch pencilsharpener'),
    events: [
      '{a_one} was lent for one second to a man at the next desk, who went home and retired with {name}',
      '{a_one} was chained to the counter of a bank, got away, and left on the chain only the word {name}',
      '{a_one} came in packaging that could be opened only with another of the kind, and inside it a voice said {name}',
      '{a_one} was tested in the shop by two hundred people, of whom all drew a wiggle and one wrote {name}',
    ],
    conflicts: [
      told(
        'The good one in the household may not be used on paper, says a mother, and {they} has tasted cardboard.',
        'She can hear it from the garden.',
        'The ribbon is now in mourning.',
      ),
      told(
        'Somebody at a meeting clicked, tapped and chewed for {length}, until {they} was gently taken out of his hand.',
        'He began to hum.',
        'The tooth marks have been matched.',
      ),
      told(
        'Four were in the drawer on Monday and none on Friday, and {they} was found in a hair bun.',
        'There were two more in there, and a pencil.',
        'She had been looking for them herself.',
      ),
      told(
        'The left-handed girl was given {them} by a teacher who said that it was all the same, and cut out half a snowman.',
        'He leans, and so does she.',
        'The teacher has been told to try it, with his tongue in.',
      ),
    ],
    closings: [
      'Do not run with {them}, and {they} will not run with you.',
      'It is empty just at the word that mattered.',
      'The cap is lost, and the shirt pocket knows.',
      'There is glitter on {them} from an earlier marriage.',
      'Whoever borrowed the other one is asked to feel bad about it.',
    ],
  },
  {
    nouns: list('hammer screwdriver spanner saw wrench pliers toolbox crowbar allenkey hexkey hacksaw sledgehammer'),
    events: [
      '{a_one} was lent to a neighbour nine years ago, and is kept in his shed under the name of {name}',
      '{a_one} missed a nail, and what the man with the thumb cried out was {name}',
      '{a_one} was handed down a ladder with the words “not that one, {name}”',
      '{a_one} was given to a bridegroom by her father, with a look, and a card that said {name}',
    ],
    conflicts: [
      told(
        'A neighbour begins with {them} on Sunday at seven, stops as soon as anybody opens a window, and goes on.',
        'He is putting up a sign about quiet.',
        'The picture is two centimetres too far left, so there will be a third Sunday.',
      ),
      told(
        '“It’s only one hole,” said a man, and held {them} against the wall, just where the water pipe had been expecting him.',
        'He has kept his thumb on it since noon.',
        'The ones below would like to know about the other hole.',
      ),
      told(
        'There was a hook for {them} on the board in the shed, with an outline drawn around it, and there is only the outline.',
        'It was needed for jam, and nobody will say how.',
        'The police use the same method.',
      ),
      told(
        'Two screws were left after he had mended the thing, so he went back in with {them}, and came out with five.',
        'It has never run better, or for so short a time.',
        'He put them in the jar, with the others he does not speak of.',
      ),
    ],
    closings: [
      'The right size is the one that is not in the box.',
      'It rolled under the car, where it has all that it needs.',
      'To {them} everything looks like Sunday morning.',
      'Measure twice, {they} says, and cuts where nobody measured.',
      'The thumb is black, and has been shown to everybody at work.',
    ],
  },
  {
    nouns: list('rake hoe trowel'),
    events: [
      '{a_one} lay in long grass until somebody stepped on one end, and the other end introduced {themself} as {name}',
      '{a_one} was pushed round the garden with a child in it, tipped over in the roses, and the roses shouted {name}',
      '{a_one} was left on a dark path by an unlucky man who did not believe in such things, or, a moment later, in {name}',
    ],
    conflicts: [
      told(
        'There is a hole in {them}, dear Liza, says an old song, and the family has been on verse four all summer.',
        'The straw was too long.',
        'Liza has moved, and left no address.',
      ),
      told(
        'Somebody was on top of the shed when {they} was taken away for a moment by a neighbour, who then had lunch.',
        'He has seen four sunsets, and liked two.',
        'Food is thrown up, mostly rolls.',
      ),
      told(
        'A man dug a hole for a rose with {them}, found a pipe, a cable, and the neighbour’s cat from 1987, and filled it in again.',
        'The rose stands on top, in its pot.',
        'The street has no television, but a fine smell of earth.',
      ),
    ],
    closings: [
      'The wheel squeaks, and the blackbird has learnt it.',
      'In the shed there is a spider who regards {them} as hers.',
      'It was hung up for the winter by a man who always says that.',
      'A kink was found at the far end, under somebody’s boot.',
      'The bad back is on Monday, and was told to expect it.',
    ],
  },
  {
    nouns: list('sock stocking tights pantyhose legwarmer'),
    events: [
      '{a_one} came out of the dryer without the other one, and put a notice in the paper for {name}',
      '{a_one} had a hole, and a toe looked out at an important dinner with no shoes and was greeted as {name}',
      '{a_one} was worn in sandals on a beach in Rimini, and the children on the beach pointed and shouted {name}',
      '{a_one} was given two button eyes by a bored father, put over his hand, and said {name}',
    ],
    conflicts: [
      told(
        'The other of the pair went into the wash one Tuesday, and {they} has sat in the drawer ever since, facing the door.',
        'A card came from behind the machine.',
        'People said that they matched, but they had grown apart.',
      ),
      told(
        'All the others in the drawer are black, and none of them is the same black, as {they} notices only in daylight.',
        'One of them is navy, and has been found out at a funeral.',
        'At night all of them go with everything.',
      ),
      told(
        'An aunt has given {them} to the same boy at each Christmas, and he has learned the face that goes with it.',
        'He is fifty now, and wants nothing else.',
        'This year it was one with reindeer, which lights up at meetings.',
      ),
      told(
        'The dog has stolen {them}, dug {them} in, dug {them} out, and laid {them} on the vicar’s foot.',
        'It was a proposal.',
        'The vicar has kept it, for his other foot.',
      ),
    ],
    closings: [
      'Somewhere there is a heaven, with only left ones.',
      'It has slid down to the heel, and is thinking about the toes.',
      'Darned by grandmother, {they} is by now all darn.',
      'One was put on inside out, and had a lucky day.',
      'On it there is the name of a weekday, and never the right one.',
    ],
  },
  {
    nouns: list('shoe boot sneaker trainer loafer clog rollerskate espadrille moccasin'),
    events: [
      '{a_one} was hidden at a wedding, found at a divorce, and in between was known as {name}',
      '{a_one} was bought a size too small by a lady in love, and at every step she said {name}',
      '{a_one} hung over a telephone wire by the laces for {length}, and the birds sat down on it and sang {name}',
      '{a_one} was lost on a palace staircase at midnight, and a prince went from house to house asking for {name}',
    ],
    conflicts: [
      told(
        'They will stretch, said the lady in the shop, and {they} has been worn around the house with two pairs of thick socks.',
        'It was the foot that gave in.',
        'She says so to all of them, with her own off.',
      ),
      told(
        'There is a small stone in {them}; it was shaken out at every bench from Munich to Venice, and it is still there.',
        'It has had a better view than the walker.',
        'It will be buried with him, on the left.',
      ),
      told(
        'The puppy had a choice of eleven old ones in the hall, and chose {them}, the Italian one, on the first day.',
        'It left the other one, for contrast.',
        'It has taste, says the bill.',
      ),
      told(
        'Chewing gum lay on the pavement, and {they} has met it, and a receipt, and a bit of confetti, and a feather.',
        'Together they look like a small parade.',
        'At each step the whole office hears it say goodbye.',
      ),
    ],
    closings: [
      'A man will be here about the squeak, and can be heard coming.',
      'The left one pinches, and the right one says nothing to stop it.',
      'The laces came undone again, at the top of the escalator.',
      'It stands in the hall with its tongue out.',
      'Walk a mile in {them}, and you are a mile away.',
    ],
  },
  {
    nouns: list('hat cap beanie bonnet earmuff bobblehat fedora sombrero'),
    events: [
      '{a_one} blew off at the harbour, was followed by a gentleman for {length}, and let him come quite close to {name}',
      '{a_one} was found in the snow, put on the fence post to be seen, and the whole village greets the post as {name}',
      '{a_one} was knitted by an aunt who had never seen the head, and who had been told only {name}',
      '{a_one} had been lent to a snowman in January, who melted, and in March gave {them} back as {name}',
    ],
    conflicts: [
      told(
        'The lady in front wore {them} to the cinema, and row nine has since told the film in two halves.',
        'The left half had a horse in it.',
        'She had been asked, but thought that they liked it.',
      ),
      told(
        'It is cold, said the mother, so {they} had to go on, and came off again behind the hedge, as it does each day.',
        'The hedge has nine, and is never cold.',
        'She can see through the hedge.',
      ),
      told(
        'A magician put his hand into {them} before the whole school, went quite pale, and asked for a longer table.',
        'The rabbit had brought the family.',
        'It was a sandwich, and it had been there.',
      ),
      told(
        'The other one is in a taxi, on a bench, or in the sea, and {they} was kept, in case somebody has an accident.',
        'Grandfather wears it when he waves.',
        'A drawer is full of such hope.',
      ),
    ],
    closings: [
      'It scratches, and is a present, and so it stays on until the corner.',
      'Somewhere under there is a haircut, about which nobody may laugh.',
      'The bobble has been loose since Easter and hangs on by a story.',
      'It was raised to a lady, and a sandwich fell out.',
      'One size fits all, apart from the head.',
    ],
  },
  {
    nouns: list('trousers shirt dress skirt coat jacket waistcoat poncho kimono leggings swimtrunks bathingsuit'),
    events: [
      '{a_one} split at the back as somebody bent down at a wedding, and two hundred guests read {name} on the pants',
      '{a_one} hung on the line in a storm, waved to the whole valley, and flew off over the church as {name}',
      '{a_one} was bought to slim into, and hung there with the label on for {length}, and the label said {name}',
      '{a_one} met another quite the same at a ball, and both of them hissed {name}',
    ],
    conflicts: [
      told(
        '“It must have shrunk in the wardrobe,” said a man, who had {them} half on, lying on the bed.',
        'The button has gone through the window.',
        'He has eaten standing up ever since, and still a lot.',
      ),
      told(
        'A concert ticket, a tenner and a love letter went round in {their} pocket at sixty degrees.',
        'The letter can be read now only by feel.',
        'He had been going to say yes.',
      ),
      told(
        'One button came off {them}, was kept in a safe place, and the whole household moved on without it.',
        'There is a spare inside, in a different blue.',
        'The tin has four hundred, and all of them are brown.',
      ),
      told(
        '{They} was handed down from a brother to a brother to a sister to the dog, and looks best on the dog.',
        'There is a name tape in it, four deep.',
        'The eldest wants it back for his interview.',
      ),
    ],
    closings: [
      'The label scratches, and says that one may not boil it.',
      'It will come back in fashion, and {they} will pretend not to have waited.',
      'It was only for the garden, and now knows the theatre.',
      'Nobody had pressed it, and it shows on both sides of the argument.',
      'It does not make anybody look fat, said a man without looking up.',
    ],
  },
  {
    nouns: list(
      'suitcase backpack handbag bag luggage rucksack briefcase holdall trolleybag totebag gymbag duffelbag shoppingbag',
    ),
    events: [
      '{a_one} went round alone on the carousel for {length}, and each time passed the same man, who at last said {name}',
      '{a_one} had to be sat on by the whole family before the lock clicked, and what it clicked was {name}',
      '{a_one} was weighed at the airport, and was nine pounds too heavy, all of which were {name}',
      '{a_one} was black, with four wheels, like all the others, and a lady in Lisbon opened it and cried {name}',
    ],
    conflicts: [
      told(
        'Eleven outfits were packed into {them} for a weekend, and on both days the one from the journey was worn.',
        'There was an evening dress for the tent.',
        'The toothbrush had stayed at home, to water the plants.',
      ),
      told(
        'The key is in there somewhere, said the lady in the rain, and took out of {them} a tap, a shoe and a pear.',
        'It was in her other hand.',
        'The burglar helped to hold the pear.',
      ),
      told(
        '{They} flew to another continent than the family did, and has sent them a sunburn and no shampoo.',
        'They went to the wedding in towels.',
        'It is in a good hotel, under their name.',
      ),
      told(
        'One wheel has had a will of its own since Vienna, and {they} goes left, as the lady in the flower bed can confirm.',
        'The whole street hears it arriving at five, on cobbles.',
        'They have to go round the world to reach the car.',
      ),
    ],
    closings: [
      'There is sand in the lining from three marriages.',
      'It has a secret pocket, in which there is a biscuit that no one remembers.',
      'A red ribbon was tied to {them}, as to each of the others.',
      'Nobody had packed it but himself, and he would not swear to it.',
      'It will fit under the seat, once the seat has been moved.',
    ],
  },
  {
    nouns: list('glasses spectacles monocle contactlens sunglasses'),
    events: [
      '{a_one} was looked for all morning by a man who was wearing {them}, and who asked his own hat about {name}',
      '{a_one} was sat on during the news, was bent straight by hand, and shows only the left half of {name}',
      '{a_one} was put on by a grandfather at his golden wedding, who looked at his wife and said, politely, “{name}”',
      '{a_one} was put down for one minute in the butter dish, and the toast went off with {name}',
    ],
    conflicts: [
      told(
        'Without {them} grandfather could not see to look for {them}, so he waved politely to a fridge.',
        'It was a better talk than most.',
        'They were on his forehead, with the other ones.',
      ),
      told(
        'Somebody breathed on {them}, wiped {them} on a tie, and now sees the world through egg.',
        'It was a good egg, and a better tie.',
        'The waiter, he says, is yellow.',
      ),
      told(
        'A lady took {them} off so as not to be recognised, and spent the evening with a coat stand.',
        'It was a good listener, and tall.',
        'They are meeting again on Friday, in poor light.',
      ),
      told(
        'The optician asked if it was better like this, or like this, and {they} was chosen out of despair.',
        '“The same” is not an answer, he says, and begins again.',
        'The bottom line said “made in Jena”.',
      ),
    ],
    closings: [
      'A tiny screw has gone, and the carpet has it.',
      'They are for reading, and he only wants to see who is coming.',
      'Held on with a plaster, it makes anybody look like a professor.',
      'It steams up at the best moment, out of tact.',
      'It was a very small print that said all this.',
    ],
  },
  {
    nouns: list(
      'teddy teddybear doll toy plushie ragdoll dollhouse dollshouse yoyo hulahoop spinningtop slinky skippingrope jumprope waterpistol watergun',
    ),
    events: [
      '{a_one} was left on a train, and the whole line was stopped because a child of three could say nothing but {name}',
      '{a_one} went through the wash, came out a different colour, and had to be introduced again as {name}',
      '{a_one} was stepped on in the dark by a father with no shoes, who told the whole street about {name}',
      '{a_one} was at a tea party with four others and no tea, and was told to sit up straight, {name}',
    ],
    conflicts: [
      told(
        'An ear was loved off {them}, then an eye, and the mother bought a new one, which the child has locked in the shed.',
        'It smells of shop.',
        'The real one may not be washed, says the law.',
      ),
      told(
        'A man of forty moved in with {them} in a box marked “tools”, and his wife has found it.',
        'She had one in her box marked “tax”.',
        'They sit on the shelf now, a chaperone apart.',
      ),
      told(
        'At the doctor’s {they} was given the injection first, so that the child would see that it did not hurt.',
        'It was the doctor who fainted.',
        'They both got a plaster, and the lollipop was divided.',
      ),
      told(
        'Somebody gave {them} to a child in a huge box, and the child has moved into the box.',
        'There is a letter slot, and the cat pays rent.',
        'It was bought for the sound; the batteries were never found again.',
      ),
    ],
    closings: [
      'At night, when all are asleep, {they} tidies up a little, out of nerves.',
      'There is a seam at the back, about which one does not ask.',
      'It knows everything, and has been sewn up.',
      'It was only dropped from the pram twenty times, to see if father still bends.',
      'An arm has come off, and is in hospital with the wrong leg.',
    ],
  },
  {
    nouns: list('ball kite balloon frisbee boomerang beachball'),
    events: [
      '{a_one} went over the fence of a man who never gives anything back, and was heard in there answering to {name}',
      '{a_one} was let go at a fair by a child who wanted to see what would happen, and went up as {name}',
      '{a_one} got stuck in a tree, then a shoe to get {them} down, then a second shoe, and then uncle {name}',
      '{a_one} was chased across the beach by a father who was sure of it, and off the coast is now called {name}',
    ],
    conflicts: [
      told(
        'In the tree {they} has met a shoe, a racket, another one of {them} and a cat that only pretends to be stuck.',
        'They have formed a council.',
        'The fire brigade has come for the cat, which walked down.',
      ),
      told(
        'Behind the hedge lives a man with a knife and a cellar full of things like {them}, say the children.',
        'He had them mended, all forty.',
        'He has been waiting to be asked to play since 1974.',
      ),
      told(
        '“Mine!” two brothers shouted, ran, looked up, and {they} came down in the potato salad.',
        'Both said that it was the other one’s.',
        'The salad was better with the grass.',
      ),
      told(
        'A father showed how it is done with {them}; there was a gust, and the family waved.',
        'He has rung from the next county.',
        'He had said that one must never let go.',
      ),
    ],
    closings: [
      'The window was open only in one sense.',
      'The dog brought {them} back, wet, and would like it to happen again.',
      'A little air is missing, but that can happen to anyone after forty.',
      'Up there it looked so small, and so well.',
      'Next time somebody else holds the string.',
    ],
  },
];
