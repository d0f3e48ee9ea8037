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
  if (ticket.isUnserved) return ticketMessages.wait.leftAlone;
  if (stageIndex(ticket.stage) < 0) return ticketMessages.wait.starting;
  return ticketMessages.wait.stages[ticket.stage as GenerationStage];
}

/** Nothing moves, and nobody can tell how long: the operators have stopped this kind, or no worker is there. */
export function standsStill(ticket: JobTicket): boolean {
  return isPaused(ticket) || ticket.isUnserved === true;
}

function isPaused({ state, isPaused }: JobTicket): boolean {
  return isPaused === true && state === 'waiting';
}

/** What there is to know of its place beyond the number: that it is kept, although others pass or nothing moves. */
export function describePlace({ state, position, isHeld, isPaused, isUnserved }: JobTicket): string | null {
  if (isUnserved) return state === 'waiting' ? ticketMessages.wait.unservedPlace : ticketMessages.wait.leftAlonePlace;
  if (state !== 'waiting') return null;
  if (isPaused) return ticketMessages.wait.pausedPlace(position);
  return isHeld && position !== null ? ticketMessages.wait.held : null;
}

/** Instead of a time, where nobody works who could keep to one. */
export function describeUnserved({ isUnserved, isLate }: JobTicket): string | null {
  if (!isUnserved) return null;
  return isLate ? ticketMessages.wait.lateUnserved : ticketMessages.wait.unserved;
}

/** "about 40 s", and that this is longer than was said; beyond twice the first estimate nobody believes a new one. */
export function describeEta(ticket: JobTicket, { since, firstEta }: WaitTimes, now: number): string | null {
  if (standsStill(ticket)) return describeUnserved(ticket);
  if (firstEta !== null && now - since > 2_000 * Math.max(firstEta, 5)) return ticketMessages.wait.slow;
  const eta = ticket.etaSeconds === null ? null : formatEta(ticket.etaSeconds);
  if (!ticket.isLate) return eta;
  return eta === null ? ticketMessages.wait.late : ticketMessages.wait.lateEta(eta);
}
