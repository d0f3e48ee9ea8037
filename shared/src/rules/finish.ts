/** The finish of a character: what its card is made of. Drawn at its birth, and never again. docs/rules.md tells it in words. */
import { FINISHES, type Finish } from '../contract/characters.ts';
import { drawPercent, hashOf } from './fair-draws.ts';

/** So many births make one of it, on average. */
export const FINISH_ODDS: Record<Exclude<Finish, 'plain'>, number> = { foil: 5, negative: 20, neon: 100, golden: 1_000 };

/** A draw below the limit gives the finish: the rarest come first, each as wide as its odds. In percent; plain is the rest. */
const LIMITS: readonly (readonly [below: number, finish: Finish])[] = [
  [0.1, 'golden'],
  [1.1, 'neon'],
  [6.1, 'negative'],
  [26.1, 'foil'],
];

/** A fusion may inherit when this draw falls below it. In percent. */
const INHERITED_BELOW = 50;

/** @param drawn from 0 up to but not including 100. */
export function finishOf(drawn: number): Finish {
  return LIMITS.find(([below]) => drawn < below)?.[1] ?? 'plain';
}

/** The rarest of these; plain of none. */
export function bestFinish(finishes: readonly Finish[]): Finish {
  return finishes.reduce((best, one) => (FINISHES.indexOf(one) > FINISHES.indexOf(best) ? one : best), 'plain');
}

/** What a finish is drawn from. */
export interface FinishDraw {
  /** SHA-256 of the requestId with which it was asked for: the id itself may open a visitor's ticket. */
  requestHash: string;
  /** The best finish of what was fused; null for what grew from a wish. */
  inheritable: Finish | null;
}

/** @param requestId in lower case. */
export const requestHashOf = (requestId: string): Promise<string> => hashOf(requestId);

/**
 * The finish of a newborn. One that was fused has one chance in two to inherit the best finish of its sources; if it does, and
 * that is rarer than its own draw, it has that.
 * @param secret of the day on which it was asked for, or born where that one was told before.
 */
export async function drawFinish(secret: string, { requestHash, inheritable }: FinishDraw): Promise<Finish> {
  const own = finishOf(await drawPercent(secret, `finish|${requestHash}`));
  if (inheritable === null) return own;
  const inherits = (await drawPercent(secret, `inherit|${requestHash}`)) < INHERITED_BELOW;
  return inherits ? bestFinish([own, inheritable]) : own;
}
