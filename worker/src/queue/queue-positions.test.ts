import { randomUUID } from 'node:crypto';
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
