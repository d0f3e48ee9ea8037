/** What somebody thinks of, speaks, or wants nothing of. It is no thing that is held: it is seen in a bubble beside the head. */
import { isAdjective } from '../author/parts-of-speech.ts';
import { isTagged } from '../author/tag-words.ts';
import { pieceOfEmoji } from '../drawing/piece-files.ts';
import { baseOf } from '../pieces/kin.ts';
import { isPerson } from '../pieces/people.ts';
import { isSmallWordAnywhere } from '../pieces/search-pieces.ts';
import { splitWords } from '../pieces/split-words.ts';
import { type Bubble, ENOUGH, type Heard, type Placement } from './heard.ts';
import LANGUAGES from './languages.json' with { type: 'json' };
import { isWearable } from './outfit.ts';
import { isNegation, relationOf } from './read-wish.ts';

interface BubbleWords {
  bubble: Bubble;
  /** Only for what no hand could hold. */
  isOnlyIfLarge?: true;
  /** Only if nothing is said of it after that: an "anti-aircraft gun" is a gun. */
  isOnlyAtEnd?: true;
  /** Who fears somebody thinks of them; who hates them only looks so. */
  isFear?: true;
  /** What stands before what it is about. */
  before: RegExp;
}

const BUBBLES: readonly BubbleWords[] = [
  {
    bubble: 'refused',
    isFear: true,
    before: /\b(?:(?:afraid|scared|terrified|frightened|fearful) (?:of|by)|fears?|fear of|phobia of)\b/g,
  },
  {
    bubble: 'refused',
    before:
      /\b(?:allerg(?:ic|y) to|intolerant (?:to|of)|hates?|hating|loathes?|detests?|despises?|dislikes?|(?:tired|sick) of|fed up with|avoids?|(?:can ?t|cannot|can not) (?:stand|eat|drink|afford|find|ride|play|use|open|have|keep|see|get)|(?:run|ran|runs|running) out of|quit|gave up|giving up|forgot|forgets|lost (?=all|some|another|my|our)|banned from)\b/g,
  },
  // Who is out of coffee has none; who jumps out of a cake was in it.
  { bubble: 'refused', before: /(?:^|\b(?:is|are|always|totally|completely|nearly|all) )out of\b/g },
  {
    bubble: 'refused',
    before:
      /(?:^|\b(?:is|are|protest(?:s|ing)?|votes?|voting|demonstrat(?:es|ing)) )against\b(?! (?:the )?(?:wind|tide|current|clock|odds|wall|time)\b)/g,
  },
  { bubble: 'refused', isOnlyAtEnd: true, before: /\banti\b/g },
  {
    bubble: 'thought',
    before:
      /\b(?:(?:thinks?|thinking|dreams?|dreaming|dreamt) (?:only |always )?(?:of|about)|daydream(?:s|ing) (?:of|about)|wants?(?: to (?:be|have|get|buy|become|see|eat|go to))?|wish(?:es|ing) for|needs?|misses|missing|craves?|craving|longs? for|longing for|believes? in|wonders? about|remembers|worr(?:ied|ies) about|waiting for|waits for|looking for|searching for|plans?|saving up for|homesick for)\b/g,
  },
  {
    bubble: 'loved',
    before:
      /\b(?:in love with|(?:has|have|had) a (?:secret |huge |big )?crush on|crush on|falls? in love with|fell in love with|married to|flirts with|kisses|adores|verliebt in|enamorad[oa] del?|amoureu(?:x|se) (?:de|du|des|d)|innamorat[oa] (?:di|de[il]|dell[aeo]?)|apaixonad[oa] (?:por|pel[oa]))\b/g,
  },
  { bubble: 'loved', isOnlyIfLarge: true, before: /\b(?:loves?|loving)\b/g },
  {
    bubble: 'thought',
    before:
      /\b(?:thinks?|believes?|is convinced|pretends?|imagines?)(?: that)? (?:(?:he|she|it|they) (?:is|are|s)|to be|(?:him|her|it|them)sel(?:f|ves) to be)\b|\bidentif(?:ies|y) as\b|\b(?:(?:glaubt|denkt|meint) (?:dass )?(?:er|sie|es) (?:ist|sei|wäre)|glaubt (?:er|sie|es) zu sein|hält sich für|cree (?:que es|ser)|se cree|crede (?:di essere|che sia)|si crede|(?:pense|croit) qu (?:il|elle) est|se (?:croit|prend pour)|acha que é|pensa (?:que é|di essere))(?= )/g,
  },
  {
    bubble: 'thought',
    isOnlyIfLarge: true,
    before: /\b(?:likes?|obsessed with|fan of|crazy about|addicted to)\b/g,
  },
  {
    bubble: 'said',
    before: /\b(?:speaks?|speaking|talks? in|swears? in|understands|spricht|sprechen|parle|habla|parla|fala|spreekt)\b/g,
  },
];

interface HeardBubble extends BubbleWords {
  /** Its own first word. */
  start: number;
  /** The first word of what it is about, and the first after that which is about something else. */
  from: number;
  end: number;
}

const countWords = (text: string): number => splitWords(text).length;

/** Every such word of a text, as `splitWords` takes it apart, in their order. */
function hearBubbles(words: readonly string[], starts: ReadonlySet<number>): HeardBubble[] {
  const text = words.join(' ');
  return BUBBLES.flatMap((bubble) =>
    [...text.matchAll(bubble.before)].map((match): HeardBubble => {
      const from = countWords(text.slice(0, match.index + match[0].length));
      const end = words.findIndex((_, at) => at > from && (starts.has(at) || beginsAnew(words, at)));
      return { ...bubble, start: countWords(text.slice(0, match.index)), from, end: end < 0 ? words.length : end };
    }),
  ).sort((one, other) => one.start - other.start);
}

const CONJUNCTION = /^(?:but|while|although|because|until|when|who|whose|which|that|yet|so|then|after|before|except)$/;
const AND = /^(?:and|und|y|e|et|i|en|og|och|or)$/;
/** What somebody has and does is no more of what they think of; where it is may be. */
const HAS: ReadonlySet<string | undefined> = new Set(['worn', 'mount', 'beside']);

/** "And" goes on with the same, unless a verb stands behind it: "cats and dogs", "cats and wears a crown". */
function beginsAnew(words: readonly string[], at: number): boolean {
  const [word = '', next = ''] = words.slice(at, at + 2);
  if (CONJUNCTION.test(word) || HAS.has(relationOf(word)) || isNegation(word)) return true;
  return AND.test(word) && (HAS.has(relationOf(next)) || isTagged(next, 'Verb'));
}

/** Faith: what is holy to anybody is not struck through. */
const FAITH: ReadonlySet<string> = new Set(
  '⛪ 🕌 🕍 🛕 🕋 ⛩️ ✝️ ☦️ ☪️ ✡️ 🔯 🕎 🕉️ ☸️ ☯️ 🪯 🛐 📿 🙏 👼 😇'.split(' ').flatMap((emoji) => pieceOfEmoji(emoji) ?? []),
);
const FLAG = /^1f1[ef][0-9a-f]|^1f3f[34]|^1f6a9|^1f38c/;

/** No person, faith or flag is ever struck through, whatever somebody thinks of them. */
export const canBeStruck = (piece: string): boolean =>
  !isPerson(piece) && !FLAG.test(baseOf(piece)) && !FAITH.has(piece) && !FAITH.has(baseOf(piece));

const atOf = ({ bubble, isFear }: HeardBubble, piece: string): Placement => {
  if (bubble !== 'refused' || canBeStruck(piece)) return bubble;
  return isFear && isPerson(piece) ? 'thought' : 'nowhere';
};

const isBeside = (one: { from: number; to: number }) => (other: Heard) => other.from > one.to || other.to < one.from;

/**
 * Of "allergic to cats" the cat, struck through in a bubble, before all else that is seen of it.
 * @param starts where something else begins: after a comma.
 */
export function putInBubble(
  words: readonly string[],
  things: readonly Heard[],
  { starts, isFeeling }: { starts: ReadonlySet<number>; isFeeling: (thing: Heard) => boolean },
): Heard[] {
  for (const heard of hearBubbles(words, starts)) {
    const language = heard.bubble === 'said' ? languageIn(words, heard) : undefined;
    if (language) return [language, ...things.filter(isBeside(language))];
    const about = things.find(
      (thing) => thing.from >= heard.from && thing.from < heard.end && thing.at === undefined && !isFeeling(thing),
    );
    if (!about || (heard.isOnlyIfLarge && isWearable(about.piece))) continue;
    if (heard.isOnlyAtEnd && (about.from > heard.from || about.to + 1 < heard.end)) continue;
    return [{ ...about, at: atOf(heard, about.piece) }, ...things.filter(isBeside(about))];
  }
  return [...things];
}

/** A language is seen by a flag. */
const FLAGS = new Map(
  Object.entries(LANGUAGES).flatMap(([flag, names]) => names.split(', ').map((name) => [name, flag] as const)),
);

/** What may stand around the name of a language: how well it is spoken, and which kind of it. */
const HOW =
  /^(?:fluent|fluently|perfect|perfectly|well|badly|broken|only|just|no|some|bad|ancient|old|many|american|swiss|like|language|accent|dialect|slang|backwards|loudly|softly|poorly|very)$/;

/** The first language after the verb, as long as it is what is spoken: "Polish jokes" and "nail polish" are none. */
function languageIn(words: readonly string[], { start, from, end }: HeardBubble): Heard | undefined {
  const isHow = (word: string | undefined) => word === undefined || HOW.test(word) || isSmallWordAnywhere(word) || AND.test(word);
  for (let at = from; at < end; at++) {
    const word = words[at] ?? '';
    const next = at + 1 < end ? words[at + 1] : undefined;
    const piece = pieceOfEmoji(FLAGS.get(word) ?? '');
    if (piece !== null && isHow(next) && next !== 'american')
      return { piece, from: start, to: at, score: ENOUGH, said: word, at: 'said' };
    if (!isHow(word) && !FLAGS.has(word) && !isAdjective(word)) return undefined;
  }
  return undefined;
}
