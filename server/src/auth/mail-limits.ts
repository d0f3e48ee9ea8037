/** How many mails an address gets, and when they are written. */
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

/** For work whose time would tell what it found. */
export function afterTheAnswer({ log }: Context, work: () => Promise<void>): void {
  work().catch((error: unknown) => log.error({ err: error }, 'a mail was not sent'));
}
