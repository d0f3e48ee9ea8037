/** On the road, in the water, in the snow and in the tent: what goes with each, as only it can have it. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_OUTDOORS: readonly NounClass[] = [
  {
    nouns: list('cyclist cycling bicycle bike peloton tandem bmx velodrome unicycle unicyclist velocipede'),
    events: [
      '{a_one} came over the mountain so far ahead that the road had not been closed yet, and was waved through by a goat as {name}',
      '{a_one} raised both arms at the finish, let go of everything, and was announced out of the hedge as {name}',
      '{a_one} chained {themself} to a railing in {town}, forgot the number, and got post there as {name}',
      '{a_one} rang {their} bell at a hearse, overtook it, and was followed by all the mourners to {name}',
      '{a_body} took up {topic} for the fresh air, got a fly in it, and swallowed hard at the name of {name}',
    ],
    conflicts: [
      told(
        'A squeak came with every turn; {they} oiled everything, then the saddle, then {official}.',
        'It was the shoe.',
        'The birds of {town} have answered it and moved in.',
      ),
      told(
        '{They} drafted behind a cheese van to save strength, and was delivered with it.',
        'It was a very good Monday for the deli.',
        'The receipt says “aged”.',
      ),
      told(
        '{They} has shaved off eleven grams by leaving the lamp at home, and then ate a cake at the top.',
        'The cake was aerodynamic.',
        'The lamp still goes out by itself.',
      ),
      told(
        'It is uphill in both directions, {they} says, with the wind in front, and has a map to prove it.',
        'The map was drawn by the knees.',
        'The village at the top has been lowered, out of pity.',
      ),
      told(
        'Only the front wheel was locked, and in the morning the front wheel was what there was.',
        'It has learnt to manage alone.',
        'The rest sends its love from {town}.',
      ),
    ],
    closings: [
      'The helmet is on crooked, and so was the hill.',
      'Somewhere at the back a chain has come off, and so has a sock.',
      'On your left, {they} says, and comes by on the right.',
      'The yellow jersey was the only one that was dry.',
      'It never gets easier, and the lycra never gets bigger.',
    ],
  },
  {
    nouns: list(
      'swimmer swimming lifeguard lifebelt springboard snorkel backstroke breaststroke butterflystroke swimsuit goggles poolboy waterpolo',
    ),
    events: [
      '{a_one} did the backstroke without looking, and reached the far end of the sea as {name}',
      '{a_one} climbed the ten-metre board to enjoy the view, and was encouraged down by a chant of {name}',
      '{a_one} dived in with a fine splash, came up without the trunks, and has stayed under the name of {name}',
      '{a_one} blew the whistle at a wave for running, and the wave stopped and said {name}',
      '{a_body} was thrown in at the deep end of {topic}, walked along the bottom, and got out as {name}',
    ],
    conflicts: [
      told(
        'Two ladies have been doing the breaststroke side by side for an hour, talking, and {they} is still behind them.',
        'They have got as far as the nephew.',
        'By now {they} knows the soup by heart.',
      ),
      told(
        '{They} got water in one ear in {town}, and has hopped on one leg as far as the coast.',
        'It came out as a tune.',
        'The other ear has been told to wait.',
      ),
      told(
        'There is a plaster on the bottom of lane four, and {they} swims around it in a wide, respectful bow.',
        'It is older than the pool.',
        'It has the right of way.',
      ),
      told(
        'Nobody may swim until an hour after lunch, and {they} has a small lunch every hour.',
        'The whistle is full of crumbs.',
        'The pool has been dry since {year}, just in case.',
      ),
      told(
        'The locker key was on {their} wrist, the wrist was in the sea, and the trousers are in locker ninety.',
        'The key has been seen on a mackerel.',
        'Ninety is now doing well as a wardrobe.',
      ),
    ],
    closings: [
      'No running, no pushing, no dripping on the opinions of others.',
      'It is lovely once you are in, says everybody who is out.',
      'The shallow end is as deep as it gets.',
      'Everything smells of chlorine, also the good news.',
      'The towel was wet before {they} was.',
    ],
  },
  {
    nouns: list(
      'skier skiing ski snowboard snowboarder snowboarding skilift chairlift slalom sledge sled toboggan bobsleigh bobsled skijump',
    ),
    events: [
      '{a_one} took the black run for the shade, and was cheered into the valley, and past it, as {name}',
      '{a_one} got on the chairlift the wrong way round, and saw everybody come up and greet {name}',
      '{a_one} went straight down where the flags went left and right, through a wedding, and was toasted as {name}',
      '{a_one} sat down for one hot chocolate at the hut, and was swept out with the snow in May as {name}',
      '{a_body} had one lesson in {topic}, learnt everything but the stopping, and passed through {town} as {name}',
    ],
    conflicts: [
      told(
        'The lift stopped with {them} in mid-air, beside a stranger who had just said everything he had to say.',
        'He has begun again from the top.',
        'They are expecting a spring of small talk.',
      ),
      told(
        '“Pizza!”, shouted the teacher, meaning the legs, and {they} was at the hut in nine seconds.',
        'It was four cheeses, parallel.',
        'The word for stopping is now “bill”.',
      ),
      told(
        '{They} only fell once, at the top, and the rest was distance.',
        'It is the record for the valley.',
        'The snowman was not part of {them} at the start.',
      ),
      told(
        'A class of four-year-olds came past without poles, in a row, singing, and {they} has taken off {their} goggles for good.',
        'The last of them said “bend the knees”.',
        'One came back up to help.',
      ),
      told(
        'Last year’s ticket still hangs on the jacket, with the one before, and {they} rustles like a hedge.',
        'The one from {year} has gone up in value.',
        'A bird has looked in.',
      ),
    ],
    closings: [
      'The last run is when it happens, so {they} always does the one after it.',
      'The boots take nine minutes to get into, and need a plumber to get out of.',
      'Hot chocolate is a sport with a very good lift.',
      'White above, blue below, and red about the nose.',
      'It was not a fall, but a change of plan in powder.',
    ],
  },
  {
    nouns: list('iceskate iceskater iceskating skater figureskater icerink zamboni icehockey curling curler'),
    events: [
      '{a_one} let go of the rail, crossed the ice in silence, and took hold of the other rail as {name}',
      '{a_one} wrote an eight, then a nine, and by closing time the whole of {name}',
      '{a_one} was thrown up for a triple, had time to think about it, and came down as {name}',
      '{a_one} swept the ice so warm in front of a stone that it sank, and the ripples said {name}',
      '{a_body} went to {topic} with a cushion tied on behind, and the cushion was given the marks of {name}',
    ],
    conflicts: [
      told(
        'Everybody goes round to the left, {they} can only turn to the right, and they meet every half minute.',
        'Some have begun to bring news.',
        'One of them has proposed, in instalments.',
      ),
      told(
        'The big machine comes out to make the ice smooth, and {they} claps, as it is the best thing of the evening.',
        'It bowed, very slowly.',
        'It got a nine for expression.',
      ),
      told(
        'There is a plastic seal to hold on to, for beginners, and {they} will not give it to the children.',
        'They have been together for four winters.',
        'The seal goes home by taxi.',
      ),
      told(
        'After the last spin {they} could see two juries, and thanked the wrong one.',
        'It was a stand for chestnuts.',
        'The chestnuts gave a ten.',
      ),
      told(
        '{They} stopped as one stops there, with a spray of ice, and {official} has been a snowdrift since.',
        'Only the pipe is showing.',
        'Children have given him a second carrot.',
      ),
    ],
    closings: [
      'It is all a matter of balance, says the floor, again.',
      'The laces are done up, and the ankles have given up.',
      'Thin ice has been sent a letter.',
      'The tights were cold, the music was Russian, the bruise is blue.',
      'A good landing is one that can be explained.',
    ],
  },
  {
    nouns: list('marathon jogger jogging runner sprinter sprint triathlon triathlete ultramarathon parkrun hurdler'),
    events: [
      '{a_one} took a wrong turn behind the second water stand, and won the marathon of another country as {name}',
      '{a_one} ran for a bus, overtook it, and only stopped in {town}, where it was timed as {name}',
      '{a_one} came in last by so much that the finish had become a market, and bought a melon there as {name}',
      '{a_one} pinned on a number that was a phone number, and people along the way rang up {name}',
      '{a_body} only did {topic} for the banana at the end, and was given it, a blanket and the name of {name}',
    ],
    conflicts: [
      told(
        'At mile twenty {they} hit the wall, and it turned out to be a very nice wall.',
        'They still see each other.',
        'A bench has been put there.',
      ),
      told(
        'The watch says that {they} has to run four hundred yards more, so {they} goes round and round the kitchen.',
        'The table was lapped twice.',
        'The watch counts chewing as a hill.',
      ),
      told(
        'A man dressed as a telephone box has been two yards ahead of {them} since the start.',
        'He took a call at mile nine.',
        'It was for {them}: “slow down”.',
      ),
      told(
        '{They} jogs on the spot at red lights, and once a light in {town} stayed red for a year.',
        'There is a dip in the pavement.',
        'People set their breathing by it.',
      ),
      told(
        '{They} took a cup of water at full speed, and with it the table, and the lady behind it.',
        'She finished in under four hours.',
        'She has offered orange segments ever since the bridge.',
      ),
    ],
    closings: [
      'You look great, shouted somebody, at the man behind.',
      'It is a marathon, not a sprint, says everybody who is sitting down.',
      'The stairs have to be taken backwards until {weekday}.',
      'Nearly there, it says on a sign at mile three.',
      'The second wind was somebody else’s.',
    ],
  },
  {
    nouns: list('camping campfire campsite tent scout boyscout girlscout sleepingbag glamping tentpeg'),
    events: [
      '{a_one} put up the tent with one pole left over, and the pole was found to be holding up {name}',
      '{a_one} rubbed two sticks together until midnight, and then one of the sticks said {name}',
      '{a_one} helped an old lady across the road, then back, since she had not wanted to go, and she calls it {name}',
      '{a_one} earned a badge for knots, could not get out of the last one, and was sent home in it as {name}',
      '{a_body} packed everything for {topic} but the tin opener, and bit into the beans as {name}',
    ],
    conflicts: [
      told(
        'The tent was put up in the dark, and in the morning it was on a roundabout, with {them} giving way to the right.',
        'It is a quiet spot, apart from the lorries.',
        'The second night was on the exit to {town}.',
      ),
      told(
        'There was one stone under the sleeping mat, and it was under {them} wherever the mat was put.',
        'It has been taken home and given a bed.',
        'It says the same.',
      ),
      told(
        'Everybody had to tell a ghost story by the fire, and {they} told the one about the price of the pitch.',
        'Two families left in the night.',
        'The owl asked for the light to be left on.',
      ),
      told(
        'A good deed has to be done every day, so {relative} is kept in a tree, to be rescued.',
        'On Sundays there are two of them up there.',
        'It comes down for tea, and has to go back up.',
      ),
      told('A bear came for the sausages at two, and {they} held out the bill.', 'It tipped.', 'It has booked for August.'),
    ],
    closings: [
      'Be prepared, says the belt, and comes undone.',
      'Everything smells of smoke, and the smoke smells of socks.',
      'The zip woke up the whole field, and then the whole field had to go.',
      'One more verse, then the fire is out of it.',
      'It has never been folded back to the size of the bag.',
    ],
  },
  {
    nouns: list('hiker hiking hike rambler trekker trekking mountaineer mountaineering climber walkingstick'),
    events: [
      '{a_one} stood on the summit with one hand up for the picture, was taken for the cross, and is on the map as {name}',
      '{a_one} asked a cow for the way, followed it, and was milked in the valley as {name}',
      '{a_one} said hello to everybody above two thousand metres, and the echo introduced itself as {name}',
      '{a_one} was tied to a rope between two brothers who were not speaking, and carried their messages up as {name}',
      '{a_body} went on {topic} with a flask, a map and a certainty, came home with the flask, and has been {name} since',
    ],
    conflicts: [
      told(
        'The sign says two hours, the sign at the next bend says two and a half, and {they} has turned one of them round.',
        'The hut is coming closer on its own.',
        'A family of five has been going round since Easter.',
      ),
      told(
        '“It is just behind that ridge”, {they} has told {relative} since breakfast.',
        'There were nine ridges and a word.',
        'Behind it was a car park, with a bus, and a cake.',
      ),
      told(
        'In the summit book there is {their} name, the date, and under “remarks” a complaint about the stairs.',
        'The mountain has replied, with a small stone.',
        'The next entry is from a goat.',
      ),
      told(
        'The sandwich must not be eaten before the top, and {they} has never seen anybody get up so fast.',
        'It was egg, and it was worth it.',
        'The view is said to be good as well.',
      ),
      told(
        '{They} broke in the new boots at the office, on the carpet, with poles.',
        'The photocopier was reached at noon.',
        'There were blisters, and a cairn by the printer.',
      ),
    ],
    closings: [
      'There is no bad weather, {they} says from inside a bag.',
      'The shortcut took until {weekday}.',
      'Up is hard on the lungs, down is hard on the knees, and the middle is for soup.',
      'The cows never move, and are always right.',
      'It is downhill from here, and not only for the toes.',
    ],
  },
];
