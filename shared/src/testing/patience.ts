/**
 * For `expect.poll`: how long a test waits for what will come at last, however busy the machine is. Its own second is over
 * soon where several test files share two cores.
 */
export const PATIENCE = { timeout: 20_000 };
