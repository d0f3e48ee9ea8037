import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CELL_HEIGHT, CELL_WIDTH, layOutFamily } from './family-layout.ts';

const anyFamily = fc
  .array(fc.integer({ min: 1, max: 24 }), { minLength: 1, maxLength: 11 })
  .map((sizes) =>
    sizes.flatMap((size, generation) => Array.from({ length: size }, () => ({ id: null, shown: null, generation }))),
  );

test('R453 whoever is in a family has a place of their own, below those before and within the drawing', () => {
  fc.assert(
    fc.property(anyFamily, fc.integer({ min: CELL_WIDTH, max: 1200 }), (members, width) => {
      const { places, height } = layOutFamily({ members, links: [] }, width);
      expect(places).toHaveLength(members.length);
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(members.length);
      places.forEach(({ x, y }, at) => {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + CELL_WIDTH).toBeLessThanOrEqual(width);
        expect(y + CELL_HEIGHT).toBeLessThanOrEqual(height);
        const before = places[at - 1];
        if (before && members[at - 1]?.generation !== members[at]?.generation)
          expect(y).toBeGreaterThanOrEqual(before.y + CELL_HEIGHT);
      });
    }),
  );
});

test('R453 each link goes from below one name to above the other picture', () => {
  const members = [-1, 0].map((generation) => ({ id: null, shown: null, generation }));
  const { paths } = layOutFamily({ members, links: [{ parent: 0, child: 1, kind: 'remix' }] }, CELL_WIDTH);
  expect(paths).toEqual(['M44 144C44 167 44 167 44 190']);
});
