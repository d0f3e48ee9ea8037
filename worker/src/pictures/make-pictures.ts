/** Everything that screens and shared links need of one painting. */
import { PICTURE_WIDTHS, type PictureWidth } from '@chaos/shared/core/pictures/picture-files';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { layLastingMark } from './durable-watermark.ts';
import { makeShareCard } from './share-card.ts';
import { WEBP } from './webp-quality.ts';

export interface Pictures {
  webp: Map<PictureWidth, Buffer>;
  /** A JPEG of 1200 x 630 with the name on it. */
  shareCard: Buffer;
  /** Base64. */
  thumbhash: string;
  /** `#rrggbb` */
  averageColor: string;
}

/** The largest that a thumbhash takes. */
const THUMBHASH_SIZE = 100;

/**
 * @param painting 1024 x 1024.
 * @param mark what is laid into all of them unseen, for who looks for a secret; null for nothing.
 * @throws when the bytes are not a whole picture.
 */
export async function makePictures(painting: Buffer, name: string, mark: number | null = null): Promise<Pictures> {
  // Read once: every version begins with the same pixels.
  const { data: pixels, info: size } = await sharp(painting).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const shown = mark === null ? pixels : await layLastingMark(pixels, size.width, mark);
  const picture = sharp(shown, { raw: { width: size.width, height: size.height, channels: 3 } });
  const webp = new Map<PictureWidth, Buffer>();
  for (const width of PICTURE_WIDTHS) {
    webp.set(width, await picture.clone().resize(width, width).webp(WEBP).toBuffer());
  }
  const shareCard = await makeShareCard(picture, name);
  const small = picture.clone().resize(THUMBHASH_SIZE, THUMBHASH_SIZE).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return {
    webp,
    shareCard,
    thumbhash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64'),
    averageColor: averageColor(data),
  };
}

/** @param data RGBA. */
function averageColor(data: Buffer): string {
  const sum = [0, 0, 0];
  for (let at = 0; at < data.length; at++) {
    if (at % 4 < 3) sum[at % 4] = (sum[at % 4] ?? 0) + (data[at] ?? 0);
  }
  return `#${sum
    .map((value) =>
      Math.round((value * 4) / data.length)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
