import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import type { LoreSentence } from './lore-sentences.ts';
import { retellText } from './pasted-text.ts';
import { ALONE_CLOSINGS, ALONE_CONFLICTS } from './tables/alone.ts';
import { CLOSINGS } from './tables/closings.ts';
import { CONFLICTS } from './tables/conflicts.ts';
import { DEED_CLASSES } from './tables/deeds-by-class.ts';
import { NEVER_CLASSES } from './tables/deeds-never.ts';
import * as MENTIONS from './tables/mentions.ts';
import { MENTION_CLASSES } from './tables/mentions-by-class.ts';
import { EVENTS } from './tables/openings.ts';
import { QUALITY_CLASSES } from './tables/qualities-by-class.ts';
import { SAID_EVENTS } from './tables/quoted-wishes.ts';
import { EVENTS_ALONE, KINDS_ALONE } from './tables/single-subject.ts';
import { ANY_TOPIC } from './tables/topics.ts';
import { FRAMED_TRAITS, QUALITY_SENTENCES, THING_SENTENCES, TRAIT_TAILS } from './tables/traits.ts';
import { describeStory } from './write-character.ts';

const storiesOf = (wish: Partial<typeof BLANK>): LoreSentence[][] =>
  Array.from({ length: 12 }, (_, seed) => describeStory(conceive({ ...BLANK, ...wish }, `${seed}`)).sentences);
const rowsOf = (conflicts: typeof CONFLICTS): string[] => conflicts.flatMap(({ tells, closings }) => [tells, ...closings]);
/** Behind a lead a row begins with a small letter. */
const isFrom = (skeleton: string, rows: readonly string[]): boolean =>
  rows.some((row) => skeleton.includes(row.replace(/^\{?./u, '')));

/** What could be told of anything. */
const STOCK: readonly string[] = [
  ...EVENTS_ALONE,
  ...EVENTS,
  ...KINDS_ALONE,
  ...rowsOf(ALONE_CONFLICTS),
  ...ALONE_CLOSINGS,
  ...rowsOf(CONFLICTS),
  ...CLOSINGS,
  ...MENTIONS.MENTIONED,
  ...MENTIONS.MENTIONED_ALIVE,
  ...MENTIONS.MENTIONED_HELD,
  ...MENTIONS.MENTIONED_LAST,
  ...ANY_TOPIC.events,
  ...rowsOf(ANY_TOPIC.conflicts),
  ...FRAMED_TRAITS,
  ...QUALITY_SENTENCES,
  ...THING_SENTENCES,
  ...TRAIT_TAILS,
];

test.each([
  { mainTheme: 'toaster' },
  { mainTheme: 'a librarian who snores' },
  { mainTheme: 'a knight fighting a dragon' },
  { mainTheme: 'sleepy panda' },
  { mainTheme: 'octopus chef with eight pans' },
  { mainTheme: 'jealousy', bodyInfluence: 'snake' },
  { mainTheme: 'lawn mower', bodyInfluence: 'sheep' },
  { mainTheme: 'stethoscope', characteristicInfluence: 'bossy' },
  { mainTheme: 'librarian who hates noise', bodyInfluence: 'owl' },
])('R1141 no sentence could be told of anything where more is known of what was asked for: $mainTheme', (wish) => {
  const stock = storiesOf(wish)
    .flat()
    .filter(({ skeleton }) => isFrom(skeleton, STOCK));
  expect(stock.map(({ text }) => text)).toEqual([]);
});

test.each([
  ['my daughter loves unicorns and diggers', 'a daughter who loves unicorns and diggers'],
  ['our football team lost eleven nil yesterday', 'a football team that lost eleven nil yesterday'],
  ['I work in a call centre', 'a person who works in a call centre'],
  ['we need a mascot for our chess club', 'a mascot for the chess club'],
  ['I just passed my driving test at the fifth attempt, can', 'a person who just passed their driving test'],
  ['I like trains', 'I like trains'],
  ['i wish i was a bird in summer', 'i wish i was a bird in summer'],
  ['my mum when i say no', 'my mum when i say no'],
])('R1142 what somebody says of theirs or of themself is told of who that is: %s', (typed, told) => {
  expect(retellText(typed)).toBe(told);
});

test.each(['my daughter loves unicorns and diggers', 'I work in a call centre and shout all day'])(
  'R1142 and nobody is called a sentence: %s',
  (mainTheme) => {
    for (const sentences of storiesOf({ mainTheme }))
      for (const { text } of sentences) expect(text).not.toContain(`“${mainTheme.slice(0, 20)}`);
  },
);

test.each([
  ['our football team lost eleven nil yesterday', /pocket|cannot find|given the scent|keys/u],
  ['portero de fútbol', /american football/u],
  ['forgetful elephant', /hit it once|glued|warranty/u],
])('R1141 a word is told in the sense that it has there: %s', (mainTheme, otherwise) => {
  for (const sentences of storiesOf({ mainTheme })) for (const { text } of sentences) expect(text).not.toMatch(otherwise);
});

test.each([...SAID_EVENTS])('R1143 words that nothing else can be told of stand where words do: %s', (row) => {
  expect(row).toMatch(
    /\b(?:note|tag|sign|banner|cake|parcel|card|radio|telegram|loudspeaker|mug|badge|doorbell|T-shirt|wall|collar|password|blackboard|shouted|wished|announced|say)\b/u,
  );
  expect(row.match(/\{words\}/gu)).toHaveLength(1);
});

test.each(['toaster', 'penguin', 'lasagne', 'plumber'])(
  'R1144 what stands in the picture by chance has no part in the lore of one thing: %s',
  (mainTheme) => {
    for (let seed = 0; seed < 12; seed += 1) {
      const concept = conceive({ ...BLANK, mainTheme }, `${seed}`);
      expect(concept.body.given).toBe(false);
      const text = describeStory(concept)
        .sentences.map((sentence) => sentence.text)
        .join(' ');
      expect(text).toContain(mainTheme);
      if (concept.body.word !== mainTheme) expect(text).not.toMatch(new RegExp(`\\ban? ${concept.body.word}\\b`, 'u'));
    }
  },
);

test.each([
  ['owl with a clarinet', 'clarinet'],
  ['snail with a suitcase', 'suitcase'],
  ['snowman with five arms', 'arm'],
  ['octopus with eight pans', 'pan'],
  ['a nurse with too much coffee', 'coffee'],
  ['astronaut with a jetpack', 'jetpack'],
  ['hedgehog with an umbrella', 'umbrella'],
])('R1145 of what somebody has with them it is told what only such a thing is known for: %s', (mainTheme, noun) => {
  const own = MENTION_CLASSES.find(({ nouns }) => nouns.has(noun));
  const rows = [...(own?.middle ?? []), ...(own?.last ?? [])];
  const told = storiesOf({ mainTheme }).filter((sentences) => sentences.some(({ skeleton }) => isFrom(skeleton, rows)));
  expect(told.length).toBeGreaterThanOrEqual(8);
});

test('R1145 a thing has rows of its own once, and they fit one of it as well as several', () => {
  const rows = MENTION_CLASSES.flatMap(({ middle, last }) => [...middle, ...last]);
  expect(new Set(rows).size).toBe(rows.length);
  for (const row of rows) {
    expect(row).toContain('{the_besides}');
    expect(row).not.toMatch(/\{the_besides\} (?:is|are|was|were|has|have)\b|^\{the_besides\}/iu);
  }
  const nouns = MENTION_CLASSES.flatMap((one) => [...one.nouns]);
  expect(new Set(nouns).size).toBe(nouns.length);
});

test('R1146 every deed and quality has openings of its own', () => {
  for (const { events, means } of [...DEED_CLASSES, ...NEVER_CLASSES, ...QUALITY_CLASSES])
    expect(events?.length ?? 0, means.source).toBeGreaterThanOrEqual(2);
});

test.each([
  [{ mainTheme: 'bridge engineer', bodyInfluence: 'crab', characteristicInfluence: 'misunderstood' }, 'a misunderstood crab'],
  [{ mainTheme: 'toaster', characteristicInfluence: 'misunderstood' }, 'a misunderstood toaster'],
  [{ mainTheme: 'toaster', characteristicInfluence: 'vibrates' }, 'a toaster that vibrates'],
])('R1146 how somebody is asked to be is said with the noun where nothing more is known of it: %j', (wish, told) => {
  for (const [opening] of storiesOf(wish)) expect(opening?.text.toLowerCase()).toContain(told);
});
