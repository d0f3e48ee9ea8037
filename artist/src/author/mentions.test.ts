import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { kindOfMention, readMentions } from './mentions.ts';
import { momentsOf } from './moments.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { describeStory } from './write-character.ts';

const wishFor = (mainTheme: string) => ({
  mainTheme,
  bodyInfluence: 'coat rack',
  characteristicInfluence: null,
  style: null,
  hiddenMessage: null,
  makeMessageSecret: false,
});

test.each([
  ['when the wifi dies during the exam', ['wifi', 'exam'], []],
  ['why does the moon owe me money', ['moon', 'money'], []],
  ['omg literally a sad lil guy w a big sword', ['sword'], []],
  ['no thoughts just soup', ['soup'], ['thoughts']],
  ['a snail without a house', ['snail'], ['house']],
  ['un pingouin qui vend des glaces à des flamants roses', ['ice cream', 'flamingo'], []],
  ['a horse that never laughs', ['horse'], []],
  ['a snowman on holiday who refuses to take off his scarf', ['snowman', 'scarf'], []],
  ['garden gnome', [], []],
])('%s speaks of %j, and not of %j', (mainTheme, there, missing) => {
  const { theme } = conceive(wishFor(mainTheme), 's');
  const mentions = readMentions(theme, { told: [], seen: [theme.piece ?? ''] });
  expect(mentions.there.map(({ short }) => short)).toEqual(there);
  expect(mentions.missing.map(({ short }) => short)).toEqual(missing);
});

test.each(['a nurse on her night shift', 'a turtle in a hurry', 'a cactus that needs a hug', 'a clerk who lost a number'])(
  'R1016 what nobody can meet is spoken of no further: %s',
  (mainTheme) => {
    const { theme } = conceive(wishFor(mainTheme), 's');
    const { there } = readMentions(theme, { told: ['nurse', 'turtle', 'cactus', 'clerk'], seen: [] });
    expect(there.map(({ head }) => head)).toEqual([]);
  },
);

test('R1016 a raincoat does nothing by itself', () => {
  const lores = Array.from({ length: 40 }, (_, seed) =>
    describeStory(conceive(wishFor('why does a raincoat owe me money'), `${seed}`))
      .sentences.map(({ text }) => text)
      .join('\n'),
  );
  expect(lores.join('\n')).not.toMatch(
    /raincoat (?:turns up|has since hired|came to watch|is nodding|in [A-Z]\w+ now has to wear)|an answer from the raincoat/u,
  );
});

test.each([
  ['umbrella', 'held'],
  ['seagull', 'alive'],
  ['kitchen', 'place'],
  ['bus', 'one'],
  ['mortgage', 'one'],
  ['kernel', 'one'],
  ['wardrobe', 'one'],
  ['tomatoes', 'some'],
  ['blood', 'some'],
  ['ambition', 'idea'],
  ['symmetry', 'idea'],
  ['dignity', 'idea'],
  ['river', 'one'],
  ['door', 'one'],
  ['undertaker', 'alive'],
  ['roommate', 'alive'],
  ['nurses', null],
])('R1069 of what a wish speaks of besides, only what its kind allows is told: %s is %s', (noun, kind) => {
  expect(kindOfMention(readNounPhrase(noun))).toBe(kind);
});

test.each([
  ['a donkey selling carpets', ['carpets']],
  ['a bear baking bread', ['bread']],
  ['a dog digging', []],
  ['a turtle racing cars', ['cars']],
  ['salt and pepper', []],
  ['a flock of geese in a tram', ['tram']],
  ['a woman who works as a plumber', ['woman']],
  ['a cactus that hugs everybody', ['cactus']],
  ['an old sewing machine with a hat', ['sewing machine', 'hat']],
])('R1069 whoever does something is not spoken of besides: %s', (mainTheme, told) => {
  const { theme } = conceive(wishFor(mainTheme), 's');
  expect(readMentions(theme, { told: [], seen: [] }).there.map(({ short }) => short)).toEqual(told);
});

test('something follows from a sentence, in every lore', () => {
  const typed = 'what if a volcano had hiccups';
  const rows = momentsOf(typed).flatMap(({ conflicts, closings }) => [
    ...closings,
    ...conflicts.flatMap(({ tells, closings: last }) => [tells, ...last]),
  ]);
  for (let seed = 0; seed < 30; seed += 1) {
    const [, ...rest] = describeStory(conceive({ ...wishFor(typed), bodyInfluence: null }, `${seed}`)).sentences;
    expect(rest.some(({ skeleton }) => rows.includes(skeleton))).toBe(true);
  }
});
