/** What a long theme names among its first words and no picture shows: it is read beside them. */

import { isEnglishWord } from '../author/english-words.ts';
import { isPersonNoun } from '../author/parts-of-speech.ts';
import { isTagged } from '../author/tag-words.ts';
import { tellsFace } from '../painter/facial-words.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { splitWords } from '../pieces/split-words.ts';
import type { AskedTheme } from './asked-theme.ts';
import { isDoer, isKinship } from './hear-who.ts';
import { hearUnknown } from './hear-wish.ts';
import { withoutIdioms } from './idioms.ts';
import { isAboutAnyone } from './long-theme.ts';
import { isPlainWord } from './plain-words.ts';
import { isNegation, isNegationAt, saysLack } from './read-wish.ts';
import { topicCalled } from './topics.ts';

/** A shorter theme is shown as a whole. */
const LONG = 6;
/** What stands later is told of, and need not be seen. */
const FIRST_NOUNS = 4;

/** With more words that English has not it is in another language. */
const NAMES_MAX = 1;

const stemOf = (word: string): string => word.replace(/(?:es|s|ing)$/u, '');

/** Names nothing that could stand beside anybody, or what is seen on them under another name. */
const NOTHING_SEEN =
  /^(?:lasers?|hasn|hadn|haven|doesn|didn|don|isn|aren|wasn|weren|couldn|wouldn|shouldn|ain|armou?r|beams?|flames|rays|suit|family|way|thing|things|lot|lots|bit|kind|sort|part|side|top|end|rest|whole|half|piece|pieces|front|middle|full|life|world|people|name|size|place|home|work|town|city|street|road|party|group|world|fun|idea|reason|problem|help|job|one|two|bed|turn|row|line|past|present|future|own|self|seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|second|first|last|next)$/u;

/**
 * @param shown the ids of all pieces that are seen.
 * @param isSeen tells words that are seen in another way, as a place or a mood.
 */
export function missedWord(
  theme: AskedTheme,
  text: string,
  { shown, isSeen }: { shown: ReadonlySet<string>; isSeen: (word: string) => boolean },
): string | null {
  // What is only a way of speaking is seen as what it means.
  if (withoutIdioms(text) !== text) return null;
  const words = splitWords(text.toLowerCase());
  // What somebody has not is no more to be read than to be seen.
  if (words.some((word, at) => isNegationAt(words, at) || isNegation(word) || saysLack(word))) return null;
  const unknown = words.filter((word) => !isEnglishWord(word) && !isPlainWord(word));
  if (words.length < LONG || unknown.length > NAMES_MAX) return null;
  const findings = [...theme.subjects, ...theme.others, ...theme.feltFor, ...theme.traits];
  const names = new Set([...shown].map(nameOfPiece).flatMap(splitWords).map(stemOf));
  const ofShown = new Set(findings.filter(({ piece }) => shown.has(piece)).flatMap(({ said }) => splitWords(said)));
  // A bingo hall has no looks of its own.
  const isOfTopic = (word: string): boolean => (theme.topic?.words.includes(word) ?? false) && !topicCalled(word)?.isRead;
  const isShown = (word: string): boolean => ofShown.has(word) || names.has(stemOf(word)) || isOfTopic(word) || isSeen(word);
  const isNobody = (word: string): boolean => !isPersonNoun(word) && !isKinship(word) && !isDoer(word) && !isAboutAnyone(word);
  const nouns = words.filter((word) => isTagged(word, 'Noun') && !isPlainWord(word)).slice(0, FIRST_NOUNS);
  const missed = nouns.find((word) => isNobody(word) && !NOTHING_SEEN.test(word) && !tellsFace(word) && !isShown(word));
  return missed === undefined ? null : hearUnknown([missed]);
}
