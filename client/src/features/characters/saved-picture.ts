/** The picture of a character to keep: its share card, which has its name and the product's on it. */
import type { Character } from '@chaos/shared/contract/characters';

const NAME_MAX = 60;

/** Beside the pictures, in the same folder of addresses; another one after each change, so that no cache has the name of before. */
export function shareCardUrl({ imageUrl, updatedAt }: Pick<Character, 'imageUrl' | 'updatedAt'>): string {
  return `${imageUrl.replace(/[^/]*$/, 'share.jpg')}?v=${updatedAt.getTime()}`;
}

/** A name that every file system takes. */
export function pictureFileName(name: string): string {
  const plain = name.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
  const cut = [...plain].slice(0, NAME_MAX).join('').trim();
  return `${cut || 'brainrot'}.jpg`;
}
