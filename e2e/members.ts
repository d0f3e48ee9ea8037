/** People with an account, made and signed in without the forms. */
import { randomUUID } from 'node:crypto';
import type { Session } from '@chaos/shared/contract/auth';
import type { PageOptions } from './browser.ts';
import type { Site } from './site.ts';

export interface Member {
  id: string;
  username: string;
  session: Session;
}

let members = 0;

/** Somebody new, under a name of their own. */
export async function joinSite({ api }: Pick<Site, 'api'>, name = 'member'): Promise<Member> {
  members += 1;
  const username = `${name}_${members}`;
  const account = { username, email: `${username}@chaos.test`, password: `tung tung ${randomUUID()}` };
  const { session } = await api.client.auth.signUp.mutate(account);
  if (!session) throw new Error('Signing up signs in on this site.');
  return { id: session.user.id, username, session };
}

/** A page of this person. */
export async function openAs(site: Site, member: Member, at: string, options?: Omit<PageOptions, 'url'>) {
  const opened = await site.open('/auth', options);
  const record = JSON.stringify({ ...member.session, clockAhead: 0 });
  await opened.page.evaluate(`localStorage.setItem('chaos.session', ${JSON.stringify(record)})`);
  await opened.page.goto(at);
  return opened;
}
