/** The only thing that a worker answers: /metrics, /livez and /readyz, on a port of its own. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Env } from '@chaos/shared/platform/env';
import { mayReadMetrics } from '@chaos/shared/platform/metrics';
import type { RunningWorker } from './worker.ts';

const REQUEST_TIMEOUT_MS = 5_000;

interface PageOptions {
  worker: Pick<RunningWorker, 'metrics' | 'examine'>;
  env: Pick<Env, 'HOST' | 'METRICS_TOKEN'>;
  /** 0 for any. */
  port: number;
}

export interface MetricsPage extends AsyncDisposable {
  port: number;
  stopBeingReady(): void;
}

export async function serveMetrics({ worker, env, port }: PageOptions): Promise<MetricsPage> {
  let isStopping = false;
  const answer = async ({ method, url, socket, headers }: IncomingMessage, response: ServerResponse) => {
    const path = method === 'GET' ? url?.split('?')[0] : undefined;
    if (path === '/livez') return send(response, 200, { alive: true });
    if (path === '/readyz') {
      if (isStopping) return send(response, 503, { ready: false, stopping: true });
      const parts = await worker.examine();
      const ready = parts.database !== 'failing';
      return send(response, ready ? 200 : 503, { ready, parts });
    }
    if (path !== '/metrics' || !mayReadMetrics({ address: socket.remoteAddress, headers }, env.METRICS_TOKEN))
      return send(response, 404, { message: 'Not found' });
    const { text, contentType } = await worker.metrics.write();
    response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text);
  };
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen({ host: env.HOST, port });
  await once(server, 'listening');
  const address = server.address();
  return {
    port: address && typeof address === 'object' ? address.port : port,
    stopBeingReady() {
      isStopping = true;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
