import { Button } from './button.tsx';
import { Retry } from './icons.tsx';
import { uiMessages } from './messages.ts';

/** What a query that loads page after page says of itself. */
export interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

interface ShowMoreProps {
  list: Pages;
  label: string;
  /** Beside other things rather than under a whole page. */
  isSmall?: boolean;
  /** Absent where the size of the whole list is not known. */
  count?: { shown: number; total: number };
  /** Before the next page is asked for. */
  onMore?: () => void;
}

/** While something is missing: the button, or in its place what went wrong with the last page. */
export function ShowMore({ list, label, isSmall = false, count, onMore }: ShowMoreProps) {
  if (!list.hasNextPage) return null;
  const isLoading = list.isFetchingNextPage;
  const showMore = () => {
    if (isLoading) return;
    onMore?.();
    void list.fetchNextPage();
  };
  return (
    <div className="grid justify-items-center gap-2 text-center">
      {list.isFetchNextPageError && !isLoading ? (
        <>
          <p className="text-danger-text">{uiMessages.more.failed}</p>
          <Button onClick={showMore}>
            <Retry className="size-4.5" />
            {uiMessages.tryAgain}
          </Button>
        </>
      ) : (
        <Button {...(!isSmall && { look: 'primary', className: 'at-least-60' })} aria-disabled={isLoading} onClick={showMore}>
          {isLoading ? uiMessages.more.busy : label}
        </Button>
      )}
      {count && <p className="text-sm text-muted tabular-nums">{uiMessages.more.shown(count.shown, count.total)}</p>}
    </div>
  );
}
