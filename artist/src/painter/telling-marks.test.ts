import type { Wish } from '@chaos/shared/contract/characters';
import { describe, expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import type { Part } from '../drawing/parts.ts';
import { createChance } from '../drawing/random.ts';
import { loadSprite } from '../drawing/sprite.ts';
import { listPieces } from '../pieces/catalogue.ts';
import { drawEyes } from './face.ts';
import { Z } from './figure.ts';
import { readManner } from './mood.ts';
import { compose } from './testing-scene.ts';

const wish = (words: Partial<Wish>): Wish => ({ ...BLANK, ...words });
const facesOf = (parts: readonly Part[]): string =>
  parts.map((part) => (part.kind === 'svg' && part.z === Z.face ? part.markup : '')).join('');

/** Drawn to the left: a brow that is turned on with the clock is higher at the snout. */
function browOf(word: string): number {
  const markup = drawEyes({ manner: readManner(word), span: 0, radius: 30, skin: '#abc', chance: createChance(word) });
  return Number(/rotate\((-?[\d.]+) [^)]*\)"><rect/.exec(markup)?.[1]);
}

test('R640 on a profile an angry brow falls to the snout, and a sad one rises to it', () => {
  for (const word of ['angry', 'furious', 'determined']) expect(browOf(word), word).toBeLessThan(0);
  for (const word of ['sad', 'crying', 'lonely']) expect(browOf(word), word).toBeGreaterThan(0);
});

describe('R641 who is known by dark fur around the eyes has it around drawn eyes too', () => {
  test.each(['panda', 'raccoon', 'badger', 'sloth', 'meerkat', 'lemur'])('%s', async (bodyInfluence) => {
    for (const characteristicInfluence of ['furious', 'sad', 'shy']) {
      const { figure } = await compose(wish({ bodyInfluence, characteristicInfluence }), 'marks');
      const { patches } = figure.head ?? {};
      expect(patches, bodyInfluence).toBeDefined();
      expect(facesOf(figure.parts)).toContain(`fill="${patches}"`);
    }
  });
});

test('R642 quills stand up from a back, a giraffe is mostly neck and legs, and a corgi has hardly any', async () => {
  const shapeOf = async (name: string) => {
    const piece = listPieces('animal').find((each) => each.name === name);
    if (!piece) throw new Error(`no ${name}`);
    const { bounds, outline } = await loadSprite(piece.id, piece);
    const rows = Array.from({ length: 128 }, (_, y) => outline.subarray(y * 128, y * 128 + 128));
    /** How often the outline goes from nothing to something along the upper half. */
    const points = Math.max(
      ...rows
        .slice(Math.round(bounds.top * 1.28), Math.round((bounds.top + bounds.bottom) * 0.64))
        .map((row) => row.filter((alpha, x) => alpha > 127 && (row[x - 1] ?? 0) <= 127).length),
    );
    return { points, tall: (bounds.bottom - bounds.top) / (bounds.right - bounds.left) };
  };
  for (const name of ['hedgehog', 'porcupine', 'echidna']) expect((await shapeOf(name)).points, name).toBeGreaterThan(3);
  expect((await shapeOf('giraffe')).tall).toBeGreaterThan(1.15);
  const [corgi, husky] = await Promise.all(['corgi', 'husky'].map(shapeOf));
  expect(corgi?.tall).toBeLessThan((husky?.tall ?? 0) * 0.9);
});
