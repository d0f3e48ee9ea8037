/** A disk that fills up, of the pictures and of the database: everybody is told, nothing is half-written, and it ends by itself. */
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { openFolderStorage } from '@chaos/shared/platform/storage';
import { openSmallDisk } from '@chaos/shared/testing/small-disk';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openServerHealth } from '../server-health.ts';
import { blankWish, createTestWorld, type TestWorld } from '../testing/test-world.ts';

const ask = async (url: string) => {
  const answer = await fetch(url);
  return [answer.status, await answer.json()];
};

async function avatar(): Promise<FormData> {
  const png = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#facade' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(png)], 'me.png', { type: 'image/png' }));
  return form;
}

/** Every insert into it fails as where PostgreSQL finds no room for it. */
async function fillTable({ db }: TestWorld, table: string): Promise<() => Promise<void>> {
  await sql`create function no_room() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`.execute(db);
  await sql`create trigger no_room before insert on ${sql.table(table)} execute function no_room()`.execute(db);
  return async () => void (await sql`drop function no_room cascade`.execute(db));
}

test('a full disk for pictures: who uploads is told, the part is named, and all works again once there is room', async () => {
  await using disk = await openSmallDisk();
  await using world = await createTestWorld();
  const folder = path.join(disk.folder, 'storage');
  world.services.storage = openFolderStorage(folder);
  world.services.examine = openServerHealth(world.services);
  const { origin } = await world.listen();
  const me = await world.newMember();
  await disk.fill();
  await expect(me.caller.profiles.setAvatar(await avatar())).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    reason: 'storage_full',
    message: 'There is no room for new pictures right now. Please try again later.',
  });
  const parts = { database: 'ok', queue: 'ok', storage: 'full' };
  expect(await ask(`${origin}/readyz`)).toEqual([200, { ready: true, parts }]);
  expect((await world.visitor().profiles.byId({ id: me.id })).avatarUrl).toBeNull();
  expect((await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())).toEqual([]);
  await disk.makeRoom();
  await expect.poll(() => ask(`${origin}/readyz`), { timeout: 10_000 }).toMatchObject([200, { parts: { storage: 'ok' } }]);
  expect((await me.caller.profiles.setAvatar(await avatar())).avatarUrl).toContain('/media/avatars/');
});

test('a database without room: who writes is told so, who reads notifications nothing, and all works again once there is room', async () => {
  await using world = await createTestWorld();
  const characterId = await world.newCharacter();
  const { caller } = await world.newMember();
  const wish = { ...blankWish, requestId: randomUUID() };
  const full = {
    code: 'SERVICE_UNAVAILABLE',
    reason: 'storage_full',
    message: 'There is no room for anything new right now. Please try again later.',
  };
  for (const [table, call] of [
    ['tickets', () => caller.characters.generate(wish)],
    ['character_comments', () => caller.comments.add({ characterId, content: 'hello' })],
    ['character_reactions', () => caller.reactions.toggle({ characterId, reactionType: 'like' })],
    ['users', () => world.visitor().auth.signUp({ email: 'a@chaos.test', username: 'ada_room', password: 'tung tung banana' })],
  ] as const) {
    const makeRoom = await fillTable(world, table);
    await expect(call(), table).rejects.toMatchObject(full);
    expect((await world.visitor().gallery.top({})).items).toHaveLength(1);
    await makeRoom();
    await call();
  }
});

test('readiness makes the database write: one that may not is named, and is ready for whoever reads', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const name = sql.id(new URL(world.databaseUrl).pathname.slice(1));
  const limit = async (setting: ReturnType<typeof sql>) => {
    await sql`alter database ${name} ${setting}`.execute(world.db);
    await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and application_name = 'server'`.execute(world.db);
  };
  await limit(sql`set temp_file_limit = 0`);
  const parts = { database: 'full', queue: 'ok', storage: 'ok' };
  expect(await ask(`${origin}/readyz`)).toEqual([200, { ready: true, parts }]);
  await limit(sql`reset temp_file_limit`);
  await expect.poll(() => ask(`${origin}/readyz`), { timeout: 10_000 }).toMatchObject([200, { parts: { database: 'ok' } }]);
});

test('that there is room is tried by writing, at most once in a few seconds, however many ask', async () => {
  await using world = await createTestWorld();
  const { storage } = world.services;
  let writes = 0;
  const { probeRoom } = storage;
  storage.probeRoom = () => {
    writes += 1;
    return probeRoom();
  };
  const { origin } = await world.listen();
  await Promise.all(Array.from({ length: 30 }, () => ask(`${origin}/readyz`)));
  await ask(`${origin}/readyz`);
  expect(writes).toBe(1);
});
