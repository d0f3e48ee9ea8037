/**
 * The life of one character in the making as the browser sees it, as one pure function. News may arrive twice, late and out of order,
 * over two ways at once; people must never see them go backwards.
 */
import { GENERATION_STAGES, isFinalTicketState } from '@chaos/shared/contract/tickets';
import { IDLE, isBusy, type JobEvent, type JobState, type JobTicket } from './job.ts';

export function reduceJob<Input>(state: JobState<Input>, event: JobEvent<Input>): JobState<Input> {
  switch (event.type) {
    case 'ticket':
      return receiveTicket(state, event);
    case 'resumed': {
      if (state.phase !== 'idle' && state.phase !== 'resuming') return state;
      const { ticket, now: since, input } = event;
      return enter({ ticket, since, firstEta: ticket.etaSeconds, input, isCancelling: false }, false);
    }
    case 'refused':
      return isBusy(state) ? { phase: 'failed', failure: event.failure } : state;
    case 'cancelling':
      return state.phase === 'submitting' || state.phase === 'waiting' ? { ...state, isCancelling: event.isCancelling } : state;
  }
}

function receiveTicket<Input>(
  state: JobState<Input>,
  { ticket, now, isWatched }: Extract<JobEvent<Input>, { type: 'ticket' }>,
): JobState<Input> {
  if (state.phase === 'submitting') {
    const { input, isCancelling } = state;
    return enter({ ticket, since: now, firstEta: ticket.etaSeconds, input, isCancelling }, isWatched);
  }
  if (state.phase !== 'waiting' || state.ticket.id !== ticket.id) return state;
  const newer = newerTicket(state.ticket, ticket);
  if (newer === state.ticket) return state;
  return enter({ ...state, ticket: newer, firstEta: state.firstEta ?? newer.etaSeconds }, isWatched);
}

type Wait<Input> = Omit<Extract<JobState<Input>, { phase: 'waiting' }>, 'phase'>;

/** If it was finished before it could be cancelled, the result wins. */
function enter<Input>(wait: Wait<Input>, isSeen: boolean): JobState<Input> {
  const { ticket, input } = wait;
  if (!isFinalTicketState(ticket.state)) return { ...wait, phase: 'waiting' };
  if (ticket.state === 'cancelled') return IDLE;
  if (ticket.state === 'done' && ticket.result)
    return { phase: 'done', ticket, characterId: ticket.result.characterId, isSeen, input };
  const { message = '', retryable, mayAskHouse } = ticket.error ?? {};
  const again = retryable ? { ref: refOf(ticket), input, mayAskHouse } : null;
  return { phase: 'failed', failure: { message, unanswered: null, again } };
}

/** How the server is asked about it. */
export function refOf({ id, secret }: Pick<JobTicket, 'id' | 'secret'>): { ticketId: string; secret?: string } {
  return secret === undefined ? { ticketId: id } : { ticketId: id, secret };
}

/** What to show after `incoming`: a lower revision is old news, a final state stays, and nothing falls back. */
export function newerTicket(current: JobTicket, incoming: JobTicket): JobTicket {
  if (incoming.revision < current.revision || isFinalTicketState(current.state)) return current;
  if (isFinalTicketState(incoming.state))
    return { ...incoming, percent: Math.max(current.percent, incoming.percent), preview: incoming.preview ?? current.preview };
  // A ticket that goes back into the line after a worker died is work in progress for whoever waits.
  const state = current.state === 'running' ? 'running' : incoming.state;
  return {
    ...incoming,
    state,
    position: state === 'waiting' ? lowest(current.position, incoming.position) : null,
    ...lateOf(current, incoming),
    stage: laterStage(current.stage, incoming.stage),
    percent: Math.max(current.percent, incoming.percent),
    preview: incoming.preview ?? current.preview,
  };
}

/** One that is late has a new bound, says so, and stays late: what says otherwise was under way already. */
function lateOf(current: JobTicket, incoming: JobTicket): Pick<JobTicket, 'etaSeconds' | 'isLate'> {
  if (incoming.isLate) return { isLate: true, etaSeconds: incoming.etaSeconds };
  if (current.isLate) return { isLate: true, etaSeconds: current.etaSeconds };
  return { etaSeconds: lowest(current.etaSeconds, incoming.etaSeconds) };
}

function lowest(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.min(a, b);
}

function laterStage(a: string | null, b: string | null): string | null {
  return stageIndex(b) >= stageIndex(a) ? b : a;
}

/** A fusion has the same stages as a generation. 0 for the first; -1 before it, and for a stage that this version does not know. */
export function stageIndex(stage: string | null): number {
  return (GENERATION_STAGES as readonly (string | null)[]).indexOf(stage);
}
