/** The character that lies open, and cards, as a person uses them. */

import type { ReactionType } from '@chaos/shared/contract/reactions';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { characterMessages } from '../features/characters/messages.ts';
import { commentMessages } from '../features/comments/messages.ts';
import { shareMessages } from '../ui/share/messages.ts';

/** Not the menu in it, which is also one. */
const dialog = page.getByRole('dialog').first();

function reactionsIn(place: Locator) {
  const reaction = (name: RegExp) => place.getByRole('button', { name });
  return { like: reaction(/^Like, /), dislike: reaction(/^Dislike, /) };
}

export const opened = {
  dialog,
  ...reactionsIn(dialog),
  heading: dialog.getByRole('heading', { level: 2 }),
  close: dialog.getByRole('button', { name: characterMessages.detail.close, exact: true }),
  share: dialog.getByRole('button', { name: shareMessages.action, exact: true }),
  menu: page.getByRole('dialog', { name: characterMessages.share.title }),
  commentField: dialog.getByRole('textbox', { name: commentMessages.label }),
  post: dialog.getByRole('button', { name: commentMessages.post, exact: true }),
  tryAgain: dialog.getByRole('button', { name: 'Try Again' }),
};

/** What stands beside this word in the dialog's numbers. */
export function statOf(label: string): string | null | undefined {
  const terms = [...document.querySelectorAll('dialog dl dt')];
  return terms.find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent;
}

export function cardOf({ name }: { name: string }) {
  const card = page.getByRole('listitem').getByRole('article', { name, exact: true });
  return { card, open: card.getByRole('link', { name: new RegExp(`${name}, `) }), ...reactionsIn(card) };
}

interface Reactions {
  like: Locator;
  dislike: Locator;
}

/** Waits until both buttons say these numbers, with this one marked. */
export async function expectReaction(
  { like, dislike }: Reactions,
  wanted: { likes: number; dislikes: number; mine: ReactionType | null },
): Promise<void> {
  const count = (button: Locator) => Number(button.query()?.textContent);
  const isPressed = (button: Locator) => button.query()?.getAttribute('aria-pressed') === 'true';
  const mine = () => (isPressed(like) ? 'like' : isPressed(dislike) ? 'dislike' : null);
  await expect.poll(() => ({ likes: count(like), dislikes: count(dislike), mine: mine() })).toEqual(wanted);
}
