/** Files that are no pictures, or more than pictures. */
import { deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sendRaw } from '../../testing/fuzz/raw-http.ts';
import { peakOf } from '../../testing/peak-memory.ts';
import { createTestWorld } from '../../testing/test-world.ts';
import { makeAvatar } from './make-avatar.ts';

const SCRIPT = '<script>alert("polyglot")</script>';
const MEGABYTE = 1024 * 1024;
const REFUSED = { code: 'BAD_REQUEST', reason: 'invalid_input', message: 'Please select a valid image file.' };

const plain = (width = 40, height = 40) => sharp({ create: { width, height, channels: 3, background: '#c0ffee' } });

/** A PNG out of parts, so that it can claim what no library would write. */
function writePng(width: number, height: number, data: Buffer, isInterlaced: boolean): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, isInterlaced ? 1 : 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** A few kilobytes that unfold to this many pixels; interlaced, so that all of them have to be held at once. */
const bomb = (side: number) => writePng(side, side, deflateSync(Buffer.alloc((side * side) / 8 + side * 16)), true);

test('trust 23: a PNG of 14,000 x 14,000 pixels is refused, ten of them at once too, within 150 MB of memory', async () => {
  const file = bomb(14_000);
  expect(file.length).toBeLessThan(MEGABYTE);
  expect(await sharp(file, { limitInputPixels: false }).metadata()).toMatchObject({ width: 14_000, height: 14_000 });
  await makeAvatar(await plain().png().toBuffer());
  const peak = await peakOf(async () => {
    for (let index = 0; index < 10; index += 1) await expect(makeAvatar(file)).rejects.toMatchObject(REFUSED);
    const atOnce = await Promise.allSettled(Array.from({ length: 10 }, () => makeAvatar(file)));
    for (const result of atOnce) expect(result).toMatchObject({ status: 'rejected', reason: REFUSED });
  });
  expect(peak).toBeLessThan(150 * MEGABYTE);
});

test.each([
  ['one pixel over 24 megapixels', async () => bomb(4_900)],
  ['a size of nothing', async () => writePng(0, 0, deflateSync(Buffer.alloc(1)), false)],
  ['a size of 2^31 pixels', async () => writePng(0x7fffffff, 0x7fffffff, deflateSync(Buffer.alloc(1)), false)],
  ['a PNG that ends in its first row', async () => (await plain(600, 600).png().toBuffer()).subarray(0, 60)],
  ['a JPEG without its second half', async () => half(await noise().jpeg().toBuffer())],
  ['a WebP without its second half', async () => half(await noise().webp().toBuffer())],
  ['an AVIF without its second half', async () => half(await noise().avif({ effort: 0 }).toBuffer())],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>')],
  [
    'an SVG behind a byte order mark',
    async () => Buffer.from('\ufeff<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ['a packed SVG', async () => deflateRawSync('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a PDF', async () => Buffer.from('%PDF-1.7\n1 0 obj\n')],
  ['a TIFF', async () => plain().tiff().toBuffer()],
  ['a page that begins like a GIF', async () => Buffer.from(`GIF89a/*${SCRIPT}*/`)],
  ['a page that begins like a JPEG', async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SCRIPT)])],
  ['a page that begins like a WebP', async () => Buffer.from(`RIFF0000WEBP${SCRIPT}`)],
  ['a film', async () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42'), Buffer.alloc(64)])],
])('trust 23: %s is refused', async (_what, make) => {
  await expect(makeAvatar(await make())).rejects.toMatchObject(REFUSED);
});

const half = (file: Buffer) => file.subarray(0, Math.floor(file.length / 2));
const noise = () =>
  sharp({
    create: { width: 300, height: 300, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 120, sigma: 60 } },
  });

const SECRETS = ['where I live', 'GPS canary', 'xmp canary', 'polyglot'];
const exif = { IFD0: { Copyright: 'where I live' }, IFD3: { GPSMapDatum: 'GPS canary' } };
const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>xmp canary</rdf:Description></rdf:RDF></x:xmpmeta>';

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'trust 23: of a %s with a place, a name and a page inside only the picture is kept, and it is served as nothing else',
  async (format) => {
    await using world = await createTestWorld();
    const { origin } = await world.listen();
    const me = await world.newMember();
    const tagged = await plain().withExif(exif).withXmp(xmp).toFormat(format).toBuffer();
    const polyglot = Buffer.concat([tagged, Buffer.from(`\n*/${SCRIPT}PK\u0003\u0004<?php ?>`)]);
    const before = await sharp(polyglot).metadata();
    expect([before.exif, before.xmp]).toEqual([expect.any(Buffer), expect.any(Buffer)]);
    const form = new FormData();
    form.set('file', new File([new Uint8Array(polyglot)], '../../../evil.html', { type: 'text/html' }));
    const { avatarUrl } = await me.caller.profiles.setAvatar(form);
    expect(avatarUrl).toMatch(new RegExp(`^/media/avatars/${me.id}/[\\w-]{43}-[0-9a-f]{8}/avatar\\.webp$`));
    const file = Buffer.from(await world.services.storage.read(String(avatarUrl).replace('/media/', '')));
    for (const secret of SECRETS) expect({ secret, isKept: file.includes(secret) }).toEqual({ secret, isKept: false });
    const meta = await sharp(file).metadata();
    expect(meta).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect([meta.exif, meta.xmp, meta.iptc]).toEqual([undefined, undefined, undefined]);
    const { headers } = await sendRaw(origin, String(avatarUrl));
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none';sandbox",
    });
  },
);
