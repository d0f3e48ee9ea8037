import type { CharacterRow } from '@chaos/shared/contract/characters';
import type { OwnReaction, ReactionType, ToggleResult } from '@chaos/shared/contract/reactions';
import { QueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emitAuthEvent } from '../../auth/auth-events.ts';
import { session } from '../../auth/session-store.ts';
import { newRow } from '../../testing/new-row.ts';
import { askOwnReactions } from './own-reactions.ts';

vi.hoisted(() => {
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
});
const { pressReaction } = await import('./press-reaction.ts');
const { updateCachedCharacters } = await import('../../api/character-cache.ts');

const ONE = [['characters', 'byId'], { input: { id: 'a' } }];
const counts = (likeCount: number) => ({ likeCount, dislikeCount: 0, score: likeCount });

let queryClient: QueryClient;
let row: CharacterRow;
const shown = () => queryClient.getQueryData<CharacterRow>(ONE);

/** A server whose answers the test gives. */
function openServer() {
  const toggle = Promise.withResolvers<ToggleResult>();
  const mine = vi.fn<() => Promise<OwnReaction[]>>(async () => []);
  const mutate = vi.fn((_press: unknown) => toggle.promise);
  const client = { reactions: { toggle: { mutate }, mine: { query: mine } } };
  return {
    toggle,
    mine,
    sent: () => mutate.mock.calls.map(([press]) => press),
    tools: { client, queryClient } as unknown as Parameters<typeof pressReaction>[0],
  };
}

const press = (server: ReturnType<typeof openServer>, type: ReactionType) => pressReaction(server.tools, row, type);

beforeEach(() => {
  vi.useFakeTimers();
  session.set(null);
  emitAuthEvent('signed_out');
  row = newRow('a', { likeCount: 5, score: 5 });
  queryClient = new QueryClient();
  queryClient.setQueryData(ONE, row);
});
afterEach(() => void vi.useRealTimers());

describe('the answer to a press', () => {
  test('R1520 where the like is there already, which this tab did not know, it stays', async () => {
    const server = openServer();
    const pressed = press(server, 'like');
    expect(shown()).toMatchObject({ userReaction: 'like', likeCount: 6 });
    server.toggle.resolve({ action: 'unchanged', ...counts(5), userReaction: 'like' });
    await pressed;
    expect(shown()).toMatchObject({ userReaction: 'like', ...counts(5) });
    expect(server.sent()).toEqual([{ characterId: 'a', reactionType: 'like', isOn: true }]);
  });

  test('R1520 a press that takes away what is gone already adds nothing', async () => {
    row = newRow('a', { ...counts(5), userReaction: 'like' });
    const server = openServer();
    const pressed = press(server, 'like');
    server.toggle.resolve({ action: 'unchanged', ...counts(4), userReaction: null });
    await pressed;
    expect(shown()).toMatchObject({ userReaction: null, ...counts(4) });
    expect(server.sent()).toEqual([{ characterId: 'a', reactionType: 'like', isOn: false }]);
  });
});

describe('somebody else signs in meanwhile', () => {
  test.each(['signed_in', 'signed_out'] as const)('the answer to a press is not written: %s', async (event) => {
    const server = openServer();
    const pressed = press(server, 'like');
    emitAuthEvent(event);
    queryClient.setQueryData(ONE, row);
    server.toggle.resolve({ action: 'created', ...counts(6), userReaction: 'like' });
    await pressed;
    expect(shown()).toMatchObject({ userReaction: null, ...counts(5) });
  });

  test('the failure of a press takes nothing back, and nothing is asked', async () => {
    const server = openServer();
    const pressed = press(server, 'like');
    emitAuthEvent('signed_out');
    queryClient.setQueryData(ONE, row);
    server.toggle.reject(new TypeError('fetch failed'));
    await pressed;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown()).toMatchObject({ userReaction: null, ...counts(5) });
    expect(server.mine).not.toHaveBeenCalled();
  });

  test('the marks of the one before are not written', async () => {
    const server = openServer();
    const answer = Promise.withResolvers<OwnReaction[]>();
    server.mine.mockReturnValue(answer.promise);
    const asked = askOwnReactions(server.tools, ['a']);
    emitAuthEvent('signed_in');
    answer.resolve([{ characterId: 'a', reactionType: 'dislike' }]);
    await asked;
    expect(shown()?.userReaction).toBeNull();
  });
});

describe('when the server did not answer', () => {
  test('R64 the mark returns, and then is what the server says became of the press', async () => {
    const server = openServer();
    server.mine.mockRejectedValueOnce(new TypeError('fetch failed'));
    server.mine.mockResolvedValue([{ characterId: 'a', reactionType: 'like' }]);
    vi.spyOn(console, 'warn').mockReturnValue();
    const pressed = press(server, 'like');
    server.toggle.reject(TRPCClientError.from(new TypeError('fetch failed')));
    await pressed;
    expect(shown()).toMatchObject({ userReaction: null, ...counts(5) });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown()?.userReaction).toBe('like');
    expect(server.mine).toHaveBeenCalledTimes(2);
  });

  test('R668 the mark is asked for also where the counts have told of the press before', async () => {
    const server = openServer();
    server.mine.mockResolvedValue([{ characterId: 'a', reactionType: 'like' }]);
    const pressed = press(server, 'like');
    server.toggle.reject(TRPCClientError.from(new TypeError('fetch failed')));
    await pressed;
    await vi.advanceTimersByTimeAsync(100);
    updateCachedCharacters(server.tools.queryClient, new Map([['a', counts(6)]]));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown()).toMatchObject({ userReaction: 'like', ...counts(6) });
  });

  test('a refusal of the server is an answer: nothing is asked', async () => {
    const server = openServer();
    const pressed = press(server, 'like');
    const refusal = { code: -32_004, message: 'Gone.', data: { reason: 'not_found' } };
    server.toggle.reject(TRPCClientError.from({ error: refusal }));
    await pressed;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown()).toMatchObject({ userReaction: null, ...counts(5) });
    expect(server.mine).not.toHaveBeenCalled();
  });
});

describe('a press before the own marks are known', () => {
  const learning = (server: ReturnType<typeof openServer>, ...mine: OwnReaction[]) => {
    const answer = Promise.withResolvers<OwnReaction[]>();
    server.mine.mockImplementation(() => answer.promise);
    const asked = askOwnReactions(server.tools, ['a']).catch(() => {});
    return { asked, tell: () => answer.resolve(mine), fail: () => answer.reject(new TypeError('fetch failed')) };
  };

  test('R59 waits for them, and does not take away the like that it means', async () => {
    const server = openServer();
    const { asked, tell } = learning(server, { characterId: 'a', reactionType: 'like' });
    const pressed = press(server, 'like');
    tell();
    await Promise.all([asked, pressed]);
    // Nothing was sent: the toggle would never have been answered.
    expect(shown()).toMatchObject({ userReaction: 'like', ...counts(5) });
  });

  test('R1520 waits for them, and sets no like again that it means to take away', async () => {
    row = newRow('a', { ...counts(5), userReaction: 'like' });
    queryClient.setQueryData(ONE, row);
    const server = openServer();
    const { asked, tell } = learning(server);
    const pressed = press(server, 'like');
    tell();
    await Promise.all([asked, pressed]);
    expect(shown()?.userReaction).toBeNull();
    expect(server.sent()).toEqual([]);
  });

  test('R61 R62 turns the mark that was not seen yet', async () => {
    const server = openServer();
    const { asked, tell } = learning(server, { characterId: 'a', reactionType: 'dislike' });
    const pressed = press(server, 'like');
    tell();
    await asked;
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toMatchObject({ userReaction: 'like' });
    server.toggle.resolve({ action: 'updated', ...counts(6), userReaction: 'like' });
    await pressed;
    expect(shown()).toMatchObject({ userReaction: 'like', ...counts(6) });
  });

  test('R59 waits for four seconds and not for ever, and a second press meanwhile sends nothing', async () => {
    const server = openServer();
    learning(server);
    const pressed = press(server, 'like');
    await press(server, 'dislike');
    await vi.advanceTimersByTimeAsync(3_999);
    expect(shown()).toMatchObject({ userReaction: null, ...counts(5) });
    await vi.advanceTimersByTimeAsync(1);
    expect(shown()).toMatchObject({ userReaction: 'like' });
    server.toggle.resolve({ action: 'created', ...counts(6), userReaction: 'like' });
    await pressed;
    expect(shown()).toMatchObject({ userReaction: 'like', ...counts(6) });
  });

  test('goes on when they cannot be learnt', async () => {
    const server = openServer();
    const { fail } = learning(server);
    const pressed = press(server, 'like');
    fail();
    server.toggle.resolve({ action: 'created', ...counts(6), userReaction: 'like' });
    await pressed;
    expect(shown()).toMatchObject({ userReaction: 'like', ...counts(6) });
  });
});
