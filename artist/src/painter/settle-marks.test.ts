import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import { isLight, type Part, partBox } from '../drawing/parts.ts';
import { type Box, createRaster, SIDE } from '../drawing/raster.ts';
import { paintBackdrop } from './paint-concept.ts';
import { readPlace, settleMarks } from './settle-marks.ts';
import { compose } from './testing-scene.ts';

/** What a mark itself fills of its box. */
function within(part: Part): Box {
  const { left, right, top, bottom } = partBox(part);
  const [across, down] = [(right - left) * 0.2, (bottom - top) * 0.2];
  return { left: left + across, right: right - across, top: top + down, bottom: bottom - down };
}

/** Windows all over a part of the picture, and a plain wall for the rest. */
function paintWall(isWindow: (x: number, y: number) => boolean) {
  const wall = createRaster(SIDE, SIDE);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const light = isWindow(x, y) && (x & 32) === (y & 32) ? 40 : 190;
      wall.data.set([light, light, light, 255], (y * SIDE + x) * 4);
    }
  return wall;
}

test('R807 a mark beside a head goes to the side that is plain, and what is behind it is made still where none is', async () => {
  const { figure } = await compose(
    { ...BLANK, mainTheme: 'bear', bodyInfluence: 'bear', characteristicInfluence: 'grumpy' },
    'settled',
  );
  const at = figure.parts.find(({ mark }) => mark);
  if (!at || !figure.head) throw new Error('no mark');
  const { middle } = figure.head;
  const isOnLeft = (part: typeof at): boolean => (partBox(part).left + partBox(part).right) / 2 < middle.x;
  const side = isOnLeft(at);
  const windows = paintWall((x) => x < middle.x === side);
  const moved = (await settleMarks(windows, figure, [])).find(({ mark }) => mark);
  expect(moved && isOnLeft(moved)).toBe(!side);
  const everywhere = paintWall(() => true);
  const before = readPlace(everywhere)(within(at)).unrest;
  const stayed = (await settleMarks(everywhere, figure, [])).find(({ mark }) => mark);
  expect(stayed && readPlace(everywhere)(within(stayed)).unrest).toBeLessThan(before / 2);
});

/** The deviation of brightness, of 255, that swallows a mark. */
const RESTLESS = 36;
const PLACES = ['church', 'street at night', 'classroom', 'supermarket', 'bar', 'space', 'forest', 'stadium'];
const FELT = ['nervous', 'in love', 'sleepy', 'lonely', 'mysterious', 'grumpy'];

test('R807 behind the marks about a head no place is restless', async () => {
  const faults: string[] = [];
  for (const [index, style] of PLACES.entries()) {
    const characteristicInfluence = FELT[index % FELT.length] ?? null;
    const { concept, figure, backdrop } = await compose(
      { ...BLANK, mainTheme: 'fox', bodyInfluence: 'fox', characteristicInfluence, style },
      style,
    );
    const picture = await paintBackdrop(backdrop, concept, { props: [], parts: figure.parts });
    const before = readPlace(picture);
    const parts = await settleMarks(picture, figure, []);
    const unrestIn = readPlace(picture);
    for (const part of parts.filter((each) => each.mark && !isLight(each))) {
      const { unrest } = unrestIn(within(part));
      if (unrest > RESTLESS)
        faults.push(`${style}/${characteristicInfluence}: ${unrest.toFixed(0)} from ${before(within(part)).unrest.toFixed(0)}`);
    }
  }
  expect(faults).toEqual([]);
});
