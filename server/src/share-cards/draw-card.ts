/** A card out of SVG markup and the pictures in it. */

import type { DigitalSourceType } from '@chaos/shared/core/content-credentials/digital-source-type';
import { labelFile, readSourceType } from '@chaos/shared/core/content-credentials/source-label';
import { SHARE_CARD_SIZE } from '@chaos/shared/core/pictures/picture-files';
import sharp from 'sharp';

export const INK = '#160b24';
export const LIME = '#b9ee33';
export const VIOLET = '#9d4edd';

const { width: WIDTH, height: HEIGHT } = SHARE_CARD_SIZE;

/**
 * @param pictures all that are in the markup.
 * @returns a JPEG of 1200 x 630 with no metadata but what made its pictures.
 */
export async function drawCard(markup: string, pictures: readonly Uint8Array[]): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${markup}</svg>`;
  const jpeg = await sharp(Buffer.from(svg))
    .flatten({ background: INK })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const type = sourceTypeOf(pictures);
  return type ? labelFile(jpeg, { format: 'jpeg', type }) : jpeg;
}

/** What an AI has a part in counts as its work. @returns undefined where no picture says what made it. */
function sourceTypeOf(pictures: readonly Uint8Array[]): DigitalSourceType | undefined {
  const types = pictures.map((bytes) => readSourceType(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), 'webp'));
  return types.find((type) => type === 'trainedAlgorithmicMedia') ?? types.find((type) => type !== undefined);
}
