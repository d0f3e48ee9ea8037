import type { SessionUser } from '@chaos/shared/contract/auth';
import type { Offer } from '@chaos/shared/contract/offers';
import { doesRest } from '../../auth/does-rest.ts';
import { fullName } from '../../ui/person-name.tsx';
import { offerMessages } from './messages.ts';
import { OfferMessage } from './offer-message.tsx';
import { canChangeHands, showOffer, viewOffer } from './perspective.ts';
import { Sheet } from './sheet.tsx';
import { TradeSides } from './trade-sides.tsx';
import { useAcceptOffer } from './use-offer-actions.ts';

export interface AnswerSheetProps {
  /** As the list has it now: what changes meanwhile shows here too. */
  offer: Offer;
  viewer: SessionUser;
  onClose: () => void;
  onDone: (offerId: string) => void;
}

/** Everything that goes and comes, before it does. */
export function AcceptSheet({ offer, viewer, onClose, onDone }: AnswerSheetProps) {
  const { accept, isPending, error } = useAcceptOffer(() => onDone(offer.id));
  const { other, gives, gets } = viewOffer(offer, viewer.id);
  const { status } = offer;
  const isPossible = status === 'pending' && canChangeHands(offer) && !doesRest(offer);
  return (
    <Sheet
      title={offerMessages.sheet.acceptTitle[offer.offerType]}
      size="middle"
      cancel={offerMessages.sheet.cancel}
      confirm={{
        label: offerMessages.offers.accept,
        busyLabel: offerMessages.offers.accepting,
        look: 'primary',
        isPending,
        isBlocked: !isPossible && !isPending,
      }}
      error={error}
      note={
        // What became of it stands above already: "something has changed" would be an alarm about one's own answer.
        (status === 'pending' || isPending) && (
          <p className="font-bold">
            {isPossible || isPending ? offerMessages.balance(gives.length, gets.length) : offerMessages.sheet.changed}
          </p>
        )
      }
      onClose={onClose}
      onConfirm={() => accept(offer)}
    >
      {status === 'pending' ? (
        <p className="text-muted wrap-anywhere">{offerMessages.sheet.acceptHint[offer.offerType](fullName(other))}</p>
      ) : (
        <p className={`offer-banner is-${status}`}>{offerMessages.offers.banners[status]}</p>
      )}
      <TradeSides viewer={viewer} other={other} status={status} {...showOffer(offer, viewer.id)} />
      {offer.message !== null && <OfferMessage text={offer.message} />}
    </Sheet>
  );
}
