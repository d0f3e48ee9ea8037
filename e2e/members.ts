/** People of the started product: accounts made without a screen, and pages in which they are signed in. */
import { randomUUID } from 'node:crypto';
import type { Session } from '@chaos/shared/contract/auth';
import type { Page } from 'playwright';
import { hashPassword } from '../server/src/auth/password-hashes.ts';
import { startSession } from '../server/src/auth/sessions.ts';
import { insertAccount } from '../server/src/testing/test-data.ts';
import type { PageOptions } from './browser.ts';
import type { Site } from './site.ts';

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
let passwordHash: Promise<string> | undefined;

/** A new account that has signed in, written as the server writes it: a call would hash the password anew for each. */
export async function newMember({ db }: Pick<Site, 'db'>, name = 'person'): Promise<Member> {
  members += 1;
  const { id, username, email } = await insertAccount(db, { username: `${name}_${members}`, role: 'member' });
  passwordHash ??= hashPassword(PASSWORD);
  const password_hash = await passwordHash;
  const session = await db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
    return startSession(trx, id);
  });
  return { id, username, email, session };
}

/** A page at this path in a browser profile that has signed in before. */
export function openAs(site: Site, member: Member, at: string, options: Omit<PageOptions, 'url' | 'stored'> = {}) {
  return site.open(at, { ...options, stored: { [SESSION_KEY]: JSON.stringify({ ...member.session, clockAhead: 0 }) } });
}

/** Waits until the toast shows this title. */
export async function seeToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.locator('[data-toast]').filter({ has: page.getByText(title, { exact: true }) });
  await toast.waitFor();
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
