/** "It was not me": ends the session of a new device, with the passkeys that came or were used since, and leads to a new password. */
import { useNavigate } from '@tanstack/react-router';
import { trpc } from '../../api/client.ts';
import { serverSentence } from '../../api/failure-sentence.ts';
import { wasGivenUp } from '../../auth/given-up.ts';
import { Button } from '../../ui/button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { showFailure, unlessOffline } from '../../ui/toast/show-failure.ts';
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
      showToast(TEXTS.disowned);
      onDone();
      void navigate({ to: '/settings' });
    },
    onError(error) {
      if (wasGivenUp(error)) return;
      showFailure({ title: TEXTS.disownFailed, description: serverSentence(error) ?? unlessOffline(uiMessages.unanswered) });
    },
  });
  return (
    <Button onClick={() => isPending || mutate({ id: sessionId })} aria-disabled={isPending} className="mb-3 ml-18">
      {TEXTS.notMe}
    </Button>
  );
}
