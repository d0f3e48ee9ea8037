/** A bare HTTP server on this machine, on which a test's painter speaks its language. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

export interface LocalRequest {
  method: string;
  /** With what follows the question mark. */
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
}

export async function startLocalServer(
  answer: (request: LocalRequest, response: ServerResponse) => void | Promise<void>,
): Promise<{ url: string } & AsyncDisposable> {
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { method = '', url: path = '', headers } = incoming;
    await answer({ method, path, headers, text: Buffer.concat(chunks).toString() }, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const sendJson = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
