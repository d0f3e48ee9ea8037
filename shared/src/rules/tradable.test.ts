import { expect, test } from 'vitest';
import { stalenessOf } from './tradable.ts';

test('R189 R400 R404 O15 what can change hands is public, active, owned by the giver and free; of several reasons the gravest is told', () => {
  const fine = { ownerId: 'me', isPublic: true, isActive: true, isLocked: false, isHeld: false, wonLately: false };
  expect(stalenessOf(fine, 'me')).toBeNull();
  expect(stalenessOf(undefined, 'me')).toBe('gone');
  expect(stalenessOf({ ...fine, isActive: false }, 'me')).toBe('gone');
  expect(stalenessOf({ ...fine, ownerId: 'you', isPublic: false, isActive: false }, 'me')).toBe('gone');
  expect(stalenessOf({ ...fine, ownerId: null }, 'me')).toBe('moved');
  expect(stalenessOf({ ...fine, ownerId: 'you', isPublic: false }, 'me')).toBe('moved');
  expect(stalenessOf({ ...fine, isPublic: false, isLocked: true }, 'me')).toBe('private');
  expect(stalenessOf({ ...fine, isLocked: true }, 'me')).toBe('locked');
  expect(stalenessOf({ ...fine, isLocked: true, isHeld: true }, 'me')).toBe('held');
  expect(stalenessOf({ ...fine, wonLately: true }, 'me')).toBe('won_lately');
});
