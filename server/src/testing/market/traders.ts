/** People who trade, and their calls in few words. */
import { randomUUID } from 'node:crypto';
import type { Offer } from '@chaos/shared/contract/offers';
import { auditDatabase } from '@chaos/shared/core/audit/audit-database';
import { expect } from 'vitest';
import type { TestWorld } from '../test-world.ts';

/** Ada and Bob with two characters each, and somebody else. */
export async function newTraders(world: TestWorld) {
  const [ada, bob, eve] = [await world.newMember(), await world.newMember(), await world.newMember()];
  const newOne = (creatorId: string, name: string) => world.newCharacter({ creatorId, name });
  return {
    ada: ada.id,
    bob: bob.id,
    eve: eve.id,
    frigo: await newOne(ada.id, 'Frigo Camelo'),
    gatto: await newOne(ada.id, 'Gatto Turbo'),
    bomba: await newOne(bob.id, 'Bombardiro'),
    pizza: await newOne(bob.id, 'Pizza Pinguino'),
    as: (userId: string) => {
      const { offers } = world.member(userId);
      const gift = (toUserId: string, ...offeredIds: string[]) =>
        offers.send({ toUserId, offerType: 'gift', offeredIds, requestId: randomUUID() });
      const trade = (toUserId: string, offeredIds: string[], requestedIds: string[]) =>
        offers.send({ toUserId, offerType: 'trade', offeredIds, requestedIds, requestId: randomUUID() });
      const accept = ({ id, termsHash }: Offer) => offers.accept({ offerId: id, termsHash, requestId: randomUUID() });
      const reject = ({ id }: Offer) => offers.reject({ offerId: id, requestId: randomUUID() });
      const counter = ({ id }: Offer, offeredIds: string[], requestedIds: string[]) =>
        offers.counter({ offerId: id, offeredIds, requestedIds, message: 'Rather so.', requestId: randomUUID() });
      const withdraw = ({ id }: Offer) => offers.withdraw({ offerId: id, requestId: randomUUID() });
      const reverse = ({ id }: Offer) => offers.reverse({ offerId: id, requestId: randomUUID() });
      return { gift, trade, accept, reject, counter, withdraw, reverse, list: () => offers.list({}), send: offers.send };
    },
  };
}

export async function ownersOf({ db }: TestWorld, ...ids: string[]): Promise<(string | null)[]> {
  const rows = await db.selectFrom('meme_characters').select(['id', 'owner_id']).where('id', 'in', ids).execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.owner_id ?? null);
}

export const expectSound = async ({ db }: TestWorld) => expect(await auditDatabase(db)).toEqual([]);
