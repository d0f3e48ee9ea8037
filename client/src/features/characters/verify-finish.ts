/** A finish computed again from the published secret, with the same rules as on the server. */
import type { FinishOrigin } from '@chaos/shared/contract/characters';
import { commitmentOf } from '@chaos/shared/rules/fair-draws';
import { drawFinish, requestHashOf } from '@chaos/shared/rules/finish';
import { type Check, compareText } from '../commitments/check.ts';
import type { ToldDay } from '../commitments/day-proof.tsx';
import type { finishMessages } from './finish-messages.ts';

type FinishCheck = Check<keyof typeof finishMessages.origin.checks>;
type DrawnOrigin = FinishOrigin & { draw: NonNullable<FinishOrigin['draw']> };

/**
 * @param known.seen the commitment that this browser was shown on the day itself; undefined when it was shown none.
 * @param known.requestId with which this browser asked for it; undefined where another one did.
 * @throws where the browser has no WebCrypto.
 */
export async function verifyFinish(
  { finish, draw }: DrawnOrigin,
  { commitment, secret }: ToldDay,
  { seen, requestId }: { seen?: string | undefined; requestId?: string | undefined },
): Promise<FinishCheck[]> {
  return [
    ...(seen === undefined ? [] : [compareText('seen' as const, seen, commitment)]),
    compareText('commitment', await commitmentOf(secret), commitment),
    ...(requestId === undefined ? [] : [compareText('request' as const, await requestHashOf(requestId), draw.requestHash)]),
    compareText('finish', await drawFinish(secret, draw), finish),
  ];
}
