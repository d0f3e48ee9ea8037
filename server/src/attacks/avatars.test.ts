/** Small files that are dear to make a picture of, and pictures that bring more than a picture along. */
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeAvatar } from '../features/profiles/make-avatar.ts';
import { peakOf } from '../testing/peak-memory.ts';

const MEGABYTE = 1024 * 1024;
const REFUSED = { reason: 'invalid_input', message: 'Please select a valid image file.' };

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c0ffee' } });

/** Many small frames in one file. */
function animation(count: number, format: 'gif' | 'webp'): Promise<Buffer> {
  const side = 16;
  const pixels = Buffer.alloc(side * side * 3 * count);
  for (let index = 0; index < pixels.length; index += 997) pixels[index] = index % 256;
  const raw = { width: side, height: side * count, channels: 3, pageHeight: side } as const;
  return sharp(pixels, { raw }).toFormat(format, { effort: 1 }).toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  let rest = 0xffffffff;
  for (const byte of body) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  sum.writeUInt32BE((rest ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, sum]);
}

const HEAD_END = 33;
/** 200 MB of nothing, packed into 200 kB. */
const packed = deflateSync(Buffer.alloc(200 * MEGABYTE), { level: 9 });

/** A small PNG with more behind its head. */
async function pngWith(...chunks: Buffer[]): Promise<Buffer> {
  const png = await plain(200, 200).png().toBuffer();
  return Buffer.concat([png.subarray(0, HEAD_END), ...chunks, png.subarray(HEAD_END)]);
}

const taken: [string, () => Promise<Buffer>][] = [
  // 604 bytes, of which 4.7 GB and 70 seconds were made before.
  ['a PNG of 1 x 24,000 pixels', () => plain(1, 24_000).png().toBuffer()],
  ['a PNG of 24,000 x 1 pixels', () => plain(24_000, 1).png().toBuffer()],
  ['a JPEG of 3 x 60,000 pixels', () => plain(3, 60_000).jpeg().toBuffer()],
  [
    'a JPEG of 60,000 x 3 pixels that stands on its side',
    () => plain(60_000, 3).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  ],
  ['a WebP of 1 x 16,000 pixels', () => plain(1, 16_000).webp().toBuffer()],
  ['a GIF of 1 x 60,000 pixels', () => plain(1, 60_000).gif().toBuffer()],
  ['a GIF of 2,000 frames', () => animation(2_000, 'gif')],
  ['a WebP of 800 frames', () => animation(800, 'webp')],
  ['one pixel', () => plain(1, 1).png().toBuffer()],
  [
    'a packed comment of 200 MB',
    () => pngWith(chunk('iTXt', Buffer.concat([Buffer.from('Comment\0\x01\0\0\0', 'latin1'), packed]))),
  ],
  ['a packed colour profile of 200 MB', () => pngWith(chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0', 'latin1'), packed])))],
  ['20,000 comments', () => pngWith(...Array<Buffer>(20_000).fill(chunk('tEXt', Buffer.from('a\0b'))))],
  ['a PNG that says it has four billion frames', () => pngWith(chunk('acTL', Buffer.from([255, 255, 255, 255, 0, 0, 0, 0])))],
  ['a PNG of 24 megapixels with 16 bits', () => plain(4_800, 4_800).toColourspace('rgb16').png().toBuffer()],
  ['an AVIF of 7 megapixels', () => plain(2_640, 2_640).avif({ effort: 0 }).toBuffer()],
];

test.each(taken)('%s makes a small picture, within 150 MB', async (_what, make) => {
  const file = await make();
  let made: Buffer | undefined;
  const peak = await peakOf(async () => {
    made = await makeAvatar(file);
  });
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
  expect(peak).toBeLessThan(150 * MEGABYTE);
});

test.each([
  ['nothing', async () => Buffer.alloc(0)],
  ['an AVIF of 24 megapixels in 700 bytes', () => plain(4_890, 4_890).avif({ effort: 0 }).toBuffer()],
  ['a program that begins like a GIF', async () => Buffer.from(`GIF89a/*${'\0'.repeat(50)}*/=1;alert(1)`)],
  ['an MNG', async () => Buffer.concat([Buffer.from([0x8a, 0x4d, 0x4e, 0x47, 13, 10, 26, 10]), Buffer.alloc(64)])],
  [
    'an SVG that begins like a PNG',
    async () =>
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]),
  ],
  [
    'a PDF behind the head of a JPEG',
    async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('%PDF-1.7\n1 0 obj\n')]),
  ],
])('%s is refused, within 150 MB', async (_what, make) => {
  const file = await make();
  expect(await peakOf(() => expect(makeAvatar(file)).rejects.toMatchObject(REFUSED))).toBeLessThan(150 * MEGABYTE);
});

/** What says how a picture is turned: 5,000 times that more of it stands where it begins. */
function endlessExif(): Buffer {
  const pointers = 5_000;
  const entry = Buffer.from('698704000100000008000000', 'hex');
  const [head, count] = [Buffer.from('49492a0008000000', 'hex'), Buffer.alloc(2)];
  count.writeUInt16LE(pointers);
  return Buffer.concat([head, count, ...Array<Buffer>(pointers).fill(entry), Buffer.alloc(4)]);
}

/** In place of an EXIF that is as long. */
async function withEndlessExif(format: 'jpeg' | 'webp' | 'avif'): Promise<Buffer> {
  const long = 'a'.repeat(30_500);
  const picture = plain(64, 64).withExif({ IFD0: { Copyright: long, Artist: long } });
  const file = await picture.toFormat(format).toBuffer();
  file.set(endlessExif(), file.indexOf('II*\0'));
  return file;
}

test.each([
  ['JPEG', () => withEndlessExif('jpeg')],
  ['WebP', () => withEndlessExif('webp')],
  ['AVIF', () => withEndlessExif('avif')],
  ['PNG', () => pngWith(chunk('eXIf', endlessExif()))],
])('R841 trust: an EXIF of 60 kB that leads to itself is not read, in a %s', async (_format, make) => {
  expect(await sharp(await makeAvatar(await make())).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
});

test.each([
  ['a PNG of 24 megapixels with 16 bits in rounds', () => plain(4_800, 4_800).toColourspace('rgb16').png({ progressive: true })],
  ['a JPEG of 24 megapixels in rounds', () => plain(4_800, 4_800).jpeg({ progressive: true })],
])('R841 trust: %s is refused, within 150 MB', async (_what, make) => {
  const file = await make().toBuffer();
  expect(await peakOf(() => expect(makeAvatar(file)).rejects.toMatchObject(REFUSED))).toBeLessThan(150 * MEGABYTE);
});

test('a picture stands upright, in plain colours, and keeps its middle', async () => {
  const half = (background: string) =>
    sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
  const sides = plain(600, 300).composite([
    { input: await half('#ff0000'), left: 0, top: 0 },
    { input: await half('#0000ff'), left: 300, top: 0 },
  ]);
  // Turned by a quarter to the right: what was at the left is on top.
  const turned = await sharp(await sides.png().toBuffer())
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .jpeg({ quality: 100 })
    .toBuffer();
  const made = sharp(await makeAvatar(turned));
  expect(await made.metadata()).not.toHaveProperty('icc');
  const { data, info } = await made.raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
  expect(colourAt(20, 20)).toEqual(colourAt(236, 20));
  expect(colourAt(20, 236)).toEqual(colourAt(236, 236));
  expect(colourAt(20, 20)).not.toEqual(colourAt(20, 236));
});
