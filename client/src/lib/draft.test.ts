import { describe, expect, test } from 'vitest';
import { draftText, parseDraft } from './draft.ts';

describe('words that were typed and not posted', () => {
  const ofAda = { text: 'mine', ownerId: 'ada' };

  test('R71 those of a visitor survive signing in', () => {
    expect(draftText({ text: 'Let me in', ownerId: null }, 'ada')).toBe('Let me in');
    expect(draftText({ text: 'Let me in', ownerId: null }, null)).toBe('Let me in');
  });

  test('regression: those of a member are shown to nobody after signing out, and to no other member', () => {
    expect(draftText(ofAda, 'ada')).toBe('mine');
    expect(draftText(ofAda, null)).toBeNull();
    expect(draftText(ofAda, 'bob')).toBeNull();
  });

  test('what an older version kept, whoever wrote it, is not taken', () => {
    expect(parseDraft(JSON.parse(JSON.stringify(ofAda)))).toEqual(ofAda);
    for (const other of ['old words', null, 3, { text: 'x' }, { text: 1, ownerId: null }]) expect(parseDraft(other)).toBeNull();
  });
});
