/** What is bitten, sipped and left on the plate: a croquette, a broccoli, a meatball, a glass of wine. */
import { list, type NounClass, told } from './noun-class.ts';

export const BITES_AND_SIPS: readonly NounClass[] = [
  {
    nouns: list('pasteldenata pastéldenata pastéisdenata pasteisdenata custardtart eggtart'),
    events: [
      '{a_one} was made by monks, who had starched their collars with the whites, and had the yolks left over for {name}',
      '{a_one} was eaten hot at a counter in Lisbon in two bites, and the third bite was of a finger that said {name}',
      '{a_one} was bought as one of a box of six for mother, and at her door there were a box, some cinnamon and {name}',
    ],
    conflicts: [
      told(
        'The recipe is known to three people, who may not take the same tram.',
        'One of them walks, because of the knees.',
        'The fourth was a parrot, and has retired.',
      ),
      told(
        '{They} is black on top, and a tourist gave {them} back as burnt, and the whole street came out of its doors.',
        'He is learning the language, to say sorry.',
        'His was given to a child, with a look.',
      ),
      told(
        'Cinnamon first, then the sugar, said the grandmother, and the other grandmother put down her bag.',
        'They have a counter each now.',
        'It goes back to 1961, and a nephew.',
      ),
      told(
        'A thousand leaves are in the crust, and nine hundred are on the black jacket.',
        'The pigeon under the table has the rest.',
        'He gave the speech as a tree in autumn.',
      ),
    ],
    closings: [
      'One more, and it does not count when it is standing up.',
      '{They} wobbles in the middle, like everybody who has been near an oven.',
      'The coffee is small so that there is room.',
      'There were six; the lid was shut on a matter of trust.',
    ],
  },
  {
    nouns: list('croquette croquettes croqueta croquetas kroket'),
    events: [
      '{a_one} was made of what was left on Sunday, was better than Sunday, and has been asked for since as {name}',
      '{a_one} was taken at once out of the pan by a boy who had been told, and he said {name} with his mouth open',
      '{a_one} came out of a little flap in a wall in Amsterdam at two in the morning, and bowed with a crust as {name}',
    ],
    conflicts: [
      told(
        'Each grandmother in Spain makes the best one, and the bench outside the church is longer than it was.',
        'They are at opposite ends.',
        'The ham is not spoken of.',
      ),
      told(
        'Outside it is gold and calm, and inside it is as hot as the middle of the earth.',
        'A tongue has been there and back.',
        'Scientists dip a wire in.',
      ),
      told(
        'There were seven on the plate for six people, and the talk turned to politeness.',
        'It was cut with a hair.',
        'It grew cold of good manners.',
      ),
      told(
        '{They} was rolled in flour, then in egg, then in crumbs, and then a child in a school shirt was as well.',
        'He was nearly the eighth.',
        'He has a lovely crunch.',
      ),
      told(
        'One burst in the pan, and the others closed ranks, as on a ship.',
        'It had wanted to see the kitchen.',
        'It has been called Étienne.',
      ),
    ],
    closings: [
      'Crisp without, soft within, and that is the whole sermon.',
      'Blow first; it has been said on four gravestones of the tongue.',
      'Yesterday’s chicken never had it so good.',
      'The last one lies there, for shame, until someone turns away.',
    ],
  },
  {
    nouns: list('broccoli'),
    events: [
      '{a_one} was taken for a small tree by a boy, who had a giant eat the whole wood, and his father thanked {name}',
      '{a_one} was pushed under the mashed potato, round the rim and into a sock, and went out for a walk as {name}',
      '{a_one} was put in the freezer in March for a knee, has been there for the knee only, and is called {name}',
    ],
    conflicts: [
      told(
        '“Three more trees”, said the mother, and the dragon at the table said that it was full.',
        'It had room for a flan.',
        'A knight came round with ketchup.',
      ),
      told(
        '{They} was boiled until {they} gave up, in a school kitchen, and the smell is now Form Two.',
        'It has its own register.',
        'The caretaker airs it at weekends.',
      ),
      told(
        'A president once said that he would not eat it any more, and ten tonnes were sent to his house.',
        'They stood on the lawn like a small forest.',
        'His dog ran away in it.',
      ),
      told(
        'At the supermarket somebody snapped off the stalk so as to pay only for the hair.',
        'The stalk has a lawyer.',
        'It was just like a barber’s.',
      ),
    ],
    closings: [
      '{They} is full of iron, and so is the mother.',
      'One bite for Granny, and she has asked not to be brought into it.',
      'With cheese on, it is cheese.',
      'The dog was under the table, and has let us down.',
    ],
  },
  {
    nouns: list('carrot'),
    events: [
      '{a_one} was promised to a donkey on a stick, and nine miles on, he sat down and asked to be told the truth by {name}',
      '{a_one} came out of the earth with two legs and a look, and was put in the paper next to the mayoress as {name}',
      '{a_one} was grated for a salad, and with it came a knuckle, half a nail and {name}',
    ],
    conflicts: [
      told(
        'They are good for the eyes, said grandfather, and looked for his glasses under three kilos of them.',
        'He was wearing them.',
        'He can see the fridge from here.',
      ),
      told(
        'A snowman borrowed one for the winter, and in March it was all that he had left behind.',
        'There was no note.',
        'The rabbit came to the reading of the will.',
      ),
      told(
        '{They} was cut into sticks for a party, and at midnight the sticks were there, and nothing else was.',
        'They had the dip to themselves in the end.',
        'Somebody had brought them home again from the last one.',
      ),
      told(
        'A rabbit in a film made it famous, and ordinary rabbits have had to say that they prefer the leaves.',
        'It is the dentists, they think.',
        'One of them has a stick in a frame.',
      ),
    ],
    closings: [
      'What’s up is the leaf.',
      'A stick was offered as well, and thought about.',
      '{They} goes orange by {themself}, and then so does the baby.',
      '{They} is in the cake now, and nobody’s eyes are any better.',
    ],
  },
  {
    nouns: list('strawberry'),
    events: [
      '{a_one} was bought by the road from a man in a hut like one of them, and the hut turned round and said {name}',
      '{a_one} was picked into a mouth instead of a basket, and at the till they weighed a whole family and {name}',
      '{a_one} was dipped in chocolate for a date, and let down a white shirt, twice, as {name}',
    ],
    conflicts: [
      told(
        'At the tennis there were ten with cream for the price of a hat, and one of them was a radish.',
        'It was a very good hat.',
        'They clapped it too, out of habit.',
      ),
      told(
        '{They} lay at the top of the punnet, big and red; below it were the ones that had lost their way.',
        'One had a small beard.',
        'It had been hired for the day.',
      ),
      told(
        '“Two for the basket, one for me”, said the child, and the basket has never been seen full.',
        'It is a stained and happy child.',
        'The farmer counts teeth at the gate.',
      ),
      told(
        '{They} is not a berry, said a professor at a garden party, and the tomato was very quiet.',
        'He was given the stalk.',
        'The banana came out that afternoon.',
      ),
    ],
    closings: [
      'It was sweeter when one had to crawl for it.',
      'There is a slug who got up earlier.',
      'The jam is from last year, and so is the stain.',
      'Two hundred seeds, and all of them in one tooth.',
    ],
  },
  {
    nouns: list('bagel pretzel brezel brezn laugenbrezel'),
    events: [
      '{a_one} was tied at four in the morning by a baker who had forgotten why, and round his finger was {name}',
      '{a_one} was hung round a lady’s wrist at a fair, then up the arm, and by evening she was a ladder for {name}',
      '{a_one} was held up to one eye on the underground, and saw at the other end of the carriage, eye to eye, {name}',
    ],
    conflicts: [
      told(
        'There was a hole in it, and somebody asked at the counter what the hole would be.',
        'It is extra with cream cheese.',
        'They keep them for small change.',
      ),
      told(
        'The salt fell off on to a black coat, and a kind lady recommended a shampoo.',
        'He has glossy lapels now.',
        'He goes there for the talk.',
      ),
      told(
        'Half of it was fed to a duck, which got it over its head, and is now the mayor of the pond.',
        'The others curtsy.',
        'It is taken off on Fridays, to polish.',
      ),
      told(
        '{They} cannot be toasted, say the old men, and cannot be red, blue or rainbow, and not on a Monday.',
        'It is Monday.',
        'They say it with their mouths full.',
      ),
    ],
    closings: [
      '{They} goes round, comes back, and there is mustard.',
      'It was warm; that is all one asks of anybody.',
      'The middle is missing, and is doing well elsewhere.',
      'With everything, said a student, and got the sink as well.',
    ],
  },
  {
    nouns: list('meatball köttbullar kottbullar'),
    events: [
      '{a_one} was rolled by hand by an aunt on the telephone, grew with the gossip, and needed a pan of its own as {name}',
      '{a_one} rolled off the table when somebody sneezed, out of the door, as in the song, and it was followed by {name}',
      '{a_one} was the last of fifteen in a furniture shop, and a wardrobe was bought so as to be near {name}',
    ],
    conflicts: [
      told(
        'The couple only went in for a candle, and came out with a shelf, a plant and twelve in a bag.',
        'The candle was not in stock.',
        'They have eaten them on the shelf.',
      ),
      told(
        'Two dogs were on one string of spaghetti, and it lay between them and coughed.',
        'It was pushed across with a nose.',
        'The accordion was too near.',
      ),
      told(
        'An Italian grandmother and a Swedish one met over it, and agreed, after a silence, on the fork.',
        'The jam was given a chair by the door.',
        'They hold their spoons very straight.',
      ),
      told(
        '“What is in it?” asked a guest, and the butcher put an arm round him and showed him the sunset.',
        'It was a lovely one.',
        'He had the fish.',
      ),
    ],
    closings: [
      '{They} is round so as to be able to leave.',
      'One was found under the sofa, and had seen much.',
      'On top of it all there was cheese.',
      'Fifteen or none, says the tray.',
    ],
  },
  {
    nouns: list('bacon baconrasher streakybacon'),
    events: [
      '{a_one} was laid in a pan at eight, and by five past a teenager had come down by himself and said {name}',
      '{a_one} was put round a date, a prune, a scallop and a cousin, and at the party they all asked for {name}',
      '{a_one} spat at a naked man with a spatula, and the whole campsite learned the words of {name}',
    ],
    conflicts: [
      told(
        'A vegetarian of nine years’ standing only wanted to open the window, and stood there with her nose up.',
        'She calls it “the weather”.',
        'The neighbours were at theirs.',
      ),
      told(
        '{They} shrank in the pan to a third, and the family looked for the rest in the extractor hood.',
        'It had gone into the curtains.',
        'The dog has lived under them since.',
      ),
      told(
        'The smoke alarm is the only one that gets up for it without being asked.',
        'It has learned to sing along.',
        'The teenager took out the battery, to be alone with it.',
      ),
      told(
        'Crisp, says one half of the house, and soft, says the other, and the stairs are no man’s land.',
        'The grandparents have theirs in the middle.',
        'There was nearly a peace, with mushrooms.',
      ),
    ],
    closings: [
      '{They} went with everything, and now has gone with the eggs.',
      'The fat is in a cup by the cooker, waiting for its day.',
      'The pig had other plans, and a book half read.',
      'There is one left for whoever washes up.',
    ],
  },
  {
    nouns: list('whisky whiskey bourbon singlemalt'),
    events: [
      '{a_one} lay in a barrel for eighteen years, was poured out at last, and a guest asked for cola to go with {name}',
      '{a_one} was sniffed by nine men in a cellar, who found heather, a saddle, rain on a dog, and {name}',
      '{a_one} lost two in every hundred to the angels each year, and on some nights one can hear them sing {name}',
    ],
    conflicts: [
      told(
        'The water for it ran over granite, through peat, past a sheep, and the sheep has been on the label ever since.',
        'She signs the good ones.',
        'She has it with ice, and nobody dares.',
      ),
      told(
        '“A drop of water opens it up”, said the old man, and talked about his brother until two.',
        'It was a large drop.',
        'The brother was in the next room.',
      ),
      told(
        'A bottle was kept for the wedding of the daughter, and she has married three times in secret to spare it.',
        'The level knows.',
        'It is tea by now, by a son.',
      ),
      told(
        'There were two at the tasting who spat it out, and both of them were driving a sheep.',
        'They were asked to take the lift.',
        'The lady with the bucket went home singing.',
      ),
    ],
    closings: [
      '{They} burns on the way down, and then tells you a story.',
      'One for the road, and the road lay down.',
      '{They} is older than the waiter, and calls him “lad”.',
      'Neat, said the glass, and was wrong about the shirt.',
    ],
  },
  {
    nouns: list('wine redwine whitewine boxedwine'),
    events: [
      '{a_one} was tasted by an expert with both eyes shut, who named the hill, the year, the dog, and only then {name}',
      '{a_one} was set before a guest to try, he did not dare to say anything, and they have been drinking {name}',
      '{a_one} was brought to a dinner, taken along to the next one, and after nine years came home unopened as {name}',
    ],
    conflicts: [
      told(
        'He swirled it, held it to the light, and breathed in, and it was the vinegar for the salad.',
        '“Brave”, he said.',
        'He took a second glass, so as not to look a fool.',
      ),
      told(
        'The cork broke, and two uncles got out their tools, their knees and finally a shoe.',
        'The wall is a lovely red.',
        'It was a screw top, on the other bottle.',
      ),
      told(
        'There is a cardboard box in the fridge with a little tap, and mother says that it is “only one”.',
        'It was one, from four o’clock on.',
        'It rattles when it is ashamed.',
      ),
      told(
        'Salt, said one, white, said another, soda, said a third, and the stain said that it was here to stay.',
        'The sofa has been turned over twice.',
        'There is a cushion there, and a cat.',
      ),
    ],
    closings: [
      '{They} has long legs, and after three so has everyone.',
      'Notes of cherry, leather, and a telephone call at midnight.',
      '{They} had to breathe, and so did the bill.',
      'The second best on the list, as on every table.',
    ],
  },
  {
    nouns: list('marshmallow'),
    events: [
      '{a_one} was held over the fire by a scout until it was golden, and a second later it was a comet called {name}',
      '{a_one} was put before a child who was to wait for a second one, and universities still speak of {name}',
      '{a_one} was pressed between two biscuits, came out at all four sides, and hugged the whole tent as {name}',
    ],
    conflicts: [
      told(
        'Two scouts have stuck to the same one since Friday, by the hair, and have become friends.',
        'They are to be married in June.',
        'The scissors were stuck as well.',
      ),
      told(
        '{They} was on a stick, then on a sleeping bag, then on a bear.',
        'He was very polite about it.',
        'He has had to be combed.',
      ),
      told(
        'One can fit nine into a mouth, said a cousin, and what he said after that we shall never know.',
        'It was his vow.',
        'He meant “help”.',
      ),
      told(
        '“Wait till it cools”, said the leader, and forty pairs of eyes said that they had no time.',
        'The lips are going down.',
        'He was the first.',
      ),
    ],
    closings: [
      'Outside it is black, inside it is a cloud.',
      '{They} can be squeezed, and comes back without a grudge.',
      '{They} was pink once, and went to a better cup.',
      'The stick was whittled for an hour, and lost it in a second.',
    ],
  },
];
