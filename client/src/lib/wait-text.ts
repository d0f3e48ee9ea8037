/** What the wait panel says, for the eye and for the ear. */
import type { GenerationStage } from '@chaos/shared/contract/tickets';
import { formatEta } from './format.ts';
import type { MakingTicket } from './making.ts';
import { stageIndex } from './making-state.ts';
import { later } from './messages-later.ts';

export interface WaitTimes {
  since: number;
  firstEta: number | null;
}

/** "Position 3 in the queue", "Painting pixels": the one thing that goes on now. */
export function describeWait(ticket: MakingTicket): string {
  if (isPaused(ticket)) return later.wait.paused;
  if (ticket.state === 'waiting') return ticket.position === null ? later.wait.queued : later.wait.position(ticket.position);
  if (stageIndex(ticket.stage) < 0) return later.wait.starting;
  return later.wait.stages[ticket.stage as GenerationStage];
}

/** The operators have stopped this kind: nothing moves, and nobody can tell how long. */
export function isPaused({ state, isPaused }: MakingTicket): boolean {
  return isPaused === true && state === 'waiting';
}

/** What there is to know of its place beyond the number: that it is kept, although others pass or nothing moves. */
export function describePlace({ state, position, isHeld, isPaused }: MakingTicket): string | null {
  if (state !== 'waiting') return null;
  if (isPaused) return later.wait.pausedPlace(position);
  return isHeld && position !== null ? later.wait.held : null;
}

/** "about 40 s", and that this is longer than was said; beyond twice the first estimate nobody believes a new one. */
export function describeEta(ticket: MakingTicket, { since, firstEta }: WaitTimes, now: number): string | null {
  if (isPaused(ticket)) return null;
  if (firstEta !== null && now - since > 2_000 * Math.max(firstEta, 5)) return later.wait.slow;
  const eta = ticket.etaSeconds === null ? null : formatEta(ticket.etaSeconds);
  if (!ticket.isLate) return eta;
  return eta === null ? later.wait.late : later.wait.lateEta(eta);
}
