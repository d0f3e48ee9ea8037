/** Single keys for the cards of the Hall: from one to the next, and what can be done with the one that has the focus. */
import type { RefObject } from 'react';
import { type DetailPart, useMoveOpenCharacter } from '../characters/open-character-param.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';

/** What lies under the bar at the top of the window is not seen. */
const BAR_HEIGHT = 64;

export function CardKeys({ listRef }: { listRef: RefObject<HTMLUListElement | null> }) {
  const { open } = useMoveOpenCharacter();
  const findCards = () => [...(listRef.current?.querySelectorAll<HTMLElement>('a[data-opens]') ?? [])];
  const findAt = (cards: readonly HTMLElement[]) =>
    cards.findIndex((card) => card.closest('li')?.contains(document.activeElement));

  const step = (by: 1 | -1) => () => {
    const cards = findCards();
    const at = findAt(cards);
    // From nowhere to the first that is seen.
    const next = at < 0 ? cards.find((card) => card.getBoundingClientRect().bottom > BAR_HEIGHT) : cards[at + by];
    if (!next) return false;
    next.focus({ preventScroll: true });
    next.closest('li')?.scrollIntoView({ block: 'center' });
    return true;
  };
  const onCard = (act: (card: HTMLElement) => void) => () => {
    const cards = findCards();
    const card = cards[findAt(cards)];
    if (!card) return false;
    act(card);
    return true;
  };
  const openAt = (part?: DetailPart) => onCard((card) => open(card.dataset.opens ?? '', part));

  useShortcuts({
    j: step(1),
    k: step(-1),
    l: onCard((card) => card.closest('li')?.querySelector<HTMLElement>('.reaction.is-like')?.click()),
    o: openAt(),
    c: openAt('comments'),
    s: openAt('share'),
  });
  return null;
}
