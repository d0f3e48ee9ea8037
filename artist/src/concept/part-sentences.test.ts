import { expect, test } from 'vitest';
import { describeStory } from '../author/write-character.ts';
import { conceive } from './conceive.ts';
import { partSentences } from './part-sentences.ts';
import { BLANK } from './testing.ts';

test.each([
  [
    'Can you do my dad please, he is a postman and scared of every single dog.',
    'my dad who is a postman',
    'scared of every single dog',
  ],
  [
    'I want a really tall llama with a piano on its head. Please make him wear roller skates.',
    'a really tall llama with a piano on its head',
    'wears roller skates',
  ],
  [
    'It is a microwave that thinks it is a president. It always cries at midnight.',
    'a microwave that thinks it is a president',
    'always cries at midnight',
  ],
  ['i want a big red dragon pls. it should eat pizza', 'a big red dragon', 'eats pizza'],
  ['make a cow that flies. give her sunglasses', 'a cow that flies', 'sunglasses'],
  ['My sister is a bee and she stings everyone.', 'My sister who is a bee', 'stings everyone'],
  ['I would love to see a bear. The bear is baking a cake.', 'a bear', 'baking a cake'],
  ['please draw my grandpa he is a plumber and loves cheese', 'my grandpa who is a plumber', 'loves cheese'],
  ['can i get a duck? it has to be on a skateboard', 'a duck', 'on a skateboard'],
  ['Bob is a crab. He plays the drums.', 'Bob the crab', 'plays the drums'],
  ['a banana. it has arms. it runs marathons.', 'a banana', 'has arms and runs marathons'],
  ['I want a dinosaur. It must have a party hat.', 'a dinosaur', 'a party hat'],
  ['There was a king. He had no crown.', 'a king', 'had no crown'],
  ['We need a mascot. A goat with a megaphone.', 'A goat with a megaphone', null],
  ['make my dog. he is called Bruno', 'my dog Bruno', null],
  ['A llama. It wears a hat. It is a pilot.', 'A llama who is a pilot', 'wears a hat'],
  ['A parrot that says thank you. It is blue.', 'A parrot that says thank you', 'blue'],
  ['a cow. It is raining', 'a cow in the rain', null],
  ['my school but everything is blue', 'my school', 'blue'],
  ['a wedding but everyone is drunk', 'a wedding', 'drunk'],
])('R1274 a second sentence says more of the same one: %s', (mainTheme, who, does) => {
  const { mainTheme: theme, characteristicInfluence: trait } = partSentences({ ...BLANK, mainTheme });
  expect([theme, trait]).toEqual([who, does]);
});

test.each([
  'a cat',
  'I like trains. Trains are cool.',
  'Me and my dog. We love cheese.',
  'Mr. Bean',
  'dr. who',
  'a frog, it was a long day',
  'my face when he is late',
])('R1274 what is no second sentence stays as it is: %s', (mainTheme) => {
  expect(partSentences({ ...BLANK, mainTheme })).toEqual({ ...BLANK, mainTheme });
});

test('R1274 where somebody asked how it is, that stays', () => {
  const wish = { ...BLANK, mainTheme: 'a frog. It wears a hat.', characteristicInfluence: 'sleepy' };
  expect(partSentences(wish)).toEqual(wish);
});

test.each([
  'Can you do my dad please, he is a postman and scared of every single dog.',
  'I want a frog. He has to wear a tiny hat.',
])('R1274 no lore pastes the request: %s', (mainTheme) => {
  for (const seed of ['0', '1', '2', '3']) {
    const lore = describeStory(conceive({ ...BLANK, mainTheme }, seed))
      .sentences.map(({ text }) => text)
      .join(' ');
    expect(lore).not.toMatch(/please|can you|I want|He has to/u);
  }
});

test('R1276 what everybody is in it is its other half', () => {
  const { mainTheme, bodyInfluence } = partSentences({ ...BLANK, mainTheme: 'Star Wars but they are all cats' });
  expect([mainTheme, bodyInfluence]).toEqual(['Star Wars', 'cat']);
});
