/** Sixty texts that would like to be programs, in every text that people can write and others can see. */
import { randomUUID } from 'node:crypto';
import { WISH_FIELDS } from '@chaos/shared/contract/characters';
import type { Ticket } from '@chaos/shared/contract/tickets';
import { countFor } from '@chaos/shared/testing/full-run-counts';
import { sql } from 'kysely';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PAYLOADS } from '../client/src/testing/payloads.ts';
import { insertAccount, insertCharacter } from '../server/src/testing/test-data.ts';
import { blankWish } from '../server/src/testing/test-world.ts';
import { galleryOf, homeOf } from './home.ts';
import { newMember, PASSWORD } from './members.ts';
import { messages } from './messages.ts';
import { type Site, startSite } from './site.ts';
import { expectNothingRan, type Watched, watch } from './watched-page.ts';

/** Where each payload needs a page of its own, the slice takes two of them; lists always show all. */
const STEP = countFor({ slice: 30, full: 1 });
let site: Site;
/** Owns a character of each payload. */
let collector: string;
const writers: { id: string; display_name: string }[] = [];

beforeAll(async () => {
  // A product of its own, whose schema nobody else needs whole.
  site = await startSite({ VIDEOS: 'off' });
  // What the API refuses may come in another way one day; here the screens are tested, so they get it straight.
  await sql`alter table profiles drop constraint profiles_username_check; drop index profiles_username_key`.execute(site.db);
  collector = (await insertAccount(site.db, { username: 'collector', role: 'member' })).id;
  for (const [index, payload] of PAYLOADS.entries()) {
    const { id: creatorId } = await insertAccount(site.db, { username: `writer_${index}`, role: 'member' });
    await site.db.updateTable('profiles').set({ username: payload, display_name: payload }).where('id', '=', creatorId).execute();
    writers.push({ id: creatorId, display_name: payload });
    const id = await insertCharacter(site.db, { creatorId, ownerId: collector, name: payload, score: 1_000 - index });
    await site.db.updateTable('meme_characters').set({ description: payload }).where('id', '=', id).execute();
  }
});
afterEach(() => site.closePages());
afterAll(() => site.close());

/** A page that notes everything that a payload could bring about. */
async function openWatched(bypassPolicy: boolean): Promise<Watched> {
  const { page } = await site.open('/no/such/page', { bypassPolicy });
  return watch(site, page);
}

/** Shows every row of a list that grows by a button. */
async function showAll(page: Page, rows: ReturnType<Page['locator']>, count: number): Promise<void> {
  const more = page.getByRole('button', { name: /^Show More/ });
  await expect
    .poll(async () => {
      if (await more.isVisible()) await more.dispatchEvent('click');
      return rows.count();
    })
    .toBe(count);
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
const textsOf = async (page: Page, selector: string) => (await page.locator(selector).allTextContents()).map(squeeze);

/** Without the policy, so that it is the screens that are tested and not what stands behind them; and with it, as people have it. */
test.each([true, false])(
  'trust 1: none of 60 payloads runs in the gallery, among creators, and on profiles (policy left out: %s)',
  async (bypassPolicy) => {
    const watched = await openWatched(bypassPolicy);
    const { page } = watched;
    await page.goto('/?view=gallery');
    await showAll(page, galleryOf(page).cards, PAYLOADS.length);
    const cards = squeeze((await galleryOf(page).cards.allTextContents()).join(' '));
    for (const payload of PAYLOADS) expect(cards.split(squeeze(payload)).length).toBeGreaterThan(2);
    await expectNothingRan(watched, 'gallery');

    await page.goto('/creators?tab=all');
    await showAll(page, page.locator('.person-card:not([aria-hidden] *)'), PAYLOADS.length + 1);
    const names = await textsOf(page, '.person-card h2');
    for (const payload of PAYLOADS) expect(names).toContain(squeeze(payload));
    await expectNothingRan(watched, 'creators');

    await page.goto(`/profile/${collector}`);
    const owned = page.locator('main li article');
    await showAll(page, owned, PAYLOADS.length);
    const shown = squeeze((await owned.allTextContents()).join(' '));
    for (const payload of PAYLOADS) expect(shown).toContain(squeeze(payload));
    await expectNothingRan(watched, 'profile of who owns all');

    for (const { id, display_name } of writers.filter((_, index) => index % STEP === 0)) {
      await page.goto(`/profile/${id}`);
      await expect
        .poll(async () => squeeze((await page.getByRole('heading', { level: 1 }).textContent()) ?? ''))
        .toContain(squeeze(display_name));
      await expectNothingRan(watched, `profile of ${display_name}`);
    }
  },
);

test('trust 1: none comes back in the page of an address that holds it', async () => {
  const addressesOf = (payload: string) => {
    const text = encodeURIComponent(payload);
    return [
      `/?view=${text}&filter=${text}&c=${text}#confirm=${text}`,
      `/creators?tab=all&q=${text}%20nobody`,
      `/auth?mode=${text}&redirect=${text}#token=${text}`,
      `/profile/${text}`,
      `/character/${text}`,
      `/${text}`,
    ];
  };
  // Without this sign it does nothing where the server writes.
  for (const payload of PAYLOADS.filter((text) => text.includes('<'))) {
    const pages = await Promise.all(
      addressesOf(payload).map(async (at) => ({ at, html: await (await fetch(site.url + at)).text() })),
    );
    for (const { at, html } of pages) expect({ at, isThere: html.includes(payload) }).toEqual({ at, isThere: false });
  }
  const watched = await openWatched(true);
  const { page } = watched;
  for (const payload of PAYLOADS.filter((_, index) => index % STEP === 0)) {
    for (const address of addressesOf(payload)) {
      await page.goto(address);
      await page.getByRole('heading').first().waitFor();
      // What was searched for is said again when nobody was found.
      if (address.startsWith('/creators'))
        await page
          .getByText(/^Nobody here goes by/)
          .first()
          .waitFor();
      await expectNothingRan(watched, address);
    }
  }
  // Each value that the browser keeps, in the shape in which it is kept where it has one.
  await page.evaluate(
    `for (const key of Object.keys(localStorage)) localStorage.setItem(key, ${JSON.stringify(JSON.stringify(PAYLOADS.join('')))})`,
  );
  for (const address of ['/', '/?view=gallery', '/creators', '/profile']) {
    await page.goto(address);
    await page.getByRole('heading').first().waitFor();
    await expectNothingRan(watched, `stored, ${address}`);
  }
});

test('trust 1: none runs as the name of who signs in, in the bar, on the own profile, and after a sign-in that leads elsewhere', async () => {
  const member = await newMember(site);
  const watched = await openWatched(true);
  const { page } = watched;
  for (const payload of PAYLOADS.filter((_, index) => index % STEP === 1 % STEP)) {
    const name = { username: payload, display_name: payload };
    await site.db.updateTable('profiles').set(name).where('id', '=', member.id).execute();
    await page.goto('/auth?redirect=javascript:hit()');
    await page.getByLabel(messages.auth.email, { exact: true }).fill(member.email);
    await page.getByLabel(messages.auth.password, { exact: true }).fill(PASSWORD);
    await page.locator('form').getByRole('button', { name: messages.auth.submit.signin, exact: true }).click();
    await page.waitForURL(`${site.url}/`);
    await page.goto('/profile');
    await expect.poll(async () => squeeze((await page.locator('main').textContent()) ?? '')).toContain(squeeze(payload));
    await expectNothingRan(watched, `own profile of ${payload}`);
    await page.evaluate('localStorage.clear()');
  }
});

test('trust 1: none runs as a wish, as a result, and in the picture with its sign', async () => {
  const count = countFor({ slice: 3, full: PAYLOADS.length / WISH_FIELDS.length });
  const wishes = Array.from({ length: count }, (_, index) => PAYLOADS.slice(index * 5, index * 5 + 5));
  // Each payload in one field; the fields share a way to the name, the lore and the sign.
  const tickets: Ticket[] = [];
  for (const wish of wishes) {
    const given = Object.fromEntries(WISH_FIELDS.map((field, index) => [field, wish[index] ?? null]));
    const input = { ...blankWish, ...given, makeMessageSecret: false, requestId: randomUUID() };
    tickets.push(await site.api.client.characters.generate.mutate(input));
  }
  const watched = await openWatched(true);
  const { page } = watched;
  await page.goto('/');
  const home = homeOf(page);
  for (const [index, field] of WISH_FIELDS.entries()) await home.field(field).fill(wishes[0]?.[index] ?? '');
  await home.secret.uncheck();
  await home.button.click();
  await home.result.waitFor({ timeout: 60_000 });
  await expectNothingRan(watched, 'result');
  for (const ticket of tickets) expect(await site.api.finish(ticket)).toMatchObject({ state: 'done' });
  await page.goto('/?view=gallery');
  await showAll(page, galleryOf(page).cards, PAYLOADS.length + wishes.length + 1);
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
