/** The character that lies open, as a person uses it. */
import type { Page } from 'playwright';
import { messages } from './messages.ts';

/** The address of the Hall with this character open. */
export const openAt = (id: string) => `/?view=gallery&c=${id}`;

/** How often a count shows, by the words that go before it. */
const COUNT = /(\S+) (?:dis)?likes?$/;

export function dialogOf(page: Page) {
  const dialog = page.locator('dialog.character-dialog');
  const reaction = (type: 'Like' | 'Dislike') => dialog.getByRole('button', { name: new RegExp(`^${type}, `) });
  return {
    dialog,
    heading: dialog.getByRole('heading', { level: 2 }),
    close: dialog.getByRole('button', { name: messages.detail.close, exact: true }),
    like: reaction('Like'),
    dislike: reaction('Dislike'),
    share: dialog.getByRole('button', { name: messages.share.action, exact: true }),
    menu: page.getByRole('dialog', { name: messages.share.title }),
    stat: (label: string) =>
      dialog
        .locator('dl > div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .locator('dd'),
    comments: dialog.locator('.comment'),
    commentField: dialog.getByRole('textbox', { name: messages.comments.label }),
    post: dialog.getByRole('button', { name: messages.comments.post, exact: true }),
    toast: page.getByRole('region', { name: messages.toast.region }),
  };
}

/** The card of this rank, and what can be done with it. */
export function cardOf(page: Page, rank: number) {
  const card = page.locator('main li article').nth(rank - 1);
  return {
    card,
    open: card.locator('a.card-open'),
    like: card.getByRole('button', { name: /^Like, / }),
    dislike: card.getByRole('button', { name: /^Dislike, / }),
  };
}

/** What a reaction button says it counts. */
export async function countOn(button: { getAttribute(name: string): Promise<string | null> }): Promise<number> {
  const [, count = ''] = COUNT.exec((await button.getAttribute('aria-label')) ?? '') ?? [];
  return Number(count.replaceAll(',', ''));
}
