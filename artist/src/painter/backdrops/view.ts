/** How a place under the sky is put together: air, what stands far away, the ground, and what stands on it. */
import type { Chance } from '../../drawing/random.ts';
import type { Rgb } from '../../drawing/raster.ts';
import { short } from '../../drawing/svg.ts';
import { type Backdrop, floor, lamp, many, type Scenery, sky } from './backdrop.ts';

interface View {
  id: string;
  word: string;
  air: Rgb;
  /** Sun or lamps. */
  glow?: Rgb;
  night?: number;
  sky: readonly (readonly [offset: number, color: string])[];
  /** The ground, far away and near, and where it begins. */
  ground: readonly [far: string, near: string];
  horizon?: number;
  far?(chance: Chance): string;
  near?(chance: Chance): string;
  scenery?(chance: Chance): Scenery[];
}

export function createView(view: View): Backdrop {
  const { id, word, air, glow = [255, 250, 228], night = 0, ground, horizon = 780 } = view;
  return {
    id,
    word,
    ground: 908,
    air,
    glow,
    night,
    paint: (chance) => ({
      svg: `${sky('s', view.sky)}${lamp('l', 512, 420, 480, `rgb(${glow.join(',')})`, night > 0.4 ? 0.4 : 0.6)}${view.far?.(chance) ?? ''}${floor('g', horizon, ...ground)}${view.near?.(chance) ?? ''}`,
      scenery: view.scenery?.(chance) ?? [],
    }),
  };
}

export const NOON = [
  [0, '#4aa9f0'],
  [0.75, '#e3f4ff'],
] as const;
export const EVENING = [
  [0, '#3a3f8a'],
  [0.45, '#e0787a'],
  [0.78, '#ffd9a0'],
] as const;
export const MIDNIGHT = [
  [0, '#0b0b2e'],
  [0.6, '#2a2a66'],
  [0.85, '#6a4f8a'],
] as const;
export const OVERCAST = [
  [0, '#7d8a99'],
  [0.8, '#d5dae0'],
] as const;

export const box = (x: number, y: number, width: number, height: number, fill: string, rx = 0): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${rx}" fill="${fill}"/>`;

export const shape = (path: string, fill: string, opacity = 1): string =>
  `<path d="${path}" fill="${fill}" fill-opacity="${opacity}"/>`;

export const line = (path: string, color: string, width: number): string =>
  `<path d="${path}" stroke="${color}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

export const disc = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}" fill-opacity="${opacity}"/>`;

export const mountain = (x: number, top: number, wide: number, base: number, color: string, shade: string, snow = true): string =>
  `${shape(`M${x - wide} ${base}L${x} ${top}L${x + wide} ${base}Z`, color)}${shape(`M${x} ${top}L${x + wide} ${base}H${short(x + wide * 0.25)}Z`, shade)}${
    snow
      ? shape(
          `M${x} ${top}L${short(x - wide * 0.3)} ${short(top + (base - top) * 0.3)}l${short(wide * 0.14)} -16l${short(wide * 0.13)} 28l${short(wide * 0.15)} -30l${short(wide * 0.18)} 18Z`,
          '#fff',
        )
      : ''
  }`;

/** Houses side by side, with windows. The middle, where the creature stands, has the lowest. */
export function houses(
  chance: Chance,
  options: { walls: readonly string[]; roof: string; window: string; base: number; gable: 'flat' | 'pitched' | 'stepped' },
): string {
  const { walls, roof, window, base, gable } = options;
  return [-30, 116, 262, 420, 570, 724, 880]
    .map((x, index) => {
      const width = 150;
      const top = 250 + (index === 3 ? 190 : Math.abs(index - 3) === 1 ? 110 : 0) + chance.between(0, 90);
      const rows = Math.max(1, Math.floor((base - top - 60) / 100));
      const panes = many(rows * 3, (pane) =>
        box(x + 18 + (pane % 3) * 43, top + 46 + Math.floor(pane / 3) * 100, 28, 52, window, 3),
      );
      const head = {
        flat: box(x - 4, top - 14, width + 8, 18, roof),
        pitched: shape(`M${x - 10} ${short(top + 4)}L${x + 75} ${short(top - 90)}L${x + width + 10} ${short(top + 4)}Z`, roof),
        stepped: many(4, (step) =>
          box(x + step * 18, top - 24 * (step + 1), width - step * 36, 26, walls[index % walls.length] ?? roof),
        ),
      }[gable];
      return `${head}${box(x, top, width, base - top, walls[index % walls.length] ?? '#ccc')}${box(x + width - 12, top, 12, base - top, '#000').replace('/>', ' fill-opacity=".08"/>')}${panes}`;
    })
    .join('');
}

/** Tall blocks against the sky. */
export function skyline(
  chance: Chance,
  options: { base: number; color: string; window: string; lit: number; tall?: number },
): string {
  const { base, color, window, lit, tall = 420 } = options;
  return many(11, (index) => {
    const [x, width] = [index * 96 - 16, 88];
    const top = base - tall * chance.between(0.4, 1) * (Math.abs(index - 5) < 2 ? 0.6 : 1);
    const rows = Math.floor((base - top - 20) / 36);
    return `${box(x, top, width, base - top, color)}${box(x, top, 9, base - top, '#ffffff22')}${many(rows * 3, (pane) => (chance.happens(lit) ? box(x + 12 + (pane % 3) * 25, top + 16 + Math.floor(pane / 3) * 36, 15, 20, window) : ''))}`;
  });
}

/** A sea or a river from one line to another, with light on its waves. */
export const water = (chance: Chance, top: number, bottom: number, color: string): string =>
  `${box(0, top, 1024, bottom - top, color)}${many(16, () => line(`M${short(chance.between(0, 960))} ${short(chance.between(top + 8, bottom - 6))}h${short(chance.between(40, 130))}`, '#ffffff77', 4))}`;
