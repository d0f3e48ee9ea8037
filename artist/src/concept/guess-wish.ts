/** What somebody must have been asked for, of whom only name and lore are known. */
import type { Wish } from '@chaos/shared/contract/characters';
import { BACKDROPS } from '../painter/backdrops/backdrops.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import type { PieceRole } from '../pieces/piece-types.ts';
import { findPieces } from '../pieces/search-pieces.ts';
import { splitWords } from '../pieces/split-words.ts';

const READ_MAX = 2000;
/** From here on a finding is by name rather than by a keyword. */
const NAMED = 12;
const SELVES: readonly PieceRole[] = ['head', 'animal', 'body'];
const THINGS: readonly PieceRole[] = ['hat', 'eyewear', 'shoe', 'held', 'back', 'float'];

/** Lores begin with what somebody is made of; what they wear or hold comes later. */
export function guessWish(name: string, description: string): Wish {
  const text = description.slice(0, READ_MAX);
  const opening = /^.{20,}?[.!?](?=\s|$)/su.exec(text)?.[0] ?? text;
  const [mainTheme, bodyInfluence] = [...new Set([...list(opening, SELVES), ...list(name, SELVES)])];
  const [trait] = list(text, THINGS).filter((word) => word !== mainTheme && word !== bodyInfluence);
  const lower = text.toLowerCase();
  return {
    mainTheme: mainTheme ?? null,
    bodyInfluence: bodyInfluence ?? null,
    characteristicInfluence: trait ?? null,
    style: BACKDROPS.find(({ word }) => lower.includes(word.toLowerCase()))?.word ?? null,
    hiddenMessage: null,
    makeMessageSecret: false,
  };
}

/** What is named, as it is called there, in the order of the text. */
function list(text: string, roles: readonly PieceRole[]): string[] {
  const words = splitWords(text);
  return findPieces(text, roles)
    .filter(({ score }) => score >= NAMED)
    .sort((a, b) => a.from - b.from)
    .map(({ piece, from, to }) => (from < 0 ? nameOfPiece(piece) : words.slice(from, to + 1).join(' ')));
}
