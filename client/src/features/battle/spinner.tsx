import { battle } from '../../lib/messages-battle.ts';

export function Spinner() {
  return (
    <p role="status" className="arena-spinner">
      <span aria-hidden />
      {battle.opponents.loading}
    </p>
  );
}
