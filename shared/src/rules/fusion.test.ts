import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FuseInputSchema } from '../contract/fusion.schema.ts';
import { type FusionCandidate, fusionRefusal } from './fusion.ts';

const ME = 'me';
const plain = (id: string, change: Partial<FusionCandidate> = {}): FusionCandidate => ({
  wonLately: false,
  isDeleted: false,
  id,
  name: `Name ${id}`,
  ownerId: ME,
  isActive: true,
  isFused: false,
  fusedIntoId: null,
  isLocked: false,
  isHeld: false,
  ...change,
});

test('R116 R118 R122 two or three may be fused, fewer and more may not', () => {
  const refusals = [0, 1, 2, 3, 4].map((count) => {
    const picked = Array.from({ length: count }, (_, at) => plain(`${at}`));
    return fusionRefusal(picked, ME);
  });
  const tooFew = { reason: 'invalid_input', message: 'Select at least 2 characters to fuse.' };
  const tooMany = { reason: 'invalid_input', message: 'You can select up to 3 characters for fusion.' };
  expect(refusals).toEqual([tooFew, tooFew, null, null, tooMany]);
});

test.each([
  ['somebody else owns it', { ownerId: 'other' }, 'not_yours', 'Name b is not yours any more.'],
  ['nobody owns it', { ownerId: null }, 'not_yours', 'Name b is not yours any more.'],
  ['R117 it came out of a fusion', { isFused: true }, 'invalid_input', 'Fused characters cannot be used for further fusion.'],
  ['O13 it is fused away', { isActive: false, fusedIntoId: 'f' }, 'not_found', 'Name b has been fused already.'],
  ['it is deleted', { isActive: false, isDeleted: true }, 'not_found', 'Name b has been deleted.'],
  ['it is taken down', { isActive: false }, 'not_found', 'Name b has been taken down.'],
  ['R400 it is locked', { isLocked: true }, 'locked', 'Name b is locked. Unlock it before you fuse it.'],
  ['R404 it is held', { isHeld: true }, 'held', 'Name b is held: whoever gave it to you can still take it back.'],
] as const)('R122 none is fused when of one of them %s', (_what, change, reason, message) => {
  expect(fusionRefusal([plain('a'), plain('b', change)], ME)).toEqual({ reason, message });
  expect(fusionRefusal([plain('b', change), plain('a'), plain('c')], ME)).toEqual({ reason, message });
});

test('R122 one character is not two', () => {
  const message = 'A brainrot cannot be fused with itself.';
  expect(fusionRefusal([plain('a'), plain('b'), plain('a')], ME)).toEqual({ reason: 'invalid_input', message });
});

test('I9 whatever is let through is two or three different, active, unfused ones of the actor', () => {
  const candidate = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    name: fc.string(),
    ownerId: fc.constantFrom(ME, ME, ME, 'other', null),
    isActive: fc.constantFrom(true, true, false),
    isDeleted: fc.constantFrom(false, false, true),
    isFused: fc.constantFrom(false, false, true),
    fusedIntoId: fc.constantFrom(null, null, 'f'),
    wonLately: fc.constantFrom(false, false, true),
    isLocked: fc.constantFrom(false, false, true),
    isHeld: fc.constantFrom(false, false, true),
  });
  fc.assert(
    fc.property(fc.array(candidate, { maxLength: 5 }), (picked) => {
      const isRight =
        picked.length >= 2 &&
        picked.length <= 3 &&
        new Set(picked.map(({ id }) => id)).size === picked.length &&
        picked.every(
          (one) =>
            one.ownerId === ME &&
            one.isActive &&
            one.fusedIntoId === null &&
            !(one.isDeleted || one.isFused || one.wonLately || one.isLocked || one.isHeld),
        );
      expect(fusionRefusal(picked, ME) === null).toBe(isRight);
    }),
  );
});

test('R116 R118 R122 trust 25 an input names two or three different ids and nothing more', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`);
  const wrongWith = (input: unknown) => FuseInputSchema.safeParse(input).error?.issues[0]?.message ?? null;
  const requestId = a;
  expect(
    [
      [a, b],
      [a, b, c],
    ].map((characterIds) => wrongWith({ characterIds, requestId })),
  ).toEqual([null, null]);
  expect(wrongWith({ characterIds: [a], requestId })).toBe('Select at least 2 characters to fuse.');
  expect(wrongWith({ characterIds: [a, b, c, d], requestId })).toBe('You can select up to 3 characters for fusion.');
  // The same id in other letters is the same id.
  expect(wrongWith({ characterIds: [a, a?.toUpperCase()], requestId })).toBe('A brainrot cannot be fused with itself.');
  expect(wrongWith({ characterIds: 'all', requestId })).toBe('characterIds must be a list of UUIDs.');
  expect(wrongWith({ characterIds: [a, 'b'], requestId })).toBe('characterIds must be a UUID.');
  expect(wrongWith({ characterIds: [a, b] })).toBe('requestId must be a UUID.');
  expect(wrongWith({ characterIds: [a, b], requestId, actorId: c })).not.toBeNull();
});
