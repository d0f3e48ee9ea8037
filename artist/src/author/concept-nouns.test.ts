import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { subjectOf } from './testing.ts';
import { writeCharacter } from './write-character.ts';

test('theme and body may be typed the other way round', () => {
  expect(subjectOf({ mainTheme: 'cat', bodyInfluence: 'fishing' }).values).toMatchObject({ a_body: 'a cat', doing: 'fishing' });
});

test.each(['hens at a hen party', 'stags at a barbecue', 'programmers at a party', 'ravens at the bus stop'])(
  'R1103 several at a party are several, and do nothing: %s',
  (mainTheme) => {
    for (let seed = 0; seed < 8; seed++) {
      const { description } = writeCharacter(conceive({ ...BLANK, mainTheme }, `several-${seed}`));
      expect(description).not.toMatch(new RegExp(`(?:that|who|it|she|he) ${mainTheme}`, 'u'));
    }
  },
);

test.each([
  ['lovesick avocado', 'kugelbäuchig'],
  ['pirate', 'zumbadito'],
  ['toaster', 'grassoccio e peloso'],
])('R826 a look in another language that nobody knows is quoted, and nobody is one of it: %s, %s', (mainTheme, bodyInfluence) => {
  for (let seed = 0; seed < 8; seed++) {
    const { description } = writeCharacter(conceive({ ...BLANK, mainTheme, bodyInfluence }, `look-${seed}`));
    expect(description.toLowerCase()).toContain(`“${bodyInfluence}”`);
    expect(description).not.toMatch(new RegExp(`(?:an?|the) ${bodyInfluence}`, 'u'));
  }
});

test.each([
  ['a toaster that is afraid of bread', 'boxy'],
  ['tax accountant by day, ninja by night', 'average'],
  ['my little brother who thinks he is a velociraptor', 'short'],
])('R826 a look is no noun, and beside a long or a quoted theme it is told all the same: %s, %s', (mainTheme, bodyInfluence) => {
  for (let seed = 0; seed < 8; seed++) {
    const { description } = writeCharacter(conceive({ ...BLANK, mainTheme, bodyInfluence }, `look-${seed}`));
    expect(description).not.toMatch(
      new RegExp(`an? ${bodyInfluence}(?= (?:in|when|on|and|at)|[.,])|The warranty has expired`, 'u'),
    );
  }
});
