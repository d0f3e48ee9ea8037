import type { Peace } from '@chaos/shared/contract/profiles';
import { useId } from 'react';
import { trpc } from '../../api/client.ts';
import { tellFailure } from '../../auth/tell-failure.ts';
import { formatDate } from '../../lib/format.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { profileMessages } from './messages.ts';

const TEXTS = profileMessages.peace;

/** Whether one's own are to be fought for. Shown as it is only when the server has said so. */
export function PeaceSwitch({ id, isPeaceful, takesAgainAt }: Peace & { id: string }) {
  const hint = useId();
  const { profiles, battles } = trpc.useUtils();
  const { mutate, isPending } = trpc.profiles.setPeace.useMutation({
    onSuccess: (said) => {
      profiles.byId.setData({ id }, (profile) => profile && { ...profile, ...said });
      void battles.stakes.invalidate();
      showToast(said.isPeaceful ? TEXTS.begun : TEXTS.ended);
    },
    onError: (error) => tellFailure(TEXTS.failed, error),
  });
  return (
    <div className="border-t border-border pt-3 sm:w-full">
      <button
        type="button"
        role="switch"
        aria-checked={isPeaceful}
        aria-describedby={hint}
        aria-disabled={isPending}
        onClick={() => isPending || mutate({ isPeaceful: !isPeaceful })}
        className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 rounded-control text-left font-semibold aria-disabled:opacity-60 sm:w-auto"
      >
        {/* Large text has the line to itself. */}
        <span className="min-w-0 flex-[1_1_8rem] wrap-anywhere">{TEXTS.label}</span>
        <span aria-hidden className="switch" />
      </button>
      <p id={hint} className="text-sm text-pretty text-muted">
        {hintOf({ isPeaceful, takesAgainAt })}
      </p>
    </div>
  );
}

/** Until when it is as it is. */
function hintOf({ isPeaceful, takesAgainAt }: Peace): string {
  if (isPeaceful) return TEXTS.hint.on;
  return takesAgainAt ? TEXTS.hint.after(formatDate(takesAgainAt)) : TEXTS.hint.off;
}
