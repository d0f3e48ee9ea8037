import { type Budget, PaidCallError } from '../imagination/imagination.ts';

interface EndedCall {
  most: number;
  cost: number;
  failure: string | null;
}

/** A budget without a bottom that remembers every call. */
export function createTestBudget(): Budget & { calls: EndedCall[] } {
  const calls: EndedCall[] = [];
  return {
    calls,
    async pay({ most }, call) {
      try {
        const { value, cost } = await call();
        calls.push({ most, cost, failure: null });
        return value;
      } catch (error) {
        const failure = error instanceof Error ? error.message : String(error);
        calls.push({ most, cost: (error instanceof PaidCallError ? error.cost : null) ?? most, failure });
        throw error;
      }
    },
  };
}
