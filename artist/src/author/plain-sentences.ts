/** Sentences that would only be quoted, told as who does what: "I can't find matching socks", "mum calls me by the dog's name". */
import { isKinship } from '../concept/hear-who.ts';
import { singularOf } from '../translation/plural.ts';
import { withArticle } from './articles.ts';
import { isPerson } from './busy-nouns.ts';
import { facetsOfNoun } from './facets.ts';
import { isKnownThing } from './known-things.ts';
import { momentsOf } from './moments.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { conjugate, isVerbAt, lower, splitWords } from './parts-of-speech.ts';
import { PAST_VERBS, VERBS } from './tables/lexicon.ts';
import { isTagged } from './tag-words.ts';

/** What is shorter is a line that everybody knows: "I like trains". */
const TOLD_MIN = 4;
/** "I am so tired" is sighed. */
const MINE_MIN = 5;
/** What is asked or ordered is no deed of anybody. */
const ASKED =
  /[?]$|^(?:who|what|why|how|where|which|is|are|do|does|did|can|could|would|should|will|let|lets|please|stop|don['’]?t)\b/iu;
/** It only says that what follows is a feeling. */
const LEAD =
  /^(?:(?:that|the) (?:feeling|moment|face|look)(?: you (?:make|get|have))? |me |pov:? |tfw |mfw )?(?:when|whenever) /iu;
const OFTEN =
  '(?:(?:never|always|only|still|just|secretly|constantly|often|sometimes|usually|rarely|barely|hardly|really|actually|even|once|finally|suddenly|also) )?';
const AUXILIARY =
  /^(?:can|cannot|could|will|would|should|must|might|had|has|did|does|is|was|keeps|can['’]t|couldn['’]t|won['’]t|wouldn['’]t|shouldn['’]t|hadn['’]t|hasn['’]t|didn['’]t|doesn['’]t|isn['’]t|wasn['’]t)$/iu;

const ANYBODY = /^(someone|somebody|some (?:guy|idiot|bloke|dude|person|kid)|they|you|he|she|we) /iu;
const KIN = new RegExp(`^(\\p{L}+) (${OFTEN})(\\S+) (.+)$`, 'iu');
const OF_THE = new RegExp(`^(?:the|my|our|your|a|an|this|that) ((?:\\p{L}+[ -]){0,2}?\\p{L}+) (${OFTEN})(\\S+)(?: (.+))?$`, 'iu');
const BY_ME = new RegExp(`^i(?: (${OFTEN})(\\S+)|(['’](?:m|ve|ll|d))) (.+)$`, 'iu');
const ALL_OF =
  /^(?:everyone|everybody|nobody|no one) (?:on|in|at) (?:the|my|our|this) (\p{L}+(?: \p{L}+)?) (is|has|was|does|\p{L}+s) (.+)$/iu;
const ALL_DO = /^(nobody|no one|everybody|everyone) (\p{L}+s) (?:the|my|our) (\p{L}+(?: \p{L}+)?)$/iu;
const NEEDS = /^(.+?) when (?:all )?(?:i|you|we) need(?: is)? (an? \p{L}+(?: \p{L}+)?)$/iu;
const HAS_CLAUSE = /^((?:an?|the|my|our|that|this) )?((?:\p{L}+[ -]){0,3}?\p{L}+) (who|that|where|but) (.+)$/iu;
const TAKEN = new RegExp(`^((?:\\p{L}+ ){1,3}?)(?:that )?(?:i|we) (${OFTEN})(\\p{L}+)((?: .+)?)$`, 'iu');

const isPast = (word: string): boolean =>
  PAST_VERBS.has(word) ||
  /^(?:was|had|put|let|cut|hit|shut|set|said|sent|kept|left|lost|got)$/u.test(word) ||
  (/ed$/u.test(word) && (isTagged(word, 'PastTense') || [word.slice(0, -2), word.slice(0, -1)].some((base) => VERBS.has(base))));

const isNoun = (words: string): boolean => {
  if (
    /(?:^| )(?:who|whose|that|which|where|when|while|but|and|or|because|always|never|only|still|just|after|before|someone|somebody)(?= |$)/iu.test(
      words,
    )
  )
    return false;
  if (facetsOfNoun(readNounPhrase(lower(words)), null).length > 0) return true;
  const head = singularOf(lower(splitWords(words).at(-1)));
  return isKnownThing(head) || isPerson(head) || isTagged(head, 'Noun') || facetsOfNoun(readNounPhrase(head), null).length > 0;
};
const isMany = (words: string): boolean => {
  const head = lower(splitWords(words).at(-1));
  return singularOf(head) !== head;
};

/** Is it what one of them does or did? */
const isDone = (verb: string, rest: string, often: string, many: boolean): boolean => {
  const word = lower(verb);
  if (AUXILIARY.test(word) || isPast(word)) return true;
  if (many) return VERBS.has(word);
  return (
    isVerbAt([word, ...splitWords(rest)], 0) ||
    (often !== '' && /[^s]s$/u.test(word)) ||
    /^(?:thinks|calls|says|owes|asks|dies|leaves|likes|drives)$/u.test(word)
  );
};

/** Whoever speaks is anybody, where somebody else is told of. */
const ofAnybody = (words: string): string =>
  ` ${words}`
    .replaceAll(
      / (while|when|whenever|before|after|until|where|how|what|if) (?:i|we|you|u) (\p{L}+)/giu,
      (_, joint: string, verb: string) => ` ${joint} ${oneWho(verb)}`,
    )
    .replaceAll(/ (?:i|we|you|u)(?:['’](?:m|re)| am| are) /giu, ' somebody is ')
    .replaceAll(/ (?:i|we|you|u) (\p{L}+)/giu, (_, verb: string) => ` ${oneWho(verb)}`)
    .replaceAll(/ (?:me|us|you)(?=[ ,.]|$)/giu, ' everybody')
    .replaceAll(/ your own /giu, ' their own ')
    .replaceAll(/ (?:my|our|your) /giu, ' the ')
    .trim();

const oneWho = (verb: string): string => {
  const word = lower(verb);
  return `somebody ${/^(?:am|are)$/u.test(word) ? 'is' : word === 'have' ? 'has' : AUXILIARY.test(word) || isPast(word) ? word : VERBS.has(word) ? conjugate(word) : word}`;
};

/** Whoever speaks is told of: "a person who can't find their keys". */
const ofSpeaker = (words: string): string =>
  ` ${words}`
    .replaceAll(/ (and|but|so|then) i(?:['’]m| am) /giu, ' $1 is ')
    .replaceAll(/ (and|but|so|then) i (\p{L}+)/giu, (_, joint: string, verb: string) => ` ${joint} ${ofOne(verb) ?? verb}`)
    .replaceAll(/ i(?:['’]m| am) /giu, ' they are ')
    .replaceAll(/ i was /giu, ' they were ')
    .replaceAll(/ i /giu, ' they ')
    .replaceAll(/ myself(?=[ ,.]|$)/giu, ' themself')
    .replaceAll(/ me(?=[ ,.]|$)/giu, ' them')
    .replaceAll(/ my /giu, ' their ')
    .replaceAll(/ you(?=[ ,.]|$)/giu, ' everybody')
    .replaceAll(/ your /giu, ' the ')
    .trim();

const ofOne = (verb: string): string | null => {
  const word = lower(verb).replaceAll('’', "'");
  if (word === 'am') return 'is';
  if (word === 'have' || word === "haven't") return word.replace('have', 'has');
  if (word === 'do' || word === "don't") return word.replace('do', 'does');
  if (AUXILIARY.test(word) || isPast(word)) return word;
  return VERBS.has(word) && !/^(?:wish|think|hope|believe|know|mean|guess|love|like)$/u.test(word) ? conjugate(word) : null;
};

const SHORT: ReadonlyMap<string, string> = new Map([
  ['m', 'is'],
  ['ve', 'has'],
  ['ll', 'will'],
  ['d', 'would'],
]);

/** There is one of each, whatever it does. */
const ONE_FOR_ALL = /^(?:sun|moon|sky|sea|ocean|universe|internet|earth|weather|world|devil|pope)$/iu;

const withWho = (who: string, clause: string): string =>
  `${isMany(who) ? who : ONE_FOR_ALL.test(who) ? `the ${who}` : withArticle(who)} ${isPerson(singularOf(lower(splitWords(who).at(-1)))) ? 'who' : 'that'} ${clause}`;

function tellMine(words: string): string | null {
  const [, often = '', typed = '', short = '', rest = ''] = BY_ME.exec(words) ?? [];
  const verb = short === '' ? ofOne(typed) : (SHORT.get(short.slice(1)) ?? null);
  if (rest === '' || verb === null || splitWords(words).length < MINE_MIN) return null;
  return `a person who ${often}${verb} ${ofSpeaker(rest)}`;
}

const isOurKin = (word: string): boolean =>
  isKinship(lower(word)) || /^(?:gran|nan|nana|grandad|granddad|gramps|grandpa)$/iu.test(word);

/** "You open the fridge", as one does. */
const BASE_OF_ONE = /^(the person (?:(?:always|never|still|just|only|secretly|finally|suddenly) )?)(\p{L}+)/u;

/** Who forgets why they came, and at whom everyone looks when they sneeze, is one and the same. */
const ofThem = (rest: string): string =>
  rest
    .replaceAll(/(?<=^| )(why|what|where|who|which|how) (?:you|they|we)(?= )/giu, '$1 they')
    .replaceAll(/ (and|but|then) (?:you|we) (\p{L}+)/giu, (said, joint: string, verb: string) => {
      const done = ofOne(verb);
      return done === null ? said : ` ${joint} ${done}`;
    })
    .replaceAll(/ (?:you|us)(?=[ ,.](?:and|but|again|back|for|like)|$)/giu, ' them');

function tellTheirs(words: string, isWhen = false): string | null {
  const [, one = ''] = ANYBODY.exec(words) ?? [];
  const known =
    one === ''
      ? words
      : words.replace(
          ANYBODY,
          `the ${/kid$/iu.test(one) ? 'kid' : /^she$/iu.test(one) ? 'woman' : /^he$/iu.test(one) ? 'man' : 'person'} `,
        );
  const isBase = /^(?:you|they|we)$/iu.test(one);
  const agreed = isBase ? known.replace(BASE_OF_ONE, (_, who: string, verb: string) => who + (ofOne(verb) ?? verb)) : known;
  const [, kin = ''] = KIN.exec(words) ?? [];
  const all = isOurKin(kin) ? `the ${words}` : agreed;
  for (let more = 0; more < 3; more += 1) {
    const pattern = new RegExp(OF_THE.source.replace('{0,2}?', `{${more}}`), 'iu');
    const [, who = '', often = '', verb = '', rest = ''] = pattern.exec(all) ?? [];
    if (rest === '' && often === '' && !isWhen) continue;
    if (who === '' || !isNoun(who) || !isDone(verb, rest, often, isMany(who))) continue;
    // The tomato plants died, and no tomato plants.
    if (/[^s]s$/u.test(verb) && isPast(lower(splitWords(rest)[0])) && isNoun(`${who} ${verb}`)) continue;
    const own = isBase ? ofThem(rest) : rest;
    return withWho(isOurKin(kin) ? who.toLowerCase() : who, `${often}${lower(verb)} ${ofAnybody(own)}`.trim());
  }
  return null;
}

function tellWithin(words: string): string | null {
  const [, lead = '', who = '', joint = '', rest = ''] = HAS_CLAUSE.exec(words) ?? [];
  if (who === '' || !isNoun(who)) return null;
  const name =
    /^(?:my|our|that|this) $/iu.test(lead) || lead === ''
      ? isMany(who)
        ? who
        : /^\p{Lu}/u.test(who)
          ? who
          : withArticle(who)
      : `${lead}${who}`;
  if (/^but$/iu.test(joint)) {
    const [, verb = '', more = ''] = /^(?:he|she|it|they)(?:['’]s|['’]re| (\S+)) (.+)$/iu.exec(rest) ?? [];
    if (more === '') return null;
    return `${name} ${isPerson(lower(splitWords(who).at(-1))) || /^\p{Lu}/u.test(who) ? 'who' : 'that'} ${verb === '' || /^are$/iu.test(verb) ? 'is' : lower(verb)} ${ofAnybody(more)}`;
  }
  return `${name} ${lower(joint)} ${ofAnybody(/^where$/iu.test(joint) ? ` ${rest}`.trim() : rest.replace(/ but (?:he|she|it) (?=(?:is|has|can)\b|\p{L}+s\b)/iu, ' but '))}`;
}

/** What can be no participle, as "dressed in velvet" is: "the lawnmower won't start", "grandad fixed the tap". */
const DOES_IT =
  /^(?:(?:the|my|our|some) (?:\p{L}+ ){1,3}|\p{L}+ )(?:(?:won['’]?t|can['’]?t|doesn['’]?t|didn['’]?t|isn['’]?t|keeps|ate|drove|fell|forgot|wrote|took|threw|knew|gave|went|came|broke|stole|rang|began|sang|flew|froze|stopped|exploded|crashed|escaped|disappeared|collapsed) |(?!(?:nick)?named |called |titled |entitled )\p{L}+ed (?:the|my|our|his|her|its|an?) )/iu;
const HAS_RELATIVE = / (?:who|that|which|whose|where) /iu;

/** @returns the same for what would be read as a noun and be none: "the lift stopped between two floors". */
export const tellPlainSentence = (typed: string): string | null =>
  DOES_IT.test(typed) && !HAS_RELATIVE.test(typed) && splitWords(typed).length >= TOLD_MIN && momentsOf(typed).length === 0
    ? tellTheirs(typed)
    : null;

/** @returns the words without what says that they are a feeling: "when the teacher says find a partner". */
export const withoutLead = (typed: string): string => (momentsOf(typed).length > 0 ? typed : typed.replace(LEAD, ''));

/** @returns who does what in a moment that everybody knows: "a person who forgets a name" of "the feeling when you forget a name". */
export function tellMoment(typed: string): string | null {
  const words = typed.replace(LEAD, '').replace(/[.!]+$/u, '');
  if (words === typed || momentsOf(typed).length === 0 || ASKED.test(words) || / (?:and|but) /iu.test(words)) return null;
  const [, verb = '', thing = '', where = ''] =
    /^(?:someone|somebody|they) (\p{L}+s) your (\p{L}+(?: \p{L}+)??)((?: (?:in|on|at|from|before|without) .+)?)$/iu.exec(words) ??
    [];
  if (verb !== '') return `a person whose ${thing} somebody ${lower(verb)}${where}`;
  const [, ours = '', does = ''] = /^your (\p{L}+(?: \p{L}+)??) (\p{L}+s .+)$/iu.exec(words) ?? [];
  if (ours !== '' && isNoun(ours)) return `a person whose ${ours} ${does}`;
  return /^you /iu.test(words) ? tellTheirs(words) : null;
}

/** @returns who does what at that moment, however short: "a lift that stops" of "when the lift stops". */
export const tellWhen = (typed: string): string | null =>
  /^when(?:ever)? /iu.test(typed) ? tellTheirs(typed.replace(LEAD, ''), true) : null;

/** @returns who does what, in a noun and a clause; null for what is no such sentence, and for what everybody says. */
export function tellSentence(typed: string): string | null {
  const [words = ''] = typed.replace(LEAD, '').split(/[.!](?:\s|$)/u);
  if (splitWords(words).length < TOLD_MIN || ASKED.test(words) || momentsOf(typed).length > 0) return null;
  const [, all = '', is = '', how = ''] = ALL_OF.exec(words) ?? [];
  if (all !== '')
    return `${withArticle(all)} where ${lower(splitWords(words)[0]).replace('everyone', 'everybody').replace('no', 'nobody').replace('nobodybody', 'nobody')} ${is} ${ofAnybody(how)}`;
  const [, what = '', need = ''] = NEEDS.exec(words) ?? [];
  if (what !== '' && isNoun(what)) return `${what} and no ${need.replace(/^an? /iu, '')}`;
  const [, untold = ''] = /^(?:nobody|no one) told me (?:that )?(.+)$/iu.exec(words) ?? [];
  if (untold !== '') return `a person who was never told that ${ofSpeaker(untold)}`;
  const [, taken = '', often = '', verb = '', rest = ''] = TAKEN.exec(words) ?? [];
  if (taken !== '' && isNoun(taken.trim()) && isPast(lower(verb)) && !/^(?:and|but|or|when|if) /iu.test(rest.trim()))
    return `${withArticle(taken.trim().replace(/^(?:the|my|a|an) /iu, ''))} that somebody ${often}${lower(verb)}${rest === '' ? '' : ` ${ofAnybody(rest.trim())}`}`;
  const [, who = '', eats = '', eaten = ''] = ALL_DO.exec(words) ?? [];
  if (who !== '' && VERBS.has(lower(eats).replace(/e?s$/u, '')) && isNoun(eaten))
    return `the ${eaten} that ${/^no/iu.test(who) ? 'nobody' : 'everybody'} ${lower(eats)}`;
  return tellMine(words) ?? tellTheirs(words) ?? tellWithin(words);
}
