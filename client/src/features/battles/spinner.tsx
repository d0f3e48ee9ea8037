import { useOnline } from '../../lib/online.ts';
import { OfflineNote } from '../../ui/offline-note.tsx';
import { battleMessages } from './messages.ts';

export function Spinner() {
  if (!useOnline()) return <OfflineNote />;
  return (
    <p role="status" className="arena-spinner">
      <span aria-hidden />
      {battleMessages.opponents.loading}
    </p>
  );
}
