import { offlineMessages } from './messages.ts';

/** In place of what cannot come without a network. Nobody has to ask for it again. */
export function OfflineNote() {
  return (
    <p role="status" className="py-6 text-center font-semibold text-warning-text">
      {offlineMessages.load}
    </p>
  );
}
