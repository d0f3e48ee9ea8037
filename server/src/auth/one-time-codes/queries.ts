import type { CodesState } from '@chaos/shared/contract/one-time-codes';
import type { Database } from '@chaos/shared/platform/database';
import { countRecoveryCodes } from './verification.ts';

export async function readCodesState(db: Database, userId: string): Promise<CodesState> {
  const codes = await db.selectFrom('one_time_codes').select('confirmed_at').where('user_id', '=', userId).executeTakeFirst();
  return { since: codes?.confirmed_at ?? null, recoveryLeft: await countRecoveryCodes(db, userId) };
}
