/** What the tray says of one item, in few words. */
import { ticketMessages } from './messages.ts';
import { describeEta, describeWait } from './progress-text.ts';
import { stateOf, type TrayItem } from './tray-items.ts';

/** "Painting pixels, 54 %", "Position 3 in the queue, about 40 s", "Your brainrot is ready". @param now in milliseconds. */
export function describeItem(item: TrayItem, now = Date.now()): string {
  const { ticket, times, kind } = item;
  const state = stateOf(item);
  if (state === 'ready') return ticketMessages.tray.ready[kind];
  if (state === 'failed') return ticketMessages.tray.failed;
  if (!ticket) return ticketMessages.wait.starting;
  const what = describeWait(ticket);
  if (ticket.state === 'running' && !ticket.isUnserved) return `${what}, ${Math.round(ticket.percent)} %`;
  const eta = times && describeEta(ticket, times, now);
  return eta ? `${what}, ${eta}` : what;
}

/** 0 while it waits. */
export function percentOfItem({ ticket }: TrayItem): number {
  return ticket?.state === 'running' ? ticket.percent : 0;
}
