import { describe, expect, it } from 'vitest';
import { isDrawing, pieceExists } from '../drawing/piece-files.ts';
import { readPixels } from '../drawing/piece-pixels.ts';
import { isSolid, loadSprite } from '../drawing/sprite.ts';
import { CATALOGUE, findPiece, listPieces } from './catalogue.ts';
import { ANIMAL_OF_HEAD, HEAD_OF_ANIMAL } from './heads-of-animals.ts';
import { ALL_KIN } from './kin.ts';
import type { CataloguePiece, Point } from './piece-types.ts';

const pointsOf = (piece: CataloguePiece): Point[] => {
  switch (piece.role) {
    case 'head':
      return [piece.eyes, piece.top, piece.neck];
    case 'animal':
      return [piece.eyes, piece.top, piece.head];
    case 'body':
      return piece.neck ? [piece.face, piece.neck] : [piece.face];
    case 'hat':
      return [piece.brim];
    case 'eyewear':
      return [piece.lens];
    case 'shoe':
      return [piece.ankle];
    case 'held':
      return [piece.grip, piece.tip];
    default:
      return [];
  }
};

/** Each piece is rendered, which takes a tenth of a second. */
const SHARES = (['head', 'animal', 'body'] as const).flatMap((role) => [0, 1, 2, 3].map((share) => ({ role, share })));

const keyOf = (piece: CataloguePiece): string => `${piece.role} ${piece.id} ${piece.name}`;

describe('catalogue', () => {
  it('holds at least 300 different pieces, and a file for each', () => {
    expect(new Set(CATALOGUE.map((piece) => piece.id)).size).toBeGreaterThanOrEqual(300);
    expect(CATALOGUE.filter((piece) => !pieceExists(piece.id)).map(keyOf)).toEqual([]);
  });

  it('names no piece twice in one role', () => {
    const keys = CATALOGUE.map((piece) => `${piece.role} ${piece.id}`);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('has anchors inside the frame, and grips apart from tips', () => {
    const outside = CATALOGUE.filter((piece) => pointsOf(piece).some(({ x, y }) => x < 0 || y < 0 || x > 100 || y > 100));
    expect(outside.map(keyOf)).toEqual([]);
    const pinched = listPieces('held').filter(({ grip, tip }) => Math.hypot(grip.x - tip.x, grip.y - tip.y) < 15);
    expect(pinched.map(keyOf)).toEqual([]);
  });

  it.each(SHARES)('puts what is known of each $role on something solid: share $share of 4', async ({ role, share }) => {
    const floating: string[] = [];
    for (const piece of listPieces(role).filter((_, index) => index % 4 === share)) {
      const sprite = await loadSprite(piece.id, piece);
      const point = piece.role === 'body' ? piece.face : piece.role === 'animal' ? piece.head : piece.eyes;
      const around = [0, 6, -6, 20, -20].flatMap((dx) => [0, 6, -6, 20, -20].map((dy) => ({ x: point.x + dx, y: point.y + dy })));
      if (!around.some((near) => isSolid(sprite, near))) floating.push(keyOf(piece));
    }
    expect(floating).toEqual([]);
  });

  it('draws each kin from pieces that are there, and uses it as its kin, but never by chance', () => {
    expect(ALL_KIN.flatMap(({ parts }) => parts.map(({ piece }) => piece)).filter((piece) => !pieceExists(piece))).toEqual([]);
    expect(new Set(ALL_KIN.map(({ id }) => id)).size).toBe(ALL_KIN.length);
    expect(findPiece('animal', 'kin-gibbon')).toEqual({ ...findPiece('animal', '1f412'), id: 'kin-gibbon', name: 'gibbon' });
    expect(listPieces('animal').some(({ id }) => id.startsWith('kin-'))).toBe(false);
  });

  it('gives kin the colour that is asked for, and lays parts upon each other', async () => {
    const [own, grey] = await Promise.all([readPixels('1f412'), readPixels('kin-gibbon')]);
    expect(Math.max(...grey.color) - Math.min(...grey.color)).toBeLessThan(Math.max(...own.color) - Math.min(...own.color));
    const [horse, winged] = await Promise.all([readPixels('1f40e'), readPixels('kin-pegasus')]);
    const solid = ({ sizes: [full] }: typeof horse) => full?.data.filter((value, at) => at % 4 === 3 && value > 200).length ?? 0;
    expect(solid(winged)).toBeGreaterThan(solid(horse) * 1.02);
  });

  it('knows a piece in the roles it is curated for only', () => {
    expect(findPiece('hat', '1f451')?.name).toBe('crown');
    expect(findPiece('shoe', '1f451')).toBeUndefined();
  });
});

it('R584 the face of a gorilla is grey, and no monkey’s', async () => {
  expect(ANIMAL_OF_HEAD[HEAD_OF_ANIMAL['1f98d'] ?? '']).toBe('1f98d');
  expect(ANIMAL_OF_HEAD['1f435']).toBe('1f412');
  const { color } = await readPixels(HEAD_OF_ANIMAL['1f98d'] ?? '');
  expect(Math.max(...color) - Math.min(...color)).toBeLessThan(60);
});

it.each(['own-baseball-bat', '1f3a3', 'own-walking-stick'])(
  'R746 %s is one piece from the hand up to its other end',
  async (id) => {
    const piece = findPiece('held', id);
    if (!piece) throw new Error(`${id} cannot be held`);
    const sprite = await loadSprite(id);
    const { grip, tip } = piece;
    // A rod and a stick are bent at their ends.
    for (const share of [0, 0.15, 0.3, 0.45, 0.6])
      expect(isSolid(sprite, { x: grip.x + (tip.x - grip.x) * share, y: grip.y + (tip.y - grip.y) * share })).toBe(true);
    expect(tip.y).toBeLessThan(grip.y);
  },
);

it('R746 a cup of coffee stands upright and is held by its handle', async () => {
  const { bounds } = await loadSprite('2615');
  // The picture set shows it from above.
  expect(isDrawing('2615')).toBe(true);
  const piece = findPiece('held', '2615');
  expect(piece?.grip.x).toBeGreaterThan(bounds.left + (bounds.right - bounds.left) * 0.8);
  expect(piece?.tip.x).toBe(piece?.grip.x);
});

it('R874 the big eyes of an animal that is drawn for the set lie within its head', async () => {
  const reaching: string[] = [];
  for (const { id, name, eyes } of listPieces('head').filter((head) => head.id.startsWith('own-') && head.eyes.span > 0)) {
    const { bounds } = await loadSprite(id);
    const half = Math.min(eyes.x - bounds.left, bounds.right - eyes.x);
    if (eyes.span * 0.94 > half) reaching.push(name);
  }
  expect(reaching).toEqual([]);
});
