/** The money that one step of one ticket may spend: from the day's cap, with every call written down. */
import type { Database } from '@chaos/shared/node/database';
import { type Reservation, reserveSpending, settleSpending } from '@chaos/shared/node/domain/providers/spending';
import { PaidCallError, type Purse } from './imagination/imagination.ts';

export function openPurse(db: Database, { ticketId, step, cap }: Omit<Reservation, 'most'>): Purse {
  return {
    async pay(most, call) {
      const id = await reserveSpending(db, { ticketId, step, most, cap });
      const [called] = await Promise.allSettled([call()]);
      if (called.status === 'rejected') {
        const error: unknown = called.reason;
        const cost = (error instanceof PaidCallError ? error.cost : null) ?? most;
        // What went wrong first is what matters: unsettled, the call counts with all that was set aside.
        await Promise.allSettled([settleSpending(db, { id, cost, failure: describeFailure(error) })]);
        throw error;
      }
      await settleSpending(db, { id, cost: called.value.cost, failure: null });
      return called.value.value;
    },
  };
}

function describeFailure(error: unknown): string {
  if (error instanceof PaidCallError) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}
