import { OfflineNote } from '../../ui/offline-note.tsx';
import { useOnline } from '../../ui/use-online.ts';
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
