/** What grows on the backs of animals by proportion, and what is on their coats. */
import { at, ellipse, INK, line, type Spot, soft } from './animal-shapes.ts';
import type { Proportions } from './proportions.ts';

/** Behind the body. */
export function backOf({ back }: Proportions, long: number, high: number, mark: string): string {
  const top = (share: number): { x: number; y: number } => ({
    x: share * long,
    y: -high * Math.sqrt(Math.max(0, 1 - share * share)),
  });
  const shares = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75];
  if (back === 'sail')
    return `<path d="M${at(-long * 0.8, -high * 0.4)}Q${at(0, -high * 3.8)} ${at(long * 0.85, -high * 0.3)}Z" fill="${mark}"/>`;
  if (back === 'plates')
    return shares
      .map((share) => {
        const { x, y } = top(share);
        const size = high * (0.75 - Math.abs(share) * 0.45);
        return `<path d="M${at(x - size * 0.5, y + 8)}L${at(x - size * 0.5, y - size * 0.4)}L${at(x, y - size)}L${at(x + size * 0.5, y - size * 0.4)}L${at(x + size * 0.5, y + 8)}Z" fill="${mark}"/>`;
      })
      .join('');
  if (back === 'spikes')
    return shares
      .map((share) => {
        const { x, y } = top(share);
        return `<path d="M${at(x - 9, y + 6)}L${at(x + 2, y - high * 0.42)}L${at(x + 9, y + 6)}Z" fill="${mark}"/>`;
      })
      .join('');
  if (back === 'mane')
    return line(`M${at(-long * 0.9, -high * 0.7)}Q${at(-long * 0.4, -high * 1.35, long * 0.2, -high * 1.02)}`, mark, high * 0.35);
  return '';
}

/** Within the outline of the body. */
export function patternOf({ pattern }: Proportions, long: number, high: number, mark: string): string {
  const fill = `fill="${mark}"`;
  if (pattern === 'stripes')
    return [-0.6, -0.3, 0, 0.3, 0.6]
      .map((share) => line(`M${at(share * long, -high)}Q${at(share * long + 9, 0)} ${at(share * long - 4, high * 0.5)}`, mark, 8))
      .join('');
  if (pattern === 'rings')
    return [-0.66, -0.33, 0, 0.33, 0.66]
      .map((share) =>
        line(
          `M${at(share * long, -high)}Q${at(share * long + share * 22, 0)} ${at(share * long, high)}`,
          mark,
          5,
          'opacity=".55"',
        ),
      )
      .join('');
  // Along the back, dark beside light.
  if (pattern === 'lines')
    return [-0.72, -0.46, -0.2]
      .flatMap((share) => [
        line(`M${at(-long, high * share)}Q${at(0, high * (share - 0.3))} ${at(long, high * share)}`, mark, high * 0.13),
        line(
          `M${at(-long, high * (share + 0.12))}Q${at(0, high * (share - 0.18))} ${at(long, high * (share + 0.12))}`,
          '#fff3df',
          high * 0.1,
        ),
      ])
      .join('');
  if (pattern === 'spots')
    return Array.from({ length: 15 }, (_, index) =>
      ellipse(
        -long * 0.82 + ((index * 0.5698) % 1) * long * 1.64,
        -high * 0.75 + ((index * 0.7549) % 1) * high * 1.3,
        6 + (index % 3) * 1.6,
        6,
        mark,
      ),
    ).join('');
  if (pattern === 'patches')
    return `${ellipse(-long * 0.45, -high * 0.4, long * 0.3, high * 0.42, mark)}${ellipse(long * 0.5, -high * 0.1, long * 0.34, high * 0.55, mark)}`;
  if (pattern === 'tiles')
    return Array.from({ length: 12 }, (_, index) => {
      const [column, row] = [index % 4, Math.floor(index / 4)];
      const [x, y] = [long * (-0.72 + column * 0.5 + (row % 2) * 0.2), high * (-0.62 + row * 0.56)];
      return tile(x, y, long * 0.2, high * 0.24, mark);
    }).join('');
  if (pattern !== 'scales') return '';
  return Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 9 }, (_, column) => {
      const [x, y] = [long * 1.05 - (column + (row % 2) * 0.5) * long * 0.25, high * 0.42 - row * high * 0.34];
      const size = long * 0.17;
      return `<path d="M${at(x + size, y - size * 0.8)}Q${at(x + size * 0.9, y + size * 0.9)} ${at(x - size * 0.2, y + size * 0.95)}Q${at(x - size * 1.1, y)} ${at(x - size * 0.7, y - size * 0.9)}Z" ${fill} stroke="${INK}" stroke-opacity=".4" stroke-width="2.4"/>`;
    }).join(''),
  )
    .reverse()
    .join('');
}

/** Upon the body: a porcupine's are long and lie back, a hedgehog's are a coat. */
export function quillsOf({ back }: Proportions, long: number, high: number, mark: string): string {
  if (back === 'spines') return soft(spinesOf(long, high, mark));
  if (back !== 'quills') return '';
  return Array.from({ length: 34 }, (_, index) => {
    const [row, step] = [index % 2, Math.floor(index / 2)];
    const share = -0.7 + step * 0.104 + row * 0.05;
    const [x, y] = [share * long, -high * Math.sqrt(Math.max(0, 1 - share * share)) * (row === 0 ? 0.75 : 0.25)];
    const [dx, dy] = [long * 0.16 + share * long * 0.28, -high * (1 - Math.max(0, share) * 0.4)];
    const to = (far: number, aside: number): string => at(x + dx * far + aside, y + dy * far);
    return `<path d="M${to(0, -5)}L${to(1, 0)}L${to(0, 5)}Z" fill="#f6efe0" stroke="${INK}" stroke-opacity=".35" stroke-width="2"/><path d="M${to(0, -5)}L${to(0.45, -2.6)}L${to(0.45, 2.6)}L${to(0, 5)}Z" fill="${mark}"/>`;
  }).join('');
}

/** Rows of points from the brow to the tail, the lower ones above the higher. */
function spinesOf(long: number, high: number, mark: string): string {
  const dome = `<path d="M${at(-long * 0.86, high * 0.42)}Q${at(-long * 1.02, -high * 0.7, -long * 0.3, -high * 1.08)}Q${at(long * 0.7, -high * 1.25, long * 1.02, -high * 0.1)}Q${at(long * 1.08, high * 0.5, long * 0.7, high * 0.62)}Q${at(0, high * 0.3, -long * 0.86, high * 0.42)}Z" fill="${mark}"/>`;
  const rows = [1.12, 0.86, 0.6, 0.34].map((reach, row) =>
    Array.from({ length: 15 - row * 2 }, (_, index) => {
      const angle = Math.PI * (1.06 + ((index + (row % 2) * 0.5) / (14 - row * 2)) * 0.98);
      const [x, y] = [Math.cos(angle) * long * 0.92 * reach, Math.sin(angle) * high * reach + high * 0.28];
      const [dx, dy] = [Math.cos(angle) * 0.9 + 0.35, Math.sin(angle) * 0.9 - 0.1];
      const [size, wide] = [high * 0.42, high * 0.13];
      const light = (index + row) % 2 === 0 ? '#f2e2c4' : '#c9a67c';
      return `<path d="M${at(x - dy * wide, y + dx * wide)}L${at(x + dx * size, y + dy * size)}L${at(x + dy * wide, y - dx * wide)}Z" fill="${light}" stroke="${INK}" stroke-opacity=".45" stroke-width="2.4" stroke-linejoin="round"/>`;
    }).join(''),
  );
  return `${dome}${rows.join('')}`;
}

const tile = (x: number, y: number, wide: number, high: number, color: string): string =>
  `<path d="M${at(x - wide, y - high * 0.6)}L${at(x - wide * 0.1, y - high)}L${at(x + wide, y - high * 0.5)}L${at(x + wide * 0.85, y + high * 0.8)}L${at(x - wide * 0.2, y + high)}L${at(x - wide * 0.9, y + high * 0.6)}Z" fill="${color}" stroke="${color}" stroke-width="4" stroke-linejoin="round"/>`;

/** Along a neck. */
export const tilesOf = (chest: Spot, head: Spot, radius: number, color: string): string =>
  [0.12, 0.34, 0.56, 0.78]
    .flatMap((share, index) => {
      const [x, y] = [chest.x + (head.x - chest.x) * share + radius * 0.25, chest.y + (head.y - chest.y) * share + radius * 0.12];
      const aside = (index % 2 === 0 ? 1 : -1) * radius * 0.2;
      return [tile(x + aside, y, radius * 0.27, radius * 0.24, color)];
    })
    .join('');
