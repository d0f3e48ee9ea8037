/** What the wait panel says, for the eye and for the ear. */

import type { GenerationStage } from '@chaos/shared/contract/tickets';
import { formatEta } from '../../lib/format.ts';
import type { JobTicket } from './job.ts';
import { ticketMessages } from './messages.ts';
import { stageIndex } from './reduce-job.ts';

export interface WaitTimes {
  since: number;
  firstEta: number | null;
}

/** "Position 3 in the queue", "Painting pixels": the one thing that goes on now. */
export function describeWait(ticket: JobTicket): string {
  if (isPaused(ticket)) return ticketMessages.wait.paused;
  if (ticket.state === 'waiting')
    return ticket.position === null ? ticketMessages.wait.queued : ticketMessages.wait.position(ticket.position);
  if (stageIndex(ticket.stage) < 0) return ticketMessages.wait.starting;
  return ticketMessages.wait.stages[ticket.stage as GenerationStage];
}

/** The operators have stopped this kind: nothing moves, and nobody can tell how long. */
export function isPaused({ state, isPaused }: JobTicket): boolean {
  return isPaused === true && state === 'waiting';
}

/** What there is to know of its place beyond the number: that it is kept, although others pass or nothing moves. */
export function describePlace({ state, position, isHeld, isPaused }: JobTicket): string | null {
  if (state !== 'waiting') return null;
  if (isPaused) return ticketMessages.wait.pausedPlace(position);
  return isHeld && position !== null ? ticketMessages.wait.held : null;
}

/** "about 40 s", and that this is longer than was said; beyond twice the first estimate nobody believes a new one. */
export function describeEta(ticket: JobTicket, { since, firstEta }: WaitTimes, now: number): string | null {
  if (isPaused(ticket)) return null;
  if (firstEta !== null && now - since > 2_000 * Math.max(firstEta, 5)) return ticketMessages.wait.slow;
  const eta = ticket.etaSeconds === null ? null : formatEta(ticket.etaSeconds);
  if (!ticket.isLate) return eta;
  return eta === null ? ticketMessages.wait.late : ticketMessages.wait.lateEta(eta);
}
