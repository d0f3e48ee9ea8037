/** When to come back where what we stand on is away for a moment: the value of `Retry-After`. */
export const RETRY_AFTER_SECONDS = 5;
