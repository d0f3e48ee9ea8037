import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { coversPoint } from '../drawing/parts.ts';
import { imagineFigure } from './compose-scene.ts';
import { Z } from './figure.ts';

test('R930 a pirate with the eyes of a mood still has the patch upon one of them', async () => {
  for (const mood of ['angry', 'sad', 'brave', 'does not like water']) {
    const { parts, head } = await imagineFigure(
      conceive({ ...BLANK, mainTheme: 'pirate', characteristicInfluence: mood }, 'patch'),
    );
    if (!head) throw new Error('no pirate');
    const eyes = [-0.5, 0.5].map((side) => ({ x: head.eyes.x + side * head.span, y: head.eyes.y }));
    const patches = parts.filter((part) => part.kind === 'svg' && part.z === Z.face + 3 && part.markup.includes('#221c2a'));
    expect(patches, mood).toHaveLength(1);
    expect(eyes.some((eye) => patches.some((patch) => coversPoint(patch, eye)))).toBe(true);
  }
});
