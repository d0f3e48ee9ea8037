import { messages } from '../lib/messages.ts';
import { later } from '../lib/messages-later.ts';
import { Button } from './button.tsx';
import { Retry } from './icons-later.tsx';

interface ShowMoreProps {
  label: string;
  /** Absent where the size of the whole list is not known. */
  count?: { shown: number; total: number };
  isLoading: boolean;
  hasFailed: boolean;
  onMore: () => void;
}

/** While something is missing: the button, or in its place what went wrong with the last page. */
export function ShowMore({ label, count, isLoading, hasFailed, onMore }: ShowMoreProps) {
  return (
    <div className="grid justify-items-center gap-2 text-center">
      {hasFailed && !isLoading ? (
        <>
          <p className="text-danger-text">{later.gallery.moreFailed}</p>
          <Button onClick={onMore}>
            <Retry className="size-4.5" />
            {messages.tryAgain}
          </Button>
        </>
      ) : (
        <Button look="primary" className="min-w-60" aria-disabled={isLoading} onClick={() => isLoading || onMore()}>
          {isLoading ? later.gallery.moreBusy : label}
        </Button>
      )}
      {count && <p className="text-sm text-muted tabular-nums">{later.gallery.shown(count.shown, count.total)}</p>}
    </div>
  );
}
