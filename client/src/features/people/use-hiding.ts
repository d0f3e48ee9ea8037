/** Hiding people and words, each taken back by one press. */
import type { HiddenKind, PersonSummary } from '@chaos/shared/contract/people';
import { useQueryClient } from '@tanstack/react-query';
import { trpc } from '../../api/client.ts';
import { forgetLastSeen } from '../../auth/forget-last-seen.ts';
import { tellFailure, whyRefused } from '../../auth/tell-failure.ts';
import { undoAction } from '../../auth/undo-action.ts';
import { showToast, type ToastText } from '../../ui/toast/toast.ts';
import { peopleMessages } from './messages.ts';

const TEXTS = peopleMessages;

interface HidingTexts {
  done: (name: string) => ToastText;
  undone: (name: string) => ToastText;
}

const TEXTS_OF: Record<HiddenKind, HidingTexts> = {
  blocked: { done: TEXTS.blocked, undone: TEXTS.unblocked },
  muted: { done: TEXTS.muted, undone: TEXTS.unmuted },
};

const fail = (error: unknown) => tellFailure(TEXTS.failed, error);

/** Whatever is shown may have come, or gone: everything is asked for again. */
function useReadAgain() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries();
}

interface HideOptions {
  kind: HiddenKind;
  /** When it is done, before what is shown is asked for again. */
  onHidden?: (() => void) | undefined;
  /** When the server has answered, either way. */
  onEnd?: () => void;
}

/** Blocks or mutes a person, and takes it back. */
export function useHiding({ id: userId, displayName }: PersonSummary, { kind, onHidden, onEnd }: HideOptions) {
  const { client } = trpc.useUtils();
  const readAgain = useReadAgain();
  const onSettled = () => onEnd?.();
  const unhide = () => (kind === 'blocked' ? client.people.unblock : client.people.unmute).mutate({ userId });
  const onUndone = () => {
    readAgain();
    showToast(TEXTS_OF[kind].undone(displayName));
  };
  const onDone = () => {
    onHidden?.();
    if (kind === 'blocked') forgetLastSeen();
    readAgain();
    const action = undoAction({ label: TEXTS.undo, failed: TEXTS.failed, undo: () => unhide().then(onUndone) });
    showToast({ ...TEXTS_OF[kind].done(displayName), action });
  };
  const block = trpc.people.block.useMutation({ onSuccess: onDone, onError: fail, onSettled });
  const mute = trpc.people.mute.useMutation({ onSuccess: onDone, onError: fail, onSettled });
  const unblock = trpc.people.unblock.useMutation({ onSuccess: onUndone, onError: fail, onSettled });
  const unmute = trpc.people.unmute.useMutation({ onSuccess: onUndone, onError: fail, onSettled });
  const [hiding, showing] = kind === 'blocked' ? [block, unblock] : [mute, unmute];
  const isPending = hiding.isPending || showing.isPending;
  return {
    hide: () => isPending || hiding.mutate({ userId }),
    show: () => isPending || showing.mutate({ userId }),
    isPending,
  };
}

/** @param onAdded also where it was muted already. */
export function useMutedWords(onAdded: () => void) {
  const { people } = trpc.useUtils();
  const readAgain = useReadAgain();
  const onSuccess = (said: { words: string[] }) => {
    people.words.setData(undefined, said);
    readAgain();
  };
  const mute = trpc.people.muteWord.useMutation({
    onSuccess: (said) => {
      onSuccess(said);
      onAdded();
    },
  });
  const unmute = trpc.people.unmuteWord.useMutation({ onSuccess, onError: fail });
  const { error, isPending } = mute;
  return {
    mute: (word: string) => isPending || mute.mutate({ word }),
    unmute: (word: string) => unmute.isPending || unmute.mutate({ word }),
    isPending,
    failure: error && whyRefused(error),
  };
}
