import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import * as MENTIONS from './tables/mentions.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import { SETTINGS } from './tables/settings.ts';
import { describeStory } from './write-character.ts';

/** The templates of sixteen lores, sentence by sentence. */
const tellsOf = (wish: Partial<typeof BLANK>): string[][] =>
  Array.from({ length: 16 }, (_, seed) =>
    describeStory(conceive({ ...BLANK, ...wish }, `${seed}`)).sentences.map(({ skeleton }) => skeleton),
  );

test.each(['toaster', 'corgi', 'knight', 'sofa'])(
  'R980 a lore about one thing mostly begins as only its class can: %s',
  (noun) => {
    const events = NOUN_CLASSES.find(({ nouns }) => nouns.has(noun))?.events ?? [];
    const openings = tellsOf({ mainTheme: noun, bodyInfluence: noun });
    expect(openings.filter(([opening = '']) => events.some((event) => opening.includes(event))).length).toBeGreaterThanOrEqual(
      10,
    );
  },
);

test('R980 each class that has openings has two', () => {
  for (const { nouns, events } of NOUN_CLASSES) expect(events?.length ?? 2, [...nouns].join(' ')).toBeGreaterThanOrEqual(2);
});

test.each([
  ['gym bro croissant', 'muscular', 'skips leg day'],
  ['sus', 'money', null],
])('R980 an opening of a class is only told where there is all that it speaks of: %s', (mainTheme, bodyInfluence, trait) => {
  for (const [opening] of tellsOf({ mainTheme, bodyInfluence, characteristicInfluence: trait }))
    expect(opening).not.toContain('{topic}');
});

test.each(['owl with a clarinet', 'astronaut with a jetpack', 'snail with a suitcase'])(
  'R1125 a lore ends on what only its class knows more often than on what is mentioned besides: %s',
  (mainTheme) => {
    const besides = [...MENTIONS.MENTIONED_LAST, ...MENTIONS.MENTIONED_HELD_LAST].map((row) => row.slice(1));
    const ends = tellsOf({ mainTheme }).map((skeletons) => skeletons.at(-1) ?? '');
    expect(ends.filter((last) => besides.some((row) => last.endsWith(row))).length).toBeLessThan(ends.length / 2);
  },
);

test.each(['stapler', 'sleepy knight', 'snail who delivers pizza', 'relegation'])(
  'R1127 no sentence is spent on a place that nobody asked for: %s',
  (mainTheme) => {
    const settings: readonly string[] = SETTINGS;
    expect(
      tellsOf({ mainTheme })
        .flat()
        .filter((skeleton) => settings.includes(skeleton)),
    ).toEqual([]);
  },
);

test.each([
  ['job interview', 'a job interview'],
  ['graduation', 'a graduation'],
  ['road trip', 'a road trip'],
])('R1191 what happens once is told of as one of its kind when a lore begins: %s', (mainTheme, first) => {
  for (let seed = 0; seed < 16; seed += 1) {
    const [opening] = describeStory(conceive({ ...BLANK, mainTheme, bodyInfluence: 'goose' }, `${seed}`)).sentences;
    expect(opening?.text).toContain(first);
  }
});

test.each([
  ['artificial intelligence', 'ai'],
  ['small talk', 'smalltalk'],
  ["New Year's Eve", 'newyear'],
])('R1192 words that are one thing together are told of as that one thing: %s', (mainTheme, noun) => {
  const events = NOUN_CLASSES.find(({ nouns }) => nouns.has(noun))?.events ?? [];
  const known = events.map((event) => event.replace(/^.*?\{a_(?:one|body)\}/u, '').replaceAll('{topic}', '{an_event}'));
  for (const [opening = ''] of tellsOf({ mainTheme }))
    expect(known.filter((event) => opening.replaceAll('{topic}', '{an_event}').includes(event))).toHaveLength(1);
});

test('R1192 what is both spoken of and all there is to see is told of once', () => {
  for (let seed = 0; seed < 16; seed += 1) {
    const [opening] = describeStory(conceive({ ...BLANK, mainTheme: 'ChatGPT' }, `${seed}`)).sentences;
    expect(opening?.text.split('ChatGPT')).toHaveLength(2);
  }
});

test.each([
  ['my hangover', 'my hangover', 'hangover'],
  ['my knee pain', 'my knee pain', 'arthritis'],
  ['Feierabend', 'knocking-off time', 'knockingofftime'],
  ['dark mode', 'dark mode', 'nightmode'],
  ['git merge conflict', 'git merge conflict', 'git'],
  ["Mother's Day", "Mother's Day", 'mothersday'],
])(
  'R1223 R1224 what ails, pays or is only thought is told of by what is known of it, once and under its own name: %s',
  (mainTheme, told, noun) => {
    const own = NOUN_CLASSES.find(({ nouns }) => nouns.has(noun));
    const rows = [...(own?.conflicts ?? []).flatMap(({ tells, closings }) => [tells, ...closings]), ...(own?.closings ?? [])];
    for (let seed = 0; seed < 8; seed += 1) {
      const [opening, ...rest] = describeStory(conceive({ ...BLANK, mainTheme }, `${seed}`)).sentences;
      expect(opening?.text.split(told)).toHaveLength(2);
      expect(rest.some(({ skeleton }) => rows.some((row) => skeleton.endsWith(row.slice(1))))).toBe(true);
    }
  },
);
