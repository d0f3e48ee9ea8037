/** A hall with an operator, and tickets in every state, for tests of what operators see and do. */
import { randomUUID } from 'node:crypto';
import type { Wish } from '@chaos/shared/contract/characters';
import type { TicketError } from '@chaos/shared/contract/tickets';
import { claimTicket, failTicket } from '@chaos/shared/core/tickets/ticket-run-rows';
import { reportWorker } from '@chaos/shared/core/tickets/worker-heartbeats';
import { finishTicket } from './test-data.ts';
import { blankWish, type Caller, createTestWorld, type TestWorld } from './test-world.ts';

export interface OpsStage extends AsyncDisposable {
  world: TestWorld;
  operatorId: string;
  operator: Caller;
  /** Asks for a character. @returns the ticket's id. */
  wish(by: Caller, wish?: Partial<Wish>): Promise<string>;
  /** Begins it, on a worker of this id. @returns the run. */
  begin(ticketId: string, workerId?: string): Promise<{ ticketId: string; run: number }>;
  finish(ticketId: string): Promise<void>;
  fail(ticketId: string, error?: Partial<TicketError>, detail?: string): Promise<void>;
  /** Says that a worker lives now. @returns its id. */
  addWorker(running?: readonly string[], slots?: number): Promise<string>;
}

export async function openOpsStage(): Promise<OpsStage> {
  const world = await createTestWorld();
  const { db, services } = world;
  const { id: operatorId, caller: operator } = await world.newMember({ username: 'boss', role: 'operator' });
  const begin = async (ticketId: string, workerId: string = randomUUID()) => {
    const run = await claimTicket(db, { ticketId, workerId });
    if (!run) throw new Error('this ticket cannot begin');
    return run;
  };
  return {
    world,
    operatorId,
    operator,
    async wish(by, wish = {}) {
      const { id } = await by.characters.generate({ ...blankWish, ...wish, requestId: randomUUID() });
      return id;
    },
    begin,
    async finish(ticketId) {
      await finishTicket(services, ticketId);
    },
    async fail(ticketId, error = {}, detail) {
      const failure = { reason: 'imagination_failed', message: 'The painter is away.', retryable: true, ...error } as const;
      await failTicket(db, await begin(ticketId), failure, detail);
    },
    async addWorker(running = [], slots = 2) {
      const id = randomUUID();
      await reportWorker(db, { id, slots, running });
      return id;
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}
