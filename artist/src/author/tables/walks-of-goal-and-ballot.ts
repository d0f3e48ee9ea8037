/** What is waited for: a penalty, a result at the polls, a pizza, a flat pack, the last number, the next block, and a screen that stands still again. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_GOAL_AND_BALLOT: readonly NounClass[] = [
  {
    nouns: list('goalkeeper goalie goalkeeping penaltysave'),
    events: [
      '{a_one} dived to the left, where the ball was not, and stayed down there to be called {name}',
      '{a_one} shouted “mine” at a cross, at a pram and at somebody’s wife, and on the shirt it says {name}',
      '{a_one} went up for a corner in the last minute, and was still running back on Tuesday as {name}',
      '{a_one} let one through the legs on live television, and a tunnel under the ring road is called {name}',
      '{a_body} had both gloves on during {topic}, caught the teapot, dropped the baby’s name, and kept it: {name}',
    ],
    conflicts: [
      told(
        'For eighty-nine minutes there was nothing to do, so {they} tidied the net and knew every knot by name.',
        'In the ninetieth a ball came in.',
        'There was one knot that {they} had never trusted.',
      ),
      told(
        '{They} put up a wall of five, and the five put up their hands over something else.',
        'It went over the tall one, who had ducked.',
        'The wall is seeing somebody about it.',
      ),
      told(
        'At breakfast {they} punches the egg clear, to be safe, and then shouts at the toast to go and mark it.',
        'The toast was nowhere near.',
        'It came back off the jam.',
      ),
      told(
        'Before each penalty {they} does a little dance on the line, and a ballet has bought it.',
        'The kicker clapped, and missed.',
        'It sold out in Milan.',
      ),
    ],
    closings: [
      'It would have been going wide, and it still is.',
      'The gloves come off for weddings and mustard.',
      'Nobody remembers the saves, and the net remembers the rest.',
      'A clean sheet hangs over the bed, framed.',
    ],
  },
  {
    nouns: list('democracy voting ballotbox pollingstation votingbooth directdemocracy votecount'),
    events: [
      '{a_body} put {topic} to the vote at breakfast, lost to the jam by four to one, and was sworn in as {name}',
      '{a_body} went into the booth for {topic}, liked it behind the curtain, and was posted through the slit as {name}',
      '{a_body} let everybody have a say in {topic}, and at four in the morning they agreed on lunch and {name}',
      '{a_one} was elected by those who had stayed at home, none of whom had ever heard of {name}',
    ],
    conflicts: [
      told(
        'The family voted on where to go on holiday: two for the sea, two for the hills, and the dog spoiled the paper.',
        'They went halfway, and it was a car park.',
        'The dog had wanted the hills.',
      ),
      told(
        'The pencil in the booth is on a string, and {they} took it as far as the string allows.',
        'The cross is on the wall, in the right place.',
        'The string has asked for more powers.',
      ),
      told(
        'It was one vote that decided it, and an old lady says that she only wanted to know the time.',
        'The time won.',
        'It is a quarter past four for four years.',
      ),
      told(
        'Everybody had the right to speak, and one uncle had the other kind of right, and the floor.',
        'There is a motion to move the floor.',
        'He yielded at dawn, to a sandwich.',
      ),
      told(
        'A fly was in the box when it was opened, and the party that it sat on was thanked for its support.',
        'It has flown over to the other side.',
        'The recount found two legs less.',
      ),
    ],
    closings: [
      'It is the worst way of choosing a pizza, except for all the others.',
      'The majority has been wrong before, and brought cake.',
      'The ayes have it, and the noes would like to see it.',
      'First results are in: somebody has made tea.',
    ],
  },
  {
    nouns: list('bingo bingocaller bingohall bingonight bingocard'),
    events: [
      '{a_one} shouted “house!” at number three, was shown out of it, and was given a flat in {town} as {name}',
      '{a_one} called “two little ducks”, the hall quacked, and in the pond outside two hundred answered {name}',
      '{a_one} needed only the seven, got a cough sweet in the ear, and in the shock cried {name}',
      '{a_body} had one number to go at {topic}, when the caller fainted, and what he said last was {name}',
      '{a_body} dabbed at {topic} so hard that the ink went through to the table, which now says {name}',
      '{a_body} played {topic} with nine cards and a troll doll, and the whole back row hisses when it hears {name}',
    ],
    conflicts: [
      told(
        '“Legs eleven”, it was called, and a centipede at the back asked for a recount.',
        'It has eighty-nine over.',
        'The hall whistled, out of habit.',
      ),
      told(
        'One must not sit on Doreen’s chair; {they} did, and sixty dabbers were raised without a word.',
        '{They} is spotted blue down to the socks.',
        'Doreen won that night, from the floor.',
      ),
      told(
        '{They} was one number short all evening, and it was the number of the bus home.',
        'It came in as they locked up.',
        'The driver shouted “house”, and let {them} off at it.',
      ),
      told(
        '{They} once made a false call, and the tea has been served to {them} without a saucer ever since.',
        'It had looked very like a six.',
        'The biscuit, too, is face down.',
      ),
    ],
    closings: [
      'Eyes down, it says over the bed.',
      'The first prize was a ham, and so was the caller.',
      'Clickety-click, said the knees, and that was the full house.',
      'The lucky troll has been asked to leave.',
    ],
  },
  {
    nouns: list('blockchain smartcontract web3 bitcoinmining cryptowallet coldwallet ledgerwallet'),
    events: [
      '{a_body} put the shopping list on {topic}, and four thousand computers in Iceland agree on milk and {name}',
      '{a_body} explained {topic} at a wedding until the cake melted, and the bride has it noted for ever as {name}',
      '{a_body} forgot the twelve words to {topic}, tried “potato” twelve times, and was let in as {name}',
      '{a_one} was to do away with banks, ran out of coins for the meter, and asked a bank for them as {name}',
    ],
    conflicts: [
      told(
        'Once it is in there nobody can take it out again, and the typing error in {their} name is now for eternity.',
        'Four thousand computers have confirmed it.',
        'The birth certificate was changed instead.',
      ),
      told(
        'Somebody paid {them} back three euros for lunch, and it took a small power station and a Thursday.',
        'The fee was a second lunch.',
        'The lights in the valley are on again.',
      ),
      told(
        '{They} says that nobody has to trust anybody any more, and could somebody hold the ladder?',
        'A majority held it, and the rest held hands.',
        'It was confirmed six times, on the way down.',
      ),
      told(
        'The key is on a slip of paper in a biscuit tin, and the tin is on a tip under eleven winters.',
        'A digger has been hired, and a priest.',
        'The seagulls there are very rich.',
      ),
    ],
    closings: [
      'It is all written down, everywhere, and nobody can read it.',
      'The cellar is warm, and that was the profit.',
      'What has been put on it stays on it, even the gravy.',
      'It could also have been a list.',
    ],
  },
  {
    nouns: list('glitch glitchinthematrix glitcheffect rendererror texturebug screentear datamosh'),
    events: [
      '{a_one} walked up a waterfall, sat down on the air, and was served soup there by a table called {name}',
      '{a_one} passed the same black cat on the stairs twice, nodded twice, and the second nod went to {name}',
      '{a_one} got one arm stuck in a wall, was patched over with a bit of sky, and is filed as {name}',
      '{a_body} stood up straight with both arms out all through {topic}, and nobody could click away {name}',
    ],
    conflicts: [
      told(
        'Half of {them} arrives a moment later than the other, and shop doors have learned to wait.',
        'The late half pays.',
        'On photographs {they} is holding {their} own hand.',
      ),
      told(
        'At the hairdresser’s the head came off three inches to the right, and was combed there.',
        'It suited the mirror.',
        'Please do not touch the pixels, said the girl, and swept.',
      ),
      told(
        'A technician came, looked at {them}, and it did not happen as long as he was there.',
        'It happened on his bill.',
        'From the van he saw the house turn green.',
      ),
      told(
        'There is one corner of the kitchen in which {they} spins slowly and cannot be spoken to.',
        'Soup is slid in from the side.',
        'A boy of nine jumps into it backwards, and is in Ohio.',
      ),
    ],
    closings: [
      'It is not a bug, says the landlord, and has put up the rent.',
      'It cannot be repeated, except in front of guests, except in front of guests.',
      'The sky behind it has not loaded yet.',
      'They have put a box in front of it.',
    ],
  },
  {
    nouns: list(
      'pizzadeliveryguy pizzadeliveryman pizzadelivery pizzadeliveryboy pizzadeliverydriver pizzaguy pizzaboy pizzacourier',
    ),
    events: [
      '{a_one} rang at the wrong door with a Hawaiian, was asked in by a lonely widower, and stayed for cards as {name}',
      '{a_one} took a bend with the box upright, and all the cheese moved to one side, where it formed {name}',
      '{a_one} was promised at thirty minutes, came at thirty-one, and was kept for nothing as {name}',
      '{a_one} ate one olive on the fourth floor, then the evidence, and rang the bell empty-handed as {name}',
    ],
    conflicts: [
      told(
        'The note said “no bell, baby asleep”, so {they} threw a bread stick at the window.',
        'The baby caught it.',
        'It was the wrong baby, and a fifth floor.',
      ),
      told(
        'The bag keeps things warm to the door, and {their} lunch, two kittens and an aunt have asked to ride in it.',
        'The aunt came out crisp.',
        'At red lights it purrs.',
      ),
      told(
        '“Keep the change”, said a man in a towel, and it was eleven cents and a button.',
        'The button fitted.',
        'The towel was the rest of it.',
      ),
      told(
        'Somebody had ordered half and half without the other half, and it took {them} until dawn to work it out.',
        'The box was folded down the middle.',
        'They have split up since.',
      ),
    ],
    closings: [
      'The stairs smell of oregano as far as the roof.',
      'Who ordered the anchovies will not come to the door.',
      'It is cold in the middle, and hot about it.',
      'There is a little plastic table in every box, and nobody has ever been invited.',
    ],
  },
  {
    nouns: list('ikea ikeashelf ikeabookcase ikeafurniture ikeawardrobe ikeabed ikeatable ikeachair ikeacabinet'),
    events: [
      '{a_one} was put together in one evening by two people who loved each other, and one of them is called {name}',
      '{a_one} had one screw too many, and a shelf in the next street fell down with a cry of {name}',
      '{a_body} went into {topic} for a candle, followed the arrows for six hours, and came out by the hot dogs as {name}',
      '{a_one} was built with the back to the front, and the little man on the plan shook his head over {name}',
      '{a_body} lay down in a show bedroom because of {topic}, dreamt of hot dogs, and was sold at the till as {name}',
      '{a_body} was to put up a shelf from {topic}, has been inside it since noon, and knocks twice for {name}',
      '{a_body} said “it is only a Saturday, how full can it be” of {topic}, and was last seen near rugs as {name}',
    ],
    conflicts: [
      told(
        'The plan has no words, only a fat little man, and on page nine he has stopped smiling.',
        'On page ten he is on the telephone.',
        'The telephone needs two people and a hammer.',
      ),
      told(
        'Nobody has ever left there with only the thing they came for; {they} has four hundred tea lights.',
        'It came for a bed.',
        'They are burning nicely, and there is no table.',
      ),
      told(
        'There is a short cut behind the lamps, and an old man who knows it takes meatballs for it.',
        'He went in as a bridegroom.',
        'It comes out at the lamps.',
      ),
      told(
        'The six-sided key was put in a safe place, where there are now thirty of them, and none for {them}.',
        'It was tightened with a teaspoon.',
        'The drawer with the keys in it is the one that came loose.',
      ),
    ],
    closings: [
      'There is a screw left over, and it is best not to ask.',
      '{They} leans a little, as the long married do.',
      'A move it will not survive, but which of us does.',
      'Some parts were put together with tears, as intended.',
      'The name has two dots on it, and one of them is a peg.',
    ],
  },
];
