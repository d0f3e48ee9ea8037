import type { OfferType } from '@chaos/shared/contract/offers';
import type { PersonSummary } from '@chaos/shared/contract/people';
import { fullName } from '../../ui/person-name.tsx';
import { offerMessages } from './messages.ts';
import { OfferMessage } from './offer-message.tsx';
import type { OfferedCharacter } from './offered-character.ts';
import { Sheet } from './sheet.tsx';
import { TradeSides } from './trade-sides.tsx';

interface ReviewSheetProps {
  offerType: OfferType;
  user: PersonSummary;
  partner: PersonSummary;
  gives: readonly OfferedCharacter[];
  gets: readonly OfferedCharacter[];
  message: string | null;
  isPending: boolean;
  error: unknown;
  onClose: () => void;
  onConfirm: () => void;
}

/** Every item once more, before it is sent. */
export function ReviewSheet(props: ReviewSheetProps) {
  const { offerType, user, partner, gives, gets, message, isPending, error, onClose, onConfirm } = props;
  return (
    <Sheet
      title={offerMessages.sheet.review[offerType]}
      size="middle"
      cancel={offerMessages.sheet.back}
      confirm={{ label: offerMessages.form.send[offerType], busyLabel: offerMessages.form.sending, look: 'primary', isPending }}
      error={error}
      note={<p className="font-bold">{offerMessages.balance(gives.length, gets.length)}</p>}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p className="text-muted wrap-anywhere">{offerMessages.sheet.reviewHint(fullName(partner))}</p>
      <TradeSides viewer={user} other={partner} gives={gives} gets={gets} />
      {message !== null && <OfferMessage text={message} />}
    </Sheet>
  );
}
