import { readSourceType } from '@chaos/shared/core/content-credentials/source-label';
import { listUncredited } from '@chaos/shared/core/content-credentials/uncredited-characters';
import { pictureFiles, videoFile } from '@chaos/shared/core/pictures/picture-files';
import { reserveSpending, settleSpending } from '@chaos/shared/core/providers/spending-cap';
import type { Database } from '@chaos/shared/platform/database';
import { createLogger } from '@chaos/shared/platform/logging';
import { openFolderStorage, StorageError } from '@chaos/shared/platform/storage';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePictures } from '../pictures/make-pictures.ts';
import { readCredentials } from '../testing/c2pa-reader.ts';
import { createFrame, createTestImagination } from '../testing/test-imagination.ts';
import { createWorkerWorld, type WorkerWorld } from '../testing/worker-world.ts';
import { ENCODER, encodeVideo } from '../video/encoder.ts';
import { makeIdentity } from './certificate.ts';
import { createSigner } from './content-credentials.ts';
import { creditOlderFiles } from './credit-older-files.ts';

const WIDTHS = [256, 512] as const;

/** Characters whose files are as they were before, in the order of their making. */
async function makeOlder(world: WorkerWorld, count: number) {
  const worker = await world.startWorker({ imagination: createTestImagination() });
  for (let made = 0; made < count; made++) await world.follow(await world.openTicket());
  await worker.stop();
  const rows = await world.db.selectFrom('meme_characters').select(['id', 'ticket_id', 'image_key']).orderBy('id').execute();
  const storage = openFolderStorage(world.folder);
  const painting = sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#c0ffee' } }).png();
  const { webp, shareCard } = await makePictures(await painting.toBuffer(), 'Gnocchi');
  for (const { id, image_key } of rows) {
    const files = pictureFiles(image_key);
    for (const [width, file] of webp) await storage.put(files.webp(width), file);
    await storage.put(files.shareCard, shareCard);
    await listUncredited(world.db, id);
  }
  const means = {
    db: world.db,
    storage,
    sign: createSigner(makeIdentity(world.env.APP_SECRET)),
    log: createLogger('test', 'silent'),
  };
  const read = async (file: string) => Buffer.from(await storage.read(file));
  return { rows, means, read, storage };
}

const readListed = async (db: Database) => (await db.selectFrom('uncredited_characters').select('character_id').execute()).length;

test('R345 files of before say what made them: a provider where it was paid for it, else a program', async () => {
  await using world = await createWorkerWorld();
  const { rows, means, read, storage } = await makeOlder(world, 2);
  const [paid, own] = rows;
  async function* oneFrame() {
    yield createFrame();
  }
  await storage.put(videoFile('videos/older'), await encodeVideo(ENCODER, oneFrame(), new AbortController().signal));
  await world.db
    .updateTable('meme_characters')
    .set({ video_key: 'videos/older' })
    .where('id', '=', paid?.id ?? '')
    .execute();
  const call = await reserveSpending(world.db, {
    ticketId: paid?.ticket_id ?? '',
    step: 'picture',
    provider: 'openai',
    most: 1,
    cap: null,
  });
  await settleSpending(world.db, { id: call, cost: 1, failure: null });

  expect(await creditOlderFiles(means)).toEqual(rows.map(({ id }) => id));
  expect([await creditOlderFiles(means), await readListed(world.db)]).toEqual([[], 0]);
  for (const [row, type] of [
    [paid, 'trainedAlgorithmicMedia'],
    [own, 'algorithmicMedia'],
  ] as const) {
    const files = pictureFiles(row?.image_key ?? '');
    expect(await readCredentials(await read(files.largest), 'image/webp')).toMatchObject({
      state: 'Valid',
      actions: [`c2pa.created ${type}`],
    });
    expect(await readCredentials(await read(files.shareCard), 'image/jpeg')).toMatchObject({
      state: 'Valid',
      ingredients: [`componentOf c2pa.created ${type}`],
    });
    for (const width of WIDTHS) expect(readSourceType(await read(files.webp(width)), 'webp')).toBe(type);
  }
  expect(readSourceType(await read(videoFile('videos/older')), 'webm')).toBe('trainedAlgorithmicMedia');
});

test('R345 what is lost or damaged holds up no other, what was taken down waits, and goes with its files', async () => {
  await using world = await createWorkerWorld();
  const { rows, means, read, storage } = await makeOlder(world, 4);
  const [lost, damaged, down, whole] = rows.map(({ id, image_key }) => ({ id, files: pictureFiles(image_key) }));
  if (!lost || !damaged || !down || !whole) throw new Error('four characters were to be there');
  await storage.removeFolder(rows[0]?.image_key ?? '');
  const bytes = await read(damaged.files.largest);
  // The length of its first chunk, which no look at the ends of a file sees.
  bytes.writeUInt32LE(0xffff_fff0, 16);
  await storage.put(damaged.files.largest, bytes);
  await world.db.insertInto('taken_down_files').values({ character_id: down.id }).execute();

  expect(await creditOlderFiles(means)).toEqual([lost.id, damaged.id, whole.id]);
  expect((await readCredentials(await read(whole.files.largest), 'image/webp')).state).toBe('Valid');
  expect([await creditOlderFiles(means), await readListed(world.db)]).toEqual([[], 1]);
  await world.db.updateTable('taken_down_files').set({ removal_began_at: new Date() }).execute();
  expect([await creditOlderFiles(means), await readListed(world.db)]).toEqual([[], 0]);
});

test('R345 what the storage refuses holds up no other, and is tried again later', async () => {
  await using world = await createWorkerWorld();
  const { rows, means, storage } = await makeOlder(world, 2);
  const [refused, whole] = rows;
  const refusing = {
    ...storage,
    async read(key: string) {
      if (key.startsWith(refused?.image_key ?? '')) throw new StorageError('403', { isFull: false, cause: null });
      return storage.read(key);
    },
  };
  expect(await creditOlderFiles({ ...means, storage: refusing })).toEqual([whole?.id]);
  expect([await creditOlderFiles(means), await readListed(world.db)]).toEqual([[], 1]);
  await world.db.updateTable('uncredited_characters').set({ due_at: new Date() }).execute();
  expect([await creditOlderFiles(means), await readListed(world.db)]).toEqual([[refused?.id], 0]);
});

test('R345 what is renamed, or repaired, while its files are read is looked at again', async () => {
  await using world = await createWorkerWorld();
  const { rows, means, storage } = await makeOlder(world, 1);
  const id = rows[0]?.id ?? '';
  let isFirst = true;
  const renaming = {
    ...storage,
    async put(key: string, bytes: Uint8Array) {
      await storage.put(key, bytes);
      if (!isFirst) return;
      isFirst = false;
      await world.db.updateTable('meme_characters').set({ name: 'Rana Regina', updated_at: new Date() }).execute();
      await listUncredited(world.db, id);
    },
  };
  expect(await creditOlderFiles({ ...means, storage: renaming })).toEqual([id]);
  expect(await world.db.selectFrom('renamed_characters').select('character_id').execute()).toEqual([{ character_id: id }]);
  expect([await creditOlderFiles(means), await creditOlderFiles(means)]).toEqual([[id], []]);
});
