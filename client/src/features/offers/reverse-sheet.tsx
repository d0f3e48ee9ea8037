/** Shows all that goes back before it does. */
import { fullName } from '../../ui/person-name.tsx';
import type { AnswerSheetProps } from './accept-sheet.tsx';
import { offerMessages } from './messages.ts';
import { isHeldNow, viewOffer } from './perspective.ts';
import { Sheet } from './sheet.tsx';
import { TradeSides } from './trade-sides.tsx';
import { useReverseOffer } from './use-offer-actions.ts';

export function ReverseSheet({ offer, viewer, onClose, onDone }: AnswerSheetProps) {
  const { reverse, isPending, error } = useReverseOffer(() => onDone(offer.id));
  const { other, gives, gets } = viewOffer(offer, viewer.id);
  const isPossible = offer.canReverse && isHeldNow(offer);
  return (
    <Sheet
      title={offerMessages.sheet.reverseTitle[offer.offerType]}
      size="middle"
      cancel={offerMessages.sheet.cancel}
      confirm={{
        label: offerMessages.offers.reverse,
        busyLabel: offerMessages.offers.reversing,
        look: 'danger',
        isPending,
        isBlocked: !isPossible && !isPending,
      }}
      error={error}
      note={<p>{offerMessages.sheet.reverseLimit}</p>}
      onClose={onClose}
      onConfirm={() => reverse(offer)}
    >
      <p className="text-muted wrap-anywhere">{offerMessages.sheet.reverseHint[offer.offerType](fullName(other))}</p>
      {/* The other way round: what was got is given. */}
      <TradeSides viewer={viewer} other={other} gives={gets} gets={gives} />
    </Sheet>
  );
}
