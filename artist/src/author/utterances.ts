/** Tells what somebody says from what somebody or something is: a lore quotes the one and gives the other an article. */
import { isForeignPhrase } from './foreign-words.ts';
import { isSaidAsItIs } from './moments.ts';
import { splitWords } from './parts-of-speech.ts';
import { ADVERBS } from './tables/lexicon.ts';
import { isOrder, isSaidOnly, TYPED_SHORT } from './tables/spoken-phrases.ts';

/** Whoever says these speaks to us, or of themself. */
const SPEAKING =
  /^(?:i|i['’](?:m|ve|d|ll)|me|you|u|we|us|lol|lmao|rofl|pls|plz|please|tho|bruh|omg|wtf|pov:?|tfw|mfw|ngl|tbh)$/iu;
/** Asked of us: "make it weird", "pls draw my dog". */
const ASKING = /^(?:pls|plz|please|make|draw|paint|give|show|surprise|imagine|create|tell|let)$/iu;
/** What follows a word that asks, where "make-up artist" has something else. */
const ASKED_FOR = /^(?:it|me|us|him|her|them|this|that|my|your|a|an|the|some|something|anything|sure|make|draw|give)$/iu;
/** "knock knock", "wakey wakey"; what is shorter is mostly a toy or a dance. */
const CALLED_TWICE =
  /^(?!(?:mahi|bora|cous|duran|piri|peri|walla|wagga|pago|lang|sing|baden|chow|ylang|agar|aloe|rara|puka|bling|gogo|nene|york|berry|tsing|chin|tuku|zsa|boutros|humphrey) )(\p{L}{4,}) \1$/iu;
/** Sayings that are lent to every language, and what is typed to a friend. */
const SAYINGS = new RegExp(
  `^(?:memento mori|ordnung muss sein|veni vidi vici|cogito ergo sum|in vino veritas|andiamo|vamos|allez|basta|per my last email|no pasa nada|tranquilo|qué guay|buen provecho|alles wird gut|mach mal|naja|moin|servus|oida|guten appetit|das war knapp|a tutto bene|che figata|che bello|boh|voilà|tant pis|tudo bem|tudo bom|até logo|doe normaal|doei|na zdrowie|dobrze|nu da|nu pogodi|yalla|inshallah|ça va(?: pas non)?|${TYPED_SHORT}|rawr xd|uwu|owo|nom nom|om nom nom|hello world|rm -rf.*|select \\*.*)$`,
  'iu',
);
/** A phrase of another language that is longer than a name. */
const NAME_MAX = 3;

export function isUtterance(words: string): boolean {
  const tokens = splitWords(words);
  if (SAYINGS.test(words) || isSaidOnly(words) || isSaidAsItIs(words)) return true;
  if (tokens.length < 2) return false;
  const [first = '', second = ''] = tokens;
  if (ASKING.test(first) && ASKED_FOR.test(second)) return true;
  if (speaksToUs(words) || isOrder(words) || CALLED_TWICE.test(words)) return true;
  if (
    isForeignPhrase(words) &&
    tokens.length > NAME_MAX &&
    !/ (?:who|that) (?:\p{L}+ )?\p{L}+s (?:the|my|everybody) /iu.test(words)
  )
    return true;
  return isDenied(tokens);
}

/** "gives me the ick". */
export const speaksToUs = (words: string): boolean =>
  splitWords(words.replace(/ to please\b/iu, '')).some(
    (token, index) => SPEAKING.test(token) && (index > 0 || !/^(?:us|u)$/iu.test(token)),
  );

/** "not a cat", "definitely not a spy", "never a horse": what it is not says nothing of what it is. */
function isDenied(tokens: readonly string[]): boolean {
  const article = tokens.findIndex((token) => /^(?:an?|the|my|your|another)$/iu.test(token));
  return (
    article > 0 && tokens.slice(0, article).every((token) => ADVERBS.has(token.toLowerCase()) || /[a-z]{3}ly$/iu.test(token))
  );
}
