/** Fairness of the line, on the real statements with workers that cost nothing, counted in rounds of all slots. */

import { pauseKind, resumeKind } from '@chaos/shared/core/tickets/paused-kinds';
import { readPlaces } from '@chaos/shared/core/tickets/queue-positions';
import { readTickets } from '@chaos/shared/core/tickets/read-tickets';
import { type Holder, holderUserId } from '@chaos/shared/core/tickets/ticket-holder';
import type { Database } from '@chaos/shared/platform/database';
import { countFor } from '@chaos/shared/testing/full-run-counts';
import { readWholeLine } from '@chaos/shared/testing/reference-queue-order';
import { type LineStage, newVisitor, openLineStage } from '@chaos/shared/testing/simulated-queue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

type Kind = 'member' | 'visitor';
const KINDS: Kind[] = ['member', 'visitor'];

const newPerson = (stage: LineStage, kind: Kind): Promise<Holder> | Holder =>
  kind === 'member' ? stage.newMember() : newVisitor();

/** The whole line as it stands, next one first. */
const readLine = async (db: Database) => (await readWholeLine(db)).map(({ id }) => id);

/** Lets rounds pass until these have ended. @returns the round in which each ended, in order. */
async function playRounds(stage: LineStage, ids: readonly string[], secondsEach: number): Promise<number[]> {
  const wanted = new Set(ids);
  const ended: number[] = [];
  for (let round = 1; ended.length < ids.length; round += 1) {
    await stage.setClock(round * secondsEach);
    const begun = await stage.begin();
    for (const run of begun) {
      await stage.finish(run);
      if (wanted.has(run.ticketId)) ended.push(round);
    }
  }
  return ended;
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Many times what all slots take while the others wait. */
const MANY = countFor({ slice: 200, full: 1_000 });

describe(`trust 18: one person with ${MANY} tickets and twenty with one each`, () => {
  const cases = KINDS.flatMap((hog) => KINDS.map((others) => ({ hog, others })));
  const paces = [
    { slots: 1, secondsEach: 1 },
    { slots: 2, secondsEach: 30 },
    { slots: 4, secondsEach: 110 },
  ];

  test.each(cases)(
    `a $hog with ${MANY} beside twenty of kind $others: these wait at most twice as long as alone`,
    async ({ hog, others }) => {
      await using stage = await openLineStage();
      for (const { slots, secondsEach } of paces) {
        await stage.setSlots(slots);
        const waits = async (isHogThere: boolean) => {
          await stage.clear();
          await stage.setClock(0);
          if (isHogThere) {
            await stage.ask(await newPerson(stage, hog), 'generation', MANY);
            // The queue is full of the one person's tickets when the others come.
            await stage.dispatch();
          }
          const ids: string[] = [];
          for (let index = 0; index < 20; index += 1) ids.push(...(await stage.ask(await newPerson(stage, others))));
          return playRounds(stage, ids, secondsEach);
        };
        const [alone, beside] = [await waits(false), await waits(true)];
        console.log(
          `fairness: a ${hog} with ${MANY}, twenty ${others}s, ${slots} slots, rounds of ${secondsEach} s: the last waits ` +
            `${beside.at(-1)} rounds (alone ${alone.at(-1)}), the mean ${mean(beside).toFixed(1)} (alone ${mean(alone).toFixed(1)})`,
        );
        expect(beside.at(-1)).toBeLessThanOrEqual(2 * (alone.at(-1) ?? 0));
        expect(mean(beside)).toBeLessThanOrEqual(2 * mean(alone));
      }
    },
  );
});

describe('members and visitors', () => {
  test('while both wait, three of each five places go to members and two to visitors, however few are taken at a time', async () => {
    await using stage = await openLineStage();
    await stage.setSlots(1);
    const kinds = new Map<string, Kind>();
    for (const kind of ['visitor', 'member'] as const)
      for (let index = 0; index < 20; index += 1)
        for (const id of await stage.ask(await newPerson(stage, kind))) kinds.set(id, kind);
    const served: (Kind | undefined)[] = [];
    for (let round = 1; round <= 30; round += 1) {
      await stage.setClock(round);
      for (const run of await stage.begin()) {
        await stage.finish(run);
        served.push(kinds.get(run.ticketId));
      }
    }
    for (let from = 0; from + 5 <= served.length; from += 1)
      expect(served.slice(from, from + 5).filter((kind) => kind === 'visitor')).toHaveLength(2);
  });

  test('a pause leaves older turns behind; in them both get their share as well, as it was shown', async () => {
    await using stage = await openLineStage();
    const { db } = stage;
    await stage.setSlots(1);
    const operator = holderUserId(await stage.newMember()) ?? '';
    await db.transaction().execute((trx) => pauseKind(trx, { kind: 'generation', userId: operator, note: null }));
    const waiting: string[] = [];
    for (let index = 0; index < 30; index += 1) {
      waiting.push(...(await stage.ask(await stage.newMember())));
      if (index < 10) waiting.push(...(await stage.ask(newVisitor())));
    }
    const finishAll = async () => {
      const ended: string[] = [];
      for (let runs = await stage.begin(); runs.length > 0; runs = await stage.begin())
        for (const run of runs) {
          ended.push(run.ticketId);
          await stage.finish(run);
        }
      return ended;
    };
    // Others have had their turns meanwhile.
    await stage.ask(await stage.newMember(), 'fusion', 3);
    await finishAll();
    await db.transaction().execute((trx) => resumeKind(trx, 'generation'));
    const places = await readPlaces(db, waiting);
    const order = await finishAll();
    expect(waiting.map((id) => order.indexOf(id) + 1)).toEqual(waiting.map((id) => places.get(id)?.position));
  });

  test('nobody starves, what is shown is what happens, and no shown place ever rises', async () => {
    await using stage = await openLineStage();
    await stage.setSlots(1);
    const arrivals = fc.record({ members: fc.integer({ min: 0, max: 3 }), visitors: fc.integer({ min: 0, max: 3 }) });
    const history = fc.array(arrivals, { minLength: 8, maxLength: 16 });
    const play = async (rounds: { members: number; visitors: number }[]) => {
      await stage.clear();
      const before = new Map<string, number>();
      const shown = new Map<string, number>();
      let served = 0;
      for (let round = 0; round < rounds.length || before.size > 0; round += 1) {
        await stage.setClock(round);
        const { members, visitors } = rounds[round] ?? { members: 0, visitors: 0 };
        for (const [kind, count] of [['member', members] as const, ['visitor', visitors] as const])
          for (let index = 0; index < count; index += 1) {
            const ahead = [...before.keys()].length;
            for (const id of await stage.ask(await newPerson(stage, kind))) {
              // At the worst those before it are of its own kind, whose share is at least two of five, and so are the places lost
              // to where the five stand, and the queue's reserve.
              before.set(id, served + Math.ceil((ahead + 1) * 2.5) + 7);
            }
          }
        const line = await readLine(stage.db);
        for (const [id, { ticket }] of await readTickets(stage.db, line)) {
          expect(ticket.position).toBeLessThanOrEqual(shown.get(id) ?? Number.POSITIVE_INFINITY);
          shown.set(id, ticket.position ?? 0);
          expect(ticket.isHeld).toBe((ticket.position ?? 0) < line.indexOf(id) + 1);
        }
        const begun = await stage.begin();
        expect(begun.map(({ ticketId }) => ticketId)).toEqual(line.slice(0, begun.length));
        for (const run of begun) {
          served += 1;
          expect(served).toBeLessThanOrEqual(before.get(run.ticketId) ?? 0);
          before.delete(run.ticketId);
          shown.delete(run.ticketId);
          await stage.finish(run);
        }
      }
    };
    await fc.assert(fc.asyncProperty(history, play), { numRuns: countFor({ slice: 4, full: 300 }), endOnFailure: true });
  });

  test('without newcomers, first turns are taken in exactly the order in which the line stood', async () => {
    await using stage = await openLineStage();
    await stage.setSlots(1);
    for (const kind of ['member', 'visitor', 'visitor', 'visitor', 'member', 'member', 'member', 'visitor', 'member'] as const)
      await stage.ask(await newPerson(stage, kind));
    const line = await readLine(stage.db);
    const order: string[] = [];
    for (let round = 1; order.length < line.length; round += 1) {
      await stage.setClock(round);
      for (const run of await stage.begin()) {
        order.push(run.ticketId);
        await stage.finish(run);
      }
    }
    expect(order).toEqual(line);
  });
});
