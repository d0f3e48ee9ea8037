/**
 * An AI provider on this machine that speaks the wire formats of OpenAI and of Google, and misbehaves as it is told.
 * Each request takes the next behaviour; when none is left it answers well.
 */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AiSettings } from '@chaos/shared/platform/ai-settings';
import { HOSTED_IMAGE_SECONDS, HOSTED_TEXT_SECONDS, type TextDialect } from '@chaos/shared/platform/provider-profiles';
import sharp from 'sharp';

export interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** As it came. */
  text: string;
  /** Resolves when the connection is closed, by whichever side. */
  closed: Promise<void>;
}

export type Behaviour = (response: ServerResponse, request: SeenRequest) => void | Promise<void>;

export interface ProviderServer extends AsyncDisposable {
  /** The base of OpenAI's format. */
  url: string;
  port: number;
  requests: SeenRequest[];
  /** How the next requests are answered. */
  behave(...behaviours: Behaviour[]): void;
  /** Forgets the behaviours that nobody has met. */
  behaveWell(): void;
  /** Awaits the request of this number, 0 being the first. */
  request(index: number): Promise<SeenRequest>;
  /** Both halves from here, as the environment would give them. */
  settings(dialect?: TextDialect): AiSettings;
}

export const KEY = 'sk-a-key-that-nobody-may-see';

export async function startProviderServer(): Promise<ProviderServer> {
  const requests: SeenRequest[] = [];
  const waiting: (() => void)[] = [];
  const behaviours: Behaviour[] = [];
  const server = createServer(async (incoming, response) => {
    const closed = Promise.withResolvers<void>();
    response.once('close', closed.resolve);
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { method = '', url: path = '', headers } = incoming;
    const request = { method, path, headers, text: Buffer.concat(chunks).toString(), closed: closed.promise };
    const behave = behaviours.shift() ?? good;
    requests.push(request);
    for (const wake of waiting.splice(0)) wake();
    await behave(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the provider has no port');
  const { port } = address;
  const url = `http://127.0.0.1:${port}/v1`;
  return {
    url,
    port,
    requests,
    behave: (...next) => void behaviours.push(...next),
    behaveWell: () => void behaviours.splice(0),
    async request(index) {
      for (;;) {
        const found = requests[index];
        if (found) return found;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    settings(dialect = 'openai') {
      const isGoogle = dialect === 'google';
      const place = {
        provider: dialect,
        dialect,
        url: isGoogle ? `${url}beta` : url,
        key: KEY,
        model: isGoogle ? 'gemini-test' : 'test-1',
      };
      const painting = { side: 1024, steps: null, promptLength: 'long', price: 0.04 } as const;
      return {
        text: { ...place, deadlineSeconds: HOSTED_TEXT_SECONDS, inputPrice: 1, outputPrice: 2 },
        image: { ...place, deadlineSeconds: HOSTED_IMAGE_SECONDS, ...painting, hosts: [] },
        dailyCap: 5,
        fallsBack: false,
      };
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const NAME = 'Provolone Fischiettone';
export const LORE = 'He whistles at the moon until it turns to cheese. Nobody knows why he stopped.';
export const STORY = 'They met at noon.\n\nOne of them whistled, and the other fell over.\n\nThat was that.';

/** A whole picture, noise so that it has some size. */
export const testPicture = (side = 512): Promise<Buffer> =>
  sharp({
    create: { width: side, height: side, channels: 3, background: '#3366cc', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .png()
    .toBuffer();

const send = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};

export const good: Behaviour = async (response, request) => {
  if (request.method === 'GET' || request.path.includes('/images/') || request.text.includes('"IMAGE"')) {
    await picture(await testPicture())(response, request);
  } else {
    const isStory = request.text.includes('"story"');
    await text(isStory ? { story: STORY } : { name: NAME, lore: LORE })(response, request);
  }
};

const USAGE = { prompt_tokens: 300, completion_tokens: 50, total_tokens: 350 };
const GOOGLE_USAGE = { promptTokenCount: 300, candidatesTokenCount: 50, totalTokenCount: 350 };

const isGoogle = ({ path }: SeenRequest) => path.includes(':generateContent');

const say = (response: ServerResponse, message: unknown, finishReason: string): void => {
  const choices = [{ index: 0, finish_reason: finishReason, message }];
  send(response, 200, { id: '1', created: 1, model: 'm', choices, usage: USAGE });
};

/** What a model wrote: an object, or a text that is none. */
export const text =
  (answer: unknown): Behaviour =>
  (response, request) => {
    const content = typeof answer === 'string' ? answer : JSON.stringify(answer);
    if (!isGoogle(request)) return say(response, { role: 'assistant', content }, 'stop');
    const candidates = [{ content: { role: 'model', parts: [{ text: content }] }, finishReason: 'STOP' }];
    send(response, 200, { candidates, usageMetadata: GOOGLE_USAGE });
  };

/** Nothing, for the reason that a filter gives in the format of whoever asks. */
export const filtered =
  (reason: string): Behaviour =>
  (response, request) => {
    if (!isGoogle(request)) return say(response, { role: 'assistant', content: null }, reason);
    send(response, 200, { candidates: [{ finishReason: reason }], usageMetadata: GOOGLE_USAGE });
  };

/** Google's no before it begins. */
export const blockedPrompt =
  (blockReason: string): Behaviour =>
  (response) =>
    send(response, 200, { promptFeedback: { blockReason } });

export const picture =
  (bytes: Buffer): Behaviour =>
  (response, request) => {
    if (request.method === 'GET') return void response.writeHead(200, { 'content-type': 'image/png' }).end(bytes);
    const data = bytes.toString('base64');
    if (isGoogle(request)) {
      const parts = [{ inlineData: { mimeType: 'image/png', data } }];
      return send(response, 200, { candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP' }] });
    }
    send(response, 200, { created: 1, data: [{ b64_json: data }] });
  };

/** An address in place of the picture. */
export const pictureAt =
  (address: string): Behaviour =>
  (response) =>
    send(response, 200, { created: 1, data: [{ url: address }] });

export const refusal: Behaviour = (response, { path }) => {
  if (path.includes('/images/')) {
    return send(response, 400, {
      error: { code: 'moderation_blocked', type: 'user_error', message: 'Rejected by the safety system.' },
    });
  }
  say(response, { role: 'assistant', content: null, refusal: 'I am sorry, I cannot help with that.' }, 'stop');
};

export const status =
  (
    code: number,
    headers: Record<string, string> = {},
    error: unknown = { message: `failed with ${KEY}`, code: 'some_code' },
  ): Behaviour =>
  (response) =>
    send(response, code, { error }, headers);

export const redirectTo =
  (address: string): Behaviour =>
  (response) =>
    void response.writeHead(302, { location: address }).end();

export const reset: Behaviour = (response) => void response.socket?.resetAndDestroy();

export const resetHalfway: Behaviour = async (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  await new Promise((resolve) => response.write('{"created": 1', resolve));
  response.socket?.resetAndDestroy();
};

export const hang: Behaviour = () => {};

/** Little by little, without an end. */
export const drip: Behaviour = async (response, { closed }) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  await closed;
  clearInterval(timer);
};

export const garbage: Behaviour = (response) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices": [<<');

/** 50 MB, as fast as they are taken. */
export const flood: Behaviour = async (response, { closed }) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = Buffer.alloc(1_000_000, 0x20);
  let isOpen = true;
  void closed.then(() => {
    isOpen = false;
  });
  for (let sent = 0; sent < 50 && isOpen; sent += 1) {
    if (!response.write(chunk)) await Promise.race([once(response, 'drain'), closed]);
  }
  response.end();
};
