/** Looks of a material, a screen or an age, each with what only it does to whoever is made so. */
import { list } from './noun-class.ts';
import type { StyleClass } from './style-class.ts';

export const WAYS_OF_MAKING: readonly StyleClass[] = [
  {
    of: list('bricks'),
    rows: [
      'The {style} hands are shaped like the letter C, so {they} can hold a cup and has never let go of one.',
      'When the {style} building was done there was one brick left over, and nobody talks about it.',
      'Whoever meets the {style} relatives barefoot at night says the same three words.',
      '{They} takes off {their} hair with a click, and there is a stud underneath.',
      'The age on the box is from four to ninety-nine, and at a hundred {they} has to be handed in.',
      'If {they} breaks, there are instructions, and somebody has turned two pages at once.',
      '{They} cannot cross {their} legs, and has made a career of sitting up straight.',
    ],
  },
  {
    of: list('stained-glass'),
    rows: [
      'The {style} robe can only be seen when the sun comes out, so {they} takes no appointments in November.',
      'Lead runs round every {style} finger, and {they} has never managed to point at just one thing.',
      '{They} faces south, like every {style} saint, and has no idea who comes in by the door.',
      'At four in the afternoon {they} lies on the floor in blue and red, and the verger sweeps round {them}.',
      'A football came through {them} in 1974, and one knee has been plain glass ever since.',
      'Along the bottom stands who paid for {them}, in letters larger than the miracle.',
      '{They} sees everything through rose, and on the left through green.',
    ],
  },
  {
    of: list('vaporwave'),
    rows: [
      'A marble head stands in the {style} hall beside {them}, and the fountain has been closed since 1991.',
      'The {style} floor is a grid that leads to a sun with stripes, and {they} has been walking since lunch.',
      'All {style} music is lift music at half speed, and {they} has been in that lift for days.',
      'There is a palm tree, a dolphin and a computer that says hello in pink, and {they} misses all three.',
      '{They} is nostalgic for a shopping centre that was never built, and has a loyalty card for it.',
    ],
  },
  {
    of: list('clay'),
    rows: [
      'A thumbprint goes across the {style} forehead, and {they} says it is from thinking.',
      'For one {style} wave of the hand {they} has to be moved twenty-four times, so {they} nods.',
      'Behind the {style} head lie eleven spare mouths, and the “O” is missing again.',
      'Under the hot lamp {they} slowly sat down, and the scene was kept.',
      'Four seconds of {them} take a day, and on that day a fly got in.',
      'Somebody rolled {them} up with the green by accident, and {they} has been a bit of a meadow since.',
    ],
  },
  {
    of: list('low-poly'),
    rows: [
      'The {style} nose has three sides, and on a windy day one of them whistles.',
      'There are forty-one corners to {a_style} cheek, and nobody kisses {them} twice.',
      'In the distance even {their} {style} tree turns out to be two cards in a cross.',
      '{They} has no fingers, because there were only enough triangles for one mitten.',
      'If anybody stands too close, they can look in through {their} neck and see that it is hollow.',
    ],
  },
  {
    of: list('voxel'),
    words: /\b(?:minecraft|voxel)\b/u,
    rows: [
      'The {style} sun is square, and {they} has to be indoors before it goes down.',
      '{A_style} tree stays in the air when {they} takes the trunk away, and nobody looks up.',
      '{They} builds {a_style} house of dirt the first night, and has called it temporary ever since.',
      '{They} keeps sixty-four chickens in one pocket, and in the next a mountain.',
      'One should never dig straight down; {they} did, and sends greetings.',
    ],
  },
  {
    words: /\b(?:stock|corporate|linkedin|headshot) ?(?:photo|picture|image|portrait|headshot)/u,
    rows: [
      'In the {style} draft {they} shakes hands with three people at once, and laughs at a salad.',
      'The {style} smile has been used for a bank, a cream and a funeral parlour, and {they} was paid once.',
      '{They} points at a chart that goes up, and on the back of the chart there is nothing at all.',
      'A watermark runs right across {them}, and on holiday it leaves a white stripe.',
      'Four colleagues of four sorts stand round {them} with folded arms, and none of them has ever met.',
      'The headset is not plugged in, and {they} has been helping somebody for six years.',
    ],
  },
  {
    of: list('render'),
    words: /\b(?:3d|pixar|render|cgi)\b/u,
    rows: [
      'Each hair of the {style} fringe was computed by itself, and it took all of March.',
      'One {style} eyebrow goes up on the poster, and {they} cannot get it down.',
      'In the {style} draft {they} walked through a table, and the table has asked for it to be left in.',
      'Nine minutes into the story somebody dies, and {they} goes on an adventure about it.',
      'The skin has pores, the pores have shine, and the feet have been left for the sequel.',
    ],
  },
  {
    of: list('isometric'),
    rows: [
      'In {a_style} street nobody gets smaller with distance, so {they} can never be gone.',
      'The {style} house has no roof and two walls, and {they} knows what the neighbours think.',
      '{They} was once carried up {a_style} staircase for an hour, and got off where {they} had got on.',
      'All roads go up to the right or down to the right, and {they} lives to the left.',
      '{They} has been seen from above at the same angle all {their} life, and combs accordingly.',
    ],
  },
  {
    of: list('glitch'),
    words: /\b(?:vhs|glitch)\b/u,
    rows: [
      'In the {style} copy a white line walks up {their} face, and {they} ducks each time it passes.',
      'The {style} head lags three steps behind, and has to be waited for at kerbs.',
      'Somebody recorded a wedding over the {style} ending, so {they} is saved by an uncle who dances.',
      'One hit on the side brings the colours back, and {they} would rather be asked.',
      '{They} has been rewound so often that all birthdays are a bit stretched.',
      'In the corner it says 12:00, and blinks, because nobody ever found out how to set {them}.',
    ],
  },
  {
    of: list('ascii'),
    words: /\b(?:ascii|terminal)\b/u,
    rows: [
      'Both {style} eyes are semicolons, and on Mondays one of them is only a comma.',
      'The {style} outline holds in a plain typeface; on a wedding invitation {they} was a landslide.',
      '{They} smiles with {a_style} bracket, and has to lie on one side to do it.',
      'The whole of {them} is four kilobytes, and two of those are the hat.',
      'Somebody pressed “delete” from the left, and {they} has been bald since.',
    ],
  },
  {
    words: /\bcyber ?punk\b/u,
    rows: [
      'It always rains {style} rain, and the eyes of {them} need an update before they can blink.',
      'In {a_style} alley {they} eats noodles under a sign for better noodles.',
      'The left arm is {style} and on credit, and on the thirtieth it waves at the bank by itself.',
      '{They} was hacked, and for a week said nothing but the price of kidneys.',
      'The trench coat has more sockets than the kitchen, and {they} is charging all of them.',
    ],
  },
  {
    of: list('steampunk'),
    words: /\bsteam ?punk\b/u,
    rows: [
      'The {style} hat has goggles on it, and the goggles have smaller goggles.',
      'It takes two shovels of coal to get {a_style} eyebrow up, and {they} is easily surprised.',
      'Most of the {style} cogs turn nothing at all, and {they} oils them for company.',
      '{They} whistles on the hour, and has scalded a vicar.',
      'A small airship is moored to {their} ear, and the captain has to be fed.',
    ],
  },
  {
    words: /\b(?:(?:19)?[789]0s|eighties|nineties|retro|synthwave|lo-?fi)\b/u,
    rows: [
      '{They} came on {a_style} cassette, and has to be wound back with a pencil.',
      'The {style} shoulders go through the door first, and {they} follows when they have been seated.',
      'There is {a_style} lamp with blobs that rise and sink, and {they} takes advice from it.',
      '{They} holds a telephone on a curly cord, and may walk as far as the fridge.',
      'The perm needed a can of spray, and a small hole in the sky is named after {them}.',
    ],
  },
  {
    of: list('kawaii'),
    rows: [
      'Two pink {style} circles sit on {their} cheeks, and it is not known what they are for.',
      'Even the {style} tax reminder has a face, and {they} cannot bear to throw it away.',
      '{They} lives in {a_style} kitchen where the toast blushes, and has been hungry since spring.',
      '{They} has a mouth the size of a crumb, and eats cake by looking at it.',
      'There is a pencil case of {them}, a plaster, and a frying pan that says good morning.',
    ],
  },
  {
    of: list('cartoon rubber-hose cardboard'),
    rows: [
      'The {style} arms are hoses without elbows, and {they} has to be untied after clapping.',
      'Past the cliff {they} runs on in the {style} air, until somebody tells {them} to look down.',
      'The {style} gloves have three lines on the back, and {they} bathes in them.',
      'An anvil has followed {them} since childhood, at a height of nine floors.',
      'When {they} is angry, a train whistles out of both ears, and twice it has stopped at the station.',
      'Behind {them} the same lamp, chair and plant go past every four seconds.',
    ],
  },
  {
    of: list('ghibli'),
    rows: [
      'Lunch takes two minutes in {a_style} afternoon, and everybody watches {them} butter it.',
      'A wind comes over the {style} grass whenever {they} has a decision to make.',
      'On the {style} train through the sea {they} shared a bun with something that had no face.',
      'In every cupboard at {their} house live small balls of soot, and they pay in sweets.',
      'The villain turned out to have had a hard week, and {they} made her tea.',
    ],
  },
  {
    of: list('burton'),
    rows: [
      'The {style} tree ends in a curl, and so do the hill, the gate and {they}.',
      'There are {style} shadows under {their} eyes, and {they} had those ironed in.',
      'Every {style} sock has stripes, and the moon is on a coat hanger behind {them}.',
      '{They} keeps a dead dog who is in better spirits than anybody.',
      'The choir sings “la la la” in a minor key when {they} opens a yoghurt.',
    ],
  },
  {
    of: list('mosaic byzantine'),
    rows: [
      'The {style} face has nine hundred stones, and the one in the left eye is from a bathroom.',
      'In {a_style} family nobody says “pull yourself together”; last time it took till Easter.',
      'The {style} floor shows {them} above the words “beware”, and the postman still does.',
      '{They} lay under a field for eighteen centuries, until a farmer’s plough gave {them} a parting.',
      'There is grout between {their} teeth, and the dentist works with a trowel.',
    ],
  },
  {
    of: list('fresco'),
    rows: [
      'The plaster was wet for one day, so the {style} left foot was done in a great hurry before supper.',
      'Somebody put a door through the {style} feast, and {they} has been legless from there on.',
      'The {style} ceiling took four years, and the painter got {their} nose in the eye, several times.',
      'A kind lady from the parish restored {them} herself, and now there are queues from three countries.',
      'People look up at {them} until their necks give out, and then at the cracks.',
    ],
  },
  {
    of: list('marble'),
    words: /\b(?:marble|statue|sculpture|bust)\b/u,
    rows: [
      'Both {style} arms were lost at sea, and {they} points with the chin.',
      'Nothing but {a_style} fig leaf has been worn here since the year 200, and now it is cold.',
      'Inside every block there is {a_style} somebody, and {they} says there was more room.',
      'The nose was found in a garden, and fits, but a museum abroad will not send it.',
      '{They} used to be painted in seven loud colours, and is grateful to the rain.',
    ],
  },
  {
    of: list('cave-painting'),
    rows: [
      'The {style} hunters next to {them} are sticks, so whoever did this knew who would be staying.',
      'Round the {style} picture are forty hands, and the smallest is on upside down.',
      'The {style} portrait was lost for seventeen thousand years, until a dog fell in.',
      '{They} has eight legs, because running had to be shown somehow.',
      'It is not known whether {they} was a god, a wish or the menu.',
    ],
  },
  {
    of: list('papyrus'),
    rows: [
      'The {style} feet both point to the right, and so does the nose, but the shoulders came to be seen.',
      'Reading {them} in {style} order goes: bird, bird, eye, water, {name}, bird.',
      'For a century the {style} text was taken for a prayer; it is about onions that were not delivered.',
      '{They} is weighed against a feather at the end, and has had a large lunch.',
      'Somebody with the head of a dog holds {their} hand, and has since the old kingdom.',
    ],
  },
  {
    of: list('greek-vase'),
    rows: [
      'Round the {style} pot {they} has chased the same ox for two and a half thousand years.',
      'The {style} body is black on orange, and {they} has never been seen from the front.',
      'Underneath the {style} foot the potter wrote that the painter next door could not do this.',
      'There is a piece out of {their} knee, and it is in another museum, being a piece of knee.',
      '{They} used to hold oil, then ashes, and for one bad summer geraniums.',
    ],
  },
  {
    of: list('icon gold klimt'),
    rows: [
      'The {style} halo had to be polished with a dog’s tooth, and the dog wants to be mentioned.',
      'Everything but {their} face is {style} pattern, and {they} has not been able to find the pockets.',
      'Nobody sneezes near {a_style} robe: last time four hundred in gold went up the chimney.',
      '{They} glows by candlelight, and has been kissed on the foot until it had no toes.',
      'Underneath {they} is a plank, and proud of it.',
    ],
  },
  {
    of: list('embroidery cross-stitch folk-stitch'),
    words: /\b(?:embroider\w*|cross[- ]stitch|needlepoint)\b/u,
    rows: [
      'From the back {they} is nothing but {style} knots, and that side is turned to the wall.',
      'The {style} motto above {them} says “Home Sweet Ho”, because the thread ran out.',
      'All {style} curves are steps of little crosses, and {they} has one stitch too many in the chin.',
      '{They} was done through an entire winter of a radio play, and one elbow is where the murder was.',
      'A cushion with {them} on it may be looked at by guests, and leaned on by nobody.',
    ],
  },
  {
    of: list('knitted plush'),
    rows: [
      'One end of the {style} yarn is still loose, and a kitten has been seen near it.',
      'Somebody washed the {style} jumper of {them} at sixty, and {they} lives in a matchbox now.',
      'The {style} left leg was done in front of the news and is much tighter than the right.',
      '{They} has a label in the seam that says what {they} is made of and that {they} must not be wrung.',
      'One ear is worn bare, from being listened to at night.',
    ],
  },
  {
    of: list('tapestry bayeux'),
    rows: [
      'The {style} war is seventy metres long, and {they} is at metre forty, looking the wrong way.',
      'Behind the {style} cloth there is a draught, a duke and, since Tuesday, a door.',
      'In the {style} border a goose lays an egg on somebody’s head, and nobody in the battle has noticed.',
      'Moths ate the enemy, so {they} seems to be attacking a lawn.',
      'Eleven nuns worked on {them} for nine years, and the tenth eye was a joke among themselves.',
    ],
  },
  {
    of: list('paper-cut cut-outs scherenschnitt jianzhi wycinanki papel-picado silhouette'),
    words: /\b(?:shadow puppets?|silhouettes?|paper ?cut\w*)\b/u,
    rows: [
      'One slip of the scissors, and {a_style} family had an uncle fewer; nobody has unfolded the rest.',
      'The {style} outline was folded once, so {they} has two noses, looking away from each other.',
      'From the side {they} cannot be seen at all, which is the {style} way of leaving parties.',
      'The part that fell out is in an envelope, and looks more like {them} than {they} does.',
      'A draught is all that {they} fears, and after that, birthday candles.',
    ],
  },
  {
    of: list('origami'),
    rows: [
      'It takes forty-one folds to make {them}, and at fold thirty most {style} folk are still a frog.',
      'Under the {style} wing one can read “before 31 May”, since {they} used to be from the gas company.',
      'Unfolded, {they} is a square with regrets; refolded, {they} is {a_style} boat.',
      '{They} may not go out when it drizzles, and has twice come home as a napkin.',
      'Nobody is allowed to use glue, and {they} is holding the left knee shut by willpower.',
    ],
  },
  {
    of: list('papier-mache'),
    rows: [
      'Inside the {style} head is a balloon that went quiet, and around it last March’s football results.',
      'The {style} paste was flour and water, and something has eaten {their} heel.',
      'It took nine layers, and on the {style} left thigh one can still read the weather.',
      '{They} avoids children with sticks, though {they} has been told it is about the sweets.',
      '{They} is dry on the outside, and otherwise has until Thursday.',
    ],
  },
  {
    of: list('collage'),
    rows: [
      'The {style} mouth is from a toothpaste advertisement, and {they} cannot be sad in it.',
      'Half of {them} was cut out of {a_style} catalogue, with the price of the trousers.',
      'On the back of the {style} head is half a recipe, and it stops at “then quickly”.',
      'One hand is enormous, because it was in the foreground somewhere else.',
      'The glue was licked by the wrong person, and so {they} has a cat hair in every sky.',
    ],
  },
  {
    of: list('sticker'),
    rows: [
      'A white edge runs round {their} {style} outline, and {they} knows somebody lifted one corner.',
      'Half of {them} is on the fridge, and the {style} other half came off with somebody’s thumbnail.',
      'In the {style} album {they} is number 114, and everybody has {them} twice.',
      'On a lamp post in the rain {they} has outlasted three concerts.',
      '{They} sticks to one opinion, and leaves a grey mark when it goes.',
    ],
  },
  {
    of: list('azulejo'),
    words: /\b(?:delft|delftware|azulejos?|tiles?)\b/u,
    rows: [
      'The {style} smile goes across four tiles, and a builder has put one in upside down.',
      'Every {style} sky is blue, and so are the sea, the cow and {they}.',
      'Behind the stove hangs {a_style} windmill, and {they} has waited there since 1680 for a breeze.',
      'When it is hot, people lean against {them} with their shirts off, and {they} keeps cool.',
      'One tile of {them} is used as a trivet by a family who have no idea.',
    ],
  },
  {
    of: list('kintsugi'),
    rows: [
      'Every {style} crack is filled with gold, and {they} has become clumsy on purpose.',
      'The {style} teapot half of the family was dropped, and married upwards.',
      '{They} fell off a shelf as crockery and was put back as {a_style} treasure.',
      'It is the scar on the lid that costs the money, and {they} shows it at dinner.',
      'One chip was too small for gold, so {they} has it in brass and tells nobody.',
    ],
  },
  {
    of: list('glass'),
    rows: [
      'What {they} had for lunch can be seen by everyone, so {a_style} soul eats neatly.',
      'There is a bubble in the {style} elbow with some air from 1903, and it is not to be let out.',
      '{They} was blown by a man who hiccupped, and has {a_style} dent to say so.',
      'A soprano lives upstairs, and {they} has written to her twice.',
      'Fingerprints of everybody {they} has ever met are still on {them}.',
    ],
  },
  {
    of: list('gingerbread'),
    rows: [
      'Both {style} feet got a bit dark, because the oven is hotter at the back.',
      'The {style} roof is held on with icing, and the neighbours have started on the gutter.',
      'From the twenty-fifth on, {a_style} life is mostly about who looks hungry.',
      'Two buttons are missing, and a child in the corner says nothing, stickily.',
      '{They} may not be dunked, and thinks of little else.',
    ],
  },
  {
    of: list('tarot'),
    rows: [
      'Turned upside down, the {style} picture of {them} means that the plumber will not come.',
      'As {a_style} figure {they} has the number twenty-two and a half, and falls out when shuffled.',
      'A lady with rings looked at the {style} picture of {them}, and quickly offered tea.',
      '{They} stands at the edge of a cliff with a small dog, and only the dog has read ahead.',
      'Whoever draws {them} should expect a journey, a stranger, and something with cheese.',
    ],
  },
  {
    of: list('tattoo henna'),
    rows: [
      'The {style} portrait of {them} went on a sailor’s upper arm, and whenever it flexes {they} is on a swing.',
      'Under the {style} heart it says “Mother”, and above it, crossed out, four others.',
      'The {style} spelling was checked by the only man in the shop who could not see it.',
      '{They} looked stern at twenty, and at sixty {they} has slid into a smile.',
      'A sheet of tracing paper was put on upside down, and {they} has to be admired from above.',
    ],
  },
  {
    of: list('x-ray'),
    rows: [
      'On the {style} picture one can see four ribs, two keys and the ring that was lost at Easter.',
      'Somebody with a lead apron said “do not breathe”, and {a_style} soul still waits to be told.',
      'In the {style} picture {they} is smiling, but then everybody is.',
      '{They} has nothing to hide, and the doctor held it up to the window to be sure.',
      'It turned out that the butterflies in {their} stomach were two moths.',
    ],
  },
  {
    of: list('folk-art rosemaling petrykivka khokhloma lubok madhubani dong-ho dot-painting ndebele warli'),
    rows: [
      'Where there was still room on {them}, {a_style} flower was put, and then a bird for the room in the flower.',
      'The {style} pattern came from somebody’s grandmother, who could not do hands and did tulips.',
      'Two {style} roosters stand left and right of {them}, and neither will move first.',
      '{They} was painted on a spoon, a cradle and a cupboard, in that order, with what was left in the pot.',
      'There is not a straight line on {them}, and every neighbour says theirs is older.',
    ],
  },
  {
    of: list('miniature'),
    rows: [
      'The {style} brush had a single hair, from the throat of a kitten, and {they} has met the kitten.',
      'In the {style} garden everybody is the same size, and the king is only bluer.',
      'For the {style} eyelashes the painter held his breath, and eleven apprentices held theirs.',
      '{They} is two centimetres tall, and has a horse, a court and a view of three rivers.',
      'A gardener, a lion and the tax collector look out over the hill, all quite near.',
    ],
  },
  {
    of: list('batik'),
    rows: [
      'Wherever the {style} wax was, {they} stayed white, and the wax had been to lunch.',
      'Three baths of {style} dye went into {them}, and the bathtub has joined the family.',
      '{They} was boiled, wrung out and ironed, and calls it {a_style} upbringing.',
      'A fine crack of colour runs through everything, and is what one pays for.',
      'Half of the pattern is on {them}, and the other half on whoever did not wear gloves.',
    ],
  },
  {
    of: list('glitter'),
    rows: [
      'The {style} dust has been found in the bread, in the post and on a man in another town.',
      'One hug from {a_style} soul, and the suit goes to the dry cleaner, who goes home early.',
      'The hoover gave up, and now glows with {a_style} light from inside.',
      '{They} left years ago, and is still in the carpet.',
      'A detective once found {them} by following a child home from a birthday.',
    ],
  },
  {
    words: /\bgothic\b/u,
    rows: [
      'Everything about {them} ends in {a_style} point, and the ceiling has been put up again.',
      'On the {style} ledge sits something with its tongue out, and {they} says it is a cousin.',
      'The {style} window is eleven metres high, and {they} cannot find the handle.',
      'It took two hundred years to build {them}, and the left tower is still on the list.',
      'When it rains, {they} lets it run out through the mouth.',
    ],
  },
  {
    of: list('munch'),
    rows: [
      'Both hands go to {their} {style} cheeks whenever the kettle boils, and the sunset joins in.',
      'There are two men at the end of the {style} bridge, and they have heard it and walk on.',
      'The {style} sky came out wavy, because the fjord was screaming as well.',
      '{They} was only going to ask where the bus stop is.',
      '{They} has been stolen twice, and both times somebody covered {their} mouth.',
    ],
  },
  {
    of: list('macro'),
    rows: [
      'In {a_style} portrait one sees a single eyebrow, and something that lives in it.',
      'The {style} lens came so close that it fogged up, and {they} said sorry.',
      'A crumb in the {style} foreground is as large as a sofa, and {they} has been offered a seat.',
      'Only {their} left nostril is sharp, and the rest of the world is a soft green.',
      '{They} had held still for the light, and then a beetle came and was better.',
    ],
  },
  {
    of: list('psychedelic'),
    rows: [
      'The {style} wallpaper breathes, and {they} breathes in when it breathes out.',
      'Nobody has ever read the {style} lettering, so the concert was attended by {them} alone.',
      'The {style} trousers answered before {they} did, in purple.',
      '{They} stared at a carpet for an afternoon, and the carpet blinked first.',
      'A guru explained everything to {them} in one word, and it was “marmalade”.',
    ],
  },
  {
    of: list('patchwork'),
    rows: [
      'The {style} knee used to be a curtain, and still hangs to the left when it is sunny.',
      'In every {style} square somebody knows a dead aunt’s apron, and has to sit down.',
      'Nine ladies sewed at {a_style} corner each, and two of them were not speaking.',
      '{They} is warm, heavy, and comes out for guests and measles.',
      'One patch was cut from a tie that was still being worn.',
    ],
  },
  {
    of: list('trading-card'),
    rows: [
      'According to {a_style} table {they} has 40 for strength, 12 for speed and 90 for being late.',
      'The {style} edition glitters, and was swapped for a bicycle behind the gym.',
      'In {a_style} duel {they} may sleep for one round, and has never done anything else.',
      '{They} was found in a pack of gum, and smells of it in the rain.',
      'One bent corner took nine tenths of what {they} was worth, and a little brother has not been forgiven.',
    ],
  },
];
