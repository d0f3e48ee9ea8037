/** How somebody in a wish stands to something else, and what follows from it: a dragon is scared of marshmallows, an owl collects stamps. */

import { namesCreature } from '../pieces/names-creature.ts';
import { isOurWord } from './foreign-words.ts';
import { isKnownThing } from './known-things.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { conjugate, isGerund, isPersonNoun, lower, splitWords } from './parts-of-speech.ts';
import type { Pronouns } from './pronouns.ts';
import { readSubject } from './read-subject.ts';
import type { Relation } from './tables/relation.ts';
import { RELATIONS } from './tables/relations.ts';
import type { SideClass } from './tables/side-class.ts';

/** What somebody's relation is told with. */
export interface ReadRelation {
  side: SideClass;
  /** The slots of its rows. */
  values: Readonly<Record<string, string>>;
}

const PATTERNS: readonly (readonly [Relation, SideClass, RegExp])[] = RELATIONS.map((relation) => {
  const means = new RegExp(`(?<=^|\\s)(?:${relation.says}) (.+)$`, 'iu');
  return [relation, { ...relation, means }, means];
});

/** Behind these something else is told. */
const ENDS =
  /\s(?:and|but|or|with|because|since|when|whenever|while|after|before|until|if|so|who|that|which|every|all|too|very|again|anymore|on (?:mondays?|sundays?|weekends?)|at (?:night|work|home|dawn)|in (?:public|secret|the (?:morning|evening|rain|dark|sun)))\b.*$|[,;:.!?].*$/iu;
/** "Spoons from every café" are spoons. */
const ENDS_SMALL = /(?<=\S) (?:from|of|to|for|in|on|at|by)$/iu;
const DENIED = /(?:\b(?:not|no longer|never|hardly|less|without)|n['’]t)(?: \p{L}+)?$/iu;
const HOLLOW =
  /^(?:her$|(?:it|him|them|me|us|you|i|we|everything|everyone|everybody|nothing|nobody|something|someone|somebody|anything|anyone|this|that|these|those|there|one|ones|him ?self|herself|itself|themsel(?:f|ves)|myself|yourself|things?|stuff|people|what|how|why|who|where|to|being|my|your|our|mine|yours)\b|(?:much|many|more|a lot|out|off|up|away)$)/iu;
/** What is lost like this nobody finds in a coat. */
const NOT_MISLAID =
  /\b(?:nil|yesterday|way|mind|job|wars?|games?|bet|match|race|memory|voice|temper|interest|love|life|work|trouble|wife|husband|mother|father|mum|mom|dad|son|daughter|baby|child|family|friends?|faith|hope|weight|hair|leg|arm|eye|head|answer|answers|meaning|fight|battle|revenge|home|sleep)\b/iu;

const isPerson = ({ head, unit }: NounPhrase): boolean => isPersonNoun(head) || namesCreature(unit);

/** Of nobody who died, and of nothing grave, is a joke made. */
const GRAVE =
  /\b(?:dead|died|dying|death|deceased|late (?:wife|husband|mother|father|mum|mom|dad|brother|sister|son|daughter|grand\p{L}+|friend)|ghosts? of|grief|cancer|war|suicide|funeral|grave|killed|abuse|rape|murder|divorce)\b/iu;

/** These are missed by somebody who comes too late, and nobody longs for them. */
const CAUGHT = /\b(?:bus|train|tram|plane|flight|boat|ferry|deadline|targets?|point|meetings?|goals?|penalt(?:y|ies)|exams?)$/iu;
/** A "missing sock" is missed, and misses nothing. */
const IS_LOST = /^(?:missing|lost) (?!(?:home|an?|the|his|her|its|their|my|your|our)\b)\p{Ll}/u;
/** So is "someone's lost glove". */
const WHOSE = /^(?:(?:\S+['’]s?|an?|the|my|our|your|his|her|their) )?$/iu;
const isLostItself = (text: string, at: number): boolean => IS_LOST.test(text.slice(at)) && WHOSE.test(text.slice(0, at));
const OWNED = /^(?:his|her|its|their) /iu;
const isWord = (word: string): boolean => /^(?:[\p{L}’'-]+|\d+)$/u.test(word);

/** The object as it was typed; what there is one of is known already where the relation is to this one. */
function objectOf(words: string, { takes, isOfThisOne, isMislaid, isCaught }: Relation): string | null {
  const noun = readSubject(words.replace(OWNED, ''));
  const { kind, bare, deed, head, indefinite, definite } = noun;
  if (kind === 'said' || deed !== undefined || head === '' || !splitWords(bare).every(isWord)) return null;
  if (takes === 'role') return /^an? /iu.test(words) ? indefinite : kind === 'name' || /^the /iu.test(words) ? words : null;
  if (takes === 'thing' && (kind === 'idea' || kind === 'name')) return null;
  if (isMislaid && (NOT_MISLAID.test(words) || isPerson(noun))) return null;
  if (isCaught && CAUGHT.test(words)) return null;
  const isBareThing = isCaught && kind === 'one' && bare === words && isKnownThing(lower(head)) && !isPerson(noun);
  return isOfThisOne && (/^an? /iu.test(words) || isBareThing) ? definite : words;
}

/** "dance" of "dances", with what is behind it; null where no verb is. */
export function baseOf(words: string): string | null {
  const [verb = '', ...rest] = splitWords(words);
  if (/^(?:is|was|has|does|goes|gets|knows)$/iu.test(verb) || !/s$/u.test(verb)) return null;
  const forms = [verb.slice(0, -1), verb.slice(0, -2)];
  // "cries" is of "cry", and "lies" of "lie".
  const possible = (/\p{L}{2}ies$/u.test(verb) ? [`${verb.slice(0, -3)}y`, ...forms] : forms).filter(
    (form) => conjugate(form) === verb,
  );
  // "finishes" is of "finish", and of no "finishe".
  const base = possible.find(isOurWord) ?? possible[0];
  return base === undefined ? null : [base, ...rest].join(' ');
}

/** @param text whatever tells of somebody, from the noun or from the verb on: "dragon who is scared of marshmallows". */
export function readRelation(text: string, pronouns: Pronouns): ReadRelation | null {
  if (isGrave(text)) return null;
  for (const [relation, side, pattern] of PATTERNS) {
    const found = pattern.exec(text);
    if (found === null || isLostItself(text, found.index) || DENIED.test(text.slice(0, found.index).trim())) continue;
    const words = (found[1] ?? '')
      .replace(ENDS, '')
      .trim()
      .replace(ENDS_SMALL, '')
      .replaceAll(/\b(?:his|her|its|their)(?= \p{L})/giu, pronouns.their);
    if (words === '' || HOLLOW.test(words) || splitWords(words).length > 5) continue;
    const values = valuesOf(words, relation);
    if (values !== null) return { side, values };
  }
  return null;
}

/** What is told at greater length is about more than one thing. */
const LONGEST = 120;
export const isGrave = (text: string): boolean => text.length > LONGEST || GRAVE.test(text);

function valuesOf(words: string, relation: Relation): Record<string, string> | null {
  const first = lower(splitWords(words)[0]);
  if (relation.takes === 'doing') return isGerund(first) ? { vping: words } : null;
  if (relation.takes === 'deed') {
    const vp = relation.hasInfinitive ? words : baseOf(words);
    return vp === null || /^(?:be|end|stop|finish)\b/iu.test(vp) ? null : { vp };
  }
  if (isGerund(first)) return relation.takes === 'anything' && !relation.isNoDeed ? { obj: words } : null;
  const obj = objectOf(words, relation);
  return obj === null ? null : { obj };
}
