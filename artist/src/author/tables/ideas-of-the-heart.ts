/** What is only felt, dreamt or remembered: a first kiss, wanderlust, déjà vu. */
import { list, type NounClass, told } from './noun-class.ts';

export const IDEAS_OF_THE_HEART: readonly NounClass[] = [
  {
    nouns: list('breakup divorce splitup separation'),
    events: [
      '{a_body} got the toaster in {topic}, the other side got the bread, and on Sundays they still need {name}',
      '{a_body} got through {topic} by means of a fringe, a tattoo and a pottery course, and all three say {name}',
      '{a_body} said “it’s not you, it’s me” all through {topic}, and when it came to signing nobody knew which was {name}',
      '{a_one} was explained to four friends on four evenings with four tubs of ice cream, and the last tub says {name}',
    ],
    conflicts: [
      told(
        'The sofa was sawn in half, for fairness, and {they} got the half with the remote control.',
        'It leans on books.',
        'Each half has asked after the other.',
      ),
      told(
        '{They} deleted the number, and then found that the fingers knew it.',
        'The fingers are in mittens until Monday.',
        'It was only the pizza place after all.',
      ),
      told(
        'Custody of the houseplant is shared, and at {their} place it is allowed to stay up.',
        'It comes back overwatered and spoilt.',
        'It has two birthdays now.',
      ),
      told(
        'The friends swore to take no side, and then {they} was seen to have the better crisps.',
        'Both sides now serve olives.',
        'It was decided on dip.',
      ),
      told(
        'Their song came on in the supermarket, and {they} left the trolley and the frozen peas behind.',
        'Aisle nine has stopped playing music.',
        'Somebody sang it to the peas until they were fetched.',
      ),
    ],
    closings: [
      'It was mutual, {they} says, and so did the other one, first.',
      'Time heals it, and a new fringe takes six weeks.',
      'They are better as friends, and best as neighbours’ gossip.',
      'The good scissors have not been found on either side.',
      'There are plenty more fish in the sea, and the cat has been told.',
    ],
  },
  {
    nouns: list('kiss firstkiss mistletoe goodnightkiss smooch airkiss'),
    events: [
      '{a_one} missed a cheek, met an ear, and was remembered by the whole family gathering as {name}',
      '{a_one} was two on the left in one country and three on the right in the next, and the nose in between says {name}',
      '{a_one} was blown from a train, caught by the wrong man on the platform, and he has been saving up to visit {name}',
      '{a_one} bumped two pairs of glasses together behind a bicycle shed, and the optician’s bill was made out to {name}',
      '{a_body} rehearsed {topic} on an orange for a month, and the orange was invited, out of respect, by {name}',
    ],
    conflicts: [
      told(
        'One counted two cheeks and one counted three, and {they} hung in the air between them.',
        'It landed on a hat.',
        'The hat was married, and said nothing.',
      ),
      told(
        '{They} is said to turn frogs into princes, and there is now a shortage of frogs.',
        'The pond is full of crowns.',
        'One of the princes still eats flies.',
      ),
      told(
        'A knee was kissed better by {them}, and the surgeon next door has asked for the method.',
        'It only works if somebody blows first.',
        'It is not covered, but it is free.',
      ),
      told(
        'Grandmother came at {them} with a handkerchief in one hand and lipstick in every direction.',
        'It came off in the spring.',
        'The other cheek had seen it, and fled.',
      ),
      told(
        'Both tilted their heads to the right, then both to the left, and {they} took twenty minutes.',
        'A man with a dog gave directions.',
        'It was worth it, says the dog.',
      ),
    ],
    closings: [
      'It was over in a second, and has been told for sixty years.',
      'There was garlic on both sides, so it does not count.',
      'Eyes shut, and somebody’s elbow on the horn.',
      'XX, it says below, and one of them is the signature.',
      'Nobody saw it, apart from the bus.',
    ],
  },
  {
    nouns: list('midlifecrisis quarterlifecrisis crisis identitycrisis'),
    events: [
      '{a_body} bought a motorbike on account of {topic}, could not get it up the drive, and the hedge has been called {name}',
      '{a_body} took up the drums in the middle of {topic}, and the whole street knows when it is going badly with {name}',
      '{a_body} went to the shop for milk during {topic}, came back with a kayak, and paddled into the hall as {name}',
      '{a_one} turned up on a Tuesday with a leather jacket in the wrong size and one earring, and asked to be called {name}',
    ],
    conflicts: [
      told(
        '{They} asked a teenager what was in at the moment, and it is out now.',
        'The teenager had to change schools.',
        'It was the trousers, mostly.',
      ),
      told(
        'A marathon, a sourdough and a novel were all begun by {them} in the same week.',
        'Only the sourdough has been finished, by the others.',
        'The novel is about somebody who runs.',
      ),
      told(
        '{They} climbed a mountain to find {themself}, and met eleven colleagues doing the same.',
        'They held a meeting at the top.',
        'All had the same jacket, in petrol blue.',
      ),
      told(
        '{They} sat down in a sports car, and it took the fire brigade to get up again.',
        'The roof had to be opened, as advertised.',
        'They said it suited everybody’s age.',
      ),
      told(
        'At half past two {they} asked the ceiling: “Is this all?”, and the upstairs neighbour said no, there was a leak.',
        'It gave the whole thing a direction.',
        'They have had tea together since, with a bucket.',
      ),
    ],
    closings: [
      'It is never too late, {they} says, out of breath.',
      'The ponytail is a statement, and there is not much of it.',
      'The old guitar has been taken out, and so has the back.',
      'It is only a phase, said mother, who is ninety, and learning to surf.',
      'The earring has healed over, and nobody mentions the kayak.',
    ],
  },
  {
    nouns: list('adulting adulthood grownup responsibility'),
    events: [
      '{a_body} got excited about a new sponge, saw that this was {topic}, and had to sit down next to {name}',
      '{a_body} kept a drawer of bags in a bag for the sake of {topic}, and on the outermost one it says {name}',
      '{a_body} looked round for a grown-up in the middle of {topic}, saw everybody looking back, and was voted in as {name}',
      '{a_one} rang the dentist in person, without a mother in the room, and at the other end they still talk of {name}',
    ],
    conflicts: [
      told(
        '{They} said “we have food at home” aloud, in a car, and heard {their} own father.',
        'He had been waiting for it.',
        'The food at home was one lemon.',
      ),
      told(
        '{They} was home by ten on a Friday, and felt that it had been cutting it fine.',
        'The shoes were off by the second step.',
        'The taxi driver called it wild.',
      ),
      told(
        'There is a good pan now, and {they} will not let anybody else wash it.',
        'It has its own cloth.',
        'Guests are shown it after the bathroom.',
      ),
      told(
        'A letter came with a window in the envelope, and {they} put it under the fruit to ripen.',
        'By March it was red.',
        'The fruit has been paid for.',
      ),
      told(
        '{They} bought a plant, then a stronger plant, and is now in charge of a stick.',
        'It is a very loved stick.',
        'It is watered on a plan, with colours.',
      ),
    ],
    closings: [
      'Bins are on Tuesday, and so are the feelings.',
      'Supper was cereal, but in the good bowl.',
      'Nobody knows how it works, and everybody nods.',
      'The back went while sleeping, which is how it starts.',
      'One day somebody will have to know where the stopcock is.',
    ],
  },
  {
    nouns: list('willpower selfcontrol selfdiscipline discipline resolution newyearsresolution marshmallowtest'),
    events: [
      '{a_one} was left alone with one biscuit for an hour, and it was the biscuit who came out first, shouting {name}',
      '{a_one} held out until the fourth of January, at about ten past nine, and in the gym they have a minute’s silence for {name}',
      '{a_one} stood in front of an open fridge at midnight with folded arms, and the light inside has taken it for {name}',
      '{a_body} swore by {topic} to give up sugar, and was found behind the curtains by a trail that spelled {name}',
    ],
    conflicts: [
      told(
        '{They} ate just one crisp, and the bag is being treated for loneliness.',
        'It was a very long one.',
        'The second was to keep the first company.',
      ),
      told(
        '{They} hid the chocolate from {themself}, and was very surprised on Tuesday.',
        'There was a map.',
        'The hiding place was “in the mouth”.',
      ),
      told(
        'On the first of January {they} joined a gym, and knows the smoothie man by name.',
        'His children write.',
        'The treadmill has only been described.',
      ),
      told(
        '“From Monday”, {they} said, and did not say which.',
        'Three of them have been crossed out.',
        'Mondays now pass on tiptoe.',
      ),
      told(
        '{They} put the alarm clock at the other end of the room, and now sleeps at the other end of the room.',
        'The rug is quite soft.',
        'It is called getting up, technically.',
      ),
    ],
    closings: [
      'It begins tomorrow, and tomorrow has been informed.',
      'It is like a muscle, {they} says, and has pulled it.',
      'Only looking, {they} says, with chocolate on the chin.',
      'Day one went so well that it is being repeated.',
      'The cake was got rid of in the only safe place.',
    ],
  },
  {
    nouns: list('childhoodmemory childhood goodolddays memorylane photoalbum'),
    events: [
      '{a_body} found {topic} in the loft, in a shoebox under the train set, and in crayon on the lid it says {name}',
      '{a_body} smelled floor polish, fell through it into {topic}, and was called in to supper from a window as {name}',
      '{a_one} was forty per cent true and sixty per cent uncle, and at every birthday there is a bit more of {name}',
      '{a_one} swore that the slide had been as high as a house, went back to measure, and came down it stuck, as {name}',
    ],
    conflicts: [
      told(
        'In {their} day the summers went on until February, and one ice cream fed a street.',
        'It cost a button.',
        'The snow was deeper than the teacher.',
      ),
      told(
        '{They} went back to the old school and sat on the old chair, and wore it home.',
        'It took soap.',
        'The desk still says who was stupid.',
      ),
      told(
        'Four siblings remember the day with the goose, and {they} was in none of the four.',
        'One of them has no goose either.',
        'The goose tells it differently.',
      ),
      told(
        'In every old photograph {they} has the eyes shut and somebody else’s ice cream.',
        'The somebody has been cut off.',
        'The one of the dog came out well.',
      ),
      told(
        'A tin of buttons was opened, and {they} was not seen again until bedtime.',
        'The big red one is still the king.',
        'Nobody has ever sewn one on.',
      ),
    ],
    closings: [
      'Home by the time the street lamps come on, and not a minute sooner.',
      'It was all fields then, and one of them had the good mud.',
      'The crusts have still not made the hair curl.',
      'Are we nearly there yet? It seems so.',
      'Somewhere under the hedge there is still a tennis ball.',
    ],
  },
  {
    nouns: list('imaginaryfriend imaginaryboyfriend imaginarygirlfriend'),
    events: [
      '{a_one} was blamed for a vase, two windows and a haircut, and took it all like a gentleman, as {name}',
      '{a_one} had a place laid at table for six years, never left any sprouts, and is in the family Bible as {name}',
      '{a_one} was sat on by a bishop at tea, there was an outcry, and he apologised to the cushion, and to {name}',
      '{a_one} was grown out of one September, got a suitcase drawn in chalk, and left it on the step of a house that needed {name}',
    ],
    conflicts: [
      told(
        '{They} made a friend in the park, and now nobody can see either of them play.',
        'The swings go by themselves.',
        'It is always a draw.',
      ),
      told(
        'A ticket for the bus had to be bought for {them}, and the driver waited until {they} sat down.',
        'He asked for the seat belt, too.',
        'The window seat was insisted upon.',
      ),
      told(
        'At school {they} put up a hand for the whole lesson, and was once very nearly asked.',
        'The answer was nine.',
        'It is the only perfect attendance.',
      ),
      told(
        'The parents set {them} a bedtime, and were told next morning that it had been broken.',
        'There had been a party, with geese.',
        'They are all a little tired.',
      ),
      told(
        '{They} has a friend whom nobody else can see, who is a tax adviser.',
        'He says that everything is in order.',
        'He comes on Thursdays, through the wall.',
      ),
    ],
    closings: [
      'It was {them}, says the child, and points at the dust.',
      'Mind where you sit.',
      'There is no proof that {they} exists, and half the cake has gone.',
      'Everybody had one once, and some of them still write.',
      '{They} believes in you, too.',
    ],
  },
  {
    nouns: list('déjàvu dejavu'),
    events: [
      '{a_one} came in, hung up a hat next to the same hat, and was told from the kitchen: “Not again, {name}”',
      '{a_one} met somebody on the stairs for the first time, twice, and the second time they both said {name}',
      '{a_body} had {topic} about a lamp post, greeted it, walked round the corner, and was greeted back as {name}',
      '{a_body} had {topic} about a lamp post, greeted it, walked round the corner, and was again greeted back as {name}',
    ],
    conflicts: [
      told(
        '{They} knew what the waiter was going to say, and the waiter knew that {they} knew.',
        'It was the fish.',
        'He brought what had been left over from next time.',
      ),
      told(
        'A cat walked past the door, and then the same cat walked past the door, and {they} checked the cat.',
        'There were two of them, in league.',
        'It was out of breath.',
      ),
      told(
        '{They} laughed before the joke, and so it was not told.',
        'It was told again later, for the first time.',
        'It had been a good one, as everybody remembers.',
      ),
      told(
        'The doctor has never seen {them} before, and says so at every visit.',
        'It helps, as it did the other times.',
        'He prescribes a new road home.',
      ),
      told(
        'Haven’t we met? {they} asked, and it was a mirror, and it had asked first.',
        'They agreed on Tuesday.',
        'It had been in better light.',
      ),
    ],
    closings: [
      'You have read this before, or else you are going to.',
      'It all seems so familiar, {they} says, as usual.',
      'This is the last sentence. This is the last sentence.',
      'And then somebody came in with the same tray.',
      'It feels like yesterday, but with better biscuits.',
    ],
  },
  {
    nouns: list('wanderlust fernweh travelbug traveling travelling bucketlist cabinfever'),
    events: [
      '{a_body} caught {topic} from a calendar in a dentist’s waiting room, and sent the dentist a card from each month as {name}',
      '{a_body} packed eleven times out of {topic}, got as far as the garden gate, and asked it the way to {name}',
      '{a_body} spun a globe for the sake of {topic}, put a finger on it, and it was the screw at the bottom, called {name}',
      '{a_one} walked up and down a hall with a rucksack for a whole winter, and the neighbours below have put up a signpost to {name}',
    ],
    conflicts: [
      told(
        'All the windows at {their} place are open, in case a train goes by.',
        'It is the wrong coast for it.',
        'One of them hooted back.',
      ),
      told(
        '{They} knows how to say “where is the station?” in nine languages, and asks it at the station.',
        'People point at the ground.',
        'The answers are the difficulty.',
      ),
      told(
        'There is a map of the world on the wall with a pin for every place that {they} has not been.',
        'The wall has come down.',
        'The cat has been to Peru, by a jump.',
      ),
      told(
        '{They} went round the world to find a place with good coffee, and it was next to the bus stop.',
        'It had been closed for Mondays.',
        'The bus has learnt a lot, too.',
      ),
      told(
        'A suitcase was put out to air, and {they} was found inside, ready.',
        'The label said “any”.',
        'There were sandwiches for both.',
      ),
    ],
    closings: [
      'Further, {they} says, and points with the toothbrush.',
      'Once there, {they} would like to be somewhere else, with the same view.',
      'The passport is full, and most of it is coffee.',
      'Elsewhere sends its regards, and asks when.',
      'Next stop, anywhere, and mind the cat.',
    ],
  },
  {
    nouns: list('daydream daydreaming dream dreamer luciddream luciddreaming daydreamer'),
    events: [
      '{a_one} began at the ironing and ended in Brazil, by way of the sleeve, and the shirt has a hole in the shape of {name}',
      '{a_one} was about a house with one more room than usual, and in the room sat, reading, {name}',
      '{a_one} was called on by a teacher in the middle of a coronation, and answered with great dignity: {name}',
      '{a_body} told everybody about {topic} at breakfast, in all its parts, and was left alone with the jam as {name}',
      '{a_body} took an exam without trousers in {topic}, passed, and the certificate, also without trousers, is for {name}',
    ],
    conflicts: [
      told(
        '{They} ran and did not move, and the thing behind {them} waited politely.',
        'It was the old geography teacher.',
        'He only wanted to give back a pen.',
      ),
      told(
        'You were there, {they} says, but you were a lighthouse, and also my aunt.',
        'Nobody minded being the lighthouse.',
        'The aunt has asked what she wore.',
      ),
      told(
        'The teeth fell out one by one into {their} hand, and then it rang, and it was only the phone.',
        'The dentist says that it means money.',
        'It was the dentist.',
      ),
      told(
        '{They} learnt at last to fly, by leaning, and was very disappointed at the bus stop.',
        'It had been all in the elbows.',
        'A pensioner got off the ground a little.',
      ),
      told(
        '{They} looked out of the window for a minute, and it was the end of the school year.',
        'The report says “present, in a way”.',
        'The window has a certificate.',
      ),
    ],
    closings: [
      'And then {they} woke up, and the spoon was still there.',
      'The best part cannot be told, and takes an hour.',
      'It all made sense, up to the horse.',
      'Somebody asked what {they} was thinking, and it was a raft.',
      'To be continued, if it is the same pillow.',
    ],
  },
  {
    nouns: list('overthinking overthinker rumination secondthought'),
    events: [
      '{a_body} was sent “fine.” with a full stop, fell into {topic} over the dot, and came out in April as {name}',
      '{a_body} could not sleep for {topic} about a wave that had been meant for somebody behind, and the somebody was {name}',
      '{a_body} chose between two yoghurts, with a lot of {topic}, until both had gone off, and the lids say {name}',
      '{a_one} said “good evening” at noon in the year before last, went through it again last night, and now it is {name}',
    ],
    conflicts: [
      told(
        '{They} wrote “Hi”, then “Hello”, then “Hi!”, and sent a fruit basket.',
        'There was a pineapple, which could be misread.',
        'The answer was “hi”, and is being studied.',
      ),
      told(
        'Somebody laughed at the next table, and {they} went back over the trousers.',
        'They had been talking about a duck.',
        'The duck has been looked into.',
      ),
      told(
        '{They} practised the order for the bakery all the way, and was asked “how many?”.',
        'It had not been foreseen.',
        'There are nineteen rolls at home.',
      ),
      told(
        '{They} has already lost the argument with a traffic warden that will be on Thursday.',
        'The warden brought a good lawyer.',
        'They settled in the shower.',
      ),
      told(
        'At {their} place every thought has a second one, and the second one has friends.',
        'They arrive at about three.',
        'One of them plays the drums.',
      ),
    ],
    closings: [
      'It was probably nothing, which makes eleven possibilities.',
      'What did they mean by “bye”?',
      'The last word has been gone through again, and might be “soup”.',
      'And what if not? And what if so?',
      'It is all quite simple, and that is what is so suspicious.',
    ],
  },
  {
    nouns: list('hygge cosiness coziness cosyevening cozyevening'),
    events: [
      '{a_body} lit one match for the sake of {topic}, then ninety, and the fire brigade took off its boots for {name}',
      '{a_body} got under four blankets with {topic} and a biscuit, and in spring a search party followed the crumbs to {name}',
      '{a_body} knitted {topic} for the teapot, then for the kettle, and then for the whole street, and it is tied up with {name}',
      '{a_one} was imported from Denmark in a tin of biscuits, and inside, as always, were buttons and {name}',
    ],
    conflicts: [
      told(
        'One sock was taken off to see whether {they} could be any warmer, and there was an outcry.',
        'It was put back by a committee.',
        'The foot has been apologised to.',
      ),
      told(
        'It was a fine summer’s day, and {they} closed the curtains and asked for rain.',
        'A friend holds the watering can to the pane.',
        'The stove was lit out of principle.',
      ),
      told(
        'The cat sat down on {them} at four, and since then nobody has been able to leave.',
        'The tea is out of reach.',
        'They have had the post brought to the sofa.',
      ),
      told(
        '{They} has a cushion for every feeling, and nobody has seen the sofa since.',
        'It may be a bench.',
        'An uncle went in, and is fine.',
      ),
      told(
        'The fire on the television went out, and {they} put on a log.',
        'It fitted, in a way.',
        'The screen was warm for once.',
      ),
    ],
    closings: [
      'Nobody is going anywhere, and there is soup.',
      'It is minus nine outside, and none of it is coming in.',
      'The slippers have been warmed, and so has the dog.',
      'One more page, one more biscuit, and one more winter.',
      'There is a draught, said somebody, and was buried in wool.',
    ],
  },
];
