/** The money that one step of one ticket may spend: from the day's cap, with every call written down. */

import { type Reservation, reserveSpending, settleSpending } from '@chaos/shared/core/providers/spending-cap';
import type { Database } from '@chaos/shared/platform/database';
import type { Logger } from '@chaos/shared/platform/logging';
import { traced } from '@chaos/shared/platform/tracing';
import { untilDatabaseAnswers } from '@chaos/shared/platform/wait-for-database';
import { type Budget, type PaidCall, PaidCallError } from './imagination.ts';

interface BudgetOptions extends Omit<Reservation, keyof PaidCall> {
  log: Logger;
  /** Told of each call that has ended. */
  onCall?: (call: EndedCall) => void;
  signal?: AbortSignal;
}

/** @property cost in millionths. */
export interface EndedCall {
  provider: string;
  cost: number;
  failure: string | null;
}

export function openBudget(db: Database, { ticketId, step, cap, onCall, ...patience }: BudgetOptions): Budget {
  return {
    async pay({ provider, most }, call) {
      const id = await reserveSpending(db, { ticketId, step, provider, most, cap });
      const [called] = await Promise.allSettled([
        traced('call of a provider', { kind: 'client', attributes: { 'gen_ai.provider.name': provider } }, call),
      ]);
      if (called.status === 'rejected') {
        const error: unknown = called.reason;
        const cost = (error instanceof PaidCallError ? error.cost : null) ?? most;
        const failure = describeFailure(error);
        onCall?.({ provider, cost, failure });
        // What went wrong first is what matters: unsettled, the call counts with all that was set aside.
        await Promise.allSettled([settleSpending(db, { id, cost, failure })]);
        throw error;
      }
      const { value, cost } = called.value;
      onCall?.({ provider, cost, failure: null });
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
