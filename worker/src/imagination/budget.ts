/** The money that one step of one ticket may spend: from the day's cap, with every call written down. */

import { type Reservation, reserveSpending, settleSpending } from '@chaos/shared/core/providers/spending';
import type { Database } from '@chaos/shared/platform/database';
import type { Logger } from '@chaos/shared/platform/logging';
import { traced } from '@chaos/shared/platform/tracing';
import { untilDatabaseAnswers } from '@chaos/shared/platform/wait-for-database';
import { type Budget, PaidCallError } from './imagination.ts';

interface BudgetOptions extends Omit<Reservation, 'most'> {
  log: Logger;
  signal?: AbortSignal;
}

export function openBudget(db: Database, { ticketId, step, cap, ...patience }: BudgetOptions): Budget {
  return {
    async pay(most, call) {
      const id = await reserveSpending(db, { ticketId, step, most, cap });
      const [called] = await Promise.allSettled([traced('call of a provider', { kind: 'client' }, call)]);
      if (called.status === 'rejected') {
        const error: unknown = called.reason;
        const cost = (error instanceof PaidCallError ? error.cost : null) ?? most;
        // What went wrong first is what matters: unsettled, the call counts with all that was set aside.
        await Promise.allSettled([settleSpending(db, { id, cost, failure: describeFailure(error) })]);
        throw error;
      }
      const { value, cost } = called.value;
      // What is paid for is not thrown away because the database is away just now.
      await untilDatabaseAnswers(() => settleSpending(db, { id, cost, failure: null }), patience);
      return value;
    },
  };
}

function describeFailure(error: unknown): string {
  if (error instanceof PaidCallError) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}
