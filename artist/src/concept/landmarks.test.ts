import { expect, test } from 'vitest';
import { pieceForEmoji } from '../pieces/vocabulary.ts';
import { conceive } from './conceive.ts';
import { lookOf } from './concept.ts';
import { LANDMARKS } from './landmarks.ts';
import { BLANK } from './testing.ts';

test.each([
  ['Paris', '1f5fc'],
  ['Venezia', '1f6f6'],
  ['London', '1f68c'],
  ['new york', '1f5fd'],
  ['München', '1f968'],
  ['Egypt', 'own-pyramid'],
])('R1357 a place that is all of a wish is the thing that it is known by, there: %s', (mainTheme, look) => {
  const { theme, body, style } = conceive({ ...BLANK, mainTheme }, 'place');
  expect([lookOf(theme), lookOf(body)]).toEqual([look, look]);
  expect(style.backdrop).toContain(`=${mainTheme.toLowerCase()}`);
});

test('R1357 each name in the table finds its landmark', () => {
  const lost = LANDMARKS.flatMap(([look, places]) => {
    const [emoji = ''] = look.split('#');
    const piece = emoji.startsWith('own-') ? emoji : pieceForEmoji(emoji);
    return places.split(', ').filter((mainTheme) => lookOf(conceive({ ...BLANK, mainTheme }, 'table').theme) !== piece);
  });
  expect(lost).toEqual([]);
});

test('R1357 whoever travels there, or has a body of another kind, is no tower', () => {
  expect(lookOf(conceive({ ...BLANK, mainTheme: 'a trip to Paris' }, 'trip').theme)).toBe('1f9d1');
  expect(lookOf(conceive({ ...BLANK, mainTheme: 'Paris', bodyInfluence: 'croissant' }, 'body').theme)).toBe('own-croissant');
});
