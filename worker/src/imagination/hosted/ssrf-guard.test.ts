import { expect, test } from 'vitest';
import { isPublicAddress } from '../../ssrf-guard.ts';
import * as wire from '../../testing/provider-server.ts';
import { createProviderFetch } from './provider-fetch.ts';
import { textLimits } from './timeouts-and-tries.ts';

const PRIVATE = [
  '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.255.255 192.168.1.1 192.0.0.8',
  '198.18.0.1 203.0.113.9 224.0.0.1 240.0.0.1 255.255.255.255',
  ':: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::7f00:1 64:ff9b::7f00:1 fc00::1 fd12:3456::1 fe80::1 ff02::1 2001:db8::1 2001::1 2002:7f00:1::',
].flatMap((line) => line.split(' '));
const PUBLIC = ['1.1.1.1', '8.8.8.8', '100.63.255.255', '172.15.255.255', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'];

test('trust 21: addresses of this machine, of its network and of no place are not public', () => {
  expect(PRIVATE.filter(isPublicAddress)).toEqual([]);
  expect(PUBLIC.filter(isPublicAddress)).toEqual(PUBLIC);
  expect(['', 'localhost', '127.1', '0x7f000001'].filter(isPublicAddress)).toEqual([]);
});

test.each(['127.0.0.1', '127.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:7f00:1]', 'localhost'])(
  'trust 21: a picture at %s is not fetched, whatever the list says',
  async (host) => {
    await using victim = await wire.startProviderServer();
    const url = new URL(`http://${host}:${victim.port}/a.png`);
    const { signal } = new AbortController();
    const fetch = createProviderFetch({ limits: textLimits(40), signal, pictureHosts: [url.host] });
    await expect(fetch(url)).rejects.toMatchObject({ message: 'address not allowed', kind: 'wrong', cost: null });
    expect(victim.requests).toEqual([]);
  },
);
