/**
 * Motion for any picture, with nothing known of it but its pixels: what stands in the middle breathes, bobs and sways,
 * while the edges stay where they are; a light drifts over it, and sparkles come and go.
 */
import sharp from 'sharp';
import { createChance } from '../drawing/random.ts';
import type { AnimationContext } from '../types.ts';
import { createFrame, type Pixels } from './canvas.ts';
import { LOOP } from './loop.ts';
import { drawSparkles, scatterSparkles, sparkleLayer } from './sparkles.ts';

const { side, frames } = LOOP;

/** How far everything moves, in pixels of the frame. */
const SWAY = 13;
const BOB = 9;
const LIGHT = 0.16;

/** @param png square. @returns the frames, RGBA; each is overwritten by the next. */
export async function* animatePicture(png: Uint8Array, { seed, signal, takeTurn }: AnimationContext): AsyncGenerator<Pixels> {
  const source = await readFrame(png);
  const chance = createChance(`${seed}/motion`);
  const frame = createFrame();
  const star = sparkleLayer([255, 240, 190]);
  const sparkles = scatterSparkles(chance, 12, () => ({ x: chance.between(40, side - 40), y: chance.between(40, side - 130) }));
  const beats = chance.pick([3, 4]);
  const freedom = howFree();
  for (let index = 0; index < frames; index++) {
    await takeTurn();
    signal.throwIfAborted();
    const time = index / frames;
    const beat = Math.sin(2 * Math.PI * beats * time);
    const swing = Math.sin(2 * Math.PI * (beats - 2) * time);
    warpFrame(frame, source, freedom, { x: swing * SWAY, y: beat * BOB });
    shineOn(frame, time);
    drawSparkles(frame, star, sparkles, time);
    yield frame;
  }
}

/** A picture at the size of a frame. */
export async function readFrame(png: Uint8Array): Promise<Pixels> {
  const { data } = await sharp(png).resize(side, side).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return new Uint32Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength));
}

/** How far a column or a row may move: fully in the middle, and not at all at the edges. */
function howFree(): Float64Array {
  return Float64Array.from({ length: side }, (_, index) => Math.sin((Math.PI * (index + 0.5)) / side) ** 1.5);
}

/** The upper part leans further than the lower one; the ground stays. */
function warpFrame(frame: Pixels, source: Pixels, freedom: Float64Array, move: { x: number; y: number }): void {
  for (let y = 0; y < side; y++) {
    const height = 1 - y / side;
    const vertical = freedom[y] ?? 0;
    const lean = move.x * vertical * (0.35 + height);
    const drop = move.y * vertical;
    for (let x = 0; x < side; x++) {
      const across = freedom[x] ?? 0;
      const u = Math.max(0, Math.min(side - 1.01, x - lean * across));
      const v = Math.max(0, Math.min(side - 1.01, y - drop * across));
      const column = u | 0;
      const line = v | 0;
      const right = ((u - column) * 256) | 0;
      const below = ((v - line) * 256) | 0;
      const cell = line * side + column;
      frame[y * side + x] = mixFour(
        source[cell] ?? 0,
        source[cell + 1] ?? 0,
        source[cell + side] ?? 0,
        source[cell + side + 1] ?? 0,
        right,
        below,
      );
    }
  }
}

const EVEN = 0xff_00_ff;

function mixFour(a: number, b: number, c: number, d: number, right: number, below: number): number {
  const left = 256 - right;
  const above = 256 - below;
  const pair = (one: number, two: number, three: number, four: number) => {
    const upper = ((Math.imul(one, left) + Math.imul(two, right)) >>> 8) & EVEN;
    const lower = ((Math.imul(three, left) + Math.imul(four, right)) >>> 8) & EVEN;
    return ((Math.imul(upper, above) + Math.imul(lower, below)) >>> 8) & EVEN;
  };
  return (
    pair(a & EVEN, b & EVEN, c & EVEN, d & EVEN) |
    (pair((a >>> 8) & EVEN, (b >>> 8) & EVEN, (c >>> 8) & EVEN, (d >>> 8) & EVEN) << 8)
  );
}

/** A soft light that wanders through the upper half, and is out where the loop closes. */
function shineOn(frame: Pixels, time: number): void {
  const strength = LIGHT * Math.sin(Math.PI * time) ** 2;
  if (strength < 0.004) return;
  const bytes = new Uint8ClampedArray(frame.buffer);
  const middle = { x: side * (0.2 + 0.6 * time), y: side * (0.42 - 0.14 * Math.sin(Math.PI * time)) };
  const reach = side * 0.5;
  const top = Math.max(0, Math.floor(middle.y - reach));
  const bottom = Math.min(side, Math.ceil(middle.y + reach));
  for (let y = top; y < bottom; y++) {
    for (let x = Math.max(0, Math.floor(middle.x - reach)); x < Math.min(side, middle.x + reach); x++) {
      const away = ((x - middle.x) ** 2 + (y - middle.y) ** 2) / (reach * reach);
      if (away >= 1) continue;
      const share = strength * (1 - away) ** 2;
      const at = (y * side + x) * 4;
      bytes[at] = (bytes[at] ?? 0) + (255 - (bytes[at] ?? 0)) * share;
      bytes[at + 1] = (bytes[at + 1] ?? 0) + (244 - (bytes[at + 1] ?? 0)) * share;
      bytes[at + 2] = (bytes[at + 2] ?? 0) + (214 - (bytes[at + 2] ?? 0)) * share * 0.8;
    }
  }
}
