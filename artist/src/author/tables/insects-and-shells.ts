/** Small beasts with six legs, a hundred or a shell: each class has jokes that only it could have. */
import { list, type NounClass, told } from './noun-class.ts';

export const INSECT_AND_SHELL_CLASSES: readonly NounClass[] = [
  {
    nouns: list('worm earthworm maggot leech'),
    events: [
      '{a_one} came up in the rain to see what the noise was, and has been in front of a blackbird’s lawyer since as {name}',
      '{a_one} was cut off in the middle of a sentence by a spade, and both halves finished it with {name}',
      '{a_one} looked out of an apple just as somebody bit into it, and each of them shouted {name}',
      '{a_one} turned, as the proverb had promised, and the whole compost heap rose to its feet for {name}',
    ],
    conflicts: [
      told(
        'At one end {they} was told something confidential, and it was the wrong end.',
        'It is still blushing, six inches further on.',
        'The saddle in the middle keeps the minutes.',
      ),
      told(
        'The early bird is praised in every kitchen, and nobody ever asks what {they} was doing up at that hour.',
        'It was the way home.',
        '{They} sleeps in now, till the cat is about.',
      ),
      told(
        'For a fishing trip a nice man offered {them} a place at the very front, with a hook to hold on to.',
        'The view was of a trout, from inside.',
        'They were both thrown back, and get on.',
      ),
      told(
        'Through the whole of the vegetable garden {they} has eaten {their} way, and there is now more of it than before.',
        'The roses have written to thank {them}.',
        'No gardener has ever been so well dug.',
      ),
      told(
        'Somebody opened a can of them in a meeting, and {they} was the only one who got out.',
        'There was nothing on the agenda about a lid.',
        'The others are still under “other business”.',
      ),
    ],
    closings: [
      'Head or tail, the coin would be no help.',
      'The earth moved, and it was {them}.',
      'No arms, no legs, no opinions, and soil as light as cake.',
      'A good soil is mostly what {they} has been thinking over.',
      'A good apple, with a lodger.',
    ],
  },
  {
    nouns: list('beetle ladybug ladybird scarab weevil cockchafer'),
    events: [
      '{a_one} landed on a finger, was asked what the weather would be like, and flew off home to see to the fire at {name}',
      '{a_one} fell on {their} back at eleven in the morning, waved until four, and half the terrace had waved to {name}',
      '{a_one} rolled a ball uphill for two days, let go to wave, and the ball is now on the bypass as {name}',
      '{a_one} woke up one morning as a travelling salesman, was late for the office, and had to explain {name}',
    ],
    conflicts: [
      told(
        '{They} lies on {their} back on the garden path and tells everyone who goes by that it is for the sun.',
        'An ant asked if it should help, and was asked to move out of the light.',
        'By evening {they} had got to know the ceiling of the world.',
      ),
      told(
        'The number of dots is {their} age, says a child, and {they} has had one taken out.',
        'It left a pale patch, and a weekend at the spa.',
        'There are seven, and they are not years but summers.',
      ),
      told(
        'What {they} has rolled home through the dust since dawn was called by {their} wife “that again”.',
        'It is a question of what is in it.',
        'The one next door has a bigger one, and two storeys.',
      ),
      told(
        'The house is on fire and the children are gone, people tell {them} whenever {they} sits down anywhere.',
        'The children were in the cinema.',
        'It is the fifth house, and the insurance comes with flowers.',
      ),
      told(
        'The wings fold away under a lid in eleven creases, and {they} was called in when nobody could close the tent.',
        'A corner is still looking out, and it is red.',
        'There was a pole left over; there always is.',
      ),
    ],
    closings: [
      'The bonnet is shut, and there is nobody in the back.',
      'Luck cannot be held on to, but it will walk up to the fingertip.',
      'One aphid was spared, for the conversation.',
      'On its back, but in good spirits.',
      '{They} flies as a wardrobe would, if a wardrobe were not so sensible.',
    ],
  },
  {
    nouns: list('grasshopper cricket cicada locust'),
    events: [
      '{a_one} was the only sound after a comedian’s best joke, and he came down to the bar to meet {name}',
      '{a_one} sat behind a boiler for a month on one note, and the house was taken apart, floor by floor, for {name}',
      '{a_one} fiddled the whole summer through, knocked at the ant’s in November, and was heard through the door as {name}',
      '{a_one} spent seventeen years underground for one party, turned left at the root, and came up at {name}',
    ],
    conflicts: [
      told(
        'When somebody in the room makes a joke that is not one, {they} is expected, day and night, at once.',
        'The fee is per silence.',
        'On Friday {they} laughed, and the career was over.',
      ),
      told(
        'The ant has a pantry, a list and a padlock, and {they} has a new song about exactly that.',
        'It is hummed in there, behind the shelves.',
        'For the last verse the padlock was opened a crack.',
      ),
      told(
        'One leg was tuned to A and the other was not, and {they} has had to walk home in two keys.',
        'The tuner has six forks and no patience.',
        'A frog came in on the third beat, uninvited.',
      ),
      told(
        'With one hop {they} can get from here to there, but has never yet known where there would be.',
        'It was a soup.',
        'It was a hat, and then a bus, and then Leeds.',
      ),
      told(
        'As the conscience of a wooden boy {they} was allowed a top hat, but nobody was listening to {them}.',
        'His nose was in the way.',
        'A good whistle is what is left, and a very small walking stick.',
      ),
    ],
    closings: [
      'You can hear {them}; that was not a good sign for the speaker.',
      '{They} stops as soon as you get up to look.',
      'The evening was warm, and {they} would not let it alone.',
      'The knees are higher than the head, and think faster.',
      'Winter has been noted, and will be dealt with when it comes.',
    ],
  },
  {
    nouns: list('cockroach woodlouse silverfish earwig'),
    events: [
      '{a_one} was caught at two in the morning by the kitchen light, froze, and pretended to be a date called {name}',
      '{a_one} came through the end of the world with half a biscuit, looked about, and said “{name} calling”',
      '{a_one} checked in to a hotel ahead of the other guests, rated the skirting board, and is under the carpet as {name}',
      '{a_one} was hit with a slipper, a book and a frying pan, apologised for the noise, and went on as {name}',
    ],
    conflicts: [
      told(
        'A lifestyle magazine has written that nothing will survive but {them}, and {they} has already seen to curtains.',
        'The lease runs to the end of time, and six months beyond.',
        'Somebody has to water the plants.',
      ),
      told(
        'A man came with a spray and a mask, and {they} asked if he had it in pine.',
        'The cousins were brought, for the fragrance.',
        'He is only here on Mondays now, for the chat.',
      ),
      told(
        'For six months {they} had been living behind the refrigerator rent free, when a second one moved in with a dishwasher.',
        'They lead separate lives, on the one crumb.',
        'He hums, and it is not the refrigerator.',
      ),
      told(
        'The light goes on, and everybody runs, and on Thursday {they} was the only one who had not been told why.',
        'It was for an aspirin.',
        'They all met behind the oven, and nobody knew who had started it.',
      ),
      told(
        'Nine days {they} got on without a head, and from the tenth on there were leadership courses to give.',
        'Nobody noticed until the group photo.',
        'The head was doing very well on its own, in sales.',
      ),
    ],
    closings: [
      'For every one that you see there are forty who find you untidy.',
      '{They} has outlived the dinosaurs, the Romans and the last three kitchens.',
      'The crumb under the toaster is an heirloom.',
      'Please leave the light off; we are all friends here.',
      'The landlord pays for the glue, and {they} for the company.',
    ],
  },
  {
    nouns: list('scorpion'),
    events: [
      '{a_one} was found in a boot in the morning, was turned out on the sand, and turned the wearer out as {name}',
      '{a_one} was carried over a river by a frog, did not sting it for once, and both of them were so moved that they said {name}',
      '{a_one} was under an ultraviolet lamp at a disco, shone bright green all over, and was booked as {name}',
      '{a_one} was born at the beginning of November, went by the stars, and was sold at the fair as passionate {name}',
    ],
    conflicts: [
      told(
        'A frog asked {them}, halfway over, whether it was going to be as in the story, and {they} said that {they} was only the passenger.',
        'They did the way back as well, in silence.',
        'It now charges in advance.',
      ),
      told(
        'In order to scratch {their} back {they} has just the one tool, and it is not for that.',
        'It went to sleep at once, and the rest had to wait.',
        'A brush has been put up, at a safe height.',
      ),
      told(
        'At a wedding {they} danced with both hands taken, and nobody asked what was arching over the top of it.',
        'The band kept to slow things.',
        'It was a balloon that got it.',
      ),
      told(
        'According to the horoscope {they} is passionate, secretive and good with money, and has eleven pence and tells everybody.',
        'The ram next door had the same one.',
        'It was last week’s, and was about a goat.',
      ),
      told(
        'The cushion that {they} had brought along for the plane was so comfortable that there is no plane any more to speak of, only whistling.',
        'It landed flat.',
        'The armrest is to be shared, and was.',
      ),
    ],
    closings: [
      'The sting is in the tail, where it was announced.',
      'Please shake out your shoes; {they} would only be embarrassed.',
      'Cross by the bridge, says the frog.',
      'It is in {their} nature, and on {their} business card.',
      'The handshake is firm, both times, and then comes the other thing.',
    ],
  },
  {
    nouns: list('dragonfly mayfly damselfly'),
    events: [
      '{a_one} hatched at six in the morning, had one day, spent the first hour of it with the bank, and was entered as {name}',
      '{a_one} stood in the air over a pond like a helicopter, was asked for the traffic news, and signed off as {name}',
      '{a_one} sat down on the tip of a fishing rod, the angler held his breath until Thursday, and told people about {name}',
      '{a_one} overtook a kingfisher on the inside bend, without indicating, and the pond has asked for {name}',
    ],
    conflicts: [
      told(
        'Two years {they} lived at the bottom of a pond as something with a beard, and nobody up here is to know.',
        'A newt told it at the party.',
        'The old skin still hangs on the reed, with the beard on.',
      ),
      told(
        'At noon {they} was middle-aged, took up golf, and gave it up towards two as a thing of {their} youth.',
        'The pension was for twenty minutes, with tea.',
        'The handicap was the sun.',
      ),
      told(
        'With thirty thousand lenses {they} saw the same frog thirty thousand times, and one of them was real.',
        'It was the one with the tongue.',
        'The optician has given up at the first row.',
      ),
      told(
        'The wings can go each in another direction, and on Sunday they had an argument.',
        'The left front wanted to see the mill.',
        'They met at the back, over the reeds, and it was never spoken of.',
      ),
      told(
        'A dentist’s appointment was offered {them} for tomorrow, and {they} laughed in quite a new way.',
        'It was moved up to now.',
        'There was no charge, in view of the hour.',
      ),
    ],
    closings: [
      'The day was long, and it was all of them.',
      'No reverse gear has ever been so blue.',
      'The pond lies still, and pretends to have been like that all the time.',
      'No dragon, no fly, and still on both mailing lists.',
      'It was only a moment, but it had four wings.',
    ],
  },
  {
    nouns: list('mantis prayingmantis stickinsect leafinsect'),
    events: [
      '{a_one} folded {their} hands before dinner, was taken for religious, and the dinner said amen to {name}',
      '{a_one} stood in a vase for six weeks, was watered on Sundays, and then asked the family for {name}',
      '{a_one} stood on a path as a twig, a man picked {them} up to throw for his dog, and the dog came back with {name}',
      '{a_one} was counted in a terrarium every morning by a class of nine-year-olds, as none, and then they read the sign: {name}',
    ],
    conflicts: [
      told(
        'A second date was never asked for by anyone, and {they} has begun to wonder if it is the restaurant.',
        'The first went very well, and he was delicious company.',
        'The profile says “loves long dinners”.',
      ),
      told(
        'At the kung-fu school they have been imitating {them} for four hundred years, and {they} was only waiting for a fly.',
        'The fly has a black belt by now.',
        'Twelve men in white trousers are standing on one leg, and it is not coming.',
      ),
      told(
        '{They} is so well disguised as a leaf that last autumn somebody raked {them} up.',
        'The heap was cosy, and mostly relations.',
        'A caterpillar has taken a bite, and begged pardon.',
      ),
      told(
        'The family reunion was on the hawthorn, and {they} talked for an hour to an uncle who was a piece of hawthorn.',
        'He was a good listener, and he has a bud.',
        'The real uncle was the railing.',
      ),
      told(
        'The head goes all the way round, and at the cinema {they} watches the people behind.',
        'They did not like the ending.',
        'One of them had popcorn, and screamed at the wrong place.',
      ),
    ],
    closings: [
      'The hands are folded, but nobody ought to rely on it.',
      'If it moves, it was the wind; if there is no wind, be polite.',
      'A plate is laid for two, and washed up for one.',
      'It is the third twig from the left, or it is not.',
      'Grace was said, quickly.',
    ],
  },
  {
    nouns: list('flea tick louse bedbug headlouse fleacircus'),
    events: [
      '{a_one} jumped from a poodle to a duchess, was bathed with both, and came out of the foam as {name}',
      '{a_one} was the star of a circus in a matchbox until the box was lit for a cigar, and left the ring as {name}',
      '{a_one} waited on a blade of grass with {their} arms out for eleven months, and then a jogger came by, called {name}',
      '{a_one} was sent home from school with a letter, on a boy, and the letter was about {name}',
    ],
    conflicts: [
      told(
        'The dog has been put up for sale, with garden, and nobody asked the tenants.',
        'The new people are thinking of a poodle cut.',
        'There is talk of a cat, but it is only for singles.',
      ),
      told(
        'A hundred and fifty times {their} own length {they} can jump, and a board at the Olympics has measured it at one foot.',
        'The medal fell on {them}, and had to be lifted off by three.',
        'The pit was a sugar bowl.',
      ),
      told(
        'A special collar was bought for the cat, and {they} has asked where one can get it in a small size.',
        'It goes with the pearls.',
        'The smell is of lemon, and keeps off the mother-in-law.',
      ),
      told(
        'In a trouser leg {they} travelled to the sea for the first time, and was taken out by somebody with tweezers before the view.',
        'There was a lighthouse, the others say.',
        'The tweezers turned left, so there was at least a dune.',
      ),
      told(
        'The circus director has three of them and a magnifying glass, and on Saturday he could not say which one had been insolent.',
        'It was the trapeze.',
        'The lion turned out to be a crumb, and has been let go.',
      ),
    ],
    closings: [
      'You have begun to scratch; that was {them}, or the thought.',
      'It is a dog’s life, but with a balcony.',
      'The fine comb has been through here, and found it charming.',
      'The market is on Sundays, and they are not even on sale.',
      'Somewhere behind the ear is a very small light on.',
    ],
  },
  {
    nouns: list('moth firefly glow-worm glowworm lightningbug'),
    events: [
      '{a_one} flew at a street lamp forty times, got in on the forty-first, and it has flickered {name} all night since',
      '{a_one} ate a dinner jacket from the inside, left the buttons, and the waiter came to the table with {name}',
      '{a_one} lit up for the love of {their} life for a whole night, and it was the standby light of a television called {name}',
      '{a_one} saw the moon, the bathroom and the oven in one night, and has been writing a thesis on it as {name}',
    ],
    conflicts: [
      told(
        'Once there was only the moon to steer by, and since there are petrol stations {they} has been going round pump four.',
        'The man at the till has got used to the knocking.',
        'On leaving {they} always turns back once more, and that was it.',
      ),
      told(
        'A cashmere jumper had been put by in the wardrobe, between balls of lavender, and {they} has written a review.',
        'It is light, with a long finish, and a hole.',
        'Polyester was sent back to the kitchen.',
      ),
      told(
        'They told {them} again and again, and {they} still has to ask if anyone has got a lamp.',
        'It does not have to be on.',
        'It was love, says {they}, at sixty watts.',
      ),
      told(
        'The butterfly gets the meadow, the poems and the sun, and {they} gets the porch and a rolled-up newspaper.',
        'They have the same grandmother.',
        'The newspaper has an article about the butterfly.',
      ),
      told(
        'The lamp in {their} own tail came on at the cinema, and {they} was shown out by an usher with a weaker one.',
        'He walked behind, for the light.',
        'The film was dark, and had been better explained with it.',
      ),
    ],
    closings: [
      'Please turn that off; no, please leave it on.',
      'The sleeve was old, and it was served cold.',
      'Somebody has lit a candle, and the evening is over for one of us.',
      'It is not a hole, it is where the soul of the jumper was.',
      'June is short, and {they} has only one small lamp for all of it.',
    ],
  },
  {
    nouns: list('centipede millipede'),
    events: [
      '{a_one} ordered fifty pairs of slippers, one came in the wrong size, and the parcel went back to {name}',
      '{a_one} was asked with which foot {they} began, thought about it, and was carried out of the ballroom as {name}',
      '{a_one} played in goal barefoot, as the laces would have taken until half-time, and was cheered as {name}',
      '{a_one} was told by the doctor to put the other foot in the bath, and by Easter was known to the plumber as {name}',
    ],
    conflicts: [
      told(
        'At the door it says “please take off your shoes”, and {they} has been standing in the hall since the soup.',
        'They are now at the cheese.',
        'The left ones are done.',
      ),
      told(
        'Somebody wiped {their} feet as they came in, which is nice, but it was {them}, and it is next week.',
        'The mat has been retired, with a pension.',
        'The last six went in dirty, out of despair.',
      ),
      told(
        'The leg at the back has just heard that the one in front has stubbed its toe, and has begun to limp in sympathy.',
        'By the evening it was a movement.',
        'Thirty-one would like to stay anonymous.',
      ),
      told(
        'Line dancing was {their} idea, alone.',
        'It came round the corner and joined in with itself.',
        'The caller lost his voice at “and now all of them”.',
      ),
      told(
        'There are exactly ninety-eight legs, {they} has counted, and somewhere on the landing are the other two.',
        'They went on ahead to keep a table.',
        'They have sent a card from the seaside, where they are paddling.',
      ),
    ],
    closings: [
      'One step at a time, and it all goes to pieces.',
      'The best foot was to be put forward, and the selection is still sitting.',
      'Socks are bought by weight.',
      'In the three-legged race there was an objection.',
      'The pedicure was on Monday, and is now by the waist.',
    ],
  },
  {
    nouns: list('scallop barnacle'),
    events: [
      '{a_one} had a grain of sand in {their} bed, complained for seven years, and what was delivered then was {name}',
      '{a_one} was pressed for a statement at the harbour police station, shut up, and was put down as {name}',
      '{a_one} was opened at a table by a man with a lemon, looked out, said “engaged”, and closed as {name}',
      '{a_one} settled on the bottom of a yacht for the view, and has since been round the world upside down as {name}',
    ],
    conflicts: [
      told(
        '{They} knows exactly who stole the anchor, the captain’s parrot and the cheese, and says nothing.',
        'They tried garlic, and steam.',
        'Bubbles were taken down, and there were two.',
      ),
      told(
        'The world is {their} own self, says the proverb, and {they} finds it a bit dark.',
        'There is a bed, and it is wet.',
        'It can be locked from the inside, and that is more than most worlds.',
      ),
      told(
        'Something in there has been rubbing since {year}, and the jeweller keeps looking in to ask how bad it is.',
        'It could still be worse, he says, and he hopes.',
        'She wears it in the left ear, and it still rubs.',
      ),
      told(
        'A hermit crab came with an agent to see the flat, while {they} was sitting in it.',
        'He loved the hinges.',
        'The agent called {them} “fixtures”.',
      ),
      told(
        'A child held {them} to an ear to hear the sea, and {they} held the child to listen for the school.',
        'It was long division.',
        'Both of them heard somebody call that it was time to go home.',
      ),
    ],
    closings: [
      'Happy as ever, if that is what it is; it was not said.',
      'In a month without an R {they} comes out in the evenings.',
      'The lips are sealed, both of them, and there is nothing else.',
      'Lemon is a threat, not an ingredient.',
      'Home is where you cannot be got out of.',
    ],
  },
  {
    nouns: list('starfish sea-urchin seaurchin anemone seastar coral'),
    events: [
      '{a_one} was given a sheriff’s job because of the way it lay on a waistcoat, and the town called it {name}',
      '{a_one} lost an arm in an argument, grew a new one, and the arm grew a new one of {them}, called {name}',
      '{a_one} took part in a hundred holiday photos, in all of them as the decoration, and only one says {name}',
      '{a_one} went as a hat pin to the opera, as a comb to a ball and as a hedgehog to the sea, under the name {name}',
    ],
    conflicts: [
      told(
        'Five arms wanted to go in five directions, and so {they} has lived in the same bay since {year}.',
        'There is a vote each spring, and it is always one each.',
        'A sixth would only be bought off.',
      ),
      told(
        'With {their} stomach outside {them} {they} had just begun the mussels, when the neighbours came by.',
        'One does not know where to look.',
        'They said not to get up.',
      ),
      told(
        'A clownfish rents at {their} place and says thirty times an hour how safe he feels.',
        'The father is looking for the son again.',
        'The rent is one joke, and it is always that one.',
      ),
      told(
        'Somebody put a bare foot down, and both sides have since had one word for the other, the same one.',
        'The foot has been withdrawn, and the spines are on loan.',
        '{They} had only been sitting there, for sixty years.',
      ),
      told(
        'At the tide pool {they} was looked at by a whole class through a glass, and one put {them} on his shoulder and reported for duty.',
        'He has been promoted, in the bath.',
        'Shore leave lasted until the bell.',
      ),
    ],
    closings: [
      '{They} has no head, so {they} is never in over it.',
      'For a high five {they} has to be asked only once.',
      'The sky has lots of them, but those do not come down to breakfast.',
      'Nobody can say which way up is annoyed.',
      'Rated five, by itself.',
    ],
  },
  {
    nouns: list('eel lamprey electriceel'),
    events: [
      '{a_one} was plugged in by a sailor in place of the kettle, the whole boat had hot water, and the fuse is called {name}',
      '{a_one} switched on a small lamp in the dark of the sea to read, and eleven guests swam up to ask, and it was {name}',
      '{a_one} slid out of one bucket, two hands and a newspaper, and was last heard of on the stairs as {name}',
      '{a_one} was the rug in a diver’s cabin until he wiped his feet, and the rug got up and complained as {name}',
    ],
    conflicts: [
      told(
        'Six hundred volts go into every handshake, and {they} has been wondering why nobody comes to the second meeting.',
        'The bishop’s hair is still up.',
        'A pensioner comes on Fridays, for his knee.',
      ),
      told(
        'A man on the bank has held {them} in both hands eleven times this evening, and has nothing to show for it.',
        'The twelfth time it waved.',
        'He has been asked to wash the dishes, and cannot hold those either.',
      ),
      told(
        'To spawn {they} has to go to the Sargasso Sea, over two weirs and a wet meadow, and nobody has ever been told why.',
        'It was the same hotel for the parents.',
        'The meadow has put up a rail.',
      ),
      told(
        'An aquarium lent {them} to a school for a week, and nobody has found the switch for the physics room.',
        'The caretaker reads in there, at night.',
        'All the digital watches say noon.',
      ),
      told(
        'With a cook {they} disputed for a quarter of an hour, from the sink to under the dresser, and neither had the upper hand for long.',
        'The hovercraft is a different story.',
        'He has put on woollen gloves, and gone over to eggs.',
      ),
    ],
    closings: [
      'It was there, it was in the hand, and it was Wednesday.',
      'The teeth are bigger than the worries.',
      'The light is on, and somebody is at home, with the mouth open.',
      'Flat, but with reservations about it.',
      'Get a grip, they said, and looked at their hands.',
    ],
  },
];
