import { expect, test } from 'vitest';
import { isPerson } from '../pieces/people.ts';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';

const pieceOf = (mainTheme: string) => conceive({ ...BLANK, mainTheme }, 'a').theme.piece;

test.each(['Sandburgenbauer', 'Schnäppchenjäger', 'Pilzsammler', 'Hundebesitzer', 'Handtaschenräuberin', 'Warmduscher'])(
  'R917 who does what a long word says is somebody: %s',
  (mainTheme) => expect(isPerson(pieceOf(mainTheme) ?? '')).toBe(true),
);

test.each(['vacuum cleaner', 'Staubsauger', 'CD player', 'Plattenspieler', 'Vogelbauer', 'Taschenmesser', 'Bretter'])(
  'R917 what is called like somebody is nobody: %s',
  (mainTheme) => expect(isPerson(pieceOf(mainTheme) ?? '')).toBe(false),
);
