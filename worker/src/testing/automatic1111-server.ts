/**
 * A server on this machine that speaks AUTOMATIC1111's `/sdapi/v1` as its source says (modules/api/api.py): it paints one picture at a
 * time behind a lock, goes on when a caller hangs up, and stops whatever it paints when it is told to.
 */
import type { ServerResponse } from 'node:http';
import { sendJson, startLocalServer } from './local-server.ts';
import { testPicture } from './provider-server.ts';

export interface Automatic1111Server extends AsyncDisposable {
  url: string;
  /** What was asked for, in the order in which it came. */
  asked: Record<string, unknown>[];
  /** The tasks that were stopped. */
  interrupted: string[];
  /** Pictures take until `finish`. */
  hold(): void;
  finish(): void;
  /** Begins the next picture, while the answer of the one before is still on its way. */
  passOn(): void;
  /** How far the picture is that it paints now. */
  progress: number;
  /** The next answers instead of pictures. */
  fail(...answers: { status: number; body: unknown }[]): void;
  /** As before it told whose picture it paints. */
  isOld: boolean;
  /** Awaits that somebody has been told about this task, or about any other. */
  toldOf(index: number): Promise<void>;
}

interface Task {
  id: string;
  response: ServerResponse;
}

export async function startAutomatic1111Server(): Promise<Automatic1111Server> {
  const asked: Record<string, unknown>[] = [];
  const interrupted: string[] = [];
  const failures: { status: number; body: unknown }[] = [];
  const line: Task[] = [];
  const told = new Set<string>();
  const waiting: (() => void)[] = [];
  const picture = (await testPicture()).toString('base64');
  let isHeld = false;

  const paintNext = () => {
    const failure = failures.shift();
    const task = line.shift();
    if (failure) return void (task && sendJson(task.response, failure.status, failure.body));
    if (task) sendJson(task.response, 200, { images: [picture], parameters: {}, info: '{}' });
  };
  const describe = () => {
    const current = line[0];
    if (current) told.add(current.id);
    for (const wake of waiting.splice(0)) wake();
    const state = { job_count: current ? 1 : 0, sampling_step: 0, sampling_steps: 20 };
    const common = { progress: current ? self.progress : 0, eta_relative: 0, state, current_image: null, textinfo: null };
    return self.isOld ? common : { ...common, current_task: current?.id ?? null };
  };
  const server = await startLocalServer(({ method, path, text }, response) => {
    if (method === 'POST' && path === '/sdapi/v1/txt2img') {
      const body = JSON.parse(text);
      asked.push(body);
      line.push({ id: String(body.force_task_id), response });
      if (!isHeld) paintNext();
    } else if (method === 'GET' && path === '/sdapi/v1/progress?skip_current_image=true') {
      sendJson(response, 200, describe());
    } else if (method === 'POST' && path === '/sdapi/v1/interrupt') {
      interrupted.push(line[0]?.id ?? '');
      paintNext();
      sendJson(response, 200, {});
    } else {
      sendJson(response, 404, { detail: 'Not Found' });
    }
  });
  const self: Automatic1111Server = {
    ...server,
    ...{ asked, interrupted, progress: 0, isOld: false },
    hold: () => {
      isHeld = true;
    },
    finish: () => {
      isHeld = false;
      while (line.length > 0) paintNext();
    },
    passOn: () => void line.push(...line.splice(0, 1)),
    fail: (...answers) => void failures.push(...answers),
    async toldOf(index) {
      while (!told.has(String(asked[index]?.force_task_id))) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
  return self;
}
