import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import { type Part, partBox } from '../drawing/parts.ts';
import { toPicture } from '../drawing/place.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { Z } from './figure.ts';
import { compose } from './testing-scene.ts';

const isGlasses = (part: Part): boolean =>
  part.kind === 'sprite' ? findPiece('eyewear', part.sprite.id) !== undefined : part.kind === 'svg' && part.z === Z.face + 3;

/** Where a drawn pair, or the half of a piece, reaches towards the snout. */
function foremost(part: Part): number {
  if (part.kind === 'clay') throw new Error('Glasses are no clay.');
  const half = part.kind === 'sprite' ? part.options?.half : undefined;
  if (half) return toPicture(part.place, { x: ((half.at - 50) / 100) * 256, y: 0 }).x;
  return part.place.mirror ? partBox(part).right : partBox(part).left;
}

test.each([
  ['crocodile', 'wearing glasses'],
  ['pigeon', 'sunglasses'],
  ['goose', 'goggles'],
  ['squirrel', 'shortsighted'],
  ['grandmother goose', 'hungry'],
])('R723 from the side one lens is seen, over the eye: %s, %s', async (mainTheme, characteristicInfluence) => {
  for (const seed of ['1', '2', '3']) {
    const { figure } = await compose({ ...BLANK, mainTheme, characteristicInfluence }, `${seed}-${mainTheme}`);
    const { head } = figure;
    const glasses = figure.parts.filter(isGlasses);
    if (!head) throw new Error('There is no head.');
    if (head.span > 0) continue;
    expect(glasses.length, seed).toBeGreaterThan(0);
    for (const part of glasses) {
      const ahead = (foremost(part) - head.eyes.x) * (head.mirror ? 1 : -1);
      expect(ahead / head.radius, seed).toBeLessThan(0.52);
    }
  }
});

test.each([
  ['shrimp', null, 'sunglasses'],
  ['pigeon', null, 'sunglasses'],
  ['crocodile', null, 'wearing glasses'],
  ['lizard', 'toaster', 'sunglasses'],
  ['dolphin', null, 'sunglasses'],
])(
  'R1326 from the side glasses reach back to where ears are, and are no eye: %s, %s',
  async (mainTheme, bodyInfluence, trait) => {
    const { figure } = await compose({ ...BLANK, mainTheme, bodyInfluence, characteristicInfluence: trait }, `side-${mainTheme}`);
    const { head, parts } = figure;
    if (!head) throw new Error('There is no head.');
    expect(head.span).toBe(0);
    const behind = parts.map((part) => (head.mirror ? head.eyes.x - partBox(part).left : partBox(part).right - head.eyes.x));
    const sidePieces = parts.filter(
      (part, index) => part.kind === 'svg' && part.z > Z.face && part.z < Z.face + 1 && (behind[index] ?? 0) > head.radius * 0.7,
    );
    expect(sidePieces).toHaveLength(1);
  },
);
