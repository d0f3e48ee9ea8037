/** What was sent and received, newest first, and the sheets in which it is answered. */
import type { SessionUser } from '@chaos/shared/contract/auth';
import type { Offer } from '@chaos/shared/contract/offers';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { AcceptSheet } from './accept-sheet.tsx';
import { CounterDialog } from './counter-dialog.tsx';
import { DisownedDeals } from './disowned-deals.tsx';
import { offerMessages } from './messages.ts';
import { OfferCard } from './offer-card.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { ReverseSheet } from './reverse-sheet.tsx';
import type { OfferAction } from './use-offer-actions.ts';
import type { Offers, useOffers } from './use-offers.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const SKELETONS = 3;

interface OffersListProps {
  user: SessionUser;
  offers: Offers;
  onStart: () => void;
}

export function OffersList({ user, offers, onStart }: OffersListProps) {
  const { answering, begin, end, finish } = useAnswering();
  const asked = offers.offers.find(({ id }) => id === answering?.offerId);
  const sheet = { viewer: user, onClose: end, onDone: finish };
  return (
    <>
      <DisownedDeals />
      <List user={user} offers={offers} onStart={onStart} onAnswer={begin} />
      {answering?.answer === 'accept' && asked && <AcceptSheet offer={asked} {...sheet} />}
      {answering?.answer === 'reject' && asked && <RejectDialog offer={asked} {...sheet} />}
      {answering?.answer === 'withdraw' && asked && <WithdrawDialog offer={asked} {...sheet} />}
      {answering?.answer === 'reverse' && asked && <ReverseSheet offer={asked} {...sheet} />}
      {answering?.answer === 'counter' && <CounterDialog original={answering.original} current={asked} {...sheet} />}
    </>
  );
}

interface ListProps extends OffersListProps {
  onAnswer: (answering: Answering) => void;
}

function List({ user, offers: { list, offers }, onStart, onAnswer }: ListProps) {
  const reveal = useReveal(offers, list);

  return (
    <PagedList
      list={list}
      shown={offers.length}
      // R210: a failure shows nothing, and no sign of trying again.
      skeletons={list.errorUpdateCount === 0 && <OfferSkeletons />}
      failed={null}
      empty={
        <EmptyState text={offerMessages.offers.empty} hint={offerMessages.offers.emptyHint}>
          <Button look="primary" onClick={onStart}>
            {offerMessages.offers.emptyAction}
          </Button>
        </EmptyState>
      }
      more={offerMessages.offers.more}
    >
      {(listRef) => (
        <ul ref={listRef} className="offer-list" aria-label={offerMessages.offers.list}>
          {offers.map((offer) => (
            <li key={offer.id} id={`offer-${offer.id}`} tabIndex={-1} className="min-w-0 rounded-panel">
              <OfferCard
                offer={offer}
                viewer={user}
                onAnswer={(answer) => onAnswer({ answer, offerId: offer.id, original: offer })}
                onReveal={reveal}
              />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

interface Answering {
  answer: OfferAction;
  offerId: string;
  /** As it was when the answer was begun. */
  original: Offer;
}

/** After an answer its buttons are gone: focus goes on to the offer, or to the one that counters it. */
function useAnswering() {
  const [answering, setAnswering] = useState<Answering | null>(null);
  const [focusId, setFocusId] = useState<string | null>(null);
  // After every render: the offer that counters another arrives a moment later.
  useEffect(() => {
    const card = focusId !== null && !answering && document.getElementById(`offer-${focusId}`);
    if (!card) return;
    card.focus();
    setFocusId(null);
  });
  return {
    answering,
    begin: setAnswering,
    end: () => setAnswering(null),
    finish: (offerId: string) => {
      setAnswering(null);
      setFocusId(offerId);
    },
  };
}

/** Leads to an offer further down or up; one that has not been loaded yet is looked for. */
function useReveal(offers: readonly Offer[], list: ReturnType<typeof useOffers>['list']): (offerId: string) => void {
  const [wanted, setWanted] = useState<string | null>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  useEffect(() => {
    if (wanted === null) return;
    if (offers.some(({ id }) => id === wanted)) {
      const card = document.getElementById(`offer-${wanted}`);
      card?.scrollIntoView({ block: 'center' });
      card?.focus({ preventScroll: true });
      setWanted(null);
    } else if (!hasNextPage || isFetchNextPageError) setWanted(null);
    else if (!isFetchingNextPage) void fetchNextPage();
  }, [wanted, offers, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return setWanted;
}

function OfferSkeletons() {
  return (
    <Skeletons className="offer-list" count={SKELETONS}>
      <div className="panel grid grid-cols-1 gap-4 p-4 sm:p-5">
        <div className="skeleton h-7 w-48 max-w-full" />
        <div className="skeleton h-5 w-2/3" />
        <div className="skeleton h-32 w-full rounded-tile!" />
      </div>
    </Skeletons>
  );
}
