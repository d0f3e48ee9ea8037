import type { CharacterRow, CharactersPage } from '@chaos/shared/contract/characters';
import {
  COLLECTION_PICTURES,
  type Collection,
  type CollectionMarks,
  type CollectionSummary,
  type CollectionsPage,
  SAVED_NAME,
} from '@chaos/shared/contract/collections';
import type { PersonSummary } from '@chaos/shared/contract/people';
import { selectCharacterRows, selectPerson, toCharacterRow } from '@chaos/shared/core/characters/character-rows';
import { isVisibleTo } from '@chaos/shared/core/characters/visibility';
import { isCollectionVisibleTo, isOpenCollection } from '@chaos/shared/core/collections/visibility';
import { holdersOf, isUnhidden } from '@chaos/shared/core/people/hidden-people';
import { type PictureAddress, pictureUrls } from '@chaos/shared/core/pictures/picture-files';
import { isInForce } from '@chaos/shared/core/profiles/suspensions';
import type { Database, Transaction } from '@chaos/shared/platform/database';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../trpc/context.ts';
import { openCursor, sealCursor } from '../../trpc/cursor.ts';
import { readHidingViewer, withoutMutedCharacters } from '../../trpc/muted-words.ts';
import { withOwnReactions } from '../../trpc/own-reactions.ts';

interface PageRequest {
  limit: number;
  cursor?: string | null | undefined;
}

/** Whoever looks, and the same where somebody is hidden from them (muted-words.ts). */
interface Viewer {
  id: string | null;
  hiddenFrom: string | null;
}

const VISITOR: Viewer = { id: null, hiddenFrom: null };

async function readViewer(ctx: Context): Promise<Viewer> {
  return { id: ctx.viewer.userId, hiddenFrom: await readHidingViewer(ctx) };
}

/** For `meme_characters`: whatever is hidden right now drops out of all lists and counts, and comes back by itself. */
function isShownTo({ id, hiddenFrom }: Viewer): RawBuilder<boolean> {
  if (id === null) return isVisibleTo(null);
  return sql<boolean>`(${isVisibleTo(null)} and ${isUnhidden(hiddenFrom, ...holdersOf())}
    or meme_characters.owner_id = ${id}::uuid and meme_characters.is_active)`;
}

/** @param chosen a subquery with the column `id`; its order is lost, so order again. */
function selectCollections(db: Database, chosen: RawBuilder<{ id: string }>, viewer: Viewer) {
  const entries = sql`from collection_entries e join meme_characters on meme_characters.id = e.character_id
    where e.collection_id = collections.id and ${isShownTo(viewer)}`;
  const pictures = sql<PictureAddress[] | null>`(
    select json_agg(json_build_object('characterId', id, 'token', picture_token) order by position) from (
      select meme_characters.id, picture_token, position ${entries} order by position limit ${COLLECTION_PICTURES}
    ) first
  )`;
  return db
    .selectFrom(chosen.as('chosen'))
    .innerJoin('collections', 'collections.id', 'chosen.id')
    .innerJoin('profiles as owner', 'owner.id', 'collections.owner_id')
    .select(['collections.id', 'name', 'description', 'is_saved', 'is_public', 'collections.follower_count', 'taken_down_at'])
    .select(selectPerson('owner').$castTo<PersonSummary>().as('owner'))
    .select([sql<number>`(select count(*) ${entries})`.as('count'), pictures.as('pictures')]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectCollections>['executeTakeFirstOrThrow']>>;

function toSummary(row: Row): CollectionSummary {
  const { id, name, description, owner, count } = row;
  return {
    ...{ id, name, description, owner, count },
    isSaved: row.is_saved,
    isPublic: row.is_public,
    followerCount: row.follower_count,
    pictures: (row.pictures ?? []).map((address) => pictureUrls(address).imageUrl256),
  };
}

/** What a member sees before anything was saved. */
async function readEmptySaved(db: Database, ownerId: string): Promise<CollectionSummary> {
  const { owner } = await db
    .selectFrom('profiles')
    .select(selectPerson('profiles').$castTo<PersonSummary>().as('owner'))
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow();
  const blank = { description: '', count: 0, pictures: [], followerCount: 0 };
  return { ...blank, id: ownerId, name: SAVED_NAME, isSaved: true, isPublic: false, owner };
}

export async function readCollection(ctx: Context, id: string): Promise<Collection | null> {
  const { viewer, db } = ctx;
  const chosen = sql<{ id: string }>`(select ${id}::uuid as id)`;
  const row = await selectCollections(db, chosen, await readViewer(ctx))
    .select(
      sql<boolean>`exists (select from collection_follows f where f.collection_id = collections.id and f.user_id = ${viewer.userId}::uuid)`.as(
        'is_following',
      ),
    )
    .where(isCollectionVisibleTo(viewer.userId))
    .executeTakeFirst();
  if (row) return { ...toSummary(row), isFollowing: row.is_following, isTakenDown: row.taken_down_at !== null };
  if (id !== viewer.userId) return null;
  return { ...(await readEmptySaved(db, id)), isFollowing: false, isTakenDown: false };
}

const PlaceSchema = z.tuple([z.boolean(), z.uuid()]);

/** Somebody's: Saved first, then the newest. Of others only those that are open. */
export async function readCollections(ctx: Context, request: PageRequest & { ownerId: string }): Promise<CollectionsPage> {
  const { ownerId, limit, cursor } = request;
  const viewer = await readViewer(ctx);
  const list = `collections ${ownerId} ${viewer.id === ownerId}`;
  const after = cursor ? openCursor(ctx.appSecret, list, PlaceSchema, cursor) : null;
  const from = after ? sql`and (is_saved, id) < (${after[0]}::boolean, ${after[1]}::uuid)` : sql``;
  const chosen = sql<{ id: string }>`(
    select id from collections where owner_id = ${ownerId}::uuid and ${isCollectionVisibleTo(viewer.id)} ${from}
    order by is_saved desc, id desc limit ${limit + 1}
  )`;
  const rows = await selectCollections(ctx.db, chosen, viewer)
    .orderBy('is_saved', 'desc')
    .orderBy('collections.id', 'desc')
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const items = shown.map(toSummary);
  const isFirst = ownerId === viewer.id && !after;
  if (isFirst && !items[0]?.isSaved) items.unshift(await readEmptySaved(ctx.db, ownerId));
  return { items, nextCursor: last && rows.length > limit ? sealCursor(ctx.appSecret, list, [last.is_saved, last.id]) : null };
}

const FollowedPlaceSchema = z.uuid();

/** What a member follows, the last followed first. What is no longer open is left out until it is again. */
export async function readFollowed(ctx: Context, userId: string, { limit, cursor }: PageRequest): Promise<CollectionsPage> {
  const viewer = await readViewer(ctx);
  const list = `collections followed ${userId}`;
  const after = cursor ? openCursor(ctx.appSecret, list, FollowedPlaceSchema, cursor) : null;
  const chosen = sql<{ id: string; follow_id: string }>`(
    select collections.id, f.id as follow_id from collection_follows f join collections on collections.id = f.collection_id
    where f.user_id = ${userId}::uuid and ${isOpenCollection} and ${isUnhidden(viewer.hiddenFrom, sql.ref('collections.owner_id'))}
      ${after ? sql`and f.id < ${after}::uuid` : sql``}
    order by f.id desc limit ${limit + 1}
  )`;
  const rows = await selectCollections(ctx.db, chosen, viewer)
    .select(sql<string>`chosen.follow_id`.as('follow_id'))
    .orderBy(sql`chosen.follow_id`, 'desc')
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toSummary),
    nextCursor: last && rows.length > limit ? sealCursor(ctx.appSecret, list, last.follow_id) : null,
  };
}

const PositionSchema = z.int();

/** In the order of its owner. */
export function readCharacters(ctx: Context, request: PageRequest & { id: string }): Promise<CharactersPage> {
  return withoutMutedCharacters<CharacterRow, CharactersPage>(ctx, request, (page) =>
    readCharactersPage(ctx, { ...page, id: request.id }),
  );
}

async function readCharactersPage(ctx: Context, { id, limit, cursor }: PageRequest & { id: string }): Promise<CharactersPage> {
  const viewer = await readViewer(ctx);
  const list = `collection ${id}`;
  const after = cursor ? openCursor(ctx.appSecret, list, PositionSchema, cursor) : null;
  const rows = await selectEntries(ctx.db, id, { viewer, limit: limit + 1, after }).execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await withOwnReactions(ctx, shown.map(toCharacterRow)),
    nextCursor: last && rows.length > limit ? sealCursor(ctx.appSecret, list, last.position) : null,
    totalCount: await countEntries(ctx.db, id, viewer),
  };
}

function selectEntries(
  db: Database,
  id: string,
  { viewer, limit, after = null }: { viewer: Viewer; limit: number; after?: number | null },
) {
  const chosen = sql<{ id: string; position: number }>`(
    select meme_characters.id, position from collection_entries join meme_characters on meme_characters.id = character_id
    where collection_id = ${id}::uuid and ${isShownTo(viewer)} ${after === null ? sql`` : sql`and position > ${after}::int`}
    order by position limit ${limit}
  )`;
  return selectCharacterRows(db, chosen).select(sql<number>`chosen.position`.as('position')).orderBy(sql`chosen.position`);
}

async function countEntries(db: Database, id: string, viewer: Viewer): Promise<number> {
  const { count } = await db
    .selectFrom('collection_entries')
    .innerJoin('meme_characters', 'meme_characters.id', 'character_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('collection_id', '=', id)
    .where(isShownTo(viewer))
    .executeTakeFirstOrThrow();
  return count;
}

/** In which of a member's collections a character stands. */
export async function readMarks(ctx: Context, userId: string, characterId: string): Promise<CollectionMarks> {
  const items = await ctx.db
    .selectFrom('collections')
    .select(['id', 'name', 'is_saved as isSaved', 'is_public as isPublic'])
    .select(
      sql<boolean>`exists (select from collection_entries e where e.collection_id = collections.id and e.character_id = ${characterId}::uuid)`.as(
        'holds',
      ),
    )
    .where('owner_id', '=', userId)
    .orderBy('is_saved', 'desc')
    .orderBy('id', 'desc')
    .execute();
  if (items[0]?.isSaved) return { items };
  return { items: [{ id: userId, name: SAVED_NAME, isSaved: true, isPublic: false, holds: false }, ...items] };
}

/** Whose it is, and whether the caller may see it. @returns null where they may not. */
export async function readOwnerOfCollection(ctx: Context, id: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('collections')
    .select('owner_id')
    .where('id', '=', id)
    .where(isCollectionVisibleTo(ctx.viewer.userId))
    .executeTakeFirst();
  if (row) return row.owner_id;
  return id === ctx.viewer.userId ? id : null;
}

/** In their order, hidden ones too. */
export function readPlaces(trx: Transaction, id: string): Promise<{ character_id: string; position: number }[]> {
  return trx
    .selectFrom('collection_entries')
    .select(['character_id', 'position'])
    .where('collection_id', '=', id)
    .orderBy('position')
    .execute();
}

/** What a pasted link tells of a collection. */
export interface SharedCollection {
  id: string;
  name: string;
  description: string;
  ownerName: string;
  count: number;
  pictures: PictureAddress[];
}

/** @returns null for what is not open to all, and where its owner is suspended. */
export async function readSharedCollection(db: Database, id: string): Promise<SharedCollection | null> {
  const chosen = sql<{ id: string }>`(select ${id}::uuid as id)`;
  const row = await selectCollections(db, chosen, VISITOR)
    .where(isOpenCollection)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('suspensions').select('user_id').whereRef('user_id', '=', 'collections.owner_id').where(isInForce))),
    )
    .executeTakeFirst();
  if (!row) return null;
  const { name, description, owner, count, pictures } = row;
  return { id: row.id, name, description, ownerName: owner.displayName, count, pictures: pictures ?? [] };
}

/** As everybody may see them, for programs. */
export async function readSharedCharacters(db: Database, id: string, limit: number): Promise<CharacterRow[]> {
  const rows = await selectEntries(db, id, { viewer: VISITOR, limit }).execute();
  return rows.map(toCharacterRow);
}
