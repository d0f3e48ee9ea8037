/** Three days of a busy hall in memory: who stands on the first page of Rising, and what bought voices are worth there. */
import { expect, test } from 'vitest';
import { risingAt } from './rising.ts';
import { HOUR_MS } from './time-windows.ts';

const HOURS = 72;
const CHARACTERS = 10_000;
const PEOPLE = 1_000;
/** How many counted votes a person gives in an hour, on average. */
const VOTES_AN_HOUR = 1;
const PAGE = 20;

interface Newborn {
  bornAt: number;
  /** How likely somebody who looks at it likes it. */
  appeal: number;
  likes: number;
  dislikes: number;
  bought: number;
}

/** Numbers from 0 to 1, the same at each run: a multiplicative congruential generator (Park and Miller, 1988). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** @returns for how many hours the character that a clique votes for stands on the first page, and how good the rest of it is. */
function simulate(boughtVotes: number): { hours: number; appeal: number } {
  const random = numbers(7);
  const all: Newborn[] = [];
  let [hours, appeal, looked] = [0, 0, 0];
  const place = ({ bornAt, likes, dislikes, bought }: Newborn) => risingAt(bornAt, likes + bought, dislikes);
  for (let hour = 0; hour < HOURS; hour += 1) {
    const now = hour * HOUR_MS;
    for (let born = 0; born < CHARACTERS / HOURS; born += 1)
      all.push({ bornAt: now + (born * HOUR_MS * HOURS) / CHARACTERS, appeal: random() ** 2, likes: 0, dislikes: 0, bought: 0 });
    // A dull one, born after a day, when the hall is full.
    if (hour === 24) all.push({ bornAt: now, appeal: 0.02, likes: 0, dislikes: 0, bought: boughtVotes });
    const ranked = all.toSorted((a, b) => place(b) - place(a));
    const first = ranked.slice(0, PAGE);
    if (first.some(({ bought }) => bought > 0)) hours += 1;
    if (hour > 24) [appeal, looked] = [appeal + first.reduce((sum, one) => sum + one.appeal, 0), looked + PAGE];
    for (let vote = 0; vote < PEOPLE * VOTES_AN_HOUR; vote += 1) {
      // One look in two at Rising, the other at what is new.
      const list = random() < 0.5 ? ranked.slice(0, 100) : all.slice(-200);
      const one = list[Math.floor(random() * list.length)];
      if (one && random() < one.appeal) one.likes += 1;
      else if (one && random() < 0.3) one.dislikes += 1;
    }
  }
  return { hours, appeal: appeal / looked };
}

test('R415 what people like rises: the first page is far better than the hall', () => {
  // Of all it is a third.
  expect(simulate(0).appeal).toBeGreaterThan(0.6);
});

test('R415 a clique of ten gets nowhere in a busy hall, one of a hundred stays for less than a day and a half', () => {
  expect(simulate(10).hours).toBeLessThanOrEqual(3);
  expect(simulate(100).hours).toBeLessThanOrEqual(36);
});

test('R415 bought voices are worth half a day for each doubling, and no more', () => {
  const worth = (votes: number) => (risingAt(0, votes, 0) * 1_000) / HOUR_MS;
  expect(worth(10)).toBeLessThan(37);
  for (let votes = 1; votes < 5_000; votes *= 2) expect(worth(votes * 2) - worth(votes)).toBeLessThanOrEqual(18);
  for (let votes = 64; votes < 5_000; votes *= 2) expect(worth(votes * 2) - worth(votes)).toBeLessThanOrEqual(12.5);
});
