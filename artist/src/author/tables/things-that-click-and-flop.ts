/** What flops, clicks and squeaks on foot, on a belt and in a car: a flip-flop, a keyboard, a wiper. */
import { list, type NounClass, told } from './noun-class.ts';

export const THINGS_THAT_CLICK_AND_FLOP: readonly NounClass[] = [
  {
    nouns: list('flipflop flipflops crocs'),
    events: [
      '{a_one} went for a walk by the sea, lost the middle strap, and came up the promenade dragging one foot as {name}',
      '{a_one} was heard on the stairs at three in the morning, very quietly, flip, and then after a long time, {name}',
      '{a_one} swam out with the tide, and a boy in another country has had a left one and two rights from {name}',
    ],
    conflicts: [
      told(
        'It was worn on a mountain by a man from the lowlands, and at the hut they gave it a chair.',
        'The helicopter had seen worse, but not often.',
        'He was first at the top, on his knees.',
      ),
      told(
        'You can hear who is coming, and how fast, and in what mood, and whether it is aunt Rosa.',
        'It was Rosa, and it was about the vase.',
        'It was in her hand by then.',
      ),
      told(
        'An office has a rule about it, with a picture, and the picture is of the boss in August.',
        'He has nice feet.',
        'The rule has been held in September.',
      ),
      told(
        'Sand goes in at the heel and comes out at the kitchen, as it has done since they were invented.',
        'A small dune is growing by the fridge.',
        'One had a crab’s deposit on it.',
      ),
    ],
    closings: [
      'Flip, it says, and is never at a loss for an answer.',
      'One survives the summer, and it is the left.',
      'There is a white Y on each foot until Christmas.',
      'Comfortable, said the feet; good Lord, said the wedding.',
    ],
  },
  {
    nouns: list('highheel stiletto highheels platformshoe'),
    events: [
      '{a_one} went down a grating at the very top of the red carpet, and the gala was held round {name}',
      '{a_one} walked over the lawn at a garden party, and the worms have a skylight each, thanks to {name}',
      '{a_one} was carried home at four in the morning by the strap, by somebody barefoot who had danced with {name}',
    ],
    conflicts: [
      told(
        'From the ninth minute on there was only one thought, and it had two little toes.',
        'They have written home.',
        'The smile is held on with pins by then.',
      ),
      told(
        'The cobbles of the old town were laid by people who had never been to a wedding.',
        'She crossed the square like a stork with a secret.',
        'The groom was nearer by boat.',
      ),
      told(
        'One could reach the top shelf and the light bulb, and see who is bald.',
        'It was most of them.',
        'There is a hat up there from 1990.',
      ),
      told(
        'They click down a corridor so that all the chairs sit up, and it was only the intern.',
        'She was given an office.',
        'She borrowed them, and it fits.',
      ),
    ],
    closings: [
      'Under the table they have been off since the soup.',
      'Beauty must stand, and there was no chair.',
      'The other pair is in the handbag, flat, and knows it all.',
      'The floor was parquet; now it is a map of the evening.',
    ],
  },
  {
    nouns: list('slipper slippers houseshoe'),
    events: [
      '{a_one} was brought to the door by a dog, wet, in two parts, and with such pride that it is known as {name}',
      '{a_one} went out only to the bin, met the neighbours, and was seen at the opera by eleven as {name}',
      '{a_one} was given at Christmas to a man who had asked for a motorbike, and he has called it {name}',
    ],
    conflicts: [
      told(
        'There is one by the bed and one under it, in the part that can only be reached by grandchildren.',
        'They charge a coin.',
        'A cat has been heard in there, chewing.',
      ),
      told(
        'Guests get a pair out of a basket, and there was a minister in tartan with bunnies.',
        'The talks went well.',
        'He left on Sunday, softly.',
      ),
      told(
        '{They} has been worn down on the outside, and goes round corners by {themself}.',
        'The way to the fridge is known by heart.',
        'It was seen down there alone.',
      ),
      told(
        'It flew once, across a living room, at a spider the size of a plate, and hit a plate.',
        'The spider has kept a piece.',
        'Mother has an arm on her, they say at the club.',
      ),
    ],
    closings: [
      '{They} is not to be worn out of doors, and the doors look away.',
      'Tick the soles: they are the best years.',
      'Off with the day, and on with the other pair.',
      'Warm, wide, and no ambition at all.',
    ],
  },
  {
    nouns: list('underpants boxershorts briefs pants knickers'),
    events: [
      '{a_one} hung on the line to the street for a week, was saluted by a passing band, and is flown on holidays as {name}',
      '{a_one} had “Tuesday” on the back, was worn on a Friday, and the doctor who saw it greeted {name}',
      '{a_one} was thrown on a stage at a concert, and it was a string quartet, who went on playing to {name}',
    ],
    conflicts: [
      told(
        'The good pair is for accidents, said mother, and it has been waiting for one for thirty years.',
        'It is crossing roads very slowly now.',
        'The ambulance men were full of praise.',
      ),
      told(
        'The elastic went in the middle of a waltz, and he danced on with his knees together.',
        'It was called the Hamburg.',
        'They came third.',
      ),
      told(
        'A hole is not a reason to throw it away, said father, it has two others.',
        'It polishes the car on Saturdays.',
        'By the fourth one he did see it.',
      ),
      told(
        'A man wears it over his tights and flies through the town, and nobody has asked him about it.',
        'His mother has.',
        'He has one in red for best.',
      ),
    ],
    closings: [
      'It is on the wrong way round, and now it is too late to say so.',
      'Clean on today, and of sound mind.',
      'Seven in a pack, and the grey one is always left.',
      'It was in the sleeve of the shirt, all through the interview.',
    ],
  },
  {
    nouns: list('wallet purse coinpurse'),
    events: [
      '{a_one} was as thick as a loaf, and it turned out to be eleven cards for a free tenth coffee, and {name}',
      '{a_one} was handed in with all the money, and the owner has been suspicious ever since of {name}',
      '{a_one} was opened over the counter, a moth came out, and the baker has put it on the tab of {name}',
    ],
    conflicts: [
      told(
        'The photograph is of a baby, and the baby came in last week to ask for a loan.',
        'He has still got the chin.',
        'He got the loyalty cards.',
      ),
      told(
        'Somebody sat on {them} for twenty years, and walks home in a circle to the left.',
        'The tailor has allowed for it.',
        'He has asked for coins in the other one.',
      ),
      told(
        'At the till an old lady looked for two pennies, and found a tooth, a saint and a bus from 1962.',
        'It was “just the two pennies, dear”.',
        'The queue has adopted her.',
      ),
      told(
        'When it was time to pay, four men hit themselves on the chest and the back, like a dance from the Alps.',
        'It was in the car, with the fifth.',
        'The waiter took the lead.',
      ),
    ],
    closings: [
      'A receipt, a receipt, a receipt, and a hair clip.',
      'Money comes and goes, and the gym card stays.',
      'It was in the other trousers, which have had a nice day.',
      'I was just going to, said the hand.',
    ],
  },
  {
    nouns: list('bumbag fannypack'),
    events: [
      '{a_one} was worn in 1991 for a joke about 1991, and at the passport check they let through {name}',
      '{a_one} held a plaster, a whistle, four mints and a spare one of {name}',
      '{a_one} was put on at the back by the young, at the front by the old, and has met itself on a bus as {name}',
    ],
    conflicts: [
      told(
        'An uncle unzipped it on the mountain, and there was the bread, the knife, the map and the aunt’s opinion.',
        'She was only on the phone.',
        'The sausage had its own zip.',
      ),
      told(
        'Pickpockets in Barcelona have a photograph of it, and lay flowers there.',
        'They had been in as far as the tissues.',
        'One of them has gone into teaching.',
      ),
      told(
        'It came back into fashion on a Wednesday, and a man who had never taken it off was asked for his secret.',
        'He said “rain”.',
        'He has a show in Milan.',
      ),
      told(
        'It cannot be worn with dignity, say the rules, and then there is a list of uncles who did.',
        'It is a short one, and zips up.',
        'There is a sub-section on Tenerife.',
      ),
    ],
    closings: [
      'One hand on the zip, and two on the coach.',
      'It is all in here, says a tourist, and pats what might be himself.',
      'The mint is loose, and has fluff and a story.',
      'Click, and one is ready for anything below the ribs.',
    ],
  },
  {
    nouns: list('keyboard spacebar mechanicalkeyboard'),
    events: [
      '{a_one} was shaken upside down over the desk, and out came a lunch, a tooth, a beetle and {name}',
      '{a_one} was walked over by a cat in the night, and what was sent to the whole firm was {name}',
      '{a_one} had coffee at nine, could only say “ttttt” by ten, and resigned at eleven as {name}',
    ],
    conflicts: [
      told(
        'The man at the next desk types as if each letter owed him money.',
        'He has the loud one, for the feel.',
        'He wrote “calm down”, and a pane cracked.',
      ),
      told(
        'The E has been worn away, and there is a bare place where all the feelings were.',
        'The Q is like new, and very lonely.',
        'The X has a story, and keeps it.',
      ),
      told(
        'Somebody swapped the M and the N for a joke, and the director has been signing as Mr Nartim.',
        'The bank believes him.',
        'He has had cards made.',
      ),
      told(
        'In the corner there is a key that was never pressed, and a trainee pressed it on a Thursday.',
        'It scrolls, or used to.',
        'In Ohio a light came on.',
      ),
    ],
    closings: [
      'Any key will do, it says, and they have been looking for that one.',
      'Caps lock is on; IT DID NOT MEAN TO SHOUT.',
      'Escape is at the top left, as it has always been.',
      'There is a crumb under the space, and it makes a difference.',
    ],
  },
  {
    nouns: list('vinyl recordplayer gramophone turntableneedle vinylrecord'),
    events: [
      '{a_one} had a scratch at the best place, and a family of five sings it that way: “love me, love me, {name}”',
      '{a_one} was put on at the wrong speed, and a tenor has been a squirrel since then by the name of {name}',
      '{a_one} was bought back for forty by the man who had sold it for one, and it knew him by the thumb of {name}',
    ],
    conflicts: [
      told(
        'You can hear it breathe, said the collector, and it was his wife, on the stairs, with the bill.',
        'It had a lot of warmth.',
        'She was in stereo.',
      ),
      told(
        'Played backwards there is a secret message, and a youth group found it: “put me in again the right way”.',
        'They had it burned, and it was a polka.',
        'It was in German, and about bread.',
      ),
      told(
        'A crackle before the first note is the best part, says a collector, and has a tape of that alone.',
        'Side two is somebody turning it over.',
        'The fire has written for royalties.',
      ),
      told(
        'One may hold it only by the edge, breathe at the side, and not dance within two metres.',
        'The dog was let in on socks.',
        'A truck went by, and the chorus came early.',
      ),
    ],
    closings: [
      '{They} goes round and round, and then one has to get up.',
      'The sleeve was the better record.',
      'Side B is for people with nothing to lose.',
      '{They} does not skip, but hesitates.',
    ],
  },
  {
    nouns: list('windscreenwiper windshieldwiper wiper'),
    events: [
      '{a_one} squeaked on every second stroke from Dover to Perth, and a child in the back has kept it up as {name}',
      '{a_one} was set to “now and then”, and has wiped whenever nobody was expecting {name}',
      '{a_one} sent a letter, a leaf and a bag of seeds to the left on the motorway, and the lorry behind waved to {name}',
    ],
    conflicts: [
      told(
        'There are two of them, and for a lifetime they have been bowing to each other and never met.',
        'It was close once, on a hill, in ice.',
        'One of them has a girl at the back.',
      ),
      told(
        'A fly hit the glass in June, and was painted by {them} from one side to the other in a bow.',
        'It is quite like a Turner.',
        'The washer made it a fresco.',
      ),
      told(
        'The song on the radio was slower, and {they} came in on the chorus, and then lost it again.',
        'For four bars it was perfect.',
        'The whole car had held its breath.',
      ),
      told(
        '{They} was frozen to the pane, and the man pulled, and drove to work with a spoon.',
        'It was a ladle at the lights.',
        'He had an egg slice for the heavy rain.',
      ),
    ],
    closings: [
      'Left, right, left, and still the past comes down.',
      '{They} clears everything except the one place in front of your eyes.',
      'The rain has stopped; it has not noticed.',
      'Swish, it said, and the ticket went with it.',
    ],
  },
  {
    nouns: list('seatbelt safetybelt'),
    events: [
      '{a_one} was pulled hard, and locked, was pulled gently, and locked, and only gave in to {name}',
      '{a_one} got shut in the door from Paris to Lyon, and came in with news of the road as {name}',
      '{a_one} was done up for a melon on the front seat, as the car would not stop beeping about {name}',
    ],
    conflicts: [
      told(
        'Three in the back sat on each other’s buckles, and the journey began with a search.',
        'It was aunt Hilda’s, and she was in it.',
        'They found a boiled sweet from the last car.',
      ),
      told(
        'A stewardess has shown how it works for nine years to people who came by car.',
        'She does it at home, with the dog lead.',
        'One man asked to see the buckle again.',
      ),
      told(
        '{They} beeped for the shopping, then for the handbag, then for a mood.',
        'The handbag is called Gloria and sits up.',
        'The cake asked for a booster.',
      ),
      told(
        'After lunch it would not go round, and the hand that was looking for a longer end met a hand.',
        'They have three children, all strapped.',
        'There had been dumplings.',
      ),
    ],
    closings: [
      'Click, and one may fall asleep with one’s mouth open.',
      '{They} leaves a line across the shirt, like a minor duke.',
      '{They} holds on to you, and asks for so little.',
      'It was twisted; it has been through things.',
    ],
  },
  {
    nouns: list('tyre tire sparetyre sparetire'),
    events: [
      '{a_one} came off on the downhill road, overtook the car, and the father said “look, somebody has lost {name}”',
      '{a_one} was kicked by a man who wanted to show that he knew about cars, and kicked him back as {name}',
      '{a_one} lay under the boot floor for eleven years in the dark, was needed at last, and was flat as {name}',
    ],
    conflicts: [
      told(
        '{They} went bang on the way to the wedding, and the bride knows now which is the jack.',
        'She has oil on the yes.',
        'He held the flowers and the torch.',
      ),
      told(
        'The man at the garage sucked in air through his teeth until they thought that he would fill it himself.',
        'He said “all four”.',
        'It went up by a bar out of fear.',
      ),
      told(
        '{They} hangs from an apple tree on a rope, and three generations of trousers have been through {them}.',
        'It had dreamed of Monza.',
        'The apples are used to screaming.',
      ),
      told(
        'There was a nail in it, and it had been holding the air in since spring.',
        'They were close.',
        'It was pulled out, with a sigh.',
      ),
    ],
    closings: [
      'Summer or winter, it has the same four friends.',
      'It is the bald ones who have seen the world.',
      'Round at the top; a bit flat about the truth.',
      'Kick it, nod, and say “hm”.',
    ],
  },
  {
    nouns: list('kettle teakettle'),
    events: [
      '{a_one} whistled on the hob so that a retired dog ran through two gardens and sat down in front of {name}',
      '{a_one} was put on at every bad news in the family since 1938, and they call that {name}',
      '{a_one} was filled for one cup, by somebody who then asked a whole building site, and had to be {name}',
    ],
    conflicts: [
      told(
        'At half time a whole country got up at once, and in a power station a man in a vest pulled the big lever.',
        'He has never seen a second half.',
        'He has his cold, out of respect.',
      ),
      told(
        '{They} was watched by a boy for a bet, and did not boil, and they have both grown up.',
        'He has his own now.',
        'One of them blinked, and it was supper.',
      ),
      told(
        '{They} called the pot black, and there was such a silence that the spoons looked down.',
        'The pan left the room.',
        'It is steel itself now, and does not know where to put its face.',
      ),
      told(
        'The lime inside has formed a small mountain, with a hotel on it.',
        'Half board, and the views are steamy.',
        'A spoon of vinegar is expected in May.',
      ),
    ],
    closings: [
      'Click: it has said its piece.',
      '{They} comes to the boil quicker than the aunt, but only just.',
      'There is just enough in {them} for one, and there are three of us.',
      'Whatever it is, first have a cup.',
    ],
  },
];
