/** Which person an address stands for, without keeping the address. */
import { isIPv6 } from 'node:net';
import { keyedHash } from '@chaos/shared/node/secrets';

/** One IPv4 address, or one IPv6 /64 network: what a provider gives to one customer. */
export function hashAddress(appSecret: string, address: string): string {
  return keyedHash(appSecret, 'address', personOf(address));
}

function personOf(address: string): string {
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
