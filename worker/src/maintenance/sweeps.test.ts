import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { dropFiles } from '@chaos/shared/core/characters/files-of-ended-characters';
import { readSourceType } from '@chaos/shared/core/content-credentials/source-label';
import { notePendingFolder, sweepOrphanedFiles } from '@chaos/shared/core/pictures/orphaned-files';
import { pictureFiles, videoFile } from '@chaos/shared/core/pictures/picture-files';
import { cancelTicket } from '@chaos/shared/core/tickets/cancel-ticket';
import type { LiveBus } from '@chaos/shared/platform/live-bus';
import { createLogger } from '@chaos/shared/platform/logging';
import { openFolderStorage, type Storage, StorageError } from '@chaos/shared/platform/storage';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeIdentity } from '../content-credentials/certificate.ts';
import { createSigner } from '../content-credentials/content-credentials.ts';
import { renewShareCards } from '../pictures/renew-share-cards.ts';
import { createTestImagination } from '../testing/test-imagination.ts';
import { createWorkerWorld } from '../testing/worker-world.ts';
import { sweep } from './sweeps.ts';

type World = Awaited<ReturnType<typeof createWorkerWorld>>;

const quiet = { publish() {} } as unknown as LiveBus;
const means = ({ db, env }: World) => ({
  db,
  patientDb: db,
  bus: quiet,
  appSecret: env.APP_SECRET,
  log: createLogger('test', 'silent'),
  isClockSteady: true,
});

test('trust fault 9: files whose run ended before their row go a day later, and what a row names stays', async () => {
  await using world = await createWorkerWorld();
  const storage = openFolderStorage(world.folder);
  const written = Promise.withResolvers<string>();
  // As if the process ended between the last file and the row.
  const halting: Storage = {
    ...storage,
    async put(key, bytes) {
      await storage.put(key, bytes);
      if (!key.endsWith('share.jpg')) return;
      written.resolve(path.dirname(key));
      await new Promise(() => {});
    },
  };
  const halted = await world.startWorker({ imagination: createTestImagination(), storage: halting });
  const lost = await world.openTicket();
  const orphan = await written.promise;
  await cancelTicket(world.db, lost);
  await halted.stop();

  await world.startWorker({ imagination: createTestImagination() });
  expect((await world.follow(await world.openTicket())).at(-1)?.state).toBe('done');
  const { id, image_key: named } = await world.db
    .selectFrom('meme_characters')
    .select(['id', 'image_key'])
    .executeTakeFirstOrThrow();
  await world.db.updateTable('meme_characters').set({ video_key: 'videos/shown' }).execute();
  for (const folder of ['videos/shown', 'videos/late']) {
    await notePendingFolder(world.db, folder, id);
    await storage.put(videoFile(folder), new Uint8Array([1]));
  }

  expect(await sweepOrphanedFiles({ db: world.db, storage })).toEqual([]);
  expect(await storage.read(pictureFiles(orphan).largest)).toBeInstanceOf(Uint8Array);
  await world.db.updateTable('noted_folders').set({ noted_at: sql`noted_at - interval '25 hours'` }).execute();
  expect(await sweepOrphanedFiles({ db: world.db, storage })).toEqual([orphan, 'videos/late']);
  expect(await storage.read(videoFile('videos/shown'))).toHaveLength(1);
  await expect(storage.read(pictureFiles(orphan).largest)).rejects.toMatchObject({ isMissing: true });
  expect(await storage.read(pictureFiles(named).largest)).toBeInstanceOf(Uint8Array);
  expect(await world.db.selectFrom('noted_folders').selectAll().execute()).toEqual([]);
});

test('a folder that is noted anew while the sweep is at another one stays', async () => {
  await using world = await createWorkerWorld();
  const storage = openFolderStorage(world.folder);
  const owner = randomUUID();
  for (const folder of ['videos/first', 'videos/second']) {
    await notePendingFolder(world.db, folder, owner);
    await storage.put(videoFile(folder), new Uint8Array([1]));
  }
  await world.db.updateTable('noted_folders').set({ noted_at: sql`noted_at - interval '25 hours'` }).execute();
  const slow: Storage = {
    ...storage,
    async removeFolder(folder) {
      await notePendingFolder(world.db, folder === 'videos/first' ? 'videos/second' : 'videos/first', owner);
      await storage.removeFolder(folder);
    },
  };
  const [removed = '', ...others] = await sweepOrphanedFiles({ db: world.db, storage: slow });
  expect(others).toEqual([]);
  const kept = removed === 'videos/first' ? 'videos/second' : 'videos/first';
  expect(await storage.read(videoFile(kept))).toHaveLength(1);
  expect(await world.db.selectFrom('noted_folders').select('folder').execute()).toEqual([{ folder: kept }]);
});

test('what comes back after more than a day without storage is kept', async () => {
  await using world = await createWorkerWorld();
  const kept = openFolderStorage(world.folder);
  let isAway = true;
  const answer = async () => {
    if (isAway) throw new StorageError('away', { isFull: false, cause: null });
  };
  let looks = 0;
  const swept: string[] = [];
  const storage: Storage = {
    ...kept,
    async probeRoom() {
      looks += 1;
      // The second look finds it a day later.
      if (looks === 2) {
        await world.db.updateTable('noted_folders').set({ noted_at: sql`noted_at - interval '25 hours'` }).execute();
        isAway = false;
      }
      await answer();
    },
    async put(key, bytes) {
      await answer();
      await kept.put(key, bytes);
      // All files are there, and nothing names them yet.
      if (key.endsWith('share.jpg')) swept.push(...(await sweepOrphanedFiles({ db: world.db, storage: kept })));
    },
  };
  await world.startWorker({ imagination: createTestImagination(), storage });
  expect((await world.follow(await world.openTicket())).at(-1)?.state).toBe('done');
  expect([looks, swept]).toEqual([2, []]);
});

test('a character keeps its files without the step that they came from, which goes a month later', async () => {
  await using world = await createWorkerWorld();
  const storage = openFolderStorage(world.folder);
  await world.startWorker({ imagination: createTestImagination() });
  await world.follow(await world.openTicket());
  // A product that was stopped for a month finds both at once: an old note, and old steps.
  await world.db.updateTable('noted_folders').set({ noted_at: sql`noted_at - interval '31 days'` }).execute();
  await world.db.deleteFrom('ticket_steps').execute();
  expect(await sweepOrphanedFiles({ db: world.db, storage })).toEqual([]);
  const { image_key } = await world.db.selectFrom('meme_characters').select('image_key').executeTakeFirstOrThrow();
  expect(await storage.read(pictureFiles(image_key).largest)).toBeInstanceOf(Uint8Array);
  expect(await world.db.selectFrom('noted_folders').selectAll().execute()).toEqual([]);
});

test('files that cannot be removed hold up neither the other sweep nor the next', async () => {
  await using world = await createWorkerWorld();
  const storage = openFolderStorage(world.folder);
  const [down, lost] = ['characters/down', 'characters/lost'];
  for (const folder of [down, lost]) await storage.put(pictureFiles(folder).largest, new Uint8Array([1]));
  await world.startWorker({ imagination: createTestImagination() });
  await world.follow(await world.openTicket());
  const { id } = await world.db
    .updateTable('meme_characters')
    .set({ image_key: down, is_active: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  await world.db.transaction().execute((trx) => dropFiles(trx, id));
  await notePendingFolder(world.db, lost, id);
  await world.db.updateTable('taken_down_files').set({ taken_down_at: sql`now() - interval '31 minutes'` }).execute();
  await world.db.updateTable('noted_folders').set({ noted_at: sql`noted_at - interval '25 hours'` }).execute();
  const isThere = (folder: string) =>
    storage.read(pictureFiles(folder).largest).then(
      () => true,
      () => false,
    );
  const failing: Storage = {
    ...storage,
    removeFolder: (folder) => (folder === down ? Promise.reject(new Error('away')) : storage.removeFolder(folder)),
  };
  await sweep({ ...means(world), storage: failing });
  expect([await isThere(down), await isThere(lost)]).toEqual([true, false]);
  await sweep({ ...means(world), storage });
  expect(await isThere(down)).toBe(false);
});

test('R506 a sweep forgets the words that nothing has', async () => {
  await using world = await createWorkerWorld();
  await world.db.insertInto('search_words').values({ kind: 'text', word: 'zorblax' }).execute();
  await sweep({ ...means(world), storage: openFolderStorage(world.folder) });
  expect(await world.db.selectFrom('search_words').select('word').execute()).toEqual([]);
});

test('R334 the share card of what was renamed bears the new name, once for each name, and rests while it is deleted', async () => {
  await using world = await createWorkerWorld();
  const storage = openFolderStorage(world.folder);
  const worker = await world.startWorker({ imagination: createTestImagination() });
  expect((await world.follow(await world.openTicket())).at(-1)?.state).toBe('done');
  // It looks by itself, now and then.
  await worker.stop();
  const { id, image_key } = await world.db.selectFrom('meme_characters').select(['id', 'image_key']).executeTakeFirstOrThrow();
  const readCard = async () => Buffer.from(await storage.read(pictureFiles(image_key).shareCard));
  const rename = async (name: string) => {
    await world.db.updateTable('meme_characters').set({ name }).where('id', '=', id).execute();
    await world.db.insertInto('renamed_characters').values({ character_id: id }).execute();
  };
  const told: string[] = [];
  const bus = { publish: (topic: string, text: string) => void told.push(`${topic} ${text}`) };
  const means = { db: world.db, storage, bus: bus as unknown as LiveBus, sign: createSigner(makeIdentity(world.env.APP_SECRET)) };
  const first = await readCard();
  await rename('Rana Regina');
  expect((await renewShareCards(means)).concat(await renewShareCards(means))).toEqual([id]);
  expect(told).toEqual([`gallery ${id}`]);
  const second = await readCard();
  expect(second.equals(first)).toBe(false);
  await rename('Rana Imperatrice');
  await world.db.updateTable('meme_characters').set({ is_active: false }).where('id', '=', id).execute();
  expect(await renewShareCards(means)).toEqual([]);
  await world.db.updateTable('meme_characters').set({ is_active: true }).where('id', '=', id).execute();
  expect(await renewShareCards(means)).toEqual([id]);
  expect((await readCard()).equals(second)).toBe(false);
  expect(readSourceType(await readCard(), 'jpeg')).toBe('algorithmicMedia');
});

test('R335 a deletion that is over takes the files with it, and one that is not leaves them', async () => {
  await using world = await createWorkerWorld();
  const storage = openFolderStorage(world.folder);
  const worker = await world.startWorker({ imagination: createTestImagination() });
  expect((await world.follow(await world.openTicket())).at(-1)?.state).toBe('done');
  // It looks by itself, now and then.
  await worker.stop();
  const { image_key } = await world.db.selectFrom('meme_characters').select('image_key').executeTakeFirstOrThrow();
  const account = { email: 'ada@chaos.test', password_hash: '' };
  const owner = await world.db.insertInto('users').values(account).returning('id').executeTakeFirstOrThrow();
  await world.db.insertInto('profiles').values({ id: owner.id, username: 'ada', display_name: 'ada' }).execute();
  await sql`
    with taken as (
      insert into ownership_events (character_id, seq, kind, to_user_id) select id, 2, 'claimed', ${owner.id}::uuid from meme_characters
    )
    update meme_characters set current_owner_id = ${owner.id}::uuid, is_active = false, deleted_at = now() - interval '29 days'`.execute(
    world.db,
  );
  const hasFiles = () =>
    storage.read(pictureFiles(image_key).webp(1024)).then(
      () => true,
      () => false,
    );
  const letTimePass = (interval: string) =>
    sql`update meme_characters set deleted_at = deleted_at - ${interval}::interval`
      .execute(world.db)
      .then(() => sql`update taken_down_files set taken_down_at = taken_down_at - ${interval}::interval`.execute(world.db));
  await sweep({ ...means(world), storage });
  expect(await hasFiles()).toBe(true);
  await letTimePass('2 days');
  const isDeleted = async () => (await world.db.selectFrom('taken_down_files').selectAll().execute()).length > 0;
  // R845: by a clock that may have jumped nothing ends for good.
  await sweep({ ...means(world), storage, isClockSteady: false });
  expect(await isDeleted()).toBe(false);
  await sweep({ ...means(world), storage });
  expect(await isDeleted()).toBe(true);
  expect(await hasFiles()).toBe(true);
  await letTimePass('31 minutes');
  await sweep({ ...means(world), storage });
  expect(await hasFiles()).toBe(false);
});
