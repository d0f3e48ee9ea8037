/**
 * What is said in a way of its own, in words that everything else reads: "n/a" is nothing, "seven dwarfs minus one" are six,
 * "no pineapple on pizza" and "banana but no peel" are without, and "… but make it goth" is how it looks.
 */
import type { Wish } from '@chaos/shared/contract/characters';
import { findFinish } from '../painter/finishes/find-finish.ts';
import { placeIn } from './conceive-style.ts';

/** What people type into a field that they have nothing for. */
const EMPTY =
  /^(?:n ?[/.] ?a\.?|not applicable|idk|i ?d ?k|dunno|i (?:don['’]?t|do not) know|no idea|tbd|no preference|you (?:choose|decide|pick)|surprise me|egal|weiß nicht|keine ahnung|peu importe|je sais pas|no sé|da igual|non so|boh|tanto faz|não sei|nie wiem)$/iu;
/** Beside a theme only: "none" and a dash may be what somebody is. */
const EMPTY_BESIDE =
  /^(?:none|nothing|no|nope|nil|null|any|anything|keine?[rs]?|nichts|ninguno|nada|rien|aucun|nessuno|niente|nenhum|brak|geen|niets|whatever|[-–—_./]+)$/iu;
/** The beginning of what was never typed. */
const UNFINISHED = /^(?:(?:in|on|at|like|as|with|of|the|an?|im|in der|auf|dans|en|nel)(?: |$))+$/iu;

const SMALLEST_NUMBER = 1;
const NUMBERS = ' one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBERS_ELSEWHERE = [
  ' ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  ' un deux trois quatre cinq six sept huit neuf dix onze douze',
  ' uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
  ' un due tre quattro cinque sei sette otto nove dieci undici dodici',
].map((names) => names.split(' '));
const MINUS =
  /^(\p{L}+|\d+) (.+?) (?:minus|less|except|but for|but minus|moins|menos|meno|weniger) (?:the )?(\p{L}+|\d+)(?: of (?:them|those))?$/iu;
/** Of signs and sayings, in which nothing is without anything: "no parking on the grass", "no hands on deck". */
const SAYING =
  /^no (?:more|one|way) |^no (?:\p{L}+ )?(?:\p{L}+ing|cap|hands?|eyes?|reply|replies|rest|hope|time|money|ideas?|fun|problems?|signal|wifi|doubts?|point|kids|children|people|men|women|boys|girls|dogs?|pets?|phones?|entry|shoes|bikes?|cars?|school|work|games?) (?:on|in) |^no .+ (?:on|in) (?:me|you|us|it|them|board|deck|peace|fact|general|public|sight|earth|here|there)$/iu;
const NONE_ON = /^no ((?:\p{L}+ )?\p{L}+) (?:on|in) (?:an? |the |my |your |any )?(\p{L}+(?: \p{L}+)?)$/iu;
/** As said in German, Spanish, Italian, French, Portuguese and Dutch, with "without" in each. */
const NONE_ELSEWHERE: readonly (readonly [denial: RegExp, without: string])[] = [
  [
    /^keine?n? (?!bock|lust|zeit|ahnung|chance|angst|kraft)(\p{L}+) (?:auf|in|im) (?:der |die |dem |den |meiner |meinem )?(\p{L}+)$/iu,
    'ohne',
  ],
  [/^geen (\p{L}+) (?:op|in) (?:de |het |mijn )?(\p{L}+)$/iu, 'zonder'],
  [/^(?:nada de|ningún|ninguna) (\p{L}+) en (?:la |el |mi )?(\p{L}+)$/iu, 'sin'],
  [/^(?:niente|nessuna?) (\p{L}+) (?:sulla|sul|nella|nel|in) (\p{L}+)$/iu, 'senza'],
  [/^pas d(?:e |['’])(\p{L}+) (?:sur|dans) (?:la |le |ma |mon )?(\p{L}+)$/iu, 'sans'],
  [/^(?:nada de|nenhuma?) (\p{L}+) (?:na|no) (\p{L}+)$/iu, 'sem'],
];
const BUT_NONE =
  /^(?!(?:i|you|he|she|it|we|they) )((?:[\p{L}'’-]+ ){0,4}[\p{L}'’-]+),? but (?:it |he |she |they )?(?:with |there(?:['’]s| is) |ha(?:s|ve) )?(?:absolutely )?no (?!time|money|ideas?|clue|one)(?=\p{L})/iu;
const MAKE_IT =
  /^(.+?),? (?:but (?:you |just |please )*made?|(?:but|and) (?:you |just |please )*make) (?:it|them|him|her|that) (?:more |a bit |very |really |all )?(.+)$/iu;

/** Who is called by what they are a fan of. */
const FOLLOWERS: ReadonlyMap<string, string> = new Map([
  ['swiftie', 'taylor swift fan'],
  ['swifties', 'two swifties'],
  ['trekkie', 'star trek fan'],
  ['potterhead', 'harry potter fan'],
  ['belieber', 'justin bieber fan'],
  ['army bts', 'bts fan'],
]);
const STAN = /^(.+?) (?:stan|super ?fan|fan ?(?:girl|boy)|mega ?fan|die ?hard fan|biggest fan)$/iu;
const asFan = (text: string): string => FOLLOWERS.get(text.trim().toLowerCase()) ?? text.replace(STAN, '$1 fan');

const isNothing = (text: string, isTheme: boolean): boolean => {
  const said = text.trim();
  return EMPTY.test(said) || (!isTheme && (EMPTY_BESIDE.test(said) || UNFINISHED.test(said)));
};

function withoutSome(text: string): string {
  const [, many = '', what = '', fewer = ''] = MINUS.exec(text.trim()) ?? [];
  const few = fewer.replace(/^eine?[nrs]?$/iu, 'ein').replace(/^une$/iu, 'un');
  const [of, off] = [numberIn(many), numberIn(few)];
  const left = of === undefined || off === undefined ? 0 : of - off;
  const names =
    [NUMBERS, ...NUMBERS_ELSEWHERE].find((one) => [many, few].every((word) => one.includes(word.toLowerCase()))) ?? NUMBERS;
  return left > SMALLEST_NUMBER ? `${names[left] ?? left} ${what}` : text;
}
function numberIn(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  return [NUMBERS, ...NUMBERS_ELSEWHERE].map((names) => names.indexOf(word.toLowerCase())).find((at) => at > 0);
}

function without(text: string): string {
  const said = text.trim();
  for (const [denial, word] of NONE_ELSEWHERE) {
    const [, lacked, what] = denial.exec(said) ?? [];
    if (what !== undefined) return `${what} ${word} ${lacked}`;
  }
  const [, lacked, what] = SAYING.test(said) ? [] : (NONE_ON.exec(said) ?? []);
  return lacked === undefined ? text.replace(BUT_NONE, '$1 without ') : `${what} without ${lacked}`;
}

/** How it is made is a place or a way of drawing, or else what it is like. */
function madeSo(wish: Wish): Wish {
  const [, what, look] = MAKE_IT.exec(wish.mainTheme?.trim() ?? '') ?? [];
  if (what === undefined || look === undefined) return wish;
  if (/^an? /iu.test(look)) return wish.bodyInfluence === null ? { ...wish, mainTheme: what, bodyInfluence: look } : wish;
  const isStyle = placeIn(look) !== undefined || findFinish(look) !== null;
  if (wish.style === null && isStyle) return { ...wish, mainTheme: what, style: look };
  return wish.characteristicInfluence === null ? { ...wish, mainTheme: what, characteristicInfluence: look } : wish;
}

export function rewordWish(wish: Wish): Wish {
  const said = (text: string | null, isTheme = false): string | null => (text === null || isNothing(text, isTheme) ? null : text);
  const mainTheme = said(wish.mainTheme, true);
  const bodyInfluence = said(wish.bodyInfluence);
  const reworded: Wish = {
    ...wish,
    mainTheme: mainTheme && asFan(withoutSome(without(mainTheme))),
    bodyInfluence: bodyInfluence && asFan(bodyInfluence),
    characteristicInfluence: said(wish.characteristicInfluence),
    style: said(wish.style),
  };
  return madeSo(reworded);
}
