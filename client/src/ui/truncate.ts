/** Text that has to fit. Lengths are in code points, so that no emoji is cut in two. */

const ELLIPSIS = '…';

/** At most this many code points, the ellipsis included. Nothing is cut that fits. */
export function truncate(text: string, max: number): string {
  return cutToFit([...foldSpace(text)], { max, weigh: () => 1 });
}

/** @param weigh how much of `max` a part takes. */
export function cutToFit(parts: readonly string[], { max, weigh }: { max: number; weigh: (part: string) => number }): string {
  let room = max - weigh(ELLIPSIS);
  const kept = parts.findIndex((part) => {
    room -= weigh(part);
    return room < 0;
  });
  const total = parts.reduce((sum, part) => sum + weigh(part), 0);
  return total <= max ? parts.join('') : `${parts.slice(0, kept).join('').trimEnd()}${ELLIPSIS}`;
}

export const foldSpace = (text: string) => text.trim().replace(/\s+/gu, ' ');
