/** Operators and tickets for the tests of their screen. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { startSession } from '../server/src/auth/sessions.ts';
import { type Member, newMember, openAs } from './members.ts';
import { messages } from './messages.ts';
import type { Site } from './site.ts';

const { operators } = messages;

/** Somebody who has the role and a proven address, and has signed in since. */
export async function newOperator(site: Pick<Site, 'db'>): Promise<Member> {
  const member = await newMember(site, 'boss');
  await site.db
    .updateTable('users')
    .set({ role: 'operator', email_confirmed_at: new Date() })
    .where('id', '=', member.id)
    .execute();
  const session = await site.db.transaction().execute((trx) => startSession(trx, member.id));
  return { ...member, session };
}

export interface TicketOptions {
  kind?: 'generation' | 'fusion' | 'story';
  state?: 'waiting' | 'running' | 'failed' | 'cancelled';
  wish?: string;
  minutesAgo?: number;
  holderId?: string | null;
}

/** A ticket that no worker sees: a kind that is paused keeps its waiting ones, and the others have ended. */
export async function insertTicket({ db }: Pick<Site, 'db'>, options: TicketOptions = {}): Promise<string> {
  const { kind = 'generation', state = 'failed', wish = 'a tired crocodile', minutesAgo = 1, holderId = null } = options;
  const createdAt = new Date(Date.now() - minutesAgo * 60_000);
  const isOver = state === 'failed' || state === 'cancelled';
  const payload = {
    mainTheme: wish,
    bodyInfluence: null,
    characteristicInfluence: null,
    style: null,
    hiddenMessage: null,
    makeMessageSecret: true,
  };
  const { id } = await db
    .insertInto('tickets')
    .values({
      kind,
      state,
      holder_user_id: holderId,
      holder_key: `address:${randomUUID()}`,
      request_id: randomUUID(),
      request_digest: 'none',
      payload: JSON.stringify(payload),
      created_at: createdAt,
      ...(isOver && {
        run: 1,
        started_at: new Date(createdAt.getTime() + 4_000),
        finished_at: new Date(createdAt.getTime() + 16_000),
      }),
      ...(state === 'failed' && {
        error: JSON.stringify({
          reason: 'imagination_failed',
          message: 'The imagination gave up on this one.',
          retryable: true,
        }),
        error_detail:
          'ProviderError: 500 from the picture model\n    at paint (provider.ts:40)\n    at runGeneration (generation.ts:12)',
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How an id is shown. */
const shortId = (id: string) => id.slice(-8);

export function opsOf(page: Page) {
  const dialog = page.getByRole('dialog');
  const row = (id: string) => page.locator(`.ops-row[data-id="${id}"]`);
  return {
    heading: page.getByRole('heading', { level: 1, name: operators.title, exact: true }),
    notFound: page.getByRole('heading', { level: 1, name: messages.notFound.title }),
    tile: (label: string) => page.locator('.ops-tile').filter({ hasText: label }),
    verdict: page.locator('[data-verdict]'),
    rows: page.locator('.ops-row'),
    row,
    opener: (id: string) => row(id).getByRole('button', { name: shortId(id) }),
    box: (id: string) => row(id).getByRole('checkbox'),
    state: page.getByRole('combobox', { name: operators.filters.state }),
    text: page.getByRole('searchbox', { name: operators.filters.text }),
    bulk: page.getByRole('region', { name: operators.bulk.label }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    tab: (name: string | RegExp) => page.getByRole('tab', { name }),
    live: page.getByRole('switch', { name: operators.live.label }),
    dialog,
    /** What happened to each ticket. */
    outcomes: page.locator('.ops-outcomes').getByRole('listitem'),
    confirm: (name: string) => dialog.getByRole('button', { name, exact: true }),
  };
}

export const openOps = (site: Site, boss: Member, at = '/ops', options: Parameters<typeof openAs>[3] = {}) =>
  openAs(site, boss, at, options);
