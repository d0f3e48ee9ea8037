/** Names that no test has used before, for real databases that tests share. */
import { randomInt } from 'node:crypto';

/** The largest that `randomInt` takes. */
const RANDOM_MAX = 2 ** 48 - 1;

/**
 * A username that is free and that every rule for names takes: up to 16 letters and digits.
 * In hexadecimal one of a thousand would be refused, for `fa6` reads as a slur to whoever reads digits as letters.
 */
export function unusedName(): string {
  return `u${randomInt(RANDOM_MAX)}`;
}
