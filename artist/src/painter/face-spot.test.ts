import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { partsBox } from '../drawing/parts.ts';
import { imagineFigure } from './compose-scene.ts';
import { castSubject, Z } from './figure.ts';

test.each([
  ['a spoon', '1f944', { top: 0, bottom: 35 }],
  ['a key', '1f511', { top: 60, bottom: 90 }],
  ['a ball of yarn', '1f9f6', { top: 40, bottom: 60 }],
])('R1055 %s has its face where it is widest', async (_, id, { top, bottom }) => {
  const { body } = await castSubject(id);
  expect(body?.face.y).toBeGreaterThan(top);
  expect(body?.face.y).toBeLessThan(bottom);
});

test.each([
  ['spoon', 'USB stick', false],
  ['burger', 'toaster', true],
])('R1056 a %s on a %s has the face itself only where there is room for eyes', async (theme, body, isItsOwn) => {
  const { parts, head } = await imagineFigure(conceive({ ...BLANK, mainTheme: theme, bodyInfluence: body }, 'narrow'));
  const { bottom } = partsBox(parts.filter(({ kind, z }) => kind === 'sprite' && z === Z.head));
  expect((head?.eyes.y ?? 0) < bottom).toBe(isItsOwn);
});
