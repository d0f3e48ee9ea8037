/** Where an AI has failed: the house's own artist, who needs none. */
import { Button } from '../../ui/button.tsx';
import { ticketMessages } from './messages.ts';

export function HouseButton({ onAsk }: { onAsk: () => void }) {
  return <Button onClick={onAsk}>{ticketMessages.house.draw}</Button>;
}

export function HouseHint() {
  return <p className="text-muted">{ticketMessages.house.hint}</p>;
}
