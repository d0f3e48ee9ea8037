/** What of a long list stands in the page: the cards near the window, and the room that the others would take. */
import type { VirtualItem } from '@tanstack/react-virtual';

/** So many cards stand in the page in any case: that list begins as markup, and the browser finds all its words. */
export const WINDOW_FROM = 100;

interface FramePart {
  /** Indexes of cards; the second one is not among them. */
  from: number;
  to: number;
  /** In pixels, in the place of what is left out before it. */
  room: number;
}

export interface ListFrame {
  parts: FramePart[];
  /** In pixels, in the place of what is left out after the last part. */
  roomAfter: number;
}

interface Lines {
  /** In their order, with gaps where some are left out. */
  items: readonly VirtualItem[];
  columns: number;
  /** Between two lines, in pixels. */
  gap: number;
  /** Where the first line begins and the last one ends. */
  start: number;
  end: number;
}

export function toFrame({ items, columns, gap, start, end }: Lines): ListFrame {
  const parts: FramePart[] = [];
  // As if a line of no height ended above the list.
  let before = start - gap;
  for (const item of items) {
    const part = { from: item.index * columns, to: (item.index + 1) * columns };
    const last = parts.at(-1);
    if (last && last.to === part.from) last.to = part.to;
    else parts.push({ ...part, room: roomBetween(before, item.start, gap) });
    before = item.end;
  }
  return { parts, roomAfter: roomBetween(before, end + gap, gap) };
}

/** A room is an element of the list itself, and has a gap on both sides. */
const roomBetween = (end: number, start: number, gap: number) => Math.max(0, Math.round((start - end - 2 * gap) * 100) / 100);

export const isSameFrame = (one: ListFrame | undefined, other: ListFrame) => JSON.stringify(one) === JSON.stringify(other);
