/** What lies in a kitchen drawer, in a bathroom and on a workbench: chopsticks, blender, toilet brush, axe, duct tape. */
import { list, type NounClass, told } from './noun-class.ts';

const KITCHEN: readonly NounClass[] = [
  {
    nouns: list('chopstick chopsticks'),
    events: [
      '{a_one} sent a meatball across a business dinner and into the decision maker, and the deal is called {name}',
      '{a_one} was used for soup by a man who would not ask for a spoon, and he is still at the table with {name}',
      '{a_one} was pulled apart at the wrong place, one long and one with a bit of the other, and both are {name}',
      '{a_one} held up the hair of a waitress all evening, until somebody needed them, and down it came with a sigh: {name}',
    ],
    conflicts: [
      told(
        'The guest said that he had it, and picked up, one after the other, the cloth, his tie and the candle.',
        'The rice was counted afterwards: it was all there.',
        'He lost two kilos, and blames the soy.',
      ),
      told(
        'There is a little drawing on the sleeve with three steps, and between two and three a great deal has been left out.',
        'Step three shows a happy man.',
        'He is using his hands, if one looks closely.',
      ),
      told(
        'One fly was caught in the air with them, once, in a film, and every boy in the place has broken a lamp.',
        'The fly has given lessons.',
        'There is peace now, and less light.',
      ),
      told(
        'The left one does nothing but lie there, and the right one does all the work, and it has come up at night.',
        'Without the left one, says the left one, it would be poking.',
        'They are on good terms again, at least at the tips.',
      ),
      told(
        'One must not stick them upright in the rice, nor point, nor drum, and a drummer has been asked to dinner.',
        'He held out until the tea.',
        'It was a very good solo, and they have apologised to the ancestors.',
      ),
    ],
    closings: [
      'It takes two, and a little patience with the bean.',
      'A fork is under the napkin, for the end of one’s dignity.',
      'One alone is a hairpin.',
      'The last pea has seen them off again.',
      'Hold on loosely, and lean over the plate.',
    ],
  },
  {
    nouns: list('blender mixer liquidiser'),
    events: [
      '{a_one} was switched on without the lid, by somebody in a suit, and the suit is now worn by {name}',
      '{a_one} has nine speeds, eight of which only frighten the dog, and the ninth of which is called {name}',
      '{a_one} was a wedding present from people who had not been asked, and has got louder each year as {name}',
      '{a_one} was heard at six in the morning through four walls by neighbours who had never met, and all of them said {name}',
    ],
    conflicts: [
      told(
        'There is one piece of carrot in there that goes round on top and looks at everybody.',
        'It cannot be pushed, only hoped for.',
        'It was let out, and has joined a circus.',
      ),
      told(
        'It has to be washed at once, says the leaflet, and that was on Sunday.',
        'It is now a bowl, and cement.',
        'The lid has been buried separately.',
      ),
      told(
        'Nobody can say anything important while {they} is on, and so he proposed three times.',
        'She thought that it was about ice.',
        'She said “yes, crushed”.',
      ),
      told(
        'A spoon was left in, and for one second the whole kitchen was a bell.',
        'It has come out as a fork.',
        'The cat has taken holy orders.',
      ),
      told(
        '{They} was bought for a new life with spinach in it, in January.',
        'In March it had made daiquiris for sixty.',
        'The spinach was at the party, and left early.',
      ),
    ],
    closings: [
      'Lid on, hold it down, look brave.',
      'Things go round and round, and then they are soup.',
      '{They} pulses, which is more than can be said for the cook.',
      'Whoever was different is now the same height.',
      'The blades are very sharp, the button is very near.',
    ],
  },
  {
    nouns: list('coffeemachine espressomachine coffeemaker'),
    events: [
      '{a_one} gave out on a Monday at ten to nine, and the whole firm stood round it with candles and sang {name}',
      '{a_one} went “pfff” at the very moment at which he said “I love you”, and she answered to {name}',
      '{a_one} was found by the cleaner at night, still warm, whispering into the sink: “{name}”',
      '{a_one} spat at an inspector, was written up in the report, and is in there, on page two, as {name}',
    ],
    conflicts: [
      told(
        'It wants descaling, and it says so in orange, and everybody in the house has pressed “later”.',
        'It says “please” now.',
        'The limestone inside has been visited by a school.',
      ),
      told(
        'Somebody took the last cup and left on purpose two fingers of it, so as not to be the one.',
        'There are eleven suspects, and all are very awake.',
        'The two fingers have been fingerprinted.',
      ),
      told(
        'The technician came at nine, and by half past he was the most loved man in the building.',
        'They cut his sandwich for him.',
        'He has a desk now, and a birthday.',
      ),
      told(
        'The new one had a screen, and asked for a name, a mood and a password before it gave anybody a drop.',
        'They have got the old one out of the cellar, and wept.',
        'It made one for the porter; his mood was “keys”.',
      ),
      told(
        'It hisses, drips and shakes for a minute, and then come two thimbles, and the man bows.',
        'He has been to Naples, once, by mistake of the train.',
        'He will not say what it cost; his wife says it for him.',
      ),
    ],
    closings: [
      'Nobody speaks before {they} has spoken.',
      'Empty the tray. It was not you, we know. Empty it.',
      '{They} gurgles, and a whole house forgives.',
      'There is one setting, and it is “more”.',
      'Behind every good morning stands a machine that is full of water.',
    ],
  },
  {
    nouns: list('grater cheesegrater'),
    events: [
      '{a_one} jammed the drawer from inside, on Christmas Eve, with forty people to dinner, and they all begged {name}',
      '{a_one} took a little off a knuckle, and the salad was praised above all for the colour of {name}',
      '{a_one} was bought from a man with a headset at a fair, who did it all with one hand and sold eleven of {name}',
      '{a_one} had come with the flat, nobody knew what it was for, and it stood on the shelf as art and as {name}',
    ],
    conflicts: [
      told(
        'It has only ever been washed from behind, with a brush, and with great respect.',
        'The sponge has gone into it, and through it.',
        'There is cheese in one hole from another marriage.',
      ),
      told(
        'The last stub of the cheese cannot be done without the fingers, and cannot be thrown away either.',
        'There are nine stubs in the fridge, and the mouse is in no hurry.',
        'He stopped in time, and has been telling people so.',
      ),
      told(
        'There are four of them in the drawer, and only one that works, and it is always the one below.',
        'They look the same, but it smiles.',
        'The other three are kept, so that it knows.',
      ),
      told(
        'Somebody borrowed it for a camping trip, and has since had the whole friendship at home.',
        'He gives dinners with it, they hear.',
        'It was seen in a holiday picture, tanned.',
      ),
      told(
        'It was put on a blind man’s lap at a party, and he said that it was the most exciting story he had read.',
        'It ends with a handle, he says, which is a pity.',
        'The knuckle was on page one.',
      ),
    ],
    closings: [
      'It is at the back, under the thing with the handle.',
      'Mind the fingers; it does not.',
      'One has it for life, or until one moves in with somebody.',
      'It is good at one thing, and the drawer is full of those.',
      'Rust is only its way of tanning.',
    ],
  },
  {
    nouns: list('plate bowl saucer dinnerplate'),
    events: [
      '{a_one} spun on a stick until the juggler was called to the phone, and it has been looked after since by the audience of {name}',
      '{a_one} was the one with the crack that the family always gives to itself, and never to guests, and they call it {name}',
      '{a_one} was thrown at a Greek wedding, caught by a dog, and handed back to the bride as {name}',
      '{a_one} was licked so clean by a visitor that it was put back in the cupboard, and on the shelf they whisper of {name}',
    ],
    conflicts: [
      told(
        'The good set is for visitors, and in forty years nobody has been good enough.',
        'The pope would be, says aunt, if he took off his shoes.',
        'They eat off the lid.',
      ),
      told(
        'It fell, on tiles, from a height, and did not break, and everybody stood there with their hands on their ears.',
        'It was dropped again, for the camera.',
        'The floor has been replaced.',
      ),
      told(
        'There are eleven of the twelve left, and in every argument somebody says “the twelfth”.',
        'It hit the wall by accident, at head height.',
        'The glue holds, but it whistles.',
      ),
      told(
        'On the rim runs a little gold line, and somebody has had it in the microwave.',
        'It was like New Year, with peas.',
        'There are two rims now, one of them on the door.',
      ),
      told(
        'Nobody wants the last bit that is on it, and it has gone round the table four times by now.',
        'The aunts push it with one finger.',
        'The dog has been asked to dinner.',
      ),
    ],
    closings: [
      'Eat up, there is a picture underneath.',
      'Broken ones bring luck, so it has sat back a little from the edge.',
      '{They} has had a lot on lately.',
      'Somebody washes, somebody dries, somebody says “oh”.',
      'It is deeper than the others, and they know it.',
    ],
  },
  {
    nouns: list('pot cookingpot stockpot'),
    events: [
      '{a_one} was watched by a whole family, who had been told that it then never boils, and it sulked, and is {name}',
      '{a_one} called a kettle black, was overheard, and was sued under the name of {name}',
      '{a_one} was put on a small boy’s head for a knight’s helmet, did not come off again, and was taken to casualty as {name}',
      '{a_one} boiled over the moment somebody said “I will just”, and what ran under the hob is known to the fire brigade as {name}',
    ],
    conflicts: [
      told(
        'The lid belongs to another one, which had a better position, and it rattles about that at every boil.',
        'On Sundays they are allowed to stack.',
        'For each there is a lid, says grandmother, and looks at her son.',
      ),
      told(
        'What is burnt on at the bottom has been soaking since the day of the burning, and is now the older part of it.',
        'It is on its third washing-up liquid.',
        'They serve round it.',
      ),
      told(
        'It was brought to the party full, and has been at the house of the hosts since, and both sides are waiting.',
        'It has been seen there with rice in.',
        'It will be brought back full, and it all begins again.',
      ),
      told(
        'A recipe said “serves four”, and grandmother said “four what?”.',
        'They have taken the door off.',
        'The bus driver was fed, and the bus.',
      ),
      told(
        'The handles are hot, everybody knows it, and every day it is somebody’s turn to know it again.',
        'He said a word, and the parrot has it.',
        'The oven glove was on the other hand, waving.',
      ),
    ],
    closings: [
      'Stir, taste, and say that it needs something.',
      'There is always enough in it for one more, and he is at the door.',
      '{They} simmers, but does not mean it.',
      'Whoever lifts the lid gets a steamed-up opinion.',
      '{They} has seen more onions than weddings, and wept about as much.',
    ],
  },
  {
    nouns: list('cup'),
    events: [
      '{a_one} was read by a fortune-teller, down to the leaves, and all that she could make out was {name}',
      '{a_one} rattled so much in a nervous hand, all the way to the table, that the guests thought of a train and of {name}',
      '{a_one} stood on a car roof at the lights, then at the next lights, and all of the ring road waved to {name}',
      '{a_one} was written on in felt pen by a girl who had not quite caught it, and has since been {name}',
    ],
    conflicts: [
      told(
        'The one with the chip is his, and a guest has been given it, and there was a silence.',
        'He drank from the guest, in a manner of speaking.',
        'It has been turned by the handle, step by step, home.',
      ),
      told(
        'It was put down just for a moment, somewhere in the house, still full, on a Wednesday.',
        'It was found behind the curtain, and was older.',
        'There are nine of them; they have met.',
      ),
      told(
        'The last drop goes, without exception, down the outside and on to the one white thing in the room.',
        'It was a bride, this time.',
        'She has it as a beauty spot.',
      ),
      told(
        'It came back from the office, out of the dishwasher, with somebody else’s name on it and a photo of a dachshund.',
        'They say that it is happier there.',
        'The dachshund has begun to grow on them.',
      ),
      told(
        'A storm has been reported in there, with waves up to the rim.',
        'A biscuit was lost with all hands.',
        'The saucer has been declared a disaster area.',
      ),
    ],
    closings: [
      'Half full, half empty, and entirely on the keyboard.',
      'There is a ring wherever it has been, and it has been everywhere.',
      'It is only lukewarm about it.',
      'Please bring back whatever is next to the bed.',
      'Careful: the contents may have opinions.',
    ],
  },
  {
    nouns: list('waffleiron'),
    events: [
      '{a_one} was got out for one birthday a year, took an afternoon to find, and was greeted by the children as {name}',
      '{a_one} was overfilled by an optimist, it came out at all four sides, and what ran down the cupboard is {name}',
      '{a_one} was heated up for guests until the lights went out in the street, and by the glow they sang {name}',
      '{a_one} was bought at two in the morning by a man who could not sleep, and who has been up at five for the batter of {name}',
    ],
    conflicts: [
      told(
        'The first one never counts, and there is a dog in that house who has based his life on it.',
        'He is quite round.',
        'He barks if the first one turns out well.',
      ),
      told(
        'Cold it weighs as much as a calf, and it lives on top of the cupboard, above the door.',
        'It comes down about once a year, by itself.',
        'Uncle has a flat place, and a pattern.',
      ),
      told(
        'The light goes off when it is ready, or goes on when it is ready, and the leaflet is underneath, baked.',
        'They go by the smoke.',
        'A neighbour rings when it is golden.',
      ),
      told(
        'It makes one at a time, and there are fourteen cousins.',
        'The first is hungry again when the last is fed.',
        'They stand in order of height, and eat in order of fists.',
      ),
      told(
        'It may not be put in water, says a sticker, and so it has never been clean since the wedding.',
        'That is the flavour, says mother.',
        'There are layers, and an archaeologist has been asked for Sunday.',
      ),
    ],
    closings: [
      'One is still in there, and cannot be got out whole.',
      'Hot on both sides, and quite flat in between.',
      'Butter first, regrets after.',
      'The whole house smells of Sunday.',
      'Close it gently, and do not look before the steam stops.',
    ],
  },
];

const BATHROOM: readonly NounClass[] = [
  {
    nouns: list('toiletbrush loobrush'),
    events: [
      '{a_one} was unwrapped at a wedding, from an uncle who calls himself practical, and was thanked by the bride as {name}',
      '{a_one} was waved at a burglar in the dark, who left the loot, the ladder and a shoe to {name}',
      '{a_one} was carried as a sceptre by a child of three through a dinner with the boss, and everybody stood up for {name}',
      '{a_one} was used as a back scrubber by a guest who is never told, and he asked where one could buy {name}',
    ],
    conflicts: [
      told(
        'Everybody knows what it is there for, and yet it is always as if nobody had been there.',
        'There is a sign on the door now, with a drawing.',
        'The culprit wrote “nice sign”.',
      ),
      told(
        'It stands in a little pot in the corner, with its head down, and has never been asked how it was.',
        'It was terrible, and it would like to talk about it.',
        'On Saturdays there is bleach; that is its spa.',
      ),
      told(
        'A designer made one of teak for four hundred, and it is behind glass, while the old one goes on working.',
        'The teak one has never seen anything.',
        'They nod to each other, from below.',
      ),
      told(
        'Somebody lifted it out and walked across the bathroom with it, and the mat has not been itself since.',
        'It dripped once, and that was on the slippers.',
        'The mat is outside, thinking.',
      ),
      told(
        'On moving day nobody carried it, and yet it was in the new flat first.',
        'It was on the front seat, with a belt.',
        'The removal man has given up handshakes.',
      ),
    ],
    closings: [
      'Somebody has to, {they} says, and goes back in.',
      '{They} has seen the worst of everyone, and greets them all the same.',
      'Shake twice, put back, wash your hands, say nothing.',
      'Nobody inherits it, and nobody buys it, and there it is.',
      'Not for teeth, it says on the handle, because of one person.',
    ],
  },
  {
    nouns: list('toiletpaper toiletroll looroll'),
    events: [
      '{a_one} left a wedding on the bride’s heel, all eleven metres, went round the floor twice, and was photographed as {name}',
      '{a_one} was bought by the pallet in one bad spring, and the heirs are still living on and with {name}',
      '{a_one} was unrolled by a kitten down three flights of stairs, and at the bottom the caretaker read on the end: {name}',
      '{a_one} wrapped a small boy up for carnival, until it rained, and under the pulp they found {name}',
    ],
    conflicts: [
      told(
        'It has to hang with the end in front, or with the end behind, and on that a marriage of sixty years has split.',
        'She turns it by day, and he by night.',
        'The cat is for the front.',
      ),
      told(
        'It ran out for a man on the top floor, and all that he has in reach is a crossword and a scarf.',
        'He rang his own doorbell, by phone.',
        'Seven across has been a great help.',
      ),
      told(
        'The last sheet is left on the tube, so that whoever it was need not change it.',
        'It is stuck on, and symbolic.',
        'There is a tower of tubes in the corner, and he calls it a lighthouse.',
      ),
      told(
        'Four layers with a quilt, says the packet, and camomile, and a picture of a lamb.',
        'The office has one layer, and it is a rumour.',
        'One can read the contract through it.',
      ),
      told(
        'It was counted in the year when there was none, sheet by sheet, by a father with a cash box.',
        'He gave them out against receipt.',
        'He still says “three are enough”, in his sleep.',
      ),
    ],
    closings: [
      'It is on a roll, and the end is in sight.',
      'One hardly notices it until it is not there.',
      'Is there any left in there? Hello?',
      'There is a spare one, under the doll with the crochet skirt.',
      '{They} has a soft side, in fact two.',
    ],
  },
];

const WORKBENCH: readonly NounClass[] = [
  {
    nouns: list('axe hatchet tomahawk'),
    events: [
      '{a_one} went through the log, the block and the terrace, and from the cellar the lodger called up: “Come in, {name}”',
      '{a_one} has had four new handles and two new heads, and is still called, by the grandson, his grandfather’s {name}',
      '{a_one} was buried at the end of an old quarrel, with a speech, and dug up on the same evening because of {name}',
      '{a_one} was let go of on the backswing, and the washing line, the aerial and the vicar’s hat were parted by {name}',
    ],
    conflicts: [
      told(
        'It is stuck in the log, and now both have to be swung.',
        'The log is holding on, out of pride.',
        'They have gone to the neighbour’s like that, to ask.',
      ),
      told(
        'Somebody came home from a course in throwing it, and the garden fence has had a hard Sunday.',
        'He hit the target twice; it was a gnome.',
        'The gnome is now two, and talks to himself.',
      ),
      told(
        'A tree was to come down to the left, and the bank, the greenhouse and the car were on the right.',
        'The car is a coupé now.',
        'It came down on the man who had said “left”, but lightly.',
      ),
      told(
        '{They} was taken along to a job interview, since it said “bring your own tools”.',
        'He got the job, the office and the secretary’s chair.',
        'They still write to him, from the stairwell.',
      ),
      told(
        'One splits three cubic metres in October, feels like a hero, and then the heating man comes with a pump.',
        'The wood is stacked along the house, up to the roof.',
        'They burn a piece on birthdays, out of respect.',
      ),
    ],
    closings: [
      'Wood warms you twice: when you chop it, and when the ambulance comes.',
      '{They} has been sharpened, and so has the tone.',
      'It was only a matter of where the toes were.',
      'One swing more, he said to the tent pole.',
      'There is a splinter group.',
    ],
  },
  {
    nouns: list('screw nail thumbtack drawingpin'),
    events: [
      '{a_one} was left over when the wardrobe was finished, in a little bag, and the wardrobe has been afraid ever since of {name}',
      '{a_one} fell into the long carpet, was searched for with a magnet and a torch, and was found at night, barefoot, as {name}',
      '{a_one} was hit on the head by a man who was looking at his wife, and the thumb next to it is called {name}',
      '{a_one} held up a portrait of grandfather for ninety years, let go at the reading of the will, and spoke as {name}',
    ],
    conflicts: [
      told(
        'There are four hundred in the tin, and not one that fits, and nobody has ever thrown one away.',
        'One day, says father, and that day is buried with him.',
        'They have moved three times, with the tin first.',
      ),
      told(
        'The hole in the wall was to be small, and by evening one could see the neighbour’s supper.',
        'He passed the salt.',
        'There is a picture over it, and an eye in the picture.',
      ),
      told(
        'A camel, a rich man and a carpenter had to get through something small, and only {they} fitted.',
        'It went in at a slant, but it went in.',
        'The camel has a hook on it now.',
      ),
      told(
        'It is rusty and bent, it holds the whole boat, and the man with the putty says not to look at it too hard.',
        'Somebody looked, in the middle of the lake.',
        'They have made it captain.',
      ),
      told(
        'Hit on the head, says the foreman, that is how you learn, and {they} has been hit on the head since March.',
        'It has learnt to sit.',
        'It knows a great deal about wood, from inside.',
      ),
    ],
    closings: [
      'Without it the shelf would be a floor.',
      'It is small, sharp, and under the bare foot.',
      'Hit, missed, and into the thumb.',
      'Everything hangs on it, and nobody looks.',
      'There is one too few in the bag; there always is.',
    ],
  },
  {
    nouns: list('ducttape gaffertape scotchtape stickytape'),
    events: [
      '{a_one} holds on the bumper, the glasses and the marriage of one man, who has named his son {name}',
      '{a_one} lost {their} own end, was turned for an hour under a lamp with a fingernail, and was sworn at as {name}',
      '{a_one} was taken to space in a bag, against advice, and it is thanks to that that they all came home with {name}',
      '{a_one} was used to wrap a football as a present, with no scissors in the house, and the boy has been at it for four birthdays, at {name}',
    ],
    conflicts: [
      told(
        'If it moves and should not, it is a case for {them}, and so father has done the cat flap, the door and the cat.',
        'She had only turned over.',
        'She comes off in the spring.',
      ),
      told(
        'It stuck to itself, and then to the hand that pulled, and then to the other one, which came to help.',
        'He answered the door as one piece.',
        'The postman took it for yoga.',
      ),
      told(
        'The repair was to be for the time being, and the time being has had its twentieth birthday.',
        'The pipe has gone; it is all tape by now.',
        'The plumber took off his cap to it.',
      ),
      told(
        'It was pulled off a leg for a bet, in one go, and in the street they looked at the sky.',
        'He has one smooth shin, and cannot talk about it.',
        'It is hung on the wall, with the hair, as a map of Wales.',
      ),
      told(
        'Somebody has made a tie of it, a wallet and a canoe.',
        'The canoe went well as far as the pike.',
        'The pike is stuck on, and quite calm.',
      ),
    ],
    closings: [
      'It is not pretty, but it is holding the pretty thing.',
      'Silver outside, sticky at heart.',
      'What it has joined, no man has got apart.',
      'The end is there somewhere; feel for it.',
      'If that does not help, it was not enough of it.',
    ],
  },
  {
    nouns: list('sprinkler lawnsprinkler'),
    events: [
      '{a_one} was turned on by remote from a beach in Spain, during the neighbours’ wedding, who thanked {name}',
      '{a_one} did the plastic flowers for a whole year, out of kindness, until one of them moved, towards {name}',
      '{a_one} was meant for the begonias, but the postman came round the corner, in wool, and met {name}',
      '{a_one} was blamed for the flood in the front garden by four gnomes up to their beards, who said only {name}',
    ],
    conflicts: [
      told(
        'The day on which everything was done, down to the last bed, it began to rain as {they} was put away.',
        'It knew, says the neighbour; it had a look about it.',
        'He stood there until dark, and was done as well.',
      ),
      told(
        'The dog has seen it as an enemy since he was small, and bites the water, and the water always gives in.',
        'He has drunk the better part of a bed.',
        'In the night he was heard to slosh.',
      ),
      told(
        'It is forbidden in a dry summer, and so a man of seventy does it at three at night, in black.',
        'His lawn has been reported, on suspicion of green.',
        'He met the vicar at the butt, also in black.',
      ),
      told(
        'There is a worm in the nozzle, and since Sunday only one of the roses has been getting anything.',
        'She is enormous, and has been talking.',
        'The worm was washed as far as the dahlias; they have adopted it.',
      ),
      told(
        'Children were to walk past it on the way to church, in white.',
        'They walked past it eleven times.',
        'The sermon was about the flood, and was very well understood.',
      ),
    ],
    closings: [
      'A little every evening, and most of it into the shoe.',
      '{They} has let everything out now, and feels lighter.',
      'The weeds send their thanks.',
      'It only drips when nobody is looking, and all night.',
      'Somebody stood on {them}, looked in, and stepped off.',
    ],
  },
];

export const KITCHEN_AND_BENCH_CLASSES: readonly NounClass[] = [...KITCHEN, ...BATHROOM, ...WORKBENCH];
