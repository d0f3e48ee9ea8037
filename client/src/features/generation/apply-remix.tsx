/** Somebody comes to go on from the wish of a character: its words go into the form, and those that stood there can be had back. */
import { useEffect } from 'react';
import { trpc } from '../../api/client.ts';
import { showFailure } from '../../ui/toast/show-failure.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { clearGeneration, generation } from './generation-store.ts';
import { toDraft } from './remix.ts';
import { resultMessages } from './result-messages.ts';
import { returnToForm } from './use-focus-on-result.ts';
import { changeDraft, isBlankDraft, type WishDraft, wishDraft } from './wish-draft.ts';

const TEXTS = resultMessages.arrival;

interface ApplyRemixProps {
  id: string;
  /** The address has done its work. */
  onArrived: () => void;
}

export default function ApplyRemix({ id, onArrived }: ApplyRemixProps) {
  const { characters } = trpc.useUtils();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is brought.
  useEffect(() => {
    let isHere = true;
    const arrive = async () => {
      const [{ wish }, { name }] = await Promise.all([characters.wish.fetch({ id }), characters.byId.fetch({ id })]);
      if (!isHere) return;
      if (!wish) return showFailure(TEXTS.kept);
      takeOver(toDraft({ ...wish, hiddenMessage: null, makeMessageSecret: true }, { id, name }));
    };
    arrive()
      .catch(() => isHere && showFailure(TEXTS.failed))
      .finally(() => isHere && onArrived());
    return () => {
      isHere = false;
    };
  }, [id]);
  return null;
}

function takeOver(draft: WishDraft): void {
  const before = wishDraft.get();
  changeDraft(draft);
  if (generation.get().phase === 'done') clearGeneration();
  if (!isBlankDraft(before) && before.remixOf?.id !== draft.remixOf?.id)
    showToast({ ...TEXTS.replaced, action: { label: TEXTS.back, run: () => changeDraft(before) } }, 'neutral');
  returnToForm();
}
