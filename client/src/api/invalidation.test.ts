import type { HintTopic } from '@chaos/shared/contract/live';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newRow } from '../testing/new-row.ts';
import { HintedQueries, isHinted } from './invalidation.ts';

const SECOND = 1_000;
const mine = [['characters', 'list'], { input: { filterType: 'mine' }, type: 'infinite' }];
const opponents = [['characters', 'list'], { input: { filterType: 'opponents', randomize: true }, type: 'infinite' }];

let client: QueryClient;
let queries: HintedQueries;
beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  queries = new HintedQueries(client);
});
afterEach(() => {
  queries.stop();
  client.clear();
  vi.useRealTimers();
});

const query = (path: string, data: unknown = {}) => ({ queryKey: [path.split('.'), {}], state: { data } }) as never;
const PATHS = [
  'characters.list',
  'characters.tradable',
  'characters.byId',
  'characters.history',
  'characters.deleted',
  'characters.following',
].concat(
  [
    'profiles.byId',
    'profiles.search',
    'battles.history',
    'battles.byId',
    'battles.fairness',
    'offers.list',
    'offers.pending',
    'notifications.list',
  ],
  ['gallery.top', 'comments.list', 'creators.all', 'live.events', 'tickets.mine'],
);
const hintedBy = (topic: HintTopic) => PATHS.filter((path) => isHinted(query(path), { topic, id: 'x' }));

test("R21 a hint of a character concerns the lists and the dialog that show one's own, and nothing else", () => {
  expect(hintedBy('characters')).toEqual([
    'characters.list',
    'characters.tradable',
    'characters.byId',
    'characters.history',
    'characters.deleted',
    'profiles.byId',
    'offers.list',
    'offers.pending',
    'notifications.list',
  ]);
  expect(hintedBy('battles')).toEqual(['battles.history', 'battles.byId']);
});

test('R22 a hint of an offer concerns everything of offers, what can be given, and the notifications', () => {
  expect(hintedBy('offers')).toEqual(['characters.tradable', 'offers.list', 'offers.pending', 'notifications.list']);
});

test('a hint of notifications that were seen elsewhere concerns them alone', () => {
  expect(hintedBy('notifications')).toEqual(['notifications.list']);
});

test('a topic of a newer server concerns nothing, and so does a key that is not a call', () => {
  expect(isHinted(query('offers.list'), { topic: 'castles' as never, id: null })).toBe(false);
  expect(isHinted({ queryKey: ['offers.list'], state: { data: {} } } as never, { topic: 'offers', id: null })).toBe(false);
});

test('opponents keep their order unless one of them is no opponent any more', () => {
  const shown = { queryKey: opponents, state: { data: { pages: [{ items: [newRow('rival')] }] } } } as never;
  expect(isHinted(shown, { topic: 'characters', id: 'somebody' })).toBe(false);
  expect(isHinted(shown, { topic: 'characters', id: 'rival' })).toBe(true);
  expect(isHinted(shown, { topic: 'characters', id: null })).toBe(true);
});

/** A list on the screen, with a server that counts how often it is asked and answers when it is told to. */
async function show(queryKey: unknown[]) {
  const asked: PromiseWithResolvers<string>[] = [];
  const queryFn = () => {
    const answer = Promise.withResolvers<string>();
    asked.push(answer);
    return answer.promise;
  };
  const hide = new QueryObserver(client, { queryKey, queryFn, staleTime: 60 * SECOND }).subscribe(() => {});
  const answer = async () => {
    asked.at(-1)?.resolve('answer');
    await vi.advanceTimersByTimeAsync(0);
  };
  await answer();
  return { asked, answer, hide };
}

test('R21 what is shown is asked for again, once for many hints; what is hidden waits until it is shown', async () => {
  const { asked } = await show(mine);
  const hidden = await show([['profiles', 'byId'], { input: { id: 'me' } }]);
  hidden.hide();
  for (const id of ['a', 'b', 'c']) queries.note({ topic: 'characters', id });
  queries.noteAll();
  await vi.advanceTimersByTimeAsync(5 * SECOND);
  expect([asked.length, hidden.asked.length]).toEqual([2, 1]);
  const back = new QueryObserver(client, { queryKey: [['profiles', 'byId'], { input: { id: 'me' } }], staleTime: 60 * SECOND });
  expect(back.getCurrentResult().isStale).toBe(true);
});

test('an answer under way may be older than the hint: it is waited for, and asked for once more', async () => {
  const { asked, answer } = await show(mine);
  queries.note({ topic: 'characters', id: 'a' });
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(asked).toHaveLength(2);
  queries.note({ topic: 'characters', id: 'b' });
  await vi.advanceTimersByTimeAsync(5 * SECOND);
  expect(asked).toHaveLength(2);
  await answer();
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(asked).toHaveLength(3);
  await answer();
  await vi.advanceTimersByTimeAsync(60 * SECOND);
  expect(asked).toHaveLength(3);
});

test('what was put away while it was under way is not waited for', async () => {
  const timers = vi.getTimerCount();
  await show(mine);
  queries.note({ topic: 'characters', id: 'a' });
  await vi.advanceTimersByTimeAsync(SECOND);
  queries.note({ topic: 'characters', id: 'b' });
  client.clear();
  await vi.advanceTimersByTimeAsync(5 * SECOND);
  expect(vi.getTimerCount()).toBe(timers);
});
