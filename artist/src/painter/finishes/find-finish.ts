/** Which way of drawing a text names, if any, and what else it says. */
import { memoize } from '../../pieces/memoize.ts';
import { EVERYDAY_FINISH_NAMES } from './everyday-names.ts';
import type { FinishRow } from './finish-row.ts';
import { FINISHES, type FinishId } from './finishes.ts';
import { MORE_FINISH_NAMES } from './more-finish-names.ts';
import { POPULAR_FINISH_NAMES } from './popular-names.ts';

export interface NamedFinish {
  id: FinishId;
  /** The text without the words for the way of drawing. */
  rest: string;
}

/**
 * A text as the table writes it: in lower case, without accents, punctuation turned to spaces. Letters that only look like letters with
 * an accent, as the Cyrillic й does when it is taken apart, lose theirs too, on both sides.
 */
export function foldName(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}\p{S}&]+/gu, ' ')
    .normalize('NFC')
    .trim();
}

interface Name {
  /** Made when it is first asked for: all of them would take a tenth of a worker's start. */
  pattern(): RegExp;
  /** What it begins with in any case; looking for that first is twenty times as fast. */
  start: string;
  /** Longer ones say more: "stained glass" is no "glass". */
  length: number;
}

interface Phrase extends Name {
  id: FinishId;
}

/** Scripts that are written without spaces have no ends of words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{So}]/u;

/** A name of a table, to be found in a text that was folded. */
export function readName(text: string): Name {
  const folded = foldPhrase(text);
  const start = /^[^*?([|]*/u.exec(folded.replaceAll(/.\?/gu, '?'))?.[0] ?? '';
  const body = folded.replaceAll('*', '[\\p{L}\\p{N}]*');
  const source = UNSPACED.test(text) ? body : `(?<![\\p{L}\\p{N}])(?:${body})(?![\\p{L}\\p{N}])`;
  let pattern: RegExp | undefined;
  return { pattern: () => (pattern ??= new RegExp(source, 'u')), start, length: text.length };
}

/** The accents of a phrase go, its signs for "any ending" and "perhaps" stay. */
const foldPhrase = (text: string): string => text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFC');

const longestFirst = (phrases: Phrase[]): Phrase[] => phrases.sort((a, b) => b.length - a.length);

const splitList = (id: FinishId, list: string): Phrase[] =>
  list
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ id, ...readName(text) }));

const phrasesOf = (of: (row: FinishRow) => string | undefined): Phrase[] =>
  longestFirst(FINISHES.flatMap((row) => splitList(row.id, of(row) ?? '')));

const OF_SCHOOLS = phrasesOf(({ names }) => names);
const OF_MEDIA = phrasesOf(({ medium }) => medium);
const NAMES = [OF_SCHOOLS, OF_MEDIA];
const OF_FURTHER_SCHOOLS = [...MORE_FINISH_NAMES, ...POPULAR_FINISH_NAMES, ...EVERYDAY_FINISH_NAMES].flatMap(([id, names]) =>
  splitList(id, names),
);
/** The surer ones first, however long they are: "manga black and white" is a manga. */
const ALL = [
  longestFirst([...OF_SCHOOLS, ...OF_FURTHER_SCHOOLS, ...phrasesOf(({ also }) => also)]),
  OF_MEDIA,
  phrasesOf(({ vague }) => vague),
];

/** What is said of any way of drawing: the art of "Mexican folk art" is no thing to be seen. */
const ANY_MANNER =
  /(?<!\p{L})(?:art|artwork|style|styled|school|movement|technique|paintings?|portraits?|pictures?|prints?|book|footage|satiric[ao]|retrato|ritratto|चतरकल|porträt|портрет|kunst|stil|arte|estilo|stile|искусство|стиль)(?!\p{L})/gu;

/** What a text for a style names. */
export const findFinish = memoize(searchFinish);

function searchFinish(style: string): NamedFinish | null {
  const found = findIn(ALL, foldName(style));
  return found && { ...found, rest: found.rest.replaceAll(ANY_MANNER, ' ').trim() };
}

/** Who knits is not knitted. */
const MADE_BY_THEM =
  /(?<!\p{L})(?:knitting|crocheting|embroidering|weaving|tricot(?:e|ent|ant|er)|strickt|stricken|teje|tejiendo|tejer)(?!\p{L})/gu;

/** What is knitted or painted by somebody is worn, taught or sold: a picture of a Christmas sweater is no sweater itself. */
const THING_OF_IT =
  /(?<!\p{L})(?:\p{L}+ )?\p{L}+ (?:sweaters?|jumpers?|pullovers?|cardigans?|sc(?:arf|arves)|mittens?|class(?:es)?|courses?|workshops?|lessons?|collections?)(?!\p{L})|(?<!\p{L})(?:i|she|he|we|nan|gran|granny|grandma|nonna|oma|mum|mom|mother|aunt|wife) (?:knit(?:ted)?|crocheted|embroidered|painted)(?!\p{L})/gu;

/**
 * What a text for a subject names beside it: "a watercolour frog" is a frog. "A pencil" is a pencil, and "Van Gogh" alone is
 * the painter.
 */
export const findFinishBeside = memoize(searchFinishBeside);

function searchFinishBeside(subject: string): NamedFinish | null {
  const found = findIn(NAMES, foldName(subject).replaceAll(MADE_BY_THEM, ' ').replaceAll(THING_OF_IT, ' '));
  return found && /\p{L}{2}/u.test(found.rest.replaceAll(/\b(?:an?|the|of|in|style|made|from|with|by|as)\b/gu, ''))
    ? found
    : null;
}

/** What says most of the text is meant: a "Czech movie poster" is no other "movie poster". */
function findIn(tiers: readonly (readonly Phrase[])[], text: string): NamedFinish | null {
  for (const phrases of tiers) {
    let best: { id: FinishId; said: string } | null = null;
    for (const { id, start, pattern } of phrases) {
      if (!text.includes(start)) continue;
      const said = pattern().exec(text)?.[0];
      if (said !== undefined && said.length > (best?.said.length ?? 0)) best = { id, said };
    }
    if (best) return { id: best.id, rest: text.replace(best.said, ' ').trim() };
  }
  return null;
}
