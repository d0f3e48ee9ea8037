import { randomUUID } from 'node:crypto';
import type { ReactionType } from '@chaos/shared/contract/reactions';
import { openDatabase } from '@chaos/shared/platform/database';
import { createLogger } from '@chaos/shared/platform/logging';
import { predictReaction } from '@chaos/shared/rules/predict-reaction';
import { countFor } from '@chaos/shared/testing/full-run-counts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { homeOf } from '../../testing/test-data.ts';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';
import { type Toggle, toggleReactions } from './commands.ts';
import { ToggleBatches } from './toggle-batches.ts';

/** Every stored count beside the rows it counts. Empty when all are equal. */
async function findDrift({ db }: TestWorld) {
  const { rows } = await sql`
    select c.id, like_count, dislike_count, r.likes, r.dislikes from meme_characters c cross join lateral (
      select count(*) filter (where reaction_type = 'like') as likes, count(*) filter (where reaction_type = 'dislike') as dislikes
      from character_reactions where character_id = c.id
    ) r where (like_count, dislike_count) is distinct from (r.likes, r.dislikes)
    union all
    select p.id, total_likes, null, likes, null from profiles p cross join lateral (
      select coalesce(sum(like_count), 0) as likes from meme_characters where original_creator_id = p.id and is_public and is_active
    ) made where total_likes <> likes
  `.execute(db);
  return rows;
}

test('R59 R60 R61 R62 the first press creates, the other one updates, the same one removes, and the score follows', async () => {
  await using world = await createTestWorld();
  const { id: creatorId } = await world.newMember();
  const characterId = await world.newCharacter({ creatorId });
  const { reactions, profiles, gallery } = (await world.newMember()).caller;
  const press = (reactionType: ReactionType) => reactions.toggle({ characterId, reactionType });
  expect(await press('like')).toEqual({ action: 'created', likeCount: 1, dislikeCount: 0, score: 1, userReaction: 'like' });
  expect((await gallery.top({})).items[0]).toMatchObject({ likeCount: 1, userReaction: 'like' });
  expect(await press('dislike')).toEqual({
    action: 'updated',
    likeCount: 0,
    dislikeCount: 1,
    score: -1,
    userReaction: 'dislike',
  });
  expect(await press('dislike')).toEqual({ action: 'removed', likeCount: 0, dislikeCount: 0, score: 0, userReaction: null });
  expect(await press('like')).toMatchObject({ action: 'created' });
  expect(await findDrift(world)).toEqual([]);
  expect((await profiles.byId({ id: creatorId })).id).toBe(creatorId);
});

test('R1520 who says what a reaction shall be may say so twice, and takes none away that they never saw', async () => {
  await using world = await createTestWorld();
  const characterId = await world.newCharacter();
  for (const { reactions } of [(await world.newMember()).caller, world.visitor()]) {
    const press = (reactionType: ReactionType, isOn: boolean) => reactions.toggle({ characterId, reactionType, isOn });
    const { likeCount } = await press('like', true);
    expect(await press('like', true)).toMatchObject({ action: 'unchanged', userReaction: 'like', likeCount });
    expect(await press('dislike', false)).toMatchObject({ action: 'unchanged', userReaction: 'like', likeCount });
    expect(await press('dislike', true)).toMatchObject({ action: 'updated', userReaction: 'dislike' });
    expect(await press('dislike', false)).toMatchObject({ action: 'removed', userReaction: null });
    expect(await press('like', false)).toMatchObject({ action: 'unchanged', userReaction: null, likeCount: likeCount - 1 });
    await press('like', true);
  }
  expect(await findDrift(world)).toEqual([]);
});

test('R1520 a press that has waited for another one is answered by what is there then', async () => {
  await using world = await createTestWorld();
  const characterId = await world.newCharacter();
  const { caller } = await world.newMember();
  const like = { characterId, reactionType: 'like', isOn: true } as const;
  await caller.reactions.toggle(like);
  const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  const pressed = await world.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('character_reactions').where('character_id', '=', characterId).execute();
    const answer = caller.reactions.toggle(like);
    await expect.poll(async () => (await waiting.execute(world.db)).rows.length).toBe(1);
    return { answer };
  });
  expect(await pressed.answer).toMatchObject({ action: 'created', userReaction: 'like' });
  expect(await caller.reactions.mine({ characterIds: [characterId] })).toMatchObject([{ reactionType: 'like' }]);
});

test('R1520 where no more visitors of a network fit, whoever stands there already is not refused', async () => {
  await using world = await createTestWorld();
  const characterId = await world.newCharacter();
  const near = (host: number) => world.visitor(`2001:db8::${host}`).reactions;
  const like = { characterId, reactionType: 'like', isOn: true } as const;
  for (const host of [1, 2, 3, 4]) await near(host).toggle(like);
  expect(await near(1).toggle(like)).toMatchObject({ action: 'unchanged', userReaction: 'like', likeCount: 4 });
  await expect(near(5).toggle(like)).rejects.toMatchObject({ reason: 'too_many_requests' });
  expect(await near(5).toggle({ ...like, isOn: false })).toMatchObject({ action: 'unchanged', userReaction: null });
});

test('R875 what a page shows before the answer is what the database answers, after any presses of any people', async () => {
  await using world = await createTestWorld({ rateLimitScale: 1_000 });
  const { caller } = await world.newMember();
  const people = [caller, world.visitor('one'), world.visitor('another')];
  const press = fc.record({ person: fc.constantFrom(...people), reactionType: fc.constantFrom<ReactionType>('like', 'dislike') });
  await fc.assert(
    fc.asyncProperty(fc.array(press, { maxLength: 12 }), async (presses) => {
      const characterId = await world.newCharacter();
      let counts = { likeCount: 0, dislikeCount: 0 };
      for (const { person, reactionType } of presses) {
        const [own] = await person.reactions.mine({ characterIds: [characterId] });
        const { action, after } = predictReaction({ ...counts, userReaction: own?.reactionType ?? null }, reactionType);
        expect(await person.reactions.toggle({ characterId, reactionType })).toEqual({ action, ...after });
        const [left] = await person.reactions.mine({ characterIds: [characterId] });
        expect(left?.reactionType ?? null).toBe(after.userReaction);
        counts = after;
      }
    }),
    { numRuns: countFor({ slice: 15, full: 300 }) },
  );
});

test('R65 a person finds the own reactions again, signed in and signed out, and no others', async () => {
  await using world = await createTestWorld();
  const [liked, disliked, plain] = [await world.newCharacter(), await world.newCharacter(), await world.newCharacter()];
  const asked = { characterIds: [liked, disliked, plain, randomUUID()] };
  for (const caller of [world.visitor(), (await world.newMember()).caller]) {
    expect(await caller.reactions.mine(asked)).toEqual([]);
    await caller.reactions.toggle({ characterId: liked, reactionType: 'like' });
    await caller.reactions.toggle({ characterId: disliked, reactionType: 'dislike' });
    const mine = await caller.reactions.mine(asked);
    expect(mine).toHaveLength(2);
    expect(mine).toEqual(
      expect.arrayContaining([
        { characterId: liked, reactionType: 'like' },
        { characterId: disliked, reactionType: 'dislike' },
      ]),
    );
  }
  expect(await world.visitor('another address').reactions.mine(asked)).toEqual([]);
});

test('R66 visitors of one address are one person; a member is counted beside them', async () => {
  await using world = await createTestWorld();
  const characterId = await world.newCharacter();
  const like = { characterId, reactionType: 'like' } as const;
  expect(await world.visitor('an address').reactions.toggle(like)).toMatchObject({ action: 'created' });
  expect(await world.visitor('an address').reactions.toggle(like)).toMatchObject({ action: 'removed' });
  await world.visitor('an address').reactions.toggle(like);
  expect(await (await world.newMember()).caller.reactions.toggle(like)).toMatchObject({
    action: 'created',
    likeCount: 2,
  });
  const stored = await world.db.selectFrom('character_reactions').selectAll().where('user_id', 'is not', null).execute();
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain('address');
});

test('R66 however many X-Forwarded-For headers are forged, they are one person', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const characterId = await world.newCharacter();
  const { origin } = await world.listen();
  const actions = new Map<string, number>();
  const presses = countFor({ slice: 200, full: 1_000 });
  for (let index = 0; index < presses; index += 100) {
    const press = async (at: number) => {
      const answer = await fetch(`${origin}/trpc/reactions.toggle`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `198.51.${at >> 8}.${at & 255}`,
          forwarded: `for=192.0.2.${at & 255}`,
        },
        body: JSON.stringify({ json: { characterId, reactionType: 'like' } }),
      });
      const { result } = (await answer.json()) as { result: { data: { json: { action: string } } } };
      actions.set(result.data.json.action, (actions.get(result.data.json.action) ?? 0) + 1);
    };
    await Promise.all(Array.from({ length: 100 }, (_, offset) => press(index + offset)));
  }
  // One person pressing again and again: like, none, like, none …
  expect(Object.fromEntries(actions)).toEqual({ created: presses / 2, removed: presses / 2 });
  expect(await world.db.selectFrom('character_reactions').selectAll().execute()).toEqual([]);
});

test('a private, retired or unknown character cannot be reacted on; its owner may while it is private', async () => {
  await using world = await createTestWorld();
  const owner = await world.newMember();
  const hidden = await world.newCharacter({ creatorId: owner.id, isPublic: false });
  const retired = await world.newCharacter({ creatorId: owner.id, isActive: false });
  for (const characterId of [hidden, retired, randomUUID()]) {
    const press = world.visitor().reactions.toggle({ characterId, reactionType: 'like' });
    await expect(press).rejects.toMatchObject({ code: 'NOT_FOUND', reason: 'not_found' });
  }
  expect(await owner.caller.reactions.toggle({ characterId: hidden, reactionType: 'like' })).toMatchObject({
    likeCount: 1,
  });
  const retiredPress = owner.caller.reactions.toggle({ characterId: retired, reactionType: 'like' });
  await expect(retiredPress).rejects.toMatchObject({ reason: 'not_found' });
  const wrong = { characterId: 'x', reactionType: 'love' } as unknown as { characterId: string; reactionType: 'like' };
  await expect(world.visitor().reactions.toggle(wrong)).rejects.toMatchObject({ message: 'characterId must be a UUID.' });
});

test('presses of one person on one character that arrive together happen one after the other', async () => {
  await using world = await createTestWorld();
  const characterId = await world.newCharacter();
  const { reactions } = world.visitor();
  const results = await Promise.all(Array.from({ length: 5 }, () => reactions.toggle({ characterId, reactionType: 'like' })));
  expect(results.map(({ action }) => action)).toEqual(['created', 'removed', 'created', 'removed', 'created']);
});

test('R62 I10 the counts equal the rows after any presses of many people in several processes at once', async () => {
  await using world = await createTestWorld();
  const makers = [await world.newMember(), await world.newMember()];
  const characters: string[] = [];
  for (let index = 0; index < 6; index += 1)
    characters.push(await world.newCharacter({ creatorId: makers[index % 2]?.id ?? null }));
  const processes = Array.from({ length: 3 }, () => {
    const { pool, close } = openDatabase({ url: world.databaseUrl, name: 'server', log: createLogger('test', 'silent') });
    const batches = new ToggleBatches({
      send: (toggles) => toggleReactions(pool, toggles, { mustConfirm: true, onRoundNumber() {} }),
      onChanged() {},
      batchMax: 8,
    });
    return { batches, close };
  });
  const anyOf = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T;
  const press = (): Toggle => {
    const person = Math.floor(Math.random() * 12);
    const where = { personKey: `address:${person}`, userId: null, networks: homeOf(person) };
    return { ...where, characterId: anyOf(characters), reactionType: anyOf(['like', 'dislike']) };
  };
  const results = await Promise.all(Array.from({ length: 2_000 }, () => anyOf(processes).batches.toggle(press())));
  expect(results.filter((result) => result === undefined)).toEqual([]);
  expect(await findDrift(world)).toEqual([]);
  await Promise.all(processes.map(({ close }) => close()));
});

test('a statement that fails for good fails for its presses alone, and the next ones go through', async () => {
  const sent: number[] = [];
  const batches = new ToggleBatches({
    async send(toggles) {
      sent.push(toggles.length);
      if (sent.length === 1) throw new Error('the disk is full');
      return toggles.map(() => ({ action: 'created', likeCount: 1, dislikeCount: 0, userReaction: 'like' }));
    },
    onChanged() {},
  });
  const press = (): Toggle => ({
    personKey: randomUUID(),
    userId: null,
    characterId: randomUUID(),
    reactionType: 'like',
    networks: homeOf(1),
  });
  const [first, ...others] = await Promise.allSettled([press(), press(), press()].map((one) => batches.toggle(one)));
  expect(first?.status).toBe('rejected');
  expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(sent).toEqual([1, 2]);
});

test('a batch that others are in the way of again and again is sent press by press, and only what fails then fails', async () => {
  const conflict = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  const sent: number[] = [];
  const batches = new ToggleBatches({
    async send(toggles) {
      sent.push(toggles.length);
      if (toggles.length > 1) throw conflict;
      if (toggles[0]?.personKey === 'unlucky') throw new Error('the disk is full');
      return toggles.map(() => ({ action: 'created', likeCount: 1, dislikeCount: 0, userReaction: 'like' }));
    },
    onChanged() {},
  });
  const press = (personKey: string): Toggle => ({
    personKey,
    userId: null,
    characterId: randomUUID(),
    reactionType: 'like',
    networks: homeOf(1),
  });
  const results = await Promise.allSettled(['first', 'a', 'unlucky', 'b'].map((person) => batches.toggle(press(person))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(sent).toEqual([1, 3, 3, 3, 3, 3, 1, 1, 1]);
});

test('one person may press 120 times a minute', async () => {
  await using world = await createTestWorld();
  const characterId = await world.newCharacter();
  const press = () => world.visitor().reactions.toggle({ characterId, reactionType: 'like' });
  await Promise.all(Array.from({ length: 120 }, press));
  await expect(press()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', reason: 'too_many_requests' });
  expect(await world.visitor('another').reactions.toggle({ characterId, reactionType: 'like' })).toMatchObject({ likeCount: 1 });
});
