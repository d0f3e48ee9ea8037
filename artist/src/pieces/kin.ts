/**
 * What no piece shows, drawn from pieces that are near to it: its nearest kin in its own colour, perhaps with something
 * of another piece on it. A gibbon is a grey monkey, and says so on a sign; a pegasus is a white horse with wings.
 */
import { rgbOfHex } from '../drawing/hex.ts';
import { pieceOfEmoji } from '../drawing/piece-files.ts';
import type { Rgb } from '../drawing/raster.ts';
import { FACES } from './faces.ts';
import KIN from './words/kin.json' with { type: 'json' };
import KIN_OF_COMPOUNDS from './words/kin-of-compounds.json' with { type: 'json' };

/** One of the pieces that somebody is drawn from. Measures are in percent of the frame. */
export interface KinPart {
  piece: string;
  /** Its middle. */
  x: number;
  y: number;
  size: number;
  turn: number;
  /** Undefined: its own colour. */
  color: Rgb | undefined;
}

export interface Kin {
  id: string;
  name: string;
  /** The piece whose place it takes in a figure. */
  base: string;
  /** From back to front. */
  parts: readonly KinPart[];
  /** False: without its name it would be taken for its kin. */
  isPlain: boolean;
}

const PREFIX = 'kin-';
/** Marks what is seen to be itself, and needs no sign. */
const PLAIN = '!';
/** Marks the part that all others are set upon, where it is not the first. */
const BASE = '*';

/** "🐎#f4f2fa" or "🪽@62,30,50,-20": a piece, its colour, where it lies, how large and how far turned. */
function readPart(text: string): KinPart {
  const [, what = '', hex, at = '50,50,100'] = /^([^#@]+)(?:#([0-9a-f]{6}))?(?:@(.+))?$/u.exec(text) ?? [];
  const piece = pieceOf(what);
  const [x = 50, y = 50, size = 100, turn = 0] = at.split(',').map(Number);
  return { piece, x, y, size, turn, color: hex === undefined ? undefined : rgbOfHex(hex) };
}

const known = new Map<string, string>();

function pieceOf(emoji: string): string {
  const piece = known.get(emoji) ?? pieceOfEmoji(emoji) ?? emoji;
  known.set(emoji, piece);
  return piece;
}

function readKin(name: string, recipe: string): Kin {
  const words = recipe.split(' ');
  const isPlain = words[0] === PLAIN;
  const texts = isPlain ? words.slice(1) : words;
  const parts = texts.map((text) => readPart(text.replace(BASE, '')));
  const base =
    parts[
      Math.max(
        0,
        texts.findIndex((text) => text.startsWith(BASE)),
      )
    ]?.piece ?? '';
  return { id: `${PREFIX}${name.replaceAll(/[^a-z]+/g, '-')}`, name, base, parts, isPlain };
}

export const faceOfKin = (id: string): string => `${id}-face`;

/** An animal that differs by its colour alone has a face of the same colour, where its kin has one. */
function withFace(kin: Kin): Kin[] {
  const [part, ...others] = kin.parts;
  const face = FACES[kin.base];
  if (part === undefined || face === undefined || others.length > 0) return [kin];
  return [kin, { ...kin, id: faceOfKin(kin.id), base: face, parts: [{ ...part, piece: face }] }];
}

/** The picture set has gorillas, and of their faces only a monkey's. */
const GORILLA_FACE: Kin = { ...readKin('gorilla', '! 🐵#717a8c'), id: FACES['1f98d'] ?? '' };

export const ALL_KIN: readonly Kin[] = [
  ...Object.entries({ ...KIN, ...KIN_OF_COMPOUNDS })
    .flatMap(([names, recipe]) => names.split(', ').map((name) => readKin(name, recipe)))
    .flatMap(withFace),
  GORILLA_FACE,
];

const byId = new Map(ALL_KIN.map((kin) => [kin.id, kin]));

export const findKin = (id: string): Kin | undefined => (id.startsWith(PREFIX) ? byId.get(id) : undefined);

/** The piece that somebody is drawn upon: its kin's, or its own. */
export const baseOf = (id: string): string => findKin(id)?.base ?? id;
