import type { CharacterRow } from '@chaos/shared/contract/characters';
import { FUSION_MAX, FUSION_MIN } from '@chaos/shared/rules/fusion';
import { useRef } from 'react';
import { people } from '../../lib/messages-people.ts';
import { range } from '../../lib/range.ts';
import { showToast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Sparkles } from '../../ui/icons.tsx';
import { MiniPicture } from '../../ui/mini-picture.tsx';

interface FusionTrayProps {
  picked: readonly CharacterRow[];
  onRemove: (row: CharacterRow) => void;
}

export function FusionTray({ picked, onRemove }: FusionTrayProps) {
  const isEnough = picked.length >= FUSION_MIN;
  const places = useRef<HTMLUListElement>(null);
  const remove = (row: CharacterRow) => {
    onRemove(row);
    // The button that was pressed goes; focus stays in the tray.
    places.current?.focus();
  };
  return (
    <div className="panel fusion-tray">
      <ul ref={places} tabIndex={-1} className="flex gap-2 rounded-control">
        {range(FUSION_MAX).map((index) => {
          const row = picked[index];
          return (
            <li key={index}>
              {row ? (
                <button
                  type="button"
                  onClick={() => remove(row)}
                  aria-label={people.fusion.remove(row.name)}
                  className="fusion-place"
                >
                  <MiniPicture character={row} sizes="56px" />
                </button>
              ) : (
                <span className="fusion-place fusion-slot">
                  <span aria-hidden>{index + 1}</span>
                  <span className="sr-only">{people.fusion.slot}</span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <div className="grid justify-items-center gap-1">
        <Button
          look="go"
          className="md:min-w-36"
          disabled={isEnough}
          aria-describedby={isEnough ? 'fusion-soon' : undefined}
          onClick={() => showToast(people.fusion.tooFew, 'destructive')}
        >
          <Sparkles className="size-5.5" />
          {people.fusion.fuse}
        </Button>
        {isEnough && (
          <p id="fusion-soon" className="text-xs text-muted">
            {people.fusion.soon}
          </p>
        )}
      </div>
    </div>
  );
}
