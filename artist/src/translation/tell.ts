/** The English sentence of what was read. */
import { readNounPhrase } from '../author/noun-phrases.ts';
import { INSTRUMENTS } from '../author/tables/lexicon.ts';
import { isEdible } from '../author/topic.ts';
import type { Chunk } from './chunks.ts';
import { pluralOf } from './plural.ts';
import { baseOf, doneBySeveral, gerundOf, isAboutDeeds, TO_DO } from './verbs.ts';

/** The sentence, with the articles that English wants. */
export function tell(units: readonly Chunk[]): string | undefined {
  const chunks = agreeing(putAdverbsFirst(units));
  const words: string[] = [];
  const after: string[] = [];
  for (const [at, chunk] of chunks.entries()) {
    const [before, next] = [chunks[at - 1], chunks[at + 1]];
    if (chunk.part === 'adverb') {
      if (before?.english === 'that' && next?.part === 'adjective') words.push('is');
      if (AT_THE_END.test(chunk.english)) after.push(chunk.english);
      else if (!QUANTITY.test(chunk.english)) words.push(chunk.english);
      else if (next?.part === 'thing') words.push(amountOf(chunk.english, next.english));
      else after.push(chunk.english);
    } else if (isAboutDeeds(before) && (chunk.part === 'infinitive' || chunk.part === 'verb')) {
      const base = chunk.part === 'verb' ? baseOf(chunk.english) : chunk.english;
      words.push(TO_DO.test(before?.english ?? '') ? base : gerundOf(base));
    } else if (chunk.part === 'infinitive') words.push(gerundOf(chunk.english));
    else if (before?.english === 'made of') words.push(chunk.english);
    else if (chunk.part === 'thing' && before !== undefined) {
      words.push(QUANTITY.test(before.english) || words.at(-1) === 'no' ? chunk.english : asObject(chunk.english, words.at(-1)));
    } else if (
      chunk.part === 'adjective' &&
      before?.part === 'verb' &&
      !/^(?:is|feels|looks|smells|never)\b/.test(before.english)
    )
      words.push(adverbOf(chunk.english));
    else if (chunk.part === 'adjective' && before?.english === 'that' && !/^(?:that|in|with|without) /.test(chunk.english))
      words.push('is', chunk.english);
    else if (chunk.english === 'wears' && next?.part === 'thing' && CARRIED.test(next.english)) words.push('carries');
    else words.push(chunk.english === 'post-without' ? 'without' : chunk.english);
  }
  const english = [...words, ...after]
    .join(' ')
    .trim()
    .replace(/(?<=\bplays?) with$/, '')
    .replace(/\b(always|never) is (?=\w)/, 'is $1 ');
  return /(?:^| )(?:of|and|that|in|on|at|with|without|to|until|like|under|about|for)$/.test(english) ? undefined : english;
}

/** What nobody has on: one word is for both in many languages. */
const CARRIED =
  /(?:^| )(?:suitcase|box|tray|basket|parcel|package|present|ladder|brick|stone|book|bucket|pizza|cake|letter)(?:e?s)?$/;

/** "Three cats that dance". */
function agreeing(chunks: readonly Chunk[]): Chunk[] {
  const [first] = chunks;
  const isSeveral = first?.part === 'thing' && readNounPhrase(first.english).kind === 'many' && chunks[1]?.english === 'that';
  const at = isSeveral ? chunks.findIndex(({ part }) => part === 'verb') : -1;
  const isTheirs = (index: number): boolean =>
    index === at ||
    (index > at && chunks[index]?.part === 'verb' && (chunks[index - 1]?.english === 'and' || isFurther(chunks[index - 1])));
  return chunks.map((chunk, index) => (at >= 0 && isTheirs(index) ? { ...chunk, english: doneBySeveral(chunk.english) } : chunk));
}

/** Behind a whole deed another is theirs as well: "dogs that bark do not bite". */
const isFurther = (before: Chunk | undefined): boolean => before?.part === 'verb' && !isAboutDeeds(before);

/** How something is done: "very slowly" of "very slow". Who sleeps naked is naked. */
function adverbOf(quality: string): string {
  const [last = '', ...before] = quality.split(' ').reverse();
  const told = [...before.reverse()];
  if (/^(?:good|bad|evil)$/.test(last)) return [...told, last === 'good' ? 'well' : 'badly'].join(' ');
  const isManner =
    /^(?:slow|quick|loud|quiet|silent|beautiful|terrible|horrible|secret|wild|perfect|strange|nervous|gentle|careful|calm|brave|soft|clumsy|elegant|graceful|passionate)$/;
  if (!isManner.test(last)) return quality;
  return [...told, `${last.replace(/y$/, 'i').replace(/(?<=[^aeiou])le$/, '')}ly`].join(' ');
}

const QUANTITY = /^(?:a lot|too much)$/;
const AT_THE_END = /^(?:all|every|everywhere|when|with|without|over|in|at|on|until)\b/;

/** "A lot of coffee", "too many shoes". */
const amountOf = (quantity: string, thing: string): string =>
  quantity === 'a lot' ? 'a lot of' : readNounPhrase(thing).kind === 'many' ? 'too many' : quantity;

/** What takes no article: "until Monday". */
const BARE =
  /^(?:every(?:thing(?: in sight)?|body)|nothing|emojis|midnight|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|television|video games|politics)$/;

/** There is one of each. */
const UNIQUE = /^(?:(?:full )?moon|sun|sea|sky|rain|snow|fog|night|internet|world|forest|street)$/;

const ONLY_ONE = /^(?:moon|sun|world|internet|weather|wifi)$/;

function asObject(english: string, before: string | undefined): string {
  if (/^all the /.test(english)) return `all the ${pluralOf(english.slice('all the '.length))}`;
  if (BARE.test(english) || /^(?:his|her|their) /.test(english)) return english;
  if (ONLY_ONE.test(english)) return `the ${english}`;
  if (/^\p{Lu}{2,}$/u.test(english)) return `the ${english}`;
  const noun = readNounPhrase(english);
  // Who is allergic to a cat is so to all cats.
  if (before === 'is allergic to' && noun.kind === 'one' && !UNIQUE.test(english)) return pluralOf(english);
  if (before === 'is hungry for' && noun.kind === 'one') return isEdible(noun) ? english : pluralOf(english);
  if (before === 'plays' && INSTRUMENTS.has(noun.head)) return noun.definite;
  return /(?:^| )(?:in|on|of)$|^(?:loves|hates)$/.test(before ?? '') && UNIQUE.test(english) ? `the ${english}` : noun.object;
}

/** "Cries always" as "always cries", "bir penguin cries" as "penguin that cries", and "ne dort pas" as what it does not. */
function putAdverbsFirst(units: readonly Chunk[]): Chunk[] {
  const is =
    (...words: readonly string[]) =>
    (chunk: Chunk | undefined): boolean =>
      chunk !== undefined && words.includes(chunk.english);
  const isNever = units.some(is('never'));
  const isDenied = (at: number): boolean =>
    !isNever && (is('not')(units[at - 1]) || (is('not')(units[at + 1]) && units[at + 2]?.part !== 'verb'));
  const lead = units.filter(is('never', 'always', 'secretly', 'still', 'no longer'));
  // "جائع دائما": always hungry.
  const [quality, ...others] = units;
  if (quality?.part === 'adjective' && others.length === 1 && lead.length === 1) return [...lead, quality];
  const put: Chunk[] = [];
  let isFirst = true;
  for (const [at, chunk] of units.entries()) {
    const isSpare =
      lead.includes(chunk) || (is('not')(chunk) && (isNever || [at - 1, at + 1].some((one) => units[one]?.part === 'verb')));
    if (isSpare && units.some(({ part }) => part === 'verb')) continue;
    if (chunk.part !== 'verb') {
      put.push(chunk);
      continue;
    }
    if (put.at(-1)?.part === 'thing' && !put.some(is('that'))) put.push({ part: 'link', english: 'that' });
    // "Is always late": of what somebody is, as of no other deed, it stands behind the verb.
    if (isFirst && lead.length > 0 && chunk.english.startsWith('is ') && !is('not')(units[at - 1])) {
      put.push({ ...chunk, english: `is ${lead.map(({ english }) => english).join(' ')} ${chunk.english.slice(3)}` });
      isFirst = false;
      continue;
    }
    if (isFirst) put.push(...lead);
    isFirst = false;
    put.push(isDenied(at) ? { ...chunk, english: denied(chunk.english) } : chunk);
  }
  return put;
}

/** "Does not sleep", "is not afraid of". */
function denied(verb: string): string {
  if (verb === 'can') return 'cannot';
  if (verb.startsWith('is ')) return `is not ${verb.slice(3)}`;
  return `does not ${baseOf(verb)}`;
}
