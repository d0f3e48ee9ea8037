/** Animals drawn from their proportions. They stand on four legs and look to the left. */

import { backOf, patternOf, quillsOf, tilesOf } from './animal-coats.ts';
import { beardOf, HIGH_HORNS, hornsOf } from './animal-horns.ts';
import { at, ellipse, eyeOf, INK, line, type Spot, soft } from './animal-shapes.ts';
import { frameAnimal, type Look } from './frame-animal.ts';
import { type Portrait, portray } from './portray.ts';
import type { HeadProportions, Proportions } from './proportions.ts';

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
  const [snoutLong, snoutThick] = kind.snout ?? [0, 0];
  const ground = high + legLong;
  const tip = tipOf(kind, head);

  const legs = (near: boolean): string =>
    Array.from({ length: pairs }, (_, index) => {
      const x = -long * 0.62 + (long * 1.24 * index) / Math.max(1, pairs - 1) + (near ? 0 : legThick * 0.62);
      const leg = line(`M${at(x, high * 0.3)}L${at(x, ground - legThick * 0.5)}`, skin, legThick);
      return kind.paws ? `${leg}${pawOf({ x, y: ground - legThick * 0.3 }, legThick, kind.paws)}` : leg;
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
    head: headOf(kind, head),
    eye: eyeIn(kind, head),
  };
  const markup = [
    ...shape.behind,
    soft(backOf(kind, long, high, mark)),
    shape.body,
    soft(legs(true)),
    quillsOf(kind, long, high, mark),
    shape.neck,
    kind.pattern === 'tiles' ? tilesOf(chest, head, radius, mark) : '',
    shape.head,
    shape.eye,
  ].join('');
  const extra = kind.tail ? kind.tail[1] : 0;
  const box = {
    left: Math.min(tip.x - snoutThick * 0.5, head.x - radius) - 6,
    right: long + Math.max(extra * 0.8, isQuilled(kind) ? high * 0.6 : 0, kind.tail?.[0] === 'plume' ? extra * 0.85 : 0) + 6,
    top:
      Math.min(
        -high - (kind.back === 'sail' ? high * 1.1 : kind.back ? high * 0.75 : 0),
        head.y - radius * highOf(kind),
        kind.tail?.[0] === 'over' ? -high * 0.5 - kind.tail[1] * 1.25 : 0,
        kind.tail?.[0] === 'plume' ? -kind.tail[1] * 1.5 : 0,
        isQuilled(kind) ? -high * 1.7 : 0,
      ) - 6,
    bottom: ground + 2,
  };
  return frameAnimal({
    id,
    name: kind.name,
    markup,
    box,
    eyes: eyeSpot(kind, head),
    top: { x: head.x + radius * 0.05, y: head.y - radius * 0.82, width: radius * 1.5 },
    head: { x: head.x - snoutLong * 0.25, y: head.y, radius: radius * 1.05 + snoutLong * 0.2 },
  });
}

function tipOf({ snout, head: radius }: HeadProportions, { x, y }: Spot): Spot {
  const [long, , kind] = snout ?? [0, 0];
  return { x: x - radius * 0.6 - long, y: y + radius * 0.35 + (kind === 'tube' ? long * 0.2 : 0) };
}

/** Without its eye. */
function headOf(kind: HeadProportions, head: Spot): string {
  const { skin, under = skin, mark = INK, head: radius } = kind;
  const tip = tipOf(kind, head);
  return [
    kind.frill ? soft(frillOf(head, radius, skin, mark)) : '',
    earOf(kind, { x: head.x + radius * 0.72, y: head.y - radius * 0.6 }, skin, under, true),
    soft(ellipse(head.x, head.y, radius, radius * 0.94, kind.headColor ?? skin)),
    maskOf(kind, head, radius),
    kind.beard ? beardOf(head, tip, radius, mark) : '',
    snoutOf({ ...kind, under: kind.mask ?? under }, head, radius, tip),
    earOf(kind, { x: head.x + radius * 0.42, y: head.y - radius * 0.66 }, skin, under, false),
    marksOf(kind, head, radius, tip),
    hornsOf(kind, head, radius, tip, mark),
  ].join('');
}

/** How far a neck is seen below a head at least and at most, in its radii. */
const NECK = { least: 0.25, most: 1.2 };

/** Its head alone, on a neck that goes straight down. */
export function portrayAnimal(id: string, kind: HeadProportions): Portrait {
  const { skin, mark = INK, head: radius } = kind;
  const [neckLong] = kind.neck;
  const head = { x: -radius * 0.2, y: 0 };
  const tip = tipOf(kind, head);
  const chin = radius * (0.9 + Math.max(NECK.least, Math.min(NECK.most, (neckLong * 0.6) / radius)));
  return portray({
    id,
    neck: { color: skin, width: radius * 1.3, chin },
    behind: `${kind.pattern === 'tiles' ? tilesOf({ x: head.x, y: chin }, head, radius, mark) : ''}${isQuilled(kind) ? napeOf(head, radius, mark) : ''}${kind.back === 'spikes' ? crestOf(head, radius, mark) : ''}${kind.dewlap ? soft(ellipse(head.x - radius * 0.62, head.y + radius * 1.02, radius * 0.4, radius * 0.56, kind.dewlap)) : ''}`,
    head: `${headOf(kind, head)}${eyeIn(kind, head)}`,
    box: {
      left: Math.min(tip.x - (kind.snout?.[1] ?? 0) * 0.5, head.x - radius * (isBroad(kind) ? 1.8 : 1.1)),
      right: radius * (isBroad(kind) || kind.frill || isQuilled(kind) ? 2 : kind.back === 'spikes' ? 1.7 : 1.4),
      top: -radius * Math.max(highOf(kind), isQuilled(kind) ? 1.8 : kind.back === 'spikes' ? 1.6 : 0),
    },
    middle: head,
    eyes: eyeSpot(kind, head),
    radius,
  });
}

const QUILLS = Array.from({ length: 11 }, (_, index) => -105 + index * 15);

/** Quills that stand out behind a head. */
const napeOf = ({ x, y }: Spot, radius: number, color: string): string =>
  soft(
    QUILLS.map((turn, index) => {
      const angle = (turn * Math.PI) / 180;
      const [dx, dy] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
      const long = index % 2 ? 1.75 : 1.55;
      return line(`M${at(x + dx * 0.7, y + dy * 0.7)}L${at(x + dx * long, y + dy * long)}`, color, radius * 0.16);
    }).join(''),
  );

/** Spikes from the brow down the nape, largest at the crown. */
const crestOf = ({ x, y }: Spot, radius: number, color: string): string =>
  soft(
    [-100, -75, -50, -25, 0, 25]
      .map((turn, index) => {
        const [from, tip, to] = [turn - 13, turn + 6, turn + 13].map((degrees) => (degrees * Math.PI) / 180);
        const long = radius * (1.5 - Math.abs(index - 2) * 0.06);
        const edge = (angle = 0, out = radius * 0.85): string => at(x + Math.cos(angle) * out, y + Math.sin(angle) * out);
        return `<path d="M${edge(from)}L${edge(tip, long)}L${edge(to)}Z" fill="${color}"/>`;
      })
      .join(''),
  );

/** Antlers reach out to both sides. */
const isBroad = ({ horns }: HeadProportions): boolean => horns === 'palms' || horns === 'antlers' || horns === 'curl';

const highOf = ({ horns, ears, frill }: HeadProportions): number =>
  horns ? HIGH_HORNS[horns] : ears?.[0] === 'long' || frill ? 1.9 : 1.35;

const eyeSpot = ({ head: radius }: HeadProportions, { x, y }: Spot): Spot => ({ x: x - radius * 0.3, y: y - radius * 0.16 });

function eyeIn(kind: HeadProportions, head: Spot): string {
  const { x, y } = eyeSpot(kind, head);
  return eyeOf(x, y, Math.max(5.5, kind.head * 0.2) * (kind.eyes ?? 1));
}

const isQuilled = ({ back }: Pick<Proportions, 'back'>): boolean => back === 'quills' || back === 'spines';

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
  // Up behind the back and over at its end, as a squirrel's.
  if (kind === 'plume')
    return soft(
      `<path d="M${at(long * 0.6, high * 0.1)}C${at(long + length * 0.5, high * 0.5, long + length * 0.35, -length * 0.4, long + length * 0.05, -length * 0.7)}C${at(long - length * 0.15, -length * 1.15, long + length * 0.2, -length * 1.55, long + length * 0.6, -length * 1.3)}C${at(long + length * 1.15, -length * 0.9, long + length * 1.2, high * 0.9, long * 0.6, high * 0.95)}Z" fill="${mark}"/>`,
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

function frillOf(head: { x: number; y: number }, radius: number, skin: string, mark: string): string {
  const [x, y] = [head.x + radius * 0.5, head.y - radius * 0.35];
  const knobs = [-100, -70, -40, -10, 20, 50].map((turn) => {
    const a = (turn * Math.PI) / 180;
    return ellipse(x + Math.cos(a) * radius * 1.15, y + Math.sin(a) * radius * 1.3, radius * 0.2, radius * 0.2, mark);
  });
  return `${knobs.join('')}${ellipse(x, y, radius * 1.15, radius * 1.3, skin)}${ellipse(x, y, radius * 0.85, radius, mark, 'opacity=".5"')}`;
}

function earOf({ ears }: HeadProportions, { x, y }: { x: number; y: number }, skin: string, under: string, far: boolean): string {
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

/** A broad hand with claws. */
function pawOf({ x, y }: Spot, thick: number, color: string): string {
  const claws = [-0.85, -0.5, -0.1].map((share) =>
    line(`M${at(x + share * thick, y)}l${at(-thick * 0.14, thick * 0.3)}`, '#fff3d6', 4),
  );
  return `${ellipse(x - thick * 0.25, y, thick * 0.78, thick * 0.42, color)}${claws.join('')}`;
}

/** What is seen of a face from afar: a stripe, teeth, whiskers. */
function marksOf({ stripe, teeth, whiskers, snout }: HeadProportions, head: Spot, radius: number, tip: Spot): string {
  const thick = snout?.[1] ?? radius;
  const band = stripe
    ? line(
        `M${at(tip.x + thick * 0.3, tip.y - thick * 0.2)}Q${at(head.x - radius * 0.55, head.y - radius * 0.1)} ${at(head.x + radius * 0.55, head.y - radius * 0.45)}`,
        stripe,
        radius * 0.4,
      )
    : '';
  const front = teeth
    ? `<path d="M${at(tip.x + thick * 0.02, tip.y + thick * 0.24)}h${at(thick * 0.34)}v${at(thick * 0.5)}h${at(-thick * 0.34)}Z" fill="#fffdf0" stroke="${INK}" stroke-width="2"/>${line(`M${at(tip.x + thick * 0.19, tip.y + thick * 0.26)}v${at(thick * 0.46)}`, INK, 2)}`
    : '';
  const hairs = whiskers
    ? [-4, 4]
        .map((fall) =>
          line(`M${at(tip.x + thick * 0.5, tip.y + thick * 0.1)}l${at(radius * 0.95, fall * 1.6)}`, '#fff', 2, 'opacity=".85"'),
        )
        .join('')
    : '';
  return `${band}${front}${hairs}`;
}

function maskOf({ mask }: HeadProportions, head: { x: number; y: number }, radius: number): string {
  if (mask === undefined) return '';
  const cheek = ellipse(head.x - radius * 0.25, head.y + radius * 0.52, radius * 0.72, radius * 0.46, mask);
  return `${cheek}${ellipse(head.x - radius * 0.25, head.y - radius * 0.5, radius * 0.16, radius * 0.1, mask)}`;
}

function snoutOf(
  { snout, skin, under = skin, nose = INK }: HeadProportions,
  head: { x: number; y: number },
  radius: number,
  tip: { x: number; y: number },
): string {
  const nostril = (x: number, y: number, size: number): string => ellipse(x, y, size, size * 0.85, nose);
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
  if (kind === 'jaws') return jawsOf(skin, under, from, tip, thick);
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

/** Two long jaws, a little open, with teeth that are seen from afar. */
function jawsOf(skin: string, under: string, from: Spot, tip: Spot, thick: number): string {
  const long = from.x - tip.x;
  const count = 6;
  const teeth = (y: (share: number) => number, down: number): string =>
    Array.from({ length: count }, (_, index) => {
      const share = (index + 0.5) / (count + 0.6);
      const [x, half] = [tip.x + long * share, (long / count) * 0.34];
      return `<path d="M${at(x - half, y(share))}L${at(x, y(share) + down)}L${at(x + half, y(share))}Z" fill="#fffdf4"/>`;
    }).join('');
  const upper = (share: number): number => tip.y + thick * (0.1 - share * 0.02);
  const lower = (share: number): number => tip.y + thick * (0.78 - share * 0.36);
  const low = `<path d="M${at(from.x + long * 0.1, from.y + thick * 0.2)}L${at(tip.x + thick * 0.1, lower(0))}Q${at(tip.x - thick * 0.1, tip.y + thick * 1.1, tip.x + long * 0.3, tip.y + thick * 1.05)}Q${at(from.x, from.y + thick * 0.95, from.x + long * 0.2, from.y + thick * 0.3)}Z" fill="${under}"/>`;
  const mouth = `<path d="M${at(from.x, from.y)}L${at(tip.x + thick * 0.1, upper(0))}L${at(tip.x + thick * 0.2, lower(0))}L${at(from.x, from.y + thick * 0.3)}Z" fill="#7a1638"/>`;
  const high = `<path d="M${at(from.x + long * 0.1, from.y - thick * 0.75)}Q${at(tip.x + long * 0.4, tip.y - thick * 0.5, tip.x + thick * 0.3, tip.y - thick * 0.6)}Q${at(tip.x - thick * 0.35, tip.y - thick * 0.4, tip.x - thick * 0.05, upper(0))}L${at(from.x + long * 0.15, from.y + thick * 0.1)}Z" fill="${skin}"/>`;
  return `${mouth}${soft(low)}${teeth(lower, -thick * 0.36)}${soft(high)}${teeth(upper, thick * 0.4)}${ellipse(tip.x + thick * 0.25, tip.y - thick * 0.4, 3.6, 2.8, INK)}`;
}
