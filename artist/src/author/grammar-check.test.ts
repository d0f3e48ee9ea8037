/** The author's grammar, judged by somebody else. */
import { countFor } from '@chaos/shared/testing/full-run-counts';
import { beforeAll, expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import type { BattleScene } from '../types.ts';
import { callBoth } from './battle/callings.ts';
import { tellBattle } from './battle/tell-battle.ts';
import { startChecker } from './testing-checker.ts';
import { imagineWish, TYPED } from './testing-wishes.ts';
import { writeCharacter } from './write-character.ts';

const WISHES = countFor({ slice: 50, full: 1000 });
const STORIES = countFor({ slice: 8, full: 200 });
const LORES_OF_NAMES = countFor({ slice: 3, full: 8 });
const MINUTES = 60_000;

let check: Awaited<ReturnType<typeof startChecker>>;
beforeAll(async () => {
  check = await startChecker();
});

test('of the lores of wishes of all kinds, at most one in a hundred has a fault', { timeout: 10 * MINUTES }, async () => {
  const faulty: string[] = [];
  for (let index = 0; index < WISHES; index += 1) {
    const { name, description } = writeCharacter(conceive(imagineWish(`${index}`), `${index}`));
    const faults = await check({ names: [name], text: description });
    if (faults.length > 0) faulty.push(`${index}: ${faults.join('; ')}`);
  }
  expect(faulty.length, faulty.join('\n')).toBeLessThanOrEqual(Math.max(1, WISHES / 100));
});

test('no story of a battle between them has a fault', { timeout: 10 * MINUTES }, async () => {
  for (let index = 0; index < STORIES; index += 1) {
    const [first, second] = [0, 1].map((side) => writeCharacter(conceive(imagineWish(`${index}/${side}`), `${index}/${side}`)));
    if (!first || !second) throw new RangeError('a battle needs two');
    const scene: BattleScene = {
      first: { ...first, score: 60 + (index % 7), isFused: false },
      second: { ...second, score: 50 + (index % 23), isFused: false },
      winner: 60 + (index % 7) > 50 + (index % 23) ? 1 : 2,
      probability1Wins: 50,
    };
    const calls = callBoth(first.name, second.name).flatMap(({ full, short }) => [full, short]);
    expect(await check({ names: calls, text: tellBattle(scene, `${index}`) })).toEqual([]);
  }
});

test('the checker sees what a reader would see', async () => {
  const wrong = [
    'She wear sneakers, and nobody minds.',
    'A eagle sat down on a toaster.',
    'In a canadian suburb, an owl became Bob.',
    'In a purple car park, an insomnia was voted off the ark.',
    'A halloween came early to new york.',
  ];
  for (const text of wrong) expect(await check({ names: [], text }), text).not.toEqual([]);
  expect(await check({ names: ['Bob'], text: 'Bob is half owl, half toaster, and pays rent for both halves.' })).toEqual([]);
});

test.each(TYPED.names)('the name %s takes no article that is not its own', (mainTheme) => {
  const wish = { ...imagineWish('none'), mainTheme };
  for (let index = 0; index < LORES_OF_NAMES; index += 1) {
    const concept = conceive(wish, `${index}`);
    const { theme } = concept;
    if (/^(?:Pippi Langstrumpf|Tesla|iPhone|Monday|Eiffel Tower|Statue of Liberty|Titanic|Hulk)$/u.test(theme.word)) continue;
    const { description } = writeCharacter(concept);
    const escaped = theme.word.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/\\\.(?= |$)/gu, '\\.?');
    expect(description).not.toMatch(new RegExp(`\\b(?:an|a|A|An) ${escaped}\\b(?! tree)`, 'u'));
    expect(description).toMatch(new RegExp(escaped, 'u'));
  }
});
