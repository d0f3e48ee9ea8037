/** Sixty texts that would like to be programs, in every text that people can write and others can see. */
import { randomUUID } from 'node:crypto';
import type { Ticket } from '@chaos/shared/contract/tickets';
import { countFor } from '@chaos/shared/node/testing/counts';
import { sql } from 'kysely';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertAccount, insertCharacter } from '../server/src/testing/test-data.ts';
import { blankWish } from '../server/src/testing/test-world.ts';
import { galleryOf, homeOf } from './home.ts';
import { messages } from './messages.ts';
import { openSite, PATIENCE, type Site } from './site.ts';
import { PAYLOADS } from './xss-payloads.ts';

/** Where each payload needs a page of its own, the slice takes two of them; lists always show all. */
const STEP = countFor({ slice: 30, full: 1 });
const PASSWORD = 'tung tung banana';
let site: Site;
/** Owns a character of each payload. */
let collector: string;

beforeAll(async () => {
  site = await openSite();
  // What the API refuses may come in another way one day; here the screens are tested, so they get it straight.
  await sql`alter table profiles drop constraint profiles_username_check; drop index profiles_username_key`.execute(site.db);
  collector = (await insertAccount(site.db, { username: 'collector', role: 'member' })).id;
  for (const [index, payload] of PAYLOADS.entries()) {
    const { id: creatorId } = await insertAccount(site.db, { username: `writer_${index}`, role: 'member' });
    await site.db.updateTable('profiles').set({ username: payload, display_name: payload }).where('id', '=', creatorId).execute();
    const id = await insertCharacter(site.db, { creatorId, ownerId: collector, name: payload, score: 1_000 - index });
    await site.db.updateTable('meme_characters').set({ description: payload }).where('id', '=', id).execute();
  }
});
afterEach(() => site.closePages());
afterAll(() => site.close());

interface Watched {
  page: Page;
  /** What ran, called out, or opened. Stays empty. */
  ran: string[];
}

/** A page that notes everything that a payload could bring about. */
async function openWatched(bypassPolicy: boolean): Promise<Watched> {
  const { page } = await site.open('/no/such/page', { bypassPolicy });
  const ran: string[] = [];
  await page.exposeFunction('hit', () => void ran.push('a payload ran'));
  page.on('dialog', (dialog) => {
    ran.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => ran.push(`a window: ${popup.url()}`));
  page.on('request', (request) => {
    const { protocol, origin, pathname } = new URL(request.url());
    if (protocol !== 'data:' && origin !== site.url) ran.push(`a request to ${request.url()}`);
    if (/^\/(profile\/)?x$/.test(pathname)) ran.push(`a request for ${pathname}`);
  });
  page.on('frameattached', () => ran.push('a frame'));
  return { page, ran };
}

/** Elements and attributes that no screen of ours has. */
const FOREIGN = [
  ...[
    'iframe',
    'object',
    'embed',
    'marquee',
    'math',
    'base',
    'template',
    'audio',
    'details',
    'noscript p',
    'style',
    'body p script',
  ],
  ...[
    '[onload]',
    '[onerror]',
    '[onfocus]',
    '[onbegin]',
    '[ontoggle]',
    '[onstart]',
    '[onmouseover]',
    '[srcdoc]',
    'meta[http-equiv]',
  ],
  ...['a[href^="javascript" i]', 'a[href^="data" i]', 'img[src="x"]', '[href*="evil.example"]', 'script:not([src]):not([nonce])'],
].join();

/** Runs whatever waits for a pointer, the focus or a next turn, and then looks. */
async function expectNothingRan({ page, ran }: Watched, where: string): Promise<void> {
  await page.evaluate(`new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))`);
  expect({ where, foreign: await page.locator(FOREIGN).evaluateAll((found) => found.map((one) => one.outerHTML)) }).toEqual({
    where,
    foreign: [],
  });
  expect({ where, ran }).toEqual({ where, ran: [] });
}

/** Shows every row of a list that grows by a button. */
async function showAll(page: Page, rows: ReturnType<Page['locator']>, count: number): Promise<void> {
  const more = page.getByRole('button', { name: /^Show More/ });
  await expect
    .poll(async () => {
      if (await more.isVisible()) await more.click();
      return rows.count();
    }, PATIENCE)
    .toBe(count);
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
const textsOf = async (page: Page, selector: string) => (await page.locator(selector).allTextContents()).map(squeeze);

/** Without the policy, so that it is the screens that are tested and not what stands behind them; and with it, as people have it. */
const BOTH = [true, false];

test.each(BOTH)(
  'trust 1: none of 60 payloads runs as name, lore or creator in the gallery (policy left out: %s)',
  async (bypassPolicy) => {
    const watched = await openWatched(bypassPolicy);
    const { page } = watched;
    await page.goto('/?view=gallery');
    await showAll(page, galleryOf(page).cards, PAYLOADS.length);
    const cards = squeeze((await galleryOf(page).cards.allTextContents()).join(' '));
    for (const payload of PAYLOADS) expect(cards.split(squeeze(payload)).length).toBeGreaterThan(2);
    await expectNothingRan(watched, 'gallery');
  },
);

test.each(BOTH)(
  'trust 1: none runs as username or display name among creators, nor as what they are searched by (policy left out: %s)',
  async (bypassPolicy) => {
    const watched = await openWatched(bypassPolicy);
    const { page } = watched;
    await page.goto('/creators?tab=all');
    await showAll(page, page.locator('.person-card:not([aria-hidden] *)'), PAYLOADS.length + 1);
    const names = await textsOf(page, '.person-card h2');
    for (const payload of PAYLOADS) expect(names).toContain(squeeze(payload));
    await expectNothingRan(watched, 'creators');
    for (const payload of PAYLOADS.filter((_, index) => index % STEP === 0)) {
      await page.goto(`/creators?tab=all&q=${encodeURIComponent(`${payload} nobody`)}`);
      await page.getByRole('heading', { level: 1 }).waitFor(PATIENCE);
      await page
        .getByText('nobody')
        .first()
        .waitFor({ ...PATIENCE, state: 'attached' });
      await expectNothingRan(watched, `search for ${payload}`);
    }
  },
);

test.each(BOTH)(
  'trust 1: none runs on profiles, as the name of their owner or of what they own (policy left out: %s)',
  async (bypassPolicy) => {
    const watched = await openWatched(bypassPolicy);
    const { page } = watched;
    await page.goto(`/profile/${collector}`);
    const cards = page.locator('main li article');
    await showAll(page, cards, PAYLOADS.length);
    const shown = squeeze((await cards.allTextContents()).join(' '));
    for (const payload of PAYLOADS) expect(shown).toContain(squeeze(payload));
    await expectNothingRan(watched, 'profile');
    const writers = await site.db
      .selectFrom('profiles')
      .select(['id', 'display_name'])
      .where('id', '<>', collector)
      .orderBy('id')
      .execute();
    for (const { id, display_name } of writers.filter(
      ({ display_name: name }, index) => index % STEP === 0 && PAYLOADS.includes(name),
    )) {
      await page.goto(`/profile/${id}`);
      await expect
        .poll(async () => squeeze((await page.getByRole('heading', { level: 1 }).textContent()) ?? ''), PATIENCE)
        .toContain(squeeze(display_name));
      await expectNothingRan(watched, `profile of ${display_name}`);
    }
  },
);

test('trust 1: none runs out of the address of any screen, nor out of what the browser has stored', async () => {
  const watched = await openWatched(true);
  const { page } = watched;
  const look = async (address: string) => {
    await page.goto(address);
    await page.getByRole('heading').first().waitFor(PATIENCE);
    await expectNothingRan(watched, address);
  };
  for (const payload of PAYLOADS.filter((_, index) => index % STEP === 0)) {
    const text = encodeURIComponent(payload);
    await look(`/?view=${text}&filter=${text}#confirm=${text}`);
    await look(`/auth?mode=${text}&redirect=${text}#token=${text}`);
    await look(`/profile/${text}`);
    await look(`/${text}`);
  }
  // Each value that the browser keeps, in the shape in which it is kept where it has one.
  await page.evaluate(
    `for (const key of Object.keys(localStorage)) localStorage.setItem(key, ${JSON.stringify(JSON.stringify(PAYLOADS.join('')))})`,
  );
  for (const address of ['/', '/?view=gallery', '/creators', '/profile']) await look(address);
});

test('trust 1: none runs as the name of who is signed in, in the bar, on the own profile, and after a sign-in that leads elsewhere', async () => {
  const { session } = await site.api.client.auth.signUp.mutate({
    email: 'me@chaos.test',
    password: PASSWORD,
    username: 'me_myself',
  });
  if (!session) throw new Error('no session');
  const watched = await openWatched(true);
  const { page } = watched;
  for (const payload of PAYLOADS.filter((_, index) => index % STEP === 1 % STEP)) {
    await site.db
      .updateTable('profiles')
      .set({ username: payload, display_name: payload })
      .where('id', '=', session.user.id)
      .execute();
    await page.goto('/auth?redirect=javascript:hit()');
    await page.getByLabel(messages.auth.email, { exact: true }).fill('me@chaos.test');
    await page.getByLabel(messages.auth.password, { exact: true }).fill(PASSWORD);
    await page.locator('form').getByRole('button', { name: messages.auth.submit.signin, exact: true }).click();
    await page.waitForURL(`${site.url}/`, PATIENCE);
    await page.goto('/profile');
    await expect
      .poll(async () => squeeze((await page.locator('main').textContent()) ?? ''), PATIENCE)
      .toContain(squeeze(payload));
    await expectNothingRan(watched, `own profile of ${payload}`);
    await page.evaluate('localStorage.clear()');
  }
});

test('trust 1: none runs as a wish, while it waits, as a result, and in the picture with its sign', async () => {
  const fields = ['mainTheme', 'bodyInfluence', 'characteristicInfluence', 'style', 'hiddenMessage'] as const;
  const wishes = Array.from({ length: PAYLOADS.length / 5 }, (_, index) => PAYLOADS.slice(index * 5, index * 5 + 5));
  // Each payload in one field; the fields share a way to the name, the lore and the sign.
  const tickets: Ticket[] = [];
  for (const wish of wishes) {
    const given = Object.fromEntries(fields.map((field, index) => [field, wish[index] ?? null]));
    const input = { ...blankWish, ...given, makeMessageSecret: false, requestId: randomUUID() };
    tickets.push(await site.api.client.characters.generate.mutate(input));
  }
  const watched = await openWatched(true);
  const { page } = watched;
  for (const wish of [wishes[0], wishes.at(-1)]) {
    await page.goto('/');
    const home = homeOf(page);
    for (const [index, field] of fields.entries()) await home.field(field).fill(wish?.[index] ?? '');
    await home.secret.uncheck();
    await home.button.click();
    await home.result.waitFor({ timeout: 60_000 });
    await expectNothingRan(watched, 'result');
  }
  for (const ticket of tickets) expect(await site.api.finish(ticket)).toMatchObject({ state: 'done' });
  await page.goto('/?view=gallery');
  await showAll(page, galleryOf(page).cards, PAYLOADS.length + wishes.length + 2);
  await expectNothingRan(watched, 'gallery of wishes');
});

test('trust 1: even where a payload is written into the page as HTML, nothing of it runs', async () => {
  const { page, ran } = await openWatched(false);
  await page.goto('/');
  await homeOf(page).form.waitFor();
  const refused = await page.evaluate<number>(`${JSON.stringify(PAYLOADS)}.filter((payload) => {
    try {
      document.body.insertAdjacentHTML('beforeend', payload);
      return false;
    } catch {
      return true;
    }
  }).length`);
  expect(refused).toBe(PAYLOADS.length);
  await page.evaluate(`{
    const link = document.createElement('a');
    link.href = 'javascript:hit()';
    document.body.append(link);
    link.click();
  }`);
  await page.waitForLoadState('networkidle');
  expect(ran).toEqual([]);
});
