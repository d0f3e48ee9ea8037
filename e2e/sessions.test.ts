/** How a browser reads, renews and loses its session. The page's clock is moved on; the server and its answers are real. */
import type { BrowserContext, Page, Request } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { messages } from './messages.ts';
import { newMember, openAs, SESSION_KEY, watchForTexts } from './people.ts';
import { openSite, PATIENCE, type Site, watchCalls } from './site.ts';

/** Of ten: the session is due for renewal, and still works. */
const NINE_MINUTES = '09:00';
const CHECK = '00:30';
const REFRESH = '**/trpc/auth.refresh*';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterEach(() => site.closePages());
afterAll(() => site.close());

const accessToken = (page: Page) =>
  page.evaluate<string | null>(`JSON.parse(localStorage.getItem('${SESSION_KEY}') ?? '{}').accessToken ?? null`);
const signOut = (page: Page) => page.getByRole('button', { name: messages.signOut });

/** A member on this screen, with a clock that can be moved on. */
async function openWithClock(at = '/') {
  const member = await newMember(site);
  const opened = await openAs(site, member, 'about:blank');
  await opened.page.clock.install();
  await opened.page.goto(at);
  await signOut(opened.page).waitFor(PATIENCE);
  return { ...opened, member };
}

/** Collects the renewals that any tab asks for from now on. */
function watchRenewals(context: BrowserContext): Request[] {
  const renewals: Request[] = [];
  context.on('request', (request) => request.url().includes('auth.refresh') && renewals.push(request));
  return renewals;
}

/** Holds every renewal until it is let go. */
async function holdRenewals(context: BrowserContext) {
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await context.route(REFRESH, async (route) => {
    arrived.resolve();
    await released.promise;
    await route.continue();
  });
  return { arrived: arrived.promise, release: released.resolve };
}

const WAITING_FOR_LOCK = 'navigator.locks.query().then(({ pending }) => pending.length)';
/** Returns when no tab holds the session's lock or waits for it. */
const LOCK_IS_FREE = `navigator.locks.request('${SESSION_KEY}', () => true)`;

test('R16 while the session is being read a guarded page neither leads away nor shows what visitors see', async () => {
  const member = await newMember(site);
  const { page } = await openAs(site, member, 'about:blank');
  const seen = await watchForTexts(page, [messages.badge.join, messages.auth.titles.signin]);
  const places: string[] = [];
  page.on('framenavigated', (frame) => places.push(new URL(frame.url()).pathname));
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route('**/trpc/auth.session*', async (route) => {
    asked.resolve();
    await answered.promise;
    await route.continue();
  });
  await page.goto('/profile');
  await asked.promise;
  expect(await page.getByRole('tablist').count()).toBe(0);
  answered.resolve();
  await page.getByRole('tab', { name: messages.profile.tabs.mine }).waitFor(PATIENCE);
  expect(await seen()).toEqual([]);
  expect(new Set(places)).toEqual(new Set(['/profile']));
});

test('R16 a session that is not answered for is believed after a moment', async () => {
  const member = await newMember(site);
  const { page } = await openAs(site, member, 'about:blank');
  await page.route('**/trpc/auth.session*', () => {});
  await page.goto('/profile');
  await page.getByText(`@${member.username}`).first().waitFor(PATIENCE);
});

test('R17 the check of every 30 seconds renews a session before it ends, and no earlier', async () => {
  const { page } = await openWithClock('/profile');
  const before = await accessToken(page);
  const renewals = watchRenewals(page.context());
  await page.clock.fastForward('05:00');
  expect(renewals).toHaveLength(0);
  await page.clock.fastForward('03:35');
  await expect.poll(() => accessToken(page), PATIENCE).not.toBe(before);
  expect(renewals).toHaveLength(1);
  await page.clock.fastForward(CHECK);
  await page.evaluate(LOCK_IS_FREE);
  expect(renewals).toHaveLength(1);
  expect(new URL(page.url()).pathname).toBe('/profile');
});

test('R17 a call after the end of the session renews it first, and is answered', async () => {
  const member = await newMember(site);
  const { page, errors } = await openAs(site, member, '/profile');
  await page.getByText(messages.profile.empty.mine.text).waitFor(PATIENCE);
  const before = await accessToken(page);
  const order: string[] = [];
  page.on('request', (request) => {
    const procedure = /auth\.refresh|characters\.following/.exec(request.url())?.[0];
    if (procedure) order.push(procedure);
  });
  await site.db.deleteFrom('sessions').where('user_id', '=', member.id).execute();
  await page.clock.setFixedTime(Date.now() + 11 * 60_000);
  await page.getByRole('tab', { name: messages.profile.tabs.following }).click();
  await page.getByText(messages.profile.empty.following.text).waitFor(PATIENCE);
  // The live connection, which was opened with the old token, may ask for itself a moment later.
  expect(order.slice(0, 2)).toEqual(['auth.refresh', 'characters.following']);
  expect(await accessToken(page)).not.toBe(before);
  expect(errors).toEqual([]);
});

test('R17 two tabs that come to renew at the same moment renew once, and both have the new session', async () => {
  const { page, member } = await openWithClock();
  const other = await page.context().newPage();
  await other.goto(`${site.url}/`);
  await signOut(other).waitFor(PATIENCE);
  const renewals = watchRenewals(page.context());
  const hold = await holdRenewals(page.context());
  // The clock is that of both.
  await page.clock.fastForward(NINE_MINUTES);
  await hold.arrived;
  await expect.poll(() => page.evaluate(WAITING_FOR_LOCK), PATIENCE).toBe(1);
  hold.release();
  await Promise.all([page, other].map((tab) => tab.evaluate(LOCK_IS_FREE)));
  expect(renewals).toHaveLength(1);
  expect(await accessToken(other)).not.toBe(member.session.accessToken);
  for (const tab of [page, other]) {
    const calls = watchCalls(tab, 'creators.following');
    await tab.getByRole('link', { name: messages.nav.creators }).first().click();
    await tab.getByRole('tab', { name: messages.creators.tabs.following }).click();
    await tab.getByText(messages.creators.empty.following.text).waitFor(PATIENCE);
    expect(calls).toHaveLength(1);
  }
});

test('R17 a connection that is lost while renewing signs nobody out, and the next check tries again', async () => {
  const { page, member } = await openWithClock('/profile');
  await page.route(REFRESH, (route) => route.abort('internetdisconnected'));
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('auth.refresh'));
  await page.clock.fastForward(NINE_MINUTES);
  await failed;
  await page.evaluate(LOCK_IS_FREE);
  expect(await accessToken(page)).toBe(member.session.accessToken);
  expect(await signOut(page).count()).toBe(1);
  await page.unroute(REFRESH);
  await page.clock.fastForward(CHECK);
  await expect.poll(() => accessToken(page), PATIENCE).not.toBe(member.session.accessToken);
  expect(new URL(page.url()).pathname).toBe('/profile');
});

test('R17 a renewal that is refused ends as signed out, in every tab', async () => {
  const { page, member } = await openWithClock('/profile');
  const other = await page.context().newPage();
  await other.goto(`${site.url}/`);
  await signOut(other).waitFor(PATIENCE);
  await site.db.deleteFrom('session_families').where('user_id', '=', member.id).execute();
  await page.clock.fastForward(NINE_MINUTES);
  await page.waitForURL((url) => url.pathname === '/auth' && url.searchParams.get('redirect') === '/profile', PATIENCE);
  await other.locator('[data-badge="signed-out"]').waitFor(PATIENCE);
  expect(await accessToken(page)).toBeNull();
});
