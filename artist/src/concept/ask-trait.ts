/** What the field for characteristics asks for, with what is refused there. */

import { findKin } from '../pieces/kin.ts';
import type { PieceRole } from '../pieces/piece-types.ts';
import { splitWords } from '../pieces/split-words.ts';
import { hearLooks } from './ask-body.ts';
import { canBeMissed } from './body-parts.ts';
import { foldWords } from './fold-words.ts';
import { canBeStruck } from './hear-bubbles.ts';
import { TOOTH } from './hear-negation.ts';
import { type HeardTrait, hearColored, hearTrait } from './hear-trait.ts';
import { asksForSomething, BODY_ROLES, TRAIT_ROLES } from './hear-wish.ts';
import { ENOUGH, type Heard } from './heard.ts';
import { isSaying, readWish, type WishReading } from './read-wish.ts';

const ANY_ROLES: readonly PieceRole[] = [...TRAIT_ROLES, ...BODY_ROLES];

/** What somebody is to be without, struck through in a bubble. Parts of bodies and teeth are left out of the picture instead. */
const hearRefused = ({ unwanted }: WishReading): Heard[] =>
  unwanted
    .filter((phrase) => !splitWords(phrase).some(canBeMissed))
    .flatMap((phrase) => hearColored(phrase, ANY_ROLES).slice(0, 1))
    .filter(({ piece, score }) => piece !== TOOTH && canBeStruck(piece) && score >= ENOUGH && findKin(piece)?.isPlain !== false)
    .map((finding): Heard => ({ ...finding, at: 'refused' }))
    .slice(0, 1);

export interface AskedTrait extends HeardTrait {
  word: string;
}

export function askTrait(typed: string | null, english: string | undefined): AskedTrait | null {
  const word = foldWords(typed);
  if (word !== null && isSaying(word)) return { word, findings: [], letters: word, color: undefined, isTold: false };
  const reading = readWish(english ?? typed ?? '');
  if (word === null) return null;
  const refused = hearRefused(reading);
  if (!asksForSomething(reading))
    return { word, findings: refused, letters: refused[0] ? null : word, color: undefined, isTold: false };
  const { findings, ...heard } = hearTrait(reading, TRAIT_ROLES);
  if (findings.length === 0 && refused.length === 0 && hearLooks(typed, english).isAll)
    return { word, findings, letters: null, color: heard.color, isTold: true };
  // What only letters tell is read as it was typed.
  return {
    word,
    findings: [...findings, ...refused],
    ...heard,
    ...(english !== undefined && heard.letters !== null && { letters: word }),
  };
}
