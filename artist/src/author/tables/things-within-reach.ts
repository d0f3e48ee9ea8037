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
      'It folds up small, which takes a hall.',
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
      'There is a sandwich in it, from the day of the test.',
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
      'It has two points, and gets to neither.',
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
      'It has never been on the sunny side, and speaks of it often.',
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
      'It has one hole, or two, and the family is split.',
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
      'It has a woolly hat, against the p.',
      'Too near, and it spits back.',
      'It has heard it all, and passes it on louder.',
    ],
  },
  {
    nouns: list('mask carnivalmask venetianmask surgicalmask facemask'),
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
      'It creaks like a ship, and smells of uncle.',
      'On a stand in the hall it carries one coat, at a walk.',
    ],
  },
  {
    nouns: list('satellite spaceprobe sputnik satellitedish'),
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
    nouns: list('scale weighingscale'),
    events: [
      '{a_one} was stepped on at seven in the morning, said one number, and was put out on the landing as {name}',
      '{a_one} weighed the sausages with a thumb on, and the butcher has been charging since for {name}',
      '{a_one} showed zero with grandfather on it, and he has told everybody that he floats, thanks to {name}',
    ],
    conflicts: [
      told(
        'First the slippers came off, then the watch, then one leg was held up.',
        'The leg is two kilos, it was found.',
        'It was the same, and cold.',
      ),
      told(
        'On the tiles in the corner everybody is three kilos less, and that is where the family lives.',
        'The dog is next to nothing there.',
        'Guests are received standing.',
      ),
      told(
        'The flour was to be put on “to taste”, and the needle went round twice.',
        'It was a large taste.',
        'The cake has a postcode.',
      ),
    ],
    closings: [
      'It tells the truth in the morning, and is kicked for it.',
      'One at a time, please, says the lift, and looks over.',
      'The cat is weighed in arms, and then the arms are taken off.',
    ],
  },
  {
    nouns: list('shoebox packingbox movingbox'),
    events: [
      '{a_one} was a ship on Monday, a castle on Tuesday, and on Wednesday, with a window cut in it, {name}',
      '{a_one} was marked “kitchen”, was full of lampshades, and after nine moves is still sealed as {name}',
      '{a_one} came with a bicycle in it for the child, and the child has been happy ever since with {name}',
    ],
    conflicts: [
      told(
        'The cat is in {them}, and her bed with the heating is for sale.',
        'She is larger than it by half.',
        'It was bought by a dog, who sits in the wrapping.',
      ),
      told(
        'Inside are all the letters, one tooth, a ticket and a key, and nobody remembers the lock.',
        'The tooth fits.',
        'It is opened when it rains, and shut with a sigh.',
      ),
      told(
        'It says “this way up” on four sides, and the men in the van have a sense of humour.',
        'It was the trifle.',
        'They go by the tinkle.',
      ),
    ],
    closings: [
      'It is kept because it is such a good one.',
      'The flaps go over, under, over, and up again.',
      'A hamster is buried in it, with full honours and a biscuit.',
    ],
  },
  {
    nouns: list('sieve strainer'),
    events: [
      '{a_one} was taken to sea for a bet, sank in a very even way, and one hundred jets of water spelled {name}',
      '{a_one} was worn on the head in the war of the gardens, let the light in, and was decorated as {name}',
      '{a_one} was shaken over a river for gold, and what stayed at the end was a tooth engraved {name}',
    ],
    conflicts: [
      told(
        'One pea goes through every time, and the whole kitchen knows it by its walk.',
        'It lives behind the fridge, with dust.',
        'It was served last, alone.',
      ),
      told(
        'The pasta was poured, the pot was empty, and there was no {them} in the sink.',
        'They ate with a torch, from the drain.',
        'The drain has had worse evenings.',
      ),
      told(
        'It remembers nothing of the soup, and is asked about it each evening.',
        'It has kept one noodle, as proof.',
        'Memory, they say, and point at it.',
      ),
    ],
    closings: [
      'It is mostly holes, and the rest is character.',
      'The flour comes out like a rumour.',
      'Whoever washes it up knows four hundred things about oats.',
    ],
  },
  {
    nouns: list('smartwatch fitnesstracker stepcounter applewatch'),
    events: [
      '{a_one} told {their} owner to breathe in the middle of the proposal, and the bride said yes to {name}',
      '{a_one} was tied to the dog for the last two thousand, and the insurance sent a medal to {name}',
      '{a_one} took a yawn for a fall, rang for help, and the ambulance is still looking for {name}',
    ],
    conflicts: [
      told(
        '“Time to stand up”, it buzzed at the funeral, and the whole row did.',
        'So did the organist.',
        'He had closed his ring, said the widow.',
      ),
      told(
        'The pulse went up to a hundred and sixty, and it was only the post.',
        'It was the tax; and there was a map of it.',
        'It was shared with nine colleagues, as “rowing”.',
      ),
      told(
        'Of last night it says that {they} slept six hours, and it was at the opera.',
        'Deep sleep: the whole of act two.',
        'There was a peak, at the horns.',
      ),
    ],
    closings: [
      'Four steps are missing, so somebody walks round the bed.',
      'It has been charged, unlike its owner.',
      'Well done, it says; you have lifted a fork.',
    ],
  },
  {
    nouns: list('spellbook grimoire magicbook'),
    events: [
      '{a_one} fell open at the wrong page, was read out with a cold, and in the salad appeared {name}',
      '{a_one} was returned to the library as a toad, and the fine is paid in flies under {name}',
      '{a_one} had a coffee ring over the last word, and everybody who tries it becomes a little more {name}',
    ],
    conflicts: [
      told(
        'The apprentice wanted only the dishes done, and now no plate in the street is safe.',
        'They have begun on the cars.',
        'The broom has a broom of its own.',
      ),
      told(
        'For the great spell one needs eye of newt, and the newt has asked for it back.',
        'He winks, with the other.',
        'It is done with capers, since then.',
      ),
      told(
        'It whispers at night on the shelf, and it has talked three cookery books round.',
        'The soufflé spoke first.',
        'Page forty levitates, with leeks.',
      ),
    ],
    closings: [
      'Do not read this aloud, it says, and goes on in small print.',
      'It bites only the thumb that licks it.',
      'The index is invisible, and alphabetical.',
    ],
  },
  {
    nouns: list('tshirt bandtshirt sweatpants joggingbottoms poloshirt'),
    events: [
      '{a_one} was put on inside out on Monday, nobody said a word till Friday, and the label reads {name}',
      '{a_one} said across the front what it had been to London for, and all it got for it was {name}',
      '{a_one} shrank at sixty degrees to the size of the dog, and the dog goes about to this day as {name}',
    ],
    conflicts: [
      told(
        'It lives on the chair, for it is too worn for the wardrobe and too good for the basket.',
        'The chair has a coat of nine.',
        'It was put on again; the chair felt cold.',
      ),
      told(
        'It was kept for painting in, and has since been to two weddings.',
        'The spot of white is from the hall.',
        'In the photograph it goes with the ceiling.',
      ),
      told(
        'Nobody in the family has heard the band on {them}, and there are eleven of them by now.',
        'They have been asked to play.',
        'They know all the words of the washing label.',
      ),
    ],
    closings: ['One wears it to run in, to the fridge.', 'The armpit remembers 2014.', 'It ends as a duster, and shines.'],
  },
  {
    nouns: list('tumbleweed ghosttown'),
    events: [
      '{a_one} rolled by after a bad joke, was asked to come again, and is booked until May as {name}',
      '{a_one} crossed the main street between two gunmen, and both of them stopped to let past {name}',
      '{a_one} set out for the sea, met the wind on the way, and is at the petrol station again as {name}',
    ],
    conflicts: [
      told(
        'The sheriff has put up a crossing for {them}, with a small sign, and nobody else uses it.',
        'A bell rings, and then nothing does.',
        'There was one accident: it was a sneeze.',
      ),
      told(
        '{They} caught on a fence in Nevada, and had for the first time an address.',
        'There was post by Thursday, and a gale on Friday.',
        'The fence has been lonely since.',
      ),
      told(
        'A barber had a go at {them}, with the best will, and swept up his customer.',
        'He left him a fringe.',
        'It rolled out, and tipped.',
      ),
    ],
    closings: [
      'A shutter bangs, a harmonica starts, and round the corner it comes.',
      'No roots, it says, and no bills.',
      'It goes where the silence is.',
    ],
  },
  {
    nouns: list('urn amphora ashesurn'),
    events: [
      '{a_one} was broken by a football, glued overnight by three brothers, and ever since has had the ear of {name}',
      '{a_one} stood on the mantelpiece beside the tea caddy, and for one whole winter they drank {name}',
      '{a_one} came up in a fishing net after two thousand years, with an octopus in it, at home as {name}',
    ],
    conflicts: [
      told(
        'It is Ming, says the uncle, and it is “Ming” with a phone number under it.',
        'They do delivery.',
        'It was priceless, and then somebody dusted.',
      ),
      told(
        'On {their} belly a Greek has been running after a maiden, and is one handle short.',
        'She has begun to slow down.',
        'They have been round since Tuesday week.',
      ),
      told(
        'For the flowers of the mother-in-law it is fetched from behind the boiler, an hour before.',
        'She brought a cactus.',
        'It still has hers from last time in.',
      ),
    ],
    closings: [
      'Whoever owes for it has put the crack to the wall.',
      'Two roses lean to one side, and do not speak.',
      'Inside there is a marble, a hairpin and an echo.',
    ],
  },
  {
    nouns: list('wheel cartwheel sparewheel'),
    events: [
      '{a_one} overtook {their} own car on a hill, nodded to the driver, and was first over the line as {name}',
      '{a_one} was invented by somebody who then had to wait four hundred years for a road, and sat down as {name}',
      '{a_one} was the fifth, lay in the dark for nine years, and in a night of rain was called up as {name}',
    ],
    conflicts: [
      told(
        'Every year somebody in the firm invents {them} again, and it has been square twice.',
        'It stands very well.',
        'There was a launch, with a bump.',
      ),
      told(
        'A hamster ran six kilometres in {them}, got out, and looked round to see where he was.',
        'It was nicer than he remembered.',
        'He had forgotten the towel, and ran back.',
      ),
      told(
        'On the shopping trolley {they} is the fourth, and wants to go to fish.',
        'The other three want bread.',
        'They met at the tights.',
      ),
    ],
    closings: [
      'It squeaks, and so gets the grease, and so the others talk.',
      'It has been round; it says that it is much the same.',
      'One nut was left over, on the bonnet, at the lights.',
    ],
  },
  {
    nouns: list('xray xraymachine mri ctscan airportscanner'),
    events: [
      '{a_one} looked through a suitcase, a wallet and a small boy, and in the boy, quite clearly, saw {name}',
      '{a_one} showed a spoon, a key and a coin in one dog, and the rattle went by the name of {name}',
      '{a_one} asked a whole hospital to hold its breath, went for lunch, and came back to blue people and {name}',
    ],
    conflicts: [
      told(
        'The lady said “perfectly safe”, and pressed the button from the car park.',
        'She waved, in lead.',
        'There is a bell for when she is in the next town.',
      ),
      told(
        'The picture was hung up the wrong way round, and the heart is with the opposition now.',
        'The appendix has been told to move over.',
        'It was a very good likeness of the left.',
      ),
      told(
        'In the belt queue {they} saw through everybody, and said only “is that a ham?”',
        'It was the second ham that he denied.',
        'It was a cello, of ham.',
      ),
    ],
    closings: [
      'Inside everybody is smiling, with all the teeth.',
      'It has seen your lunch, and says nothing.',
      'In the alphabet it has the whole page, but for a xylophone.',
    ],
  },
  {
    nouns: list('sugarcube sugarlump sugarbowl sweetener'),
    events: [
      '{a_one} climbed out of the bowl, looked down into the coffee, and was talked back by a spoon as {name}',
      '{a_one} was held out on a flat hand to a police horse, and the whole demonstration went home with {name}',
      '{a_one} was one lump too many, was put back damp, and has been a landmark in the bowl since as {name}',
    ],
    conflicts: [
      told(
        'The tongs are silver, and have let go of {them} over every good carpet in the house.',
        'It was found by the vicar, with the knee.',
        'The ants have been, with a cart.',
      ),
      told(
        'One or two, asked the hostess, and a guest said three, and it is spoken of to this day.',
        'He was a dentist.',
        'The third is on his conscience, and in his pocket.',
      ),
      told(
        'A sailor of ninety builds harbours of {them}, and it rained in at the window.',
        'He has syrup, with a lighthouse.',
        'Genoa went first.',
      ),
    ],
    closings: [
      'A horse has stopped, and will not say why.',
      'It dissolves under pressure, but it is sweet about it.',
      'The saucer has a crystal, and a wet finger comes for it.',
    ],
  },
  {
    nouns: list('pin hatpin needlepoint'),
    events: [
      '{a_one} was left in the new shirt, in the place where nobody looks, and was found by sitting on {name}',
      '{a_one} held up a bridesmaid through four hymns, and everybody who had heard the “ping” blames {name}',
      '{a_one} was heard to drop, in a hall of nine hundred, and all of them turned to {name}',
    ],
    conflicts: [
      told(
        'Angels dance on {their} head, and nobody has been able to count them for the conga.',
        'It was eleven, and a trombone.',
        'The one below has knocked with a broom.',
      ),
      told(
        'It asks for a capital, a number and a special sign, and has six letters itself at most.',
        'Three tries, and the card was eaten.',
        'It is the cat’s birthday, as for everybody.',
      ),
      told(
        'The balloon seller moved to the next pitch when {they} came, and then to the next.',
        'There was nothing in it, they both say.',
        'He sells from the roof.',
      ),
    ],
    closings: [
      'It is in the carpet, and waits for a Sunday.',
      'The tailor talks with nine like it in the mouth.',
      'It is stuck on you, as the lapel says.',
    ],
  },
  {
    nouns: list('nest birdsnest birdbox twig'),
    events: [
      '{a_one} was built of a hundred twigs, a ribbon and half a wig, and the opera has written about it to {name}',
      '{a_one} was made in the hood of a lorry, spent the spring in Rotterdam, and hatched as {name}',
      '{a_one} was found empty in May, with a note that they had moved to the gutter, and the key for {name}',
    ],
    conflicts: [
      told(
        'Somebody laid one more egg in {them}, and it has been asking for seconds since it opened.',
        'It is bigger than the mother, and calls her “small one”.',
        'It says its own name all day.',
      ),
      told(
        'The last of the young ones is thirty, and has a beard, and brings his washing.',
        'He was pushed, and walked round.',
        'He is looking for a branch, he says.',
      ),
      told(
        'It took one afternoon without hands, and the man with the flat-pack shelf watched it through the window.',
        'He has a beak coming.',
        'There was one twig left over there as well.',
      ),
    ],
    closings: [
      'It is lined with the dog, and he does not mind.',
      'Five mouths, and all of them up.',
      'In winter one sees how near it was the whole time.',
    ],
  },
  {
    nouns: list('maraca ocarina kazoo bongo didgeridoo panpipe'),
    events: [
      '{a_one} was given to a child of three by an uncle who was never asked again, and who is known as {name}',
      '{a_one} came in one bar early at the philharmonic, was taken for a wasp, and chased out as {name}',
      '{a_one} was shaken next to a microphone all night for four euros, and on the record sleeve stands {name}',
    ],
    conflicts: [
      told(
        'Nobody has ever had a lesson on {them}, and it shows, and that is the charm, they say.',
        'It was charming until midnight.',
        'The neighbour has had a lesson, on the broom.',
      ),
      told(
        'There is one solo in the whole symphony, and the hall coughed through it.',
        'It will be given again, in four years.',
        'One cough was in tune.',
      ),
      told(
        'A whole stadium had brought one, and a beekeeper in the next valley put on the veil.',
        'It was nil all, in B flat.',
        'He collected four thousand fans in a box.',
      ),
    ],
    closings: [
      'It has beans in, and they are not for eating, again.',
      'It makes one noise; but at any time.',
      'One hums into it, and is sorry.',
    ],
  },
  {
    nouns: list('wool knittingwool ballofwool'),
    events: [
      '{a_one} began as a scarf, was not told when to stop, and at the far end of the village is known as {name}',
      '{a_one} rolled under the sofa, down the steps and over the border, and is followed by a cat called {name}',
      '{a_one} was a jumper for a baby who was eleven by the second sleeve, and the dog got it as {name}',
    ],
    conflicts: [
      told(
        'Somebody pulled on one thread at the funfair, and went home in a collar.',
        'The rest came on the next bus.',
        'The big wheel wears it, with a frill.',
      ),
      told(
        'It itches on purpose, at the neck, and only when visitors speak of aunts.',
        'The aunt had knitted it.',
        'She itches too, out of respect.',
      ),
      told(
        'An end was lost in the ball, and the whole family has been inside to look.',
        'Father has rung, from the middle.',
        'They have found another end, and are not speaking of it.',
      ),
    ],
    closings: [
      'Knit one, purl one, and what was it about Harold?',
      'At forty degrees it becomes a coaster.',
      'A sheep looks over the wall; it knows that cardigan.',
    ],
  },
  {
    nouns: list('safetyvest hivis hivisvest highvisvest reflectivevest'),
    events: [
      '{a_one} walked into the bank, the palace and the opera with a clipboard, and everybody held the door for {name}',
      '{a_one} was seen from the moon, where it was put down as a small sun with pockets, called {name}',
      '{a_one} stood beside a hole with four others, all looking in, and from the hole came up {name}',
    ],
    conflicts: [
      told(
        'Put on {them}, and nobody asks why you are carrying the piano out.',
        'Two more came to lift.',
        'The owner held the lift.',
      ),
      told(
        'A whole kindergarten went out in them, by rope, and a ship has changed course.',
        'It is in the duck pond.',
        'The captain was given a biscuit.',
      ),
      told(
        'The badger crossed in it, and for the first time in his life a lorry waved him on.',
        'He has asked for a lollipop and a stick.',
        'He does the school run.',
      ),
    ],
    closings: [
      'In headlights it is the only one dressed.',
      'It is one size, and the size is “tent”.',
      'Somebody is digging; somebody is in charge of the somebody.',
    ],
  },
];
