import { expect, test } from 'vitest';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { conceive } from './conceive.ts';
import { type Idea, lookOf, traitsOf } from './concept.ts';
import { BLANK } from './testing.ts';

const lettersOf = (idea: Idea): string | undefined => (idea.piece === null ? idea.letters.toLowerCase() : undefined);
const conceived = (mainTheme: string, bodyInfluence: string | null = null, seed = '1') =>
  conceive({ ...BLANK, mainTheme, bodyInfluence }, seed);

test.each(['Times New Roman', 'Arial', 'comic sans', 'Helvetica', 'Garamond', 'Courier New', 'wingdings', 'Gill Sans font'])(
  'R1444 a typeface is seen in letters, and in nothing that is called alike: %s',
  (name) => {
    const { theme, props } = conceived(name);
    expect(lettersOf(theme)).toBe(name.toLowerCase());
    expect(props).toEqual([]);
    const beast = conceived(name, 'crocodile');
    expect([lookOf(beast.body), lettersOf(beast.theme)]).toEqual(['1f40a', name.toLowerCase()]);
  },
);

test('R1444 what is more often something else is no typeface', () => {
  expect([...['Georgia', 'the Times', 'Ariel'].map((name) => conceived(name).theme.piece)]).not.toContain(null);
});

test.each([
  ['a sock and a sandal in love', ['socks', 'sandals']],
  ['a shoe and a slipper in love', ['sneakers', 'slipper']],
  ['a toaster and a kettle getting married', ['toaster', 'teapot']],
  ['a fork and a plate who are fighting', ['fork and knife', 'plate']],
])('R1444 two things that do what takes two stand side by side, whole: %s', (text, names) => {
  const { theme, company = [] } = conceived(text);
  expect([theme, ...company.map((one) => one.theme)].map((idea) => nameOfPiece(lookOf(idea)))).toEqual(names);
});

test.each([
  ['a cat and a lamp', 'desk lamp'],
  ['moth with a lamp', 'desk lamp'],
])('R1444 a lamp is one to be switched on, and no thought: %s', (text, name) => {
  expect(traitsOf(conceived(text)).map((idea) => nameOfPiece(lookOf(idea)))).toContain(name);
});

test.each(['night shift', 'Nachtschicht', 'turno di notte'])(
  'R1444 a night shift is one at night, which can be read: %s',
  (text) => {
    const { theme, style, ...more } = conceived(text);
    expect(style.backdrop).toContain('night');
    expect([...traitsOf({ theme, style, ...more }), ...more.props].some((idea) => lettersOf(idea) === text.toLowerCase())).toBe(
      true,
    );
    expect(theme.piece).not.toBeNull();
  },
);
