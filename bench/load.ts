/**
 * Load over HTTP from a thread of its own: so many connections, each of which sends its next request when the answer to
 * the last one is there. It reads no more of an answer than its length, so that the server is what is measured.
 */
import { connect } from 'node:net';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

interface Load {
  port: number;
  /** Whole requests, taken in turn. */
  requests: string[];
  connections: number;
  ms: number;
}

export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers whose status was not 200. */
  failed: number;
}

/** @param load.requests see `getRequest` and `postRequest`. */
export function putLoad(load: Load): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: load });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

export function getRequest(path: string, headers: Record<string, string> = {}): string {
  return `GET ${path} HTTP/1.1\r\nhost: bench\r\n${headerLines(headers)}\r\n`;
}

export function postRequest(path: string, body: unknown, headers: Record<string, string> = {}): string {
  const text = JSON.stringify(body);
  const length = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`;
  return `POST ${path} HTTP/1.1\r\nhost: bench\r\n${headerLines(headers)}${length}\r\n${text}`;
}

function headerLines(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
}

const LAST_CHUNK = Buffer.from('0\r\n\r\n');

if (!isMainThread) {
  const { port, requests, connections, ms } = workerData as Load;
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const start = performance.now();
  const until = start + ms;

  const converse = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let sentAt = 0;
      let buffer: Buffer = Buffer.alloc(0);
      const send = () => {
        if (performance.now() > until) return socket.destroy();
        sentAt = performance.now();
        socket.write(requests[next++ % requests.length] ?? '');
      };
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('close', () => resolve());
      socket.on('data', (chunk) => {
        buffer = buffer.length === 0 ? chunk : Buffer.concat([buffer, chunk]);
        const end = buffer.indexOf('\r\n\r\n');
        if (end < 0) return;
        const head = buffer.toString('latin1', 0, end);
        const length = /content-length: (\d+)/i.exec(head)?.[1];
        const isWhole = length
          ? buffer.length >= end + 4 + Number(length)
          : buffer.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);
        if (!isWhole) return;
        if (!head.startsWith('HTTP/1.1 200')) failed += 1;
        times.push(performance.now() - sentAt);
        buffer = Buffer.alloc(0);
        send();
      });
    });
  await Promise.all(Array.from({ length: connections }, converse));
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  const seconds = (performance.now() - start) / 1_000;
  parentPort?.postMessage({ perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), failed } satisfies LoadResult);
}
