import { fullName } from '../../ui/person-name.tsx';
import type { AnswerSheetProps } from './accept-sheet.tsx';
import { offerMessages } from './messages.ts';
import { viewOffer } from './perspective.ts';
import { Sheet } from './sheet.tsx';
import { useWithdrawOffer } from './use-offer-actions.ts';

export function WithdrawDialog({ offer, viewer, onClose, onDone }: AnswerSheetProps) {
  const { withdraw, isPending, error } = useWithdrawOffer(() => onDone(offer.id));
  const { other } = viewOffer(offer, viewer.id);
  return (
    <Sheet
      title={offerMessages.sheet.withdrawTitle[offer.offerType]}
      size="small"
      cancel={offerMessages.sheet.cancel}
      confirm={{ label: offerMessages.offers.withdraw, busyLabel: offerMessages.offers.withdrawing, look: 'danger', isPending }}
      error={error}
      onClose={onClose}
      onConfirm={() => withdraw(offer)}
    >
      <p className="text-muted wrap-anywhere">{offerMessages.sheet.withdrawHint(fullName(other))}</p>
    </Sheet>
  );
}
