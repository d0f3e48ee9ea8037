/** Finding a port to listen on. */
import { createServer } from 'node:net';
import { explainListenError } from '../../shared/src/platform/start-and-stop.ts';

/** @returns undefined when a program could listen on this port of `host`, and else why not. */
export function whyNotFree(port: number, host = '127.0.0.1'): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(explainListenError(error) ?? error.message));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

/** True when nothing listens on this port of `host`. */
export async function isPortFree(port: number, host?: string): Promise<boolean> {
  return (await whyNotFree(port, host)) === undefined;
}

/** A port that the system says is free. @throws when there is no listening on `host`, and why. */
export function freePort(host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(new Error(explainListenError(error) ?? error.message)));
    probe.listen({ port: 0, host }, () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}
