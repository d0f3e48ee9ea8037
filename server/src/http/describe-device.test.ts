import { expect, test } from 'vitest';
import { describeNetwork } from './address-hashes.ts';
import { describeDevice } from './describe-device.ts';

test('R382 a device is called by its browser and system, and by nothing that it says of itself', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  const said = {
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0': 'Firefox on Linux',
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`]: 'Edge on Windows',
    [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/140.0 Mobile Safari/537.36`]: 'Chrome on Android',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1':
      'Safari on iPhone',
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/140.0 Safari/537.36`]: 'Chrome on Linux',
    'curl/8.15 <script>': 'Some program',
  };
  expect(Object.keys(said).map(describeDevice)).toEqual(Object.values(said));
  expect(describeDevice(undefined)).toBe('Some program');
});

test('R382 of an address no more is kept than its provider may share with 65,000 others', () => {
  const addresses = ['203.0.113.7', '::ffff:203.0.113.7', '2001:db8:12:34::1', '2001:db8::'];
  expect(addresses.map(describeNetwork)).toEqual(['203.0.x.x', '203.0.x.x', '2001:db8:x:x', '2001:db8:x:x']);
});
