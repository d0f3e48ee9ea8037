/** A member as operators see them before they decide. */
import { type OpsMember, type OpsSuspension, STRIKES_SHOWN_MAX } from '@chaos/shared/contract/ops';
import { selectPerson } from '@chaos/shared/core/characters/character-rows';
import { selectIdsByUsername } from '@chaos/shared/core/profiles/former-usernames';
import { isInForce } from '@chaos/shared/core/profiles/suspensions';
import type { Database } from '@chaos/shared/platform/database';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../../trpc/context.ts';
import { PublicFailure } from '../../../trpc/errors.ts';

/** @param person a username in any case, one of before as well, or an id. @throws {PublicFailure} for nobody. */
export async function readMember({ db }: Context, person: string): Promise<OpsMember> {
  const isId = z.uuid().safeParse(person).success;
  const row = await db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.id')
    .select(['profiles.id', 'role', selectPerson('profiles').as('person')])
    .where(
      isId
        ? sql<boolean>`profiles.id = ${person}::uuid`
        : sql<boolean>`profiles.id in (${selectIdsByUsername([person.toLowerCase()])})`,
    )
    .executeTakeFirst();
  if (!row?.person) throw new PublicFailure('NOT_FOUND', 'not_found', 'There is nobody of this name.');
  const { suspensions, total } = await readSuspensions(db, row.id);
  const suspension = suspensions.find(({ isInForce }) => isInForce) ?? null;
  const former = suspensions.filter(({ isInForce }) => !isInForce).slice(0, STRIKES_SHOWN_MAX);
  return {
    person: row.person,
    role: row.role === 'operator' ? 'operator' : 'member',
    suspension: suspension && toSuspension(suspension),
    strikes: total - (suspension ? 1 : 0),
    former: former.map(toSuspension),
  };
}

/** The newest first; the one in force is the newest. */
async function readSuspensions(db: Database, userId: string) {
  const suspensions = await db
    .selectFrom('suspensions')
    .leftJoin('profiles as operator', 'operator.id', 'suspensions.operator_id')
    .leftJoin('profiles as lifter', 'lifter.id', 'suspensions.lifted_by')
    .select(['suspensions.id', 'reason', 'suspensions.created_at', 'until', 'lifted_at', isInForce.as('isInForce')])
    .select([
      selectPerson('operator').as('by'),
      selectPerson('lifter').as('lifter'),
      sql<number>`count(*) over ()::int`.as('total'),
    ])
    .where('user_id', '=', userId)
    .orderBy('suspensions.id', 'desc')
    .limit(STRIKES_SHOWN_MAX + 1)
    .execute();
  return { suspensions, total: suspensions[0]?.total ?? 0 };
}

type Row = Awaited<ReturnType<typeof readSuspensions>>['suspensions'][number];

function toSuspension({ id, reason, created_at, until, by, lifted_at, lifter }: Row): OpsSuspension {
  return { id, reason, since: created_at, until, by, lifted: lifted_at && { at: lifted_at, by: lifter } };
}
