/** Whoever everybody knows from long tales, cartoons and old arcades: who has a ring, who runs in loops, who looks for a sword in pots. */
import { list, type NounClass, told } from './noun-class.ts';

export const FIGURES_OF_TALES: readonly NounClass[] = [
  {
    nouns: list('gandalf frodo bilbo aragorn legolas gollum sauron hobbit saruman samwise'),
    events: [
      '{a_one} planted a staff on a bridge, shouted that nobody shall pass, and was told by a cyclist that this is {name}',
      '{a_one} was late for a birthday with a hundred and eleven candles, said that one is never late, and got the last of the cake as {name}',
      '{a_one} carried a ring across nine mountains to throw it away, and then in the pocket there was only a button from {name}',
      '{a_one} asked why the eagles could not have taken everybody, and in the silence after that was left behind as {name}',
    ],
    conflicts: [
      told(
        'There was breakfast, then the second one, and {they} has not yet seen a morning without elevenses.',
        'The quest begins after lunch.',
        'Evil has been told to keep warm.',
      ),
      told(
        'One ring to rule them all was on the finger, and nobody could see who was paying.',
        'The waiter bowed to a coat.',
        'It was on special, in a set with eight more.',
      ),
      told(
        'The password on the mountain door was “friend”, in Elvish, and {they} tried the dog’s name until dark.',
        'The dog had opened it from inside.',
        'A dwarf wept, for his deposit.',
      ),
      told(
        'It was all over, and then it ended again, and {they} said goodbye at a harbour for forty minutes more.',
        'The ship had to come back for the end.',
        'There is a long version, with the washing-up.',
      ),
    ],
    closings: [
      'One does not simply walk in; there is a bus, but it is Sunday.',
      'The big eye sees everything, and blinks at onions.',
      'It is precious, and it was in the biscuit tin.',
      'The feet are hairy, and know the way.',
      'The road goes on, and so does the poem.',
    ],
  },
  {
    nouns: list('zelda princesszelda ganondorf legendofzelda hyrule linkfromzelda'),
    events: [
      '{a_one} smashed all the pots in a stranger’s kitchen, found three coins and a leaf, and left a note from {name}',
      '{a_one} was handed a sword by an old man in a cave, since it is dangerous to go alone, and took him along as {name}',
      '{a_one} played six notes on a flute to bring the rain, it came, and so did a very wet horse named {name}',
      '{a_one} hit a hen one time too often, and at the head of four hundred others there came back {name}',
    ],
    conflicts: [
      told(
        'The kingdom is in peril, but {they} has been fishing since Tuesday, and it is a very big one.',
        'The peril has brought a folding chair.',
        'It got away, and so did the kingdom.',
      ),
      told(
        'Whenever a chest is opened, {they} holds what was in it over the head, and music comes on.',
        'It was a sock.',
        'The laundry takes a whole day.',
      ),
      told(
        'People will call the one in green by the other one’s name, and {they} has it on a badge by now.',
        'The badge has it the wrong way round.',
        'The postman is in on it.',
      ),
    ],
    closings: [
      'Hey, said something small with wings, hey, listen.',
      'The pots are back when one comes in again.',
      'There are three hearts left, and one of them is half.',
      'The boat talks; the horse is thinking about it.',
    ],
  },
  {
    nouns: list('sonic sonicthehedgehog'),
    events: [
      '{a_one} ran through a loop in the road, then again for the view, and at the third time dropped all the rings and {name}',
      '{a_one} was stopped on the motorway without a car, blew in a bag that flew off, and has nine points as {name}',
      '{a_one} stood still for three seconds, tapped a foot, looked at the player, and jumped off the screen as {name}',
      '{a_one} pressed a spring at the swimming baths, came down in {town}, and is there on the tourist map as {name}',
    ],
    conflicts: [
      told(
        'A hundred gold rings were in the pockets, {they} touched one thorn, and all the street was on its knees.',
        'The jeweller got forty.',
        'They blink, and are gone, like wages.',
      ),
      told(
        'The red shoes have no brakes, and the hall of {them} opens straight into the neighbours’ hall.',
        'They leave the back door open now.',
        'There is a draught at eight, and a blue one at five.',
      ),
      told(
        'A professor with a moustache puts small animals into robots, and {they} has been to see the parents.',
        'He builds them a very large lid each time.',
        'The rabbits would like their deposit back.',
      ),
    ],
    closings: [
      'Gotta go, said the dust.',
      'The underwater bit has that music, and nobody breathes.',
      'The shadow arrives a little later, and wants water.',
      'Blue is what is left of it after the bend.',
    ],
  },
  {
    nouns: list('pacman mspacman pacmanghost'),
    events: [
      '{a_one} went out on the left of the picture, came in on the right, and asked the same woman the way to {name}',
      '{a_one} ate four hundred dots in a row, left one in the corner for later, and was caught on the way back as {name}',
      '{a_one} swallowed a big white pill, turned round, and four ghosts in blue ran off shouting {name}',
      '{a_one} ordered cherries for dessert in a maze, had nine seconds for it, and the waiter could only shout {name}',
    ],
    conflicts: [
      told(
        'Four ghosts have followed {them} round the same corners since 1980, and the pink one has feelings.',
        'It always waits at the next bend, with flowers.',
        'The orange one only comes for the exercise.',
      ),
      told(
        'The flat has forty corridors and no door, and {they} says that one gets used to it.',
        'The estate agent is still in there.',
        'Something with eyes went home to the middle.',
      ),
      told(
        'The doctor said to chew, so {they} opens and shuts the mouth all day, also at funerals.',
        'It makes “waka”.',
        'The widow found it comforting.',
      ),
    ],
    closings: [
      'Level two is the same, but faster, like Tuesday.',
      'Nobody has seen the back of the head.',
      'All it takes is a coin and a short uncle.',
      'The last dot is behind the sofa.',
    ],
  },
  {
    nouns: list('homersimpson bartsimpson margesimpson simpsons petergriffin'),
    events: [
      '{a_one} wrote one sentence on a blackboard a hundred times, and by the end it had turned, on its own, into {name}',
      '{a_one} fell asleep at the desk of a power station with a doughnut on the red button, and in the glow stood {name}',
      '{a_one} reached the sofa last, found it on the ceiling, then in a saloon, then gone, and sat down on {name}',
      '{a_one} backed slowly into a hedge to get out of a talk, and was asked by somebody in there for {name}',
    ],
    conflicts: [
      told(
        'The neighbour lends {them} everything, and says “okily” at it, and the garage is now mostly his.',
        'He has waved at his own mower.',
        'It has been thirty-five years, and he is at the hedge.',
      ),
      told(
        'There is not a single birthday more: {they} has been the same age for seven hundred parts.',
        'The cake is the same one, with a bite.',
        'The baby has finished her doctorate, in secret.',
      ),
      told(
        'Whatever happens in the world, somebody says that {they} had done it already, in 1998.',
        'It had to do with a monorail.',
        'They have done this sentence, too.',
      ),
    ],
    closings: [
      'Mmm, said the sofa.',
      'The hands have four fingers, and it is enough for a doughnut.',
      'The hair was counted, and it is two.',
      'Excellent, said a thin man, and tapped his fingers.',
    ],
  },
  {
    nouns: list('bobross fridakahlo vangogh vincentvangogh salvadordali andywarhol banksy'),
    events: [
      '{a_one} painted one happy little tree, gave it a friend, then a third, and the forest that walked in is called {name}',
      '{a_one} let the clock melt over the edge of the table, was late for the doctor’s, and dripped in as {name}',
      '{a_one} sold one picture in a lifetime, to an aunt, for a cutlet, and the bank that has it now is called {name}',
      '{a_one} stared at some sunflowers so hard that they turned to the other side, and were bought there by {name}',
    ],
    conflicts: [
      told(
        'There are no mistakes, {they} told the pilot softly, only happy little landings.',
        'There is now a cabin beside the runway.',
        'The passengers were beaten, with the brush, until dry.',
      ),
      told(
        'In every self-portrait {they} looks cross, because the mirror had moved.',
        'The fruit bowl had been told to hold still.',
        'The eyebrows were done first, and the rest as a favour.',
      ),
      told(
        'The picture went through a shredder at the auction, and {they} was paid twice, once for each half.',
        'The upper half has gone into politics.',
        'The bids for the dustbag are open.',
      ),
      told(
        'All night {they} painted stars that went round, until the neighbours felt ill.',
        'The village is lying down.',
        'The moon was asked to hold still, and would not.',
      ),
    ],
    closings: [
      'A little cloud lives here; let it.',
      'The frame has the better wages.',
      'It was worth nothing until the day after.',
      'Behind the glass it has begun to hum.',
      'Beat the devil out of the brush, and then tea.',
    ],
  },
  {
    nouns: list(
      'usainbolt michaelphelps serenawilliams rogerfederer rafaelnadal novakdjokovic lewishamilton tigerwoods tonyhawk simonebiles',
    ),
    events: [
      '{a_one} won so early that there was time for a nap, a snack and a second start, and came second to {name}',
      '{a_one} hung in the air so long with the tongue out that the bus went without them, and the driver noted {name}',
      '{a_one} looked left, looked right, saw nobody near, waved to the finishing photograph, and is on it as {name}',
      '{a_one} gave an autograph to a boy, his dog, his aunt and a policeman, was late for the final, and won it as {name}',
    ],
    conflicts: [
      told(
        'The retirement of {them} was announced in tears, and so was the comeback, on the same cake.',
        'The knee had not been told of either.',
        'The third retirement has a sponsor.',
      ),
      told(
        'There is a trainer named after {them}, it costs a month’s rent, and the children keep it in the box.',
        'They go barefoot, to be on the safe side.',
        'The box has been to the game.',
      ),
      told(
        'At the family sack race {they} warmed up for two hours and left a nephew behind by a parish.',
        'He is nine, and asks for a rematch.',
        'The egg and spoon has gone to a tribunal.',
      ),
      told(
        'After the race {they} was asked how it had felt, and said “good”, and nine papers printed it.',
        'One of them had “quite good”.',
        'The sequel is expected in four years.',
      ),
    ],
    closings: [
      'The medals are in the sock drawer, and the socks are in the bank.',
      'Nine seconds and a bit, and then the rest of the day.',
      'The record will stand, unlike the knee.',
      'It was all in the breakfast.',
      'On the podium there is a step for the mother.',
    ],
  },
];
