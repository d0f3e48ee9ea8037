import { expect, test } from 'vitest';
import { EMAIL_PATTERN } from './email-addresses.ts';

test('form and server take the same addresses: plain ones, with a top-level domain', () => {
  const plain = ['ada@chaos.test', "o'neil+hall@mail.example.co.uk", '_a-b_@x.io', 'A.b@EXAMPLE.COM'];
  const other = [
    '',
    'ada',
    'ada@',
    '@chaos.test',
    '.ada@chaos.test',
    'a..b@chaos.test',
    'ada.@chaos.test',
    'ada@chaos',
    'a b@chaos.test',
  ];
  expect([...plain, ...other].filter((address) => EMAIL_PATTERN.test(address))).toEqual(plain);
});
