/**
 * Who wins a battle. The odds follow from public numbers alone; the luck comes from a secret that the server is bound to
 * before anybody fights, so that whoever fights cannot choose it and everybody can check it later. docs/rules.md tells it in words.
 */

import { drawPercent } from './fair-draws.ts';

/** Which rules decide a battle: those of its time are kept, so that it can be checked for ever. */
export type BattleRules = 1 | 2;
export const BATTLE_RULES: BattleRules = 2;

/** A pair may be fought again by the same person after so many seconds. */
export const BATTLE_COOLDOWN_SECONDS = 60;

/** What of a character counts in a battle. */
export interface Fighter {
  /** Since rules 2 those of people who stand for something, one of each network. */
  likeCount: number;
  dislikeCount: number;
  battlesCount: number;
  winsCount: number;
  isFused: boolean;
}

const BASE_STRENGTH = 50;
/** Points for each doubling of likes; dislikes cost half of it. */
const PER_LIKE_DOUBLING = 8;
const PER_DISLIKE_DOUBLING = 4;
/** Likes, and dislikes, that everybody is given in thought: the first one is no landslide. Before rules 2 it was. */
const SMOOTHING_VOTES: Record<BattleRules, number> = { 1: 1, 2: 5 };
/** Points between never winning and always winning. */
const WIN_RATE_WEIGHT = 20;
/** Battles that everybody is given in thought, half of them won: one lucky win is no career. */
const SMOOTHING_BATTLES = 4;
const FUSED_BONUS = 5;

/** Points of lead that make a win ten times as likely as a defeat. */
const POINTS_PER_TENFOLD = 40;
/** Nobody is without hope, and nobody is safe. In percent. */
const LEAST_PERCENT = 5;

/** How far apart the clearest luck moves the scores. */
const LUCK_SPREAD = 20;
/** So far apart are the scores at least, so that the winner's is higher also when it is shown with one decimal. */
const LEAST_LEAD = 0.2;

/** A character's strength, about 30 to 200. */
export function strengthOf(fighter: Fighter, rules = BATTLE_RULES): number {
  const { likeCount, dislikeCount, battlesCount, winsCount, isFused } = fighter;
  const doublings = (votes: number) => Math.log2(1 + votes / SMOOTHING_VOTES[rules]);
  const winRate = (winsCount + SMOOTHING_BATTLES / 2) / (battlesCount + SMOOTHING_BATTLES);
  return (
    BASE_STRENGTH +
    PER_LIKE_DOUBLING * doublings(likeCount) -
    PER_DISLIKE_DOUBLING * doublings(dislikeCount) +
    WIN_RATE_WEIGHT * (winRate - 0.5) +
    (isFused ? FUSED_BONUS : 0)
  );
}

/** The probability in percent, 5 to 95, that the first of two wins. */
export function winPercent(first: Fighter, second: Fighter, rules = BATTLE_RULES): number {
  const percent = 100 / (1 + 10 ** ((strengthOf(second, rules) - strengthOf(first, rules)) / POINTS_PER_TENFOLD));
  return Math.min(100 - LEAST_PERCENT, Math.max(LEAST_PERCENT, percent));
}

export interface Outcome {
  winner: 1 | 2;
  /** The first one's chance, in percent. */
  probability1Wins: number;
  /** 0 or more; the winner's is the higher one by 0.2 at least. */
  score1: number;
  score2: number;
}

/**
 * The first one wins when the luck falls below its chance. The scores are the strengths, turned so that the winner leads,
 * and moved apart by how clearly the luck fell.
 * @param randomFactor from 0 up to but not including 100, see `drawRandomFactor`.
 */
export function decideBattle(first: Fighter, second: Fighter, randomFactor: number, rules = BATTLE_RULES): Outcome {
  const probability1Wins = winPercent(first, second, rules);
  const winner = randomFactor < probability1Wins ? 1 : 2;
  const clearness =
    winner === 1
      ? (probability1Wins - randomFactor) / probability1Wins
      : (randomFactor - probability1Wins) / (100 - probability1Wins);
  const strengths = [strengthOf(first, rules), strengthOf(second, rules)] as const;
  const lead = winner === 1 ? strengths[0] - strengths[1] : strengths[1] - strengths[0];
  const gap = Math.max(LEAST_LEAD, lead) + LUCK_SPREAD * clearness;
  // Beside the middle, but nobody falls below 0.
  const middle = Math.max(gap / 2, (strengths[0] + strengths[1]) / 2);
  const [high, low] = [middle + gap / 2, middle - gap / 2];
  return { winner, probability1Wins, score1: winner === 1 ? high : low, score2: winner === 1 ? low : high };
}

/** What a draw is bound to. Ids in lower case, as the server keeps them. */
export interface Draw {
  /** The client's own, so that the server cannot try its luck. */
  requestId: string;
  char1Id: string;
  char2Id: string;
}

/**
 * The luck of one battle: drawn from `requestId|char1Id|char2Id`, with the day's secret.
 * @param secret 64 hex digits.
 * @returns 0 up to but not including 100.
 */
export async function drawRandomFactor(secret: string, { requestId, char1Id, char2Id }: Draw): Promise<number> {
  return drawPercent(secret, `${requestId}|${char1Id}|${char2Id}`);
}
