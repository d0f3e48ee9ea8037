/** What goes past tRPC's iteration, beside what the library itself would have sent. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { claimTicket, reportProgress } from '@chaos/shared/core/tickets/ticket-run-rows';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { finishTicket } from '../testing/test-data.ts';
import { blankWish, createTestWorld } from '../testing/test-world.ts';
import { DirectSubscription } from '../trpc/serialized-events.ts';

interface Frame {
  id: string | number;
  result: { type: string; id?: string; data?: { json: unknown } };
}

/** Has every second subscription, in the order in which they are told something, left to the library. */
function leaveHalfToTheLibrary() {
  const { send } = DirectSubscription.prototype;
  const direct = new Map<DirectSubscription, boolean>();
  const sent: string[] = [];
  const spy = vi.spyOn(DirectSubscription.prototype, 'send').mockImplementation(function (this: DirectSubscription, ...args) {
    const isDirect = direct.get(this) ?? direct.size % 2 === 0;
    direct.set(this, isDirect);
    const isSent = isDirect && send.apply(this, args);
    if (isSent) sent.push(args[1] ?? '');
    return isSent;
  });
  onTestFinished(() => spy.mockRestore());
  return sent;
}

async function openSocket(origin: string) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/trpc`);
  onTestFinished(() => socket.terminate());
  const texts: string[] = [];
  socket.on('message', (data) => void texts.push(String(data)));
  await once(socket, 'open');
  const subscribe = (path: string, input: unknown, head: object) =>
    socket.send(JSON.stringify({ ...head, method: 'subscription', params: { path, input: { json: input } } }));
  return { socket, texts, frames: () => texts.map((text): Frame => JSON.parse(text)), subscribe };
}

test('R796 a ticket is told in frames like the library’s, in its order, from the first to the last', async () => {
  const sent = leaveHalfToTheLibrary();
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { id: ticketId, secret } = await world.visitor().characters.generate({ ...blankWish, requestId: randomUUID() });
  // One watches under a number, one in the dialect of JSON-RPC, and by twos: the first of each is told directly.
  const heads = [{ id: 7 }, { id: 7 }, { id: 'a "b"', jsonrpc: '2.0' }, { id: 'a "b"', jsonrpc: '2.0' }];
  const watchers = [];
  for (const head of heads) {
    const watcher = await openSocket(origin);
    watcher.subscribe('tickets.watch', { ticketId, secret }, head);
    await expect.poll(() => watcher.texts.length).toBeGreaterThanOrEqual(2);
    watchers.push(watcher);
  }
  const run = await claimTicket(world.db, { ticketId, workerId: randomUUID() });
  if (!run) throw new Error('the ticket was not claimed');
  for (const percent of [10, 20, 30]) {
    await reportProgress(world.db, run, { stage: 'painting', percent });
    world.services.bus.publish('ticket', ticketId);
    for (const { texts } of watchers) await expect.poll(() => texts.at(-1)).toContain(`"percent":${percent}`);
  }
  await world.db.updateTable('tickets').set({ state: 'waiting', worker_id: null }).where('id', '=', ticketId).execute();
  await finishTicket(world.services, ticketId);
  world.services.bus.publish('ticket', ticketId);
  for (const { frames } of watchers) await expect.poll(() => frames().at(-1)?.result.type).toBe('stopped');
  const fromProgress = watchers.map(({ texts }) => texts.slice(texts.findIndex((text) => text.includes('"percent":10'))));
  expect(fromProgress[0]).toEqual(fromProgress[1]);
  expect(fromProgress[2]).toEqual(fromProgress[3]);
  expect(fromProgress[2]?.[0]).toContain(String.raw`{"id":"a \"b\"","jsonrpc":"2.0","result":`);
  const revisions = watchers.map(({ frames }) => frames().flatMap(({ result }) => (result.id ? [Number(result.id)] : [])));
  for (const some of revisions) expect(some).toEqual(some.toSorted((a, b) => a - b));
  expect(sent.length).toBeGreaterThanOrEqual(2 * 3);
});

test('R796 counts are told in frames like the library’s, to each of what they look at, and to nobody who has stopped', async () => {
  const sent = leaveHalfToTheLibrary();
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const [one, other] = [await world.newCharacter(), await world.newCharacter()];
  const seen = [[one, other], [one, other], [other], [other]];
  const watchers = [];
  for (const characterIds of [...seen, [other]]) {
    const watcher = await openSocket(origin);
    watcher.subscribe('live.counts', { characterIds }, { id: 1 });
    await expect.poll(() => watcher.texts.length).toBe(2);
    watchers.push(watcher);
  }
  const stopped = watchers.pop();
  stopped?.socket.send(JSON.stringify({ id: 1, method: 'subscription.stop' }));
  await expect.poll(() => stopped?.frames().at(-1)?.result.type).toBe('stopped');
  const press = async (characterId: string, address: string) => {
    await world.visitor(address).reactions.toggle({ characterId, reactionType: 'like' });
  };
  for (const [at, characterId] of [one, other, one, other].entries()) {
    await press(characterId, `203.0.113.${20 + at}`);
    const likes = at < 2 ? 1 : 2;
    const text = `"characterId":"${characterId}","likeCount":${likes}`;
    for (const [place, { texts }] of watchers.entries())
      if (seen[place]?.includes(characterId)) await expect.poll(() => texts.at(-1)).toContain(text);
  }
  expect(watchers.map(({ texts }) => texts.length)).toEqual([6, 6, 4, 4]);
  expect(watchers[0]?.texts).toEqual(watchers[1]?.texts);
  expect(watchers[2]?.texts).toEqual(watchers[3]?.texts);
  expect(sent).toHaveLength(6);
  expect(stopped?.texts).toHaveLength(3);
  expect(world.services.countsFeed.size).toBe(2);
});
