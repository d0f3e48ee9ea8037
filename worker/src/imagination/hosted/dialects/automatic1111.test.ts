/** Over real HTTP, against a server of our own that speaks as AUTOMATIC1111's source says. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Automatic1111Server, startAutomatic1111Server } from '../../../testing/automatic1111-server.ts';
import { createHostedWorld, paint } from '../testing.ts';

const painter = ({ url }: Automatic1111Server, model?: string) =>
  ({
    provider: 'automatic1111',
    dialect: 'automatic1111',
    url,
    key: undefined,
    model,
    side: 512,
    steps: 12,
    promptLength: 'short',
  }) as const;

test('R348 a picture is asked for in one call, with the model where one is named', async () => {
  await using server = await startAutomatic1111Server();
  for (const model of [undefined, 'dreamshaper_8']) {
    await using world = await createHostedWorld({ painter: painter(server, model) });
    const { png } = await paint(world);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 });
    expect(world.budget.calls).toEqual([{ most: 40_000, cost: 40_000, failure: null }]);
  }
  const [plain, named] = server.asked;
  expect(plain).toMatchObject({
    prompt: expect.stringMatching(/^provolone, kettle, whistles/),
    negative_prompt: expect.stringContaining('watermark'),
    ...{ width: 512, height: 512, steps: 12, batch_size: 1, seed: -1, save_images: false },
  });
  expect(plain).not.toHaveProperty('override_settings');
  expect(named).toMatchObject({ override_settings: { sd_model_checkpoint: 'dreamshaper_8' } });
});

test('R348 what it says of the picture is what is told', async () => {
  await using server = await startAutomatic1111Server();
  await using world = await createHostedWorld({ painter: painter(server) });
  server.hold();
  server.progress = 0.42;
  const painting = paint(world);
  await expect.poll(() => world.told, { timeout: 10_000 }).toContain(0.42);
  server.finish();
  await painting;
});

test("R348 whoever cancels stops the own picture there, and nobody else's", async () => {
  await using server = await startAutomatic1111Server();
  await using first = await createHostedWorld({ painter: painter(server) });
  await using second = await createHostedWorld({ painter: painter(server) });
  server.hold();
  const reason = new Error('cancelled');
  const painted = paint(first);
  await server.toldOf(0);
  const behind = paint(second);
  await expect.poll(() => server.asked.length).toBe(2);
  second.controller.abort(reason);
  await expect(behind).rejects.toBe(reason);
  expect(server.interrupted).toEqual([]);
  const [own] = server.asked;
  // The one that paints has heard by now that it is the one.
  await expect.poll(() => first.told.length, { timeout: 10_000 }).toBeGreaterThan(0);
  first.controller.abort(reason);
  await expect(painted).rejects.toBe(reason);
  expect(server.interrupted).toEqual([own?.force_task_id]);
});

test('R348 whose picture is painted is asked again before it is stopped: it may be the next one by now', async () => {
  await using server = await startAutomatic1111Server();
  await using first = await createHostedWorld({ painter: painter(server) });
  await using second = await createHostedWorld({ painter: painter(server) });
  server.hold();
  server.progress = 0.3;
  const painted = paint(first);
  await server.toldOf(0);
  const behind = paint(second);
  await expect.poll(() => server.asked.length).toBe(2);
  await expect.poll(() => first.told, { timeout: 10_000 }).toContain(0.3);
  // At once: nothing is heard in between.
  server.passOn();
  first.controller.abort(new Error('cancelled'));
  await expect(painted).rejects.toThrow('cancelled');
  expect(server.interrupted).toEqual([]);
  server.finish();
  await behind;
});

test('R348 a server that does not say whose picture it paints is not stopped, and paints as well', async () => {
  await using server = await startAutomatic1111Server();
  server.isOld = true;
  await using world = await createHostedWorld({ painter: painter(server) });
  await paint(world);
  server.hold();
  const painting = paint(world);
  await expect.poll(() => server.asked.length).toBe(2);
  world.controller.abort(new Error('cancelled'));
  await expect(painting).rejects.toThrow('cancelled');
  expect(server.interrupted).toEqual([]);
});

test('R348 out of memory is tried again, a wrong request is not, and what is no picture is paid', async () => {
  await using server = await startAutomatic1111Server();
  const memory = { status: 500, body: { error: 'OutOfMemoryError', detail: '', body: '', errors: 'CUDA out of memory' } };
  const wrong = { status: 422, body: { detail: [{ loc: ['body', 'width'], msg: 'value is not a valid integer' }] } };
  await using world = await createHostedWorld({ painter: painter(server) });
  server.fail(memory, { status: 200, body: { images: ['bm8gcGljdHVyZQ=='] } });
  await paint(world);
  expect(world.budget.calls.map(({ failure }) => failure)).toEqual(['http 500', 'no picture', null]);
  server.fail(wrong);
  await expect(paint(world)).rejects.toThrow('not set up right');
  server.fail({ status: 200, body: { images: [] } });
  await paint(world);
  expect(world.budget.calls.at(-2)?.failure).toBe('unusable answer');
});
