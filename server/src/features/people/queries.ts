import type { HiddenKind, HiddenPeoplePage, MutedWords, PersonSummary } from '@chaos/shared/contract/people';
import { selectPerson } from '@chaos/shared/core/characters/character-rows';
import type { Database, Transaction } from '@chaos/shared/platform/database';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../trpc/context.ts';
import { openCursor, sealCursor } from '../../trpc/cursor.ts';

interface HiddenRequest {
  kind: HiddenKind;
  limit: number;
  cursor?: string | null | undefined;
}

const PlaceSchema = z.uuid();

/**
 * Whom this member has hidden, the last one first. Who has blocked this member is told to nobody. Those muted of them drop out, whatever
 * they are called by now; who was blocked stays, to be unblocked.
 */
export async function readHiddenPeople(ctx: Context, userId: string, request: HiddenRequest): Promise<HiddenPeoplePage> {
  const { kind, limit, cursor } = request;
  const list = `people ${kind} ${userId}`;
  const after = cursor ? openCursor(ctx.appSecret, list, PlaceSchema, cursor) : null;
  const shownOnes = selectHidden(ctx.db, kind, userId).$if(kind === 'muted', (query) => query.where(hasNotBlocked(userId)));
  const [rows, { count: totalCount }] = await Promise.all([
    shownOnes
      .innerJoin('profiles', 'profiles.id', 'hidden.person_id')
      .select(['hidden.id', selectPerson('profiles').$castTo<PersonSummary>().as('person')])
      .$if(after !== null, (query) => query.where('hidden.id', '<', after))
      .orderBy('hidden.id', 'desc')
      .limit(limit + 1)
      .execute(),
    shownOnes.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ person }) => person),
    nextCursor: last && rows.length > limit ? sealCursor(ctx.appSecret, list, last.id) : null,
    totalCount,
  };
}

const hasNotBlocked = (userId: string) =>
  sql<boolean>`not exists (select from blocks where blocker_id = hidden.person_id and blocked_id = ${userId}::uuid)`;

export async function countHidden(db: Database | Transaction, kind: HiddenKind, userId: string): Promise<number> {
  const { count } = await selectHidden(db, kind, userId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function selectHidden(db: Database | Transaction, kind: HiddenKind, userId: string) {
  const hidden =
    kind === 'blocked'
      ? sql<{
          id: string;
          person_id: string;
        }>`(select id, blocked_id as person_id from blocks where blocker_id = ${userId}::uuid)`
      : sql<{ id: string; person_id: string }>`(select id, muted_id as person_id from mutes where muter_id = ${userId}::uuid)`;
  return db.selectFrom(hidden.as('hidden'));
}

export async function readMutedWords(db: Database, userId: string): Promise<MutedWords> {
  const { muted_words: words } = await db
    .selectFrom('profiles')
    .select('muted_words')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { words: words.toReversed() };
}
