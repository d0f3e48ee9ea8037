/** Little lights that come and go. None shines in the first frame, which is the picture itself. */
import type { Chance } from '../drawing/random.ts';
import { drawLayer, type Layer, type Pixels, placeAt, turnInside } from './canvas.ts';

export interface Sparkle {
  x: number;
  y: number;
  size: number;
  /** When it is brightest, and how long it is seen, in parts of the loop. */
  at: number;
  lasts: number;
  turn: number;
}

const SIDE = 48;

/** A star of four rays, softly in one colour. */
export function sparkleLayer(color: readonly [number, number, number]): Layer {
  const pixels = new Uint32Array(SIDE * SIDE);
  const middle = (SIDE - 1) / 2;
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const dx = Math.abs(x - middle) / middle;
      const dy = Math.abs(y - middle) / middle;
      const away = Math.hypot(dx, dy);
      const rays = Math.max(0, 1 - (Math.sqrt(dx) + Math.sqrt(dy)) ** 2);
      const core = Math.exp(-((away / 0.16) ** 2));
      const glow = 0.45 * Math.exp(-((away / 0.4) ** 2)) * Math.max(0, 1 - away);
      const alpha = Math.min(1, rays * 2.2 + core + glow);
      // White in the middle, coloured at the tips.
      const channel = (value: number) => Math.round((value + (255 - value) * Math.min(1, core + rays)) * alpha);
      pixels[y * SIDE + x] =
        (channel(color[0]) | (channel(color[1]) << 8) | (channel(color[2]) << 16) | (Math.round(alpha * 255) << 24)) >>> 0;
    }
  }
  return { left: 0, top: 0, width: SIDE, height: SIDE, pixels };
}

/** @param spot where the next one goes. */
export function scatterSparkles(chance: Chance, count: number, spot: () => { x: number; y: number }): Sparkle[] {
  return Array.from({ length: count }, (_, index) => {
    const lasts = chance.between(0.2, 0.32);
    // Spread over the whole loop, each ending before it begins again.
    const at = lasts / 2 + (1 - lasts) * ((index + chance.next() * 0.8) / count);
    return { ...spot(), size: chance.between(16, 40), at, lasts, turn: chance.between(-30, 30) };
  });
}

/** @param time 0 to 1. */
export function drawSparkles(frame: Pixels, layer: Layer, sparkles: readonly Sparkle[], time: number): void {
  for (const { x, y, size, at, lasts, turn } of sparkles) {
    const share = 1 - Math.abs(time - at) / (lasts / 2);
    if (share <= 0) continue;
    const bright = Math.sin((share * Math.PI) / 2) ** 2;
    const scale = (size / SIDE) * (0.35 + 0.65 * bright);
    const middle = { x: SIDE / 2, y: SIDE / 2 };
    drawLayer(frame, layer, turnInside(placeAt(middle, { x, y }, scale), middle, turn + share * 20), bright);
  }
}
