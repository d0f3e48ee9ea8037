import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { loadSprite, type Sprite } from '../drawing/sprite.ts';
import type { Point } from '../pieces/piece-types.ts';
import { faceAsTold, headOfPerson } from './heads-of-people.ts';

/** How dark the darkest pixel is within two percent of a point. */
function darkestNear({ pixels }: Sprite, { x, y }: Point): number {
  const [raster] = pixels.sizes;
  if (!raster) throw new Error('no pixels');
  const { width, height, data } = raster;
  const reach = Math.round(width * 0.02);
  let darkest = 255;
  for (let down = -reach; down <= reach; down++)
    for (let across = -reach; across <= reach; across++) {
      const at = (Math.round((y / 100) * height + down) * width + Math.round((x / 100) * width + across)) * 4;
      darkest = Math.min(darkest, Math.max(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255));
    }
  return darkest;
}

/** A doctor, a firefighter, a teacher, a cook, an officer, a king, a wizard, a baby, a guard, a smiley cat, a child. */
const PEOPLE =
  '1f9d1-200d-2695-fe0f 1f469-200d-1f692 1f9d1-200d-1f3eb 1f468-200d-1f373 1f46e 1f934 1f9d9 1f47c 1f482 1f63a 1f9d1-200d-1f9b0'.split(
    ' ',
  );

test.each([...PEOPLE, '1f9cc'])('R1080 the eyes of %s are measured where they are', async (id) => {
  const head = headOfPerson(id);
  if (!head) throw new Error('nobody');
  const sprite = await loadSprite(id);
  for (const side of [-1, 1]) {
    const eye = { x: head.eyes.x + (side * head.eyes.span) / 2, y: head.eyes.y };
    expect(darkestNear(sprite, eye)).toBeLessThan(140);
  }
});

test('who has a chest below the face has a small head', () => {
  const [doctor, smiley] = [headOfPerson('1f9d1-200d-2695-fe0f'), headOfPerson('1f600')];
  expect(doctor?.radius).toBeLessThan(25);
  expect(smiley?.radius).toBeUndefined();
  expect(headOfPerson('1f40a')).toBeUndefined();
});

test.each([
  ['blacksmith', 'woman, strong arms', '1f469'],
  ['gardener', 'old woman', '1f475'],
  ['firefighter', 'old man', '1f474'],
  ['blacksmith', 'strong arms', '1f9d1'],
  ['blacksmith', 'womanizer, manly', '1f9d1'],
  ['blacksmith', 'lady bug', '1f9d1'],
  ['blacksmith', 'man bun', '1f9d1'],
  ['blacksmith', 'not a man', '1f9d1'],
])('R1081 a trade whose body was asked to be a woman’s or a man’s has that face: %s, %s', (mainTheme, bodyInfluence, face) => {
  expect(faceAsTold('1f9d1', conceive({ ...BLANK, mainTheme, bodyInfluence }, 'face'))).toBe(face);
  expect(faceAsTold('1f98a', conceive({ ...BLANK, mainTheme, bodyInfluence }, 'face'))).toBe('1f98a');
});
