import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { readTrait } from './read-trait.ts';
import { beginsWithDeed } from './verbs-at-head.ts';
import { describeStory } from './write-character.ts';

test.each([
  ['drops during every meeting', 'drops during every meeting'],
  ['guards it with his life', 'guards it with his life'],
  ["corrects everyone's spelling", "corrects everyone's spelling"],
  ['restarts when you look at it', 'restarts when you look at it'],
  ['scores with his eyes closed', 'scores with his eyes closed'],
  ['hands out leaflets', 'hands out leaflets'],
  ['backs into lamp posts', 'backs into lamp posts'],
  ['marks territory with glitter', 'marks territory with glitter'],
  ['claims he is innocent', 'claims he is innocent'],
  ['certified and proud', 'is certified and proud'],
  ['proud member of the choir', 'is a proud member of the choir'],
  ['master of disguise', 'is a master of disguise'],
])('R1463 a verb that is a noun as well is done where something follows that nobody has: %s', (typed, does) => {
  expect(readTrait(typed).does).toBe(does);
});

test.each(['drops of rain', 'hands on hips', 'guards', 'cracks and dents', 'heads for hats', 'scores', 'rings on every finger'])(
  'R1463 and is a thing where it is had: %s',
  (typed) => {
    expect(beginsWithDeed(typed)).toBe(false);
  },
);

const SENTENCES: readonly (readonly [theme: string, trait: string | null, told: RegExp, untold: RegExp])[] = [
  ['Taylor the turtle', null, /(?<!a )Taylor the turtle/u, /\ba Taylor/iu],
  ['Pickles the dog', null, /Pickles the dog/u, /cucumber|pickles the|burger|gherkin/u],
  ['I need a meme about Mondays', null, /Monday/u, /meme/u],
  ['my hamster Biscuit who escaped three times', null, /hamster called Biscuit/u, /cookie/u],
  ['my cat called Toast', null, /\bToast\b|\bcat\b/u, /that called|having called/u],
  ['I want a character for my best friend who loses her keys', null, /best friend who loses her keys/u, /character/u],
  ['my cat judges me when I eat pizza in bed', null, /judges anybody who eats pizza in bed/u, /somebody eats/u],
  ['the feeling when you forget why you walked in', null, /why (?:they|he|she) walked in/u, /why somebody/u],
  ['undefined is not a function', null, /“undefined is not a function”|a function/u, /an undefined/iu],
  ['semicolon', 'breaks everything when it goes missing', /./u, /that goes missing/u],
  ['snowman', 'says it is not that hot', /./u, /says he is not that hot/u],
];

test.each(SENTENCES)(
  'R1464 what was wished for stands in a sentence as English says it: %s, %s',
  (theme, trait, told, untold) => {
    const lores = Array.from({ length: 8 }, (_, seed) =>
      describeStory(conceive({ ...BLANK, mainTheme: theme, characteristicInfluence: trait }, `head-${seed}`))
        .sentences.map(({ text }) => text)
        .join(' '),
    );
    for (const lore of lores) expect(lore).not.toMatch(untold);
    expect(lores.filter((lore) => told.test(lore)).length).toBeGreaterThan(4);
  },
);
