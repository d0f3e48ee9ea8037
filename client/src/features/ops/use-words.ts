/** Refusing and allowing words, and taking it back. Sent at once or not at all; a second press while one is under way is none. */
import { useRef } from 'react';
import { trpc } from '../../api/client.ts';
import { reasonOf } from '../../api/errors.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { useOnline } from '../../ui/use-online.ts';
import { opsMessages } from './messages.ts';

const TEXTS = opsMessages.words;

/** @param onAdded also where it stood there already. */
export function useAddWord(onAdded: () => void) {
  const utils = trpc.useUtils();
  const isOnline = useOnline();
  const isUnderWay = useRef(false);
  const { mutate, isPending, error } = trpc.ops.addWord.useMutation({
    onSuccess: ({ outcome }) => {
      onAdded();
      showToast(TEXTS.done[outcome]);
    },
    onSettled() {
      isUnderWay.current = false;
      void utils.ops.invalidate();
    },
  });
  // Also a press that comes before the button is drawn anew.
  const add = (form: Parameters<typeof mutate>[0]) => {
    if (!isOnline || isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(form);
  };
  return { add, isPending, isOnline, failure: failureOf(error) };
}

export function useRemoveWord(onClose: () => void) {
  const utils = trpc.useUtils();
  const { mutate, isPending, error } = trpc.ops.removeWord.useMutation({
    onSuccess: () => {
      onClose();
      showToast(TEXTS.removed);
    },
    onSettled: () => void utils.ops.invalidate(),
  });
  return { remove: mutate, isPending, failure: failureOf(error) };
}

/** What the server refuses it says in words. */
function failureOf(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  return reasonOf(error) === 'invalid_input' && error instanceof Error ? error.message : opsMessages.failed;
}
