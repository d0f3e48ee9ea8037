/** Says which lines of a long list are near the window. Draws nothing itself: the cards stay where they are. */
import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { isSameFrame, type ListFrame, toFrame } from './list-frame.ts';
import { keepList, keptList } from './list-heights.ts';

/** Lines on either side of the window: whoever goes on by keys finds the next card. */
const OVERSCAN = 3;
/** Where there is no card to go by. */
const LINE_HEIGHT = 440;
/** The bar at the top covers what lies under it. */
const BAR_HEIGHT = 80;

interface VirtualListProps {
  /** Another one for another list. */
  name: string;
  list: RefObject<HTMLUListElement | null>;
  /** How many cards there are in all. */
  count: number;
  /** The index of the card that lies open; it and its neighbours stay. */
  openAt: number;
  onFrame: (frame: ListFrame) => void;
}

export default function VirtualList(props: VirtualListProps) {
  const geometry = useGeometry(props.list);
  return geometry && <Lines key={props.name} {...props} {...geometry} />;
}

function Lines({ name, list, count, openAt, onFrame, columns, gap, top }: VirtualListProps & Geometry) {
  const keptAt = useKeptCard(list, openAt);
  const rangeExtractor = useCallback((range: Range) => withLine(range, Math.floor(keptAt / columns)), [keptAt, columns]);
  const [{ measured, lineHeight }] = useState(() => {
    const lines = readLines(list.current, columns);
    return { measured: lines, lineHeight: lines.at(-1)?.size || LINE_HEIGHT, ...keptList(name, count) };
  });
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: Math.ceil(count / columns),
    gap,
    overscan: OVERSCAN,
    scrollMargin: top,
    scrollPaddingStart: BAR_HEIGHT,
    rangeExtractor,
    estimateSize: () => lineHeight,
    getItemKey: useCallback((line: number) => keyOf(line, columns), [columns]),
    indexAttribute: 'data-line',
    useCachedMeasurements: true,
    initialMeasurementsCache: measured,
  });

  // With other columns the same cards lie in other lines.
  const seen = useRef({ columns, line: 0 });
  useLayoutEffect(() => {
    const before = seen.current;
    if (before.columns !== columns && before.line > 0)
      virtualizer.scrollToIndex(Math.floor((before.line * before.columns) / columns), { align: 'start' });
  }, [columns, virtualizer]);

  useLayoutEffect(() => {
    markLines(list.current, columns, virtualizer.measureElement);
    const items = virtualizer.getVirtualItems();
    if (items.length === 0) return;
    seen.current = { columns, line: virtualizer.range?.startIndex ?? 0 };
    const frame = toFrame({ items, columns, gap, start: top, end: top + virtualizer.getTotalSize() });
    if (isSameFrame(keptList(name, count).frame, frame)) return;
    keepList(name, { count, frame });
    onFrame(frame);
  });

  useLayoutEffect(
    () => () => keepList(name, { count, lineHeight, measured: virtualizer.takeSnapshot() }),
    [name, count, lineHeight, virtualizer],
  );
  return null;
}

const keyOf = (line: number, columns: number) => `${columns}/${line}`;

/** The first card of a line is as high as the line, and stands for it. */
function findLines(list: HTMLElement | null, columns: number): HTMLLIElement[] {
  const cards = [...(list?.querySelectorAll<HTMLLIElement>(':scope > li[data-at]') ?? [])];
  return cards.filter(({ dataset }) => Number(dataset.at) % columns === 0);
}

/** As they stand in the page: where others were guessed, the window would begin elsewhere than somebody has scrolled to. */
function readLines(list: HTMLElement | null, columns: number): VirtualItem[] {
  return findLines(list, columns).map((card) => {
    const index = Number(card.dataset.at) / columns;
    // With fractions: rounded, those of twenty lines are some pixels, by which all below them would move.
    const { top, height: size } = card.getBoundingClientRect();
    const start = top + window.scrollY;
    return { key: keyOf(index, columns), index, start, size, end: start + size, lane: 0 };
  });
}

function markLines(list: HTMLElement | null, columns: number, measure: (element: HTMLLIElement | null) => void): void {
  for (const card of list?.querySelectorAll<HTMLLIElement>(':scope > li[data-line]') ?? []) delete card.dataset.line;
  for (const card of findLines(list, columns)) {
    card.dataset.line = String(Number(card.dataset.at) / columns);
    measure(card);
  }
  // Forgets those that are gone.
  measure(null);
}

/** The card that lies open, and the last one that did or had the focus, must be there to go back to; so must those beside it. */
function useKeptCard(list: RefObject<HTMLUListElement | null>, openAt: number): number {
  const [keptAt, setKeptAt] = useState(() => (openAt >= 0 ? openAt : cardOf(list.current?.querySelector(':focus'))));
  useLayoutEffect(() => {
    if (openAt >= 0) setKeptAt(openAt);
  }, [openAt]);
  useLayoutEffect(() => {
    const element = list.current;
    const keep = ({ target }: FocusEvent) => {
      const at = target instanceof Element ? cardOf(target) : -1;
      if (at >= 0) setKeptAt(at);
    };
    element?.addEventListener('focusin', keep);
    return () => element?.removeEventListener('focusin', keep);
  }, [list]);
  return openAt >= 0 ? openAt : keptAt;
}

/** @returns -1 where it is in none. */
const cardOf = (element: Element | null | undefined) => Number(element?.closest<HTMLElement>('li[data-at]')?.dataset.at ?? -1);

function withLine(range: Range, line: number): number[] {
  const near = defaultRangeExtractor(range);
  if (line < 0) return near;
  const kept = [line - 1, line, line + 1].filter((one) => one >= 0 && one < range.count);
  return [...new Set([...near, ...kept])].sort((a, b) => a - b);
}

interface Geometry {
  columns: number;
  gap: number;
  /** Of the list, from the top of the page. */
  top: number;
}

function useGeometry(list: RefObject<HTMLUListElement | null>): Geometry | null {
  const [geometry, setGeometry] = useState<Geometry | null>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const read = () => {
      const next = readGeometry(element);
      setGeometry((before) => (isSame(before, next) ? before : next));
    };
    read();
    // What comes or goes above the list moves it, and changes the height of the page.
    const observer = new ResizeObserver(read);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return geometry;
}

const isSame = (one: Geometry | null, other: Geometry) =>
  one !== null && one.columns === other.columns && one.gap === other.gap && one.top === other.top;

function readGeometry(element: HTMLElement): Geometry {
  const { gridTemplateColumns, rowGap } = getComputedStyle(element);
  return {
    columns: gridTemplateColumns.split(' ').length,
    gap: Number.parseFloat(rowGap) || 0,
    top: Math.round(element.getBoundingClientRect().top + window.scrollY),
  };
}
