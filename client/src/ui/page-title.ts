import { useEffect } from 'react';
import { createStore } from '../lib/store.ts';
import { uiMessages } from './messages.ts';

/** The title of the open screen; the shell writes it to the tab. */
export const pageTitle = createStore<string>(uiMessages.product);

/** How many new things wait elsewhere in the product; the tab says so. */
export const newsCount = createStore(0);

const newsByPlace: Record<string, number> = {};

/** Each place that has news says how many; 0 takes them back. */
export function setNews(place: string, count: number): void {
  newsByPlace[place] = count;
  newsCount.set(Object.values(newsByPlace).reduce((sum, some) => sum + some, 0));
}

export function usePageTitle(title: string): void {
  useEffect(() => pageTitle.set(title), [title]);
}
