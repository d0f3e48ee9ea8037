/** How far a figure reaches to both sides. */
import { coversPoint, type Part } from '../drawing/parts.ts';
import type { Box } from '../drawing/raster.ts';

export interface Row {
  left: number;
  right: number;
  y: number;
}

/** How far to the left and to the right somebody reaches at a height. */
export function rowAt(parts: readonly Part[], { left, right }: Box, y: number): Row | null {
  const steps = Array.from({ length: 48 }, (_, at) => left + ((right - left) * (at + 0.5)) / 48);
  const solid = steps.filter((x) => parts.some((part) => coversPoint(part, { x, y })));
  const [first, last] = [solid[0], solid.at(-1)];
  return first === undefined || last === undefined || last - first < 40 ? null : { left: first, right: last, y };
}
