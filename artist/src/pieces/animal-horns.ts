/** Horns, antlers, tusks and beards of animals by proportion. */
import { short } from '../drawing/svg.ts';
import { at, line, type Spot, soft } from './animal-shapes.ts';
import type { Proportions } from './proportions.ts';

/** How far above the middle of a head they reach, in its radii. */
export const HIGH_HORNS: Readonly<Record<NonNullable<Proportions['horns']>, number>> = {
  'nose and brows': 1.9,
  lyre: 1.9,
  back: 1.9,
  curl: 1.9,
  nose: 1.9,
  straight: 2.9,
  antlers: 3,
  palms: 2.7,
  knobs: 1.75,
};

/** From the chin. */
export function beardOf(head: Spot, tip: Spot, radius: number, mark: string): string {
  const [x, y] = [(head.x + tip.x * 2) / 3, tip.y + radius * 0.35];
  return soft(
    `<path d="M${at(x - radius * 0.1, y)}Q${at(x, y + radius * 1.3)} ${at(x + radius * 0.25, y + radius * 1.5)}Q${at(x + radius * 0.65, y + radius)} ${at(x + radius * 0.7, y)}Z" fill="${mark}"/>`,
  );
}

export function hornsOf(
  { horns, tusks }: Pick<Proportions, 'horns' | 'tusks'>,
  head: Spot,
  radius: number,
  tip: Spot,
  mark: string,
): string {
  const spike = (x: number, y: number, dx: number, dy: number, wide: number): string =>
    `<path d="M${at(x - wide, y)}L${at(x + dx, y + dy)}L${at(x + wide, y)}Z" fill="#fff3d6" stroke="#fff3d6" stroke-width="5" stroke-linejoin="round"/>`;
  const tusk = tusks ? spike(tip.x + radius * 0.35, tip.y + radius * 0.2, -radius * 0.25, -radius * 0.6, radius * 0.12) : '';
  const top = { x: head.x + radius * 0.1, y: head.y - radius * 0.75 };
  const shapes = {
    nose: spike(tip.x + radius * 0.3, tip.y - radius * 0.3, -radius * 0.2, -radius * 0.7, radius * 0.2),
    'nose and brows': `${spike(tip.x + radius * 0.35, tip.y - radius * 0.3, -radius * 0.2, -radius * 0.55, radius * 0.17)}${spike(top.x - radius * 0.2, top.y + radius * 0.2, -radius * 1.25, -radius * 0.75, radius * 0.2)}${spike(top.x + radius * 0.2, top.y + radius * 0.1, -radius * 0.85, -radius * 1.2, radius * 0.2)}`,
    lyre: line(
      `M${at(top.x, top.y)}q${at(-radius * 0.3, -radius * 0.7, radius * 0.2, -radius * 1.1)}M${at(top.x + radius * 0.35, top.y)}q${at(radius * 0.1, -radius * 0.6, radius * 0.5, -radius)}`,
      mark,
      radius * 0.17,
    ),
    straight: line(
      `M${at(top.x, top.y)}l${at(radius * 0.35, -radius * 2)}M${at(top.x + radius * 0.4, top.y)}l${at(radius * 0.55, -radius * 1.9)}`,
      mark,
      radius * 0.16,
    ),
    antlers: line(
      [-0.35, 0.45]
        .map((side) => {
          const [x, y] = [top.x + radius * side * 0.6, top.y];
          const out = side < 0 ? -1 : 1;
          return `M${at(x, y)}q${at(out * radius * 0.2, -radius * 0.9, out * radius * 0.9, -radius * 2)}M${at(x + out * radius * 0.16, y - radius * 0.55)}l${at(-out * radius * 0.42, -radius * 0.5)}M${at(x + out * radius * 0.36, y - radius)}l${at(out * radius * 0.75, -radius * 0.25)}M${at(x + out * radius * 0.6, y - radius * 1.45)}l${at(-out * radius * 0.4, -radius * 0.55)}`;
        })
        .join(''),
      mark,
      radius * 0.17,
    ),
    palms: [-1, 1]
      .map((out) => {
        const [x, y] = [top.x + radius * (0.15 + out * 0.35), top.y];
        const reach = (dx: number, dy: number): string => at(x + out * radius * dx, y - radius * dy);
        return `<path d="M${at(x, y)}Q${reach(0.3, 0.3)} ${reach(0.5, 0.55)}L${reach(0.35, 1.35)}L${reach(0.75, 1.05)}L${reach(0.85, 1.75)}L${reach(1.2, 1.2)}L${reach(1.5, 1.75)}L${reach(1.6, 1.05)}L${reach(2, 1.3)}Q${reach(1.8, 0.35)} ${reach(0.75, 0.3)}Z" fill="${mark}" stroke="${mark}" stroke-width="${short(radius * 0.16)}" stroke-linejoin="round"/>`;
      })
      .join(''),
    // Two short ones with dark ends.
    knobs: [-0.25, 0.3]
      .map(
        (side) =>
          `${line(`M${at(top.x + radius * side, top.y + radius * 0.2)}l${at(radius * 0.05, -radius * 0.65)}`, '#d9a24a', radius * 0.2)}${line(`M${at(top.x + radius * (side + 0.05), top.y - radius * 0.5)}v0.1`, mark, radius * 0.34)}`,
      )
      .join(''),
    back: line(`M${at(top.x, top.y)}q${at(radius * 0.2, -radius * 1.1, radius * 1.3, -radius * 0.8)}`, mark, radius * 0.24),
    curl: line(
      `M${at(top.x + radius * 0.1, top.y + radius * 0.1)}q${at(radius * 0.9, -radius * 0.7, radius * 1.1, radius * 0.3)}t${at(-radius * 0.5, radius * 0.5)}`,
      mark,
      radius * 0.32,
    ),
  };
  return soft(`${horns ? shapes[horns] : ''}${tusk}`);
}
