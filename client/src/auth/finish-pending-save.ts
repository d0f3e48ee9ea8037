import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../api/client.ts';
import { keyOf } from '../api/procedures.ts';
import { showToast } from '../ui/toast/toast.ts';
import { authMessages } from './messages.ts';
import { takePendingSave } from './pending-save.ts';
import { showAfterOthers } from './show-after-others.ts';
import { tellFailure } from './tell-failure.ts';

/** Into "Saved", whose id is its owner's. */
export async function finishPendingSave(api: ApiClient, queryClient: QueryClient, userId: string): Promise<void> {
  const pending = takePendingSave();
  if (!pending) return;
  const { characterId, name } = pending;
  try {
    await api.collections.add.mutate({ id: userId, characterId });
    showAfterOthers(() => showToast({ title: authMessages.saved(name) }));
  } catch (error) {
    showAfterOthers(() => tellFailure(authMessages.notSaved(name), error));
  }
  void queryClient.invalidateQueries({ queryKey: keyOf('collections') });
}
