/** What a collector of traces is told by the started product. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { connectApi } from './api.ts';
import { makeDataFolder, removeDataFolder, startProduct } from './product.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

/** Speaks OTLP over HTTP in JSON, as the collector's receiver does. */
async function startCollector() {
  const spans: (Span & { service: string })[] = [];
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as {
      resourceSpans: {
        resource: { attributes: { key: string; value: { stringValue?: string } }[] };
        scopeSpans: { spans: Span[] }[];
      }[];
    };
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))));
    }
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, spans, close: () => server.close() };
}

test('R534 one trace leads from the click over the wait in line to the picture, across server and worker', async () => {
  const folder = await makeDataFolder();
  const collector = await startCollector();
  const product = await startProduct(folder, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const api = connectApi(product.url);
  try {
    const ticket = await api.finish(await api.generate('a traced walrus'));
    expect(ticket.state).toBe('done');
  } finally {
    await api.close();
    await product.stop();
    collector.close();
    await removeDataFolder(folder);
  }
  const { spans } = collector;
  const click = spans.find(({ name }) => name === 'characters.generate');
  const run = spans.find(({ name }) => name === 'ticket generation');
  expect(click).toMatchObject({ service: 'server' });
  expect(click).not.toHaveProperty('parentSpanId', expect.stringMatching(/./));
  expect(run).toMatchObject({ service: 'worker', traceId: click?.traceId, parentSpanId: click?.spanId });
  const inRun = spans.filter(({ parentSpanId }) => parentSpanId === run?.spanId).map(({ name }) => name);
  expect(inRun).toEqual(expect.arrayContaining(['wait in line', 'step text', 'step picture', 'update tickets']));
  const inClick = spans.filter(({ parentSpanId }) => parentSpanId === click?.spanId).map(({ name }) => name);
  expect(inClick).toContain('insert tickets');
  // What people wrote is theirs: no statement carries its values.
  expect(JSON.stringify(spans)).not.toContain('walrus');
});
