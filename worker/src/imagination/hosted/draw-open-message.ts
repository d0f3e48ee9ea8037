/** The hidden message in a provider's picture: an open one stands on a sign that is drawn here. No provider is told of any. */
import { drawSign } from '@chaos/artist/lettering/wooden-sign';
import type { Wish } from '@chaos/shared/contract/characters';
import sharp from 'sharp';

/** What is woven into the picture. */
export type PictureWish = Pick<Wish, 'hiddenMessage' | 'makeMessageSecret'>;

/** Three bytes a pixel. */
export interface RawPicture {
  data: Buffer;
  side: number;
}

/** @returns the pixels of the picture; as they are where there is no open message. */
export async function withHiddenMessage(
  { data, side }: RawPicture,
  { wish, seed, signal }: { wish: PictureWish | null; seed: string; signal: AbortSignal },
): Promise<Buffer> {
  const message = wish?.hiddenMessage?.trim();
  if (!message || wish?.makeMessageSecret !== false) return data;
  const rgba = await sharp(data, { raw: { width: side, height: side, channels: 3 } })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const picture = { width: side, height: side, data: new Uint8ClampedArray(rgba) };
  await drawSign(picture, message, seed, signal);
  return sharp(Buffer.from(picture.data.buffer), { raw: { width: side, height: side, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer();
}
