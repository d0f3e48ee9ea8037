import type { Offer, OfferItem, OffersPage } from '@chaos/shared/contract/offers';
import type { PersonSummary } from '@chaos/shared/contract/people';
import { selectPerson } from '@chaos/shared/core/characters/character-rows';
import { isNamedStill } from '@chaos/shared/core/characters/deletion';
import { isVisibleInOffers } from '@chaos/shared/core/characters/visibility';
import { isHeld, isLocked, wasWonLately } from '@chaos/shared/core/ownership/restrictions';
import { isUnblocked } from '@chaos/shared/core/people/blocks';
import { pictureUrls } from '@chaos/shared/core/pictures/picture-files';
import { readRests } from '@chaos/shared/core/profiles/suspensions';
import type { Database } from '@chaos/shared/platform/database';
import { termsHashOf } from '@chaos/shared/rules/offers';
import { rarityOf } from '@chaos/shared/rules/rarity';
import { type Deal, mayReverse } from '@chaos/shared/rules/reversals';
import { stalenessOf } from '@chaos/shared/rules/tradable';
import { allowedAnswers } from '@chaos/shared/rules/who-may-answer';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../trpc/context.ts';
import { openCursor, sealCursor } from '../../trpc/cursor.ts';

interface PageRequest {
  limit: number;
  cursor?: string | null | undefined;
}

const PlaceSchema = z.uuid();

/**
 * What a member sent and received, newest first; nothing between two of whom one has blocked the other, but what can still be taken
 * back: or whoever has robbed somebody would block them.
 */
export async function readOwnOffers(ctx: Context, userId: string, { limit, cursor }: PageRequest): Promise<OffersPage> {
  const list = `offers ${userId}`;
  const after = cursor ? openCursor(ctx.appSecret, list, PlaceSchema, cursor) : null;
  const [rows, totalPending] = await Promise.all([
    selectOffers(ctx.db, userId, newestOf(userId, after, limit + 1)).execute(),
    readPending(ctx.db, userId),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await toOffers(ctx.db, userId, shown),
    nextCursor: last && rows.length > limit ? sealCursor(ctx.appSecret, list, last.id) : null,
    totalPending,
  };
}

/** An offer that this member has just sent or answered. */
export async function readOwnOffer({ db }: Context, userId: string, id: string): Promise<Offer> {
  const rows = await selectOffers(db, userId, sql`(select ${id}::uuid as id)`).execute();
  const [offer] = await toOffers(db, userId, rows);
  if (!offer) throw new Error('an offer that was just written is gone');
  return offer;
}

/** The names of those of these characters that the viewer may see, for sentences. */
export async function readNames(db: Database, viewerId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('meme_characters')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .where(isVisibleInOffers(viewerId))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Each side from its own index, so that a long list costs no more than a short one. Nobody is on both sides. */
function newestOf(userId: string, after: string | null, limit: number): RawBuilder<{ id: string }> {
  const isShown = (other: string) =>
    sql`(${isUnblocked(userId, sql.ref(`offers.${other}`))} or (status = 'accepted' and held_until > now()))`;
  const side = (own: string, other: string) => sql`(
    select id from offers where ${sql.ref(own)} = ${userId}::uuid and ${isShown(other)} ${after ? sql`and id < ${after}::uuid` : sql``}
    order by id desc limit ${limit}
  )`;
  return sql`(
    select id from (${side('from_user_id', 'to_user_id')} union all ${side('to_user_id', 'from_user_id')}) either order by id desc limit ${limit}
  )`;
}

async function readPending(db: Database, userId: string): Promise<number> {
  const tally = await db.selectFrom('offer_tallies').select('pending').where('user_id', '=', userId).executeTakeFirst();
  return tally?.pending ?? 0;
}

function selectOffers(db: Database, viewerId: string, chosen: RawBuilder<{ id: string }>) {
  return db
    .selectFrom(chosen.as('chosen'))
    .innerJoin('offers', 'offers.id', 'chosen.id')
    .innerJoin('profiles as sender', 'sender.id', 'offers.from_user_id')
    .innerJoin('profiles as recipient', 'recipient.id', 'offers.to_user_id')
    .leftJoin('offers as child', 'child.parent_offer_id', 'offers.id')
    .select(['offers.id', 'offers.offer_type', 'offers.status', 'offers.from_user_id', 'offers.to_user_id', 'offers.message'])
    .select(['offers.parent_offer_id', 'child.id as countered_by_id', 'offers.created_at', 'offers.answered_at'])
    .select(['offers.held_until', 'offers.reversed_at', 'offers.reversed_by'])
    .select(sql<boolean>`coalesce(offers.held_until > now(), false)`.as('is_held'))
    .select([selectParty('sender', viewerId).as('from'), selectParty('recipient', viewerId).as('to')])
    .orderBy('offers.id', 'desc');
}

/**
 * Nobody who has offers is missing; of somebody who left there is only that, and nothing where one of the two has blocked the other:
 * a deal that can still be taken back is listed, and the same request sent again is answered.
 */
function selectParty(alias: 'sender' | 'recipient', viewerId: string): RawBuilder<PersonSummary> {
  const id = sql.ref(`${alias}.id`);
  const isSeen = isUnblocked(viewerId, id);
  return sql<PersonSummary>`coalesce(case when ${isSeen} then ${selectPerson(alias)} end, json_build_object('id', ${id}, 'username', '',
    'displayName', case when ${isSeen} then ${sql.ref(`${alias}.display_name`)} else 'Somebody' end, 'avatarUrl', null))`;
}

type Row = Awaited<ReturnType<ReturnType<typeof selectOffers>['execute']>>[number];

function selectItems(db: Database, viewerId: string, offerIds: readonly string[]) {
  return db
    .selectFrom('offer_items')
    .innerJoin('meme_characters', 'meme_characters.id', 'offer_items.character_id')
    .select(['offer_items.id', 'offer_id', 'character_id', 'is_requested', 'owner_id', 'is_public', 'is_active'])
    .select(['name', 'picture_token', 'thumbhash', 'counted_likes', 'counted_dislikes', 'wins_count', 'finish'])
    .select([isVisibleInOffers(viewerId).as('is_visible'), isNamedStill().as('is_named')])
    .select([isLocked().as('isLocked'), isHeld().as('isHeld'), wasWonLately('offer_items.character_id').as('wonLately')])
    .where('offer_id', 'in', [...offerIds])
    .orderBy('offer_items.id')
    .execute();
}

type ItemRow = Awaited<ReturnType<typeof selectItems>>[number];

async function toOffers(db: Database, viewerId: string, rows: readonly Row[]): Promise<Offer[]> {
  if (rows.length === 0) return [];
  const items = await selectItems(
    db,
    viewerId,
    rows.flatMap(({ id, parent_offer_id }) => (parent_offer_id ? [id, parent_offer_id] : [id])),
  );
  const itemsOf = Map.groupBy(items, ({ offer_id }) => offer_id);
  const open = rows.filter(({ status }) => status === 'pending');
  const rests = await readRests(db, [...new Set(open.flatMap(({ from_user_id, to_user_id }) => [from_user_id, to_user_id]))]);
  return Promise.all(rows.map((row) => toOffer(viewerId, row, { itemsOf, rests })));
}

interface Known {
  /** By offer; also those of the trades that are countered. */
  itemsOf: ReadonlyMap<string, readonly ItemRow[]>;
  rests: ReadonlyMap<string, Date | null>;
}

async function toOffer(viewerId: string, row: Row, { itemsOf, rests }: Known): Promise<Offer> {
  const [until] = [row.from_user_id, row.to_user_id].flatMap((id) => rests.get(id) ?? (rests.has(id) ? [null] : []));
  const items = itemsOf.get(row.id) ?? [];
  const side = (isRequested: boolean) => items.filter(({ is_requested }) => is_requested === isRequested);
  const idsOf = (isRequested: boolean) => side(isRequested).map(({ character_id }) => character_id);
  const shown = (isRequested: boolean) => side(isRequested).map((item) => toItem(item, stalenessIn(row, item)));
  return {
    id: row.id,
    offerType: row.offer_type,
    status: row.status,
    from: row.from,
    to: row.to,
    message: row.message,
    offered: shown(false),
    requested: shown(true),
    parentOfferId: row.parent_offer_id,
    countered: row.parent_offer_id === null ? null : mirror(itemsOf.get(row.parent_offer_id) ?? []),
    counteredById: row.countered_by_id,
    termsHash: await termsHashOf({
      id: row.id,
      offerType: row.offer_type,
      fromUserId: row.from_user_id,
      toUserId: row.to_user_id,
      offeredIds: idsOf(false),
      requestedIds: idsOf(true),
      message: row.message,
    }),
    rest: row.status === 'pending' && until !== undefined ? { until } : null,
    needsAnswer: allowedAnswers({ offerType: row.offer_type, status: row.status, toUserId: row.to_user_id }, viewerId).length > 0,
    createdAt: row.created_at,
    answeredAt: row.answered_at,
    heldUntil: row.status === 'accepted' && row.is_held ? row.held_until : null,
    canReverse: mayReverse(dealOf(row), viewerId),
    reversal: row.reversed_at && row.reversed_by ? { byUserId: row.reversed_by, at: row.reversed_at } : null,
  };
}

const dealOf = (row: Row): Deal => ({
  offerType: row.offer_type,
  status: row.status,
  fromUserId: row.from_user_id,
  toUserId: row.to_user_id,
  isHeld: row.is_held,
});

/** The sides of an offer as whoever counters it sees them. */
function mirror(items: readonly ItemRow[]): NonNullable<Offer['countered']> {
  const side = (isRequested: boolean) =>
    items.filter(({ is_requested }) => is_requested === isRequested).map((item) => toItem(item, null));
  return { offered: side(true), requested: side(false) };
}

function stalenessIn({ status, from_user_id, to_user_id }: Row, item: ItemRow): OfferItem['staleness'] {
  if (status !== 'pending') return null;
  const { owner_id: ownerId, is_public: isPublic, is_active: isActive, isLocked, isHeld, wonLately } = item;
  const giverId = item.is_requested ? to_user_id : from_user_id;
  return stalenessOf({ ownerId, isPublic, isActive, isLocked, isHeld, wonLately }, giverId);
}

function toItem(item: ItemRow, staleness: OfferItem['staleness']): OfferItem {
  const score = item.counted_likes - item.counted_dislikes;
  return {
    id: item.id,
    characterId: item.character_id,
    ...(item.is_visible
      ? {
          name: item.name,
          imageUrl256: pictureUrls({ characterId: item.character_id, token: item.picture_token }).imageUrl256,
          thumbhash: item.thumbhash,
          rarity: rarityOf({ score, wins: item.wins_count }),
          finish: item.finish,
        }
      : { name: item.is_named ? item.name : null, imageUrl256: null, thumbhash: null, rarity: null, finish: null }),
    staleness,
  };
}
