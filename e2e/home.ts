/** Home as a person uses it. */
import type { WishField } from '@chaos/shared/contract/characters';
import type { Locator, Page } from 'playwright';
import { messages } from './messages.ts';

export function homeOf(page: Page) {
  const form = page.getByRole('form', { name: messages.form.label });
  const resultArea = page.getByRole('region', { name: messages.resultArea.label });
  return {
    form,
    field: (name: WishField): Locator => form.getByRole('textbox', { name: messages.wish[name].label }),
    secret: form.getByRole('checkbox', { name: 'Make it a secret (embed subtly)' }),
    /** In all its states. */
    button: form.locator('button[type=submit]'),
    resultArea,
    waiting: resultArea.getByRole('heading', { name: messages.wait.title }),
    progress: resultArea.getByRole('progressbar', { name: messages.wait.progress }),
    failure: resultArea.getByRole('heading', { name: messages.failure.title }),
    /** The result once its card is turned over. */
    result: resultArea.locator('article[aria-busy=false]'),
    toast: page.getByRole('region', { name: messages.toast.region }),
  };
}

export function galleryOf(page: Page) {
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Hall of Chaos' }),
    filter: page.getByRole('combobox', { name: messages.gallery.filter }),
    cards: page.getByRole('listitem').getByRole('article'),
    more: page.getByRole('button', { name: 'Show More Chaos' }),
    empty: page.getByText('No brainrots found for this time period!', { exact: true }),
    failure: page.getByRole('heading', { name: messages.gallery.failedTitle }),
    tryAgain: page.getByRole('button', { name: 'Try Again' }),
    toast: page.getByRole('region', { name: messages.toast.region }),
  };
}
