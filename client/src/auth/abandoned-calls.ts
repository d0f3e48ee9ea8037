/** Calls whose person closed the question for the password: nothing has failed, so nothing is told. */
const abandoned = new WeakSet<object>();

/** @param error with which the call ends. */
export function abandon(error: object): void {
  abandoned.add(error);
}

export const wasAbandoned = (error: unknown): boolean => abandoned.has(Object(error));
