/** Where the figure is, and what is drawn around it. */
import { smoothStep } from './color.ts';
import { blurPlane, type Plane } from './planes.ts';

interface Size {
  width: number;
  height: number;
}

/** A shape with about `reach` pixels more on all sides, 0 to 1. */
export function growShape(shape: Plane, { width, height }: Size, reach: number): Plane {
  const grown = blurPlane(shape, width, height, reach);
  for (let cell = 0; cell < grown.length; cell++) grown[cell] = smoothStep(0.04, 0.14, grown[cell] ?? 0);
  return grown;
}

/** The box around a figure with the middle of its upper third, which is where heads are. */
export interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
  head: { x: number; y: number };
}

/** Of a picture without a figure it is the whole of it. */
export function extentOf(figure: Plane, { width, height }: Size): Extent {
  const box = { left: width, right: -1, top: height, bottom: -1 };
  // Every fourth pixel of every fourth row will do.
  const visit = (see: (x: number, y: number) => void): void => {
    for (let y = 0; y < height; y += 4) for (let x = 0; x < width; x += 4) if ((figure[y * width + x] ?? 0) > 0.5) see(x, y);
  };
  visit((x, y) => {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  });
  if (box.right < 0) return { left: 0, right: width, top: 0, bottom: height, head: { x: width / 2, y: height / 3 } };
  const neck = box.top + (box.bottom - box.top) * 0.4;
  const [sum, count] = [{ x: 0, y: 0 }, { of: 0 }];
  visit((x, y) => {
    if (y > neck) return;
    sum.x += x;
    sum.y += y;
    count.of++;
  });
  return { ...box, head: { x: sum.x / count.of, y: sum.y / count.of } };
}
