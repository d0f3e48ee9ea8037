import { randomUUID } from 'node:crypto';
import { TICKET_KINDS } from '@chaos/shared/contract/tickets';
import { auditDatabase } from '@chaos/shared/core/audit/audit-database';
import { pauseKind } from '@chaos/shared/core/tickets/paused-kinds';
import { foldLine } from '@chaos/shared/core/tickets/queue-order';
import { readPlaces } from '@chaos/shared/core/tickets/queue-positions';
import { readTickets } from '@chaos/shared/core/tickets/read-tickets';
import { newVisitor, openLineStage } from '@chaos/shared/testing/simulated-queue';
import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';

test('however many look at once, the line is read once at a time', async () => {
  await using stage = await openLineStage();
  const ids: string[] = [];
  for (let n = 0; n < 30; n += 1) ids.push(...(await stage.ask(newVisitor())));
  let readings = 0;
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      if (JSON.stringify(node).includes('line_place')) readings += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = stage.db.withPlugin(counter);

  const shown = await Promise.all(ids.map(async (id) => (await readTickets(db, [id])).get(id)?.ticket.position));

  expect(shown).toEqual(ids.map((_, index) => index + 1));
  expect(readings).toBeLessThan(ids.length / 2);
});

test('R1593 every kind of slow work is counted in the line, before and after it is added up, and can be paused', async () => {
  await using stage = await openLineStage();
  const places = async (ids: readonly string[]) => {
    const found = await readPlaces(stage.db, ids);
    return ids.map((id) => found.get(id)?.position);
  };
  const ids: string[] = [];
  for (const kind of TICKET_KINDS) ids.push(...(await stage.ask(newVisitor(), kind)));
  expect(await places(ids)).toEqual(TICKET_KINDS.map((_, index) => index + 1));
  await foldLine(stage.db);
  for (const kind of TICKET_KINDS) ids.push(...(await stage.ask(newVisitor(), kind)));
  expect(await places(ids)).toEqual(ids.map((_, index) => index + 1));
  expect((await auditDatabase(stage.db)).filter(({ invariant }) => invariant === 'I10')).toEqual([]);

  const account = { email: 'boss@chaos.test', password_hash: 'none', role: 'operator' };
  const { id: userId } = await stage.db.insertInto('users').values(account).returning('id').executeTakeFirstOrThrow();
  await stage.db.insertInto('profiles').values({ id: userId, username: 'boss', display_name: 'boss' }).execute();
  for (const kind of TICKET_KINDS) {
    const pause = stage.db.transaction().execute((trx) => pauseKind(trx, { kind, userId, note: null }));
    expect(await pause).toBe(true);
  }
});

test('a look that fails fails for those who took part, and for nobody after them', async () => {
  await using stage = await openLineStage();
  const [id = ''] = await stage.ask(newVisitor());
  await stage.db.schema.alterTable('line_place').renameTo('lost_place').execute();
  const looks = await Promise.allSettled([readTickets(stage.db, [id]), readTickets(stage.db, [id, randomUUID()])]);
  expect(looks.map(({ status }) => status)).toEqual(['rejected', 'rejected']);

  await stage.db.schema.alterTable('lost_place').renameTo('line_place').execute();
  expect((await readTickets(stage.db, [id])).get(id)?.ticket.position).toBe(1);
});

test('whoever stands behind a wave of their own kind is passed by newcomers of the other, and their bound knows', async () => {
  await using stage = await openLineStage();
  for (let n = 0; n < 100; n += 1) await stage.ask(newVisitor());
  const [last = ''] = await stage.ask(newVisitor());
  const [member = ''] = await stage.ask(await stage.newMember());
  const places = await readPlaces(stage.db, [last, member]);
  expect([places.get(last)?.isLater, places.get(member)?.isLater]).toEqual([true, false]);
});
