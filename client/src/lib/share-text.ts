/** What is said of a character where it is shared. Lengths are in code points, so that no emoji is cut in two. */

const TEXT_DESCRIPTION_MAX = 100;
const PREVIEW_DESCRIPTION_MAX = 80;
/** What a microblog takes, by its own weights (https://docs.x.com/fundamentals/counting-characters). */
const MICROBLOG_MAX = 280;
/** Every link weighs this, however long. */
const LINK_WEIGHT = 23;
/** The code points that weigh 1; all others, and a whole emoji, weigh 2. */
const LIGHT = /^[\p{ASCII}\u{80}-\u{10ff}\u{2000}-\u{200d}\u{2010}-\u{201f}\u{2032}-\u{2037}]$/u;
const ELLIPSIS = '…';

interface Shared {
  name: string;
  description: string;
}

/** At most this many code points, the ellipsis included. Nothing is cut that fits. */
export function truncate(text: string, max: number): string {
  return cut([...fold(text)], { max, weigh: () => 1 });
}

/** How much of a microblog's limit a text takes. */
export function microblogWeight(text: string): number {
  return inParts(text).reduce((sum, part) => sum + weighPart(part), 0);
}

function cut(parts: readonly string[], { max, weigh }: { max: number; weigh: (part: string) => number }): string {
  let room = max - weigh(ELLIPSIS);
  const kept = parts.findIndex((part) => {
    room -= weigh(part);
    return room < 0;
  });
  const total = parts.reduce((sum, part) => sum + weigh(part), 0);
  return total <= max ? parts.join('') : `${parts.slice(0, kept).join('').trimEnd()}${ELLIPSIS}`;
}

const fold = (text: string) => text.trim().replace(/\s+/gu, ' ');
const inParts = (text: string) => text.match(/\p{RGI_Emoji}|./gsv) ?? [];
const weighPart = (part: string) => (LIGHT.test(part) ? 1 : 2);

export function shareText({ name, description }: Shared): string {
  return `${truncate(name, TEXT_DESCRIPTION_MAX)}: ${truncate(description, TEXT_DESCRIPTION_MAX)}`;
}

export function sharePreview({ description }: Shared): string {
  return truncate(description, PREVIEW_DESCRIPTION_MAX);
}

/** Where this character can be seen by everybody. */
export function characterLink(origin: string, id: string): string {
  return `${origin}/character/${id}`;
}

export function microblogUrl(shared: Shared, link: string): string {
  const text = cut(inParts(fold(shareText(shared))), { max: MICROBLOG_MAX - LINK_WEIGHT - 1, weigh: weighPart });
  return `https://twitter.com/intent/tweet?${new URLSearchParams({ text, url: link })}`;
}

export function networkUrl(link: string): string {
  return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: link })}`;
}
