import { expect, test } from 'vitest';
import { describeEnd, sayEndsAs } from './describe-suspension-end.ts';

test('R302 the end of a suspension is said in universal time', () => {
  expect(describeEnd(new Date('2026-11-29T10:05:59Z'))).toBe('until 29 Nov 2026, 10:05 UTC');
  expect(describeEnd(new Date('2027-01-01T00:00:00+02:00'))).toBe('until 31 Dec 2026, 22:00 UTC');
  expect(describeEnd(null)).toBe('until further notice');
});

test('R528 R302 its time in a sentence is said by the clock of whoever reads it', () => {
  const end = new Date('2026-11-29T10:05:00Z');
  const say = (sentence: string) => sayEndsAs(sentence, (at) => `<${at.toISOString()}>`);
  expect(say(`It rests ${describeEnd(end)}. Nothing has changed.`)).toBe(
    'It rests until <2026-11-29T10:05:00.000Z>. Nothing has changed.',
  );
  expect(say(describeEnd(null))).toBe('until further notice');
  // Somebody's name is left alone.
  for (const name of ['99 Foo 2026, 99:99 UTC', 'until 99 Foo 2026, 99:99 UTC', '1 Jan 2026, 10:00 UTC'])
    expect(say(`${name} is locked.`)).toBe(`${name} is locked.`);
});
