/** One neck for several: two halves of a head, or all heads side by side. */

import { rod } from '../../drawing/clay.ts';
import type { Rgb } from '../../drawing/raster.ts';
import { loadSprite } from '../../drawing/sprite.ts';
import { isRoundHeaded } from '../../pieces/heads-of-animals.ts';
import type { HeadPiece, Point } from '../../pieces/piece-types.ts';
import { findDrawnHead } from '../drawn-heads.ts';
import {
  addAnimalHead,
  addEyes,
  addFace,
  type Figure,
  type HeadSpot,
  headSpotOf,
  placeAnchor,
  type Studio,
  type Subject,
  Z,
} from '../figure.ts';
import { limbColor } from '../limbs.ts';
import { drawBolt } from './energy.ts';

/** Where heads grow, and how large one alone would be. */
export interface Neck {
  at: Point;
  /** A point inside the body, from which further necks grow. */
  root: Point;
  size: number;
}

export async function addHeads(
  figure: Figure,
  neck: Neck,
  heads: readonly Subject[],
  halved: boolean,
  studio: Studio,
): Promise<void> {
  const [left, right] = heads.map(({ head }) => head);
  if (halved && left && right) figure.head = await addHalves(figure, neck, [left, right], studio);
  else await addRow(figure, neck, heads, studio);
}

/** The width in percent that halves have in common, whatever they had. */
const HALF_WIDTH = 88;

/** The left half of one face and the right half of another, at the same eyes. */
async function addHalves(figure: Figure, neck: Neck, pieces: readonly [HeadPiece, HeadPiece], studio: Studio): Promise<HeadSpot> {
  const turn = studio.chance.between(-6, 6);
  const halves = await Promise.all(
    pieces.map(async (piece, index) => {
      const sprite = await loadSprite(piece.id, piece);
      const { left, right } = sprite.bounds;
      const scale = neck.size * 1.3 * Math.max(0.9, Math.min(1.3, HALF_WIDTH / (right - left)));
      return { piece, sprite, scale, side: index === 0 ? (-1 as const) : (1 as const) };
    }),
  );
  const rise = halves.reduce((sum, { piece, scale }) => sum + (piece.neck.y - piece.eyes.y) * 2.56 * scale, 0) / 2;
  const eyes = { x: neck.at.x, y: neck.at.y - rise + 14 };
  const spots = halves.map(({ piece, sprite, scale, side }) => {
    const place = placeAnchor(eyes, piece.eyes, { scale, turn });
    const options = { half: { at: piece.eyes.x, side } };
    figure.parts.push({ kind: 'sprite', z: Z.head, shadow: side < 0 ? 0.5 : 0.2, sprite, place, options });
    return {
      ...headSpotOf(piece, sprite, place),
      color: sprite.color,
      low: (sprite.bounds.bottom - piece.eyes.y) * 2.56 * scale,
    };
  });
  const [one, two] = spots;
  if (!one || !two) throw new RangeError('a head has two halves');
  const high = eyes.y - Math.min(one.top.y, two.top.y);
  const low = Math.max(one.low, two.low);
  const length = high + low + 8;
  figure.parts.push({
    kind: 'svg',
    z: Z.face,
    shadow: 0,
    markup: `<g transform="translate(0 ${(low - high) / 2})">${drawBolt(length, studio.chance)}</g>`,
    bounds: { left: -30, right: 30, top: -high - 30, bottom: low + 30 },
    place: { ...eyes, scale: 1, turn, mirror: false },
  });
  figure.color = one.color;
  const top = one.top.y < two.top.y ? one.top : two.top;
  return {
    ...one,
    top: { x: (one.top.x + two.top.x) / 2, y: top.y + 4 },
    topWidth: (one.topWidth + two.topWidth) / 2,
    eyes,
    span: (one.span + two.span) / 2,
    radius: Math.max(one.radius, two.radius),
  };
}

/** Side by side, leaning outwards, each on a neck of its own. */
async function addRow(figure: Figure, neck: Neck, heads: readonly Subject[], studio: Studio): Promise<void> {
  const count = heads.length;
  const size = neck.size * (count === 3 ? 0.82 : count === 2 ? 0.98 : 1.2);
  const reach = (count === 3 ? 178 : 98) * size;
  // The middle one last, before the others.
  const order = count === 3 ? [0, 2, 1] : heads.map((_, index) => index);
  const spots: HeadSpot[] = [];
  for (const [turnOf, index] of order.entries()) {
    const head = heads[index];
    if (!head) continue;
    const share = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
    const lift = count === 3 && index === 1 ? 64 * size : count === 3 ? -14 * size : 0;
    const at = { x: neck.at.x + share * reach, y: neck.at.y - lift };
    const first = figure.parts.length;
    const spot = await addHead(
      figure,
      head,
      at,
      { size, turn: share * 11 + studio.chance.between(-3, 3), side: share },
      studioOf(index, studio),
    );
    if (count > 1) growNeck(figure, neck, { x: at.x, y: at.y - 34 * size }, size, spot.color);
    for (const [offset, part] of figure.parts.slice(first).entries()) {
      // What belongs to one head stays together: no eyes of the back ones before the front one.
      if (part.z >= Z.head) figure.parts[first + offset] = { ...part, z: Z.head + turnOf * 3 + (part.z - Z.head) * 0.4 };
    }
    spots[index] = spot;
  }
  figure.heads = spots;
  figure.head = spots[count === 3 ? 1 : 0] ?? null;
}

type Coloured = HeadSpot & { color: Rgb };

async function addHead(
  figure: Figure,
  subject: Subject,
  at: Point,
  look: { size: number; turn: number; side: number },
  studio: Studio,
): Promise<Coloured> {
  const { head, animal, body } = subject;
  const { size, turn } = look;
  const piece = head ?? animal;
  // Heads seen from the side look away from each other.
  const mirror = piece?.facing === 'left' && (look.side === 0 ? studio.chance.happens(0.5) : look.side > 0);
  if (head) {
    const sprite = await loadSprite(head.id, head);
    const place = placeAnchor(at, head.neck, { scale: size, turn, mirror });
    figure.parts.push({ kind: 'sprite', z: Z.head, shadow: 0.5, sprite, place });
    const spot = headSpotOf(head, sprite, place);
    figure.color = sprite.color;
    if (head.facing === 'left') addEyes(figure, spot, studio, Z.face);
    return { ...spot, color: sprite.color };
  }
  if (animal) {
    const sprite = await loadSprite(animal.id, animal);
    figure.color = sprite.color;
    if (!isRoundHeaded(animal.id) && !findDrawnHead(animal.id)) {
      const { left, right, top, bottom } = sprite.bounds;
      const scale = (size * 270) / (Math.max(right - left, bottom - top) * 2.56);
      const anchor = { x: (left + right) / 2, y: bottom - (bottom - top) * 0.12 };
      const place = placeAnchor(at, anchor, { scale, turn, mirror });
      figure.parts.push({ kind: 'sprite', z: Z.head, shadow: 0.5, sprite, place });
      const spot = headSpotOf(animal, sprite, place);
      addEyes(figure, spot, studio, Z.face);
      return { ...spot, color: sprite.color };
    }
    const middle = { x: at.x, y: at.y - 92 * size };
    const spot = await addAnimalHead(figure, animal, middle, 225 * size, { turn, mirror, bigEyes: true }, studio);
    return { ...spot, color: sprite.color };
  }
  if (!body) throw new Error(`${subject.id} cannot be a head`);
  const sprite = await loadSprite(body.id, body);
  const { bounds } = sprite;
  const high = bounds.bottom - bounds.top;
  const scale = Math.min(size * 1.25, (size * 235) / (Math.max(high, bounds.right - bounds.left) * 2.56));
  const anchor = { x: (bounds.left + bounds.right) / 2, y: bounds.bottom - high * 0.1 };
  const place = placeAnchor(at, anchor, { scale, turn, mirror: false });
  figure.parts.push({ kind: 'sprite', z: Z.head, shadow: 0.5, sprite, place });
  figure.color = sprite.color;
  return { ...addFace(figure, body, sprite, place, studio, Z.face), color: sprite.color };
}

/** A head feels and wears only what its own source did. */
function studioOf(index: number, studio: Studio): Studio {
  const { concept } = studio;
  const trait = concept.fusion?.traits[index];
  return concept.fusion && trait
    ? { ...studio, concept: { ...concept, fusion: { ...concept.fusion, traits: [trait] } } }
    : studio;
}

function growNeck(figure: Figure, neck: Neck, to: Point, size: number, color: Rgb): void {
  const root = { x: neck.root.x + (to.x - neck.root.x) * 0.5, y: neck.root.y - 14 };
  figure.parts.push({
    kind: 'clay',
    z: Z.back,
    shadow: 0.3,
    shape: { cones: [rod(root, to, 33 * size, 38 * size)], color: limbColor(color), melt: 0.5, gloss: 0.7 },
  });
}
