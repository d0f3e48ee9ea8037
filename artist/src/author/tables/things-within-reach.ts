/** What lies within reach or falls on one: parachute, safe, sticker, toothpick, snowball, the shadow on the wall. */
import { list, type NounClass, told } from './noun-class.ts';

export const THINGS_WITHIN_REACH: readonly NounClass[] = [
  {
    nouns: list('parachute skydiver skydiving ripcord parachutist'),
    events: [
      '{a_one} counted to three in the air, could not recall what came next, and the cows below called up {name}',
      '{a_one} came down in the middle of a wedding, in white, with a train of forty metres, and was kissed as {name}',
      '{a_one} was packed by somebody in love, opened in the shape of a heart, and on it stood {name}',
    ],
    conflicts: [
      told(
        'The second one is for when the first one fails, and it was on the second that there was a note.',
        'It wished a nice weekend.',
        'It was from the first.',
      ),
      told(
        'A church spire has had hold of {them} since the fête, and the organist has been let in on it.',
        'He plays upwards now.',
        'The cock has a duvet.',
      ),
      told(
        'The instructor was strapped on behind, and told his whole divorce on the way down.',
        'There was time for the house, not for the dog.',
        'They went up again, for the dog.',
      ),
    ],
    closings: [
      'It works every time, or nobody has complained.',
      '{They} folds up small, which takes a hall.',
      'You first, it said, for eleven minutes.',
    ],
  },
  {
    nouns: list('safe vault combinationlock strongbox'),
    events: [
      '{a_one} was opened by a man with a stethoscope, who heard only a slight murmur, and wrote down {name}',
      '{a_one} hung behind a painting, and the thieves took the painting, the nail and the wallpaper, but not {name}',
      '{a_one} went through the floor in 1987, then the next floor, and in the cellar is known as {name}',
    ],
    conflicts: [
      told(
        'The combination is the wife’s birthday, and that is why nobody has been in.',
        'It was in spring, he thinks.',
        'She knows his, and took the pearls.',
      ),
      told(
        'Left to nine, right to four, left again, and inside was a paper with the combination on it.',
        'It is in two places now, for safety.',
        'It was the old one.',
      ),
      told(
        'A gang of eleven dug for a year, and had one pencil line wrong.',
        'They are very sorry, in the fish shop.',
        'The turbot was insured.',
      ),
    ],
    closings: [
      'It takes four men to lift, and one to say “to me”.',
      'There is a sandwich in {them}, from the day of the test.',
      'Click, it says, and the whole cinema breathes out.',
    ],
  },
  {
    nouns: list('sticker decal bumpersticker stickeralbum'),
    events: [
      '{a_one} was peeled off an apple with great care, put on a forehead, and taken to the meeting as {name}',
      '{a_one} was the one missing in every album of the town, and nine boys offered a goalkeeper for {name}',
      '{a_one} said “baby on board” long after he had his licence, and he drives about to this day as {name}',
    ],
    conflicts: [
      told(
        'One corner came off, and the other three have held a meeting.',
        'It was decided to curl.',
        'There is fluff on the committee.',
      ),
      told(
        'It was put on the new laptop slightly crooked, in one second, and for four years.',
        'The head has learned to tilt.',
        'The laptop was sold as “almost straight”.',
      ),
      told(
        '“Remove slowly”, it says on {them}, and since Sunday half of the price has been slow.',
        'It cost something and ninety-nine.',
        'The glass is a gift, from minus fifty per cent.',
      ),
    ],
    closings: [
      'Well done, it says, with a star; it has been to the dentist.',
      'There is one behind the wardrobe that glows, at nobody.',
      'It was swapped for two shiny ones and a bite.',
    ],
  },
  {
    nouns: list('toothpick cocktailstick cocktailumbrella'),
    events: [
      '{a_one} held a cube of cheese, a grape and the conversation, and by the end of the evening was left with {name}',
      '{a_one} stood in the muffin, came out clean, and the whole kitchen was let off for the day by {name}',
      '{a_one} was pulled out of a club sandwich, and three floors came down on {name}',
    ],
    conflicts: [
      told(
        'A model of the cathedral has been made of forty thousand of them, and then somebody had beef.',
        'The north tower is being restored.',
        'The bishop had the spire.',
      ),
      told(
        'Two hundred live in one pot on the table, and all of them want to be first.',
        'It was shaken, and the left one won.',
        'They went on the floor together, like rain.',
      ),
      told(
        'One olive rolled off, and {they} went back in for it like a harpoonist.',
        'It was got under the piano.',
        'The olive says that it was a draw.',
      ),
    ],
    closings: [
      'A cowboy chews on one like it, and says nothing.',
      '{They} has two points, and gets to neither.',
      'Between two molars there is a piece of spinach that knows it.',
    ],
  },
  {
    nouns: list('snowball snowballfight snowangel'),
    events: [
      '{a_one} was meant for the brother, took the hat off the headmaster, and the class shouted as one {name}',
      '{a_one} rolled down a hill, took up a fence, a sledge and a curate, and at the bottom was as big as {name}',
      '{a_one} was saved in the freezer for July, thrown at the garden party, and everybody ducked but {name}',
    ],
    conflicts: [
      told(
        'The fort took all morning, with a store of ninety, and lunch was called before the war.',
        'It went on by fork, with the mash.',
        'By two the army was a puddle.',
      ),
      told(
        'One went down the back of {their} collar, and {their} dance has been taken up by the youth club.',
        'It is done with both elbows.',
        'It goes on until it has melted.',
      ),
      told(
        'Somebody shouted “truce” from behind a tree, with one arm behind the back.',
        'It was a carrot.',
        'It was a short truce, and a wet one.',
      ),
    ],
    closings: [
      'The gloves are on the radiator, and drip like stars.',
      'That was an accident, it says; and so is this one.',
      'Yellow ones do not take part.',
    ],
  },
  {
    nouns: list('shadow shadowpuppet silhouette'),
    events: [
      '{a_one} got up later than {their} owner, came down the stairs in a hurry, and on the wall was {name}',
      '{a_one} was nine metres long at seven in the evening, lay across a tennis court, and won it as {name}',
      '{a_one} was made with two hands and a lamp, a rabbit at first, and then the rabbit said {name}',
    ],
    conflicts: [
      told(
        'At noon there is hardly any of {them}, and it is then that the taxman comes by.',
        'He has seen a heel.',
        'He stands on it, and waits for one.',
      ),
      told(
        'The groundhog looked at {them}, and the whole county put the winter coats back on.',
        'It was for six weeks, he said.',
        'It was the mayor’s hat.',
      ),
      told(
        'Under the street lamp there were two of {them}, and each thought that the other was following.',
        'They took different turnings at the bin.',
        'One of them is still at the lamp.',
      ),
    ],
    closings: [
      '{They} has never been on the sunny side, and speaks of it often.',
      'The barber does it as well, for nothing.',
      'When the light goes out, it takes the evening off.',
    ],
  },
  {
    nouns: list('straw metalstraw'),
    events: [
      '{a_one} was the last one, in the back of a camel, and the lawyers of the camel are looking for {name}',
      '{a_one} reached the bottom of a milkshake in the silence of a first date, with the noise {name}',
      '{a_one} was drawn by five sailors, was the shortest, and was put in charge as {name}',
    ],
    conflicts: [
      told(
        'It is made of paper, and has four minutes from the first sip.',
        'The last of the cola was had with a spoon.',
        'It leaves as a napkin.',
      ),
      told(
        'There is a bend in {their} neck, and nobody asks the straight ones whether they are happy.',
        'They see less of the umbrella.',
        'It sees round the cherry.',
      ),
      told(
        'A child blew instead, and the lemonade is on the ceiling, the aunt and the canary.',
        'The canary sings in flat.',
        'He was asked not to; he had heard “do”.',
      ),
    ],
    closings: [
      '{They} has one hole, or two, and the family is split.',
      'Somebody drowning once reached for it. They do talk.',
      'One last slurp, long, at the bottom, where the good bit is.',
    ],
  },
  {
    nouns: list('microphone mic micstand autocue'),
    events: [
      '{a_one} was on when everybody thought it was off, and all four thousand know what was said of {name}',
      '{a_one} was tapped twice by a best man, asked “is this on”, and the whole marquee answered {name}',
      '{a_one} was dropped at the end of a speech on pensions, and the bang went into the minutes as {name}',
    ],
    conflicts: [
      told(
        'Testing, said a man, one, two; and he has never once been seen to get to three.',
        'He was paid by the number.',
        'Three is done by the union.',
      ),
      told(
        'It squealed, everybody held their ears, and a dog in the next valley got up and went.',
        'He is expected on stage at nine.',
        'He took it for the chorus.',
      ),
      told(
        'A gentleman in row nine has a question, which is more of a comment, and he has hold of {them}.',
        'It is the second evening.',
        'He comes to the Romans next.',
      ),
    ],
    closings: [
      '{They} has a woolly hat, against the p.',
      'Too near, and it spits back.',
      '{They} has heard it all, and passes it on louder.',
    ],
  },
  {
    nouns: list('mask carnivalmask venetianmask'),
    events: [
      '{a_one} danced until dawn with a stranger, both were taken off, and it was the husband of {name}',
      '{a_one} hung on one ear at the checkout for a whole winter, and the cashier knew only half of {name}',
      '{a_one} was worn to rob a bank, and underneath was a second one, of a panda, and under that {name}',
    ],
    conflicts: [
      told(
        'The spectacles fog up, so that for two years {they} has been greeting a coat stand.',
        'It has been very good about it.',
        'They are on first-name terms.',
      ),
      told(
        'At the ball everybody knew at once who {they} was, by the shoes, and nobody said so.',
        'They said it to the shoes.',
        'All of them had come as the doge.',
      ),
      told(
        'The elastic went “ping” at the unveiling, over the heads, and into the punch.',
        'The punch kept its secret.',
        'It was served with a nose.',
      ),
    ],
    closings: [
      'Behind it somebody is pulling a face, and nobody knows which.',
      'The nose is for plague, and for reaching the olives.',
      'Under the chin it protects the chin.',
    ],
  },
  {
    nouns: list('pictureframe photoframe familyportrait'),
    events: [
      '{a_one} was bought with a laughing couple in it, who have been introduced to guests ever since as {name}',
      '{a_one} hung straight for one second, in 2011, and the man with the spirit level wept for {name}',
      '{a_one} was put up over the hole in the wall, and the whole family has since admired the taste of {name}',
    ],
    conflicts: [
      told(
        'A little to the left, said the wife, and now there are eleven holes and a lovely constellation.',
        'The twelfth is a lamp.',
        'It is the Plough, with a hook.',
      ),
      told(
        'A heavy lorry goes by at six, and after it all the grandparents lean to the east.',
        'They are put right by hand, at seven.',
        'Grandmother had always leaned.',
      ),
      told(
        'It holds a cousin’s second wedding over a cousin’s first, and the glass has no room for a third.',
        'It is the same dress.',
        'There is a corner of uncle from 1990.',
      ),
    ],
    closings: [
      'The little leg at the back folds when the phone rings.',
      'It was cheaper with the picture in.',
      'The passe-partout is the best part, says the passe-partout.',
    ],
  },
  {
    nouns: list('poster wantedposter flyposter'),
    events: [
      '{a_one} offered a reward for a man with a hat, and everybody took off the hat before {name}',
      '{a_one} hung over a boy’s bed for nine years, saw everything, and signed the wedding book as {name}',
      '{a_one} was pasted over a circus, the circus over an election, and what shows of it all is {name}',
    ],
    conflicts: [
      told(
        'It was rolled up for the move, and has refused to lie flat since.',
        'Four mugs are holding the corners.',
        'It sprang at the cat.',
      ),
      told(
        'Somebody drew a moustache on {them}, and it is the best moustache in the street.',
        'Two barbers have been to look.',
        'It was asked to stand for the council, with it.',
      ),
      told(
        'Behind it a man dug a tunnel for nineteen years, and came out in the poster shop.',
        'He got a discount.',
        'He bought the one with the kitten.',
      ),
    ],
    closings: [
      'Hang in there, says the kitten, since 1977.',
      'Two of the four pins have gone on holiday.',
      'Coming soon, it says, of last March.',
    ],
  },
  {
    nouns: list('projector overheadprojector slideprojector'),
    events: [
      '{a_one} showed two hundred slides of Norway, one of them upside down, and they all woke up for {name}',
      '{a_one} had a hair in the gate, which went through the whole love scene, and was billed as {name}',
      '{a_one} was pointed at the wrong wall, and the neighbours saw the end of the film, with {name}',
    ],
    conflicts: [
      told(
        'Six engineers have been standing on the table since nine, looking for the input.',
        'It is on HDMI two, and so is the coffee.',
        'The seventh is a cleaner, and pressed it.',
      ),
      told(
        'The speaker walked through the beam, and had the sales of the third quarter on his forehead.',
        'They looked better on him.',
        'They fell towards the ear.',
      ),
      told(
        'Somebody made a rabbit with two fingers, in the middle of the merger.',
        'It has been given a seat on the board.',
        'The other firm sent a swan.',
      ),
    ],
    closings: [
      'The fan is louder than the whale.',
      'Next slide, please; and a hand comes down.',
      'It will be ready when the sun has gone round.',
    ],
  },
  {
    nouns: list('saddle stirrup bridle rein'),
    events: [
      '{a_one} was put on back to front by a gentleman in a hurry, who has seen where he was and knows {name}',
      '{a_one} was fastened while the horse breathed in, the horse breathed out, and underneath hung {name}',
      '{a_one} slid to the left through three villages with a duchess on, and all three bowed sideways to {name}',
    ],
    conflicts: [
      told(
        'The horse knows exactly when {they} is brought out, and has a cough for it.',
        'The vet can hear hay in it.',
        'It is gone when the apple comes.',
      ),
      told(
        'One stirrup is a hole longer, so the rider has been to the right of the road all his life.',
        'He votes straight.',
        'He is very tall on the other side.',
      ),
      told(
        'It was polished with soap for two hours, and at the first fence it went on alone.',
        'It was clear, with no faults.',
        'The horse sat down to watch.',
      ),
    ],
    closings: [
      'Who falls off gets on again, says who is standing.',
      '{They} creaks like a ship, and smells of uncle.',
      'On a stand in the hall it carries one coat, at a walk.',
    ],
  },
  {
    nouns: list('satellite spaceprobe sputnik'),
    events: [
      '{a_one} went round the world in ninety minutes, waved over Udine, and was late for supper as {name}',
      '{a_one} was wished on by two lovers who took it for a star, and both wishes were passed on to {name}',
      '{a_one} went “beep” over the whole planet, and the planet said excuse you to {name}',
    ],
    conflicts: [
      told(
        'It sees every number plate on earth, and has a word to say about somebody’s gutters.',
        'The leaves are from two autumns.',
        'He was waved at, and blushed.',
      ),
      told(
        'A record was sent along for strangers, with whales and a hello, and nothing to play it on.',
        'They have hung it in the hall.',
        'They like the hole.',
      ),
      told(
        'At four in the afternoon {they} goes behind the earth, and that is when the match is decided.',
        'It was heard through the wall.',
        'It has never seen a goal.',
      ),
    ],
    closings: [
      'It is falling all the time, and keeps missing.',
      'Below them the world is blue; and the bin is full.',
      'A glove passed by on Tuesday, from an earlier shift.',
    ],
  },
  {
    nouns: list('mint peppermint breathmint spearmint'),
    events: [
      '{a_one} was planted in one corner in May, and by August the whole street smelled of toothpaste and {name}',
      '{a_one} was offered to one man in the lift, twice, with a look, until he understood {name}',
      '{a_one} lay on a hotel pillow, was slept on, and went to the congress stuck to a professor’s ear as {name}',
    ],
    conflicts: [
      told(
        'One more, said the waiter, it is only wafer-thin, and the whole table moved back.',
        'He had it halved.',
        'The curtains have been to the cleaner’s.',
      ),
      told(
        'It lives in grandmother’s handbag, with a hair and a stamp on it, and is given for being good.',
        'It has been given eleven times.',
        'It tastes of purse, and of Sunday.',
      ),
      told(
        'Drink cold water after {them}, somebody said, and the whole choir has seen the Alps.',
        'The sopranos have frost.',
        'They breathed in on the “O”.',
      ),
    ],
    closings: [
      'The breath is fresh; what it says is from 1985.',
      'With peas, with lamb, with chocolate: it has tried to settle down.',
      'There is always one left, and the paper round it is empty.',
    ],
  },
  {
    nouns: list('trolley teatrolley luggagetrolley dessertcart'),
    events: [
      '{a_one} came down the train at last with coffee, three stops after the end of the journey, as {name}',
      '{a_one} ran away down a hill with a wedding cake on, and the bride was the first to catch up with {name}',
      '{a_one} was found in a canal, nobody knew how, with a heron at the handle, and entered as {name}',
    ],
    conflicts: [
      told(
        'A philosopher stands at the lever and asks whether to pull, and the tea is getting cold.',
        'One way it hits five cups, the other way one saucer.',
        'He was run into, from behind, by the scones.',
      ),
      told(
        'It takes a coin, and nobody has one, so half the town goes about with a washer on a string.',
        'The washer has been accepted in Belgium.',
        'It was a button, and it fitted.',
      ),
      told(
        'One knee, one ankle and one stroller are hit per aisle, always the same man’s.',
        'He has moved to frozen.',
        'He says sorry first, by now.',
      ),
    ],
    closings: [
      'Anything from it, dears? Only the frog.',
      'It goes where it likes, and one is behind it.',
      'At night they stand in each other, and say nothing.',
    ],
  },
  {
    nouns: list('penny luckypenny cent dime'),
    events: [
      '{a_one} lay on the pavement, everybody knew that it brings luck, and the luck bent down to {name}',
      '{a_one} dropped, eleven hours after the joke, in the middle of a sermon, and the laugh was put down to {name}',
      '{a_one} was thrown into a fountain with a wish, hit a carp, and the carp has been married ever since to {name}',
    ],
    conflicts: [
      told(
        'It costs two to make {them}, and the bank has asked {them} not to dwell on it.',
        'It is worth more in bronze, and in pairs.',
        'It does dwell, down the sofa.',
      ),
      told(
        'Somebody offered one for {their} thoughts, and they were about the price.',
        'It was four thoughts, with tax.',
        'He was given change.',
      ),
      told(
        'All his life a man turned each one over, and when he had a million it was ten thousand.',
        'He had been good at turning.',
        'They are in a jar, and it takes two to lift.',
      ),
    ],
    closings: [
      'A bad one comes back; this one has a key.',
      'Heads, it says, and looks the other way.',
      '{They} has gone through more hands than a bishop.',
    ],
  },
  {
    nouns: list('sand quartzsand'),
    events: [
      '{a_one} went home from the beach in a shoe, a sandwich and an aunt, and in the bath was found {name}',
      '{a_one} ran through a glass in three minutes, for one egg, and has been asked to time a wedding as {name}',
      '{a_one} covered a whole army, camels and all, and the archaeologist with the small brush says {name}',
    ],
    conflicts: [
      told(
        'A grain of {them} got into an oyster, was very annoying, and was paid out in pearl.',
        'The oyster calls it coming to terms.',
        'It has tried the same with a sandwich.',
      ),
      told(
        'Somebody was buried up to the neck by his children, and then the ice cream van came.',
        'He was found by the tide, and by a dog.',
        'They brought him one, and it was near.',
      ),
      told(
        'Line after line was drawn in {them}, and on each one somebody said “no further”.',
        'The wind had a word with all of them.',
        'They are by the parasols now.',
      ),
    ],
    closings: [
      'It is still in the car, from when there was another car.',
      'An ostrich looked into it, and saw nobody either.',
      'Nobody has counted; one has begun, and sneezed.',
    ],
  },
];
