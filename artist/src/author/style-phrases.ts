/** A style as a lore tells it: in English wherever the picture understood it, whatever language it was typed in. */
import type { Style as ConceivedStyle } from '../concept/concept.ts';
import { hearConditions } from '../concept/hear-conditions.ts';
import { findPlaceName } from '../concept/place-names.ts';
import { findBackdropFor } from '../painter/backdrops/backdrops.ts';
import { placeInEnglish as exonymOf } from '../translation/exonyms.ts';
import { withArticle } from './articles.ts';
import { cleanWord } from './clean-text.ts';
import { isEnglish } from './english-names.ts';
import { isForeignPhrase, isOurWord } from './foreign-words.ts';
import { readNamedPlace } from './named-places.ts';
import { readPlaceInTime } from './places-in-time.ts';
import { articleOfName, spellNames } from './proper-names.ts';
import { readWords } from './qualities.ts';
import { isLatin, quote } from './quote.ts';
import { readPlace, readStyle, type Style } from './read-style.ts';
import { CONDITIONS_AFTER, CONDITIONS_BEFORE } from './tables/conditions.ts';
import { FOREIGN_PLACES } from './tables/foreign-places.ts';
import { isTagged } from './tag-words.ts';

/** @returns with what was typed, where the picture shows it and no word says it: "🏝️". */
export function readStyleOf(style: ConceivedStyle, unreadable: string): Style & { typed?: string } {
  const asked = cleanWord(style.word) || unreadable;
  const word = exonymOf(asked) ?? asked;
  if (!style.given) return readPlace(word);
  const abroad = ABROAD.get((style.typed ?? word).toLowerCase());
  if (abroad !== undefined) return readStyle(abroad);
  const named = readNamedPlace(word, style.finish !== undefined);
  if (named !== null) return { bare: named.name, place: named.place };
  const inTime = readPlaceInTime(asked) ?? readThere(word);
  if (inTime !== null) return inTime;
  const asRead = readStyle(word);
  const inWeather = namedPlaceOf(word);
  if (inWeather !== null || style.isUnknown) return inWeather ?? asRead;
  const isWordless = !/\p{L}/u.test(word);
  if (asRead.place === null && style.finish === undefined && findPlaceName(word) !== undefined && /^[\p{Lu}\p{Lo}]/u.test(word)) {
    const name = isLatin(word) ? word : quote(word);
    return { bare: name, place: `in ${isOneThere(name) ? withArticle(name) : name}` };
  }
  if (FICTIONAL.test(word)) return { bare: word, place: `in ${word}` };
  // Where nobody looked, the place is not what the words say.
  // "Hogwarts" and "Gotham" are on no map.
  const sign = / ?=(.+)$/u.exec(style.backdrop)?.[1];
  if (asRead.place === null && style.finish === undefined && sign !== undefined && articleOfName(word) === null)
    return { bare: word, place: `in ${isOneThere(word) ? withArticle(word) : word}` };
  const isTold = !isWordless && (style.isUnknown === undefined || !isForeign(word));
  if (isTold && (style.finish === undefined || !isSpeltElsewhere(word))) return asRead;
  const typed = isWordless ? { typed: word } : {};
  if (style.finish !== undefined) {
    if (style.unseen !== undefined && !(isSpeltElsewhere(word) && SAYS_ART.test(style.unseen))) return asRead;
    const finish = style.finish.replaceAll(/(?<=\p{L}{2})-(?=\p{L}{2})/gu, ' ');
    return finish === word.toLowerCase() ? asRead : { ...readStyle(spellNames(finish)), ...typed };
  }
  return { ...(placeOnSign(word, sign) ?? placeInEnglish(style.backdrop)), ...typed };
}

/** "Dubai skyscraper": one of many there, by a small word of ours behind the name. */
const isOneThere = (word: string): boolean => {
  const last = / (\p{Ll}+)$/u.exec(word)?.[1];
  return last !== undefined && !last.endsWith('s') && isOurWord(last);
};

/** "New York subway at rush hour": a place with a name, and the hour. */
function readThere(word: string): Style | null {
  const [, name = '', hour = ''] = /^(\S.*?)( (?:at|in|during|after|before) .+)$/iu.exec(word) ?? [];
  const named = name === '' ? null : readNamedPlace(name);
  return named === null ? null : { bare: `${named.name}${hour}`, place: `${named.place}${hour}` };
}

/** "Lapland", of which the picture knows the country: a name that is spelt with our letters is one in English as well. */
function placeOnSign(word: string, sign: string | undefined): Style | null {
  if (sign !== word.toLowerCase() || !/^\p{Lu}[a-z]+$/u.test(word)) return null;
  return { bare: word, place: `in ${word}` };
}

/** In another script, or with letters that English has not: "cómic", but nobody's name. */
const isSpeltElsewhere = (word: string): boolean =>
  !isLatin(word) || (/^\p{Ll}/u.test(word) && /[^\p{ASCII}]/u.test(word.replaceAll('’', '')));
const SAYS_ART =
  /^(?:арта?|стиль|стиле|графика|рисунок|art|arte|kunst|stil|estilo|stile|grafika|gráfica|grafica|styl|sanat|umění)$/iu;

const ABROAD: ReadonlyMap<string, string> = new Map(readWords(FOREIGN_PLACES));

/** Places that are on no map. */
const FICTIONAL =
  /^(?:Hogwarts|Narnia|Mordor|Gotham(?: City)?|Atlantis|Wakanda|Neverland|Camelot|Bikini Bottom|Area 51|Silent Hill|Hollywood)$/iu;

/** No word of it is one of ours, but for names of places; a name that English has is one of them. */
const isForeign = (word: string): boolean =>
  articleOfName(word) === undefined &&
  !OURS_ALL_THE_SAME.test(word) &&
  (isForeignPhrase(word) ||
    word.split(' ').every((token) => !isOurWord(token.toLowerCase()) || findPlaceName(token) !== undefined)) &&
  !(findPlaceName(word) !== undefined && isLatin(word));

/** Decades, and ways of drawing of which English has the word, though no list of ours. */
const OURS_ALL_THE_SAME =
  /^(?:the )?\d+s$|^(?:linocut|lino ?print|gouache|risograph|silkscreen|screen ?print|serigraph|lithograph|etching|aquatint|batik|macram[eé]|scrimshaw|sgraffito|pointillism|stipple|impasto|papercut|claymation|stop motion|ascii(?: art)?|voxel|wireframe|halftone|duotone)$/iu;

/** "Paris sous la pluie": a place with a name, and its weather in another language. */
function namedPlaceOf(word: string): Style | null {
  if (!isForeignPhrase(word)) return null;
  const { conditions, rest } = hearConditions(word);
  const name = exonymOf(rest) ?? spellNames(rest);
  return conditions.length > 0 && rest !== word && isTagged(name, 'Place') ? nameWithConditions(name, conditions) : null;
}

function nameWithConditions(name: string, conditions: readonly string[]): Style {
  const after = conditions.flatMap((condition) => CONDITIONS_AFTER.get(condition) ?? []).slice(0, 1);
  const told = [name, ...after].join(' ');
  const place = readNamedPlace(name)?.place ?? `in ${name}`;
  return { bare: told, place: [place, ...after].join(' ') };
}

/** "canal-town ~frozen" as "in a frozen town of canals", and "old-town fr ~rain =paris" as "in Paris in the rain". */
function placeInEnglish(backdrop: string): Style {
  const [, plain = backdrop, name] = /^([^=]*?) ?(?:=(.*))?$/su.exec(backdrop) ?? [];
  const conditions = plain.split(' ').flatMap((mark) => (mark.startsWith('~') ? [mark.slice(1)] : []));
  const known = name === undefined ? undefined : exonymOf(hearConditions(name).rest);
  if (known !== undefined) return nameWithConditions(known, conditions);
  if (name !== undefined && isEnglish(spellNames(name))) return nameWithConditions(spellNames(name), conditions);
  const [base = ''] = plain.split(' ');
  const before = conditions.flatMap((condition) => CONDITIONS_BEFORE.get(condition) ?? []).slice(0, 2);
  return readPlace([...before, findBackdropFor(base).word].join(' '));
}
