import { expect, it } from 'vitest';
import { findPieces } from '../pieces/search-pieces.ts';
import { pieceForEmoji } from '../pieces/vocabulary.ts';
import COMPOUNDS from '../pieces/words/compounds.json' with { type: 'json' };
import KIN from '../pieces/words/kin-of-compounds.json' with { type: 'json' };
import { conceive } from './conceive.ts';
import { joinWords } from './join-words.ts';
import { BLANK } from './testing.ts';
import { hearTopic } from './topics.ts';

const themeOf = (mainTheme: string) => conceive({ ...BLANK, mainTheme }, '7').theme;

const NOT_DRAWN = 'not drawn';

it('R1409 hundreds of names of which each word means something else are found as one thing', () => {
  const rows = Object.entries(COMPOUNDS).filter(([piece]) => piece !== NOT_DRAWN);
  const names = rows.flatMap(([piece, row]) => row.split(', ').map((name) => ({ name, piece: pieceForEmoji(piece) ?? piece })));
  expect(names.length).toBeGreaterThanOrEqual(500);
  const wrong = names.filter(({ name, piece }) => findPieces(name, ['body', 'head', 'animal'])[0]?.piece !== piece);
  expect(wrong).toEqual([]);
  const kin = Object.keys(KIN).flatMap((row) => row.split(', '));
  expect(kin.filter((name) => !findPieces(name, ['body'])[0]?.piece.startsWith('kin-'))).toEqual([]);
});

it.each([
  ['bubble wrap', 'own-bubble-wrap'],
  ['ankle monitor', 'own-ankle-monitor'],
  ['capslock', 'own-keyboard-key'],
  ['space bar', 'own-keyboard-key'],
  ['beyblade', 'own-spinning-top'],
  ['hot tub', 'own-hot-tub'],
  ['charcoal grill', 'own-grill'],
  ['sudoku', 'own-sudoku'],
  ['flat tyre on the motorway', 'own-flat-tyre'],
  ['bank holiday', '1f3d6-fe0f'],
  ['pet rock', '1faa8'],
  ['spelling bee', '1f41d'],
  ['walk in closet', 'own-wardrobe'],
  ['roller blades', '1f6fc'],
  ['jack in the box', 'own-jack-in-the-box'],
  ['Reifenpanne', 'own-flat-tyre'],
  ['la moka', 'own-moka-pot'],
  ['toalha', 'own-towel'],
])('R1409 the hero of %s is %s', (wish, piece) => {
  expect(themeOf(wish).piece).toBe(piece);
});

it.each(['dress code', 'cookie cutter', 'shoe horn', 'punch line', 'cold war', 'pen lid', 'bank statement'])(
  'R1409 no part of %s is drawn, but its letters',
  (wish) => {
    expect(themeOf(wish)).toMatchObject({ piece: null, letters: wish });
  },
);

it.each(['space bar', 'dress code', 'pet rock', 'spelling bee', 'cold war', 'dry spell', 'parking space'])(
  'R1409 %s is about no part of it',
  (wish) => {
    expect(['parking', undefined]).toContain(hearTopic(wish)?.id);
  },
);

it.each([
  ['goal keeper', 'goalkeeper'],
  ['suit case', 'suitcase'],
  ['a water melon on a bike', 'a watermelon on a bike'],
  ['Pick Pocket', 'Pickpocket'],
  ['my scare crow', 'my scarecrow'],
  ['green house', 'green house'],
  ['car pet', 'car pet'],
  ['cat walk', 'cat walk'],
  ['hot dog', 'hot dog'],
])('R1410 two words that are one are read as one: %s', (mainTheme, meant) => {
  expect(joinWords({ ...BLANK, mainTheme }).mainTheme).toBe(meant);
});

it.each([
  ['half a dozen eggs', 6],
  ['half dozen geese', 6],
  ['a dozen monks', 12],
  ['seven dwarfs', 7],
  ['one boot', undefined],
])('R1411 %s are counted', (mainTheme, count) => {
  expect(conceive({ ...BLANK, mainTheme }, '7').count).toBe(count);
});

it.each([
  ['one boot', 'own-single-boot'],
  ['a lost sock', 'own-single-sock'],
  ['my left shoe', 'own-single-shoe'],
])('R1411 of %s there is one, and no pair', (wish, piece) => {
  expect(themeOf(wish).piece).toBe(piece);
});

it('R1411 a welder holds a welding torch, and a pair keeps its piece', () => {
  const { trait, also = [] } = conceive({ ...BLANK, mainTheme: 'welder' }, '7');
  expect([trait, ...also].map(({ piece }) => piece)).toContain('own-welding-torch');
  expect(themeOf('a pair of socks').piece).toBe('1f9e6');
});
