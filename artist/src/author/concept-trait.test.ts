import { expect, test } from 'vitest';
import { subjectOf } from './testing.ts';

test('who is always late does nothing always', () => {
  const wish = { mainTheme: 'boulanger', bodyInfluence: 'escargot', characteristicInfluence: 'toujours en retard' };
  expect(subjectOf(wish).trait?.does).toBe('is always late');
});

test('whose something is goes with the pronoun of the rest', () => {
  const pronouns = { they: 'she', them: 'her', their: 'her', themself: 'herself' } as const;
  expect(subjectOf({ mainTheme: 'koala', characteristicInfluence: 'holding its head' }, pronouns).trait?.does).toBe(
    'is holding her head',
  );
});
