/** The one place where tRPC is set up, and the ladder of procedures: who may call. */
import type { PublicError } from '@chaos/shared/contract/errors';
import { initTRPC } from '@trpc/server';
import type { Context } from './context.ts';
import { toPublicFailure } from './errors.ts';
import { transformer } from './transformer.ts';

const t = initTRPC.context<Context>().create({
  transformer,
  isDev: false,
  errorFormatter({ shape, error }) {
    const { failure } = toPublicFailure(error);
    const data: PublicError = { reason: failure.reason, message: failure.message };
    return { ...shape, message: failure.message, data: { ...shape.data, ...data } };
  },
});

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Turns whatever was thrown into what people may see. */
const publicFailures = t.middleware(async ({ next }) => {
  const result = await next();
  if (result.ok) return result;
  throw toPublicFailure(result.error).failure;
});

/** Anyone may call, signed in or not. */
export const publicProcedure = t.procedure.use(publicFailures);
