import { expect, test } from 'vitest';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';

const nameOf = (piece: string | null) => piece && nameOfPiece(piece);

test.each([
  ['tram conductor', 'person'],
  ['a bus conductor on strike', 'person'],
  ['Arsenal fan', 'person'],
  ['K-pop fan', 'person'],
  ['the last lamplighter of Prague', 'person'],
  ['conductor frog', 'frog'],
  ['coffee brewer', 'coffee machine'],
  ['piano tuner', 'person'],
])('R1073 people of a trade and fans are people, and no beast that nobody wished for: %s', (theme, who) => {
  expect(nameOf(conceive({ ...BLANK, mainTheme: theme }, 'whoever').theme.piece)).toBe(who);
});

test.each([
  ['Turnerin', 'ehrgeizig', 'woman', 'gym'],
  ['Skisprungweltmeister', 'nervös', 'man', 'alps'],
  ['Schachweltmeisterin', 'arrogant', 'woman', 'living-room'],
  ['柔道部の男子高校生', '元気', 'boy', 'dojo'],
  ['surfista', 'relajado', 'person', 'beach'],
  ['Hausmeister Krause vom Gymnasium', 'neugierig', 'janitor', 'basement'],
  ['fencing champion', 'arrogant', 'person', 'gym'],
])(
  'R824 whose trade or sport has no picture is a person in its place, and no tin or beast: %s',
  (mainTheme, characteristicInfluence, who, place) => {
    for (const bodyInfluence of [null, 'groß', 'blorptang']) {
      const { theme, style } = conceive({ ...BLANK, mainTheme, bodyInfluence, characteristicInfluence }, 'somebody');
      expect([nameOf(theme.piece), style.backdrop.split(' ')[0]]).toEqual([who, place]);
    }
  },
);

test.each([
  ['crybaby onion', 'onion'],
  ['hostess cupcake', 'cupcake'],
  ['cowboy boots', 'cowboy boots'],
  ["cousin's car", 'car'],
  ['distant cousin of a potato', 'person'],
  ['my brother-in-law', 'man'],
])('the last noun says what it is, before whose or of what: %s', (mainTheme, piece) => {
  expect(nameOf(conceive({ ...BLANK, mainTheme }, 'a').theme.piece)).toBe(piece);
});
