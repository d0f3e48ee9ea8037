import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { coversPoint } from '../drawing/parts.ts';
import { imagineFigure } from './compose-scene.ts';
import { Z } from './figure.ts';
import { headPoints } from './uncover-faces.ts';

test.each([
  ['whale', 'three heads', 3],
  ['elephant', 'two heads', 2],
  ['hippo', 'two heads', 2],
  ['shark', 'two heads', 2],
  ['goldfish', 'three heads', 3],
  ['dragon', 'three heads', 3],
  ['octopus', 'two heads', 2],
] as const)('R920 all heads of a %s with %s are seen, each apart from the others', async (mainTheme, bodyInfluence, count) => {
  for (const seed of ['a', 'b', 'c']) {
    const concept = conceive({ ...BLANK, mainTheme, bodyInfluence, characteristicInfluence: 'brave' }, seed);
    const { heads, parts } = await imagineFigure(concept);
    expect(heads).toHaveLength(count);
    for (const head of heads) {
      const above = parts.filter(({ kind, z }) => kind === 'sprite' && z > head.z + 1.01 && z < 40);
      const points = headPoints(head);
      const hidden = points.filter((point) => above.some((part) => coversPoint(part, point))).length / points.length;
      expect(hidden, seed).toBeLessThan(0.45);
      for (const other of heads) {
        if (other === head) continue;
        const away = Math.hypot(head.middle.x - other.middle.x, head.middle.y - other.middle.y);
        expect(away, seed).toBeGreaterThan(Math.max(head.radius, other.radius) * 1.3);
      }
    }
  }
});

test.each(['chicken', 'dragon', 'horse'])('R927 of a %s with several heads each shows its beak or snout', async (mainTheme) => {
  const concept = conceive({ ...BLANK, mainTheme, bodyInfluence: 'three heads', characteristicInfluence: 'brave' }, 'heads');
  const { heads } = await imagineFigure(concept);
  const [first, ...others] = heads;
  if (first?.facing !== 'left') throw new Error('nobody who is seen from the side');
  const ahead = first.mirror ? 1 : -1;
  for (const other of others) expect(other.mirror === first.mirror).toBe((other.middle.x - first.middle.x) * ahead > 0);
});

test.each(['footballer', 'cow', 'chef'])('R905 more legs of a %s begin where the first two do', async (mainTheme) => {
  const concept = conceive({ ...BLANK, mainTheme, bodyInfluence: 'six legs' }, 'legs');
  const { parts } = await imagineFigure(concept);
  const tops = parts.flatMap((part) =>
    part.kind === 'clay' && part.shape.cones.length >= 14 && Math.floor(part.z) >= Z.legs - 1 && part.z < Z.body && !part.joint
      ? [part.shape.cones[0]?.a.x ?? 0]
      : [],
  );
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops.map(Math.round)).size).toBe(2);
});
