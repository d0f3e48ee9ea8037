/**
 * The port through which the worker imagines. Two implementations are meant for it: `house`, offline and
 * deterministic, and later `hosted`, which asks AI providers. Text and picture are separate calls, because each is a
 * paid step whose result a ticket keeps: a retry repeats neither.
 */
import type { Wish } from '@chaos/shared/contract/characters';
import type { Pixels } from './motion/canvas.ts';

/** Where the money of one step comes from. */
export interface Purse {
  /**
   * Sets aside what a call may cost at most, in millionths, calls, and puts it right after.
   * @throws what `call` throws; or, without having called, that the cap of the day is reached.
   */
  pay<T>(most: number, call: () => Promise<{ value: T; cost: number }>): Promise<T>;
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

/** What comes with every call. */
export interface ImaginationContext {
  /** Stable for one ticket, so that the house imagination gives the same character on every try. */
  seed: string;
  /** Aborts the work when the ticket is cancelled, or the worker stops. */
  signal: AbortSignal;
  /** How far this one call is, 0 to 1. May be called at any rate. */
  onProgress: (share: number) => void;
  /** For an imagination that costs money. */
  purse: Purse;
}

export interface CharacterText {
  /** 2 to 60 characters. */
  name: string;
  /** The lore: two to five sentences of plain text, at most 1,000 characters. */
  description: string;
}

export interface Painting {
  /** A 1024 x 1024 PNG without alpha. A secret message can be read back from exactly these bytes. */
  png: Buffer;
}

/** A character that goes into a fusion. */
export interface FusionSource {
  name: string;
  description: string;
  /** What it was made from; null when that is no longer known. */
  wish: Wish | null;
  /** The seed that it was made with; where none is known, one of its own. */
  seed: string;
  /** Its painting, with all its pixels. */
  png: () => Promise<Buffer>;
}

export interface BattleSide {
  name: string;
  description: string;
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

interface BattleText {
  /** Three to six short paragraphs of plain text, a blank line between them, at most 2,000 characters. */
  story: string;
}

/** What comes with a video, which nobody waits for. */
export interface AnimationContext {
  seed: string;
  /** Aborts the work when the worker stops, or the encoder has failed. */
  signal: AbortSignal;
  /** Awaited between any two short pieces of work; it returns when nobody who is waited for needs this process. */
  takeTurn: () => Promise<void>;
}

/** @throws {ImaginationError} when a call cannot give what it promises. */
export interface Imagination {
  writeCharacter(wish: Wish, context: ImaginationContext): Promise<CharacterText>;
  paintCharacter(wish: Wish, text: CharacterText, context: ImaginationContext): Promise<Painting>;
  /** @param sources two or three, in the order in which they were picked. */
  writeFusion(sources: readonly FusionSource[], context: ImaginationContext): Promise<CharacterText>;
  paintFusion(sources: readonly FusionSource[], text: CharacterText, context: ImaginationContext): Promise<Painting>;
  tellBattle(scene: BattleScene, context: ImaginationContext): Promise<BattleText>;
  /**
   * The frames of one loop, each overwritten by the next; the first shows the painting itself. An imagination that
   * knows nothing of its paintings but their pixels passes them to `animatePicture`.
   * @param png a painting of this wish, perhaps by another imagination.
   */
  animateCharacter(wish: Wish, png: Uint8Array, context: AnimationContext): AsyncIterable<Pixels>;
  /** The same for a fused character. @param png a painting of these sources, perhaps by another imagination. */
  animateFusion(sources: readonly FusionSource[], png: Uint8Array, context: AnimationContext): AsyncIterable<Pixels>;
}

export class ImaginationError extends Error {
  override readonly name = 'ImaginationError';
  readonly retryable: boolean;

  constructor(message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.retryable = options.retryable;
  }
}
