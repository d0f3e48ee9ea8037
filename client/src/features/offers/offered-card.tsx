/** A character as part of an offer: picture, name, rarity, and what is to be said of it there. */
import type { OfferItem, Staleness } from '@chaos/shared/contract/offers';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { HyphenatedName } from '../../ui/hyphenated-name.tsx';
import { ImageOff } from '../../ui/icons.tsx';
import { thumbhashUrl } from '../characters/decode-thumbhash.ts';
import { FinishWord } from '../characters/finish-label.tsx';
import { openingLink } from '../characters/open-character-param.ts';
import { RarityPips } from '../characters/rarity-pips.tsx';
import { finishMark, useFinishLight } from '../characters/use-finish-light.ts';
import type { Mark } from './counter-changes.ts';
import { offerMessages } from './messages.ts';

/** What is seen of a character that is offered, or may be. */
type Pictured = Pick<OfferItem, 'imageUrl256' | 'thumbhash' | 'rarity' | 'finish'>;

/** An item of an offer, or one that is to become one, whose id is the character's own. */
export type Shown = Pictured & {
  id: string;
  characterId?: string;
  name: string | null;
  staleness?: Staleness | null;
  mark?: Mark | null;
};

/** @param isOwn the viewer is to give it. */
export function OfferedCard({ piece, isOwn }: { piece: Shown; isOwn: boolean }) {
  const { id, characterId = id, name, imageUrl256, rarity, finish, staleness = null, mark = null } = piece;
  return (
    <li className="piece" data-stale={staleness ?? undefined} data-mark={mark ?? undefined}>
      <PieceImage piece={piece} />
      <span className="grid min-w-0 justify-items-start gap-0.5">
        {name === null ? (
          <span className="text-muted italic">{offerMessages.offers.hidden}</span>
        ) : (
          <PieceName name={name} opens={imageUrl256 === null ? null : characterId} />
        )}
        {rarity && <RarityPips rarity={rarity} withWord />}
        {finish && <FinishWord finish={finish} />}
        {mark && <span className={`trade-chip is-${mark}`}>{offerMessages.counter[mark]}</span>}
        {staleness && (
          <span className="trade-chip is-stale">
            {isOwn && staleness === 'locked' ? offerMessages.offers.ownLocked : offerMessages.offers.staleness[staleness]}
          </span>
        )}
      </span>
    </li>
  );
}

/** @param opens the character to which it leads; null for one that cannot be seen any more. */
function PieceName({ name, opens }: { name: string; opens: string | null }) {
  const shown = <HyphenatedName name={name} className="text-left leading-tight font-bold wrap-anywhere" />;
  return opens === null ? (
    shown
  ) : (
    <Link {...openingLink(opens)} className="card-open leading-tight hover:underline">
      {shown}
    </Link>
  );
}

/** Framed and worked over as on a card, in small. */
export function PieceImage({ piece: { imageUrl256, thumbhash, rarity, finish } }: { piece: Pictured }) {
  useFinishLight(finish ?? 'plain');
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const blurred = thumbhash === null ? undefined : thumbhashUrl(thumbhash);
  const isThere = imageUrl256 !== null && imageUrl256 !== failedUrl;
  return (
    <span
      aria-hidden
      className="piece-image card-frame is-mini"
      data-rarity={rarity ?? undefined}
      data-finish={finishMark(finish ?? 'plain')}
    >
      <span className="character-picture" style={{ backgroundImage: blurred && `url(${blurred})` }}>
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
    </span>
  );
}
