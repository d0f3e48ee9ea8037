import type { OpsWord } from '@chaos/shared/contract/ops';
import { selectPerson } from '@chaos/shared/core/characters/character-rows';
import type { Context } from '../../../trpc/context.ts';

/** All of them, the newest first. */
export async function readWords({ db }: Context): Promise<OpsWord[]> {
  return db
    .selectFrom('decency_words')
    .leftJoin('profiles as operator', 'operator.id', 'decency_words.operator_id')
    .select(['word', 'is_allowed as isAllowed', 'decency_words.created_at as createdAt', selectPerson('operator').as('by')])
    .orderBy('decency_words.created_at', 'desc')
    .orderBy('word')
    .execute();
}
