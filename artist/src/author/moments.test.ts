import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import type { Facet } from './facets.ts';
import { momentsOf } from './moments.ts';
import { UNHEARD_OF } from './tables/never-heard-of.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import { describeStory } from './write-character.ts';

const LORES = 16;

/** How many of the lores of a wish have a sentence that only this class has. */
function countTelling(wish: string, { events = [], conflicts, closings }: Facet): number {
  const [mainTheme = '', bodyInfluence = null] = wish.split('|');
  const rows = [
    ...events.map((event) => event.split(/\{(?:a_one|a_body|a_thing|words)\}/u).at(-1) ?? event),
    ...conflicts.flatMap(({ tells, closings: last }) => [tells, ...last]),
    ...closings,
  ];
  const tells = (seed: number): boolean =>
    describeStory(conceive({ ...BLANK, mainTheme, bodyInfluence }, `${seed}`)).sentences.some(({ skeleton }) =>
      rows.some((row) => skeleton.includes(row)),
    );
  return Array.from({ length: LORES }, (_, seed) => tells(seed)).filter(Boolean).length;
}

const ofNoun = (noun: string): Facet => {
  const found = NOUN_CLASSES.find(({ nouns }) => nouns.has(noun));
  if (found === undefined) throw new Error(`no class has ${noun}`);
  return found;
};

test.each([
  'the feeling when you step on lego',
  'the feeling when you sneeze only halfway',
  'the feeling when you miss the last bus',
  'when you wave back at a stranger',
  'when you reply all by accident and the whole company sees the photo of your foot',
  'what if a volcano had hiccups',
  'this is fine|dog',
  'nothing',
  'my ex but as a cactus with a gym membership',
])('R1252 a sentence about a moment that everybody knows is told of that moment: %s', (wish) => {
  const [moment] = momentsOf(wish.split('|')[0] ?? '');
  if (moment === undefined) throw new Error('no moment');
  expect(countTelling(wish, moment)).toBeGreaterThanOrEqual(13);
});

test.each([
  ['ein Dackel als Bademeister', 'dachshund'],
  ['my router after the third reboot', 'router'],
  ['no hat, no sunglasses, just a plain goose', 'goose'],
  ['IT support|sloth', 'sloth'],
])('R1252 any other sentence is told of whatever it names that is seen: %s', (wish, noun) => {
  expect(countTelling(wish, ofNoun(noun))).toBeGreaterThanOrEqual(10);
});

test.each([
  ['a lighthouse keeper|bearded', 'lighthousekeeper'],
  ['firefighter|muscular', 'firefighter'],
  ['florist|one robot arm', 'florist'],
  ['git merge conflict|two heads', 'mergeconflict'],
])('R1253 whoever is asked for with a look is told of by trade all the same: %s', (wish, noun) => {
  expect(countTelling(wish, ofNoun(noun))).toBeGreaterThanOrEqual(10);
});

test.each(['7', '13', '42', '3.14', 'quokka', 'tardigrade', 'bedpan', 'insulin pump', 'taxidermist', 'moss', 'Kevin'])(
  'R1254 what hardly anybody asks for is told of by what it alone has: %s',
  (wish) => {
    expect(countTelling(wish, ofNoun(wish.toLowerCase().replaceAll(' ', '')))).toBeGreaterThanOrEqual(13);
  },
);

test.each(['quimblefrosk', 'blorptangle', 'zorbling wuffet'])(
  'R1254 and a word that is none by nobody’s knowing it: %s',
  (wish) => {
    expect(countTelling(wish, UNHEARD_OF)).toBeGreaterThanOrEqual(13);
  },
);

test.each(['Eduardo', 'gnocchi', 'zebra', 'samba'])('R1254 but a name or a word of any language is one: %s', (wish) => {
  expect(countTelling(wish, UNHEARD_OF)).toBe(0);
});
