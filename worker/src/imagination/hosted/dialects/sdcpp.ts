/** The own language of stable-diffusion.cpp's server: a job is handed in, stands in its line, and is asked after. */
import { z } from 'zod';
import { readJson } from '../json-calls.ts';
import { UNWANTED } from '../prompts.ts';
import { ProviderFailure } from '../provider-failure.ts';
import type { AskForPicture } from './dialect.ts';
import { askUntilDone } from './poll.ts';

const Accepted = z.object({ id: z.string().regex(/^[\w-]{1,100}$/) });

const Job = z.discriminatedUnion('status', [
  z.object({ status: z.literal('queued') }),
  z.object({ status: z.literal('generating') }),
  z.object({ status: z.literal('completed'), result: z.object({ images: z.array(z.object({ b64_json: z.base64() })).min(1) }) }),
  z.object({ status: z.literal('failed') }),
  z.object({ status: z.literal('cancelled') }),
]);

export const askSdcpp: AskForPicture = async (prompt, { settings: { side, steps }, calls, limits, signal, progress }) => {
  const accepted = await calls.post('/sdcpp/v1/img_gen', {
    ...{ prompt, negative_prompt: UNWANTED, width: side, height: side, batch_count: 1, output_format: 'png' },
    // Each try is to give another picture.
    seed: -1,
    ...(steps !== null && { sample_params: { sample_steps: steps } }),
  });
  const { id } = readJson(Accepted, accepted);
  const look = async () => {
    const job = readJson(Job, await calls.get(`/sdcpp/v1/jobs/${id}`));
    if (job.status === 'completed') return Buffer.from(job.result.images[0]?.b64_json ?? '', 'base64');
    if (job.status === 'failed' || job.status === 'cancelled')
      throw new ProviderFailure(`job ${job.status}`, { kind: 'passing', cost: null });
    if (job.status === 'queued') progress.wait();
    else progress.begin();
    return null;
  };
  try {
    return await askUntilDone(look, { signal, limits });
  } catch (error) {
    // What has not begun is taken out of its line. What has begun it cannot stop, and says so.
    await calls.tell(`/sdcpp/v1/jobs/${id}/cancel`);
    throw error;
  }
};
