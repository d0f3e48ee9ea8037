/** What stands at a fair, in a garden or on a shelf, and is called after something that it is not: no snow globe is an atlas. */
import { list, type NounClass, told } from './noun-class.ts';

export const FAIR_AND_PLAYGROUND_CLASSES: readonly NounClass[] = [
  {
    nouns: list('snowglobe waterglobe shakeball'),
    events: [
      '{a_one} was shaken by a child to see the snow, and the small man inside put his hat back on and shouted {name}',
      '{a_one} kept up the same winter for fifty years, until the family in the tiny house carved {name} into the door',
      '{a_one} was bought at an airport for somebody who had been forgotten, and that somebody says {name} with a smile',
    ],
    conflicts: [
      told(
        'Whenever the cleaner dusts, it snows, and the people inside have asked her for a forecast.',
        'She gives it on Fridays.',
        'Schools inside were closed at once.',
      ),
      told(
        'There is a bubble at the top, a little larger each year, and the tiny church has begun to look up at it.',
        'The vicar calls it the moon.',
        'It has been given a feast day.',
      ),
      told(
        'Somebody turned {them} over for a joke, and both skiers arrived at the lift from the other side.',
        'They have asked for a refund.',
        'It was their best run.',
      ),
    ],
    closings: [
      'The snow has settled, and so has the argument.',
      'It is always Christmas in there, and nobody may open anything.',
      'One small man has a shovel, and has stopped asking.',
    ],
  },
  {
    nouns: list('totempole totem'),
    events: [
      '{a_one} was carved from the top down by a man who ran out of wood at the chin, and that chin is {name}',
      '{a_one} had the faces put on in the wrong order, and for ninety years the bear stood on {name}',
      '{a_one} was asked who was in charge, and five faces, one above the other, all said {name}',
    ],
    conflicts: [
      told(
        'The lowest face has held up four others since the beginning, and has asked whether one might swap.',
        'The eagle pretended to be wood.',
        'A vote was held, four to one.',
      ),
      told(
        'A woodpecker called about the noise that had not been made yet, and then made it.',
        'The beaver face has an extra dimple.',
        'It knocked first, one has to say.',
      ),
      told(
        'Nobody on {them} has ever seen what any of the others looks like, and the one at the top gives very kind descriptions.',
        'A mirror was held up once.',
        'They would rather have gone on not knowing.',
      ),
    ],
    closings: [
      'All of them look straight ahead, and not one will say at what.',
      'It is lonely at the top, and heavy at the bottom.',
      'The owl on the chimney opposite thinks that it is about her.',
    ],
  },
  {
    nouns: list('gumballmachine bubblegummachine gumballdispenser candymachine'),
    events: [
      '{a_one} was given the last coin of a boy who wanted a red one, and rolled out, as always, {name}',
      '{a_one} was turned upside down by three uncles for one green gumball, and what fell out was {name}',
      '{a_one} kept the coin, thought it over until the evening, and then gave everything at once to {name}',
    ],
    conflicts: [
      told(
        'The blue ones have been at the bottom since {they} was filled, and they have written to the mayor.',
        'The mayor chews white ones.',
        'He could not answer, for his teeth.',
      ),
      told(
        'A child turned the handle, got a yellow one, and looked it in the eye until it blushed orange.',
        'Orange was not right either.',
        'It was swallowed in the end, and will be there for seven years.',
      ),
      told(
        'One gumball rolled out by itself at night, crossed the arcade, and was brought back by a moth.',
        'It had only wanted to see the street.',
        'It was put in at the top, as a lesson.',
      ),
    ],
    closings: [
      'No change is given, and no reasons.',
      'The bubble was as large as the boy, and then it was on the boy.',
      'Somebody’s baby tooth is in there, and is doing well.',
    ],
  },
  {
    nouns: list('treehouse'),
    events: [
      '{a_one} was built by a father in one weekend, and by Sunday evening there was nobody who dared go up but {name}',
      '{a_one} pulled up the ladder at seven, and whoever wants to come in has to know the password, {name}',
      '{a_one} was let as a holiday flat with a view, and in the guest book a squirrel has complained about {name}',
    ],
    conflicts: [
      told(
        'No grown-ups are allowed in, and the tax office has sent its smallest man.',
        'He was given a biscuit, and a wooden sword.',
        'He has asked to be transferred.',
      ),
      told(
        'The tree has grown by a metre, so that the bottom step is now a decision.',
        'The cat has decided against it.',
        'Visitors are thrown up, one by one.',
      ),
      told(
        'Underneath there was a meeting about the noise, and above there was one about the meeting.',
        'Acorns were used.',
        'The owl took the minutes of both.',
      ),
    ],
    closings: [
      'When the wind blows it creaks, and everybody says that it was somebody else.',
      'The bucket on the rope brings lunch up, and no plates down.',
      'It is to be repainted as soon as the wasps have moved.',
    ],
  },
  {
    nouns: list('papercrane origamicrane papercranes origamiswan paperplane paperairplane paperaeroplane origamibird'),
    events: [
      '{a_one} was folded out of a final reminder, and nobody dared to unfold {name}',
      '{a_one} was made from a love letter, sailed across three rows of desks, and was read aloud as {name}',
      '{a_one} had one fold too many, which the master looked at for a long time, and which is called {name}',
    ],
    conflicts: [
      told(
        '{They} was rained on once, for a minute, and was a letter to the bank again until it had dried.',
        'The bank has answered.',
        'One wing still says “yours faithfully”.',
      ),
      told(
        'The instructions have forty steps, and between nine and ten a miracle is needed.',
        'The picture shows a hand.',
        'Most people have a hat by then.',
      ),
      told(
        'The best flight was four metres, out of a window, with the homework on it.',
        'The dog has been cleared of everything.',
        'The teacher lives downstairs.',
      ),
    ],
    closings: [
      '{They} has kept the creases, as people do.',
      'Unfolded, it is a shopping list, and the milk is still missing.',
      'The scissors looked away.',
    ],
  },
  {
    nouns: list('hotairballoon airballoon'),
    events: [
      '{a_one} came down in a garden where somebody was getting married, took both, and went up again as {name}',
      '{a_one} was let off the rope an hour too early, and what the pilot shouted from below is written down as {name}',
      '{a_one} asked the way of a farmer, who said “you are in {name}”, and was right',
    ],
    conflicts: [
      told(
        '{They} goes where the wind goes, so the holiday in the south was spent above a gravel pit in the north.',
        'The postcards showed gravel.',
        'The gravel waved.',
      ),
      told(
        'To get over the church one sandbag had to go, then the picnic, then the brother-in-law’s trombone.',
        'It came down in tune.',
        'The brother-in-law had offered to go first.',
      ),
      told(
        'In the basket stood four who had paid and a duck who had not, and the duck knew the landing places.',
        'It left before the last one.',
        'It was an emergency exit.',
      ),
    ],
    closings: [
      'The fire is turned up when the talk gets dull.',
      'It was all hot air, and the view was lovely.',
      'The cows below were the first to look up, and the last to be impressed.',
    ],
  },
  {
    nouns: list('lawnmower mower ridemower'),
    events: [
      '{a_one} started at the ninth pull, and the man who had pulled lay down in the grass and breathed {name}',
      '{a_one} mowed the first line of a letter into the lawn, ran out of petrol, and from the air it reads {name}',
      '{a_one} was started at two on a Sunday, and from nine gardens at once somebody shouted {name}',
    ],
    conflicts: [
      told(
        'The man next door mows on Friday, so {they} has to be out on Saturday, and by Sunday both lawns are bald.',
        'It is about stripes.',
        'The third neighbour has a meadow, and bees, and smiles.',
      ),
      told(
        '{They} went over the garden hose, and there was a fountain, and then two hoses.',
        'The dandelions have had a drink.',
        'Both of them leak, and one of them is proud.',
      ),
      told(
        'One daisy was mown round every week for a whole summer, and by autumn it had an opinion of itself.',
        'It has asked for a fence.',
        'The goat, who was only visiting, had not been told.',
      ),
    ],
    closings: [
      'The grass is always shorter on the other side.',
      '{They} smells of summer, and of a gnome who did not move in time.',
      'The cable is short, and so is the lawn.',
    ],
  },
  {
    nouns: list('cauldron witchcauldron'),
    events: [
      '{a_one} was stirred the wrong way round, and the frog who had gone in for the warmth got out as {name}',
      '{a_one} boiled over during a spell for rain, and what put the fire out has been called {name}',
      '{a_one} was lent to a school kitchen for a week, and all who had seconds now answer to {name}',
    ],
    conflicts: [
      told(
        'The recipe asks for an eye of newt, and the newt has asked for a second opinion.',
        'It was given one, from the toad.',
        'Peas have been used, and nobody noticed.',
      ),
      told(
        'Three sisters do the stirring, and each of them puts salt in when the others are not looking.',
        'The toad has asked for water.',
        'It is a spell for the sea by now.',
      ),
      told(
        'A bubble rose that was larger than the rest, looked about, and went back down to tell the others.',
        'They come up in pairs now.',
        'Something at the bottom was pleased to hear it.',
      ),
    ],
    closings: [
      'It is green because of the spinach, they say.',
      'Whatever was in it has asked for the lid.',
      'A spoon went in on Monday, and came out as a fork.',
    ],
  },
];
