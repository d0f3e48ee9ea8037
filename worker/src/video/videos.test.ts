/** Videos through a real queue, encoder and database. What the rows say is told to the test by a trigger of its own. */
import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readSourceType } from '@chaos/shared/core/content-credentials/source-label';
import { videoFile } from '@chaos/shared/core/pictures/picture-files';
import { findManifest } from '@chaos/shared/core/pictures/webm-elements';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { readCredentials } from '../testing/c2pa-reader.ts';
import { createTestImagination } from '../testing/test-imagination.ts';
import { createWorkerWorld, type WorkerWorld } from '../testing/worker-world.ts';
import { ENCODER as encoder } from './encoder.ts';

interface Change {
  what: 'INSERT' | 'UPDATE' | 'DELETE';
  characterId: string;
  attempts: number;
  workerId: string | null;
  error: string | null;
}

/** Every change of a video's row from now on. */
async function watchVideos({ db, env }: WorkerWorld) {
  await sql`
    create function tell_video() returns trigger language plpgsql as $$
    declare row record := case tg_op when 'DELETE' then old else new end;
    begin
      perform pg_notify('video_test', json_build_object('what', tg_op, 'characterId', row.character_id, 'attempts', row.attempts, 'workerId', row.worker_id, 'error', row.error)::text);
      return null;
    end $$;
    create trigger tell_video after insert or update or delete on pending_videos for each row execute function tell_video();
  `.execute(db);
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  const changes: Change[] = [];
  const looks = new Set<() => void>();
  client.on('notification', ({ payload = '' }) => {
    changes.push(JSON.parse(payload));
    for (const look of looks) look();
  });
  await client.connect();
  await client.query('listen video_test');
  return {
    changes,
    /** Returns when the rows have changed in this way. */
    sees(isIt: (change: Change) => boolean): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      const look = () => {
        if (!changes.some(isIt)) return;
        looks.delete(look);
        resolve();
      };
      looks.add(look);
      look();
      return promise;
    },
    [Symbol.asyncDispose]: () => client.end(),
  };
}

const readVideo = ({ db }: WorkerWorld) =>
  db.selectFrom('meme_characters').select(['video_key', 'is_active', 'created_at', 'updated_at']).executeTakeFirstOrThrow();

const countVideos = ({ folder }: WorkerWorld) => readdir(path.join(folder, 'videos')).catch(() => []);

/** A character whose video is still to be made, because its worker had no encoder. */
async function makeStillCharacter(world: WorkerWorld): Promise<void> {
  const worker = await world.startWorker({ imagination: createTestImagination() });
  expect((await world.follow(await world.openTicket())).at(-1)?.state).toBe('done');
  await worker.stop();
}

test('R343 R344 a character gets its video after its ticket is done, which says what made it', async () => {
  await using world = await createWorkerWorld();
  await using videos = await watchVideos(world);
  await world.startWorker({ imagination: createTestImagination(), encoder });
  expect((await world.follow(await world.openTicket())).at(-1)?.state).toBe('done');
  await videos.sees(({ what }) => what === 'DELETE');

  const { video_key: key, created_at, updated_at } = await readVideo(world);
  expect(key).toMatch(/^videos\/[\w-]{43}-[0-9a-f]{8}$/);
  expect(updated_at.getTime()).toBeGreaterThan(created_at.getTime());
  const file = await readFile(path.join(world.folder, videoFile(key ?? '')));
  expect(file.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  expect(readSourceType(file, 'webm')).toBe('algorithmicMedia');
  expect(await readCredentials(findManifest(file) ?? file, 'application/c2pa')).toMatchObject({
    // The reader knows no WebM, so it misses the file whose hash it is; all else holds.
    failures: ['signingCredential.untrusted', 'assertion.dataHash.mismatch'],
    actions: ['c2pa.created algorithmicMedia', 'c2pa.placed'],
    ingredients: ['componentOf c2pa.created algorithmicMedia'],
  });
  expect(await countVideos(world)).toHaveLength(1);
});

test('a video that no queue knows of is found by its row', async () => {
  await using world = await createWorkerWorld();
  await makeStillCharacter(world);
  await using videos = await watchVideos(world);
  await world.startWorker({ imagination: createTestImagination(), encoder });
  await videos.sees(({ what }) => what === 'DELETE');
  expect((await readVideo(world)).video_key).not.toBeNull();
});

test('a worker killed in the middle: another makes exactly one video', async () => {
  await using world = await createWorkerWorld();
  await using videos = await watchVideos(world);
  const victim = spawn(process.execPath, [path.join(import.meta.dirname, '../testing/killable-video-worker.ts')], {
    env: { ...process.env, ...world.env, WORKER_SLOTS: '2', VIDEOS: 'on', DATA_DIR: world.folder },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const begun = new Promise((resolve) => victim.once('message', resolve));
  const ticketId = await world.openTicket();
  expect(await begun).toBe(ticketId);
  victim.kill('SIGKILL');
  expect(await countVideos(world)).toEqual([]);

  const imagination = createTestImagination();
  await world.startWorker({ imagination, encoder });
  await videos.sees(({ what }) => what === 'DELETE');
  expect(imagination.calls.video).toBe(1);
  expect((await readVideo(world)).video_key).not.toBeNull();
  expect(await countVideos(world)).toHaveLength(1);
});

test('a worker that is stopped in the middle gives the video back without an attempt', async () => {
  await using world = await createWorkerWorld();
  await makeStillCharacter(world);
  await using videos = await watchVideos(world);
  const begun = Promise.withResolvers<void>();
  const worker = await world.startWorker({
    imagination: createTestImagination(undefined, async ({ signal }) => {
      begun.resolve();
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    }),
    encoder,
  });
  await begun.promise;
  await worker.stop();
  await videos.sees(({ attempts, workerId }) => attempts === 0 && workerId === null);
  expect(await countVideos(world)).toEqual([]);
});

test('a broken encoder is given up after three attempts, and harms no ticket', async () => {
  await using world = await createWorkerWorld();
  await using videos = await watchVideos(world);
  const imagination = createTestImagination();
  await world.startWorker({ imagination, encoder: ['/bin/false'] });
  expect((await world.follow(await world.openTicket())).at(-1)?.state).toBe('done');
  for (const attempt of [1, 2, 3]) {
    await videos.sees(({ attempts, error }) => attempts === attempt && error !== null);
    // Nobody wants to wait for the next one.
    await world.db
      .updateTable('pending_videos')
      .set({ not_before: new Date(0) })
      .execute();
  }
  const row = await world.db.selectFrom('pending_videos').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ attempts: 3, worker_id: null, error: expect.stringMatching(/^the encoder ended with 1/) });
  expect((await readVideo(world)).video_key).toBeNull();

  // The next character's video is tried, so the worker has looked past the one that is given up.
  expect((await world.follow(await world.openTicket())).at(-1)?.state).toBe('done');
  await videos.sees(({ characterId, attempts, error }) => characterId !== row.character_id && attempts === 1 && error !== null);
  expect(imagination.calls.video).toBe(4);
});

test('a retired character needs no video', async () => {
  await using world = await createWorkerWorld();
  await makeStillCharacter(world);
  await world.db.updateTable('meme_characters').set({ is_active: false }).execute();
  await using videos = await watchVideos(world);
  const imagination = createTestImagination();
  await world.startWorker({ imagination, encoder });
  await videos.sees(({ what }) => what === 'DELETE');
  expect((await readVideo(world)).video_key).toBeNull();
  expect(imagination.calls.video).toBe(0);
});

test('a character of which no wish is known is moved from its picture alone', async () => {
  await using world = await createWorkerWorld();
  await makeStillCharacter(world);
  await world.db.updateTable('meme_characters').set({ ticket_id: null }).execute();
  await using videos = await watchVideos(world);
  const imagination = createTestImagination();
  const animatePicture = vi.spyOn(imagination, 'animatePicture');
  await world.startWorker({ imagination, encoder });
  await videos.sees(({ what }) => what === 'DELETE');
  expect((await readVideo(world)).video_key).not.toBeNull();
  expect(animatePicture).toHaveBeenCalledOnce();
});
