/** How cards ask for their pictures. The server names the first ones in the head of a page, and both must name the same file. */
import type { Character } from '../contract/characters.ts';

export type PictureSizes = Pick<Character, 'imageUrl' | 'imageUrl512' | 'imageUrl256'>;

/** How wide a picture is in a grid of cards. */
export const CARD_SIZES = '(min-width:1440px) 220px, (min-width:1280px) 270px, (min-width:768px) 31vw, 46vw';

/** So many of the first come before all other pictures. Two would make each other late on a phone. */
export const HEROES = 1;

export function pictureSrcSet({ imageUrl256, imageUrl512, imageUrl }: PictureSizes): string {
  return `${imageUrl256} 256w, ${imageUrl512} 512w, ${imageUrl} 1024w`;
}
