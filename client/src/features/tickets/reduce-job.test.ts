import { GENERATION_STAGES, isFinalTicketState, TICKET_STATES } from '@chaos/shared/contract/tickets';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newTicket } from '../../testing/new-ticket.ts';
import { beginRequest, IDLE, isCancelling, type JobState, type JobTicket, markSeen, putAway } from './job.ts';
import { newerTicket, reduceJob, stageIndex } from './reduce-job.ts';

const input = {
  mainTheme: 'frog',
  bodyInfluence: null,
  characteristicInfluence: null,
  style: null,
  hiddenMessage: null,
  makeMessageSecret: true,
  requestId: '00000000-0000-4000-8000-000000000000',
};

const anyTicket = fc
  .record({
    state: fc.constantFrom(...TICKET_STATES),
    position: fc.option(fc.integer({ min: 1, max: 50 })),
    isHeld: fc.boolean(),
    etaSeconds: fc.option(fc.integer({ min: 0, max: 600 })),
    isLate: fc.constantFrom(undefined, true as const),
    stage: fc.option(fc.constantFrom(...GENERATION_STAGES)),
    percent: fc.integer({ min: 0, max: 100 }),
    preview: fc.option(fc.constant({ name: 'Froggo', description: 'It hops.' })),
    revision: fc.integer({ min: 0, max: 30 }),
  })
  .map(({ isLate, ...change }) =>
    newTicket({ ...change, ...(isLate && { isLate }), result: change.state === 'done' ? { characterId: 'c1' } : null }),
  );

type State = JobState<typeof input>;
const submitted: State = beginRequest<typeof input>(IDLE, input);

function feed(state: State, ticket: JobTicket, isWatched = true): State {
  return reduceJob(state, { type: 'ticket', ticket, now: 1_000, isWatched });
}

describe('a character in the making', () => {
  test('goes from the form to the result', () => {
    const waiting = feed(submitted, newTicket());
    const running = feed(waiting, newTicket({ state: 'running', stage: 'painting', percent: 50, revision: 2, position: null }));
    const done = feed(running, newTicket({ state: 'done', result: { characterId: 'c1' }, percent: 100, revision: 3 }));
    expect([submitted.phase, waiting.phase, running.phase, done.phase]).toEqual(['submitting', 'waiting', 'waiting', 'done']);
    expect(done).toMatchObject({ characterId: 'c1', isSeen: true });
  });

  test('R36 a second submission while busy changes nothing', () => {
    expect(beginRequest(submitted, { ...input, requestId: 'other' })).toBe(submitted);
  });

  test('Q9 whatever arrives, in whatever order, nothing goes backwards', () => {
    fc.assert(
      fc.property(fc.array(anyTicket, { minLength: 1, maxLength: 30 }), ([first, ...rest]) => {
        if (!first) return;
        let shown = first;
        for (const incoming of rest) {
          const next = newerTicket(shown, incoming);
          expect(next.revision).toBeGreaterThanOrEqual(shown.revision);
          expect(next.percent).toBeGreaterThanOrEqual(shown.percent);
          if (shown.state === 'running') expect(next.state).not.toBe('waiting');
          if (!isFinalTicketState(next.state)) {
            expect(stageIndex(next.stage)).toBeGreaterThanOrEqual(stageIndex(shown.stage));
            if (next.state === 'waiting' && shown.position !== null) expect(next.position).toBeLessThanOrEqual(shown.position);
            if (shown.isLate) expect(next.isLate).toBe(true);
            if (incoming.revision >= shown.revision && incoming.isLate) expect(next.etaSeconds).toBe(incoming.etaSeconds);
            else if (shown.etaSeconds !== null) expect(next.etaSeconds).toBeLessThanOrEqual(shown.etaSeconds);
          }
          if (isFinalTicketState(shown.state)) expect(next).toBe(shown);
          shown = next;
        }
      }),
    );
  });

  test('Q9 a final state is final', () => {
    fc.assert(
      fc.property(fc.constantFrom('done', 'failed', 'cancelled'), fc.array(anyTicket), (state, late) => {
        const end = feed(submitted, newTicket({ state, result: { characterId: 'c1' }, revision: 5 }));
        for (const ticket of late) expect(feed(end, ticket)).toBe(end);
      }),
    );
  });

  test('news of another ticket is not mixed in', () => {
    const waiting = feed(submitted, newTicket());
    expect(feed(waiting, newTicket({ id: 't2', percent: 90, revision: 9 }))).toBe(waiting);
  });

  test('a result that nobody watched waits to be shown, and is shown once', () => {
    const done = newTicket({ state: 'done', result: { characterId: 'c1' } });
    const resumed = reduceJob(IDLE, { type: 'resumed', ticket: done, now: 0, input: null });
    expect(resumed).toMatchObject({ phase: 'done', isSeen: false });
    expect(feed(submitted, done, false)).toMatchObject({ phase: 'done', isSeen: false });
    expect(markSeen(resumed)).toMatchObject({ isSeen: true });
  });

  test('a position that moves within one revision is shown', () => {
    expect(newerTicket(newTicket({ position: 3 }), newTicket({ position: 2, etaSeconds: 20 }))).toMatchObject({
      position: 2,
      etaSeconds: 20,
    });
  });

  test('a lost answer is kept, so that the same wish carries the same request id', () => {
    const failed = reduceJob(submitted, {
      type: 'refused',
      failure: { message: 'No answer.', unanswered: input, again: null },
    });
    expect(failed).toMatchObject({ phase: 'failed', failure: { unanswered: { requestId: input.requestId } } });
  });

  test('a ticket that may be retried is named with what was asked for, and one that may not is not', () => {
    const error = { reason: 'storage_full', message: 'Full.', retryable: true } as const;
    const secret = 's1';
    const again = { ref: { ticketId: 't1', secret }, input };
    const failed = feed(submitted, newTicket({ state: 'failed', secret, error }));
    expect(failed).toEqual({ phase: 'failed', failure: { message: 'Full.', unanswered: null, again } });
    const hopeless = feed(submitted, newTicket({ state: 'failed', error: { ...error, retryable: false } }));
    expect(hopeless).toMatchObject({ phase: 'failed', failure: { again: null } });
  });

  test('Q10 cancelling lasts until the server has said so, from before there is a ticket, and a result that was first wins', () => {
    const cancelling = reduceJob(submitted, { type: 'cancelling', isCancelling: true });
    const waiting = feed(cancelling, newTicket());
    const running = feed(waiting, newTicket({ state: 'running', revision: 2 }));
    expect([cancelling, waiting, running].map(isCancelling)).toEqual([true, true, true]);
    expect(feed(running, newTicket({ state: 'cancelled', revision: 3 }))).toBe(IDLE);
    const done = newTicket({ state: 'done', result: { characterId: 'c1' }, revision: 3 });
    expect(feed(running, done)).toMatchObject({ phase: 'done', characterId: 'c1' });
    expect(isCancelling(reduceJob(running, { type: 'cancelling', isCancelling: false }))).toBe(false);
    expect(reduceJob<typeof input>(IDLE, { type: 'cancelling', isCancelling: true })).toBe(IDLE);
  });

  test('a running ticket is not cleared away', () => {
    const waiting = feed(submitted, newTicket());
    expect(putAway(waiting)).toBe(waiting);
  });
});
