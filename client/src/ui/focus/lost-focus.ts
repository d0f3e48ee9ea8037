/** A focus whose element has left the page is nowhere: keys and screen readers begin at the top again. */

import { hasInteracted } from '../has-interacted.ts';

/** In front of the page it falls to the dialog. */
export function isFocusLost(): boolean {
  return document.activeElement === document.body || document.activeElement instanceof HTMLDialogElement;
}

/** To where the screen begins, or the dialog in front of it. */
export function goToHeading(): void {
  const screen = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.getElementById('main');
  const heading = screen?.querySelector<HTMLElement>('h1, h2[tabindex]');
  if (heading) goTo(heading);
}

/** For what comes in the place of something that had it. Nobody has it who has not pressed anything yet. */
export function keepFocus(): void {
  if (isFocusLost() && hasInteracted()) goToHeading();
}

/** Whoever points stays where they are. */
export function goTo(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (element.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest' });
}
