/** On which things a word can be read that no piece shows. Which words those are is decided in conceive-theme.ts, conceive-body.ts, conceive-trait.ts and signs-to-read.ts. */
import type { Chance } from '../drawing/random.ts';
import { BOARDS, type CarrierId, HATS, nameOfCarrier } from '../lettering/carriers.ts';
import type { LetteredIdea } from './concept.ts';
import { foldWords } from './fold-words.ts';

/** More cannot be read on a sign. */
const LETTERS_MAX = 40;
/** A longer word cannot be read on a hat. */
const HAT_MAX = 6;

/** As much of a text as can be read on a sign. */
function lettersOf(word: string): string {
  const letters = foldWords(word, LETTERS_MAX) ?? word;
  return word.startsWith(letters) && letters.length < word.length ? `${letters}…` : letters;
}

/** "The letter Q", "number 7" and "42" are nothing but that. */
const GLYPH =
  /^(?:(?:the|a|an|der|die|das|la|le|el|il|o) )?(?:(?:(?:big|small|capital|lower ?case|upper ?case) )?letter|number|numeral|digit|buchstabe|zahl|ziffer|nummer|letra|número|lettre|chiffre|lettera|numero) (?<named>\p{L}|\d{1,6})$|^(?<bare>[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]|\d{1,6})$/iu;

/** What is a letter or a number and nothing besides; undefined for anything else. */
export function letteredGlyph(word: string): LetteredIdea | undefined {
  const { named, bare } = GLYPH.exec(word.trim())?.groups ?? {};
  const letters = (named ?? bare)?.toUpperCase();
  if (letters === undefined) return undefined;
  const english = bare !== undefined && /\p{L}/u.test(bare) ? `the letter ${letters}` : undefined;
  return { word, given: true, piece: null, carrier: 'glyph', letters, ...(english && { english }) };
}

/** A word that nobody knows is shown as itself: its letters, on something that another seed changes. */
export function lettered(word: string, carriers: readonly CarrierId[], chance: Chance): LetteredIdea {
  return { word, given: true, piece: null, carrier: chance.pick(carriers), letters: lettersOf(word) };
}

export const boardsFor = (word: string): readonly CarrierId[] => (word.length <= HAT_MAX ? [...BOARDS, ...HATS] : BOARDS);

/** What stands beside somebody whose hands are full. */
const STANDING: readonly CarrierId[] = ['pavement-sign', 'signpost'];
/** Half of these is left empty, which only large letters make up for. */
const STANDING_SHORT: readonly CarrierId[] = [...STANDING, 'crate', 'tin', 'bag'];

export function letteredProp(word: string, chance: Chance): LetteredIdea {
  const idea = lettered(word, word.length <= HAT_MAX ? STANDING_SHORT : STANDING, chance);
  return { ...idea, word: nameOfCarrier(idea.carrier), given: false };
}
