import { useEffect } from 'react';
import { messages } from './messages.ts';
import { createStore } from './store.ts';

/** The title of the open screen; the shell writes it to the tab. */
export const pageTitle = createStore<string>(messages.product);

/** Whether something new waits somewhere else in the product; the tab says so. */
export const hasNews = createStore(false);

export function usePageTitle(title: string): void {
  useEffect(() => pageTitle.set(title), [title]);
}
