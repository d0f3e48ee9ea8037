import { Button } from '../../ui/button.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { resultMessages } from './result-messages.ts';

/** A result that arrived unseen: it lies face down until somebody turns it over. */
export function UnseenResultCard({ onShow }: { onShow: () => void }) {
  return (
    <div className="result-grid">
      <div className="card-back is-ready aspect-square" aria-hidden>
        <LogoMark />
      </div>
      <div className="grid content-center justify-items-start gap-4">
        <h2 className="font-display text-2xl leading-tight font-extrabold">{resultMessages.ready}</h2>
        <Button look="go" onClick={onShow} className="px-8">
          {resultMessages.show}
        </Button>
      </div>
    </div>
  );
}
