import { goTo } from '../../ui/focus/lost-focus.ts';

const COMES_WITHIN_MS = 5_000;

/** To a card that is about to come back, unless somebody has gone on by keys meanwhile: they stand at something to press. */
export function focusCard(id: string): void {
  const look = () => {
    const card = document.querySelector<HTMLElement>(`main a[data-opens="${id}"]`);
    const isBusy = document.activeElement instanceof HTMLElement && document.activeElement.tabIndex >= 0;
    if (!card || isBusy) return;
    observer.disconnect();
    goTo(card);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), COMES_WITHIN_MS);
}
