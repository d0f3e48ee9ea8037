/** How the tabs of a browser renew and lose their session together. The page's clock is moved on; the server and its answers are real. */
import type { BrowserContext, Page, Request } from 'playwright';
import { expect, test } from 'vitest';
import { newMember, openAs, SESSION_KEY } from './members.ts';
import { messages } from './messages.ts';
import { watchCalls } from './site.ts';
import { useSite } from './use-site.ts';

/** Of ten: the session is due for renewal, and still works. */
const NINE_MINUTES = '09:00';
const REFRESH = '**/trpc/auth.refresh*';

const site = await useSite();

const accessToken = (page: Page) =>
  page.evaluate<string | null>(`JSON.parse(localStorage.getItem('${SESSION_KEY}') ?? '{}').accessToken ?? null`);
const signOut = (page: Page) => page.getByRole('button', { name: messages.signOut });

/** A member on this screen, with a clock that can be moved on. */
async function openWithClock(at = '/') {
  const member = await newMember(site);
  const opened = await openAs(site, member, 'about:blank');
  await opened.page.clock.install();
  await opened.page.goto(at);
  await signOut(opened.page).waitFor();
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

test('R17 two tabs that come to renew at the same moment renew once, and both have the new session', async () => {
  const { page, member } = await openWithClock();
  const other = await page.context().newPage();
  await other.goto(`${site.url}/`);
  await signOut(other).waitFor();
  const renewals = watchRenewals(page.context());
  const hold = await holdRenewals(page.context());
  // The clock is that of both.
  await page.clock.fastForward(NINE_MINUTES);
  await hold.arrived;
  await expect.poll(() => page.evaluate(WAITING_FOR_LOCK)).toBe(1);
  hold.release();
  await Promise.all([page, other].map((tab) => tab.evaluate(LOCK_IS_FREE)));
  expect(renewals).toHaveLength(1);
  expect(await accessToken(other)).not.toBe(member.session.accessToken);
  for (const tab of [page, other]) {
    const calls = watchCalls(tab, 'creators.following');
    await tab.getByRole('link', { name: messages.nav.creators }).first().click();
    await tab.getByRole('tab', { name: messages.creators.tabs.following }).click();
    await tab.getByText(messages.creators.empty.following.text).waitFor();
    expect(calls).toHaveLength(1);
  }
});

test('R17 a renewal that is refused ends as signed out, in every tab', async () => {
  const { page, member } = await openWithClock('/profile');
  const other = await page.context().newPage();
  await other.goto(`${site.url}/`);
  await signOut(other).waitFor();
  await site.db.deleteFrom('session_families').where('user_id', '=', member.id).execute();
  await page.clock.fastForward(NINE_MINUTES);
  await page.waitForURL((url) => url.pathname === '/auth' && url.searchParams.get('redirect') === '/profile');
  await other.locator('[data-badge="signed-out"]').waitFor();
  expect(await accessToken(page)).toBeNull();
});

test('R691 a page that comes back with a step back knows what other tabs have stored while it slept', async () => {
  const member = await newMember(site);
  // As if it slept: a Chromium that is driven keeps no page for a step back. Of what it stores itself a page is not told either.
  const { page } = await openAs(site, member, '/profile');
  await page.getByRole('heading', { level: 1, name: member.username }).waitFor();
  await page.evaluate(`
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    localStorage.removeItem('${SESSION_KEY}');
    localStorage.setItem('chaos.theme', 'light');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  `);
  await page.waitForURL((url) => url.pathname === '/auth');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
});
