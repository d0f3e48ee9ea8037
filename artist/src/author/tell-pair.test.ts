import { expect, test } from 'vitest';
import { tellPair } from './tell-pair.ts';

test.each([
  ['lighthouse and moth', 'lighthouse with a moth'],
  ['a candle and its moth', 'a candle with its moth'],
  ['a fisherman and a seagull', 'a fisherman with a seagull'],
  ['the owl and the teapot', 'the owl with the teapot'],
  ['a postman and a dog', 'a postman with a dog'],
  ['a pitcher and a glass', 'a pitcher with a glass'],
  ['the carrot and the stick', 'the carrot and the stick'],
  ['needle and thread', 'needle and thread'],
  ['man and wife', 'man and wife'],
  ['batman and joker', 'batman and joker'],
  ['fish and chips', 'fish and chips'],
  ['war and peace', 'war and peace'],
  ['bed and breakfast', 'bed and breakfast'],
  ['gin and tonic', 'gin and tonic'],
  ['sun and moon', 'sun and moon'],
  ['cats and dogs', 'cats and dogs'],
  ['salt and pepper', 'salt and pepper'],
  ['black and white', 'black and white'],
  ['a frog that eats and sleeps', 'a frog that eats and sleeps'],
  ['Romeo and Juliet', 'Romeo and Juliet'],
])('R1071 of two that are wished for as one the second is beside the first: %s', (words, told) => {
  expect(tellPair(words)).toBe(told);
});
