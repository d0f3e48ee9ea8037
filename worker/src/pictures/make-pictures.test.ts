import { brightnessOfPixels, MARK_SIDE, readMark } from '@chaos/shared/rules/picture-watermark';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePictures } from './make-pictures.ts';

/** The strip of the card in which only a name stands. */
const NAME = { left: 620, top: 60, width: 560, height: 440 };
const RIGHT_EDGE = { left: 1160, top: 0, width: 40, height: 630 };

let painting: Buffer;

beforeAll(async () => {
  const background = { r: 40, g: 60, b: 120 };
  const shape = Buffer.from('<svg width="600" height="700"><circle cx="300" cy="350" r="290" fill="#e8a030"/></svg>');
  const picture = sharp({ create: { width: 1024, height: 1024, channels: 3, background } }).composite([{ input: shape }]);
  painting = await picture
    .withExif({ IFD0: { Copyright: 'nobody' } })
    .png()
    .toBuffer();
});

const cardFor = async (name: string): Promise<Buffer> => (await makePictures(painting, name)).shareCard;

/** How bright the brightest pixel is, 0 to 255: the name is white, and what lies behind it is dark. */
async function brightest(card: Buffer, region: typeof NAME): Promise<number> {
  const { channels } = await sharp(await sharp(card).extract(region).toBuffer()).stats();
  return Math.min(...channels.map((channel) => channel.max));
}

describe('makePictures', () => {
  it('makes WebP files of three sizes without metadata', async () => {
    const { webp } = await makePictures(painting, 'Test');
    const seen = await Promise.all([...webp.values()].map((file) => sharp(file).metadata()));
    expect(seen.map(({ format, width, height, exif }) => [format, width, height, exif])).toEqual(
      [256, 512, 1024].map((side) => ['webp', side, side, undefined]),
    );
  });

  it('lays a mark that is read from what is served, and from a copy of half the size as JPEG; none where none is asked for', async () => {
    const read = async (file: Buffer) => {
      const { data } = await sharp(file).resize(MARK_SIDE, MARK_SIDE).raw().toBuffer({ resolveWithObject: true });
      return readMark(brightnessOfPixels(data, 3));
    };
    const marked = await makePictures(painting, 'Test', 123_456);
    const served = marked.webp.get(1024) ?? Buffer.alloc(0);
    const copy = await sharp(served).resize(512, 512).jpeg({ quality: 80 }).toBuffer();
    expect([await read(served), await read(copy)]).toEqual([123_456, 123_456]);
    const plain = (await makePictures(painting, 'Test')).webp.get(1024) ?? Buffer.alloc(0);
    expect(await read(plain)).toBeNull();
  });

  it('refuses half a picture', async () => {
    await expect(makePictures(painting.subarray(0, painting.length / 2), 'Test')).rejects.toThrow();
  });
});

describe('the share card', () => {
  it('is a JPEG of 1200 x 630 under 300 kB without metadata', async () => {
    const card = await cardFor('Frigo Camelo');
    const { format, width, height, exif, icc, xmp, iptc } = await sharp(card).metadata();
    expect({ format, width, height, exif, icc, xmp, iptc }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(card.length).toBeLessThan(300_000);
  });

  it('is the same for the same picture and name', async () => {
    expect((await cardFor('Frigo Camelo')).equals(await cardFor('Frigo Camelo'))).toBe(true);
  });

  it.each([
    'Bo',
    'Frigo Camelo Turbo von Bombombini Gusini della Pizzeria Quattro',
    'W'.repeat(100),
    'Mm '.repeat(33).trim(),
    'Кот Блорптанг',
    '熊猫大侠',
    'تمساح القنبلة',
    '악어 폭격기 🐊',
    '<b>Tom</b> & "Jerry" 🐊',
    'Ñandú\u0007\ud800 Œuvre',
  ])('writes "%s" and keeps the margin', async (name) => {
    const card = await cardFor(name);
    expect(await brightest(card, NAME)).toBeGreaterThan(225);
    expect(await brightest(card, RIGHT_EDGE)).toBeLessThan(150);
  });

  it.each(['🐊🦈', '!?', ''])('leaves "%s" away, of which the font has no letter', async (name) => {
    const [card, other] = await Promise.all([cardFor(name), cardFor('…')]);
    expect(card.equals(other)).toBe(true);
    expect(await brightest(card, { ...NAME, left: 900, width: 280 })).toBeLessThan(150);
  });
});
