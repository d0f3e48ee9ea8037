import type { PushState } from '@chaos/shared/contract/notifications';
import { derivePushKeys } from '@chaos/shared/platform/push-keys';
import type { Context } from '../../../trpc/context.ts';

export async function readPushState({ db, appSecret }: Context, familyId: string): Promise<PushState> {
  const row = await db.selectFrom('push_subscriptions').select('endpoint').where('family_id', '=', familyId).executeTakeFirst();
  return { publicKey: derivePushKeys(appSecret).publicKey, endpoint: row?.endpoint ?? null };
}
