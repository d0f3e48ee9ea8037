import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FINISHES, type Finish } from '../contract/characters.ts';
import { countFor } from '../testing/full-run-counts.ts';
import { bestFinish, drawFinish, FINISH_ODDS, finishOf, requestHashOf } from './finish.ts';

const SECRET = '0f'.repeat(32);
const finish = fc.constantFrom(...FINISHES);
const hash = fc.uuid().map((id) => createHash('sha256').update(id).digest('hex'));
const secret = fc.stringMatching(/^[0-9a-f]{64}$/);

/** Another way to compute it, as docs/rules.md says: with Node's own functions. */
function drawnByHand(key: string, text: string): number {
  const digits = createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('hex').slice(0, 13);
  return (Number.parseInt(digits, 16) / 16 ** 13) * 100;
}

test('R360 each finish takes as much of a hundred as its odds say, the rarest first, and plain the rest', () => {
  const parts = 100_000;
  const counts = new Map<Finish, number>();
  for (let at = 0; at < parts; at++) {
    const found = finishOf((at + 0.5) / (parts / 100));
    counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  expect([...counts.keys()]).toEqual([...FINISHES].reverse());
  for (const [name, oneIn] of Object.entries(FINISH_ODDS)) expect(counts.get(name as Finish)).toBe(parts / oneIn);
  expect(counts.get('plain')).toBe(73_900);
});

test('R360 births come out as the odds say', async () => {
  const births = countFor({ slice: 20_000, full: 200_000 });
  const counts = new Map<Finish, number>();
  for (let at = 0; at < births; at++) {
    const found = await drawFinish(SECRET, { requestHash: `birth ${at}`, inheritable: null });
    counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  for (const [name, oneIn] of Object.entries(FINISH_ODDS)) {
    const expected = births / oneIn;
    // Five standard deviations of a binomial count.
    expect(Math.abs((counts.get(name as Finish) ?? 0) - expected)).toBeLessThan(5 * Math.sqrt(expected));
  }
});

test('R361 a finish follows from the secret and the hash alone, and anybody computes the same', async () => {
  await fc.assert(
    fc.asyncProperty(secret, hash, async (key, requestHash) => {
      const drawn = await drawFinish(key, { requestHash, inheritable: null });
      expect(drawn).toBe(finishOf(drawnByHand(key, `finish|${requestHash}`)));
      expect(await drawFinish(key, { requestHash, inheritable: null })).toBe(drawn);
    }),
  );
  expect(await requestHashOf('0190')).toBe(createHash('sha256').update('0190').digest('hex'));
});

test('R362 a fusion is never worse than its own draw, and inherits the best source in one case of two', async () => {
  await fc.assert(
    fc.asyncProperty(secret, hash, finish, async (key, requestHash, inheritable) => {
      const own = await drawFinish(key, { requestHash, inheritable: null });
      const inherits = drawnByHand(key, `inherit|${requestHash}`) < 50;
      expect(await drawFinish(key, { requestHash, inheritable })).toBe(inherits ? bestFinish([own, inheritable]) : own);
    }),
  );
  const fusions = 4_000;
  let golden = 0;
  for (let at = 0; at < fusions; at++)
    golden += Number((await drawFinish(SECRET, { requestHash: `fusion ${at}`, inheritable: 'golden' })) === 'golden');
  expect(Math.abs(golden - fusions / 2)).toBeLessThan(5 * Math.sqrt(fusions / 4));
});

test('R362 the best of several is the rarest, and of none it is plain', () => {
  expect(bestFinish(['foil', 'golden', 'neon'])).toBe('golden');
  expect(bestFinish(['plain', 'negative', 'foil'])).toBe('negative');
  expect(bestFinish([])).toBe('plain');
});
