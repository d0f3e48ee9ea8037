/** Whose word counts when a request says for which address it is forwarded. */
import { compile } from '@fastify/proxy-addr';

export type IsProxy = (address: string) => boolean;

/** By Fastify's own means, so that it and what limits connections take the same addresses for a proxy's. */
export function trustProxies(networks: readonly string[]): IsProxy {
  const trusts = compile([...networks]);
  return (address) => trusts(address, 0);
}
