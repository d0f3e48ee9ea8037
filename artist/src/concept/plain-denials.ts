/** What somebody says at length that they do not want, as one denial: "anything but a bird, i hate birds", "please don't draw a dog", "tout sauf un chat". */
import type { Wish } from '@chaos/shared/contract/characters';
import { withArticle } from '../author/articles.ts';
import { namesCreature } from '../pieces/names-creature.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { findPieces } from '../pieces/search-pieces.ts';
import { singularOf } from '../translation/plural.ts';
import { translateWish } from '../translation/translate-wish.ts';

const HATES = /hate|dislike|loathe|can(?:no|['’]?)t stand|(?:don['’]?t|do not) (?:like|want)/u.source;
const BEFORE = /(?:i|we)(?:['’]m| am| are)? (?:(?:really|just|absolutely|so) )*/u.source;
/** Who is afraid of spiders says so, and wants one to be seen; as the reason why there is to be none it says no more. */
const HATE = `${BEFORE}(?:${HATES}|scared of|afraid of|terrified of|allergic to|sick of)`;
const DENIES = /(?:anything|everything|something|anyone|anybody) (?:but|except)|\b(?:no|not|never|without)\b/iu.source;
/** "no birds, i hate birds": why is no part of it. */
const WHY = new RegExp(`^(.*(?:${DENIES}) .+?)(?:\\s*[,.;!–-]+|\\s+(?:because|cause|cos|coz|since|as))\\s*${HATE} .+$`, 'iu');
const SO = new RegExp(`^${HATE} .+?[,.]? (?:so|and|therefore)[,]? (?=(?:please )?(?:no|not|anything) )`, 'iu');
const HATED = new RegExp(`^${BEFORE}(?:${HATES}) (?:an? |all |any |another )?(\\p{L}+)[.!]*$`, 'iu');
const DONT_DRAW =
  /^(?:please,? )?(?:don['’]?t|do not) (?:(?:draw|paint)(?: me| us)?|(?:make|show|give|send|do) (?:me|us)) (?:(?:an?|any|another|the) )?(\p{L}+)(?: please| pls| thanks)?[.!]*$/iu;
const NO_SUCH =
  /^(?:please,? )?(?:no more|no|not any|not another) (\p{L}+)(?: please| pls| plz| thanks| thank you| at all)?[.!]*$/iu;
const NO_SUCH_ABROAD =
  /^(?:bitte )?(?:kein(?:e|en)?|pas de|niente|nessun[ao]?|nada de|ningún|geen|żadnych) (\p{L}+)(?: bitte| por favor| per favore| s['’]il (?:vous|te) pla[iî]t)?[.!]*$/iu;
const IS_NO =
  /^(?:no es|non è|não é|ce n['’]est pas|c['’]est pas|das ist kein(?:e)?|es ist kein(?:e)?|dit is geen) ((?:(?:une?|un[oa]|uma?|een) )?\p{L}+)[.!]*$/iu;
const ALL_BUT =
  /^(?:alles(?:,)? (?:außer|ausser|nur (?:nicht|kein(?:e|en)?))|tout,? sauf|todo,? menos|cualquier cosa menos|tutto,? tranne|tudo,? menos|alles,? behalve) ((?:(?:eine[mnr]?|ein|une?|un[oa]|uma?|een) )?\p{L}+)[.!]*$/iu;
const ANY_BEAST_BUT =
  /^(?:an?y?|some|any kind of|every) (?:other )?(?:animals?|creatures?|beasts?|pets?),? (?:except|but(?: not)?|other than|apart from|just not|only not|as long as it (?:is not|isn['’]?t)|(?:that|which) (?:is not|isn['’]?t)) (?:for )?(?:an? )?(\p{L}+)[.!]*$/iu;
const KIND_BUT = /^(?:some|any|an?) (\p{L}+),? (?:but not|just not|only not|other than|except) (?:for )?(an? )?(\p{L}+)[.!]*$/iu;
/** "surprise me but no clowns", "whatever, just not a horse". */
const ANY_BUT =
  /^(?:please,? )?(?:(?:draw|paint|make|show)(?: me)? )?(?:anything|whatever|something|surprise me|you choose)(?: you (?:want|like))?,? (?:(?:but|just|only|that is|that['’]s|as long as (?:it is|it['’]s)) )*(?:not|no) (?:an? |any )?(\p{L}+)(?: please)?[.!]*$/iu;
/** What only says that it is meant. */
const IN_EARNEST = /,? (?:i (?:promise|swear|mean it)|honest(?:ly)?|trust me|ok(?:ay)?)[.!]*$/iu;
/** "nothing with legs". */
const NOTHING_WITH = /^nothing (?:with|that has) (?:any )?(\p{L}+)(?: please)?$/iu;

const NO_WISH: Wish = {
  mainTheme: null,
  bodyInfluence: null,
  characteristicInfluence: null,
  style: null,
  hiddenMessage: null,
  makeMessageSecret: false,
};
const one = (word: string): string => singularOf(word.toLowerCase());
/** Words of other languages with their article, as English has them: "un chat". */
function called(words: string): string | null {
  const english = translateWish({ ...NO_WISH, mainTheme: words }).mainTheme?.replace(/^(?:an?|the|no) /iu, '');
  if (english !== undefined && english.toLowerCase() !== words.toLowerCase()) return english.toLowerCase();
  const [found] = findPieces(words.split(' ').at(-1) ?? words, ['animal', 'head', 'body']);
  return found === undefined ? null : nameOfPiece(found.piece);
}
const ifBeast = (english: string | null): string | null => (english !== null && namesCreature(english) ? english : null);

/** @returns the same wish in the words of one denial; any other text as it is. */
export function plainDenial(text: string): string {
  const meant = text
    .trim()
    .replace(WHY, '$1')
    .replace(SO, '')
    .replace(/^((?:definitely |really |just )?(?:not|no) .+)$/iu, (denial) => denial.replace(IN_EARNEST, ''));
  const wanted = [HATED, DONT_DRAW, NO_SUCH, ANY_BEAST_BUT, ANY_BUT]
    .flatMap((pattern) => pattern.exec(meant)?.[1] ?? [])
    .map(one);
  const abroad = [NO_SUCH_ABROAD, IS_NO].flatMap((pattern) => pattern.exec(meant)?.[1] ?? []).map(called);
  const [beast] = [...wanted, ...abroad].flatMap((english) => ifBeast(english) ?? []);
  if (beast !== undefined) return `not ${withArticle(beast)}`;
  const but = ALL_BUT.exec(meant)?.[1];
  const other = but === undefined ? null : called(but);
  if (other !== null) return `anything but ${withArticle(other)}`;
  const thing = DONT_DRAW.exec(meant)?.[1];
  if (thing !== undefined && findPieces(one(thing), ['animal', 'head', 'body']).length > 0)
    return `not ${withArticle(one(thing))}`;
  const [, kind = '', article = '', what = ''] = KIND_BUT.exec(meant) ?? [];
  if (kind !== '' && article !== '') return `${withArticle(kind.toLowerCase())} that is not ${withArticle(what.toLowerCase())}`;
  const part = NOTHING_WITH.exec(meant)?.[1];
  return part === undefined ? meant : `something without ${part.toLowerCase()}`;
}

/** Of a theme alone: what somebody hates sets them apart. */
export const plainDenials = (wish: Wish): Wish => ({
  ...wish,
  mainTheme: wish.mainTheme === null ? null : plainDenial(wish.mainTheme),
});
