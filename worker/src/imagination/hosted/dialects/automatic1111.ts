/** AUTOMATIC1111's web UI, started with `--api`: one call that lasts as long as the painting, and another that tells how far it is. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { readJson, type ServerCalls } from '../json-calls.ts';
import { UNWANTED } from '../prompts.ts';
import type { AskForPicture, PictureMeans } from './dialect.ts';

const Painted = z.object({ images: z.array(z.string()).min(1) });
const PROGRESS = '/sdapi/v1/progress?skip_current_image=true';
/** Older servers do not say whose picture they paint. */
const Progress = z.object({ progress: z.number(), current_task: z.string().nullish() });

export const askAutomatic1111: AskForPicture = async (prompt, means) => {
  const { settings, calls, signal } = means;
  const { side, steps, model } = settings;
  const task = `task(${randomUUID()})`;
  const watch = watchTask(task, means);
  try {
    const painted = await calls.post('/sdapi/v1/txt2img', {
      ...{ prompt, negative_prompt: UNWANTED, width: side, height: side, batch_size: 1, seed: -1 },
      ...(steps !== null && { steps }),
      ...(model && { override_settings: { sd_model_checkpoint: model } }),
      ...{ force_task_id: task, send_images: true, save_images: false },
    });
    return Buffer.from(readJson(Painted, painted).images[0] ?? '', 'base64');
  } catch (error) {
    // It stops whatever it paints when it hears this, so it is asked whose that is just before: only a picture that begins in the
    // moment between the two can still be hit.
    if (signal.aborted && (await isPaintedNow(task, calls))) await calls.tell('/sdapi/v1/interrupt');
    throw error;
  } finally {
    watch.end();
  }
};

/** What is not heard here changes nothing: the picture comes by the other call. */
function watchTask(task: string, { calls, limits, progress }: PictureMeans) {
  const over = new AbortController();
  const look = async () => {
    while (!over.signal.aborted) {
      const told = await calls.get(PROGRESS).catch(() => null);
      const { data } = Progress.safeParse(told);
      if (data?.current_task === task) progress.reach(data.progress);
      else if (data?.current_task) progress.wait();
      await pause(limits.pollMs, undefined, { signal: over.signal }).catch(() => undefined);
    }
  };
  void look();
  return { end: () => over.abort() };
}

async function isPaintedNow(task: string, calls: ServerCalls): Promise<boolean> {
  return Progress.safeParse(await calls.check(PROGRESS)).data?.current_task === task;
}
