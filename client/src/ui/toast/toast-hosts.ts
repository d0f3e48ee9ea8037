/**
 * Where toasts appear and are spoken. An open modal dialog makes everything outside it inert, so each one brings a place
 * of its own, and the topmost is used. The live regions exist before anything is said in them: only then is it heard.
 */
import { createStore } from '../../lib/store.ts';

export interface ToastHost {
  slot: HTMLElement;
  polite: HTMLElement;
  assertive: HTMLElement;
}

const places: ToastHost[] = [];

/** The place in front of all others; null before the page is there. */
export const topToastHost = createStore<ToastHost | null>(null);

export function addToastHost(place: ToastHost): () => void {
  places.push(place);
  topToastHost.set(place);
  return () => {
    places.splice(places.indexOf(place), 1);
    topToastHost.set(places.at(-1) ?? null);
  };
}
