/** Lays a mark as strongly as this picture needs it: noise hides a weak one from eyes, and what is flat from WebP. */
import { brightnessOfPixels, layMark, MARK_SIDE, readMark } from '@chaos/shared/rules/picture-watermark';
import sharp from 'sharp';
import { WEBP } from './webp-quality.ts';

/** From hardly to be seen to what nothing takes away. */
const STRENGTHS = [1.2, 1.7, 2.4, 3.4, 4.8, 7] as const;
const COPY = { quality: 80 };

/**
 * @param pixels red, green and blue of a square picture
 * @returns the pixels with the mark, which outlives being served and a copy of half the size
 */
export async function layLastingMark(pixels: Buffer, side: number, code: number): Promise<Buffer> {
  let marked = pixels;
  for (const strength of STRENGTHS) {
    marked = Buffer.from(pixels);
    layMark(marked, side, code, strength);
    if ((await readCopy(marked, side)) === code) break;
  }
  return marked;
}

async function readCopy(pixels: Buffer, side: number): Promise<number | null> {
  const served = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .webp(WEBP)
    .toBuffer();
  const copy = await sharp(served).resize(MARK_SIDE, MARK_SIDE).jpeg(COPY).toBuffer();
  return readMark(brightnessOfPixels(await sharp(copy).removeAlpha().raw().toBuffer(), 3));
}
