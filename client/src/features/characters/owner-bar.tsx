/** What its owner can do with a character, below its picture. */

import type { CharacterRow } from '@chaos/shared/contract/characters';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { EyeOff, Pencil, Sparkle, Swap, Trash } from '../../ui/icons.tsx';
import { Swords } from '../../ui/sprite-icons.tsx';
import { LockButton } from '../locks/lock-button.tsx';
import { lockMessages } from '../locks/messages.ts';
import { RestrictionNote } from '../locks/restriction-note.tsx';
import { useRestrictions } from '../locks/use-restrictions.ts';
import { characterMessages } from './messages.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { useRemove } from './use-owner-actions.ts';
import { usePrivacy } from './use-privacy.ts';

const TEXTS = characterMessages.own;
const ITEM = buttonClass('quiet', 'min-w-0 px-2');

/** @param onGone it is deleted, and what showed it has nothing to show. */
export function OwnerBar({ row, onGone }: { row: CharacterRow; onGone: () => void }) {
  const [isRenaming, setRenaming] = useState(false);
  const { remove, isRemoving } = useRemove(row, onGone);
  const { toggle, isPending: isToggling } = usePrivacy(row);
  const restriction = useRestrictions([row.id]).get(row.id);
  const isFree = restriction === undefined;
  const isHeld = restriction?.heldUntil != null;
  return (
    <section aria-label={TEXTS.label} className="owner-bar">
      {row.isPublic && (
        <Link to="/battle" search={{ fighter: row.id }} className={ITEM}>
          <Swords className="size-5 shrink-0" />
          {TEXTS.fight}
        </Link>
      )}
      {!row.isFused && isFree && (
        <Link to="/profile" search={{ tab: 'fuse', fuse: row.id }} className={ITEM}>
          <Sparkle className="size-5 shrink-0" />
          {TEXTS.fuse}
        </Link>
      )}
      {row.isPublic && isFree && (
        <Link to="/trading" search={{ tab: 'trade', give: row.id }} className={ITEM}>
          <Swap className="size-5 shrink-0" />
          {TEXTS.offer}
        </Link>
      )}
      {!restriction?.won && (
        <button type="button" aria-pressed={!row.isPublic} aria-disabled={isToggling} onClick={toggle} className={ITEM}>
          <EyeOff className="size-5 shrink-0" />
          {TEXTS.private}
        </button>
      )}
      <LockButton id={row.id} lock={restriction?.lock ?? null} className={ITEM} />
      {!isHeld && (
        <button type="button" aria-haspopup="dialog" onClick={() => setRenaming(true)} className={ITEM}>
          <Pencil className="size-5 shrink-0" />
          {TEXTS.rename}
        </button>
      )}
      {isFree && (
        <button type="button" aria-disabled={isRemoving} onClick={remove} className={ITEM}>
          <Trash className="size-5 shrink-0" />
          {TEXTS.remove}
        </button>
      )}
      {!restriction?.lock && <p className="col-span-full text-sm text-muted">{lockMessages.before}</p>}
      <RestrictionNote restriction={restriction} />
      {isRenaming && <RenameDialog row={row} onClose={() => setRenaming(false)} />}
    </section>
  );
}
