/** The figure of a fused character: bodies grown together, heads that share them, and a window to what is inside. */
import { type Fusion, lookOf } from '../../concept/concept.ts';
import { squareOf } from '../../drawing/parts.ts';
import type { Place } from '../../drawing/place.ts';
import type { Rgb } from '../../drawing/raster.ts';
import { anchorAt, loadSprite, type Sprite } from '../../drawing/sprite.ts';
import type { BodyPiece, Point } from '../../pieces/piece-types.ts';
import { placeBeast } from '../beasts.ts';
import { busyHands } from '../dress.ts';
import { castSubject, emptyFigure, type Figure, type Studio, type Subject, Z } from '../figure.ts';
import { addArms, addLegs, limbColor } from '../limbs.ts';
import { type Torso, torsoOf } from '../rig.ts';
import { standUp } from '../upright-creatures.ts';
import { drawBolt, drawGlass, drawPorthole } from './energy.ts';
import { addHeads, type Neck } from './fused-heads.ts';

/** A body without heads. */
interface Trunk {
  figure: Figure;
  neck: Neck;
  belly: { at: Point; radius: number };
}

export async function composeFused(fusion: Fusion, studio: Studio): Promise<Figure> {
  const cast = (ideas: Fusion['heads']) => Promise.all(ideas.map((idea) => castSubject(lookOf(idea))));
  const [heads, bodies] = [await cast(fusion.heads), await cast(fusion.bodies)];
  const colors = await Promise.all(heads.map(async ({ id }) => limbColor((await loadSprite(id)).color)));
  // Arms come after the heads, legs after the body.
  const armColors: [Rgb, Rgb] = [colors[0] ?? [200, 200, 200], colors.at(-1) ?? [200, 200, 200]];
  const { trunk, lost } = await buildTrunk(bodies, armColors, studio);
  await addHeads(trunk.figure, trunk.neck, heads, fusion.halved, studio);
  const inside = fusion.core ? await castSubject(lookOf(fusion.core)) : lost;
  if (inside) await addPorthole(trunk, inside);
  return trunk.figure;
}

async function buildTrunk(
  bodies: readonly Subject[],
  armColors: readonly [Rgb, Rgb],
  studio: Studio,
): Promise<{ trunk: Trunk; lost: Subject | null }> {
  const [body, other] = bodies;
  if (!body) throw new RangeError('nobody without a body');
  const halves = other ? await joinable(body, other) : null;
  if (halves) return { trunk: await standJoined(halves, armColors, studio), lost: null };
  const trunk = body.body ? await standSingle(body, body.body, armColors, studio) : await standBeast(body, studio);
  return { trunk, lost: other ?? null };
}

interface Half {
  piece: BodyPiece;
  sprite: Sprite;
  scale: number;
}

/** How high halves are, in design pixels, and how much of their frame they must fill for it. */
const HALF_HEIGHT = 350;
const FLAT = 62;

/** Only what stands tall and looks at us can be cut down the middle. */
async function joinable(...subjects: readonly [Subject, Subject]): Promise<[Half, Half] | null> {
  const halves = await Promise.all(
    subjects.map(async ({ body: piece, isLettered }) => {
      // Half a word says nothing.
      if (!piece || isLettered || piece.nose || piece.kind === 'clothes') return null;
      const sprite = await loadSprite(piece.id, piece);
      const high = sprite.bounds.bottom - sprite.bounds.top;
      const wide = sprite.bounds.right - sprite.bounds.left;
      return high < FLAT || wide < 34 ? null : { piece, sprite, scale: Math.min(1.75, HALF_HEIGHT / (high * 2.56)) };
    }),
  );
  const [one, two] = halves;
  return one && two ? [one, two] : null;
}

async function standJoined(halves: readonly [Half, Half], armColors: readonly [Rgb, Rgb], studio: Studio): Promise<Trunk> {
  const figure = emptyFigure(halves[0].sprite.color);
  const sides = halves.map(({ piece, sprite, scale }, index) => {
    const { bounds } = sprite;
    const middle = { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 };
    const place: Place = {
      x: -(middle.x - 50) * 2.56 * scale,
      y: -(middle.y - 50) * 2.56 * scale,
      scale,
      turn: 0,
      mirror: false,
    };
    const options = { half: { at: middle.x, side: index === 0 ? (-1 as const) : (1 as const) } };
    figure.parts.push({ kind: 'sprite', z: Z.body, shadow: index === 0 ? 0.3 : 0.15, sprite, place, options });
    const high = ((bounds.bottom - bounds.top) / 2) * 2.56 * scale;
    return { torso: torsoOf(sprite, place, { neck: piece.neck }), high };
  });
  const [one, two] = sides;
  if (!one || !two) throw new RangeError('a body has two halves');
  const high = Math.max(one.high, two.high);
  figure.parts.push({
    kind: 'svg',
    z: Z.body + 1,
    shadow: 0,
    markup: drawBolt(high * 2, studio.chance),
    bounds: { left: -32, right: 32, top: -high - 20, bottom: high + 20 },
    place: { x: 0, y: 0, scale: 1, turn: 0, mirror: false },
  });
  const torso: Torso = {
    ...one.torso,
    right: two.torso.right,
    hips: [
      { x: Math.min(-34, one.torso.hips[0].x), y: one.torso.hips[0].y },
      { x: Math.max(34, two.torso.hips[1].x), y: two.torso.hips[1].y },
    ],
    neck: { x: 0, y: Math.min(Math.max(one.torso.neck.y, two.torso.neck.y), -high + 40) },
    width: two.torso.right.x - one.torso.left.x,
    bottom: Math.max(one.torso.bottom, two.torso.bottom),
    limb: (one.torso.limb + two.torso.limb) / 2,
  };
  figure.back = { x: 0, y: torso.left.y - 30 };
  figure.backWidth = torso.width;
  await addLegs(figure, torso, studio, { colors: [limbColor(one.torso.color), limbColor(two.torso.color)] });
  addArms(figure, torso, studio, { busy: busyHands(studio), colors: armColors });
  return {
    figure,
    neck: { at: torso.neck, root: { x: 0, y: torso.neck.y + 60 }, size: 1 },
    belly: { at: { x: 0, y: high * 0.14 }, radius: Math.min(78, torso.width * 0.22) },
  };
}

async function standSingle(subject: Subject, piece: BodyPiece, armColors: readonly [Rgb, Rgb], studio: Studio): Promise<Trunk> {
  const { figure, torso, place } = await standUp(subject, studio, { scale: piece.nose ? 1.9 : 1.5, armColors });
  const face = anchorAt(place, piece.face);
  const radius = Math.max(50, Math.min(86, (piece.face.width * 2.56 * place.scale) / 2.1));
  if (piece.nose) {
    // Heads at the nose would hang in the way of its hands: they ride.
    const tip = anchorAt(place, piece.neck ?? piece.face);
    const at = { x: figure.back.x - 24, y: figure.back.y - 34 };
    const belly = { at: { x: (tip.x * 3 + at.x) / 4, y: tip.y + 4 }, radius: 52 };
    return { figure, neck: { at, root: { x: at.x, y: at.y + 96 }, size: 0.95 }, belly };
  }
  const at = { x: torso.neck.x, y: torso.neck.y + 14 };
  // Below the heads; but letters are lower still, and must be read.
  const belly = subject.isLettered
    ? { at: face, radius: radius * 0.8 }
    : { at: { x: face.x, y: Math.max(face.y, at.y + radius + 34) }, radius };
  return { figure, neck: { at, root: { x: at.x, y: at.y + 46 }, size: 1 }, belly };
}

async function standBeast(subject: Subject, studio: Studio): Promise<Trunk> {
  const { animal } = subject;
  if (!animal) throw new Error(`${subject.id} is no body at all`);
  const { figure, place } = await placeBeast(animal, studio, { scale: 1.7, mirror: studio.chance.happens(0.5) });
  const head = anchorAt(place, animal.head);
  const at = { x: head.x, y: head.y + 96 };
  const belly = { x: figure.back.x + (figure.back.x - head.x) * 0.12, y: figure.back.y + 52 };
  return { figure, neck: { at, root: head, size: 0.95 }, belly: { at: belly, radius: 58 } };
}

/** A window with a rim of all colours; behind its glass, what else it is made of. */
async function addPorthole({ figure, belly }: Trunk, { head, animal, body }: Subject): Promise<void> {
  const { at, radius } = belly;
  const piece = head ?? animal ?? body;
  if (!piece) return;
  const upright: Place = { ...at, scale: 1, turn: 0, mirror: false };
  const bounds = squareOf(radius * 1.45);
  figure.parts.push({ kind: 'svg', z: Z.chest, shadow: 0.2, markup: drawPorthole(radius), bounds, place: upright });
  const sprite = await loadSprite(piece.id, piece);
  const { left, right, top, bottom } = sprite.bounds;
  const scale = (radius * 1.5) / (Math.max(right - left, bottom - top) * 2.56);
  const place = { x: at.x - ((left + right) / 2 - 50) * 2.56 * scale, y: at.y - ((top + bottom) / 2 - 50) * 2.56 * scale };
  figure.parts.push({
    kind: 'sprite',
    z: Z.chest + 1,
    shadow: 0.3,
    sprite,
    place: { ...place, scale, turn: 0, mirror: false },
  });
  figure.parts.push({ kind: 'svg', z: Z.chest + 2, shadow: 0, markup: drawGlass(radius), bounds, place: upright });
}
