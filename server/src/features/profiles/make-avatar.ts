/** Makes an uploaded file into an avatar: looked at, decoded, cropped, written anew. Nothing of the file itself is kept. */

import { barePicture } from '@chaos/shared/core/pictures/bare-picture';
import { ConcurrencyLimit } from '@chaos/shared/platform/concurrency-limit';
import { AVATAR_MAX_BYTES, AVATAR_SENTENCES } from '@chaos/shared/rules/avatar-limits';
import sharp from 'sharp';
import { PublicFailure } from '../../trpc/errors.ts';

const SIDE = 256;
const PIXELS_MAX = 24_000_000;
/** Decoded whole, at 17 bytes for each pixel. */
const AVIF_PIXELS_MAX = 7_000_000;
/** Held whole until the last of its rounds, at up to 8 bytes for each pixel. */
const IN_ROUNDS_PIXELS_MAX = 16_000_000;
/** How many times as long as wide, at most, is what the square is looked for in. */
const LONGEST_STRIP = 4;
/** Our own limit of 24 megapixels takes a second on a slow machine. */
const DECODE_WITHIN_SECONDS = 5;

/** A file of a few hundred bytes can hold millions of pixels, which take 100 MB and a core to decode. */
const places = new ConcurrencyLimit({
  atOnce: 1,
  queueMax: 10,
  refuse: () =>
    new PublicFailure(
      'SERVICE_UNAVAILABLE',
      'too_busy',
      'Too many pictures are coming in right now. Please try again in a moment.',
    ),
});

/** First bytes of what we take; an SVG, or a page that pretends to be a picture, is none of them. */
const SIGNATURES: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => /^GIF8[79]a$/.test(bytes.subarray(0, 6).toString('latin1')),
  (bytes) => bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  (bytes) => bytes.subarray(4, 8).toString('latin1') === 'ftyp' && /avi[fs]/.test(bytes.subarray(8, 12).toString('latin1')),
];

/** @returns a square WebP without metadata. @throws {PublicFailure} with the sentence that the screen shows. */
export async function makeAvatar(file: Buffer): Promise<Buffer> {
  if (file.length > AVATAR_MAX_BYTES) throw refused(AVATAR_SENTENCES.tooBig);
  if (!SIGNATURES.some((matches) => matches(file))) throw refused(AVATAR_SENTENCES.notImage);
  return places.take(() => convert(file));
}

async function convert(file: Buffer): Promise<Buffer> {
  try {
    // Cut-off files are refused rather than shown half grey.
    const image = sharp(barePicture(file), { failOn: 'truncated', limitInputPixels: PIXELS_MAX, animated: false });
    // From the head of the file alone, before anything is decoded.
    const { width, height, autoOrient, format, isProgressive } = await image.metadata();
    const most = isProgressive ? IN_ROUNDS_PIXELS_MAX : PIXELS_MAX;
    if (width * height > (format === 'heif' ? AVIF_PIXELS_MAX : most)) throw new Error('too many pixels');
    return await image
      .timeout({ seconds: DECODE_WITHIN_SECONDS })
      .rotate()
      .extract(middleOf(autoOrient))
      .resize(SIDE, SIDE, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82, effort: 3 })
      .toBuffer();
  } catch (error) {
    throw refused(AVATAR_SENTENCES.notImage, error);
  }
}

/**
 * A strip would be enlarged until its short side fills the square: one pixel times 24,000 to 256 times 6 million, which takes
 * gigabytes and a minute, whatever time it was given. What is cut off here would be cut off afterwards.
 */
function middleOf({ width, height }: { width: number; height: number }) {
  const longest = Math.min(width, height) * LONGEST_STRIP;
  const [cutWidth, cutHeight] = [Math.min(width, longest), Math.min(height, longest)];
  const [left, top] = [Math.floor((width - cutWidth) / 2), Math.floor((height - cutHeight) / 2)];
  return { left, top, width: cutWidth, height: cutHeight };
}

function refused(message: string, cause?: unknown): PublicFailure {
  return new PublicFailure('BAD_REQUEST', 'invalid_input', message, cause);
}
