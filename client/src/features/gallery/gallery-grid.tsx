import { GALLERY_PAGE_SIZE, type SearchRow } from '@chaos/shared/contract/gallery';
import { HEROES } from '@chaos/shared/rules/card-pictures';
import { type RefObject, startTransition, useEffect, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { useStore } from '../../lib/store.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { optionalPart } from '../../ui/optional-part.tsx';
import { useOpenCharacter } from '../characters/open-character-param.ts';
import { OpenableCard } from '../characters/openable-card.tsx';
import { CARD_KEYS_MARK } from '../shortcuts/use-shortcuts.ts';
import { isCompact } from './card-density.ts';
import { CardKeys } from './card-keys.tsx';
import { type ListFrame, WINDOW_FROM } from './virtual-list/list-frame.ts';
import { keptList } from './virtual-list/list-heights.ts';

const FIRST_ROW = 5;
/** As many as a large window shows. */
const IN_SIGHT = 10;

/** Of a list so long that it is needed. */
const VirtualList = optionalPart(() => import('./virtual-list/virtual-list.tsx'));
const ScrollRestoration = optionalPart(() => import('./scroll-restoration/scroll-restoration.tsx'));

interface GalleryGridProps {
  /** Another one for another list. */
  name: string;
  rows: readonly SearchRow[];
  /** They belong to the filter that was chosen before. */
  isOld: boolean;
  listRef: RefObject<HTMLUListElement | null>;
  /** Somebody has been here before, and comes back to the place where they were. */
  isReturn: boolean;
  /** It is being read. */
  isBusy: boolean;
  /** Reads so many more at once; absent where it would be another list that goes on. */
  readMore?: (count: number) => Promise<unknown>;
}

export function GalleryGrid({ name, rows, isOld, listRef, isReturn, isBusy, readMore }: GalleryGridProps) {
  const isMeasuring = useMeasuring(isReturn);
  const isPainted = usePainted(isReturn);
  const isClose = useStore(isCompact);
  const isLong = rows.length > WINDOW_FROM && !isOld;
  const [framed, setFramed] = useState({ name, frame: keptList(name, rows.length).frame });
  const frame = isLong ? (framed.name === name ? framed.frame : keptList(name, rows.length).frame) : undefined;
  const whole = isPainted ? (isOld ? WINDOW_FROM : rows.length) : IN_SIGHT;
  return (
    <>
      <ul
        ref={listRef}
        aria-busy={isOld}
        data-density={isClose ? 'compact' : 'cosy'}
        {...{ [CARD_KEYS_MARK]: '' }}
        className={cx(
          'card-grid transition-opacity',
          isOld && 'opacity-45',
          isMeasuring && 'is-measuring',
          frame && 'is-windowed',
        )}
      >
        {(frame?.parts ?? [{ from: 0, to: whole, room: 0 }]).flatMap(({ from, to, room }) => [
          room > 0 && <li key={`room ${from}`} aria-hidden className="list-room" style={{ height: room }} />,
          ...rows
            .slice(from, to)
            .map((row, index) => <CardItem key={row.id} row={row} at={from + index} setSize={frame ? rows.length : undefined} />),
        ])}
        {frame && frame.roomAfter > 0 && <li aria-hidden className="list-room" style={{ height: frame.roomAfter }} />}
        <CardKeys listRef={listRef} />
      </ul>
      {readMore && !isOld && (isReturn || rows.length > GALLERY_PAGE_SIZE) && (
        <ScrollRestoration key={name} list={listRef} shown={rows.length} isBusy={isBusy} readOn={readMore} />
      )}
      {isLong && <LongList name={name} list={listRef} rows={rows} onFrame={(next) => setFramed({ name, frame: next })} />}
    </>
  );
}

interface CardItemProps {
  row: SearchRow;
  at: number;
  /** Where not all of them stand in the page. */
  setSize: number | undefined;
}

function CardItem({ row, at, setSize }: CardItemProps) {
  return (
    <li data-at={at} aria-posinset={setSize && at + 1} aria-setsize={setSize} tabIndex={-1} className="min-w-0 rounded-card">
      <OpenableCard
        row={row}
        {...(row.rank !== null && { rank: row.rank })}
        priority={at < HEROES ? 'hero' : at < FIRST_ROW ? 'first' : 'later'}
      />
    </li>
  );
}

interface LongListProps {
  name: string;
  list: RefObject<HTMLUListElement | null>;
  rows: readonly SearchRow[];
  onFrame: (frame: ListFrame) => void;
}

function LongList({ rows, ...props }: LongListProps) {
  const openId = useOpenCharacter();
  return <VirtualList {...props} count={rows.length} openAt={rows.findIndex(({ id }) => id === openId)} />;
}

/** Cards out of sight are as high as guessed until they were laid out once; a place is found again only among true heights. */
function useMeasuring(isWanted: boolean): boolean {
  const [isMeasuring, setMeasuring] = useState(isWanted);
  useEffect(() => (isMeasuring ? afterPaint(() => setMeasuring(false)) : undefined), [isMeasuring]);
  return isMeasuring;
}

/** The rest is made when what is in sight has been painted. */
function usePainted(isAlready: boolean): boolean {
  const [isPainted, setPainted] = useState(isAlready);
  useEffect(() => (isPainted ? undefined : afterPaint(() => startTransition(() => setPainted(true)))), [isPainted]);
  return isPainted;
}
