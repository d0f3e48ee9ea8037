/** What holds a fused character together, and shows that it was fused: light in all colours. */
import type { Chance } from '../../drawing/random.ts';
import { short } from '../../drawing/svg.ts';

/** Around the colour wheel, as on the frames of fused cards. */
const RAINBOW: readonly (readonly [red: number, green: number, blue: number])[] = [
  [255, 92, 122],
  [255, 163, 64],
  [255, 226, 84],
  [92, 224, 138],
  [74, 204, 255],
  [120, 128, 255],
  [224, 108, 255],
];

const css = ([red, green, blue]: readonly [number, number, number]): string =>
  `rgb(${[red, green, blue].map(Math.round).join(',')})`;

/** The colour at a share of the way around, which closes. */
export function rainbowAt(share: number): [number, number, number] {
  const at = (share - Math.floor(share)) * RAINBOW.length;
  const from = RAINBOW[Math.floor(at) % RAINBOW.length] ?? [255, 255, 255];
  const to = RAINBOW[(Math.floor(at) + 1) % RAINBOW.length] ?? [255, 255, 255];
  const rest = at - Math.floor(at);
  return [from[0] + (to[0] - from[0]) * rest, from[1] + (to[1] - from[1]) * rest, from[2] + (to[2] - from[2]) * rest];
}

const STOPS = RAINBOW.map(
  (color, index) => `<stop offset="${short((index / (RAINBOW.length - 1)) * 100)}%" stop-color="${css(color)}"/>`,
).join('');

/** A bolt along a seam, upright around 0,0. */
export function drawBolt(length: number, chance: Chance): string {
  const steps = Math.max(3, Math.round(length / 34));
  let path = `M0 ${short(-length / 2)}`;
  for (let step = 1; step < steps; step++) {
    const x = (step % 2 === 0 ? 1 : -1) * chance.between(5, 12);
    path += `L${short(x)} ${short(-length / 2 + (length * step) / steps)}`;
  }
  path += `L0 ${short(length / 2)}`;
  const stroke = (color: string, width: number, opacity: number) =>
    `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linejoin="round" stroke-linecap="round"/>`;
  const rainbow = `<linearGradient id="bolt" gradientUnits="userSpaceOnUse" x1="0" y1="${short(-length / 2)}" x2="0" y2="${short(length / 2)}">${STOPS}</linearGradient>`;
  return `${rainbow}${stroke('url(#bolt)', 30, 0.22)}${stroke('url(#bolt)', 19, 0.5)}${stroke('url(#bolt)', 12, 1)}${stroke('#fff', 5, 0.95)}`;
}

/** The rim and the dark inside of a window in a belly, around 0,0. */
export function drawPorthole(radius: number): string {
  const parts = 28;
  let ring = '';
  for (let part = 0; part < parts; part++) {
    const [from, to] = [(part / parts) * 2 * Math.PI, ((part + 1.15) / parts) * 2 * Math.PI];
    const at = (angle: number) => `${short(Math.cos(angle) * radius)} ${short(Math.sin(angle) * radius)}`;
    ring += `<path d="M${at(from)}A${short(radius)} ${short(radius)} 0 0 1 ${at(to)}" fill="none" stroke="${css(rainbowAt(part / parts))}" stroke-width="${short(radius * 0.17)}"/>`;
  }
  const glow = `<radialGradient id="around"><stop offset=".6" stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><circle r="${short(radius * 1.4)}" fill="url(#around)"/>`;
  const inside = `<radialGradient id="inside"><stop offset="0" stop-color="#8a63e8"/><stop offset="1" stop-color="#241046"/></radialGradient><circle r="${short(radius)}" fill="url(#inside)"/>`;
  const edges = `<circle r="${short(radius * 1.09)}" fill="none" stroke="#fff" stroke-width="${short(radius * 0.035)}"/><circle r="${short(radius * 0.9)}" fill="none" stroke="#140826" stroke-opacity=".5" stroke-width="${short(radius * 0.04)}"/>`;
  return glow + inside + ring + edges;
}

/** The light on its glass. */
export function drawGlass(radius: number): string {
  const [far, near] = [short(radius * 0.72), short(radius * 0.34)];
  return `<path d="M-${far} -${near}A${short(radius * 0.8)} ${short(radius * 0.8)} 0 0 1 -${near} -${far}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="${short(radius * 0.12)}" stroke-linecap="round"/>`;
}

/** A glint of four rays. */
export function drawGlint(x: number, y: number, reach: number, color: readonly [number, number, number]): string {
  const [far, near] = [reach, reach * 0.13];
  const star = `M0-${short(far)}L${short(near)}-${short(near)}L${short(far)} 0L${short(near)} ${short(near)}L0 ${short(far)}L-${short(near)} ${short(near)}L-${short(far)} 0L-${short(near)}-${short(near)}Z`;
  return `<g transform="translate(${short(x)} ${short(y)})"><circle r="${short(reach * 0.75)}" fill="${css(color)}" fill-opacity=".22"/><path d="${star}" fill="#fff"/><path d="${star}" transform="scale(.55) rotate(45)" fill="${css(color)}"/></g>`;
}
