/** One address, no proxy before it, that sends as much as it can, in every way that it knows, from a thread of its own. */
import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { AVATAR_MAX_BYTES } from '@chaos/shared/rules/avatar-limits';
import { WebSocket } from 'ws';

interface Plan {
  url: string;
  /** Of `ATTACKS`. */
  names: readonly string[];
  ms: number;
}

/** What came back, and how often. */
export type Tally = Map<string, number>;

/** Its wishes are known by it: what they make is nobody's loss. */
export const WISHES = '66666666-6666-4666-8666-';
const newWishId = () => `${WISHES}${randomBytes(6).toString('hex')}`;

/** Of this machine, and none that the product trusts. */
const FROM = { localAddress: '127.0.0.66' };
const PIPELINED = 1_000;
const HALF_OPEN_MS = 5_000;
const BUFFERED_MAX = 1_000_000;
const FRAMES_AT_ONCE = 100;

interface Scene {
  port: number;
  url: string;
  isOver: () => boolean;
  count: (what: string) => void;
  send: (method: string, path: string, body?: string | Buffer, type?: string) => Promise<void>;
}

interface Attack {
  /** So many at once, again and again. */
  lanes: number;
  once: (scene: Scene, lane: number) => Promise<void>;
}

const json = (input: unknown) => JSON.stringify({ json: input });
const query = (path: string, input: unknown) => `/trpc/${path}?input=${encodeURIComponent(json(input))}`;
const FORM = formOfManyParts();

/** By what they are called in the figures. */
export const ATTACKS: Record<string, Attack> = {
  nothing: {
    lanes: 1,
    async once() {
      const until = performance.now() + 50;
      while (performance.now() < until);
      await setImmediate();
    },
  },
  frames: { lanes: 100, once: floodSocket },
  forms: {
    lanes: 10,
    once: ({ send }, lane) => {
      const path = ['characters.generate', 'gallery.top', 'profiles.setAvatar', 'auth.signIn'][lane % 4];
      return send('POST', `/trpc/${path}`, FORM, 'multipart/form-data; boundary=b');
    },
  },
  wishes: {
    lanes: 150,
    once: ({ send }) =>
      send(
        'POST',
        '/trpc/characters.generate',
        json({
          ...{ mainTheme: 'flood', bodyInfluence: null, characteristicInfluence: null, style: null },
          ...{ hiddenMessage: null, makeMessageSecret: true, requestId: newWishId() },
        }),
      ),
  },
  lists: {
    lanes: 50,
    once: ({ send }, lane) => {
      const search = randomBytes(2).toString('hex');
      const lists = [
        query('gallery.top', { search }),
        query('creators.all', { query: search }),
        query('characters.list', { randomize: true, search }),
        query('gallery.top', {}),
        '/',
      ];
      return send('GET', lists[lane % lists.length] ?? '/');
    },
  },
  guesses: {
    lanes: 30,
    once: ({ send }, lane) => {
      const calls: [string, unknown][] = [
        ['auth.signIn', { email: `player_${1 + (lane % 20)}@chaos.test`, password: randomUUID() }],
        ['auth.refresh', { refreshToken: randomUUID() }],
        ['auth.requestPasswordReset', { email: `player_${1 + (lane % 20)}@chaos.test` }],
        [
          'auth.signUp',
          { email: `${randomUUID()}@chaos.test`, username: `u${randomBytes(8).toString('hex')}`, password: 'a long banana' },
        ],
      ];
      const [path, input] = calls[lane % calls.length] ?? [];
      return send('POST', `/trpc/${path}`, json(input));
    },
  },
  methods: {
    lanes: 30,
    once: ({ send }, lane) => send(['TRACE', 'HEAD', 'PUT', 'OPTIONS', 'PROPFIND'][lane % 5] ?? 'HEAD', '/trpc/gallery.top'),
  },
  pipelines: { lanes: 20, once: (scene) => sendAndHold(scene, `${headOf('GET', '/trpc/gallery.top')}\r\n`.repeat(PIPELINED)) },
  'half requests': { lanes: 100, once: (scene) => sendAndHold(scene, `${headOf('POST', '/trpc/auth.signIn')}content-le`) },
};

/** Begins at once. */
export class Attacker {
  readonly done: Promise<Tally>;

  constructor(plan: Plan) {
    this.done = new Promise((resolve, reject) => {
      const thread = new Worker(new URL(import.meta.url), { workerData: plan });
      thread.once('message', resolve);
      thread.once('error', reject);
    });
  }
}

/** In turns what does not parse, unknown methods, pings, subscriptions begun and ended, and frames as long as may be. */
function floodSocket({ url, isOver, count }: Scene, lane: number): Promise<void> {
  const input = { json: { characterIds: [randomUUID()] } };
  const follow = (id: number) => JSON.stringify({ id, method: 'subscription', params: { path: 'live.counts', input } });
  const frames = [
    () => '{',
    (id: number) => JSON.stringify({ id, method: 'steal', params: {} }),
    () => 'PING',
    (id: number) => (id % 2 === 0 ? follow(id) : JSON.stringify({ id: id - 1, method: 'subscription.stop' })),
    (id: number) => JSON.stringify({ id, method: 'query', params: { path: 'x'.repeat(60_000) } }),
  ];
  const frame = frames[lane % frames.length] ?? String;
  return new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/trpc`, FROM);
    socket.on('unexpected-response', (_sent, { statusCode }) => {
      count(`socket refused ${statusCode}`);
      socket.terminate();
    });
    socket.on('error', () => {});
    socket.on('close', (code) => {
      if (code !== 1006) count(`socket closed ${code}`);
      resolve();
    });
    socket.on('open', async () => {
      for (let id = 0; socket.readyState === WebSocket.OPEN && !isOver(); id += 1) {
        socket.send(frame(id));
        if (id % FRAMES_AT_ONCE === 0 || socket.bufferedAmount > BUFFERED_MAX) await setImmediate();
      }
      socket.terminate();
    });
  });
}

/** Reads nothing of the answer, and stays until it is put out. */
function sendAndHold({ port, count }: Scene, bytes: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', ...FROM });
    socket.setTimeout(HALF_OPEN_MS, () => socket.destroy());
    socket.on('error', () => {});
    socket.on('close', () => {
      count('connections ended');
      resolve();
    });
    socket.write(bytes);
  });
}

function headOf(method: string, path: string): string {
  return `${method} ${path} HTTP/1.1\r\nhost: bench\r\n`;
}

/** As many as fit into what an avatar may take. */
function formOfManyParts(): Buffer {
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="x.png"\r\n\r\nx\r\n';
  return Buffer.from(`${part.repeat(Math.floor(AVATAR_MAX_BYTES / part.length))}--b--\r\n`);
}

if (!isMainThread) {
  const { url, names, ms } = workerData as Plan;
  const tally: Tally = new Map();
  const until = performance.now() + ms;
  const agent = new Agent({ keepAlive: true });
  const count = (what: string) => tally.set(what, (tally.get(what) ?? 0) + 1);
  const port = Number(new URL(url).port);
  const send: Scene['send'] = (method, path, body, type = 'application/json') =>
    new Promise((resolve) => {
      const headers = body === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(body) };
      const sent = request({ port, host: '127.0.0.1', ...FROM, method, path, headers, agent }, (answer) => {
        count(`${answer.statusCode}`);
        answer.resume();
        answer.on('close', resolve);
      });
      sent.on('error', () => {
        count('hung up');
        resolve();
      });
      sent.end(body);
    });
  const scene: Scene = { port, url, isOver: () => performance.now() > until, count, send };
  const lanes = names.flatMap((name) => {
    const attack = ATTACKS[name];
    if (!attack) throw new Error(`There is no attack "${name}".`);
    return Array.from({ length: attack.lanes }, async (_, lane) => {
      while (!scene.isOver()) await attack.once(scene, lane);
    });
  });
  // Whoever holds a connection open is not waited for.
  await Promise.race([Promise.all(lanes), delay(ms + HALF_OPEN_MS)]);
  agent.destroy();
  parentPort?.postMessage(tally);
  process.exit();
}
