/**
 * Who has blocked whom: both see nothing of each other, and do nothing with each other. Without a viewer all of it is true, for what is
 * public is so for whoever is signed out.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database.ts';

/** A piece of SQL: for Kysely's queries, or for statements that are written as text. */
type Tag<Sql> = (strings: TemplateStringsArray, ...values: Sql[]) => Sql;
export type Piece = RawBuilder<unknown>;

const asText: Tag<string> = (strings, ...values) => String.raw({ raw: strings }, ...values);
const TRUE = sql<boolean>`true`;

/** Two looks, each by its index, rather than one that fits none. */
function blockedWith<Sql>(tag: Tag<Sql>, viewer: Sql, people: Sql): Sql {
  return tag`(exists (select from blocks where blocker_id = ${viewer} and blocked_id in (${people}))
    or exists (select from blocks where blocked_id = ${viewer} and blocker_id in (${people})))`;
}

/**
 * Whether none of these people has blocked the viewer, or is blocked: what they have cannot be reached either, by its address or any
 * other way.
 * @param people columns, by the name of their table, or values; null is nobody.
 */
export function isUnblocked(viewerId: string | null, ...people: Piece[]): RawBuilder<boolean> {
  if (viewerId === null) return TRUE;
  return sql<boolean>`(not ${blockedWith<Piece>(sql, sql`${viewerId}::uuid`, sql.join(people))})`;
}

/** {@link isUnblocked} for a statement that is written as text; null is a visitor. */
export function unblockedSql(viewer: string, people: string): string {
  return `(not ${blockedWith(asText, viewer, people)})`;
}

/** Whether the two see nothing of each other. Null, which is nobody, is blocked by none. */
export async function areBlocked(db: Database, one: string | null, ...others: (string | null)[]): Promise<boolean> {
  const people = others.filter((id) => id !== null);
  if (one === null || people.length === 0) return false;
  const ids = people.map((id) => sql`${id}::uuid`);
  const { rows } = await sql<{
    isBlocked: boolean;
  }>`select ${blockedWith<Piece>(sql, sql`${one}::uuid`, sql.join(ids))} as "isBlocked"`.execute(db);
  return rows[0]?.isBlocked ?? false;
}

/**
 * The same, and neither blocks the other before the end of this transaction: whoever does waits for it. People are locked before
 * offers, characters and everything else, see lockPair.
 */
export async function lockUnblocked(trx: Transaction, one: string, ...others: (string | null)[]): Promise<boolean> {
  const people = others.filter((id) => id !== null);
  await trx
    .selectFrom('profiles')
    .select('id')
    .where('id', 'in', [one, ...people])
    .orderBy('id')
    .forKeyShare()
    .execute();
  return !(await areBlocked(trx, one, ...people));
}

/**
 * Nothing that the two do with each other is on its way: whatever they do holds both (lockPeople, lockRests, lockUnblocked), so one of
 * them taken whole is enough. The other one is held as a row that is about to change.
 * @returns false where one of them is nobody.
 */
export async function lockPair(trx: Transaction, one: string, other: string): Promise<boolean> {
  const [first = one, second = other] = [one, other].toSorted();
  const profile = (id: string) => trx.selectFrom('profiles').select(['id', 'is_pending']).where('id', '=', id);
  const rows = [await profile(first).forUpdate().executeTakeFirst(), await profile(second).forNoKeyUpdate().executeTakeFirst()];
  return rows.every((row) => row?.is_pending === false);
}
