import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOpenCharacter, withOpen } from './open-character-param.ts';

const ID = '01890000-0000-7000-8000-00000000abcd';

describe('the open character in the address', () => {
  test('Q12 an id opens, in any case', () => {
    expect(readOpenCharacter({ c: ID })).toBe(ID);
    expect(readOpenCharacter({ c: ID.toUpperCase() })).toBe(ID);
  });

  test('Q12 anything else opens nothing', () => {
    fc.assert(fc.property(fc.anything(), (c) => readOpenCharacter({ c }) === null));
    expect(readOpenCharacter({})).toBeNull();
  });

  test('opening and closing leave the other parameters alone', () => {
    const opened = withOpen({ view: 'gallery', filter: 'day' }, ID);
    expect(opened).toEqual({ view: 'gallery', filter: 'day', c: ID });
    expect(withOpen(opened, undefined)).toEqual({ view: 'gallery', filter: 'day', c: undefined });
  });
});
