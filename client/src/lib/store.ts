/** A value outside React that components can follow. */
import { useSyncExternalStore } from 'react';

export interface Store<T> {
  get(): T;
  /** What markup shows that was made without a browser. */
  prerendered(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

const resets: (() => void)[] = [];

/** Only in tests, where one page serves many: every store holds again what it began with. */
export function resetStores(): void {
  for (const reset of resets) reset();
}

/** @param prerendered where the browser knows more than the markup that it takes over; else that shows the value as it is. */
export function createStore<T>(initial: T, prerendered?: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const store: Store<T> = {
    get: () => value,
    prerendered: () => prerendered ?? value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  if (import.meta.env?.MODE === 'test') resets.push(() => store.set(initial));
  return store;
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.prerendered);
}
