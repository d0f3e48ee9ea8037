import { expect, test } from 'vitest';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';

test.each(['Taylor Swift fan', 'Adele fan', 'un fan de Shakira'])(
  'R1153 whose fan somebody is tells what they are at, and no football: %s',
  (theme) => {
    const { theme: hero, style } = conceive({ ...BLANK, mainTheme: theme }, 'club');
    expect([nameOfPiece(hero.piece ?? ''), style.backdrop]).toEqual(['person', 'stage']);
  },
);

test.each(['Frankfurt fan', 'a fan of Werder Bremen', 'a tractor fan'])(
  'R973 a fan is somebody, and cools nobody: %s',
  (mainTheme) => {
    const { theme, body } = conceive({ ...BLANK, mainTheme }, 'a');
    expect([theme.piece, body.piece]).not.toContain('1faad');
  },
);
