/** What a wish in another language is called in English, so that a lore need not speak of something that it cannot name. */
import type { Idea } from '../concept/concept.ts';
import { hearTopic } from '../concept/topics.ts';
import { memoize } from '../pieces/memoize.ts';
import type { PieceRole } from '../pieces/piece-types.ts';
import { findPieces } from '../pieces/search-pieces.ts';
import { splitWords } from '../pieces/split-words.ts';
import { ENGLISH } from '../pieces/vocabulary.ts';
import { placeInEnglish } from '../translation/exonyms.ts';
import { isEnglishWord } from './english-words.ts';
import { isNounOfClass } from './facets.ts';
import { isForeignNoun, isForeignPhrase, isOurWord } from './foreign-words.ts';
import { isKnownThing } from './known-things.ts';
import { isSaidAsItIs } from './moments.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { plainNameOf } from './plain-names.ts';
import { articleOfName, spellNames } from './proper-names.ts';
import { readWords, TRAITS } from './qualities.ts';
import { FOREIGN_THINGS } from './tables/foreign-things.ts';
import { ADJECTIVES, PURSUITS, VERBS } from './tables/lexicon.ts';
import { isUtterance } from './utterances.ts';

export const ROLES: readonly PieceRole[] = ['head', 'animal', 'body', 'hat', 'eyewear', 'shoe', 'held', 'back', 'float'];

const THINGS: ReadonlyMap<string, string> = new Map(readWords(FOREIGN_THINGS));

/** Does English have a name for all of it, by hand: "la tour Eiffel", "nasi goreng"? */
export const isNamedWhole = (word: string): boolean => THINGS.has(word.toLowerCase()) || placeInEnglish(word) !== undefined;

/** By the picture that was found for what was typed, or by its words alone; null for what is English or a name. */
export function nameInEnglish(idea: Idea): string | null {
  const { word, given, piece, english } = idea;
  // What is told has been written by hand for it; a picture may be of the bat alone.
  const known = given ? (THINGS.get(word.toLowerCase()) ?? placeInEnglish(word)) : undefined;
  if (known !== undefined) return known;
  // Our own noun may have a word of another language in it: a zimmer frame is no room.
  if (given && word.includes(' ') && isNounOfClass(word) && !isNounOfClass(english ?? '')) return null;
  if (english !== undefined) return spellNames(english);
  const lent = given && piece !== null && isLent(word) ? plainNameOf(piece) : null;
  if (lent !== null && lent !== word.toLowerCase() && isFoundIn(idea)) return spellNames(lent);
  if (!given || isEnglish(word) || isEnglishBut(word) || isSaidAsItIs(word)) return null;
  // English ones have names of their own: crochet is no knitting.
  const topic = /^(?!\p{ASCII}+$)[\p{L}\p{M} '’-]+$/u.test(word) ? hearTopic(word) : undefined;
  const told = topic && splitWords(word).length === topic.words.length ? TOPICS_IN_ENGLISH.get(topic.id) : undefined;
  if (told !== undefined) return told;
  if (piece === null || !isFoundIn(idea)) return null;
  return spellNames(plainNameOf(piece));
}

/** English names of pieces have words among them that only other languages use: "dackel". */
const isLent = (word: string): boolean =>
  articleOfName(word) === undefined &&
  !/ /u.test(word) &&
  !PURSUITS.has(word.toLowerCase()) &&
  !isEnglishWord(word.toLowerCase()) &&
  isForeignNoun(word) &&
  !isKnownThing(word.toLowerCase());

/** What is so in every language, by the topic of the picture. */
const TOPICS_IN_ENGLISH: ReadonlyMap<string, string> = new Map(
  `surfing gardening yoga knitting sewing fishing boxing programming ballet tango dancing swimming diving sailing camping cycling wrestling archery
  bowling birdwatching photography reading gaming gambling christmas halloween easter thanksgiving ramadan hanukkah diwali oktoberfest heartbreak sadness anxiety
  anger happiness luck retirement homework graduation politics shopping cleaning cooking driving jealousy gossip procrastination money carnival
  iceskating=ice_skating martialarts=kung_fu ski=skiing skating=skateboarding climbing=rock_climbing birthdayparty=birthday_party newyear=New_Year
  ecology=climate_change moving=moving_house lying=lying taxes=taxes`
    .split(/\s+/u)
    .map((entry): [string, string] => {
      const [id = '', name = id] = entry.split('=');
      return [id, spellNames(name.replaceAll('_', ' '))];
    }),
);

/** Is the picture the one that the words name? Chance may have chosen it, for words that name nothing. */
export const isFoundIn = ({ word, piece }: Idea): boolean => findPieces(word, ROLES).some((finding) => finding.piece === piece);

/** The same where no word may be left over: a picture of a hat is not all of "hat Angst vor Spinnen". */
export function traitInEnglish(idea: Idea): string | null {
  if (idea.english !== undefined) return idea.english;
  const quality = qualityInEnglish(idea.word);
  const english = quality === null ? nameInEnglish(idea) : null;
  if (english === null) return quality;
  const last = splitWords(idea.word).length - 1;
  const isWhole = findPieces(idea.word, ROLES).some(
    ({ piece, from, to }) => piece === idea.piece && from <= 0 && (to === last || to < 0),
  );
  return isWhole ? english : null;
}

/** "jealous" for "jaloux". Null for what is English as well. */
function qualityInEnglish(words: string): string | null {
  const folded = words.toLowerCase();
  return folded.split(' ').every(isEnglishWord) ? null : (TRAITS.get(folded) ?? null);
}

/** The same of a whole phrase that was put into English by hand, whatever its words are in English: "critique tout". */
export const phraseInEnglish = (words: string): string | null =>
  words.includes(' ') ? (TRAITS.get(words.toLowerCase().replaceAll('’', "'")) ?? null) : null;

/** True for names as well, which have none but their own. A "canard" that shows a duck is none of our words, alone. */
export const isEnglish = memoize((words: string): boolean => {
  if (isName(words)) return true;
  const tokens = words.split(' ');
  return (
    tokens.every((token, at) => isEnglishToken(token) || isNameWithin(tokens, at)) &&
    (tokens.length > 1 || !isElsewhere(words.toLowerCase()))
  );
});

/** "A jukebox that only plays Elvis", "the queen of England": behind English words a name is what it is in every language. */
const isNameWithin = (tokens: readonly string[], at: number): boolean =>
  at > 1 &&
  /^\p{Lu}\p{Ll}{2,}[.,!?]?$/u.test(tokens[at] ?? '') &&
  tokens.some((token) => /^(?:an?|the|that|who|my|of|to|with|from|in|on|at|and)$/u.test(token)) &&
  tokens.every((token, other) => other === at || /^\p{Lu}/u.test(token) || isEnglishToken(token));

/** "A kubernetes octopus", "delulu flamingo in the rain": an English noun, and before it a word of no language that we know. */
function isEnglishBut(words: string): boolean {
  const tokens = words.split(' ');
  if (tokens.length < 2 || !/^[a-z'’ -]+$/iu.test(words) || isForeignPhrase(words) || isUtterance(words)) return false;
  const isOurs = tokens.map(isEnglishToken);
  return (
    isOurs.at(-1) === true &&
    tokens.every((token, at) => isOurs[at] || !isForeignNoun(token)) &&
    isOurs.filter((own) => !own).length < 3
  );
}

/** An emoji is a word of no language. */
function isEnglishToken(token: string): boolean {
  if (!/\p{L}/u.test(token)) return /^[\p{N}\p{P}]*$/u.test(token);
  // "NASA", "VAR": letters are the same everywhere.
  if (/^\p{Lu}{2,5}s?$/u.test(token)) return true;
  const word = token.toLowerCase().replaceAll(/^\P{L}+|\P{L}+$/gu, '');
  if (/^(?:cafés?|fiancée?s?|clichés?|soufflés?|piñatas?|jalapeños?|entrées?|façades?|déjà)$/u.test(word)) return true;
  if (/^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/u.test(word)) return true;
  if (
    /^(?:pov|tfw|mfw|omg|lol|w|u|bc|irl|lil|idk|ngl|tbh|fr|rn|btw|yall|im|ive|dont|doesnt|didnt|isnt|wasnt|cant|wont|hes|shes|thats|whats|bby|luv|wanna|gonna|bro|bruh|nan|bestie|besties|delulu|sussy|bts|kpop|figma|doggo|smol|boi|ahh)$/u.test(
      word,
    )
  )
    return true;
  return /^\p{ASCII}+['’](?:s|t|m|re|ve|ll|d)?$/u.test(word) || isOurWord(word) || isCompound(word);
}

/** "grandmaster", "lighthousekeeper": two of our words in one, long enough to be no chance. */
const isCompound = (word: string): boolean =>
  Array.from({ length: Math.max(0, word.length - 9) }, (_, at) => at + 5).some(
    (at) => isEnglishWord(word.slice(0, at)) && isEnglishWord(word.slice(at)),
  );

/** A thing in another language, and none that an English picture, sentence or class of ours has: a gran is no spruce. */
const isElsewhere = (word: string): boolean =>
  ENGLISH.find([word]) === undefined &&
  !ADJECTIVES.has(word) &&
  !VERBS.has(word) &&
  !isKnownThing(word) &&
  !(isOurWord(word) && isNounOfClass(word)) &&
  isForeignNoun(word);

function isName(words: string): boolean {
  if (articleOfName(words) !== undefined) return true;
  const [first = ''] = words.split(' ');
  return /^\p{Script=Latin}/u.test(first) && !isForeignNoun(first) && readNounPhrase(words).kind === 'name';
}
