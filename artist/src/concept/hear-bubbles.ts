/** What somebody thinks of, speaks, or wants nothing of. It is no thing that is held: it is seen in a bubble beside the head. */
import { pieceOfEmoji } from '../drawing/piece-files.ts';
import { splitWords } from '../pieces/split-words.ts';
import { type Bubble, ENOUGH, type Heard } from './heard.ts';
import LANGUAGES from './languages.json' with { type: 'json' };
import { isWearable } from './outfit.ts';

/** Each up to the end of a phrase, before what it is about. What is loved or liked is in a bubble only if no hand could hold it. */
const BUBBLES: readonly (readonly [bubble: Bubble, isOnlyIfLarge: boolean, before: RegExp])[] = [
  [
    'refused',
    false,
    /\b(?:allerg(?:ic|y) to|intolerant (?:to|of)|hates?|hating|loathes?|detests?|despises?|dislikes?|(?:afraid|scared|terrified|frightened|fearful|tired|sick|fed up) (?:of|with)|fears?|fear of|phobia of|avoids?|(?:can ?t|cannot|can not) (?:stand|eat|drink|afford|find|ride|play|use|open|have|keep|see|get)|(?:run|ran|runs) out of|out of|quit|gave up|giving up|forgot|forgets|lost|against|banned from|anti)\b/g,
  ],
  [
    'thought',
    false,
    /\b(?:(?:thinks?|thinking|dreams?|dreaming|dreamt) (?:only |always )?(?:of|about)|daydream(?:s|ing) (?:of|about)|wants?(?: to (?:be|have|get|buy|become|see|eat|go to))?|wish(?:es|ing) for|needs?|misses|missing|craves?|craving|longs? for|longing for|believes? in|wonders? about|remembers|worr(?:ied|ies) about|waiting for|waits for|looking for|searching for|plans?|saving up for|homesick for)\b/g,
  ],
  ['thought', true, /\b(?:loves?|loving|likes?|adores?|in love with|obsessed with|fan of|crazy about|addicted to)\b/g],
  ['said', false, /\b(?:speaks?|speaking|talks? in|swears? in|understands|spricht|sprechen|parle|habla|parla|fala|spreekt)\b/g],
];

interface HeardBubble {
  bubble: Bubble;
  isOnlyIfLarge: boolean;
  /** The first word of what it is about. */
  from: number;
}

/** By the first of these words in a text, as `splitWords` takes it apart. */
function hearBubble(words: readonly string[]): HeardBubble | undefined {
  const text = words.join(' ');
  for (const [bubble, isOnlyIfLarge, before] of BUBBLES) {
    const match = before[Symbol.matchAll](text).next().value;
    if (match) return { bubble, isOnlyIfLarge, from: splitWords(text.slice(0, match.index + match[0].length)).length };
  }
  return undefined;
}

/** Of "allergic to cats" the cat, struck through in a bubble, before all else that is seen of it. */
export function putInBubble(words: readonly string[], things: readonly Heard[], isFeeling: (thing: Heard) => boolean): Heard[] {
  const heard = hearBubble(words);
  const language = heard?.bubble === 'said' ? languageIn(words, heard.from) : undefined;
  if (language) return [language, ...things.filter(({ from, to }) => from > language.to || to < language.from)];
  const about = heard && things.find((thing) => thing.from >= heard.from && thing.at === undefined && !isFeeling(thing));
  if (!about || (heard.isOnlyIfLarge && isWearable(about.piece))) return [...things];
  const isBeside = ({ from, to }: Heard): boolean => from > about.to || to < about.from;
  return [{ ...about, at: heard.bubble }, ...things.filter(isBeside)];
}

/** A language is seen by a flag. */
const FLAGS = new Map(
  Object.entries(LANGUAGES).flatMap(([flag, names]) => names.split(', ').map((name) => [name, flag] as const)),
);

function languageIn(words: readonly string[], from: number): Heard | undefined {
  const at = words.findIndex((word, index) => index >= from && FLAGS.has(word));
  const said = words[at] ?? '';
  const piece = pieceOfEmoji(FLAGS.get(said) ?? '');
  return piece === null ? undefined : { piece, from: 0, to: at, score: ENOUGH, said, at: 'said' };
}
