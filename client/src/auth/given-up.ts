/** Calls whose person closed the question for the password: nothing has failed, so nothing is told. */
const givenUp = new WeakSet<object>();

/** @param error with which the call ends. */
export function giveUp(error: object): void {
  givenUp.add(error);
}

export const wasGivenUp = (error: unknown): boolean => givenUp.has(Object(error));
