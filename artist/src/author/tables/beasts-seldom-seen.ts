/** Beasts that are seldom asked for, each by what only it does: warthog, lemming, dormouse, spinosaurus. */
import { list, type NounClass, told } from './noun-class.ts';

export const BEASTS_SELDOM_SEEN: readonly NounClass[] = [
  {
    nouns: list('warthog peccary'),
    events: [
      '{a_one} went into {their} burrow backwards, to have the last word, and the word was {name}',
      '{a_one} knelt down to lunch like a bishop, and the bishop, on safari, knelt beside it for {name}',
      '{a_one} ran off with the tail straight up like an aerial, and got in nothing but one station, called {name}',
    ],
    conflicts: [
      told(
        'A lion looked for {them} in the tall grass, and only had to follow the tail, which went along like a flag.',
        'It was a trap; there were six flags.',
        'It led to a second lion, who was annoyed.',
      ),
      told(
        'The mud was just right on Tuesday, and {they} has been trying to have it back.',
        'It was something with the lime.',
        'The hippo has the recipe.',
      ),
      told(
        'There are four warts on {their} face, and a mirror was broken, in love.',
        'It has seven years of luck.',
        'It was a puddle, and it closed again.',
      ),
      told(
        'The mongooses comb {them} for ticks on Fridays, with a magazine.',
        'There is tea, and a tick.',
        'It lies down for it like a duchess.',
      ),
    ],
    closings: [
      'Handsome, says its mother, from behind.',
      'On the knees, all day, and in nobody’s church.',
      'The tusks are for best.',
      'Tail up, chin out, and through the hedge.',
    ],
  },
  {
    nouns: list('lemming'),
    events: [
      '{a_one} was standing at a cliff for the view only, when from behind a film crew said: after you, {name}',
      '{a_one} was asked in an interview where all the others had gone, and said: after the film, {name}',
      '{a_one} led four thousand others for a whole mile, turned round to say that it was a mistake, and was {name}',
    ],
    conflicts: [
      told(
        'All its friends jumped, and {they} asked what there was down there, and it was a café.',
        'They do waffles.',
        'It took the stairs.',
      ),
      told(
        '{They} shouted at a skua, a dog and a snow plough on one day, and they all went round.',
        'It is twelve centimetres, and most of it is voice.',
        'The plough said sorry.',
      ),
      told(
        'A guide shouted “follow me”, and seventeen thousand did, as far as the gift shop.',
        'They bought one rubber.',
        'They have never been so well led.',
      ),
    ],
    closings: [
      'One step back; that is how it got old.',
      'It is not true about the cliff. It was pushed.',
      'There is a railing now, at knee height, for {them}.',
    ],
  },
  {
    nouns: list('tarsier loris slowloris bushbaby ayeaye galago pygmymarmoset'),
    events: [
      '{a_one} has eyes larger than {their} brain, saw all that there was, and thought about it as {name}',
      '{a_one} moved so slowly up a branch that it was in two photographs of two different years as {name}',
      '{a_one} knocked on a tree with one long finger, listened, and was told from within that they had no {name}',
    ],
    conflicts: [
      told(
        'Somebody shone a torch at {them}, and the torch looked away first.',
        'It has been seen through, it says.',
        'The batteries are still upset.',
      ),
      told(
        '{They} can turn the head right round, and has known for years who is walking behind.',
        'It is always the same gecko.',
        'Both are polite about it.',
      ),
      told(
        '{They} raised both arms when {they} was tickled, and millions cried “sweet”, and it was a declaration of war.',
        'It takes forty minutes.',
        'The enemy had gone home.',
      ),
      told(
        '{Their} middle finger is as long as the rest of the evening, and it is for grubs.',
        'It has been misunderstood in traffic.',
        'It does envelopes, too.',
      ),
    ],
    closings: [
      '{They} blinked: that was Wednesday.',
      'The moon is a bit loud for it.',
      'Two eyes went up the tree, and something small with them.',
      '{They} never sleeps at night, {they} only looks so.',
    ],
  },
  {
    nouns: list('mandrill tamarin howlermonkey spidermonkey proboscismonkey snowmonkey bonobo'),
    events: [
      '{a_one} sat in a hot spring with snow on the head, and would not come out for the taxi, nor for {name}',
      '{a_one} howled at four in the morning, five kilometres wide, to say that it was only {name}',
      '{a_one} painted {their} face blue and red for the match, years ago, and the other end is also {name}',
    ],
    conflicts: [
      told(
        'The nose hangs over the mouth, and must be held up for soup, and the ladies find that very fine.',
        'There was one who fainted.',
        'It is said to be the resonance.',
      ),
      told(
        'When two of them quarrel they kiss, and then everybody, and then there is fruit.',
        'The United Nations has been to see.',
        'They had to be called home.',
      ),
      told(
        'In the tub they keep the best place for rank, and a tourist with a towel sat down there.',
        'He has been groomed ever since.',
        'They found a biscuit.',
      ),
      told(
        '{They} hangs from the fifth hand, so that the four are free for everything else.',
        'It knits, in the upper ones.',
        'The fifth has a cramp, and an audience.',
      ),
    ],
    closings: [
      'The cheeks are all colours, and none is embarrassed.',
      'Behind, please do not stare; or do.',
      'It is the steam that makes {them} look so wise.',
      'The jungle had a headache by six.',
    ],
  },
  {
    nouns: list('ocelot serval caracal bobcat lynx cougar margay jaguarundi wildcat mountainlion sandcat'),
    events: [
      '{a_one} has black tufts on {their} ears, which are two aerials, and on both there is on, all day, {name}',
      '{a_one} jumped three metres up out of the grass for a bird, and met a drone, which filmed {name}',
      '{a_one} lay along a branch like something that had been hung out to dry, and dropped on {name}',
    ],
    conflicts: [
      told(
        'A hiker had been told to make himself big, and opened the coat, and then the umbrella.',
        'It went to fetch a friend, to show her.',
        'They have asked for the hat as well.',
      ),
      told(
        'The rangers have looked for {them} for eleven years, and only found the place where it watches from.',
        'There is a crossword there.',
        'It is warm, still.',
      ),
      told(
        'The house cat saw {them} in a film, and has walked on the shoulders of the sofa since, in slow motion.',
        'She cannot do the last bit.',
        'She has been in the fern since one.',
      ),
      told(
        'A trap with a camera has nine hundred pictures of a hare, and in each one something in the back waves.',
        'It has good teeth, for a smile.',
        'The hare has ordered prints.',
      ),
    ],
    closings: [
      'Nothing was seen; so it was there.',
      'The spots are for the leaves, the ears are for show.',
      '{They} purrs, they say. Who has been?',
      '{They} came, looked, and left the sheep a little older.',
    ],
  },
  {
    nouns: list('wildebeest gnu kudu oryx saiga eland hartebeest'),
    events: [
      '{a_one} waited at the river with a million others for one to go first, and who was pushed was {name}',
      '{a_one} looks as if it had been made of what was over from a cow, a horse and a rug, and is named {name}',
      '{a_one} crossed the river, remembered that it had left something, and came back as {name}',
    ],
    conflicts: [
      told(
        'The grass is greener on the other side, it was said, and the other side had just left for here.',
        'They met in the middle, with crocodiles.',
        'One kept the place, with a hoof.',
      ),
      told(
        '{Their} call is {their} own name, and nothing else, and {they} has told the whole plain.',
        'They know.',
        'It got it wrong once, and was a zebra for a week.',
      ),
      told(
        'A lion asked who was the slowest, and a million of them looked at their neighbour.',
        'He was tying something.',
        'It had been put to the vote before.',
      ),
      told(
        'A man with a soft voice describes all that happens to it, and {they} would like to know how it goes on.',
        'He only said “alas”.',
        'It has begun to look up.',
      ),
    ],
    closings: [
      'One million friends, and none with a map.',
      'The beard is real, the look is of having forgotten.',
      '{They} is going round, and will be here again in May.',
      'A dust cloud, and a hat.',
    ],
  },
  {
    nouns: list('ibex chamois mountaingoat bighorn bighornsheep markhor'),
    events: [
      '{a_one} stood on a ledge as wide as a paperback, looked down, and had just thought about {name}',
      '{a_one} licked the salt from a dam wall, forty metres up, and the engineers rang for {name}',
      '{a_one} crashed head on into a cousin at fifty, both said “well”, sat down, and agreed on {name}',
    ],
    conflicts: [
      told(
        'Four hooves on one coin: there is a photograph, and the coin wants it back.',
        'It was two francs.',
        'It has given change.',
      ),
      told(
        'A mountaineer in nine layers came over the edge with a last effort, and it was chewing.',
        '“Busy up here”, it said.',
        'It had come up with a pram.',
      ),
      told(
        'A brush of it is worn on every second hat in the valley, and {they} walks behind the brass band and counts.',
        'There is one too many.',
        'It recognised an aunt.',
      ),
      told(
        'The young one asked how one gets down from here, and nobody had ever asked.',
        'One goes further up.',
        'They are reading it up, under “rolling”.',
      ),
    ],
    closings: [
      'The path is where it has just been.',
      'Sure-footed, and a little vain below.',
      'A pebble went down, and said so for a long time.',
      'The view is included; the railing is not.',
    ],
  },
  {
    nouns: list('kookaburra lyrebird'),
    events: [
      '{a_one} did the chainsaw, the car alarm and the forester’s phone, and the forester came running to {name}',
      '{a_one} laughed in the gum tree at a man who had come about the roof, and on the invoice there stands {name}',
      '{a_one} learned the reversing lorry by heart, and the whole wood has been going backwards since for {name}',
    ],
    conflicts: [
      told(
        '{They} can do all of {their} rivals, and a camera, and {relative} falling into the creek.',
        'It was the part with the hat that got the hand.',
        'She has asked for royalties.',
      ),
      told(
        'Whoever tells a joke below {them} gets the laugh before the end.',
        'It was a long one, about a wombat.',
        'It knew the one with the vicar.',
      ),
      told(
        'At dawn the whole family laughs, from oldest to youngest, and nobody tells the tourists at what.',
        'It is them.',
        'It is the sandals.',
      ),
      told(
        'A snake was dropped from a branch, and again, and then they had breakfast.',
        'It was not funny to everybody.',
        'It was in on the joke by then.',
      ),
    ],
    closings: [
      'Click, it says; smile.',
      'What you have just heard was not the phone.',
      'He who laughs last sits on the barbecue.',
      'An encore came, with a fire engine in it.',
    ],
  },
  {
    nouns: list('dingo  dhole wilddog tasmaniandevil tasmaniantiger thylacine quoll'),
    events: [
      '{a_one} screamed at a kangaroo’s dinner until the kangaroo left, and it was only then seen that it was {name}',
      '{a_one} whistled for the others like a referee, and out of the bush came a whole committee for {name}',
      '{a_one} was last seen for certain in 1936, and since then each Thursday, by a man called Bruce, as {name}',
    ],
    conflicts: [
      told(
        'Three sit at one bone with {them}, and it sounds like a school for trumpets.',
        'They are saying grace.',
        'The bone has asked for a chair.',
      ),
      told(
        '{They} spins in a cartoon, and in life {they} only sits there, and smells a bit of the past.',
        'It tried it, and fell over.',
        'It was sued by a top.',
      ),
      told(
        '{They} vanished with half a sausage from the camp, and came back for the mustard.',
        'It wanted the mild.',
        'The campers have put out a menu.',
      ),
      told(
        'A scientist heard it at last, after forty years of nights, and it had the hiccups.',
        'It was him.',
        'He has written it down as “promising”.',
      ),
    ],
    closings: [
      'All the teeth, and none of the manners.',
      'It was there; the tape had run out.',
      'The pouch opens at the back, and that is that.',
      '{They} yelled good night until six.',
    ],
  },
  {
    nouns: list('echidna numbat bilby bandicoot'),
    events: [
      '{a_one} rolled {themself} up before a wombat who had only wanted to ask the time, and it was {name}',
      '{a_one} stuck {their} tongue in a termite mound, had the wrong number, and at the other end was {name}',
      '{a_one} lays an egg, gives milk, has spines and a beak, and wrote in the box for “kind” just {name}',
    ],
    conflicts: [
      told(
        '{They} was to be drawn at school, and they gave up at the feet, which go backwards.',
        'It has just left, by the look of it.',
        'It got a mark for each end.',
      ),
      told(
        'At love they walk in a row, nose to spine, up to ten of them, and the last one asks what it is for.',
        'It is for Mavis.',
        'Mavis walks fast.',
      ),
      told(
        'The ants have put a sign up with a tongue on it, crossed out.',
        'It licked it clean.',
        'It was in its best language.',
      ),
      told(
        'In place of a rabbit it brings the eggs in its parts at Easter, and is taken for a rat with ears.',
        'It is chocolate, though.',
        'It has ears like two spoons, and hears that.',
      ),
    ],
    closings: [
      'A ball, with a nose at the end of it.',
      'The puggle is asleep; that is what they call the child.',
      '{They} swims as well, with a snorkel for a face.',
      'Sixty ants a sip, and no spoon.',
    ],
  },
  {
    nouns: list('spinosaurus brachiosaurus ankylosaurus allosaurus iguanodon archaeopteryx parasaurolophus pachycephalosaurus'),
    events: [
      '{a_one} raised {their} head out of the lake to ask what that light in the sky was, and the others said: {name}',
      '{a_one} was put together in a museum with the sail on the stomach, and stood for forty years as {name}',
      '{a_one} ate the top of one tree while the tail was still at the last one, saying goodbye to {name}',
    ],
    conflicts: [
      told(
        'A girl of five corrected the professor on its name, and then on its tail.',
        'He has come to her for the hips.',
        'She had it in pyjamas.',
      ),
      told(
        '{Their} brain is no larger than a plum, and the plum has never been so busy.',
        'It is all about legs.',
        'It is still working on “hello”.',
      ),
      told(
        'The tail is a club, and it wagged when it was pleased, and the friends are at a distance.',
        'One of them is flat, and forgives.',
        'It has a cork on it for parties.',
      ),
      told(
        '{They} had feathers, they say now, and the plastic one in the bath has been plucked for nothing.',
        'There is a cushion, though.',
        'It crowed once; all of them looked at the floor.',
      ),
    ],
    closings: [
      '{They} is not extinct, {they} is in the sandpit.',
      'That was no meteor, that was Monday.',
      'One can still ride it, outside the supermarket, for a coin.',
      'The bones are all there, and one of a cow.',
    ],
  },
  {
    nouns: list('halibut flounder turbot sole plaice sturgeon perch catfish barracuda lionfish stonefish sunfish molamola'),
    events: [
      '{a_one} lay on the bottom so flat that a diver wiped his feet on it, and it said {name}',
      '{a_one} had one eye move over to the other side as a child, without asking, and is still looked at as {name}',
      '{a_one} was mistaken for a stone by a stone, and the two have lived together since with {name}',
    ],
    conflicts: [
      told(
        'Both eyes are on the one side, and the other side believes that it is night.',
        'It is fed there at four.',
        'It has never seen its own good side.',
      ),
      told(
        '{They} has whiskers, and a dog on the bank took that as a personal remark.',
        'He called it by a name, and it came.',
        'They have both had a look at a mouse.',
      ),
      told(
        '{They} laid a million eggs, which were spread on eleven small toasts.',
        'It would have liked to be asked.',
        'The mother-of-pearl spoon was from a cousin.',
      ),
      told(
        '{They} was as large as a door, lay flat in the sun, and the gulls have held two meetings on {them}.',
        'The second was about the first.',
        'It was a door, said a walrus, who had knocked.',
      ),
    ],
    closings: [
      'It is flat; so was the sea.',
      'With lemon, said somebody, and it looked up with both.',
      'Do not step there. Or there.',
      'The one that got away was this long, and had a moustache.',
    ],
  },
  {
    nouns: list('krill plankton copepod isopod giantisopod seaslug nudibranch seacucumber horseshoecrab'),
    events: [
      '{a_one} was one of four hundred billion at a dinner, where the whale had just asked for {name}',
      '{a_one} dressed in eleven colours, for the sea floor, at night, where it is quite dark, and was seen by {name}',
      '{a_one} lay down on the sea floor for a moment in the Jurassic, got up again, and found there {name}',
    ],
    conflicts: [
      told(
        '{They} has ten legs too many, blue blood and a spike, and {they} was here before the trees.',
        'It has asked the trees to prove it.',
        'It has seen fashion come in.',
      ),
      told(
        'When it is annoyed it throws out its own insides, and everybody leaves, as at some parties.',
        'They grow again by Friday.',
        'It was over the bill.',
      ),
      told(
        '{They} has not eaten for five years in a tank in Japan, and every morning the keeper says “well?”.',
        'It is thinking about it.',
        'The mackerel has been let go.',
      ),
    ],
    closings: [
      '{They} glows a bit, out of shyness.',
      '{They} drifts, and calls that a plan.',
      'The tide turned, and it did too, by and by.',
    ],
  },
  {
    nouns: list('mainecoon sphynxcat sphynx persiancat siamesecat tabbycat blackcat gingercat calicocat alleycat housecat'),
    events: [
      '{a_one} crossed a road from the left, and nine grown men in hats turned back, in the middle of it, for {name}',
      '{a_one} came with no hair at all, was given a jumper by an aunt, and lay on the boiler till May as {name}',
      '{a_one} has four families, four names and five dinners, and the fifth is served to {name}',
    ],
    conflicts: [
      told(
        'Between five and six in the morning it is taken by a thing, and the hall is where it happens.',
        'It won.',
        'The hall has been told to keep still.',
      ),
      told(
        '{They} sat before the open door, and looked at the weather, and then at whoever had made it.',
        'He tried the back door.',
        'It was raining there, too, out of spite.',
      ),
      told(
        'In the house of a witch there was a vacancy, and it came, asked about the broom, and declined.',
        'It has no seat belt.',
        'It was the hours, and the toad.',
      ),
      told(
        '{They} weighs nine kilos, and has sat down on the newspaper, on the word for which they are looking.',
        'It was “cat”.',
        'It was four across.',
      ),
    ],
    closings: [
      'The fur is on the black trousers, or the other way.',
      'The box was bigger than it, once.',
      'One paw pushed, and one glass learned to fly.',
      'It was out; now it is in; now it is out.',
    ],
  },
  {
    nouns: list(
      'nuthatch jay grebe gannet cormorant oystercatcher sandpiper tern hoopoe bittern secretarybird birdofparadise greatauk',
    ),
    events: [
      '{a_one} opened the milk on nineteen doorsteps for the cream, and was known to every one of them as {name}',
      '{a_one} buried three thousand acorns in the autumn, remembered two, and so there is a wood called {name}',
      '{a_one} hung {their} wings out to dry on a post, like a wet coat, and a small vicar was greeted as {name}',
    ],
    conflicts: [
      told(
        '{They} walks down the trunk on {their} head, and holds that everybody else is upside down.',
        'It looked in at a bat’s, and was at home.',
        'The worm gave up, out of dizziness.',
      ),
      told(
        '{They} danced on the water with a friend, breast to breast, with weed in the mouth, for an hour.',
        'They do it instead of talking.',
        'The weed is from Friday.',
      ),
      told(
        'He has hung the whole of himself up as feathers, and hops to left and right, and she looks at her feet.',
        'They were very clean.',
        'She took the one with the worm.',
      ),
      told(
        '{They} dives from forty metres with the nose held, into a whole shoal that had just settled down.',
        'They had dressed for it.',
        'It had ordered one.',
      ),
    ],
    closings: [
      'The crest goes up; something has been said.',
      'Twit, it says; it was not meant for you.',
      'There is one on the fat ball, upside down, eating.',
      'It is in the book on page ninety, next to a smaller.',
    ],
  },
  {
    nouns: list('dormouse hazeldormouse'),
    events: [
      '{a_one} fell asleep in a teapot during somebody else’s story, and the lid was put on {name}',
      '{a_one} slept for seven months, had a look at April, and turned over, and the far side was {name}',
      '{a_one} was taken for a pine cone in October, hung up for Advent, and yawned on the third Sunday as {name}',
    ],
    conflicts: [
      told(
        '{Their} fat is laid on in autumn, as with anyone, but then {they} does sleep it off.',
        'Four doctors have written to it.',
        'It woke up slim, and cross.',
      ),
      told(
        'In the loft at night somebody rolls a walnut from left to right, and then thinks better of it.',
        'It is a game of patience.',
        'The walnut leads.',
      ),
      told(
        'The alarm was set for May, and {they} has pressed the button with the tail.',
        'Nine more minutes, or June.',
        'It was the cherry that got through.',
      ),
    ],
    closings: [
      'The tail is over the nose; do not knock.',
      'Wake it for cherries.',
      'The snore has a whistle in it, like a very small ferry.',
    ],
  },
  {
    nouns: list('mantisshrimp pistolshrimp'),
    events: [
      '{a_one} punched a mussel so fast that the water boiled, said sorry, and had soup with {name}',
      '{a_one} broke the glass of the aquarium with one blow, looked at the carpet, and was knocked out by {name}',
      '{a_one} wore sixteen colours to a grey wedding, saw that nobody else could see them, and sighed as {name}',
    ],
    conflicts: [
      told(
        'The snail next door had nine locks, and {they} only knocked.',
        'He has a doorway now, all round.',
        'It was about some sugar.',
      ),
      told(
        '{They} can see sixteen colours, and for most of them the paint shop has no pot.',
        'It took “a bit more than blue”.',
        'The man mixed till he wept.',
      ),
      told(
        'At boxing {they} was put in with the featherweights, and one of the gloves is still on its way up.',
        'A satellite has seen it.',
        'The bell was hit, by the wind of it.',
      ),
    ],
    closings: [
      'Two small fists, and a big sea.',
      'It was a tap, it says, on the shoulder.',
      'The oyster opened by itself, to be on the safe side.',
    ],
  },
];
