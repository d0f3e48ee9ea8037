import { randomUUID } from 'node:crypto';
import { RARITIES } from '@chaos/shared/contract/characters';
import { GALLERY_TABS, type GallerySearchPage, type GalleryTab } from '@chaos/shared/contract/gallery';
import { forgetUnusedWords } from '@chaos/shared/core/gallery/unused-words';
import { rarityOf } from '@chaos/shared/rules/rarity';
import { risingAt } from '@chaos/shared/rules/rising';
import { smallestIdAt } from '@chaos/shared/rules/time-windows';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { blankWish, type Caller, createTestWorld, type TestWorld } from '../../../testing/test-world.ts';

type Input = Parameters<Caller['gallery']['search']>[0];

/** Reads all pages. */
async function readAll(caller: Caller, input: Input): Promise<GallerySearchPage['items']> {
  const rows: GallerySearchPage['items'] = [];
  let cursor: string | null = null;
  do {
    const page: GallerySearchPage = await caller.gallery.search({ ...input, cursor });
    rows.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return rows;
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const find = async (world: TestWorld, text: string, tab: GalleryTab = 'new') =>
  (await readAll(world.visitor(), { tab, text })).map(({ name }) => name).sort();

test('R412 every tab holds every character once, page by page, and each in its order', async () => {
  await using world = await createTestWorld();
  const [me, maker] = [await world.newMember(), await world.newMember()];
  await me.caller.creators.toggleFollow({ targetUserId: maker.id });
  const ids: string[] = [];
  for (let index = 0; index < 12; index += 1)
    ids.push(await world.newCharacter({ creatorId: maker.id, score: (index * 5) % 4, ageHours: 12 - index }));
  for (const tab of GALLERY_TABS) {
    const rows = await readAll(me.caller, { tab, limit: 5 });
    expect({ tab, ids: idsOf(rows).sort() }).toEqual({ tab, ids: ids.toSorted() });
    expect(rows.every(({ rank }) => (rank === null) === (tab !== 'top'))).toBe(true);
  }
  const newest = ids.toReversed();
  expect(idsOf(await readAll(me.caller, { tab: 'new', limit: 5 }))).toEqual(newest);
  expect(idsOf(await readAll(me.caller, { tab: 'following', limit: 5 }))).toEqual(newest);
  const { items } = await me.caller.gallery.top({});
  expect(idsOf(await readAll(me.caller, { tab: 'top', limit: 5 }))).toEqual(idsOf(items));
});

test('R412 a visitor follows nobody, and is told why the page is empty', async () => {
  await using world = await createTestWorld();
  const member = await world.newMember();
  await world.newCharacter();
  const ask = (caller: Caller) => caller.gallery.search({ tab: 'following' });
  expect(await ask(world.visitor())).toMatchObject({ items: [], nextCursor: null, emptyReason: 'signed_out' });
  expect(await ask(member.caller)).toMatchObject({ items: [], nextCursor: null, emptyReason: 'follows_nobody' });
});

test('R412 a random order stays the same from page to page, and is another one for the next list', async () => {
  await using world = await createTestWorld();
  for (let index = 0; index < 30; index += 1) await world.newCharacter();
  const lists = await Promise.all([1, 2, 3, 4].map(() => readAll(world.visitor(), { tab: 'random', limit: 7 })));
  for (const list of lists) expect(new Set(idsOf(list)).size).toBe(30);
  expect(new Set(lists.map((list) => idsOf(list).join())).size).toBeGreaterThan(1);
});

test('R413 words are found in name, lore and wish, and those of maker and owner; all of them have to be there', async () => {
  await using world = await createTestWorld();
  const [maker, owner] = [await world.newMember({ username: 'giraffa_rosa' }), await world.newMember({ username: 'pompelmo' })];
  await world.newCharacter({ name: 'Tralalero Tralala', creatorId: maker.id, ownerId: owner.id });
  await world.newCharacter({ name: 'Bombardiro Crocodilo' });
  await world.visitor().characters.generate({
    ...blankWish,
    mainTheme: 'an accordion',
    style: 'Pixel Art',
    hiddenMessage: 'xylophone',
    requestId: randomUUID(),
  });
  await world.finishTickets();
  const [made] = await find(world, 'accordion');
  expect(made).toBeDefined();
  expect(await find(world, 'pixel')).toEqual([made]);
  expect(await find(world, 'TRALALERO')).toEqual(['Tralalero Tralala']);
  expect(await find(world, 'codil')).toEqual(['Bombardiro Crocodilo']);
  expect(await find(world, 'rosa')).toEqual(['Tralalero Tralala']);
  expect(await find(world, 'pompelmo giraffa')).toEqual(['Tralalero Tralala']);
  expect(await find(world, 'exists knows tralala')).toEqual(['Tralalero Tralala']);
  expect(await find(world, 'tralala crocodilo')).toEqual([]);
  // What it hides is in nothing that is searched.
  expect(await find(world, 'xylophone')).toEqual([]);
});

test('R413 any script, accents, signs and emoji: a search finds what was written', async () => {
  await using world = await createTestWorld();
  const names = ['象さん大行進', 'تمساح طائر', 'Крокодил Ёжик', 'Açaí Größe', '🐊 Gator', 'ｆｕｌｌ', 'สวัสดีช้าง', '100 % Plum'];
  for (const name of names) await world.newCharacter({ name });
  const cases: [text: string, name: string][] = [
    ['象', '象さん大行進'],
    ['大行進', '象さん大行進'],
    ['تمساح', 'تمساح طائر'],
    ['кроко', 'Крокодил Ёжик'],
    ['ежик', 'Крокодил Ёжик'],
    ['acai', 'Açaí Größe'],
    ['GRÖSSE'.replace('SS', 'ß'), 'Açaí Größe'],
    ['🐊', '🐊 Gator'],
    ['full', 'ｆｕｌｌ'],
    ['ช้าง', 'สวัสดีช้าง'],
    ['100', '100 % Plum'],
    ['plum', '100 % Plum'],
  ];
  for (const [text, name] of cases) expect({ text, found: await find(world, text) }).toEqual({ text, found: [name] });
  // What has no word in it narrows nothing.
  expect(await find(world, '%')).toHaveLength(names.length);
});

test('R416 one wrong letter in a word is forgiven, and said; a word that is known is taken at its word', async () => {
  await using world = await createTestWorld();
  await world.newCharacter({ name: 'Bombardiro Crocodilo' });
  await world.newCharacter({ name: 'Crocodila Verde' });
  const ask = async (text: string) => {
    const { items, spelling } = await world.visitor().gallery.search({ tab: 'new', text });
    return { names: items.map(({ name }) => name).sort(), spelling };
  };
  for (const text of ['bombadiro', 'bomabrdiro', 'bombardyro', 'bombardirro'])
    expect({ text, ...(await ask(text)) }).toEqual({ text, names: ['Bombardiro Crocodilo'], spelling: 'similar' });
  expect(await ask('crocodilo')).toEqual({ names: ['Bombardiro Crocodilo'], spelling: 'exact' });
  expect(await ask('wholly unknown')).toEqual({ names: [], spelling: 'exact' });
  // Spelled as in somebody's own text, which no other word of the search is in: nearly so will do.
  expect(await ask('verde crocodilo')).toEqual({ names: ['Crocodila Verde'], spelling: 'similar' });
});

test('R414 each operator and each filter narrows, and they narrow together', async () => {
  await using world = await createTestWorld();
  const [ada, bob] = [await world.newMember({ username: 'Ada_L' }), await world.newMember({ username: 'bob_b' })];
  const old = await world.newCharacter({ name: 'Old', creatorId: ada.id, ageHours: 24 * 40, score: 60 });
  const given = await world.newCharacter({ name: 'Given', creatorId: ada.id, ownerId: bob.id });
  const own = await world.newCharacter({ name: 'Own', creatorId: bob.id });
  const golden = await world.newCharacter({ name: 'Golden' });
  await sql`alter table meme_characters disable trigger meme_characters_finish_fixed`.execute(world.db);
  await world.db.updateTable('meme_characters').set({ finish: 'golden', video_key: 'v' }).where('id', '=', golden).execute();
  const sources = [await world.newCharacter({ creatorId: ada.id }), await world.newCharacter({ creatorId: ada.id })];
  await ada.caller.fusion.fuse({ characterIds: sources, requestId: randomUUID() });
  await world.finishTickets();
  const ask = async (input: Partial<Input>, tab: GalleryTab = 'top') =>
    (await readAll(bob.caller, { tab, limit: 2, ...input })).map(({ name }) => name).sort();
  const [fused] = await ask({ text: 'fused:yes' });
  expect(await ask({ filters: { isFused: true } })).toEqual([fused]);
  expect(await ask({ text: 'by:ada_l' })).toEqual([fused, 'Given', 'Old'].sort());
  expect(await ask({ text: 'by:@ADA_L owner:bob_b' })).toEqual(['Given']);
  expect(await ask({ text: 'owner:bob_b' })).toEqual(['Given', 'Own']);
  expect(await ask({ text: 'finish:golden' })).toEqual(['Golden']);
  expect(await ask({ text: 'finish:golden', filters: { finish: ['plain'] } })).toEqual([]);
  expect(await ask({ filters: { hasVideo: true } })).toEqual(['Golden']);
  expect(await ask({ filters: { rarity: ['epic', 'mythic'] } })).toEqual(['Old']);
  expect(await ask({ filters: { rarity: ['epic'] } }, 'random')).toEqual(['Old']);
  const lastMonth = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  expect(await ask({ text: `before:${lastMonth}` })).toEqual(['Old']);
  expect(await ask({ filters: { isByFollowed: true } })).toEqual([]);
  await bob.caller.creators.toggleFollow({ targetUserId: ada.id });
  expect(await ask({ filters: { isByFollowed: true, isFused: false } })).toEqual(['Given', 'Old']);
  expect(await ask({ text: 'given' }, 'following')).toEqual(['Given']);
  await bob.caller.battles.execute({ char1Id: own, char2Id: old, requestId: randomUUID(), isFriendly: true });
  expect(await ask({ filters: { isUnfought: true, isFused: false } })).toEqual(['Given', 'Golden']);
  const nobody = await world.visitor().gallery.search({ tab: 'top', text: 'by:nobody_at_all' });
  expect(nobody).toMatchObject({ items: [], emptyReason: 'no_such_person' });
  expect(given).toBeDefined();
});

test('R414 a value that makes no sense is refused by name, and so is what is too long', async () => {
  await using world = await createTestWorld();
  const ask = (text: string) => world.visitor().gallery.search({ tab: 'new', text });
  await expect(ask('cat finish:gold')).rejects.toMatchObject({
    reason: 'invalid_input',
    message: expect.stringContaining('“gold” is no finish.'),
  });
  await expect(ask('🐊'.repeat(101))).rejects.toMatchObject({ message: expect.stringContaining('101 characters, at most 100') });
  expect((await ask('🐊'.repeat(100))).items).toEqual([]);
});

test('R417 hidden, deleted, taken down and renamed: what is searched is what everybody sees, at once', async () => {
  await using world = await createTestWorld();
  const [owner, boss] = [await world.newMember(), await world.newMember({ role: 'operator' })];
  const id = await world.newCharacter({ name: 'Pappagallo', creatorId: owner.id });
  const isFound = async (text: string) => {
    const found = await Promise.all(GALLERY_TABS.filter((tab) => tab !== 'following').map((tab) => find(world, text, tab)));
    const { items } = await world.visitor().gallery.suggest({ text });
    expect(new Set(found.map((names) => names.length)).size).toBe(1);
    return found[0]?.length === 1 && items.some(({ kind }) => kind === 'character');
  };
  const characterId = id;
  await owner.caller.characters.togglePrivacy({ characterId });
  expect(await find(world, 'pappagallo')).toEqual([]);
  await owner.caller.characters.togglePrivacy({ characterId });
  expect(await find(world, 'pappagallo')).toEqual(['Pappagallo']);
  await owner.caller.characters.rename({ characterId, name: 'Tartaruga' });
  expect(await find(world, 'pappagallo')).toEqual([]);
  expect(await isFound('tartaruga')).toBe(true);
  await owner.caller.characters.remove({ characterId });
  expect(await isFound('tartaruga')).toBe(false);
  await owner.caller.characters.restore({ characterId });
  expect(await find(world, 'tartaruga')).toEqual(['Tartaruga']);
  await boss.caller.ops.takeDown({ targetKind: 'character', targetId: id });
  expect(await isFound('tartaruga')).toBe(false);
});

test('R417 the name of a person is found as it is now, and not as it was', async () => {
  await using world = await createTestWorld();
  const maker = await world.newMember({ username: 'melanzana' });
  await world.newCharacter({ creatorId: maker.id });
  expect(await find(world, 'melanzana')).toHaveLength(1);
  const changed = { username: 'zucchina', display_name: 'Zucchina' };
  await world.db.updateTable('profiles').set(changed).where('id', '=', maker.id).execute();
  expect(await find(world, 'zucchina')).toHaveLength(1);
  expect(await find(world, 'melanzana')).toEqual([]);
  await forgetUnusedWords(world.db);
  const words = await world.db.selectFrom('search_words').select('word').where('word', '=', 'melanzana').execute();
  expect(words).toEqual([]);
});

test('what the database counts as rarity and as rising is what the rules say', async () => {
  await using world = await createTestWorld();
  const votes = [0, 1, 2, 9, 10, 11, 49, 50, 199, 200, 1_000, 5_000];
  const cases = votes.flatMap((likes) => [0, 1, 7, 300].map((dislikes) => ({ likes, dislikes, wins: (likes + dislikes) % 4 })));
  const bornAt = Date.UTC(2026, 4, 1, 12, 30, 15);
  for (const { likes, dislikes, wins } of cases) {
    const { rows } = await sql<{ level: number; rising: number }>`
      select rarity_level(${likes}::int - ${dislikes}::int, ${wins}::int) as level,
        rising_at(${smallestIdAt(bornAt)}::uuid, ${likes}::int, ${dislikes}::int) as rising`.execute(world.db);
    const level = 1 + RARITIES.indexOf(rarityOf({ score: likes - dislikes, wins }));
    const rising = rows[0]?.rising ?? 0;
    expect({ likes, dislikes, wins, level: rows[0]?.level }).toEqual({ likes, dislikes, wins, level });
    expect(Math.abs(rising - risingAt(bornAt, likes, dislikes))).toBeLessThanOrEqual(1);
  }
});

test('R415 a few counted likes lift the young above the old, and fade with age', async () => {
  await using world = await createTestWorld();
  const loved = await world.newCharacter({ score: 12, ageHours: 30 });
  const faded = await world.newCharacter({ score: 12, ageHours: 60 });
  const liked = await world.newCharacter({ score: 3, ageHours: 1 });
  const plain = await world.newCharacter();
  expect(idsOf(await readAll(world.visitor(), { tab: 'rising', limit: 3 }))).toEqual([liked, loved, plain, faded]);
});

test('R418 what is similar shares rare words; what is hidden is not among it', async () => {
  await using world = await createTestWorld();
  const owner = await world.newMember();
  for (let index = 0; index < 12; index += 1) await world.newCharacter({ name: `Nobody ${index}` });
  const one = await world.newCharacter({ name: 'Disco Octopus' });
  const like = await world.newCharacter({ name: 'Octopus of the Disco' });
  const half = await world.newCharacter({ name: 'Octopus Plain' });
  const hidden = await world.newCharacter({ name: 'Disco Octopus Segreto', creatorId: owner.id, isPublic: false });
  const { items } = await owner.caller.characters.similar({ id: one });
  expect(idsOf(items).slice(0, 2)).toEqual([like, half]);
  expect(idsOf(items)).not.toContain(hidden);
  expect(idsOf(items)).not.toContain(one);
  await expect(world.visitor().characters.similar({ id: hidden })).rejects.toMatchObject({ reason: 'not_found' });
});

test('R427 what stands in no order at the end of all is compared with as many as others', async () => {
  await using world = await createTestWorld();
  for (let index = 0; index < 12; index += 1) await world.newCharacter({ name: 'Nobody Special' });
  const frogs = await Promise.all(Array.from({ length: 6 }, () => world.newCharacter({ name: 'Rospo' })));
  for (const id of frogs) {
    const { items } = await world.visitor().characters.similar({ id });
    expect(idsOf(items).sort()).toEqual(frogs.filter((other) => other !== id).sort());
  }
});

test('R419 somebody who types is told names, makers and styles, eight at most', async () => {
  await using world = await createTestWorld();
  for (let index = 0; index < 9; index += 1) await world.newMember({ username: `pixelfan${index}` });
  for (let index = 0; index < 9; index += 1) await world.newCharacter({ name: `Pixelino ${index}`, score: index });
  await world.visitor().characters.generate({ ...blankWish, style: 'pixelated oil', requestId: randomUUID() });
  await world.finishTickets();
  const { items } = await world.visitor().gallery.suggest({ text: 'pixel' });
  expect(items.length).toBeLessThanOrEqual(8);
  expect(items[0]).toEqual({ kind: 'character', label: 'Pixelino 8', text: 'Pixelino 8' });
  expect(items.filter(({ kind }) => kind === 'maker').map(({ text }) => text)).toHaveLength(2);
  expect(items).toContainEqual({ kind: 'style', label: 'pixelated', text: 'style:pixelated' });
  expect(await find(world, 'style:pixelated')).toHaveLength(1);
  expect((await world.visitor().gallery.suggest({ text: '  ' })).items).toEqual([]);
});
