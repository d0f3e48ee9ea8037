/** Dishes and things that were told of with neighbours whose jokes are wrong for them: paella knows no chopsticks, dentures see no optician. */
import { list, type NounClass, told } from './noun-class.ts';

export const THINGS_KEPT_APART: readonly NounClass[] = [
  {
    nouns: list('paella paellavalenciana'),
    events: [
      '{a_one} was cooked on a Sunday over orange wood, by nine men who each knew better, and rose from the smoke as {name}',
      '{a_one} was given a slice of chorizo by a visitor from London, and all of Valencia got up and shouted {name}',
      '{a_one} was made for six in a pan for sixty, spread out one grain thick, and reached as far as the mayor and {name}',
      '{a_one} was served after dark in Valencia, where one does so only at noon, and was followed home by an aunt as {name}',
    ],
    conflicts: [
      told(
        'The crust at the bottom is the best of it, and two cousins have been holding one spoon since {weekday}.',
        'The pan has been cut in half, by a judge.',
        'It was scraped off with a coin, in the night.',
      ),
      told(
        'One must not stir, and an uncle from the north has been led away from {them} with a spoon up his sleeve.',
        'He only wanted to help.',
        'He stirred the sangria, and that went round as well.',
      ),
      told(
        'A prawn in the middle looked at everybody in turn, and one guest has asked to be moved behind the lemon.',
        'The lemon knew him as well.',
        'It followed him with the left feeler.',
      ),
      told(
        'Eleven Spaniards explained what belongs in {them}, and agreed only on the fire brigade.',
        'The firemen had a view on the beans.',
        'A pea was seen, and the wedding is off.',
      ),
      told(
        'The pan is two metres across, and had to be carried through the town on its side, as a moon.',
        'Dogs howled, and a poet was late for work.',
        'It came back full of clams and proposals.',
      ),
    ],
    closings: [
      'Everybody eats from the edge, and at the middle there is war.',
      'The saffron was counted, thread by thread, and one is missing.',
      'Without beans it is only rice with things, says Valencia.',
      'The mussel that would not open is still thinking about it.',
      'It needs no stirring, and has caused plenty.',
    ],
  },
  {
    nouns: list('rice risotto biryani pilaf pilau plov jollof nasigoreng mansaf koshari maqluba bibimbap'),
    events: [
      '{a_one} boiled over while the whole house was at the door with a salesman, put out the fire, and was thanked as {name}',
      '{a_one} was made for four with the cup that is for forty, and the street has had nothing since but {name}',
      '{a_one} was thrown at a bride, missed, and has been pecked out of the organ by a sparrow, as {name}',
      '{a_one} was made on a rainy Sunday by seven relatives, from nine recipes, and what was left of the pot is {name}',
    ],
    conflicts: [
      told(
        'One grain fell from {them} at the table, and grandmother looked at it until somebody ate it.',
        'It had been under the radiator.',
        'It had a name, by then, and a godmother.',
      ),
      told(
        'The telephone rang one minute before {they} was done, and it was an aunt with a story in three parts.',
        'It was the firm that sells the pots.',
        'The bottom of the pan is now part of the pan.',
      ),
      told(
        'Two neighbouring nations both make it best, and a wedding between them has been going on at the stove since May.',
        'The bride has eaten at the station.',
        'They agree on the lid.',
      ),
      told(
        'The lid may not be lifted, and the whole family stands around {them} in silence, like at a birth.',
        'Somebody looked, and it is his fault until Easter.',
        'It was a girl, and slightly burnt.',
      ),
      told(
        'A phone that had been in the bath was put in with {them} for the night, and in the morning both were asked to supper.',
        'The cardamom rang twice.',
        'It was eaten by somebody with a fork and a charger.',
      ),
    ],
    closings: [
      '{They} sticks together, which is more than the family does.',
      'One cup is enough, and it was two, as ever.',
      'The crust is from the bottom, and is kept for whoever did not ask.',
      'Every grain by itself, said the cook, and none of them listened.',
      'There is some left for tomorrow, and for most of the week.',
    ],
  },
  {
    nouns: list('dolma sarma stuffedvineleaf stuffedvineleaves'),
    events: [
      '{a_one} was rolled by nine aunts at one table, who left out nobody in the village, least of all {name}',
      '{a_one} was rolled no thicker than a little finger, held beside one, and engaged to it as {name}',
      '{a_one} unrolled in the pot out of curiosity, got rice into everybody’s business, and was tied up with thread as {name}',
      '{a_one} was laid in the pot with two hundred others, with a plate and a stone on top, and still got out as {name}',
    ],
    conflicts: [
      told(
        'A mother-in-law looked at how {they} was rolled, said nothing, and unrolled it.',
        'The wedding was put off for the practice.',
        'She rolled it again, just the same, but hers.',
      ),
      told(
        'It takes a whole day to make a hundred, and one nephew, standing, nine minutes.',
        'He said they were “small, though”.',
        'He has been given the leaves and the chair.',
      ),
      told(
        'The leaves were picked by night from a neighbour’s vine, and he was invited, so as to be fair.',
        'They taste of home, he said, and looked at the fence.',
        'He brought the lemon, which was theirs.',
      ),
      told(
        'Four nations have each invented {them}, and the leaf has been asked to say nothing more.',
        'It is rolled up tight about the matter.',
        'The grape remembers, and is now wine.',
      ),
      told(
        'The pot was turned over on a dish before the guests, and for a moment {they} stood as a tower, and leaned.',
        'An uncle held it with a look.',
        'Pisa has sent regards.',
      ),
    ],
    closings: [
      'With yoghurt, with lemon, and with remarks.',
      'Nobody has ever rolled just one.',
      'The seam goes underneath, like in every good family.',
      'It was tightly wrapped, and said no more.',
      'The last one on the plate is for good manners, and it is gone.',
    ],
  },
  {
    nouns: list('denture dentures falsetooth falseteeth'),
    events: [
      '{a_one} laughed at a joke of its own accord, out of a glass at three in the morning, and grandfather was told by {name}',
      '{a_one} flew out at “Happy birthday”, put out eleven candles, and stood there in the icing, smiling, as {name}',
      '{a_one} slipped out at the words “I do”, answered for the bridegroom from the carpet, and is wed to her as {name}',
      '{a_one} was left in an apple at a garden party, and the apple has since spoken, with a whistle, as {name}',
    ],
    conflicts: [
      told(
        '{They} spends the night in a glass beside the bed, and at three somebody was thirsty.',
        'He has bitten himself from the inside.',
        'The smile in the morning was the wrong way round.',
      ),
      told(
        'A toffee was tried against advice, and the two have been one ever since, on the sideboard.',
        'It is for show, and it is a good show.',
        'The dentist spoke to them separately.',
      ),
      told(
        'At a home with forty guests all of {them} were put into one bowl to be cleaned, by a helpful girl.',
        'Everybody has somebody’s smile now, and two have married it.',
        'The colonel says “s” like Mrs Bell.',
      ),
      told(
        'The dog trotted through the parlour with {them} in, grinning at the vicar like an uncle.',
        'The vicar asked after his health.',
        'The dog has been given the steak, and manages.',
      ),
      told(
        'It clicks at every “t”, so the story of the train to Trent took the whole family along like castanets.',
        'An aunt began to dance.',
        'They are for Spanish things only, now.',
      ),
    ],
    closings: [
      'In by day, out by night, like a good waiter.',
      'The best smile in the family, and it lives in a glass.',
      'One tablet, forty bubbles, and a fresh start.',
      'Corn on the cob is looked at now, for old times’ sake.',
      'All thirty-two are present, but grandfather is not.',
    ],
  },
  {
    nouns: list('crutch crutches'),
    events: [
      '{a_one} was leant on a wall for one second, slid down it in front of the whole ward, and was picked up as {name}',
      '{a_one} was signed by more people than the plaster, and the one that nobody can read is {name}',
      '{a_one} was used to bring a crisp packet closer, then the remote, then the cat, and the cat answers to {name}',
      '{a_one} hit a ball over the hospital roof on visiting day, and the six was put down to {name}',
    ],
    conflicts: [
      told(
        'There were two of {them}, one always stood where it was wanted, and the other was always on the floor.',
        'The floor one is the favourite, out of pity.',
        'They were tied together, and fell as one.',
      ),
      told(
        'The stairs go “good leg up, bad leg down”, and halfway up somebody asked which was which.',
        'He lives on the landing now, and is popular.',
        'Both have been good since June.',
      ),
      told(
        'Nobody knows how one is to carry a cup of tea with {them}, and a nurse has said “in the stomach”.',
        'It was drunk at the kettle, standing, in tears.',
        'The biscuit went in the pocket, with a bit of lint.',
      ),
      told(
        'It is set at hole five, and a tall cousin borrowed {them} and came back from the dance a foot shorter.',
        'He met somebody down there.',
        'Hole six is for weddings.',
      ),
      told(
        'A seat was given up for {them} on the bus by eleven people at once, and then there was nobody to hold the pole.',
        'The bus leaned, out of respect.',
        'It travelled sitting, and he stood.',
      ),
    ],
    closings: [
      'The rubber foot squeaks, and the whole corridor knows the story.',
      'It was only for six weeks, and that was before the second ski.',
      'It has a good reach, and no tact.',
      'The leg is better, and the doors still open for it.',
      'Behind the wardrobe stands the other one, waiting for winter.',
    ],
  },
];
