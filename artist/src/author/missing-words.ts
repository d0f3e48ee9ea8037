/** The small words that people leave out: "elephant with umbrella", "works as speed bump". */
import { withArticle } from './articles.ts';
import { isDrawnThing } from './known-things.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { isAdjective, lower, splitWords } from './parts-of-speech.ts';
import { QUANTITIES } from './tables/lexicon.ts';
import { PLACE_THEMES } from './tables/theme-words.ts';

const END = '(?=$| (?:and|or|but|on|in|at|with|without|from|who|that|which)(?: |$))';
const WITH_THING = new RegExp(`(?<= )(with|without|on|in) (\\p{Ll}+(?: \\p{Ll}+)?)${END}`, 'gu');
const AS_SOMEBODY =
  /(?<=^|\s)((?:works?|working|worked|dressed|disguised|employed|hired|poses?|posing|moonlights?|moonlighting|retired) as) (\p{Ll}+(?: \p{Ll}+)?)$/u;

/** Where these are, or how: "on fire", "in bed". */
const WITHOUT_ARTICLE =
  /(?:^| )(?:fire|foot|bed|ice|board|stage|earth|space|love|jail|prison|hospital|school|church|court|town|class|line|hand|water|top|paper|tv|film|horseback|christmas|tea|coffee|milk|soup|life|heart)$/u;

/** "In an office that hates Mondays": no office does. */
const FELT_BY_SOMEBODY =
  /(?<= (?:that|who) .+) (?:that|who) (?=(?:hates?|loves?|likes?|wants?|thinks?|dreams?|believes?|fears?|cries|sings?|dances?|sleeps?|snores?|eats?|drinks?|complains?|needs?|never|always|secretly|only|cannot|can|is afraid|is scared)(?: |$))/u;

/** The same words with the articles that a sentence wants, and with an "and" between what the same somebody does. */
export function addSmallWords(words: string): string {
  return joinClauses(words)
    .replaceAll(WITH_THING, (whole, before: string, thing: string) =>
      wantsArticle(before, thing) ? `${before} ${withArticle(thing)}` : whole,
    )
    .replace(AS_SOMEBODY, (whole, before: string, trade: string) =>
      readNounPhrase(trade).kind === 'one' && !isAdjective(trade) ? `${before} ${withArticle(trade)}` : whole,
    );
}

function wantsArticle(before: string, thing: string): boolean {
  const [first = '', last = first, ...rest] = splitWords(thing);
  if (WITHOUT_ARTICLE.test(thing) || QUANTITIES.has(first) || rest.length > 0 || !isDrawnThing(last)) return false;
  if (last !== first && !isAdjective(first) && !isDrawnThing(first)) return false;
  if (/^(?:on|in)$/u.test(before) && PLACE_THEMES.has(last)) return false;
  return readNounPhrase(thing).kind === 'one';
}

function joinClauses(words: string): string {
  const at = FELT_BY_SOMEBODY.exec(words)?.index;
  if (at === undefined) return words;
  const before = lower(splitWords(words.slice(0, at)).at(-1));
  return PLACE_THEMES.has(before) ? words.replace(FELT_BY_SOMEBODY, ' and ') : words;
}
