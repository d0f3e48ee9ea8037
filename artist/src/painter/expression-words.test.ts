import { describe, expect, it } from 'vitest';
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
