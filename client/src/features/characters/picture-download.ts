/** The picture of a character to keep: its share card, which has its name and the product's on it. */
import type { Character } from '@chaos/shared/contract/characters';

/** Beside the pictures, in the same folder of addresses; another one after each change, so that no cache has the name of before. */
export function shareCardUrl({ imageUrl, updatedAt }: Pick<Character, 'imageUrl' | 'updatedAt'>): string {
  return `${imageUrl.replace(/[^/]*$/, 'share.jpg')}?v=${updatedAt.getTime()}`;
}

const FALLBACK = 'brainrot';
/** File systems take 255 bytes; a browser puts a number behind what is there already. */
const NAME_MAX_BYTES = 120;
/** What Windows takes for a device, with any ending. */
const DEVICE = /^(con|prn|aux|nul|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3]|conin|conout|clock)$/i;
/** What joins emoji to one, and what says how they look, stays with them. */
const UNSAFE = /[^\p{L}\p{M}\p{N}\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Emoji_Modifier}\u200d]+/gu;

/** A name that every file system takes, in any script. */
export function pictureFileName(name: string): string {
  const plain = name.normalize('NFC').replace(UNSAFE, ' ').trim();
  const cut = cutToBytes(plain, NAME_MAX_BYTES);
  // A joiner or an accent with nothing before it.
  const shown = cut.replace(/^[\p{M}\u200d]+|\u200d+$/gu, '').trim() || FALLBACK;
  return `${DEVICE.test(shown) ? `${FALLBACK} ${shown}` : shown}.jpg`;
}

/** Cuts no letter from its accent and no emoji in two. */
function cutToBytes(text: string, bytes: number): string {
  const encoder = new TextEncoder();
  let cut = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (encoder.encode(cut + segment).length > bytes) break;
    cut += segment;
  }
  return cut.trim();
}
