/** Which person an address stands for, without keeping the address. */
import { isIPv6 } from 'node:net';
import { keyedHash } from '@chaos/shared/platform/secrets';

/** One IPv4 address, or one IPv6 /64 network: what a provider gives to one customer. */
export function hashAddress(appSecret: string, address: string): string {
  return keyedHash(appSecret, 'address', personOf(address));
}

/** The networks that an address lies in, as keyed hashes: 64-bit integers in decimal digits. */
export interface Networks {
  /** IPv6: the /56, of which providers give whole ones to a household. IPv4: the address. */
  near: string;
  /** IPv6: the /48, the most that one customer gets. IPv4: the /24. */
  wide: string;
}

/** The same without a hash, for what is counted in memory: the person, and the IPv6 /48 or IPv4 /24 around. */
export function prefixesOf(address: string): { person: string; network: string } {
  const person = personOf(address);
  if (!person.includes(':')) return { person, network: person.slice(0, person.lastIndexOf('.')) };
  return { person, network: person.split(':').slice(0, 3).join(':') };
}

/** What an address tells its own person of where they were: the IPv4 /16 or IPv6 /32. */
export function describeNetwork(address: string): string {
  const person = personOf(address);
  const separator = person.includes(':') ? ':' : '.';
  return [...person.split(separator).slice(0, 2), 'x', 'x'].join(separator);
}

export function networksOf(appSecret: string, address: string): Networks {
  const hash = (network: string) =>
    Buffer.from(keyedHash(appSecret, 'network', network), 'base64url')
      .readBigInt64LE()
      .toString();
  const { person, network } = prefixesOf(address);
  const fourth = /:([^:]+)::\/64$/.exec(person)?.[1];
  const near = fourth === undefined ? person : `${network}:${Number.parseInt(fourth, 16) >> 8}`;
  return { near: hash(near), wide: hash(network) };
}

function personOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [left = '', right] = (address.split('%')[0] ?? '').split('::');
  const head = left ? left.split(':') : [];
  const tail = right ? right.split(':') : [];
  const zeros = right === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const network = [...head, ...zeros, ...tail].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
