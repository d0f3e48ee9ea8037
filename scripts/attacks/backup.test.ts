/** Backups against a real database and a bucket: what they hold, what they refuse, and what happens beside them. */
import { execFile } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { createTestWorld, type TestWorld } from '@chaos/server/testing';
import { removeTakenDownFiles } from '@chaos/shared/core/characters/files-of-ended-characters';
import { notePendingFolder, sweepOrphanedFiles } from '@chaos/shared/core/pictures/orphaned-files';
import { pictureFiles } from '@chaos/shared/core/pictures/picture-files';
import { openDatabase } from '@chaos/shared/platform/database';
import { createLogger } from '@chaos/shared/platform/logging';
import { listMigrations, migrateDatabase } from '@chaos/shared/platform/migrate';
import { openFolderStorage, openS3Storage, type Storage } from '@chaos/shared/platform/storage';
import { startTestS3 } from '@chaos/shared/testing/s3-server';
import { createTestDatabase } from '@chaos/shared/testing/test-database';
import { sql } from 'kysely';
import pg from 'pg';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBackup } from '../lib/backup/folder-reader.ts';
import { restoreBackup } from '../lib/backup/restore-backup.ts';
import { type BackupOptions, takeBackup } from '../lib/backup/take-backup.ts';

const SECRET = 'a-key-of-tests-a-key-of-tests-a-key-of-tests';
let room: string;
let target: string;

beforeEach(async () => {
  room = await mkdtemp('/var/tmp/hall-of-chaos-backup-');
  target = path.join(room, 'backup');
});
afterEach(() => rm(room, { recursive: true, force: true }));

const back = (world: TestWorld, more: Partial<BackupOptions> = {}) =>
  takeBackup({ databaseUrl: world.databaseUrl, storage: world.services.storage, secret: SECRET, target, ...more });

/** By default the files of the characters that the kit makes. */
async function keepPlainPictures(storage: Storage, folder = 'characters/plain'): Promise<void> {
  for (const file of pictureFiles(folder).all) await storage.put(file, randomBytes(500));
}

async function avatar(background: string): Promise<FormData> {
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }));
  return form;
}

const avatarKeyOf = (url: string | null) => (url ?? '').replace('/media/', '');

/** All rows of every table, as the database itself writes them; but each process looks at the clock whenever it likes. */
async function allRows(url: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace
       and relname not like 'kysely%' and relname <> 'clock_watch' order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of rows)
    found[name] = (await client.query(`select coalesce(json_agg(t order by t::text)::text, '') as all from ${name} t`)).rows;
  await client.end();
  return found;
}

/** What the schema keeps: triggers, references and checks. */
async function allRules(url: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`
    select tgrelid::regclass::text as place, tgname as name, tgenabled::text as what from pg_trigger where not tgisinternal
    union all select conrelid::regclass::text, conname, pg_get_constraintdef(oid) || convalidated from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid <> 0 order by 1, 2, 3`);
  await client.end();
  return rows;
}

/** An empty database of a role that is nothing but its owner. */
async function makeOwnedDatabase(): Promise<{ url: string; [Symbol.asyncDispose](): Promise<void> }> {
  const name = `owned_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL ?? '' });
  await admin.connect();
  await admin.query(`create role ${name} login password 'pass' nosuperuser`);
  await admin.query(`create database ${name} owner ${name}`);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  Object.assign(url, { username: name, password: 'pass', pathname: `/${name}` });
  return {
    url: url.href,
    async [Symbol.asyncDispose]() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.query(`drop role ${name}`);
      await admin.end();
    },
  };
}

async function populate(world: TestWorld): Promise<{ avatarUrl: string | null }> {
  const [ada, bob] = [await world.newMember(), await world.newMember()];
  const { avatarUrl } = await ada.caller.profiles.setAvatar(await avatar('#c0ffee'));
  await keepPlainPictures(world.services.storage);
  // Signs that text formats trip over.
  const odd = await world.newCharacter({ creatorId: ada.id, name: 'Tab\tNew\nLine \\N \\. "é" 🦈' });
  const given = await world.newCharacter({ creatorId: bob.id });
  await world.newCharacter({ creatorId: ada.id, ownerId: bob.id });
  await world.newCharacter({ creatorId: bob.id, isActive: false });
  await ada.caller.reactions.toggle({ characterId: given, reactionType: 'like' });
  await ada.caller.battles.execute({ char1Id: odd, char2Id: given, requestId: randomUUID() });
  const held = await world.newCharacter({ creatorId: bob.id });
  await world.db.updateTable('meme_characters').set({ video_key: 'videos/loop' }).where('id', '=', held).execute();
  await world.services.storage.put('videos/loop/loop.webm', randomBytes(700));
  const gift = { toUserId: ada.id, offerType: 'gift', offeredIds: [held], requestedIds: [] } as const;
  const { id: offerId, termsHash } = await bob.caller.offers.send({ ...gift, requestId: randomUUID() });
  await ada.caller.offers.accept({ offerId, termsHash, requestId: randomUUID() });
  return { avatarUrl };
}

test('rows, pictures and key go to a bucket and a database whose owner is no superuser, and every rule holds there again', async () => {
  await using world = await createTestWorld();
  await using there = await makeOwnedDatabase();
  await using s3 = await startTestS3();
  const { avatarUrl } = await populate(world);
  expect((await back(world)).missing).toEqual([]);

  const backup = await openBackup(target);
  expect(backup.secret).toBe(SECRET);
  const storage = await openS3Storage(s3.settings);
  const restored = await restoreBackup(backup, { databaseUrl: there.url, storage });
  expect(restored.breaks).toEqual([]);
  expect(await allRows(there.url)).toEqual(await allRows(world.databaseUrl));
  expect(await allRules(there.url)).toEqual(await allRules(world.databaseUrl));
  const key = avatarKeyOf(avatarUrl);
  for (const name of [key, 'videos/loop/loop.webm', 'characters/plain/1024.webp'])
    expect(Buffer.from(await storage.read(name))).toEqual(Buffer.from(await world.services.storage.read(name)));

  // And back out of the bucket.
  const second = path.join(room, 'second');
  await takeBackup({ databaseUrl: there.url, storage, secret: SECRET, target: second });
  await using home = await createTestDatabase();
  const folder = openFolderStorage(path.join(room, 'storage'));
  await restoreBackup(await openBackup(second), { databaseUrl: home.url, storage: folder });
  expect(await allRows(home.url)).toEqual(await allRows(world.databaseUrl));
  expect(Buffer.from(await folder.read(key))).toEqual(Buffer.from(await storage.read(key)));
});

test('a backup is its owner’s alone, whatever the umask', async () => {
  await using world = await createTestWorld();
  await keepPlainPictures(world.services.storage);
  await world.newCharacter();
  await back(world);
  const entries = await readdir(target, { recursive: true });
  expect(entries).toEqual(expect.arrayContaining(['keys/app-secret', 'manifest.json', 'SHA256SUMS', 'tables/users.copy']));
  const modes = await Promise.all(['.', ...entries].map(async (name) => (await stat(path.join(target, name))).mode & 0o077));
  expect(modes.every((mode) => mode === 0)).toBe(true);
});

test('what changes while a backup runs is not in it, and what it names stays until it has ended', async () => {
  await using world = await createTestWorld();
  const { storage } = world.services;
  const me = await world.newMember();
  const old = await me.caller.profiles.setAvatar(await avatar('#c0ffee'));
  await notePendingFolder(world.db, 'videos/unnamed', me.id);
  await storage.put('videos/unnamed/loop.webm', randomBytes(9));
  await world.passTime(25 * 3_600);
  const { missing } = await back(world, {
    async onRows() {
      await me.caller.profiles.setAvatar(await avatar('#facade'));
      await world.newMember({ username: 'late' });
      expect(await sweepOrphanedFiles(world.services)).toEqual([]);
    },
  });
  expect(missing).toEqual([]);
  const key = avatarKeyOf(old.avatarUrl);
  expect(await readFile(path.join(target, 'pictures', key))).toEqual(Buffer.from(await storage.read(key)));
  expect(await readFile(path.join(target, 'tables/profiles.copy'), 'utf8')).not.toContain('late');

  await world.passTime(25 * 3_600);
  expect((await sweepOrphanedFiles(world.services)).toSorted()).toEqual([path.dirname(key), 'videos/unnamed'].toSorted());
  await expect(storage.read(key)).rejects.toMatchObject({ isMissing: true });
});

/** A character that was fused out of two, in folders of their own, as their tickets name them too; then it is taken down. */
async function takeDownFused(world: TestWorld): Promise<{ id: string; folders: string[] }> {
  const { db } = world;
  const { caller: operator } = await world.newMember({ role: 'operator' });
  const me = await world.newMember();
  const sources = [await world.newCharacter({ creatorId: me.id }), await world.newCharacter({ creatorId: me.id })];
  const folders: string[] = [];
  const hang = async (id: string) => {
    const [image_key, video_key] = [`characters/${id}`, `videos/${id}`];
    await db.updateTable('meme_characters').set({ image_key, video_key }).where('id', '=', id).execute();
    await keepPlainPictures(world.services.storage, image_key);
    await world.services.storage.put(`${video_key}/loop.webm`, randomBytes(700));
    folders.push(image_key, video_key);
  };
  for (const source of sources) await hang(source);
  await me.caller.fusion.fuse({ characterIds: sources, requestId: randomUUID() });
  await world.finishTickets();
  const { id, ticket_id } = await db
    .selectFrom('meme_characters')
    .select(['id', 'ticket_id'])
    .where('is_fused', '=', true)
    .executeTakeFirstOrThrow();
  await hang(id);
  const output = JSON.stringify({ folder: `characters/${id}` });
  await db
    .insertInto('ticket_steps')
    .values({ ticket_id: ticket_id ?? '', step: 'picture', output })
    .execute();
  await operator.ops.takeDown({ targetKind: 'character', targetId: id });
  return { id, folders: folders.toSorted() };
}

/** The folders of pictures and videos that a backup holds. */
async function foldersIn(backup: string): Promise<string[]> {
  const names = await readdir(path.join(backup, 'pictures'), { recursive: true }).catch(() => []);
  return names.filter((name) => name.split('/').length === 2).toSorted();
}

test('what was removed because it was taken down is no loss, nor what went into it; until then it is in the backup', async () => {
  await using world = await createTestWorld();
  const { storage } = world.services;
  const { id, folders } = await takeDownFused(world);
  await keepPlainPictures(storage);
  await world.newCharacter();
  expect((await back(world)).missing).toEqual([]);
  expect(await foldersIn(target)).toEqual([...folders, 'characters/plain'].toSorted());

  await world.passTime(31 * 60);
  let removals = 0;
  const failing: Storage = {
    ...storage,
    removeFolder: (folder) => (removals++ === 0 ? storage.removeFolder(folder) : Promise.reject(new Error('away'))),
  };
  await expect(removeTakenDownFiles({ db: world.db, storage: failing })).rejects.toThrow('away');
  // Half of it is gone, and all of it is about to.
  const half = path.join(room, 'half');
  expect((await back(world, { target: half })).missing).toEqual([]);
  expect(await foldersIn(half)).toEqual(['characters/plain']);
  expect(await removeTakenDownFiles({ db: world.db, storage })).toEqual([id]);
  const last = path.join(room, 'last');
  expect((await back(world, { target: last })).missing).toEqual([]);
  expect(await foldersIn(last)).toEqual(['characters/plain']);

  await using there = await createTestDatabase();
  const restored = openFolderStorage(path.join(room, 'storage'));
  expect(await restoreBackup(await openBackup(last), { databaseUrl: there.url, storage: restored })).toMatchObject({
    breaks: [],
  });
});

test('what is due to be removed waits for a backup that knows it, and goes when that has ended', async () => {
  await using world = await createTestWorld();
  const { storage } = world.services;
  const { id, folders } = await takeDownFused(world);
  await world.passTime(31 * 60);
  const { missing } = await back(world, {
    async onRows() {
      expect(await removeTakenDownFiles({ db: world.db, storage })).toEqual([]);
    },
  });
  expect(missing).toEqual([]);
  expect(await foldersIn(target)).toEqual(folders);
  expect(await removeTakenDownFiles({ db: world.db, storage })).toEqual([id]);
  const loop = folders.find((folder) => folder.startsWith('videos/'));
  await expect(storage.read(`${loop}/loop.webm`)).rejects.toMatchObject({ isMissing: true });
});

test('a version before files could be taken down is backed up too', async () => {
  await using old = await makeOwnedDatabase();
  await migrateDatabase(old.url, '0024-username-looks');
  const storage = openFolderStorage(path.join(room, 'storage'));
  const taken = await takeBackup({ databaseUrl: old.url, storage, secret: SECRET, target });
  expect(taken.missing).toEqual([]);
});

test('a file that is missing in the storage is named, and everything else is kept', async () => {
  await using world = await createTestWorld();
  await keepPlainPictures(world.services.storage);
  await world.newCharacter();
  await rm(path.join(world.storageFolder, 'characters/plain/512.webp'));
  expect((await back(world)).missing).toEqual(['characters/plain/512.webp']);
  expect((await openBackup(target)).manifest.missing).toEqual(['characters/plain/512.webp']);
});

test('a storage that fails in the middle leaves no backup', async () => {
  await using world = await createTestWorld();
  await keepPlainPictures(world.services.storage);
  await world.newCharacter();
  await rm(path.join(world.storageFolder, 'characters/plain/512.webp'));
  await symlink('512.webp', path.join(world.storageFolder, 'characters/plain/512.webp'));
  await expect(back(world)).rejects.toMatchObject({ name: 'StorageError' });
  expect(await readdir(room)).toEqual([]);
});

test('of two backups at once one is taken, and a name is taken once', async () => {
  await using world = await createTestWorld();
  await back(world, {
    onRows: () =>
      expect(back(world, { target: path.join(room, 'other') })).rejects.toThrow('Another backup of this database runs'),
  });
  await expect(back(world)).rejects.toThrow('is there already');
  expect(await readdir(room)).toEqual(['backup']);
});

test('a connection that is cut while pictures are copied leaves no backup', async () => {
  await using world = await createTestWorld();
  const cut = () =>
    sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'backup' and datname = current_database()`
      .execute(world.db)
      .then(() => undefined);
  await expect(back(world, { onRows: cut })).rejects.toThrow('The database was away');
  expect(await readdir(room)).toEqual([]);
});

test('a database that is not empty, and one that somebody uses, are left as they are', async () => {
  await using world = await createTestWorld();
  await populate(world);
  await back(world);
  const backup = await openBackup(target);
  const { storage } = world.services;
  await expect(restoreBackup(backup, { databaseUrl: world.databaseUrl, storage })).rejects.toThrow(/^The product runs on this/);

  await using used = await createTestDatabase();
  await sql`insert into audit_log (kind) values ('test')`.execute(used.db);
  const rowsBefore = await allRows(used.url);
  await expect(restoreBackup(backup, { databaseUrl: used.url, storage })).rejects.toThrow(/not empty: audit_log hold rows/);
  expect(await allRows(used.url)).toEqual(rowsBefore);

  await using empty = await createTestDatabase();
  const server = openDatabase({ url: empty.url, name: 'server', log: createLogger('test', 'silent') });
  await sql`select 1`.execute(server.db);
  await expect(restoreBackup(backup, { databaseUrl: empty.url, storage })).rejects.toThrow(
    'The product runs on this database (server)',
  );
  await server.close();
  // Twice is once too often.
  await restoreBackup(backup, { databaseUrl: empty.url, storage });
  await expect(restoreBackup(backup, { databaseUrl: empty.url, storage })).rejects.toThrow(/is not empty/);
});

test('a backup of an older version is restored at its version and migrated; one of a newer version is refused', async () => {
  await using old = await makeOwnedDatabase();
  const versions = await listMigrations();
  const [before = '', newest = ''] = versions.slice(-2);
  await migrateDatabase(old.url, before);
  const client = new pg.Client({ connectionString: old.url });
  await client.connect();
  await client.query(`insert into audit_log (kind) values ('of old')`);
  await client.end();
  const storage = openFolderStorage(path.join(room, 'storage'));
  await takeBackup({ databaseUrl: old.url, storage, secret: SECRET, target });
  const backup = await openBackup(target);

  await using migrated = await createTestDatabase();
  const late = restoreBackup(backup, { databaseUrl: migrated.url, storage });
  await expect(late).rejects.toThrow(`has had the migration ${newest}`);

  await using empty = await makeOwnedDatabase();
  const ofTomorrow = { ...backup, manifest: { ...backup.manifest, migrations: [...versions, '9999-tomorrow'] } };
  await expect(restoreBackup(ofTomorrow, { databaseUrl: empty.url, storage })).rejects.toThrow(
    'does not know the migration 9999-tomorrow',
  );
  const restored = await restoreBackup(backup, { databaseUrl: empty.url, storage });
  expect(restored).toMatchObject({ migrated: [newest], breaks: [] });
  expect((await allRows(empty.url)).audit_log).toEqual((await allRows(old.url)).audit_log);
});

test('rows that no rule allows are refused as a whole', async () => {
  await using world = await createTestWorld();
  await world.newMember();
  await back(world);
  await appendFile(
    path.join(target, 'tables/user_follows.copy'),
    `${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}\t${'1'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}\t2026-01-01 00:00:00+00\t\\N\n`,
  );
  await writeSums(target, (manifest) => ({
    ...manifest,
    tables: (manifest.tables as { name: string; rows: number }[]).map((one) =>
      one.name === 'user_follows' ? { ...one, rows: 1 } : one,
    ),
  }));
  await using there = await createTestDatabase();
  const storage = openFolderStorage(path.join(room, 'storage'));
  await expect(restoreBackup(await openBackup(target), { databaseUrl: there.url, storage })).rejects.toThrow(/foreign key/);
  expect((await allRows(there.url)).profiles).toEqual([{ all: '' }]);
  expect(await allRules(there.url)).toEqual(await allRules(world.databaseUrl));
});

/** Writes the sums anew, as somebody would who changes a backup on purpose. */
async function writeSums(
  folder: string,
  change: (manifest: Record<string, unknown>) => Record<string, unknown>,
  names?: string[],
) {
  const listed = (await readFile(path.join(folder, 'SHA256SUMS'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => line.slice(66));
  const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(change(manifest)));
  const lines = (names ?? listed).map(async (name) => {
    const bytes = await readFile(path.join(folder, name)).catch(() => Buffer.from(''));
    return `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`;
  });
  await writeFile(path.join(folder, 'SHA256SUMS'), (await Promise.all(lines)).join(''));
}

test('a backup that is damaged, cut off or manipulated is refused before anything is restored', async () => {
  await using world = await createTestWorld();
  await keepPlainPictures(world.services.storage);
  await world.newCharacter();
  await back(world);
  const file = (folder: string, name: string) => path.join(folder, name);
  const picture = 'pictures/characters/plain/512.webp';
  const same = (manifest: Record<string, unknown>) => manifest;
  const sums = async (folder: string) => (await readFile(file(folder, 'SHA256SUMS'), 'utf8')).trim().split('\n');
  const add = async (folder: string, name: string) => {
    const listed = (await sums(folder)).map((line) => line.slice(66));
    await writeSums(folder, (manifest) => ({ ...manifest, files: Number(manifest.files) + 1 }), [...listed, name]);
  };
  const attacks: Record<string, [(folder: string) => Promise<unknown>, RegExp]> = {
    'a flipped byte of a table': [
      (folder) => appendFile(file(folder, 'tables/profiles.copy'), ' '),
      /profiles.copy is not what was written/,
    ],
    'a cut-off picture': [(folder) => truncate(file(folder, picture), 100), /512.webp is not what was written/],
    'a lost picture': [(folder) => rm(file(folder, picture)), /512.webp is not there/],
    'a lost key': [(folder) => rm(file(folder, 'keys/app-secret')), /app-secret is not there/],
    'no manifest': [(folder) => rm(file(folder, 'manifest.json')), /manifest.json is not there/],
    'no sums': [(folder) => rm(file(folder, 'SHA256SUMS')), /SHA256SUMS is not there/],
    'sums cut off in a line': [(folder) => truncate(file(folder, 'SHA256SUMS'), 100), /a line that is none/],
    'sums without their last line': [
      async (folder) => writeFile(file(folder, 'SHA256SUMS'), `${(await sums(folder)).slice(0, -1).join('\n')}\n`),
      /does not name manifest.json/,
    ],
    'sums without a picture': [
      async (folder) =>
        writeFile(file(folder, 'SHA256SUMS'), `${(await sums(folder)).filter((line) => !line.endsWith(picture)).join('\n')}\n`),
      /files, and says/,
    ],
    'a name that leads out': [(folder) => add(folder, 'pictures/../../outside.png'), /a line that is none/],
    'an absolute name': [(folder) => add(folder, '/etc/passwd'), /a line that is none/],
    'a link in place of a picture': [
      async (folder) => {
        await rename(file(folder, picture), path.join(room, 'outside.webp'));
        await symlink(path.join(room, 'outside.webp'), file(folder, picture));
      },
      /512.webp is no file of its own/,
    ],
    'a link in place of a folder': [
      async (folder) => {
        await rename(file(folder, 'pictures'), path.join(room, 'outside-pictures'));
        await symlink(path.join(room, 'outside-pictures'), file(folder, 'pictures'));
      },
      /is no file of its own/,
    ],
    'a folder in place of a file': [
      async (folder) => {
        await rm(file(folder, picture));
        await cp(file(folder, 'keys'), file(folder, picture), { recursive: true });
      },
      /512.webp is no file of its own/,
    ],
    'a table that nobody asked for': [
      async (folder) => {
        await writeFile(file(folder, 'tables/pg_authid.copy'), '');
        await add(folder, 'tables/pg_authid.copy');
      },
      /pg_authid.copy is missing, or too much/,
    ],
    'another format': [
      (folder) => writeSums(folder, (manifest) => ({ ...manifest, format: 2 })),
      /cannot be read by this version/,
    ],
    'a key that is none': [
      async (folder) => {
        await writeFile(file(folder, 'keys/app-secret'), '\n');
        await writeSums(folder, same);
        await writeSums(folder, same);
      },
      /its key is none/,
    ],
  };
  for (const [name, [attack, sentence]] of Object.entries(attacks)) {
    const copy = path.join(room, 'copy');
    await cp(target, copy, { recursive: true });
    await attack(copy);
    await expect(openBackup(copy), name).rejects.toThrow(sentence);
    for (const left of ['copy', 'outside.webp', 'outside-pictures'])
      await rm(path.join(room, left), { recursive: true, force: true });
  }
  await expect(openBackup(path.join(room, 'nowhere'))).rejects.toThrow(/there is no such folder/);
  expect((await openBackup(target)).manifest.files).toBeGreaterThan(1);
});

test('sequences go on where they were, and tables of another shape are refused', async () => {
  await using world = await createTestWorld();
  const numbered = sql`create table test_numbers (id bigint generated always as identity, word text)`;
  await numbered.execute(world.db);
  await sql`insert into test_numbers (word) values ('one'), ('two')`.execute(world.db);
  await back(world);
  const backup = await openBackup(target);
  const storage = openFolderStorage(path.join(room, 'storage'));
  await using there = await createTestDatabase();
  await expect(restoreBackup(backup, { databaseUrl: there.url, storage })).rejects.toThrow('test_numbers (id, word) differs');
  await numbered.execute(there.db);
  await restoreBackup(backup, { databaseUrl: there.url, storage });
  const { rows } = await sql`insert into test_numbers (word) values ('three') returning id`.execute(there.db);
  expect(rows).toEqual([{ id: 3 }]);
});

/** The command itself, with these settings and no others. */
function call(
  script: 'backup' | 'restore',
  settings: Record<string, string>,
  ...given: string[]
): Promise<{ code: number; output: string }> {
  const file = path.resolve(import.meta.dirname, `../${script}.ts`);
  const env = { PATH: process.env.PATH, ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...given], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

test('the commands go by the settings: a database outside, a bucket, and the one key; and by default into a folder of their own', {
  timeout: 60_000,
}, async () => {
  await using world = await createTestWorld();
  await using there = await makeOwnedDatabase();
  await using s3 = await startTestS3();
  await populate(world);
  const home = { DATABASE_URL: world.databaseUrl, DATA_DIR: path.dirname(world.storageFolder), APP_SECRET: SECRET };
  const backups = path.join(home.DATA_DIR, 'backups');
  await mkdir(path.join(backups, 'killed.partial/keys'), { recursive: true });
  expect(await call('backup', home)).toMatchObject({ code: 0 });
  const [name = '', ...others] = await readdir(backups);
  expect(others).toEqual([]);
  const taken = path.join(backups, name);

  const bucket = {
    S3_ENDPOINT: s3.settings.endpoint,
    S3_BUCKET: s3.settings.bucket,
    S3_REGION: s3.settings.region,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
  };
  const elsewhere = { ...bucket, DATABASE_URL: there.url, DATA_DIR: path.join(room, 'data') };
  expect(await call('restore', elsewhere, taken)).toMatchObject({
    code: 1,
    output: expect.stringContaining('APP_SECRET is missing'),
  });
  const wrong = await call('restore', { ...elsewhere, APP_SECRET: 'another-key-another-key-another-key' }, taken);
  expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('APP_SECRET is not the key of this backup') });
  expect(wrong.output).not.toContain(SECRET);
  const restored = await call('restore', { ...elsewhere, APP_SECRET: SECRET }, taken);
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('\n0 broken promises') });
  expect(await allRows(there.url)).toEqual(await allRows(world.databaseUrl));
  const storage = await openS3Storage(s3.settings);
  expect((await storage.read('characters/plain/1024.webp')).length).toBe(500);
  expect(await readdir(elsewhere.DATA_DIR)).toEqual([]);
});

test('a restore that fails at its rows takes its files back', async () => {
  await using world = await createTestWorld();
  await using there = await makeOwnedDatabase();
  await populate(world);
  await back(world);
  await writeFile(path.join(target, 'tables/offer_items.copy'), 'no row at all\n');
  await writeSums(target, (manifest) => manifest);
  await writeSums(target, (manifest) => manifest);
  const settings = { DATABASE_URL: there.url, DATA_DIR: path.join(room, 'data'), APP_SECRET: SECRET };
  expect(await call('restore', settings, target)).toMatchObject({
    code: 1,
    output: expect.stringContaining('invalid input syntax'),
  });
  expect(await readdir(settings.DATA_DIR)).toEqual([]);
});

test('R842 trust: a backup of a stranger moves nothing on the terminal, and the restore says who would operate it', async () => {
  await using world = await createTestWorld();
  await using there = await makeOwnedDatabase();
  const { id } = await world.newMember({ role: 'operator' });
  await world.db.updateTable('users').set({ email: 'mallory@example.com' }).where('id', '=', id).execute();
  await back(world);
  const typed = '\u001b]0;title\u0007\u009b2J\u202e';
  // The second time the sum of the manifest is one of the changed one.
  for (let time = 0; time < 2; time += 1) await writeSums(target, (manifest) => ({ ...manifest, missing: [typed] }));
  const settings = { DATABASE_URL: there.url, DATA_DIR: path.join(room, 'data'), APP_SECRET: SECRET };
  const { code, output } = await call('restore', settings, target);
  expect({ code, typed: output.match(/[^\n\P{C}]/u) }).toEqual({ code: 0, typed: null });
  expect(output).toContain(String.raw`\u{1b}]0;title\u{7}\u{9b}2J\u{202e}`);
  expect(output).toContain('It is operated by mallory@example.com.');

  const strange = path.join(room, 'strange');
  await cp(target, strange, { recursive: true });
  for (let time = 0; time < 2; time += 1) await writeSums(strange, (manifest) => ({ ...manifest, migrations: [typed] }));
  const refused = await call('restore', { ...settings, DATA_DIR: path.join(room, 'other') }, strange);
  expect({ code: refused.code, typed: refused.output.match(/[^\n\P{C}]/u) }).toEqual({ code: 1, typed: null });
});

test('R842 trust: a backup that leaves a sequence out is refused: what begins anew would stand before everybody', async () => {
  await using world = await createTestWorld();
  await back(world);
  await using there = await createTestDatabase();
  const storage = openFolderStorage(path.join(room, 'storage'));
  const backup = await openBackup(target);
  const less = { ...backup, manifest: { ...backup.manifest, sequences: backup.manifest.sequences.slice(1) } };
  await expect(restoreBackup(less, { databaseUrl: there.url, storage })).rejects.toThrow(
    /the sequence \w+ is missing, or too much/,
  );
});
