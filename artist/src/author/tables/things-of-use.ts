/** Things with a purpose, and fruit with a peel: each class has jokes that only it could have. */
import { list, type NounClass, told } from './noun-class.ts';

export const THING_OF_USE_CLASSES: readonly NounClass[] = [
  {
    nouns: list('ambulance'),
    events: [
      '{a_one} came for a man with a splinter, blue light and all, and the whole terrace waved him off as {name}',
      '{a_one} was written on the front in mirror writing, and in every rear-view mirror on the ring road it says {name}',
      '{a_one} took a bend with somebody’s mother-in-law in the back, and her blood pressure has been kept under {name}',
      '{a_one} stopped for chips with the siren on, and four lanes pulled over in respect for {name}',
    ],
    conflicts: [
      told(
        'Every car moved to the right for {them}, except one in the middle that had always wanted to be followed.',
        'He was led all the way to casualty, with a flag.',
        'He thought that they were for him, and waved.',
      ),
      told(
        'In the back the patient has asked why they were stopping at red, and {they} had no answer, only a noise.',
        'He sang it himself from there on.',
        'It was amber, in a medical sense.',
      ),
      told(
        'Nee-naw, says a child at every window, and {they} has begun to do it in the child’s key.',
        'The hospital band has a part for it.',
        'It comes in on the fourth bar, and everybody pulls over.',
      ),
      told(
        'A hypochondriac on the second floor has a loyalty card, and with the tenth ride {they} plays his song.',
        'It is his knee, and it has always been his knee.',
        'They have a window seat for him, lying down.',
      ),
      told(
        'It was an emergency, said the caller, but when {they} got there he was only unable to reach the remote control.',
        'It was under the cat, whom they stabilised.',
        'They stayed till the penalty, for observation.',
      ),
    ],
    closings: [
      'Everybody makes way, and then everybody follows to look.',
      'One ought not to feel so well in here.',
      'The blanket is foil, so that the rest keeps warm until morning.',
      'Please lie back; the pothole comes after the bend.',
      'The light is blue, the face is white, and the driver has the radio on.',
    ],
  },
  {
    nouns: list('anchor buoy rudder'),
    events: [
      '{a_one} was dropped overboard with a splash and a flourish, and then somebody looked for the rope and shouted {name}',
      '{a_one} was tattooed on a forearm in Hull, between a swallow and a spelling mistake, as {name}',
      '{a_one} held a ferry in place through a storm, and on the way home was found to have brought along the harbour of {name}',
      '{a_one} was asked to weigh {themself}, and by order of the captain it was done with forty men and a song called {name}',
    ],
    conflicts: [
      told(
        'The ship has been round the world, and all that {they} knows of it is what the mud is like.',
        'In Naples it is best, with shells.',
        'There was a view once, upside down, on the way up.',
      ),
      told(
        'The chain and {they} have been together for thirty years, and it is the one that does the talking.',
        'It rattles when it has been drinking.',
        'Every link has its own opinion of the next.',
      ),
      told(
        'Somebody has to stay where {they} is, said the captain, and pointed down.',
        'The fish took {them} for a monument, and meet there.',
        'An octopus has tried it on as a hat.',
      ),
      told(
        'On dry land {they} stands on a lawn in white paint, with geraniums, and it is the wind that {they} cannot forget.',
        'A house behind has not moved an inch, thanks to {them}.',
        'At every gale warning {they} digs in a little.',
      ),
      told(
        'A diver found {them} after two hundred years, and {they} only wanted to know if they had got there without.',
        'They had not, he said, but he said it nicely.',
        'The rope was there as well, somewhat later.',
      ),
    ],
    closings: [
      'It is not heavy, it is decided.',
      'Everybody wants to be off, and somebody has to be against it.',
      'It looks best on a button, and works best in the mud.',
      'Up and down, that is all; and it is the down that counts.',
      'The sea is wide, and {they} has one spot of it.',
    ],
  },
  {
    nouns: list(
      'bottle jar flask hipflask jamjar milkbottle bottleneck thermosflask thermos jerrycan petrolcan tincan babybottle waterbottle',
    ),
    events: [
      '{a_one} was thrown into the sea with a cry for help inside, came ashore at a nudist beach, and was read out as {name}',
      '{a_one} would not open for the father, the uncle or the rubber glove, and then sighed at grandmother, who said {name}',
      '{a_one} stood tenth in a song about a wall, did not fall, and the children are still in the coach, at {name}',
      '{a_one} had a ship built inside it, with cannons, and refused from then on to be called anything but {name}',
    ],
    conflicts: [
      told(
        'All have tried it with a tea towel, hot water and a door hinge, and each has said that he loosened {them} for the next.',
        'There is a list of nine who loosened it.',
        'It was the other way round.',
      ),
      told(
        'A party of twelve sat in a ring, and {they} was spun, and pointed at the door both times.',
        'The postman had to kiss the aunt.',
        'He comes round by the garden now, with a comb.',
      ),
      told(
        'For years there had been a genie in {them}, and nobody had thought of asking whether it paid rent.',
        'Three wishes were made, and two were for quiet.',
        'It was told to go out to smoke.',
      ),
      told(
        'The return machine took all the others and read {them}, turned {them}, thought, and put {them} out again with the light on.',
        'It did it eleven times, and they are now friends.',
        'The man behind offered the ten pence himself, in tears.',
      ),
      told(
        'At the very bottom is the last of it, that comes with no spoon, no knife and no reason, and {they} knows that.',
        'A finger went in, and they sent for butter.',
        'The bread stands by, dry.',
      ),
    ],
    closings: [
      'Half empty, says one; half full, says the other; who drank it, says the landlord.',
      'Shake well, it said, and so it was, and so was the ceiling.',
      'The lid is on the left, the rest is on the right, and the floor is sticky.',
      'Green goes with green, and on Sundays not after six.',
      'What is bottled up in there is somebody’s plum.',
    ],
  },
  {
    nouns: list('barrel keg cask cooper winebarrel beerbarrel'),
    events: [
      '{a_one} went over Niagara Falls with a schoolteacher inside, and the only one who was shaken was {name}',
      '{a_one} rolled out of a brewery yard, down the hill, through the market, and was given right of way as {name}',
      '{a_one} was scraped at the bottom for lack of anyone better, and the bottom turned round and said {name}',
      '{a_one} was lived in by a philosopher, who told a king to get out of the sun, and the king wrote down {name}',
    ],
    conflicts: [
      told(
        'Twelve years a whisky has been lying in {them}, and a share is gone each year, and the angels do not so much as say thank you.',
        'They sing much better since, it is said.',
        'The twelfth year was drunk by a committee, for safety.',
      ),
      told(
        'A gorilla on a scaffold throws them down by the dozen, and {they} is always the one a plumber jumps over.',
        'He was after the lady, with a hammer.',
        'It was the ladder that {they} wanted to take, for once.',
      ),
      told(
        'At the tapping the guest of honour needed fourteen blows, and it went to the band, who were not unhappy.',
        'His suit is on draught.',
        'The tuba is full to this day.',
      ),
      told(
        'Without hoops {they} is merely a lot of planks in agreement, and on Thursday one had a different view.',
        'They let it talk, and held together.',
        'The cooper came with a hammer and made the motion unanimous.',
      ),
      told(
        'In the yard there was a man wearing nothing but {them} and two braces, and he said that it had been a good tip for the horses.',
        'It is quite roomy for two.',
        'The tailor took it in at the third hoop.',
      ),
    ],
    closings: [
      'The hollow ones make the most noise, and {they} has been told so by a hollow one.',
      'It is full to the bung, and so is whoever says so.',
      'Lying down is part of the job.',
      'Shooting fish in it has been forbidden, by the fish.',
      'A good one has a belly, and nobody mentions it.',
    ],
  },
  {
    nouns: list('button buttonhole presstud toggle cufflink safetypin velcro'),
    events: [
      '{a_one} flew off a waistcoat at the end of a good dinner, hit a gong, and the butler came in with {name}',
      '{a_one} was red, had “do not press” over it, and was pressed on the first day by a bishop, who then said {name}',
      '{a_one} was done up one too low in the morning, and nobody who noticed said a word about {name}',
      '{a_one} lay in grandmother’s biscuit tin with four hundred others, and each time it was somebody’s favourite, {name}',
    ],
    conflicts: [
      told(
        'A spare one of {them} is sewn inside the shirt, upside down, and has been waiting all its life for something to happen.',
        'It has never seen the front.',
        'On Sunday there was a thread loose, and it got ready.',
      ),
      told(
        'The thread says that it is only held by habit now, and {they} has been dangling over the soup since the starter.',
        'Everybody had seen it, and nobody wished to say.',
        'It was a clear soup.',
      ),
      told(
        'The church plate has had {them} in it eleven times, and the vicar knows the coat by now.',
        'He has sewn one on, from the pulpit.',
        'The coat sits at the back, and gapes.',
      ),
      told(
        'There is one hole more than there are of them, and each says that it was not the one who started wrong.',
        'The collar has been asked, and is up to one ear.',
        'They start again from the bottom, where nobody sees.',
      ),
      told(
        'In the lift a man pressed {them} although it was lit, and then again, so as to come sooner.',
        'It stopped for a think.',
        'The next one pressed too, for he had seen how it is done.',
      ),
    ],
    closings: [
      'Cute as one, says the proverb; there is no other.',
      'Four holes, two views, and one thread that it all hangs by.',
      'It rolled under the wardrobe, where all good ones go.',
      'The coat is old, but it still closes on the subject.',
      'A snowman was seen with only one eye, and winking.',
    ],
  },
  {
    nouns: list('calendar adventcalendar almanac wallcalendar'),
    events: [
      '{a_one} hung in a garage with the same month of May since 1987, and every customer greets the lady on it as {name}',
      '{a_one} was opened at the twenty-fourth on the first of December and behind the door was nothing any more but {name}',
      '{a_one} was short of a thirty-first, lent it from the next month, and was sued as {name}',
      '{a_one} was printed with two Fridays in one week, and eleven offices have put up a monument to {name}',
    ],
    conflicts: [
      told(
        'In {their} book the dentist is on the ninth with a red ring round him, and somebody has turned two pages at once.',
        'He went as far as June before he was found.',
        'The tooth feels better in March.',
      ),
      told(
        'The kittens of February are on very good terms with {them}, but in November it is always a bridge in fog.',
        'It is left until the third of the month, hopefully.',
        'One of the kittens has been stuck over it.',
      ),
      told(
        'Behind the door of the eleventh there was nothing, and a child has taken {them} to court.',
        'The father has pleaded guilty, with crumbs.',
        'It was the trumpet, and it had been very good.',
      ),
      told(
        'The leap day lives at {their} place three years out of four without papers, in a drawer.',
        'It is a quiet day, and only wants to be somebody’s birthday.',
        'It comes out at night and walks up and down the February.',
      ),
      told(
        '{They} was a present on the second of January, from somebody who had got {them} on the third, reduced.',
        'By Easter it was half price, and half over.',
        'There are eleven more, of the same lighthouse.',
      ),
    ],
    closings: [
      'The days are numbered, and in a nice script.',
      'Tear here, and it is Tuesday.',
      'Nobody knows what the cross on the fourteenth means, but they are all afraid of it.',
      'The full moon is marked, in case nobody looks up.',
      'It is on its last leaf, and has been told that there will be another.',
    ],
  },
  {
    nouns: list('windmill watermill waterwheel windturbine windpump miller'),
    events: [
      '{a_one} waved to a knight in a field, meaning no harm, and he came on at a gallop, shouting {name}',
      '{a_one} was put up on the wrong side of the hill, turned against the wind for a year, and was patented as {name}',
      '{a_one} picked a skirt off the washing line, went round with it until the war was over, and was saluted as {name}',
      '{a_one} stood still for eleven days in August, and the miller blew on it in front of everybody and called it {name}',
    ],
    conflicts: [
      told(
        'Each time the wind drops {they} says that it was just about to get to the point.',
        'It comes round to it again, about every four seconds.',
        'A cow on the meadow has been nodding since Easter.',
      ),
      told(
        'A thin gentleman attacked {them} with a lance on Thursday, and the fat one with the donkey had told him.',
        'He went round twice, and thanked {them} for the view.',
        'He is going to the next one, which has called him a teapot.',
      ),
      told(
        'A little mouse with clogs on lives in there, on the stair, and everybody in the trade knows the song.',
        'Clip, clippety, clop, all night.',
        'Slippers were left out for it, and it wears them over the clogs.',
      ),
      told(
        'They have put up forty white ones on the ridge, thin, modern and all alike, and {they} gets “good morning” from none of them.',
        'They have no kitchen, {they} says.',
        'One came over at night, and asked what flour was.',
      ),
      told(
        'Golfers have to get the ball through {them} between two blades, and it is {their} one bit of fun in the day.',
        'A boy of six has gone grey at the eleventh try.',
        'There are four balls in the attic, and a father.',
      ),
    ],
    closings: [
      'It all goes round and round, and comes out as bread.',
      'Nobody has to wind it up; that was only a joke about the name.',
      'The giant was a misunderstanding, and has since been shown the stairs.',
      'Against the wind nothing is said in this house.',
      'The day is a grind, and in here that is a good thing.',
    ],
  },
  {
    nouns: list('fountain wishingwell drinkingfountain waterfountain'),
    events: [
      '{a_one} was put in for a king who wanted to hear the sea, sprayed his wig on the opening day, and was knighted as {name}',
      '{a_one} was thrown a coin by a man who wished for a parking space, and it was the one occupied by {name}',
      '{a_one} was filled with washing powder by the final-year class, and the foam got as far as the bank as {name}',
      '{a_one} was jumped into at two in the morning by an actress in a ball gown, and Rome has not dried off since {name}',
    ],
    conflicts: [
      told(
        'There are four hundred wishes on the bottom, and {they} has read them, and most of them are about the same dentist’s son.',
        'He has no idea, and throws in buttons.',
        'On Mondays a man with a rake comes, and takes the change and not the wishes.',
      ),
      told(
        'The cherub in the middle has been spitting since 1740, and a lady with a pram has had a word with his mother.',
        'There is a Venus on the left, but she has no arms to speak of.',
        'He stopped for an hour, and turned quite blue.',
      ),
      told(
        'At night the water is turned off, and {they} has to go to bed with that half-finished sentence.',
        'It always comes to the point at six.',
        'The ducks have asked for it in writing.',
      ),
      told(
        'A dog, a toddler and a colonel have been in {them} today, and only the dog had asked.',
        'The colonel was after his hat, by his own account.',
        'The toddler is drying on a lion.',
      ),
      told(
        'Eternal youth is what {they} is said to give, and an old major drank from {them} and began to ask why the sky was blue.',
        'He has handed in his moustache.',
        'He wants to know if we are nearly there.',
      ),
    ],
    closings: [
      'Up it goes, full of hope, and down it comes with a splash.',
      'Throw one over the left shoulder, and mind the Swede.',
      'The water is the same as yesterday, and so is the joke.',
      'After listening for a while everybody has to go.',
      'No bathing, says the sign, from under the foam.',
    ],
  },
  {
    nouns: list('tank cannon catapult howitzer artillery cannonball trebuchet'),
    events: [
      '{a_one} was parked in front of a bakery for only a moment, and no traffic warden has dared to put {name} on a ticket',
      '{a_one} fired a salute for the king’s birthday, with the cleaner’s lunch still inside, and the king caught {name}',
      '{a_one} was bought by a village to keep off the next one, and both have flowers in the barrel and are called {name}',
      '{a_one} indicated left, turned on the spot to the right, and went through a hedge and a carport, and was cautioned as {name}',
    ],
    conflicts: [
      told(
        'For the garden show they planted {them} with petunias, and the lance corporal had to water upwards.',
        'It came second, behind a wheelbarrow.',
        'A bee flew in at the front, and the war was off.',
      ),
      told(
        'The driving test was passed by {them} without a question from the examiner, who was in the hedge.',
        'Parallel parking was done by making the room.',
        'He has ticked everything, with his eyes shut.',
      ),
      told(
        'At the circus a man in a star-spangled helmet is shot out of {them} at eight, and on Friday he had a big lunch.',
        'He was halfway home before the drum roll stopped.',
        'The net has asked him about dessert.',
      ),
      told(
        'A castle was to be besieged, but it was half past twelve, and through the gate came the smell of pancakes.',
        'They threw a letter over, asking about jam.',
        'It flew back with a plate.',
      ),
      told(
        'The hatch shut while the crew was out picking blueberries, and {they} has stood there for an hour listening to them knock.',
        'The key is on the string, inside.',
        'They came in by the front, one by one, on their bellies.',
      ),
    ],
    closings: [
      'There is no reverse, but there is another village.',
      '{They} seats four, and nobody has ever asked for the window.',
      'Flowers look very well in it, and have further to fall.',
      'The noise is large, and the apology had to be delivered by hand.',
      '{They} has done no harm today, and the afternoon is pencilled in for the same.',
    ],
  },
  {
    nouns: list('bomb dynamite firecracker firework fireworks grenade'),
    events: [
      '{a_one} had a red wire and a blue one, was asked which by an expert who was colour-blind, and together they chose {name}',
      '{a_one} was round and black with a fizzing string, was carried to and fro on a pier by a man in tights, and called {name}',
      '{a_one} was to go off at midnight, but was let off by a cousin at ten past six, and the sky read {name}',
      '{a_one} ticked in a left-luggage locker, was freed by three experts, and struck eight as an alarm clock called {name}',
    ],
    conflicts: [
      told(
        'The clock on {them} stood at one second, as is usual, and everybody in the room looked at the one with the pliers.',
        'He had been sent about the boiler.',
        'It stood there till he had finished his sandwich; they always do.',
      ),
      told(
        'A coyote has ordered {them} by catalogue four times, and each time it is the roadrunner who has to ask if he is all right.',
        'He held up a small sign that said “yes”.',
        'The catalogue has a page of plasters at the back.',
      ),
      told(
        'In the instructions it says “light and withdraw”, and uncle has now been reading it with his lighter for some time.',
        'He is at the small print, and so is the flame.',
        'His hat was given back by the neighbours, from the elm.',
      ),
      told(
        '{They} is under great pressure, says a counsellor, and should say so at once when something bothers {them}.',
        'It was the biscuit.',
        'They talk on the telephone now, from two valleys.',
      ),
      told(
        'The whole street went “aah” at the gold, “ooh” at the green, and then {they} was lit and coughed.',
        'A dog under a bed gave it full marks.',
        'It was the damp, {they} says, and the cousin.',
      ),
    ],
    closings: [
      'It was the blue one.',
      'The temper is short, and has a string to it.',
      'Please stand well back, and put your fingers in somebody’s ears.',
      'There was one loud opinion, and then it was all over.',
      'The evening was a blast, and the shed is elsewhere.',
    ],
  },
  {
    nouns: list('lemon lime grapefruit mandarin kumquat pomelo citrus yuzu'),
    events: [
      '{a_one} was handed over by life, as usual, and the man asked if there was sugar as well, and instead got {name}',
      '{a_one} was sucked in front of a brass band by a boy in the first row, and the march broke off at {name}',
      '{a_one} was squeezed over a fish, hit a notary in the eye at table nine, and appears in the will as {name}',
      '{a_one} was peeled in one piece on the quiet coach, and from end to end they all knew of {name}',
    ],
    conflicts: [
      told(
        'Nothing rhymes with {them}, a poet has found, and he has now been sitting in front of the fruit bowl since Lent.',
        'He is thinking of going over to prose, or plums.',
        'It was a door hinge, in the end, and he was ashamed.',
      ),
      told(
        'A slice of {them} went into the gin, one on to the rim, and the rest has been at the back of the fridge, saying nothing.',
        'It has a fur collar now.',
        'It keeps the other half company, which is a shallot.',
      ),
      told(
        'At half-time {they} came on, in quarters, and the whole under-elevens smiled with the peel in front of their teeth.',
        'The referee joined in, and it cannot be undone.',
        'They lost, but with very good gums.',
      ),
      told(
        'The pips were counted by {them}, and each one has been promised a tree on a window sill.',
        'One came up, in a yoghurt pot, and is twelve leaves of hope.',
        'It was a geranium, but nobody has told the pip.',
      ),
      told(
        'The used-car dealer called one of his own by {their} name, and {they} has sent him the address of a solicitor.',
        'He was left with a bad taste.',
        'The car has a better peel, but no juice.',
      ),
    ],
    closings: [
      'A bit of zest has never hurt anybody, apart from the knuckle.',
      'The eyes water, but out of respect.',
      'There is one in the toe of the stocking, every year, and nobody has asked.',
      'No sailor with {them} aboard has ever complained of his teeth.',
      'All smiles, once you are down to the peel.',
    ],
  },
  {
    nouns: list('corn sweetcorn maize cornfield corncob'),
    events: [
      '{a_one} was the last in the pan to hold out, and when the lid came off and all leaned over, it shouted {name}',
      '{a_one} got between two molars in the opening credits, stayed until the end, and knows the film as {name}',
      '{a_one} was eaten from left to right like a typewriter, went “ting” at the end, and the line read {name}',
      '{a_one} hailed down from the balcony on a first kiss, and the couple have called their eldest {name}',
    ],
    conflicts: [
      told(
        'In the quiet scene, as the widow opened the letter, {they} was reached for, and four hundred people heard each bit of it.',
        'She read on, a little louder.',
        'It was a very large bucket, and they had only got to the date.',
      ),
      told(
        'Half of the field has been trodden flat in rings, overnight, and {they} was there and says it was two men with a plank.',
        'The television has sent them home again.',
        'One had a thermos, and waved.',
      ),
      told(
        'Sweet or salted, they asked, and over {them} a couple who had come in holding hands went out by two doors.',
        'The middle seat ate both.',
        'They share a lawyer, and he is salted.',
      ),
      told(
        'In every pan there is one that will not, and {they} has a seat on the board of those.',
        'They meet at the bottom, in the dark.',
        'Somebody bit on it, and the dentist has put up a wing.',
      ),
      told(
        'The film began at eight, and {they} was finished at three minutes past, during the advertisement for {them}.',
        'The bucket was held on to, for the feeling.',
        'There was the lover still to come, and nothing to hold.',
      ),
    ],
    closings: [
      'It all came out under pressure, and it was fluff.',
      'All ears, from the first row to the back of the field.',
      'A piece has gone down the back of the seat, and has seen things.',
      'Butter is not an answer, but it was not a question.',
      'The end, it said, and everybody stood up crackling.',
    ],
  },
  {
    nouns: list('peanut walnut hazelnut cashew almond pistachio acorn chestnut peanutbutter trailmix pecan macadamia'),
    events: [
      '{a_one} was cracked at Christmas with a shoe, a door and a hymn book, and the shell gave up only at {name}',
      '{a_one} was buried in October by a squirrel with a system, and forty years later has a swing on it and the name {name}',
      '{a_one} was roasted over an open fire in a song, and a man with a scarf has sold it by the dozen since as {name}',
      '{a_one} lay in a bowl at the bar with the marks of eleven hands, and the laboratory has called it {name}',
    ],
    conflicts: [
      told(
        'In the mixed bowl all the others are gone, and {they} is left, because somebody saw {them} the first time round.',
        'The raisins are still there, too.',
        'Two are being saved for the aunt.',
      ),
      told(
        '“May contain traces of {them}”, it says on everything, and {they} has never even been to a rice cake.',
        'It was one visit, in 1996, with the lid on.',
        '{They} reads the back of packets as others do the society page.',
      ),
      told(
        'The elephant, the squirrel and an airline passenger laid claim to {them}, and {they} was awarded to the one with armrests.',
        'There were nine in the bag, and a wet wipe.',
        'The elephant will not forget it.',
      ),
      told(
        'Strictly speaking {they} belongs to another family altogether, said a botanist at Christmas dinner, and the bowl fell silent.',
        'Grandmother asked if he was a berry.',
        'They cracked on, but with a sidelong look.',
      ),
      told(
        'One of them had no slit in the shell, and a man of sixty has been on his knees in front of the television with it since the news.',
        'He has a thumb like a lobster.',
        'The pliers are from the car, and the car will not start.',
      ),
    ],
    closings: [
      'A hard shell, and a soft spot for salt.',
      'Just one more, it was said, an hour and a bag ago.',
      'Crunchy or smooth is a matter for the registry office.',
      'The oak began like that, and it does not stop telling one so.',
      'The roof of the mouth has been papered with it.',
    ],
  },
];
