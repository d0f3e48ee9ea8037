import { OFFERS_TAKEN_BACK_MAX } from '@chaos/shared/contract/offers';
import { isDisowned } from '@chaos/shared/core/offers/offer-rows';
import { isUnblocked } from '@chaos/shared/core/people/blocks';
import type { Database } from '@chaos/shared/platform/database';
import { DAY, isWithin } from '@chaos/shared/platform/is-within';
import { HOLD_DAYS } from '@chaos/shared/rules/reversals';
import { sql } from 'kysely';

export interface DisownedOffer {
  offerId: string;
  /** The other one's username; empty for somebody who left, and where one of the two has blocked the other. */
  partner: string;
}

/** What still waits of what sessions sent that their owner has disowned, and what became of it since by the owner. */
export function readDisownedWaiting(db: Database, userId: string): Promise<DisownedOffer[]> {
  return selectDisowned(db, userId)
    .where('offers.from_user_id', '=', userId)
    .where('status', 'in', ['pending', 'withdrawn'])
    .execute();
}

/** What was dealt by them, and the member has given something in: within the days in which anything is held. */
export function readDisownedDeals(db: Database, userId: string): Promise<DisownedOffer[]> {
  return selectDisowned(db, userId)
    .where('status', 'in', ['accepted', 'reversed'])
    .where(isWithin('answered_at', HOLD_DAYS * DAY))
    .where(({ or, eb }) => or([eb('offers.from_user_id', '=', userId), eb('offer_type', '=', 'trade')]))
    .execute();
}

/** How much of it there is to take back now. */
export async function countDisowned(db: Database, userId: string): Promise<{ deals: number; waiting: number }> {
  const open = await selectDisowned(db, userId)
    .clearSelect()
    .select('status')
    .where(({ or, and, eb }) =>
      or([
        and([eb('status', '=', 'pending'), eb('offers.from_user_id', '=', userId)]),
        and([
          eb('status', '=', 'accepted'),
          sql<boolean>`held_until > now()`,
          or([eb('offers.from_user_id', '=', userId), eb('offer_type', '=', 'trade')]),
        ]),
      ]),
    )
    .execute();
  const deals = open.filter(({ status }) => status === 'accepted').length;
  return { deals, waiting: open.length - deals };
}

function selectDisowned(db: Database, userId: string) {
  return (
    db
      .selectFrom('offers')
      .innerJoin('profiles as partner', (join) =>
        join.on(sql<boolean>`partner.id = case when from_user_id = ${userId}::uuid then to_user_id else from_user_id end`),
      )
      .select([
        'offers.id as offerId',
        sql<string>`case when partner.left_at is null and ${isUnblocked(userId, sql.ref('partner.id'))} then partner.username else '' end`.as(
          'partner',
        ),
      ])
      .where(isDisowned(userId))
      // What is left to do comes before what was done by an earlier press.
      .orderBy(sql`status in ('pending', 'accepted')`, 'desc')
      .orderBy('offers.id', 'desc')
      .limit(OFFERS_TAKEN_BACK_MAX)
  );
}
