import type { Context } from '../trpc/context.ts';

/** For work whose time would tell what it found. */
export function afterTheAnswer({ log }: Context, work: () => Promise<void>): void {
  work().catch((error: unknown) => log.error({ err: error }, 'a mail was not sent'));
}
