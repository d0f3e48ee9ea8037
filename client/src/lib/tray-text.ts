/** What the tray says of one item, in few words. */
import { later } from './messages-later.ts';
import { stateOf, type TrayItem } from './tray.ts';
import { describeEta, describeWait } from './wait-text.ts';

/** "Painting pixels, 54 %", "Position 3 in the queue, about 40 s", "Your brainrot is ready". @param now in milliseconds. */
export function describeItem(item: TrayItem, now = Date.now()): string {
  const { ticket, times, kind } = item;
  const state = stateOf(item);
  if (state === 'ready') return later.tray.ready[kind];
  if (state === 'failed') return later.tray.failed;
  if (!ticket) return later.wait.starting;
  const what = describeWait(ticket);
  if (ticket.state === 'running') return `${what}, ${Math.round(ticket.percent)} %`;
  const eta = times && describeEta(ticket, times, now);
  return eta ? `${what}, ${eta}` : what;
}

/** 0 while it waits. */
export function percentOfItem({ ticket }: TrayItem): number {
  return ticket?.state === 'running' ? ticket.percent : 0;
}
