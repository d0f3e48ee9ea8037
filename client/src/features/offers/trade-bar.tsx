import type { OfferType } from '@chaos/shared/contract/offers';
import type { PersonSummary } from '@chaos/shared/contract/people';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { offerMessages } from './messages.ts';
import { PieceImage } from './offered-card.tsx';
import type { OfferedCharacter } from './offered-character.ts';

/** So many pictures of a side fit; the others are a number. */
const PICTURES = 4;

interface TradeBarProps {
  offerType: OfferType;
  gives: readonly OfferedCharacter[];
  gets: readonly OfferedCharacter[];
  partner: PersonSummary | null;
  /** What has to be done before it can be sent. */
  missing: string | null;
}

/** Stays in sight: what changes hands so far, and the button. */
export function TradeBar({ offerType, gives, gets, partner, missing }: TradeBarProps) {
  const id = useId();
  return (
    <section className="panel trade-bar" aria-label={offerMessages.form.summary}>
      <div className="trade-bar-sides">
        <Side edge="give" pieces={gives} />
        {offerType === 'trade' && <Side edge="get" pieces={gets} />}
      </div>
      <p id={id} className="trade-bar-hint">
        {missing ?? (
          <>
            {offerMessages.to} <bdi>{partner?.displayName}</bdi>
          </>
        )}
      </p>
      <Button look="primary" type="submit" disabled={missing !== null} aria-describedby={id} className="trade-bar-send">
        {offerMessages.form.send[offerType]}
      </Button>
    </section>
  );
}

function Side({ edge, pieces }: { edge: 'give' | 'get'; pieces: readonly OfferedCharacter[] }) {
  const more = pieces.length - PICTURES;
  return (
    <div className={`trade-bar-side is-${edge}`}>
      <p className="text-sm leading-tight font-bold">
        {offerMessages[edge]} <span className="tabular-nums">{pieces.length}</span>
      </p>
      <p aria-hidden className="trade-bar-pictures">
        {pieces.slice(0, PICTURES).map((piece) => (
          <PieceImage key={piece.id} piece={piece} />
        ))}
        {more > 0 && <span className="text-sm font-bold tabular-nums">+{more}</span>}
      </p>
    </div>
  );
}
