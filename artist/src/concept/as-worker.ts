/** Of a theme and a body, who is at work in the clothes of a trade. */
import type { Wish } from '@chaos/shared/contract/characters';
import { isPersonNoun } from '../author/parts-of-speech.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { findKin } from '../pieces/kin.ts';
import { isInAction } from '../pieces/people.ts';
import { ask } from './ask-body.ts';
import { BODY_ROLES } from './hear-wish.ts';
import { hearThings } from './plain-theme.ts';
import { hearTopic, topicCalled } from './topics.ts';

/** An avocado whose body is a plumber is an avocado at a plumber's work, and no man in green. */
export function asWorker(wish: Wish): Wish {
  const { mainTheme, bodyInfluence } = wish;
  if (mainTheme === null || bodyInfluence === null) return wish;
  const isAtIt = isShownAtIt(bodyInfluence);
  if (!isAtIt && !isPersonNoun(bodyInfluence.toLowerCase())) return wish;
  const isDressed = (topicCalled(bodyInfluence)?.wears.length ?? 0) > 0;
  const isBare = (hearTopic(mainTheme)?.wears.length ?? 0) === 0;
  return isDressed && isBare && (isAtIt || hearThings(mainTheme))
    ? { ...wish, mainTheme: bodyInfluence, bodyInfluence: mainTheme }
    : wish;
}

/** A surfer is drawn down to the board, a golfer with a hole beside him, a ballerina as shoes: a goat does the same instead. */
function isShownAtIt(trade: string): boolean {
  const findings = ask(trade, undefined, BODY_ROLES)?.findings ?? [];
  const isShoe = (piece: string) => findPiece('shoe', piece) !== undefined;
  return findings.some(({ piece }) => isInAction(piece) || isShoe(piece) || findKin(piece)?.isPlain === false);
}
