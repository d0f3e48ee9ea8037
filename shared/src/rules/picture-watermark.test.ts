import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countFor } from '../testing/full-run-counts.ts';
import { brightnessOfPixels, layMark, MARK_CODE_MAX, MARK_SIDE, readMark } from './picture-watermark.ts';

/** A picture of soft shapes, and some noise. */
function picture(seed: number): Uint8Array {
  const pixels = new Uint8Array(MARK_SIDE ** 2 * 3);
  for (let y = 0; y < MARK_SIDE; y++)
    for (let x = 0; x < MARK_SIDE; x++) {
      const wave = Math.sin((x * (1 + (seed % 7))) / 40) * Math.cos((y * (1 + (seed % 5))) / 30);
      const noise = ((x * 7_919 + y * 104_729 + seed * 31) % 97) / 12;
      for (let channel = 0; channel < 3; channel++) pixels[(y * MARK_SIDE + x) * 3 + channel] = 120 + wave * 80 + noise;
    }
  return pixels;
}

test('R342 what was laid is read, and it changes a picture by hardly anything', () => {
  fc.assert(
    fc.property(fc.nat({ max: MARK_CODE_MAX }), fc.nat({ max: 99 }), (code, seed) => {
      const [plain, marked] = [picture(seed), picture(seed)];
      layMark(marked, MARK_SIDE, code, 1.5);
      expect(readMark(brightnessOfPixels(marked, 3))).toBe(code);
      const change = marked.reduce((sum, value, at) => sum + Math.abs(value - (plain[at] ?? 0)), 0) / marked.length;
      expect(change).toBeLessThan(2);
    }),
    { numRuns: countFor({ slice: 5, full: 100 }) },
  );
});

test('R342 a picture of one colour, black and white too, takes and shows it', () => {
  for (const value of [0, 1, 128, 254, 255]) {
    const plain = new Uint8Array(MARK_SIDE ** 2 * 3).fill(value);
    layMark(plain, MARK_SIDE, 99, 1.5);
    expect([value, readMark(brightnessOfPixels(plain, 3))]).toEqual([value, 99]);
  }
});

test('R342 hardly any picture without a mark is taken for one with it', () => {
  const read = Array.from({ length: countFor({ slice: 16, full: 400 }) }, (_, seed) =>
    readMark(brightnessOfPixels(picture(seed), 3)),
  );
  expect(read.filter((code) => code !== null).length).toBeLessThanOrEqual(read.length / 40);
});

test('what is no square picture, and no code, is refused by name', () => {
  expect(() => layMark(new Uint8Array(10), MARK_SIDE, 1, 1)).toThrow('no picture of 512 x 512');
  expect(() => layMark(picture(1), MARK_SIDE, MARK_CODE_MAX + 1, 1)).toThrow(`no code: ${MARK_CODE_MAX + 1}`);
  expect(() => readMark(new Float32Array(4))).toThrow('4 values of brightness');
});
