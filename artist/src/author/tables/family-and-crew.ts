/** Who belongs to a family or a team: each class has jokes that only it could have. */
import { list, type NounClass, told } from './noun-class.ts';

export const FAMILY_AND_CREW_CLASSES: readonly NounClass[] = [
  {
    nouns: list('mother mum mom mama mommy'),
    events: [
      '{a_one} said “I am not angry”, and from there to the harbour they came out and owned up to {name}',
      '{a_one} licked a handkerchief and wiped a face with it, and then looked: it was a minister, called {name}',
      '{a_one} called out the names of the whole family, then the dog’s and the boiler’s, and only then {name}',
      '{a_one} packed a cardigan for the Sahara, in case, and a whole caravan was grateful to {name}',
    ],
    conflicts: [
      told(
        '“Where is my other shoe?” a boy called from upstairs, and {they} told him where, from the garden, through two walls.',
        'It was there.',
        'He had looked there, and he has brought witnesses.',
      ),
      told(
        '{They} said “we will see”, and everybody in the back of the car knew that it had been seen.',
        'The zoo was closed, by {them}.',
        'An appeal was heard by the father, who asked {them}.',
      ),
      told(
        'In {their} handbag a museum has found plasters, raisins, a stone that somebody loved, and eleven used tissues.',
        'The stone was asked about the same evening.',
        'There is room yet for your jacket.',
      ),
      told(
        '{They} counted to three, slowly, and nobody in all these years has found out what comes after.',
        'It is said to begin with “right”.',
        'There was a two and three quarters, on Sunday.',
      ),
      told(
        'If all the others jumped off a bridge, {they} asked, and a whole class stepped back from the railing.',
        'They had only wanted chewing gum.',
        'The bridge was told to put something on.',
      ),
    ],
    closings: [
      'Ring when you get there; it need only be once.',
      'It is cold out, whatever you may think.',
      'A plate of it is being kept warm for whoever says he is not hungry.',
      'There is food at home.',
      'Nobody can find anything until {they} looks.',
    ],
  },
  {
    nouns: list('father dad daddy papa stepdad'),
    events: [
      '{a_one} heard somebody say “I am hungry”, held out a hand to them, and introduced {themself} as {name}',
      '{a_one} stood in the hall with the car running and asked the whole house who had turned up the heating, {name}',
      '{a_one} patted a load on a roof rack twice, said “that is not going anywhere”, and overtook it later as {name}',
      '{a_one} read no instructions, had a hinge left over, and the wardrobe opens into the garden of {name}',
    ],
    conflicts: [
      told(
        'The thermostat was turned up by one degree, and {they} was awake at once, two floors down.',
        'Put on a jumper, it was said in the dark.',
        'There are fingerprints, and a trial on Sunday.',
      ),
      told(
        '{They} was not asleep in front of the match, only resting {their} eyes, and took the remote out of nobody’s hand.',
        'It was two-all, he snored.',
        'The channel was changed by a cat, and {they} said “I was watching that”.',
      ),
      told(
        'The barbecue was turned by {them} with one tong click, two tong clicks, and nobody else may touch the sausage.',
        'Three men came with bottles to look at it, and nodded.',
        'It is done when {they} says so, and it has been coal since one.',
      ),
      told(
        'At the restaurant the waiter asked if {they} had had enough, and {they} looked at the empty plate and said “no, I hated it”.',
        'The children have moved to another table, in another town.',
        'He has heard it four times today, and he has children too.',
      ),
      told(
        'A wrong turn was taken at ten, but {they} knows a short cut, and behind are four children and the sea.',
        'The map has been sat on since Belgium.',
        'It is a scenic route, {they} says, round the same silo.',
      ),
    ],
    closings: [
      'Ask your mother.',
      'The lawn is four centimetres, and {they} looks at it from the window with a coffee.',
      'The joke is older than the house, and holds up more of it.',
      'Nobody leaves the light on here, as if it were Versailles.',
      'Socks, sandals, and not a doubt in the world.',
    ],
  },
  {
    nouns: list('uncle aunt auntie aunty godfather godmother greataunt greatuncle'),
    events: [
      '{a_one} took a coin out of a child’s ear, then the whole of the pocket money, and has been booked for birthdays as {name}',
      '{a_one} pinched eleven cheeks at the door, the last of them a bailiff’s, and he came in and said {name}',
      '{a_one} knitted a jumper with three arms for a nephew, to be on the safe side, and he has played in it as {name}',
      '{a_one} danced on a table at the silver wedding, went through it, and bowed out of the buffet as {name}',
    ],
    conflicts: [
      told(
        '“My, how you have grown”, {they} says to all of them, and on Sunday to the hall wardrobe.',
        'It was touched, and it has a mirror.',
        'The smallest has begun to say it back.',
      ),
      told(
        'At the kids’ table {they} has been sitting since {year} by choice, and knows now what everybody had done with the peas.',
        'Immunity was given for custard.',
        'The grown-ups were talking about the roof.',
      ),
      told(
        'A drum kit was {their} present to a boy of four, and {they} went home on the early bus, whistling.',
        'The parents are looking for something for {them}, with bagpipes.',
        'He has already a fan, across the canal.',
      ),
      told(
        'Nobody is quite sure whose side {they} is on, but {they} is in all the photos, at the edge, with a trifle.',
        'The one side thinks that it is the other side’s, and so does the other.',
        '{They} came about the gas, in {year}, and it was just as they were cutting the cake.',
      ),
      told(
        '{They} has only two stories, the one with the goat and the one that is not for children, and always begins with the second.',
        'It is about the same goat.',
        'They were sent out at “and then the vicar”.',
      ),
    ],
    closings: [
      'And have you got a sweetheart yet, {they} asks across the whole church.',
      'A note was pressed into a hand, and nobody saw it except everybody.',
      'The sweet from the bottom of the bag has a bit of glove on it.',
      'Once a year is often enough, and twice is Christmas.',
      'The goat was called Herbert, since you ask.',
    ],
  },
  {
    nouns: list('child kid boy girl children youngster'),
    events: [
      '{a_one} built a den from the sofa, let in nobody over five feet, and rules there to this day as {name}',
      '{a_one} ran away from home with a cheese sandwich, got as far as the gate, and wrote a card home from {name}',
      '{a_one} drew a horse, said that it was a horse when asked, and was hung in the fridge wing of a gallery as {name}',
      '{a_one} told the lady in the supermarket what mother had said of her, word for word, and then gave {their} name as {name}',
    ],
    conflicts: [
      told(
        'The floor has been lava since breakfast, and the gas man is on the sideboard with {their} consent.',
        'He has been passed a cushion.',
        'The meter is on the far bank.',
      ),
      told(
        '{They} needed one more glass of water, a story, a plaster, and a word about death, and it was half past nine.',
        'The plaster was for the bear.',
        'He fell asleep on the landing, the father, with the light on.',
      ),
      told(
        'Fish fingers may not touch the peas, and {they} has put up a border of mashed potato, with a gate.',
        'A pea was caught at night, under a napkin.',
        'The gravy is regarded as an act of war.',
      ),
      told(
        'There are eleven sticks by the front door, and none of them, {they} says, is just a stick.',
        'The one on the left is a horse, and is not to be sat on.',
        'Mother threw one away, and has been found out by the gap.',
      ),
      told(
        'A tooth came out at break, and {they} went to the bank with it to ask what the fairy was charging there.',
        'They will think about the pillow.',
        'The clerk has one that wobbles, and he showed it.',
      ),
    ],
    closings: [
      '“Are we there yet?” was asked before the car was found.',
      'In the pocket are a snail, a marble, and half of something that was a biscuit.',
      'The monster under the bed is called Kevin, and is afraid of the dark.',
      'Not tired at all, {they} said, and was carried up.',
      'Bread without crust, water without bits, and the blue cup.',
    ],
  },
  {
    nouns: list('son daughter grandson granddaughter nephew niece stepson stepdaughter godson goddaughter godchild'),
    events: [
      '{a_one} came home “only to do a wash”, with four bags, and the machine has been under the name of {name}',
      '{a_one} set up a telephone for the family in two minutes, has been ringing it since with advice, and is saved as {name}',
      '{a_one} was given five pounds for ice cream and “not a word to your mother”, and it was mother who wrote down {name}',
      '{a_one} was measured at the door frame every birthday, then the frame was sold, and the buyer has grown fond of {name}',
    ],
    conflicts: [
      told(
        'All that {they} did was ask what was in the attic, and there were eleven boxes with {their} name on, for when {they} has a house.',
        'A fondue set was among it, and a rocking horse with a stare.',
        'They are in the hall now, “for the time being”.',
      ),
      told(
        '{They} was shown to the guests on a photo in the bath, framed, next to the one that {they} had chosen.',
        'The duck has come out best.',
        'It is also on the mug, and the mug was raised.',
      ),
      told(
        'The printer at the old folks’ does not print, and {they} has to take a train for it, and turned it on.',
        'There were apple cakes, so it is going to happen again.',
        'It is now said in the village that {they} is in computers.',
      ),
      told(
        'On the telephone it was said “only quickly”, and {they} has heard about the hip, the neighbour’s hip, and the weather at the hip.',
        'They said goodbye at eight, at nine, and in the doorway.',
        'Then father was on, and said “well then”.',
      ),
      told(
        'The macaroni picture from kindergarten hangs over the sofa in gold, and {they} has asked for it to be taken down since {year}.',
        'A collector rang about the second, the one with glitter.',
        'One elbow has been eaten, and nobody owned up.',
      ),
    ],
    closings: [
      'Still the little one, at six foot two.',
      'Have you eaten, they ask, and are already holding the ladle.',
      'The room has been kept just as it was, with an exercise bike in it.',
      'A tub of soup was put in {their} bag on the way out, by nobody.',
      'The whole shop knows by now what {they} does, roughly.',
    ],
  },
  {
    nouns: list('mascot teammascot cheerleader'),
    events: [
      '{a_one} waved for ninety minutes, took the head off in the car park, and there was another one inside, {name}',
      '{a_one} was hugged by four hundred children in July, poured {themself} out of a leg, and was named {name}',
      '{a_one} shot T-shirts into the stand from a cannon, hit the one man who had been asleep, and he woke up as {name}',
      '{a_one} fell down the steps of the main stand in full plush, got up, danced, and the replay is called {name}',
    ],
    conflicts: [
      told(
        'The eyes are screwed on at the side and {they} looks out through the mouth, so on Saturday {they} high-fived a goalpost.',
        'The post has asked for a photo.',
        'It was the best save of the season.',
      ),
      told(
        'The rival one is a big green pea, and at half-time they had a sack race that was not in fun.',
        'The pea lost a foot, and its temper.',
        'Both of them have been booked, and one of them for being a vegetable.',
      ),
      told(
        'The club lost nine to nil, and somebody had to skip along the touchline to the drum: {they} did, all by {themself}.',
        'The away fans sang for {them}, out of pity.',
        'A steward has offered {them} his chair.',
      ),
      told(
        'Nobody may see {them} without the head on, so it said in the contract, and {they} has been to the dentist.',
        'He went in through the back, with a lamp.',
        'The family has got used to it, and the cat has not.',
      ),
      told(
        'The zip is at the back, the man who had the key went home after the match, and it is Tuesday.',
        'The pizza goes in by the mouth.',
        'At the bank they asked {them} to smile less.',
      ),
    ],
    closings: [
      'The smile is sewn on, and today it fits.',
      'It is very warm in there, but the dance goes on until the drum stops.',
      'The paws only go up and down, and that has been enough so far.',
      'Two points were lost, and one big furry hand was held.',
      'After the whistle it is hung over the radiator, and grins on.',
    ],
  },
];
