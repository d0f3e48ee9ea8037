import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { writeCharacter } from './write-character.ts';

test.each([
  ['geduld', 'patience'],
  ['plankenkoorts', 'stage fright'],
  ['Zahnarztangst', 'fear of the dentist'],
  ['dolor de espalda', 'back pain'],
  ['boleto vencido', 'unpaid bill'],
  ['Stau auf der A8', 'traffic jam'],
  ['야근', 'overtime'],
  ['la siesta', 'nap'],
  ['pieczątka', 'rubber stamp'],
  ['raccomandata', 'registered letter'],
  ['vergonha alheia', 'second-hand embarrassment'],
  ['regenlaars', 'rubber boot'],
  ['Katzenklo', 'litter box'],
])('R1378 what has a name in English is told by that, and is no strange word: %s', (mainTheme, told) => {
  for (const seed of ['1', '2', '3']) {
    const { description } = writeCharacter(conceive({ ...BLANK, mainTheme }, seed));
    expect(description).toContain(told);
    expect(description).not.toContain(`“${mainTheme}”`);
  }
});
