import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seal, unseal } from './secrets.ts';

const SECRET = 'a secret of a server';
const bytes = fc.uint8Array({ maxLength: 100 });

test('what is sealed opens for its owner alone, and not where one bit of it was changed', () => {
  fc.assert(
    fc.property(bytes, fc.nat(), fc.nat(7), (data, at, bit) => {
      const sealed = seal(SECRET, 'one-time-codes', { owner: 'ada', data });
      expect(unseal(SECRET, 'one-time-codes', { owner: 'ada', sealed })).toEqual(Buffer.from(data));
      expect(unseal(SECRET, 'one-time-codes', { owner: 'bob', sealed })).toBeNull();
      expect(unseal('another secret', 'one-time-codes', { owner: 'ada', sealed })).toBeNull();
      expect(unseal(SECRET, 'cursor', { owner: 'ada', sealed })).toBeNull();
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at % changed.length) ^ (1 << bit), at % changed.length);
      expect(unseal(SECRET, 'one-time-codes', { owner: 'ada', sealed: changed })).toBeNull();
      expect(seal(SECRET, 'one-time-codes', { owner: 'ada', data })).not.toEqual(sealed);
    }),
  );
});

test('what is too short to be sealed opens nothing', () => {
  for (let length = 0; length < 29; length += 1)
    expect(unseal(SECRET, 'one-time-codes', { owner: 'ada', sealed: Buffer.alloc(length) })).toBeNull();
});
