/** What an owner does with a character: said at once, and taken back by one press. */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import { trpc } from '../../api/client.ts';
import { tellFailure, whyRefused } from '../../auth/tell-failure.ts';
import { undoAction } from '../../auth/undo-action.ts';
import { showToast, type ToastText } from '../../ui/toast/toast.ts';
import { focusCard } from './focus-card.ts';
import { characterMessages } from './messages.ts';

const TEXTS = characterMessages.own;

/** @returns how to have everything read again that may show a character. */
function useReadAgain() {
  const utils = trpc.useUtils();
  return () => {
    void utils.characters.invalidate();
    void utils.gallery.invalidate();
    void utils.profiles.invalidate();
    void utils.offers.invalidate();
    void utils.battles.invalidate();
  };
}

function showUndo(text: ToastText, undo: () => Promise<void>): void {
  showToast({ ...text, action: undoAction({ label: TEXTS.undo, failed: TEXTS.undoFailed, undo }) });
}

interface RenameOptions {
  onDone: () => void;
  /** @param sentence what is wrong with the name, by the server. */
  onRefused: (sentence: string) => void;
}

export function useRename({ id: characterId, name: before }: CharacterRow, { onDone, onRefused }: RenameOptions) {
  const { client } = trpc.useUtils();
  const readAgain = useReadAgain();
  const mutation = trpc.characters.rename.useMutation({
    onSuccess: ({ name }) => {
      readAgain();
      onDone();
      showUndo(TEXTS.renamed(name), async () => {
        await client.characters.rename.mutate({ characterId, name: before });
        readAgain();
        showToast(TEXTS.renamed(before));
      });
    },
    onError: (error) => onRefused(whyRefused(error)),
  });
  return { rename: (name: string) => mutation.mutate({ characterId, name }), isRenaming: mutation.isPending };
}

/** Gives back one that was deleted earlier. */
export function useRestore({ id: characterId, name }: { id: string; name: string }) {
  const readAgain = useReadAgain();
  const mutation = trpc.characters.restore.useMutation({
    onSuccess: () => {
      focusCard(characterId);
      readAgain();
      showToast(TEXTS.restored(name));
    },
    onError: (error) => tellFailure(TEXTS.restoreFailed, error),
  });
  // Given back, it stays in the list until that is read again.
  const isRestoring = mutation.isPending || mutation.isSuccess;
  return { restore: () => isRestoring || mutation.mutate({ characterId }), isRestoring };
}

export function useRemove({ id, name }: CharacterRow, onGone: () => void) {
  const readAgain = useReadAgain();
  const { client } = trpc.useUtils();
  const mutation = trpc.characters.remove.useMutation({
    onSuccess: () => {
      readAgain();
      showUndo(TEXTS.removed(name), async () => {
        await client.characters.restore.mutate({ characterId: id });
        focusCard(id);
        readAgain();
        showToast(TEXTS.restored(name));
      });
    },
    onError: (error) => tellFailure(TEXTS.removeFailed, error),
  });
  return {
    // Given with the call, it is left out once what showed the character is gone: who has moved on stays there.
    remove: () => mutation.isPending || mutation.mutate({ characterId: id }, { onSuccess: onGone }),
    isRemoving: mutation.isPending,
  };
}
