/**
 * Whose things a list leaves out: of who has blocked the viewer or is blocked, and of who is muted. Every list of characters, comments or
 * people goes through one of these conditions.
 */
import { type RawBuilder, sql } from 'kysely';
import { isUnblocked, type Piece, unblockedSql } from './blocks.ts';

/**
 * Whether nobody of these is blocked, and none is muted: for what the viewer did not ask for by its address. A member's own is never
 * hidden, so a list that holds it says `or owner_id = viewer`.
 */
export function isUnhidden(viewerId: string | null, ...people: Piece[]): RawBuilder<boolean> {
  const isReachable = isUnblocked(viewerId, ...people);
  if (viewerId === null) return isReachable;
  return sql<boolean>`(${isReachable}
    and not exists (select from mutes where muter_id = ${viewerId}::uuid and muted_id in (${sql.join(people)})))`;
}

/** {@link isUnhidden} for a statement that is written as text; null is a visitor. */
export function unhiddenSql(viewer: string, people: string): string {
  return `(${unblockedSql(viewer, people)} and not exists (select from mutes where muter_id = ${viewer} and muted_id in (${people})))`;
}

/** A character is of whoever owns it, and of whoever made it. @param table under which name `meme_characters` stands in the query. */
export function holdersOf(table = 'meme_characters'): [Piece, Piece] {
  return [sql.ref(`${table}.owner_id`), sql.ref(`${table}.original_creator_id`)];
}
