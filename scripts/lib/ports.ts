/** Which port to listen on. */
import { createServer } from 'node:net';
import { EnvError, type Settings } from '../../shared/src/platform/env.ts';
import { explainListenError } from '../../shared/src/platform/process-lifecycle.ts';

const LOOPBACK = ['127.0.0.1', '::1'];

/** Who names a port has told others of it, such as a proxy; the usual one may give way to any that is free. */
export async function choosePort({ PORT, HOST }: Pick<Settings, 'PORT' | 'HOST'>, say: (line: string) => void): Promise<number> {
  if (PORT === 0) return freePort(HOST);
  const hindrance = await whyNotOurs(PORT, HOST);
  if (hindrance === undefined) return PORT;
  if (process.env.PORT) throw new EnvError(`${hindrance} PORT names it: free it, or set another PORT. 0 takes any free one.`);
  const port = await freePort(HOST);
  say(`${hindrance} Using ${port}. Set PORT to choose another.`);
  return port;
}

/** @returns undefined when a program could listen on this port of `host`, and else why not. */
export async function whyNotFree(port: number, host = '127.0.0.1'): Promise<string | undefined> {
  const error = await tryToListen(port, host);
  return error && (explainListenError(error) ?? error.message);
}

/**
 * The same for what browsers are led to: of `localhost` most of them ask `::1` first, and would be answered by whoever listens there.
 * A machine without that address has nobody there.
 */
export async function whyNotOurs(port: number, host: string): Promise<string | undefined> {
  const hindrance = await whyNotFree(port, host);
  if (hindrance !== undefined || !LOOPBACK.includes(host)) return hindrance;
  const [other = ''] = LOOPBACK.filter((one) => one !== host);
  const error = await tryToListen(port, other);
  return error?.code === 'EADDRINUSE' ? explainListenError(error) : undefined;
}

function tryToListen(port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
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
