/** The one place where tRPC is set up, and the ladder of procedures: who may call. */
import type { Suspension } from '@chaos/shared/contract/auth';
import type { PublicError } from '@chaos/shared/contract/errors';
import { withLogFields } from '@chaos/shared/platform/log-fields';
import { describeSpan, traced } from '@chaos/shared/platform/tracing';
import { initTRPC, TRPCError } from '@trpc/server';
import { requireProof } from '../auth/reauthentication.ts';
import { hasEnded } from '../auth/sessions.ts';
import type { Context } from './context.ts';
import { PublicFailure, SuspendedFailure, toPublicFailure } from './errors.ts';
import { turnKeyOf } from './person-key.ts';
import { transformer } from './transformer.ts';
import { requireDecent } from './word-filter.ts';

const t = initTRPC.context<Context>().create({
  transformer,
  isDev: false,
  // What is followed so goes on after its session has ended, and is counted by no socket.
  sse: { enabled: false },
  errorFormatter({ shape, error }) {
    const { failure } = toPublicFailure(error);
    const suspension = failure instanceof SuspendedFailure ? failure.suspension : null;
    const data: PublicError & { suspension?: Suspension } = {
      reason: failure.reason,
      message: failure.message,
      ...(suspension && { suspension }),
    };
    return { ...shape, message: failure.message, data: { ...shape.data, ...data } };
  },
});

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/**
 * Every call is timed, every log line of it says which HTTP request it came with, and what was thrown is turned into what people may
 * see. A subscription has no duration, and its trace would end with the tab. One middleware and not three: tRPC copies all that it
 * hands on for each of them, which takes as long as many a call.
 */
const anyProcedure = t.procedure.use(({ ctx, path, type, next }) => {
  const startedAt = performance.now();
  const requestId = ctx.httpRequestId;
  return withLogFields({ requestId }, async () => {
    if (type === 'subscription') return orThrow(await next(), toSeen);
    if (ctx.connection.isSocket) {
      ctx.metrics.observeCall(path, 'invalid_input', startedAt);
      throw overSocket();
    }
    const result = await traced(
      path,
      { kind: 'server', attributes: { 'http.request.id': requestId }, parent: null },
      async () => {
        const answer = await next();
        const reason = answer.ok ? 'ok' : toSeen(answer.error).reason;
        ctx.metrics.observeCall(path, reason, startedAt);
        if (reason !== 'ok') describeSpan({ 'error.type': reason }, reason === 'internal' ? reason : undefined);
        return answer;
      },
    );
    return orThrow(result, toSeen);
  });
});

/**
 * A socket is let in once and then stays open; what it may do is looked at again only every few seconds. That is enough
 * for what somebody watches, and not for what somebody does.
 */
function overSocket(): PublicFailure {
  const sentence = 'Over a socket there are subscriptions only. Send this call over HTTP.';
  return new PublicFailure('METHOD_NOT_SUPPORTED', 'invalid_input', sentence);
}

const toSeen = (error: TRPCError) => toPublicFailure(error).failure;

/** What went wrong is thrown for those around to see it; tRPC makes the same of it again. */
function orThrow<T extends { ok: boolean }>(result: T, as: (error: TRPCError) => TRPCError = (error) => error): T {
  if ('error' in result && result.error instanceof TRPCError) throw as(result.error);
  return result;
}

/** Before anything is made or written: what others will read is looked at here, and not by each procedure that takes a text. */
const decent = t.middleware(async ({ ctx, type, getRawInput, next }) => {
  if (type === 'mutation') requireDecent(ctx.wordFilter.isDecent, await getRawInput());
  return next();
});

/**
 * Anyone may call; for those calls that get a new session, whatever token they still show. They wait for each other by the
 * address: who it is is still to be found out.
 */
export const openProcedure = anyProcedure
  .use(({ ctx, next }) => ctx.personGate.pass(`open ${ctx.viewer.addressHash}`, async () => orThrow(await next())))
  .use(decent);

/** Changes of one person wait for each other, and so do questions: not for what they watch, which lasts. */
const oneAfterAnother = t.middleware(({ ctx, type, next }) => {
  if (type === 'subscription') return next();
  return ctx.personGate.pass(turnKeyOf(type, ctx.viewer), async (hasWaited) => {
    // Whoever has ended a session ends what waits for its turn under it as well.
    if (hasWaited && ctx.signedIn && (await hasEnded(ctx.db, ctx.signedIn.familyId))) throw signedOut();
    return orThrow(await next());
  });
});

/** A token that stands for nobody is told so, and not taken for a visitor. */
const knownProcedure = anyProcedure.use(({ ctx, next }) => {
  if (ctx.hasBadToken) throw signedOut();
  return next();
});

/** Whoever is about to leave does nothing and sees nothing but the way back: it ends as if they were gone already. */
const honestProcedure = knownProcedure.use(({ ctx, next }) => {
  if (ctx.signedIn?.user.leavesAt !== undefined)
    throw new PublicFailure('FORBIDDEN', 'leaving', 'You are leaving. Come back first.');
  return next();
});

/** For what is written together with everybody else's, and takes no connection of its own. */
export const sharedProcedure = honestProcedure.use(decent);

const signedInOnly = t.middleware(({ ctx, next }) => {
  if (!ctx.signedIn) throw signedOut();
  return next({ ctx: { signedIn: ctx.signedIn, userId: ctx.signedIn.user.id } });
});

/** Whoever it is, and whatever they write: for procedures that say themselves who may call. */
export const personProcedure = honestProcedure.use(oneAfterAnother);

/** Anyone may call, signed in or not. */
export const publicProcedure = personProcedure.use(decent);

/** Only members may call. */
export const memberProcedure = personProcedure.use(signedInOnly).use(decent);

/** Only members may call, those too who are about to leave. */
export const leavingProcedure = knownProcedure.use(oneAfterAnother).use(signedInOnly);

/**
 * Only members may call who have typed their password in this session within the last minutes (`account.prove`): for what a
 * session alone, left open or stolen, must not do. The page asks by itself, and sends the call again.
 */
export const provenProcedure = memberProcedure.use(async ({ ctx, next }) => {
  await requireProof(ctx, ctx.signedIn.familyId);
  return next();
});

function signedOut(): PublicFailure {
  return new PublicFailure('UNAUTHORIZED', 'signed_out', 'Please sign in first.');
}
