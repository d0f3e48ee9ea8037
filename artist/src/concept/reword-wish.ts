/**
 * What is said in a way of its own, in words that everything else reads: "n/a" is nothing, "seven dwarfs minus one" are six,
 * "no pineapple on pizza" and "banana but no peel" are without, and "… but make it goth" is how it looks.
 */
import type { Wish } from '@chaos/shared/contract/characters';

/** What people type into a field that they have nothing for. */
const EMPTY =
  /^(?:n ?[/.] ?a\.?|not applicable|idk|i ?d ?k|dunno|i (?:don['’]?t|do not) know|no idea|whatever|tbd|no preference|you (?:choose|decide|pick)|surprise me|egal|weiß nicht|keine ahnung|peu importe|je sais pas|no sé|da igual|non so|boh|tanto faz|não sei|nie wiem|[-–—_.?!/*x]+)$/iu;
/** Beside a theme only: "none" and "nothing" may be what somebody is. */
const EMPTY_BESIDE =
  /^(?:none|nothing|no|nope|nil|null|any|anything|keine?[rs]?|nichts|ninguno|nada|rien|aucun|nessuno|niente|nenhum|brak|geen|niets)$/iu;
/** The beginning of what was never typed. */
const UNFINISHED = /^(?:(?:in|on|at|like|as|with|of|the|an?|im|in der|auf|dans|en|nel) ?)+$/iu;

const SMALLEST_NUMBER = 1;
const NUMBERS = ' one two three four five six seven eight nine ten eleven twelve'.split(' ');
const MINUS = /^(\p{L}+|\d+) (.+?) (?:minus|less|except|but for|but minus) (?:the )?(\p{L}+|\d+)(?: of (?:them|those))?$/iu;
const NONE_ON = /^no (?!more\b|one\b|way\b)((?:\p{L}+ )?\p{L}+) (?:on|in) (?:an? |the |my |your |any )?(\p{L}+(?: \p{L}+)?)$/iu;
const BUT_NONE = /,? but (?:it |he |she |they )?(?:with |there(?:['’]s| is) |ha(?:s|ve) )?(?:absolutely )?no (?=\p{L})/giu;
const MAKE_IT =
  /^(.+?),? (?:but|and) (?:you |just |please )*(?:make|made) (?:it|them|him|her|that) (?:more |a bit |very |really |all )?(.+)$/iu;

const isNothing = (text: string, isTheme: boolean): boolean => {
  const said = text.trim();
  return EMPTY.test(said) || (!isTheme && (EMPTY_BESIDE.test(said) || UNFINISHED.test(said)));
};

function withoutSome(text: string): string {
  const [, many = '', what = '', few = ''] = MINUS.exec(text.trim()) ?? [];
  const [of, off] = [numberIn(many), numberIn(few)];
  const left = of === undefined || off === undefined ? 0 : of - off;
  return left > SMALLEST_NUMBER ? `${NUMBERS[left] ?? left} ${what}` : text;
}
function numberIn(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  const number = NUMBERS.indexOf(word.toLowerCase());
  return number > 0 ? number : undefined;
}

function without(text: string): string {
  const [, lacked, what] = NONE_ON.exec(text.trim()) ?? [];
  return lacked === undefined ? text.replaceAll(BUT_NONE, ' without ') : `${what} without ${lacked}`;
}

function madeSo(wish: Wish): Wish {
  const [, what, look] = MAKE_IT.exec(wish.mainTheme?.trim() ?? '') ?? [];
  if (what === undefined || look === undefined) return wish;
  if (wish.style === null) return { ...wish, mainTheme: what, style: look };
  return wish.characteristicInfluence === null ? { ...wish, mainTheme: what, characteristicInfluence: look } : wish;
}

export function rewordWish(wish: Wish): Wish {
  const said = (text: string | null, isTheme = false): string | null => (text === null || isNothing(text, isTheme) ? null : text);
  const mainTheme = said(wish.mainTheme, true);
  const reworded: Wish = {
    ...wish,
    mainTheme: mainTheme && withoutSome(without(mainTheme)),
    bodyInfluence: said(wish.bodyInfluence),
    characteristicInfluence: said(wish.characteristicInfluence),
    style: said(wish.style),
  };
  return madeSo(reworded);
}
