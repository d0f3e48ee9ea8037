/** What the wait panel says, for the eye and for the ear. */
import type { GenerationStage } from '@chaos/shared/contract/tickets';
import { formatEta } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import type { GenerationTicket } from './generation.ts';
import { stageIndex } from './generation-state.ts';

export interface WaitTimes {
  since: number;
  firstEta: number | null;
}

/** "Position 3 in the queue", "Painting pixels": the one thing that goes on now. */
export function describeWait(ticket: GenerationTicket): string {
  if (ticket.state === 'waiting')
    return ticket.position === null ? messages.wait.queued : messages.wait.position(ticket.position);
  if (stageIndex(ticket.stage) < 0) return messages.wait.starting;
  return messages.wait.stages[ticket.stage as GenerationStage];
}

/** "about 40 s", or that it is late: beyond twice the first estimate nobody believes a new one. */
export function describeEta(ticket: GenerationTicket, { since, firstEta }: WaitTimes, now: number): string | null {
  if (firstEta !== null && now - since > 2_000 * Math.max(firstEta, 5)) return messages.wait.slow;
  return ticket.etaSeconds === null ? null : formatEta(ticket.etaSeconds);
}
