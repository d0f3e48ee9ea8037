/** The Trading Hub as people use it, and offers made without a screen. */
import { randomUUID } from 'node:crypto';
import type { Offer } from '@chaos/shared/contract/offers';
import type { Page } from 'playwright';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { callsOf } from './api.ts';
import type { Member } from './members.ts';
import { messages } from './messages.ts';
import type { Site } from './site.ts';

const { trading } = messages;

export function hubOf(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const group = (name: string | RegExp) => page.locator('main').getByRole('group', { name, exact: true });
  return {
    tab: (name: string | RegExp) => page.getByRole('tab', { name, exact: true }),
    search: page.getByRole('combobox', { name: trading.who.label }),
    options: page.getByRole('option'),
    partner: page.locator('[data-partner]'),
    change: page.getByRole('button', { name: /^Change/ }),
    /** The box to tick, of any list in the page. */
    pick: (name: string) => page.getByRole('checkbox', { name }),
    own: group(trading.picker.own),
    theirs: group(/^Brainrots of/),
    says: (text: string) => page.getByText(text, { exact: true }),
    message: page.getByLabel(/^Message/),
    sendGift: page.locator('form').getByRole('button', { name: 'Send Gift' }),
    sendTrade: page.locator('form').getByRole('button', { name: 'Send Trade Offer' }),
    offers: page.locator('main article.offer-card'),
    button,
    dialog,
    /** The button in the open sheet. */
    confirm: (name: string) => dialog.getByRole('button', { name, exact: true }),
    side: (name: string) => dialog.getByRole('region', { name, exact: true }),
  };
}

/** Finds somebody by what is typed. */
export async function pickPerson(page: Page, typed: string, name = typed): Promise<void> {
  const hub = hubOf(page);
  await hub.search.fill(typed);
  await hub.options.filter({ hasText: name }).first().click();
  await hub.partner.getByText(name, { exact: true }).waitFor();
}

/** Characters of these names, made by this person. @returns their ids in the same order. */
export async function giveNamed({ db }: Pick<Site, 'db'>, { id: creatorId }: Member, ...names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) ids.push(await insertCharacter(db, { name, creatorId }));
  return ids;
}

export async function ownersOf({ db }: Pick<Site, 'db'>, ids: readonly string[]): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('meme_characters')
    .select(['id', 'owner_id'])
    .where('id', 'in', [...ids])
    .execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.owner_id ?? null);
}

export async function countOffers({ db }: Pick<Site, 'db'>, from: Member): Promise<number> {
  return (await db.selectFrom('offers').select('id').where('from_user_id', '=', from.id).execute()).length;
}

/** What this person does with offers, by calls. */
export function traderOf(site: Pick<Site, 'url'>, member: Member) {
  const { offers } = callsOf(site, member);
  const once = () => ({ requestId: randomUUID() });
  return {
    gift: (to: Member, offeredIds: string[], message: string | null = null) =>
      offers.send.mutate({ toUserId: to.id, offerType: 'gift', offeredIds, message, ...once() }),
    trade: (to: Member, offeredIds: string[], requestedIds: string[], message: string | null = null) =>
      offers.send.mutate({ toUserId: to.id, offerType: 'trade', offeredIds, requestedIds, message, ...once() }),
    accept: ({ id, termsHash }: Offer) => offers.accept.mutate({ offerId: id, termsHash, ...once() }),
    reject: ({ id }: Offer) => offers.reject.mutate({ offerId: id, ...once() }),
    counter: ({ id }: Offer, offeredIds: string[], requestedIds: string[], message: string | null = null) =>
      offers.counter.mutate({ offerId: id, offeredIds, requestedIds, message, ...once() }),
  };
}
