import {
  LINEAGE_BREADTH,
  LINEAGE_DEPTH,
  type Lineage,
  type LineageLink,
  type LineageMember,
  type Successor,
  type WishOf,
} from '@chaos/shared/contract/characters';
import { type StoredFusion, toFusedMetadata } from '@chaos/shared/core/characters/fused-metadata';
import { isVisibleTo } from '@chaos/shared/core/characters/visibility';
import { pictureUrls } from '@chaos/shared/core/pictures/picture-files';
import type { Database, Transaction } from '@chaos/shared/platform/database';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../../trpc/context.ts';

/** Who made it. A visitor who became a member is whoever took it over. */
export const makerOf = sql<string | null>`coalesce(meme_characters.original_creator_id, (
  select to_user_id from ownership_events where character_id = meme_characters.id and kind = 'claimed' limit 1
))`;

/** As it lies in the ticket, which may be older than this code. The hidden message is left where it is. */
const OpenWishSchema = z.object({
  mainTheme: z.string().nullable().default(null),
  bodyInfluence: z.string().nullable().default(null),
  characteristicInfluence: z.string().nullable().default(null),
  style: z.string().nullable().default(null),
});

/** @param id of one that the caller may see. */
export async function readWishOf({ db, viewer }: Pick<Context, 'db' | 'viewer'>, id: string): Promise<WishOf> {
  const row = await readWishRow(db, viewer.userId, id);
  if (!row) return { wish: null, isOpen: null };
  return { wish: row.mayRead ? OpenWishSchema.parse(row.payload) : null, isOpen: row.isOpen };
}

/** @returns undefined where it grew from no wish. */
export function readWishRow(db: Database | Transaction, viewerId: string | null, id: string) {
  return db
    .selectFrom('meme_characters')
    .innerJoin('tickets', 'tickets.id', 'meme_characters.ticket_id')
    .select(['tickets.payload', 'wish_is_open as isOpen'])
    .select(
      sql<boolean>`wish_is_open or ${makerOf} is not distinct from ${viewerId}::uuid and ${viewerId}::uuid is not null`.as(
        'mayRead',
      ),
    )
    .where('meme_characters.id', '=', id)
    .where('tickets.kind', '=', 'generation')
    .executeTakeFirst();
}

interface Relative {
  id: string;
  name: string;
  average_color: string;
  picture_token: string;
  remix_of: string | null;
  fused_into_id: string | null;
  fused_metadata: StoredFusion | null;
  isVisible: boolean;
}

/** Generation by generation, in both directions: each is one read by keys or by an index, of bounded size. Of one more only that it is there. */
export async function readLineage({ db, viewer }: Pick<Context, 'db' | 'viewer'>, id: string): Promise<Lineage> {
  const family = new Family();
  const read = (where: RawBuilder<boolean>) => readRelatives(db, viewer.userId, where);
  const self = await read(sql`meme_characters.id = ${id}`);
  family.add(self, 0);
  for (let before = self, depth = 1; depth <= LINEAGE_DEPTH + 1 && before.length > 0; depth += 1) {
    before = family.add(await read(isAmong(before.flatMap(parentsOf))), -depth);
  }
  for (let after = self, depth = 1; depth <= LINEAGE_DEPTH + 1 && after.length > 0; depth += 1) {
    after = family.add(await read(isChildOf(after, viewer.userId)), depth);
  }
  return family.tell();
}

/** @returns what a character that was fused has become, where the viewer may see that. */
export async function readSuccessor({ db, viewer }: Pick<Context, 'db' | 'viewer'>, id: string): Promise<Successor | null> {
  const successor = await db
    .selectFrom('meme_characters')
    .select(['id', 'name'])
    .where('id', '=', (source) =>
      source.selectFrom('meme_characters as source').select('fused_into_id').where('source.id', '=', id),
    )
    .where(isVisibleTo(viewer.userId))
    .executeTakeFirst();
  return successor ?? null;
}

const parentsOf = ({ remix_of, fused_metadata }: Relative): string[] => [
  ...(remix_of ? [remix_of] : []),
  ...(fused_metadata?.sources.map((source) => source.id) ?? []),
];

const isAmong = (ids: readonly string[]) => sql<boolean>`meme_characters.id = any(${[...new Set(ids)]}::uuid[])`;

/** The newest of each by the index of remixes: sought among all, they would be found behind whatever was made since. */
function isChildOf(parents: readonly Relative[], viewerId: string | null): RawBuilder<boolean> {
  const isShown = sql`(${isVisibleTo(viewerId)} or meme_characters.fused_into_id is not null)`;
  return sql<boolean>`meme_characters.id = any(array(
    select newest.id from unnest(${parents.map(({ id }) => id)}::uuid[]) parent_id cross join lateral (
      select id from meme_characters where remix_of = parent_id and ${isShown} order by id desc limit ${LINEAGE_BREADTH + 1}
    ) newest
    union all select unnest(${parents.flatMap(({ fused_into_id }) => fused_into_id ?? [])}::uuid[])
  )) and ${isShown}`;
}

/** One more than are told, the newest first. */
function readRelatives(db: Database, viewerId: string | null, where: RawBuilder<boolean>): Promise<Relative[]> {
  return db
    .selectFrom('meme_characters')
    .select(['id', 'name', 'average_color', 'picture_token', 'remix_of', 'fused_into_id', 'fused_metadata'])
    .select(isVisibleTo(viewerId).as('isVisible'))
    .where(where)
    .orderBy('id', 'desc')
    .limit(LINEAGE_BREADTH + 1)
    .execute();
}

class Family {
  readonly #relatives = new Map<string, Relative & { generation: number }>();
  #isCut = false;

  /** @returns those that were not known yet. */
  add(relatives: readonly Relative[], generation: number): Relative[] {
    const told = relatives.slice(0, LINEAGE_BREADTH).filter(({ id }) => !this.#relatives.has(id));
    if (relatives.length > LINEAGE_BREADTH) this.#isCut = true;
    if (Math.abs(generation) > LINEAGE_DEPTH) {
      if (told.some(({ isVisible }) => isVisible || generation < 0)) this.#isCut = true;
      return [];
    }
    for (const relative of told) this.#relatives.set(relative.id, { ...relative, generation });
    return told;
  }

  tell(): Lineage {
    const relatives = [...this.#relatives.values()]
      // What became of it is told where it can be seen; what it comes from, also where that is hidden now.
      .filter((one) => one.generation <= 0 || one.isVisible || this.#shownByFusion(one))
      .sort((a, b) => a.generation - b.generation);
    const places = new Map(relatives.map(({ id }, place) => [id, place]));
    const links = relatives.flatMap((child, place) =>
      parentsOf(child).flatMap((parentId): LineageLink[] => {
        const parent = places.get(parentId);
        return parent === undefined ? [] : [{ parent, child: place, kind: child.remix_of === parentId ? 'remix' : 'fusion' }];
      }),
    );
    return { members: relatives.map((relative) => this.#toMember(relative)), links, isCut: this.#isCut };
  }

  #toMember(relative: Relative & { generation: number }): LineageMember {
    const { id, name, average_color: averageColor, generation } = relative;
    if (!relative.isVisible) return { id: null, shown: this.#shownByFusion(relative), generation };
    const { imageUrl256 } = pictureUrls({ characterId: id, token: relative.picture_token });
    return { id, shown: { name, imageUrl256, averageColor }, generation };
  }

  /** What went into a fusion is seen as that one remembers it, by whoever may see that one. */
  #shownByFusion({ id, fused_into_id, average_color: averageColor }: Relative): LineageMember['shown'] {
    const fused = fused_into_id ? this.#relatives.get(fused_into_id) : undefined;
    if (!fused?.isVisible || !fused.fused_metadata) return null;
    const { sourceCharacters } = toFusedMetadata(fused.fused_metadata, { characterId: fused.id, token: fused.picture_token });
    const source = sourceCharacters.find((one) => one.id === id);
    return source ? { name: source.name, imageUrl256: source.imageUrl256, averageColor } : null;
  }
}
