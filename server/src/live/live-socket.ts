/** A WebSocket, as far as those need it who count and close them. */
import { setTimeout as delay } from 'node:timers/promises';

const OPEN = 1;
const CUT_AFTER_MS = 1_000;

export interface LiveSocket {
  readonly readyState: number;
  close(code: number, reason: string): void;
  terminate(): void;
  once(event: 'close', listener: () => void): unknown;
}

/** One that is closing, or closed, may not fire `close` any more. */
export function isOpen(socket: LiveSocket): boolean {
  return socket.readyState === OPEN;
}

/** Closes politely; a client that does not answer is cut, so that nothing goes on over a socket that should be closed. */
export async function closeSocket(socket: LiveSocket, code: number, reason: string): Promise<void> {
  socket.close(code, reason);
  await delay(CUT_AFTER_MS, undefined, { ref: false });
  socket.terminate();
}
