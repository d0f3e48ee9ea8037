/** Of a pasted text the lore takes who it is about and what happened to them first: nobody is called three sentences. */

import { isPersonNoun } from './parts-of-speech.ts';
import { PAST_VERBS } from './tables/lexicon.ts';
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

const pronounOf = (who: string): string => (isPersonNoun(who.split(' ').at(-1) ?? '') ? 'who' : 'that');

/** "A dog that ate the wedding cake"; the words as they are where they are no text of several sentences, or no more is known of it. */
export function retellText(words: string): string {
  const [opening = '', ...more] = words.split(SENTENCES);
  if (more.length === 0) return words;
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
