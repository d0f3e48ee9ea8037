/** That whoever calls is still the owner of the session: they have typed the password in it, a moment ago. */
import { PROOF_MINUTES, type Proof } from '@chaos/shared/contract/account';
import type { Database, Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { sql } from 'kysely';
import type { Context } from '../trpc/context.ts';
import { PublicFailure } from '../trpc/errors.ts';
import { countTry, takeCode, tellOfRecovery } from './one-time-codes/verification.ts';
import { requireCalm } from './password-guessing.ts';
import { readPasswordHash, verifyPassword } from './password-hashes.ts';
import { requireLivingFamily, type SignedIn } from './sessions.ts';

interface ShownPassword {
  password: string;
  /** Of an account that asks for one: a proof is worth what a sign-in is. */
  code?: string | undefined;
  /** What this browser was given by its sign-ins. */
  devices: readonly string[];
}

/** Whether the password was typed in this session a moment ago. One of a clock that was ahead is none. */
async function isProven(db: Database, familyId: string): Promise<boolean> {
  const proven = await db
    .selectFrom('session_families')
    .select('id')
    .where('id', '=', familyId)
    .where('proven_at', '>', sql<Date>`now() - make_interval(mins => ${PROOF_MINUTES})`)
    .where('proven_at', '<=', sql<Date>`now() + interval '1 minute'`)
    .executeTakeFirst();
  return proven !== undefined;
}

/** @throws {PublicFailure} at which the page asks for one by itself, and sends the call again. */
export async function requireProof(ctx: Pick<Context, 'db'>, familyId: string): Promise<void> {
  if (await isProven(ctx.db, familyId)) return;
  throw new PublicFailure('FORBIDDEN', 'proof_required', 'Please type your password again first.');
}

/**
 * The same within a transaction: whoever ends the session waits for it, and one that has ended meanwhile does nothing more.
 * @throws {PublicFailure}
 */
export async function holdProof(trx: Transaction, familyId: string): Promise<void> {
  await requireLivingFamily(trx, familyId);
  await requireProof({ db: trx }, familyId);
}

/**
 * Counted with the tries to sign in: whoever has found an open session guesses no faster than anybody else.
 * @throws {PublicFailure} for a wrong password, and for too many of them.
 */
export async function prove(ctx: Context, { user, familyId }: SignedIn, shown: ShownPassword): Promise<Proof> {
  const { passwordHash, isKnown } = await requirePassword(ctx, user, shown);
  await countTry(ctx, { user, code: shown.code, isKnown });
  const { recoveryLeft, until } = await transact(ctx.db, async (trx) => {
    if ((await readPasswordHash(trx, user.id)) !== passwordHash) throw wrongPassword();
    const taken = await takeCode(trx, ctx, { userId: user.id, code: shown.code });
    return { ...taken, until: await writeProof(trx, familyId) };
  });
  tellOfRecovery(ctx, user.email, recoveryLeft);
  return { until };
}

/** @returns the hash that it belongs to; a transaction that goes by it looks whether it still is the account's. */
export async function requirePassword(
  ctx: Context,
  user: { id: string; email: string },
  { password, devices }: ShownPassword,
): Promise<{ passwordHash: string; isKnown: boolean }> {
  const passwordHash = await readPasswordHash(ctx.db, user.id);
  if (passwordHash === undefined) throw wrongPassword();
  const account = { id: user.id, email: user.email, passwordHash };
  const { known } = await requireCalm(ctx, { email: user.email, devices }, account);
  if (!(await verifyPassword(passwordHash, password))) throw wrongPassword();
  return { passwordHash, isKnown: known !== null };
}

/** @returns until when it counts. @throws {PublicFailure} where the session has ended meanwhile. */
export async function writeProof(trx: Transaction, familyId: string): Promise<Date> {
  const proven = await trx
    .updateTable('session_families')
    .set({ proven_at: sql`now()` })
    .where('id', '=', familyId)
    .where('revoked_at', 'is', null)
    .returning(sql<Date>`proven_at + make_interval(mins => ${PROOF_MINUTES})`.as('until'))
    .executeTakeFirst();
  if (!proven) throw new PublicFailure('UNAUTHORIZED', 'signed_out', 'Your session has ended. Please sign in again.');
  return proven.until;
}

export function wrongPassword(): PublicFailure {
  return new PublicFailure('UNAUTHORIZED', 'wrong_credentials', 'This is not your password.');
}
