/** The grammar of the author, judged by somebody else's. */
import { countFor } from '@chaos/shared/testing/counts';
import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { startChecker } from './testing-checker.ts';
import { imagineWish, TYPED } from './testing-wishes.ts';
import { writeCharacter } from './write-character.ts';

const WISHES = countFor({ slice: 300, full: 1000 });
const MINUTES = 60_000;

test('of the lores of wishes of all kinds, at most one in a hundred has a fault', { timeout: 5 * MINUTES }, async () => {
  const check = await startChecker();
  const faulty: string[] = [];
  for (let index = 0; index < WISHES; index += 1) {
    const { name, description } = writeCharacter(conceive(imagineWish(`${index}`), `${index}`));
    const faults = await check({ name, text: description });
    if (faults.length > 0) faulty.push(`${index}: ${faults.join('; ')}`);
  }
  expect(faulty.length / WISHES, faulty.join('\n')).toBeLessThanOrEqual(0.01);
});

test('the checker sees what a reader would see', { timeout: MINUTES }, async () => {
  const check = await startChecker();
  const wrong = [
    'She wear sneakers, and nobody minds.',
    'A eagle sat down on a toaster.',
    'In a canadian suburb, an owl became Bob.',
    'In a purple car park, an insomnia was voted off the ark.',
    'A halloween came early to new york.',
  ];
  for (const text of wrong) expect(await check({ name: 'Bob', text }), text).not.toEqual([]);
  expect(await check({ name: 'Bob', text: 'Bob is half owl, half toaster, and pays rent for both halves.' })).toEqual([]);
});

test.each(TYPED.names)('the name %s takes no article that is not its own', (mainTheme) => {
  const wish = { ...imagineWish('none'), mainTheme };
  for (let index = 0; index < 8; index += 1) {
    const { theme } = conceive(wish, `${index}`);
    const { description } = writeCharacter(conceive(wish, `${index}`));
    if (/^(?:Tesla|iPhone|Monday|Eiffel Tower|Statue of Liberty|Titanic|Hulk)$/u.test(theme.word)) continue;
    const escaped = theme.word.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/\\\.(?= |$)/gu, '\\.?');
    expect(description).not.toMatch(new RegExp(`\\b(?:an|a|A|An) ${escaped}\\b`, 'u'));
    expect(description).toMatch(new RegExp(escaped, 'u'));
  }
});
