/**
 * The port through which the worker imagines. It has two implementations: the built-in one, offline and
 * deterministic, and `hosted`, which asks AI providers. Text and picture are separate calls, because each is a
 * paid step whose result a ticket keeps: a retry repeats neither.
 */
import type { AnimationContext, BattleScene, FusionSource, Pixels, TaskContext, Told } from '@chaos/artist/types';
import type { CharacterText, Wish } from '@chaos/shared/contract/characters';
import type { DigitalSourceType } from '@chaos/shared/core/content-credentials/digital-source-type';
import type { WordFilter } from '@chaos/shared/rules/word-filter/word-filter';

export { LOOP } from '@chaos/artist/motion/loop';
export type { AnimationContext, BattleScene, FusionSource, Pixels, Told };

export interface PaidCall {
  /** Its name in the settings, such as `openai`. */
  provider: string;
  /** What it may cost at most, in millionths. */
  most: number;
}

/** Where the money of one step comes from. */
export interface Budget {
  /**
   * Sets aside what a call may cost at most, calls, and puts it right after.
   * @throws what `call` throws; or, without having called, that the cap of the day is reached.
   */
  pay<T>(paid: PaidCall, call: () => Promise<{ value: T; cost: number }>): Promise<T>;
}

/** A paid call that failed, and what it cost all the same. */
export class PaidCallError extends Error {
  override readonly name: string = 'PaidCallError';
  /** In millionths; null: nobody knows, so it counts in full. */
  readonly cost: number | null;

  /** @param message a short code for operators: nothing that a provider or a person wrote. */
  constructor(message: string, cost: number | null) {
    super(message);
    this.cost = cost;
  }
}

/** The seed is stable for one ticket; the work is aborted when that is cancelled, or the worker stops. */
export interface ImaginationContext extends TaskContext {
  /** For an imagination that costs money. */
  budget: Budget;
  /** For an imagination that nobody has read before. */
  isDecent: WordFilter;
  /** True: whoever asked wants the built-in one. */
  byBuiltIn: boolean;
}

export interface Painting {
  /** A 1024 x 1024 PNG without alpha. */
  png: Buffer;
  /** Which is said in all files that are made of it. */
  sourceType: DigitalSourceType;
}

interface BattleText {
  /** Three to six short paragraphs of plain text, a blank line between them, at most 2,000 characters. */
  story: string;
}

/** @throws {ImaginationError} when a call cannot give what it promises. */
export interface Imagination {
  /** For before any work is taken: reads what the first call would wait for. */
  warmUp(): void;
  /** @param earlier the lores that the same person got lately, the newest first: nobody wants to hear a joke twice. */
  writeCharacter(wish: Wish, context: ImaginationContext, earlier?: readonly string[]): Promise<CharacterText>;
  paintCharacter(wish: Wish, text: Told, context: ImaginationContext): Promise<Painting>;
  /** @param sources two or three, in the order in which they were picked. */
  writeFusion(sources: readonly FusionSource[], context: ImaginationContext): Promise<CharacterText>;
  paintFusion(sources: readonly FusionSource[], text: Told, context: ImaginationContext): Promise<Painting>;
  tellBattle(scene: BattleScene, context: ImaginationContext): Promise<BattleText>;
  /**
   * The frames of one loop, each overwritten by the next; the first shows the painting itself.
   * @param picture a painting of this wish, perhaps by another imagination.
   */
  animateCharacter(wish: Wish, picture: Uint8Array, context: AnimationContext): AsyncIterable<Pixels>;
  /** The same for a fused character. @param picture a painting of these sources, perhaps by another imagination. */
  animateFusion(sources: readonly FusionSource[], picture: Uint8Array, context: AnimationContext): AsyncIterable<Pixels>;
  /** The same for a picture of which nothing is known but its pixels. */
  animatePicture(picture: Uint8Array, context: AnimationContext): AsyncIterable<Pixels>;
}

export class ImaginationError extends Error {
  override readonly name = 'ImaginationError';
  readonly retryable: boolean;

  constructor(message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.retryable = options.retryable;
  }
}
