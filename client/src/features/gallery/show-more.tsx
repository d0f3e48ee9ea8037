import { messages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Retry } from '../../ui/icons-later.tsx';

interface ShowMoreProps {
  shown: number;
  total: number;
  isLoading: boolean;
  hasFailed: boolean;
  onMore: () => void;
}

/** While cards are missing: the button, or in its place what went wrong with the last page. */
export function ShowMore({ shown, total, isLoading, hasFailed, onMore }: ShowMoreProps) {
  if (shown >= total) return null;
  return (
    <div className="grid justify-items-center gap-2 text-center">
      {hasFailed && !isLoading ? (
        <>
          <p className="text-danger-text">{messages.gallery.moreFailed}</p>
          <Button onClick={onMore}>
            <Retry className="size-4.5" />
            {messages.tryAgain}
          </Button>
        </>
      ) : (
        <Button look="primary" className="min-w-60" aria-disabled={isLoading} onClick={() => isLoading || onMore()}>
          {isLoading ? messages.gallery.moreBusy : messages.gallery.more}
        </Button>
      )}
      <p className="text-sm text-muted tabular-nums">{messages.gallery.shown(shown, total)}</p>
    </div>
  );
}
