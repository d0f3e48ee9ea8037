/** Who is in love, and with whom or what: "un gato enamorado de la luna". */

import { withArticle } from '../author/articles.ts';
import { translateTogether } from './translate-fields.ts';
import type { TranslatedWish, TypedWish } from './translated-wish.ts';

const LOVERS: readonly RegExp[] = [
  /^(.+?) (?:perdidamente |locamente )?enamorad[oa] de(?:l)? (.+)$/iu,
  /^(.+?) (?:perdutamente )?innamorat[oa] (?:di|del(?:la)?|dell['’]) ?(.+)$/iu,
  /^(.+?) (?:follement |éperdument )?amoureu(?:x|se) (?:de |du |des |d['’])(.+)$/iu,
  /^(.+?) (?:perdidamente )?apaixonad[oa] (?:por|pel[oa]) (.+)$/iu,
  /^(.+?),? d(?:er|ie|as) in (.+) (?:unsterblich )?verliebt ist$/iu,
  /^(.+?),? die verliefd is op (.+)$/iu,
];

/** Of a loved one: an article by which it is one of many; any other, also one in "della", makes it the one and only. */
const ONE_OF_MANY = /^(?:un[aeo]?|uma?|ein(?:e[nmr]?)?|een) |^un'/iu;

export function loverOf({ mainTheme }: TypedWish): TranslatedWish {
  const [lover, loved] =
    LOVERS.map((pattern) => pattern.exec(mainTheme?.trim() ?? '')?.slice(1)).find((found) => found !== undefined) ?? [];
  if (!lover || !loved) return {};
  const [somebody = lover, beloved] = translateTogether(lover, loved);
  const who = beloved?.replace(/^(?:an?|the) /, '');
  if (who === undefined) return {};
  const named = /^\p{Lu}/u.test(who) ? who : ONE_OF_MANY.test(loved) ? withArticle(who) : `the ${who}`;
  return { mainTheme: `${somebody} in love with ${named}` };
}
