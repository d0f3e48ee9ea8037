import type { Wish } from '@chaos/shared/contract/characters';
import { expect, test } from 'vitest';
import { isPerson } from '../pieces/people.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { translateWish } from '../translation/translate-wish.ts';
import { conceive } from './conceive.ts';
import { traitsOf } from './concept.ts';
import { BLANK } from './testing.ts';

const conceiveFor = (wish: Partial<Wish>) => conceive({ ...BLANK, ...wish }, 'a');
const pieceOf = (mainTheme: string): string => nameOfPiece(conceiveFor({ mainTheme }).theme.piece ?? '');
const lettersIn = (wish: Partial<Wish>): string[] => {
  const concept = conceiveFor(wish);
  return [concept.theme, concept.body, ...traitsOf(concept), ...concept.props].flatMap((idea) =>
    idea.piece === null ? [idea.letters] : [],
  );
};

test.each([
  ['maleta pesada', 'heavy suitcase'],
  ['gato pesado', 'annoying cat'],
  ['brouillard matinal', 'morning fog'],
  ['vite svitata', 'unscrewed nut and bolt'],
  ['um burro metido', 'conceited donkey'],
])('R951 what is said of a thing is told as of a thing: %s', (mainTheme, english) => {
  expect(translateWish({ ...BLANK, mainTheme }).mainTheme).toBe(english);
});

test.each([
  ['three armed robbers', 3, undefined],
  ['twelve armed ninjas', 12, undefined],
  ['three-armed robber', undefined, ['fourArms']],
  ['three armed aliens', undefined, ['fourArms']],
  ['100% cats', undefined, undefined],
  ['40 winks', undefined, undefined],
  ['18 wheels truck', undefined, undefined],
])('R952 a number before who is armed counts them, and a share or a measure counts nobody: %s', (mainTheme, count, build) => {
  const concept = conceiveFor({ mainTheme });
  expect([concept.count, concept.build]).toEqual([count, build]);
});

test.each([
  ['Siebenschläfer', 'dormouse'],
  ['Strandläufer', 'sandpiper'],
  ['Ameisenfresser', 'anteater'],
  ['Düsenjäger', 'aeroplane'],
  ['Trampeltier', 'camel'],
  ['best seller', 'book'],
  ['una lavadora vieja', 'washing machine'],
  ['empanada voladora', 'empanada'],
])('R953 a beast or a thing whose name ends like a trade is nobody with that trade: %s', (mainTheme, piece) => {
  expect(pieceOf(mainTheme)).toBe(piece);
});

test.each([
  { mainTheme: 'potato with a moustache' },
  { mainTheme: 'Kartoffel mit Schnurrbart' },
  { mainTheme: "my late husband's garden gnome" },
  { mainTheme: 'my little brother but he is a goblin' },
  { mainTheme: 'a pirate with no legs' },
  { mainTheme: 'loaf of sourdough' },
])('R954 what is drawn, and whose it is, stands on no sign: $mainTheme', (wish) => {
  expect(lettersIn(wish)).toEqual([]);
});

test.each(['chat cher', 'un vin cher', 'kleiner Bach', 'ein Bach im Wald'])(
  'R955 what is a word of another language is no name beside others: %s',
  (mainTheme) => {
    const concept = conceiveFor({ mainTheme });
    expect(isPerson(concept.theme.piece ?? '')).toBe(false);
    expect(traitsOf(concept).map(({ piece }) => nameOfPiece(piece ?? ''))).not.toContain(
      mainTheme.includes('Bach') ? 'violin' : 'microphone',
    );
  },
);

test.each(['Cher', 'Bach'])('R955 alone it is a name: %s', (mainTheme) => {
  expect(isPerson(conceiveFor({ mainTheme }).theme.piece ?? '')).toBe(true);
});

test.each([
  ['axolotl', 'pink and chubby', 'pink', ['fat']],
  ['grenouille', 'petite et verte', 'green', ['short']],
  ['goose', 'pink and fluffy', 'pink', ['fluffy']],
  ['dog', 'thin, with a grey beard', undefined, ['thin']],
])(
  'R956 who is told to be of a colour and a build is seen so, and nothing is written: %s %s',
  (mainTheme, bodyInfluence, color, build) => {
    const concept = conceiveFor({ mainTheme, bodyInfluence });
    expect([concept.color, concept.build]).toEqual([color, build]);
    expect(concept.body.piece).toBe(concept.theme.piece);
  },
);

test.each([
  ['Tante Erna', 'woman'],
  ['Tante Erna am Steuer', 'woman'],
  ['tonton Marcel', 'man'],
  ['tío Paco y su moto', 'man'],
  ['zia Carmela', 'woman'],
])('R958 aunts and uncles with a name are people in their languages: %s', (mainTheme, piece) => {
  expect(pieceOf(mainTheme)).toBe(piece);
});

test.each([
  ['due gatti ladri', 'two thief cats'],
  ['tres cerditos borrachos', 'three drunk little pigs'],
  ['il cane del postino', "the postman's dog"],
  ['der Bäcker meiner Straße', 'baker of my street'],
  ['собака в шляпе', 'dog in a hat'],
])('several are told as several, and whose they are: %s', (mainTheme, english) => {
  expect(translateWish({ ...BLANK, mainTheme }).mainTheme).toBe(english);
});
