import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import type { LoreSentence } from './lore-sentences.ts';
import { LANDMARK_CLASSES } from './tables/landmarks.ts';
import { describeStory } from './write-character.ts';

const SEEDS = 8;
const storiesOf = (wish: Partial<typeof BLANK>): LoreSentence[][] =>
  Array.from({ length: SEEDS }, (_, seed) => describeStory(conceive({ ...BLANK, ...wish }, `${seed}`)).sentences);

test.each([
  ['la tour Eiffel', 'the Eiffel Tower'],
  ['der Eiffelturm mit Hut', 'the Eiffel Tower with a hat'],
  ['il Colosseo', 'the Colosseum'],
  ['Kölner Dom', 'Cologne Cathedral'],
  ['富士山', 'Mount Fuji'],
  ['el señor de los helados', 'an ice cream seller'],
  ['oma die netflix guckt', 'grandma watching Netflix'],
  ['fietsende oma', 'a cycling grandma'],
  ['una tortuga con cohetes', 'a turtle with rockets'],
  ['un perro que no quiere bañarse', 'a dog that refuses to take a bath'],
  ['un croissant dépressif', 'a depressed croissant'],
  ['ein depressiver Toaster', 'a depressed toaster'],
])('R1284 what is known in English is told in English: %s', (mainTheme, told) => {
  for (const sentences of storiesOf({ mainTheme })) {
    const text = sentences.map((sentence) => sentence.text).join(' ');
    expect(text.toLowerCase()).toContain(told.toLowerCase());
    expect(text.toLowerCase()).not.toContain(`“${mainTheme.toLowerCase()}”`);
  }
});

test.each([
  ['eiffeltower', { mainTheme: 'the Eiffel Tower' }],
  ['eiffeltower', { mainTheme: 'la tour Eiffel', bodyInfluence: 'escargot' }],
  ['colosseum', { mainTheme: 'Colosseum' }],
  ['sagradafamilia', { mainTheme: 'Sagrada Familia' }],
  ['brandenburggate', { mainTheme: 'Brandenburg Gate' }],
  ['statueofliberty', { mainTheme: 'Statue of Liberty' }],
  ['colognecathedral', { mainTheme: 'Kölner Dom' }],
  ['arcdetriomphe', { mainTheme: 'Arc de Triomphe' }],
  ['neuschwanstein', { mainTheme: 'Neuschwanstein' }],
  ['montsaintmichel', { mainTheme: 'Mont Saint-Michel' }],
  ['mountfuji', { mainTheme: 'Mount Fuji' }],
  ['matterhorn', { mainTheme: 'Matterhorn' }],
  ['mounteverest', { mainTheme: 'Mount Everest', bodyInfluence: 'goat' }],
  ['sydneyoperahouse', { mainTheme: 'Sydney Opera House' }],
])('R1285 a landmark is told of what only that stands for: %s %j', (noun, wish) => {
  const own = LANDMARK_CLASSES.find(({ nouns }) => nouns.has(noun));
  const rows = [
    ...(own?.events ?? []).map((row) => row.replace('{a_one}', '')),
    ...(own?.conflicts ?? []).flatMap(({ tells, closings }) => [tells, ...closings]),
    ...(own?.closings ?? []),
  ].map((row) => row.slice(1));
  for (const sentences of storiesOf(wish))
    expect(sentences.some(({ skeleton }) => rows.some((row) => skeleton.includes(row)))).toBe(true);
});

test('R1285 no landmark is told of as another one', () => {
  for (const { nouns } of LANDMARK_CLASSES) expect([...nouns]).toHaveLength(1);
});

test('R1285 no row about a landmark stands twice, and none is long', () => {
  const rows = LANDMARK_CLASSES.flatMap(({ events = [], conflicts, closings }) => [
    ...events,
    ...conflicts.flatMap((conflict) => [conflict.tells, ...conflict.closings]),
    ...closings,
  ]);
  expect(new Set(rows).size).toBe(rows.length);
  for (const row of rows) expect(row.replaceAll(/\{\w+\}/gu, 'Somebody').length).toBeLessThanOrEqual(130);
});
