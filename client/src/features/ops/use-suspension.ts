/** Suspending members, and lifting it. Sent at once or not at all; a second press while one is under way is none. */

import { trpc } from '../../api/client.ts';
import { reasonOf } from '../../api/errors.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { useOnline } from '../../ui/use-online.ts';
import { opsMessages } from './messages.ts';

const TEXTS = opsMessages.members;

export function useSuspend(onClose: () => void) {
  const utils = trpc.useUtils();
  const isOnline = useOnline();
  const { mutate, isPending, error } = trpc.ops.suspend.useMutation({
    onSuccess: ({ outcome }) => {
      onClose();
      if (outcome === 'suspended') showToast(TEXTS.suspended);
      else showToast(TEXTS.already, 'destructive');
    },
    onSettled: () => void utils.ops.invalidate(),
  });
  const suspend = (form: Parameters<typeof mutate>[0]) => {
    if (isOnline && !isPending) mutate(form);
  };
  return { suspend, isPending, failure: failureOf(error) };
}

export function useUnsuspend(onClose: () => void) {
  const utils = trpc.useUtils();
  const isOnline = useOnline();
  const { mutate, isPending, error } = trpc.ops.unsuspend.useMutation({
    onSuccess: ({ outcome }) => {
      onClose();
      if (outcome === 'lifted') showToast(TEXTS.liftedToast);
      else showToast(TEXTS.notSuspended, 'destructive');
    },
    onSettled: () => void utils.ops.invalidate(),
  });
  const unsuspend = (form: Parameters<typeof mutate>[0]) => {
    if (isOnline && !isPending) mutate(form);
  };
  return { unsuspend, isPending, failure: failureOf(error) };
}

/** What the server refuses it says in words; of anything else there is nothing to say. */
function failureOf(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  const reason = reasonOf(error);
  return (reason === 'invalid_input' || reason === 'not_found') && error instanceof Error ? error.message : opsMessages.failed;
}
