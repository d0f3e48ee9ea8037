/** From a concept to a picture: the place, the figure in it, light, a message, and the file. */
import { setFlagsFromString } from 'node:v8';
import sharp from 'sharp';
import { BUILD } from '../concept/build-words.ts';
import { type Concept, finishesOf } from '../concept/concept.ts';
import { Memory } from '../drawing/memory.ts';
import { breathe, drawOnto, drawParts, inOrder, isLight, type Part } from '../drawing/parts.ts';
import { MAX_ENLARGEMENT } from '../drawing/piece-pixels.ts';
import { createChance } from '../drawing/random.ts';
import { type Box, blendOver, clearBox, createRaster, type Raster, SIDE } from '../drawing/raster.ts';
import { drawSprite, loadSprite, prepareSprite } from '../drawing/sprite.ts';
import { renderSvg } from '../drawing/svg.ts';
import { drawSign } from '../lettering/wooden-sign.ts';
import type { Scenery } from './backdrops/backdrop.ts';
import { type Backdrop, findBackdropFor, placeSeed } from './backdrops/backdrops.ts';
import { composeScene, type Message } from './compose-scene.ts';
import { detailOfSign, detailsOf, lettersOf, markDetails } from './details.ts';
import { drawEngraving } from './engraving.ts';
import type { Prop } from './figure.ts';
import { applyFinishes, figureOf, solidOf } from './finishes/apply-finish.ts';
import { paintAura, swirlPlaces } from './fused/fused-place.ts';
import { liftOutline, lightFigure, paintGroundShadow, paintHalo, paintStandingShadows } from './lighting.ts';
import { turnedBounds, turnToLie } from './lying.ts';
import { makeRoom, paintPropShadow } from './props.ts';
import { settleMarks } from './settle-marks.ts';

export interface PaintOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((share: number) => void) | undefined;
}

const WHOLE: Box = { left: 0, top: 0, right: SIDE, bottom: SIDE };

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
  const place = findBackdropFor(concept.style.backdrop);
  const { backdrop, figure: composed, props, text, hasSign } = await composeScene(concept, message, place);
  await step(0.1);
  const picture = await paintBackdrop(backdrop, concept, { props, parts: composed.parts, signal });
  using memory = new Memory();
  const [scratch, canvas] = memory.lendTo(() => [createRaster(SIDE, SIDE), createRaster(SIDE, SIDE)] as const);
  await step(0.35);
  for (const part of composed.parts.filter(isLight)) await drawOnto([picture], scratch, part, signal);
  const figure = { ...composed, parts: await settleMarks(picture, composed, props, signal) };
  const solid = figure.parts.filter((part) => !isLight(part));
  await drawParts(canvas, scratch, solid, signal);
  await step(0.65);
  lightFigure(canvas, backdrop);
  await step(0.72);
  paintHalo(picture, canvas, backdrop);
  liftOutline(picture, canvas);
  if (concept.fusion) paintAura(picture, canvas);
  await breathe();
  paintGroundShadow(picture, canvas, figure, backdrop);
  await step(0.78);
  blendOver(picture, canvas, WHOLE, opacityOf(concept));
  await breathe();
  const finishes = finishesOf(concept);
  const known = finishes.some((id) => id !== undefined) ? memory.lendTo(() => figureOf(canvas)) : null;
  clearBox(canvas, WHOLE);
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

/** What is behind who is transparent shines through. */
export const opacityOf = ({ build = [] }: Concept): number => (build.some((one) => BUILD[one].isSheer) ? 0.6 : 1);

interface Before {
  /** What will stand before it. */
  props: readonly Prop[];
  parts: readonly Part[];
  signal?: AbortSignal | undefined;
}

/** The place behind it, or all the places that a fused character comes from. */
export async function paintBackdrop(backdrop: Backdrop, { seed, fusion }: Concept, before: Before): Promise<Raster> {
  if (!fusion) return paintPlace(backdrop, placeSeed(seed), before);
  const places: Raster[] = [];
  for (const [index, { backdrop: id }] of fusion.places.entries()) {
    places.push(await paintPlace(findBackdropFor(id), `${seed}/place/${index}`, { props: [], parts: [], signal: before.signal }));
  }
  return swirlPlaces(places, seed);
}

async function paintPlace(backdrop: Backdrop, seed: string, { props, parts, signal }: Before): Promise<Raster> {
  const scene = backdrop.paint(createChance(seed));
  const scenery = makeRoom(scene.scenery, props, parts);
  const strings = scenery.flatMap(({ hangsBy }) => hangsBy ?? []);
  const picture = await renderSvg([scene.svg, ...strings].join(''), WHOLE, signal);
  await paintScenery(picture, scenery, backdrop);
  for (const over of scene.over ?? []) blendOver(picture, await renderSvg(over, WHOLE, signal), WHOLE);
  await paintScenery(picture, scene.front ?? [], backdrop);
  return picture;
}

/** What ends so far above where feet stand, in pixels, hangs, or stands in the distance. */
const STANDING = 80;

/** Where the pieces of a place stand on its floor. */
export async function findStanding(scenery: readonly Scenery[], { ground }: Backdrop) {
  const feet: { x: number; y: number; wide: number }[] = [];
  for (const { piece, x, y, side, on, turn = 0 } of scenery) {
    const { left, right, bottom } = (await loadSprite(piece)).bounds;
    const low = on ?? y + ((bottom - 50) / 100) * side;
    const isStanding = on !== undefined || low > ground - STANDING;
    if (turn === 0 && isStanding) feet.push({ x, y: low - 4, wide: ((right - left) / 200) * side });
  }
  return feet;
}

async function paintScenery(picture: Raster, scenery: readonly Scenery[], backdrop: Backdrop): Promise<void> {
  const { air, ground } = backdrop;
  paintStandingShadows(picture, await findStanding(scenery, backdrop));
  for (const { piece, x, y, side, on, turn: hung = 0, mirror = false, haze = 0 } of scenery) {
    const sprite = await loadSprite(piece);
    const scale = Math.min(MAX_ENLARGEMENT, side / 256);
    const low = on ?? y + ((sprite.bounds.bottom - 50) / 100) * side;
    const lying = hung === 0 && low > ground - STANDING ? turnToLie(sprite) : 0;
    const turn = lying === 0 ? hung : mirror ? -lying : lying;
    const { bottom } = turnedBounds(sprite, lying);
    const place = { x, y: on === undefined && lying === 0 ? y : low - ((bottom - 50) / 100) * scale * 256, scale, turn, mirror };
    await prepareSprite(sprite, place);
    drawSprite(picture, sprite, place, { tint: { color: air, strength: haze } });
    await breathe();
  }
}
