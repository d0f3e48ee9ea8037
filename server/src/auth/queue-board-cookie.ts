/** The pass that opens the raw queues to an operator for a few minutes. It stands in a cookie, so it stands for nothing else. */
import type { OpsQueueBoardPass } from '@chaos/shared/contract/ops';
import { equalsInConstantTime, keyedHash } from '@chaos/shared/platform/secrets';
import { z } from 'zod';
import type { Services } from '../trpc/context.ts';
import { readIsOperator } from './operators.ts';

/** How long a pass is good for. */
export const QUEUE_BOARD_PASS_SECONDS = 300;

const UserIdSchema = z.uuid();

/** @param now epoch milliseconds. */
export function issueQueueBoardPass(
  { appSecret }: Pick<Services, 'appSecret'>,
  userId: string,
  now = Date.now(),
): OpsQueueBoardPass {
  const expires = Math.floor(now / 1_000) + QUEUE_BOARD_PASS_SECONDS;
  const body = `${userId}.${expires}`;
  return { pass: `${body}.${keyedHash(appSecret, 'queues-pass', body)}`, expiresAt: new Date(expires * 1_000) };
}

/** One that would last longer than any was made while the clock was ahead. */
const isGood = (secondsLeft: number) => secondsLeft > 0 && secondsLeft < QUEUE_BOARD_PASS_SECONDS + 60;

/**
 * @param value of the cookie; undefined without one.
 * @returns the operator's id; null for a forged pass, one that has ended, and one of somebody who is no operator any more.
 */
export async function readQueueBoardPass(
  { appSecret, db }: Pick<Services, 'appSecret' | 'db'>,
  value: string | undefined,
  now = Date.now(),
): Promise<string | null> {
  const [userId = '', expires = '', tag = '', ...rest] = (value ?? '').split('.');
  const isOurs = rest.length === 0 && equalsInConstantTime(keyedHash(appSecret, 'queues-pass', `${userId}.${expires}`), tag);
  if (!isOurs || !UserIdSchema.safeParse(userId).success || !isGood(Number(expires) - now / 1_000)) return null;
  return (await readIsOperator(db, userId)) ? userId : null;
}
