/** The HTTP server: calls and subscriptions at /trpc, pictures at /media, health, and the pages. */
import type { IncomingMessage } from 'node:http';
import type { Env } from '@chaos/shared/platform/env';
import { AVATAR_MAX_BYTES } from '@chaos/shared/rules/avatar-limits';
import fastifyWebsocket from '@fastify/websocket';
import type { TRPCError } from '@trpc/server';
import {
  type CreateFastifyContextOptions,
  type FastifyTRPCPluginOptions,
  fastifyRequestHandler,
  fastifyTRPCPlugin,
} from '@trpc/server/adapters/fastify';
import Fastify, { type FastifyInstance, type FastifyRequest, type onRequestHookHandler } from 'fastify';
import { type VerifyClientCallbackAsync, WebSocket } from 'ws';
import { writePassCookies } from './auth/session-cookies.ts';
import { readBearerToken, readSession } from './auth/sessions.ts';
import { registerGalleryRoute } from './features/gallery/fast-path/route.ts';
import { describeNetwork, hashAddress, networksOf } from './http/address-hashes.ts';
import { registerApiPage } from './http/api-page.ts';
import { describeDevice } from './http/describe-device.ts';
import { registerExports } from './http/export-downloads.ts';
import { registerHealth } from './http/health-endpoints.ts';
import { registerMedia } from './http/media.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerOutbox } from './http/outbox-page.ts';
import { registerPages } from './http/pages.ts';
import { registerQueueBoard } from './http/queue-board.ts';
import { registerRequestIds } from './http/request-id.ts';
import { isOwnOrigin } from './http/same-origin.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { trustProxies } from './http/trusted-proxies.ts';
import { registerUploads } from './http/uploads.ts';
import { heartbeat } from './live/heartbeat.ts';
import { registerUpgradeThrottle } from './live/upgrade-throttle.ts';
import type { Connection, Origin } from './rate-limits/live-connection-limits.ts';
import { registerRequestBudget } from './rate-limits/request-budget.ts';
import type { Context, Services } from './trpc/context.ts';
import { failPublicly, toPublicFailure } from './trpc/errors.ts';
import { tokenTurnKey } from './trpc/person-key.ts';
import { type AppRouter, appRouter, createCaller } from './trpc/router.ts';
import { sharedFrameEncoder } from './trpc/serialized-events.ts';

const BODY_LIMIT = 64 * 1024;
/** With the interval at which Node looks, whoever dribbles is cut within fifteen seconds. */
const REQUEST_TIMEOUT_MS = 14_000;
const HEADERS_TIMEOUT_MS = 10_000;
const LOOK_AT_TIMEOUTS_MS = 500;
const SILENCE_MS = 60_000;
/** Of all names in a batch of calls. */
const PARAM_LENGTH_MAX = 4_000;
/** There is nothing at it. */
const UNREADABLE_URL = '/unreadable';
/** An avatar, and the form around it. */
const UPLOAD_LIMIT = AVATAR_MAX_BYTES + 64 * 1024;
const BATCH_MAX = 10;
/** Who reads what everybody is shown alike: the server itself, not whoever happened to open the page first. */
const SERVER_ITSELF: Origin = { addressHash: 'server', networks: () => ({ near: 'server', wide: 'server' }) };
const CALL_METHODS: readonly string[] = ['GET', 'POST'];

export interface AppOptions {
  services: Services;
  env: Pick<Env, 'TRUSTED_PROXIES' | 'PUBLIC_URL' | 'METRICS_TOKEN'>;
  /** False where another server, such as Vite's in development, offers the pages. */
  servePages: boolean;
  /** Where unsent mails lie; given in development only, where they and all procedures are shown. */
  outboxFolder?: string | undefined;
  /** Aborted before the server closes, so that proxies send nobody here any more. */
  stopping?: AbortSignal;
}

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, env } = options;
  const isProxy = trustProxies(env.TRUSTED_PROXIES);
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: LOOK_AT_TIMEOUTS_MS,
      // Whoever offers HTTP/2 by the way is answered as if it had not; without this the upgrade is tried, and refused.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    trustProxy: env.TRUSTED_PROXIES.length > 0 ? isProxy : false,
    routerOptions: { maxParamLength: PARAM_LENGTH_MAX },
    logger: false,
    forceCloseConnections: 'idle',
    // Whoever neither sends nor reads anything for so long. WebSockets have a heartbeat of their own.
    connectionTimeout: SILENCE_MS,
    // An address that the router cannot read passes no hook, and so nothing that limits.
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : UNREADABLE_URL),
    frameworkErrors: (_error, request) => void request.raw.socket.destroy(),
  });
  registerRequestIds(app);
  // tRPC hands a WebSocket's raw request to `createContext`, which knows nothing of proxies; Fastify does, and finds it out anew
  // each time that it is asked.
  const origins = new WeakMap<IncomingMessage, Pick<FastifyRequest, 'ip' | 'id'>>();
  app.addHook('onRequest', (request, _reply, next) => {
    origins.set(request.raw, { ip: request.ip, id: request.id });
    next();
  });
  const addressOf = (request: IncomingMessage) => origins.get(request)?.ip ?? '';
  const originOf = (request: IncomingMessage): Origin => {
    const address = addressOf(request);
    return {
      addressHash: hashAddress(services.appSecret, address),
      networks: () => networksOf(services.appSecret, address),
    };
  };
  const letIn: VerifyClientCallbackAsync = ({ req }, answer) => {
    if (!isOwnOrigin(req, env.PUBLIC_URL)) return answer(false, 401);
    answer(services.connectionLimits.mayOpen(originOf(req)), 429);
  };
  // Before whatever may refuse a request: the plugin closes what asked for a socket and got none, and nobody else would.
  await app.register(fastifyWebsocket, {
    options: { maxPayload: BODY_LIMIT, verifyClient: letIn },
  });
  registerRequestBudget(app, services, { addressOf, isProxy });
  registerUpgradeThrottle(app);
  registerSecurityHeaders(app);
  // Whoever is answered before the end of the body has said too much: the rest is not even received.
  app.addHook('onSend', (request, reply, _payload, next) => {
    if (!request.raw.complete) reply.header('connection', 'close');
    next();
  });
  // A socket counts from its first moment: tRPC makes its context only when the token has come, which may be never.
  const sockets = new WeakMap<WebSocket, { origin: Origin; connection: Connection }>();
  app.websocketServer.on('connection', (socket, request) => {
    const origin = originOf(request);
    services.connectionLimits.guard(origin.addressHash, socket);
    sockets.set(socket, { origin, connection: services.connectionLimits.open(origin, socket) });
  });
  // By the route: an address can be spelled in many ways.
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/trpc/')) route.onRequest = [beginCall, ...[route.onRequest ?? []].flat()];
  });
  const refusals = registerUploads(app, services, UPLOAD_LIMIT);
  const createContext = async ({ req, res, info }: CreateFastifyContextOptions): Promise<Context> => {
    const raw = 'raw' in req ? req.raw : req;
    const refusal = refusals.get(raw);
    if (refusal) throw refusal;
    const socket = res instanceof WebSocket ? res : undefined;
    const known = socket && sockets.get(socket);
    const origin = known?.origin ?? originOf(raw);
    const connection = known?.connection ?? services.connectionLimits.open(origin, socket);
    // A browser cannot set headers on a WebSocket: there the token is the first message. Calls have these "parameters" in
    // their address, which is written into logs and histories: none is taken from there.
    const firstMessage = socket ? info.connectionParams : null;
    const token = readBearerToken(req.headers.authorization) ?? firstMessage?.accessToken ?? null;
    // Made-up tokens are as many as one likes.
    const read = (shown: string) =>
      services.personGate.pass(tokenTurnKey(origin.addressHash), () => readSession(services, shown));
    const signedIn = token === null ? null : await read(token).catch(failPublicly);
    if (signedIn && !(res instanceof WebSocket)) res.header('set-cookie', writePassCookies(services, signedIn));
    if (signedIn && socket) services.sessionSockets.add(signedIn.familyId, socket);
    return {
      ...services,
      viewer: { userId: signedIn?.user.id ?? null, ...origin },
      connection,
      socket,
      signedIn,
      hasBadToken: token !== null && signedIn === null,
      sessionOrigin: () => ({ device: describeDevice(raw.headers['user-agent']), network: describeNetwork(addressOf(raw)) }),
      httpRequestId: origins.get(raw)?.id,
    };
  };
  const trpcOptions = {
    router: appRouter,
    createContext,
    responseMeta: ({ errors }) => ({ headers: retryAfterOf(errors) }),
    onError: ({ error, path, ctx }) => logOurFault(services, { error, path, requestId: ctx?.httpRequestId }),
    maxBatchSize: BATCH_MAX,
    // A question may come as POST, so that a ticket's secret stands in no address. A change never comes as GET.
    allowMethodOverride: true,
    experimental_encoder: sharedFrameEncoder,
    keepAlive: heartbeat,
  } satisfies FastifyTRPCPluginOptions<AppRouter>['trpcOptions'];
  await app.register(fastifyTRPCPlugin, { prefix: '/trpc', useWSS: true, trpcOptions });
  registerGalleryRoute(app, {
    services,
    answerCommonly: (req, res) => fastifyRequestHandler({ ...trpcOptions, req, res, path: 'gallery.top' }),
  });

  registerHealth(app, { services, stopping: options.stopping });
  registerMetrics(app, { metrics: services.metrics, token: env.METRICS_TOKEN });
  registerMedia(app, services);
  registerExports(app, services);
  await registerQueueBoard(app, services);
  if (options.outboxFolder) {
    registerOutbox(app, options.outboxFolder);
    registerApiPage(app);
  }
  const callFrom = (origin: Origin, httpRequestId?: string) =>
    createCaller({
      ...services,
      viewer: { userId: null, ...origin },
      connection: services.connectionLimits.open(origin),
      signedIn: null,
      hasBadToken: false,
      httpRequestId,
    });
  if (options.servePages) {
    const callerOf = ({ raw, id }: FastifyRequest) => callFrom(originOf(raw), id);
    await registerPages(app, { services, callerOf, visitor: callFrom(SERVER_ITSELF) });
  }
  return app;
}

function isReadable(url: string): boolean {
  const [path = ''] = url.split(/[?#]/, 1);
  if (path.length > PARAM_LENGTH_MAX && path.split('/').some(({ length }) => length > PARAM_LENGTH_MAX)) return false;
  if (!path.includes('%')) return true;
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

const beginCall: onRequestHookHandler = (request, reply, next) => {
  // What one person is told is nobody else's to keep.
  reply.header('cache-control', 'private, no-store');
  if (CALL_METHODS.includes(request.method)) return next();
  // tRPC stumbles over the body of any other.
  reply.code(405).header('allow', CALL_METHODS.join(', ')).send();
};

/** Of several calls in one request the longest: then all of them may go well. */
function retryAfterOf(errors: readonly TRPCError[]): Record<string, string> {
  const seconds = errors.flatMap((error) => toPublicFailure(error).failure.retryAfterSeconds ?? []);
  return seconds.length === 0 ? {} : { 'retry-after': String(Math.max(...seconds)) };
}

/** Errors of subscriptions and of contexts pass no middleware, so they are logged here. */
function logOurFault(
  { log }: Services,
  { error, path, requestId }: { error: TRPCError; path: string | undefined; requestId: string | undefined },
): void {
  const { isOurs } = toPublicFailure(error);
  if (isOurs) log.error({ err: error.cause ?? error, path, requestId }, 'a call failed');
}
