/** What goes and what comes, always in this order and with these edges, for both people of an offer. */

import type { OfferStatus } from '@chaos/shared/contract/offers';
import type { PersonSummary } from '@chaos/shared/contract/people';
import { useId } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Swap } from '../../ui/icons.tsx';
import { PersonName } from '../../ui/person-name.tsx';
import { offerMessages } from './messages.ts';
import { OfferedCard, type Shown } from './offered-card.tsx';

interface TradeSidesProps {
  viewer: PersonSummary;
  other: PersonSummary;
  gives: readonly Shown[];
  gets: readonly Shown[];
  status?: OfferStatus;
}

export function TradeSides({ viewer, other, gives, gets, status = 'pending' }: TradeSidesProps) {
  const titles = status === 'pending' ? offerMessages : offerMessages.past[status];
  const hasBoth = gives.length > 0 && gets.length > 0;
  return (
    <div className="trade-sides-room">
      <div className="trade-sides" data-both={hasBoth || undefined}>
        {gives.length > 0 && (
          <Side edge="give" title={titles.give} giver={viewer} link={offerMessages.to} other={other} pieces={gives} />
        )}
        {hasBoth && (
          <span aria-hidden className="trade-arrow">
            <Swap className="size-5" />
          </span>
        )}
        {gets.length > 0 && (
          <Side edge="get" title={titles.get} giver={other} link={offerMessages.from} other={other} pieces={gets} />
        )}
      </div>
    </div>
  );
}

interface SideProps {
  edge: 'give' | 'get';
  title: string;
  giver: PersonSummary;
  /** The word before the other's name. */
  link: string;
  other: PersonSummary;
  pieces: readonly Shown[];
}

function Side({ edge, title, giver, link, other, pieces }: SideProps) {
  const id = useId();
  const count = pieces.filter(({ mark }) => mark !== 'removed').length;
  return (
    <section className={`trade-side is-${edge}`} aria-labelledby={id}>
      <div className="flex flex-wrap items-center gap-2.5">
        <Avatar person={giver} className="w-9! text-base!" />
        <div className="min-w-0 flex-[1_1_6rem]">
          <h3 id={id} className="font-display text-lg leading-tight font-extrabold">
            {title}
          </h3>
          <p className="text-sm text-muted wrap-anywhere">
            {link} <PersonName person={other} />
          </p>
        </div>
        <span className="trade-count" title={offerMessages.many(count)}>
          {count}
        </span>
      </div>
      <ul className="piece-list">
        {pieces.map((piece) => (
          <OfferedCard key={piece.id} piece={piece} isOwn={edge === 'give'} />
        ))}
      </ul>
    </section>
  );
}
