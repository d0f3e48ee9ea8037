/** What is worn for best, carried in the rain, read, wrapped and played on. */
import { list, type NounClass, told } from './noun-class.ts';

export const WORN_AND_GIVEN_CLASSES: readonly NounClass[] = [
  {
    nouns: list('umbrella parasol sunshade brolly'),
    events: [
      '{a_one} stayed dry at home, next to the door, on the one day that mattered, and was called, from the bus stop, {name}',
      '{a_one} turned inside out in front of the opera, and a critic who was passing praised the new {name}',
      '{a_one} left a restaurant with the wrong gentleman, liked it there, and is in his will as {name}',
      '{a_one} was opened in the hall, and the bad luck that was due for it comes by post, addressed to {name}',
    ],
    conflicts: [
      told(
        'There were nine in the stand, all black, and every guest went home with the next one better.',
        'The last got a stick without any cloth.',
        'He carries it with great dignity.',
      ),
      told(
        'Two people shared {them}, so each had one wet shoulder, and a reason.',
        'They went the long way.',
        'When the sun came out they stood there, a little lost.',
      ),
      told(
        'Somebody touched the button in a full tram, and {they} opened like a peacock.',
        'Eleven people got to know each other.',
        'It took four stops to shut, and a kind of waltz.',
      ),
      told(
        'It rains on whoever has left it at home, and on nobody else.',
        'Farmers hire it, to leave it behind.',
        'A village in the desert has asked for nine people without one.',
      ),
      told(
        'A nanny is said to have flown off with one of the family, and {they} looks up at each gust.',
        'The ribs would be willing.',
        'So far it has been the hedge.',
      ),
    ],
    closings: [
      'Eight ribs, and one opinion about wind.',
      'The puddle in the hall has the shape of a small country.',
      'It has gone to the coast by train, in a corner seat.',
      'It went off at eye level, as always, in the direction of a tall man.',
      'It was kept for a rainy day, and that was a Tuesday.',
    ],
  },
  {
    nouns: list('tie necktie suit tuxedo suspenders'),
    events: [
      '{a_one} hung in the soup at an interview, was wrung out by the director himself, and got the post as {name}',
      '{a_one} was bought for a wedding, worn to a funeral, and found dancing at a third thing, under the name of {name}',
      '{a_one} came from four children on the same day, and their father, who has one neck, thanks {name}',
      '{a_one} took three men, a film and somebody’s mother, was held by a peg in the end, and is in the picture as {name}',
    ],
    conflicts: [
      told(
        'At the office party it was round a forehead by eleven, and led the line through the kitchen.',
        'The line has reached the next village.',
        'On Monday it said good morning as though nothing had been.',
      ),
      told(
        'There are little ducks on it, and the board can look at nothing else.',
        'The merger was dropped, for a pond.',
        'One of them winked at the figures.',
      ),
      told(
        '“It still fits”, said a man, and stood without breathing until the speeches were over.',
        'The back went during the toast.',
        'It was put down to emotion.',
      ),
      told(
        'The head waiter keeps {them} in a drawer, for gentlemen who have come without.',
        'By now it has dined with nine hundred of them.',
        'It knows what is good, and dips into it.',
      ),
    ],
    closings: [
      'The back end is longer than the front, as in many careers.',
      'The gravy is from the very best houses.',
      'There is a grain of rice in the pocket, and a telephone number.',
      'Dry-clean only, and cry elsewhere.',
      '{They} points down, at the shoes, and has never explained.',
    ],
  },
  {
    nouns: list('crown tiara throne sceptre coronet'),
    events: [
      '{a_one} slid down to the nose at the great moment, and from beneath it came the words: “I am {name}”',
      '{a_one} was left on a bus after a birthday, and a small cardboard dynasty now goes back to {name}',
      '{a_one} fell to a colonel from a cracker, and by the cheese he spoke to his people as {name}',
      '{a_one} was taken out of the glass case for dusting, and the cleaner reigned for nine minutes as {name}',
    ],
    conflicts: [
      told(
        'By day three guards watch {them}, and at night one of the three has a try.',
        'He has done away with Mondays.',
        'The other two curtsy, he does it so well.',
      ),
      told(
        'A ruby dropped out during the waving, and a whole royal family looked for it beneath the horses.',
        'It was a cherry.',
        'One of the horses has it, and has risen in the world.',
      ),
      told(
        'In the ermine lives a moth whose family goes back to the Conqueror.',
        'She has eaten the eastern provinces.',
        'She is to be addressed as “Your Holes”.',
      ),
      told(
        'In one wet summer it was pawned, and a grocer had it with him to do the accounts.',
        'He was firm, but fair.',
        'His cheese has had a coat of arms since.',
      ),
    ],
    closings: [
      'In the rain it fills up.',
      'It is passed on in the family, like the nose.',
      'It is insured against everything but revolution.',
      'From inside one can read the label, and it says “do not bend”.',
      'It is heavy, they say, who were never asked to hold it.',
    ],
  },
  {
    nouns: list('helmet hardhat visor'),
    events: [
      '{a_one} was put on in the dark, back to front, and the whole charge went the other way behind {name}',
      '{a_one} served a colonel as a soup bowl, a hen as a nest, and a parade, in a hurry, as {name}',
      '{a_one} would not come off, and the owner spoke to his bride all evening through a slit, as {name}',
      '{a_one} was knocked on by an apprentice, who asked whether anybody was in, and a voice said {name}',
    ],
    conflicts: [
      told(
        'It clapped shut in the middle of a kiss, and has not been forgiven.',
        'She said it had been like a letter box.',
        'They write now.',
      ),
      told(
        'The strap is beneath the chin, the chin is beneath the beard, and nobody has found either since Sunday.',
        'He sleeps in it.',
        'A mouse knows the way, and is being asked.',
      ),
      told(
        'It saved a man from a flowerpot, and he has planted the geranium in it.',
        'They are both doing well.',
        'It looks up less.',
      ),
      told(
        'There was an itch during the changing of the guard, under the metal, on the left.',
        'A knitting needle was sent for, by way of the queen.',
        'He saluted with his whole face.',
      ),
    ],
    closings: [
      'The plume is for being seen, and the dent for having been.',
      'It rings when it rains.',
      '“Safety first”, it says, on the inside.',
      'The horns were never historical, and are good for coats.',
      'One size fits all, and some of them down to the collar.',
    ],
  },
  {
    nouns: list('ring necklace earring diamond bracelet jewel brooch jewellery jewelry'),
    events: [
      '{a_one} was baked in a cake for the great question, and the answer, which took two days, was {name}',
      '{a_one} slipped off in the sea at Rimini, was eaten by a bream, and came back on a plate, with lemon, as {name}',
      '{a_one} was shown to a jeweller, who laughed until the glass fell out of his eye, and wrote on the bag: {name}',
      '{a_one} went down the plughole, and a plumber, a priest and a boy with gum on a string all fished for {name}',
    ],
    conflicts: [
      told(
        'A crow took {them}, brought {them} back, and asked whether there was one with more blue.',
        'She had kept the receipt.',
        'She is looking at it in the mirror of a parked car.',
      ),
      told(
        'A young man knelt, opened the box, and the old lady in the next seat said yes.',
        'They are very happy.',
        'She had kept the seat next to her free for years.',
      ),
      told(
        'It is glass, and a duchess has worn it for forty years with a straight back.',
        'Her maid has the real one, for shopping.',
        'It is all in the neck, she says.',
      ),
      told(
        'A thief let himself down from the roof past all the beams, hung before {them}, and was moved.',
        'He comes by the door now, on Sundays.',
        'He has paid for the skylight.',
      ),
    ],
    closings: [
      'It is for ever, said the shop, with a guarantee of two years.',
      'Soap was tried, and butter, and then an argument.',
      'It catches the light, and will not give it back.',
      'Grandmother left it to all three of them, out of humour.',
      'In the dark it is a pebble, but a proud one.',
    ],
  },
  {
    nouns: list('book dictionary encyclopedia encyclopaedia bookmark diary cookbook'),
    events: [
      '{a_one} lay beside a bed for nine years, was read up to page four, and whoever sleeps there thinks that it ends with {name}',
      '{a_one} had stood under a table leg, was needed for a question, and the whole dinner slid down to {name}',
      '{a_one} was lent with the words “you must”, and for a year two friends have talked about the cover, and {name}',
      '{a_one} fell off a top shelf on to a professor, open at the very page, and the word was {name}',
    ],
    conflicts: [
      told(
        'A lady always begins at the last page, so {they} keeps the end in the middle now.',
        'The butler does it on page ninety.',
        'She leaves the middle for last, and is content.',
      ),
      told(
        'It has been to Greece four times, in a bag, and has never been opened.',
        'It has a tan on the spine.',
        'A boarding pass is in it, at page one.',
      ),
      told(
        'She turns down corners, he puts in ribbons, and they have been to see somebody about it.',
        'He turned one down himself while she spoke.',
        'A compromise was found, and it was a biscuit.',
      ),
      told(
        'It was dropped in the bath only once, and is now twice as thick.',
        'The chapter about the sea has waves.',
        'It hangs on the line, between two shirts, at the exciting part.',
      ),
    ],
    closings: [
      'The film was worse, {they} says, who has not seen it.',
      'Something was pressed at page ninety, and it was a moth.',
      'One more page, it was agreed, and there are birds outside.',
      'It smells of cellar, glue and somebody’s aunt.',
      'It should not be judged by the cover, and has been.',
    ],
  },
  {
    nouns: list('gift present ribbon wrappingpaper bauble giftwrap'),
    events: [
      '{a_one} was wrapped by a man alone with a whole roll of tape, and as nobody ever got in, is known as {name}',
      '{a_one} was quite clearly a bicycle, in paper, with a bow, and everybody guessed politely: {name}',
      '{a_one} went from aunt to aunt for eleven years, came home with four cards on, and the last of them said {name}',
      '{a_one} was shaken beside an ear by a child, who said “socks”, and in a way the child was right about {name}',
    ],
    conflicts: [
      told(
        '“You should not have”, said a lady, opened {them}, and meant it.',
        'It stands in the spare room, with its face to the wall.',
        'It is brought out when he rings, for as long as he stays.',
      ),
      told(
        'The paper is taken off so carefully in that house that {they} was nearly overlooked.',
        'It was a good knot as well.',
        'The paper has had more Christmases than the family.',
      ),
      told(
        'They had agreed on nothing this year, and both of them stood there with one.',
        'Hers was larger, so there were words.',
        'For next year they have agreed on less.',
      ),
      told(
        'The cat looked {them} over, and moved into the box.',
        'It is the best that she was ever given.',
        'The other thing is in a drawer, whatever it was.',
      ),
    ],
    closings: [
      'The price has been scratched off, apart from the last nine.',
      'It is the thought that counts, and it was counted.',
      'There is a smaller box in it, as always with that uncle.',
      'The bow was from last year, and so was the surprise.',
      'Everybody read the card first, slowly, for manners.',
    ],
  },
  {
    nouns: list('swing seesaw slide trampoline playground sandpit climbingframe'),
    events: [
      '{a_one} was tried by a father, “just once”, would not let go of him, and four firemen still speak of {name}',
      '{a_one} squeaked on one note all summer, and the whole district hums it, by the name of {name}',
      '{a_one} had nine children waiting with crossed arms, until the tenth got off and said that it was called {name}',
      '{a_one} stood empty in the rain all week, and on Saturday, as the first child came running, was heard to say {name}',
    ],
    conflicts: [
      told(
        '“Last time!” called a mother by the gate, for the ninth time, and put down her bag again.',
        'Grass has grown over the bag.',
        'She had a go herself, at dusk, and had to be called in.',
      ),
      told(
        'Two professors sat down there on a Sunday, to show gravity, and have not been back to the faculty.',
        'They show it higher and higher.',
        'One has lost a shoe, which was the proof.',
      ),
      told(
        'A big boy said that it was for babies, and came back at nine, in the dark, alone.',
        'There were four of them, as it turned out.',
        'They took turns, and nobody has told.',
      ),
      told('In one afternoon a tooth, a shoe and a promise were lost there.', 'The shoe was found.', 'The tooth paid better.'),
    ],
    closings: [
      'Whoever is on it wants to go higher, and whoever watches wants to go home.',
      'Under twelve only, says the board, and a bank manager looked round.',
      'Five more minutes, it was said, an hour ago.',
      'At the very top, for a moment, one weighs nothing and owes nothing.',
      'The soft ground is for falling, and the grandmother for afterwards.',
    ],
  },
  {
    nouns: list('vinegar horseradish gravy soysauce bbqsauce worcestershiresauce pesto brownsauce oliveoil'),
    events: [
      '{a_one} would not come, and would not come, and then came all at once, over a white shirt, in the shape of {name}',
      '{a_one} was asked for at a table of twelve, went by way of the other eleven, and reached the coffee as {name}',
      '{a_one} was shaken by a father with conviction, for a boy had loosened the lid, and the egg is remembered as {name}',
      '{a_one} was brought away from forty snack bars in forty sachets, and lives in an aunt’s handbag as {name}',
    ],
    conflicts: [
      told(
        'A cook saw a guest reach for {them} before the first bite, and took off his hat, and then his shoes.',
        'He is in insurance now.',
        'It was only moved, to make room.',
      ),
      told(
        'The last of it is at the bottom, so {they} has stood upside down since Easter.',
        'It sees the fridge quite differently.',
        'There was enough for half a sausage, and then came the noise.',
      ),
      told(
        'A drop of it landed on a speaker’s tie, and the whole hall watched it go down.',
        'It turned left at the clip.',
        'Nobody knows what he spoke about, but it was sharp.',
      ),
      told(
        'Two brothers fought over whether it goes on the side or on top, and one has opened across the road.',
        'On the side is doing well.',
        'They meet at mother’s, who leaves it out.',
      ),
    ],
    closings: [
      'It goes with everything, and was kept from the wedding cake.',
      'There is a ring of it on the shelf, with nobody standing on it.',
      'Best before March, says the lid, and will not say which.',
      'A little less would have been more, said the soup.',
      'Tap the bottom, say some, and hold it slanted, say the others, who are red as well.',
    ],
  },
];
