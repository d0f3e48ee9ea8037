/**
 * Stands before every call of somebody who is signed in: a session that has ended is renewed for it, and the password is asked
 * for where the call takes it.
 */
import type { AppRouter } from '@chaos/server/router';
import { type OperationLink, TRPCClientError } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { abandon } from '../auth/abandoned-calls.ts';
import { authMessages } from '../auth/messages.ts';
import { reauthenticate } from '../auth/reauthentication.ts';
import { type Renewal, session } from '../auth/session-store.ts';
import { reasonOf } from './errors.ts';
import { createResends } from './resend-writes.ts';

interface Manager {
  hasEnded(): boolean;
  renew(): Promise<Renewal>;
  endAndAsk(): Promise<void>;
}

/**
 * Queries are asked again after a renewal. Nothing else is: whether to do it twice is the person's to say. What was refused for
 * want of a password has done nothing, and is sent again once it was typed; so is what got no answer and is safe to do twice.
 * While any of it takes its time another tab may sign somebody else in, or nobody: what was begun is done by whoever began it, or
 * not at all.
 */
export function createAuthLink(manager: Manager): OperationLink<AppRouter> {
  const renewAfter = (token: string | undefined): Promise<Renewal> =>
    session.get() && session.get()?.accessToken !== token ? Promise.resolve('renewed') : manager.renew();

  return ({ op, next }) => {
    if (op.path.startsWith('auth.')) return next(op);
    const userId = session.get()?.user.id;
    return observable((observer) => {
      let isOver = false;
      let stop = () => {};
      const resends = createResends(op);
      const send = (isRepeat: boolean) => {
        if (session.get()?.user.id !== userId) return observer.error(signedOut());
        const token = session.get()?.accessToken;
        const fail: typeof observer.error = async (error) => {
          const again = resends.after(error);
          if (again) {
            const isWanted = await again;
            if (isOver) return;
            return isWanted && session.get()?.user.id === userId ? send(isRepeat) : observer.error(error);
          }
          const answer = resends.answerTo(error);
          if (answer !== undefined) {
            observer.next({ result: { type: 'data', data: answer } });
            return observer.complete();
          }
          if (isRepeat) return observer.error(resends.faultOf(error));
          if (reasonOf(error) === 'proof_required') {
            const isProven = await reauthenticate();
            if (isOver) return;
            if (isProven) return send(true);
            if (isProven === false) abandon(error);
            return observer.error(error);
          }
          if (reasonOf(error) !== 'signed_out') return observer.error(resends.faultOf(error));
          const renewal = await renewAfter(token);
          if (isOver) return;
          if (renewal === 'renewed' && op.type === 'query') return send(true);
          observer.error(error);
          if (renewal === 'signed_out' && session.get()) await manager.endAndAsk();
        };
        const { unsubscribe } = next({ ...op, context: { ...op.context, userId } }).subscribe({ ...observer, error: fail });
        stop = unsubscribe;
      };
      const renewAndSend = async () => {
        const renewal = await manager.renew();
        if (isOver) return;
        if (renewal !== 'signed_out') return send(false);
        observer.error(signedOut());
        if (session.get()?.user.id === userId) await manager.endAndAsk();
      };
      if (manager.hasEnded()) void renewAndSend();
      else send(false);
      return () => {
        isOver = true;
        stop();
      };
    });
  };
}

/** What the server would say to whoever began it. */
function signedOut(): TRPCClientError<AppRouter> {
  const message = authMessages.notSent;
  return TRPCClientError.from<AppRouter>({ error: { message, code: -32_001, data: { reason: 'signed_out', httpStatus: 401 } } });
}
