/** What drives on roads and rolls, each with its own jokes: whoever has waited for one, or sat in it, knows them. */
import { list, type NounClass, told } from './noun-class.ts';

export const VEHICLE_CLASSES: readonly NounClass[] = [
  {
    nouns: list('bus minibus busdriver omnibus'),
    events: [
      '{a_one} came after forty minutes, together with two others, and the whole stop cheered for the third: {name}',
      '{a_one} pulled away as a man in one shoe came running, and every morning he swears that today he will catch {name}',
      '{a_one} bent down at the kerb for an old lady with a stick, and she thought it only right to say: “Rise, {name}!”',
      '{a_one} had “not in service” up for once, was alone for a whole hour, and hummed a song that goes {name}',
    ],
    conflicts: [
      told(
        'For forty minutes there was no sign of {them}, and then there were three.',
        'The other two had come for moral support.',
        'They have travelled together since the dark stretch by the gasworks.',
      ),
      told(
        'A man ran two hundred metres with a birthday cake, reached the door, knocked, and {they} looked straight ahead.',
        'The timetable calls it punctuality.',
        'He had been very quick, and {they} told everybody at supper.',
      ),
      told(
        'The bell has been pressed at each of nine stops, and nobody has got off.',
        'It is a boy of three, and he is going to the end.',
        'The whole back row suspects the lady with the leeks.',
      ),
      told(
        '“Move right down inside, please”, {they} says, to eighty people who would have to turn liquid for it.',
        'Two of them had, by the second set of lights.',
        'The tall one has been folded, and thanks everybody.',
      ),
      told(
        'Somebody wanted to pay {them} with a fifty at ten to eight, and the back door blushed at the answer.',
        'It was paid in the end, in coppers, out of a sock.',
        'The school children have a new word, and use it in class.',
      ),
    ],
    closings: [
      'Do not talk to the driver, says the notice, and in thirty years nobody has asked about his mother.',
      'Last stop, everybody out, except the gentleman at the back, who lives there.',
      'The seat over the wheel is warm, and knows more than it says.',
      'When two of them meet on the road a hand goes up, and that is all the love there is.',
      'Everybody stands at the front, because at the back there are seats.',
    ],
  },
  {
    nouns: list('taxi taxidriver cab cabbie minicab rickshaw'),
    events: [
      '{a_one} took an honest man from the airport by way of two other airports, and he paid, and asked for {name} again',
      '{a_one} was told “follow that car” at last, after thirty years, wept, and overtook it as {name}',
      '{a_one} waited outside an opera with the meter running, all four acts, and the bill was made out by {name}',
      '{a_one} held up a cardboard sign at arrivals all day, and as nobody came, took the name on it home: {name}',
    ],
    conflicts: [
      told(
        'The meter jumped as {they} stood at the lights, and again as somebody looked at it.',
        'It is shy, and charges for it.',
        'Looking away costs extra after ten.',
      ),
      told(
        'Between the station and the hotel {they} solved the traffic, the government and a stranger’s marriage.',
        'The marriage was extra, like luggage.',
        'The couple sends a ham at New Year.',
      ),
      told(
        'It is pouring, {they} is free, and forty people with newspapers on their heads have seen it.',
        'The little light on the roof went out, from modesty.',
        'A lady got in by the window, with the others’ blessing.',
      ),
      told(
        '“I know a short cut”, {they} said, and the passenger has now seen the sea.',
        'He had been on his way to the dentist.',
        'It was his first time, and he bought an ice.',
      ),
      told(
        'A cello was left on the back seat, and {they} has taken it round for a week, as it does not know its address.',
        'It sits in front now, and is told everything.',
        'The tip was low, but it was in tune.',
      ),
    ],
    closings: [
      'Sorry, no change, {they} says, and has said so since the days of horses.',
      'The little tree on the mirror has given up on smelling of forest.',
      '“Busy night?” everybody asks, and one night somebody will stay for the answer.',
      'Somebody was nearly born in there, and somebody nearly proposed.',
      '“With you in five minutes”, {they} said, and turned over.',
    ],
  },
  {
    nouns: list('truck lorry trucker truckdriver lorrydriver juggernaut'),
    events: [
      '{a_one} overtook another uphill for eleven kilometres, and at the top both were too tired to say more than {name}',
      '{a_one} got stuck beneath a bridge by the width of a crisp, and on the dent, quite clearly, one can read {name}',
      '{a_one} had “how am I driving?” on the back, the phone rang, and a voice cried: “Beautifully, {name}!”',
      '{a_one} blew the horn for a boy at the roadside who pulled at the air, and over his bed there hangs a picture of {name}',
    ],
    conflicts: [
      told(
        'For nine kilometres {they} has been overtaking another of the trade, at one kilometre an hour more.',
        'The cars behind have exchanged recipes.',
        'They were at school together, and it is about that.',
      ),
      told(
        '“A bit back, and a bit to the left”, called a man at the ramp, and walked out of the mirror.',
        'The ramp is now a bit to the left.',
        'He was found in the load, still waving.',
      ),
      told(
        '{Their} beeping in reverse woke a street at five, and a blackbird has learnt it.',
        'It backs into the nest with it, quite safely.',
        'The blackbird has the longer hours.',
      ),
      told(
        'Behind the seat there are a bed and a curtain, and from there {they} has seen the car parks of eleven countries.',
        'Belgium has the best hedges.',
        'Vienna is said to have a town as well.',
      ),
      told(
        'Somebody wrote “wash me” in the dust on the back of {them}, with a heart, and a telephone number.',
        'They meet on Sundays, with a bucket.',
        'It was the number of the car wash, but it is going well.',
      ),
    ],
    closings: [
      'If you cannot see the mirrors, the mirrors are worried too.',
      'A name stands in lights behind the windscreen, and a plush dog has the other belt.',
      'Every four and a half hours the law says “sleep”, and {they} dreams of the left lane.',
      'The schnitzel at the next stop is as large as the wheel, and is changed as seldom.',
      'Wide load, says the board, and does not say of what.',
    ],
  },
  {
    nouns: list('car van limousine limo jeep minivan convertible racecar sportscar hatchback'),
    events: [
      '{a_one} would start for nobody, until a child patted the bonnet and whispered {name}',
      '{a_one} was left by a careful man on level three, or four, and he goes from floor to floor calling {name}',
      '{a_one} was sold with one careful owner, who ran behind for two streets crying {name}',
      '{a_one} got into a gap with a thumb of room at each end, and on the balconies they rose and chanted {name}',
    ],
    conflicts: [
      told(
        'There is a noise, but it stops whenever {they} is at the garage, and begins at the first bend after.',
        'The mechanic has been asked to move into the boot.',
        'He hears it at night now, and it is he.',
      ),
      told(
        'A little light came on, with a picture of a teapot or a bath, and {they} went on as if nothing were.',
        'The book says “consult the book”.',
        'A piece of tape over it has brought peace.',
      ),
      told(
        'Beneath the seat there are sand from a holiday nine years ago, a biscuit, and one glove of nobody’s.',
        'The biscuit is load-bearing by now.',
        'The sand is taken to the sea each summer, to see its family.',
      ),
      told(
        'In the back two children drew a line down the middle of the seat, and an elbow has been seen across it.',
        'Both sides have asked the front for troops.',
        'They were not nearly there.',
      ),
      told(
        'A pensioner washed {them} by hand every Saturday, and each Sunday it rained dust from Africa.',
        'He says good morning to the Sahara, coldly.',
        'One Monday there was a very small camel.',
      ),
    ],
    closings: [
      'The key is in the other jacket, and the other jacket is locked in.',
      'The radio gets one station, and that one only weeps.',
      'There is a sticker on the bumper, and it is what holds the bumper.',
      'Things in the mirror are closer than they look, and one of them is his mother-in-law.',
      'A hubcap lies in a ditch near the coast, and has never been happier.',
    ],
  },
  {
    nouns: list('motorbike motorcycle motorcyclist sidecar biker'),
    events: [
      '{a_one} needed eleven kicks, coughed, shook the whole street by its shutters, and said clearly: {name}',
      '{a_one} went past a cafe at a walking pace and a terrible volume, and every saucer rang {name}',
      '{a_one} took a family of five, a fridge and a goose to a wedding, and the goose, who sat in front, announced {name}',
      '{a_one} leaned into a bend so low that a snail on the verge could look up and read {name}',
    ],
    conflicts: [
      told(
        'At eighty a bee came the other way, and since then {they} sings with the mouth shut.',
        'The bee had been on the right side of the road.',
        'It tasted of June.',
      ),
      told(
        'Sixty of them came roaring into the village, all in black, and asked for sixty pieces of plum cake.',
        'With cream, said the largest of them.',
        'They left on tiptoe, because of the baby.',
      ),
      told(
        'Two fingers go down whenever another of them comes by, and {they} once did it to a nun on a bicycle.',
        'She did it back.',
        'She is now in charge of the autumn run.',
      ),
      told(
        'Where {they} was parked there is a patch of oil, and from above it is a good likeness of the neighbour.',
        'She says that the nose is too long.',
        'He has parked beside it since, out of respect.',
      ),
      told(
        'In the jam {they} slipped through between the cars, and the mirrors were folded in one by one, like ears.',
        'The last pair belonged to a policeman.',
        'A man in a van had just put his elbow out, to think.',
      ),
    ],
    closings: [
      'The rain found the one seam, as it does.',
      'There is no boot, so the melon goes under the chin.',
      'Mother was told that it was a bicycle, only warmer.',
      'The bends are always better in the next valley.',
      'A helmet leaves one hairstyle, and the whole club has it.',
    ],
  },
  {
    nouns: list('digger excavator bulldozer backhoe'),
    events: [
      '{a_one} had nine retired men at the fence by ten o’clock, and they agreed on nothing but {name}',
      '{a_one} dug a hole, filled it, dug it again for another firm, and at the bottom each time lay a tin with {name} on it',
      '{a_one} scraped up one Roman tooth on the first morning, and the museum they built in place of the car park is {name}',
      '{a_one} was the first thing that a child in a pushchair ever spoke to, before Mama, and the child said {name}',
    ],
    conflicts: [
      told(
        'Three gentlemen watch {them} through the fence, hands behind their backs, and would all do it differently.',
        'One has brought a folding chair and a plan.',
        'When it stops they look at the sky, and blame it.',
      ),
      told(
        'At a quarter to seven on a Saturday {they} was only going to move one stone.',
        'It was moved until noon, and then back.',
        'The whole street knows that stone by its voice.',
      ),
      told(
        '{They} opened the road for the gas, closed it with care, and on Monday the water people came.',
        'Thursday is the telephone, with cake.',
        'It has been suggested to put in a zip.',
      ),
      told(
        'Under the third scoop lay a Roman bath, and a lady with a toothbrush asked {them} to stand quite still.',
        'That was in spring.',
        'She has done one toe, and is very pleased.',
      ),
      told(
        'A boy of four told {them} what every lever is called, and corrected the foreman twice.',
        'He starts on Monday, after his nap.',
        'The foreman has been moved to the sandpit.',
      ),
    ],
    closings: [
      '{They} can lift an egg without breaking it, and does, when nobody from the office is there.',
      'The hole is finished; it is only not where it should be.',
      'One digs and five look in, and it is always the five who are tired.',
      'The bucket swings a little, mostly to the radio.',
      'All that earth has to go somewhere, and next door they are away.',
    ],
  },
  {
    nouns: list('caravan camper campervan motorhome'),
    events: [
      '{a_one} led nine kilometres of cars to the sea, and every one of them knows by heart the word on the back: {name}',
      '{a_one} was waved backwards into a pitch by a wife and half a camp site, and the last instruction was {name}',
      '{a_one} had a fence, a gnome and a doormat round it by the first evening, and on the mat was written {name}',
      '{a_one} was left at a filling station with a grandmother asleep inside, and she told the police that her driver was {name}',
    ],
    conflicts: [
      told(
        'In the morning all have to get up so that one can pass, and then the bed is the table, and there is toast on it.',
        'The father is still under the butter.',
        'Whoever turns over at night has to announce it.',
      ),
      told(
        '“Left, left, the other left!” called a lady behind {them}, and the neighbours brought out their chairs.',
        'They gave it a seven, with the hedge.',
        'The marriage is being reversed out.',
      ),
      told(
        'The bubble in the little level is not in the middle, so a man has lain beneath {them} with wedges since Friday.',
        'The egg now rolls the other way.',
        'It was the lake that leaned, as it turned out.',
      ),
      told(
        'Every morning a grey tank is carried past the neighbours with a nod, as though it were a trumpet case.',
        'One day somebody asked for a tune.',
        'They all go at eight, in step, like a band.',
      ),
      told(
        'Since the pass there have been four hundred cars behind {them}, and inside somebody is buttering bread.',
        'The one at the back has grown a beard.',
        'A slice was held out of the window, as a gesture.',
      ),
    ],
    closings: [
      'There is everything that one has at home, only nearer to the face.',
      'Rain on the roof is cosy for the first eleven days.',
      'The salt has got into the sugar, and the sand into both.',
      'Next year we fly, says a voice in the awning, every year.',
      'The cupboard doors open at each bend, and say hello.',
    ],
  },
];
