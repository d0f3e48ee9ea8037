/** Everything that screens need of one painting. */
import { PICTURE_WIDTHS, type PictureWidth } from '@chaos/shared/node/domain/pictures';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

export interface Pictures {
  webp: Map<PictureWidth, Buffer>;
  /** Base64. */
  thumbhash: string;
  /** `#rrggbb` */
  averageColor: string;
}

const WEBP = { quality: 82, effort: 3 };
/** The largest that a thumbhash takes. */
const THUMBHASH_SIZE = 100;

/** @param png 1024 x 1024. @throws when the bytes are not a whole picture. */
export async function makePictures(png: Buffer): Promise<Pictures> {
  const webp = new Map<PictureWidth, Buffer>();
  for (const width of PICTURE_WIDTHS) {
    webp.set(width, await sharp(png).resize(width, width).webp(WEBP).toBuffer());
  }
  const small = sharp(png).resize(THUMBHASH_SIZE, THUMBHASH_SIZE).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return {
    webp,
    thumbhash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64'),
    averageColor: await averageColor(png),
  };
}

async function averageColor(png: Buffer): Promise<string> {
  const pixel = await sharp(png).removeAlpha().resize(1, 1, { kernel: 'cubic' }).raw().toBuffer();
  return `#${pixel.toString('hex').slice(0, 6)}`;
}
