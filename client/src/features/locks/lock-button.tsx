import type { RestrictedCharacter } from '@chaos/shared/contract/locks';
import { Lock } from '../../ui/icons.tsx';
import { lockMessages } from './messages.ts';
import { useLocks } from './use-locks.ts';

interface LockButtonProps {
  id: string;
  lock: RestrictedCharacter['lock'];
  className: string;
}

/** Locks one's own, asks to unlock it, or takes that back. */
export function LockButton({ id, lock, className }: LockButtonProps) {
  const locks = useLocks();
  const isEnding = lock !== null && lock.endsAt !== null;
  const isLocked = lock !== null && !isEnding;
  return (
    <button
      type="button"
      aria-disabled={locks.isPending}
      onClick={() => (isLocked ? locks.unlock([id]) : locks.lock([id]))}
      className={className}
    >
      <Lock className="size-5 shrink-0" />
      {isLocked ? lockMessages.unlock : isEnding ? lockMessages.keep : lockMessages.lock}
    </button>
  );
}
