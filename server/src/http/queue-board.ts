/**
 * bull-board at /ops/queues: what lies in BullMQ itself, to look at only, because its actions would go past the tickets.
 * An operator's pass is sent here once and becomes a cookie; for everybody else nothing is here.
 */

import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { QueuesToLookAt } from '@chaos/shared/platform/queue';
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { QUEUE_BOARD_PASS_SECONDS, readQueueBoardPass } from '../auth/queue-board-cookie.ts';
import type { Services } from '../trpc/context.ts';

const PREFIX = '/ops/queues';
const COOKIE = 'queues_pass';
const PassSchema = z.object({ pass: z.string().max(500) });

/** The page writes its styles into itself, and would like fonts from elsewhere, which it does not get. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Has to come before the pages: bull-board brings the same plugin for files again. */
export async function registerQueueBoard(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(
    async (ops) => {
      await ops.register(fastifyCookie);
      // A form of our own page sends it, or a program.
      ops.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
      );
      const isSecure = new URL(services.publicUrl).protocol === 'https:';
      ops.post('/', async (request, reply) => {
        const sent = PassSchema.safeParse(request.body);
        if (!sent.success || !(await readQueueBoardPass(services, sent.data.pass))) return reply.callNotFound();
        const scope = { path: PREFIX, httpOnly: true, sameSite: 'strict', secure: isSecure } as const;
        return reply.setCookie(COOKIE, sent.data.pass, { ...scope, maxAge: QUEUE_BOARD_PASS_SECONDS }).redirect(PREFIX, 303);
      });
      await ops.register(async (board) => addBoard(board, services));
    },
    { prefix: PREFIX },
  );
}

async function addBoard(board: FastifyInstance, services: Services): Promise<void> {
  const adapter = new FastifyAdapter().setBasePath(PREFIX);
  const { setQueues } = createBullBoard({
    queues: [],
    serverAdapter: adapter,
    options: { uiConfig: { boardTitle: 'Queues', miscLinks: [{ text: 'Operators', url: '/ops' }] } },
  });
  // Nothing is opened before somebody looks: most servers are never asked.
  let opened: QueuesToLookAt | undefined;
  const open = () => {
    opened = services.openQueues();
    setQueues(opened.queues.map((queue) => new BullMQAdapter(queue, { readOnlyMode: true })));
  };
  board.addHook('onRequest', async (request, reply) => {
    const isLook = request.method === 'GET' || request.method === 'HEAD';
    if (!isLook || !(await readQueueBoardPass(services, request.cookies[COOKIE]))) return reply.callNotFound();
    if (!opened) open();
    reply.header('content-security-policy', POLICY).header('cache-control', 'private, no-store');
  });
  board.addHook('onClose', async () => opened?.close());
  await board.register(adapter.registerPlugin());
}
