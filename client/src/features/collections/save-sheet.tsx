/** My collections with what stands in them; opened for what stands in none, it has put it into Saved already. */
import type { CollectionMark } from '@chaos/shared/contract/collections';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { trpc } from '../../api/client.ts';
import { whyRefused } from '../../auth/tell-failure.ts';
import { announce } from '../../ui/announce.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Lock, Plus } from '../../ui/icons.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { CollectionForm } from './collection-form.tsx';
import { collectionMessages } from './messages.ts';
import { useCreate } from './use-collections.ts';
import './collections.css';
import { HyphenatedName } from '../../ui/hyphenated-name.tsx';

const TEXTS = collectionMessages.sheet;

interface SaveSheetProps {
  character: { id: string; name: string };
  userId: string;
  onClose: () => void;
}

export default function SaveSheet({ character, userId, onClose }: SaveSheetProps) {
  const { id: characterId, name } = character;
  const { data, isError, refetch } = trpc.collections.marks.useQuery({ characterId }, { staleTime: 0 });
  const { set, fault } = useMarks(characterId);
  const [isNew, setNew] = useState(false);
  const [isJustSaved, setJustSaved] = useState(false);
  const newButton = useRef<HTMLButtonElement>(null);
  const closeForm = () => {
    setNew(false);
    newButton.current?.focus();
  };
  const {
    create,
    isCreating,
    fault: createFault,
  } = useCreate((made) => {
    closeForm();
    set(made.id, true);
  });

  const isFirst = useRef(true);
  const begin = useEffectEvent((items: readonly CollectionMark[]) => {
    if (!isFirst.current) return;
    isFirst.current = false;
    if (items.some(({ holds }) => holds)) return;
    set(userId, true);
    setJustSaved(true);
    announce(TEXTS.justSaved);
  });
  useEffect(() => {
    if (data) begin(data.items);
  }, [data]);

  // Where the card is, the dialog would be cut off.
  return createPortal(
    <Dialog title={TEXTS.title(name)} onClose={onClose}>
      {data ? (
        <fieldset className="grid min-w-0 grid-cols-1">
          <legend className="mb-1 text-muted">{isJustSaved && fault === null ? TEXTS.justSaved : TEXTS.legend}</legend>
          <div className="mark-list">
            {data.items.map((mark) => (
              <label key={mark.id} className="collection-mark">
                <input type="checkbox" checked={mark.holds} onChange={() => set(mark.id, !mark.holds)} />
                <HyphenatedName name={mark.name} className="min-w-0 text-left font-semibold wrap-anywhere" />
                {!mark.isPublic && <Private />}
              </label>
            ))}
          </div>
        </fieldset>
      ) : isError ? (
        <LoadFailed title={TEXTS.failed} onRetry={refetch} />
      ) : (
        <Skeletons className="grid gap-2" count={3}>
          <div className="skeleton h-11 rounded-control!" />
        </Skeletons>
      )}
      <p role="alert" className="font-semibold text-danger-text empty:hidden">
        {fault}
      </p>
      {isNew && data ? (
        <CollectionForm
          submit={{ label: collectionMessages.edit.create, busyLabel: collectionMessages.edit.creating, isPending: isCreating }}
          fault={createFault}
          onSubmit={create}
          onCancel={closeForm}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <button
            ref={newButton}
            type="button"
            className={buttonClass('quiet', 'max-w-full text-[min(1rem,6.6vw)] wrap-anywhere')}
            onClick={() => setNew(true)}
          >
            <Plus className="size-5 shrink-0" />
            {collectionMessages.edit.new}
          </button>
          <Link to="/profile" search={{ tab: 'collections' }} className="px-1 font-semibold underline" onClick={onClose}>
            {TEXTS.all}
          </Link>
          <Button look="primary" className="ml-auto" onClick={onClose}>
            {TEXTS.done}
          </Button>
        </div>
      )}
    </Dialog>,
    document.body,
  );
}

function Private() {
  return (
    <span className="ml-auto shrink-0 text-muted" title={collectionMessages.private}>
      <Lock className="size-4.5" />
      <span className="sr-only">{collectionMessages.private}</span>
    </span>
  );
}

/** At once for the eye, and taken back when the server does not agree. One after the other: the last press counts. */
function useMarks(characterId: string) {
  const { collections } = trpc.useUtils();
  const [fault, setFault] = useState<string | null>(null);
  /** Marks that the server has not answered yet: what is read meanwhile may not know of them. */
  const unanswered = useRef(0);
  const mark = (id: string, holds: boolean) =>
    collections.marks.setData({ characterId }, (before) => ({
      items: (before?.items ?? []).map((one) => (one.id === id ? { ...one, holds } : one)),
    }));
  const options = (holds: boolean) => ({
    scope: { id: 'collection marks' },
    onMutate: ({ id }: { id: string }) => {
      setFault(null);
      unanswered.current += 1;
      void collections.marks.cancel({ characterId });
      mark(id, holds);
    },
    onError: (error: unknown, { id }: { id: string }) => {
      mark(id, !holds);
      setFault(whyRefused(error));
    },
    onSettled: () => {
      unanswered.current -= 1;
      if (unanswered.current === 0) void collections.invalidate();
    },
  });
  const add = trpc.collections.add.useMutation(options(true));
  const remove = trpc.collections.remove.useMutation(options(false));
  return { set: (id: string, holds: boolean) => (holds ? add : remove).mutate({ id, characterId }), fault };
}
