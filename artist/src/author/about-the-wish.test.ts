import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import type { LoreSentence } from './lore-sentences.ts';
import { retellText } from './pasted-text.ts';
import { readSubject } from './read-subject.ts';
import { readTrait } from './read-trait.ts';
import { notionOf, sideOfTrait, sidesOfNoun } from './sides.ts';
import type { Conflict } from './tables/conflicts.ts';
import { DEED_CLASSES } from './tables/deeds-by-class.ts';
import { ANY_NEVER, NEVER_CLASSES } from './tables/deeds-never.ts';
import { NOTION_CLASSES } from './tables/notions-by-class.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import { QUALITY_CLASSES } from './tables/qualities-by-class.ts';
import { type Kind, QUALITIES_BY_KIND } from './tables/qualities-by-kind.ts';
import { RELATIONS } from './tables/relations.ts';
import { ANY_TOPIC } from './tables/topics.ts';
import * as TOPICS from './tables/topics-by-class.ts';
import { describeStory } from './write-character.ts';

const words = (text: string): string[] => text.split(', ');
const SIDES = [...QUALITY_CLASSES, ...DEED_CLASSES, ...NEVER_CLASSES, ANY_NEVER, ...NOTION_CLASSES];

const THEMES = words(
  'owl accountant, toothbrush pirate, hedgehog, jellyfish, sourdough bread, banana, goose burglar, cactus barber, thunderstorm, sad elevator, kneecap wizard, fire station, wool sweater, poodle, espresso, ice hockey, nostalgia',
);
const storiesOf = (wish: object): LoreSentence[][] =>
  ['a', 'b', 'c', 'd', 'e'].map((seed) => describeStory(conceive({ ...BLANK, ...wish }, seed)).sentences);

interface Rows {
  conflicts: readonly Conflict[];
  closings: readonly string[];
}

/** Whatever stands before a last line, its first letter is the same but for its size. */
const isFrom = (skeleton: string, tables: readonly Rows[]): boolean =>
  tables
    .flatMap(({ conflicts, closings }) => [...closings, ...conflicts.flatMap(({ tells, closings: last }) => [tells, ...last])])
    .some((row) => skeleton.endsWith(row.replace(/^\{?./u, '')));

/** The trait is told first, in one of several ways. */
const isTraitFrom = (skeleton: string, classes: readonly { traits: readonly string[] }[]): boolean =>
  classes.some(({ traits }) => traits.some((row) => skeleton.endsWith(row.replace('{They} {does}', ''))));

const SPEAKS_OF_IT = /\{(?:\w+_)?(?:theme|body|one|topic|doing|event|deed|mention|second|missing)(?:_\w+)?\}|\{in_place\}/iu;

test.each(THEMES)('R934 at most one sentence of a lore leaves what was asked for: %s', (mainTheme) => {
  for (const [opening, ...sentences] of storiesOf({ mainTheme })) {
    const away = sentences.filter(
      ({ skeleton }) =>
        !SPEAKS_OF_IT.test(skeleton) && !isFrom(skeleton, [...NOUN_CLASSES, ...SIDES, ANY_TOPIC, ...Object.values(TOPICS)]),
    );
    expect(away.length, JSON.stringify([opening, ...sentences])).toBeLessThanOrEqual(1);
  }
});

test('R935 a lore about a bird tells something of birds', () => {
  const birds = NOUN_CLASSES.filter(({ nouns }) => nouns.has('pelican'));
  for (const sentences of storiesOf({ mainTheme: 'pelican' }))
    expect(
      sentences.some(({ skeleton }) => isFrom(skeleton, birds)),
      JSON.stringify(sentences),
    ).toBe(true);
});

test.each([
  ['sleepy dragon', null, 'asleep'],
  ['lonely satellite', null, 'lonely'],
  ['a dentist', 'afraid of the dark', 'afraid'],
  ['lighthouse keeper who knits', null, 'knitting'],
  ['clown who never smiles', null, 'never_smiles'],
  ['penguin', 'argues with the referee', 'argues'],
])('R1013 how somebody is and what they do is what a joke is about: %s, %s', (mainTheme, characteristicInfluence, word) => {
  const said = word.replace('_', ' ');
  const relations = RELATIONS.filter(({ says }) => new RegExp(`^(?:${says}) `, 'iu').test(characteristicInfluence ?? ''));
  const classes = [...SIDES.filter(({ means }) => means.test(said)), ...relations];
  for (const sentences of storiesOf({ mainTheme, characteristicInfluence }))
    expect(
      sentences.some(({ skeleton }) => isFrom(skeleton, classes) || isTraitFrom(skeleton, classes)),
      JSON.stringify(sentences),
    ).toBe(true);
});

test.each([
  'my late husband’s garden gnome',
  'a rich text',
  'a dirty martini',
  'a nervous system',
  'a happy birthday',
  'a slow cooker',
])('R1013 a word that says something else beside another is nobody’s quality: %s', (words) => {
  expect(sidesOfNoun(readSubject(words), words)).toEqual([]);
});

test.each([
  'a woman in a dirty kitchen',
  'a man in a big car',
  'a dog who is chased by an angry cat',
  'a king of small frogs',
  'a robot who sells books',
  'a man who draws a gun',
  'a nurse who forgets nothing',
])('R1013 a quality is told of whom it is said of, and a deed by its verb: %s', (words) => {
  expect(sidesOfNoun(readSubject(words), words)).toEqual([]);
});

test.each(['freedom', 'null pointer exception', 'plinth with the word freedom on it'])(
  'R1048 an abstract word is told of by what it would do as a being: %s',
  (mainTheme) => {
    const notion = NOTION_CLASSES.find(({ means }) => means.test(mainTheme));
    for (const [, ...sentences] of storiesOf({ mainTheme }))
      expect(
        sentences.some(({ skeleton }) => isFrom(skeleton, notion === undefined ? [] : [notion])),
        JSON.stringify(sentences),
      ).toBe(true);
  },
);

test.each(['spring roll', 'love letter', 'freedom fighter', 'work of art', 'a mattress with a broken spring', 'war and peace'])(
  'R1048 a word that only stands within another is no being of its own: %s',
  (words) => {
    expect(notionOf(readSubject(words))).toBeNull();
  },
);

test.each([
  ['sleepy knight', null, 'sleepy'],
  ['stapler', 'angry', 'angry'],
  ['shoelace', 'never on time', 'late'],
  ['regret', null, 'regret'],
])('R1049 a lore mostly begins as only who is so can: %s, %s', (mainTheme, characteristicInfluence, word) => {
  const events = SIDES.filter(({ means }) => means.test(word)).flatMap(({ events }) => events ?? []);
  const begun = storiesOf({ mainTheme, characteristicInfluence }).filter(([opening]) =>
    events.some((event) => opening?.skeleton.includes(event)),
  );
  expect(begun.length).toBeGreaterThanOrEqual(3);
});

test('R1050 what is only lettered is what the lore is about, and not the sign that carries it', () => {
  const concept = conceive({ ...BLANK, mainTheme: 'kerning problem' }, 'a');
  expect(concept.body.piece).toBeNull();
  for (const sentences of storiesOf({ mainTheme: 'kerning problem' }))
    for (const { text } of sentences) expect(text).not.toContain(concept.body.word);
});

test.each([
  ['a drum with freedom written on it', 'on an it'],
  ['equality', 'an equality'],
  ['influence', 'an influence'],
  ['Our cat jumped on the table. Then it slept.', 'is jumped'],
])('R1048 R1051 nothing is counted or turned round that cannot be: %s', (mainTheme, never) => {
  for (const sentences of storiesOf({ mainTheme })) for (const { text } of sentences) expect(text).not.toContain(never);
});

test.each([
  ['Our dog ate the wedding cake. Nobody noticed.', 'a dog that ate the wedding cake'],
  ['Yesterday I dropped my phone in the toilet. It smells.', 'a phone that was dropped in the toilet'],
  ['My grandmother won the lottery. She bought a tank.', 'a grandmother who won the lottery'],
  ["Our neighbour's goat danced. It rained.", "a neighbour's goat that danced"],
  ['Our dog ate the wedding cake', 'a dog that ate the wedding cake'],
  ['My dog that always steals my socks', 'a dog that always steals the socks'],
  ['My boss saying lets circle back', 'My boss saying lets circle back'],
  ['Our dog slept well', 'Our dog slept well'],
  ['My cat loves me. I love her.', 'My cat loves me. I love her.'],
  ['The U.S. Open', 'The U.S. Open'],
])('R1051 of a pasted text it is told who it is about and what happened first: %s', (typed, told) => {
  expect(retellText(typed)).toBe(told);
});

test.each([
  ['owl with a clarinet', 'clarinet'],
  ['snail with a suitcase', 'suitcase'],
  ['frog full of secrets', 'secrets'],
  ['goose with ambition', 'ambition'],
  ['hedgehog in rain boots', 'boots'],
])('R1070 what an animal is known for leaves room for what was said of this one: %s', (mainTheme, besides) => {
  for (const sentences of storiesOf({ mainTheme })) {
    expect(sentences.filter(({ text }) => text.includes(besides)).length, JSON.stringify(sentences)).toBeGreaterThanOrEqual(2);
    expect(sentences.filter(({ skeleton }) => isFrom(skeleton, NOUN_CLASSES)).length).toBeLessThanOrEqual(1);
  }
});

test('R1014 every way of being and doing has enough to tell, and none of it twice', () => {
  const rows = SIDES.flatMap(({ traits, conflicts, closings }) => [
    ...traits,
    ...conflicts.map(({ tells }) => tells),
    ...closings,
  ]);
  expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
  for (const { traits, conflicts, closings } of SIDES)
    expect(Math.min(traits.length, conflicts.length, closings.length)).toBeGreaterThanOrEqual(3);
});

test('R936 of two nouns neither is forgotten', () => {
  const [owls, bread] = ['owl', 'baguette'].map((noun) => NOUN_CLASSES.filter(({ nouns }) => nouns.has(noun)));
  const told = storiesOf({ mainTheme: 'owl baguette' }).filter((sentences) =>
    [owls, bread].every((tables) => sentences.some(({ skeleton }) => isFrom(skeleton, tables ?? []))),
  );
  expect(told.length).toBeGreaterThanOrEqual(3);
});

const joinedRows = (word: string, kind: Kind): readonly string[] => QUALITIES_BY_KIND[word]?.[kind] ?? [];
test.each([
  ['croissant', 'sleepy', 'food'],
  ['wolf', 'sigma', 'beast'],
  ['nurse', 'exhausted', 'trade'],
  ['bus', 'sad', 'vehicle'],
  ['toaster', 'angry', 'appliance'],
] as const)('R1200 how somebody is said to be is told of what it is: %s, %s', (mainTheme, word, kind) => {
  const rows = joinedRows(word, kind).map((row) => row.replace(/^\{?./u, ''));
  const wishes = [{ mainTheme, characteristicInfluence: word }, { mainTheme: `${word} ${mainTheme}` }];
  const told = wishes
    .flatMap(storiesOf)
    .filter((sentences) => sentences.some(({ skeleton }) => rows.some((row) => skeleton.endsWith(row))));
  expect(told.length).toBeGreaterThanOrEqual(3);
});

test('R1200 what is told of one kind stands in no other, and belongs to a quality that is known', () => {
  const rows = Object.values(QUALITIES_BY_KIND).flatMap((byKind) => Object.values(byKind).flat());
  expect(rows.filter((row, at) => rows.indexOf(row) !== at)).toEqual([]);
  for (const word of Object.keys(QUALITIES_BY_KIND))
    expect(QUALITY_CLASSES.filter(({ means }) => means.test(word.replace('_', ' '))).length, word).toBeGreaterThan(0);
});

test.each(
  'sleepy, exhausted, angry, grumpy, shy, drunk, sad, happy, lazy, hungry, rich, evil, tiny, giant, in love, jealous, brave, anxious, dramatic, smug, has rizz, sigma, has aura, chill, lonely, old, loud, confused, clumsy, flirty, fancy, sarcastic, mysterious, offended, delulu, awkward, unhinged, existential, hyperactive, famous, cute'.split(
    ', ',
  ),
)('R1201 what is wished for most often has six sentences of its own: %s', (word) => {
  expect(sideOfTrait(readTrait(word))?.traits.length ?? 0).toBeGreaterThanOrEqual(6);
});

test.each(
  'sleepy, exhausted, angry, grumpy, shy, drunk, sad, happy, lazy, hungry, jealous, anxious, afraid of dogs, in love, lonely, smug, sarcastic'.split(
    ', ',
  ),
)('R1202 a lore about who is so begins in at least five ways: %s', (word) => {
  expect(sideOfTrait(readTrait(word))?.events?.length ?? 0).toBeGreaterThanOrEqual(5);
});

test.each([
  ['delivers pizza', 'delivers letters'],
  ['hungover', 'sneezing'],
  ['grumpy', 'angry'],
  ['exhausted', 'sleepy'],
  ['drunk', 'clumsy'],
  ['confused', 'broken'],
])('R1203 what is told of one is not told of the other: %s, %s', (one, other) => {
  const [first, second] = [one, other].map((words) => sideOfTrait(readTrait(words)));
  expect(first).not.toBeNull();
  expect(first).not.toBe(second);
});

test('R1203 every single morning makes nobody lonely', () => {
  const words = 'goose that chased the milkman every single morning';
  expect(sidesOfNoun(readSubject(words), words).filter(({ means }) => means.test('lonely'))).toEqual([]);
});
