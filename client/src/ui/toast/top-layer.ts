/**
 * Where toasts appear and are spoken. An open modal dialog makes everything outside it inert, so each one brings a place
 * of its own, and the topmost is used. The live regions exist before anything is said in them: only then is it heard.
 */
import { createStore } from '../../lib/store.ts';

export interface NotificationPlace {
  slot: HTMLElement;
  polite: HTMLElement;
  assertive: HTMLElement;
}

const places: NotificationPlace[] = [];

/** The place in front of all others; null before the page is there. */
export const topPlace = createStore<NotificationPlace | null>(null);

export function addNotificationPlace(place: NotificationPlace): () => void {
  places.push(place);
  topPlace.set(place);
  return () => {
    places.splice(places.indexOf(place), 1);
    topPlace.set(places.at(-1) ?? null);
  };
}
