import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { toastMessages } from '../ui/toast/messages.ts';

/** The one toast there is. */
export const toast = page.getByRole('region', { name: toastMessages.region });

/** Waits until the toast says this. */
export async function seeToast(title: string, description?: string): Promise<void> {
  await expect.element(toast.getByText(title, { exact: true })).toBeVisible();
  if (description) await expect.element(toast.getByText(description, { exact: true })).toBeVisible();
}

/** Closes the toast, so that the next one can be told from it. */
export async function closeToast(): Promise<void> {
  await toast.getByRole('button', { name: toastMessages.close }).click();
  await expect.element(toast).not.toBeInTheDocument();
}
