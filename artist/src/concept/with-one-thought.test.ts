import { expect, test } from 'vitest';
import { describeStory } from '../author/write-character.ts';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';
import { withOneThought } from './with-one-thought.ts';

test.each([
  ['no legs giraffe', 'giraffe with no legs'],
  ['no arms t-rex', 't-rex with no arms'],
  ['no teeth shark', 'shark with no teeth'],
  ['no face', 'no face'],
  ['no smoking sign', 'no smoking sign'],
  ['my therapist says no', 'a therapist who says no'],
  ['my uncle says hi', 'an uncle who says hi'],
  ['computer says no', 'computer says no'],
  ['cat and a printer fighting', 'cat fighting with a printer'],
  ['a dog and a cat', 'a dog and a cat'],
  ['hose with no horse just the hose', 'hose with no horse'],
  ['a fat cat who rules the shop. my wife loves begonias', 'a fat cat who rules the shop'],
  ['ein dicker Kater. meine Frau liebt Begonien', 'ein dicker Kater'],
  ['un gato gordo. mi mujer adora las flores', 'un gato gordo'],
  ['un chat énorme. ma femme aime les fleurs', 'un chat énorme'],
  ['un gatto grasso. mia moglie ama i fiori', 'un gatto grasso'],
  ['um gato gordo. minha mulher ama flores', 'um gato gordo'],
  ['een dikke kat. mijn vrouw houdt van bloemen', 'een dikke kat'],
  ['gruby kot. moja żona kocha kwiaty', 'gruby kot'],
  ['en fet katt. min fru älskar blommor', 'en fet katt'],
  ['my cat. my wife is a dentist with wings', 'my cat. my wife is a dentist with wings'],
])('R1268 a wish is read as one thought, whatever stands first in it: %s', (typed, meant) => {
  expect(withOneThought(typed)).toBe(meant);
});

test.each(['no legs giraffe', 'no head horse', 'no nose cat', 'my therapist says no', 'hose with no horse just the hose'])(
  'R1268 the lore begins with whoever is meant, in whole sentences: %s',
  (mainTheme) => {
    for (const seed of ['1', '2', '3', '4']) {
      const lore = describeStory(conceive({ ...BLANK, mainTheme }, seed))
        .sentences.map(({ text }) => text)
        .join(' ');
      expect(lore).toMatch(/giraffe|horse|cat|therapist|hose/iu);
      expect(lore).not.toMatch(/\b(?:a|an) (?:no|legs) |says no (?!\p{L}+ed\b)showed|that that/iu);
    }
  },
);
