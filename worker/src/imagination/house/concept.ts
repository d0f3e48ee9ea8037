/**
 * What a character is going to be, decided before a word is written or a pixel drawn, so that lore and picture tell
 * of the same creature.
 */

/** One idea of a character: the word people read and the piece that shows it. */
export interface Idea {
  /** In lower case, as it reads inside a sentence: "crocodile", "bomber plane", "sneakers". */
  word: string;
  /** True when the person asked for it, in which case `word` is what they typed, cleaned. */
  given: boolean;
  /** The id of the piece that shows it (code points of the emoji, as in the file names of the picture set). */
  piece: string;
}

export interface Concept {
  seed: string;
  /** What it is in the first place: usually the head. */
  theme: Idea;
  /** What its body is, or grew together with. */
  body: Idea;
  /** What sets it apart: something worn, held or done. */
  trait: Idea;
  /** The place and mood: `word` is the person's style or the backdrop's own ("vaporwave", "haunted swamp"). */
  style: { word: string; given: boolean; backdrop: string };
  /** Up to three smaller things in the scene. */
  props: Idea[];
}
