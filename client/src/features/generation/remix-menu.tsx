/** The wish that became the character once more: one of its ideas shuffled, or all of them in the form. */

import { useRef } from 'react';
import { trpc } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Dice } from '../../ui/sprite-icons.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { submitWish } from './generation-actions.ts';
import { clearGeneration, generation } from './generation-store.ts';
import { REMIX_FIELDS, type RemixField, shuffleIdea, toDraft } from './remix.ts';
import { resultMessages } from './result-messages.ts';
import { toWish } from './to-wish.ts';
import { returnToForm } from './use-focus-on-result.ts';
import { changeDraft, type WishDraft, wishDraft } from './wish-draft.ts';

/** @param of what came of the wish; undefined while it is not known. */
export function RemixMenu({ id, of }: { id: string; of: WishDraft['remixOf'] | undefined }) {
  const { client } = trpc.useUtils();
  const menu = useRef<HTMLDivElement>(null);
  const isOnline = useOnline();
  const remix = (field: RemixField) => {
    const draft = shuffleIdea(readWish(of ?? null), field);
    menu.current?.hidePopover();
    changeDraft(draft);
    submitWish(client, toWish(draft));
  };
  const edit = () => {
    menu.current?.hidePopover();
    changeDraft(readWish(of ?? null));
    returnToForm();
    clearGeneration();
  };
  return (
    <div ref={menu} id={id} popover="auto" role="dialog" aria-label={resultMessages.remixTitle} className="popover remix-menu">
      <div>
        <p className="font-display text-lg leading-tight font-extrabold">{resultMessages.remixTitle}</p>
        <p className="mt-1 text-sm text-muted">{resultMessages.remixHint}</p>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
        {REMIX_FIELDS.map((field) => (
          <Button
            key={field}
            disabled={!isOnline}
            aria-label={resultMessages.shuffleLabel(resultMessages.shuffle[field])}
            onClick={() => remix(field)}
          >
            <Dice className="size-5 shrink-0" />
            {resultMessages.shuffle[field]}
          </Button>
        ))}
      </div>
      <Button look="ghost" onClick={edit}>
        {resultMessages.edit}
      </Button>
    </div>
  );
}

/** What was asked for; where another device did, what stands in the form. */
function readWish(of: WishDraft['remixOf']): WishDraft {
  const state = generation.get();
  return state.phase === 'done' && state.input ? toDraft(state.input, of) : { ...wishDraft.get(), remixOf: of };
}
