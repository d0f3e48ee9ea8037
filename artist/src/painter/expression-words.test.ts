import { describe, expect, it, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { translateWish } from '../translation/translate-wish.ts';
import { hearExpressions } from './expression-words.ts';

const heard = (text: string) => hearExpressions(text).map(({ expression }) => expression);

describe('hearExpressions', () => {
  it.each([
    ['spiral eyes', ['spiral eyes']],
    ['spiralförmige Augen', ['spiral eyes']],
    ['uses its trunk as a hose', ['spout']],
    ['finger on lips, no noise', ['shush']],
    ['blowing a whistle', ['blow a whistle']],
    ['whistling', ['whistle']],
    ['müde Augen', ['tired']],
    ['mélancolique', ['sad']],
    ['매운 눈물을 흘린다', ['cry']],
    ['ينام كثيرا', ['asleep']],
    ['dönen ve gülen', ['laugh', 'spinning']],
    ['jalouse', ['jealous']],
    ['居眠りしている', ['asleep']],
    ['зевает', ['yawn']],
  ])('finds what %s says that somebody does', (text, expressions) => {
    expect(heard(text)).toEqual(expressions);
  });

  it.each(['Wein', 'exhaust pipe', 'choral music', 'never yawning', 'wide stance'])('hears nothing of it in %s', (text) => {
    expect(heard(text)).toEqual([]);
  });
});

test.each([
  ['annoying', 'annoying'],
  ['frenetico', 'wild'],
  ['madrugador', 'early rising'],
  ['mattiniera', 'early rising'],
  ['3 tage wach', 'awake'],
  ['awake for three days', 'awake'],
  ['gracioso', 'funny'],
  ['explosive temper', 'angry'],
  ['hitzköpfig', 'angry'],
  ['熱血', 'hot blooded'],
  ['孤独な', 'lonely'],
  ['ruidoso', 'shouting'],
  ['laut', 'shout'],
])('R832 what people say of each other every day is seen in a face, in six languages: %s', (said, expression) => {
  const english = translateWish({ ...BLANK, characteristicInfluence: said }).characteristicInfluence;
  expect(hearExpressions(english ?? said).map((heard) => heard.expression)).toEqual([expression]);
  const { trait, props } = conceive({ ...BLANK, mainTheme: 'toilet', characteristicInfluence: said }, 'said');
  expect([trait, ...props].every(({ piece }) => piece !== null)).toBe(true);
});
