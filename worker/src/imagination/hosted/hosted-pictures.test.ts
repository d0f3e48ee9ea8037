/** What comes back as a picture, and from where; and where the hidden message goes. Over real HTTP. */
import type { LookupFunction } from 'node:net';
import type { Wish } from '@chaos/shared/contract/characters';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isPublicAddress } from '../../ssrf-guard.ts';
import * as wire from '../../testing/provider-server.ts';
import type { FusionSource } from '../imagination.ts';
import { createHostedWorld, paint, TEXT, WISH } from './testing.ts';

const noise = await wire.testPicture();
const bombSide = 12_000;
const bomb = await sharp({ create: { width: bombSide, height: bombSide, channels: 3, background: '#000' } })
  .png({ compressionLevel: 9, palette: true })
  .toBuffer();
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><image href="file:///etc/passwd"/></svg>',
);
const pictures: [name: string, bytes: Buffer][] = [
  ['truncated', noise.subarray(0, noise.length / 2)],
  ['truncated JPEG', (await sharp(noise).jpeg().toBuffer()).subarray(0, 20_000)],
  ['garbage', Buffer.from('this is no picture at all')],
  ['an SVG', svg],
  ['a bomb', bomb],
  ['too small', await wire.testPicture(511)],
  ['a ribbon that is too narrow', await sharp(noise).resize(1_200, 300, { fit: 'fill' }).png().toBuffer()],
  ['empty', Buffer.alloc(0)],
];
const readable: [name: string, bytes: Buffer][] = [
  ['with alpha', await sharp(noise).ensureAlpha(0.5).png().toBuffer()],
  ['grey', await sharp(noise).greyscale().png().toBuffer()],
  ['16 bits', await sharp(noise).toColourspace('rgb16').png().toBuffer()],
  ['JPEG in CMYK', await sharp(noise).toColourspace('cmyk').jpeg().toBuffer()],
  ['WebP, not square', await sharp(noise).resize(900, 700, { fit: 'fill' }).webp().toBuffer()],
];

describe('what a provider calls a picture', () => {
  test.each(pictures)('%s: paid, tried again, then given up with nothing to publish', async (_name, bytes) => {
    await using world = await createHostedWorld();
    world.server.behave(wire.picture(bytes), wire.picture(bytes), wire.picture(bytes));
    await expect(paint(world)).rejects.toMatchObject({ name: 'ImaginationError', retryable: true });
    expect(world.server.requests).toHaveLength(3);
    expect(world.budget.calls.map(({ cost }) => cost)).toEqual([40_000, 40_000, 40_000]);
  });

  test.each(readable)('%s becomes a 1024 PNG without alpha', async (_name, bytes) => {
    await using world = await createHostedWorld();
    world.server.behave(wire.picture(bytes));
    const { png } = await paint(world);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024, channels: 3, depth: 'uchar' });
  });
});

describe('R346 a picture that is not square shows its middle', () => {
  test.each([
    [1536, 512],
    [512, 1400],
    [640, 512],
  ])('%i x %i', async (width, height) => {
    await using world = await createHostedWorld();
    const side = 400;
    const middle = { create: { width: side, height: side, channels: 3, background: '#00ff00' } } as const;
    const bytes = await sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
      .composite([{ input: await sharp(middle).png().toBuffer(), gravity: 'centre' }])
      .png()
      .toBuffer();
    world.server.behave(wire.picture(bytes));
    const { png } = await paint(world);
    const { info } = await sharp(png).trim({ background: '#ff0000' }).toBuffer({ resolveWithObject: true });
    // Scaled alike both ways, and with the same margin on all sides.
    expect(Math.abs(info.width - side * 2)).toBeLessThan(20);
    expect(Math.abs(info.height - side * 2)).toBeLessThan(20);
    expect(Math.abs((info.trimOffsetLeft ?? 0) - (info.trimOffsetTop ?? 0))).toBeLessThan(10);
  });
});

describe('trust 21: an address in place of a picture', () => {
  const toThisMachine: LookupFunction = (_hostname, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]);
  // As if 127.0.0.1 were anybody's.
  const guard = { lookup: toThisMachine as never, mayConnect: (address: string) => address === '127.0.0.1' };

  test('is fetched from a host on the list, without the key', async () => {
    await using world = await createHostedWorld({ guard });
    const host = `pictures.example:${world.server.port}`;
    world.ai.image?.hosts.push(host);
    world.server.behave(wire.pictureAt(`http://${host}/a.png?signature=1`));
    expect((await sharp((await paint(world)).png).metadata()).width).toBe(1024);
    const [, fetched] = world.server.requests;
    expect(fetched).toMatchObject({ method: 'GET', path: '/a.png?signature=1' });
    expect(JSON.stringify(fetched?.headers)).not.toContain(wire.KEY);
  });

  test('that answers with a redirect, too much, or half a picture gives none', async () => {
    await using world = await createHostedWorld({ guard });
    const host = `pictures.example:${world.server.port}`;
    world.ai.image?.hosts.push(host);
    const half: wire.Behaviour = wire.picture((await wire.testPicture()).subarray(0, 9_000));
    for (const [behaviour, requests] of [
      [wire.redirectTo(`http://${host}/b.png`), 2],
      [wire.flood, 6],
      [half, 6],
    ] as const) {
      const before = world.server.requests.length;
      for (let attempt = 0; attempt < 3; attempt += 1) world.server.behave(wire.pictureAt(`http://${host}/a.png`), behaviour);
      await expect(paint(world)).rejects.toMatchObject({ name: 'ImaginationError' });
      expect(world.server.requests.length - before).toBe(requests);
      world.server.behaveWell();
    }
  });

  const ADDRESSES = [
    '127.0.0.1',
    '127.1.2.3',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '169.254.169.254',
    '10.0.0.1',
    '0.0.0.0',
    '2130706433',
  ];
  test.each(ADDRESSES)('%s is not connected to, even when its name is on the list', async (address) => {
    await using world = await createHostedWorld();
    await using victim = await wire.startProviderServer();
    const url = new URL(`http://${address}:${victim.port}/a.png`);
    world.ai.image?.hosts.push(url.host);
    world.server.behave(wire.pictureAt(url.href));
    await expect(paint(world)).rejects.toMatchObject({ name: 'ImaginationError' });
    expect(victim.requests).toEqual([]);
    expect(world.server.requests).toHaveLength(1);
  });

  test('a name on the list that leads to this machine is refused by the address it resolves to', async () => {
    await using world = await createHostedWorld({ guard: { ...guard, mayConnect: isPublicAddress } });
    const host = `pictures.example:${world.server.port}`;
    world.ai.image?.hosts.push(host);
    world.server.behave(wire.pictureAt(`http://${host}/a.png`));
    await expect(paint(world)).rejects.toMatchObject({ name: 'ImaginationError' });
    expect(world.budget.calls).toEqual([{ most: 40_000, cost: 40_000, failure: 'address not allowed' }]);
    expect(world.server.requests).toHaveLength(1);
  });

  test.each([
    'https://elsewhere.example/a.png',
    'file:///etc/passwd',
    'ftp://pictures.example/a.png',
    'data:image/png;base64,AAAA',
    'no address',
  ])('%s is not asked for', async (address) => {
    await using world = await createHostedWorld({ guard });
    world.ai.image?.hosts.push('pictures.example');
    world.server.behave(...Array(3).fill(wire.pictureAt(address)));
    await expect(paint(world)).rejects.toMatchObject({ name: 'ImaginationError' });
    for (const { method } of world.server.requests) expect(method).toBe('POST');
  });
});

describe('the hidden message', () => {
  const source: FusionSource = { ...TEXT, wish: WISH, seed: 'source' };

  test('is never sent, secret or open, for a character or a source of a fusion', async () => {
    await using world = await createHostedWorld();
    for (const makeMessageSecret of [true, false]) {
      const wish = { ...WISH, makeMessageSecret };
      await world.hosted.writeCharacter(wish, world.context);
      await world.hosted.paintCharacter(wish, TEXT, world.context);
      const sources = [source, { ...source, wish }];
      await world.hosted.writeFusion(sources, world.context);
      await world.hosted.paintFusion(sources, TEXT, world.context);
    }
    expect(world.server.requests).toHaveLength(8);
    for (const { text, headers } of world.server.requests) {
      expect(text + JSON.stringify(headers)).not.toMatch(/treasure|oven|hiddenMessage|makeMessageSecret/);
      expect(text).toContain('provolone');
    }
  });

  test('an open one is seen on the picture, a secret one is not, and a fusion has neither', async () => {
    await using world = await createHostedWorld();
    const bytes = await sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#808080' } })
      .png()
      .toBuffer();
    world.server.behave(...Array(3).fill(wire.picture(bytes)));
    const paintWish = async (wish: Wish) => (await world.hosted.paintCharacter(wish, TEXT, world.context)).png;
    const secret = await paintWish(WISH);
    const open = await paintWish({ ...WISH, makeMessageSecret: false });
    const spread = async (png: Buffer) => (await sharp(png).stats()).channels[0]?.stdev ?? 0;
    expect(await spread(secret)).toBeLessThan(1);
    expect(await spread(open)).toBeGreaterThan(5);
    const fused = (await world.hosted.paintFusion([source, source], TEXT, world.context)).png;
    expect(await spread(fused)).toBe(0);
  });
});
