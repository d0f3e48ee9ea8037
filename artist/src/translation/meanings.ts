/** What is told by hand as a whole, and so better than word by word: no boot of rain. */

import DAILY from './daily-life.json' with { type: 'json' };
import MEANINGS from './meanings.json' with { type: 'json' };
import ORDINARY from './ordinary-words.json' with { type: 'json' };
import TALES_AND_SAYINGS from './tales-and-sayings.json' with { type: 'json' };
import type { TranslatedWish, TypedWish } from './translated-wish.ts';

/** What has a word in one language alone, or one that English or a picture of ours is spelt like: "Fernweh", "burro", "kroket". */
const ALONE: ReadonlyMap<string, string> = new Map(
  [
    ...Object.entries(MEANINGS),
    ...Object.entries(TALES_AND_SAYINGS),
    ...Object.entries(DAILY.sayings),
    ...Object.entries(ORDINARY.sayings),
  ].flatMap(([english, words]) => words.split(', ').map((word): [string, string] => [word, english])),
);

const ARTICLE = /^(?:der|die|das|eine?|il|lo|la|le|les|une?|una|uno|el|los|las|o|a|os|as|uma?|de|het|een) |^(?:l|un)['’]/u;

export const withoutArticle = (text: string): string => text.replace(ARTICLE, '');

export const toldAlone = (text: string): string | undefined => ALONE.get(text.toLowerCase());

export const isToldAlone = (text: string): boolean => ALONE.has(withoutArticle(text.toLowerCase()));

export function meaningOf({ mainTheme, bodyInfluence }: TypedWish): TranslatedWish {
  const [theme, body] = [mainTheme, bodyInfluence].map((typed) => {
    const said = (typed ?? '')
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/[\s.!?！？。]+$/u, '')
      .trimStart();
    return toldAlone(said) ?? toldAlone(withoutArticle(said));
  });
  return { ...(theme !== undefined && { mainTheme: theme }), ...(body !== undefined && { bodyInfluence: body }) };
}
