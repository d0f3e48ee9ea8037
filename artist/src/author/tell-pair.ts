/** Two that were wished for as one: a lighthouse and a moth would be "they" in every sentence, a lighthouse with a moth is one. */
import { isKnownThing } from './known-things.ts';
import { FIXED_PHRASES, readNounPhrase } from './noun-phrases.ts';
import { isAdjective } from './parts-of-speech.ts';

const PAIR = /^((?:an? |the )?)(\p{Ll}+(?: \p{Ll}+)?) and (?:(an?|the|its|his|her) )?(\p{Ll}+)$/u;
/** What is said together, and no two things; and what there is one of. */
const SAID_TOGETHER =
  /\b(?:bed and breakfast|cloak and dagger|hammer and sickle|gin and tonic|rum and coke|trial and error|song and dance|(?:heart|body|mind) and (?:soul|body)|(?:sun|moon|day|night|king|sky|earth|land|life|right|left|front|back)(?= and)|(?<=and (?:the )?)(?:sun|moon|night|day|sky|sea|earth))\b/u;

/** @returns the second beside the first; any other words as they are. */
export function tellPair(words: string): string {
  const [, article = '', first = '', owner, second = ''] = PAIR.exec(words) ?? [];
  if (second === '' || FIXED_PHRASES.test(words) || SAID_TOGETHER.test(words)) return words;
  const isThing = (noun: string, kinds: RegExp): boolean => {
    const { kind, head } = readNounPhrase(noun);
    return kinds.test(kind) && isKnownThing(head) && !isAdjective(head);
  };
  if (!isThing(first, /^one$/u) || !isThing(second, /^(?:one|stuff)$/u)) return words;
  const beside = owner === undefined || /^an?$/u.test(owner) ? readNounPhrase(second).object : `${owner} ${second}`;
  return `${article}${first} with ${beside}`;
}
