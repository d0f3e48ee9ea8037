import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import { loadSprite } from '../drawing/sprite.ts';
import { turnedBounds, turnToLie } from './lying.ts';
import { compose, faultsOf } from './testing-scene.ts';

test.each(['1f48a', '1fa79', '1f3b8', '1f3bb', '1f956', '1fa93', '1f9f9'])(
  'R1178 what is long and shown aslant lies along the ground: %s',
  async (id) => {
    const sprite = await loadSprite(id);
    const { left, right, top, bottom } = turnedBounds(sprite, turnToLie(sprite));
    expect(right - left).toBeGreaterThan((bottom - top) * 1.4);
  },
);

test.each(['1f680', '1f3c6', '1faa3', '1f9c0', '1f335', '1f347'])(
  'R1178 what stands by itself stays as it is: %s',
  async (id) => {
    expect(turnToLie(await loadSprite(id))).toBe(0);
  },
);

test.each([
  ['a snake with a guitar', '1f3b8'],
  ['a doctor with a syringe', '1f48a'],
  ['a mole and a broom', '1f9f9'],
])('R1178 beside %s it lies, and the check of compositions says so where it stands on its tip', async (mainTheme, id) => {
  const scene = await compose({ ...BLANK, mainTheme }, 'lying');
  expect(scene.props.map(({ sprite }) => sprite.id)).toContain(id);
  expect(faultsOf(scene).filter((fault) => fault.startsWith('on its tip'))).toEqual([]);
  const upright = scene.props.map((part) => ({ ...part, place: { ...part.place, turn: 0 } }));
  expect(faultsOf({ ...scene, props: upright })).toContain(`on its tip: ${id}`);
});
