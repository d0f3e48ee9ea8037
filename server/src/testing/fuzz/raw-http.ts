/** HTTP as it is on the wire: `fetch` tidies paths and refuses headers that an attacker would send. */
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** @param path sent as it is, with every `..` and `%2f`. */
export function sendRaw(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: RawRequest = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      readAnswer(answer).then(resolve, reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Calls a mutation with this JSON, typed nowhere. */
export function callRaw(
  origin: string,
  procedure: string,
  input: unknown,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  return sendRaw(origin, `/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ json: input }),
  });
}

async function readAnswer(answer: IncomingMessage): Promise<RawAnswer> {
  answer.setEncoding('utf8');
  let text = '';
  for await (const chunk of answer) text += chunk;
  return { status: answer.statusCode ?? 0, headers: answer.headers, text };
}

/**
 * Streams a chunked body until it is all sent or the server hangs up: unlike every proper client it does not stop at an
 * answer.
 * @returns the status, 0 when there was none, and how many bytes left this side.
 */
export function sendEndless(
  origin: string,
  path: string,
  { headers, head = '', bytes }: { headers: Record<string, string>; head?: string; bytes: number },
): Promise<{ status: number; sent: number }> {
  const { hostname, port, host } = new URL(origin);
  const block = frame(Buffer.alloc(64 * 1024, 'x'));
  return new Promise((resolve) => {
    let answer = '';
    let sent = 0;
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0), sent }));
    const fields = Object.entries({ host, 'transfer-encoding': 'chunked', ...headers }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    socket.write(`POST ${path} HTTP/1.1\r\n${fields.join('')}\r\n`);
    if (head) socket.write(frame(Buffer.from(head)));
    const fill = () => {
      while (sent < bytes && !socket.destroyed) {
        sent += block.length;
        if (!socket.write(block)) return void socket.once('drain', fill);
      }
      socket.end();
    };
    fill();
  });
}

function frame(data: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), data, Buffer.from('\r\n')]);
}
