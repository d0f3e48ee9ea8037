import type { Wish } from '@chaos/shared/contract/characters';
import { countFor } from '@chaos/shared/testing/full-run-counts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createHouseImagination } from '../built-in-imagination.ts';
import { imagineSource } from '../concept/testing.ts';
import type { AnimationContext } from '../types.ts';
import { animatePicture, readFrame } from './animate-picture.ts';
import { atRest, createFrame, drawLayer, opaqueLayer, type Pixels } from './canvas.ts';
import { LOOP } from './loop.ts';

const WISH: Wish = {
  mainTheme: 'swan',
  bodyInfluence: null,
  characteristicInfluence: 'plays guitar',
  style: null,
  hiddenMessage: 'Hello!',
  makeMessageSecret: false,
};
const house = createHouseImagination();
const context = (seed: string): AnimationContext => ({
  seed,
  signal: new AbortController().signal,
  takeTurn: async () => {},
});

async function paint(wish: Wish, seed: string): Promise<Buffer> {
  const painting = { seed, signal: new AbortController().signal, onProgress: () => {} };
  return (await house.paintCharacter(wish, { name: '', description: '' }, painting)).png;
}

async function collect(frames: AsyncIterable<Pixels>, count: number = LOOP.frames): Promise<Pixels[]> {
  const all: Pixels[] = [];
  for await (const frame of frames) {
    all.push(frame.slice());
    if (all.length === count) break;
  }
  return all;
}

/** Every so many bytes are compared: a loop is ninety megabytes, and this many are no multiple of the four of a pixel. */
const STRIDE = countFor({ slice: 11, full: 1 });

/** The mean difference of two frames, 0 to 255. */
function difference(one: Pixels | undefined, other: Pixels | undefined): number {
  if (!one || !other) throw new Error('there is no such frame');
  const [a, b] = [new Uint8Array(one.buffer), new Uint8Array(other.buffer)];
  let sum = 0;
  for (let at = 0; at < a.length; at += STRIDE) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum / ((a.length * 3) / 4 / STRIDE);
}

/** The same of what is seen from afar, where strokes that lie a little elsewhere are one. */
function differenceAfar(one: Pixels | undefined, other: Pixels): number {
  if (!one) throw new Error('there is no such frame');
  const [a, b] = [new Uint8Array(one.buffer), new Uint8Array(other.buffer)];
  let sum = 0;
  for (let top = 0; top < LOOP.side; top += 16) {
    for (let left = 0; left < LOOP.side; left += 16) {
      for (let channel = 0; channel < 3; channel++) {
        let cell = 0;
        for (let y = top; y < top + 16; y++) {
          for (let x = left; x < left + 16; x++) {
            const at = (y * LOOP.side + x) * 4 + channel;
            cell += (a[at] ?? 0) - (b[at] ?? 0);
          }
        }
        sum += Math.abs(cell) / 256;
      }
    }
  }
  return sum / ((LOOP.side / 16) ** 2 * 3);
}

/**
 * The first frame is the picture, every frame moves a little, and the step from the last to the first is like the others.
 * @param held for how many frames a drawing stands.
 */
function expectLoop(all: Pixels[], still: Pixels, held = 1): void {
  expect(all).toHaveLength(LOOP.frames);
  const frames = all.filter((_, index) => index % held === 0);
  if (held === 1) expect(difference(frames[0], still)).toBeLessThan(4);
  expect(differenceAfar(frames[0], still)).toBeLessThan(7);
  const steps = frames.map((frame, index) => difference(frame, frames[(index + 1) % frames.length]));
  expect(Math.min(...steps)).toBeGreaterThan(0);
  const ordinary = steps.toSorted((a, b) => a - b)[Math.floor(steps.length * 0.9)] ?? 0;
  expect(steps.at(-1)).toBeLessThan(ordinary * 1.5);
  expect(Math.max(...frames.map((frame) => difference(frame, still)))).toBeGreaterThan(1.5);
}

describe('a picture of the built-in artist in motion', () => {
  const wishes: [string, Wish, number?][] = [
    ['a flying one with an open message', { ...WISH, characteristicInfluence: 'flying' }],
    ['a figure with a secret', { ...WISH, makeMessageSecret: true }],
    ['a comic print', { ...WISH, style: 'comic', hiddenMessage: null }, 2],
  ];
  it.each(wishes.slice(0, countFor({ slice: 1, full: 3 })))(
    'is a loop that begins with the picture: %s',
    async (_name, wish, held) => {
      const png = await paint(wish, 'loop');
      expectLoop(await collect(house.animateCharacter(wish, png, context('loop'))), await readFrame(png), held);
    },
  );

  it.each([3, 2].slice(0, countFor({ slice: 1, full: 2 })))(
    'is a loop that begins with the picture: one that was fused from %i',
    async (count) => {
      const sources = ['disco', 'beach', 'kitchen'].slice(0, count).map((style) => imagineSource({ style }, style));
      const painting = { ...context('fused'), onProgress: () => {} };
      const { png } = await house.paintFusion(sources, { name: '', description: '' }, painting);
      const frames = await collect(house.animateFusion(sources, png, context('fused')));
      expectLoop(frames, await readFrame(png));
      // Not as pictures move of which nothing is known.
      const [unknown] = await collect(animatePicture(png, context('fused')), 1);
      expect(difference(frames[0], unknown)).toBeGreaterThan(0);
    },
  );

  it.each([
    ['watercolour', 3],
    ['woodcut', 2],
    ['pixel art', 1],
  ])('is drawn as the picture is: %s, one drawing for %i frames', async (style, held) => {
    const wish = { ...WISH, style, hiddenMessage: null };
    const png = await paint(wish, 'drawn');
    const frames = await collect(house.animateCharacter(wish, png, context('drawn')), 2 * held + 1);
    expect(differenceAfar(frames[0], await readFrame(png))).toBeLessThan(4);
    for (let index = 1; index < held; index++) expect(difference(frames[index], frames[0])).toBe(0);
    expect(difference(frames[held], frames[0])).toBeGreaterThan(0.5);
    const [unknown] = await collect(animatePicture(png, context('drawn')), 1);
    expect(difference(frames[0], unknown)).toBeGreaterThan(0);
  });

  it('is the same each time', async () => {
    const png = await paint(WISH, 'same');
    const [one, other] = [house.animateCharacter(WISH, png, context('same')), house.animateCharacter(WISH, png, context('same'))];
    const [last, again] = [(await collect(one, 20)).at(-1), (await collect(other, 20)).at(-1)];
    expect(last && again && Buffer.from(last.buffer).equals(Buffer.from(again.buffer))).toBe(true);
  });

  it('moves a painting of somebody else as it is', async () => {
    const png = await paint({ ...WISH, mainTheme: 'pizza' }, 'another');
    expectLoop(await collect(house.animateCharacter(WISH, png, context('mine'))), await readFrame(png));
  });

  it('stops when it is aborted', async () => {
    const png = await paint(WISH, 'stop');
    const reason = new Error('enough');
    const frames = house.animateCharacter(WISH, png, { ...context('stop'), signal: AbortSignal.abort(reason) });
    await expect(collect(frames)).rejects.toBe(reason);
  });
});

describe('any picture in motion', () => {
  it('is a loop that begins with the picture, whatever its size', async () => {
    const svg =
      '<svg width="300" height="300"><rect width="300" height="300" fill="#468"/><circle cx="150" cy="160" r="90" fill="#e93"/></svg>';
    const png = await sharp(Buffer.from(svg)).png().toBuffer();
    const frames = await collect(animatePicture(png, context('flat')));
    expectLoop(frames, await readFrame(png));
    // The corners stay where they are.
    for (const frame of frames) expect((frame[0] ?? 0) & 0xff_ff_ff).toBe((frames[0]?.[0] ?? 0) & 0xff_ff_ff);
  });
});

describe('layers', () => {
  it('that do not move are drawn without a change', () => {
    const picture = createFrame().map((_, at) => (Math.imul(at, 0x9e3779b1) | 0xff_00_00_00) >>> 0);
    const frame = createFrame();
    drawLayer(frame, opaqueLayer(picture), atRest);
    expect(frame).toEqual(picture);
  });

  it('that let something through mix with what is below', () => {
    const frame = createFrame().fill(0xff_00_00_ff);
    // Half transparent blue, premultiplied, with an empty edge.
    const pixels = new Uint32Array(16);
    for (const at of [5, 6, 9, 10]) pixels[at] = 0x80_80_00_00;
    drawLayer(frame, { left: 10, top: 10, width: 4, height: 4, pixels }, atRest);
    const mixed = frame[11 * LOOP.side + 11] ?? 0;
    expect(mixed & 0xff).toBeGreaterThan(0x7a);
    expect(mixed & 0xff).toBeLessThan(0x86);
    expect((mixed >>> 16) & 0xff).toBe(0x80);
    expect(mixed >>> 24).toBe(0xff);
    expect(frame[9 * LOOP.side + 9]).toBe(0xff_00_00_ff);
  });
});
