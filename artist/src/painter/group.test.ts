import { describe, expect, it } from 'vitest';
import { type Part, partBox, partsBox } from '../drawing/parts.ts';
import { emptyFigure } from './figure.ts';
import { repeatFigure } from './group.ts';
import { shareCovered } from './uncover-faces.ts';

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
      // Rows that stand in gaps reach a little further to one side.
      expect(Math.abs(left + right) / 2).toBeLessThan(25);
    }
  });

  it.each([2, 3])('R1236 of %i stands in one row on the ground', (count) => {
    const group = repeatFigure(figure(), count);
    expect(new Set(group.feet.map(({ at }) => at.y))).toEqual(new Set([100]));
  });

  it('R1080 has what hangs over one on nobody else’s face', () => {
    const head = {
      top: { x: 0, y: -100 },
      topWidth: 60,
      eyes: { x: 0, y: -60 },
      middle: { x: 0, y: -60 },
      span: 30,
      radius: 40,
      turn: 0,
      mirror: false,
      facing: 'front' as const,
      z: 20,
    };
    const small = { left: -3, top: -3, right: 3, bottom: 3 };
    const snores = [-200, -180, -165, -150, -135, -120].map(
      (y): Part => ({ ...PART, z: 62, bounds: small, place: { ...PART.place, x: 45, y } }),
    );
    const group = repeatFigure({ ...figure(), parts: [PART, ...snores], head, heads: [head] }, 7);
    const hanging = group.parts.filter(({ z }) => z % 120 === 62);
    expect(hanging.length).toBeGreaterThan(0);
    expect(group.heads.map((each) => shareCovered(each, hanging))).toEqual(group.heads.map(() => 0));
  });

  it('leaves every head free, and no neighbours in one another', () => {
    const at = (y: number) => ({ x: 0, y });
    const head = { top: at(-100), eyes: at(-60), middle: at(-60), topWidth: 60, span: 30, radius: 38, turn: 0, mirror: false };
    const one = { ...figure(), head: { ...head, facing: 'front' as const, z: 30 } };
    for (const count of [2, 3, 4, 6, 7, 12]) {
      const { parts, heads } = repeatFigure(one, count);
      expect(heads).toHaveLength(count);
      for (const each of heads)
        expect(
          shareCovered(
            each,
            parts.filter(({ z }) => z > each.z),
          ),
        ).toBeLessThan(0.1);
      const rows = Map.groupBy(parts.map(partBox), ({ bottom }) => Math.round(bottom));
      for (const boxes of rows.values())
        for (const [index, box] of boxes.entries()) expect(box.left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? -Infinity);
    }
  });

  it('R1059 stands within reach of one another’s arms, and so is larger in the picture', () => {
    const arm = { ...PART, z: 46, joint: { kind: 'arm' as const, at: { x: 0, y: 0 } }, place: { ...PART.place, x: 40 } };
    const widthOf = (one: Part[]): number => {
      const { left, right } = partsBox(repeatFigure({ ...figure(), parts: one }, 2).parts);
      return right - left;
    };
    expect(widthOf([PART, arm])).toBeLessThan(widthOf([PART]) + 50);
    expect(widthOf([PART, { ...arm, place: { ...PART.place, x: 400 } }])).toBeGreaterThan(700);
  });

  it('is nothing new for one, and no more than twelve', () => {
    const one = figure();
    expect(repeatFigure(one, 1)).toBe(one);
    expect(repeatFigure(one, 40).parts).toHaveLength(12);
  });
});
