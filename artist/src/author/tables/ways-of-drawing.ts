/** Ways of drawing, each with what only it does to whoever is drawn: by brush, pen, pencil and printing press. */
import { list } from './noun-class.ts';
import type { StyleClass } from './style-class.ts';

export const WAYS_OF_DRAWING: readonly StyleClass[] = [
  {
    words: /\bpostcards?\b/u,
    rows: [
      'On the back of this {style} portrait it says that the weather is lovely and the soup is not.',
      '{They} arrived nine days after the people who had sent {them}, as {style} greetings always do.',
      'The {style} sky is bluer than any sky, and somebody in the print shop is proud of that.',
      'One corner of {them} is missing, because somebody’s nephew collects the stamps.',
      'There is a cross over one window behind {them}, and beside it: “our room”.',
    ],
  },
  {
    words: /\b(?:story ?book|(?:children|kid)s?[’'] ?s? book|picture book|fairy ?tale)/u,
    rows: [
      'Each {style} page has four lines of text, and {they} has to wait for a small child to turn it.',
      'In the {style} version {they} is home in time for supper, on page thirty-two, every night.',
      'Whoever reads the {style} pages aloud and skips one is corrected from under the blanket.',
      '{They} has been chewed at the corners by somebody who loved the ending.',
      'One page in the middle has a flap, and {they} has been found behind it four thousand times.',
    ],
  },
  {
    of: list('watercolour gouache'),
    rows: [
      'The {style} edges run in the rain, and then {they} is in two puddles and partly in the drain.',
      'Before going out {they} has to dry for half an hour, taped flat to a board, as {style} folk do.',
      'The white in {their} eyes is {style} paper, and must on no account be painted over.',
      'One {style} ear went into the sky while it was wet, and both look better for it.',
      '{They} is mostly water, and somebody has drunk from the wrong glass again.',
      'There is a cauliflower-shaped bloom on one cheek, where a drop fell, and it is called technique.',
      'Mistakes cannot be painted over here, so {they} has three elbows and a title.',
    ],
  },
  {
    of: list('pixel-art 8-bit handheld'),
    rows: [
      'The {style} knees bend in four steps, and two of them are the same.',
      'There are no diagonals in {a_style} life, so {they} goes round two sides of every lawn.',
      'Up close the {style} smile is eleven squares, and one of those belongs to the nose.',
      '{They} has sixteen colours, and gave up having eyebrows for the sake of a hat.',
      '{They} jumps, hangs in the air for a moment, and lands on the same square with a “bip”.',
      'Whoever takes {them} by surprise sees {them} blink three times and lose a heart.',
      'To turn round {they} simply faces the other way: there was no memory left for the turning.',
    ],
  },
  {
    of: list('oil'),
    rows: [
      'The {style} surface will be dry in about eight months, and until then {they} cannot be hugged.',
      'Under the {style} chin there is an earlier chin, and under that a bowl of pears.',
      '{They} smells of turpentine, and the {style} eyes follow whoever has the last biscuit.',
      'The {style} face is cracked all over, very finely, and insured crack by crack.',
      'A restorer cleaned one half with a cotton bud, and it turns out {they} had been smiling.',
      '{They} hangs beside a thermometer and below a small lamp, and may not be dusted by amateurs.',
    ],
  },
  {
    of: list('old-master romantic neoclassical'),
    words: /\b(?:baroque|renaissance|old master|rembrandt|caravaggio|vermeer|chiaroscuro|victorian portrait)\b/u,
    rows: [
      'Three quarters of {a_style} portrait is darkness, and that is where {they} keeps the sandwiches.',
      'There is one window on the left, as in every {style} room, and {they} has to sit by it all day.',
      'In the {style} background a dog, a lute and a half-peeled lemon wait for somebody to explain them.',
      'Experts say {their} left hand is by the master and the right by a pupil who was good at sleeves.',
      '{They} was paid for by a wool merchant, who kneels in the corner, very small, with his receipt.',
      'For twenty years {they} was “a follower of”, and cheaper.',
    ],
  },
  {
    of: list('rococo'),
    rows: [
      'A {style} dressing takes three hours, and the bow at the back has a bow at the back.',
      'Four fat cherubs hold up the {style} curtain behind {them}, and one has cramp.',
      'No {style} line may go straight on, so {they} enters every room in curls.',
      '{They} was seen on a swing, and a shoe has not come down since 1767.',
      'There is powder in {their} hair and in the soup, and nobody at table mentions either.',
    ],
  },
  {
    of: list('ukiyo-e'),
    rows: [
      'Behind {them} stands {a_style} wave with claws, and it has been about to break since 1831.',
      'The {style} printing took nine blocks of cherry wood, and {they} was the one that slipped.',
      'The {style} rain comes down in straight black lines, and {they} walks between two of them.',
      'On a clear day a small mountain can be seen between {their} legs, as the genre demands.',
      '{Their} name stands in a red box at the edge, and so does the publisher’s, rather larger.',
      'There is no shadow anywhere, and {they} has looked behind everything.',
    ],
  },
  {
    of: list('pop-art four-screens'),
    rows: [
      'There are four {style} copies of {them} in four colours, and the green one gets the post.',
      'Seen from close up the {style} cheeks are dots, and each dot wants to be famous.',
      'The {style} tear is the size of a lemon, and a speech bubble explains it to the back row.',
      '{They} used to hang in the soup aisle, and costs forty million more since moving across the road.',
      '{They} is famous for fifteen minutes a day, from a quarter past two.',
    ],
  },
  {
    of: list('neon'),
    rows: [
      'The {style} outline hums, and the people across the road have bought a second curtain.',
      'One {style} letter is out, so {they} stands there every night as half a word.',
      'The {style} tubes are bent in one piece, and {they} has to breathe in at the corners.',
      '{They} goes on at dusk with a plink, a plonk and two false starts.',
      'Moths call on {them} in the evening, and by morning there is a small heap of admirers.',
    ],
  },
  {
    of: list('noir'),
    rows: [
      'In {a_style} life it is always raining, and the blind throws stripes across {them}, even in the bath.',
      'A saxophone plays whenever {they} opens {a_style} door, including the fridge.',
      '{They} tells the {style} story aloud in the past tense, while buying milk.',
      'It was a night like any other: wet, grey, and somebody had taken the last doughnut.',
      '{They} trusts nobody, least of all a parcel that comes with its own shadow.',
      'Whoever asks {them} the time gets a match struck, a long look, and the wrong time.',
    ],
  },
  {
    of: list('anime'),
    rows: [
      'The {style} eyes take up half the face, and the highlights in them were done by a second studio.',
      'Before every {style} blow {they} has time to think of home, for three episodes.',
      'A single {style} drop of sweat hangs beside {their} head, and belongs to no pore.',
      'A wind that touches nothing else is always in {their} hair.',
      '{They} was late for school with a slice of toast in the mouth, and met the plot at the corner.',
      'After shouting the name of a special move {they} has to explain it, and the enemy waits politely.',
    ],
  },
  {
    of: list('manga'),
    rows: [
      'In {a_style} book {they} has to be read from the back, and most people meet {them} dying first.',
      'Lines of speed surround {them} in {a_style} kitchen, even where {they} is only stirring.',
      'The {style} page has no colours, so somebody had to say “your scarf is red”.',
      'When {they} is moved, the background turns into flowers, which have to be swept.',
      'There is a new chapter of {them} every Thursday, and an artist who has not slept since spring.',
    ],
  },
  {
    of: list('woodcut cordel'),
    words: /\b(?:lino ?cut|lino ?print|woodcut|woodblock)\b/u,
    rows: [
      'In the {style} print everything is the wrong way round, and {they} has learned to wave with the other hand.',
      'Whatever the {style} knife took away is white, and it took rather a lot of the nose.',
      '{They} was cut from {a_style} block by somebody with four plasters and one thumb to go.',
      'There are only two shades of {them}, and grey has to be talked about.',
      'Number three of twenty-five has a fingerprint on the hat, and is the most expensive.',
      '{They} was pressed with the back of a wooden spoon, which has been black ever since and still makes soup.',
    ],
  },
  {
    of: list('graffiti drip'),
    words: /\b(?:graffiti|street art|spray|stencil|mural|banksy)\b/u,
    rows: [
      '{They} was put on the side of a train, and {their} {style} half has seen more of the country.',
      'The council painted over the {style} portrait in beige, and by morning the beige had teeth.',
      'Next to the {style} portrait is a yellow notice that forbids it, and people photograph both.',
      '{They} was finished in four minutes, because of a torch and a dog.',
      'Somebody sawed {them} out of the wall and sold {them}, and the house has been draughty ever since.',
      '{They} can be read by eleven people, all of whom are called Zeko.',
    ],
  },
  {
    of: list('comic'),
    rows: [
      'When {they} sits down, the word “FLUMP” appears in {style} letters and has to be carried away.',
      'Between two {style} pictures there is a white gutter, and {they} lost a shoe in it.',
      'The {style} cape was drawn by one person, inked by another, and coloured outside both their lines.',
      '{They} thinks in a cloud with three bubbles, and everybody at the bus stop reads along.',
      'Issue one of {them} is in a plastic sleeve, and has been read by nobody for its own good.',
      'Whatever happens to {them} is continued next month, including a sneeze.',
    ],
  },
  {
    of: list('webtoon ligne-claire'),
    rows: [
      'All of {them} has to be scrolled past from top to bottom, and the {style} fall takes nine thumbs.',
      'Every {style} line is equally thick, so the far-off ship looks as important as {they} does.',
      'The {style} shadows were left out to save time, and {they} casts none to this day.',
      '{They} has two dots for eyes, and manages with them.',
      'Each chapter stops just before {they} opens the door, and the next one costs three coins.',
    ],
  },
  {
    of: list('newspaper-cartoon'),
    rows: [
      'In the {style} version {they} wears a label, so that nobody takes {them} for the economy.',
      'The nose was two thirds of the {style} drawing, and the lawyer asked for three quarters.',
      'The {style} portrait was done in four minutes on a promenade, and {they} has not spoken to the artist since.',
      '{They} appeared on page six, beside the crossword, and was solved by the same people.',
      'It took {them} a day to see that the enormous chin was meant.',
    ],
  },
  {
    of: list('crayon marker'),
    rows: [
      'The {style} colouring goes over the line on every side, and {they} calls that reach.',
      'The {style} wax was all used up at the feet, so the head is in biro.',
      'No {style} part of {them} can be rubbed out, and the dishwasher has been tried.',
      '{They} leaves a mark on every wall at the height of somebody who is four.',
      'The green was eaten halfway through, so the rest of {them} is in brown.',
    ],
  },
  {
    of: list('child-drawing'),
    words: /\b(?:child(?:ren)?[’']?s?|kids?)[’']? ?s? .*(?:drawing|crayon)|\bdoodle\b/u,
    rows: [
      'The arms come out of {their} head in the {style} original, and nothing has gone better since they were moved.',
      'The {style} sun sits in the corner and has a face, and it is older than {they} is.',
      'It hangs on a fridge, held by a magnet, and the {style} fame has reached the freezer.',
      '{They} has seven fingers on one hand, because counting was next week.',
      'Asked what it was, the artist said “me and Dad”, and {they} has stopped asking.',
      'There is a strip of sky at the top and a strip of grass below, and {they} floats in what is left.',
    ],
  },
  {
    of: list('pencil'),
    rows: [
      'The {style} hands were rubbed out four times, and {they} keeps them in the pockets now.',
      'In {a_style} world everything is grey and slightly smudged by whoever is left-handed.',
      'Under {their} {style} chin two guide lines are still showing, like braces.',
      '{They} gets blunter towards evening and has to be turned in a sharpener.',
      'In the margin there is a shopping list, and {they} is shaded up to “eggs”.',
    ],
  },
  {
    of: list('charcoal'),
    rows: [
      'Whoever shakes the {style} hand has it on the nose within the hour.',
      'The {style} portrait was fixed with hairspray, and {they} smells like a wedding.',
      'One sneeze in {a_style} studio, and {they} was a cloud with ears.',
      '{They} used to be a branch, had a bad evening, and went into art.',
      'The lights in {their} eyes were put in with a bit of bread, and then somebody had lunch.',
    ],
  },
  {
    of: list('chalk'),
    rows: [
      'A wet sponge is all it takes, so {a_style} being is careful who has board duty.',
      'The {style} drawing squeaked once at the chin, and a whole class can still feel it.',
      'In the corner of the {style} board it says “please leave”, and {they} takes it personally.',
      '{They} sneezes white, and has to be clapped out of a window on Fridays.',
      'Under {them} there is still half of yesterday’s geometry, and {their} elbow is ninety degrees.',
    ],
  },
  {
    of: list('pastel'),
    rows: [
      'The {style} cheeks come off on collars, and three marriages have had to be explained.',
      'Nothing in {a_style} world has an edge, so {they} finds the door by trying.',
      'The {style} pink went everywhere, and the dog is in on it too.',
      '{They} may only be carried flat, under tissue, by somebody who does not breathe.',
      '{They} raised {their} voice once, and came out apricot.',
    ],
  },
  {
    of: list('ink'),
    words: /\b(?:engraving|etching|pen and ink|pen & ink|cross-?hatch\w*)\b/u,
    rows: [
      'All that is dark about {them} is {style} lines, eleven thousand of them, and two do not meet.',
      'There is {a_style} blot on the left sleeve, and it has been given a face and a name.',
      'Where the {style} nib caught the paper {they} has a small wild moustache.',
      '{They} was meant for a banknote, and still looks to the side as if somebody owed {them} ten.',
      'One drop too many, and {their} umbrella became a crow.',
    ],
  },
  {
    of: list('ink-wash'),
    rows: [
      'The {style} portrait took five strokes and forty years, and four of those were the ear.',
      'Nine tenths of the {style} picture is mist, and {they} has left {their} shoes in it.',
      'There is {a_style} mountain behind {them}, and on it a very small man with a stick who is nearly there.',
      '{They} was painted in one breath, and the artist lay down afterwards.',
      'Eleven owners have put their red seals on {them}, and one of those was in a hurry and got the knee.',
    ],
  },
  {
    of: list('bauhaus de-stijl constructivism memphis colour-field'),
    rows: [
      'The {style} body is a square, a circle and a triangle, and {they} is still arguing about which of them eats.',
      'No {style} chair can be sat on, and {they} owns six.',
      '{They} gave up capital letters, curtains and the left arm, since {style} form follows function.',
      'On Sundays {they} allows one blue, and lies down afterwards.',
      'What is not needed was left off, which is how {they} lost {their} eyebrows.',
    ],
  },
  {
    of: list('illuminated'),
    rows: [
      'In the {style} margin a rabbit fights a snail, and {they} is in the way of both.',
      'A monk spent eleven months on the {style} gold, and a cat walked over it in one.',
      'The {style} scribe left a note beside {their} foot: “My hand is cold. Thank God it will soon be dark.”',
      '{They} sits in a capital letter and has to lean back, because it is an S.',
      'The artist had never seen one of {them}, and was told “like a dog, but worse”.',
      '{They} was chained to a desk for four centuries, so that no student could take {them} home.',
    ],
  },
  {
    of: list('art-nouveau'),
    rows: [
      'The {style} hair goes three times round the frame and comes back as a lily.',
      'In {a_style} house the door handle is a dragonfly, and {they} apologises to it each morning.',
      'Whatever {they} drops turns into {a_style} tendril before it lands.',
      '{They} advertised cigarette papers in 1897, with eyes closed, and had no idea what was in the tin.',
      'There is a halo of peacock feathers behind {their} head, and the peacock wants them back.',
    ],
  },
  {
    of: list('art-deco'),
    rows: [
      'Sunbeams in gold come out of {their} {style} head, and the lift attendant polishes them.',
      'The {style} staircase was built to be come down, so {they} has never been up.',
      'All {style} greyhounds look to the left, and {they} has to be walked on the other side.',
      '{They} holds a glass with a stem that is two floors long.',
      'From the side {they} looks fast, even asleep.',
    ],
  },
  {
    of: list('impressionist pointillist'),
    rows: [
      'Up close the {style} face is forty dabs and a bit of lunch; from the bench it is {them}.',
      'The {style} light was right for nine minutes, and {they} was tying a shoe in eight of them.',
      'There are thirty {style} pictures of {them}, one for every hour, and in all of them a haystack is in front.',
      '{They} was refused by a jury, hung next door, and is on a biscuit tin now.',
      '{They} has no outline, and has twice been left on a lawn as a reflection.',
    ],
  },
  {
    of: list('van-gogh'),
    rows: [
      'The {style} sky goes round and round above {them}, and the washing has to be called in.',
      'The {style} paint lies so thick that {they} has to be hung from two nails and a beam.',
      'One {style} chair, one pipe and fifteen sunflowers are all the furniture {they} has.',
      'A brother in Paris paid for the yellow, and asks in every letter whether {they} has eaten.',
      'Not one of {them} was sold in time, and now there is a tea towel.',
    ],
  },
  {
    of: list('cubist'),
    rows: [
      'Both {style} eyes are on the same side, so {they} has never been able to sneak past anyone twice.',
      'In {a_style} portrait {they} is seen from the front, from behind, and from Tuesday.',
      'The {style} nose points left while {they} goes right, and traffic has learned to wait.',
      'There is a guitar in there somewhere, and {they} would like it out.',
      'At the optician’s {they} counts as four customers.',
    ],
  },
  {
    of: list('surreal biomorphic'),
    rows: [
      'The {style} clock hangs over a branch, and {they} has missed eleven trains by it.',
      'There is a door in {their} chest in the {style} original, with a small sea behind it.',
      'Under the {style} portrait is written that this is not {them}, and the post has believed it.',
      'A lobster answers {their} telephone, and is polite.',
      '{They} casts the shadow of somebody else, who has asked for it back.',
    ],
  },
  {
    of: list('minimalist one-line flat'),
    rows: [
      'The {style} portrait is one line, and the artist ran out of reasons to lift the pen at the ear.',
      'Anything that the {style} flat did not need was given away, and then so was the sofa.',
      'To {a_style} eye {they} is finished; to everybody else {they} is a squiggle with a price.',
      '{They} owns one spoon, and it is on show.',
      'If anybody pulled at the end of the line, {they} would be gone in a second.',
    ],
  },
  {
    of: list('propaganda'),
    rows: [
      'In the {style} picture {they} looks up and to the left, where the future is, and a pigeon.',
      'Behind {them} are three {style} chimneys, and a harvest that was twice as large as the field.',
      'The {style} fist was raised for so long that somebody hung a coat on it.',
      'Somebody who used to stand beside {them} has since become a fern.',
      '{They} asks every passer-by whether they have done their share, and it is only the dishes.',
    ],
  },
  {
    words: /\bwanted\b/u,
    rows: [
      'On the {style} sheet the reward for {them} is ten dollars alive and eleven if {they} can be made to hush.',
      'No {style} likeness was ever worse, so the sheriff has arrested a goat, a pianist and himself.',
      '{They} hands out the {style} sheets in person, and corrects the nose.',
      'There are four nail holes in {them}, and one from a bullet that was meant for the piano.',
      '{They} was recognised in the saloon at once, and asked for an autograph by the deputy.',
    ],
  },
  {
    of: list('sepia polaroid'),
    words: /\b(?:old|vintage|antique) photo/u,
    rows: [
      'For the {style} picture {they} had to hold still for four minutes, with a clamp behind the head.',
      'No {style} face ever smiled, since teeth cost extra.',
      'On the back of the {style} picture is written “Uncle?”, in three different hands.',
      'Under a black cloth a man said “now”, and by the time the powder went off {they} had a beard.',
      '{They} was kept in a biscuit tin for ninety years, between a christening and a cow.',
    ],
  },
  {
    of: list('poster polish-poster fiesta-poster'),
    rows: [
      'The top of the {style} sheet shows {them} twice as large as the hotel, which has complained to scale.',
      'The {style} sun has rays as wide as motorways, and {they} has been squinting since it was printed.',
      'A moustache was drawn on the {style} original by lunchtime, and it suits {them}.',
      'Under {them} hangs last year’s circus, and under that a tiger who is still coming on Saturday.',
      'In small print at the bottom {they} is said to be subject to change.',
    ],
  },
  {
    of: list('risograph'),
    rows: [
      'In the {style} print the blue slipped two millimetres, so {they} is always slightly beside {themself}.',
      'The {style} ink never dries, and the friends of {them} can be told by their thumbs.',
      'Only two {style} colours were left in the drum, and {they} is the place where they overlap.',
      '{They} was sold at a fair for small books, folded, with a badge.',
      'There are two hundred of {them}, and every one has a different idea of where the eye goes.',
    ],
  },
  {
    of: list('botanical scientific'),
    rows: [
      'The {style} plate shows {them} whole, cut in half, and as a seed.',
      'In {style} Latin {they} has a name with “vulgaris” in it, and would like to appeal.',
      'Beside the {style} drawing stands a small b, and somewhere there must be an a.',
      '{They} was pressed in a heavy book for a year, and came out with a letter on the stomach.',
      'A man with a magnifying glass counted everything about {them}, wrote “rare”, and picked it.',
    ],
  },
  {
    of: list('blueprint manual'),
    rows: [
      'All {style} lines are white, and {they} is shown from above, from the side, and in the way.',
      'The {style} drawing allows two millimetres at the hips, which had not met lunch.',
      'In the {style} drawing there is a staircase in {them}, and two builders have not come out.',
      'The {style} plan has a room for {their} opinions, with a window to the north.',
      'Two walls on the {style} plan turned out to be {their} eyebrows.',
      'Somebody read inches for centimetres, and {they} has to duck in {their} own kitchen.',
      'In the corner it says “not to scale”, and {they} has had that checked.',
      'One arrow points at {their} nose and says “load-bearing”.',
    ],
  },
];
