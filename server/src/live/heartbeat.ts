/** How a socket is known to be alive: whoever does not answer a ping before the next one would be due is closed. */
const HEARTBEAT_MS = 25_000;

export const heartbeat = { enabled: true, pingMs: HEARTBEAT_MS, pongWaitMs: HEARTBEAT_MS };
