/** What operators are told of without looking: noted once, mailed once, and over when it is over. */
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@chaos/shared/platform/database';
import { createLogger } from '@chaos/shared/platform/logging';
import { startTcpProxy } from '@chaos/shared/testing/tcp-proxy';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Mail } from '../../mail/mails.ts';
import { type OpsStage, openOpsStage } from '../../testing/ops-world.ts';
import type { Services } from '../../trpc/context.ts';
import { AlertWatch } from './alerts/watch.ts';

interface Watched {
  watch: AlertWatch;
  mails: Mail[];
  /** Lets seconds pass for this server and for what is noted. */
  pass(seconds: number): Promise<void>;
  services: Services;
}

/** A server of this stage that looks when it is told to. */
function openWatch({ world }: OpsStage, change: Partial<Services> = {}): Watched {
  const mails: Mail[] = [];
  let passed = 0;
  const mailer = { reachesPeople: true, failures: () => 0, send: (mail: Mail) => void mails.push(mail) };
  const services = { ...world.services, mailer, ...change };
  const now = () => Date.now() + passed * 1_000;
  const watch = new AlertWatch({ services, dataFolder: '/', sendsMails: true, now });
  return {
    ...{ watch, mails, services },
    async pass(seconds) {
      passed += seconds;
      await world.passTime(seconds);
    },
  };
}

const subjectsOf = (mails: readonly Mail[]) => mails.map(({ subject }) => subject);
const openOf = async ({ operator }: OpsStage) =>
  (await operator.ops.overview()).alerts.filter(({ clearedAt }) => clearedAt === null).map(({ kind }) => kind);

test('Q17 that nobody works is told when it has lasted, by one mail of however many servers, and so is its end', async () => {
  await using stage = await openOpsStage();
  const servers = [openWatch(stage), openWatch(stage), openWatch(stage)];
  const lookAll = () => Promise.all(servers.map(({ watch }) => watch.look()));
  const mailsOf = () => subjectsOf(servers.flatMap(({ mails }) => mails)).sort();
  await lookAll();
  expect(await openOf(stage)).toEqual([]);
  for (const server of servers) await server.watch.look();
  await servers[0]?.pass(20);
  await lookAll();
  await lookAll();
  expect(await openOf(stage)).toEqual(['no_worker']);
  expect(mailsOf()).toEqual(['Hall of Chaos: Nobody works']);
  const [mail] = servers.flatMap(({ mails }) => mails);
  expect(mail?.to).toBe((await stage.world.db.selectFrom('users').select('email').executeTakeFirstOrThrow()).email);
  expect(mail?.text).toMatch(/CRITICAL: Nobody works\.\nNo worker takes work; 0 tickets waiting\.\n.*Start a worker/s);
  expect(mail?.text).toContain('http://chaos.test/ops');

  await servers[0]?.pass(30);
  await stage.addWorker();
  await lookAll();
  expect(await openOf(stage)).toEqual([]);
  expect(mailsOf()).toEqual(['Hall of Chaos: Nobody works', 'Hall of Chaos: over: Nobody works']);
  const [over] = (await stage.operator.ops.overview()).alerts;
  expect(over).toMatchObject({ kind: 'no_worker', severity: 'critical' });
  expect(over?.clearedAt?.getTime()).toBeGreaterThan(over?.since.getTime() ?? Number.POSITIVE_INFINITY);
});

test('Q17 what was gone before it lasted is told to nobody, and what comes and goes is mailed once in half an hour', async () => {
  await using stage = await openOpsStage();
  const { watch, mails, pass } = openWatch(stage);
  const again = async () => {
    await watch.look();
    await pass(20);
    await watch.look();
    const open = await openOf(stage);
    await pass(30);
    await stage.addWorker();
    await watch.look();
    await stage.world.db.deleteFrom('workers').execute();
    return open;
  };
  await watch.look();
  await stage.addWorker();
  await pass(30);
  await stage.addWorker();
  await watch.look();
  expect(await stage.world.db.selectFrom('alerts').selectAll().execute()).toEqual([]);
  await stage.world.db.deleteFrom('workers').execute();
  for (let round = 0; round < 3; round++) expect(await again()).toEqual(['no_worker']);
  expect(subjectsOf(mails)).toEqual(['Hall of Chaos: Nobody works', 'Hall of Chaos: over: Nobody works']);
  await pass(31 * 60);
  await again();
  expect(mails).toHaveLength(4);
});

test('Q17 what one server sees and another does not lasts until none has seen it for a while', async () => {
  await using stage = await openOpsStage();
  await stage.addWorker();
  const sees = openWatch(stage, { examine: async () => ({ database: 'ok', queue: 'ok', storage: 'failing' }) });
  const other = openWatch(stage);
  await sees.watch.look();
  await other.watch.look();
  await sees.pass(16);
  await stage.addWorker();
  await sees.watch.look();
  await other.watch.look();
  expect(await openOf(stage)).toEqual(['storage_away']);
  await other.pass(26);
  await stage.addWorker();
  await other.watch.look();
  expect(await openOf(stage)).toEqual([]);
});

test('Q17 a database that is away is mailed by the server that has lost it, and stands at the desk afterwards', async () => {
  await using stage = await openOpsStage();
  await stage.addWorker();
  await using proxy = await startTcpProxy(stage.world.databaseUrl);
  const { db, close } = openDatabase({ url: proxy.url, name: 'test', log: createLogger('test', 'silent') });
  const asked = () => db.selectFrom('workers').select('id').execute();
  const state = () =>
    asked().then(
      () => 'ok' as const,
      () => 'failing' as const,
    );
  const examine = async () => ({ database: await state(), queue: 'ok' as const, storage: 'ok' as const });
  await using _closing = { [Symbol.asyncDispose]: close };
  const { watch, mails, pass } = openWatch(stage, { db, examine });
  await watch.look();
  await proxy.cut();
  await watch.look();
  expect(mails).toEqual([]);
  await pass(16);
  await watch.look();
  await watch.look();
  expect(subjectsOf(mails)).toEqual(['Hall of Chaos: The database is away']);
  await proxy.restore();
  await stage.addWorker();
  await watch.look();
  expect(subjectsOf(mails)).toEqual(['Hall of Chaos: The database is away', 'Hall of Chaos: over: The database is away']);
  const { alerts } = await stage.operator.ops.overview();
  expect(alerts.map(({ kind, clearedAt }) => [kind, clearedAt !== null])).toEqual([['database_away', true]]);
});

test('Q17 what still is so when the database is back is not called over, and goes on since it began', async () => {
  await using stage = await openOpsStage();
  let database: 'ok' | 'failing' = 'failing';
  const examine = async () => ({ database, queue: 'ok' as const, storage: 'failing' as const });
  const { watch, mails, pass } = openWatch(stage, { examine });
  // Whom it mails it knows from before.
  database = 'ok';
  await stage.addWorker();
  await watch.look();
  database = 'failing';
  await watch.look();
  await pass(16);
  await watch.look();
  expect(subjectsOf(mails)).toEqual(['Hall of Chaos: The database is away, and 1 more']);
  database = 'ok';
  await stage.addWorker();
  await watch.look();
  expect(subjectsOf(mails).slice(1)).toEqual(['Hall of Chaos: over: The database is away']);
  const { alerts } = await stage.operator.ops.overview();
  expect(alerts.map(({ kind, clearedAt }) => [kind, clearedAt !== null])).toEqual([
    ['storage_away', false],
    ['database_away', true],
  ]);
  await watch.look();
  expect(mails).toHaveLength(2);
});

test('Q17 what lasts beyond the half hour in which its kind was mailed already is mailed then', async () => {
  await using stage = await openOpsStage();
  const { watch, mails, pass } = openWatch(stage);
  const lookLater = async (seconds: number) => {
    await pass(seconds);
    await watch.look();
  };
  await watch.look();
  await lookLater(16);
  await stage.addWorker();
  await lookLater(0);
  await pass(26);
  await stage.addWorker();
  await watch.look();
  expect(mails).toHaveLength(2);
  await lookLater(20);
  await lookLater(16);
  expect(await openOf(stage)).toEqual(['no_worker']);
  expect(mails).toHaveLength(2);
  await sql`update alerts set mailed_at = mailed_at - interval '31 minutes'`.execute(stage.world.db);
  await lookLater(10);
  await lookLater(10);
  expect(subjectsOf(mails).slice(2)).toEqual(['Hall of Chaos: Nobody works']);
});

test('Q17 the desk and the metrics name what lasts: tickets that fail, a forgotten pause, old reports', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  for (let failed = 0; failed < 5; failed++) {
    const id = await stage.wish(world.visitor(`198.51.100.${failed}`));
    await stage.fail(id, { reason: 'timed_out' });
  }
  await operator.ops.pause({ kind: 'generation' });
  await stage.wish(world.visitor('198.51.100.9'));
  const characterId = await world.newCharacter();
  await world.visitor().reports.file({ targetKind: 'character', targetId: characterId, reason: 'spam' });
  await stage.addWorker();
  const { watch, pass, services } = openWatch(stage);
  await watch.look();
  await pass(65);
  await stage.addWorker();
  await watch.look();
  expect(await openOf(stage)).toEqual(['provider_fails', 'tickets_fail']);
  const lines = (await services.metrics.registry.metrics()).split('\n').filter((line) => line.startsWith('chaos_alert{'));
  expect(lines).toEqual([
    'chaos_alert{what="provider_fails",severity="critical"} 1',
    'chaos_alert{what="tickets_fail",severity="warning"} 1',
  ]);
  await pass(25 * 3_600);
  await stage.addWorker();
  await watch.look();
  expect(await openOf(stage)).toEqual(['pause_forgotten', 'reports_wait']);
});

test('R1485 figure, verdict and alert count the same promises: those of the last hour, and since the last pause', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const look = async () => {
    await stage.addWorker();
    await watch.look();
    const { promises, verdict } = await operator.ops.overview();
    return { promises, verdict: verdict.kind, alerts: await openOf(stage) };
  };
  /** Each was promised five seconds, and took so many. */
  const finish = async (count: number, took: number) => {
    for (let one = 0; one < count; one++) {
      const id = await stage.wish(world.visitor(randomUUID()));
      await sql`update tickets set first_eta_seconds = 5, first_eta_at = clock_timestamp() - make_interval(secs => ${took})
        where id = ${id}`.execute(world.db);
      await stage.finish(id);
    }
  };
  const { watch, pass } = openWatch(stage);
  await finish(16, 4);
  await finish(3, 9);
  expect(await look()).toEqual({ promises: { kept: 16, measured: 19 }, verdict: 'all_is_well', alerts: [] });
  await finish(1, 9);
  await look();
  await pass(61);
  const broken = { promises: { kept: 16, measured: 20 }, verdict: 'promises_broken' };
  expect(await look()).toEqual({ ...broken, alerts: ['promises_broken'] });
  await operator.ops.pause({ kind: 'story' });
  await operator.ops.resume({ kind: 'story' });
  await look();
  await pass(26);
  expect(await look()).toEqual({ promises: { kept: 0, measured: 0 }, verdict: 'all_is_well', alerts: [] });
});

test('R1547 a time whose bound has passed is broken, whether its ticket ends or not; until then it counts for nothing', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  await stage.addWorker([], 50);
  /** Promised five seconds, so many seconds ago. */
  const promise = async (secondsAgo: number) => {
    const id = await stage.wish(world.visitor(randomUUID()));
    await sql`update tickets set first_eta_seconds = 5, first_eta_at = clock_timestamp() - make_interval(secs => ${secondsAgo})
      where id = ${id}`.execute(world.db);
    return id;
  };
  const read = async () => {
    const { promises, verdict } = await operator.ops.overview();
    return { ...promises, verdict: verdict.kind };
  };
  for (let one = 0; one < 19; one++) await stage.begin(await promise(9));
  const last = await promise(0);
  expect(await read()).toEqual({ kept: 0, measured: 19, verdict: 'all_is_well' });
  await sql`update tickets set first_eta_at = first_eta_at - interval '9 seconds' where id = ${last}`.execute(world.db);
  expect(await read()).toEqual({ kept: 0, measured: 20, verdict: 'promises_broken' });
  // Given long ago, and due within the hour; and what was due before that.
  await sql`update tickets set first_eta_at = first_eta_at - interval '2 hours', first_eta_seconds = 7100 where id = ${last}`.execute(
    world.db,
  );
  expect(await read()).toMatchObject({ measured: 20 });
  await sql`update tickets set first_eta_seconds = 60 where id = ${last}`.execute(world.db);
  expect(await read()).toMatchObject({ measured: 19 });
  await stage.finish(last);
  expect(await read()).toMatchObject({ kept: 0, measured: 19 });
});

test('Q17 without a mail server the mail lies in the outbox, and a look that fails is followed by the next', async () => {
  await using stage = await openOpsStage();
  const { world } = stage;
  const { watch, pass } = openWatch(stage, { mailer: world.services.mailer });
  await watch.look();
  await pass(16);
  await watch.look();
  // Not the one that is being written.
  const readNames = async () => (await readdir(world.outboxFolder).catch(() => [])).filter((name) => name.endsWith('.json'));
  await expect.poll(readNames).toHaveLength(1);
  const [name = ''] = await readNames();
  expect(JSON.parse(await readFile(path.join(world.outboxFolder, name), 'utf8'))).toMatchObject({
    subject: 'Hall of Chaos: Nobody works',
  });
});
