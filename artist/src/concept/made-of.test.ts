import { expect, test } from 'vitest';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';

test.each(['a snowman made of cheese', 'snowman built entirely from cheese'])(
  'R992 whoever is made of a food is who is seen: %s',
  (mainTheme) => {
    const { theme, body } = conceive({ ...BLANK, mainTheme }, 'made');
    expect([theme.piece, body.piece]).toEqual(['26c4', '1f9c0']);
  },
);
