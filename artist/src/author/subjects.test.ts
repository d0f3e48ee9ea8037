import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { createChance } from '../drawing/random.ts';
import { choosePronouns } from './pronouns.ts';
import { describeSubject } from './subjects.ts';
import { writeCharacter } from './write-character.ts';

function valuesOf(mainTheme: string, style: string | null) {
  const wish = { bodyInfluence: null, characteristicInfluence: null, hiddenMessage: null, makeMessageSecret: false };
  const chance = createChance('s');
  return describeSubject(conceive({ ...wish, mainTheme, style }, 's'), { name: 'Bob', pronouns: choosePronouns(chance), chance })
    .values;
}

test.each([
  ['Karen', 'who'],
  ['plumber', 'who'],
  ['toaster', 'that'],
  ['Godzilla', 'who'],
  ['the Titanic', 'that'],
])('%s is somebody %s does things', (theme, who) => {
  expect(valuesOf(theme, null).theme_who).toBe(who);
});

test('a place in the manner of a movement has its adjective', () => {
  expect(valuesOf('owl', 'impressionism')).toMatchObject({ a_style: 'an impressionist', mood: 'impressionism' });
  expect(valuesOf('owl', 'Picasso cubism').in_style).toMatch(/^in a Picasso cubist /u);
});

test('a way of drawing that is called by its pictures is one of them', () => {
  expect(valuesOf('owl', 'chalk drawing').mood).toBe('a chalk drawing');
});

test('who is always late does nothing always', () => {
  const wish = { bodyInfluence: 'escargot', style: null, hiddenMessage: null, makeMessageSecret: false };
  const concept = conceive({ ...wish, mainTheme: 'boulanger', characteristicInfluence: 'toujours en retard' }, 's');
  const chance = createChance('s');
  expect(describeSubject(concept, { name: 'Bob', pronouns: choosePronouns(chance), chance }).trait?.does).toBe('is always late');
});

test('whose something is goes with the pronoun of the rest', () => {
  const wish = { bodyInfluence: null, style: null, hiddenMessage: null, makeMessageSecret: false };
  const concept = conceive({ ...wish, mainTheme: 'koala', characteristicInfluence: 'holding its head' }, 's');
  const pronouns = { they: 'she', them: 'her', their: 'her', themself: 'herself' } as const;
  expect(describeSubject(concept, { name: 'Bob', pronouns, chance: createChance('s') }).trait?.does).toBe('is holding her head');
});

test('theme and body may be typed the other way round', () => {
  const wish = { bodyInfluence: 'fishing', characteristicInfluence: null, hiddenMessage: null, makeMessageSecret: false };
  const chance = createChance('s');
  const concept = conceive({ ...wish, mainTheme: 'cat', style: null }, 's');
  const { values } = describeSubject(concept, { name: 'Bob', pronouns: choosePronouns(chance), chance });
  expect(values).toMatchObject({ a_body: 'a cat', doing: 'fishing' });
});

test('an old map is one of many, and who loves karaoke is somebody and no song', () => {
  expect(valuesOf('owl', 'old treasure map').mood).toBe('an old treasure map');
  expect(valuesOf('a tax auditor who secretly loves karaoke', null)).toMatchObject({
    a_theme: 'a tax auditor who secretly loves karaoke',
  });
});

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
