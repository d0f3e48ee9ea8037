/** Argon2id, two at a time, with a short queue: a flood of logins must not take the whole machine. */

import { ConcurrencyLimit } from '@chaos/shared/platform/concurrency-limit';
import type { Database, Transaction } from '@chaos/shared/platform/database';
import { hash, verify } from '@node-rs/argon2';
import { PublicFailure } from '../trpc/errors.ts';
import { findPasswordFault } from './common-passwords.ts';

/** OWASP's second choice of parameters: 19 MiB, two passes; the algorithm of this library is Argon2id by default. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Of a password that nobody has: checked where there is no account, so that both answers take the same time. Not computed: the
 * first to ask for nobody would wait for that as well.
 */
const DUMMY_HASH = [
  '$argon2id$v=19',
  `m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}`,
  Buffer.alloc(16).toString('base64').replaceAll('=', ''),
  Buffer.alloc(32).toString('base64').replaceAll('=', ''),
].join('$');

const places = new ConcurrencyLimit({
  atOnce: 2,
  queueMax: 50,
  refuse: () =>
    new PublicFailure(
      'SERVICE_UNAVAILABLE',
      'too_busy',
      'Too many people are signing in right now. Please try again in a moment.',
    ),
});

/** @throws {PublicFailure} when too many wait already. */
export async function hashPassword(password: string): Promise<string> {
  return places.take(() => hash(password.normalize('NFKC'), PARAMETERS));
}

/** @param passwordHash undefined where there is no such account: takes as long, and is false. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const expected = passwordHash ?? DUMMY_HASH;
  const isRight = await places.take(() => verify(expected, password.normalize('NFKC'), PARAMETERS));
  return isRight && passwordHash !== undefined;
}

/**
 * The hash as it is now. Checking a password takes time, in which it may have been replaced: the lock lets a new one wait
 * until the session is written, so that it ends this session too.
 */
export async function readPasswordHash(db: Database | Transaction, userId: string): Promise<string | undefined> {
  const user = await db.selectFrom('users').select('password_hash').where('id', '=', userId).forShare().executeTakeFirst();
  return user?.password_hash;
}

const FAULTS = {
  leaked: 'This password, or one much like it, has turned up in a leak. Please choose another.',
  guessable: 'This password is made of things that others would guess first. Please choose another.',
} as const;

/**
 * @param names what its owner is called by: username and address.
 * @throws {PublicFailure} for one that is known, or easily guessed.
 */
export async function requireUncommonPassword(password: string, names: readonly string[]): Promise<void> {
  const fault = await findPasswordFault(password, names);
  if (fault) throw new PublicFailure('BAD_REQUEST', 'weak_password', FAULTS[fault]);
}
