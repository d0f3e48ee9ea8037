/** What is said of a character where it is shared. Lengths are in code points, so that no emoji is cut in two. */

const TEXT_DESCRIPTION_MAX = 100;
const PREVIEW_DESCRIPTION_MAX = 80;
/** What a microblog takes, the link and the space before it included. */
const MICROBLOG_MAX = 280;

interface Shared {
  name: string;
  description: string;
}

/** At most this many code points, the ellipsis included. Nothing is cut that fits. */
export function truncate(text: string, max: number): string {
  const points = [...text.trim().replace(/\s+/gu, ' ')];
  if (points.length <= max) return points.join('');
  return `${points
    .slice(0, Math.max(0, max - 1))
    .join('')
    .trimEnd()}…`;
}

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
  const text = truncate(shareText(shared), MICROBLOG_MAX - [...link].length - 1);
  return `https://twitter.com/intent/tweet?${new URLSearchParams({ text, url: link })}`;
}

export function networkUrl(link: string): string {
  return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: link })}`;
}
