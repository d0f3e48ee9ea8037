import { WishSchema } from '@chaos/shared/contract/characters.schema';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { findTooLong, toWish } from './to-wish.ts';
import { BLANK_DRAFT, changeDraft, readDraft, wishDraft } from './wish-draft.ts';

const anyDraft = fc.record({
  mainTheme: fc.string({ unit: 'binary' }),
  bodyInfluence: fc.string({ unit: 'grapheme' }),
  characteristicInfluence: fc.string(),
  style: fc.string({ unit: 'binary', maxLength: 300 }),
  hiddenMessage: fc.string({ unit: 'grapheme' }),
  makeMessageSecret: fc.boolean(),
  remixOf: fc.option(fc.record({ id: fc.uuid(), name: fc.string() })),
});

describe('the wish in the form', () => {
  beforeEach(() => wishDraft.set(BLANK_DRAFT));

  test('R35 texts are trimmed, and null when blank', () => {
    expect(toWish({ ...BLANK_DRAFT, mainTheme: '  a  frog ', style: ' \u200b\n ' })).toEqual({
      mainTheme: 'a frog',
      bodyInfluence: null,
      characteristicInfluence: null,
      style: null,
      hiddenMessage: null,
      makeMessageSecret: true,
    });
  });

  test('whatever was typed, the server accepts it unless the form calls it too long', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(WishSchema.safeParse(toWish(draft)).success).toBe(findTooLong(draft).length === 0);
      }),
    );
  });

  test('200 characters are counted as people count them', () => {
    expect(findTooLong({ ...BLANK_DRAFT, style: '🐊'.repeat(200) })).toEqual([]);
    expect(findTooLong({ ...BLANK_DRAFT, style: '🐊'.repeat(201), mainTheme: 'x'.repeat(201) })).toEqual(['mainTheme', 'style']);
  });

  test('R34 a new hidden message is a secret again', () => {
    changeDraft({ hiddenMessage: 'touch grass' });
    changeDraft({ makeMessageSecret: false });
    expect(wishDraft.get().makeMessageSecret).toBe(false);
    changeDraft({ hiddenMessage: '  ' });
    expect(wishDraft.get().makeMessageSecret).toBe(true);
  });

  test('anything in storage reads as a draft', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(Object.keys(readDraft(stored)).sort()).toEqual(Object.keys(BLANK_DRAFT).sort());
      }),
    );
    expect(readDraft({ style: 'noir', mainTheme: 7 })).toEqual({ ...BLANK_DRAFT, style: 'noir' });
  });
});
