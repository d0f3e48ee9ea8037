/** A ticket as its maker follows it, for unit tests. */
import type { JobTicket } from '../features/tickets/job.ts';

/** The third in the queue. */
export function newTicket(change: Partial<JobTicket> = {}): JobTicket {
  return {
    id: 't1',
    kind: 'generation',
    state: 'waiting',
    position: 3,
    isHeld: false,
    etaSeconds: 36,
    stage: null,
    percent: 0,
    preview: null,
    result: null,
    error: null,
    revision: 1,
    createdAt: new Date(0),
    ...change,
  };
}
