/** "It was not me": ends the session of a new device, with the passkeys that came or were used since, and leads to a new password. */
import { useNavigate } from '@tanstack/react-router';
import { trpc } from '../../api/client.ts';
import { tellFailure } from '../../auth/tell-failure.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { notificationMessages as TEXTS } from './messages.ts';

interface DisownButtonProps {
  sessionId: string;
  onDone: () => void;
}

export function DisownButton({ sessionId, onDone }: DisownButtonProps) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const { mutate, isPending } = trpc.account.disownSession.useMutation({
    onSuccess() {
      void utils.account.invalidate();
      void utils.notifications.invalidate();
      showToast({ ...TEXTS.disowned, action: { label: TEXTS.takeBack, run: () => void navigate({ to: '/trading' }) } });
      onDone();
      void navigate({ to: '/settings' });
    },
    onError: (error) => tellFailure(TEXTS.disownFailed, error),
  });
  return (
    <Button onClick={() => isPending || mutate({ id: sessionId })} aria-disabled={isPending} className="mb-3 ml-18">
      {TEXTS.notMe}
    </Button>
  );
}
