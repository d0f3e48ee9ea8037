/** Where the pupils of a face are, and eyes that shine. */
import type { Raster, Rgb } from '../../../drawing/raster.ts';
import { blendColor, lightAt, smoothStep } from './color.ts';
import { type Plane, reduce, reducePlane } from './planes.ts';

interface Pupil {
  x: number;
  y: number;
  /** In pixels of the picture. */
  radius: number;
}

/** The grid on which they are looked for, in 1024ths of a side. */
const STEP = 4;
const BLACK = 0.3;
const WHITE = 0.78;

/** Round dark spots of a face that lie in white. */
export function findPupils(picture: Raster, figure: Plane, detail: Plane, unit: number): Pupil[] {
  const step = Math.max(1, Math.round(STEP * unit));
  const small = reduce(picture, step);
  const [face, own] = [reducePlane(detail, picture, step), reducePlane(figure, picture, step)];
  const { width, height, data } = small;
  const isDark = Uint8Array.from(face, (share, cell) =>
    share > 0.5 && (own[cell] ?? 0) > 0.9 && lightAt(data, cell * 4) < BLACK ? 1 : 0,
  );
  const pupils: Pupil[] = [];
  for (let start = 0; start < isDark.length; start++) {
    if (!isDark[start]) continue;
    const box = { left: width, top: height, right: 0, bottom: 0 };
    const open = [start];
    isDark[start] = 0;
    let count = 0;
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      count++;
      const [x, y] = [cell % width, Math.floor(cell / width)];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
      for (const near of [cell - 1, cell + 1, cell - width, cell + width]) {
        if (!isDark[near]) continue;
        isDark[near] = 0;
        open.push(near);
      }
    }
    const [wide, high] = [box.right - box.left, box.bottom - box.top];
    const isRound = wide < high * 1.7 && high < wide * 1.7 && count > wide * high * 0.5 && wide >= 2;
    if (!isRound) continue;
    const spot = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, radius: (wide + high) / 4 };
    if (whiteAround(small, spot) > 0.3) pupils.push({ x: spot.x * step, y: spot.y * step, radius: spot.radius * step });
  }
  return pupils;
}

/** The share of a ring around a spot that is white. */
function whiteAround({ data, width }: Raster, { x, y, radius }: Pupil): number {
  let white = 0;
  for (let turn = 0; turn < 24; turn++) {
    const angle = (turn / 12) * Math.PI;
    const column = Math.floor(x + Math.cos(angle) * (radius + 2));
    const row = Math.floor(y + Math.sin(angle) * (radius + 2));
    if (lightAt(data, (row * width + column) * 4) > WHITE) white++;
  }
  return white / 24;
}

const RIM: Rgb = [30, 16, 60];
const DEEP: Rgb = [58, 40, 150];
const BRIGHT: Rgb = [120, 190, 255];

/** Larger pupils with a bright lower half and two lights in each. What is neither white nor black, as a lid is, stays before them. */
export function paintShiningEyes(picture: Raster, pupils: readonly Pupil[]): void {
  const { data, width, height } = picture;
  for (const { x: middleX, y: middleY, radius } of pupils) {
    const [reachX, reachY] = [radius * 1.3, radius * 1.55];
    const high = Math.min(height - 1, Math.ceil(middleY + reachY));
    for (let y = Math.max(0, Math.floor(middleY - reachY)); y <= high; y++) {
      const wide = Math.min(width - 1, Math.ceil(middleX + reachX));
      for (let x = Math.max(0, Math.floor(middleX - reachX)); x <= wide; x++) {
        const at = (y * width + x) * 4;
        const light = lightAt(data, at);
        const [u, v] = [(x + 0.5 - middleX) / reachX, (y + 0.5 - middleY) / reachY];
        const far = Math.hypot(u, v);
        if (far > 1 || (light > 0.42 && light < 0.7 && far > 0.6)) continue;
        const inside = smoothStep(1, 0.94, far);
        blendColor(data, at, RIM, inside);
        const low = smoothStep(-0.3, 0.9, v);
        blendColor(data, at, mix(DEEP, BRIGHT, low), smoothStep(0.84, 0.76, far));
        blendColor(data, at, [14, 8, 30], smoothStep(0.42, 0.36, Math.hypot(u, v + 0.05)));
        const large = smoothStep(0.36, 0.3, Math.hypot(u + 0.3, v + 0.38));
        const little = smoothStep(0.2, 0.15, Math.hypot(u - 0.34, v - 0.42));
        blendColor(data, at, [255, 255, 255], Math.max(large, little));
      }
    }
  }
}

const mix = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];
