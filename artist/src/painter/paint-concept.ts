/** From a concept to a picture: the place, the figure in it, light, a message, and the file. */
import { setFlagsFromString } from 'node:v8';
import sharp from 'sharp';
import { type Concept, finishesOf, lookOf, traitsOf } from '../concept/concept.ts';
import { clothesOf } from '../concept/outfit.ts';
import { Memory } from '../drawing/memory.ts';
import { breathe, drawOnto, drawParts, inOrder, movePart, partBox } from '../drawing/parts.ts';
import { enlargementOf, MAX_ENLARGEMENT } from '../drawing/piece-pixels.ts';
import { nestPlace, type Place } from '../drawing/place.ts';
import { createChance } from '../drawing/random.ts';
import { type Box, blendOver, clearBox, createRaster, joinBoxes, type Raster, SIDE } from '../drawing/raster.ts';
import { drawEngraving, drawSign } from '../drawing/sign.ts';
import { drawSprite, loadSprite, prepareSprite } from '../drawing/sprite.ts';
import { renderSvg } from '../drawing/svg.ts';
import { boardOfLook } from '../lettering/carriers.ts';
import { findPiece } from '../pieces/catalogue.ts';
import type { Scenery } from './backdrops/backdrop.ts';
import { type Backdrop, findBackdropFor } from './backdrops/backdrops.ts';
import { COMPOSITIONS, listCompositions } from './compositions.ts';
import { boxOfSign, detailOfSign, detailsOf, lettersOf, markDetails } from './details.ts';
import { dressFigure } from './dress.ts';
import { dyeFigure } from './dye-figure.ts';
import { castSubject, type Figure, moveHead, type Studio } from './figure.ts';
import { applyFinishes, figureOf, solidOf } from './finishes/apply-finish.ts';
import { composeFused } from './fused/fused-figure.ts';
import { paintAura, swirlPlaces } from './fused/fused-place.ts';
import { repeatFigure } from './group.ts';
import { liftOutline, lightFigure, paintGroundShadow, paintHalo } from './lighting.ts';
import { readManner } from './mood.ts';
import { paintPropShadow, planProps } from './props.ts';

/** What is to be woven into the picture, if anything. */
export interface Message {
  message: string | null;
  /** True: hardly to be seen. False: on a sign. */
  secret: boolean;
}

export interface PaintOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((share: number) => void) | undefined;
}

const WHOLE: Box = { left: 0, top: 0, right: SIDE, bottom: SIDE };

/** The room a figure may fill. Feet stand on the place's ground, hats stay below the upper edge. */
const FRAME = { left: 74, right: 950, top: 62 };
/** Ways of drawing may have a frame of their own. */
const WITHIN_FRAME = { left: 90, right: 934, top: 88 };

// One picture at a time uses one core; libvips would otherwise start a thread for each.
sharp.concurrency(1);
sharp.cache(false);

// A picture leaves much garbage and keeps none of it. V8 began to look for what lives, step by step, with almost each picture, which
// took a sixth of its time; now it does so at once, and only when the heap is full.
setFlagsFromString('--no-incremental-marking');

/**
 * Paints a concept as a 1024 x 1024 PNG without alpha. The same concept and message give the same bytes.
 * @throws {DOMException} AbortError between two steps after `signal` was aborted.
 */
export async function paintConcept(concept: Concept, message: Message, options: PaintOptions = {}): Promise<Buffer> {
  const { signal, onProgress } = options;
  const step = async (share: number): Promise<void> => {
    onProgress?.(share);
    await breathe();
    signal?.throwIfAborted();
  };
  await step(0);
  const backdrop = findBackdropFor(concept.style.backdrop);
  const picture = await paintBackdrop(backdrop, concept, signal);
  await step(0.25);

  const { figure, text, hasSign } = await castFigure(concept, message, backdrop);
  using memory = new Memory();
  const [scratch, canvas] = memory.lendTo(() => [createRaster(SIDE, SIDE), createRaster(SIDE, SIDE)] as const);
  await step(0.35);
  await drawParts(canvas, scratch, figure.parts, signal);
  await step(0.65);
  lightFigure(canvas, backdrop);
  await step(0.72);
  paintHalo(picture, canvas, backdrop);
  liftOutline(picture, canvas);
  if (concept.fusion) paintAura(picture, canvas);
  await breathe();
  paintGroundShadow(picture, canvas, figure, backdrop);
  await step(0.78);
  blendOver(picture, canvas, WHOLE);
  await breathe();
  const finishes = finishesOf(concept);
  const known = finishes.some((id) => id !== undefined) ? memory.lendTo(() => figureOf(canvas)) : null;
  clearBox(canvas, WHOLE);
  const props = await planProps({ figure, concept, backdrop, hasSign });
  for (const prop of props) paintPropShadow(picture, prop, figure, backdrop);
  for (const part of inOrder(props.map((prop) => prop.part))) {
    await drawOnto([picture, canvas], scratch, part, signal);
    await breathe();
  }
  await step(0.86);
  if (text !== null && hasSign) await drawSign(canvas, text, concept.seed, signal);
  blendOver(picture, canvas, WHOLE);
  if (text !== null && !hasSign) await drawEngraving(picture, text, backdrop, concept.seed);
  await step(0.88);
  if (known) {
    clearBox(scratch, WHOLE);
    markDetails(scratch, [
      ...detailsOf(figure),
      ...props.flatMap(({ part }) => lettersOf(part)),
      ...(hasSign ? [detailOfSign(concept.seed)] : []),
    ]);
    const [beside, detail] = memory.lendTo(() => [solidOf(canvas), figureOf(scratch)] as const);
    applyFinishes(picture, finishes, { figure: known, beside, detail });
  }
  await step(0.94);
  // The picture covers everything, so its alpha says nothing.
  const png = await sharp(picture.data, { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 1, adaptiveFiltering: false, palette: false })
    .toBuffer();
  onProgress?.(1);
  return png;
}

/** The figure where it stands in its place, and what is to be written there. */
export async function castFigure(concept: Concept, message: Message, backdrop: Backdrop) {
  const text = message.message?.trim() ? message.message.trim() : null;
  const hasSign = text !== null && !message.secret;
  const group = repeatFigure(await imagineFigure(concept), concept.count ?? 1);
  // What hangs in the places of a fused character is swirled anyway.
  const frame = finishesOf(concept).some((id) => id !== undefined) ? WITHIN_FRAME : FRAME;
  const hung = concept.fusion ? [] : (backdrop.hangs ?? []);
  const clear = hasSign ? [...hung, boxOfSign(concept.seed)] : hung;
  return { figure: fitFigure(group, { backdrop, leaveRoom: hasSign, clear, frame }), text, hasSign };
}

/** The place behind it, or all the places that a fused character comes from. */
export async function paintBackdrop(backdrop: Backdrop, { seed, fusion }: Concept, signal?: AbortSignal): Promise<Raster> {
  if (!fusion) return paintPlace(backdrop, `${seed}/place`, signal);
  const places: Raster[] = [];
  for (const [index, { backdrop: id }] of fusion.places.entries()) {
    places.push(await paintPlace(findBackdropFor(id), `${seed}/place/${index}`, signal));
  }
  return swirlPlaces(places, seed);
}

async function paintPlace(backdrop: Backdrop, seed: string, signal?: AbortSignal): Promise<Raster> {
  const scene = backdrop.paint(createChance(seed));
  const picture = await renderSvg(scene.svg, WHOLE, signal);
  await paintScenery(picture, scene.scenery, backdrop);
  for (const over of scene.over ?? []) blendOver(picture, await renderSvg(over, WHOLE, signal), WHOLE);
  await paintScenery(picture, scene.front ?? [], backdrop);
  return picture;
}

async function paintScenery(picture: Raster, scenery: readonly Scenery[], { air }: Backdrop): Promise<void> {
  for (const { piece, x, y, side, turn = 0, mirror = false, haze = 0 } of scenery) {
    const place = { x, y, scale: Math.min(MAX_ENLARGEMENT, side / 256), turn, mirror };
    const sprite = await loadSprite(piece);
    await prepareSprite(sprite, place);
    drawSprite(picture, sprite, place, { tint: { color: air, strength: haze } });
    await breathe();
  }
}

/** Chooses how the ideas become one creature, builds it and dresses it. */
export async function imagineFigure(concept: Concept): Promise<Figure> {
  const chance = createChance(`${concept.seed}/figure`);
  // Only what the person typed tells a mood: a random "flying money" is no reason to fly.
  const typed = [...traitsOf(concept), concept.theme, concept.body]
    .filter((idea) => idea.given)
    .flatMap(({ word, english }) => [word, english ?? '']);
  const studio: Studio = { concept, chance, manner: readManner(...typed) };
  if (concept.fusion) {
    const fused = await composeFused(concept.fusion, studio);
    await dressFigure(fused, studio);
    return fused;
  }
  const clothes = clothesOf(concept);
  const own = await castSubject(lookOf(concept.body));
  const body = clothes && (own.head ?? own.animal) ? await castSubject(clothes) : own;
  // A word that is carried about leaves its bearer whole.
  const theme = boardOfLook(lookOf(concept.theme)) ? own : await castSubject(lookOf(concept.theme));
  const all = listCompositions(theme, body);
  // Riders show no feet of their own, so shoes would be lost on them.
  const grounded = traitsOf(concept).some((trait) => findPiece('shoe', lookOf(trait)))
    ? all.filter(([name]) => name !== 'rider')
    : all;
  const possible = grounded.length > 0 ? grounded : all;
  const rides =
    studio.manner.action === 'ride' && theme.id !== body.id && (theme.head ?? theme.animal) && (body.body ?? body.animal);
  const composition = rides ? 'rider' : chance.pickWeighted(possible);
  const figure = await COMPOSITIONS[composition](theme, body, studio);
  await dressFigure(figure, studio);
  dyeFigure(figure, studio);
  return figure;
}

/** Nothing of a figure hangs below this. */
const LOWEST = SIDE - 12;

/** How large a figure stands, and how far to the right of the middle, as shares of what the frame allows. */
interface Stand {
  size: number;
  aside: number;
}

const STANDS: readonly [Stand, ...Stand[]] = [
  { size: 1, aside: 0 },
  ...[1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7].flatMap((size) => [0, 0.5, 1, -0.5, -1].map((aside) => ({ size, aside }))),
];

/** How much of what is to be read lies behind a figure: 1 is one of them as a whole. */
function shareBehind(clear: readonly Box[], boxes: readonly Box[], { x, y, scale }: Place): number {
  const hiddenOf = (sign: Box, box: Box): number => {
    const wide = Math.min(sign.right, x + box.right * scale) - Math.max(sign.left, x + box.left * scale);
    const high = Math.min(sign.bottom, y + box.bottom * scale) - Math.max(sign.top, y + box.top * scale);
    return wide > 0 && high > 0 ? (wide * high) / ((sign.right - sign.left) * (sign.bottom - sign.top)) : 0;
  };
  return clear.reduce((sum, sign) => sum + Math.max(0, ...boxes.map((box) => hiddenOf(sign, box))), 0);
}

interface Fit {
  backdrop: Backdrop;
  leaveRoom: boolean;
  /** What is not to be covered. */
  clear: readonly Box[];
  frame: typeof FRAME;
}

/** Moves and scales a figure so that it fills the frame, stands on the ground, and lets be read what hangs above it. */
function fitFigure(figure: Figure, { backdrop, leaveRoom, clear, frame }: Fit): Figure {
  const boxes = figure.parts.map(partBox);
  const box = joinBoxes(boxes);
  const enlarged = Math.max(
    ...figure.parts.map((part) => (part.kind === 'sprite' ? part.place.scale / enlargementOf(part.sprite.id) : 0)),
  );
  const hover = figure.airborne ? 66 : 0;
  const bottom = backdrop.ground - hover;
  const width = frame.right - frame.left - (leaveRoom ? 120 : 0);
  const full = Math.min(width / (box.right - box.left), (bottom - frame.top) / (box.bottom - box.top), 1 / enlarged);
  const soles = figure.feet.length > 0 && !figure.airborne ? Math.max(...figure.feet.map((foot) => foot.at.y)) : box.bottom;
  const middle = (box.left + box.right) / 2;
  const stand = ({ size, aside }: Stand): Place => {
    const scale = full * size;
    const slack = (width - (box.right - box.left) * scale) / 2;
    const x = 512 - middle * scale - (leaveRoom ? 70 : 0) + slack * aside;
    // What hangs lower than the feet stays in the picture.
    return { x, y: Math.min(bottom - soles * scale, LOWEST - box.bottom * scale), scale, turn: 0, mirror: false };
  };
  const cost = (way: Stand): number => {
    const place = stand(way);
    return 2 * shareBehind(clear, boxes, place) + (1 - way.size) + Math.abs(way.aside) * 0.1;
  };
  const best = clear.length === 0 ? STANDS[0] : STANDS.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  const outer = stand(best);
  const { scale } = outer;
  return {
    ...figure,
    parts: figure.parts.map((part) => movePart(part, outer)),
    head: figure.head && moveHead(figure.head, outer),
    heads: figure.heads.map((head) => moveHead(head, outer)),
    feet: figure.feet.map((foot) => ({
      ...foot,
      at: nestPlace(outer, { ...foot.at, scale: 1, turn: 0, mirror: false }),
      size: foot.size * scale,
    })),
  };
}
