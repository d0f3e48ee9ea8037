/** Whether an address gets one more mail now; the numbers are in `rate-limits/rate-limits.ts`. */
import type { Context } from '../trpc/context.ts';
import { keyOfEmail } from './password-guessing.ts';

/** Counted for every address, known or not: the answer to the second try must not tell. A mail too many is left out. */
export async function mayMail(ctx: Context, email: string): Promise<boolean> {
  const key = keyOfEmail(ctx, email);
  return (await ctx.limits.count('mailByMinute', key)) === 0 && (await ctx.limits.count('mailByHalfHour', key)) === 0;
}

/** For who waits for that mail: it is refused, and not left out. @throws {PublicFailure} which says for how long. */
export async function requireMail(ctx: Context, email: string): Promise<void> {
  const key = keyOfEmail(ctx, email);
  await ctx.limits.require('mailByMinute', key);
  await ctx.limits.require('mailByHalfHour', key);
}
