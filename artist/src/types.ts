/** What the artist is told, and what it gives: nothing of tickets, files or money. */
import type { CharacterText, Wish } from '@chaos/shared/contract/characters';

export type { Pixels } from './motion/canvas.ts';

/** What comes with every text and every painting. */
export interface TaskContext {
  /** The same seed gives the same character on every try. */
  seed: string;
  /** Aborts the work. */
  signal: AbortSignal;
  /** How far this one call is, 0 to 1. May be called at any rate. */
  onProgress: (share: number) => void;
}

/** What pictures and stories need of what was written. */
export type Told = Pick<CharacterText, 'name' | 'description'>;

/** A character that goes into a fusion. */
export interface FusionSource extends Told {
  /** What it was made from; null when that is no longer known. */
  wish: Wish | null;
  /** The seed that it was made with; where none is known, one of its own. */
  seed: string;
}

export interface BattleSide extends Told {
  score: number;
  isFused: boolean;
}

/** A decided battle: the first one fought for the initiator. */
export interface BattleScene {
  first: BattleSide;
  second: BattleSide;
  winner: 1 | 2;
  /** In percent, the first one's. */
  probability1Wins: number;
}

/** What comes with a video, which nobody waits for. */
export interface AnimationContext {
  seed: string;
  /** Aborts the work when the worker stops, or the encoder has failed. */
  signal: AbortSignal;
  /** Awaited between any two short pieces of work; it returns when nobody who is waited for needs this process. */
  takeTurn: () => Promise<void>;
}
