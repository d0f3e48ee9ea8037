/** What comes to the table, each apart from its neighbours: a doughnut, a burrito, a sprout. */
import { list, type NounClass, told } from './noun-class.ts';

export const PLATES_TOLD_APART: readonly NounClass[] = [
  {
    nouns: list('doughnut donut'),
    events: [
      '{a_one} rolled out of a police car at a red light, was chased by three units, and gave in as {name}',
      '{a_one} was bitten on the one side, and the jam came out on the other, on a tie that is called {name}',
      '{a_one} has a hole in it, and a philosopher who asked what the hole weighs is still in there with {name}',
    ],
    conflicts: [
      told(
        'Six were put on the table at nine, and by one minute past there was a box with sugar in it.',
        'Half of one has been left, by half a gentleman.',
        'It has been cut in half again, and again, and is now a smell.',
      ),
      told(
        'A man ate it without licking his lips, for a bet, and went grey.',
        'His eyes have been crossed since.',
        'The sugar got as far as his mother.',
      ),
      told(
        'The middles are sold separately, in a bag, and have not seen their parents.',
        'They meet at the coffee machine.',
        '“You have her glaze”, one of them said.',
      ),
    ],
    closings: [
      'There is nothing in the middle, and that is the middle.',
      'It was for the team, and the team was delayed.',
      'The sprinkles are in the keyboard, and type at night.',
      '{They} comes round again, like all good things.',
    ],
  },
  {
    nouns: list('muffin cupcake'),
    events: [
      '{a_one} was the bottom of one, without the top, and had to explain to a whole party that it was still {name}',
      '{a_one} had so much icing on it that it was greeted from the front as a poodle called {name}',
      '{a_one} was sold with bran as a breakfast and without it as a cake, and the court in the matter heard {name}',
    ],
    conflicts: [
      told(
        'The paper came off, and took most of the good things along.',
        'The paper was eaten on a staircase.',
        'A tooth was put to it, like a rake.',
      ),
      told(
        'There was one blueberry in the picture, nine in the name, and this one came with none.',
        'It is deep in there, or the picture was taken of her sister.',
        'It was found by a wisdom tooth.',
      ),
      told(
        'The top was eaten by a colleague who only wants the top.',
        'There are six stumps in the kitchen, and a wanted poster.',
        'He was found by his moustache of crumbs.',
      ),
    ],
    closings: [
      '{They} is a small one, said the second.',
      '{They} rose in the oven, looked round, and went down a little.',
      'The candle is bigger than the cake, and braver.',
      'Somebody baked it from the heart, with salt.',
    ],
  },
  {
    nouns: list('cheesecake'),
    events: [
      '{a_one} was set for six hours, cut after four, and went out of the door in all directions as {name}',
      '{a_one} cracked across the top the moment the guests rang, and strawberries were laid over {name}',
      '{a_one} was left at the office with a note that said “do not”, and the note ate well, says {name}',
    ],
    conflicts: [
      told(
        'One slice was so rich that it was asked for advice.',
        'It told them to wait.',
        'A fork stood up in it, out of respect.',
      ),
      told(
        'There is one with an oven and one without, and a marriage has been built across it.',
        'The base is what they agree on.',
        'The children have it with both, at the weekends.',
      ),
      told(
        'A slice was ordered with two forks, “just to try”.',
        'One of the forks was very quick.',
        'The other has kept the crumbs as evidence.',
      ),
    ],
    closings: [
      '{They} is mostly cheese, and so nearly a supper.',
      'The biscuit is crushed, and still holds up everybody.',
      '{They} wobbles, and then thinks better of it.',
      'No more, said the belt, and it was heard.',
    ],
  },
  {
    nouns: list('ketchup mayonnaise mayo'),
    events: [
      '{a_one} would not come, would not come, and then came, and the white suit has been known as {name}',
      '{a_one} was shaken by a father with conviction, for a boy had loosened the lid, and the ceiling is {name}',
      '{a_one} was put on a steak in a fine house, and the cook came out of the kitchen, pale, to see {name}',
    ],
    conflicts: [
      told(
        'The bottle stands on its head in the door of the fridge, like somebody hiding from the bill.',
        'It has gone to its head.',
        'Upright it is only a noise.',
      ),
      told(
        'A small face was painted on the plate with {them}, and the schnitzel would not be eaten after that.',
        'It has been buried, with peas.',
        'A second one was smiling, and that was worse.',
      ),
      told(
        'In the end it was cut open with scissors, and there was enough for a wedding.',
        'He wrote to the firm.',
        'The firm sent him a smaller spoon.',
      ),
    ],
    closings: [
      'A short noise, and the whole table looks at the baby.',
      'There is a dried ring round the top, and it is older than the cat.',
      'Fifty-seven kinds, and it wanted to be the one.',
      '{They} goes with everything, as a cousin does.',
    ],
  },
  {
    nouns: list('mustard'),
    events: [
      '{a_one} got up somebody’s nose at the funeral tea, and the tears were much praised as those of {name}',
      '{a_one} came in a glass with a picture on it, and the family drinks its water out of {name}',
      '{a_one} was licked off a finger by a child who took it for custard, and the village heard of {name}',
    ],
    conflicts: [
      told(
        '{They} comes in mild, medium and the one that uncle brought back.',
        'The lid has been taped.',
        'He wept for an hour and called it “fruity”.',
      ),
      told(
        'The tube blew off its cap over the clean shirt, just before the interview.',
        'He said that it was the company’s colour.',
        'He has been in sales ever since.',
      ),
      told(
        'A whole football ground has one pump for it, and one arm in yellow to the elbow.',
        'The arm belongs to a season ticket.',
        'The referee was hit at half time, from row nine.',
      ),
    ],
    closings: [
      'A dot is enough, and a dot is never what came.',
      '{They} makes the sausage look up.',
      'Grain by grain, says the label, and means the shirt.',
      'The nose has heard about it, and is walking.',
    ],
  },
  {
    nouns: list('salt pepper saltshaker saltcellar peppermill'),
    events: [
      '{a_one} had a loose lid and a boy with a plan, and the soup of the mayor’s wife is known as {name}',
      '{a_one} was passed down a very long table, and whoever got it at the end had a beard and asked for {name}',
      '{a_one} was spilt, thrown over a shoulder, and hit the waiter, who has never been the same as {name}',
    ],
    conflicts: [
      told(
        'The waiter came with one as long as an arm, and asked when to stop, and nobody dared.',
        'He is still turning.',
        '“When,” said somebody at last, from a small black hill.',
      ),
      told(
        'One has a single hole and the other has seven, and no two people agree on which is which.',
        'The tea told them.',
        'A cruise ship turned round over it.',
      ),
      told(
        'There is a grain of rice inside, to keep it dry.',
        'It is not eaten, and has heard everything.',
        'At the last move it was given a window.',
      ),
    ],
    closings: [
      'A pinch, wrote grandmother, who had hands like a bear.',
      'Taste first, said the cook; it was too late.',
      '{They} is white, or black, and they arrived together.',
      'The sneeze is included.',
    ],
  },
  {
    nouns: list('steak ribeye sirloin'),
    events: [
      '{a_one} was ordered so rare that the vet was asked, and it got up and left as {name}',
      '{a_one} was laid on a black eye, then in the pan, and the boxer has never eaten since without {name}',
      '{a_one} was ordered well done by a man in a cap, and the chef came out, sat down, and wept on {name}',
    ],
    conflicts: [
      told(
        'Rare is blue, and medium is pink, and what is on the plate is grey and has been cut up for him.',
        'His mother is in the kitchen.',
        'The knife had a serrated edge, and a doubt.',
      ),
      told(
        'Seventy-two ounces were free, if eaten in an hour, with the potato.',
        'The potato is what did it.',
        'His photo is on the wall, lying down.',
      ),
      told(
        '{They} has to rest, says the cook, so all have gone on tiptoe.',
        'It has had a hard day.',
        'A blanket was brought, and a lamp turned low.',
      ),
    ],
    closings: [
      '{They} sizzles, as if there were something to add.',
      'A fly knew first, then the dog, then the street.',
      'There is a little flag in it, and it says “medium”.',
      'The salad stood beside it, and was not spoken to.',
    ],
  },
  {
    nouns: list('burrito'),
    events: [
      '{a_one} was bought with everything, and when asked what everything was, pointed under the foil at {name}',
      '{a_one} was wrapped by a man who had been a nurse, and looked out of the top like a baby called {name}',
      '{a_one} was eaten from the bottom by a beginner, and his shoes still ask about {name}',
    ],
    conflicts: [
      told(
        'The foil is peeled down a ring at a time, so as not to meet the whole of it at once.',
        'A fork was asked for at ring four.',
        'At the last ring there is a puddle, and silence.',
      ),
      told(
        'In each bite there is one thing only: all the rice, then all the beans, then all the cheese.',
        'The cheese bite went to a sister.',
        'The third was just heat, and a look.',
      ),
      told(
        '{They} was as heavy as the child who ordered it, and they were put on the scale together.',
        'She won by a hair.',
        'It was the guacamole, which is extra.',
      ),
    ],
    closings: [
      'Guacamole is extra, it was said, and it was meant.',
      '{They} is a blanket with plans.',
      'There is a nap in it, towards the end.',
      '{They} held, {they} held, {they} held.',
    ],
  },
  {
    nouns: list('taco'),
    events: [
      '{a_one} cracked down the middle at the first bite, before a date, and the lap was christened {name}',
      '{a_one} was eaten with the head on one side by eleven people, and the bus driver thought they saw {name}',
      '{a_one} comes every Tuesday, rain or shine, and a man who was born on a Tuesday is called {name}',
    ],
    conflicts: [
      told(
        'The soft ones are laid over the hard ones with beans between, by people who have been hurt before.',
        'Even so the salad went first.',
        'A hand was held below it, like a prayer.',
      ),
      told(
        '{They} was filled in the wrong order, and an abuela got up from the other end of the room.',
        'She said nothing, and did it again.',
        'Nobody has touched the lettuce since.',
      ),
      told(
        'The sauce has four flames on the bottle, and the uncle had said “is that all”.',
        'He has been in the garden since, with his tongue out.',
        'The flames have been counted for him again.',
      ),
    ],
    closings: [
      '{They} falls apart, but for a good cause.',
      'What drops is a salad.',
      'Lime over everything, and into the one cut.',
      'Three is a portion, four is a decision.',
    ],
  },
  {
    nouns: list('sprout brusselssprout brusselsprout'),
    events: [
      '{a_one} rolled off a plate at Christmas, was kicked under the dresser, and was at the table at Easter as {name}',
      '{a_one} was boiled from November on by a grandmother, to be on the safe side, and served with {name}',
      '{a_one} was hidden in a napkin, a pocket and a plant, and from the plant there grew {name}',
    ],
    conflicts: [
      told(
        'Everybody has to take one, and everybody has counted.',
        'The dog was passed eleven, and has his pride.',
        'One was swallowed whole, with a salute.',
      ),
      told(
        'A little cross was cut into the bottom of each, and nobody can say against whom.',
        'It lets the water in, and the hope out.',
        'One got two, and was made bishop.',
      ),
      told(
        'Now they come with bacon, chestnuts and maple syrup.',
        'It is nice, said somebody, and meant the bacon.',
        'Under it all it was still {them}.',
      ),
    ],
    closings: [
      'There was a smell, and all looked at grandfather.',
      'It is very good for others.',
      'A small cabbage, that is all, who did not get the house.',
      '{They} comes once a year, and stays until New Year.',
    ],
  },
  {
    nouns: list('cucumber'),
    events: [
      '{a_one} was put behind a cat, for the film, and the cat has moved to Leeds, away from {name}',
      '{a_one} was laid on both eyes of a countess, who was eaten at by a parrot, and shrieked {name}',
      '{a_one} was cut so thin for the sandwiches that the vicar could read the psalm through {name}',
    ],
    conflicts: [
      told(
        'One half has lain in the fridge, in film, since the salad, and is on its way back to water.',
        'It has been introduced to the lettuce.',
        'There was a face in it, and it was tired.',
      ),
      told(
        '{They} was put into the drink for {their} coolness, and told the whole bar about being a fruit.',
        'Technically, it said, and the gin looked away.',
        'The lemon has known for years.',
      ),
      told(
        'They are to be straight, wrote an office, within ten millimetres an arc.',
        'The bent ones formed a union.',
        'They meet in a jar.',
      ),
    ],
    closings: [
      'Ninety-six per cent water, and the rest is composure.',
      '{They} was to be in the salad, and was in the way.',
      'The end is bitter, and is given to the boy.',
      'Cool, said everybody, and it had heard that before.',
    ],
  },
  {
    nouns: list('popcorn'),
    events: [
      '{a_one} went off one by one in the quietest part of the film, and the widow on the screen looked at {name}',
      '{a_one} was made without the lid by somebody who wanted to see, and now sees {name}',
      '{a_one} had the one at the bottom that would not open, and a dentist has put up a wing called {name}',
    ],
    conflicts: [
      told(
        'A small was nine pounds, so they took the bucket, which has a seat of its own.',
        'It was half price, after the child.',
        'The man behind has asked {them} to take off the top.',
      ),
      told(
        'Sweet or salted, said the girl, and eleven years of harmony were over.',
        'They are on either side of an aunt.',
        'Mixed, said the aunt, and was right.',
      ),
      told(
        'Two hands met in it, in the dark, and both of them thought it was the other one’s.',
        'They were from two different rows.',
        'It is a June wedding.',
      ),
    ],
    closings: [
      'There is a shell between two teeth until Thursday.',
      '{They} stops popping just as somebody says “it has stopped”.',
      'Gone before the trailers, as foretold.',
      'The seat was folded up, and three more jumped out.',
    ],
  },
  {
    nouns: list('lollipop'),
    events: [
      '{a_one} was stuck in a beard for a bus ride, and came off with half of it, as {name}',
      '{a_one} was given for being brave at the doctor’s, by a doctor who had one first, and named {name}',
      '{a_one} was to be licked, was bitten at lick four, and the owl in charge of the experiment noted {name}',
    ],
    conflicts: [
      told(
        '{They} was put down for a moment on a cushion, and {they} is now the hairiest in the house.',
        'The cat has a bald square.',
        'It was rinsed, and offered to a brother.',
      ),
      told('The tongue is blue, so there is no use in denying it.', 'The teeth are on its side.', 'So is the dog’s tongue.'),
      told(
        'As big as a face, it was bought at the fair by a father who said that it would be eaten.',
        'It was licked twice, and has moved with us three times.',
        'The wasps come by appointment.',
      ),
    ],
    closings: [
      'The stick is chewed on until Wednesday.',
      'One more lick, and then the car seat.',
      'There is a swirl, and it goes down and down.',
      'There is gum in the middle, so it is said by the older ones.',
    ],
  },
  {
    nouns: list('orange clementine satsuma tangerine'),
    events: [
      '{a_one} was peeled in one go, in one long curl, by an uncle who has never been so happy as {name}',
      '{a_one} was thrown in the toe of a stocking, past the toy, and has been politely thanked as {name}',
      '{a_one} squirted into the eye of a chess champion, who saw the move, and called it {name}',
    ],
    conflicts: [
      told(
        'There is a sticker on it, and the sticker has been on the fridge, the baby and the boss.',
        'It says “Jaffa”, on a bald spot.',
        'He got through the whole conference with it.',
      ),
      told(
        'In the silence of the library one was opened, and every head came up.',
        'It smelled of Christmas, and of trouble.',
        'The librarian was given a segment, and took it.',
      ),
      told(
        'Nothing rhymes with it, and a poet has been sitting there since lunch.',
        'He has begun to look at the plum.',
        '“Door hinge”, said a plumber, and was thrown out.',
      ),
    ],
    closings: [
      'One pip was promised, and there were nine.',
      'The white bits are good for you, says whoever does not eat them.',
      '{They} is easy to peel, says the net, over the sobbing.',
      'There were two at half-time, cut up, in a box.',
    ],
  },
];
