/** Animals drawn from their proportions. They stand on four legs and look to the left. */
import { short } from '../drawing/svg.ts';
import { beardOf, HIGH_HORNS, hornsOf } from './animal-horns.ts';
import { at, ellipse, INK, line, soft } from './animal-shapes.ts';
import type { AnimalPiece } from './piece-types.ts';
import type { Proportions } from './proportions.ts';

interface Look {
  markup: string;
  piece: AnimalPiece;
}

/** Light from the upper left and shadow to the lower right, as clay has. */
const relief = (id: string, blur: number, strength: number): string =>
  `<filter id="${id}" filterUnits="userSpaceOnUse" x="-320" y="-320" width="640" height="640" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="b"/><feOffset in="b" dx="${-blur * 0.8}" dy="${-blur}" result="u"/><feComposite in="SourceAlpha" in2="u" operator="out" result="e"/><feFlood flood-color="#3a0d3c" flood-opacity="${strength}"/><feComposite in2="e" operator="in" result="d"/><feOffset in="b" dx="${blur * 0.8}" dy="${blur}" result="v"/><feComposite in="SourceAlpha" in2="v" operator="out" result="h"/><feFlood flood-color="#fff" flood-opacity=".42"/><feComposite in2="h" operator="in" result="l"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="d"/><feMergeNode in="l"/></feMerge></filter>`;

/** The body's middle is at 0,0. */
export function buildAnimal(id: string, kind: Proportions): Look {
  const { skin, under = skin, mark = INK, head: radius } = kind;
  const [long, high] = kind.body;
  const [legLong, legThick, pairs = 2] = kind.legs;
  const [neckLong, up] = kind.neck;
  const angle = (up * Math.PI) / 180;
  const chest = { x: -long * 0.72, y: -high * 0.15 };
  const head = {
    x: chest.x - Math.cos(angle) * (neckLong + radius * 0.7),
    y: chest.y - Math.sin(angle) * (neckLong + radius * 0.7),
  };
  const [snoutLong, snoutThick, snoutKind = 'round'] = kind.snout ?? [0, 0];
  const ground = high + legLong;
  const tip = { x: head.x - radius * 0.6 - snoutLong, y: head.y + radius * 0.35 + (snoutKind === 'tube' ? snoutLong * 0.2 : 0) };

  const legs = (near: boolean): string =>
    Array.from({ length: pairs }, (_, index) => {
      const x = -long * 0.62 + (long * 1.24 * index) / Math.max(1, pairs - 1) + (near ? 0 : legThick * 0.62);
      return line(`M${at(x, high * 0.3)}L${at(x, ground - legThick * 0.5)}`, skin, legThick);
    }).join('');
  const shape = {
    behind: [tailOf(kind, long, high), `<g style="filter:brightness(.78)">${soft(legs(false))}</g>`],
    body: `<clipPath id="c">${ellipse(0, 0, long, high, '#000')}</clipPath>${soft(ellipse(0, 0, long, high, skin), 's')}<g clip-path="url(#c)">${ellipse(-long * 0.1, high * 0.95, long * 0.9, high * 0.5, under, 'opacity=".85"')}${patternOf(kind, long, high, mark)}</g>`,
    neck:
      neckLong > 4
        ? soft(
            line(
              `M${at(chest.x + radius * 0.4, chest.y + high * 0.1)}L${at(head.x + radius * 0.1, head.y + radius * 0.2)}`,
              skin,
              radius * 1.25,
            ),
          )
        : '',
    head: [
      kind.frill ? soft(frillOf(head, radius, skin, mark)) : '',
      earOf(kind, { x: head.x + radius * 0.72, y: head.y - radius * 0.6 }, skin, under, true),
      soft(ellipse(head.x, head.y, radius, radius * 0.94, skin)),
      maskOf(kind, head, radius),
      kind.beard ? beardOf(head, tip, radius, mark) : '',
      snoutOf({ ...kind, under: kind.mask ?? under }, head, radius, tip),
      earOf(kind, { x: head.x + radius * 0.42, y: head.y - radius * 0.66 }, skin, under, false),
    ],
    front: [
      hornsOf(kind, head, radius, tip, mark),
      eyeOf(head.x - radius * 0.3, head.y - radius * 0.16, Math.max(5.5, radius * 0.2)),
    ],
  };
  const markup = [
    ...shape.behind,
    soft(backOf(kind, long, high, mark)),
    shape.body,
    soft(legs(true)),
    shape.neck,
    ...shape.head,
    ...shape.front,
  ].join('');
  const extra = kind.tail ? kind.tail[1] : 0;
  const box = {
    left: Math.min(tip.x - snoutThick * 0.5, head.x - radius) - 6,
    right: long + Math.max(extra * 0.8, kind.back === 'quills' ? high * 0.5 : 0) + 6,
    top:
      Math.min(
        -high - (kind.back === 'sail' ? high * 1.1 : kind.back ? high * 0.75 : 0),
        head.y - radius * (kind.horns ? HIGH_HORNS[kind.horns] : kind.ears?.[0] === 'long' || kind.frill ? 1.9 : 1.35),
        kind.tail?.[0] === 'over' ? -high * 0.5 - kind.tail[1] * 1.25 : 0,
      ) - 6,
    bottom: ground + 2,
  };
  const scale = Math.min(244 / (box.right - box.left), 244 / (box.bottom - box.top));
  const move = { x: 128 - ((box.left + box.right) / 2) * scale, y: 250 - box.bottom * scale };
  const percent = ({ x, y }: { x: number; y: number }) => ({
    x: ((move.x + x * scale) / 256) * 100,
    y: ((move.y + y * scale) / 256) * 100,
  });
  const size = (length: number): number => ((length * scale) / 256) * 100;
  return {
    markup: `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><defs>${relief('s', 10, 0.34)}${relief('t', 4, 0.3)}</defs><g transform="translate(${at(move.x, move.y)}) scale(${short(scale)})">${markup}</g></svg>`,
    piece: {
      role: 'animal',
      id,
      name: kind.name,
      turn: 0,
      flipY: false,
      facing: 'left',
      eyes: { ...percent({ x: head.x - radius * 0.3, y: head.y - radius * 0.16 }), span: 0 },
      top: { ...percent({ x: head.x + radius * 0.05, y: head.y - radius * 0.82 }), width: size(radius * 1.5) },
      head: { ...percent({ x: head.x - snoutLong * 0.25, y: head.y }), radius: size(radius * 1.05 + snoutLong * 0.2) },
      hasLegs: true,
    },
  };
}

const eyeOf = (x: number, y: number, r: number): string =>
  `${ellipse(x, y, r, r * 1.1, INK)}${ellipse(x - r * 0.3, y - r * 0.4, r * 0.34, r * 0.34, '#fff')}`;

function tailOf({ tail, skin, mark = skin }: Proportions, long: number, high: number): string {
  if (!tail) return '';
  const [kind, length] = tail;
  const from = at(long * 0.85, -high * 0.1);
  const end = at(long + length * 0.75, high * 0.3);
  if (kind === 'stub') return soft(ellipse(long * 0.98, -high * 0.1, length, length * 0.8, skin));
  if (kind === 'curl')
    return soft(
      line(
        `M${from}q${at(length, -length * 0.2, length * 0.7, -length * 0.9)}q${at(-length * 0.3, -length * 0.5, -length * 0.6, length * 0.1)}`,
        skin,
        length * 0.3,
      ),
    );
  // Over the back, as a shiba's is.
  if (kind === 'over')
    return soft(
      line(
        `M${at(long * 0.82, -high * 0.3)}q${at(length * 0.75, -length * 0.15, length * 0.5, -length * 0.8)}q${at(-length * 0.3, -length * 0.55, -length * 0.72, -length * 0.1)}q${at(-length * 0.1, length * 0.35, length * 0.3, length * 0.25)}`,
        skin,
        length * 0.36,
      ),
    );
  if (kind === 'ringed')
    return soft(
      Array.from({ length: 9 }, (_, index) => {
        const share = index / 8;
        return ellipse(
          long * 0.9 + length * 0.8 * share,
          -high * 0.1 - length * 0.35 * share ** 2,
          length * 0.13,
          length * 0.15,
          index % 2 ? mark : skin,
        );
      }).join(''),
    );
  if (kind === 'bushy')
    return soft(
      `<path d="M${from}Q${at(long + length * 0.5, -high * 0.9, long + length * 0.78, -high * 0.2)}Q${at(long + length * 0.6, high * 0.9, long * 0.9, high * 0.35)}Z" fill="${mark}"/>`,
    );
  if (kind === 'thick')
    return soft(
      `<path d="M${at(long * 0.5, -high * 0.8)}Q${at(long + length * 0.2, -high * 0.6)} ${end}Q${at(long + length * 0.1, high * 0.95, long * 0.5, high * 0.85)}Z" fill="${skin}"/>`,
    );
  return soft(line(`M${from}Q${at(long + length * 0.5, -high * 0.5)} ${end}`, skin, Math.max(5, length * 0.12)));
}

function backOf({ back }: Proportions, long: number, high: number, mark: string): string {
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
  if (back === 'quills')
    return Array.from({ length: 19 }, (_, index) => {
      const { x, y } = top(-0.8 + index * 0.098);
      return line(
        `M${at(x * 0.8, y * 0.6)}L${at(x * 1.08 + high * 0.35, y * 1.25 - high * 0.3)}`,
        index % 2 === 0 ? mark : '#f3ead8',
        4.5,
      );
    }).join('');
  if (back === 'mane')
    return line(`M${at(-long * 0.9, -high * 0.7)}Q${at(-long * 0.4, -high * 1.35, long * 0.2, -high * 1.02)}`, mark, high * 0.35);
  return '';
}

function patternOf({ pattern }: Proportions, long: number, high: number, mark: string): string {
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

function frillOf(head: { x: number; y: number }, radius: number, skin: string, mark: string): string {
  const [x, y] = [head.x + radius * 0.5, head.y - radius * 0.35];
  const knobs = [-100, -70, -40, -10, 20, 50].map((turn) => {
    const a = (turn * Math.PI) / 180;
    return ellipse(x + Math.cos(a) * radius * 1.15, y + Math.sin(a) * radius * 1.3, radius * 0.2, radius * 0.2, mark);
  });
  return `${knobs.join('')}${ellipse(x, y, radius * 1.15, radius * 1.3, skin)}${ellipse(x, y, radius * 0.85, radius, mark, 'opacity=".5"')}`;
}

function earOf({ ears }: Proportions, { x, y }: { x: number; y: number }, skin: string, under: string, far: boolean): string {
  if (!ears) return '';
  const [kind, size] = ears;
  const dim = far ? 'style="filter:brightness(.82)"' : '';
  const pointed = (tuft: string): string =>
    `<path d="M${at(x - size * 0.5, y + size * 0.4)}Q${at(x - size * 0.2, y - size * 0.9, x + size * 0.3, y - size * 1.1)}Q${at(x + size * 0.7, y - size * 0.2, x + size * 0.5, y + size * 0.5)}Z" fill="${skin}"/>${tuft}`;
  const shapes = {
    round: `${ellipse(x, y, size, size, skin)}${ellipse(x, y, size * 0.6, size * 0.6, under)}`,
    pointed: pointed(''),
    tufted: pointed(line(`M${at(x + size * 0.3, y - size)}L${at(x + size * 0.42, y - size * 1.7)}`, INK, 4)),
    long: ellipse(x + size * 0.1, y - size * 0.6, size * 0.38, size, skin, `transform="rotate(18 ${at(x, y)})"`),
    floppy: `<path d="M${at(x - size * 0.35, y - size * 0.2)}Q${at(x + size * 0.7, y - size * 0.6, x + size * 0.75, y + size * 0.5)}Q${at(x + size * 0.7, y + size * 1.7, x + size * 0.1, y + size * 1.55)}Q${at(x - size * 0.5, y + size, x - size * 0.35, y - size * 0.2)}Z" fill="${skin}" style="filter:brightness(.72)"/>`,
  };
  if (kind === 'floppy' && far) return '';
  return `<g ${dim}>${soft(shapes[kind])}</g>`;
}

function maskOf({ mask }: Proportions, head: { x: number; y: number }, radius: number): string {
  if (mask === undefined) return '';
  const cheek = ellipse(head.x - radius * 0.25, head.y + radius * 0.52, radius * 0.72, radius * 0.46, mask);
  return `${cheek}${ellipse(head.x - radius * 0.25, head.y - radius * 0.5, radius * 0.16, radius * 0.1, mask)}`;
}

function snoutOf(
  { snout, skin, under = skin }: Proportions,
  head: { x: number; y: number },
  radius: number,
  tip: { x: number; y: number },
): string {
  const nostril = (x: number, y: number, size: number): string => ellipse(x, y, size, size * 0.85, INK);
  if (!snout)
    return `${nostril(head.x - radius * 0.92, head.y + radius * 0.18, radius * 0.15)}${line(`M${at(head.x - radius * 0.75, head.y + radius * 0.5)}q${at(radius * 0.2, radius * 0.18, radius * 0.45, 0)}`, INK, 3)}`;
  const [, thick, kind = 'round'] = snout;
  const from = { x: head.x - radius * 0.3, y: head.y + radius * 0.25 };
  const smile = line(
    `M${at(tip.x + thick * 0.1, tip.y + thick * 0.28)}Q${at((tip.x + from.x) / 2, tip.y + thick * 0.42)} ${at(from.x - radius * 0.1, from.y + thick * 0.3)}`,
    INK,
    3,
    'opacity=".75"',
  );
  if (kind === 'beak')
    return (
      soft(
        `<path d="M${at(from.x, from.y - thick * 0.6)}Q${at(tip.x, tip.y - thick * 0.7, tip.x - thick * 0.2, tip.y + thick * 0.55)}Q${at(tip.x + thick * 0.5, tip.y + thick * 0.3, from.x, from.y + thick * 0.6)}Z" fill="${under}"/>`,
      ) + nostril(tip.x + thick * 0.45, tip.y - thick * 0.12, 3.4)
    );
  if (kind === 'pointed' || kind === 'tube') {
    const end = kind === 'tube' ? thick * 0.36 : thick * 0.2;
    return `${soft(`<path d="M${at(from.x, from.y - thick * 0.7)}L${at(tip.x, tip.y - end)}Q${at(tip.x - end, tip.y, tip.x, tip.y + end)}L${at(from.x + radius * 0.1, from.y + thick * 0.7)}Z" fill="${skin}"/>`)}${nostril(tip.x + end * 0.1, tip.y - end * 0.1, Math.max(4, thick * 0.2))}${smile}`;
  }
  const muzzle = soft(line(`M${at(from.x, from.y)}L${at(tip.x + thick * 0.3, tip.y)}`, kind === 'pig' ? skin : under, thick));
  if (kind === 'pig')
    return `${muzzle}${ellipse(tip.x - thick * 0.05, tip.y, thick * 0.26, thick * 0.46, under)}${nostril(tip.x - thick * 0.05, tip.y - 3, 2.8)}${nostril(tip.x - thick * 0.05, tip.y + 5, 2.8)}`;
  return `${muzzle}${nostril(tip.x, tip.y - thick * 0.18, Math.max(4.5, thick * 0.2))}${smile}`;
}
