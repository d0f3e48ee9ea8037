/** A character as part of an offer: picture, name, rarity, and what is to be said of it there. */
import type { OfferItem, Staleness } from '@chaos/shared/contract/offers';
import { useState } from 'react';
import { ImageOff } from '../../ui/icons-later.tsx';
import { RarityPips } from '../characters/rarity.tsx';
import { thumbhashUrl } from '../characters/thumbhash.ts';
import type { Mark } from './counter-marks.ts';
import { offerMessages } from './messages.ts';

/** An item of an offer, or one that is to become one. */
export type Shown = Pick<OfferItem, 'name' | 'imageUrl256' | 'thumbhash' | 'rarity'> & {
  id: string;
  staleness?: Staleness | null;
  mark?: Mark | null;
};

export function OfferedCard({ piece }: { piece: Shown }) {
  const { name, rarity, staleness = null, mark = null } = piece;
  return (
    <li className="piece" data-rarity={rarity ?? undefined} data-stale={staleness ?? undefined} data-mark={mark ?? undefined}>
      <PieceImage piece={piece} />
      <span className="grid min-w-0 justify-items-start gap-0.5">
        {name === null ? (
          <span className="text-muted italic">{offerMessages.offers.hidden}</span>
        ) : (
          <bdi className="leading-tight font-bold wrap-anywhere">{name}</bdi>
        )}
        {rarity && <RarityPips rarity={rarity} withWord />}
        {mark && <span className={`trade-chip is-${mark}`}>{offerMessages.counter[mark]}</span>}
        {staleness && <span className="trade-chip is-stale">{offerMessages.offers.staleness[staleness]}</span>}
      </span>
    </li>
  );
}

export function PieceImage({ piece: { imageUrl256, thumbhash } }: { piece: Pick<Shown, 'imageUrl256' | 'thumbhash'> }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const blurred = thumbhash === null ? undefined : thumbhashUrl(thumbhash);
  const isThere = imageUrl256 !== null && imageUrl256 !== failedUrl;
  return (
    <span aria-hidden className="piece-image" style={{ backgroundImage: blurred && `url(${blurred})` }}>
      {isThere ? (
        <img
          src={imageUrl256}
          width={256}
          height={256}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailedUrl(imageUrl256)}
        />
      ) : (
        <ImageOff className="size-5 text-muted" />
      )}
    </span>
  );
}
