import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import { isLight } from '../drawing/parts.ts';
import { paintConcept } from './paint-concept.ts';
import { compose } from './testing-scene.ts';

/** How dark a ring around a head is, 0 to 1. */
async function darknessAround(png: Buffer, { x, y }: { x: number; y: number }, away: number): Promise<number> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const angles = Array.from({ length: 180 }, (_, at) => (at * Math.PI) / 90).filter((angle) => Math.sin(angle) < -0.2);
  const dark = angles.filter((angle) => {
    const [column, row] = [Math.round(x + Math.cos(angle) * away), Math.round(y + Math.sin(angle) * away)];
    return (data[row * info.width + column] ?? 255) < 110;
  });
  return dark.length / angles.length;
}

test('R581 rays behind somebody are light in a woodcut too, and no black burst around the head', async () => {
  const wish = {
    ...BLANK,
    mainTheme: 'parking warden',
    bodyInfluence: 'heron',
    characteristicInfluence: 'smug',
    style: 'linocut',
  };
  const { concept, figure } = await compose(wish, 'rays');
  const rays = figure.parts.find(isLight);
  if (rays?.kind !== 'svg' || !figure.head) throw new Error('nobody has rays');
  const png = await paintConcept(concept, { message: null, secret: false });
  expect(await darknessAround(png, rays.place, rays.place.scale * 130)).toBeLessThan(0.3);
});
