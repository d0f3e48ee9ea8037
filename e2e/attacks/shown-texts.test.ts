/**
 * Texts that would like to be programs, in every text that somebody else gets to see beyond the lists of xss.test.ts: what an
 * outside provider may name and tell, what people say to each other, what operators read of them and write to them.
 */

import { sql } from 'kysely';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { lockMessages } from '../../client/src/features/locks/messages.ts';
import { PAYLOADS } from '../../client/src/testing/payloads.ts';
import { insertCharacter } from '../../server/src/testing/test-data.ts';
import { arenaOf } from '../arena.ts';
import { dialogOf, openAt } from '../dialog.ts';
import { fillHouse } from '../full-house.ts';
import { type Member, markFused, newMember, openAs, PASSWORD } from '../members.ts';
import { messages } from '../messages.ts';
import { hubOf } from '../offers.ts';
import { opsOf } from '../ops.ts';
import type { Site } from '../site.ts';
import { useSite } from '../use-site.ts';
import { expectNothingRan, watch } from '../watched-page.ts';

const { notifications, operators } = messages;

/** All payloads, as few texts of this length as hold them: where one of them is read as HTML, so are the others behind it. */
function packs(longest: number): string[] {
  const packed: string[] = [];
  for (const payload of PAYLOADS) {
    const longer = `${packed.at(-1) ?? ''} ${payload}`;
    if (packed.length === 0 || longer.length > longest) packed.push(payload);
    else packed[packed.length - 1] = longer;
  }
  return packed;
}

const site = await useSite();
const house = await fillHouse(site);
const opponent = await insertCharacter(site.db, { creatorId: house.other.id, score: 60 });
await markFused(site, house.plain);
const troll = await newMember(site, 'troll');
const targetId = await insertCharacter(site.db, { creatorId: troll.id });
await site.api.client.reports.file.mutate({ targetKind: 'character', targetId, reason: 'other' });
await insertActions(site);
await poison(site);
afterAll(() => allowAnyName(site, false));

/** What operators did, wrote, and paused. */
async function insertActions({ db }: Site): Promise<void> {
  const by = { operator_id: house.operator.id };
  const suspension = { ...by, user_id: troll.id, reason: packs(2_000)[0] ?? '' };
  const [begun, over] = [new Date('2026-01-02T10:00:00Z'), new Date('2026-01-03T10:00:00Z')];
  await db
    .insertInto('suspensions')
    .values([
      { ...suspension, created_at: begun, until: over },
      { ...suspension, until: new Date('2036-11-29T10:00:00Z') },
    ])
    .execute();
  const texts = packs(2_000);
  const details = JSON.stringify({ reason: texts.join(' '), until: over, content: texts.join(' ') });
  await db
    .insertInto('operator_actions')
    .values(
      (['suspend', 'take_down', 'pause', 'retry'] as const).flatMap((action) =>
        texts.map((note) => ({ ...by, action, target_ids: [troll.id, ...texts], note, details })),
      ),
    )
    .execute();
  await db
    .insertInto('paused_kinds')
    .values({ kind: 'story', paused_by: house.operator.id, note: texts[0] ?? '' })
    .execute();
}

/** What the API refuses may come in another way one day; here the screens are tested, so they get it straight. */
async function allowAnyName({ db }: Site, isAllowed: boolean): Promise<void> {
  await sql`alter table profiles drop constraint if exists profiles_username_check`.execute(db);
  if (isAllowed) return;
  await sql`update profiles set username = 'x' || right(id::text, 12)`.execute(db);
  await sql`alter table profiles add constraint profiles_username_check check (username ~ '^[A-Za-z0-9_]{3,24}$')`.execute(db);
}

/** Puts payloads into every text of this column, each row another part of them. */
async function fill(db: Site['db'], table: string, column: string, longest: number): Promise<void> {
  const texts = packs(longest);
  await sql`
    with numbered as (select ctid as row, row_number() over () as number from ${sql.table(table)})
    update ${sql.table(table)} t set ${sql.ref(column)} = (${texts}::text[])[1 + numbered.number % ${texts.length}]
    from numbered where t.ctid = numbered.row and t.${sql.ref(column)} is not null`.execute(db);
}

async function poison(site: Site): Promise<void> {
  await allowAnyName(site, true);
  await fill(site.db, 'profiles', 'display_name', 60);
  await fill(site.db, 'profiles', 'username', 300);
  await sql`update profiles set username = username || ' ' || right(id::text, 12)`.execute(site.db);
  await site.db.transaction().execute(async (trx) => {
    // What operators did and what a battle was stays written.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update battles set battle_story = '?'`.execute(trx);
    await fill(trx, 'meme_characters', 'name', 100);
    await fill(trx, 'meme_characters', 'description', 2_000);
    await fill(trx, 'character_comments', 'content', 1_000);
    await fill(trx, 'offers', 'message', 500);
    await fill(trx, 'battles', 'battle_story', 4_000);
    await fill(trx, 'tickets', 'error_detail', 2_000);
    const [all = ''] = packs(4_000);
    const wish = { mainTheme: all, bodyInfluence: all, characteristicInfluence: all, style: all, hiddenMessage: 'quiet' };
    const error = { reason: 'imagination_failed', message: all, retryable: true };
    await sql`update tickets set payload = payload || ${JSON.stringify(wish)}::jsonb where kind = 'generation'`.execute(trx);
    await sql`update tickets set error = ${JSON.stringify(error)}::jsonb where error is not null`.execute(trx);
    await sql`
      update meme_characters set fused_metadata = jsonb_set(fused_metadata, '{sources}', (
        select jsonb_agg(source || ${JSON.stringify({ name: all, description: all })}::jsonb)
        from jsonb_array_elements(fused_metadata -> 'sources') source)) where fused_metadata is not null`.execute(trx);
  });
}

interface Stop {
  name: string;
  at: string;
  /** Goes on until all is there that is to be looked at. */
  reach: (page: Page) => Promise<unknown>;
}

const SOME = encodeURIComponent(packs(100)[0] ?? '');
const first = (page: Page, name: string) => page.getByRole('button', { name, exact: true, disabled: false }).first();

/** Visits every stop in one page, without the policy, so that it is the screens that are tested. */
async function walk(member: Member | null, stops: Stop[]): Promise<void> {
  const options = { bypassPolicy: true };
  const { page } = await (member ? openAs(site, member, '/no/such/page', options) : site.open('/no/such/page', options));
  const watched = await watch(site, page);
  for (const { name, at, reach } of stops) {
    await page.goto(at);
    await reach(page);
    // A payload is there to be read, and only that.
    await expect.poll(() => page.locator('body').textContent(), { message: name }).toContain('hit()');
    await expectNothingRan(watched, name);
  }
}

test('trust 1: nothing runs of what visitors see of others: an open character, its comments and owners, the arena, a story', async () => {
  await walk(null, [
    {
      name: 'an open character with comments',
      at: openAt(house.talkedAbout),
      reach: async (page) => {
        await dialogOf(page).dialog.locator('.timeline').waitFor();
        await dialogOf(page).comments.nth(2).waitFor();
      },
    },
    {
      name: 'a fused one, by its own address',
      at: `/character/${house.plain}`,
      reach: (page) => page.getByRole('heading', { level: 2 }).first().waitFor(),
    },
    { name: 'arena', at: '/battle', reach: (page) => arenaOf(page).cards.first().waitFor() },
    {
      name: 'a poster and a result',
      at: `/battle?opponent=${opponent}`,
      reach: async (page) => {
        const arena = arenaOf(page);
        await arena.fighters.first().check();
        await arena.start.click();
        await arena.results.waitFor();
      },
    },
  ]);
});

test('trust 1: nothing runs of what members see of others: offers, notifications, battles that are over, who is found', async () => {
  const answer = (name: string): Stop => ({
    name: `offers: ${name}`,
    at: '/trading?tab=offers',
    reach: async (page) => {
      await first(page, name).click();
      await hubOf(page).dialog.waitFor();
    },
  });
  await walk(house.rich, [
    {
      name: 'battles that are over',
      at: '/battle?tab=logs',
      reach: async (page) => {
        // The last of them is of a day whose secret is out.
        await arenaOf(page)
          .logs.last()
          .getByRole('button', { name: /^Read Story/ })
          .click();
        await arenaOf(page).verify.click();
        await arenaOf(page).checks.first().waitFor();
      },
    },
    {
      name: 'who is found to trade with',
      at: '/trading',
      reach: async (page) => {
        await page.getByRole('checkbox').first().waitFor();
        await hubOf(page).search.fill('hit');
        await hubOf(page).options.first().click();
        await hubOf(page).partner.waitFor();
      },
    },
    {
      name: 'a trade in review',
      at: `/trading?tab=trade&to=${house.other.id}`,
      reach: async (page) => {
        const hub = hubOf(page);
        await hub.own.getByRole('checkbox', { disabled: false }).first().check();
        await hub.theirs.getByRole('checkbox', { disabled: false }).first().check();
        await hub.message.fill(packs(500)[0] ?? '');
        await hub.sendTrade.click();
        await hub.dialog.waitFor();
      },
    },
    answer('Accept'),
    answer('Reject'),
    answer('Create Counter-Offer'),
    {
      name: 'notifications',
      at: '/creators',
      reach: async (page) => {
        await page
          .getByRole('button', { name: /^Notifications|notification/i })
          .first()
          .click();
        await page.getByRole('list', { name: notifications.list }).getByRole('link').first().waitFor();
      },
    },
    {
      name: 'the fusion bench',
      at: '/profile?tab=fuse',
      reach: async (page) => {
        // Which can be picked is known when this is.
        await page.getByText(lockMessages.won, { exact: true }).first().waitFor();
        await page.getByRole('checkbox', { disabled: false }).first().check();
      },
    },
    {
      name: 'whom one follows',
      at: '/profile?tab=following',
      reach: (page) => page.locator('main').getByRole('article').first().waitFor(),
    },
  ]);
});

test('trust 1: nothing runs at the operators’ desk: wishes, errors, what was reported, members, what was done and why', async () => {
  await walk(house.operator, [
    {
      name: 'tickets that failed, the verdict, what is paused',
      at: '/ops?state=failed',
      reach: (page) => opsOf(page).row(house.ticket).waitFor(),
    },
    {
      name: 'a search out of an address',
      at: `/ops?q=${SOME}&person=${SOME}&state=${SOME}&sel=${SOME}&range=${SOME}`,
      reach: (page) => opsOf(page).text.waitFor(),
    },
    {
      name: 'one ticket',
      at: `/ops?sel=${house.ticket}`,
      reach: (page) => opsOf(page).dialog.getByText('imagination_failed').first().waitFor(),
    },
    {
      name: 'reports',
      at: '/ops?tab=reports',
      reach: (page) => first(page, operators.reports.takeDown).waitFor(),
    },
    {
      name: 'a member',
      at: '/ops?tab=reports',
      reach: async (page) => {
        await first(page, operators.members.suspendOf).click();
        await page.getByText(operators.members.formerTitle).click();
      },
    },
    {
      name: 'the log',
      at: '/ops?tab=log',
      reach: (page) => page.getByRole('list', { name: operators.log.label }).waitFor(),
    },
  ]);
});

test('trust 1: nothing runs of the reason that a suspended member reads', async () => {
  await walk(null, [
    {
      name: 'suspended',
      at: '/auth',
      reach: async (page) => {
        await page.getByLabel(messages.auth.email, { exact: true }).fill(troll.email);
        await page.getByLabel(messages.auth.password, { exact: true }).fill(PASSWORD);
        await page.getByRole('tabpanel').getByRole('button', { name: messages.auth.submit.signin, exact: true }).click();
        await page.getByRole('dialog', { name: messages.suspended.title }).waitFor();
      },
    },
  ]);
});

test('trust 1: no name and no lore leaves its place in the tags of a shared page', async () => {
  const names = [...packs(100), ...PAYLOADS];
  const ids: string[] = [];
  // One after the other, as they are asked for too: all at once wait for ten connections, on a busy machine for longer than one may.
  for (const name of names) ids.push(await insertCharacter(site.db, { name }));
  const [lore = ''] = packs(2_000);
  await site.db.updateTable('meme_characters').set({ description: lore }).where('id', 'in', ids).execute();
  const { page } = await site.open('/', { bypassPolicy: true });
  const pages: string[] = [];
  for (const id of ids) pages.push(await (await fetch(`${site.url}/character/${id}`)).text());
  // Read by a browser as a page, and not run.
  const heads = await page.evaluate<{ title: string; shared: string; tags: string }[]>(
    `${JSON.stringify(pages)}.map((html) => {
      const { title, head } = new DOMParser().parseFromString(html, 'text/html');
      const shared = head.querySelector('meta[property="og:title"]').content;
      const describe = (one) => one.tagName + [...one.attributes].map(({ name }) => ' ' + name).join('');
      return { title, shared, tags: [...head.children].map(describe).join() };
    })`,
  );
  expect(new Set(heads.map(({ tags }) => tags)).size).toBe(1);
  const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
  expect(heads.map(({ shared }, index) => squeeze(shared).includes(squeeze(names[index] ?? '')))).toEqual(names.map(() => true));
});
