/** ComfyUI: a graph of nodes is handed in, stands in its line, and its picture is fetched from where the history says it lies. */
import { randomInt } from 'node:crypto';
import type { ImageSettings } from '@chaos/shared/platform/ai-settings';
import { z } from 'zod';
import { readJson } from '../json-calls.ts';
import { UNWANTED } from '../prompts.ts';
import { ProviderFailure } from '../provider-failure.ts';
import type { AskForPicture } from './dialect.ts';
import { askUntilDone } from './poll.ts';

const Accepted = z.object({ prompt_id: z.string().regex(/^[\w-]{1,100}$/) });
const Place = z.object({ filename: z.string(), subfolder: z.string(), type: z.string() });
const Done = z.object({
  status: z.object({ status_str: z.string() }).nullish(),
  outputs: z.record(z.string(), z.object({ images: z.array(Place).optional() })),
});
const History = z.record(z.string(), Done);
/** Of each job its number, its id, and more. */
const Jobs = z.array(z.tuple([z.unknown(), z.string()]).rest(z.unknown()));
const Line = z.object({ queue_running: Jobs, queue_pending: Jobs });

/** Three looks may miss it on its way from the line to the history. */
const UNSEEN_MAX = 3;

export const askComfyUi: AskForPicture = async (prompt, { settings, calls, limits, signal, progress }) => {
  const { prompt_id: id } = readJson(Accepted, await calls.post('/prompt', { prompt: graphFor(prompt, settings) }));
  let unseen = 0;
  const look = async () => {
    const done = readJson(History, await calls.get(`/history/${id}`))[id];
    if (done) return fetchPicture(done);
    const line = readJson(Line, await calls.get('/queue'));
    if (isRunning(line, id)) progress.begin();
    else if (line.queue_pending.some(([, job]) => job === id)) progress.wait();
    else unseen += 1;
    if (unseen > UNSEEN_MAX) throw new ProviderFailure('job lost', { kind: 'passing', cost: null });
    return null;
  };
  const fetchPicture = async ({ status, outputs }: z.output<typeof Done>) => {
    const place = Object.values(outputs).flatMap(({ images = [] }) => images)[0];
    if (status?.status_str === 'error' || !place) throw new ProviderFailure('job failed', { kind: 'passing', cost: null });
    return calls.fetch(`/view?${new URLSearchParams(place)}`);
  };
  try {
    return await askUntilDone(look, { signal, limits });
  } catch (error) {
    await calls.tell('/queue', { delete: [id] });
    // Older servers stop whatever they paint when they hear this, so they are asked whose that is just before: only a picture that
    // begins in the moment between the two can still be hit.
    if (isRunning(Line.safeParse(await calls.check('/queue')).data, id)) await calls.tell('/interrupt', { prompt_id: id });
    throw error;
  }
};

const isRunning = (line: z.output<typeof Line> | undefined, id: string): boolean =>
  line?.queue_running.some(([, job]) => job === id) ?? false;

/** The graph that every ComfyUI knows: a checkpoint, the two texts, one sampler. What is only previewed fills nobody's folder. */
function graphFor(prompt: string, { side, steps, model }: ImageSettings) {
  const textOf = (text: string) => ({ class_type: 'CLIPTextEncode', inputs: { text, clip: ['checkpoint', 1] } });
  const links = { model: ['checkpoint', 0], positive: ['wanted', 0], negative: ['unwanted', 0], latent_image: ['canvas', 0] };
  const way = { steps: steps ?? 20, cfg: 7, sampler_name: 'euler', scheduler: 'normal', denoise: 1 };
  return {
    checkpoint: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: model } },
    wanted: textOf(prompt),
    unwanted: textOf(UNWANTED),
    canvas: { class_type: 'EmptyLatentImage', inputs: { width: side, height: side, batch_size: 1 } },
    sampler: { class_type: 'KSampler', inputs: { seed: randomInt(2 ** 47), ...way, ...links } },
    pixels: { class_type: 'VAEDecode', inputs: { samples: ['sampler', 0], vae: ['checkpoint', 2] } },
    picture: { class_type: 'PreviewImage', inputs: { images: ['pixels', 0] } },
  };
}
