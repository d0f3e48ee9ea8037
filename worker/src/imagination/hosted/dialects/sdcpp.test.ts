/** Over real HTTP, against a server of our own that speaks as stable-diffusion.cpp's source says. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type SdcppServer, startSdcppServer } from '../../../testing/sdcpp-server.ts';
import { createHostedWorld, paint } from '../testing.ts';

const painter = ({ url }: SdcppServer) =>
  ({
    provider: 'sdcpp',
    dialect: 'sdcpp',
    url: `${url}/`,
    key: undefined,
    model: undefined,
    side: 512,
    steps: 8,
    promptLength: 'short',
  }) as const;

test('R348 a job is handed in, asked after until it is done, and gives the picture', async () => {
  await using server = await startSdcppServer();
  await using world = await createHostedWorld({ painter: painter(server) });
  server.plan(['queued', 'queued', 'generating', 'generating', 'completed']);
  const { png } = await paint(world);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 });
  expect(server.jobs).toHaveLength(1);
  expect(server.jobs[0]?.body).toMatchObject({
    prompt: expect.stringMatching(/^provolone, kettle, whistles/),
    negative_prompt: expect.stringContaining('watermark'),
    ...{ width: 512, height: 512, batch_count: 1, sample_params: { sample_steps: 8 } },
  });
  expect(new Set(server.authorizations)).toEqual(new Set([undefined]));
  expect(world.budget.calls).toEqual([{ most: 40_000, cost: 40_000, failure: null }]);
});

test('R348 while it stands in the line of the server nothing is said to be painted', async () => {
  await using server = await startSdcppServer();
  await using world = await createHostedWorld({ painter: painter(server) });
  server.plan(['queued']);
  const painting = paint(world).catch(() => undefined);
  await server.seen(0, 'queued');
  const told = world.told.length;
  await expect.poll(() => world.told.length, { timeout: 5_000 }).toBeGreaterThan(told);
  expect(world.told.slice(told + 1).every((share) => share === 0)).toBe(true);
  world.controller.abort(new Error('enough'));
  await painting;
});

test('R348 whoever cancels is taken out of the line of the server too; what is painted there it cannot stop', async () => {
  await using server = await startSdcppServer();
  await using world = await createHostedWorld({ painter: painter(server) });
  server.plan(['queued']);
  const painting = paint(world);
  await server.seen(0, 'queued');
  const reason = new Error('cancelled');
  world.controller.abort(reason);
  await expect(painting).rejects.toBe(reason);
  expect(server.cancelled).toEqual([server.jobs[0]?.id]);

  await using next = await createHostedWorld({ painter: painter(server) });
  server.plan(['generating']);
  const begun = paint(next);
  await server.seen(1, 'generating');
  next.controller.abort(reason);
  await expect(begun).rejects.toBe(reason);
  expect(server.cancelled).toHaveLength(1);
});

test('R348 a deadline takes it out of the line as well', async () => {
  await using server = await startSdcppServer();
  await using world = await createHostedWorld({ painter: painter(server), limits: { totalMs: 2_000 } });
  server.plan(['queued']);
  await expect(paint(world)).rejects.toMatchObject({ name: 'ImaginationError', retryable: true });
  expect(server.cancelled).toHaveLength(1);
});

test('R348 a full line, a failed job and one that a new start forgot are asked for again', async () => {
  await using server = await startSdcppServer();
  for (const break_ of [
    () => server.fillLine(1),
    () => server.plan(['generating', 'failed']),
    () => server.plan(['cancelled']),
  ]) {
    await using world = await createHostedWorld({ painter: painter(server) });
    break_();
    await paint(world);
    expect(world.budget.calls).toHaveLength(2);
  }
  await using world = await createHostedWorld({ painter: painter(server) });
  const index = server.jobs.length;
  server.plan(['generating']);
  const painting = paint(world);
  await server.seen(index, 'generating');
  server.forget();
  await painting;
  expect(server.jobs).toHaveLength(index + 2);
  expect(world.budget.calls[0]?.failure).toBe('job lost');
});

test('R348 a lost answer in between begins nothing anew, and a server that is gone ends it', async () => {
  await using server = await startSdcppServer();
  await using world = await createHostedWorld({ painter: painter(server) });
  server.cut(4);
  await paint(world);
  expect(server.jobs).toHaveLength(1);
  server.cut(1_000);
  await expect(paint(world)).rejects.toMatchObject({ name: 'ImaginationError', retryable: true });
  expect(server.jobs).toHaveLength(1 + 3);
});

test('R348 a question that hangs is asked again, long before the time of the picture is over', async () => {
  await using server = await startSdcppServer();
  await using world = await createHostedWorld({ painter: painter(server), limits: { lookMs: 200 } });
  server.stall(2);
  await paint(world);
  expect(server.jobs).toHaveLength(1);
  expect(world.budget.calls).toHaveLength(1);
});

test.each([
  ['word', 'Bearer word'],
  ['ada:secret', `Basic ${Buffer.from('ada:secret').toString('base64')}`],
])('a key such as %s is shown with every call', async (key, header) => {
  await using server = await startSdcppServer();
  await using world = await createHostedWorld({ painter: { ...painter(server), key } });
  await paint(world);
  expect(new Set(server.authorizations)).toEqual(new Set([header]));
});
