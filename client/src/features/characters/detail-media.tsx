/** The picture and, where there is one, the video behind it. */

import type { CharacterRow } from '@chaos/shared/contract/characters';
import { useState } from 'react';
import { isRecord } from '../../lib/storage.ts';
import { ZoomIn } from '../../ui/icons.tsx';
import { optionalPart } from '../../ui/optional-part.tsx';
import { isStill } from '../appearance/motion.ts';
import { CharacterImage } from './character-image.tsx';
import { characterMessages } from './messages.ts';
import { secretMessages } from './secret-messages.ts';
import { finishMark, useFinishLight } from './use-finish-light.ts';

const SIZES = '(min-width:62rem) 400px, (min-width:40rem) 300px, 100vw';
const TEXTS = characterMessages.detail;
const PictureZoom = optionalPart(() => import('./picture-zoom.tsx'));

export function DetailMedia({ row }: { row: CharacterRow }) {
  useFinishLight(row.finish);
  const [shows, setShows] = useState<'image' | 'video'>('image');
  return (
    <div
      className="detail-media card-frame"
      data-rarity={row.rarity}
      data-fused={row.isFused || undefined}
      data-finish={finishMark(row.finish)}
    >
      <div className="card-inner relative">
        {shows === 'video' && row.videoUrl ? (
          <DetailVideo name={row.name} url={row.videoUrl} poster={row.imageUrl} />
        ) : (
          <>
            <CharacterImage character={row} sizes={SIZES} alt={row.name} priority="hero" />
            {row.isActive && <OpenZoom row={row} />}
          </>
        )}
        {row.videoUrl && (
          <fieldset className="media-toggle needs-script">
            <legend className="sr-only">{TEXTS.media}</legend>
            {(['image', 'video'] as const).map((medium) => (
              <button key={medium} type="button" aria-pressed={shows === medium} onClick={() => setShows(medium)}>
                {TEXTS[medium]}
              </button>
            ))}
          </fieldset>
        )}
      </div>
    </div>
  );
}

/** The whole picture opens it, and the sign in its corner says so. */
function OpenZoom({ row }: { row: CharacterRow }) {
  const [isOpen, setOpen] = useState(false);
  const text = secretMessages.zoom.open;
  return (
    <>
      <button type="button" aria-label={text} title={text} onClick={() => setOpen(true)} className="bar-button zoom-open">
        <ZoomIn className="size-5" />
      </button>
      {isOpen && <PictureZoom row={row} onClose={() => setOpen(false)} />}
    </>
  );
}

function DetailVideo({ name, url, poster }: { name: string; url: string; poster: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  const [isQuiet] = useState(wantsQuiet);
  if (hasFailed) return <p className="grid aspect-square place-content-center p-4 text-muted">{TEXTS.videoFailed}</p>;
  return (
    <video
      src={url}
      poster={poster}
      aria-label={TEXTS.videoOf(name)}
      className="aspect-square size-full object-cover"
      preload="none"
      muted
      loop
      playsInline
      autoPlay={!isQuiet}
      controls={isQuiet}
      onError={() => setHasFailed(true)}
    />
  );
}

/** Whoever asks for less motion or fewer bytes starts it by hand. */
function wantsQuiet(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return isStill() || (isRecord(connection) && connection.saveData === true);
}
