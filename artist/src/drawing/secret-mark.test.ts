import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hideMessage, readSecretMessage } from './secret-mark.ts';

const SIDE = 128;
const blank = (): Buffer => Buffer.alloc(SIDE * SIDE * 3, 120);
const toPng = (pixels: Buffer): Promise<Buffer> =>
  sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();

describe('secret mark', () => {
  it('gives back exactly what was hidden', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }).filter((one) => Buffer.byteLength(one) <= 1024);
    await fc.assert(
      fc.asyncProperty(text, async (message) => {
        const pixels = blank();
        hideMessage(pixels, message);
        expect(await readSecretMessage(await toPng(pixels))).toBe(message);
      }),
      { numRuns: 60 },
    );
  });

  it('holds 200 characters of four bytes', async () => {
    const message = '🦈'.repeat(200);
    const pixels = blank();
    hideMessage(pixels, message);
    expect(await readSecretMessage(await toPng(pixels))).toBe(message);
  });

  it('changes no value by more than one', () => {
    const pixels = blank();
    hideMessage(pixels, 'tralalero');
    expect(pixels.every((value) => value === 120 || value === 121)).toBe(true);
  });

  it('reads nothing where nothing was hidden, where the mark was damaged, and from what is no picture', async () => {
    expect(await readSecretMessage(await toPng(blank()))).toBeNull();
    const pixels = blank();
    hideMessage(pixels, 'bombardiro crocodilo');
    // The first bit of the text itself, after ten bytes of header.
    const at = (80 * 1597 + 7) % pixels.length;
    pixels[at] = (pixels[at] ?? 0) ^ 1;
    expect(await readSecretMessage(await toPng(pixels))).toBeNull();
    expect(await readSecretMessage(Buffer.from('no picture'))).toBeNull();
  });
});
