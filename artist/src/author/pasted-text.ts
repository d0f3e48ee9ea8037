/** Of a pasted text the lore takes who it is about and what happened to them first: nobody is called three sentences. */

import { isKinship } from '../concept/hear-who.ts';
import { conjugate, isPersonNoun, isVerbAt, splitWords } from './parts-of-speech.ts';
import { PAST_VERBS, VERBS } from './tables/lexicon.ts';
import { isTagged } from './tag-words.ts';

/** A sentence ends here, and another one begins. */
const SENTENCES = /(?<!\b(?:Mr|Mrs|Ms|Dr|St|Prof|Jr|No|vs))[.!?]+\s+(?=\p{Lu})/u;
const WHEN =
  /^(?:yesterday|today|tonight|last (?:night|week|year|summer|winter|weekend)|this morning|one day|once|then|so),? (?=\S)/iu;
const WHOSE = '(?:my|our|the|an?|his|her|their|your)';
/** "Our dog ate the wedding cake": nobody has more words before what they did. */
const WHO = [1, 2, 3].map(
  (words) => new RegExp(`^${WHOSE} (\\p{L}+(?:['’]s)?(?: \\p{L}+){${words - 1}}) (\\p{L}+)((?: .+)?)$`, 'iu'),
);
/** "I dropped my phone in the toilet". */
const HAD_IT_DONE = new RegExp(`^(?:i|we|he|she|they|you) (\\p{L}{2,}ed) ${WHOSE} (\\p{L}+)((?: \\p{L}+)*)$`, 'iu');
const WORDS_MAX = 12;
/** Whose it is makes no difference to anybody who reads of it. */
const OURS = /\b(?:my|our|your)\b/giu;
const SPOKEN = /\b(?:i|me|we|us|you)\b/iu;

const isPast = (word: string): boolean =>
  /^(?:was|had|sat|lay|spat|won|became)$/u.test(word) ||
  PAST_VERBS.has(word) ||
  (/ed$/u.test(word) && isTagged(word, 'PastTense'));

const pronounOf = (who: string): string => {
  const noun = who.split(' ').at(-1) ?? '';
  return isPersonNoun(noun) || isKinship(noun) ? 'who' : 'that';
};

/** What is shorter is a line that everybody knows, and is quoted: "I like trains". */
const TOLD_MIN = 5;
/** "We need a mascot for our chess club". */
const NEEDED =
  /^(?:we|i) (?:need|want|(?:woul|['’])d like|are looking for) (?=an? (?:\p{L}+ )?(?:mascot|logo|character|hero|avatar) )/iu;
const BY_ME = /^i (?:(just|really|always|finally|still|never|only) )?(\p{L}+) ([^,;:]+)/iu;
const BY_OURS = [1, 2, 3].map(
  (words) => new RegExp(`^(?:my|our) (\\p{L}+(?:['’]s)?(?: \\p{L}+){${words - 1}}) ([\\p{L}’']+)( [^,;:]+)$`, 'iu'),
);

/** It is said already what they do: "my ex who still watches my stories". */
const SAYS_WHO = /^(?:my|our) (\p{L}+(?: \p{L}+)? (?:who|that|which|whose) .+)$/iu;
/** "My boss saying". */
const IN_THE_ACT = /\s\p{L}{2,}ing$/iu;

/** Of one sentence that somebody says of theirs or of themself it is told who that is: "a son who loves volcanoes". */
function retellSentence(words: string): string {
  if (splitWords(words).length < TOLD_MIN) return words;
  const ask = words.replace(NEEDED, '');
  if (ask !== words) return SPOKEN.test(ask) ? words : ask.replaceAll(OURS, 'the');
  const [, when = '', verb = '', rest = ''] = BY_ME.exec(words) ?? [];
  const does = ofOne(verb.toLowerCase());
  if (does !== null && !SPOKEN.test(rest))
    return `a person who ${when === '' ? '' : `${when} `}${does} ${rest.replaceAll(OURS, 'the')}`;
  const [, told = ''] = SAYS_WHO.exec(words) ?? [];
  if (told !== '') return SPOKEN.test(told) ? words : `a ${told.replaceAll(OURS, 'the')}`;
  for (const pattern of BY_OURS) {
    const [, who = '', did = '', what = ''] = pattern.exec(words) ?? [];
    const isTold =
      /^(?:is|has|can|cannot|keeps)$/iu.test(did) || isPast(did.toLowerCase()) || isVerbAt(splitWords(did + what), 0);
    if (who !== '' && !IN_THE_ACT.test(who) && isTold && !SPOKEN.test(what))
      return `a ${who} ${pronounOf(who)} ${did}${what.replaceAll(OURS, 'the')}`;
  }
  return words;
}

/** What is read of a word at most. */
const READ_MAX = 60;
const LAST_PHRASE =
  / (?:at|in|on|for|with|to|from|by|because|when|and) (?!.* (?:at|in|on|for|with|to|from|by|because|when|and) ).*$/iu;

/** What is told in more words than are read ends before the last of its phrases, and not within. */
const shorten = (told: string, typed: string): string =>
  told !== typed && told.length > READ_MAX && LAST_PHRASE.test(told) ? shorten(told.replace(LAST_PHRASE, ''), typed) : told;

/** "Work" becomes "works"; null for what is no verb, or tells of what was only wished. */
function ofOne(verb: string): string | null {
  if (verb === 'am') return 'is';
  if (isPast(verb) && verb !== 'was') return verb;
  return VERBS.has(verb) && !/^(?:wish|think|hope|believe|know|need|want|say|mean|guess)$/u.test(verb) ? conjugate(verb) : null;
}

/** "A dog that ate the wedding cake"; the words as they are where they are no text of several sentences, or no more is known of it. */
export function retellText(words: string): string {
  const [opening = '', ...more] = words.split(SENTENCES);
  if (more.length === 0) return shorten(retellSentence(words), words);
  const first = opening.replace(WHEN, '');
  if (first.split(' ').length > WORDS_MAX || /[^\p{L}\p{M}\p{N}'’ -]/u.test(first) || SPOKEN.test(first.replace(/^\S+/u, '')))
    return words;
  const [, done = '', thing = '', rest = ''] = HAD_IT_DONE.exec(first) ?? [];
  if (thing !== '') return `a ${thing} that was ${done}${rest.replaceAll(OURS, 'the')}`;
  for (const pattern of WHO) {
    const [, who = '', did = '', what = ''] = pattern.exec(first) ?? [];
    if (who !== '' && isPast(did.toLowerCase())) return `a ${who} ${pronounOf(who)} ${did}${what.replaceAll(OURS, 'the')}`;
  }
  return words;
}
