/** What a member takes along is all of theirs, and can be read by programs that know nothing of ours. */
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startSession } from '../server/src/auth/sessions.ts';
import { addPasskey } from '../server/src/testing/passkey-owner.ts';
import { blankWish, createTestWorld, type TestWorld } from '../server/src/testing/test-world.ts';
import { endDepartures } from '../shared/src/core/account/erase-account.ts';
import { claimExport, endExports, exportPart } from '../shared/src/core/account/exports.ts';
import { keepStory } from '../shared/src/core/battles/story-rows.ts';
import { sweepOrphanedFiles } from '../shared/src/core/pictures/orphaned-files.ts';
import { pictureFiles } from '../shared/src/core/pictures/picture-files.ts';
import { LostExportError, makeExport } from '../worker/src/exports/make-export.ts';
import { PORTION } from '../worker/src/exports/queries.ts';
import { runNextExport } from '../worker/src/exports/run-exports.ts';
import { readSection, SECTIONS } from '../worker/src/exports/sections.ts';

const DAY = 86_400;
const MARKUP = '<img src=x onerror=alert(1)> & "quoted"';

/** By a library that did not write it: names with their texts, pictures as their sizes. */
function unzip(archive: Uint8Array): Record<string, string> {
  const read = (name: string, file: Uint8Array) =>
    /\.(json|html)$/.test(name) ? Buffer.from(file).toString() : String(file.length);
  return Object.fromEntries(Object.entries(unzipSync(archive)).map(([name, file]) => [name, read(name, file)]));
}

const next = ({ db, services: { storage, log } }: TestWorld) => runNextExport({ db, storage, log });

async function setScene(world: TestWorld) {
  const [me, other] = [await world.newMember(), await world.newMember()];
  const own = await world.newCharacter({ creatorId: me.id, name: 'Tralalero Portatile' });
  const foreign = await world.newCharacter({ creatorId: other.id, name: 'Bombardiro' });
  const secret = await world.newCharacter({ creatorId: other.id, name: 'Sconosciuto', isPublic: false });
  await me.caller.comments.add({ characterId: foreign, content: MARKUP });
  await me.caller.reactions.toggle({ characterId: foreign, reactionType: 'like' });
  await me.caller.creators.toggleFollow({ targetUserId: other.id });
  await other.caller.offers.send({
    ...{ toUserId: me.id, offerType: 'gift', offeredIds: [foreign], message: 'For you' },
    requestId: crypto.randomUUID(),
  });
  const wish = { name: 'Wet ones', isPublic: true, description: MARKUP };
  const { id: kept } = await me.caller.collections.create({ ...wish, requestId: crypto.randomUUID() });
  for (const characterId of [own, foreign]) await me.caller.collections.add({ id: kept, characterId });
  const { id: followed } = await other.caller.collections.create({ ...wish, requestId: crypto.randomUUID() });
  await other.caller.collections.add({ id: followed, characterId: secret });
  await me.caller.collections.follow({ id: followed });
  await world.services.storage.put(pictureFiles('characters/plain').largest, Buffer.alloc(1_000, 7));
  await world.prove(me.id);
  return { me, other, own, foreign, secret };
}

async function fetchArchive(origin: string, url: string): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}${url}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  return unzip(new Uint8Array(await answer.arrayBuffer()));
}

test('R396 an archive holds everything of a member, is what its schemas say, and shows itself without a script', async () => {
  await using world = await createTestWorld();
  const { me, own, foreign } = await setScene(world);
  const { id } = await me.caller.account.export();
  expect(await me.caller.account.export()).toEqual({ id });
  expect(await me.caller.account.exports()).toMatchObject([{ id, state: 'waiting', percent: 0, bytes: null }]);
  expect(await next(world)).toBe(id);
  expect(await me.caller.account.exports()).toMatchObject([{ id, state: 'done', percent: 100, bytes: expect.any(Number) }]);

  const { origin } = await world.listen();
  const { url } = await me.caller.account.exportLink({ id });
  const files = await fetchArchive(origin, url);
  expect(Object.keys(files).toSorted()).toEqual(
    [
      ...SECTIONS.flatMap(({ name }) => [`data/${name}.json`, `schemas/${name}.json`]),
      `pictures/${own}.webp`,
      'index.html',
    ].toSorted(),
  );
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const data = (name: string) => JSON.parse(files[`data/${name}.json`] ?? '');
  for (const { name } of SECTIONS)
    expect({ name, fits: ajv.validate(JSON.parse(files[`schemas/${name}.json`] ?? ''), data(name)) }).toEqual({
      name,
      fits: true,
    });
  expect(data('account')).toMatchObject([{ username: me.username, email: me.email }]);
  expect(data('characters')).toMatchObject([{ id: own, name: 'Tralalero Portatile', isYours: true, isMadeByYou: true }]);
  expect(data('comments')).toMatchObject([{ text: MARKUP, character: 'Bombardiro' }]);
  expect(data('offers')).toMatchObject([{ isSentByYou: false, message: 'For you', youGet: ['Bombardiro'] }]);
  expect([data('reactions'), data('follows')].map((list) => list.length)).toEqual([1, 1]);
  expect(data('collections')).toMatchObject([
    { whose: 'followed', name: 'Wet ones', brainrots: null },
    { whose: 'own', description: MARKUP, isPublic: true, brainrots: ['Bombardiro', 'Tralalero Portatile'] },
  ]);
  expect(files[`pictures/${own}.webp`]).toBe('1000');
  const page = files['index.html'] ?? '';
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quoted&quot;');
  expect(page).not.toContain('<img src=x');
  expect(page).not.toContain('<script');
  const all = JSON.stringify(files);
  expect(all).not.toContain('Sconosciuto');
  const { password_hash: hash } = await world.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', me.id)
    .executeTakeFirstOrThrow();
  expect(all).not.toContain(hash);
  expect(all).not.toContain(foreign);
});

test('R526 an archive tells of every notification, of wishes that were claimed, and of deals by both sides, all in words', async () => {
  await using world = await createTestWorld();
  const { me, other, own, foreign } = await setScene(world);
  await other.caller.creators.toggleFollow({ targetUserId: me.id });
  const ticket = await world.visitor().characters.generate({ ...blankWish, mainTheme: 'tired teapot', requestId: randomUUID() });
  await world.finishTickets();
  await me.caller.characters.claim({ tickets: [{ ticketId: ticket.id, secret: ticket.secret ?? '' }] });
  const [gift] = (await me.caller.offers.list({})).items;
  const { id: offerId = '', termsHash = '' } = gift ?? {};
  await me.caller.offers.accept({ offerId, termsHash, requestId: randomUUID() });
  await other.caller.offers.reverse({ offerId, requestId: randomUUID() });
  const sides = { toUserId: other.id, offerType: 'trade', offeredIds: [own], requestedIds: [foreign], message: null } as const;
  const trade = await me.caller.offers.send({ ...sides, requestId: randomUUID() });
  await other.caller.offers.counter({
    ...{ offerId: trade.id, offeredIds: [foreign], requestedIds: [own], message: 'Fair!' },
    requestId: randomUUID(),
  });
  const { items } = await me.caller.notifications.list();
  const { id } = await me.caller.account.export();
  await next(world);
  const { origin } = await world.listen();
  const files = await fetchArchive(origin, (await me.caller.account.exportLink({ id })).url);
  const data = (name: string) => JSON.parse(files[`data/${name}.json`] ?? '');

  const told = data('notices').toSorted((one: { at: string }, two: { at: string }) => two.at.localeCompare(one.at));
  const listed = items.map(({ person, createdAt }) => ({ person: person?.username ?? null, at: createdAt.toISOString() }));
  expect(told).toEqual(listed.map((one) => expect.objectContaining(one)));
  const what = ['counter-offer', 'taken back', 'offer', 'follows you'];
  expect(told.map((one: { what: string }) => one.what)).toEqual(expect.arrayContaining(what));
  expect(told).toContainEqual(expect.objectContaining({ what: 'taken back', brainrots: ['Bombardiro'] }));

  expect(data('offers')).toMatchObject([
    { state: 'taken back', youGive: [], youGet: ['Bombardiro'], takenBackAt: expect.stringMatching(/Z$/) },
    { state: 'answered with a counter-offer', youGive: ['Tralalero Portatile'], youGet: ['Bombardiro'], takenBackAt: null },
    { state: 'waiting for an answer', youGive: ['Tralalero Portatile'], youGet: ['Bombardiro'], isSentByYou: false },
  ]);
  expect(data('wishes')).toMatchObject([{ wish: { mainTheme: 'tired teapot' } }]);
  const [, page = ''] = (files['index.html'] ?? '').split('</nav>');
  expect(page).toContain('main theme: tired teapot');
  expect(page).not.toMatch(/reversed|counter_offered|\{|null/);
});

test('R472 an archive names passkeys by name and dates, and holds nothing of their keys', async () => {
  await using world = await createTestWorld();
  const { me } = await setScene(world);
  const { id: passkeyId, credentialId } = await addPasskey(world, me);
  await me.caller.account.passkeys.rename({ id: passkeyId, name: 'Old phone' });
  const { id } = await me.caller.account.export();
  await next(world);
  const { origin } = await world.listen();
  const files = await fetchArchive(origin, (await me.caller.account.exportLink({ id })).url);
  expect(JSON.parse(files['data/passkeys.json'] ?? '')).toEqual([
    { name: 'Old phone', addedAt: expect.stringMatching(/^\d{4}-.*Z$/), lastUsedAt: null },
  ]);
  const { public_key: key } = await world.db.selectFrom('passkeys').select('public_key').executeTakeFirstOrThrow();
  const all = JSON.stringify(files);
  for (const secret of [credentialId, ...['hex', 'base64', 'base64url'].map((form) => key.toString(form as BufferEncoding))])
    expect(all).not.toContain(secret);
});

test("R397 R503 a link is its owner's, good once and for ten minutes, and an archive is removed after a week", async () => {
  await using world = await createTestWorld();
  const { me, other } = await setScene(world);
  const { id } = await me.caller.account.export();
  await next(world);
  const { origin } = await world.listen();
  await world.prove(other.id);
  await expect(other.caller.account.exportLink({ id })).rejects.toMatchObject({ reason: 'not_found' });
  expect(await other.caller.account.exports()).toEqual([]);
  const statusOf = async (url: string) => (await fetch(`${origin}${url}`)).status;
  const [first, second] = [await me.caller.account.exportLink({ id }), await me.caller.account.exportLink({ id })];
  expect([
    await statusOf(first.url),
    await statusOf(second.url),
    await statusOf(second.url),
    await statusOf('/exports/guess'),
  ]).toEqual([410, 200, 410, 410]);
  const looked = await me.caller.account.exportLink({ id });
  expect((await fetch(`${origin}${looked.url}`, { method: 'HEAD' })).status).toBe(404);
  expect(await statusOf(looked.url)).toBe(200);
  const signedOut = await me.caller.account.exportLink({ id });
  await me.caller.account.endOtherSessions();
  expect(await statusOf(signedOut.url)).toBe(410);
  const ofOther = await me.caller.account.exportLink({ id });
  const elsewhere = await world.db.transaction().execute((trx) => startSession(trx, me.id));
  await world.visitor().auth.signOut({ refreshToken: elsewhere.refreshToken });
  expect(await statusOf(ofOther.url)).toBe(410);
  const late = await me.caller.account.exportLink({ id });
  await world.passTime(11 * 60);
  expect(await statusOf(late.url)).toBe(410);

  const { folder } = await world.db.selectFrom('exports').select('folder').executeTakeFirstOrThrow();
  const part = path.join(world.storageFolder, exportPart(folder ?? '', 0));
  expect((await readFile(part)).length).toBeGreaterThan(1_000);
  await world.passTime(7 * DAY);
  await world.prove(me.id);
  await expect(me.caller.account.exportLink({ id })).rejects.toMatchObject({ reason: 'not_found' });
  expect(await endExports({ db: world.db, storage: world.services.storage })).toBe(1);
  await expect(readFile(part)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('R398 one archive at a time, three a day, and one whose worker died is made by another', async () => {
  await using world = await createTestWorld();
  const { me } = await setScene(world);
  const ids = new Set<string>();
  for (let count = 0; count < 3; count += 1) {
    const [one, same] = await Promise.all([me.caller.account.export(), me.caller.account.export()]);
    expect(same).toEqual(one);
    ids.add(one.id);
    if (count > 0) {
      expect(await next(world)).toBe(one.id);
      continue;
    }
    // Claimed, and never heard of again.
    await claimExport(world.db);
    expect(await next(world)).toBeNull();
    await sql`update exports set seen_at = now() - interval '31 seconds'`.execute(world.db);
    expect(await next(world)).toBe(one.id);
  }
  expect(ids.size).toBe(3);
  await expect(me.caller.account.export()).rejects.toMatchObject({ reason: 'too_many_requests' });
});

test('R613 an archive says nothing of what whoever has blocked its member does since', async () => {
  await using world = await createTestWorld({ rateLimitScale: 10 });
  const { me, other, foreign } = await setScene(world);
  const made = await world.newCharacter({ creatorId: me.id, ownerId: other.id, name: 'Da Me Fatto' });
  await me.caller.people.mute({ userId: other.id });
  await other.caller.people.block({ userId: me.id });
  await world.prove(other.id);
  await other.caller.account.changeUsername({ username: 'found_me_not' });
  for (const characterId of [foreign, made]) await other.caller.characters.rename({ characterId, name: 'Nome Nuovo' });
  for (const { id, isSaved } of (await other.caller.collections.list({ ownerId: other.id })).items)
    if (!isSaved) await other.caller.collections.update({ id, name: 'Nuova Raccolta' });
  const { id } = await me.caller.account.export();
  expect(await next(world)).toBe(id);
  const { origin } = await world.listen();
  const files = await fetchArchive(origin, (await me.caller.account.exportLink({ id })).url);
  for (const [name, text] of Object.entries(files))
    for (const news of ['found_me_not', 'Nome Nuovo', 'Nuova Raccolta', made]) expect(`${name} ${text}`).not.toContain(news);
  expect(files['data/comments.json']).toContain('…');
});

test('R1453 an archive tells of a battle and an offer what the product does: nothing of whoever has blocked its member', async () => {
  await using world = await createTestWorld({ rateLimitScale: 10 });
  const { me, other, own, foreign } = await setScene(world);
  const fight = { char1Id: own, char2Id: foreign, isFriendly: true, requestId: crypto.randomUUID() };
  const { battleId } = await me.caller.battles.execute(fight);
  const story = 'Bombardiro lost on a Tuesday.';
  await world.db.transaction().execute((trx) => keepStory(trx, battleId, story));
  const read = async () => {
    const texts: string[] = [];
    for (const section of SECTIONS) {
      const reading = { db: world.db, userId: me.id, onPortion: () => Promise.resolve() };
      for await (const entry of readSection(section, reading)) texts.push(JSON.stringify(entry));
    }
    return texts.join();
  };
  for (const text of [story, 'For you']) expect(await read()).toContain(text);
  await other.caller.people.block({ userId: me.id });
  expect((await me.caller.battles.byId({ id: battleId })).battleStory).toBeNull();
  for (const text of [story, 'For you', 'Bombardiro']) expect(await read()).not.toContain(text);
});

test('R614 whoever has very much gets an archive too: a worker that reads on is not taken for dead', async () => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  await world.prove(me.id);
  const { id } = await me.caller.account.export();
  await sql`insert into session_families (user_id) select ${me.id}::uuid from generate_series(1, ${3 * PORTION})`.execute(
    world.db,
  );
  const run = await claimExport(world.db);
  if (run?.id !== id) throw new Error('not claimed');
  // Each statement takes twelve seconds, and after thirty without a word another worker takes over.
  const slow = world.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await sql`update exports set seen_at = seen_at - interval '12 seconds'`.execute(world.db);
      expect(await claimExport(world.db)).toBeNull();
      return result;
    },
  });
  await makeExport({ db: slow, storage: world.services.storage }, run, new AbortController().signal);
  expect(await me.caller.account.exports()).toMatchObject([{ id, state: 'done' }]);
});

test('R390 archives go with whoever leaves', async () => {
  await using world = await createTestWorld();
  const { me } = await setScene(world);
  await me.caller.account.export();
  await next(world);
  await me.caller.account.leave({ characters: 'leave' });
  await world.passTime(14 * DAY + 1);
  const { db, bus, appSecret } = world.services;
  await endDepartures({ db, bus, appSecret });
  expect(await db.selectFrom('exports').selectAll().execute()).toEqual([]);
  expect(
    (await db.selectFrom('noted_folders').select('folder').execute()).some(({ folder }) => folder.startsWith('exports/')),
  ).toBe(true);
});

test.each(['its first statement', 'a part is written'])(
  'R1476 an account that ends while its archive is being made leaves nothing of it, and breaks nothing: after %s',
  async (moment) => {
    await using world = await createTestWorld();
    const { me } = await setScene(world);
    await me.caller.account.export();
    // More than a part.
    await world.services.storage.put(pictureFiles('characters/plain').largest, Buffer.alloc(9_000_000, 7));
    await me.caller.account.leave({ characters: 'leave' });
    await world.passTime(14 * DAY + 1);
    const readParts = async () =>
      (await readdir(world.storageFolder, { recursive: true })).filter((name) => name.includes('part-'));
    const run = await claimExport(world.db);
    if (!run) throw new Error('not claimed');
    const { storage, bus, appSecret } = world.services;
    let isEnded = false;
    const db = world.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (isEnded || (moment === 'a part is written' && (await readParts()).length === 0)) return result;
        isEnded = true;
        expect(await endDepartures({ db: world.db, bus, appSecret })).toBe(1);
        return result;
      },
    });
    await expect(makeExport({ db, storage }, run, new AbortController().signal)).rejects.toThrow(LostExportError);
    expect(await claimExport(world.db)).toBeNull();
    await sql`update noted_folders set noted_at = noted_at - interval '25 hours'`.execute(world.db);
    await sweepOrphanedFiles({ db: world.db, storage });
    expect(await readParts()).toEqual([]);
    expect(await world.db.selectFrom('exports').selectAll().execute()).toEqual([]);
  },
);
