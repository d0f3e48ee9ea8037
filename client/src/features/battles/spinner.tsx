import { battleMessages } from './messages.ts';

export function Spinner() {
  return (
    <p role="status" className="arena-spinner">
      <span aria-hidden />
      {battleMessages.opponents.loading}
    </p>
  );
}
