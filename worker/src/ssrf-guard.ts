/** Which addresses of the network may be asked for something that others have named: public ones alone, judged after the name was resolved. */
import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';

const NOT_PUBLIC: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  // Of what is public in IPv6: tunnels and translations, which carry addresses of IPv4, and documentation.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const notPublic = new BlockList();
for (const [network, bits] of NOT_PUBLIC) notPublic.addSubnet(network, bits, isIPv4(network) ? 'ipv4' : 'ipv6');
const publicIPv6 = new BlockList();
publicIPv6.addSubnet('2000::', 3, 'ipv6');

/** True for an address that anybody can reach: not this machine, not its network, not a cloud's metadata. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !notPublic.check(address, 'ipv4');
  return version === 6 && publicIPv6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

export interface AddressGuard {
  mayConnect: (address: string) => boolean;
  lookup: typeof systemLookup;
}

export const PUBLIC_ONLY: AddressGuard = { mayConnect: isPublicAddress, lookup: systemLookup };

export class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError';
}

/** @throws {ForbiddenAddressError} A socket asks no resolver for a host that is an address already. */
export function requireAllowedHost(hostname: string, { mayConnect }: AddressGuard): void {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 && !mayConnect(bare)) throw new ForbiddenAddressError();
}

/**
 * For the socket itself, so that the address that was judged is the one that is connected to. A name with one forbidden
 * address among others is refused: nobody honest has such a name.
 */
export function guardLookup({ mayConnect, lookup }: AddressGuard): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses: LookupAddress[] = found ?? [];
      const [first] = addresses;
      if (error || !first) return callback(error ?? new ForbiddenAddressError(), '', 0);
      if (!addresses.every(({ address }) => mayConnect(address))) return callback(new ForbiddenAddressError(), '', 0);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
