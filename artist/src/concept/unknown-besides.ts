/** What stands beside the known words of a wish, and is to be read. */
import { isPersonNoun } from '../author/parts-of-speech.ts';
import { tellsFace } from '../painter/facial-words.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { splitWords } from '../pieces/split-words.ts';
import type { Asked } from './ask-body.ts';
import type { AskedTrait } from './ask-trait.ts';
import type { AskedTheme } from './asked-theme.ts';
import { foldWords } from './fold-words.ts';
import { isDoer, isKinship } from './hear-who.ts';
import { hearUnknown } from './hear-wish.ts';
import { isAboutAnyone } from './long-theme.ts';

/**
 * The first words that stand beside known ones and that nothing shows.
 *
 * @param land is seen or read by itself.
 * @param isSeen tells words for what somebody looks like, which they do.
 */
export function unknownBesides(
  asked: { theme: AskedTheme | null; body: Asked | null; trait: AskedTrait | null },
  land: string | undefined,
  isSeen: (word: string) => boolean,
): string | null {
  const { theme, body, trait } = asked;
  const isKnown = theme && (theme.subjects.length > 0 || theme.topic !== undefined);
  // Of a loaf of bread and of a bridal veil all is seen.
  const shown = [...(theme?.subjects.slice(0, 1) ?? []), ...(theme?.traits ?? [])].map(({ piece }) => piece);
  const named = new Set([...shown, ...(theme?.topic?.wears ?? [])].map(nameOfPiece).flatMap(splitWords));
  // A sloth in a racing suit is a driver, whether the word stands there or not.
  const isDressed = theme?.topic !== undefined && theme.topic.id !== 'place' && theme.topic.wears.length > 0;
  // In a sentence a day is the least of what it tells.
  const isLong = splitWords(theme?.word ?? '').length > WORDS_OF_NAME;
  // The hour is seen where it is.
  const isShown = (word: string) =>
    splitWords(land ?? '').includes(word) ||
    (theme?.topic?.place && HOUR.test(word)) ||
    tellsFace(word) ||
    IN_USE.test(word) ||
    isAboutAnyone(word) ||
    (isLong && WEEKDAY.test(word)) ||
    (isDressed && (isPersonNoun(word) || isDoer(word))) ||
    isKinship(word) ||
    named.has(word);
  const number = theme ? numberOfName(theme) : undefined;
  const besides = isKnown && theme.unanswered.filter((word) => !isShown(word) && !isSeen(word));
  const isRead = number !== undefined && besides && (hearUnknown(besides) ?? '').includes(number);
  if (isKnown && number !== undefined && !isRead) return number;
  for (const unanswered of [besides, (body?.findings[0] || body?.isLooks) && body.unanswered]) {
    const unknown = unanswered && hearUnknown(unanswered);
    if (unknown) return foldWords(unknown);
  }
  return trait && trait.findings.length > 0 ? trait.letters : null;
}

/** What everybody has, and does something with. */
const IN_USE = /^(?:hair|fingers?|thumbs?|hands?|face|eyes|lap|shoulders?)$/;

const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/u;

const WORDS_OF_NAME = 5;

const HOUR = /^(?:night|noon|midday|midnight|moonlight|dawn|daybreak|dusk|twilight|sunrise|sunset)$/;

/** By its number a bus is known, and a banana by the one that everybody says. */
const NUMBERED = [
  /\bnumber (\d{1,4})\b(?!,|\.\d)/iu,
  /(?<=\p{L}\p{L} )(?<!\b(?:is|at|before|after|until|till|by|of|since|in|from|around|about|aged|turns|under|over|and|to|than|not|no|only|just|has|with) )(\d{1,4}(?: \d{1,3})?|six[ -]seven)$/iu,
  /^(?:the |a |an |my )?(?:level )?(\d{2,4}|six[ -]seven) (?=\p{L}*[^s\P{L}]$)/iu,
];

function numberOfName({ word, topic, count }: AskedTheme): string | undefined {
  if (count > 1) return undefined;
  const [number] = NUMBERED.flatMap((pattern) => pattern.exec(word)?.[1] ?? []);
  return number === undefined || splitWords(number).every((one) => topic?.words.includes(one)) ? undefined : number;
}
