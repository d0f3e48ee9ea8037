import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitSentences } from './split-sentences.ts';

test('R376 a story is cut where its sentences end, and a shout stays with what came before', () => {
  const story =
    'Frigo walked into the ring at noon. Bam!\nNobody knew why the bananas were so quiet. "It is over," said the toaster.';
  expect(splitSentences(story)).toEqual([
    'Frigo walked into the ring at noon. Bam!',
    'Nobody knew why the bananas were so quiet.',
    '"It is over," said the toaster.',
  ]);
});

test('R376 whatever the story, no word of it is lost or told twice', () => {
  const words = (text: string) => text.split(/\s+/u).filter((word) => word !== '');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (story) => {
      expect(words(splitSentences(story).join(' ')).join('')).toBe(words(story).join(''));
    }),
  );
});
