/** The live connection of a member in a real browser: what it brings, when it is cut, and when nobody looks. */
import { randomUUID } from 'node:crypto';
import { startTcpProxy } from '@chaos/shared/testing/tcp-proxy';
import type { Page, WebSocket } from 'playwright';
import { expect, test } from 'vitest';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { callsOf } from './api.ts';
import { fight } from './arena.ts';
import { openPage } from './browser.ts';
import { pauseProcess } from './faults.ts';
import { keepPlainPictures } from './gallery-data.ts';
import { type Member, newMember, openAs, SESSION_KEY } from './members.ts';
import { paintAhead } from './paint-ahead.ts';
import { watchCalls } from './site.ts';
import { useSite } from './use-site.ts';

const site = await useSite();
await keepPlainPictures(site.folder);

const card = (page: Page, name: string) => page.getByRole('article', { name });
const give = (creator: Member, name: string) => insertCharacter(site.db, { name, creatorId: creator.id });
const characterCount = (page: Page) =>
  page.evaluate<string>(`document.querySelector('main header dl:first-of-type > div:nth-child(3) dd').textContent`);

/** Call it before the page connects. @returns the socket over which its hints are followed, once they are. */
function hintSocket(page: Page): Promise<WebSocket> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      let id: unknown;
      socket.on('framesent', ({ payload }) => {
        id = readFrame(payload).find(({ params }) => params?.path === 'live.events')?.id ?? id;
      });
      socket.on('framereceived', ({ payload }) => {
        if (readFrame(payload).some((one) => one.id === id && one.result?.type === 'started')) resolve(socket);
      });
    });
  });
}

interface Message {
  id?: number;
  params?: { path: string };
  result?: { type: string };
}

/** A frame is a heartbeat, one message, or several. */
function readFrame(frame: string | Buffer): Message[] {
  const text = String(frame);
  return text.startsWith('P') ? [] : [JSON.parse(text)].flat();
}

test('R21 a character that is lost in a battle leaves the open profile, comes into that of the winner, and its page names the new owner, without a reload', async () => {
  const [ada, bob] = [await newMember(site, 'ada'), await newMember(site, 'bob')];
  const lost = await give(ada, 'Perso Personetti');
  await give(ada, 'Resta Restani');
  const winner = await give(bob, 'Vince Vincenzo');
  const windows = [
    await openAs(site, ada, 'about:blank'),
    await openAs(site, bob, 'about:blank'),
    await openAs(site, ada, 'about:blank'),
  ] as const;
  const [{ page: hers }, { page: his }, { page: its }] = windows;
  const follow = [hers, his, its].map(hintSocket);
  await hers.goto('/profile');
  await his.goto('/profile');
  await its.goto(`/character/${lost}`);
  const timeline = its.locator('.timeline li');
  await card(hers, 'Perso Personetti').waitFor();
  await card(his, 'Vince Vincenzo').waitFor();
  await expect.poll(() => Promise.all([hers, his].map(characterCount))).toEqual(['2', '1']);
  await expect.poll(() => timeline.count()).toBe(1);
  await Promise.all(follow);

  await fight(site, bob, 'wins', winner, lost);
  await card(hers, 'Perso Personetti').waitFor({ state: 'detached' });
  await card(his, 'Perso Personetti').waitFor();
  await expect.poll(() => Promise.all([hers, his].map(characterCount))).toEqual(['1', '2']);
  expect(await card(hers, 'Resta Restani').count()).toBe(1);
  await timeline.first().getByText(bob.username).waitFor();
  expect(windows.map(({ errors }) => errors)).toEqual([[], [], []]);
});

/** Notes by the page's own clock when it opens sockets, how many closed, and how long it had heard nothing at each heartbeat. */
const RECORD_SOCKETS = `{
  const seen = { opened: [], closed: 0, pings: [], pongs: 0 };
  let heardAt;
  window.sockets = seen;
  window.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      seen.opened.push(Date.now());
      this.addEventListener('close', () => { seen.closed += 1; });
      this.addEventListener('message', ({ data }) => {
        heardAt = Date.now();
        if (data === 'PONG') seen.pongs += 1;
      });
    }
    send(data) {
      if (data === 'PING') seen.pings.push(Date.now() - heardAt);
      super.send(data);
    }
  };
}`;
const readSockets = (page: Page) =>
  page.evaluate<{ opened: number[]; closed: number; pings: number[]; pongs: number }>('window.sockets');

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate(`Object.defineProperty(document, 'hidden', { configurable: true, value: ${hidden} });
    document.dispatchEvent(new Event('visibilitychange'));`);

/** Lets minutes pass; an answer to a heartbeat takes a real moment, for which they wait, and must come within 5 seconds of the page. */
async function passTime(page: Page, seconds: number, step = 4): Promise<void> {
  for (let passed = 0; passed < seconds; passed += step) {
    await page.clock.runFor(step * 1_000);
    const isAnswered = async () => {
      const { pings, pongs } = await readSockets(page);
      return pings.length - pongs;
    };
    await expect.poll(isAnswered).toBe(0);
  }
}

/** A member's profile whose way to the server can be cut, with a clock that moves only when it is told to. */
async function openBehindProxy(member: Member, alsoStored: Record<string, string> = {}) {
  await give(member, 'Sempre Li');
  const proxy = await startTcpProxy(site.url);
  const stored = { [SESSION_KEY]: JSON.stringify({ ...member.session, clockAhead: 0 }), ...alsoStored };
  const { page } = await openPage(site.browser, { reducedMotion: true, url: new URL(proxy.url).origin, stored });
  await page.clock.install();
  await page.addInitScript(RECORD_SOCKETS);
  const follows = hintSocket(page);
  await page.goto('/profile');
  await card(page, 'Sempre Li').waitFor();
  const socket = await follows;
  await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 1000'));
  return { proxy, page, socket };
}

test('R20 after a cut it tries again after 1, 2, 5 and then every 10 seconds, and then asks for every open list once', async () => {
  const member = await newMember(site);
  const { proxy, page } = await openBehindProxy(member);
  await using _proxy = proxy;
  const lists = watchCalls(page, 'characters.list');
  const before = await readSockets(page);
  await proxy.cut();
  await expect.poll(async () => (await readSockets(page)).closed).toBe(before.closed + 1);
  for (const [tries, delay] of [1_000, 2_000, 5_000, 10_000, 10_000].entries()) {
    await page.clock.runFor(delay - 1);
    expect((await readSockets(page)).opened).toHaveLength(before.opened.length + tries);
    await page.clock.runFor(1);
    await expect.poll(async () => (await readSockets(page)).closed).toBe(before.closed + tries + 2);
  }
  await give(member, 'Nuovo Nato');
  await proxy.restore();
  const back = hintSocket(page);
  await page.clock.runFor(10_000);
  await back;
  await passTime(page, 20);
  await page.clock.resume();
  await card(page, 'Nuovo Nato').waitFor();
  expect(lists).toHaveLength(1);
});

test('R20 a heartbeat goes out every 25 seconds; a connection that does not answer it is given up', async () => {
  const { proxy, page } = await openBehindProxy(await newMember(site));
  await using _proxy = proxy;
  const countPings = async () => (await readSockets(page)).pings.length;
  while ((await countPings()) < 3) await passTime(page, 1, 1);
  const { pings, pongs, closed } = await readSockets(page);
  // The moment of an answer is rounded to a millisecond.
  expect(pings.map((ms) => Math.round(ms / 1_000))).toEqual([25, 25, 25]);
  expect([pongs, closed]).toEqual([3, 0]);
  using _pause = await pauseProcess(site.folder, 'server');
  await page.clock.runFor(25_000);
  expect(await countPings()).toBe(4);
  // The answer to the heartbeat, and then the one to the goodbye, do not come; the next attempt is not answered either.
  await page.clock.runFor(5_000 + 1_000);
  await expect.poll(async () => (await readSockets(page)).closed).toBe(1);
  await page.clock.runFor(1_000);
  await expect.poll(async () => (await readSockets(page)).opened).toHaveLength(2);
  await page.clock.runFor(10_000);
  await expect.poll(async () => (await readSockets(page)).closed).toBe(2);
});

test('R20 Q11 back from a sleep, a connection that ended without a word is found out within five seconds', async () => {
  const { proxy, page } = await openBehindProxy(await newMember(site));
  await using _proxy = proxy;
  await setHidden(page, false);
  await expect.poll(async () => (await readSockets(page)).pongs).toBe(1);
  // Not the server: what it has said already would still arrive.
  proxy.stall();
  await setHidden(page, true);
  await setHidden(page, false);
  await page.clock.runFor(5_000 + 1_000);
  await expect.poll(async () => (await readSockets(page)).closed).toBe(1);
});

test('R20 a tab that is hidden for five minutes lets its connection go; looked at again it follows again', async () => {
  const member = await newMember(site);
  const { proxy, page, socket } = await openBehindProxy(member);
  await using _proxy = proxy;
  await setHidden(page, true);
  const stopped = new Promise((resolve) =>
    socket.on('framereceived', ({ payload }) => String(payload).includes('"stopped"') && resolve(0)),
  );
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await passTime(page, 4 * 60);
  expect((await readSockets(page)).closed).toBe(0);
  await passTime(page, 40);
  await stopped;
  await page.clock.runFor(20_000);
  await closed;
  await give(member, 'Nel Buio Nato');
  const back = hintSocket(page);
  await setHidden(page, false);
  await page.clock.resume();
  await back;
  await card(page, 'Nel Buio Nato').waitFor();
});

test('R20 while a ticket is open a hidden tab keeps its connection', async () => {
  await using _painted = await paintAhead(site);
  using _pause = await pauseProcess(site.folder, 'worker');
  const member = await newMember(site);
  const requestId = randomUUID();
  const wish = { mainTheme: 'crocodile', bodyInfluence: null, characteristicInfluence: null, style: null, hiddenMessage: null };
  const { id: ticketId } = await callsOf(site, member).characters.generate.mutate({
    ...wish,
    makeMessageSecret: true,
    requestId,
  });
  const generation = { 'chaos.generation': JSON.stringify({ requestId, ticketId }) };
  const { proxy, page } = await openBehindProxy(member, generation);
  await using _proxy = proxy;
  await setHidden(page, true);
  await passTime(page, 8 * 60);
  expect(await readSockets(page)).toMatchObject({ closed: 0 });
});
