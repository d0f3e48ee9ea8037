import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { writeCharacter } from './write-character.ts';

test.each([
  ['a hamster who drives a forklift', 'forklift'],
  ['umbrella bat', 'umbrella'],
  ['croissant crab', 'croissant'],
])('R914 what the theme names itself is no other half of it: %s', (mainTheme, part) => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const concept = conceive({ ...BLANK, mainTheme }, seed);
    expect(concept.body).toMatchObject({ word: part, given: false });
    const { description } = writeCharacter(concept);
    expect(description).not.toContain(`${part} half`);
    expect(description).not.toMatch(new RegExp(`${mainTheme}(?: \\S+){1,4} (?:and|with|into|by) an? ${part}\\b`, 'u'));
  }
});

test('R914 who asks for another half gets it told', () => {
  const halves = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const concept = conceive({ ...BLANK, mainTheme: 'bat', bodyInfluence: 'umbrella' }, seed);
    return writeCharacter(concept).description;
  });
  for (const description of halves) expect(description).toContain('umbrella');
});

const FIRST = 'umbrella, moth, cheese, cactus, tax, lawnmower, bedpan, syringe, pickle, homesick'.split(', ');
const SECOND = 'bat, lamp, moon, balloon, return, shark, knight, flamingo, lawyer, snowman'.split(', ');
const MORE = [
  'a hamster who drives a forklift',
  'a raccoon who stole a cake',
  '1000 spoons',
  '7 bees in a trenchcoat',
  'penalty shootout anxiety',
  'Steuererklärung',
  'un pulpo torero',
];
const WISHES = [...FIRST.flatMap((first) => SECOND.map((second) => `${first} ${second}`)), ...MORE];
/** Another of its kind is a joke. */
const ANOTHER = /(?:another|other|ordinary|real|second|every|more|only|of a|being a|be a) (?:\p{Ll}+ )?$/iu;

test('R931 no sentence tells twice of what was wished for, unless of another of its kind', () => {
  const twice: string[] = [];
  for (const mainTheme of WISHES)
    for (const seed of ['1', '2', '3']) {
      const concept = conceive({ ...BLANK, mainTheme }, seed);
      const { name, description } = writeCharacter(concept);
      const words = concept.theme.english ?? concept.theme.word;
      const head =
        words
          .split(/ (?:who|in|with) /u)[0]
          ?.split(' ')
          .at(-1) ?? words;
      const sentences = description.replaceAll(name, 'N').split(/(?<=\.) /u);
      const repeats = sentences.filter((sentence) => {
        const [, ...others] = sentence.split(new RegExp(`\\b${head}\\b`, 'iu'));
        return (
          others.length > 1 &&
          !ANOTHER.test(
            sentence
              .split(new RegExp(`\\b${head}\\b`, 'iu'))
              .slice(0, -1)
              .join(head),
          )
        );
      });
      twice.push(...repeats.map((sentence) => `${mainTheme} ${seed}: ${sentence}`));
    }
  expect(twice).toEqual([]);
});

test('R932 no lore says its name or what was asked for more than twice', () => {
  const wishes = [
    { mainTheme: 'baguette detective', bodyInfluence: 'long and thin' },
    { mainTheme: 'snowman', bodyInfluence: 'made of snow' },
    { mainTheme: 'high speed train penguin' },
    { mainTheme: 'axolotl', bodyInfluence: 'pink and chubby' },
  ];
  for (const wish of wishes)
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const { name, description } = writeCharacter(conceive({ ...BLANK, ...wish }, seed));
      for (const words of [name, wish.mainTheme, wish.bodyInfluence ?? name])
        expect(description.split(words).length - 1, description).toBeLessThanOrEqual(2);
    }
});

test('R933 whose something is may be told in four words, and is no quotation', () => {
  const mainTheme = "my late husband's garden gnome";
  const { description } = writeCharacter(conceive({ ...BLANK, mainTheme, bodyInfluence: 'with a grey beard' }, '1'));
  expect(description).toContain(mainTheme);
  expect(description).not.toContain(`“${mainTheme}`);
});
