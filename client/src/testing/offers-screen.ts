/** The Trading Hub for tests of its screens: where its parts are, and a server that keeps its offers for one test. */
import type { Offer, TradableRow } from '@chaos/shared/contract/offers';
import { page } from 'vitest/browser';
import { offerMessages } from '../features/offers/messages.ts';
import type { Answers } from './answers.ts';
import { newItem, newOffer, newPerson } from './new-offer.ts';
import { newProfile } from './new-profile.ts';
import { newRow } from './new-row.ts';

const main = page.getByRole('main');
const dialog = page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });

export const hub = {
  main,
  dialog,
  button,
  tab: (name: string) => page.getByRole('tab', { name, exact: true }),
  search: page.getByRole('combobox', { name: offerMessages.who.label }),
  options: page.getByRole('option'),
  /** The box to tick, of any list in the page. */
  pick: (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}\\b`) }),
  own: main.getByRole('group', { name: offerMessages.picker.own, exact: true }),
  theirs: main.getByRole('group', { name: /^Brainrots of/ }),
  says: (text: string) => main.getByText(text, { exact: true }),
  message: page.getByLabelText(/^Message/),
  sendGift: page.getByRole('form').getByRole('button', { name: 'Send Gift' }),
  sendTrade: page.getByRole('form').getByRole('button', { name: 'Send Trade Offer' }),
  offers: main.getByRole('article'),
  /** The button in the open sheet. */
  confirm: (name: string) => dialog.getByRole('button', { name, exact: true }),
};

/** The names on one side of an offer. @param of a sheet, or a card. */
export function namesOn(side: string, of: Element = dialog.element()): (string | null)[] | null {
  const region = [...of.querySelectorAll('.trade-side')].find((one) => one.querySelector('h3')?.textContent === side);
  return region ? [...region.querySelectorAll('.piece bdi')].map((one) => one.textContent) : null;
}

/** Of each piece that has one: its name, the finish of its picture, and what is said of it. */
export const finishesIn = (place: ParentNode) =>
  [...place.querySelectorAll('.piece, .pick')].flatMap((piece) => {
    const finish = piece.querySelector<HTMLElement>('.card-frame > .character-picture')?.parentElement?.dataset.finish;
    const word = piece.querySelector('.finish-word');
    return finish || word ? [[piece.querySelector('bdi')?.textContent, finish, word?.textContent]] : [];
  });

/** How each card's offer stands, from above. */
export const statuses = () => [...document.querySelectorAll<HTMLElement>('.offer-card')].map((one) => one.dataset.status);

export const newTradable = (id: string, change: Partial<TradableRow> = {}): TradableRow => ({
  ...newRow(id),
  inPendingOffers: false,
  ...change,
});

interface Gallery {
  /** What the viewer can give, by name. */
  own?: readonly string[];
  /** What is more to say of some of them, by name. */
  rows?: Record<string, Partial<TradableRow>>;
  /** How many more of their own rest. */
  resting?: number;
  /** What the others have, by whose it is. */
  theirs?: Record<string, readonly string[]>;
  /** Newest first. */
  offers?: Offer[];
  viewer?: string;
  /** No action is answered before this. */
  after?: Promise<void>;
}

/** A server that knows these people and things, and remembers what is sent and answered. */
export function newHub({
  own = [],
  rows = {},
  resting = 0,
  theirs = {},
  offers: kept = [],
  viewer = 'ada',
  after,
}: Gallery): Required<Pick<Answers, 'offers'>> & Answers {
  const offers = [...kept];
  const isPending = ({ status }: Offer) => status === 'pending';
  const people = Object.keys(theirs).map(newPerson);
  const answer = (offerId: string, change: Partial<Offer>) => {
    const at = offers.findIndex(({ id }) => id === offerId);
    const answered = { ...(offers[at] ?? newOffer()), needsAnswer: false, ...change };
    offers[at] = answered;
    return answered;
  };
  /** The same request again is the same offer. */
  const add = (requestId: string, change: Partial<Offer>) => {
    const known = offers.find(({ id }) => id === requestId);
    if (known) return known;
    const offer = newOffer({ id: requestId, from: newPerson(viewer), needsAnswer: false, ...change });
    offers.unshift(offer);
    return offer;
  };
  const sides = ({
    offeredIds,
    requestedIds = [],
  }: {
    offeredIds: readonly string[];
    requestedIds?: readonly string[] | undefined;
  }) => ({
    offered: offeredIds.map(newItem),
    requested: requestedIds.map(newItem),
  });
  return {
    characters: {
      tradable: ({ userId, query = '' }) => {
        const inOffers = new Set(offers.filter(isPending).flatMap(({ offered }) => offered.map((item) => item.characterId)));
        const names = (userId === undefined ? own : (theirs[userId] ?? [])).filter((name) => name.includes(query));
        const items = names.map((name) => newTradable(name, { inPendingOffers: inOffers.has(name), ...rows[name] }));
        return { items, totalCount: items.length, restingCount: userId === undefined ? resting : 0, nextCursor: null };
      },
    },
    profiles: {
      search: ({ query }) => ({
        items: people.filter(({ id }) => id.includes(query.toLowerCase())),
        nextCursor: null,
      }),
      byId: ({ id }) => newProfile(id),
    },
    offers: {
      list: () => ({ items: [...offers], nextCursor: null, totalPending: offers.filter(isPending).length }),
      send: async ({ toUserId, offerType, message = null, ...form }) => {
        await after;
        return add(form.requestId, { to: newPerson(toUserId), offerType, message, ...sides(form) });
      },
      accept: async ({ offerId }) => {
        await after;
        const { offered, requested } = answer(offerId, { status: 'accepted' });
        return { transferred: offered.length + requested.length };
      },
      reject: ({ offerId }) => answer(offerId, { status: 'rejected' }),
      counter: async ({ offerId, message = null, ...form }) => {
        await after;
        const child = add(form.requestId, { parentOfferId: offerId, message, ...sides(form) });
        const { from } = answer(offerId, { status: 'counter_offered', counteredById: child.id });
        return Object.assign(child, { to: from });
      },
    },
  };
}

/** How many different actions were asked for: the same request again is the same one. */
export const countRequests = (asked: readonly unknown[]) =>
  new Set(asked.map((input) => (input as { requestId: string }).requestId)).size;
