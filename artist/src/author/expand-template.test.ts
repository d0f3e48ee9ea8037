import { expect, test } from 'vitest';
import { createChance } from '../drawing/random.ts';
import { createExpander } from './expand-template.ts';

const expander = (tables: Record<string, string[]>, values: Record<string, string> = {}, fresh?: ReadonlySet<string>) =>
  createExpander({ tables, values, pick: createChance('grammar').pick, ...(fresh ? { fresh } : {}) });

test('a slot keeps what it was filled with, and is definite when met again', () => {
  const expand = expander({ rival: ['a goose from {town}'], town: ['Lucca', 'Bari', 'Trento'] });
  const first = expand('{rival}');
  expect(first).toMatch(/^a goose from (?:Lucca|Bari|Trento)$/u);
  expect(expand('{Rival}')).toBe(first.replace('a goose', 'The goose'));
});

test('a numbered slot is another one', () => {
  const expand = expander({ town: ['Lucca', 'Bari'] });
  expect(new Set([expand('{town}'), expand('{town.2}')])).toEqual(new Set(['Lucca', 'Bari']));
});

test('a fresh slot does not repeat itself until it has to', () => {
  const expand = expander({ count: ['one', 'two', 'three'] }, {}, new Set(['count']));
  expect(new Set(expand('{count} {count} {count}').split(' ')).size).toBe(3);
});

test('a value is data: its braces are not slots', () => {
  expect(expander({ town: ['Lucca'] }, { theme: '{town} $& {nobody}' })('{theme}')).toBe('{town} $& {nobody}');
});

test('an unknown slot is an error, not a gap', () => {
  expect(() => expander({})('{nobody}')).toThrow('{nobody}');
});
