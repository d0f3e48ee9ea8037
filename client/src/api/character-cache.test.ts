import type { CharacterRow } from '@chaos/shared/contract/characters';
import { type InfiniteData, QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import { session } from '../auth/session-store.ts';
import { newRow } from '../testing/new-row.ts';
import {
  changeCachedCharacter,
  findCharacter,
  knowsReactionSince,
  shiftCounts,
  updateCachedCharacters,
} from './character-cache.ts';

const GALLERY = [['gallery', 'top'], { type: 'infinite' }];
const SHOWCASE = [['gallery', 'top'], { type: 'query' }];
const ONE = [['characters', 'byId'], { input: { id: 'a' } }];

const row = (id: string, likeCount: number) => newRow(id, { likeCount, score: likeCount });

let queryClient: QueryClient;
type Pages = InfiniteData<{ items: CharacterRow[] }>;
const pages = () => queryClient.getQueryData<Pages>(GALLERY)?.pages ?? [];
const liked = { userReaction: 'like', likeCount: 6, dislikeCount: 0, score: 6 } as const;

beforeEach(() => {
  session.set(null);
  queryClient = new QueryClient();
  queryClient.setQueryData(GALLERY, { pages: [{ items: [row('a', 5), row('b', 1)] }, { items: [row('c', 0)] }], pageParams: [] });
  queryClient.setQueryData(SHOWCASE, { items: [row('a', 5)] });
  queryClient.setQueryData(ONE, row('a', 5));
});

describe('what is known of a character', () => {
  test('R59 reaches every answer that holds it, and leaves all other objects as they were', () => {
    const [first, second] = pages();
    updateCachedCharacters(queryClient, new Map([['a', liked]]));
    expect(pages()[0]?.items[0]).toMatchObject(liked);
    expect(queryClient.getQueryData<{ items: CharacterRow[] }>(SHOWCASE)?.items[0]).toMatchObject(liked);
    expect(queryClient.getQueryData(ONE)).toMatchObject(liked);
    expect(pages()[0]?.items[1]).toBe(first?.items[1]);
    expect(pages()[1]).toBe(second);
    expect(findCharacter(queryClient, 'a')).toMatchObject(liked);
  });

  test('a patch makes no answer younger than it is', () => {
    const before = queryClient.getQueryState(ONE)?.dataUpdatedAt;
    updateCachedCharacters(queryClient, new Map([['a', { likeCount: 99 }]]));
    expect(queryClient.getQueryState(ONE)?.dataUpdatedAt).toBe(before);
  });

  test('a patch leaves what is to be asked for again to be asked for', async () => {
    await queryClient.invalidateQueries({ queryKey: ONE, refetchType: 'none' });
    changeCachedCharacter(queryClient, 'a', (held) => ({ ...held, isPublic: false }));
    expect(queryClient.getQueryData(ONE)).toMatchObject({ isPublic: false });
    expect([ONE, SHOWCASE].map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, false]);
  });

  test('a like changes what is shown, not the rarity: the server alone knows whether it counts', () => {
    queryClient.setQueryData(ONE, newRow('a', { likeCount: 49, score: 49, rarity: 'rare' }));
    updateCachedCharacters(queryClient, new Map([['a', { likeCount: 50, dislikeCount: 0 }]]));
    expect(queryClient.getQueryData(ONE)).toMatchObject({ score: 50, rarity: 'rare' });
  });

  test('R64 a press taken back keeps what others did meanwhile', () => {
    updateCachedCharacters(queryClient, new Map([['a', liked]]));
    queryClient.setQueryData(ONE, { ...row('a', 9), userReaction: 'like' });
    shiftCounts(queryClient, 'a', { likes: -1, dislikes: 0, userReaction: null });
    expect(queryClient.getQueryData(ONE)).toMatchObject({ likeCount: 8, score: 8, userReaction: null });
    expect(pages()[0]?.items[0]).toMatchObject({ likeCount: 5, score: 5, userReaction: null });
  });

  test('regression: a page that was asked for before a press does not take the press back when it comes', async () => {
    updateCachedCharacters(queryClient, new Map());
    const answer = Promise.withResolvers<CharacterRow>();
    const fetching = queryClient.fetchQuery({ queryKey: ONE, queryFn: () => answer.promise });
    updateCachedCharacters(queryClient, new Map([['a', liked]]));
    answer.resolve(row('a', 5));
    await fetching;
    await expect.poll(() => queryClient.getQueryData(ONE)).toMatchObject(liked);
  });

  test('R65 to a visitor a later answer brings numbers, and the mark stays', async () => {
    updateCachedCharacters(queryClient, new Map([['a', liked]]));
    await new Promise((resolve) => setTimeout(resolve, 5));
    await queryClient.fetchQuery({ queryKey: ONE, queryFn: () => Promise.resolve(row('a', 40)) });
    await expect.poll(() => queryClient.getQueryData(ONE)).toMatchObject({ likeCount: 40, userReaction: 'like' });
    expect(knowsReactionSince('a', Date.now() + 1_000)).toBe(false);
    expect(knowsReactionSince('a', 0)).toBe(true);
  });
});
