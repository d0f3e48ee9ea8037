/** Pictures made of strokes that can be counted. */

import { createRaster, type Raster, type Rgb } from '../../drawing/raster.ts';
import type { Finish } from './finish.ts';
import { smoothStep } from './kit/color.ts';
import { type Flow, flowCell, flowOf } from './kit/flow.ts';
import { farOf } from './kit/motifs.ts';
import { hash, noise } from './kit/noise.ts';
import { enlargeInto, type Plane, reduce } from './kit/planes.ts';
import { alongFlow, type Direction, drawStroke, lightRelief, scatter } from './kit/strokes.ts';

interface Layer {
  /** In pixels of a picture of 1024. */
  pitch: number;
  length: number;
  width: number;
  /** Only where so much happens. */
  detail: number;
  /** How far colours stray from what is seen, in parts of 255. */
  stray: number;
  saturation: number;
}

interface Canvas {
  target: Raster;
  relief: Plane | null;
  /** Half the size of the picture. */
  seen: Raster;
  flow: Flow;
  direction: Direction;
  unit: number;
}

function colorAt({ seen, target }: Canvas, x: number, y: number): [number, number, number] {
  const column = Math.max(0, Math.min(seen.width - 1, Math.floor((x / target.width) * seen.width)));
  const row = Math.max(0, Math.min(seen.height - 1, Math.floor((y / target.height) * seen.height)));
  const at = (row * seen.width + column) * 4;
  return [seen.data[at] ?? 0, seen.data[at + 1] ?? 0, seen.data[at + 2] ?? 0];
}

/** A colour that is purer than what is seen, and strays from it. */
function mixColor([red, green, blue]: [number, number, number], saturation: number, stray: number, salt: number): Rgb {
  const light = red * 0.299 + green * 0.587 + blue * 0.114;
  const lift = (hash(salt, 1) - 0.5) * stray;
  const change = (value: number, channel: number) =>
    light + (value - light) * saturation + lift + (hash(salt, channel) - 0.5) * stray;
  return [change(red, 2), change(green, 3), change(blue, 4)];
}

function paintLayer(canvas: Canvas, layer: Layer, salt: number): void {
  const { target, relief, flow, direction, unit } = canvas;
  for (const spot of scatter(target, layer.pitch * unit, salt)) {
    const energy = flow.energy[flowCell(flow, spot.x, spot.y)] ?? 0;
    if (energy < layer.detail) continue;
    const color = mixColor(colorAt(canvas, spot.x, spot.y), layer.saturation, layer.stray, spot.salt + salt);
    const length = layer.length * unit * (0.7 + 0.6 * hash(spot.salt, salt));
    drawStroke(target, relief, { ...spot, length, width: layer.width * unit, color }, direction);
  }
}

/** Where nothing happens the sky turns in whirls. */
function whirlFlow(flow: Flow): Direction {
  return (x, y, out) => {
    const cell = flowCell(flow, x, y);
    const [u, v] = [x / flow.step, y / flow.step];
    const angle = noise(u / 34, v / 34, 3) * Math.PI * 3.4;
    const share = smoothStep(0.0006, 0.004, flow.energy[cell] ?? 0);
    let [alongX, alongY] = [flow.x[cell] ?? 1, flow.y[cell] ?? 0];
    const [whirlX, whirlY] = [Math.cos(angle), Math.sin(angle)];
    if (alongX * whirlX + alongY * whirlY < 0) [alongX, alongY] = [-alongX, -alongY];
    const mixedX = whirlX * (1 - share) + alongX * share;
    const mixedY = whirlY * (1 - share) + alongY * share;
    const length = farOf(mixedX, mixedY) || 1;
    out.x = mixedX / length;
    out.y = mixedY / length;
  };
}

export const vanGogh: Finish = (picture, { unit }) => {
  const flow = flowOf(picture, unit, 4);
  const relief = new Float32Array(picture.width * picture.height);
  const canvas: Canvas = {
    target: picture,
    relief,
    seen: reduce(picture, 2 * unit),
    flow,
    direction: whirlFlow(flow),
    unit,
  };
  const long: Layer = { pitch: 11, length: 58, width: 11, detail: 0, stray: 44, saturation: 1.45 };
  paintLayer(canvas, long, 1);
  paintLayer(canvas, { ...long, pitch: 8, length: 26, width: 6, detail: 0.0025, stray: 30 }, 2);
  paintLayer(canvas, { ...long, pitch: 4.5, length: 10, width: 3, detail: 0.012, stray: 12, saturation: 1.3 }, 3);
  lightRelief(picture, relief, 34);
};

export const impressionist: Finish = (picture, { unit }) => {
  const flow = flowOf(picture, unit, 3);
  const canvas: Canvas = { target: picture, relief: null, seen: reduce(picture, 2 * unit), flow, direction: leaning(flow), unit };
  const dab: Layer = { pitch: 11, length: 26, width: 13, detail: 0, stray: 60, saturation: 1.35 };
  for (const at of [0, 1, 2]) lighten(canvas.seen, at);
  paintLayer(canvas, dab, 4);
  paintLayer(canvas, { ...dab, pitch: 7.5, length: 13, width: 6.5, detail: 0.002, stray: 40 }, 5);
  paintLayer(canvas, { ...dab, pitch: 4.5, length: 6, width: 3, detail: 0.012, stray: 16, saturation: 1.2 }, 6);
};

/** Bright air, blue and violet shadows. */
function lighten({ data }: Raster, channel: number): void {
  const floor = [36, 34, 66][channel] ?? 0;
  for (let at = channel; at < data.length; at += 4) data[at] = floor + (data[at] ?? 0) * (1 - floor / 285);
}

/** Dabs lean to one side where no edge leads them. */
function leaning(flow: Flow): Direction {
  const along = alongFlow(flow);
  return (x, y, out) => {
    if ((flow.energy[flowCell(flow, x, y)] ?? 0) > 0.003) along(x, y, out);
    else [out.x, out.y] = [0.8, -0.6];
  };
}

/** Dots of colours that mix in the eye (Seurat). */
export const pointillist: Finish = (picture, { unit }) => {
  const flow = flowOf(picture, unit, 2);
  const seen = reduce(picture, 2 * unit);
  const ground = createRaster(16, 16);
  for (let at = 0; at < ground.data.length; at += 4) ground.data.set([238, 226, 200, 255], at);
  const canvas: Canvas = { target: picture, relief: null, seen, flow, direction: alongFlow(flow), unit };
  enlargeInto(picture, ground);
  const layers = [
    [12, 6.2, 0, 84],
    [12, 5.6, 0, 84],
    [10, 4, 0, 84],
    [6.5, 3.1, 0.002, 60],
    [4.6, 2.3, 0.01, 34],
  ] as const;
  for (const [index, [pitch, radius, detail, stray]] of layers.entries()) {
    for (const spot of scatter(picture, pitch * unit, index * 7)) {
      if ((flow.energy[flowCell(flow, spot.x, spot.y)] ?? 0) < detail) continue;
      const color = mixColor(colorAt(canvas, spot.x, spot.y), 1.6, stray, spot.salt + index);
      drawDot(picture, spot.x, spot.y, radius * unit * (0.8 + 0.3 * hash(spot.salt, index)), color);
    }
  }
};

/** With a soft edge of a pixel. */
function drawDot({ data, width, height }: Raster, x: number, y: number, radius: number, color: Rgb): void {
  const bottom = Math.min(height - 1, Math.ceil(y + radius));
  const right = Math.min(width - 1, Math.ceil(x + radius));
  for (let row = Math.max(0, Math.floor(y - radius)); row <= bottom; row++) {
    for (let column = Math.max(0, Math.floor(x - radius)); column <= right; column++) {
      const cover = Math.min(1, radius + 0.5 - farOf(column - x, row - y));
      if (cover <= 0) continue;
      const at = (row * width + column) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const value = data[at + channel] ?? 0;
        data[at + channel] = value + ((color[channel] ?? 0) - value) * cover;
      }
    }
  }
}
