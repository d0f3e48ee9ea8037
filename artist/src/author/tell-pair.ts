/** Two that were wished for as one: a lighthouse and a moth would be "they" in every sentence, a lighthouse with a moth is one. */
import { namesCreature } from '../pieces/names-creature.ts';
import { ENGLISH } from '../pieces/vocabulary.ts';
import { withArticle } from './articles.ts';
import { isKnownThing } from './known-things.ts';
import { FIXED_PHRASES, readNounPhrase } from './noun-phrases.ts';
import { isHadAs } from './other-half.ts';
import { isAdjective, isPersonNoun } from './parts-of-speech.ts';
import { readHalves, spellSigns } from './two-in-one.ts';

const PAIR = /^((?:an? |the )?)(\p{Ll}+(?: \p{Ll}+)?) and (?:(an?|the|its|his|her|my|our|your) )?(\p{Ll}+(?: \p{Ll}+){0,2})$/u;
const ARTICLES = /(?<=^| and )(?:an?|the) /gu;
/** What is said together, and no two things; and what there is one of. */
const SAID_TOGETHER =
  /\b(?:bed and breakfast|cloak and dagger|hammer and sickle|gin and tonic|rum and coke|trial and error|song and dance|(?:heart|body|mind) and (?:soul|body)|ball and chain|carrot and stick|dish and spoon|elephant and castle|duck and cover|needle and thread|bow and arrow|(?:pen|pencil) and paper|cup and saucer|(?:suit|shirt) and tie|nut and bolt|mop and bucket|bucket and spade|hook and eye|knife and fork|lock and key|keyboard and mouse|bat and ball|fox and hounds?|saint and sinner|batman and (?:joker|robin)|(?:sun|moon|day|night|king|sky|earth|land|life|right|left|front|back)(?= and)|(?<=and )(?:sun|moon|night|day|sky|sea|earth))\b/u;

/** Half asleep and half awake is nobody's half. */
function isWhole(noun: string): boolean {
  const { kind, head } = readNounPhrase(noun);
  return /^(?:one|stuff|many|idea)$/u.test(kind) && !isAdjective(head);
}

/** @returns the second beside the first; any other words as they are. */
export function tellPair(typed: string): string {
  const words = spellSigns(typed);
  const halves = readHalves(words);
  if (halves?.every(isWhole)) return halves.join(' that is half ');
  const [, article = '', first = '', owner, second = ''] = PAIR.exec(words) ?? [];
  const bare = words.replaceAll(ARTICLES, '');
  if (second === '' || FIXED_PHRASES.test(words) || SAID_TOGETHER.test(bare)) return words;
  const isThing = (noun: string, kinds: RegExp): boolean => {
    const { kind, head } = readNounPhrase(noun);
    // Of two words both have to be one thing, as a washing machine is: a cat and mouse game is neither.
    const isKnown = noun.includes(' ')
      ? ENGLISH.find(noun.split(' '))?.isExact === true
      : isKnownThing(head) || isPersonNoun(head);
    return kinds.test(kind) && isKnown && !isAdjective(head);
  };
  // A frog and headphones are no set, nor are a penguin and its hay fever.
  const isHad = namesCreature(first) && !namesCreature(second) && isWhole(second) && isHadAs(readNounPhrase(second));
  if (!isThing(first, /^one$/u) || !(isHad || isThing(second, /^(?:one|stuff)$/u))) return words;
  // Without any article two people or two things are a set.
  const isSet = isPersonNoun(second) ? isPersonNoun(first) : !namesCreature(first) && !namesCreature(second);
  if (article === '' && owner === undefined && isSet) return words;
  const beside = owner === undefined ? readNounPhrase(second).object : `${owner} ${second}`.replace(/^an? /u, '');
  return `${article}${first} with ${/^an?$/u.test(owner ?? '') ? withArticle(beside) : beside}`;
}
