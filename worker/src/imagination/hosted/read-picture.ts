/** What a provider calls a picture, made into one of ours: decoded, measured, and written anew. */

import { barePicture } from '@chaos/shared/core/pictures/bare-picture';
import sharp from 'sharp';
import { type PictureWish, withHiddenMessage } from './draw-open-message.ts';
import { IMAGE_BYTES_MAX } from './timeouts-and-tries.ts';

const SIDE = 1024;
/** Of the shorter side. What is less would be scaled up until it is a blur. */
const LEAST = 512;
/** More is no picture but a bomb: a small file that would fill the memory. */
const PIXELS_MAX = 24_000_000;

export class UnfitPictureError extends Error {
  override readonly name = 'UnfitPictureError';
}

/**
 * @returns a 1024 x 1024 PNG without alpha; an open message is on a sign.
 * @throws {UnfitPictureError}
 */
export async function readPicture(
  bytes: Uint8Array,
  { wish, seed, signal }: { wish: PictureWish | null; seed: string; signal: AbortSignal },
): Promise<Buffer> {
  const data = await decode(bytes);
  signal.throwIfAborted();
  const pixels = await withHiddenMessage({ data, side: SIDE }, { wish, seed, signal });
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png({ compressionLevel: 4, adaptiveFiltering: false, palette: false })
    .toBuffer();
}

/** Three bytes a pixel. */
async function decode(bytes: Uint8Array): Promise<Buffer> {
  if (bytes.length > IMAGE_BYTES_MAX || !isPicture(bytes)) throw new UnfitPictureError('no picture');
  try {
    const picture = sharp(barePicture(Buffer.from(bytes)), { failOn: 'truncated', limitInputPixels: PIXELS_MAX, pages: 1 });
    const { width, height } = await picture.metadata();
    if (Math.min(width, height) < LEAST) throw new UnfitPictureError('too small');
    const { data, info } = await picture
      .autoOrient()
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' })
      // The middle of one that is not square: that is where the prompt wants the character.
      .resize(SIDE, SIDE, { fit: 'cover' })
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 3 || data.length !== SIDE * SIDE * 3) throw new UnfitPictureError('wrong channels');
    return data;
  } catch (error) {
    throw error instanceof UnfitPictureError ? error : new UnfitPictureError('broken picture');
  }
}

/** By its first bytes. Of all that sharp could open, only pictures made of pixels: an SVG could ask for other files. */
function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return head.startsWith('\x89PNG\r\n\x1a\n') || head.startsWith('\xff\xd8\xff') || /^RIFF[\s\S]{4}WEBP$/.test(head);
}
