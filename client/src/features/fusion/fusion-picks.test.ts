import { describe, expect, test } from 'vitest';
import { togglePick } from './fusion-picks.ts';

const plain = (id: string) => ({ id, isFused: false, isActive: true });

describe('picking for the fusion', () => {
  test('R115 a character is put in and taken out', () => {
    const first = togglePick([], plain('a'));
    expect(first).toEqual({ selected: ['a'], refusal: null });
    expect(togglePick(first.selected, plain('a')).selected).toEqual([]);
  });

  test('R116 a fourth stays out', () => {
    expect(togglePick(['a', 'b', 'c'], plain('d'))).toEqual({
      selected: ['a', 'b', 'c'],
      refusal: { title: 'Maximum selection reached', description: 'You can select up to 3 characters for fusion.' },
    });
  });

  test('R117 a fused one stays out, also when the tray is full', () => {
    const refusal = {
      title: 'Cannot select fused character',
      description: 'Fused characters cannot be used for further fusion.',
    };
    expect(togglePick([], { ...plain('f'), isFused: true })).toEqual({ selected: [], refusal });
    expect(togglePick(['a', 'b', 'c'], { ...plain('f'), isFused: true }).refusal).toEqual(refusal);
  });

  test('R1333 what is held or locked stays out and says why, and can be taken out', () => {
    const marks = [{ word: 'Held', why: 'Held until Monday.' }];
    const refusal = { title: 'Held', description: 'Held until Monday.' };
    expect(togglePick(['a', 'b', 'c'], plain('h'), marks)).toEqual({ selected: ['a', 'b', 'c'], refusal });
    expect(togglePick(['h'], plain('h'), marks)).toEqual({ selected: [], refusal: null });
  });

  test('O13 O16 one that was fused away or taken down stays out without a word', () => {
    expect(togglePick([], { ...plain('x'), isActive: false })).toEqual({ selected: [], refusal: null });
  });
});
