/** What is in the making for this person, for a sign on every screen that does not show it. */

import { createStore } from '../../lib/store.ts';
import type { JobTicket } from './job.ts';

export interface TrayItem {
  /** One item for each: a feature's own, or a ticket of another tab or device. */
  place: string;
  kind: JobTicket['kind'];
  /** Null while the request is being handed in. */
  ticket: JobTicket | null;
  /** When this browser first saw it, in milliseconds, and what was expected then. */
  times: { since: number; firstEta: number | null } | null;
  isCancelling: boolean;
  /** The open screen shows it. */
  isHere: boolean;
  /** Leads to where it is shown, or shows its result. */
  onOpen: () => void;
  onCancel: () => void;
  /** For what failed. */
  onDismiss?: () => void;
}

export const trayItems = createStore<readonly TrayItem[]>([]);

export function putInTray(item: TrayItem): void {
  const rest = trayItems.get().filter(({ place }) => place !== item.place);
  trayItems.set([...rest, item].sort((a, b) => (a.place < b.place ? 1 : -1)));
}

export function takeFromTray(place: string): void {
  const items = trayItems.get();
  if (items.some((item) => item.place === place)) trayItems.set(items.filter((item) => item.place !== place));
}

/** How an item stands: `ready` is a result that nobody has looked at. */
export function stateOf({ ticket }: TrayItem): 'busy' | 'ready' | 'failed' {
  if (ticket?.state === 'done') return 'ready';
  return ticket?.state === 'failed' ? 'failed' : 'busy';
}
