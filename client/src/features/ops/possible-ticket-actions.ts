/** What can be done with which ticket. The server decides; this spares the wrong buttons. */
import type { OpsTicketRow } from '@chaos/shared/contract/ops-tickets';

export const canRetry = ({ state, error, retriedBy }: OpsTicketRow) =>
  state === 'failed' && error?.retryable === true && retriedBy === null;

/** A story cannot be cancelled: its battle has happened. */
export const canCancel = ({ state, kind }: OpsTicketRow) => (state === 'waiting' || state === 'running') && kind !== 'story';

/** @returns the list in parts of this size. */
export function inParts<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_part, index) => list.slice(index * size, (index + 1) * size));
}
