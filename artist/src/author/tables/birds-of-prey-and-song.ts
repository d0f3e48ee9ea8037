/** Birds of prey, song and show: each class has jokes that only it could have. */
import { list, type NounClass, told } from './noun-class.ts';

export const BIRD_OF_PREY_AND_SONG_CLASSES: readonly NounClass[] = [
  {
    nouns: list('eagle hawk falcon buzzard osprey kestrel falconer falconry'),
    events: [
      '{a_one} spotted a mouse from a mile up, dived at a hundred miles an hour, and the computer shop has a hole in the window called {name}',
      '{a_one} sat on a leather glove to be admired, took the glove home, and the hand in it was called {name}',
      '{a_one} was put on a coin, a flag and a biscuit tin, always from the left, and the right side is only known to {name}',
      '{a_one} circled over a golf course, came down on the eighteenth green, and went into the score book as {name}',
    ],
    conflicts: [
      told(
        'In films {they} is given the cry of some other bird, because {their} own sounds like a gate.',
        'The other bird has an agent.',
        'The gate has been oiled, and now there is nothing.',
      ),
      told(
        'From nine hundred feet {they} can read the small print, and so nobody has sold {them} anything for years.',
        'A man with a magnifying glass gave up at clause four.',
        'The mortgage had a mouse in it.',
      ),
      told(
        'A hood is put over {their} head so that {they} keeps calm, and {they} would recommend it to most of the others.',
        'It was tried on the falconer, and he has slept.',
        'The tassel is for Sundays.',
      ),
      told(
        'The chick was pushed off the cliff at ten weeks to learn it, and {they} looked over the edge until it rang.',
        'It had found a lift.',
        'It has a balcony now, on the ground floor.',
      ),
      told(
        'Two crows chase {them} across the valley each morning, and {they} is seven times their size and has been to see somebody about it.',
        'It is a matter of saying no, he said.',
        'They shout the same thing every time, and it is about {their} hat.',
      ),
    ],
    closings: [
      'There is a rabbit down there that thinks it is alone.',
      'The look is stern because of the eyebrow; underneath it is only lunch.',
      'The view is paid for, in stairs.',
      'Two heads were tried once, for a coat of arms, and they could not agree on the fish.',
      'Nobody lands like {them}, and nobody is asked to.',
    ],
  },
  {
    nouns: list('vulture condor'),
    events: [
      '{a_one} circled over a man who was merely sunbathing, until he sat up, sighed, and asked for {name}',
      '{a_one} came to a birthday of a hundred years, took a seat by the window, and was introduced as {name}',
      '{a_one} hung over a football team at the foot of the table from March on, and the coach waved up to {name}',
      '{a_one} put on a fresh white collar, asked how everybody was feeling, and has been on the black list as {name}',
    ],
    conflicts: [
      told(
        '{They} asks after everybody’s health, and takes a note, and it is really meant kindly.',
        'A cough was enough for a reservation.',
        'The hypochondriac and {they} are very close.',
      ),
      told(
        'An actor lay dying for the whole third act, and {they} sat on the edge of the box with a napkin.',
        'At the bow there was a complaint from the box.',
        'He has asked {them} back; it was his best review.',
      ),
      told(
        'The waiter asked how it was to be done, and {they} said that last Tuesday would be fine.',
        'The chef has gone through the bins with him.',
        'It came with its own flies, as a garnish.',
      ),
      told(
        'In the desert {they} kept somebody company for three days; he talked, he sang, and then he found a bus.',
        'They write to each other.',
        'It was the singing that gave {them} hope.',
      ),
      told(
        'The head is bald for practical reasons, says {they}, and the hairdresser is to stop sending vouchers.',
        'The ruff was washed and set.',
        'A wig was tried, and it got first the gravy and then the wind.',
      ),
    ],
    closings: [
      'No hurry at all; {they} can wait.',
      'Somebody has to clear the table, and it is done before the flowers come.',
      'The kitchen closes when nothing moves.',
      'A get-well card was sent, with reservations.',
      'If {they} is circling, do some star jumps.',
    ],
  },
  {
    nouns: list('peacock peahen'),
    events: [
      '{a_one} opened out in a revolving door, was in all four parts of it at once, and the porter bowed four times to {name}',
      '{a_one} walked across the lawn in front of a bride, and in all two hundred photos the one in focus is {name}',
      '{a_one} screamed “help” at five in the morning, as usual, and the fire brigade came and wrote down {name}',
      '{a_one} was mistaken for a sofa at a country house, was sat on by a colonel, and showed him the whole of {name}',
    ],
    conflicts: [
      told(
        'A hundred eyes are on {them}, and all of them are {their} own.',
        'One has a squint, and it is kept to the back.',
        'At the optician’s they had to open both doors.',
      ),
      told(
        'The rain began just as {they} had it all up, and a thing like that does not fold down wet.',
        'It was hung over three chairs.',
        'The wind took {them} as far as the bandstand, where it was noticed.',
      ),
      told(
        'For eleven minutes {they} turned, rustled and shook for a grey hen, who was looking for a seed.',
        'She found it.',
        'A lawn chair was very taken.',
      ),
      told(
        'A quarrel with the one in the garage window has been going on since spring, and he has the same train.',
        'He never starts it, but he is always there.',
        'The window was cleaned, and he is better looking than ever.',
      ),
      told(
        'In August it all fell out, overnight, and {they} spent the autumn behind the greenhouse in a turned-up collar.',
        'It is in eleven vases, in the village.',
        'From behind there was talk of a chicken.',
      ),
    ],
    closings: [
      'And now the same once more, for those on the left.',
      'It is a great deal to carry through a garden in order to eat a worm.',
      'The voice was saved on.',
      'The tail came in after a while, and asked where everybody had gone.',
      'Nobody asked, but everybody looked.',
    ],
  },
  {
    nouns: list('toucan pelican puffin hornbill shoebill spoonbill'),
    events: [
      '{a_one} opened {their} beak to say “ah”, a whole school of herrings came out, and the doctor wrote down {name}',
      '{a_one} turned round in a small shop, and what had been on the shelves is written off as {name}',
      '{a_one} carried the neighbours’ shopping home in {their} beak, with the neighbour, and was thanked as {name}',
      '{a_one} came to a funeral in the wrong nose, out of the circus season, and the widow laughed for the first time at {name}',
    ],
    conflicts: [
      told(
        'A kiss was intended, but {they} was still on the far side of the room, and it was the lamp.',
        'It has been flattered ever since.',
        'The approach takes a run-up and a spotter.',
      ),
      told(
        'With twelve sand eels crosswise in the beak {they} was asked the time, and is too well brought up not to answer.',
        'It was twenty past, and the floor was silver.',
        'He had a watch, as it turned out, and a bucket.',
      ),
      told(
        'The beak holds more than the belly can, says the rhyme, and {they} has carried the proof home in instalments.',
        'The cod had brought a book.',
        'On the stairs it was the belly that gave way.',
      ),
      told(
        '{They} sleeps with the beak on {their} back, because no bedside table has yet been equal to it.',
        'It points to the north, and ships have gone by it.',
        'The pillow is at the other end.',
      ),
      told(
        'Everybody says that it is all nose and must be so heavy, and {they} has said four hundred times that it is hollow.',
        'It echoes while {they} says it.',
        'The hat stand was a misunderstanding.',
      ),
    ],
    closings: [
      'The beak arrives at ten; the rest is in the second taxi.',
      'There is room for one more, if it can swim.',
      'Whoever laughs is shown the inside.',
      'It was painted on a Friday, with everything that was left in the tins.',
      'Soup is eaten in the next room, through the hatch.',
    ],
  },
  {
    nouns: list('ostrich emu cassowary rhea nandu'),
    events: [
      '{a_one} put {their} head in the sand so as not to be seen, and the beach attendant hung a towel on {name}',
      '{a_one} swallowed an alarm clock at the zoo, and has been got up at half past six in the name of {name}',
      '{a_one} laid one egg, breakfast was served to a battalion, and the spoon is named {name}',
      '{a_one} was declared war on by a farmer with two machine guns, won, and the peace treaty calls it {name}',
    ],
    conflicts: [
      told(
        'The thing with the sand is a myth, {they} says; {they} had dropped a contact lens, once.',
        'It is dark down there, and everybody talks about you.',
        'The others have joined in, to be polite, in a row.',
      ),
      told(
        'On the race course {they} led by nine lengths, saw a bottle top in the grass, and ate it.',
        'It was a good one, with a crown.',
        'The second was looking for one too.',
      ),
      told(
        'Wings {they} has, two of them, and at the airport a lady asked if {they} had not thought of simply going {themself}.',
        '{They} sat at the window and flapped a little, for form’s sake.',
        'The legs went in the overhead locker.',
      ),
      told(
        'A feather duster came up for sale, and {they} recognised somebody.',
        'It was Aunt Ida, and she has never been so much among people.',
        '{They} bid, for the family, and dusts nothing with her.',
      ),
      told(
        'The eye is bigger than the brain, a book says, and {they} has been looking at that page for a week.',
        'It looks very well printed.',
        'The eye is offended, and the brain has gone to look for something shiny.',
      ),
    ],
    closings: [
      'Seen at forty-five miles an hour, it is a hat on a motorbike.',
      'The kick goes forwards; that is all there is in the leaflet.',
      'The keys have been swallowed, and the door will have to wait.',
      'If you cannot see {them}, {they} is behind {their} eyelids.',
      'Never ran from anything, only past it.',
    ],
  },
  {
    nouns: list('sparrow bluetit canary nightingale finch wren starling thrush songbird skylark lark swallow'),
    events: [
      '{a_one} began to sing at ten past four outside a bedroom window, and was answered with a slipper and {name}',
      '{a_one} was on so many Christmas cards that {they} had to be photographed in July, in a scarf, as {name}',
      '{a_one} flew into a church for a crumb, could not find the way out, and is on the hymn board as {name}',
      '{a_one} built a nest in the letter box of a man who was waiting for news, and the news was {name}',
    ],
    conflicts: [
      told(
        'The feeder is full of sunflower seeds, and {they} throws out nine to get at the one that looks exactly the same.',
        'The mouse below has no complaints.',
        'It was a good one, and a sunflower has come of the rest.',
      ),
      told(
        'That lovely song at dawn says, word for word, “this is my hedge, get out of it”.',
        'A poet has written it down as longing.',
        'The one in the next hedge sings that he was here first, with a trill.',
      ),
      told(
        '{They} is in a cage down a mine to say if the air is bad, and nobody has said what {they} is to say.',
        'The miners think that it is about the wages.',
        '{They} sang something from Carmen, and forty men ran.',
      ),
      told(
        'A worm held on at the other end, and {they} has been leaning back on the lawn since six.',
        'The early one gets it, but nobody says how early.',
        'It snapped like elastic, and {they} sat in the rhubarb.',
      ),
      told(
        'Five mouths are open in the nest, and one of them is as big as a hat, and {they} has begun to wonder.',
        'It calls {them} “Mum”, in a bass voice.',
        'He takes after somebody with a clock.',
      ),
    ],
    closings: [
      'A crumb is a crumb, and the cake belongs to whoever stays longest.',
      '{They} weighs as much as a letter, and is opened earlier.',
      'Whoever wakes at four knows all the verses.',
      'The bath is the one in the garden, and it is looked at through a curtain.',
      'The gardener does the digging, as was agreed.',
    ],
  },
  {
    nouns: list('woodpecker'),
    events: [
      '{a_one} knocked at a tree, waited, knocked again, and a man with a towel round his hips opened and said {name}',
      '{a_one} went at a hollow oak at five in the morning, and the answer from the tent below was {name}',
      '{a_one} was engaged as a drummer on the strength of one solo, put {their} head through the snare, and stayed as {name}',
      '{a_one} took a lightning rod for a very thin tree, rang through the whole village, and was ordered to stop as {name}',
    ],
    conflicts: [
      told(
        'Knock, knock, said {they}, and a whole wood has been asking who is there since {year}.',
        'It never gets as far as the joke.',
        'An owl thinks that it is about her.',
      ),
      told(
        'Twelve thousand times a day {they} hits {their} head on a tree, and in the evening cannot think of the word for “tree”.',
        'It will come, {they} says, and knocks on it.',
        'The pillow is new, and already has a hole.',
      ),
      told(
        'A telegraph pole was being worked on by {them}, and at the other end a clerk took down eleven pages.',
        'It was mostly “beetle”, he says, but with feeling.',
        'A reply came, and went to the root.',
      ),
      told(
        'The family wanted an open kitchen, and now every room of the birch is one.',
        'The draught is the tenant.',
        'It can be played as a flute, in a north wind.',
      ),
      told(
        'At the chess club {they} was asked to think more quietly.',
        'The table has a smoking corner now, and a nest.',
        '{They} touched the bishop, and there is none any more.',
      ),
    ],
    closings: [
      'Nobody home, says the tree, and says it again.',
      'The headache is in the contract.',
      'Whatever it is, {they} can be heard getting to the bottom of it.',
      'The red cap is a warning to the others.',
      'The garden shed is resting between two appointments.',
    ],
  },
  {
    nouns: list('cuckoo'),
    events: [
      '{a_one} came out of a small door at three, saw that nobody was in, and stayed out under the name of {name}',
      '{a_one} was left with a family of reed warblers in a hurry, ate for six, and was put down for school as {name}',
      '{a_one} called from the wood in April, a whole village turned the money in its pocket, and the bank sent its thanks to {name}',
      '{a_one} was wound up on a Sunday by two people at once, and what shot across the parlour was {name}',
    ],
    conflicts: [
      told(
        '{They} has said {their} own word so often that {they} would give anything for a different vowel.',
        'At noon it was “cockatoo”, and a watchmaker came.',
        'Once it slipped out, at six, and four saints’ days had to be moved.',
      ),
      told(
        'The parents are the size of {their} foot, and at parents’ evening the teacher spoke past them.',
        'They brought a caterpillar each, and were proud.',
        'He is big-boned, the mother said, from his shoulder.',
      ),
      told(
        'The neighbours in the clock are a man with an umbrella and a woman without, and they are never in together.',
        'It is about the weather, says she.',
        '{They} has heard both sides, hourly.',
      ),
      told(
        'Midnight takes twelve calls and a good back, and at half past {they} still has to get up for one.',
        'At five to one {they} is standing behind the door with a hand on the bolt.',
        'Somebody downstairs has pushed a sock into it.',
      ),
      told(
        '{They} has never built anything, but speaks with great warmth about other people’s places.',
        'There was always somebody on the stairs with a suitcase.',
        'The references are excellent, and a little flat.',
      ),
    ],
    closings: [
      'The pine cones go down, and so does everybody else.',
      'It is later than one thinks, and {they} says so.',
      'There was no room, and then there was.',
      'Spring begins when {they} says so, or at the quarter.',
      'The egg goes into the next basket; that is what friends are for.',
    ],
  },
  {
    nouns: list('hummingbird kingfisher'),
    events: [
      '{a_one} stopped in mid-air in front of a vicar, looked him in the eye, and left him backwards as {name}',
      '{a_one} drank {their} own weight in sugar water before breakfast, could hardly sit still, and came to school as {name}',
      '{a_one} was photographed four hundred times, was gone in each, and the best of the twigs is called {name}',
      '{a_one} went by so fast and so blue that three anglers have each described it, and only agree on {name}',
    ],
    conflicts: [
      told(
        'The heart beats twelve hundred times a minute, and a doctor has just said “try to relax”.',
        'It was tried, for a quarter of a second.',
        'The stethoscope has a humming in it now.',
      ),
      told(
        'A lady’s hat with silk poppies has been visited by {them} all summer, and nothing comes out of it.',
        'The seventh one had gin in it, for which there is no explanation.',
        'She sits very still in the park, and has read the same page for weeks.',
      ),
      told(
        'Somebody came within nine yards of {their} fuchsia, and it was an eagle, and he has apologised.',
        'The poker is three centimetres long.',
        'He goes round by the motorway now.',
      ),
      told(
        'A proper lunch break was given {them} by the doctor, with a chair; {they} has hovered over it for an hour.',
        'The feet have no idea what it is for.',
        'It was used for a moment, and it was Tuesday afterwards.',
      ),
      told(
        'At the dive the water was clearer than {they} had thought, being a glass table.',
        'The goldfish in the picture laughed till it creased.',
        'The crossword has a hole at six down.',
      ),
    ],
    closings: [
      'There it was; did you see? There it was.',
      'Backwards is a direction too, and it is rarely crowded.',
      'Every flower in the street has already been asked.',
      'The dose is one thimble, and the thimble is afraid.',
      'What you heard was {their} lunch hour.',
    ],
  },
  {
    nouns: list('turkey pheasant quail grouse partridge'),
    events: [
      '{a_one} asked the farmer about the holidays, saw him look at the oven, and emigrated as {name}',
      '{a_one} sat in a pear tree from the first day on, was joined by everybody, and on the twelfth they all sang {name}',
      '{a_one} voted for Christmas owing to a misunderstanding about the tinsel, and is in the proverb as {name}',
      '{a_one} crossed the road in front of the shoot, walked up to the beaters, and gave {themself} up as {name}',
    ],
    conflicts: [
      told(
        'Since October {they} has been served seconds, thirds and chestnuts, and nobody will say what for.',
        '{They} has hidden the scales and taken up jogging.',
        'The sage gave {them} an odd feeling.',
      ),
      told(
        'The president pardoned {them} in front of the cameras, and {they} would like to know for what.',
        'There was a handshake, with a napkin.',
        'A lawyer says not to say anything about the corn.',
      ),
      told(
        'A hunter’s dog pointed at {them}, which is rude, and {they} told it so to the nose.',
        'It has put the paw away.',
        'They stood for so long that both have a leg asleep.',
      ),
      told(
        'Along the motorway {they} waits until there is a car, because what would it be otherwise.',
        'There is a better side, and it is always the other one.',
        'Horn, brake, scream: it is the only theatre out here.',
      ),
      told(
        'Cranberries were delivered on Wednesday, in {their} name, and {they} has had the locks changed.',
        'They go very well with muesli.',
        'The delivery boy would not look {them} in the eye.',
      ),
    ],
    closings: [
      'Gobble is not a verb that {they} likes to hear.',
      'In November {they} is out, to everybody.',
      'The parsley was a present, and it was taken as one.',
      'Vegetarians are sent a card each year, with love.',
      'It is a game bird, but {they} never agreed to play.',
    ],
  },
  {
    nouns: list('albatross dodo'),
    events: [
      '{a_one} was given up for good in a museum in {year}, coughed, and asked the school party for {name}',
      '{a_one} slept on the wing from Cape Horn to Tasmania, and over the announcements of the pilot called out {name}',
      '{a_one} was hung round a sailor’s neck, talked into his ear for three hundred verses, and wished to be called {name}',
      '{a_one} landed on the island head first, as one does, before an audience of four thousand, and the jury gave {name}',
    ],
    conflicts: [
      told(
        'A sailor has been stopping one wedding guest in three to tell {them} about it, and {they} was there, and it was otherwise.',
        'There was water, but nobody had brought a cup.',
        'The guest has missed the cake, twice.',
      ),
      told(
        'Somebody called {them} extinct to {their} face, and {they} has asked for it in the local paper.',
        'It was printed under births.',
        'The date has been put off, owing to the weather.',
      ),
      told(
        'The wings are eleven feet across, and the hotel on the island has put {them} up in the corridor.',
        'The breakfast room was cleared by a stretch.',
        'Housekeeping hangs the sheets on it.',
      ),
      told(
        'For the take-off {they} needs a cliff, a gale and somebody to shout “run”, and on Sunday there was only the somebody.',
        'They ran all the way to the harbour.',
        'He still shouts, on the telephone.',
      ),
      told(
        'All have won, and all must have prizes, was {their} ruling after the race, and the thimble had to be got from somewhere.',
        'It went round until everybody had had it.',
        'The second was sick with envy, and came first.',
      ),
    ],
    closings: [
      'The landing was not so much finished as survived.',
      'One is left, and it has been told to look both ways.',
      'After three under par it is called by {their} name.',
      'Dead as {them}? Ask again after lunch.',
      'It had no enemies at all, and that was the trouble.',
    ],
  },
];
