/** What somebody in a wish is not, or does not have: "not a banana", "anything but pineapple", "no neck", "gluten free". */
import { IS_NOT, LACKS } from './tables/denials.ts';
import type { SideClass } from './tables/side-class.ts';

const NOT_THAT =
  /(?:^|\s)(?:not|isn['’]t|anything (?:but|except)|everything (?:but|except)) (?!an? (?:fan|chance|clue|problem|care|single|bit|lot|person|morning|day)\b)((?:an? |the )?\p{L}+(?: \p{L}+)?)$/iu;
/** Something is not there, whoever it is of. */
const WITHOUT = '(?:without|with no|(?:has|have|had) no|has lost (?:its|his|her|all))';
const ANY = '(?:(?:an?|any|the|its|his|her) )?';
const LACKED = new RegExp(`\\b${WITHOUT} ${ANY}(\\p{Ll}+)`, 'giu');

/** @returns all that is said not to be there: "legs" and "tail" of "a dog without legs that has no tail". */
export const allLacked = (text: string): string[] => [...text.matchAll(LACKED)].map(([, what = '']) => what);

/** @returns what alone is said not to be there: "neck" of "no neck" and of "without a neck". */
export const lackOf = (words: string): string | null =>
  /^(?:no|without(?: an?| any)?) (\p{L}+(?: \p{L}+)?)$/iu.exec(words)?.[1] ?? null;

const NONE =
  /(?:^(?:has |with )?|\s(?:has|with) )(?:no|without(?: an?| any)?) (?!(?:idea|clue|way|one|cap|chill|longer|more|problem|reason|money|friends?|filter|home|sleep|mercy|shame|doubt|limits?|purpose|regrets?|time|parents?|mother|father|family|hope|future|love|name)\b)(\p{L}+)$|\swithout(?: an?| any)? (?!(?:end|doubt|reason|purpose|hope|family|parents?|home|work|name|mercy)\b)(\p{L}+)$|^(?:is )?(\p{L}+)[ -]free$/iu;
const FREE_NOUN = /^(gluten|sugar|dairy|lactose|caffeine|fat|alcohol|nut|wheat|meat|salt|stress|risk)$/iu;
/** "not funny" denies how somebody is, and so does "not very clever". */
const WITH_ARTICLE = /^(?:an?|the) /iu;

interface Denial {
  side: SideClass;
  values: Readonly<Record<'obj', string>>;
}

const NEVER_FOUND = /(?!)/u;
const sideOf = (rows: typeof LACKS): SideClass => ({ ...rows, means: NEVER_FOUND, traits: [] });
const [isNot, lacks] = [sideOf(IS_NOT), sideOf(LACKS)];

/** @param text from the noun or from the verb on: "is not a banana", "dog without legs", "has no neck". */
export function readDenial(text: string): Denial | null {
  const what = NOT_THAT.exec(text)?.[1];
  if (what !== undefined && (WITH_ARTICLE.test(what) || /\b(?:but|except) \S+/iu.test(text)))
    return { side: isNot, values: { obj: what } };
  const [, first, second, free] = NONE.exec(text) ?? [];
  const obj = first ?? second ?? (free !== undefined && FREE_NOUN.test(free) ? free : undefined);
  return obj === undefined ? null : { side: lacks, values: { obj } };
}
