import { FUSION_MAX } from '@chaos/shared/rules/fusion';
import { type Ref, useRef, useState } from 'react';
import { range } from '../../lib/range.ts';
import { Button } from '../../ui/button.tsx';
import { Sparkles } from '../../ui/sprite-icons.tsx';
import { MiniPicture } from '../characters/mini-picture.tsx';
import { FuseDialog } from './fuse-dialog.tsx';
import { whyNotFuse } from './fusion-picks.ts';
import type { FusionSource } from './fusion-record.ts';
import { refusePicks } from './fusion-store.ts';
import { fusionMessages } from './messages.ts';

interface FusionTrayProps {
  picked: readonly FusionSource[];
  onRemove: (source: FusionSource) => void;
  onFuse: () => void;
  fuseButton: Ref<HTMLButtonElement>;
}

export function FusionTray({ picked, onRemove, onFuse, fuseButton }: FusionTrayProps) {
  const places = useRef<HTMLUListElement>(null);
  const [isAsking, setAsking] = useState(false);
  const remove = (source: FusionSource) => {
    onRemove(source);
    // The button that was pressed goes; focus stays in the tray.
    places.current?.focus();
  };
  const fuse = () => {
    const refusal = whyNotFuse(picked.length);
    if (refusal) refusePicks(refusal);
    else setAsking(true);
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
                  aria-label={fusionMessages.remove(row.name)}
                  className="fusion-place"
                >
                  <MiniPicture character={row} sizes="56px" />
                </button>
              ) : (
                <span className="fusion-place fusion-slot">
                  <span aria-hidden>{index + 1}</span>
                  <span className="sr-only">{fusionMessages.slot}</span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <Button ref={fuseButton} look="go" className="md:at-least-36" onClick={fuse}>
        <Sparkles className="size-5.5" />
        {fusionMessages.fuse}
      </Button>
      {isAsking && <FuseDialog sources={picked} onClose={() => setAsking(false)} onFuse={onFuse} />}
    </div>
  );
}
