import { describe, expect, it } from 'vitest';
import { type Part, partBox, partsBox } from '../drawing/parts.ts';
import { emptyFigure } from './figure.ts';
import { repeatFigure } from './group.ts';

const BOUNDS = { left: -50, top: -100, right: 50, bottom: 100 };
const PART: Part = {
  kind: 'svg',
  z: 20,
  shadow: 0,
  markup: '<circle r="50"/>',
  bounds: BOUNDS,
  place: { x: 0, y: 0, scale: 1, turn: 0, mirror: false },
};

const figure = () => ({ ...emptyFigure([0, 0, 0]), parts: [PART], feet: [{ at: { x: 0, y: 100 }, side: 1 as const, size: 1 }] });

describe('a group', () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    'has %i figures, each with feet, and nobody before somebody in front',
    (count) => {
      const group = repeatFigure(figure(), count);
      expect(group.parts).toHaveLength(count);
      expect(group.feet).toHaveLength(count);
      expect(new Set(group.parts.map((part) => JSON.stringify(partBox(part)))).size).toBe(count);
      const byDepth = [...group.parts].sort((a, b) => a.z - b.z).map((part) => partBox(part).bottom);
      expect(byDepth).toEqual([...byDepth].sort((a, b) => a - b));
    },
  );

  it('stands in the middle of where one would stand', () => {
    for (const count of [2, 3, 5, 12]) {
      const { left, right } = partsBox(repeatFigure(figure(), count).parts);
      expect((left + right) / 2).toBeCloseTo(0);
    }
  });

  it('is nothing new for one, and no more than twelve', () => {
    const one = figure();
    expect(repeatFigure(one, 1)).toBe(one);
    expect(repeatFigure(one, 40).parts).toHaveLength(12);
  });
});
