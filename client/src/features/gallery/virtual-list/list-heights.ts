/** How long lists stood when they were left: who comes back finds the same heights, and so the same place. */
import type { VirtualItem } from '@tanstack/react-virtual';
import type { ListFrame } from './list-frame.ts';

interface KeptList {
  /** How many cards there were. With more or fewer it is another list. */
  count: number;
  frame?: ListFrame;
  measured?: VirtualItem[];
  /** What is guessed of the lines that were not measured. */
  lineHeight?: number;
}

const KEPT_MAX = 20;

const kept = new Map<string, KeptList>();

export function keptList(name: string, count: number): KeptList {
  const list = kept.get(name);
  return list?.count === count ? list : { count };
}

/** The lists that were left longest ago are forgotten. */
export function keepList(name: string, change: KeptList): void {
  const next = { ...keptList(name, change.count), ...change };
  kept.delete(name);
  kept.set(name, next);
  for (const oldest of kept.keys()) if (kept.size > KEPT_MAX) kept.delete(oldest);
}
