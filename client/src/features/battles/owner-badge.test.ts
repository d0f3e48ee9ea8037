import { expect, test } from 'vitest';
import { badgeOf } from './owner-badge.ts';

const [me, you] = ['me', 'you'];

test('R152 a character without creator and owner is anonymous, also to a visitor', () => {
  expect(badgeOf({ userId: null, currentOwnerId: null }, me)).toBe('anonymous');
  expect(badgeOf({ userId: null, currentOwnerId: null }, null)).toBe('anonymous');
});

test('R153 mine is what I own, and what I made while nobody else owns it', () => {
  expect(badgeOf({ userId: me, currentOwnerId: null }, me)).toBe('mine');
  expect(badgeOf({ userId: you, currentOwnerId: me }, me)).toBe('mine');
  expect(badgeOf({ userId: null, currentOwnerId: me }, me)).toBe('mine');
});

test('R154 everything else is owned', () => {
  expect(badgeOf({ userId: me, currentOwnerId: you }, me)).toBe('owned');
  expect(badgeOf({ userId: you, currentOwnerId: null }, me)).toBe('owned');
  expect(badgeOf({ userId: null, currentOwnerId: you }, null)).toBe('owned');
});
