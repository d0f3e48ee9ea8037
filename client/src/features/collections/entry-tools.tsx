/** What its owner does with one place of a collection. */
import { useLayoutEffect, useRef } from 'react';
import { ChevronDown, ChevronUp, Trash } from '../../ui/icons.tsx';
import { collectionMessages } from './messages.ts';

const TEXTS = collectionMessages.order;

interface EntryToolsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

export function EntryTools({ name, isFirst, isLast, onMove, onRemove }: EntryToolsProps) {
  // Where a card goes to another place in the page, whatever had the focus in it loses it.
  const pressed = useRef<HTMLButtonElement | null>(null);
  useLayoutEffect(() => {
    if (pressed.current && document.activeElement === document.body) pressed.current.focus();
    pressed.current = null;
  });
  const move = (by: -1 | 1, isEnd: boolean) => (
    <button
      type="button"
      aria-disabled={isEnd}
      aria-label={by < 0 ? TEXTS.up(name) : TEXTS.down(name)}
      onClick={({ currentTarget }) => {
        if (isEnd) return;
        pressed.current = currentTarget;
        onMove(by);
      }}
    >
      {by < 0 ? <ChevronUp className="size-5" /> : <ChevronDown className="size-5" />}
    </button>
  );
  return (
    <div className="entry-tools">
      {move(-1, isFirst)}
      {move(1, isLast)}
      <button type="button" aria-label={TEXTS.remove(name)} title={TEXTS.removeShort} onClick={onRemove}>
        <Trash className="size-5" />
      </button>
    </div>
  );
}
