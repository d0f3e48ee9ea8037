import type { IncomingMessage } from 'node:http';

/** A page of somebody else's must not open a socket in a visitor's name, nor send a form. Programs send no origin at all. */
export function isOwnOrigin(request: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
