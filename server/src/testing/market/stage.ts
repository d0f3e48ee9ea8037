/** Plays the actions of model.ts with the real procedures, and reads what has become of the real market. */
import { randomUUID } from 'node:crypto';
import type { Offer } from '@chaos/shared/contract/offers';
import { isHeld, isLocked, wasWonLately } from '@chaos/shared/core/ownership/restrictions';
import { sql } from 'kysely';
import { drawBattle, finishTicket } from '../test-data.ts';
import type { TestWorld } from '../test-world.ts';
import { type Action, type Market, modelCharacter, newMarket } from './model.ts';

export interface Stage {
  market: Market;
  /** Gets an action ready, so that several can be started in one moment. The call says whether it was done. */
  prepare(action: Action): Promise<() => Promise<boolean>>;
  /** The real owners and offers, by the names of the model. */
  read(): Promise<Pick<Market, 'characters' | 'offers'>>;
}

/** Why an action may be refused; any other failure is a fault. */
const REFUSALS = new Set([
  ...['stale_offer', 'already_answered', 'not_yours', 'not_found', 'invalid_input', 'too_many_requests'],
  ...['locked', 'held', 'won_lately', 'cannot_reverse'],
]);

const EIGHT_DAYS = 8 * 86_400;

/** An end of a ticket, told like the refusal of a call. */
class Refused extends Error {
  readonly reason: string | undefined;

  constructor(reason: string | undefined) {
    super(`the ticket failed: ${reason}`);
    this.reason = reason;
  }
}

const isRefusal = (error: unknown) => REFUSALS.has(String(Reflect.get(Object(error), 'reason')));

/** People with two public characters each: those of `ada` are `ada1` and `ada2`. Many stages fit into one world. */
export async function setStage(world: TestWorld, names: readonly string[]): Promise<Stage> {
  const ids = new Map<string, string>();
  const market = newMarket();
  for (const name of names) {
    const { id: creatorId } = await world.newMember();
    ids.set(name, creatorId);
    for (const character of [`${name}1`, `${name}2`]) {
      ids.set(character, await world.newCharacter({ creatorId }));
      market.characters[character] = modelCharacter(name);
    }
  }
  const sent = new Map<string, Offer>();
  // What is not there, because it was refused before, is refused again.
  const idOf = (name: string) => ids.get(name) ?? randomUUID();
  const nameOf = (id: string | null) => [...ids].find(([, one]) => one === id)?.[0] ?? '';

  const callOf = async (action: Action): Promise<() => Promise<unknown>> => {
    const { offers, characters, battles, fusion, tickets } = world.member(idOf(action.who));
    const requestId = randomUUID();
    const sides = 'offered' in action && { offeredIds: action.offered.map(idOf), requestedIds: action.requested.map(idOf) };
    const keep = (name: string) => (offer: Offer) => {
      ids.set(name, offer.id);
      sent.set(name, offer);
    };
    if (action.kind === 'privacy') return () => characters.togglePrivacy({ characterId: idOf(action.character) });
    if (action.kind === 'battle') {
      const request = await drawBattle(world.db, action.wins ? 'wins' : 'loses', {
        char1Id: idOf(action.fighter),
        char2Id: idOf(action.opponent),
      });
      return () => battles.execute(request);
    }
    if (action.kind === 'fuse') {
      const { id } = await fusion.fuse({ characterIds: action.sources.map(idOf), requestId });
      return async () => {
        await finishTicket(world.services, id);
        const { result, error } = await tickets.get({ ticketId: id });
        if (!result || !('characterId' in result)) throw new Refused(error?.reason);
        ids.set(action.as, result.characterId);
      };
    }
    if (action.kind === 'send' && sides) {
      const offerType = action.requested.length > 0 ? 'trade' : 'gift';
      return () => offers.send({ toUserId: idOf(action.to), offerType, ...sides, requestId }).then(keep(action.as));
    }
    if (action.kind === 'counter' && sides)
      return () =>
        offers.counter({ offerId: idOf(action.offer), ...sides, message: 'Rather so.', requestId }).then(keep(action.as));
    if (action.kind === 'lock' || action.kind === 'unlock')
      return () => characters[action.kind]({ characterIds: [idOf(action.character)] });
    if (action.kind === 'week') return () => world.passTime(EIGHT_DAYS);
    if (action.kind === 'reject' || action.kind === 'withdraw' || action.kind === 'reverse')
      return () => offers[action.kind]({ offerId: idOf(action.offer), requestId });
    if (action.kind !== 'accept') throw new Error('an action without its items');
    const termsHash = sent.get(action.offer)?.termsHash ?? '0'.repeat(64);
    return () => offers.accept({ offerId: idOf(action.offer), termsHash, requestId });
  };

  return {
    market,
    async prepare(action) {
      const refuse = (error: unknown) => {
        if (isRefusal(error)) return false;
        throw error;
      };
      // A fusion may be refused when it is asked for, and then there is nothing to do.
      const call = await callOf(action).catch((error: unknown) => () => Promise.reject(error));
      return () => call().then(() => true, refuse);
    },
    async read() {
      const characters: Market['characters'] = {};
      const kept = await world.db
        .selectFrom('meme_characters')
        .select(['id', 'owner_id', 'is_public', 'is_fused', 'is_active', 'fused_into_id', 'unlocks_at'])
        .select([isLocked().as('is_locked'), isHeld().as('is_held'), wasWonLately('meme_characters.id').as('won_lately')])
        .where('id', 'in', [...ids.values()])
        .execute();
      for (const row of kept) {
        const fusedInto = row.fused_into_id && nameOf(row.fused_into_id);
        // What is retired is not active, and nothing else is.
        if (row.is_active === (fusedInto !== null)) throw new Error(`${nameOf(row.id)} is half retired`);
        characters[nameOf(row.id)] = {
          owner: nameOf(row.owner_id),
          isPublic: row.is_public,
          isFused: row.is_fused,
          fusedInto,
          lock: !row.is_locked ? 'none' : row.unlocks_at ? 'ending' : 'locked',
          isHeld: row.is_held,
          wonLately: row.won_lately,
        };
      }
      const made = await world.db.selectFrom('meme_characters').select('id').where('owner_id', 'in', names.map(idOf)).execute();
      const unknown = made.find(({ id }) => nameOf(id) === '');
      if (unknown) throw new Error(`${unknown.id} was made by no action`);
      const offers: Market['offers'] = {};
      const rows = await world.db
        .selectFrom('offers')
        .selectAll()
        .select(sql<boolean>`coalesce(status = 'accepted' and held_until > now(), false)`.as('is_held'))
        .where('from_user_id', 'in', names.map(idOf))
        .orderBy('id')
        .execute();
      for (const row of rows) {
        const items = await world.db.selectFrom('offer_items').selectAll().where('offer_id', '=', row.id).orderBy('id').execute();
        const side = (isRequested: boolean) =>
          items.filter((item) => item.is_requested === isRequested).map((item) => nameOf(item.character_id));
        offers[nameOf(row.id)] = {
          from: nameOf(row.from_user_id),
          to: nameOf(row.to_user_id),
          offered: side(false),
          requested: side(true),
          status: row.status,
          isHeld: row.is_held,
          parent: row.parent_offer_id && nameOf(row.parent_offer_id),
        };
      }
      return { characters, offers };
    },
  };
}
