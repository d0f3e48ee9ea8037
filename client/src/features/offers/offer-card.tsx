import type { SessionUser } from '@chaos/shared/contract/auth';
import type { Offer } from '@chaos/shared/contract/offers';
import type { PersonSummary } from '@chaos/shared/contract/people';
import { allowedAnswers, mayWithdraw } from '@chaos/shared/rules/who-may-answer';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { doesRest } from '../../auth/does-rest.ts';
import { formatRest } from '../../auth/format-suspension-end.ts';
import { cx } from '../../lib/cx.ts';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { fullName, PersonName } from '../../ui/person-name.tsx';
import { offerMessages } from './messages.ts';
import { OfferMessage } from './offer-message.tsx';
import { canChangeHands, isHeldNow, showOffer, viewOffer } from './perspective.ts';
import { TradeSides } from './trade-sides.tsx';
import type { OfferAction } from './use-offer-actions.ts';

const TEXTS = offerMessages.offers;

interface OfferCardProps {
  offer: Offer;
  viewer: SessionUser;
  onAnswer: (answer: OfferAction) => void;
  /** Leads to another offer. */
  onReveal: (offerId: string) => void;
}

export function OfferCard({ offer, viewer, onAnswer, onReveal }: OfferCardProps) {
  const { id, offerType, status, from, to, message, needsAnswer, parentOfferId, counteredById } = offer;
  const { isMine, other } = viewOffer(offer, viewer.id);
  return (
    <article
      className={cx('panel offer-card', needsAnswer && 'needs-answer')}
      aria-label={TEXTS.name(TEXTS.types[offerType], isMine, fullName(other))}
      data-status={status}
    >
      <header className="flex flex-wrap items-center gap-2">
        <span className={`offer-badge is-${offerType}`}>{TEXTS.types[offerType]}</span>
        <span className={`offer-status is-${status}`}>{TEXTS.statuses[status]}</span>
        {needsAnswer && <span className="offer-status is-needed">{TEXTS.needsAnswer}</span>}
        <time dateTime={offer.createdAt.toISOString()} className="ml-auto text-sm text-muted">
          {formatDate(offer.createdAt)}
        </time>
      </header>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        <Party label={TEXTS.from} person={from} isViewer={isMine} />
        <Party label={TEXTS.to} person={to} isViewer={!isMine} />
      </dl>
      {parentOfferId && (
        <p className="trade-note">
          {TEXTS.counters} <RevealLink offerId={parentOfferId} text={TEXTS.toParent} onReveal={onReveal} />
        </p>
      )}
      {message !== null && <OfferMessage text={message} />}
      <TradeSides viewer={viewer} other={other} status={status} {...showOffer(offer, viewer.id)} />
      {status !== 'pending' && (
        <p className={`offer-banner is-${status}`}>
          {TEXTS.banners[status]}{' '}
          {counteredById && <RevealLink offerId={counteredById} text={TEXTS.toChild} onReveal={onReveal} />}
        </p>
      )}
      {status === 'pending' && isMine && (
        <p className="text-sm wrap-anywhere text-muted">
          {doesRest(offer) ? TEXTS.rests(formatRest(offer.rest?.until ?? null)) : TEXTS.waiting(fullName(other))}
        </p>
      )}
      <Answers key={id} offer={offer} viewerId={viewer.id} onAnswer={onAnswer} />
      <WaysBack offer={offer} viewerId={viewer.id} onChoose={onAnswer} />
    </article>
  );
}

function Party({ label, person, isViewer }: { label: string; person: PersonSummary; isViewer: boolean }) {
  return (
    <div className="flex min-w-0 items-start gap-1.5">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 font-bold wrap-anywhere">
        {isViewer ? (
          offerMessages.you
        ) : (
          <Link to="/profile/$userId" params={{ userId: person.id }} className="person-link">
            <PersonName person={person} />
          </Link>
        )}
      </dd>
    </div>
  );
}

interface RevealLinkProps {
  offerId: string;
  text: string;
  onReveal: (offerId: string) => void;
}

function RevealLink({ offerId, text, onReveal }: RevealLinkProps) {
  const reveal = (event: MouseEvent) => {
    event.preventDefault();
    onReveal(offerId);
  };
  return (
    <a href={`#offer-${offerId}`} onClick={reveal} className="person-link">
      {text}
    </a>
  );
}

interface WaysBackProps {
  offer: Offer;
  viewerId: string;
  onChoose: (action: OfferAction) => void;
}

/** What its sender can do until there is an answer, and who gave after it. */
function WaysBack({ offer, viewerId, onChoose }: WaysBackProps) {
  const { other } = viewOffer(offer, viewerId);
  if (mayWithdraw({ status: offer.status, fromUserId: offer.from.id }, viewerId))
    return (
      <div className="offer-answers">
        <Button onClick={() => onChoose('withdraw')}>{TEXTS.withdraw}</Button>
      </div>
    );
  if (!isHeldNow(offer) || !offer.heldUntil) return null;
  const end = formatDate(offer.heldUntil);
  return (
    <div className="offer-answers">
      <p className="min-w-0 flex-[1_1_16rem] text-sm text-muted wrap-anywhere">
        {offer.canReverse ? TEXTS.canReverse(end) : TEXTS.heldFor(fullName(other), end)}
      </p>
      {offer.canReverse && <Button onClick={() => onChoose('reverse')}>{TEXTS.reverse}</Button>}
    </div>
  );
}

interface AnswersProps {
  offer: Offer;
  viewerId: string;
  onAnswer: (answer: OfferAction) => void;
}

/** On phones Accept and Reject lie so far apart that no thumb hits both. */
function Answers({ offer, viewerId, onAnswer }: AnswersProps) {
  const answers = allowedAnswers({ offerType: offer.offerType, status: offer.status, toUserId: offer.to.id }, viewerId);
  if (answers.length === 0) return null;
  const isResting = doesRest(offer);
  const isPossible = canChangeHands(offer) && !isResting;
  const noteId = `offer-note-${offer.id}`;
  return (
    <div className="offer-answers">
      {!isPossible && (
        <p id={noteId} className="flex-[1_0_100%] text-sm font-semibold text-warning-text">
          {isResting ? TEXTS.rests(formatRest(offer.rest?.until ?? null)) : TEXTS.cannotAccept}
        </p>
      )}
      <Button
        look="primary"
        className="btn-accept"
        disabled={!isPossible}
        aria-describedby={isPossible ? undefined : noteId}
        onClick={() => onAnswer('accept')}
      >
        {TEXTS.accept}
      </Button>
      {answers.includes('counter') && (
        <Button disabled={isResting} aria-describedby={isResting ? noteId : undefined} onClick={() => onAnswer('counter')}>
          {TEXTS.counter}
        </Button>
      )}
      <Button className="btn-reject" onClick={() => onAnswer('reject')}>
        {TEXTS.reject}
      </Button>
    </div>
  );
}
