/** What was typed in haste, without articles that stand before another one ("a the cat") and faces made of signs at its end (":)"). */
import type { Wish } from '@chaos/shared/contract/characters';

const DOUBLED = /(?<![\p{L}\p{N}'’-])(?:an?|the) (?=(?:an?|the) \p{L})/giu;
const FACE = /(?<=[\p{L}\p{N}].*)(?:\s+(?:[:;=]['’-]?[()[\]DPpO3/|]+|[xX]D+|<3+))+\s*$/u;

const tidy = (text: string | null): string | null => text?.replaceAll(DOUBLED, '').replace(FACE, '') ?? null;

export const tidyWish = (wish: Wish): Wish => ({
  ...wish,
  mainTheme: tidy(wish.mainTheme),
  bodyInfluence: tidy(wish.bodyInfluence),
  characteristicInfluence: tidy(wish.characteristicInfluence),
  style: tidy(wish.style),
});
