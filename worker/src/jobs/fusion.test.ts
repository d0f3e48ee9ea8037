/** Fusions through a real queue and a real worker; who may ask for one is a matter of the server. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { FUSION_STAGES, type TicketKind } from '@chaos/shared/contract/tickets';
import { auditDatabase } from '@chaos/shared/core/audit/audit-database';
import { createCharacter } from '@chaos/shared/core/characters/create-character';
import { lockCharacters, moveCharacters } from '@chaos/shared/core/ownership/ledger';
import { requestTicket, type TicketRequest } from '@chaos/shared/core/tickets/request-ticket';
import { claimTicket, completeTicket, holdRun } from '@chaos/shared/core/tickets/ticket-run-rows';
import { unusedName } from '@chaos/shared/testing/unused-name';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { FusionSource } from '../imagination/imagination.ts';
import { createTestImagination } from '../testing/test-imagination.ts';
import { createWorkerWorld, type WorkerWorld } from '../testing/worker-world.ts';
import { ENCODER } from '../video/encoder.ts';

const THEMES = ['camel', 'fridge', 'cactus'];

async function newMember({ db }: WorkerWorld): Promise<string> {
  const name = unusedName();
  const account = { email: `${name}@chaos.test`, password_hash: 'none' };
  const { id } = await db.insertInto('users').values(account).returning('id').executeTakeFirstOrThrow();
  await db.insertInto('profiles').values({ id, username: name, display_name: name }).execute();
  return id;
}

async function open<K extends TicketKind>(world: WorkerWorld, request: TicketRequest<K>): Promise<string> {
  const { ticketId } = await world.db.transaction().execute((trx) => requestTicket(trx, request));
  world.bus.publish('line', ticketId);
  return ticketId;
}

/** Paints the characters of these tickets by a worker, which is stopped by then. */
async function paintAll(world: WorkerWorld, ticketIds: readonly string[]): Promise<void> {
  const worker = await world.startWorker({ imagination: createTestImagination() });
  await Promise.all(ticketIds.map((id) => world.follow(id)));
  await worker.stop();
}

/** Ends these tickets with the rows that a worker would have written, and no picture. */
async function writeAll({ db }: WorkerWorld, ticketIds: readonly string[]): Promise<void> {
  for (const [index, ticketId] of ticketIds.entries()) {
    const run = await claimTicket(db, { ticketId, workerId: randomUUID() });
    if (!run) throw new Error('the ticket was to wait');
    await db.transaction().execute(async (trx) => {
      await holdRun(trx, run);
      const characterId = await createCharacter(trx, {
        ticketId,
        text: { name: `Provino ${ticketId.slice(-6)}`, description: `He is ${THEMES[index]}, and content.` },
        imageKey: `characters/${ticketId}`,
        thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
        averageColor: '#808080',
        creatorId: run.holderUserId,
      });
      await completeTicket<'generation'>(trx, run, { characterId });
    });
  }
}

/** A member with three characters that came from three wishes, without pictures unless `paintAll` makes them. */
async function setLab(world: WorkerWorld, end = writeAll) {
  const me = await newMember(world);
  const ticketIds: string[] = [];
  for (const mainTheme of THEMES) {
    const blank = { bodyInfluence: null, characteristicInfluence: null, style: null, hiddenMessage: null };
    const payload = { ...blank, mainTheme, makeMessageSecret: true };
    ticketIds.push(await open(world, { kind: 'generation', holder: { userId: me }, requestId: randomUUID(), payload }));
  }
  await end(world, ticketIds);
  const sources: { id: string; ticketId: string; name: string }[] = [];
  for (const ticketId of ticketIds) {
    const made = world.db.selectFrom('meme_characters').select(['id', 'name']).where('ticket_id', '=', ticketId);
    sources.push({ ticketId, ...(await made.executeTakeFirstOrThrow()) });
  }
  const [first, second, third] = sources;
  if (!first || !second || !third) throw new Error('three characters were to be there');
  const fuse = (characterIds: string[]) =>
    open(world, { kind: 'fusion', holder: { userId: me }, requestId: randomUUID(), payload: { characterIds } });
  return { me, first, second, third, fuse };
}

const give = ({ db }: WorkerWorld, id: string, toUserId: string) =>
  db.transaction().execute(async (trx) => {
    const character = (await lockCharacters(trx, [id])).get(id);
    if (!character) throw new Error('there is no such character');
    await moveCharacters(trx, { kind: 'claimed' }, [{ character, toUserId }]);
  });

const readRows = ({ db }: WorkerWorld) =>
  db.selectFrom('meme_characters').select(['id', 'owner_id', 'is_active', 'is_fused', 'fused_into_id']).orderBy('id').execute();

const readFused = ({ db }: WorkerWorld) => db.selectFrom('meme_characters').selectAll().where('is_fused', '=', true).execute();

test('R119 R123 O13 a fusion passes through its stages and ends in one character with its pictures, its video to come', async () => {
  await using world = await createWorkerWorld();
  const { me, first, second, third, fuse } = await setLab(world, paintAll);
  const seen: FusionSource[] = [];
  const imagination = createTestImagination();
  const { writeFusion } = imagination;
  imagination.writeFusion = (sources, context) => {
    seen.push(...sources);
    return writeFusion(sources, context);
  };
  const ticketId = await fuse([third.id, first.id, second.id]);
  const told = new Promise((resolve) => world.bus.subscribe('gallery', resolve));
  await world.startWorker({ imagination });
  const states = await world.follow(ticketId);
  // The pages of the gallery that servers keep are out of date.
  const announced = await told;

  const [fused, ...others] = await readFused(world);
  expect(announced).toBe(fused?.id);
  expect(others).toEqual([]);
  expect(states.at(-1)).toMatchObject({ kind: 'fusion', state: 'done', percent: 100, result: { characterId: fused?.id } });
  expect(states.at(-1)?.preview?.name).toBe(fused?.name);
  const stages: readonly string[] = FUSION_STAGES;
  const shown = states.flatMap(({ stage }) => (stage ? [stages.indexOf(stage)] : []));
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  expect(fused).toMatchObject({ ticket_id: ticketId, user_id: me, owner_id: me, is_public: true, is_active: true });
  expect(fused?.description).toBe(`He was ${third.name} and ${first.name} and ${second.name}.`);
  expect(fused?.fused_metadata?.sources.map(({ id }) => id)).toEqual([third.id, first.id, second.id]);
  const files = await readdir(path.join(world.folder, fused?.image_key ?? ''));
  expect(files.sort()).toEqual(['1024.webp', '256.webp', '512.webp', 'share.jpg']);
  const video = world.db
    .selectFrom('pending_videos')
    .select('attempts')
    .where('character_id', '=', fused?.id ?? '');
  expect(await video.execute()).toEqual([{ attempts: 0 }]);

  // What the imagination got: the wishes and the seeds of the sources, in the order of the request.
  expect(seen.map(({ wish, seed }) => [wish?.mainTheme, seed])).toEqual([
    ['cactus', third.ticketId],
    ['camel', first.ticketId],
    ['fridge', second.ticketId],
  ]);
  expect(await auditDatabase(world.db)).toEqual([]);
});

test('a fused character dances as what it was made of: the same sources in the same order, with the seed of its painting', async () => {
  await using world = await createWorkerWorld();
  const { first, second, third, fuse } = await setLab(world, paintAll);
  const imagination = createTestImagination();
  const { animateFusion } = imagination;
  const { promise: asked, resolve } = Promise.withResolvers<{ themes: unknown[]; seed: string }>();
  imagination.animateFusion = (sources, png, context) => {
    resolve({ themes: sources.map(({ wish, seed }) => [wish?.mainTheme, seed]), seed: context.seed });
    return animateFusion(sources, png, context);
  };
  await world.startWorker({ imagination, encoder: ENCODER });
  const ticketId = await fuse([third.id, first.id, second.id]);
  expect(await asked).toEqual({
    themes: [
      ['cactus', third.ticketId],
      ['camel', first.ticketId],
      ['fridge', second.ticketId],
    ],
    seed: ticketId,
  });
});

test('a source of which no wish is known goes in with its name, its lore and its picture', async () => {
  await using world = await createWorkerWorld();
  const { first, second, fuse } = await setLab(world);
  await world.db.updateTable('meme_characters').set({ ticket_id: null }).where('id', '=', first.id).execute();
  const seen: FusionSource[] = [];
  const imagination = createTestImagination();
  const { paintFusion } = imagination;
  imagination.paintFusion = (sources, ...rest) => {
    seen.push(...sources);
    return paintFusion(sources, ...rest);
  };
  await world.startWorker({ imagination });
  expect((await world.follow(await fuse([first.id, second.id]))).at(-1)?.state).toBe('done');
  expect(seen[0]).toMatchObject({ name: first.name, description: 'He is camel, and content.', wish: null, seed: first.id });
});

test('I11 trust fault 1: a worker killed while it fuses: the ticket goes on, keeps its text, and ends in one character', async () => {
  await using world = await createWorkerWorld();
  const { first, second, fuse } = await setLab(world);
  const victim = spawn(process.execPath, [path.join(import.meta.dirname, '../testing/killable-worker.ts')], {
    env: { ...process.env, ...world.env, WORKER_SLOTS: '2', DATA_DIR: world.folder },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const painting = new Promise((resolve) => victim.once('message', resolve));
  const ticketId = await fuse([first.id, second.id]);
  expect(await painting).toBe(ticketId);
  victim.kill('SIGKILL');

  const imagination = createTestImagination();
  await world.startWorker({ imagination });
  expect((await world.follow(ticketId)).at(-1)?.state).toBe('done');
  expect(imagination.calls).toMatchObject({ text: 0, picture: 1 });
  expect(await readFused(world)).toHaveLength(1);
  expect(await auditDatabase(world.db)).toEqual([]);
});

test.each([
  ['given away', (world: WorkerWorld, id: string, other: string) => give(world, id, other), 'not_yours', 'is not yours any more'],
  [
    'taken down',
    (world: WorkerWorld, id: string) =>
      world.db.updateTable('meme_characters').set({ is_active: false }).where('id', '=', id).execute(),
    'not_found',
    'has been taken down',
  ],
  [
    'hidden',
    (world: WorkerWorld, id: string) =>
      world.db.updateTable('meme_characters').set({ is_public: false }).where('id', '=', id).execute(),
    'invalid_input',
    'has been hidden',
  ],
] as const)(
  'I9 trust fault 12: a source %s while the picture is painted: the fusion fails, and nothing is lost',
  async (_how, happen, reason, words) => {
    await using world = await createWorkerWorld();
    const { first, second, third, fuse } = await setLab(world);
    const other = await newMember(world);
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const imagination = createTestImagination(() => {
      begun.resolve();
      return gate.promise;
    });
    await world.startWorker({ imagination });
    const end = world.follow(await fuse([first.id, second.id]));
    await begun.promise;
    await happen(world, second.id, other);
    const before = await readRows(world);
    gate.resolve();
    const error = { reason, message: `${second.name} ${words}. Nothing was fused.`, retryable: false };
    expect((await end).at(-1)).toMatchObject({ state: 'failed', result: null, error });
    expect(await readRows(world)).toEqual(before);
    expect(await auditDatabase(world.db)).toEqual([]);

    // Asked for again it fails before anything is written or painted; what is left can still be fused.
    const paid = { ...imagination.calls };
    expect((await world.follow(await fuse([first.id, second.id]))).at(-1)).toMatchObject({ state: 'failed', error });
    expect(imagination.calls).toEqual(paid);
    expect((await world.follow(await fuse([first.id, third.id]))).at(-1)?.state).toBe('done');
  },
);

test('I9 I11 one source in two fusions that are painted at once: one is done, the other fails by its name', async () => {
  await using world = await createWorkerWorld();
  const { first, second, third, fuse } = await setLab(world);
  const bothBegun = Promise.withResolvers<void>();
  let begun = 0;
  const imagination = createTestImagination(() => {
    begun += 1;
    if (begun === 2) bothBegun.resolve();
    return bothBegun.promise;
  });
  await world.startWorker({ imagination, slots: 2 });
  const tickets = [await fuse([first.id, second.id]), await fuse([second.id, third.id])];
  const ends = (await Promise.all(tickets.map((id) => world.follow(id)))).map((states) => states.at(-1));
  expect(ends.map((end) => end?.state).sort()).toEqual(['done', 'failed']);
  expect(ends.find((end) => end?.state === 'failed')?.error?.message).toBe(
    `${second.name} has been fused already. Nothing was fused.`,
  );
  expect(await readFused(world)).toHaveLength(1);
  expect(await auditDatabase(world.db)).toEqual([]);
});

test('I11 a fusion that is cancelled while it waits leaves its sources as they are', async () => {
  await using world = await createWorkerWorld();
  const { first, second, third, fuse } = await setLab(world);
  const cancelled = await fuse([first.id, second.id]);
  const before = await readRows(world);
  await world.db
    .updateTable('tickets')
    .set({ state: 'cancelled', finished_at: sql`now()`, revision: sql`revision + 1` })
    .where('id', '=', cancelled)
    .execute();
  await world.startWorker({ imagination: createTestImagination(), slots: 1 });
  // The one behind it in the line ends, so the worker has passed it.
  expect((await world.follow(await world.openTicket())).at(-1)?.state).toBe('done');
  expect((await world.follow(cancelled)).at(-1)).toMatchObject({ state: 'cancelled', result: null });
  expect((await readRows(world)).filter(({ id }) => [first.id, second.id, third.id].includes(id))).toEqual(before);
  expect(await auditDatabase(world.db)).toEqual([]);
});

test('I9 others in the way of its end: the transaction is done again, and comes to one fusion', async () => {
  await using world = await createWorkerWorld();
  const { first, second, fuse } = await setLab(world);
  // The first two tries are told that they were in a circle with others. A sequence forgets no try that is rolled back.
  await sql`
    create sequence tries;
    create function be_in_the_way() returns trigger language plpgsql as $$
    begin
      if nextval('tries') <= 2 then raise exception 'in the way' using errcode = 'deadlock_detected'; end if;
      return new;
    end $$;
    create trigger in_the_way before update of fused_into_id on meme_characters for each row execute function be_in_the_way();
  `.execute(world.db);
  const imagination = createTestImagination();
  await world.startWorker({ imagination });
  expect((await world.follow(await fuse([first.id, second.id]))).at(-1)?.state).toBe('done');
  expect(imagination.calls).toMatchObject({ text: 1, picture: 1 });
  expect(await readFused(world)).toHaveLength(1);
  expect(await auditDatabase(world.db)).toEqual([]);
});
