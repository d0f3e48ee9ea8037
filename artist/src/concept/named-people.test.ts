import { expect, test } from 'vitest';
import { isPerson } from '../pieces/people.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { conceive } from './conceive.ts';
import { traitsOf } from './concept.ts';
import { BLANK } from './testing.ts';

const SEEDS = ['a', 'b', 'c', 'd'];

test.each([
  ['Taylor Swift', '1f469'],
  ['Cristiano Ronaldo', '1f468'],
  ['frida kahlo', '1f469'],
  ['Einstein on a bicycle', '1f468'],
  ['Beyoncé', '1f469'],
  ['Mickey Mouse', '1f42d'],
])('R908 who is known by name is the man, the woman or the beast that they are, and none by chance: %s', (mainTheme, piece) => {
  for (const seed of SEEDS) expect(conceive({ ...BLANK, mainTheme }, seed).theme.piece).toBe(piece);
});

test.each([
  ['Batman', 'man', undefined, 'dark armour'],
  ['Shrek', 'man', 'green', 'onion'],
  ['the Hulk', 'man', 'green', 'jeans'],
  ['Obelix', 'man', undefined, 'rock'],
  ['Minecraft creeper', 'creeper', undefined, 'bomb'],
  ['creeper', 'creeper', undefined, 'bomb'],
  ['Pikachu but fat', 'Pikachu', undefined, 'lightning bolt'],
  ['chubby Shrek', 'man', 'green', 'ogre ears'],
  ['very tired Garfield', 'cat', 'orange', 'lasagna'],
  ['SpongeBob', 'sponge', 'yellow', 'suit'],
  ['Yoda', 'goblin', 'green', 'light sword'],
  ['Garfield', 'cat', 'orange', 'lasagna'],
  ['Sonic', 'hedgehog', 'blue', 'ring'],
  ['Mr. Bean', 'man', undefined, 'teddy bear'],
  ['Pippi Langstrumpf', 'girl', undefined, 'overalls'],
  ['Lucky Luke', 'man', undefined, 'football shirt'],
])(
  'R1171 a figure whom everybody knows is seen by what it is known for, and is no beast by chance: %s',
  (mainTheme, who, color, thing) => {
    for (const seed of SEEDS) {
      const concept = conceive({ ...BLANK, mainTheme }, seed);
      expect([concept.theme, concept.body].map(({ piece }) => piece && nameOfPiece(piece))).toEqual([who, who]);
      expect(concept.color).toBe(color);
      expect(traitsOf(concept).map(({ piece }) => piece && nameOfPiece(piece))).toContain(thing);
    }
  },
);

test.each([
  ['Godzilla', 'sushi', 'dinosaur', 'sushi'],
  ['Garfield', 'pizza', 'cat', 'slice of pizza'],
])(
  'R1171 a beast that everybody knows is half of the body that was asked for: %s with %s',
  (mainTheme, bodyInfluence, head, body) => {
    const concept = conceive({ ...BLANK, mainTheme, bodyInfluence }, 'a');
    expect([concept.theme, concept.body].map(({ piece }) => piece && nameOfPiece(piece))).toEqual([head, body]);
  },
);

test.each(['trump card', 'Einstein bagel', "Aladdin's lamp", "van Gogh's ear", 'Peter Pan bus', 'Einstein as a potato'])(
  'R908 what only bears a name is nobody: %s',
  (mainTheme) => {
    for (const seed of SEEDS) expect(isPerson(conceive({ ...BLANK, mainTheme }, seed).theme.piece ?? '')).toBe(false);
  },
);

test.each(['Omas Sofa', "my cousin's car", 'crybaby onion'])(
  'R910 what somebody owns, or is called like somebody, is a thing: %s',
  (mainTheme) => {
    for (const seed of SEEDS) expect(isPerson(conceive({ ...BLANK, mainTheme }, seed).theme.piece ?? '')).toBe(false);
  },
);

test.each(['souvenir from Paris'])('R909 what only comes from there is nobody: %s', (mainTheme) => {
  for (const seed of SEEDS) expect(isPerson(conceive({ ...BLANK, mainTheme }, seed).theme.piece ?? '')).toBe(false);
});

test('R908 who is known by name keeps the body that was asked for', () => {
  expect(conceive({ ...BLANK, mainTheme: 'Albert Einstein', bodyInfluence: 'a snail' }, 'a').theme.piece).toBe('1f40c');
});

test.each(['Toscana', 'Ohio', '北海道', 'a trip to Paris', 'Brasil'])(
  'R909 in a land or a town that is all of a wish is a person, and no beast by chance: %s',
  (mainTheme) => {
    for (const seed of SEEDS) expect(isPerson(conceive({ ...BLANK, mainTheme }, seed).theme.piece ?? '')).toBe(true);
  },
);

test.each([
  ['minecraft creeper but nice', 'creeper'],
  ['minecraft creeper at a wedding', 'creeper'],
  ['batman if he was old', 'man'],
  ['Yoda is tired', 'goblin'],
  ['Garfield at a wedding', 'cat'],
  ['Godzilla at the dentist', 'dinosaur'],
  ['bowser on holiday', 'turtle'],
  ['harry potter drunk', 'man'],
  ['SpongeBob as a nurse', 'sponge'],
  ['Darth Vader but a dentist', 'man'],
  ['Messi as a goat', 'goat'],
  ['trump card', 'credit card'],
  ['batman car', 'car'],
  ["van Gogh's ear", 'ear'],
])('R1272 who is known by name is themselves wherever they are and whatever is told of them: %s', (mainTheme, who) => {
  for (const seed of SEEDS) {
    const { piece } = conceive({ ...BLANK, mainTheme }, seed).theme;
    expect(piece && nameOfPiece(piece)).toBe(who);
  }
});
