import { expect, test } from 'vitest';
import { conceive } from './conceive.ts';
import { lookOf } from './concept.ts';
import { BLANK } from './testing.ts';

test.each(['no wifi', 'no internet at my grandparents house for two weeks'])('R1384 what is denied is read (%s)', (theme) => {
  const { trait, props, also = [] } = conceive({ ...BLANK, mainTheme: theme }, '3');
  expect(trait).toMatchObject({ letters: theme.split(' ').slice(0, 2).join(' ') });
  expect([...props, ...also].map(lookOf)).not.toContain('own-code-laptop');
});
