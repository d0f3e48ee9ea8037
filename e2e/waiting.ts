/** What waits, as a person sees it and as the database has it. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { messages } from './messages.ts';
import type { Site } from './site.ts';

export function trayOf(page: Page) {
  const tray = page.getByRole('complementary', { name: messages.tray.label });
  return {
    tray,
    toggle: tray.locator('button[aria-expanded]'),
    rows: tray.getByRole('listitem'),
    show: tray.getByRole('button', { name: messages.result.show }),
  };
}

export const cancelOf = (page: Page) => page.getByRole('button', { name: messages.wait.cancel, exact: true });

function readTickets({ db }: Pick<Site, 'db'>) {
  return db.selectFrom('tickets').select(['id', 'state', 'payload']).orderBy('id').execute();
}

export async function stateOf(site: Pick<Site, 'db'>, mainTheme: string): Promise<string[]> {
  const rows = await readTickets(site);
  return rows.filter(({ payload }) => JSON.stringify(payload).includes(mainTheme)).map(({ state }) => state);
}

/** Waits until nothing is open. */
export async function settle(site: Pick<Site, 'db'>): Promise<void> {
  const isOpen = ({ state }: { state: string }) => state === 'waiting' || state === 'running';
  await expect.poll(async () => (await readTickets(site)).filter(isOpen).length).toBe(0);
}
