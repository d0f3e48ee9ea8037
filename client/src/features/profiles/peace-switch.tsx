import type { Peace } from '@chaos/shared/contract/profiles';
import { trpc } from '../../api/client.ts';
import { tellFailure } from '../../auth/tell-failure.ts';
import { formatDate } from '../../lib/format.ts';
import { SettingSwitch } from '../../ui/setting-switch.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { profileMessages } from './messages.ts';

const TEXTS = profileMessages.peace;

/** Whether one's own are to be fought for. Shown as it is only when the server has said so. */
export function PeaceSwitch({ id, isPeaceful, takesAgainAt }: Peace & { id: string }) {
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
    <div className="border-t border-border pt-3 sm:w-full sm:[&_button]:w-auto">
      <SettingSwitch
        label={TEXTS.label}
        hint={hintOf({ isPeaceful, takesAgainAt })}
        isOn={isPeaceful}
        isBusy={isPending}
        onChange={() => mutate({ isPeaceful: !isPeaceful })}
      />
    </div>
  );
}

/** Until when it is as it is. */
function hintOf({ isPeaceful, takesAgainAt }: Peace): string {
  if (isPeaceful) return TEXTS.hint.on;
  return takesAgainAt ? TEXTS.hint.after(formatDate(takesAgainAt)) : TEXTS.hint.off;
}
