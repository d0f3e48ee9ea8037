import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import type { LoreSentence } from './lore-sentences.ts';
import { phraseOf } from './spoken.ts';
import { A_FEW_WORDS, IN_ANOTHER_TONGUE, ONE_WORD, SPOKEN_PHRASES, WHOLE_SENTENCE } from './tables/spoken-phrases.ts';
import { describeStory } from './write-character.ts';

const SEEDS = 8;
const storiesOf = (wish: Partial<typeof BLANK>): { sentences: LoreSentence[]; name: string }[] =>
  Array.from({ length: SEEDS }, (_, seed) => {
    const { sentences, name } = describeStory(conceive({ ...BLANK, ...wish }, `${seed}`));
    return { sentences, name };
  });
const textOf = (sentences: readonly LoreSentence[]): string => sentences.map(({ text }) => text).join(' ');

const [letters, machines, noticed, twice, asked, felt, ordered, family] = SPOKEN_PHRASES;

test.each([
  ['void main', machines],
  ['x = y;', machines],
  ['import this', machines],
  ['access denied', noticed],
  ['tutto bene', IN_ANOTHER_TONGUE],
  ['ASAP', letters],
  ['brb', letters],
  ['knock knock', twice],
  ['no no no', twice],
  ['why is it always me', asked],
  ['was guckst du', asked],
  ['to be or not to be', asked],
  ['I am so tired', felt],
  ['help', felt],
  ['hold my beer', ordered],
  ['please make it weird', ordered],
  ['my router after the third reboot', family],
  ['유튜버', IN_ANOTHER_TONGUE],
  ['el mundo es un pañuelo', IN_ANOTHER_TONGUE],
  ['zibber', ONE_WORD],
  ['nan knows best', A_FEW_WORDS],
  ['i <3 you', felt],
  ['it is what it is', A_FEW_WORDS],
  ['Spiderman but he is scared of heights', WHOLE_SENTENCE],
])('R1280 words of which nothing is known are told of by their shape: %s', (words, phrase) => {
  expect(phraseOf(words)).toBe(phrase);
});

test.each(['why is it always me', 'I am so tired', 'hold my beer', 'knock knock', 'nan knows best', 'was guckst du'])(
  'R1280 and each lore about them begins with what came of saying them: %s',
  (mainTheme) => {
    const own = phraseOf(mainTheme);
    const events = (own.events ?? []).map((row) => row.slice(1));
    const others = [...own.conflicts.flatMap(({ tells, closings }) => [tells, ...closings]), ...own.closings].map((row) =>
      row.slice(1),
    );
    for (const { sentences } of storiesOf({ mainTheme })) {
      expect(events.some((row) => sentences[0]?.skeleton.includes(row))).toBe(true);
      expect(sentences.slice(1).some(({ skeleton }) => others.some((row) => skeleton.includes(row)))).toBe(true);
    }
  },
);

test.each([...SPOKEN_PHRASES, IN_ANOTHER_TONGUE, ONE_WORD, WHOLE_SENTENCE, A_FEW_WORDS].flatMap(({ events = [] }) => events))(
  'R1280 the words are said once, and who is seen has the name: %s',
  (row) => {
    for (const slot of ['{words}', '{a_thing}', '{name}']) expect(row.split(slot)).toHaveLength(2);
  },
);

test.each([
  { mainTheme: 'trust the process' },
  { mainTheme: 'bless this mess' },
  { mainTheme: 'hakuna matata' },
  { mainTheme: 'quimblefrosk' },
  { mainTheme: 'zorp', bodyInfluence: 'zibber' },
  { mainTheme: 'Brexit' },
  { mainTheme: 'void main', bodyInfluence: 'spider' },
])('R1281 what was asked for happens, and is not only said to be: $mainTheme', (wish) => {
  for (const { sentences, name } of storiesOf(wish)) expect(textOf(sentences)).not.toContain(`${name} is `);
});

test.each([
  ['brutalist otter', 'a brutalist otter'],
  ['a kubernetes penguin', 'a kubernetes penguin'],
  ['a gyatt hippo at the disco', 'a gyatt hippo'],
  ['lorem ipsum owl', 'a lorem ipsum owl'],
  ['moth that simps for a lamp', 'a moth that simps for a lamp'],
  ['a delulu goldfish in its villain era', 'a delulu goldfish in its villain era'],
])('R1282 an English noun is told with the word before it that nobody knows, and not quoted: %s', (mainTheme, told) => {
  for (const { sentences } of storiesOf({ mainTheme })) {
    const text = textOf(sentences);
    expect(text.toLowerCase()).toContain(told);
    expect(text).not.toContain(`“${mainTheme}”`);
  }
});

test.each([
  'hold my beer',
  'bless this mess',
  'carpe diem',
  'knock knock',
  'wakey wakey',
  'void main',
  'tutto bene',
  'hasta la vista',
  'lgtm',
])('R1283 a saying, an order or a call is said, and is nobody: %s', (mainTheme) => {
  for (const { sentences } of storiesOf({ mainTheme })) {
    const text = textOf(sentences).toLowerCase();
    expect(text).toContain(`“${mainTheme}”`);
    expect(text).not.toMatch(new RegExp(`\\ban? ${mainTheme}`, 'u'));
  }
});
