/** People of the started product: accounts made by a call, and pages in which they are signed in. */
import { randomUUID } from 'node:crypto';
import type { Session } from '@chaos/shared/contract/auth';
import type { Page } from 'playwright-core';
import type { PageOptions } from './browser.ts';
import { PATIENCE, type Site } from './site.ts';

export const PASSWORD = 'tung tung banana';
/** Where a browser keeps its session. */
export const SESSION_KEY = 'chaos.session';

export interface Member {
  id: string;
  username: string;
  email: string;
  session: Session;
}

let members = 0;

/** A new account, made without a screen. */
export async function newMember({ api }: Pick<Site, 'api'>, name = 'person'): Promise<Member> {
  members += 1;
  const username = `${name}_${members}`;
  const email = `${username}@chaos.test`;
  const { session } = await api.client.auth.signUp.mutate({ username, email, password: PASSWORD });
  if (!session) throw new Error('Signing up should sign in where no mail is sent.');
  return { id: session.user.id, username, email, session };
}

/** A page at this path in a browser profile that has signed in before. */
export function openAs(site: Site, member: Member, at: string, options: Omit<PageOptions, 'url' | 'stored'> = {}) {
  return site.open(at, { ...options, stored: { [SESSION_KEY]: JSON.stringify({ ...member.session, clockAhead: 0 }) } });
}

/** Waits until the toast shows this title. */
export async function seeToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.locator('[data-toast]').filter({ has: page.getByText(title, { exact: true }) });
  await toast.waitFor(PATIENCE);
  if (description) await toast.getByText(description, { exact: true }).waitFor();
}

/** A second follows a first. */
export async function follow({ db }: Pick<Site, 'db'>, follower: string, followed: string): Promise<void> {
  await db.insertInto('user_follows').values({ follower_id: follower, following_id: followed }).execute();
}

/** Makes a character one that came out of a fusion. */
export async function markFused({ db }: Pick<Site, 'db'>, id: string): Promise<void> {
  const source = (name: string) => ({ id: randomUUID(), name, description: 'Gone.', imageKey: 'characters/gone', thumbhash: '' });
  const sources = [source('Primo'), source('Secondo')];
  const fused = { is_fused: true, fused_metadata: JSON.stringify({ sources, fusedAt: new Date() }) };
  await db.updateTable('meme_characters').set(fused).where('id', '=', id).execute();
}

/**
 * Notes from the next load on which of these texts were ever in the page, also for a moment.
 * @returns how to read them.
 */
export async function watchForTexts(page: Page, texts: readonly string[]): Promise<() => Promise<string[]>> {
  await page.addInitScript(`{
    const seen = new Set();
    window.seenTexts = seen;
    const look = () => {
      const text = document.body?.textContent ?? '';
      for (const wanted of ${JSON.stringify(texts)}) if (text.includes(wanted)) seen.add(wanted);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  }`);
  return () => page.evaluate<string[]>('[...window.seenTexts]');
}
