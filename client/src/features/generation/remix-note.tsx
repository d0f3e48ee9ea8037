/**
 * Above a wish that began as somebody else's: whose, and how to let go of it. It lets go by itself where that one is gone, or
 * kept, or where no word of it is left.
 */
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { trpc } from '../../api/client.ts';
import { reasonOf } from '../../api/errors.ts';
import { Shuffle } from '../../ui/icons.tsx';
import { isStillRemix } from './remix.ts';
import { resultMessages } from './result-messages.ts';
import { returnToForm } from './use-focus-on-result.ts';
import { changeDraft, FORM_ID, type WishDraft, wishDraft } from './wish-draft.ts';

interface RemixNoteProps {
  of: NonNullable<WishDraft['remixOf']>;
  isBusy: boolean;
}

export default function RemixNote({ of, isBusy }: RemixNoteProps) {
  const { data, error } = trpc.characters.wish.useQuery({ id: of.id }, { refetchOnMount: 'always' });
  const isGone = data?.wish === null || reasonOf(error) === 'not_found';
  const wish = data?.wish;
  useEffect(() => {
    if (isGone && !isBusy) changeDraft({ remixOf: null });
  }, [isGone, isBusy]);
  useEffect(() => {
    if (!wish) return;
    const check = () => {
      if (!isStillRemix(wishDraft.get(), wish)) changeDraft({ remixOf: null });
    };
    // Once a field is done with: the last word may be half typed.
    const form = document.getElementById(FORM_ID);
    form?.addEventListener('change', check);
    return () => form?.removeEventListener('change', check);
  }, [wish]);
  const letGo = () => {
    changeDraft({ remixOf: null });
    // The button that was pressed goes; focus stays in the form.
    returnToForm();
  };
  return (
    <div className="flex items-center gap-2 rounded-tile bg-raised py-1 pr-1 pl-3 text-sm">
      <Shuffle className="size-5 shrink-0 text-primary-text" />
      <p className="min-w-0 flex-1 py-2 wrap-anywhere">
        {resultMessages.remixOf}{' '}
        <Link to="/character/$id" params={{ id: of.id }} className="font-bold underline">
          <bdi>{of.name}</bdi>
        </Link>
      </p>
      {!isBusy && (
        <button type="button" onClick={letGo} className="min-h-11 shrink-0 px-2 font-semibold underline">
          {resultMessages.letGo}
        </button>
      )}
    </div>
  );
}
