/** Argon2id, two at a time, with a short queue: a flood of logins must not take the whole machine. */
import { hash, verify } from '@node-rs/argon2';
import { PublicFailure } from '../trpc/errors.ts';
import { isCommonPassword } from './common-passwords.ts';

/** OWASP's second choice of parameters: 19 MiB, two passes; the algorithm of this library is Argon2id by default. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const QUEUE_MAX = 50;

/** Of a password that nobody has: checked where there is no account, so that both answers take the same time. */
let dummyHash: Promise<string> | undefined;

let running = 0;
const queue: (() => void)[] = [];

/** @throws {PublicFailure} when too many wait already. */
export async function hashPassword(password: string): Promise<string> {
  return withPlace(() => hash(password.normalize('NFKC'), PARAMETERS));
}

/** @param passwordHash undefined where there is no such account: takes as long, and is false. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hash('an account that does not exist', PARAMETERS);
  const expected = passwordHash ?? (await dummyHash);
  const isRight = await withPlace(() => verify(expected, password.normalize('NFKC'), PARAMETERS));
  return isRight && passwordHash !== undefined;
}

/** @throws {PublicFailure} for one of those that everybody tries first. */
export function requireUncommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  throw new PublicFailure('BAD_REQUEST', 'weak_password', 'This password is one of the most common ones. Please choose another.');
}

async function withPlace<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (queue.length >= QUEUE_MAX) {
      throw new PublicFailure(
        'SERVICE_UNAVAILABLE',
        'too_busy',
        'Too many people are signing in right now. Please try again in a moment.',
      );
    }
    // Whoever leaves hands the place on, so `running` stays as it is.
    await new Promise<void>((resolve) => queue.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}
