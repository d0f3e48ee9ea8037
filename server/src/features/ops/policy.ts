/** Who may look at the desk, and take down, suspend, pause or cancel from it. */
import { TRPCError } from '@trpc/server';
import { isOperator } from '../../auth/operators.ts';
import { personProcedure } from '../../trpc/procedures.ts';

/**
 * Only operators may call. To everybody else there is no such call: they are told what they would be told of any other
 * path. Nor does the role count for an address that nobody has proven. They may write what they like: it is they who say which words
 * are refused, and to whom what they have said.
 */
export const operatorProcedure = personProcedure.use(({ ctx, next }) => {
  const user = ctx.signedIn?.user;
  if (!user || !isOperator(user)) throw new TRPCError({ code: 'NOT_FOUND' });
  return next({ ctx: { operatorId: user.id } });
});
