/** The one place where tRPC is set up, and the ladder of procedures: who may call. */
import type { PublicError } from '@chaos/shared/contract/errors';
import { initTRPC } from '@trpc/server';
import superjson from 'superjson';
import type { Context } from './context.ts';
import { toPublicFailure } from './errors.ts';

const t = initTRPC.context<Context>().create({
  transformer: superjson,
  isDev: false,
  errorFormatter({ shape, error }) {
    const { failure } = toPublicFailure(error);
    const data: PublicError = { reason: failure.reason, message: failure.message };
    return { ...shape, message: failure.message, data: { ...shape.data, ...data } };
  },
});

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Turns whatever was thrown into what people may see, and logs what is our fault. */
const publicFailures = t.middleware(async ({ ctx, path, next }) => {
  const result = await next();
  if (result.ok) return result;
  const { failure, isOurs } = toPublicFailure(result.error);
  if (isOurs) ctx.log.error({ err: result.error.cause ?? result.error, path }, 'a call failed');
  throw failure;
});

/** Anyone may call, signed in or not. */
export const publicProcedure = t.procedure.use(publicFailures);
