import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { facetsOfNoun } from './facets.ts';
import { kindOfOther } from './other-half.ts';
import { readSubject } from './read-subject.ts';
import { notionOf, sidesOfNoun } from './sides.ts';
import { OTHER_HALVES } from './tables/other-halves.ts';
import { tellPair } from './tell-pair.ts';
import { describeStory } from './write-character.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e'];
const startsAlike = (row: string): string => row.replace(/^\{?./u, '');

/** How many sentences of a lore are told of this word by its class. */
function tellsOf(word: string, skeletons: readonly string[]): number {
  const noun = readSubject(word);
  const notion = notionOf(noun);
  const rows = [...(notion === null ? [] : [notion]), ...sidesOfNoun(noun, word), ...facetsOfNoun(noun, word)].flatMap(
    ({ events = [], conflicts, closings }) => [
      ...events.map((event) => event.split(/\{(?:a_one|topic)\}/u).at(-1) ?? event),
      ...conflicts.flatMap(({ tells, closings: last }) => [tells, ...last]),
      ...closings,
    ],
  );
  return skeletons.filter((skeleton) => rows.some((row) => skeleton.includes(startsAlike(row)))).length;
}

test.each([
  ['headphones', 'snail'],
  ['black hole', 'penguin'],
  ['lasagna', 'hedgehog'],
  ['wifi', 'walrus'],
  ['socks', 'owl'],
  ['goulash', 'pigeon'],
  ['nostalgia', 'camel'],
])('R1215 of a theme and a body each has a sentence of its own: %s, %s', (mainTheme, bodyInfluence) => {
  for (const seed of SEEDS) {
    const { sentences } = describeStory(conceive({ ...BLANK, mainTheme, bodyInfluence }, seed));
    const skeletons = sentences.map(({ skeleton }) => skeleton);
    for (const half of [mainTheme, bodyInfluence])
      expect(tellsOf(half, skeletons), JSON.stringify([half, sentences])).not.toBe(0);
  }
});

test.each([
  ['cat with a washing machine', null, 'device'],
  ['walrus with a blood pressure cuff', null, 'thing'],
  ['penguin with bronchitis', null, 'illness'],
  ['hedgehog with a doormat', null, 'thing'],
] as const)(
  'R1216 a half of which no class knows more is told of by what kind it is: %s, %s',
  (mainTheme, bodyInfluence, kind) => {
    const { middle, last } = OTHER_HALVES[kind];
    for (const seed of SEEDS) {
      const { sentences } = describeStory(conceive({ ...BLANK, mainTheme, bodyInfluence }, seed));
      expect(
        sentences.some(({ skeleton }) => [...middle, ...last].includes(skeleton)),
        JSON.stringify(sentences),
      ).toBe(true);
    }
  },
);

test.each([
  ['hay fever', 'illness'],
  ['jealousy', 'feeling'],
  ['brutalism', 'idea'],
  ['chainsaw', 'tool'],
  ['trumpet', 'instrument'],
  ['washing machine', 'device'],
  ['top hat', 'worn'],
  ['lighthouse', 'building'],
  ['fire truck', 'vehicle'],
  ['spaghetti', 'food'],
  ['goat', 'being'],
  ['dentist', 'trade'],
  ['passport', 'thing'],
])('R1216 of which kind a half is: %s', (word, kind) => {
  expect(kindOfOther(readSubject(word))).toBe(kind);
});

test.each([
  ['half frog half bicycle', 'frog that is half bicycle'],
  ['half human, half washing machine', 'human that is half washing machine'],
  ['half asleep half awake', 'half asleep half awake'],
  ['octopus & violin', 'octopus with a violin'],
  ['bee + monster truck', 'bee with a monster truck'],
  ['walrus and blood pressure cuff', 'walrus with a blood pressure cuff'],
  ['frog and headphones', 'frog with headphones'],
  ['penguin and hay fever', 'penguin with hay fever'],
  ['hedgehog and karaoke', 'hedgehog and karaoke'],
])('R1217 two halves are one of them, however they are written: %s', (words, told) => {
  expect(tellPair(words)).toBe(told);
});

test.each([
  ['a horse that is also a lawyer', 'horse', 'lawyer'],
  ['half owl half trumpet', 'owl', 'trumpet'],
])('R1219 what somebody is besides has a sentence as well: %s', (mainTheme, ...parts) => {
  for (const seed of SEEDS) {
    const { sentences } = describeStory(conceive({ ...BLANK, mainTheme }, seed));
    const skeletons = sentences.map(({ skeleton }) => skeleton);
    for (const half of parts) expect(tellsOf(half, skeletons), JSON.stringify([half, sentences])).not.toBe(0);
  }
});
