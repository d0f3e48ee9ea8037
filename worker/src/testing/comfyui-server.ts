/**
 * A server on this machine that speaks ComfyUI's own language as its source says (server.py, execution.py): graphs stand in a line, and
 * what came of them is in the history.
 */
import { randomUUID } from 'node:crypto';
import { sendJson, startLocalServer } from './local-server.ts';
import { testPicture } from './provider-server.ts';

type Graph = Record<string, { class_type: string; inputs: Record<string, unknown> }>;
type Status = 'pending' | 'running' | 'success' | 'error' | 'gone';

interface Job {
  id: string;
  graph: Graph;
  /** What it is at each question, one after the other; the last one stays. */
  course: Status[];
}

export interface ComfyUiServer extends AsyncDisposable {
  url: string;
  jobs: Job[];
  /** The ids that somebody took out of the line. */
  deleted: string[];
  interrupted: unknown[];
  viewed: string[];
  /** What the next jobs become. */
  plan(...courses: Status[][]): void;
  /** The checkpoints that it has. */
  checkpoints: string[];
  /** Awaits a question after the line while this job has this status. */
  seen(index: number, status: Status): Promise<void>;
}

export async function startComfyUiServer(): Promise<ComfyUiServer> {
  const jobs: Job[] = [];
  const courses: Status[][] = [];
  const shown = new Set<string>();
  const waiting: (() => void)[] = [];
  const picture = await testPicture();

  const statusOf = ({ course }: Job) => course[0] ?? 'success';
  const accept = (graph: Graph) => {
    const known = Object.values(graph).every(
      ({ inputs }) => !inputs.ckpt_name || self.checkpoints.includes(String(inputs.ckpt_name)),
    );
    if (!known) return null;
    const job: Job = { id: randomUUID(), graph, course: courses.shift() ?? ['success'] };
    jobs.push(job);
    return job;
  };
  const historyOf = (job: Job) => {
    const status = statusOf(job);
    if (status !== 'success' && status !== 'error') return {};
    const place = { filename: 'ComfyUI temp & more_00001_.png', subfolder: '', type: 'temp' };
    const outputs = status === 'success' ? { picture: { images: [place] } } : {};
    return { [job.id]: { prompt: [], outputs, status: { status_str: status, completed: status === 'success', messages: [] } } };
  };
  const describeLine = () => {
    const inState = (wanted: Status) =>
      jobs.filter((job) => statusOf(job) === wanted).map(({ id, graph }, index) => [index, id, graph, {}, ['picture']]);
    const line = { queue_running: inState('running'), queue_pending: inState('pending') };
    for (const [index, job] of jobs.entries()) {
      shown.add(`${index} ${statusOf(job)}`);
      if (job.course.length > 1) job.course.shift();
    }
    for (const wake of waiting.splice(0)) wake();
    return line;
  };

  const server = await startLocalServer(({ method, path, text }, response) => {
    const body = text ? JSON.parse(text) : {};
    if (method === 'POST' && path === '/prompt') {
      const job = accept(body.prompt);
      const error = { type: 'prompt_outputs_failed_validation', message: 'Prompt outputs failed validation', details: '' };
      if (!job) return sendJson(response, 400, { error, node_errors: {} });
      return sendJson(response, 200, { prompt_id: job.id, number: jobs.length, node_errors: {} });
    }
    if (method === 'GET' && path === '/queue') return sendJson(response, 200, describeLine());
    if (method === 'GET' && path.startsWith('/history/')) {
      const job = jobs.find(({ id }) => path.endsWith(id));
      return sendJson(response, 200, job ? historyOf(job) : {});
    }
    if (method === 'GET' && path.startsWith('/view?')) {
      self.viewed.push(path);
      return void response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    }
    if (method === 'POST' && path === '/queue') self.deleted.push(...body.delete);
    else if (method === 'POST' && path === '/interrupt') self.interrupted.push(body.prompt_id);
    else return sendJson(response, 404, {});
    response.writeHead(200).end();
  });
  const self: ComfyUiServer = {
    ...server,
    ...{ jobs, deleted: [], interrupted: [], viewed: [], checkpoints: ['sd15.safetensors'] },
    plan: (...next) => void courses.push(...next),
    async seen(index, status) {
      while (!shown.has(`${index} ${status}`)) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
  return self;
}
