import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { stdSerializers } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startTestS3, type TestS3 } from '../testing/s3-server.ts';
import { openSmallDisk } from '../testing/small-disk.ts';
import { startTcpProxy } from '../testing/tcp-proxy.ts';
import { openFolderStorage, openS3Storage, openStorage, type Storage } from './storage.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hall-of-chaos-storage-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function temporaryS3(): Promise<TestS3> {
  const s3 = await startTestS3();
  onTestFinished(() => s3[Symbol.asyncDispose]());
  return s3;
}

/** Listens until the test ends. @returns its address. */
async function addressOf(server: ReturnType<typeof createServer>): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}

const numbered = (length: number) =>
  Buffer.alloc(
    length,
    Uint8Array.from({ length: 251 }, (_, index) => index),
  );
const missing = { name: 'StorageError', isMissing: true, isFull: false };
const unavailable = { name: 'StorageError', isMissing: false, isFull: false };

const places: [string, () => Promise<Storage>][] = [
  ['a folder', async () => openFolderStorage(await temporaryFolder())],
  ['S3', async () => openS3Storage((await temporaryS3()).settings)],
];

describe.each(places)('on %s', (_place, open) => {
  test('what was put is read back, whole and bit by bit', async () => {
    const storage = await open();
    await storage.put('characters/a/256.webp', new Uint8Array([1, 2, 3]));
    expect([...(await storage.read('characters/a/256.webp'))]).toEqual([1, 2, 3]);
    expect([...(await buffer(await storage.open('characters/a/256.webp')))]).toEqual([1, 2, 3]);
  });

  test('a second file under a key takes the place of the first', async () => {
    const storage = await open();
    await storage.put('characters/a/256.webp', numbered(5_000));
    await storage.put('characters/a/256.webp', new Uint8Array([9]));
    expect([...(await storage.read('characters/a/256.webp'))]).toEqual([9]);
  });

  test('an empty file is a file', async () => {
    const storage = await open();
    await storage.put('characters/a/empty', new Uint8Array());
    expect(await storage.read('characters/a/empty')).toHaveLength(0);
    expect(await buffer(await storage.open('characters/a/empty'))).toHaveLength(0);
  });

  test('a big file comes back unchanged', async () => {
    const storage = await open();
    const big = numbered(12 * 1024 * 1024);
    await storage.put('characters/a/1024.webp', big);
    expect(big.equals(await storage.read('characters/a/1024.webp'))).toBe(true);
    expect(big.equals(await buffer(await storage.open('characters/a/1024.webp')))).toBe(true);
  });

  test('files that are put at once do not disturb each other', async () => {
    const storage = await open();
    const files = Array.from({ length: 40 }, (_, index) => ({ key: `characters/${index}/1`, bytes: numbered(1_000 + index) }));
    await Promise.all(files.map(({ key, bytes }) => storage.put(key, bytes)));
    const read = await Promise.all(files.map(({ key }) => storage.read(key)));
    expect(read.map((bytes) => Buffer.from(bytes))).toEqual(files.map(({ bytes }) => bytes));
  });

  test('a removed folder is gone with its files, no other is, and removing it again is no error', async () => {
    const storage = await open();
    for (const key of ['a/1', 'a/below/2', 'ab/3']) await storage.put(`characters/${key}`, new Uint8Array([1]));
    await storage.removeFolder('characters/a');
    await storage.removeFolder('characters/a');
    await expect(storage.read('characters/a/1')).rejects.toMatchObject(missing);
    await expect(storage.read('characters/a/below/2')).rejects.toMatchObject(missing);
    expect(await storage.read('characters/ab/3')).toHaveLength(1);
  });

  test('a missing file is told apart, also below a file', async () => {
    const storage = await open();
    await storage.put('characters/a', new Uint8Array([1]));
    for (const key of ['nothing', 'characters/b/256.webp', 'characters/a/256.webp']) {
      await expect(storage.read(key)).rejects.toMatchObject(missing);
      await expect(storage.open(key)).rejects.toMatchObject(missing);
    }
  });

  test.each([
    '../outside',
    'a/../../outside',
    'a/./b',
    '/etc/passwd',
    'a//b',
    'a/',
    '.hidden',
    'a b',
    'a\\..\\b',
    'a\0b',
    'ä',
    '',
    'a\n',
  ])('the key %j leads nowhere', async (key) => {
    const storage = await open();
    await storage.put('a/b', new Uint8Array([1]));
    await expect(storage.put(key, new Uint8Array(1))).rejects.toMatchObject({ name: 'StorageError' });
    await expect(storage.removeFolder(key)).rejects.toMatchObject({ name: 'StorageError' });
    await expect(storage.read(key)).rejects.toMatchObject(missing);
    await expect(storage.open(key)).rejects.toMatchObject(missing);
    expect(await storage.read('a/b')).toHaveLength(1);
  });
});

test('a folder that cannot be written is a storage error that is not "full"', async () => {
  const folder = await temporaryFolder();
  await writeFile(path.join(folder, 'blocked'), '');
  await expect(openFolderStorage(folder).put('blocked/file', new Uint8Array(1))).rejects.toMatchObject(unavailable);
});

test('a full disk is told apart, keeps what was there, leaves nothing half-written, and is no fault once there is room', async () => {
  await using disk = await openSmallDisk();
  const storage = openFolderStorage(path.join(disk.folder, 'storage'));
  await storage.put('a/1', numbered(70_000));
  await disk.fill();
  await expect(storage.put('a/1', new Uint8Array(70_000))).rejects.toMatchObject({ name: 'StorageError', isFull: true });
  await expect(storage.put('a/2', new Uint8Array(70_000))).rejects.toMatchObject({ name: 'StorageError', isFull: true });
  await expect(storage.probeRoom()).rejects.toMatchObject({ name: 'StorageError', isFull: true });
  expect(await readdir(path.join(disk.folder, 'storage/a'))).toEqual(['1']);
  expect(numbered(70_000).equals(await storage.read('a/1'))).toBe(true);
  await disk.makeRoom();
  await storage.put('a/2', new Uint8Array([2]));
  expect(await storage.read('a/2')).toHaveLength(1);
});

test('whoever reads while a file takes the place of another gets one of the two', async () => {
  const storage = openFolderStorage(await temporaryFolder());
  const versions = [numbered(400_000), Buffer.alloc(300_000, 7)];
  await storage.put('a/1', versions[0] ?? Buffer.alloc(0));
  const writing = (async () => {
    for (let index = 1; index <= 30; index += 1) await storage.put('a/1', versions[index % 2] ?? Buffer.alloc(0));
  })();
  let isWriting = true;
  void writing.finally(() => {
    isWriting = false;
  });
  const seen = new Set<boolean>();
  while (isWriting) {
    const read = Buffer.from(await storage.read('a/1'));
    seen.add(versions.some((version) => version.equals(read)));
  }
  await writing;
  expect([...seen]).toEqual([true]);
});

test('S3 that has no room is told apart', async () => {
  const full = createHttpServer((request, response) => {
    request.resume();
    response.writeHead(507).end('<Error><Code>XMinioStorageFull</Code></Error>');
  });
  const s3 = await temporaryS3();
  const storage = await openS3Storage({ ...s3.settings, endpoint: await addressOf(full) });
  await expect(storage.put('a/b', new Uint8Array(1))).rejects.toMatchObject({ name: 'StorageError', isFull: true });
});

test('to S3 go no checksums and no access lists that only Amazon knows, and the bucket is in the path', async () => {
  const asked: IncomingMessage[] = [];
  const recorder = createHttpServer((request, response) => {
    asked.push(request.resume());
    response.end('bytes');
  });
  const s3 = await temporaryS3();
  // By name: where the host is a number the client uses paths anyway.
  const endpoint = (await addressOf(recorder)).replace('127.0.0.1', 'localhost');
  const storage = await openS3Storage({ ...s3.settings, endpoint });
  await storage.put('a/b.webp', new Uint8Array(10));
  await storage.read('a/b.webp');
  expect(asked.map(({ method, url }) => `${method} ${url?.split('?')[0]}`)).toEqual([
    'PUT /hall-of-chaos/a/b.webp',
    'GET /hall-of-chaos/a/b.webp',
  ]);
  expect(asked[0]?.headers).toMatchObject({ 'content-type': 'image/webp', 'content-length': '10' });
  const names = asked.flatMap(({ headers }) => Object.keys(headers));
  expect(names.filter((name) => /checksum|x-amz-acl|x-amz-trailer/.test(name))).toEqual([]);
});

test('S3 that is away cannot say that a file is missing, and works again when it is back', async () => {
  const s3 = await temporaryS3();
  await using proxy = await startTcpProxy(s3.settings.endpoint);
  const storage = await openS3Storage({ ...s3.settings, endpoint: proxy.url });
  await storage.put('a/b', new Uint8Array([1]));
  await proxy.cut();
  await expect(storage.put('a/c', new Uint8Array(1))).rejects.toMatchObject(unavailable);
  await expect(storage.read('a/b')).rejects.toMatchObject(unavailable);
  await expect(storage.open('a/b')).rejects.toMatchObject(unavailable);
  await expect(storage.removeFolder('a')).rejects.toMatchObject(unavailable);
  await proxy.restore();
  expect(await storage.read('a/b')).toHaveLength(1);
});

test('S3 that accepts and never answers holds nobody for ever', async () => {
  const silent = createServer((socket) => void socket.on('error', () => {}));
  const s3 = await temporaryS3();
  const storage = await openS3Storage({ ...s3.settings, endpoint: await addressOf(silent) }, 100);
  await expect(storage.put('a/b', new Uint8Array(1))).rejects.toMatchObject(unavailable);
  await expect(storage.open('a/b')).rejects.toMatchObject(unavailable);
});

test('S3 that stops in the middle of a file holds nobody for ever, and gives no half file', async () => {
  const stalling = createHttpServer((_request, response) => void response.writeHead(200, { 'content-length': 2 }).write('1'));
  const s3 = await temporaryS3();
  const storage = await openS3Storage({ ...s3.settings, endpoint: await addressOf(stalling) }, 100);
  await expect(storage.read('a/b')).rejects.toMatchObject(unavailable);
  await expect(buffer(await storage.open('a/b'))).rejects.toThrow();
});

test('a bucket that is not there is a fault of the setting, not a missing file', async () => {
  const storage = await openS3Storage({ ...(await temporaryS3()).settings, bucket: 'another' });
  await expect(storage.read('a/b')).rejects.toMatchObject(unavailable);
  await expect(storage.open('a/b')).rejects.toMatchObject(unavailable);
});

test('a wrong secret is refused, and what is logged of it does not tell it', async () => {
  const secretAccessKey = 'canary-secret';
  const storage = await openS3Storage({ ...(await temporaryS3()).settings, secretAccessKey });
  const error: unknown = await storage.put('a/b', new Uint8Array(1)).catch((cause: unknown) => cause);
  expect(error).toMatchObject(unavailable);
  const logged = JSON.stringify(error instanceof Error && stdSerializers.err(error));
  expect(logged).toContain('SignatureDoesNotMatch');
  expect(logged).not.toContain(secretAccessKey);
});

test('the settings choose between a folder in DATA_DIR and a bucket', async () => {
  const DATA_DIR = await temporaryFolder();
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = (await temporaryS3()).settings;
  const s3 = { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region };
  const keys = { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
  const onDisk = await openStorage({ DATA_DIR });
  const onS3 = await openStorage({ DATA_DIR, ...s3, ...keys });
  await onDisk.put('a/disk', new Uint8Array(1));
  await onS3.put('a/s3', new Uint8Array(1));
  expect(await openFolderStorage(path.join(DATA_DIR, 'storage')).read('a/disk')).toHaveLength(1);
  await expect(onDisk.read('a/s3')).rejects.toMatchObject(missing);
  await expect(onS3.read('a/disk')).rejects.toMatchObject(missing);
});

test('a start without S3 does not load its client', async () => {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    const { openStorage } = await import(${JSON.stringify(path.join(import.meta.dirname, 'storage.ts'))});
    await openStorage({ DATA_DIR: '/nowhere' });
    console.log(JSON.stringify(loaded));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  const loaded: string[] = JSON.parse(stdout);
  expect(loaded.some((url) => url.includes('/flydrive/'))).toBe(true);
  expect(loaded.filter((url) => /@aws-sdk|@smithy/.test(url))).toEqual([]);
});

test('a folder that was taken away is no empty one: nothing is missing from it, and nothing is written beside it', async () => {
  const folder = path.join(await temporaryFolder(), 'storage');
  const storage = openFolderStorage(folder);
  await storage.put('a/b', numbered(10));
  await expect(storage.read('a/c')).rejects.toMatchObject({ isMissing: true });
  await rm(folder, { recursive: true });
  const calls = [() => storage.read('a/b'), () => storage.put('a/b', numbered(10)), storage.probeRoom, storage.check];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ name: 'StorageError', isMissing: false });
  await expect(readdir(folder)).rejects.toMatchObject({ code: 'ENOENT' });
  await writeFile(folder, 'no folder');
  await expect(storage.read('a/b')).rejects.toMatchObject({ isMissing: false });
});
