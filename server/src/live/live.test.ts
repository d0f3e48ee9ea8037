import type { CharacterCounts } from '@chaos/shared/contract/live';
import { createLogger } from '@chaos/shared/platform/logging';
import { expect, test } from 'vitest';
import { openServices } from '../services.ts';
import { homeOf } from '../testing/test-data.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { CountsFeed } from './counts-feed.ts';

/** Starts following; each call waits for the next batch. */
async function follow(world: TestWorld, characterIds: string[]) {
  const subscription = await world.visitor().live.counts({ characterIds });
  const batches = subscription[Symbol.asyncIterator]();
  const next = async (): Promise<CharacterCounts[]> => (await batches.next()).value ?? [];
  return { next, stop: () => batches.return?.(undefined) };
}

test('a viewer is told the present counts and then every change, the hidden ones never', async () => {
  await using world = await createTestWorld();
  const owner = await world.newMember();
  const shown = await world.newCharacter({ score: 3 });
  const hidden = await world.newCharacter({ creatorId: owner.id, isPublic: false });
  const { next, stop } = await follow(world, [shown, hidden]);
  expect(await next()).toEqual([{ characterId: shown, likeCount: 3, dislikeCount: 0, score: 3 }]);
  await owner.caller.reactions.toggle({ characterId: hidden, reactionType: 'like' });
  await world.visitor().reactions.toggle({ characterId: shown, reactionType: 'dislike' });
  expect(await next()).toEqual([{ characterId: shown, likeCount: 3, dislikeCount: 1, score: 2 }]);
  await stop();
  expect(world.services.countsFeed.size).toBe(0);
});

test('a reaction through another process arrives, and many reactions arrive as one', async () => {
  await using world = await createTestWorld();
  const characterId = await world.newCharacter();
  const { next, stop } = await follow(world, [characterId]);
  await next();
  const env = {
    APP_SECRET: world.services.appSecret,
    DATABASE_URL: world.databaseUrl,
    REDIS_URL: undefined,
    PUBLIC_URL: 'http://chaos.test',
  };
  const rest = {
    DATA_DIR: world.storageFolder,
    SMTP_URL: undefined,
    MAIL_FROM: undefined,
    OPERATOR_EMAIL: undefined,
    RATE_LIMIT_SCALE: 1,
  };
  const other = await openServices({ ...env, ...rest }, createLogger('test', 'silent'));
  const press = (at: number) =>
    other.toggles.toggle({ personKey: `address:${at}`, userId: null, characterId, reactionType: 'like', networks: homeOf(at) });
  await Promise.all(Array.from({ length: 50 }, (_, at) => press(at)));
  expect(await next()).toEqual([{ characterId, likeCount: 50, dislikeCount: 0, score: 50 }]);
  await stop();
  await other.close();
});

test('however many look and react, one read answers all of them', async () => {
  await using world = await createTestWorld();
  const characterId = await world.newCharacter();
  const asked: string[][] = [];
  let likeCount = 0;
  const feed = new CountsFeed({
    bus: world.services.bus,
    log: world.services.log,
    async read(ids) {
      asked.push([...ids]);
      return ids.map((id) => ({ characterId: id, likeCount, dislikeCount: 0, score: likeCount }));
    },
  });
  const stop = new AbortController();
  const viewers = Array.from({ length: 500 }, () => feed.follow([characterId], stop.signal));
  await Promise.all(viewers.map((viewer) => viewer.next()));
  asked.length = 0;
  likeCount = 30;
  for (let index = 0; index < 30; index += 1) feed.note([characterId]);
  const told = await Promise.all(viewers.map((viewer) => viewer.next()));
  expect(told.map(({ value }) => value?.[0]?.likeCount)).toEqual(viewers.map(() => 30));
  expect(asked).toEqual([[characterId]]);
  stop.abort();
  feed.close();
});

test('R796 what changes before somebody has asked for more is told in its turn, and past it only while they wait', async () => {
  await using world = await createTestWorld();
  const characterId = await world.newCharacter();
  const countsOf = (likeCount: number) => [{ characterId, likeCount, dislikeCount: 0, score: likeCount }];
  const told: CharacterCounts[][] = [];
  let reads = 0;
  const feed = new CountsFeed({ bus: world.services.bus, log: world.services.log, read: async () => countsOf(reads++) });
  const stop = new AbortController();
  const viewer = feed.follow([characterId], stop.signal, (batch) => told.push(batch) > 0);
  expect((await viewer.next()).value).toEqual(countsOf(0));
  feed.note([characterId]);
  await expect.poll(() => reads).toBe(2);
  expect((await viewer.next()).value).toEqual(countsOf(1));
  expect(told).toEqual([]);
  const end = viewer.next();
  feed.note([characterId]);
  await expect.poll(() => told).toEqual([countsOf(2)]);
  stop.abort();
  expect((await end).done).toBe(true);
  feed.close();
});

test('more than 60 characters, none, and what is no id are refused by name', async () => {
  await using world = await createTestWorld();
  const ids = Array.from({ length: 61 }, () => crypto.randomUUID());
  const refuse = async (characterIds: string[], message: string) =>
    expect(follow(world, characterIds)).rejects.toMatchObject({ message });
  await refuse(ids, 'characterIds may name at most 60 characters.');
  await refuse([], 'characterIds must name a character.');
  await refuse(['x'], 'characterIds must be a UUID.');
});
