import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { barePicture } from './bare-picture.ts';

/** Red at the left, blue at the right, so that it tells how it is turned. */
const flag = () =>
  sharp({ create: { width: 60, height: 30, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: { width: 30, height: 10, channels: 3, background: '#0000ff' } }, left: 30, top: 0 },
  ]);

const shown = (file: Buffer) => sharp(file).autoOrient().raw().toBuffer();

describe.each(['jpeg', 'png', 'webp', 'avif'] as const)('R841 trust: a bare %s', (format) => {
  const encode = (orientation: number) =>
    flag()
      .withExif({ IFD0: { Copyright: 'canary' } })
      .withMetadata({ orientation })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">canary</x:xmpmeta>')
      .toFormat(format)
      .toBuffer();

  test('looks the same, however it is turned', async () => {
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const file = await encode(orientation);
      expect((await shown(barePicture(file))).equals(await shown(file)), String(orientation)).toBe(true);
    }
  });

  test('says nothing else', async () => {
    const tells = async (file: Buffer) => (await sharp(file).metadata()).exif?.includes('canary') ?? false;
    const file = await encode(6);
    expect([await tells(file), await tells(barePicture(file))]).toEqual([true, false]);
  });

  test('has its colours', async () => {
    const file = await flag().withIccProfile('p3').toFormat(format).toBuffer();
    expect((await sharp(barePicture(file)).metadata()).icc).toEqual((await sharp(file).metadata()).icc);
  });
});

test('R841 trust: of an animation the first frame is left, which costs as much as any picture', async () => {
  const [side, count] = [16, 300];
  const pixels = Buffer.alloc(
    side * side * 3 * count,
    Uint8Array.from({ length: 251 }, (_, index) => index),
  );
  const raw = { width: side, height: side * count, channels: 3, pageHeight: side } as const;
  const film = await sharp(pixels, { raw }).webp({ effort: 0 }).toBuffer();
  expect(await sharp(film).metadata()).toMatchObject({ pages: count });
  const bare = barePicture(film);
  expect(bare.toString('latin1').split('ANMF')).toHaveLength(2);
  expect((await shown(bare)).equals(await shown(film))).toBe(true);
});

test('R841 trust: what is cut off, or in a hundred thousand parts, is refused', async () => {
  const [jpeg, png] = [await flag().jpeg().toBuffer(), await flag().png().toBuffer()];
  const webp = await flag().webp().toBuffer();
  const parts = (part: string) => Buffer.from(part.repeat(100_000), 'hex');
  const inserted = (file: Buffer, at: number, part: string) =>
    Buffer.concat([file.subarray(0, at), parts(part), file.subarray(at)]);
  const longWebp = Buffer.concat([webp, parts('6162636400000000')]);
  longWebp.writeUInt32LE(longWebp.length - 8, 4);
  const files = [inserted(jpeg, 2, 'fffe0002'), inserted(png, 33, '000000006162436400000000'), longWebp];
  for (const file of [...files, jpeg.subarray(0, 40), png.subarray(0, 60), webp.subarray(0, 40)])
    expect(() => barePicture(file)).toThrow(RangeError);
});

test('R841 trust: no EXIF of a JPEG is left behind bytes that are no marker, or behind one without a length', async () => {
  const file = await flag()
    .withExif({ IFD0: { Copyright: 'canary' } })
    .jpeg()
    .toBuffer();
  const head = file.subarray(0, 2);
  const rest = file.subarray(2);
  const restart = Buffer.from([0xff, 0xd0, 0x00, 0x04]);
  for (const before of [Buffer.from([0x00, 0xda]), Buffer.from([0xff, 0x00]), Buffer.from([0xff, 0x01]), restart]) {
    const bare = barePicture(Buffer.concat([head, before, rest]));
    expect(bare.includes('canary'), before.toString('hex')).toBe(false);
    expect((await shown(bare)).equals(await shown(file))).toBe(true);
  }
});

test('R841 trust: no EXIF of an AVIF is left in a box that says its size in eight bytes', async () => {
  const file = await flag()
    .withExif({ IFD0: { Copyright: 'canary' } })
    .avif()
    .toBuffer();
  const entry = file.indexOf('Exif') - 12;
  expect(file.toString('latin1', entry, entry + 4)).toBe('infe');
  const long = Buffer.concat([file.subarray(0, entry + 4), Buffer.from([0, 0, 0, 0, 0, 0, 0, 29]), file.subarray(entry + 4)]);
  expect(barePicture(long).includes('Exif')).toBe(false);
});
