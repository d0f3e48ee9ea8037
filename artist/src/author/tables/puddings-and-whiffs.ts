/** What was told with its neighbours until now, or not at all: a smell, a crumble, a meat loaf in a roll, a tax adviser, a vuvuzela. */
import { list, type NounClass, told } from './noun-class.ts';

export const PUDDINGS_AND_WHIFFS: readonly NounClass[] = [
  {
    nouns: list('smell scent odour odor stench stink whiff aroma pong niff'),
    events: [
      '{a_one} got into a lift on the third floor with a vicar and a nurse, and each of them blamed the other, and then {name}',
      '{a_one} came up the stairs, was opened the window for, and has been going round the block as {name}',
      '{a_one} was followed through a whole house by a man on his knees, and behind the skirting board he found {name}',
      '{a_one} was sprayed over with pine, and now there are the two of them, a forest and {name}',
    ],
    conflicts: [
      told(
        'Whoever noticed {them} first was told that it was him, and nobody has noticed anything since.',
        'That was in the car, before the bridge.',
        'All the windows are down, for the view.',
      ),
      told(
        '{They} went through the key hole, along the hall, and into the one good coat.',
        'The coat has been on the balcony for a week.',
        'It is asked after by the dog.',
      ),
      told(
        'An expert from a perfume house took one breath of {them}, and said “top note: Tuesday”.',
        'The base note is the cupboard under the sink.',
        'In the middle there is a hint of uncle.',
      ),
      told(
        'Grandfather breathed {them} in, shut his eyes, and was nine years old until supper.',
        'He had to be called in from the yard.',
        'His mother, he said, would be wondering.',
      ),
    ],
    closings: [
      'After ten minutes one no longer notices it, and that is the danger.',
      'It lingers in the curtains, out of affection.',
      'A match was struck, and made it official.',
      'Behind the fridge it has relations.',
    ],
  },
  {
    nouns: list('crumble applecrumble rhubarbcrumble plumcrumble blackberrycrumble'),
    events: [
      '{a_one} came to the table with the corner piece gone, and the one with the crumbs on his tie gave the name {name}',
      '{a_one} boiled over at the edges, dripped on the floor of the oven, and smoked out the aunts as {name}',
      '{a_one} was made because the pastry had failed, and the whole family has asked for the failure as {name}',
      '{a_one} was offered custard or cream, said both, and was seated by the window as {name}',
    ],
    conflicts: [
      told(
        'The top was eaten off by somebody in the night, in a straight line, with a ruler.',
        'The fruit underneath lay there with no roof.',
        'It was covered with cornflakes, and nothing was said.',
      ),
      told(
        'There was a dispute about oats in the topping, and a branch of the family has moved to the coast.',
        'They send shortbread, without a note.',
        'It was only a handful.',
      ),
      told(
        'It was said to be too hot, and everybody burnt the roof of the mouth at the same second.',
        'They sat there and fanned, as if at the opera.',
        'The second spoonful was no wiser.',
      ),
      told(
        'The custard was poured into a well in the middle, and came up again at the side.',
        'A pea was put in to trace it.',
        'Under there it is all one lake.',
      ),
    ],
    closings: [
      'The corner is crisp, and belongs to whoever did the peeling.',
      'For breakfast it counts as muesli.',
      'The skin of the custard was fought for with spoons.',
      'It was rubbed in with the fingertips, and so was the dog.',
    ],
  },
  {
    nouns: list('rhubarb rhubarbpie rhubarbcake rhubarbjam'),
    events: [
      '{a_one} was grown in the dark, heard to creak, and answered a candle with “{name}”',
      '{a_one} was murmured by the whole crowd on a stage because nobody had lines, and took a bow as {name}',
      '{a_one} asked for a little more sugar, and then again, until the grocer knew it as {name}',
      '{a_one} was dipped raw in a bag of sugar by a dare, and the face that was made is called {name}',
    ],
    conflicts: [
      told(
        'It is a vegetable, said the court, and {they} was sent from the puddings to the leeks.',
        'The leeks had not been asked.',
        'It sits by itself, under a bucket.',
      ),
      told(
        'Under an upturned bucket {they} grew a foot in a week, out of nothing but curiosity.',
        'The bucket had to be given a hat.',
        'At night one hears it stretch.',
      ),
      told(
        'The teeth feel furry for an hour after, and one dentist was asked to comb them.',
        'He parted them on the left.',
        'They squeak when one is cross.',
      ),
      told(
        'A neighbour gave a bag of it over the fence in May, and it has been going from house to house since.',
        'It is back, with a ribbon.',
        'The ribbon is from the third house.',
      ),
    ],
    closings: [
      'The leaves are poisonous, and say so with a frill.',
      'With strawberries it has to share the billing.',
      'Whatever it is asked, it says it three times.',
      'The sugar was for it, and not for the nerves.',
    ],
  },
  {
    nouns: list(
      'leberkäse leberkas leberkässemmel leberkäsesemmel leberkäsebrötchen wurstsemmel wurstbrot fleischkäse fleischkäsebrötchen',
    ),
    events: [
      '{a_one} was cut as thick as a thumb, the butcher asked “a little more?”, and the thumb is known as {name}',
      '{a_one} was eaten standing up at ten past nine by a whole building site, and the crane was lowered for {name}',
      '{a_one} was asked what it had to do with liver and what with cheese, and could only give the name {name}',
      '{a_one} sat in the warm glass case beside the till, waved at everybody who had wanted salad, and got them all as {name}',
    ],
    conflicts: [
      told(
        'There is neither liver in it nor cheese, and {they} has stopped explaining.',
        'A baker has stepped in and vouches for the roll.',
        'The commission found mustard.',
      ),
      told(
        'Sweet mustard or hot was the question, and a marriage of thirty years went quiet at the counter.',
        'They have a jar each, and a line down the middle of the fridge.',
        'The son takes ketchup, and lives elsewhere.',
      ),
      told(
        'The end piece with the crust is promised to eleven people, and the butcher has only the two ends.',
        'He is thinking of a star.',
        'One of them has left it to his nephew.',
      ),
      told(
        'The slice hung out of the roll on both sides, and had to be announced at the door.',
        'The roll is mainly there for the fingers.',
        'It went through sideways, as pianos do.',
      ),
    ],
    closings: [
      'By half past ten there is only the paper left, and it is see-through.',
      'On a diet it is eaten without the napkin.',
      'It is kept warm under a lamp, and has gone a nice brown.',
      'That was the second breakfast; the third is round.',
    ],
  },
  {
    nouns: list('taxadvisor taxadviser taxconsultant taxaccountant taxlawyer taxpreparer taxexpert taxspecialist'),
    events: [
      '{a_one} was handed a shoebox full of receipts on the last day of May, looked in, and shut the lid on {name}',
      '{a_one} deducted a canary as a smoke detector, won in three courts, and the canary answers to {name}',
      '{a_one} was asked at a party what could be deducted, and hid among the coats until spring as {name}',
      '{a_one} found a loophole, went through it to see where it led, and came out on an island called {name}',
    ],
    conflicts: [
      told(
        'A client brought his receipts in a wheelbarrow, and the wheelbarrow had a receipt as well.',
        'It is written off over seven years, wheel by wheel.',
        'At the very bottom lay a live mole, at nineteen per cent.',
      ),
      told(
        'The study at home may hold no bed, and so {they} tells the inspector that it is a very flat desk.',
        'It has a pillow, for long columns.',
        'The inspector tried it, and stayed for the night.',
      ),
      told(
        'A joke was told at the office, and first it had to be decided in which year it had been funny.',
        'The laughter was carried forward.',
        'Half of it counts as entertainment.',
      ),
      told(
        'Three hundred clients ring up on the same evening, and all of them say that they thought it was next month.',
        'It is always next month, until it is tomorrow.',
        '{They} has a drawer for that evening, and there is a cake in it.',
      ),
    ],
    closings: [
      'The first consultation is free, and the word “hello” is the second.',
      'The birthday cake was split over two financial years.',
      'The dog is a dependant, and has filled in his part.',
      'Line 22 is left blank, out of respect.',
    ],
  },
  {
    nouns: list('vuvuzela vuvuzelas airhorn airhorns partyhorn partyblower'),
    events: [
      '{a_one} was blown once in the ninetieth minute, and a herd of cows came down from the hill to {name}',
      '{a_one} has only one note, played it for a whole summer, and the neighbours have written words to it: {name}',
      '{a_one} was brought to a christening by an uncle, and the baby has been called {name}',
      '{a_one} auditioned for an orchestra with a B flat, held it until they took down the name, and it was {name}',
    ],
    conflicts: [
      told(
        'The commentator asked for a moment of silence, and got B flat.',
        'It was the most sincere B flat that {they} had.',
        'The crowd took off their hats, and put them over {them}.',
      ),
      told(
        'The bees in the car park took {them} for their queen, and did as they were told for two halves and extra time.',
        'At the whistle they were in an orderly four-four-two.',
        'One of them was booked.',
      ),
      told(
        'The neighbour has earplugs, the neighbour’s dog has earplugs, and the plants have turned to the other window.',
        'Only grandfather says “speak up”.',
        'The fern has asked for a transfer.',
      ),
      told(
        'It was bought in the summer of 2010 for one afternoon, and it is louder in the loft each year.',
        'The Christmas baubles know all the line-ups.',
        'Nobody remembers the score, but everybody knows the note.',
      ),
    ],
    closings: [
      'The trombone next door has called it “a start”.',
      'It takes one breath, and the breath takes it personally.',
      'The referee has gone over to waving.',
      'The second tone is expected in four years.',
    ],
  },
  {
    nouns: list('fortnite fortniteplayer battlebus fortnitedance fortniteskin'),
    events: [
      '{a_one} jumped off a flying bus without paying, landed on a roof, and was the last one standing as {name}',
      '{a_one} built a staircase round {themself} at the first noise, which was the toaster, and sits on top as {name}',
      '{a_one} did a dance over the beaten at a chess club, was asked to leave, and danced out as {name}',
      '{a_one} hid in a bush until ninety-eight others had gone home, and the hundredth shook hands with {name}',
    ],
    conflicts: [
      told(
        'The storm closes in on the last small circle, and at home that circle is the fridge.',
        'Mother is in it as well, and has the high ground.',
        'Supper is called at the worst second, and is final.',
      ),
      told(
        'A chest glowed behind the sofa, and in it were a bandage, a fish and nine coins of which father knew nothing.',
        'Father asked what the fish was for.',
        'It is a rare fish, and does a dance.',
      ),
      told(
        'A skin was bought with pocket money from four grandmothers, and it is a banana in a suit.',
        'The grandmothers have asked when it can be worn to church.',
        'One of them now has the peeled one.',
      ),
      told(
        'A tower of planks went up in a second, and down in the next, with somebody on it who had just waved.',
        'The joiner who watched had to lie down.',
        'Not one screw was used, he kept saying.',
      ),
    ],
    closings: [
      'One more round, and it was, four times.',
      'The bus driver has been thanked, each time.',
      'There is a dance for it, and the knees are from 2018.',
      'The circle has moved to the garden, without a coat.',
    ],
  },
];
