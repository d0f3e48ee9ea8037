/**
 * What a character is going to be, decided before a word is written or a pixel drawn, so that lore and picture tell
 * of the same creature.
 */
import { type CarrierId, letteredLook } from '../lettering/carriers.ts';
import type { FinishId } from '../painter/finishes/finishes.ts';
import type { Lack } from './body-parts.ts';
import type { BuildQuality } from './build-words.ts';
import type { ColorName } from './colors.ts';
import type { Placement } from './heard.ts';

interface NamedIdea {
  /** In lower case, as it reads inside a sentence: "crocodile", "bomber plane", "sneakers". */
  word: string;
  /** True when the person asked for it, in which case `word` is what they typed, cleaned. */
  given: boolean;
  /** What that is in English, where it was typed in another language of which every word is known. */
  english?: string;
  /** What its wish goes on to say of it behind the first sentence, as it was typed. */
  after?: string;
  /** The colour in which it was asked for. */
  color?: ColorName;
  /** How many of it are held or worn; absent for one. */
  count?: number;
  /** Where it is, unless it is worn or held as usual. */
  at?: Placement;
  /** In parts of its usual size. */
  size?: number;
  /** True: it is seen in the face or all over, and nothing is worn or held for it. */
  isTold?: boolean;
}

/** An idea that the picture set can show. */
interface PieceIdea extends NamedIdea {
  /** The id of the piece that shows it (code points of the emoji, as in the file names of the picture set). */
  piece: string;
}

/** An idea that no piece shows. Rather than anything else in its place, its own letters are seen, on something that carries them. */
export interface LetteredIdea extends NamedIdea {
  piece: null;
  /** What carries the letters. */
  carrier: CarrierId;
  /** What is written on it. */
  letters: string;
}

/** One idea of a character: the word people read, and what is seen of it. */
export type Idea = PieceIdea | LetteredIdea;

/** What the painter draws for an idea: the id of a piece, or of something that carries letters. */
export const lookOf = (idea: Idea): string => idea.piece ?? letteredLook(idea.carrier, idea.letters);

/** What is written on whoever is a word. */
export const lettersOf = (idea: Idea): string => (idea.piece === null ? idea.letters : '');

export interface Concept {
  seed: string;
  /** What it is in the first place: usually the head. */
  theme: Idea;
  /** What its body is, or grew together with. */
  body: Idea;
  /** What sets it apart: something worn, held or done. */
  trait: Idea;
  /** What else it wears or holds, because it was asked for as well. */
  also?: readonly Idea[];
  /** What it looks like where it is. */
  style: Style;
  /** Up to three smaller things in the scene. */
  props: Idea[];
  /** How many of it there are, all alike; absent for one. */
  count?: number;
  /** Who stands beside it as somebody of their own: the queen of "king and queen". */
  company?: readonly Companion[];
  /** Only of who stands beside somebody: in parts of the size of who that is. */
  share?: number;
  /** What its body is like. */
  build?: readonly BuildQuality[];
  /** In parts of the usual size, where a body was asked for that is tiny. */
  size?: number;
  /** True: nobody wants to see its teeth. */
  isToothless?: boolean;
  /** Parts that nothing is to be drawn for: "without legs". */
  lacks?: readonly Lack[];
  /** True: it is dressed for a place, and known by a hat all the same. */
  keepsHat?: boolean;
  /** What it rides, whatever it wears. */
  rides?: string;
  /** True: no hat is to be seen, whatever the words suggest. */
  isBareheaded?: boolean;
  /** True: nor the clothes of a trade. */
  isUndressed?: boolean;
  /** The colour that was asked for. */
  color?: ColorName;
  /** Colours that it must not have. */
  unwantedColors?: readonly ColorName[];
  /** Only of a fused character. */
  fusion?: Fusion;
}

/** Somebody who stands beside whom a wish is about. */
export interface Companion extends Concept {
  share: number;
}

/** Does it stand close to others? */
export const isInCompany = ({ count = 1, company = [], share }: Concept): boolean =>
  count > 1 || company.length > 0 || share !== undefined;

/** A way of drawing is one thing, a place is another; the same words may ask for both. */
export interface Style extends DrawnPlace {
  /** True when `word` is what the person typed; else it is the place's own: "haunted swamp". */
  given: boolean;
  /** Somebody asked for what nobody here knows; the place was left to chance. */
  isUnknown?: boolean;
  /** What was typed, where `word` is its translation. */
  typed?: string;
  /** What it names besides a way of drawing, and no place shows: "Zamunda" of "watercolour Zamunda". */
  unseen?: string;
}

/** A place with the words that asked for it. */
interface DrawnPlace {
  word: string;
  backdrop: string;
  /** None for the artist's own manner, and in what was conceived before there was a choice. */
  finish?: FinishId | undefined;
}

/** What several characters become together. */
export interface Fusion {
  /** What shares the neck: one, two as the halves of one head, or all side by side. */
  heads: readonly Idea[];
  /** True: two heads that are halves of one. */
  halved: boolean;
  /** One body, or two that are grown together along a seam. */
  bodies: readonly Idea[];
  /** What looks out of the belly. */
  core: Idea | null;
  /** What is worn, held or done: one for each source. */
  traits: readonly Idea[];
  /** The places that run into each other behind it: one for each source. */
  places: readonly DrawnPlace[];
}

/** The plan of a fused character: theme, body and trait are the first of its heads, bodies and traits. */
export interface FusedConcept extends Concept {
  fusion: Fusion;
}

/** Everything worn, held or done. */
export const traitsOf = (concept: Concept): readonly Idea[] => concept.fusion?.traits ?? [concept.trait, ...(concept.also ?? [])];

/** Is there a word on its head or body? */
export function hasLetters({ theme, body, fusion }: Concept): boolean {
  const ideas = fusion ? [...fusion.heads, ...fusion.bodies] : [theme, body];
  return ideas.some(({ piece }) => piece === null);
}

/** How the picture is drawn, from its left to its right: a fused character keeps the manner of each source, in a share of its own. */
export const finishesOf = ({ style, fusion }: Concept): readonly (FinishId | undefined)[] =>
  fusion ? fusion.places.map(({ finish }) => finish) : [style.finish];
