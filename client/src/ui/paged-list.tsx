import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useFocusOnNext } from './focus/use-focus-on-next.ts';
import { optionalPart } from './optional-part.tsx';
import { type Pages, ShowMore } from './show-more.tsx';
import type { Press } from './show-more-effects.tsx';

const ShowMoreEffects = optionalPart(() => import('./show-more-effects.tsx'));

interface PagedListProps {
  list: Pages & { isPending: boolean; isError: boolean; data: unknown; isPlaceholderData: boolean };
  shown: number;
  /** Of all pages; absent where it is not known. */
  total?: number;
  /** What stands in the list's place: while it loads, when it could not be loaded, and where nothing is in it. */
  skeletons: ReactNode;
  failed: ReactNode;
  empty: ReactNode;
  more: string;
  /** After the first press on the button it goes on by itself for a while, as somebody scrolls. */
  isEndless?: boolean;
  /** The list itself, with a place that can take focus for each row. */
  children: (listRef: RefObject<HTMLUListElement | null>) => ReactNode;
}

/** A list that comes page by page. */
export function PagedList({ list, shown, total, skeletons, failed, empty, more, isEndless = false, children }: PagedListProps) {
  const element = useRef<HTMLUListElement>(null);
  // What was left out or has arrived since the total was counted is never said to be "9 of 8".
  const whole = Math.max(total ?? 0, shown);
  const [press, setPress] = useState<Press>();
  const focusOnNext = useFocusOnNext();

  if (list.isPending) return skeletons;
  // Kept rows of another list would be a lie beside an error.
  if (list.isError && (list.data === undefined || list.isPlaceholderData)) return failed;
  if (shown === 0 && !list.isPlaceholderData && !list.hasNextPage) return empty;
  return (
    <div className="grid grid-cols-1 gap-6" {...focusOnNext}>
      {children(element)}
      {!list.isPlaceholderData && (
        <ShowMore
          list={list}
          label={more}
          {...(total !== undefined && { count: { shown, total: whole } })}
          onMore={() => setPress({ from: shown })}
        />
      )}
      {press && <ShowMoreEffects press={press} pages={list} list={element} shown={shown} total={whole} isEndless={isEndless} />}
    </div>
  );
}
