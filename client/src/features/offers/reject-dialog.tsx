import { fullName } from '../../ui/person-name.tsx';
import type { AnswerSheetProps } from './accept-sheet.tsx';
import { offerMessages } from './messages.ts';
import { viewOffer } from './perspective.ts';
import { Sheet } from './sheet.tsx';
import { useRejectOffer } from './use-offer-actions.ts';

export function RejectDialog({ offer, viewer, onClose, onDone }: AnswerSheetProps) {
  const { reject, isPending, error } = useRejectOffer(() => onDone(offer.id));
  const { other } = viewOffer(offer, viewer.id);
  return (
    <Sheet
      title={offerMessages.sheet.rejectTitle[offer.offerType]}
      size="small"
      cancel={offerMessages.sheet.cancel}
      confirm={{ label: offerMessages.offers.reject, busyLabel: offerMessages.offers.rejecting, look: 'danger', isPending }}
      error={error}
      onClose={onClose}
      onConfirm={() => reject(offer)}
    >
      <p className="text-muted wrap-anywhere">{offerMessages.sheet.rejectHint(fullName(other))}</p>
    </Sheet>
  );
}
