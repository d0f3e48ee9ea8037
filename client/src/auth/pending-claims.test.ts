import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ApiClient } from '../api/client.ts';
import { toasts } from '../ui/toast/toast.ts';
import { CLAIMS_KEY } from './claims-key.ts';
import { authMessages } from './messages.ts';
import { addClaim, CLAIMS_MAX, type Claim, claimTickets, keepClaim, parseClaims } from './pending-claims.ts';

const claim = (number: number): Claim => ({
  ticketId: `01a21f63-dc66-7cfb-b019-${String(number).padStart(12, '0')}`,
  secret: `s${number}`,
});

describe('characters made without an account', () => {
  test('the newest fifty are kept', () => {
    const claims = Array.from({ length: 60 }, (_, index) => claim(index)).reduce<Claim[]>(addClaim, []);
    expect(claims).toHaveLength(CLAIMS_MAX);
    expect(claims.at(-1)).toEqual(claim(59));
    expect(claims[0]).toEqual(claim(10));
  });

  test('the same ticket is kept once', () => {
    expect(addClaim([claim(1), claim(2)], claim(1))).toEqual([claim(2), claim(1)]);
  });

  test.each([null, [claim(0)]])(
    'R665 a browser that has no room hands in what this page has made, once (stored before: %j)',
    async (before) => {
      const items = new Map(before && [[CLAIMS_KEY, JSON.stringify(before)]]);
      const setItem = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
      const getItem = (key: string) => items.get(key) ?? null;
      vi.stubGlobal('window', { localStorage: { getItem, setItem, removeItem: (key: string) => items.delete(key) } });
      onTestFinished(() => void vi.unstubAllGlobals());
      const asked: unknown[] = [];
      const mutate = (input: unknown) => Promise.resolve({ claimed: 0 * asked.push(input) });
      const api = { characters: { claim: { mutate } } } as unknown as ApiClient;
      for (const number of [1, 2]) keepClaim(claim(number));
      for (const _ of [1, 2]) await claimTickets(api);
      expect(asked).toEqual([{ tickets: [...(before ?? []), claim(1), claim(2)] }]);
    },
  );

  test('R1478 whoever has claimed is told that what was made before keeps its maker', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const mutate = () => Promise.resolve({ claimed: 1 });
    keepClaim(claim(1));
    await claimTickets({ characters: { claim: { mutate } } } as unknown as ApiClient);
    vi.runAllTimers();
    expect(toasts.get()).toMatchObject({ title: authMessages.claimed(1), description: authMessages.claimedMaker });
  });

  test('what is not a claim is left out, whatever was stored', () => {
    expect(parseClaims([claim(1), { ticketId: claim(2).ticketId }, null, { ...claim(3), more: true }])).toEqual([
      claim(1),
      claim(3),
    ]);
    fc.assert(fc.property(fc.anything(), (value) => Array.isArray(parseClaims(value))));
  });
});
