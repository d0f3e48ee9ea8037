import { once } from 'node:events';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { startTestS3 } from '@chaos/shared/testing/s3-server';
import { startTcpProxy } from '@chaos/shared/testing/tcp-proxy';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hangPictures, webmOf, webpOf } from '../testing/media-files.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

const FOR_A_DAY = 'public, max-age=86400';
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
const PICTURE = webpOf(300_001);

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
  test('are served under the same address with the same headers, to be kept for a day', async () => {
    await using world = await open();
    const { origin } = await world.listen();
    await world.services.storage.put('characters/abc/256.webp', PICTURE);
    const address = `${await hangPictures(world)}/256.webp`;
    const url = origin + address;
    const etag = `"${address.replace('/media/', '')}"`;
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(url, { method });
      const body = Buffer.from(await answer.arrayBuffer());
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': FOR_A_DAY,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none';frame-ancestors 'none';sandbox",
        etag,
      });
      expect(body.equals(method === 'GET' ? PICTURE : Buffer.alloc(0))).toBe(true);
    }
    const again = await fetch(url, { headers: { 'if-none-match': etag } });
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, FOR_A_DAY]);
  });

  test('the untouched original, what is no picture, what is not there and what lies outside are 404', async () => {
    await using world = await open();
    const { origin } = await world.listen();
    const { storage } = world.services;
    for (const file of ['256.webp', 'original.png', 'page.html', 'picture.svg', 'plain'])
      await storage.put(`characters/abc/${file}`, PICTURE);
    const folder = (await hangPictures(world)).replace('/media/', '');
    const corpus = [
      'characters/abc/256.webp',
      `${folder}/source-0/256.webp`,
      `${folder}/constructor`,
      `${folder}/original.png`,
      `${folder}/original.png%20`,
      `${folder}//original.png`,
      `${folder}/page.html`,
      `${folder}/picture.svg`,
      `${folder}/plain`,
      `${folder}`,
      `${folder}/512.webp`,
      `${folder}/256.webp/256.webp`,
      `${folder.replace('characters/', 'characters/./')}/256.webp`,
      `${folder.replace('characters/', 'characters//')}/256.webp`,
      `characters/%2e%2e/${folder}/256.webp`,
      '..%2foutside.webp',
      '%2e%2e/outside.webp',
      '..%5coutside.webp',
      'characters/..%2f..%2foutside.webp',
      `${folder}/..%2f..%2f..%2f..%2fetc%2fpasswd`,
      '%2fetc%2fpasswd.webp',
      `${folder}/256.webp%00.webp`,
      '',
    ];
    await writeFile(path.join(world.storageFolder, '../outside.webp'), PICTURE);
    for (const place of corpus) {
      expect([place, await statusOfRaw(origin, `/media/${place}`)]).toEqual([place, 404]);
    }
    expect(await statusOf(`${origin}/media/${folder}/256.webp`)).toBe(200);
  });
});

test('S3 away: pictures are 503 and not kept, the rest answers, and they are back with it', async () => {
  await using s3 = await startTestS3();
  await using proxy = await startTcpProxy(s3.settings.endpoint);
  await using world = await createTestWorld({ s3: { ...s3.settings, endpoint: proxy.url } });
  const { origin } = await world.listen();
  await world.services.storage.put('characters/abc/256.webp', PICTURE);
  const folder = await hangPictures(world);
  await proxy.cut();
  for (const file of ['256.webp', '512.webp']) {
    const answer = await fetch(`${origin}${folder}/${file}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await answer.json()).toEqual({ message: 'The picture cannot be read right now.' });
  }
  expect(await statusOf(`${origin}/readyz`)).toBe(200);
  await proxy.restore();
  expect(await statusOf(`${origin}${folder}/256.webp`)).toBe(200);
  expect(await statusOf(`${origin}${folder}/512.webp`)).toBe(404);
});

test('a disk that cannot be read is 503 too', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  // A link that leads to itself cannot be opened by anybody, not even by root.
  await mkdir(path.join(world.storageFolder, 'characters/abc'), { recursive: true });
  await symlink('256.webp', path.join(world.storageFolder, 'characters/abc/256.webp'));
  expect(await statusOf(`${origin}${await hangPictures(world)}/256.webp`)).toBe(503);
});

test('R343 the answer of a video names the address of its manifest, which is what stands in it', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const folder = await hangPictures(world);
  const ask = async (name: string) => {
    const answer = await fetch(`${origin}${folder}/${name}`);
    const body = Buffer.from(await answer.arrayBuffer()).toString();
    return { status: answer.status, link: answer.headers.get('link'), type: answer.headers.get('content-type'), body };
  };
  const element = (id: string, content: Buffer) =>
    Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x80 | content.length]), content]);
  // As the worker writes it: tags, a tag, a simple tag, its binary value.
  const tags = ['4485', '67c8', '7373', '1254c367'].reduce((content, id) => element(id, content), Buffer.from('signed'));
  await world.services.storage.put('videos/abc/loop.webm', webmOf(tags));
  expect(await ask('loop.webm')).toMatchObject({ status: 200, link: '<loop.c2pa>; rel="c2pa-manifest"', type: 'video/webm' });
  expect(await ask('loop.c2pa')).toEqual({ status: 200, link: null, type: 'application/c2pa', body: 'signed' });
  await world.services.storage.put('videos/abc/loop.webm', webmOf('0123456789'));
  expect(await ask('loop.webm')).toMatchObject({ status: 200, link: null });
  expect((await ask('loop.c2pa')).status).toBe(404);
});

test('a player gets the part of a video that it asks for, and is told when there is no such part', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const head = webmOf('0123456789').toString('latin1').slice(0, -10);
  await world.services.storage.put('videos/abc/loop.webm', webmOf('0123456789'));
  const folder = await hangPictures(world);
  const ask = async (range?: string) => {
    const answer = await fetch(`${origin}${folder}/loop.webm`, { headers: range ? { range } : {} });
    const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    return [answer.status, text, answer.headers.get('content-range'), answer.headers.get('content-type')];
  };
  expect(await ask()).toEqual([200, `${head}0123456789`, null, 'video/webm']);
  expect(await ask('bytes=16-18')).toEqual([206, '234', 'bytes 16-18/24', 'video/webm']);
  expect(await ask('bytes=21-')).toEqual([206, '789', 'bytes 21-23/24', 'video/webm']);
  expect(await ask('bytes=-3')).toEqual([206, '789', 'bytes 21-23/24', 'video/webm']);
  expect(await ask('bytes=0-99')).toEqual([206, `${head}0123456789`, 'bytes 0-23/24', 'video/webm']);
  expect((await ask('bytes=24-')).slice(0, 3)).toEqual([416, '', 'bytes */24']);
  for (const none of ['bytes=1-2,4-5', 'lines=1-2', 'bytes=-'])
    expect((await ask(none)).slice(0, 2)).toEqual([200, `${head}0123456789`]);
});
