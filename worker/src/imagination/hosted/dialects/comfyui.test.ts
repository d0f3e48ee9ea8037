/** Over real HTTP, against a server of our own that speaks as ComfyUI's source says. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type ComfyUiServer, startComfyUiServer } from '../../../testing/comfyui-server.ts';
import { createHostedWorld, paint } from '../testing.ts';

const painter = ({ url }: ComfyUiServer, model = 'sd15.safetensors') =>
  ({
    provider: 'comfyui',
    dialect: 'comfyui',
    url,
    key: undefined,
    model,
    side: 512,
    steps: null,
    promptLength: 'short',
  }) as const;

test('R348 a graph is handed in, asked after until it is done, and its picture fetched', async () => {
  await using server = await startComfyUiServer();
  await using world = await createHostedWorld({ painter: painter(server) });
  server.plan(['pending', 'running', 'success']);
  const { png } = await paint(world);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 });
  const [job] = server.jobs;
  const nodes = Object.values(job?.graph ?? {});
  const inputsOf = (type: string) => nodes.filter(({ class_type }) => class_type === type).map(({ inputs }) => inputs);
  expect(inputsOf('CheckpointLoaderSimple')).toEqual([{ ckpt_name: 'sd15.safetensors' }]);
  expect(inputsOf('CLIPTextEncode').map(({ text }) => text)).toEqual([
    expect.stringMatching(/^provolone, kettle, whistles/),
    expect.stringContaining('watermark'),
  ]);
  expect(inputsOf('EmptyLatentImage')).toEqual([{ width: 512, height: 512, batch_size: 1 }]);
  // Every link leads to a node of the graph.
  const links = nodes.flatMap(({ inputs }) => Object.values(inputs)).filter((value) => Array.isArray(value));
  expect(links.every(([node]) => node in (job?.graph ?? {}))).toBe(true);
  expect(server.viewed).toEqual(['/view?filename=ComfyUI+temp+%26+more_00001_.png&subfolder=&type=temp']);
  expect(server.deleted).toEqual([]);
});

test('R348 whoever cancels leaves the line there, and stops the own picture alone', async () => {
  await using server = await startComfyUiServer();
  const reason = new Error('cancelled');
  for (const [index, status] of (['pending', 'running'] as const).entries()) {
    await using world = await createHostedWorld({ painter: painter(server) });
    server.plan([status]);
    const painting = paint(world);
    await server.seen(index, status);
    // The second question shows that the first answer was heard.
    await expect.poll(() => world.told.length, { timeout: 10_000 }).toBeGreaterThan(0);
    world.controller.abort(reason);
    await expect(painting).rejects.toBe(reason);
    expect(server.deleted).toHaveLength(index + 1);
  }
  expect(server.deleted).toEqual(server.jobs.map(({ id }) => id));
  expect(server.interrupted).toEqual([server.jobs[1]?.id]);
});

test('R348 whose picture is painted is asked again before it is stopped: the own may be done by now', async () => {
  await using server = await startComfyUiServer();
  // What was heard first is never asked again in passing.
  await using world = await createHostedWorld({ painter: painter(server), limits: { pollMs: 600_000 } });
  server.plan(['running', 'success']);
  const painting = paint(world);
  await server.seen(0, 'running');
  await expect.poll(() => world.told.length, { timeout: 10_000 }).toBeGreaterThan(0);
  world.controller.abort(new Error('cancelled'));
  await expect(painting).rejects.toThrow('cancelled');
  expect(server.deleted).toHaveLength(1);
  expect(server.interrupted).toEqual([]);
});

test('R348 a failed job and one that a new start forgot are asked for again, an unknown checkpoint is not', async () => {
  await using server = await startComfyUiServer();
  await using world = await createHostedWorld({ painter: painter(server) });
  server.plan(['running', 'error'], ['running', 'gone']);
  await paint(world);
  expect(world.budget.calls.map(({ failure }) => failure)).toEqual(['job failed', 'job lost', null]);
  await using wrong = await createHostedWorld({ painter: painter(server, 'other.safetensors') });
  await expect(paint(wrong)).rejects.toThrow('not set up right');
  expect(wrong.budget.calls).toEqual([
    expect.objectContaining({ cost: 0, failure: 'http 400 prompt_outputs_failed_validation' }),
  ]);
});
