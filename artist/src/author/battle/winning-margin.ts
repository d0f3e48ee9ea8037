import type { BattleScene } from '../../types.ts';
import type { Margin } from './story-format.ts';

/** Of two equally strong, luck moves the scores up to 20 points apart: about a third of their battles is close. */
const CLOSE_BELOW = 6;
const CRUSHING_FROM = 18;
/** In percent. */
const UPSET_BELOW = 35;

/** How far apart the scores ended. Scores that are no numbers are not wondered at. */
export function marginOf({ first, second }: BattleScene): Margin {
  const gap = Math.abs(first.score - second.score);
  if (gap < CLOSE_BELOW) return 'close';
  return gap >= CRUSHING_FROM ? 'crushing' : 'clear';
}

/** The chance of the one that won, in whole percent. */
export function chanceOfWinner({ winner, probability1Wins }: BattleScene): number {
  return Math.round(winner === 1 ? probability1Wins : 100 - probability1Wins);
}

/** Nobody expected this. */
export function isUpset({ winner, probability1Wins }: BattleScene): boolean {
  return (winner === 1 ? probability1Wins : 100 - probability1Wins) < UPSET_BELOW;
}
