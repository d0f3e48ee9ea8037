import { randomUUID } from 'node:crypto';
import { reserveSpending, settleSpending } from '@chaos/shared/core/providers/spending-cap';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type OpsStage, openOpsStage } from '../../testing/ops-world.ts';

/** As if all of it had happened so many minutes earlier. Its id carries the time. */
async function age({ world }: OpsStage, ticketId: string, minutes: number): Promise<void> {
  const by = sql`make_interval(mins => ${minutes})`;
  await sql`
    with open as (delete from tickets where id = ${ticketId} returning *)
    insert into tickets select (jsonb_populate_record(null::tickets, to_jsonb(open) || jsonb_build_object(
      'id', uuidv7(-${by}), 'created_at', created_at - ${by}, 'started_at', started_at - ${by}, 'finished_at', finished_at - ${by}
    ))).* from open
  `.execute(world.db);
}

test('Q17 the overview of an empty hall says that no worker is running', async () => {
  await using stage = await openOpsStage();
  const overview = await stage.operator.ops.overview();
  expect(overview.verdict).toEqual({ kind: 'no_worker', waiting: 0 });
  expect(overview).toMatchObject({ workers: [], slots: 0, oldestWaitingSeconds: null, donePerMinute: 0, failed24h: 0 });
  expect(overview).toMatchObject({ wait: { p50: null, p95: null }, run: { p50: null, p95: null }, openReports: 0 });
});

test('Q17 the overview counts by state and kind, final ones of the last day', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const { id: ownerId, caller: owner } = await world.newMember();
  await stage.wish(owner);
  await stage.begin(await stage.wish(owner));
  for (const minutes of [0, 25 * 60]) {
    const [failed, done, cancelled] = [await stage.wish(owner), await stage.wish(owner), await stage.wish(owner)];
    await stage.fail(failed);
    await stage.finish(done);
    await owner.tickets.cancel({ ticketId: cancelled });
    if (minutes > 0) for (const id of [failed, cancelled]) await age(stage, id, minutes);
  }
  const char1Id = await world.newCharacter({ creatorId: ownerId });
  await owner.battles.execute({ char1Id, char2Id: await world.newCharacter(), requestId: randomUUID() });
  const { counts, failed24h, donePerMinute } = await operator.ops.overview();
  expect(counts).toEqual({
    generation: { waiting: 1, running: 1, done: 2, failed: 1, cancelled: 1 },
    fusion: { waiting: 0, running: 0, done: 0, failed: 0, cancelled: 0 },
    story: { waiting: 1, running: 0, done: 0, failed: 0, cancelled: 0 },
  });
  expect({ failed24h, donePerMinute }).toEqual({ failed24h: 1, donePerMinute: 0.2 });
});

test('Q17 the overview measures how long people waited and how long it took, and who works at what', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  for (const seconds of [10, 20, 30]) {
    const id = await stage.wish(world.visitor());
    await stage.begin(id);
    await stage.finish(id);
    await sql`update meme_characters set ticket_id = null`.execute(world.db);
    await sql`
      with open as (delete from tickets where id = ${id} returning *)
      insert into tickets select (jsonb_populate_record(null::tickets, to_jsonb(open) || jsonb_build_object(
        'created_at', now() - make_interval(secs => ${seconds * 3}), 'started_at', now() - make_interval(secs => ${seconds * 2}),
        'finished_at', now() - make_interval(secs => ${seconds})
      ))).* from open
    `.execute(world.db);
  }
  const running = await stage.wish(world.visitor());
  await stage.begin(running);
  await sql`update tickets set created_at = now() - interval '20 seconds', started_at = now(), stage = 'painting', percent = 40
    where id = ${running}`.execute(world.db);
  const workerId = await stage.addWorker([running], 3);
  const [waiting, later] = [await stage.wish(world.visitor('198.51.100.1')), await stage.wish(world.visitor('198.51.100.1'))];
  // Whoever asks for much waits for the last of it, which is no reason to look.
  await sql`update tickets set created_at = now() - interval '10 minutes' where id = ${later}`.execute(world.db);
  await sql`update tickets set created_at = now() - interval '90 seconds' where id = ${waiting}`.execute(world.db);

  const overview = await operator.ops.overview();
  expect(overview.wait.p50).toBeCloseTo(20, 3);
  expect(overview.wait.p95).toBeGreaterThan(28);
  expect(overview.run.p50).toBeCloseTo(20, 3);
  expect(overview.oldestWaitingSeconds).toBeGreaterThanOrEqual(90);
  expect(overview.oldestWaitingSeconds).toBeLessThan(300);
  expect(overview.slots).toBe(3);
  expect(overview.workers).toMatchObject([
    { id: workerId, slots: 3, running: [{ ticketId: running, kind: 'generation', stage: 'painting', percent: 40 }] },
  ]);
  expect(overview.workers[0]?.seenAt).toBeInstanceOf(Date);
  expect(overview.verdict).toEqual({ kind: 'all_is_well' });
});

test('Q17 a worker that was silent for too long does not count', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  await stage.addWorker();
  await sql`update workers set seen_at = now() - interval '6 seconds'`.execute(world.db);
  await stage.wish(world.visitor());
  expect((await operator.ops.overview()).verdict).toEqual({ kind: 'no_worker', waiting: 1 });
});

test('Q17 the overview says since when the provider fails, and no longer when something was done again', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  await stage.addWorker();
  const failed: string[] = [];
  const failOne = async (reason: 'imagination_failed' | 'timed_out' | 'storage_full') => {
    failed.push(await stage.wish(world.visitor()));
    await stage.fail(failed.at(-1) ?? '', { reason, message: `It failed: ${reason}` });
  };
  await stage.finish(await stage.wish(world.visitor()));
  await failOne('imagination_failed');
  await failOne('storage_full');
  await failOne('imagination_failed');
  expect((await operator.ops.overview()).verdict).toEqual({ kind: 'all_is_well' });
  await failOne('timed_out');
  const since = (await operator.ops.ticket({ ticketId: failed[0] ?? '' })).finishedAt;
  const verdict = { kind: 'provider_fails', since, failures: 3, lastMessage: 'It failed: timed_out' };
  expect((await operator.ops.overview()).verdict).toEqual(verdict);
  await stage.finish(await stage.wish(world.visitor()));
  expect((await operator.ops.overview()).verdict).toEqual({ kind: 'all_is_well' });
});

test('Q17 the overview says how long the line was ten minutes ago when it has grown', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  await stage.addWorker();
  const visitor = () => world.visitor(randomUUID());
  // Then four waited: one still does, one runs since, one was cancelled, one is done.
  const ids = [
    await stage.wish(visitor()),
    await stage.wish(visitor()),
    await stage.wish(visitor()),
    await stage.wish(visitor()),
  ];
  for (const id of ids) await age(stage, id, 30);
  const { items } = await operator.ops.tickets({ states: ['waiting'] });
  const [done = '', running = '', cancelled = ''] = items.map(({ id }) => id);
  await stage.begin(running);
  await operator.ops.cancel({ ids: [cancelled] });
  await stage.finish(done);
  // One came and was cancelled in between, and these wait.
  await operator.ops.cancel({ ids: [await stage.wish(visitor())] });
  for (let n = 0; n < 8; n += 1) await stage.wish(visitor());
  expect((await operator.ops.overview()).verdict).toEqual({ kind: 'waiting_grows', before: 4, now: 9, minutes: 10 });
});

test('Q17 the charts: buckets without a gap, with what was done and failed and how long people waited', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const done = await stage.wish(world.visitor());
  await stage.finish(done);
  const failed = await stage.wish(world.visitor());
  await stage.fail(failed);
  await age(stage, failed, 120);
  for (const [range, bucketSeconds, count] of [
    ['1h', 60, 60],
    ['24h', 900, 96],
    ['7d', 7_200, 84],
  ] as const) {
    const series = await operator.ops.series({ range });
    expect(series).toMatchObject({ range, bucketSeconds });
    expect(series.buckets).toHaveLength(count);
    const steps = series.buckets.slice(1).map(({ at }, n) => at.getTime() - (series.buckets[n]?.at.getTime() ?? 0));
    expect(new Set(steps)).toEqual(new Set([bucketSeconds * 1_000]));
    const sum = (field: 'done' | 'failed') => series.buckets.reduce((total, bucket) => total + bucket[field], 0);
    expect({ range, done: sum('done'), failed: sum('failed') }).toEqual({ range, done: 1, failed: range === '1h' ? 0 : 1 });
    const measured = series.buckets.filter(({ waitP50 }) => waitP50 !== null);
    expect(measured.length).toBeGreaterThan(0);
    for (const { waitP50, waitP95 } of measured) expect(waitP95).toBeGreaterThanOrEqual(waitP50 ?? 0);
  }
});

test('Q17 the overview says what providers cost today, once one is called', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  expect((await operator.ops.overview()).providerCostToday).toBeNull();
  const ticketId = await stage.wish((await world.newMember()).caller);
  const call = await reserveSpending(world.db, { ticketId, step: 'text', provider: 'openai', most: 3_000_000, cap: null });
  await settleSpending(world.db, { id: call, cost: 1_250_000, failure: null });
  expect((await operator.ops.overview()).providerCostToday).toBe(1.25);
});
