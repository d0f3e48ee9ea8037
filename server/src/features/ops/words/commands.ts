/** Words that operators refuse or allow. This server goes by them when the call is answered, the others a moment later. */
import type { OpsAddWordResult, OpsRemoveWordResult } from '@chaos/shared/contract/ops';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { sql } from 'kysely';
import { announce } from '../../../commands/after-commit.ts';
import type { Context } from '../../../trpc/context.ts';
import { writeOperatorAction } from '../action-log/commands.ts';
import { requireAddable, requireRefusable } from './policy.ts';

interface WordRequest {
  word: string;
  note?: string | null | undefined;
}

/** A word is refused or allowed, and not both. @throws {PublicFailure} for a word that cannot be looked for, or one too many. */
export async function addWord(
  ctx: Context,
  operatorId: string,
  { word, isAllowed, note }: WordRequest & { isAllowed: boolean },
): Promise<OpsAddWordResult> {
  const outcome = await change(ctx, async (trx) => {
    const words = await trx.selectFrom('decency_words').select(['word', 'is_allowed']).execute();
    const known = words.find((one) => one.word === word);
    if (known?.is_allowed === isAllowed) return 'already_there';
    if (!known) requireAddable(word, words.length);
    if (!isAllowed) requireRefusable(word);
    const meant = { is_allowed: isAllowed, operator_id: operatorId, created_at: sql<Date>`now()` };
    await trx
      .insertInto('decency_words')
      .values({ word, ...meant })
      .onConflict((conflict) => conflict.column('word').doUpdateSet(meant))
      .execute();
    const action = isAllowed ? 'allow_word' : 'refuse_word';
    await writeOperatorAction(trx, { operatorId, action, targetIds: [word], note });
    return known ? 'changed' : 'added';
  });
  if (outcome !== 'already_there') await tell(ctx);
  return { outcome };
}

/** What the kept list says of it holds again. */
export async function removeWord(ctx: Context, operatorId: string, { word, note }: WordRequest): Promise<OpsRemoveWordResult> {
  const outcome = await change(ctx, async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('decency_words').where('word', '=', word).executeTakeFirst();
    if (numDeletedRows === 0n) return 'not_there';
    await writeOperatorAction(trx, { operatorId, action: 'remove_word', targetIds: [word], note });
    return 'removed';
  });
  if (outcome === 'removed') await tell(ctx);
  return { outcome };
}

/** Two operators wait for each other: they count the same words, and neither writes down what the other did. */
function change<Outcome>({ db }: Context, work: (trx: Transaction) => Promise<Outcome>): Promise<Outcome> {
  return transact(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('decency words', 0))`.execute(trx);
    return work(trx);
  });
}

async function tell(ctx: Context): Promise<void> {
  announce(ctx, { words: true });
  await ctx.wordFilter.read();
}
