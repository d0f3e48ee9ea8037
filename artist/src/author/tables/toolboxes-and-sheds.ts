/** What lies in a toolbox or a shed, each with its own trouble: a spirit level, a ladder, a garden hose. */
import { list, type NounClass, told } from './noun-class.ts';

export const TOOLBOXES_AND_SHEDS: readonly NounClass[] = [
  {
    nouns: list('drill powerdrill'),
    events: [
      '{a_one} went through the wall, the neighbour’s wall and the neighbour’s calendar, at the fourteenth, which is now {name}',
      '{a_one} was bought for one hole in 1998, and the shelf was then put on the floor beside {name}',
      '{a_one} began on Sunday at seven, and nine people in nightshirts met on the stairs and became {name}',
    ],
    conflicts: [
      told(
        '“It’s only one hole,” said a man, and the water pipe had been expecting him.',
        'The picture would have hung in the spray.',
        'A boat was lent from downstairs.',
      ),
      told(
        'There are forty bits in the case, and the six is out.',
        'The six has been out since the six was bought.',
        'A five was tried, with a run-up.',
      ),
      told(
        'The screw turned, the wall turned, and only {they} stood still.',
        'It had been on reverse since Easter.',
        'The plaster came off in the shape of Norway.',
      ),
    ],
    closings: [
      'Dust on the floor, dust on the cat, and a hole just to the left.',
      'It was a stud, or it was the stove next door.',
      'The battery is always in the other one.',
      'Hold this, said somebody, and ran.',
    ],
  },
  {
    nouns: list('chainsaw'),
    events: [
      '{a_one} started at the forty-first pull, when nobody was holding it any more, and went through the shed as {name}',
      '{a_one} was asked to trim a hedge into a swan, and the hole in the view is known as {name}',
      '{a_one} was juggled at a village fair by a dentist on leave, and the encore was called off by {name}',
    ],
    conflicts: [
      told(
        'The tree was to fall left of the greenhouse, and it has a mind of its own.',
        'There was plenty of greenhouse on the right as well.',
        '“Timber” was said afterwards, quietly.',
      ),
      told(
        'An ice block was carved into a bride with {them}, and the bride wanted to know about the nose.',
        'The nose is in a glass of gin.',
        'He said that it was the mother.',
      ),
      told(
        '{They} was hired for an hour, and the street has got very light.',
        'Even the clothes pole is shorter.',
        'The last thing left standing was an uncle, and he kept still.',
      ),
    ],
    closings: [
      'Ear muffs on, so nobody heard the “no”.',
      '{They} idles, like a bad mood.',
      'It was only going to be the one branch.',
      'The logs are stacked by size, and by guilt.',
    ],
  },
  {
    nouns: list('tapemeasure measuringtape'),
    events: [
      '{a_one} shot back into its case with the end of somebody’s tie, and the bridegroom was altered by {name}',
      '{a_one} said two metres ten in the shop, and two metres eleven at the door, where the sofa is still called {name}',
      '{a_one} was stretched across a garden by two neighbours for one inch, and the inch is on the map as {name}',
    ],
    conflicts: [
      told(
        'A tailor went round the waist, raised an eyebrow, and wrote the number in French.',
        'It sounded better.',
        'A biscuit was put back, with an oath.',
      ),
      told(
        'One person holds this end and one person reads at the other, and they have not agreed since the hall.',
        'She said “about”.',
        'Divorces have been filed from either end.',
      ),
      told(
        '{They} goes out straight for three yards, proud as a plank, and then remembers something and bends.',
        'It is always over the flower bed.',
        'A child can make it go nine inches further by believing.',
      ),
    ],
    closings: [
      'Inches on one side, regret on the other.',
      'Measure twice, it says, and then the saw says something.',
      'Mind the fingers; it comes home like a dog.',
      'The first two inches have been broken off, and nobody adds them.',
    ],
  },
  {
    nouns: list('spiritlevel'),
    events: [
      '{a_one} was laid on the kitchen floor, the bubble ran away to the left, and the whole family rolled after {name}',
      '{a_one} proved on Christmas Eve that the house leans, and grandfather has been put on the other side, as {name}',
      '{a_one} hung one picture straight, and since then everything else in the flat has been called {name}',
    ],
    conflicts: [
      told(
        'The shelf is level, the ceiling is level, and it is the man who is not.',
        'He was told by a bubble.',
        'A thin book has been put under his left foot.',
      ),
      told(
        'A wager was made that the pool table was fine.',
        'The ball had already come to its own conclusion.',
        'It was fine in the other pub.',
      ),
      told(
        'Two surveyors looked at the same bubble from two ends, and each saw it on his own side.',
        'It was in the middle of a sneeze.',
        'They meet for bridge now, on a slope.',
      ),
    ],
    closings: [
      'Somewhere between the two lines, and happy.',
      'The bubble has never been wrong, and never been thanked.',
      'A hair to the right; no, that was a hair.',
      'The tower at Pisa is not in its prayers.',
    ],
  },
  {
    nouns: list('sandpaper'),
    events: [
      '{a_one} was used on a door that stuck, and by the evening the door was a tray and the tray was {name}',
      '{a_one} was folded round a block by a patient man, and what is left of the boat is kept in a matchbox as {name}',
      '{a_one} was handed to a guest for a napkin, and the lips of ambassador so-and-so are called {name}',
    ],
    conflicts: [
      told(
        '{They} comes in coarse, fine and very fine, and the family is the same.',
        'An aunt is a forty.',
        'At two hundred and forty grandfather comes out smooth.',
      ),
      told(
        'A chair leg was a little long, so it was sanded, and so were the others.',
        'It is a lovely tray.',
        'The table was told, and has stood very still.',
      ),
      told(
        'With the grain, said the carpenter; against it, said the apprentice’s whole life.',
        'They are both through to the other side.',
        'It squeaked, or he did.',
      ),
    ],
    closings: [
      'There is a lot of smooth in it, but one has to ask.',
      'Everybody gets a bit of it in the end, in the sandwich.',
      '{They} was rough with everyone, and nothing was meant by it.',
      'The dust knows what it was.',
    ],
  },
  {
    nouns: list('ladder stepladder'),
    events: [
      '{a_one} was carried down a shop by a man who was called from behind, turned round, and the till met {name}',
      '{a_one} stood under a window one night for love, and in the morning it belonged to the wrong window and {name}',
      '{a_one} was walked under on purpose by a professor, and his trousers, his car and his wife speak of {name}',
    ],
    conflicts: [
      told(
        'Two people were needed: one to climb, and one to hold it and look at a bird.',
        'The bird was worth it, says one.',
        'The other says nothing, from the pear tree.',
      ),
      told(
        '“Do not stand on the top step”, it says on the top step.',
        'One has to be up there to read it.',
        'A whole family has read it.',
      ),
      told(
        '{They} does not fit in the shed, unless the shed does not shut, unless the mower comes out.',
        'The mower lives with us now.',
        'The door has had its nose broken.',
      ),
    ],
    closings: [
      'The third rung knows something.',
      '{They} leans, and calls that helping.',
      'Somebody is still on the roof, and has been very polite.',
      '{They} goes up, and that is most of what there is to say.',
    ],
  },
  {
    nouns: list('bucket pail'),
    events: [
      '{a_one} was put under the drip in the hall, was full by four, and the drip has moved next door with {name}',
      '{a_one} was balanced on a door for the maths teacher, and the fire inspector came in first and met {name}',
      '{a_one} was kicked by accident at a wake, rolled the length of the aisle, and came to rest beside {name}',
    ],
    conflicts: [
      told(
        'There is a hole in it, and the song about it has thirty verses.',
        'Liza was asked, and Henry too.',
        'It ends where it began, with the straw.',
      ),
      told(
        'The water was carried up the hill by two, and there has been a dispute about the crown.',
        'Vinegar and brown paper have been mentioned.',
        'The hill has a rail now, and a warning.',
      ),
      told(
        'Six castles were turned out of it at low tide, and the seventh had a man’s toe in it.',
        'He was made king.',
        'The moat has asked for him to move.',
      ),
    ],
    closings: [
      'The handle falls down with a clank, always at three.',
      '{They} is half full, and then the dog was looked at.',
      'A mop comes over of an evening.',
      'There was sand in {them}, and a crab with a view.',
    ],
  },
  {
    nouns: list('wheelbarrow'),
    events: [
      '{a_one} was steered by a father, with a sister in it, down the long path to the pond, and named there {name}',
      '{a_one} carried a sleeping uncle home from the feast, took the bend alone, and the duck pond greeted it as {name}',
      '{a_one} had one flat tyre and one full load, and the wall of the vicarage still has the shape of {name}',
    ],
    conflicts: [
      told(
        'It was to be one trip with everything, rather than two.',
        'It became eleven, with a shovel.',
        'The compost had been ready to travel for years.',
      ),
      told(
        'The wheel squeaks so that the whole valley knows how far the roses have got.',
        'It was oiled once, and people came out to ask who had died.',
        'By the beans it does a high C.',
      ),
      told(
        'There was a race on the green, with a person for the front half.',
        'He gave up smoking in the second bend.',
        'He still does the gate like that.',
      ),
    ],
    closings: [
      'One wheel, two legs, and no plan.',
      'Rain has filled it, and a robin has booked.',
      '{They} tips where the lawn is best.',
      'The handles are warm from the last one who gave up.',
    ],
  },
  {
    nouns: list('shovel spade'),
    events: [
      '{a_one} hit something hard in the rose bed, everyone stood round for the treasure, and it was the old {name}',
      '{a_one} was called a spade, to its face, by an honest man, and has asked since to be called {name}',
      '{a_one} cleared a drive in the snow at six, and the plough came past at seven and put it back for {name}',
    ],
    conflicts: [
      told(
        'A hole was dug for a pond, and the neighbours stopped greeting.',
        'It was the size of a neighbour.',
        'There is a fish in it, and a doubt.',
      ),
      told(
        'Four men stood round the hole in the road, and {they} was the only one that went down.',
        'The fifth was holding a sign.',
        'The lunch was dug out of a lunch box.',
      ),
      told(
        'The bone that {they} brought up was sent to the museum, with a label.',
        'Rex has been asking for it ever since.',
        'It is Early Tuesday, says the museum.',
      ),
    ],
    closings: [
      'One foot on {them}, and a view over the leeks.',
      'The earth that comes out never goes back in, and there was a worm who knew why.',
      '{They} leans on the man, some of the time.',
      'Deeper, said everybody who was not holding it.',
    ],
  },
  {
    nouns: list('hosepipe gardenhose hose'),
    events: [
      '{a_one} came alive at full pressure, let go of the gardener, and the wedding on the terrace was christened {name}',
      '{a_one} was stood on by a child, looked into by a father, and let go of, and the mother laughed {name}',
      '{a_one} left a kink behind at the corner of the shed, and the roses at the far end are still waiting for {name}',
    ],
    conflicts: [
      told(
        '{They} was rolled up neatly once, in the autumn of the new mayor.',
        'It took two men and a manual.',
        'By spring it had thought better of it.',
      ),
      told(
        'There is a ban on it from June, and every night a rustling in the beans.',
        'The lawn is the greenest in the street, and denies everything.',
        'A man was seen, and said that he was a fountain.',
      ),
      told(
        'The nozzle has six settings, and only “off” leaks.',
        '“Mist” took off a hat.',
        'On “jet” the shed door learned to fly.',
      ),
    ],
    closings: [
      '{They} is long enough for everything but the last pot.',
      'Somebody has stood on {them}, and will not say so.',
      'Green, coiled and asleep, until the tap turns.',
      'The dog drinks from the middle of the jet, like a poet.',
    ],
  },
  {
    nouns: list('pencil eraser'),
    events: [
      '{a_one} was chewed all through an exam, and the only correct answer on the sheet was the bite: {name}',
      '{a_one} was sharpened for the perfect line until it was one inch long, and it is behind the ear of {name}',
      '{a_one} rubbed out a whole page of sums, and then, while it was there, the desk, the name and {name}',
    ],
    conflicts: [
      told(
        'A moustache was drawn on a general in the history book, and no one will say which of them did it.',
        'He looks better for it.',
        'The general’s daughter has asked for a copy.',
      ),
      told(
        '{They} fell off the desk, and the lead has been in nine pieces ever since, all in one coat.',
        'Each sharpening lets out a sigh.',
        'It is an HB, and the B is for bruised.',
      ),
      told(
        'Numbers are done with {them} by everybody who has been wrong before.',
        'Only the taxman writes in pen.',
        'There is a grey cloud on the sheet where two and two were.',
      ),
    ],
    closings: [
      '{They} can be rubbed out, and that is the whole charm.',
      'The end with the teeth marks is the thoughtful end.',
      '{They} is behind an ear, and everybody is looking for {them}.',
      'Two B, says the side, and it has decided.',
    ],
  },
];
