/** On the court, in the ring, on the mat and in the stand: what goes with each sport, as only it can have it. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_SPORT: readonly NounClass[] = [
  {
    nouns: list('tennis tennisball racket racquet wimbledon ballboy ballgirl volley pingpong'),
    events: [
      '{a_one} grunted so well at the net that a moose came out of the wood and answered to {name}',
      '{a_one} lost the first set six–love, took the love personally, and wrote every week to {name}',
      '{a_one} asked the umpire whether he was serious, and it was settled over a long dinner by {name}',
      '{a_one} went over the fence to look for a ball, and was found there in autumn, ripe, as {name}',
      '{a_body} came to {topic} for the strawberries, turned {their} head to and fro with the rest, and left with a stiff neck as {name}',
    ],
    conflicts: [
      told(
        'The ball was in, the ball was out, and {they} has moved the chalk line as far as {town}.',
        'A farmer ploughs along it.',
        'By now it is in by a mile.',
      ),
      told(
        'One rally has been going since breakfast, and the neck of {official} has been oiled.',
        'Neither of them remembers what for.',
        'They are asking for new balls and old stories.',
      ),
      told(
        'Nobody in the club can explain why it goes fifteen, thirty, forty, and {they} has asked for the missing five.',
        'They are kept in a tin at the back.',
        'The treasurer blushed.',
      ),
      told(
        '{They} leapt over the net to shake hands, and only the hands arrived.',
        'They were shaken warmly.',
        'The net asked for a rematch.',
      ),
      told(
        'A dog has got the ball, and it is two sets up.',
        'Its return is wet, but deep.',
        'It does not see why one would ever give it back.',
      ),
    ],
    closings: [
      'Quiet, please, says a voice, and the whole county swallows.',
      'New balls were asked for, and old ones came.',
      'Love means nothing here, and is called out loudly.',
      'Second service, says the waiter at the club house.',
      'White clothes were compulsory, then came the strawberries.',
    ],
  },
  {
    nouns: list('golf golfer golfball golfclub caddie caddy fairway putter minigolf crazygolf golfcart'),
    events: [
      '{a_one} shouted “fore!” one word too late, and {official} woke up calling for {name}',
      '{a_one} went into the bunker after a ball, found water there, then oil, and is in the members’ book as {name}',
      '{a_one} hit the ball over the hill and into a wedding cake, played it where it lay, and was asked to dance as {name}',
      '{a_one} wore the loudest trousers on the course, and the geese in the pond honked back {name}',
      '{a_body} was told that {topic} is a good walk, took it without the ball, and won the cup as {name}',
    ],
    conflicts: [
      told(
        'It took {them} eleven shots to get out of the sand, and by then there was a castle.',
        'The moat is a hazard now.',
        'A princess asked {them} to play through.',
      ),
      told(
        'A blade of grass stood in the way of the putt; {they} knelt down, and they came to an arrangement.',
        'It leaned to the left at the last moment.',
        'Money was not mentioned.',
      ),
      told(
        'The scorecard says four, the caddie counted nine, and both of them were looking at the sky.',
        'The sky says twelve.',
        'The other five were practice, with feeling.',
      ),
      told(
        'There is a windmill on the last hole, with a miller in it, and {they} has ground his flour for a week.',
        'The ball is in the third loaf.',
        'He calls it par.',
      ),
      told(
        '{Their} ball is at the bottom of the pond with four hundred others, and they have elected it.',
        'It rules from the shallow end.',
        'The frogs carry the bag.',
      ),
    ],
    closings: [
      'It was in the rough, and the rough has grown fond of it.',
      'The nineteenth hole is the only one with a door.',
      'One sock is tartan, and so is the language.',
      'A gimme, said the friend, and has regretted it since.',
      'The divot was put back, and waved.',
    ],
  },
  {
    nouns: list('cricketer cricketbat cricketball cricketplayer umpire wicket bowler batsman wicketkeeper'),
    events: [
      '{a_one} was put at deep backward something, never called in, and is on the Ordnance map as {name}',
      '{a_one} came off for bad light, went out for a bulb, and returned on the fourth day as {name}',
      '{a_one} appealed so loudly that a verger in {town} gave out {name}',
      '{a_one} kept everybody’s jumpers around {their} waist until tea, and was cut out of the wool as {name}',
    ],
    conflicts: [
      told(
        'The match went on for five days, and {they} was asleep for the ball on the third.',
        'It was a very good ball, say both of those who were not.',
        'Nobody won, though in an interesting way.',
      ),
      told(
        'They stopped for lunch, for tea, for rain and for a hedgehog, and the hedgehog was leg before.',
        'It walked without waiting for the finger.',
        'It averages eleven.',
      ),
      told(
        '{They} tried to explain the rules to a lady on a train, and got out with her in Vladivostok.',
        'She understands the tea.',
        'It was the bit about being in when you are out.',
      ),
      told(
        '{They} polished the ball on {their} trousers until one could see the future in it.',
        'Rain at four, it says.',
        'The trousers are red, and have been reported.',
      ),
      told(
        'At silly mid-off {they} caught one without looking, and it was the vicar’s scone.',
        'It had jam on the seam.',
        'The vicar is not out, but hungry.',
      ),
    ],
    closings: [
      'Tea is taken, and then a wicket, and then more tea.',
      'Rain stopped play, and nobody could tell from where.',
      'Good length, says a man in a blazer, about the sandwich.',
      'It is just not done, and {they} did it in whites.',
      'Drawn, after five days, with thanks to the urn.',
    ],
  },
  {
    nouns: list('boxer boxing heavyweight featherweight lightweight prizefighter pugilist punchbag kickboxer'),
    events: [
      '{a_one} ran up seventy-two steps to look at the town, had no breath left for a speech, and only got out {name}',
      '{a_one} weighed in with {relative} in {their} pocket, and the two of them fight at a new weight as {name}',
      '{a_one} came in to loud music, in a robe, with eleven cousins, and it was the wrong hall, but all rose for {name}',
      '{a_one} heard a bicycle bell, came out of the corner swinging, and was given half of {town} on points as {name}',
      '{a_body} went to {topic} to get rid of the hiccups, and it was they that were counted out by {name}',
    ],
    conflicts: [
      told(
        'The referee had counted to nine when {they} asked him to take his time.',
        'He is at nine and three quarters.',
        'He lay down beside {them} to see it {their} way.',
      ),
      told(
        '{They} and {rival} have been in each other’s arms since round two, and nobody has the heart to ring the bell.',
        'They are thinking of a little house.',
        'Somebody is crying in the blue corner.',
      ),
      told(
        'At the press conference they stood nose to nose for an hour, and then {they} began to giggle.',
        'The whole fight was called off for it.',
        'They still write about the mint.',
      ),
      told(
        '{They} skips with a rope for an hour each morning, and the ceiling of the dentist below knows it.',
        'Teeth come out by themselves there.',
        'There is a rhyme that goes with it.',
      ),
      told(
        'With the gloves on {they} cannot open a door, and has been in the changing room since {year}.',
        'Food is held up at chin height.',
        'The handle won on points.',
      ),
    ],
    closings: [
      'Seconds out, says somebody, and the minutes go with them.',
      'It is all in the footwork, says the chin.',
      'The stool comes in, the stool goes out, and has never been hit once.',
      'The towel was thrown in, folded, and with the name of a hotel on it.',
      'Float like a butterfly, they said, and then there was the landing.',
    ],
  },
  {
    nouns: list('karate judo taekwondo aikido jujitsu kungfu sensei dojo judoka karateka blackbelt'),
    events: [
      '{a_one} bowed to the teacher, who bowed back, and after an hour of it somebody put a name to it, and it was {name}',
      '{a_one} chopped through a brick, the table, and the floor of the ladies’ gymnastics, where it was welcomed as {name}',
      '{a_one} painted a garden fence for a year, up and down, and then found out that that had been the whole course of {name}',
      '{a_one} shouted “hai-ya!” at a jar that would not open, and the jar said {name}',
      '{a_body} was told to leave {their} shoes and {their} pride at the door of {topic}, and came back only for the shoes, as {name}',
    ],
    conflicts: [
      told(
        'The belt has gone from white to yellow to green, and it has all happened in the wash.',
        'The next one is pink, with socks.',
        'The machine has a third dan.',
      ),
      told(
        '“Use the strength of your opponent”, {they} was taught, and let {rival} carry in the shopping.',
        'It was done with one finger and a nod.',
        'There were stairs.',
      ),
      told(
        '{They} stands on one leg with both arms up on the beach of {town}, and nobody wants the first ice cream.',
        'A heron has taken up the challenge.',
        'It is the tide that gave way.',
      ),
      told(
        'A fly was to be caught with chopsticks, and {they} has been at it since soup.',
        'The fly has nearly got the hang of them.',
        'It takes the noodles by itself.',
      ),
      told(
        '{They} broke nine roof tiles with {their} forehead, and now it rains on the neighbours.',
        'They had asked for a demonstration, but of a carpet.',
        'The bucket is held with great respect.',
      ),
    ],
    closings: [
      'The greatest victory is to be already at the bus stop.',
      'Bow, step back, and mind the radiator.',
      'It is only for defence, {they} says, about the biscuits.',
      'It is worn with a belt by day, and as pyjamas by night.',
      'Wax is on, and will not come off.',
    ],
  },
  {
    nouns: list('sumo sumowrestler rikishi yokozuna'),
    events: [
      '{a_one} threw so much salt before the bout that the chips of {town} were named after it: {name}',
      '{a_one} stamped once with each foot, and the needle in the earthquake office wrote {name}',
      '{a_one} stared at {their} opponent until the evening, and both of them forgot everything but {name}',
      '{a_one} leaned on a vending machine to think, won the bout, and was given a bottle of milk as {name}',
      '{a_body} wandered into the ring at {topic} with a tray of tea, did not spill any, and was promoted to {name}',
      '{a_body} gave up everything for {topic} but the afternoon nap, and woke up a champion by the name of {name}',
    ],
    conflicts: [
      told(
        'The bout lasts four seconds, and the getting ready takes all day, with salt.',
        'The ring has been well seasoned since {year}.',
        'Most people come for the second half of a second.',
      ),
      told(
        'Whoever touches the ground first has lost, so {they} does not pick up coins.',
        'There is a fortune around {them}.',
        'A nephew comes on Thursdays, with a bag.',
      ),
      told(
        '{They} stepped out of the circle once, by one toe, and has apologised to the circle.',
        'It was redrawn around the toe.',
        'The toe has been sent to a monastery.',
      ),
      told(
        'Training is at five, then comes a stew for nine, and then {they} has to nap, since it is in the rules.',
        'It is the only rule that {they} breaks by going too far.',
        'The other eight had soup.',
      ),
      told(
        '{Their} hair has to look like a ginkgo leaf, and in autumn people stand underneath and wait.',
        'The barber is a gardener.',
        'It did turn yellow once, at a wedding.',
      ),
    ],
    closings: [
      'It was a slap, says the slow motion, and a very polite one.',
      'The silk cushions flew, so somebody must have lost.',
      'The referee has a fan and needs it.',
      'Grace is a matter of where you sit down.',
      'The floor creaked, and {they} bowed to it.',
    ],
  },
  {
    nouns: list('fencer fencing rapier duellist duelist swordsman swordfight'),
    events: [
      '{a_one} cried “en garde” at a hedge, took three steps back from it, and fell into a pond as {name}',
      '{a_one} slashed a letter into the curtain to show who had been here, and after two hours it was the whole of {name}',
      '{a_one} plugged {themself} in for the match, in the wrong socket, and lit up the hall with {name}',
      '{a_one} put an apple on the point for later, was scored for it, and is on the board as {name}',
      '{a_body} came to {topic} about the garden fence, did not want to say so, and won silver as {name}',
    ],
    conflicts: [
      told(
        'Both lamps came on at once, and {they} and {rival} have been saying “after you” since spring.',
        'The lamps have got warm for each other.',
        'The hall is booked for badminton.',
      ),
      told(
        '{They} fought up the staircase, along the banister and down the curtain, and then it was the wrong house.',
        'They were given coffee.',
        'The chandelier is to be paid in monthly swings.',
      ),
      told(
        'Nobody can see who is behind the mask, and {they} once lost to a bee-keeper in a hurry.',
        'He thought that it was about honey.',
        'There was a sting, but fair.',
      ),
      told(
        '{They} parries in the kitchen, at the till and with the soup spoon, and nobody has got a bill past {them}.',
        'One was delivered with a lunge.',
        'The waiter keeps his left hand behind his back.',
      ),
      told(
        'All insults have to be in verse while it goes on, and {they} has been stuck for a word since the landing.',
        'It was “nincompoop”, in the end.',
        'They put the points down and looked it up.',
      ),
    ],
    closings: [
      'Touché, {they} says, also to doors.',
      'The moustache was taken off cleanly, in three strokes.',
      'My name you know, {they} says; prepare to have tea.',
      'All for one, and the bill for all.',
      'The point has been made, and capped with a cork.',
    ],
  },
  {
    nouns: list(
      'footballfan arsenalfan barcelonafan madridfan bayernfan juventusfan liverpoolfan chelseafan barcafan supporter awayend ultras hooligan terraces kop',
    ),
    events: [
      '{a_one} wore the same scarf for nineteen seasons, was told to wash it, and they were relegated with {name}',
      '{a_one} drove nine hours to a match that had been called off, sang for ninety minutes anyway, and the groundsman joined in at {name}',
      '{a_one} held up one letter too many in the big picture, so that the whole stand read {name}',
      '{a_one} shouted advice from row forty until the manager came up and sat down, and it went on as {name}',
      '{a_body} sat in the wrong end in the wrong colours, cheered inwardly, and gave {themself} away to {topic} as {name}',
    ],
    conflicts: [
      told(
        '{They} has seen every away match since {year}, but never a goal, since that is when the pies are ready.',
        'There were nine, by the noise.',
        'The pie was offside.',
      ),
      told(
        'It is always “we” when they win and “they” when they lose, and {they} has not said “we” since {year}.',
        'It is being kept in a glass case.',
        'It nearly came out in March.',
      ),
      told(
        'The left sock has to go on first, or they concede, and {relative} once moved the sock.',
        'It was five–nil.',
        'The sock has a season ticket.',
      ),
      told(
        '{They} knows what the manager should have done, and tells it to the bus, the bath and the dog.',
        'The dog would play with two up front.',
        'The bus has asked to be substituted.',
      ),
      told(
        'A new song was to be started, {they} stood up and began, alone, and had to go on to the end.',
        'It has eleven verses.',
        'The away end hummed along, out of kindness.',
      ),
    ],
    closings: [
      'There is always next season, and {they} has seen thirty of those.',
      'The pie was hot on the outside, like the manager.',
      'The referee’s eyesight has been set to music.',
      'Two coaches left, and three came home singing.',
      'It only hurts on {weekday}s, and in the table.',
    ],
  },
  {
    nouns: list('yoga yogi meditation mindfulness meditating guru zen chakra yogamat namaste mantra'),
    events: [
      '{a_one} put one foot behind {their} head, was asked something by the postman, and is still listening as {name}',
      '{a_one} emptied {their} mind completely, and the first thing to come back in was {name}',
      '{a_one} hummed one syllable until the fridge joined in, and between them it sounded like {name}',
      '{a_one} greeted the sun every morning until, one Thursday, it said {name}',
      '{a_body} lay down at the end of {topic} to let go of everything, was locked in for the weekend, and let go of all but {name}',
      '{a_body} fell asleep in {topic}, snored, and the whole room breathed along with {name}',
    ],
    conflicts: [
      told(
        '{They} has been in the tree position since {weekday}, and a squirrel has left some nuts for winter.',
        'It has been asked to remove its shoes.',
        'The left leg is thinking of leaves.',
      ),
      told(
        'Nothing disturbs {them} but a tap that drips in the next street, and {they} has been to see it.',
        'They breathed together.',
        'It was let go of, with a spanner.',
      ),
      told(
        'Everybody in the room was to send love to somebody difficult, and {rival} got all twenty.',
        'He has had to open a window.',
        'He sent half of it back, for somebody smaller.',
      ),
      told(
        'It was a silent retreat, until {they} saw who had taken the last flapjack.',
        'It is written down as a vow with crumbs.',
        'The gong was struck, and then the table.',
      ),
      told(
        '“Do not think of a white elephant”, said the voice, and now {they} has to feed it.',
        'It is very good at the cobra.',
        'It needs two mats and all of the moment.',
      ),
    ],
    closings: [
      'Breathe in; the dog next door is doing out.',
      'Be here now, says the app, and asks for an update.',
      'Inner peace has been found, under the mat, beside the car keys.',
      'Everything passes, apart from the cramp.',
      'Listen to your body; it says lunch.',
    ],
  },
];
