import { describe, expect, test } from 'vitest';
import { panBy, type Stage, WHOLE, ZOOM_MAX, zoomAt } from './zoom-view.ts';

const PHONE: Stage = { width: 360, height: 640, side: 360 };
const MIDDLE = { x: 0, y: 0 };

describe('R358 a picture that is looked at closely', () => {
  test('grows around the place that is pointed at', () => {
    const place = { x: 90, y: 40 };
    const before = zoomAt(WHOLE, 3, MIDDLE, PHONE);
    const after = zoomAt(before, 2, place, PHONE);
    const under = (view: typeof after) => [(place.x - view.x) / view.scale, (place.y - view.y) / view.scale];
    expect(after.scale).toBe(6);
    expect(under(after)).toEqual(under(before));
  });

  test('is never smaller than the stage, nor larger than eight times', () => {
    expect(zoomAt(WHOLE, 0.1, { x: 50, y: 50 }, PHONE)).toEqual(WHOLE);
    expect(zoomAt(WHOLE, 100, MIDDLE, PHONE).scale).toBe(ZOOM_MAX);
  });

  test('moves to its edges and no further', () => {
    expect(panBy(WHOLE, 500, -500, PHONE)).toEqual(WHOLE);
    const large = zoomAt(WHOLE, 2, MIDDLE, PHONE);
    expect(panBy(large, 10_000, -10_000, PHONE)).toEqual({ scale: 2, x: 180, y: -40 });
    expect(zoomAt(panBy(large, 10_000, 0, PHONE), 0.5, MIDDLE, PHONE)).toEqual(WHOLE);
  });
});
