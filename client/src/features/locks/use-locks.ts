import type { LockResult } from '@chaos/shared/contract/locks';
import { trpc } from '../../api/client.ts';
import { tellFailure } from '../../auth/tell-failure.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { lockMessages } from './messages.ts';

/** Locks and unlocks one's own. @param onDone it has happened. */
export function useLocks(onDone: () => void = () => {}) {
  const { characters } = trpc.useUtils();
  const options = {
    onError: (error: unknown) => tellFailure(lockMessages.failed, error),
    onSettled: () => {
      void characters.restrictions.invalidate();
      void characters.tradable.invalidate();
    },
  };
  const onLocked = ({ locked, inOffers }: LockResult) => {
    showToast({
      ...lockMessages.nowLocked(locked),
      ...(inOffers > 0 && { description: lockMessages.inOffers(inOffers, locked) }),
    });
    onDone();
  };
  const lock = trpc.characters.lock.useMutation({ ...options, onSuccess: onLocked });
  const lockAllBut = trpc.characters.lockAllBut.useMutation({ ...options, onSuccess: onLocked });
  const unlock = trpc.characters.unlock.useMutation({
    ...options,
    onSuccess: () => {
      showToast(lockMessages.nowEnding, 'neutral');
      onDone();
    },
  });
  const isPending = lock.isPending || lockAllBut.isPending || unlock.isPending;
  const once = (mutation: { mutate: (input: { characterIds: string[] }) => void }) => (characterIds: readonly string[]) => {
    if (!isPending) mutation.mutate({ characterIds: [...characterIds] });
  };
  return { lock: once(lock), lockAllBut: once(lockAllBut), unlock: once(unlock), isPending };
}
