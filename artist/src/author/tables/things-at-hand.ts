/** What is held, hung up or stood on: binoculars, business card, balcony, cable car, crystal. */
import { list, type NounClass, told } from './noun-class.ts';

export const THINGS_AT_HAND: readonly NounClass[] = [
  {
    nouns: list('airbag'),
    events: [
      '{a_one} had waited eleven years folded in a steering wheel for its moment, and it was a kerb, said {name}',
      '{a_one} went off in a car wash, and a man came out clean, surprised and hugged by {name}',
      '{a_one} was the only part of the car that had never been seen, and was prayed to as {name}',
    ],
    conflicts: [
      told(
        'It takes a thirtieth of a second, and then everybody sits there in the talcum, like four bakers.',
        'One had his pipe in.',
        'They were hugged harder than at their wedding.',
      ),
      told(
        'The warning light says that something is wrong with {them}, and the family has agreed on a plaster.',
        'It covers the light.',
        'They drive with cushions, and softly.',
      ),
      told(
        '{They} can do only one thing, once, and reads about it between services.',
        'It has underlined “gently”.',
        'Retirement is at the same moment.',
      ),
      told(
        'At the crash test {they} has met a dummy so often that they send each other cards.',
        '“Hit it off”, says each.',
        'The dummy is not itself since.',
      ),
    ],
    closings: [
      'Ready, in the dark, behind the horn.',
      'It was a lot of fuss about a lamp post.',
      'Soft, sudden, and non-returnable.',
      'May it go on having nothing to do.',
    ],
  },
  {
    nouns: list('antenna aerial satellitedish tvaerial'),
    events: [
      '{a_one} was held by an uncle on one leg beside the stove, that was where the final came in, and so stood {name}',
      '{a_one} was turned a finger’s breadth on the roof, and the whole family shouted “there!” and then "{name}',
      '{a_one} listened to the stars for forty years, and the first word from out there was {name}',
    ],
    conflicts: [
      told(
        'A coat hanger stands in for {them}, and all of Portugal comes in, but nothing nearer.',
        'They follow a series about a baker.',
        'They know the weather in Faro by heart.',
      ),
      told(
        'Somebody has to stay up there and hold {them} till the end of the match, with soup on a pole.',
        'It went to penalties.',
        'He was told of the first half by post.',
      ),
      told(
        'A crow sits on {them}, and the news has a beak.',
        'It was a heavier crow for the sport.',
        'On Sundays there are two, and it is in stereo.',
      ),
      told(
        'In the snow there was at last something to see on every channel: more snow.',
        'It was the best thing since the crow.',
        'They gave it four stars.',
      ),
    ],
    closings: [
      'Left a bit; no, back; there; do not breathe.',
      'It receives, and is not asked whether it likes it.',
      'Hiss, then Lisbon, then hiss.',
      'The picture was lovely when an uncle held up his arm.',
    ],
  },
  {
    nouns: list('balcony'),
    events: [
      '{a_one} was one metre by two, and furnished for six guests, and the seventh was known below as {name}',
      '{a_one} was waved from by a man who had only shaken out a cloth, and the crowd cried {name}',
      '{a_one} was stood under by a youth with a lute, on the wrong street, and a retired butcher answered to {name}',
    ],
    conflicts: [
      told(
        'Up there a chilli, a bicycle, a grill and a man have their summer, in turns.',
        'The chilli has August.',
        'The bicycle leans out for some air.',
      ),
      told(
        'On the one above somebody waters the geraniums, and on this one somebody has a shower with his paper.',
        'The sports part runs.',
        'He says “thank you”, upwards, as one does.',
      ),
      told(
        'On the eighth of May the first in the street sits out with a blanket, blue, and says “lovely”.',
        'By four there were nine of them, blue as well.',
        'No one will be the first in.',
      ),
      told(
        'Pots were hung on the outside, and the caretaker walks underneath with a colander on.',
        'It is an orderly house.',
        'He is fond of the begonias, from the side.',
      ),
    ],
    closings: [
      'South-west, and a bit of the neighbour.',
      'It hangs on to the house, and the house has got used to it.',
      'There is a chair for one, and a chair for the washing.',
      'From there one sees the sea, in a mirror, on a clear day.',
    ],
  },
  {
    nouns: list('binoculars spyglass operaglasses fieldglasses'),
    events: [
      '{a_one} was looked into from the wrong end by an admiral, and the enemy has been very small since {name}',
      '{a_one} was lent round at the opera, and the soprano had spinach, and the spinach was called {name}',
      '{a_one} found a rare heron across the lake, that had found a rare man with {name}',
    ],
    conflicts: [
      told(
        'The hedge opposite has been watching birds for six years, and there are no birds.',
        'It has a flask.',
        'It knows what they have for supper, and would have liked it too.',
      ),
      told(
        'Nine people stand in the reeds and whisper “where?”, and it has long been sitting on one of the hats.',
        'It was a lesser hat.',
        'It looks out with them, for itself.',
      ),
      told(
        'The strap is round one neck, and a second neck has to look as well, so they are very close now.',
        'They married in the hide.',
        'The owl knew before they did.',
      ),
      told(
        'Each eye has its own wheel, and both were got right once, on a Wednesday in 1993.',
        'It was on a bin.',
        'Every hair of the bin stood out.',
      ),
    ],
    closings: [
      'Left of the tree; no, the other tree.',
      'It brought the moon so near that a boy put out a hand.',
      'Two circles, said the film, but it is one round thing.',
      'Far away, somebody waves back.',
    ],
  },
  {
    nouns: list('boltcutter wirecutter'),
    events: [
      '{a_one} was bought by a man who had lost the key to his own bicycle, and was met by police as {name}',
      '{a_one} was left in plain sight beside a fence with a hole in it, and gave its name as {name}',
      '{a_one} went through a padlock worth ninety pounds, round a bicycle worth eight, and felt like {name}',
    ],
    conflicts: [
      told(
        'It opens every lock in town, and its own box has a small key, which is in the box.',
        'It waits outside, in the meantime.',
        'They have sent for a smaller one.',
      ),
      told(
        'A man saws at a chain in broad daylight, and three passers-by help, and one holds the dog.',
        'The dog was his too, by then.',
        'They wished him well with the bike.',
      ),
      told('Snip went the wire, red or blue, and everybody looked at their shoes.', 'It was the lamp.', 'It had been green.'),
      told(
        'Handed over with the keys of a caravan in divorce, {they} was all that was needed.',
        'They halved the awning.',
        'The judge had asked for a clean cut.',
      ),
    ],
    closings: [
      'Click, and the gym locker knew no secrets.',
      'The long arms are for people with a short temper.',
      '{They} has no key, and has never missed one.',
      'One bite, and it was free, and somebody else’s.',
    ],
  },
  {
    nouns: list('arrow bowandarrow crossbow quiver longbow'),
    events: [
      '{a_one} hit the very middle of the neighbour’s target, which was a quiche, and was disarmed as {name}',
      '{a_one} was aimed at an apple on a boy, and the boy has never since sat still for {name}',
      '{a_one} went up at a country fair and has not come down, and everybody looks up at the word {name}',
    ],
    conflicts: [
      told(
        'The string came back along the forearm, and the forearm has learned a word in Old English.',
        'It has five letters and a rune.',
        'The vicar had it framed for the rune.',
      ),
      told(
        'It flew past the gold, the red, the blue, the straw and the trainer, into the tombola.',
        'It won a ham.',
        'The trainer counts it as a near ham.',
      ),
      told(
        '{They} points the way to the toilets now, and a whole coach of pensioners trusts {them}.',
        'They came out in a cornfield.',
        'It had been meant as “up”.',
      ),
      told(
        'Somebody shot a message over the wall with {them}, and it said “please mind your head”.',
        'It was read too late.',
        'The answer came back with a bucket.',
      ),
    ],
    closings: [
      'Twang, and then a long “sorry”.',
      'It was love, or somebody with poor aim.',
      'Nock, draw, and blame the wind.',
      'The straw has forgiven everything.',
    ],
  },
  {
    nouns: list('businesscard visitingcard'),
    events: [
      '{a_one} was handed over at a fair with both hands and a bow, and went straight under a table leg as {name}',
      '{a_one} was dropped into a bowl at a restaurant to win a lunch, and has been eating for two as {name}',
      '{a_one} came from the printer, a thousand of them, with one letter wrong in the word “public”, and so did {name}',
    ],
    conflicts: [
      told(
        'It says “director of solutions”, and whoever has it in his pocket at the wash is covered in them.',
        'They are small, white and everywhere.',
        'His trousers report to him now.',
      ),
      told(
        'A man gave {them} to his own mother by reflex, and she said that she would be in touch.',
        'She was, at Christmas.',
        'She has passed him on to a colleague.',
      ),
      told(
        'Nine hundred and ninety are still in the box, and the firm has since moved, merged and sunk.',
        'They do for shopping lists.',
        'The fish has a very good logo.',
      ),
      told(
        'One was raised with gold letters, one was bone, one was eggshell, and a grown man began to sweat.',
        'His own had a watermelon.',
        'It was only the lift that was going down.',
      ),
    ],
    closings: [
      'Let’s have lunch, it said, and nobody has.',
      'On the back is a number, and nobody knows whose.',
      'It picks a tooth well, if it must.',
      'Call me, it says, in raised black.',
    ],
  },
  {
    nouns: list('calculator pocketcalculator abacus'),
    events: [
      '{a_one} was turned upside down by a boy in the third row, and has said hello to everybody since, as {name}',
      '{a_one} was asked for two and two by an accountant, to be sure, and the pause has been known as {name}',
      '{a_one} was divided by nought in a quiet exam, showed a small E, and the E stood for {name}',
    ],
    conflicts: [
      told(
        'It runs on light, and in the cellar the bill came to nothing, which was thought very fair.',
        'They dine down there now.',
        'A candle added the tip.',
      ),
      told(
        'There is a key on {them} with a root sign, and in forty years only a cat has pressed it.',
        'It was nine.',
        'It came out as three, and purred.',
      ),
      told(
        '“You will not always have one with you”, said the teacher, and now there are four in his own kitchen.',
        'He has apologised to a whole year.',
        'One is on the fridge, and knows his weight.',
      ),
      told(
        'Six friends share a bill with {them}, one had no wine, and by midnight the seventh owes eleven pounds.',
        'There were only six.',
        'The starter has been handed on to the courts.',
      ),
    ],
    closings: [
      'It was right, and asked for no thanks.',
      'Clear, it said, and clear again.',
      'The answer is in the window; the question is gone.',
      'Eight is the fattest, and lights up everything.',
    ],
  },
  {
    nouns: list('checkenginelight warninglight oillight'),
    events: [
      '{a_one} came on at the edge of a desert, and was turned off again with a bit of tape and the name of {name}',
      '{a_one} glowed in amber for nine years, the family called it “the sun”, and its full name was {name}',
      '{a_one} went out in front of the garage, as soon as the mechanic came near, and he wrote down {name}',
    ],
    conflicts: [
      told(
        'It may be the petrol cap or the end of the car, and it looks the same.',
        'They bought a cap.',
        'It was the other one.',
      ),
      told(
        'The radio was turned up, so as not to hear {them}, though it makes no sound.',
        'It dances a bit, in the bass.',
        'The knocking kept in time.',
      ),
      told(
        '“How long has that been on?” asked the man, and the couple looked out of two different windows.',
        'The child knew it to the day.',
        'He has put down his cup.',
      ),
      told(
        'On long drives it is the only one that stays awake and looks at father.',
        'He winks back.',
        'They have never spoken about it.',
      ),
    ],
    closings: [
      'It is only the light, said a driver; the light was fine.',
      'Glowing since Tuesday, in confidence.',
      '{They} has seen the manual, and nobody else has.',
      'Off and on again, and it was still true.',
    ],
  },
  {
    nouns: list('headlight headlamp highbeam'),
    events: [
      '{a_one} came round a bend at night, and a deer, an inspector and a pair of lovers stood there before {name}',
      '{a_one} was left on all evening, in front of the cinema, and by the end there was only a faint {name}',
      '{a_one} lost its partner at a gatepost, and is taken at night for a motorcycle called {name}',
    ],
    conflicts: [
      told(
        'Somebody flashed {them} twice, and that meant police, thank you, or come on; they got married.',
        'It had been a cough.',
        'The police drove them there.',
      ),
      told(
        'Since one of the two points up, there are owls in the car’s circle of friends.',
        'They sit in the beam, and read.',
        'The other one has the road, poor thing.',
      ),
      told(
        'In the fog {they} was turned up, and now they can see the fog very well indeed.',
        'It is a handsome fog.',
        'It waved them on.',
      ),
      told(
        'A hare ran ahead in {them} for three miles, and it did not occur to it to turn left.',
        'It was late for something in Reading.',
        'It has a coach now.',
      ),
    ],
    closings: [
      'Dipped, out of politeness.',
      'Full beam, and the badger put on sunglasses.',
      'It was on; the man in the tunnel was right.',
      'A rabbit knows the look.',
    ],
  },
  {
    nouns: list('cablecar telpher'),
    events: [
      '{a_one} stopped halfway up with a choir, a cheese and a honeymoon in it, and came down as {name}',
      '{a_one} passed its twin in the middle of the air every seven minutes, and has only ever said {name}',
      '{a_one} held eighty persons, said the sign, and the eighty-first had an ice cream and was called {name}',
    ],
    conflicts: [
      told(
        'Over the third pillar it always drops a bit, and strangers hold hands and then look at the view.',
        'There is a wedding every season.',
        'The engineer calls it “the priest”.',
      ),
      told(
        'Under the floor there is nothing for two hundred metres, and a boy has told everybody.',
        'He jumped, to show them.',
        'His aunt has taken up the floor with her nails.',
      ),
      told(
        'At the top there is fog, a shop, and the way down.',
        'They bought a cow that is a bell.',
        'The view is on the tea towel.',
      ),
      told(
        'The man at the lever has travelled round the world in {them}, up and down, and has not been anywhere.',
        'He can see it from there.',
        'He takes his holidays in a lift.',
      ),
    ],
    closings: [
      '{They} hangs by a thread, and the thread is Swiss.',
      'One goes up so that the other may come down.',
      'Please stand away from the doors, and from Heinz.',
      'Halfway, and a little more halfway.',
    ],
  },
  {
    nouns: list('towercrane craneoperator constructioncrane buildingcrane'),
    events: [
      '{a_one} lifted the wrong house on the Monday, set it down without a cup broken, and was thanked as {name}',
      '{a_one} turned round in the night with the wind, and looked into a bedroom on the ninth floor as {name}',
      '{a_one} stood over the town for so long that it got its own stop on the sightseeing tour, as {name}',
    ],
    conflicts: [
      told(
        'Up in the cabin there is a man with a flask who has not spoken to the ground since April.',
        'He waves with a container.',
        'The ground writes to him on a hook.',
      ),
      told(
        'A grand piano hung from {them} over the high street, and everyone underneath was suddenly elsewhere.',
        'A dog sang.',
        'It was let down on a chord.',
      ),
      told(
        'At Christmas there is a tree at the very end of the arm, and nobody has ever hung it there.',
        'It was there on the drawings.',
        'A star has asked to be moved aside.',
      ),
      told(
        'The claw at the fair calls {them} “uncle”, and drops everything in tribute.',
        'The bear got away again.',
        'It takes after its mother.',
      ),
    ],
    closings: [
      'Up a bit, said a small man with two hands.',
      '{They} has the long arm, and nobody to shake hands with.',
      'Mind your heads, down there, all of you.',
      '{They} has seen over every fence, and says little.',
    ],
  },
  {
    nouns: list('crystal geode healingcrystal amethyst quartz'),
    events: [
      '{a_one} was laid on a sore knee for a moon and a half, and the knee has gone to live in Wales as {name}',
      '{a_one} was an ugly potato of a stone, until a man dropped it on his foot and shouted {name}',
      '{a_one} was charged by the full moon on a window sill, and in the morning the alarm went for {name}',
    ],
    conflicts: [
      told(
        'It clears the energy of the room, said the shop, and it cleared forty pounds first.',
        'The room feels lighter, and so does he.',
        'The energy took the bus.',
      ),
      told(
        'It stands by the router, against the rays, and the router has begun to feel seen.',
        'The pages load with a hum.',
        'They have asked it in for Thursday.',
      ),
      told(
        'Placed under the pillow, {they} brings dreams: of a stone, mostly, under a pillow.',
        'The princess next door has complained.',
        'It was the corner that did it.',
      ),
      told(
        'It took three million years to get so, and is dusted on Fridays with a sock.',
        'It will remember the sock.',
        'It says “patience”, to the sock.',
      ),
    ],
    closings: [
      '{They} vibrates, or it was the fridge.',
      'Wash it by moonlight, thirty degrees.',
      'Inside it is all amethyst, and outside it is from the car park.',
      '{They} believes in somebody, at least.',
    ],
  },
];
