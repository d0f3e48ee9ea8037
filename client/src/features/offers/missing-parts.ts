import type { findOfferFault } from '@chaos/shared/rules/offers';
import type { readMessage } from './message-field.tsx';
import { offerMessages } from './messages.ts';

/** What has to be done next before an offer can be sent, in words; null when nothing is missing. */
export function findMissingPart(
  fault: ReturnType<typeof findOfferFault>,
  message: ReturnType<typeof readMessage>,
): string | null {
  if (fault === 'nothing_offered') return offerMessages.form.missingGive;
  if (fault === 'nothing_requested') return offerMessages.form.missingGet;
  if (fault) return offerMessages.picker.tooMany.title;
  return message.left < 0 ? offerMessages.form.messageTooLong : null;
}
