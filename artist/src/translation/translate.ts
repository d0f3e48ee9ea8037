/**
 * What a wish in another language says in English: word by word, in the order that English wants. A text of which one word
 * is not known is left as it is, because half a sentence is nobody's wish.
 */
import { isEnglishWord } from '../author/english-words.ts';
import { readNounPhrase } from '../author/noun-phrases.ts';
import { isPersonNoun } from '../author/parts-of-speech.ts';
import { QUALITIES } from '../author/qualities.ts';
import { genderOfForm, isDoer } from '../concept/hear-who.ts';
import { BEFORE_NOUNS, type Chunk, chunksOf, OWNED, putVerbsFirst } from './chunks.ts';
import { dictionaryOf, tokensOf, type Unit } from './dictionary.ts';
import { withFeelingFirst } from './feelings.ts';
import { isPlaceAt } from './places.ts';
import { KIN, readUnits } from './read-units.ts';
import { inPlainEnglish, reword } from './reworded.ts';
import { tellWhoFirst } from './subject-first.ts';
import { tell } from './tell.ts';
import { readTrade } from './trades.ts';
import { readTrouble } from './troubles.ts';
import { putObjectNext, putVerbFirst } from './verb-first.ts';
import { doneBySeveral } from './verbs.ts';
import WORDS from './words.json' with { type: 'json' };

/** Who says first what is done to what: "glasses wears". */
const VERB_LAST = new Set(['ja', 'ko', 'tr', 'hi']);
const DEEDS: readonly string[] = Object.keys(WORDS.verbs);

/** Does it begin with what somebody does, or does not do? */
export const tellsDeed = (english: string): boolean =>
  /^(?:does not|is not|cannot) /.test(english) ||
  DEEDS.some((deed) => `${english.replace(/^(?:never|always|secretly) /, '')} `.startsWith(`${deed} `));

/** @returns undefined when any word is not known, or where somebody is meant and only a deed is told: "en kör", "kopie". */
export function translate(text: string, language: string, isSomebody = false): string | undefined {
  const clauses = withHangover(withBoy(withFeelingFirst(reword(text, language), language), language), language)
    .replaceAll(ROAD, '$1$2')
    .split(/[,;:.!?،、。，；]+/u)
    .filter((clause) => /\p{L}/u.test(clause));
  const english = clauses.map((clause, at) => {
    const { said, isRelative } = putVerbFirst(clause, language, at > 0);
    const told = translateClause(putObjectNext(said, language), language, { isRelative, isSomebody: isSomebody && at === 0 });
    return isRelative && told !== undefined ? `that ${told.replace(/^that /, '')}` : told;
  });
  if (english.length === 0 || english.some((clause) => clause === undefined)) return undefined;
  const [first = '', ...others] = english;
  const isSeveral = readNounPhrase(first).kind === 'many';
  const told = others
    .map((clause = '') =>
      isSeveral ? clause.replace(/^that (?=\w+s\b)(.+)/, (_, deed: string) => `that ${doneBySeveral(deed)}`) : clause,
    )
    .reduce<string>(
      (told, clause) => `${told}${IS_QUALITY.has(clause.replace(/^very /, '')) ? ' that is' : ' and'} ${clause}`,
      first,
    )
    .replaceAll(' and that ', ' that ')
    .replaceAll(' and when ', ' when ')
    .replace(/^((?:old )?\S+) that (?=(?:secretly |always |never )?\S+s\b)/, (told, kin: string) =>
      KIN.test(kin) ? `${kin} who ` : told,
    )
    .replaceAll(/\bin love (?:of |in (?=(?:an?|the|my|his|her|its) ))/g, 'in love with ')
    .replaceAll(/\b(homesick(?:ness)?|longing|yearning|nostalgia) (?:to|of|on) (?=\p{L})/gu, '$1 for ')
    .replace(/^homesick for /u, 'homesickness for ')
    .replace(/\bfor an old woman (?=\p{L}+$)/u, "for grandma's ")
    .replace(/^((?:homesickness|longing|yearning) for) an? (?=(?:sea|ocean|moon|sun|mountains?|past)$)/u, '$1 the ')
    .replaceAll(/\bsmall (?=(?:brother|sister|son|daughter)\b)/g, 'little ')
    .replace(/^((?:\S+ )?\S+) that (?:flies|can fly)$/, 'flying $1')
    .replace(/^((?:\S+ )?\S+) that cannot fly$/, 'flightless $1')
    .replace(isSomebody ? WATCHES_TV : NOTHING, ' in front of the television')
    .replace(isSomebody ? WATCHES : NOTHING, ' watching ')
    .replace(/( that .+ (?!every |on |last |next )\p{Ll}\S*) (\p{Lu}\p{Ll}+day)$/u, '$1 on $2s')
    .replace(/^my (man|woman)(?= that |$)/u, (_, who: string) => (who === 'man' ? 'my husband' : 'my wife'))
    .replace(/ that (?=always (?:late|tired|cold|hungry)(?: |$))/u, ' that is ')
    .replaceAll(/\b(?:in|at) (?:a |the )?holiday\b/g, 'on holiday')
    .replaceAll(/\b(?:in|at) an? ((?:\p{Lu}\p{L}+ )*(?:beach|sea|airport|station))\b/gu, 'at the $1')
    .replace(/\bat an? (\p{L}+(?: \p{L}+)?)$/u, (told, place: string) => (isPlaceAt(place) ? `at the ${place}` : told))
    .replace(/\b(?:at|in) (?:an? |the )?school$/u, 'at school')
    .replaceAll(/\bin an? (?=(?:rooftop|roof|branch|lily pad|sofa|couch|table|chair|balcony)\b)/g, 'on a ')
    .replaceAll(/\bin the (?=moon\b)/g, 'on the ')
    .replaceAll(/\bunder (?:the )?(?=rain\b)/g, 'in the ')
    .replaceAll(/\bat (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)/g, 'on ')
    .replaceAll(/\bwith (?:an? |the )?Tour de France\b/g, 'at the Tour de France')
    .replace(/\b(?:on|in|at) (?:an? |the )?(?=(?:\p{Lu}{1,2}\d{1,4}|ring road)$)/u, 'on the ')
    .replace(/^hangover to (?=\p{L})/u, 'hangover after ')
    .replace(ALL_OF_THEM, 'all the $1')
    .replace(ALL_BEHIND, (_, one: string) => `all the ${one.replace(/(?<!s)$/u, 's')}`);
  return inPlainEnglish(told, language);
}

/** Other languages have one word for everybody and for all of the socks. */
const ALL_OF_THEM =
  /(?<=\p{Ll} )everybody (?!(?:always|sometimes|perhaps|is|was|has|does) ?)(\p{Ll}{2,}s)(?=$| (?:in|on|at|and|of|from) )/u;
const ALL_BEHIND =
  /(?<= (?:that|who) (?:\p{Ll}+ )?\p{Ll}+s )(?!(?:to|at|with|on|for|of|and|by|from|like|than|against|about|after|over|in|off|out|up) )(\p{Ll}{3,}) everybody$/u;

/** With a capital and no noun behind it, a "Junge" is a boy. */
const withBoy = (text: string, language: string): string =>
  language === 'de'
    ? text.replace(/(?:^|(?<=\p{L} ))Junge(?= (?:der|mit|ohne|im?|auf|am?)(?!\p{L})|,|(?<= Junge)$)/u, 'Knabe')
    : text;

/** No tomcat comes of a party. */
const withHangover = (text: string, language: string): string =>
  language === 'de'
    ? text.replace(/(?<!\p{L})Kater (?=(?:nach|vom|von der|am (?:Sonntag|Montag))(?!\p{L}))/u, 'Katzenjammer ')
    : text;

/** A road with a number: "A8", "M-30". */
const ROAD = /(?<![\p{L}\d])(\p{Lu}{1,2})[- ]?(\d{1,4})(?![\p{L}\d])/gu;

/** Who watches something has no watch, and who watches television is none. */
const WATCHES_TV = / (?:that|who) watch(?:es)? television$/;
const WATCHES = / (?:that|who) watch(?:es)? (?!.*\band\b)/;
const NOTHING = /^(?!)/;

/** Word by word, with what is not known as it was typed; undefined where none is known that says who it is. */
export function gloss(text: string, language: string): string | undefined {
  const dictionary = dictionaryOf(language);
  const tokens = tokensOf(text, language);
  const words: string[] = [];
  let isSomebody = false;
  for (let at = 0; at < tokens.length; ) {
    const found = dictionary.find(tokens, at);
    const english = found?.unit.part === 'skipped' ? '' : found?.unit.english;
    isSomebody ||= found?.unit.part === 'noun' && isPersonNoun(english?.split(' ').at(-1) ?? '');
    words.push(english ?? tokens[at] ?? '');
    at += found?.length ?? 1;
  }
  return isSomebody ? words.filter((word) => word !== '').join(' ') : undefined;
}

/** Who is called by what they are like alone: a "râleur" is a grumpy person; undefined for anybody else. */
export function tellCharacter(text: string, language: string): string | undefined {
  const units = readUnits(text, language)?.filter(({ part }) => part !== 'skipped');
  const [only, ...others] = units ?? [];
  if (!only?.isCharacter || others.length > 0) return undefined;
  const last = only.english.split(' ').at(-1) ?? '';
  if (isPersonNoun(last) || isDoer(last)) return only.english;
  const who = genderOfForm(text) === 'she' ? 'woman' : 'person';
  return /(?:^| )(?:in|at|on|of|with|without|no|that|for) /.test(only.english) ? undefined : `${only.english} ${who}`;
}

const NOMINAL = /^(?:(der|die|eine?|meine?|unsere?) )?(\p{Lu}\p{L}{3,}?)e(r|s|n)?$/u;
const PARTICIPLE = /^(?:Ver|Be|Ge|Er|Ent|Zer)\p{L}+(?:t|en)$/u;

/** "Der Betrunkene" is whoever is so; without an article only a participle is no surname. */
export function tellNominal(text: string): string | undefined {
  const [, article = '', stem = '', ending = ''] = NOMINAL.exec(text.trim()) ?? [];
  if (stem === '' || (article === '' && !PARTICIPLE.test(stem))) return undefined;
  const word = text.trim().split(' ').at(-1) ?? '';
  const unit = dictionaryOf('de').find([word.toLowerCase()], 0)?.unit;
  if (unit?.part !== 'adjective' || isEnglishWord(word.toLowerCase())) return undefined;
  const isShe = /^(?:die|(?:ein|mein|unser)e)$/.test(article);
  const who = isShe ? 'woman' : article === 'der' || ending === 'r' ? 'man' : 'person';
  return /(?:^| )(?:at|on|of|with|without|no|that|for) /.test(unit.english)
    ? undefined
    : `${BEFORE_NOUNS.get(unit.english) ?? unit.english} ${who}`;
}

/** Said of a thing behind a comma: "Deutsche Bahn, immer zu spät". */
const IS_QUALITY: ReadonlySet<string> = new Set(QUALITIES.values());

function translateClause(clause: string, language: string, { isRelative = false, isSomebody = false } = {}): string | undefined {
  const [, who = '', does = ''] = language === 'hi' ? (HINDI_WHO.exec(clause) ?? []) : [];
  const [somebody, deed] = [who, does].map((part) => (part === '' ? undefined : translateClause(part, language)));
  if (somebody && deed) return `${somebody} that ${deed}`;
  const trade = readTrade(clause, language, (thing) => nameThing(thing, language));
  if (trade !== undefined) return trade;
  const doing = tellWhoFirst(clause, language, (part) => translateClause(part, language));
  if (doing !== undefined) return doing;
  const hour = HOURS[language]?.exec(clause);
  if (hour) {
    const rest = translateClause(clause.replace(hour[0], ''), language);
    const word = hour[1]?.toLowerCase() ?? '';
    const at = (HOUR_WORDS[language]?.indexOf(word) ?? -1) + 1 || word;
    const isSaid = IN_THE_MORNING.test(hour[0]) && !/ (?:every (?:morning|night)|on \p{Lu}\p{L}+days)$/u.test(rest ?? '');
    return rest && `${rest} at ${at}${isSaid ? ' in the morning' : ''}`;
  }
  const units = withBeast(readUnits(clause, language, isRelative), clause, language)?.flatMap((unit) =>
    unit.part === 'degree' ? tooMuch(unit) : unit,
  );
  if (!units?.some(({ part, isName }) => !isName && part !== 'skipped' && part !== 'link')) return undefined;
  const chunks = chunksOf(units, language);
  if (isSomebody && chunks.some(({ part }) => part === 'verb') && chunks.every(({ part }) => part !== 'thing')) return undefined;
  const isReversed = VERB_LAST.has(language) || chunks.some(({ english }) => english === 'post-without' || english === OWNED);
  const told = putObjects(isReversed ? putVerbsFirst(chunks) : chunks);
  // "La multa del parking" is one for parking already.
  return told && tell(told)?.replaceAll(/(?<!\p{L})(\p{L}{4,}) \1(?!\p{L})/gu, '$1');
}

/** "A dog who fears cats" says who it is before "who". */
const HINDI_WHO = /^(.+?) (?:जो|जिसे|जिसको) (.+)$/u;

/** Who can do something does it, and what is no deed is only wanted: undefined for "cannot a plane". */
function putObjects(chunks: readonly Chunk[]): readonly Chunk[] | undefined {
  const isObject = (at: number): boolean => /^(?:thing|noun|number)$/.test(chunks[at + 1]?.part ?? '');
  if (chunks.some(({ part, english }, at) => part === 'verb' && /^(?:can|cannot)$/.test(english) && isObject(at)))
    return undefined;
  return chunks.map((chunk, at) => (chunk.english === 'wants to' && isObject(at) ? { ...chunk, english: 'wants' } : chunk));
}

/** Of what stands behind an article and only tells what somebody is like, the first is the beast that is called so: "un burro metido", "un burro que duerma". */
function withBeast(units: Unit[] | undefined, clause: string, language: string): Unit[] | undefined {
  const [article, first, ...others] = units ?? [];
  const isBare = article?.part === 'skipped' && first?.part === 'adjective' && others.length > 0;
  const isTold = others.every(({ part }) => part === 'adjective') || others[0]?.english === 'that';
  if (!units || !article || !isBare || !isTold) return units;
  const beast = dictionaryOf(language).findBeast(tokensOf(clause, language)[1] ?? '');
  return beast ? [article, beast, ...others] : units;
}

/** What makes nothing more so tells how much is done: "come demasiado". */
const tooMuch = (unit: Unit): Unit[] => (unit.english === 'too much' ? [{ ...unit, part: 'adverb' }] : []);

/** The hour that is named, in figures or as a word: "um 3 Uhr nachts", "a las cinco". */
const HOUR_WORDS: Readonly<Record<string, readonly string[]>> = {
  de: ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf'],
  es: ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once'],
  fr: ['une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze'],
  it: ['una', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici'],
};
const hoursOf = (language: string): string => `\\d{1,2}|${(HOUR_WORDS[language] ?? []).join('|')}`;
/** Behind it the sentence ends, or whom it is done to begins. */
const HOUR_ENDS = '(?= (?:den|die|das|el|la|los|las|le|les|il|lo|auf)(?!\\p{L})|$)';
const IN_THE_MORNING = /nachts|morgens|früh|mañana|madrugada|notte|mattin|matin/iu;
const HOURS: Readonly<Record<string, RegExp>> = {
  de: new RegExp(` ?um (${hoursOf('de')})(?: uhr)?(?: (?:nachts|morgens|früh|in der früh))?${HOUR_ENDS}`, 'iu'),
  es: new RegExp(` ?a las? (${hoursOf('es')})(?: de la (?:mañana|madrugada))?${HOUR_ENDS}`, 'iu'),
  it: new RegExp(` ?alle? (${hoursOf('it')})(?: (?:di notte|del mattino|di mattina))?${HOUR_ENDS}`, 'iu'),
  fr: new RegExp(` ?à (${hoursOf('fr')}) ?h(?:eures?)?(?: du matin)?${HOUR_ENDS}`, 'iu'),
};

/** "Miedo al dentista", "dolor de rodilla"; undefined for what is neither feared nor hurts, or has a word of its own. */
export function tellTrouble(text: string, language: string): string | undefined {
  const tokens = tokensOf(text, language);
  const own = dictionaryOf(language).find(tokens, 0);
  return own?.unit.part === 'noun' && own.length === tokens.length && !own.unit.isCompound
    ? undefined
    : readTrouble(text, language, (of) => nameThing(of, language));
}

/** What only names things: "rosas", and neither what is done nor what something is like. */
export function nameThing(text: string, language: string): string | undefined {
  const named = readUnits(text, language)?.filter(({ part }) => part !== 'skipped');
  return named?.length && named.every(({ part }) => part === 'noun') ? translateClause(text, language) : undefined;
}
