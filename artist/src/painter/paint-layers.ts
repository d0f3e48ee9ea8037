/** A picture as layers that can be moved: the same paint as in paint-concept.ts, but nothing is laid over the other yet. */

import type { Concept } from '../concept/concept.ts';
import { drawApart, drawOnto, inOrder, isLight, type Joint, type Part, partsBox } from '../drawing/parts.ts';
import { type Box, blendOver, createRaster, type Raster, SIDE } from '../drawing/raster.ts';
import { drawSign } from '../lettering/wooden-sign.ts';
import { type Layer, opaqueLayer } from '../motion/canvas.ts';
import { LOOP } from '../motion/loop.ts';
import type { Backdrop } from './backdrops/backdrop.ts';
import { findBackdropFor } from './backdrops/backdrops.ts';
import { composeScene, type Message } from './compose-scene.ts';
import { type Detail, detailOfSign, detailsOf, lettersOf, markDetails } from './details.ts';
import { drawEngraving } from './engraving.ts';
import type { Figure } from './figure.ts';
import { paintAura } from './fused/fused-place.ts';
import { liftOutline, lightFigure, paintGroundShadow, paintHalo } from './lighting.ts';
import { opacityOf, paintBackdrop } from './paint-concept.ts';
import { paintPropShadow } from './props.ts';
import { settleMarks } from './settle-marks.ts';

/** All measures are those of a frame. */
export interface SceneLayers {
  place: Backdrop;
  backdrop: Layer;
  halo: Layer | null;
  groundShadow: Layer | null;
  /** Back to front. What hangs by a joint is apart from the rest. */
  figure: { layer: Layer; joint: Joint | null }[];
  /** Letters and faces of the figure, which move as it does. */
  details: { layer: Layer; joint: Joint | null }[];
  figureBox: Box;
  airborne: boolean;
  props: { layer: Layer; foot: { x: number; y: number } | null; middle: { x: number; y: number }; detail: Layer | null }[];
  sign: Layer | null;
  signDetail: Layer | null;
}

const WHOLE: Box = { left: 0, top: 0, right: SIDE, bottom: SIDE };
const SCALE = LOOP.side / SIDE;

/** @param takeTurn is awaited between the strokes. */
export async function paintLayers(concept: Concept, message: Message, takeTurn: () => Promise<void>): Promise<SceneLayers> {
  const scene = await composeScene(concept, message, findBackdropFor(concept.style.backdrop));
  const { backdrop: place, props: beside, text, hasSign } = scene;
  await takeTurn();
  const backdrop = await paintBackdrop(place, concept, { props: beside, parts: scene.figure.parts });
  const scratch = createRaster(SIDE, SIDE);
  for (const part of scene.figure.parts.filter(isLight)) await drawOnto([backdrop], scratch, part);
  const figure = { ...scene.figure, parts: await settleMarks(backdrop, scene.figure, beside) };
  const { groups, whole } = await paintFigure(figure, place, scratch, takeTurn);

  const halo = createRaster(SIDE, SIDE);
  paintHalo(halo, whole, place);
  liftOutline(halo, whole, backdrop);
  if (concept.fusion) paintAura(halo, whole);
  await takeTurn();
  const groundShadow = createRaster(SIDE, SIDE);
  paintGroundShadow(groundShadow, whole, figure, place);
  await takeTurn();

  const props: SceneLayers['props'] = [];
  for (const prop of beside) {
    const canvas = createRaster(SIDE, SIDE);
    paintPropShadow(groundShadow, prop, figure, place);
    await drawApart(canvas, scratch, prop.part);
    const layer = toLayer(canvas);
    const box = partsBox([prop.part]);
    const middle = { x: ((box.left + box.right) / 2) * SCALE, y: ((box.top + box.bottom) / 2) * SCALE };
    const foot = prop.foot && { x: prop.foot.x * SCALE, y: prop.foot.y * SCALE };
    if (layer) props.push({ layer, foot, middle, detail: markLayer(lettersOf(prop.part)) });
    await takeTurn();
  }
  let sign: Layer | null = null;
  if (text !== null && hasSign) {
    const canvas = createRaster(SIDE, SIDE);
    await drawSign(canvas, text, concept.seed);
    sign = toLayer(canvas);
  } else if (text !== null) await drawEngraving(backdrop, text, place, concept.seed);

  const box = partsBox(figure.parts);
  return {
    place,
    backdrop: opaqueLayer(halve(backdrop)),
    halo: toLayer(halo),
    groundShadow: toLayer(groundShadow),
    figure: groups.flatMap(({ canvas, joint }) => {
      const layer = toLayer(fade(canvas, opacityOf(concept)));
      return layer ? [{ layer, joint: joint && { ...joint, at: { x: joint.at.x * SCALE, y: joint.at.y * SCALE } } }] : [];
    }),
    details: markGroups(detailsOf(figure)),
    figureBox: { left: box.left * SCALE, top: box.top * SCALE, right: box.right * SCALE, bottom: box.bottom * SCALE },
    airborne: figure.airborne,
    props,
    sign,
    signDetail: sign && markLayer([detailOfSign(concept.seed)]),
  };
}

interface Group {
  canvas: Raster;
  joint: Joint | null;
}

/** Neighbours in depth that hang by the same joint, or by none, share a raster. */
async function paintFigure(figure: Figure, place: Backdrop, scratch: Raster, takeTurn: () => Promise<void>) {
  const groups: Group[] = [];
  let last: Part | undefined;
  for (const part of inOrder(figure.parts.filter((each) => !isLight(each)))) {
    if (!last || !isSameJoint(last.joint, part.joint))
      groups.push({ canvas: createRaster(SIDE, SIDE), joint: part.joint ?? null });
    last = part;
    await drawOnto(
      groups.map(({ canvas }) => canvas),
      scratch,
      part,
    );
    await takeTurn();
  }
  const whole = createRaster(SIDE, SIDE);
  for (const { canvas } of groups) blendOver(whole, canvas, WHOLE);
  for (const { canvas } of groups) {
    await takeTurn();
    lightFigure(canvas, place, whole);
  }
  return { groups, whole };
}

const isSameJoint = (a: Joint | undefined, b: Joint | undefined): boolean => a?.at.x === b?.at.x && a?.at.y === b?.at.y;

/** A layer for each joint, and one for what hangs by none. */
function markGroups(details: readonly Detail[]): SceneLayers['details'] {
  const groups: Detail[][] = [];
  for (const detail of details) {
    const group = groups.find(([first]) => isSameJoint(first?.joint ?? undefined, detail.joint ?? undefined));
    if (group) group.push(detail);
    else groups.push([detail]);
  }
  return groups.flatMap((group) => {
    const layer = markLayer(group);
    const joint = group[0]?.joint ?? null;
    return layer ? [{ layer, joint: joint && { ...joint, at: { x: joint.at.x * SCALE, y: joint.at.y * SCALE } } }] : [];
  });
}

function markLayer(details: readonly Detail[]): Layer | null {
  if (details.length === 0) return null;
  const canvas = createRaster(SIDE, SIDE);
  markDetails(canvas, details);
  return toLayer(canvas);
}

/** Four pixels become one. */
function halve(raster: Raster): Uint32Array<ArrayBuffer> {
  const { side } = LOOP;
  const halved = new Uint8ClampedArray(side * side * 4);
  const { data, width } = raster;
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const from = (y * 2 * width + x * 2) * 4;
      const to = (y * side + x) * 4;
      for (let channel = 0; channel < 4; channel++) {
        const upper = (data[from + channel] ?? 0) + (data[from + 4 + channel] ?? 0);
        const lower = (data[from + width * 4 + channel] ?? 0) + (data[from + width * 4 + 4 + channel] ?? 0);
        halved[to + channel] = (upper + lower) / 4;
      }
    }
  }
  return new Uint32Array(halved.buffer);
}

function fade(raster: Raster, opacity: number): Raster {
  if (opacity === 1) return raster;
  const faded = createRaster(SIDE, SIDE);
  blendOver(faded, raster, WHOLE, opacity);
  return faded;
}

/** Only the part that holds something, with an empty edge. Null when nothing does. */
function toLayer(raster: Raster): Layer | null {
  const { side } = LOOP;
  const pixels = halve(raster);
  const box: Box = { left: side, top: side, right: -1, bottom: -1 };
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (pixels[y * side + x] === 0) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = y;
    }
  }
  if (box.right < 0) return null;
  const [left, top] = [box.left - 1, box.top - 1];
  const width = box.right - left + 2;
  const height = box.bottom - top + 2;
  const cut = new Uint32Array(width * height);
  for (let y = box.top; y <= box.bottom; y++) {
    cut.set(pixels.subarray(y * side + box.left, y * side + box.right + 1), (y - top) * width + 1);
  }
  return { left, top, width, height, pixels: cut };
}
