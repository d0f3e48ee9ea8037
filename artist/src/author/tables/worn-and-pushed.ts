/** What is worn, grown or pushed: belt, bra, beret, fingernail, eyebrow, baby carriage. */
import { list, type NounClass, told } from './noun-class.ts';

export const WORN_AND_PUSHED: readonly NounClass[] = [
  {
    nouns: list('belt leatherbelt'),
    events: [
      '{a_one} was let out by one hole after Christmas, by another after Easter, and made a third with a fork as {name}',
      '{a_one} was taken off at the airport, and on the far side a passport and a dignity were missed by {name}',
      '{a_one} held up one pair of trousers through a whole wedding, gave way at the vows, and the priest said {name}',
    ],
    conflicts: [
      told(
        '{They} has seven holes, and which one it is this year is between {them} and the gravy.',
        'The gravy has never told.',
        'There is talk of an eighth.',
      ),
      told(
        'Round {them} hangs a set of tools, and the last loop was meant for a hammer and holds a banana.',
        'It is a ripe one, so he works fast.',
        'Nothing has ever been nailed with it, but twice.',
      ),
      told(
        'Somebody wears {them} and braces as well, and has been asked what he knows.',
        'He has seen things at a sports day.',
        'He sits down in stages, all the same.',
      ),
      told(
        'In the wardrobe {they} hangs by the neck of the buckle and looks at the suits.',
        'They have put on weight as well.',
        'It is a long wait for a funeral.',
      ),
    ],
    closings: [
      'Tighten it by one, said the bank.',
      'It went round once, and met itself.',
      'The buckle is for show; the hole does the work.',
      'After pudding, nobody looks down.',
    ],
  },
  {
    nouns: list('braces trouserbraces'),
    events: [
      '{a_one} let go at the back during a toast, came over both shoulders, and rang the bride’s glass with {name}',
      '{a_one} was crossed behind by a man in the dark, and ever since he has leaned a little to the left, as {name}',
      '{a_one} held a grandfather’s trousers at the height of his opinion, and both are known in town as {name}',
    ],
    conflicts: [
      told(
        'Two thumbs are put behind {them} whenever the weather is discussed, and then they rock.',
        'On the third rock it rains.',
        'The thumbs have their own chair at the inn.',
      ),
      told(
        'The clip at the back is out of reach for everybody but a wife or a heron.',
        'He married in June.',
        'The heron had asked for too much.',
      ),
      told(
        'One of the two has gone soft, and the trousers now travel at an angle.',
        'A ball would roll off to the left.',
        'The tailor speaks of a lean period.',
      ),
      told(
        'Snapped on a Monday, {they} can be heard as far as the accounts department.',
        'They stand up and go to lunch.',
        'It is done for emphasis, on the word “profit”.',
      ),
    ],
    closings: [
      'With a belt as well, a grown man sleeps quite soundly.',
      'Up, and slightly more up.',
      'Let go, and everybody looked round at once.',
      'What goes down is not on {them}.',
    ],
  },
  {
    nouns: list('bra sportsbra underwire'),
    events: [
      '{a_one} was taken off at the end of the day with one hand, through a sleeve, and the sigh was heard as {name}',
      '{a_one} was flung over the lamp, caught the light like two moons, and a ship came in by {name}',
      '{a_one} went through the wash without its bag, came out as a fishing rod, a hoop and {name}',
    ],
    conflicts: [
      told(
        'One wire has come out and asks everybody in the meeting a pointed question.',
        'It was minuted.',
        'The answer had to be given from behind a folder.',
      ),
      told(
        'The hook at the back has three rows, and all were tried in the dark, by a nervous man, with oven gloves.',
        'In the end it was a zip.',
        'He wrote to his brother about the third row.',
      ),
      told(
        'Nine of them hang on the line, and the postman looks with great interest at a tree.',
        'It is a very dull tree.',
        'He knows it leaf by leaf.',
      ),
      told(
        'The drawer holds eleven, and one of them is comfortable, grey, and known to the family by name.',
        'She will be buried with it.',
        'The other ten are for doctors.',
      ),
    ],
    closings: [
      'Off at last, said the whole house.',
      'It was uplifting, at both ends.',
      'The strap slid down at the word “amen”.',
      'Something borrowed, and now it has been stretched.',
    ],
  },
  {
    nouns: list('beret'),
    events: [
      '{a_one} was put on a man with no gift at all, and by evening he had smoked, sighed and painted a pear as {name}',
      '{a_one} slid a little to the left, and a whole regiment leaned after it till it fell on {name}',
      '{a_one} had a small stalk on top that nobody can explain, and that was pulled once, and said {name}',
    ],
    conflicts: [
      told(
        'Under {them} a plumber from Leeds began to say “the light” and to look at bridges.',
        'His taps drip in blue now.',
        'He has asked for the rent in onions.',
      ),
      told(
        'The angle is everything: two fingers more and {they} is a pancake on a scout.',
        'The scout saluted anyway.',
        'Syrup had been mentioned.',
      ),
      told(
        'A bicycle, a striped jersey and a string of onions came by, and {they} got on.',
        'They were in Wales by dusk.',
        'The bicycle speaks to {them} in the formal way.',
      ),
      told(
        'In a café {they} has sat for nine hours over one small cup, thinking against something.',
        'The cup agrees in principle.',
        'It was the bill.',
      ),
    ],
    closings: [
      'It does not keep out the rain, but it disdains it.',
      'The pear is in a private collection: his mother’s.',
      'Flat, round, and better than you.',
      'Tilted, so that the ideas run to one side.',
    ],
  },
  {
    nouns: list('facemask sheetmask sleepmask surgicalmask'),
    events: [
      '{a_one} was left on for ten minutes, it said, fell asleep at nine, and by morning the parcel man had met {name}',
      '{a_one} hung on the mirror of a car for two years, and took every bend a little late, as {name}',
      '{a_one} steamed up a pair of glasses so thoroughly that a man married into the wrong party as {name}',
    ],
    conflicts: [
      told(
        'Behind {them} somebody has pulled a face at the boss every day since the spring of 2020.',
        'It has set.',
        'The boss has been doing the same.',
      ),
      told(
        'Only the eyes were to be seen, and everybody was beautiful until the soup.',
        'They drank it through a straw, so as to stay so.',
        'Two had got engaged by then.',
      ),
      told(
        'In a coat pocket there are four more of {them}, a mint and a list of things one did at home.',
        'Bread was the first.',
        'The mint has taken on a personality.',
      ),
      told(
        'With cucumber on the eyes {they} cannot see who has been eating the cucumber.',
        'The dog looks ten years younger.',
        'It crunched, said the witness.',
      ),
    ],
    closings: [
      'Smile, said the photographer, and had to believe it.',
      'The ears stick out a little, since.',
      'Peel from the chin, said the leaflet, and pray.',
      'It came off, and there was another expression under it.',
    ],
  },
  {
    nouns: list('fingernail hangnail toenail fakenail nailbiter'),
    events: [
      '{a_one} was caught on a cardigan at the altar, and bride, cardigan and groom left together as {name}',
      '{a_one} went click across the kitchen floor, was sought by four, and was found in the butter by {name}',
      '{a_one} was pulled at, just a little, and the pain has been in all the papers as {name}',
    ],
    conflicts: [
      told(
        'Somebody clips away on the train, and the whole carriage follows each one with its eyes.',
        'One is still in the air, they think.',
        'A man in a hat was hit, and has moved to the country.',
      ),
      told(
        'It was bitten through the exam, the results and the whole wedding, and is now a stub with opinions.',
        'The thumb has been told to hide.',
        'They have bought the bitter varnish, and he likes it.',
      ),
      told(
        'A price label was to come off, “in one piece”, and {they} has been at one corner since Tuesday.',
        'It says “redu”.',
        'The rest is on the sofa for life.',
      ),
      told(
        'The scratch card cost two pounds, and what {they} found out was that there is hope next time.',
        'It has silver dust for a week.',
        'The hope was a lemon.',
      ),
    ],
    closings: [
      'White moons come up there, and nobody is told.',
      'Cut straight across, the foot doctor said, and wept.',
      'On the blackboard, just once, and the class was full of sopranos.',
      '{They} grows on, whatever happens.',
    ],
  },
  {
    nouns: list('eyebrow monobrow unibrow eyebrows'),
    events: [
      '{a_one} went up by one inch at a dinner in Rome, a government fell, and it has not come down as {name}',
      '{a_one} was plucked a little left, then a little right to match, until there was only {name}',
      '{a_one} was drawn on in the dark on the way to work, and has been surprised all day as {name}',
    ],
    conflicts: [
      told(
        'The left one knows more than the right one, and raises itself at any mention of an uncle.',
        'The uncle has been asked to wear a hat.',
        'The right one was told at Easter.',
      ),
      told(
        'Two of them met in the middle over the nose, liked it there, and have taken the place together.',
        'It saves on hedges.',
        'They hold hands when it is cold.',
      ),
      told(
        'After the barbecue caught, {they} was found to be gone, and everyone thought he had had good news.',
        'He had had sausages.',
        'It is coming back, from the outside in.',
      ),
      told(
        'A father cannot say no, but he has {them}, and the children are down from the roof already.',
        'Half an inch is bedtime.',
        'They practise it on the dog.',
      ),
    ],
    closings: [
      'Raised, and no questions asked aloud.',
      '{They} frowned on everything, which was below {them} anyway.',
      'Up for the price, and down for the change.',
      'One hair has gone its own way, and is a foot long.',
    ],
  },
  {
    nouns: list('doublechin'),
    events: [
      '{a_one} came up in a telephone that had been opened the wrong way round, and answered to {name}',
      '{a_one} looked down to read a bib, met itself coming up, and shook hands as {name}',
      '{a_one} was told to keep it up, did, and there was one more underneath, which was {name}',
    ],
    conflicts: [
      told(
        'The photograph was taken from below by a nephew, and it has been the family’s favourite since.',
        'The nephew has been cut out, of the will.',
        'They had it done on a cake.',
      ),
      told(
        'When somebody laughs, it laughs as well, and goes on for a bit when the joke is done.',
        'It is the best listener at the table.',
        'The vicar times his sermons by it.',
      ),
      told(
        'A polo neck was bought to bring peace, and now something looks over the edge like a neighbour.',
        'It waves.',
        'They have agreed on a scarf.',
      ),
      told(
        'It caught a whole canapé at the ambassador’s, and nobody knew until the anthem.',
        'It was salmon.',
        'It was saved for the train.',
      ),
    ],
    closings: [
      'Heads high, and both of them went.',
      'One for weekdays and one for guests.',
      'From above, said the aunt, always from above.',
      'It holds the pillow by itself.',
    ],
  },
  {
    nouns: list('feather quill ostrichfeather peacockfeather'),
    events: [
      '{a_one} was all it took to knock down a grandmother at the news of the wedding, and was sued as {name}',
      '{a_one} came out of a pillow by night, was breathed in by an opera singer, and the high note was {name}',
      '{a_one} was dropped beside a hammer by a professor, got there in its own time, and bowed as {name}',
    ],
    conflicts: [
      told(
        'A sole was tickled with {them}, and a spy gave up the plans, the code and his mother’s soup.',
        'It had been the soup they wanted.',
        'His other foot knows more.',
      ),
      told(
        'Stuck in a hat, {they} tells the man behind at the cinema nothing of the film but the edges.',
        'He has to guess who did it.',
        'It nods in the sad parts.',
      ),
      told(
        'With {them} a treaty was written between two kings, and a blot got an island.',
        'They speak ink there.',
        'Nobody has had the heart to blow.',
      ),
      told(
        '“Light as one”, they said of the cake, and {they} took it as a compliment for nine days.',
        'It was the other way round, said the cake.',
        'The scales took sides.',
      ),
    ],
    closings: [
      '{They} floats; falling is for other people.',
      'A pound of it weighs as much as a pound of lead, and gets asked more.',
      'It tickles even to say so.',
      'Somewhere a goose feels a draught.',
    ],
  },
  {
    nouns: list('handfan tablefan deskfan'),
    events: [
      '{a_one} turned its head from left to right through a whole meeting, and nobody dared to ask again for {name}',
      '{a_one} was spoken into by a child, and Ro-o-o-bot has been in the family book as {name}',
      '{a_one} blew the tax papers of nine years out of the window, and the street knows everything about {name}',
    ],
    conflicts: [
      told(
        'Three people share {them} in July, and each has four seconds, and counts.',
        'The one in the middle is suspected.',
        'At the turn there are two by rights.',
      ),
      told(
        'Snapped open behind a lady’s chin, {they} said “perhaps” in a language of nineteen signs.',
        'He had understood “left”, and went.',
        'Shut again, it was “Thursday”.',
      ),
      told(
        'There are three speeds on {them}: nothing, nothing louder, and the papers.',
        'The third has been taped over.',
        'A wig knows about it.',
      ),
      told(
        'The room is as hot as before, but the heat is now moved about with great care.',
        'It has been to every corner.',
        'The thermometer was made dizzy, and says eleven.',
      ),
    ],
    closings: [
      'It shakes its head, and means it kindly.',
      'The grid was dusted once, and it was a much bigger thing.',
      'Off, and everyone was still in August.',
      'It is a breeze, if you let it.',
    ],
  },
  {
    nouns: list('bib'),
    events: [
      '{a_one} was tied on for one spoon of carrot, and the carrot went over, under, round and was christened {name}',
      '{a_one} said “Mummy’s little angel”, and was borrowed for the lobster by a judge, now called {name}',
      '{a_one} had a gutter at the bottom, and what was found in there on Friday fed three and {name}',
    ],
    conflicts: [
      told(
        'The plane comes in with a spoon of peas, circles, and is turned away at the lips for the ninth time.',
        'It landed on the wall.',
        'The control tower was eating the rest.',
      ),
      told(
        'A crab, a hammer and a count were at one table, and only {they} came out of it with honour.',
        'The count had some in his title.',
        'It was white at the start, they swear.',
      ),
      told(
        'By its stains the whole month can be read: banana, spinach, something in the visitors’ book.',
        'The spinach was by a godfather.',
        'Science has taken a corner.',
      ),
      told(
        'A grandfather wears {them} to spaghetti and dares anybody to say a word.',
        'The word was “seconds”.',
        'It is all down his tie, which was under it.',
      ),
    ],
    closings: [
      'More has gone onto it than in.',
      'Open wide, said the plane.',
      'Wipe-clean, which was a dream.',
      '{They} has seen dinner from the front.',
    ],
  },
  {
    nouns: list('cradle crib bassinet'),
    events: [
      '{a_one} was rocked for three hours by a foot from under a door, and the one who slept was {name}',
      '{a_one} came with ninety screws and a picture of a sleeping man, and was put up the wrong way by {name}',
      '{a_one} was tiptoed away from, past the one board that creaks, and the one board said {name}',
    ],
    conflicts: [
      told(
        'Two grown people stand beside {them} at three in the morning and do not breathe, so as to hear breathing.',
        'One has hiccups.',
        'They were out cold by four, on the rug.',
      ),
      told(
        'Over {them} hangs a thing with four felt sheep that go round to a tune nobody can leave behind.',
        'The father hums it at the bank.',
        'One of the sheep looks as if it knew.',
      ),
      told(
        'A treetop was suggested for {them} in a song, and the people who wrote it had no children.',
        'The wind has been asked to comment.',
        'The bough was in it for the money.',
      ),
      told(
        'The bars are so close together that nothing can get out, and the bear has done it eleven times.',
        'He is at the airport.',
        'They let down the rope by themselves.',
      ),
    ],
    closings: [
      'Hush, says everybody, louder than the baby.',
      'It rocks, and then it is your back that does.',
      '{They} has been in the family since {they} was too small for all of them.',
      'Sleep when it sleeps, they said, and rang the bell.',
    ],
  },
  {
    nouns: list('babycarriage perambulator'),
    events: [
      '{a_one} was looked into by eleven ladies on the way to the baker’s, and there were only potatoes, called {name}',
      '{a_one} was to be folded with one hand, a manual says, and the bus waited eleven stops for {name}',
      '{a_one} took the stairs by itself in a famous film, and has asked for a stuntman as {name}',
    ],
    conflicts: [
      told(
        'It has suspension, lights, a cup holder and a cover for rain, and the parents have a bag.',
        'They sleep in it when it is free.',
        'The neighbour would like a test drive.',
      ),
      told(
        'From in there only sky can be seen, and the undersides of eleven aunts.',
        'One sky had a moustache.',
        'He knows them all by the chin.',
      ),
      told(
        'Under the seat there are a net of oranges, one small shoe and a whole loaf with a bite out of it.',
        'The bite has one tooth.',
        'The other shoe is in the river.',
      ),
      told(
        'Round the block once more, until the one in it sleeps; the one behind has slept since the church.',
        'They were found by the sea.',
        'The wheel that squeaks is the lullaby.',
      ),
    ],
    closings: [
      'Once more round, and on no account stop.',
      'The brake is on; the mother is not.',
      '{They} parks like a lorry and is loved like a boat.',
      'At the kerb one says “hup”.',
    ],
  },
];
