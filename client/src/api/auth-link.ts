/**
 * Stands before every call of somebody who is signed in: a session that has ended is renewed for it, and the password is asked
 * for where the call takes it.
 */
import type { AppRouter } from '@chaos/server/router';
import type { OperationLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { giveUp } from '../auth/given-up.ts';
import { askForProof } from '../auth/proof.ts';
import { type Renewal, session } from '../auth/session-store.ts';
import { reasonOf } from './errors.ts';

interface Manager {
  hasEnded(): boolean;
  renew(): Promise<Renewal>;
  endAndAsk(): Promise<void>;
}

/**
 * Queries are asked again after a renewal. Nothing else is: whether to do it twice is the person's to say. What was refused for
 * want of a password has done nothing, and is sent again once it was typed.
 */
export function createAuthLink(manager: Manager): OperationLink<AppRouter> {
  const renewAfter = (token: string | undefined): Promise<Renewal> =>
    session.get() && session.get()?.accessToken !== token ? Promise.resolve('renewed') : manager.renew();

  return ({ op, next }) => {
    if (op.path.startsWith('auth.')) return next(op);
    return observable((observer) => {
      let isOver = false;
      let stop = () => {};
      const send = (isRepeat: boolean) => {
        const token = session.get()?.accessToken;
        const fail: typeof observer.error = async (error) => {
          if (isRepeat) return observer.error(error);
          if (reasonOf(error) === 'proof_required') {
            const isProven = await askForProof();
            if (isOver) return;
            if (isProven) return send(true);
            if (isProven === false) giveUp(error);
            return observer.error(error);
          }
          if (reasonOf(error) !== 'signed_out') return observer.error(error);
          const renewal = await renewAfter(token);
          if (isOver) return;
          if (renewal === 'renewed' && op.type === 'query') return send(true);
          observer.error(error);
          if (renewal === 'signed_out' && session.get()) await manager.endAndAsk();
        };
        const { unsubscribe } = next(op).subscribe({ ...observer, error: fail });
        stop = unsubscribe;
      };
      if (manager.hasEnded()) void manager.renew().then(() => isOver || send(false));
      else send(false);
      return () => {
        isOver = true;
        stop();
      };
    });
  };
}
