import { once } from 'node:events';
import { symlink, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { startTestS3 } from '@chaos/shared/node/testing/s3-server';
import { startTcpProxy } from '@chaos/shared/node/testing/tcp-proxy';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Reads the whole answer: a half-read one would keep the server from closing. */
async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.status;
}

/** Sends the path as it stands; `fetch` would tidy it first. */
async function statusOfRaw(origin: string, rawPath: string): Promise<number | undefined> {
  const [answer]: IncomingMessage[] = await once(get(origin, { path: rawPath }), 'response');
  answer?.resume();
  return answer?.statusCode;
}

/** Not a whole number of chunks. */
const PICTURE = Buffer.alloc(300_001, 'WEBP');

const places: [string, () => Promise<TestWorld>][] = [
  ['a folder', () => createTestWorld()],
  [
    'S3',
    async () => {
      const s3 = await startTestS3();
      onTestFinished(() => s3[Symbol.asyncDispose]());
      return createTestWorld({ s3: s3.settings });
    },
  ],
];

describe.each(places)('pictures on %s', (_place, open) => {
  test('are served under the same address with the same headers, to be kept for ever', async () => {
    await using world = await open();
    const { origin } = await world.listen();
    await world.services.storage.put('characters/abc/256.webp', PICTURE);
    const url = `${origin}/media/characters/abc/256.webp`;
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(url, { method });
      const body = Buffer.from(await answer.arrayBuffer());
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': FOR_EVER,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none';frame-ancestors 'none';sandbox",
        etag: '"characters/abc/256.webp"',
      });
      expect(body.equals(method === 'GET' ? PICTURE : Buffer.alloc(0))).toBe(true);
    }
    const again = await fetch(url, { headers: { 'if-none-match': '"characters/abc/256.webp"' } });
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, FOR_EVER]);
  });

  test('the untouched original, what is no picture, what is not there and what lies outside are 404', async () => {
    await using world = await open();
    const { origin } = await world.listen();
    const { storage } = world.services;
    for (const file of ['256.webp', 'original.png', 'page.html', 'picture.svg', 'plain'])
      await storage.put(`characters/abc/${file}`, PICTURE);
    const corpus = [
      'characters/abc/original.png',
      'characters/abc/original.png%20',
      'characters/abc//original.png',
      'characters/abc/page.html',
      'characters/abc/picture.svg',
      'characters/abc/plain',
      'characters/abc',
      'characters/abc/512.webp',
      'characters/abc/256.webp/256.webp',
      'characters/./abc/256.webp',
      'characters//abc/256.webp',
      'characters/%2e%2e/characters/abc/256.webp',
      '..%2foutside.webp',
      '%2e%2e/outside.webp',
      '..%5coutside.webp',
      'characters/..%2f..%2foutside.webp',
      'characters/abc/..%2f..%2f..%2f..%2fetc%2fpasswd',
      '%2fetc%2fpasswd.webp',
      'characters/abc/256.webp%00.webp',
      '',
    ];
    await writeFile(path.join(world.storageFolder, '../outside.webp'), PICTURE);
    for (const place of corpus) {
      expect([place, await statusOfRaw(origin, `/media/${place}`)]).toEqual([place, 404]);
    }
    expect(await statusOf(`${origin}/media/characters/abc/256.webp`)).toBe(200);
  });
});

test('S3 away: pictures are 503 and not kept, the rest answers, and they are back with it', async () => {
  await using s3 = await startTestS3();
  await using proxy = await startTcpProxy(s3.settings.endpoint);
  await using world = await createTestWorld({ s3: { ...s3.settings, endpoint: proxy.url } });
  const { origin } = await world.listen();
  await world.services.storage.put('characters/abc/256.webp', PICTURE);
  await proxy.cut();
  for (const file of ['256.webp', 'missing.webp']) {
    const answer = await fetch(`${origin}/media/characters/abc/${file}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await answer.json()).toEqual({ message: 'The picture cannot be read right now.' });
  }
  expect(await statusOf(`${origin}/readyz`)).toBe(200);
  await proxy.restore();
  expect(await statusOf(`${origin}/media/characters/abc/256.webp`)).toBe(200);
  expect(await statusOf(`${origin}/media/characters/abc/missing.webp`)).toBe(404);
});

test('a disk that cannot be read is 503 too', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  // A link that leads to itself cannot be opened by anybody, not even by root.
  await symlink('loop.webp', path.join(world.storageFolder, 'loop.webp'));
  expect(await statusOf(`${origin}/media/loop.webp`)).toBe(503);
});

test('a player gets the part of a video that it asks for, and is told when there is no such part', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  await world.services.storage.put('videos/abc/loop.webm', Buffer.from('0123456789'));
  const ask = async (range?: string) => {
    const answer = await fetch(`${origin}/media/videos/abc/loop.webm`, { headers: range ? { range } : {} });
    return [answer.status, await answer.text(), answer.headers.get('content-range'), answer.headers.get('content-type')];
  };
  expect(await ask()).toEqual([200, '0123456789', null, 'video/webm']);
  expect(await ask('bytes=2-4')).toEqual([206, '234', 'bytes 2-4/10', 'video/webm']);
  expect(await ask('bytes=7-')).toEqual([206, '789', 'bytes 7-9/10', 'video/webm']);
  expect(await ask('bytes=-3')).toEqual([206, '789', 'bytes 7-9/10', 'video/webm']);
  expect(await ask('bytes=0-99')).toEqual([206, '0123456789', 'bytes 0-9/10', 'video/webm']);
  expect((await ask('bytes=10-')).slice(0, 3)).toEqual([416, '', 'bytes */10']);
  for (const none of ['bytes=1-2,4-5', 'lines=1-2', 'bytes=-'])
    expect((await ask(none)).slice(0, 2)).toEqual([200, '0123456789']);
});
