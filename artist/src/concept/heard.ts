/** What is named in a wish, and how it is meant. */
import type { Finding } from '../pieces/search-pieces.ts';
import { splitWords } from '../pieces/split-words.ts';
import type { BodyPart } from './body-parts.ts';
import type { ColorName } from './colors.ts';

/** A thought, a thought that is struck through, or what is said. */
export type Bubble = 'thought' | 'refused' | 'said' | 'loved';

/** What is done with something, the part of a body in whose place it is, a bubble beside the head, or out of sight. */
export type Placement = 'hug' | 'juggle' | 'all over' | 'nowhere' | Bubble | BodyPart;

/** What is named, in the colour that was asked for it. */
export interface Heard extends Finding {
  color?: ColorName;
  /** How many of it are asked for, if more than one. */
  count?: number;
  at?: Placement;
  /** In parts of its usual size: "a tiny umbrella", "a huge coffee". */
  size?: number;
  /** The words that name it. */
  said: string;
}

/** Are all the words that name it such words? An emoji has none, and is what it is. */
export const isSaidBy = ({ said }: Pick<Heard, 'said'>, isSuch: (word: string) => boolean): boolean => {
  const words = splitWords(said);
  return words.length > 0 && words.every(isSuch);
};

/** The score of a finding by a name, of which nobody doubts that it is meant. */
export const ENOUGH = 8;

/** The score of a finding by a name or a synonym. */
export const NAMED = 10.5;

/** Nobody said what belongs to a topic, and it is held whatever it is. */
export const OF_TOPIC = '';

/** A piece that belongs to a topic, as if it had been heard. */
export const findingOf = (piece: string): Heard => ({ piece, from: 0, to: 0, score: ENOUGH, said: OF_TOPIC });
