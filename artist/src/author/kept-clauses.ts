/** The clause behind the noun of a wish, where no class knows more of it: what somebody does, has, is full of, where and when. */

import { gerundOf } from '../translation/verbs.ts';
import { kindOfMention } from './mentions.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { isAdjective, isGerund, lower, splitWords } from './parts-of-speech.ts';
import type { Pronouns } from './pronouns.ts';
import { baseOf, isGrave, type ReadRelation } from './relations.ts';
import type { Conflict } from './tables/conflicts.ts';
import * as KEPT from './tables/kept-clauses.ts';
import { ADVERBS, BODY_PARTS, DETERMINERS, ING_NOUNS, PAST_VERBS, PREPOSITIONS, WEARABLES } from './tables/lexicon.ts';

type Values = Readonly<Record<string, string>>;
interface Kept {
  rows: readonly Conflict[];
  values: Values;
}

/** Longer ones make a sentence that nobody reads to its end. */
const LONGEST = 46;
/** From here on what was said already is left out. */
const LONG = 34;
const SHORTEST = 14;
/** A wish this short is told of whole. */
const FEWEST_WORDS = 3;

const BEHIND_RELATIVE = /\s(?:who|that|which) (?!is half )(.+)$/iu;
const FULL_OF = /^(?:\S+ ){1,3}(?:full of|filled with|stuffed with|packed with|covered in) (?!it\b|them\b)(.+)$/iu;
const HAS = /\s(?:with|who has|that has) (?!no\b|nothing\b|nobody\b|it\b|him\b|her\b|me\b|you\b|us\b|them\b)(.+?)$/iu;
const DONE_TO = /\s(\p{L}{2,}ed (?:on|in|by|at|after|before|during|under|from) .+)$/iu;
const PLACED =
  /\s((?:in|on|at|under|behind|inside|next to|beside|between|near|above) (?:(?:an?|the|his|her|its|their|my|our) \p{L}|\p{Lu}\p{L}).*)$/u;
const TIMED = /\s((?:in|on|at|after|before|during|every) (?!all\b).+)$/iu;
const IS_TIME =
  /\b(?:midnight|night|noon|dawn|dusk|sunrise|sunset|mornings?|evenings?|afternoons?|nights|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn|christmas|easter|halloween|holidays|lunch|dinner|breakfast|o['’]clock|day|\d{1,2} ?[ap]m|\d{1,2}:\d\d|bedtime|rush hour|payday|playtime)\b/iu;
/** Nobody puts up a shelf on a diet. */
const NO_PLACE =
  /\b(?:diet|hurry|mood|rush|way|budget|mission|row|shift|leave|strike|holiday|name|world|shape|love|body|style|form|head|verge|edge|run|loose|go|roll|leash|phone|time|moment|middle|end|beginning|age)\b/iu;
/** What may stand before a verb and is left out when it is told again. */
const LEADS = /^(?:only|once|now|also|even|mostly|actually|finally|\p{L}{3,}[^i]ly)$/iu;
/** Here something else begins. */
const NEXT =
  /\s(?:and no|but|while|because|when|who|that|which|instead|as|in|on|at|for|from|under|behind|inside|after|before|during|without|every|whose|\p{L}{3,}ing(?=\s(?:an?|the|his|her|its|their|my|our|in|on|at|to|for|from|with|under|behind|into)\s))\s.*$/iu;
const DENIES =
  /^(?:not|never|no|cannot|nobody|nothing|refuses|hardly|\p{L}+n['’]t|(?:does|has|is|was|can|will|did) not)(?!\p{L})/iu;
const NOT_EVEN = /[,\s]+not even .+$/iu;

/** "his mum", "when he sees ketchup", "in my lemonade": as the lore says it of whoever it is. */
const ofThisOne = (words: string, { they, them, their, themself }: Pronouns): string =>
  words
    .replaceAll(/\b(?:his|its|their|her)(?= \p{L})/giu, their)
    .replaceAll(/\b(?:himself|herself|itself|themsel(?:f|ves))\b/giu, themself)
    .replaceAll(/\b(?:he|she)\b/giu, they)
    .replaceAll(
      /\b(when|if|until|while|because) it(?! (?:rains|snows|hails|storms|gets (?:dark|cold|hot|late)|is (?:dark|cold|hot|late|raining|snowing))\b)\b/giu,
      `$1 ${they}`,
    )
    .replaceAll(/\bhim\b/giu, them)
    .replaceAll(/\b(?:my|our|your)(?= \p{L})/giu, 'the');

const LAST_PHRASE =
  /\s(?:and|but|with|in|on|at|for|from|about|after|before|during|because|while|every|without|under|like|to)\s(?!.*\s(?:and|but|with|in|on|at|for|from|about|after|before|during|because|while|every|without|under|like|to)\s).*$/iu;
/** Nobody jams five minutes. */
const SO_LONG =
  /(?:\s(?:for|through|over))?(?:\sall)?\s(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:minutes?|hours?|days?|weeks?)$/iu;
/** What is put has to be put somewhere. */
const GOES_SOMEWHERE =
  /^(?:having )?(?:put|putting|left|leaving|stuck|sticking|buried|burying|hidden|hiding|working|living|being|been|got|getting|born|forgotten|lost)\b/iu;

/** "Missed the train by". */
const ENDS_SMALL = /\s(?:by|of|for|to|with|and|or|the|an?)$/iu;

/** So much of it as a sentence has room for that says it a second time. */
function shorten(words: string): string | null {
  let rest = words;
  while (rest.length > (GOES_SOMEWHERE.test(words) ? LONGEST : LONG)) {
    const less = rest.replace(LAST_PHRASE, '').replace(SO_LONG, '');
    if (less === rest || less.length < SHORTEST) break;
    rest = less;
  }
  return rest.length > LONGEST ? null : rest === words ? rest : rest.replace(ENDS_SMALL, '');
}

const DOUBLED = /^(?:forget|begin|prefer|admit|permit|regret|commit|refer|travel|cancel|label|quarrel|quit)(?=$| )/u;
const gerund = (base: string): string =>
  DOUBLED.test(base)
    ? base.replace(/^(\p{L}+)(\p{L})(?=$| )/u, '$1$2$2ing')
    : /^(?:tie|die)(?=$| )/u.test(base)
      ? base.replace(/^(.)ie/u, '$1ying')
      : gerundOf(base);

const deed = (vping: string): Kept => ({ rows: KEPT.KEPT_DEEDS, values: { vping } });
const past = (done: string): Kept => ({ rows: KEPT.KEPT_PASTS, values: { vping: `having ${done}` } });

/** @param typed what stands behind "who": "cheats at bingo", "is bitten by everybody", "lost a bet". */
function readDeed(typed: string): Kept | null {
  const all = splitWords(typed.replace(NOT_EVEN, ''));
  const at = all.findIndex((word) => !ADVERBS.has(lower(word)) && !LEADS.test(word));
  const tokens = at > 0 && !DENIES.test(typed) ? all.slice(at) : all;
  const only = all.slice(0, Math.max(at, 0)).some((word) => lower(word) === 'only') ? 'only ' : '';
  const [verb = '', next = '', ...more] = tokens;
  const first = lower(verb);
  const rest = tokens.slice(1).join(' ');
  if (DENIES.test(tokens.join(' ')) || tokens.length < 2) return null;
  if (first === 'has')
    return /^(?:an?|the|two|three|four|his|her|its|\d+)$/iu.test(next)
      ? readObject(rest)
      : /(?:ed|en|ne|un|ht|pt|ld|ost|ome|ut)$/iu.test(next)
        ? past(rest)
        : null;
  if (first === 'is')
    return isGerund(lower(next))
      ? deed(rest)
      : more.length > 1 && (more[0] === 'by' || !isAdjective(lower(next)))
        ? deed(`being ${rest.replace(/ and (?:can(?:not|['’]?t)|won['’]?t|does(?:n['’]t| not)|\p{L}{3,}s)(?= |$).*$/iu, '')}`)
        : null;
  if (first === 'was') return more.length > 0 ? past(`been ${rest}`) : null;
  if (first === 'can' && rest !== '') return deed(gerund(rest));
  const done = PAST_VERBS.get(first) ?? (/[^e]ed$/u.test(first) ? first : undefined);
  if (done !== undefined) return past(`${done} ${rest}`);
  // Of two deeds the first is told.
  const base = baseOf(
    tokens.join(' ').replace(/ and (?:\p{L}{3,}s|can(?:not|['’]?t)|won['’]?t|does(?:n['’]t| not)|will)(?= |$).*$/iu, ''),
  );
  return base === null || /^(?:be|say)(?= |$)/u.test(base) ? null : deed(`${only}${gerund(base)}`);
}

function readObject(words: string): Kept | null {
  const obj = words
    .replace(/^(?:(?:far |way )?too (?:much|many)|so (?:much|many)|lots of|a lot of|loads of) /iu, '')
    .replace(NEXT, '')
    .replace(/[,;].*$/u, '');
  const noun = readNounPhrase(obj);
  if (noun.kind === 'said' || obj === '' || splitWords(obj).length > 6) return null;
  // It was told of before, and what is felt needs no article.
  const told = /^(?:his|her|its|their|my|our) /iu.test(obj)
    ? obj
    : noun.kind === 'idea' || noun.kind === 'name'
      ? noun.object
      : `the ${noun.bare.replaceAll(/ and an? /giu, ' and the ')}`;
  const isHeld = kindOfMention(noun) === 'held' || kindOfMention(noun) === 'alive';
  return { rows: isHeld ? [...KEPT.KEPT_THINGS, ...KEPT.KEPT_HELD] : KEPT.KEPT_THINGS, values: { obj: told } };
}

/** "Two sleeping bags": nobody sleeps them. */
const COUNTS = /^(?:an?|the|his|her|its|their|my|our|one|two|three|four|some|with|of|\d+)$/iu;

function readGerund(words: string): Kept | null {
  const tokens = splitWords(words);
  const at = tokens.findIndex((word, index) => index > 0 && isGerund(lower(word)) && !ING_NOUNS.has(lower(word)));
  const next = lower(tokens[at + 1]);
  const isDone =
    at > 0 &&
    (DETERMINERS.has(next) ||
      (PREPOSITIONS.has(next) && !/^(?:for|of)$/u.test(next)) ||
      /^(?:his|her|its|their|my|one|two|three|four|to|\d+)$/u.test(next) ||
      (/s$/u.test(next) && !COUNTS.test(tokens[at - 1] ?? '')));
  return isDone && !/^(?:wearing|being|having|including|during)$/iu.test(tokens[at] ?? '')
    ? deed(tokens.slice(at).join(' '))
    : null;
}

/** The first of its places or times that is one: no coat, and no diet. */
function readCircumstance(words: string, pattern: RegExp, tells: (found: string) => Kept | null): Kept | null {
  const [, found = ''] = pattern.exec(words) ?? [];
  if (found === '') return null;
  return tells(found) ?? readCircumstance(found.replace(/^\S+(?= )/u, ''), pattern, tells);
}

const placeOf = (found: string): Kept | null => {
  const place = found.replace(
    /(?<=^\S+ \S+ .*?)\s(?:and|but|who|that|with|while|without|for|after|before|every|in|on|at|full|made)\s.*$/iu,
    '',
  );
  const head = lower(splitWords(place).at(-1));
  const isWorn = /^in /iu.test(place) && (WEARABLES.has(head) || WEARABLES.has(head.replace(/s$/u, '')));
  const isOnIt = [head, head.replace(/s$/u, '')].some((part) => BODY_PARTS.has(part));
  if (isOnIt || IS_TIME.test(place) || NO_PLACE.test(place) || isWorn || splitWords(place).length > 6) return null;
  return { rows: KEPT.KEPT_PLACES, values: { where: place.replace(/(?<=^(?:next to|\S+)) an? /iu, ' the ') } };
};

const timeOf = (found: string): Kept | null => {
  const time = found.replace(/(?<=^\S+ \S+.*?)\s(?:and|but|who|that|with|while|without|for|in|on|at)\s.*$/iu, '');
  return IS_TIME.test(time) || /^(?:before|after) /iu.test(time) ? { rows: KEPT.KEPT_TIMES, values: { when: time } } : null;
};

function readAll(words: string): Kept[] {
  const [, clause] = BEHIND_RELATIVE.exec(words) ?? [];
  if (clause !== undefined) return [readDeed(clause)].filter((kept) => kept !== null);
  const doing = readGerund(words);
  if (doing !== null) return [doing];
  const [, filling] = FULL_OF.exec(words) ?? [];
  if (filling !== undefined)
    return [{ rows: KEPT.KEPT_FILLINGS, values: { obj: readObject(filling)?.values.obj ?? filling.replace(NEXT, '') } }];
  const [, done] = DONE_TO.exec(words) ?? [];
  if (done !== undefined) return [past(`been ${done}`)];
  const [, had] = HAS.exec(words) ?? [];
  return [
    had === undefined || / of /u.test(words.slice(0, words.indexOf(had))) ? null : readObject(had),
    readCircumstance(words, PLACED, placeOf),
    readCircumstance(words, TIMED, timeOf),
  ].filter((kept) => kept !== null);
}

/** @param words all that a wish says of whom it is about: "hedgehog with a balloon at a birthday party". */
export function readKept(words: string, pronouns: Pronouns): ReadRelation | null {
  if (splitWords(words).length < FEWEST_WORDS || isGrave(words.replace(/\bwar stor(?:y|ies)\b/giu, ''))) return null;
  const kept = readAll(words).flatMap(({ rows, values }): Kept[] => {
    const [[slot, told] = ['', '']] = Object.entries(values);
    const adapted = ofThisOne(told, pronouns);
    const short = slot === 'when' ? adapted : shorten(adapted);
    return short === null || /["“”?!:]/u.test(short) ? [] : [{ rows, values: { [slot]: short } }];
  });
  if (kept.length === 0) return null;
  const conflicts = kept.flatMap(({ rows }) => rows);
  return {
    side: { means: NEVER_SOUGHT, traits: [], conflicts, closings: conflicts.flatMap(({ closings }) => closings) },
    values: Object.assign({}, ...kept.map(({ values }) => values)),
  };
}

/** It is read, and not found by a word. */
const NEVER_SOUGHT = /(?!)/u;
