/**
 * A server on this machine that speaks stable-diffusion.cpp's own language, as its source says (examples/server: api.md,
 * routes_sdcpp.cpp, async_jobs.cpp), and is as slow, full or forgetful as it is told.
 */
import type { ServerResponse } from 'node:http';
import { sendJson, startLocalServer } from './local-server.ts';
import { testPicture } from './provider-server.ts';

type Status = 'queued' | 'generating' | 'completed' | 'failed' | 'cancelled';

interface Job {
  id: string;
  body: Record<string, unknown>;
  /** What it says, one after the other; the last one stays. */
  course: Status[];
}

export interface SdcppServer extends AsyncDisposable {
  url: string;
  jobs: Job[];
  /** The jobs that somebody took out of the line. */
  cancelled: string[];
  authorizations: (string | undefined)[];
  /** What the next jobs say of themselves. */
  plan(...courses: Status[][]): void;
  /** The next jobs are not taken: the line is full. */
  fillLine(times: number): void;
  /** The next questions after a job are cut off. */
  cut(times: number): void;
  /** The next questions after a job get no answer. */
  stall(times: number): void;
  /** Knows none of its jobs any more, as after a new start. */
  forget(): void;
  /** Awaits a question after this job while it has this status. */
  seen(index: number, status: Status): Promise<void>;
}

export async function startSdcppServer(): Promise<SdcppServer> {
  const jobs: Job[] = [];
  const cancelled: string[] = [];
  const authorizations: (string | undefined)[] = [];
  const courses: Status[][] = [];
  const shown = new Map<string, Set<Status>>();
  const waiting: (() => void)[] = [];
  let full = 0;
  let cuts = 0;
  let stalls = 0;
  let known = new Set<string>();
  const picture = (await testPicture()).toString('base64');

  const describe = ({ id, course }: Job) => {
    const status = (course.length > 1 ? course.shift() : course[0]) ?? 'completed';
    shown.set(id, (shown.get(id) ?? new Set()).add(status));
    for (const wake of waiting.splice(0)) wake();
    const hasFailed = status === 'failed' || status === 'cancelled';
    return {
      ...{ id, kind: 'img_gen', status, created: 1, started: status === 'queued' ? null : 1, completed: null },
      queue_position: status === 'queued' ? 1 : 0,
      result: status === 'completed' ? { output_format: 'png', images: [{ index: 0, b64_json: picture }] } : null,
      error: hasFailed ? { code: status === 'failed' ? 'generation_failed' : 'cancelled', message: 'of no interest' } : null,
    };
  };
  const accept = (text: string, response: ServerResponse) => {
    if (full > 0) {
      full -= 1;
      return sendJson(response, 429, { error: 'job queue is full' });
    }
    const job = { id: `job_${jobs.length}_0a`, body: JSON.parse(text), course: courses.shift() ?? ['completed'] };
    jobs.push(job);
    known.add(job.id);
    sendJson(response, 202, { id: job.id, kind: 'img_gen', status: 'queued', created: 1, poll_url: `/sdcpp/v1/jobs/${job.id}` });
  };
  const cancel = (job: Job, response: ServerResponse) => {
    if (job.course[0] === 'generating')
      return sendJson(response, 409, { error: 'job is currently generating and cannot be interrupted yet' });
    cancelled.push(job.id);
    job.course = ['cancelled'];
    sendJson(response, 200, describe(job));
  };

  const server = await startLocalServer(({ method, path, headers, text }, response) => {
    authorizations.push(headers.authorization);
    if (method === 'POST' && path === '/sdcpp/v1/img_gen') return accept(text, response);
    const [, id, isCancel] = /^\/sdcpp\/v1\/jobs\/([\w-]+)(\/cancel)?$/.exec(path) ?? [];
    const job = jobs.find((one) => one.id === id);
    if (!job || !known.has(job.id)) return sendJson(response, 404, { error: 'job not found' });
    if (isCancel) return cancel(job, response);
    if (cuts > 0) {
      cuts -= 1;
      return void response.socket?.resetAndDestroy();
    }
    if (stalls > 0) {
      stalls -= 1;
      return;
    }
    sendJson(response, 200, describe(job));
  });
  return {
    ...server,
    ...{ jobs, cancelled, authorizations },
    plan: (...next) => void courses.push(...next),
    fillLine: (times) => {
      full = times;
    },
    cut: (times) => {
      cuts = times;
    },
    stall: (times) => {
      stalls = times;
    },
    forget: () => {
      known = new Set();
    },
    async seen(index, status) {
      while (!shown.get(jobs[index]?.id ?? '')?.has(status)) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}
