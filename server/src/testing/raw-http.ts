/** HTTP as it is on the wire: `fetch` tidies paths and refuses headers that an attacker would send. */
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';

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
 * Streams chunks of a body of unknown length until it is all sent or the server hangs up.
 * @returns the status, 0 when there was none, and how many bytes left this side.
 */
export function sendEndless(
  origin: string,
  path: string,
  { headers, head = '', bytes }: { headers: Record<string, string>; head?: string; bytes: number },
): Promise<{ status: number; sent: number }> {
  const { hostname, port } = new URL(origin);
  const chunk = Buffer.alloc(64 * 1024, 'x');
  return new Promise((resolve) => {
    let status = 0;
    let sent = 0;
    const upload = request({ hostname, port, path, method: 'POST', headers, agent: false }, (answer) => {
      status = answer.statusCode ?? 0;
      answer.resume();
    });
    upload.on('error', () => {});
    upload.on('close', () => resolve({ status, sent }));
    const fill = () => {
      while (sent < bytes && !upload.destroyed) {
        sent += chunk.length;
        if (!upload.write(chunk)) return void upload.once('drain', fill);
      }
      upload.end();
    };
    upload.write(head);
    fill();
  });
}
