import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { goTo, goToHeading, isFocusLost } from './lost-focus.ts';

interface Place {
  list: Element;
  focused: Element;
  /** The item that it stood in, or would have stood before. */
  item: HTMLElement | undefined;
  at: number;
}

/**
 * For what a list stands in: when the focus leaves with an item, it goes on to the one that takes its place, to the last one,
 * or to what is there instead of a list. Items are `li` that can take focus.
 */
export function useFocusOnNext(instead?: RefObject<HTMLElement | null>) {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    const before = place.current;
    if (!before || before.focused.isConnected || !isFocusLost()) return;
    place.current = null;
    const next = findNext(before) ?? instead?.current;
    if (next) goTo(next);
    if (isFocusLost()) goToHeading();
  });
  return {
    onFocus({ target, currentTarget: list }: FocusEvent<HTMLElement>) {
      // What a menu opened elsewhere in the page tells React's parents too.
      if (!list.contains(target)) return;
      const items = findItems(list);
      const at = items.filter((item) => isBefore(item, target)).length;
      const item = items[at];
      // Of a list that is not all in the page, what leaves the page has not left the list.
      place.current = item?.ariaSetSize ? null : { list, focused: target, item, at };
    },
  };
}

function findNext({ list, item, at }: Place): HTMLElement | undefined {
  if (item?.isConnected) return item;
  if (!list.isConnected) return undefined;
  const items = findItems(list);
  return items[at] ?? items.at(-1);
}

const findItems = (list: Element) => [...list.querySelectorAll<HTMLElement>('li[tabindex]')];

const isBefore = (item: Element, target: Element) =>
  !item.contains(target) && (item.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
