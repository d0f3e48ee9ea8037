/** Where an AI has failed: the built-in artist, who needs none. */
import { Button } from '../../ui/button.tsx';
import { ticketMessages } from './messages.ts';

export function BuiltInArtistButton({ onAsk }: { onAsk: () => void }) {
  return <Button onClick={onAsk}>{ticketMessages.builtIn.draw}</Button>;
}

export function BuiltInArtistHint() {
  return <p className="text-muted">{ticketMessages.builtIn.hint}</p>;
}
