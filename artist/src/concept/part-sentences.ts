/** A wish in two sentences, as who it is about and what else is said of them: "I want a llama. Please make him wear roller skates." */
import type { Wish } from '@chaos/shared/contract/characters';
import { conjugate, isAdjective } from '../author/parts-of-speech.ts';
import { PLAIN_VERBS, VERBS } from '../author/tables/lexicon.ts';
import { splitWords } from '../pieces/split-words.ts';
import { singularOf } from '../translation/plural.ts';
import { withoutRequest } from './without-request.ts';

/** Nobody asks for so much in a few words; what is pasted is told of elsewhere. */
const WORDS_MAX = 34;
const WHO_MAX = 12;

/** Whoever says thank you is not thanking us. */
const POLITE =
  /(?<!\b(?:says?|saying|yells?|whispers?|shouts?)[,\s]{0,2}["“‘']?)[,\s]*\b(?:pls|plz|please|thanks|thank you|thx)(?=\s*(?:[,.!?;]|$))/giu;
const ASKED =
  /^(?:hi,? |hey,? |hello,? )?(?:(?:can|could|would|will) (?:you|u|ya) (?:please |pls |maybe )?(?:do|make|draw|paint)|(?:please |pls )?(?:do|make|draw)|this is|here is|there (?:is|was)|meet|let me (?:have|see)|(?:i|we) (?:have|saw|met|had|want|need|would like)|it['’]?s|it is)(?: me| us)? (?=(?:an?|the|my|our|some|two|three)\s)/iu;
const SOMEBODY = '(?:it|he|she|they)';

/** What a second sentence begins with, behind each kind of end of the first. */
const GOES_ON: readonly RegExp[] = [
  new RegExp(
    `^(.{3,90}?)\\s*[.!?;]+\\s+(?=(?:(?:and|but|also|please|pls|now|then),? )*(?:${SOMEBODY}(?:['’]s)?|make|give|let|have|with|always|never|the|this|that|an?)\\b)(.+)$`,
    'isu',
  ),
  new RegExp(
    `^(.{3,60}?),\\s+(?=(?:(?:and|but) )?${SOMEBODY}(?:['’]s)? \\p{L}|(?:and |please )?make (?:him|her|it|them) (?!an? |into |as ))(.+)$`,
    'iu',
  ),
  // Typed in one breath: "my grandpa he is a plumber"; what he thinks he is, nobody says that he is.
  /^((?:an? |my |the |our )\p{L}+(?: (?!(?:thinks|believes|says|claims|knows|hopes|swears|pretends|feels|wishes|because|when|that|like)\b)\p{L}+)?) (?=(?:he|she) (?:is|has|loves|hates|likes|can|always|never|eats|wears)\b)(.+)$/iu,
  // "My sister is a bee and she stings everyone".
  /^((?:my|our) \p{L}+(?: \p{L}+)? is an? \p{L}+(?: \p{L}+)?),? and (?=(?:he|she|it) )(.+)$/iu,
];

const IS_ONE = /^((?:my|our|the) \p{L}+(?: \p{L}+)?) (?:is|was) (an? \p{L}.*)$/iu;
const CALLED = /^(?!(?:It|He|She|This|That|There|Here|Mine|What|Who) )(\p{Lu}\p{Ll}+) (?:is|was) an? (\p{L}+(?: \p{L}+)?)$/u;
const WANTED =
  /^(?:(?:we|i) (?:need|want|would like|are looking for|am looking for) )?an? (?:mascot|logo|character|hero|avatar|picture)$/iu;

/** Who it is about, as a noun; null where it is none. */
function readWho(first: string): string | null {
  const [, name = '', what = ''] = CALLED.exec(first) ?? [];
  if (name !== '') return `${name} the ${what}`;
  const who = (withoutRequest(first.replace(ASKED, '')) ?? '').trim();
  const told = who.replace(IS_ONE, '$1 who is $2');
  const isOne = /^(?:an?|the|my|our|some|one|two|three|four|five|\d+) \S/iu.test(told) || /^\p{L}+$/u.test(told);
  return isOne && !ENDS_IN_JOINT.test(told) && !/[.!?]/u.test(told) && splitWords(told).length <= WHO_MAX ? told : null;
}

/** "My face when he is late" is no face of somebody's. */
const ENDS_IN_JOINT =
  / (?:when|whenever|if|because|cause|cuz|while|after|before|until|since|that|as|and|but|or|so|than|where|how|why|what|who|thinking|says|saying)$/iu;

interface Said {
  /** Added to whom it is about. */
  who?: string;
  does?: string;
}

/** "wear roller skates" of somebody who does; what is no verb says how somebody is. */
function ofOne(words: string): string {
  const [first = '', ...rest] = words.split(' ');
  if (/^(?:be|have)$/iu.test(first)) return rest.join(' ');
  const verb = first.toLowerCase();
  if (isAdjective(verb) && !PLAIN_VERBS.has(verb)) return words;
  return PLAIN_VERBS.has(verb) || VERBS.has(verb) ? [conjugate(verb), ...rest].join(' ') : words;
}

const A_TRADE = /^(an? (?:\p{L}+ ){0,2}?\p{L}+?)(?:(?:,? and|,| but|,? who) (.+))?$/iu;

/** "a postman and scared of every single dog": what somebody is, and what else is so. */
function readBeing(words: string): Said {
  const [, what = '', more = ''] = A_TRADE.exec(words) ?? [];
  if (what === '' || /^a (?:bit|little|lot)\b/iu.test(words)) return { does: words };
  return { who: `who is ${what}`, ...(more !== '' && { does: withoutSubject(more) }) };
}

const withoutSubject = (words: string): string => words.replace(new RegExp(`^(?:${SOMEBODY} )?(?:is |are )?`, 'iu'), '');

/** Of the hour, the weather or how things are, and of nobody: "it was a long day". */
const OF_THE_HOUR =
  /^it(?:['’]s| is| was) (?:(?:an? |the )?(?:\p{L}+ )*(?:day|night|morning|evening|afternoon|week|weekend|month|year|time|summer|winter|spring|autumn|\p{L}+day|shame|pity|mess|disaster|joke|secret|emergency|holiday|season|christmas|easter|midnight|noon|hour)|(?:very |so |really |too )?(?:late|early|dark|sunny|windy|stormy|foggy|raining|snowing|pouring|freezing|thundering) ?(?:outside|today|there|again)?|\d.*)$/iu;

function readSaid(sentence: string, who: string): Said | null {
  const noun = splitWords(who.toLowerCase());
  const words = sentence
    .replace(/^(?:(?:and|but|also|please|pls|now|then),? )+/iu, '')
    .replace(/^(?:the|this|that|my) (\p{L}+)(?= )/iu, (whole, word: string) => (noun.includes(word.toLowerCase()) ? 'it' : whole))
    .replace(/ also(?= )/iu, '');
  const [, ordered = ''] =
    new RegExp(
      `^(?:${SOMEBODY} (?:should|shall|must|has to|have to|needs to|need to|ought to)|(?:make|let|have) (?:it|him|her|them)) (.+)$`,
      'iu',
    ).exec(words) ?? [];
  if (ordered !== '') {
    const does = ofOne(ordered);
    return /^an? /iu.test(does) && !/^have /iu.test(ordered) ? readBeing(does) : { does };
  }
  const [, given = ''] = /^give (?:it|him|her|them) (.+)$/iu.exec(words) ?? [];
  if (given !== '') return { does: given };
  const [, name = ''] = new RegExp(`^${SOMEBODY}(?:['’]s| is) (?:called|named) (\\p{Lu}\\p{Ll}+)$`, 'iu').exec(words) ?? [];
  if (name !== '') return { who: /^(?:my|our) /iu.test(who) ? name : `called ${name}` };
  const [, falls = ''] = /^it(?:['’]s| is) (raining|snowing)$/iu.exec(words) ?? [];
  if (falls !== '') return { who: `in the ${falls.toLowerCase().replace('ing', '')}` };
  if (OF_THE_HOUR.test(words)) return null;
  const [, being = ''] = new RegExp(`^${SOMEBODY}(?:['’]s| is| are| was) (.+)$`, 'iu').exec(words) ?? [];
  if (being !== '') return readBeing(being);
  const [, doing = ''] = new RegExp(`^${SOMEBODY} (\\p{L}.+)$`, 'iu').exec(words) ?? [];
  if (doing !== '') return { does: (/^they /iu.test(words) ? ofOne(doing) : doing).replace(/^(?:cant|can['’]t) /iu, 'cannot ') };
  if (/^with \S/iu.test(words)) return { who: words.replace(/^W/u, 'w') };
  return /^(?:always|never|often|constantly|only) \S/iu.test(words) ? { does: words } : null;
}

/** "My dad, but as a walrus". */
const AS_ONE = /, but(?= as an? )/iu;
/** "Mario but everyone is a duck". */
const ALL_OF_THEM =
  /^(.+?),? but (?:every(?:one|body|thing)(?: is|['’]?s)|all (?:of them |the \p{L}+ )?are|they(?: are|['’]?re)(?: all)?) (an? )?(\p{L}+)$/iu;
const SENTENCE_END = /\s*[.!?;]+\s*$/u;

/** The wish with its second sentence as the trait, where nobody asked for another; any other wish as it is. */
export function partSentences(wish: Wish): Wish {
  const { mainTheme } = wish;
  if (mainTheme === null || (wish.characteristicInfluence ?? '').trim() !== '') return wish;
  const text = mainTheme.replaceAll(/\s+/gu, ' ').replaceAll(POLITE, '').trim().replace(ASKED, '').replace(AS_ONE, '');
  if (splitWords(text).length > WORDS_MAX) return wish;
  const [, whole = '', article = '', each = ''] = ALL_OF_THEM.exec(text) ?? [];
  const isSo = article === '' && each !== '' && isAdjective(each.toLowerCase());
  if (isSo) return { ...wish, mainTheme: whole, characteristicInfluence: each };
  if (whole !== '' && (wish.bodyInfluence ?? '').trim() === '')
    return { ...wish, mainTheme: whole, bodyInfluence: singularOf(each) };
  for (const pattern of GOES_ON) {
    const [, first = '', rest = ''] = pattern.exec(text) ?? [];
    const [second = '', third, ...more] = rest.replace(SENTENCE_END, '').split(/[.!?;]+ /u);
    if (second === '' || more.length > 0) continue;
    if (WANTED.test(first) && /^an? /iu.test(second)) return { ...wish, mainTheme: second };
    const who = / for (?:my|our) /iu.test(first) ? null : readWho(first);
    const said = who === null ? null : readSaid(second, who);
    if (who === null || said === null || /\b(?:i|me|my|we|you)\b/iu.test(said.does ?? '')) continue;
    const last = third === undefined ? null : readSaid(third, who);
    // Of a second clause behind the first one nothing is told apart.
    if (said.who !== undefined && / (?:who|that|which) /iu.test(who)) continue;
    const isOpen = said.who === undefined && !/ (?:who|that|which) /iu.test(who);
    const what = isOpen ? last?.who : undefined;
    const besides = isOpen ? undefined : last?.who?.replace(/^who /u, '');
    const does = [said.does, besides, last?.does].filter((part) => part !== undefined);
    return {
      ...wish,
      mainTheme: [who, said.who, what].filter((part) => part !== undefined).join(' '),
      ...(does.length > 0 && { characteristicInfluence: does.join(' and ') }),
    };
  }
  return AS_ONE.test(mainTheme) ? { ...wish, mainTheme: text } : wish;
}
