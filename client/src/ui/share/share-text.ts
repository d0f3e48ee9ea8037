/** What is said of something where it is shared. Lengths are in code points, so that no emoji is cut in two. */

import { cutToFit, foldSpace, truncate } from '../truncate.ts';

const TEXT_DESCRIPTION_MAX = 100;
const PREVIEW_DESCRIPTION_MAX = 80;
/** What a microblog takes, by its own weights (https://docs.x.com/fundamentals/counting-characters). */
const MICROBLOG_MAX = 280;
/** Every link weighs this, however long. */
const LINK_WEIGHT = 23;
/** The code points that weigh 1; all others, and a whole emoji, weigh 2. */
const LIGHT = /^[\p{ASCII}\u{80}-\u{10ff}\u{2000}-\u{200d}\u{2010}-\u{201f}\u{2032}-\u{2037}]$/u;
/** One of these is in every emoji. */
export const OF_EMOJI = /\ufe0f|\u20e3|[\u2300-\u2bff\u3030\u303d\u3297\u3299\u{1f000}-\u{1faff}]/u;

/** What can be shown to others. */
export interface Shareable {
  name: string;
  description: string;
  /** Where everybody can see it, as a whole address. */
  link: string;
  /** Null for one without. */
  picture: string | null;
  /** What the menu is called. */
  title: string;
  /** What whoever shares should know before; null for nothing. */
  warning: string | null;
}

/** How much of a microblog's limit a text takes. */
export function microblogWeight(text: string): number {
  return inParts(text).reduce((sum, part) => sum + weighPart(part), 0);
}

/** The first match of all emoji costs a phone a tenth of a second: not where there can be none. */
const inParts = (text: string) => (OF_EMOJI.test(text) ? (text.match(/\p{RGI_Emoji}|./gsv) ?? []) : [...text]);
const weighPart = (part: string) => (LIGHT.test(part) ? 1 : 2);

export function shareText({ name, description }: Pick<Shareable, 'name' | 'description'>): string {
  return `${truncate(name, TEXT_DESCRIPTION_MAX)}: ${truncate(description, TEXT_DESCRIPTION_MAX)}`;
}

export function sharePreview({ description }: Pick<Shareable, 'description'>): string {
  return truncate(description, PREVIEW_DESCRIPTION_MAX);
}

export function microblogUrl({ link, ...shared }: Pick<Shareable, 'name' | 'description' | 'link'>): string {
  const text = cutToFit(inParts(foldSpace(shareText(shared))), { max: MICROBLOG_MAX - LINK_WEIGHT - 1, weigh: weighPart });
  return `https://twitter.com/intent/tweet?${new URLSearchParams({ text, url: link })}`;
}

export function networkUrl(link: string): string {
  return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: link })}`;
}
