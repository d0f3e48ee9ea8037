/** What people of a market do, many at once: each action is done as somebody, and says what it came to. */
import { randomUUID } from 'node:crypto';
import { endDepartures } from '@chaos/shared/core/account/erase-account';
import { TicketLostError } from '@chaos/shared/core/tickets/ticket-run-rows';
import { termsHashOf } from '@chaos/shared/rules/offers';
import { finishTicket } from '../test-data.ts';
import { blankWish, type TestWorld } from '../test-world.ts';
import { believedGivers } from './mutants.ts';
import type { ActionKind, Market, MarketView, SeenCharacter, SeenOffer } from './view.ts';

interface Scene {
  world: TestWorld;
  market: Market;
  view: MarketView;
}

/** @returns what each of its calls came to: `ok`, or why not. */
type Perform = (scene: Scene) => Promise<string[]>;

export const ACTIONS: Record<ActionKind, Perform> = {
  async send({ world, market, view }) {
    const [me, toUserId] = [anyOwner(view), anyOf(market.people)];
    const offeredIds = someOf(view, me);
    const requestedIds = Math.random() < 0.7 ? someOf(view, toUserId) : [];
    const offerType = requestedIds.length > 0 ? 'trade' : 'gift';
    const request = { toUserId, offerType, offeredIds, requestedIds, requestId: randomUUID() } as const;
    return together(() => world.member(me).offers.send(request));
  },

  async answer(scene) {
    const offer = anyReceived(scene);
    return offer ? together(await anyAnswer(scene, offer)) : [];
  },

  /** Two answers to one offer at once. */
  async doubleAnswer(scene) {
    const offer = anyReceived(scene);
    return offer ? together(await anyAnswer(scene, offer), await anyAnswer(scene, offer)) : [];
  },

  /** Whoever gave, and now and then the other one; mostly together with something else that wants the same. */
  async reverse(scene) {
    const { world, view } = scene;
    const deal = view.held.length > 0 ? anyOf(view.held) : undefined;
    if (!deal) return [];
    const reverse = (who: string) => () => world.member(who).offers.reverse({ offerId: deal.id, requestId: randomUUID() });
    const calls = [reverse(deal.fromUserId), reverse(anyOf([deal.fromUserId, deal.toUserId]))];
    return together(...calls.slice(0, 1 + Math.floor(Math.random() * 2)));
  },

  async withdraw(scene) {
    const offer = anyReceived(scene);
    if (!offer) return [];
    const withdraw = () => scene.world.member(offer.fromUserId).offers.withdraw({ offerId: offer.id, requestId: randomUUID() });
    return together(withdraw, await anyAnswer(scene, offer));
  },

  async lock({ world, view }) {
    const me = anyOwner(view);
    const { characters } = world.member(me);
    const characterIds = someOf(view, me).slice(0, 1);
    const first = await together(() => characters.lock({ characterIds }));
    return first[0] === 'ok' ? [...first, ...(await together(() => characters.unlock({ characterIds })))] : first;
  },

  /** Rests from then on. Two weeks later the account may end, in the middle of what is going on. */
  async leave({ world, market }) {
    const me = anyOf(market.people);
    return together(async () => {
      await world.prove(me);
      await world.member(me).account.leave({ characters: anyOf(['leave', 'delete']) });
    });
  },

  async comeBack({ world, view }) {
    const me = view.leaving.length > 0 ? anyOf(view.leaving) : undefined;
    if (!me) return [];
    const again = await world.signInAgain(me).catch(() => null);
    return again ? together(() => again.account.comeBack(), ...anyOf([[], [() => endDepartures(world.services)]])) : ['gone'];
  },

  /** As the worker does it. Newcomers take the places of those who are gone. */
  async endDepartures({ world, market, view }) {
    const ends = await together(async () => ((await endDepartures(world.services)) > 0 ? 'ended' : 'ok'));
    const users = await world.db.selectFrom('users').select('id').where('id', 'in', market.people).execute();
    const isThere = new Set(users.map(({ id }) => id));
    for (const gone of market.people.filter((id) => !isThere.has(id))) {
      const { id: newcomer } = await world.newMember();
      const place = market.people.indexOf(gone);
      if (place < 0) continue;
      market.people[place] = newcomer;
      market.missing += view.owned.get(gone)?.length ?? 0;
    }
    return ends;
  },

  async battle(scene) {
    const { characters, left } = scene.view;
    return together(fight(scene, anyOf([...characters, ...left]).id));
  },

  /** An offer is answered while somebody fights for one of its items. */
  async contest(scene) {
    const offer = anyReceived(scene);
    return offer ? together(await anyAnswer(scene, offer), fight(scene, anyOf(offer.offeredIds))) : [];
  },

  async privacy({ world, view }) {
    const me = anyOwner(view);
    const characterId = anyOf(someOf(view, me));
    const toggle = () => world.member(me).characters.togglePrivacy({ characterId });
    // Hidden ones come back soon: what is private cannot be traded.
    const first = await together(toggle);
    return first[0] === 'ok' ? [...first, ...(await together(toggle))] : first;
  },

  async fuse(scene) {
    const me = anyOwner(scene.view);
    return fuse(scene, me, [someToFuse(scene.view, me)]);
  },

  /** Two fusions of the same characters, or nearly the same ones, at once. */
  async doubleFuse(scene) {
    const me = anyOwner(scene.view);
    return fuse(scene, me, [someToFuse(scene.view, me), someToFuse(scene.view, me)]);
  },

  /** In the place of one that was fused. */
  async make({ world, market }) {
    const { characters } = world.member(anyOf(market.people));
    return together(async () =>
      finishTicket(world.services, (await characters.generate({ ...blankWish, requestId: randomUUID() })).id),
    );
  },
};

function fight({ world, view }: Scene, char2Id: string): () => Promise<unknown> {
  const me = anyOwner(view);
  const request = { char1Id: anyOf(someOf(view, me)), char2Id, requestId: randomUUID() };
  return () => world.member(me).battles.execute(request);
}

/** Asked for one after the other, and finished at once as by two workers. The pictures are not looked for here. */
async function fuse({ world, market }: Scene, me: string, all: string[][]): Promise<string[]> {
  const { fusion } = world.member(me);
  const finish = async (id: string) => finishTicket(world.services, id);
  const asked: { id: string; sources: number }[] = [];
  const outcomes: string[] = [];
  for (const characterIds of all)
    outcomes.push(
      ...(await together(async () => {
        const { id } = await fusion.fuse({ characterIds, requestId: randomUUID() });
        asked.push({ id, sources: characterIds.length });
        return 'asked';
      })),
    );
  const ends = await together(
    ...asked.map(({ id, sources }) => async () => {
      const end = await finish(id);
      if (end === 'done') market.missing += sources;
      return end;
    }),
  );
  return [...outcomes, ...ends];
}

/** An answer to a pending offer, with what was read of it; the call itself comes later. */
async function anyAnswer({ world, view }: Scene, offer: SeenOffer): Promise<() => Promise<unknown>> {
  const { offers } = world.member(offer.toUserId);
  const { id: offerId, fromUserId, toUserId } = offer;
  const requestId = randomUUID();
  const terms = { offeredIds: someOf(view, toUserId), requestedIds: someOf(view, fromUserId) };
  const termsHash = await termsHashOf(offer);
  const givers = new Map([
    ...offer.offeredIds.map((id) => [id, fromUserId] as const),
    ...offer.requestedIds.map((id) => [id, toUserId] as const),
  ]);
  const accept = () => believedGivers.run(givers, () => offers.accept({ offerId, termsHash, requestId }));
  const counter = () => offers.counter({ offerId, ...terms, message: 'Rather so.', requestId });
  return anyOf([accept, accept, counter, () => offers.reject({ offerId, requestId })]);
}

/** One of the newest that wait for some person. */
function anyReceived({ market, view }: Scene): SeenOffer | undefined {
  const waiting = view.received.get(anyOf(market.people))?.slice(0, 5) ?? [];
  return waiting.length > 0 ? anyOf(waiting) : undefined;
}

const anyOwner = ({ characters }: MarketView): string => anyOf(characters).ownerId;

/** One to three characters that this person owns; one that nobody has where there are none. Now and then a retired one. */
function someOf({ owned, retired }: MarketView, owner: string): string[] {
  const gone = Math.random() < 0.05 ? retired.filter(({ ownerId }) => ownerId === owner) : [];
  const ids = shuffled([...gone, ...(owned.get(owner) ?? [])]).map(({ id }) => id);
  return ids.length > 0 ? ids.slice(0, 1 + Math.floor(Math.random() * 3)) : [randomUUID()];
}

/** Two or three that this person may fuse, as far as it sees. */
function someToFuse({ owned, retired }: MarketView, owner: string): string[] {
  const fit = shuffled((owned.get(owner) ?? []).filter(({ isFused }) => !isFused));
  const others = shuffled([...(owned.get(owner) ?? []), ...retired]);
  const wanted = 2 + Math.floor(Math.random() * 2);
  return [...new Set([...fit, ...others].map(({ id }) => id))].slice(0, wanted);
}

const shuffled = (list: readonly SeenCharacter[]) => list.toSorted(() => Math.random() - 0.5);

/** Calls at once. @returns what they say, or `ok`; the reason of each refusal, and the message where there is none. */
async function together(...calls: (() => Promise<unknown>)[]): Promise<string[]> {
  return Promise.all(
    calls.map((call) =>
      call().then(
        (said) => (typeof said === 'string' ? said : 'ok'),
        (error: unknown) => (error instanceof TicketLostError ? 'lost' : String(Reflect.get(Object(error), 'reason') ?? error)),
      ),
    ),
  );
}

export const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
