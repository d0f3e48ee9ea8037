/** Which way a brush would go: along edges rather than across them. */
import type { Raster } from '../../../drawing/raster.ts';
import { TILE } from './noise.ts';
import { blurPlane, lightOf, type Plane, reduce, slopesOf } from './planes.ts';

/** On a grid four times as coarse as a picture of 1024. */
export interface Flow {
  width: number;
  height: number;
  /** Picture pixels from one of its points to the next. */
  step: number;
  /** A unit vector along the edges. */
  x: Plane;
  y: Plane;
  /** How sure the direction is, 0 to 1. */
  coherence: Plane;
  /** How much happens there, 0 in a clear sky. */
  energy: Plane;
}

/**
 * The smoothed structure tensor and its minor eigenvector (Brox, Weickert and others, "Adaptive Structure Tensors", 2006).
 * @param radius of the smoothing, in points of the grid.
 */
export function flowOf(picture: Raster, unit: number, radius = 3): Flow {
  const step = Math.max(1, Math.round(4 * unit));
  const small = reduce(picture, step);
  const { width, height } = small;
  const slopes = slopesOf(lightOf(small), width, height);
  const count = width * height;
  const [xx, xy, yy] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  for (let cell = 0; cell < count; cell++) {
    const x = slopes.x[cell] ?? 0;
    const y = slopes.y[cell] ?? 0;
    xx[cell] = x * x;
    xy[cell] = x * y;
    yy[cell] = y * y;
  }
  const [e, f, g] = [xx, xy, yy].map((plane) => blurPlane(plane, width, height, radius));
  const flow: Flow = {
    width,
    height,
    step,
    x: new Float32Array(count),
    y: new Float32Array(count),
    coherence: new Float32Array(count),
    energy: new Float32Array(count),
  };
  for (let cell = 0; cell < count; cell++) {
    const [a, b, c] = [e?.[cell] ?? 0, f?.[cell] ?? 0, g?.[cell] ?? 0];
    const angle = Math.atan2(2 * b, a - c) / 2 + Math.PI / 2;
    flow.x[cell] = Math.cos(angle);
    flow.y[cell] = Math.sin(angle);
    flow.coherence[cell] = Math.hypot(a - c, 2 * b) / (a + c + 1e-4);
    flow.energy[cell] = a + c;
  }
  return flow;
}

/** Which point of the grid a pixel is nearest to. */
export function flowCell(flow: Flow, x: number, y: number): number {
  const column = Math.max(0, Math.min(flow.width - 1, (x / flow.step) | 0));
  const row = Math.max(0, Math.min(flow.height - 1, (y / flow.step) | 0));
  return row * flow.width + column;
}

/**
 * Noise that is drawn out along the flow, as the hairs of a brush or the gouge of a carver do: line integral convolution
 * (Cabral and Leedom, 1993).
 * @param length how far it is followed to each side, in pixels of a picture of 1024.
 * @param pace how many pixels of the result are one of such a picture.
 */
export function drawOutNoise(
  flow: Flow,
  tile: Plane,
  size: { width: number; height: number },
  { length, pace }: { length: number; pace: number },
): Plane {
  const { width, height } = size;
  const drawn = new Float32Array(width * height);
  const perCell = pace * 4;
  const steps = Math.max(2, Math.round(length / 2));
  const far = 2 * pace;
  const share = 1 / (steps * 2 + 1);
  const read = (x: number, y: number): number => tile[((y / pace) & (TILE - 1)) * TILE + ((x / pace) & (TILE - 1))] ?? 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = read(x, y);
      for (let way = -1; way <= 1; way += 2) {
        let atX = x;
        let atY = y;
        let lastX = 0;
        let lastY = 0;
        for (let step = 0; step < steps; step++) {
          const column = atX <= 0 ? 0 : Math.min(flow.width - 1, (atX / perCell) | 0);
          const row = atY <= 0 ? 0 : Math.min(flow.height - 1, (atY / perCell) | 0);
          const cell = row * flow.width + column;
          const flowX = flow.x[cell] ?? 0;
          const flowY = flow.y[cell] ?? 0;
          // The flow has no sign of its own.
          const turned = step === 0 ? way < 0 : flowX * lastX + flowY * lastY < 0;
          const dx = turned ? -flowX : flowX;
          const dy = turned ? -flowY : flowY;
          lastX = dx;
          lastY = dy;
          atX += dx * far;
          atY += dy * far;
          sum += read(atX, atY);
        }
      }
      drawn[y * width + x] = sum * share;
    }
  }
  return drawn;
}
