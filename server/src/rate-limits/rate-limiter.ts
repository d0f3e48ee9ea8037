/** Counts how often somebody tries, and refuses what is too often by `rate-limits.ts`. */
import { describeSpan } from '@chaos/shared/rules/describe-duration';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { TooOftenFailure } from '../trpc/errors.ts';
import { PROCESS_RULES, SHARED_RULES } from './rate-limits.ts';

/**
 * Who has to wait for longer than any rule says was counted by a clock that has been put right since. Servers whose clocks differ
 * by less go on counting together.
 */
const CLOCKS_APART_MS = 86_400_000;

type LimitName = keyof typeof SHARED_RULES | keyof typeof PROCESS_RULES;

export interface Limits {
  /** Counts one try, or several. @returns how many seconds until the next one is allowed; 0 when this one is. */
  count(name: LimitName, who: string, tries?: number): Promise<number>;
  /** The same. @param what is said to whoever has not tried too often alone. @throws {PublicFailure} when there were too many. */
  require(name: LimitName, who: string, what?: string, tries?: number): Promise<void>;
  /** Forgets the tries so far. */
  forget(name: LimitName, who: string): Promise<void>;
}

/** @param scale multiplies all limits, for load tests. */
export function createLimits(pool: pg.Pool, scale: number): Limits {
  const table = { storeClient: pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true };
  const options = (keyPrefix: string, { points, duration }: { points: number; duration: number }) => {
    return { keyPrefix, points: Math.ceil(points * scale), duration };
  };
  const limiters: Record<string, RateLimiterPostgres | RateLimiterMemory> = {};
  for (const [name, rule] of Object.entries(SHARED_RULES))
    limiters[name] = new RateLimiterPostgres({ ...table, ...options(name, rule) });
  for (const [name, rule] of Object.entries(PROCESS_RULES)) limiters[name] = new RateLimiterMemory(options(name, rule));

  const count: Limits['count'] = async (name, who, tries = 1) => {
    const limiter = limiters[name];
    if (!limiter) throw new Error(`there is no limit ${name}`);
    let tried = await take(limiter, who, tries);
    if (tried.waitMs > limiter.duration * 1_000 + CLOCKS_APART_MS) {
      await limiter.delete(who);
      tried = await take(limiter, who, tries);
    }
    // Never 0, which would allow what was refused: the wait may be over by the time that the refusal is read.
    return tried.isAllowed ? 0 : Math.max(1, Math.ceil(tried.waitMs / 1_000));
  };
  return {
    count,
    async forget(name, who) {
      await limiters[name]?.delete(who);
    },
    async require(name, who, what = 'Too many tries.', tries) {
      const seconds = await count(name, who, tries);
      if (seconds > 0) throw new TooOftenFailure(`${what} Please wait ${describeSpan(seconds)}.`, seconds);
    },
  };
}

async function take(limiter: RateLimiterPostgres | RateLimiterMemory, who: string, tries: number) {
  try {
    const { msBeforeNext } = await limiter.consume(who, tries);
    return { isAllowed: true, waitMs: msBeforeNext };
  } catch (error) {
    if (error instanceof RateLimiterRes) return { isAllowed: false, waitMs: error.msBeforeNext };
    throw error;
  }
}
