import { expect, test } from 'vitest';
import { conceive } from './conceive.ts';
import { lookOf } from './concept.ts';
import { BLANK } from './testing.ts';

test.each(['my dog Luna', 'my cat Stella'])('R1147 a beast has a name, and is nothing that the name says: %s', (theme) => {
  const { theme: hero, body, trait, props } = conceive({ ...BLANK, mainTheme: theme }, 'name');
  expect(hero.piece).toBe(body.piece);
  const name = theme.split(' ').at(-1)?.toLowerCase();
  expect([trait, ...props].map((idea) => lookOf(idea)).join(' ')).toContain(name);
});
