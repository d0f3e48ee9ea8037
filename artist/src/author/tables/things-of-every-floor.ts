/** What stands, hangs and hums on every floor: escalator, key chain, locker, launderette. */
import { list, type NounClass, told } from './noun-class.ts';

export const THINGS_OF_EVERY_FLOOR: readonly NounClass[] = [
  {
    nouns: list('escalator'),
    events: [
      '{a_one} stood still one morning, and forty people waited on the steps to be rescued by a man called {name}',
      '{a_one} was walked up the wrong way by a boy for a whole Saturday, and he is at the bottom yet, beside {name}',
      '{a_one} stopped at the top, all at once, and a whole choir was introduced to one another as {name}',
    ],
    conflicts: [
      told(
        'One stands on the right and walks on the left, and a family of six from Bath stands in the middle.',
        'They have a picnic.',
        'The left has grown a beard.',
      ),
      told(
        'The handrail goes a little faster than the steps, and by the second floor a gentleman was lying down.',
        'He bowed to the perfumes.',
        'He got off hand first.',
      ),
      told(
        'A shoelace went in at the comb, and then the shoe, and a sock has come out in haberdashery.',
        'It had been marked down.',
        'The other shoe is still in menswear.',
      ),
      told(
        'Every step of {them} goes under at the top with a small sigh, and nobody has asked what it is like.',
        'It is upside down.',
        'There is gum.',
      ),
    ],
    closings: [
      'Broken, it is a flight of stairs, and proud.',
      'Please hold the rail, the dog and the child.',
      'Going up, for as long as one stands there.',
      'It moves people, and they look at their phones.',
    ],
  },
  {
    nouns: list('keychain'),
    events: [
      '{a_one} was patted for in nine pockets on a doorstep, in the rain, and rang inside the house as {name}',
      '{a_one} has held eleven for years, of which one opens the door and ten have been kept by {name}',
      '{a_one} was thrown down from the fourth floor to a friend, and hung in the tree till autumn as {name}',
    ],
    conflicts: [
      told(
        'A small plastic Eiffel Tower hangs on {them}, and that was all that they saw of Paris.',
        'It has been to the lock, daily.',
        'It lights up, or it did in 2011.',
      ),
      told(
        'It chirps when one whistles, said the box, and so it was found by a blackbird.',
        'They have a nest in it.',
        'Its owner comes by at dusk and hums.',
      ),
      told(
        'In a handbag it can be heard, near, at the left, and each time the hand comes up with a banana.',
        'It was a different bag.',
        'The neighbours have put out a chair.',
      ),
      told(
        'For safety the spare was hidden under the pot, then the stone, then somewhere really good.',
        'They live in the garden.',
        'It was so good that the burglar asked.',
      ),
    ],
    closings: [
      'Where it was last seen, it says, is the last place.',
      '{They} jingles, and the dog is up.',
      'It is in the other coat, with the mints.',
      'Nobody knows the little brass one, and nobody dares.',
    ],
  },
  {
    nouns: list('laser laserpointer'),
    events: [
      '{a_one} went over the wall, the sofa and the vicar, and so did a cat, hotly after {name}',
      '{a_one} was held by a professor with a tremor, and the class took down the map of Norway as {name}',
      '{a_one} drew a heart on the tower across the river, and the watchman has drawn back an arrow to {name}',
    ],
    conflicts: [
      told(
        'The red dot sat on the ceiling, and a cat has been looking up there since the ninth of May.',
        'It has had the bowl sent up.',
        'It is the lamp that is worried.',
      ),
      told(
        'At the end of the talk the dot was on the boss’s nose, and everybody had begun to find the talk good.',
        'He felt it, he says.',
        'The next slide had a circle for it.',
      ),
      told(
        'A dog, a cat and a baby of ten months caught it at one time behind the fridge.',
        'It was on all three.',
        'They are seeing somebody about it, together.',
      ),
      told(
        'In the film it cuts through a bank, and at home on the sofa it could not do the cheese.',
        'It pointed at the knife.',
        'The cheese has a tan.',
      ),
    ],
    closings: [
      'Caught, and it was on the paw.',
      'Not into the eyes, and not at the moon.',
      'A small dot, but with a following.',
      'The battery went, and the cat blames father.',
    ],
  },
  {
    nouns: list('harmonica kazoo jewsharp mouthorgan'),
    events: [
      '{a_one} was played by a man by a fire until the coyotes sent somebody over to ask for {name}',
      '{a_one} was given to four children in one car for nine hours, and the father was heard to say {name}',
      '{a_one} was breathed in with a hiccup at the sad part, and the whole train knows the last note as {name}',
    ],
    conflicts: [
      told(
        'You hum, and it does the rest, says the packet, and the rest has been to the police.',
        'It was a wasp in a tin.',
        'They gave a description, in G.',
      ),
      told(
        'In the breast pocket it stopped a bullet once, and since then it can only do the one tune.',
        'It whistles in the middle.',
        'The other man still hums it.',
      ),
      told(
        'It was sucked and blown all winter by a prisoner, and the warden has had him let out, for the blues.',
        'He went at dawn.',
        'The rat has it now, and is worse.',
      ),
      told(
        'With {them} on a wire before the mouth a man has both hands free, and has put them over his ears.',
        'He has a drum on his back as well.',
        'It was his knees that clapped.',
      ),
    ],
    closings: [
      'Out is a chord, and in is the other one.',
      'It tastes of pennies and of somebody’s soup.',
      'Small enough for a pocket, and it should have stayed there.',
      '{They} has ten holes, and the dog knows the worst of them.',
    ],
  },
  {
    nouns: list('locker gymlocker schoollocker'),
    events: [
      '{a_one} was shut on a first-former by a tradition, opened by a caretaker, and thanked as {name}',
      '{a_one} has kept one gym shoe since June, and is entered by people in masks as {name}',
      '{a_one} took the coin, the code and the coat, and a man in a towel stood before it all evening as {name}',
    ],
    conflicts: [
      told(
        'Inside the door are a timetable, a heart, a heart crossed out and the face of a singer.',
        'He has seen things.',
        'The heart was maths.',
      ),
      told(
        'All forty are alike, a number has to be remembered, and a wet man has tried his year of birth on each.',
        'Nine are open.',
        'They have gone home as him.',
      ),
      told(
        'It was slammed so often for effect that a drama class has it now on Tuesdays.',
        'It does a very good exit.',
        'It was only ever the banana that was meant.',
      ),
      told(
        'Down the hall a boy fell into her by the doors, with books, and it has been a film ever since.',
        'It was physics that fell.',
        'He still carries the wrong one.',
      ),
    ],
    closings: [
      'The banana was from the autumn term.',
      'Turn left, turn right, kick.',
      'It holds a coat and a secret, and smells of both.',
      'As for the combination, somebody was sure of the seven.',
    ],
  },
  {
    nouns: list('launderette laundromat'),
    events: [
      '{a_one} was looked into by nine strangers in silence for an hour, and they saw their pants and {name}',
      '{a_one} ate the last coin at ten at night, with a man’s only trousers within, and he is called {name}',
      '{a_one} turned one red sock and one wedding party into a pink affair, paid for by {name}',
    ],
    conflicts: [
      told(
        'In the glass door it goes round, and a bachelor has told it everything, up to the spin.',
        'It was shaken.',
        'It had stopped before his mother.',
      ),
      told(
        'A sock went in with its brother, and came out with a stranger, a pair of forty denier and a smile.',
        'They matched.',
        'The brother is in the filter, and writes.',
      ),
      told(
        'The folding table has room for a sheet and two people who do not know each other, at the corners.',
        'They met in the middle.',
        'It was the fitted one; they had to talk.',
      ),
      told(
        'Your machine is done, and someone has put all of it on top, in a heap, with the bear showing.',
        'The bear sat up.',
        'He was thirty-four, and everyone was very kind.',
      ),
    ],
    closings: [
      'Nine minutes, it says, and has said so since six.',
      'The dryer gives heat, and takes buttons.',
      'Do not dye, says the sign, and it was meant as comfort.',
      'There is a magazine, and it has the wedding of a man since dead.',
    ],
  },
];
