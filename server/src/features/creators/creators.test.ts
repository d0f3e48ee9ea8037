import { FOLLOWED_MAX } from '@chaos/shared/contract/creators';
import { expect, test } from 'vitest';
import { createTestWorld } from '../../testing/test-world.ts';
import { untilSomeWait } from '../../testing/until-some-wait.ts';

test('R128 R129 R139 following raises both counters by one, and following no more lowers them', async () => {
  await using world = await createTestWorld();
  const [fan, star] = [await world.newMember(), await world.newMember()];
  expect(await fan.caller.creators.toggleFollow({ targetUserId: star.id })).toEqual({ following: true, followerCount: 1 });
  expect(await fan.caller.profiles.byId({ id: star.id })).toMatchObject({
    followerCount: 1,
    followingCount: 0,
    isFollowing: true,
  });
  expect(await world.visitor().profiles.byId({ id: fan.id })).toMatchObject({
    followerCount: 0,
    followingCount: 1,
    isFollowing: false,
  });
  expect(await fan.caller.creators.toggleFollow({ targetUserId: star.id })).toEqual({ following: false, followerCount: 0 });
});

test('R565 whoever says whether to follow may say so twice, or in two tabs', async () => {
  await using world = await createTestWorld();
  const [fan, star] = [await world.newMember(), await world.newMember()];
  for (const [following, followerCount] of [
    [true, 1],
    [false, 0],
  ] as const) {
    const follow = () => fan.caller.creators.toggleFollow({ targetUserId: star.id, following });
    for (const answer of await Promise.all([follow(), follow()])) expect(answer.following).toBe(following);
    expect(await follow()).toEqual({ following, followerCount });
  }
});

test('R763 one follows at most two thousand people, and may always leave', async () => {
  await using world = await createTestWorld();
  const [fan, star, other] = [await world.newMember(), await world.newMember(), await world.newMember()];
  await fan.caller.creators.toggleFollow({ targetUserId: star.id });
  await world.db.updateTable('profiles').set({ following_count: FOLLOWED_MAX }).where('id', '=', fan.id).execute();
  const follow = () => fan.caller.creators.toggleFollow({ targetUserId: other.id });
  await expect(follow()).rejects.toMatchObject({ reason: 'quota_used_up' });
  expect(await fan.caller.creators.toggleFollow({ targetUserId: star.id, following: true })).toMatchObject({ following: true });
  expect(await fan.caller.creators.toggleFollow({ targetUserId: star.id })).toMatchObject({ following: false });
  expect(await follow()).toEqual({ following: true, followerCount: 1 });
});

test('R784 of several follows at once only as many are made as there is room for', async () => {
  await using world = await createTestWorld();
  const fan = await world.newMember();
  const stars = await Promise.all([1, 2, 3].map(() => world.newMember()));
  const ids = stars.map(({ id }) => id);
  const updated = world.db.updateTable('profiles').set({ following_count: FOLLOWED_MAX - 1 });
  await updated.where('id', '=', fan.id).execute();
  // Held so that each has looked for room before any has found it.
  const { following } = await world.db.transaction().execute(async (trx) => {
    await trx.selectFrom('profiles').select('id').where('id', 'in', ids).forNoKeyUpdate().execute();
    const begun = ids.map((id) => fan.caller.creators.toggleFollow({ targetUserId: id, following: true }));
    await untilSomeWait(world, ids.length);
    return { following: Promise.allSettled(begun) };
  });
  expect((await following).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('R131 nobody can follow themselves, whatever is sent', async () => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  await expect(me.caller.creators.toggleFollow({ targetUserId: me.id })).rejects.toMatchObject({ reason: 'invalid_input' });
  const direct = world.db.insertInto('user_follows').values({ follower_id: me.id, following_id: me.id }).execute();
  await expect(direct).rejects.toThrow(/check/);
});

test('many people following and leaving one another at once: every counter equals its rows', async () => {
  await using world = await createTestWorld();
  const people = await Promise.all(Array.from({ length: 5 }, () => world.newMember()));
  const toggles = people.flatMap((fan) =>
    people.filter((star) => star !== fan).flatMap((star) => [1, 2, 3].map(() => ({ fan, star }))),
  );
  await Promise.all(toggles.map(({ fan, star }) => fan.caller.creators.toggleFollow({ targetUserId: star.id })));
  const rows = await world.db.selectFrom('user_follows').selectAll().execute();
  for (const { id } of people) {
    const { followerCount, followingCount } = await world.visitor().profiles.byId({ id });
    expect({ followerCount, followingCount }).toEqual({
      followerCount: rows.filter((row) => row.following_id === id).length,
      followingCount: rows.filter((row) => row.follower_id === id).length,
    });
  }
});

test('R134 R136 popular creators are ranked by followers and then by likes, at most 100', async () => {
  await using world = await createTestWorld();
  const [quiet, liked, followed] = [
    await world.newMember({ username: 'quiet' }),
    await world.newMember({ username: 'liked' }),
    await world.newMember({ username: 'followed' }),
  ];
  await world.newCharacter({ creatorId: liked.id, score: 7 });
  await world.newCharacter({ creatorId: quiet.id, score: 1 });
  await quiet.caller.creators.toggleFollow({ targetUserId: followed.id });
  const { items } = await world.visitor().creators.popular({});
  expect(
    items.map(({ username, followerCount, totalLikes, characterCount }) => ({
      username,
      followerCount,
      totalLikes,
      characterCount,
    })),
  ).toEqual([
    { username: 'followed', followerCount: 1, totalLikes: 0, characterCount: 0 },
    { username: 'liked', followerCount: 0, totalLikes: 7, characterCount: 1 },
    { username: 'quiet', followerCount: 0, totalLikes: 1, characterCount: 1 },
  ]);
  await expect(world.visitor().creators.popular({ limit: 101 })).rejects.toMatchObject({ reason: 'invalid_input' });
});

test('R135 search finds a part of the name in any case, and takes % and _ as they are', async () => {
  await using world = await createTestWorld();
  for (const name of ['Frigo_Camelo', 'frigoXcamelo', 'banana']) await world.newMember({ username: name });
  const find = async (query: string) => (await world.visitor().creators.all({ query })).items.map((one) => one.username).sort();
  expect(await find('GOXCA')).toEqual(['frigoXcamelo']);
  expect(await find('frigo')).toEqual(['Frigo_Camelo', 'frigoXcamelo']);
  expect(await find('o_c')).toEqual(['Frigo_Camelo']);
  expect(await find('%')).toEqual([]);
  expect(await find('\\')).toEqual([]);
});

test('pages of creators hold everybody once, and a cursor of one list fits no other', async () => {
  await using world = await createTestWorld();
  for (let index = 0; index < 7; index += 1) await world.newMember();
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: { id: string }[]; nextCursor: string | null } = await world.visitor().creators.all({ limit: 3, cursor });
    seen.push(...page.items.map((one) => one.id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(new Set(seen).size).toBe(7);
  const { nextCursor } = await world.visitor().creators.all({ limit: 3 });
  await expect(world.visitor().creators.all({ query: 'u', cursor: nextCursor })).rejects.toMatchObject({
    reason: 'forged_cursor',
  });
});

test('O3 R124 the following feed holds public, active characters of followed creators, newest first', async () => {
  await using world = await createTestWorld();
  const [me, star, other] = [await world.newMember(), await world.newMember(), await world.newMember()];
  await me.caller.creators.toggleFollow({ targetUserId: star.id });
  const first = await world.newCharacter({ creatorId: star.id });
  const second = await world.newCharacter({ creatorId: star.id });
  await world.newCharacter({ creatorId: star.id, isPublic: false });
  await world.newCharacter({ creatorId: star.id, isActive: false });
  await world.newCharacter({ creatorId: other.id });
  const page = await me.caller.characters.following({});
  expect(page.items.map((one) => one.id)).toEqual([second, first]);
  expect(page.totalCount).toBe(2);
});

test('R660 two who hide and show what the other has made do not wait for each other for ever', async () => {
  await using world = await createTestWorld();
  const [ada, bob] = [await world.newMember(), await world.newMember()];
  const ids = [
    await world.newCharacter({ creatorId: ada.id, ownerId: bob.id, score: 1 }),
    await world.newCharacter({ creatorId: bob.id, ownerId: ada.id, score: 1 }),
  ];
  // Past what tries again after a deadlock.
  const show = (id: string, isPublic: boolean) =>
    world.db.updateTable('meme_characters').set({ is_public: isPublic }).where('id', '=', id).execute();
  for (let round = 0; round < 30; round += 1) await Promise.all(ids.map((id) => show(id, round % 2 > 0)));
  const counts = await world.db.selectFrom('profiles').select(['character_count as shown', 'total_likes as likes']).execute();
  expect(counts).toEqual(ids.map(() => ({ shown: 1, likes: 1 })));
});

test('R660 likes of what is hidden or deleted are none of its maker, and come back with it, whoever owns it', async () => {
  await using world = await createTestWorld();
  const [maker, owner] = [await world.newMember(), await world.newMember()];
  await world.newCharacter({ creatorId: maker.id, score: 2 });
  const id = await world.newCharacter({ creatorId: maker.id, ownerId: owner.id, score: 5 });
  await world.newCharacter({ creatorId: maker.id, score: 7, isPublic: false });
  const read = async () => (await world.visitor().creators.all({})).items.find((one) => one.id === maker.id)?.totalLikes;
  const { characters, reactions } = owner.caller;
  expect(await read()).toBe(7);
  await characters.togglePrivacy({ characterId: id, isPublic: false });
  await reactions.toggle({ characterId: id, reactionType: 'like' });
  expect(await read()).toBe(2);
  await characters.togglePrivacy({ characterId: id, isPublic: true });
  expect(await read()).toBe(8);
  await characters.remove({ characterId: id });
  expect(await read()).toBe(2);
  await characters.restore({ characterId: id });
  expect(await read()).toBe(8);
});
