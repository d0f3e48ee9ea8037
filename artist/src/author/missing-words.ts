/** The small words that people leave out: "elephant with umbrella", "works as speed bump". */
import { withArticle } from './articles.ts';
import { isDrawnThing } from './known-things.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { isAdjective, isQuality, isVerbAt, lower, splitWords } from './parts-of-speech.ts';
import { ADVERBS, AUXILIARIES, QUANTITIES } from './tables/lexicon.ts';
import { PLACE_THEMES } from './tables/theme-words.ts';

const END = '(?=$| (?:and|or|but|on|in|at|with|without|from|who|that|which)(?: |$))';
const WITH_THING = new RegExp(`(?<= )(with|without|on|in) (\\p{Ll}+(?: \\p{Ll}+)?)${END}`, 'gu');
const AS_SOMEBODY =
  /(?<=^|\s)((?:works?|working|worked|dressed|disguised|employed|hired|poses?|posing|moonlights?|moonlighting|retired) as) (?!an? |the |his |her |its |my )(\p{Ll}+(?: \p{Ll}+)?)$/u;

/** Where these are, or how: "on fire", "in bed". */
const WITHOUT_ARTICLE =
  /(?:^| )(?:it|fire|foot|bed|ice|board|stage|earth|space|love|jail|prison|hospital|school|church|court|town|class|line|hand|water|top|paper|(?:live )?(?:tv|television)|film|horseback|christmas|tea|coffee|milk|soup|life|heart)$/u;

/** "In an office that hates Mondays": no office does. */
const FELT_BY_SOMEBODY =
  /(?<= (?:that|who) .+) (?:that|who) (?=(?:hates?|loves?|likes?|wants?|thinks?|dreams?|believes?|fears?|cries|sings?|dances?|sleeps?|snores?|eats?|drinks?|complains?|needs?|never|always|secretly|only|cannot|can|is afraid|is scared)(?: |$))/u;

const SOMEBODY = /(?:it|he|she|they)(?:['’]?s| is| are|['’]re)?/u.source;
/** "A unicorn but it's a bad guy": what comes after is said of the same one. */
const BUT = new RegExp(
  `^(?!(?:not|no|nothing|all|anything|my|our|your) )([^\\s,]+(?: [^\\s,]+){0,3}?),? but (?:(${SOMEBODY}) )?((?:also |actually |secretly |really )?)(\\S.*)$`,
  'iu',
);
/** "Cow and chicken best friends". */
const FRIENDS =
  /^((?:an? )?\p{L}+(?: \p{L}+)?) (?:and|&) ((?:an? )?\p{L}+(?: \p{L}+)??),? (?:(?:who|that|which) are )?(?:as )?((?:best )?friends|besties|bffs|twins|roommates|neighbou?rs)$/iu;
/** What says only that there is no reason. */
const WITHOUT_REASON = /(?<=\S),? (?:(?:be|['’])?cause why not|just because|for (?:some|no) reason(?: at all)?)$/iu;

/** "Afraid of heights but a pilot" has no noun before it. */
const isFelt = (words: string): boolean => isAdjective(lower(splitWords(words)[0])) && isQuality(splitWords(words));

/** Clauses that somebody hung on without a word between them: what is said of the same one becomes "that is", and a reason an aside. */
function hangOnClauses(words: string): string {
  const [, one = '', who = '', how = '', what = ''] = BUT.exec(words) ?? [];
  if (one !== '' && readNounPhrase(one).kind === 'one' && !isAdjective(lower(splitWords(one).at(-1))) && !isFelt(one)) {
    const verb = lower(splitWords(what)[0]);
    const isSo = who !== '' || /^(?:an?|the|in|on|with|without|not)$/u.test(verb) || isQuality(splitWords(what));
    const isDone =
      !/(?:['’]?s|re| is| are)$/iu.test(who) && (isVerbAt(splitWords(what), 0) || AUXILIARIES.has(verb) || ADVERBS.has(verb));
    if (isDone && verb !== 'not') return `${one} that ${how}${what}`;
    if (isSo) return `${one} that is ${how}${what}`;
    if (isDrawnThing(lower(what)) && readNounPhrase(what).kind === 'one') return `${one} that is also ${withArticle(what)}`;
  }
  const [, friend = '', other = '', bond = ''] = FRIENDS.exec(words) ?? [];
  if (friend !== '')
    return `${friend} that is ${/^neighbou?rs$/iu.test(bond) ? 'neighbours' : bond.toLowerCase()} with ${withArticle(other.replace(/^an? /iu, ''))}`;
  return words.replace(WITHOUT_REASON, '');
}

/** "Playin basketball". */
const IN_HASTE =
  /(?<!\b(?:an?|the|golden) )\b(play|wear|eat|danc|sing|rid|driv|runn|swimm|jump|fly|smok|drink|cook|bak|fight|hold|read|sleep|cry|do|mak|tak(?!in$)|walk|talk|watch|look|try|throw|kick|paint|skat|surf|chas|lift|work)in['’]?(?=\s|$)/giu;

/** With the letter that haste left out. */
export const endGerunds = (words: string): string => words.replaceAll(IN_HASTE, '$1ing');

/** The same words with the articles that a sentence wants, and with an "and" between what the same somebody does. */
export function addSmallWords(words: string): string {
  return joinClauses(hangOnClauses(words))
    .replaceAll(WITH_THING, (whole, before: string, thing: string) =>
      wantsArticle(before, thing) ? `${before} ${withArticle(thing)}` : whole,
    )
    .replace(AS_SOMEBODY, (whole, before: string, trade: string) =>
      readNounPhrase(trade).kind === 'one' && !isAdjective(trade) ? `${before} ${withArticle(trade)}` : whole,
    );
}

function wantsArticle(before: string, thing: string): boolean {
  const [first = '', last = first, ...rest] = splitWords(thing);
  if (
    first === 'no' ||
    WITHOUT_ARTICLE.test(thing) ||
    QUANTITIES.has(first) ||
    rest.length > 0 ||
    (first !== 'missing' && !isDrawnThing(last))
  )
    return false;
  if (last !== first && first !== 'missing' && !isAdjective(first) && !isDrawnThing(first)) return false;
  if (/^(?:on|in)$/u.test(before) && PLACE_THEMES.has(last)) return false;
  return readNounPhrase(thing).kind === 'one';
}

function joinClauses(words: string): string {
  const at = FELT_BY_SOMEBODY.exec(words)?.index;
  if (at === undefined) return words;
  const before = lower(splitWords(words.slice(0, at)).at(-1));
  return PLACE_THEMES.has(before) ? words.replace(FELT_BY_SOMEBODY, ' and ') : words;
}
