/** Who works with hands, fire and beasts: chef, blacksmith, mechanic, cowboy. */
import { list, type NounClass, told } from './noun-class.ts';

export const WALKS_OF_HANDS: readonly NounClass[] = [
  {
    nouns: list('chef cook cooking cookery recipe'),
    events: [
      '{a_one} was tasted for salt so often that there was nothing left, sent out the spoon, and got three stars as {name}',
      '{a_one} set fire to a pudding, a napkin and a critic, in that order, and all three are on the menu as {name}',
      '{a_one} put one leaf on a very large plate, and the guest, after a long look, asked who had painted it: {name}',
      '{a_one} called “service!” so loudly that on the court next door somebody hit an ace for {name}',
      '{a_body} boiled {topic} down for nine hours, until it was one teaspoon, and that teaspoon is called {name}',
    ],
    conflicts: [
      told(
        '“Yes, chef”, says everybody around {them}, even when it was only about the time.',
        'It was a quarter past, chef.',
        'The children say it too, in bed.',
      ),
      told(
        'A guest asked for ketchup, and behind the swing door {they} had to sit down on a sack of flour.',
        'It was brought beneath a silver dome, by a man in black.',
        'The guest drew a face with it.',
      ),
      told(
        '“A pinch of salt” is all it says with {them}, and nobody knows whose fingers.',
        'The wrestler’s were tried first.',
        'The apprentice has very small ones, and a following.',
      ),
      told(
        'After eleven courses for others there are cold beans, standing up, by the light of the fridge.',
        'With a leaf of parsley, out of habit.',
        'It is the best table in town, and always booked.',
      ),
      told(
        'A fly was found in the soup, and {they} was asked out to look at it.',
        'It had been cooked to the second.',
        'It had been meant for table four.',
      ),
    ],
    closings: [
      'The hat is as tall as the temper.',
      'The secret ingredient is butter, and so are the others.',
      'Burnt is called “caramelised”, and cold is called “salad”.',
      'Too many of them are said to spoil it, but one will do.',
      'The plate was hot; they did say so.',
    ],
  },
  {
    nouns: list('blacksmith forge anvil farrier horseshoe swordsmith armourer'),
    events: [
      '{a_one} got the iron while it was hot, the thumb while it was there, and the second shout was {name}',
      '{a_one} was there as a horse was shod, then its rider and, in the swing of it, the table, and on each shoe stands {name}',
      '{a_one} rang all night over one small nail, and at dawn the village came out in its nightshirts to meet {name}',
      '{a_one} gave a gate such weight that nobody knows what is behind it, and on the gate it says {name}',
    ],
    conflicts: [
      told(
        'A baron left his armour with {them} for the summer, to be let out at the waist.',
        'It was the ale, says the breastplate.',
        'There is a hinge now, for dinners.',
      ),
      told(
        'A horse came alone about a shoe, and looked along the wall at the higher heels.',
        'It took the flat ones, with a sigh.',
        'It has been back for the buckles.',
      ),
      told(
        'For luck there is a bent piece of iron over the door, and it has come down twice.',
        'Both times it was the same apprentice.',
        'He is said to be lucky, by whoever has seen his hat.',
      ),
      told(
        'It has to hiss in the water, or {they} has no joy in it.',
        'Supper is eaten in the same way.',
        'The Saturday bath can be seen from three villages.',
      ),
      told(
        'Whoever shakes hands at the forge has a different hand afterwards.',
        'The pianist only bows now.',
        'It is flatter, but warm.',
      ),
    ],
    closings: [
      'The beard is shorter on the side of the fire.',
      'Whatever was ordered, there is a hook left over.',
      'It was bent cold, and has taken it badly.',
      'The bellows snore, and are allowed to.',
      'Strike while it is hot, they say, and then go and find the tongs.',
    ],
  },
  {
    nouns: list('mechanic sparkplug gearbox'),
    events: [
      '{a_one} drew in air through the teeth for so long that the customer paid at once, and asked for {name}',
      '{a_one} was under one car for a week, so that only two boots were known, and they were greeted as {name}',
      '{a_one} heard an engine out to the end, nodded, and told the owner that its name was {name}',
      '{a_one} was there as it was all put back with one screw to spare, and that screw, on a chain, is {name}',
    ],
    conflicts: [
      told(
        '“Who put this in?” was asked over the engine, and it had been {they}, in spring.',
        'A cowboy, by the look of it.',
        'There was shouting, and then an apology, beneath the same bonnet.',
      ),
      told(
        'Nothing was wrong with it, and that came to four hundred.',
        'Something wrong would have been cheaper.',
        'The noise sends its regards.',
      ),
      told(
        'The calendar over the bench is eleven years old, because of the lorry in June.',
        'It is a fine lorry.',
        'Appointments are given for that year.',
      ),
      told(
        'A screw fell into the engine, rang nine times on the way, and did not come out below.',
        'It is somewhere, {they} says, and so are we all.',
        'The car has gone better since.',
      ),
      told(
        'The part has to come from Japan, by sea, with a change at Panama.',
        'It sends its love.',
        'It is a washer, and travels alone.',
      ),
    ],
    closings: [
      'It will be ready on Friday, and nobody has asked which.',
      'There is one clean rag, and it is for best.',
      'The sandwich is black as well, up to the bite.',
      'That is not the engine, {they} says, that is the weather.',
      'The coins from under nine hundred seats have paid for the coffee machine.',
    ],
  },
  {
    nouns: list('cowboy cowgirl rodeo lasso gunslinger wrangler'),
    events: [
      '{a_one} rode off into the sunset, came to the end of it at about nine, and was sent back as {name}',
      '{a_one} was after a calf, caught the barber, the piano and at last {themself}, and that knot is called {name}',
      '{a_one} came in through the swing doors, met them again on their way back, and from the floor ordered milk for {name}',
      '{a_one} lasted eight seconds on the bull and eight days in the hay, and the bull speaks well of {name}',
    ],
    conflicts: [
      told(
        'This town was not big enough for the two of them, so it was extended.',
        'There is a porch now, and a wing for the other.',
        'They meet at noon on the new roundabout.',
      ),
      told(
        'The horse stopped outside the saloon from habit, and {they} had only been on the way to the dentist.',
        'They went in so as not to hurt it.',
        'The horse drinks slowly, and remembers who owes.',
      ),
      told(
        'At high noon both had the sun in their eyes, and {they} hit the hat of a man in another story.',
        'He rides over on Fridays, about the hat.',
        'The hat had been thinking of leaving.',
      ),
      told(
        'It was beans again, and only the coyote sat downwind of {them}.',
        'The coyote answered.',
        'The herd has gone on ahead, to Kansas.',
      ),
      told(
        'A tumbleweed has rolled after {them} through nine towns, and stops whenever anybody turns round.',
        'It is only shy.',
        'It has a stool of its own at the bar now.',
      ),
    ],
    closings: [
      'The spurs jingle, so there are no surprise parties.',
      '{They} says little, and the horse has to guess the rest.',
      'The hat stays on, in the bath as well.',
      'Somewhere a harmonica knows how it ends.',
      'With the back to the wall one sees the door, and none of the cabaret.',
    ],
  },
];
