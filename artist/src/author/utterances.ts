/** Tells what somebody says from what somebody or something is: a lore quotes the one and gives the other an article. */
import { isForeignPhrase } from './foreign-words.ts';
import { splitWords } from './parts-of-speech.ts';
import { ADVERBS } from './tables/lexicon.ts';

/** Whoever says these speaks to us, or of themself. */
const SPEAKING =
  /^(?:i|i['’](?:m|ve|d|ll)|me|you|u|we|us|lol|lmao|rofl|pls|plz|please|tho|bruh|omg|wtf|pov:?|tfw|mfw|ngl|tbh)$/iu;
/** Asked of us: "make it weird", "pls draw my dog". */
const ASKING = /^(?:pls|plz|please|make|draw|paint|give|show|surprise|imagine|create|tell|let)$/iu;
/** What follows a word that asks, where "make-up artist" has something else. */
const ASKED_FOR = /^(?:it|me|us|him|her|them|this|that|my|your|a|an|the|some|something|anything|sure|make|draw|give)$/iu;
/** Told to anybody: "hold my beer", "bless this mess". What is bought is held, and is no order: "save the date card". */
const ORDERING =
  /^(?:hold|bless|trust|seize|mind|send|bring|respect|save|open|shut|wake|pass|grab|release|cancel|smash|enter|follow|fear|enjoy) (?:my|your|the|this|that|those|these|it|me|up|down) \p{L}+$/iu;
/** "knock knock", "wakey wakey"; what is shorter is mostly a toy or a dance. */
const CALLED_TWICE = /^(\p{L}{4,}) \1$/iu;
/** Sayings that are lent to every language, and what is typed at a machine. */
const SAYINGS =
  /^(?:carpe diem|memento mori|c['’]est la vie|ordnung muss sein|veni vidi vici|cogito ergo sum|in vino veritas|andiamo|vamos|allez|basta|mamma mia|dolce far niente|oh là là|ooh la la|per my last email|hasta la vista|hasta mañana|no pasa nada|tranquilo|vale|dale|qué guay|buen provecho|alles gut|alles klar|alles wird gut|mach mal|na ja|naja|moin|servus|oida|guten appetit|das war knapp|(?:a )?tutto bene|tutto a posto|che figata|che bello|boh|buon appetito|ça va(?: pas non)?|bon appétit|voilà|tant pis|tudo bem|tudo bom|até logo|doe normaal|doei|na zdrowie|dobrze|nu da|nu pogodi|yalla|inshallah|lgtm|brb|afk|tl;?dr|imh?o|fyi|rsvp|byob|eta|cpr|wfh|ootd|smh|iykyk|nvm|asap|tba|tbc|eod|ooo|rawr xd|uwu|owo|nom nom|om nom nom|void main|hello world|sudo .+|rm -rf.*|chmod .+|select \*.*)$/iu;
/** A phrase of another language that is longer than a name. */
const NAME_MAX = 3;

export function isUtterance(words: string): boolean {
  const tokens = splitWords(words);
  if (SAYINGS.test(words)) return true;
  if (tokens.length < 2) return false;
  const [first = '', second = ''] = tokens;
  if (ASKING.test(first) && ASKED_FOR.test(second)) return true;
  if (speaksToUs(words) || ORDERING.test(words) || CALLED_TWICE.test(words)) return true;
  if (isForeignPhrase(words) && tokens.length > NAME_MAX) return true;
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
