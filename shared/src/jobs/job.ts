/** What the catalogue says about one kind of slow work. */
import type { z } from 'zod';
import type { Wish } from '../contract/characters.ts';
import type { TicketKind, TicketResults, TicketStages } from '../contract/tickets.ts';

/** What goes into each kind. */
interface JobPayloads {
  generation: Wish;
  fusion: { characterIds: string[] };
  story: { battleId: string };
}

export type JobPayload<K extends TicketKind> = JobPayloads[K];
export type JobResult<K extends TicketKind> = TicketResults[K];
export type JobStage<K extends TicketKind> = TicketStages[K];

/**
 * A job is its name, the shape of what goes in and comes out, and its stages; its handler lives in the worker. The
 * payload is parsed again there, because a row may be older than the code that reads it.
 */
export interface Job<K extends TicketKind> {
  payload: z.ZodType<JobPayload<K>>;
  result: z.ZodType<JobResult<K>>;
  /** What people see it doing, in order, each with its share of the whole in percent; the shares add up to 100. */
  stages: Record<JobStage<K>, number>;
  /** After this long a run is given up, in milliseconds, where what is imagined comes as fast as from a data centre. */
  deadlineMs: number;
  /** What is imagined for it, each for as long as whoever imagines it may take. */
  imagined: readonly Imagined[];
}

export type Imagined = 'text' | 'picture';
