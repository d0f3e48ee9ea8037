/** Birds drawn from their proportions. They stand and look to the left. */
import { at, ellipse, eyeOf, INK, line, type Spot, soft } from './animal-shapes.ts';
import type { Bird, BirdHead } from './birds.ts';
import { frameAnimal, type Look } from './frame-animal.ts';
import { type Portrait, portray } from './portray.ts';

/** How much its breast is lifted, in degrees. */
const LIFT = 18;

/** The body's middle is at 0,0. */
export function buildBird(id: string, bird: Bird): Look {
  const { skin, under = skin, head: radius, headColor = skin, neckColor = headColor, legColor } = bird;
  const [long, high] = bird.body;
  const [legLong, legThick] = bird.legs;
  const [neckLong, up] = bird.neck;
  const [beakLong] = bird.beak;
  const [tailLong, tailThick] = bird.tail;
  const angle = (up * Math.PI) / 180;
  const chest = { x: -long * 0.62, y: -high * 0.5 };
  const reach = neckLong + radius * 0.55;
  const head = { x: chest.x - Math.cos(angle) * reach, y: chest.y - Math.sin(angle) * reach };
  const ground = high * 0.85 + legLong;
  const eye = eyeSpot(bird, head);

  const leg = (x: number): string =>
    line(
      `M${at(x, high * 0.6)}L${at(x, ground - 3)}M${at(x - legThick * 2.2, ground - 2)}L${at(x + legThick * 1.3, ground - 2)}`,
      legColor,
      legThick,
    );
  const neck =
    neckLong > 4
      ? soft(
          line(
            `M${at(chest.x + long * 0.25, chest.y + high * 0.55)}C${at(chest.x - long * 0.35, chest.y + high * 0.1, head.x + radius * 1.9, head.y + neckLong * 0.45, head.x + radius * 0.2, head.y + radius * 0.2)}`,
            neckColor,
            bird.neckThick ?? radius * 0.95,
          ),
        )
      : '';
  const turned = (markup: string): string => `<g transform="rotate(${LIFT})">${markup}</g>`;
  const breast = bird.breast ? ellipse(-long * 0.72, high * 0.05, long * 0.55, high * 0.8, bird.breast) : '';
  const body = `<clipPath id="c">${ellipse(0, 0, long, high, '#000')}</clipPath>${soft(ellipse(0, 0, long, high, skin), 's')}<g clip-path="url(#c)">${ellipse(-long * 0.2, high * 0.75, long * 0.95, high * 0.75, under)}${breast}</g>`;
  const markup = [
    turned(soft(tailOf(bird, long, high))),
    `<g style="filter:brightness(.8)">${soft(leg(14))}</g>`,
    soft(leg(-6)),
    bird.ruff ? soft(ellipse(chest.x - long * 0.02, chest.y + high * 0.1, radius * 1.15, radius * 0.8, bird.ruff)) : '',
    turned(body),
    neck,
    turned(soft(wingOf(bird, long, high))),
    headOf(bird, head, radius, headColor),
    eyeOf(eye.x, eye.y, Math.max(4.5, radius * 0.2)),
  ].join('');
  const crest = crestOf(bird);
  return frameAnimal({
    id,
    name: bird.name,
    markup,
    box: {
      left: Math.min(head.x - radius - beakLong, -long) - 6,
      right: long + tailLong + 8,
      top: Math.min(-high * 1.1, head.y - radius - crest) - 6,
      bottom: Math.max(ground, high * 0.5 + (long + tailLong) * Math.sin((LIFT * Math.PI) / 180) + tailThick * 0.5) + 2,
    },
    eyes: eye,
    top: { x: head.x + radius * 0.1, y: head.y - radius * 0.85, width: radius * 1.5 },
    head: { x: head.x - beakLong * 0.2, y: head.y, radius: radius * 1.05 + beakLong * 0.15 },
  });
}

const crestOf = ({ crest, head }: BirdHead): number => (crest ? head * (crest === 'fan' ? 1.6 : 0.75) : 0);

/** How far a neck is seen below a head at least and at most, in its radii. */
const NECK = { least: 0.3, most: 1.8 };
/** Who has no neck to speak of is broad below the head, in its radii. */
const BROAD = 1.5;

/** Its head alone, on a neck that goes straight down. */
export function portrayBird(id: string, bird: BirdHead): Portrait {
  const { skin, head: radius, headColor = skin, neckColor = headColor } = bird;
  const [neckLong] = bird.neck;
  const head = { x: -radius * 0.2, y: 0 };
  const eyes = eyeSpot(bird, head);
  return portray({
    id,
    neck: {
      color: bird.breast && neckLong <= 4 ? bird.breast : neckColor,
      width: bird.neckThick ?? radius * (neckLong > 4 ? 1.05 : BROAD),
      chin: radius * (0.85 + Math.max(NECK.least, Math.min(NECK.most, (neckLong * 0.6) / radius))),
    },
    head: `${headOf(bird, head, radius, headColor)}${eyeOf(eyes.x, eyes.y, Math.max(4.5, radius * 0.2))}`,
    box: {
      left: head.x - radius * 0.75 - bird.beak[0],
      right: radius * (bird.crest ? 2.4 : 1.05),
      top: -radius - crestOf(bird),
    },
    middle: head,
    eyes,
    radius,
  });
}

const eyeSpot = ({ head: radius }: BirdHead, { x, y }: Spot): Spot => ({ x: x - radius * 0.24, y: y - radius * 0.12 });

function tailOf({ tail: [length, thick, kind], skin, tailColor = skin }: Bird, long: number, high: number): string {
  const feather = (from: number, to: number): string =>
    `<path d="M${at(long * 0.55, -high * 0.35)}L${at(long + length, from)}L${at(long + length * 0.96, to)}L${at(long * 0.5, high * 0.4)}Z" fill="${tailColor}" stroke="${tailColor}" stroke-width="6" stroke-linejoin="round"/>`;
  if (kind === 'forked') return `${feather(-thick, -thick * 0.8)}${feather(thick * 0.6, thick * 0.8)}`;
  return feather(-thick * 0.5, thick * 0.5);
}

function wingOf({ skin, wing = skin, wingTip, wingBar }: Bird, long: number, high: number): string {
  const path = `M${at(-long * 0.5, -high * 0.3)}Q${at(long * 0.1, -high * 0.95)} ${at(long * 1.12, high * 0.1)}Q${at(long * 0.35, high * 0.8)} ${at(-long * 0.2, high * 0.45)}Q${at(-long * 0.55, high * 0.2)} ${at(-long * 0.5, -high * 0.3)}Z`;
  const tip = wingTip
    ? `<path d="M${at(long * 0.45, -high * 0.5)}L${at(long * 1.14, high * 0.1)}Q${at(long * 0.4, high * 0.85)} ${at(-long * 0.1, high * 0.5)}Q${at(long * 0.35, high * 0.3)} ${at(long * 0.45, -high * 0.5)}Z" fill="${wingTip}"/>`
    : '';
  const bar = wingBar
    ? line(`M${at(long * 0.2, -high * 0.45)}q${at(high * 0.2, high * 0.4, -high * 0.15, high * 0.85)}`, wingBar, high * 0.14)
    : '';
  return `<clipPath id="w"><path d="${path}"/></clipPath><path d="${path}" fill="${wing}"/><g clip-path="url(#w)">${tip}${bar}</g>`;
}

function headOf(bird: BirdHead, { x, y }: Spot, radius: number, color: string): string {
  const { cap, face, cheek, crest, crestColor = cap ?? color } = bird;
  const plume = {
    // Two long feathers that lie back.
    plume: line(
      `M${at(x + radius * 0.2, y - radius * 0.62)}q${at(radius, -radius * 0.1, radius * 2.3, radius * 0.9)}`,
      crestColor,
      radius * 0.26,
    ),
    peak: `<path d="M${at(x - radius * 0.6, y - radius * 0.6)}Q${at(x + radius * 0.1, y - radius * 1.2)} ${at(x + radius * 0.75, y - radius * 1.75)}Q${at(x + radius * 0.9, y - radius * 0.7)} ${at(x + radius * 0.8, y - radius * 0.1)}Z" fill="${crestColor}"/>`,
    // Long feathers that rise and lie back.
    swept: [0.25, 0.75, 1.25]
      .map((back) =>
        line(
          `M${at(x - radius * 0.3 + radius * back * 0.3, y - radius * 0.7)}q${at(radius * 0.1, -radius * 0.8, radius * back, -radius * (1.5 - back * 0.45))}`,
          crestColor,
          radius * 0.36,
        ),
      )
      .join(''),
    fan: [-50, -20, 10, 40]
      .map((turn) => {
        const a = ((turn - 90) * Math.PI) / 180;
        const [dx, dy] = [Math.cos(a) * radius, Math.sin(a) * radius];
        return `${line(`M${at(x + dx * 0.6, y + dy * 0.6)}L${at(x + dx * 2.1, y + dy * 2.1)}`, crestColor, radius * 0.34)}${ellipse(x + dx * 2.15, y + dy * 2.15, radius * 0.2, radius * 0.2, INK)}`;
      })
      .join(''),
  };
  const marks = [
    cap ? ellipse(x + radius * 0.25, y - radius * 0.75, radius * 1.05, radius * 0.5, cap) : '',
    face ? ellipse(x - radius * 0.62, y + radius * 0.3, radius * 0.66, radius * 0.72, face) : '',
    cheek ? ellipse(x + radius * 0.35, y + radius * 0.35, radius * 0.42, radius * 0.3, cheek) : '',
  ].join('');
  return `${crest ? soft(plume[crest]) : ''}${soft(beakOf(bird, { x: x - radius * 0.7, y: y + radius * 0.15 }))}<clipPath id="h">${ellipse(x, y, radius, radius * 0.94, '#000')}</clipPath>${soft(ellipse(x, y, radius, radius * 0.94, color))}<g clip-path="url(#h)">${marks}</g>`;
}

function beakOf({ beak: [long, thick, kind = 'straight'], beakColor }: BirdHead, { x, y }: Spot): string {
  const shapes = {
    straight: `M${at(x + 6, y - thick * 0.6)}L${at(x - long, y + thick * 0.15)}L${at(x + 6, y + thick * 0.6)}Z`,
    hooked: `M${at(x + 6, y - thick * 0.7)}Q${at(x - long, y - thick * 0.7)} ${at(x - long, y + thick * 0.95)}Q${at(x - long * 0.6, y + thick * 0.3)} ${at(x + 6, y + thick * 0.6)}Z`,
    curved: `M${at(x + 6, y - thick * 0.7)}Q${at(x - long * 0.7, y - thick * 0.6)} ${at(x - long, y + long * 0.45)}Q${at(x - long * 0.55, y + thick * 0.7)} ${at(x + 6, y + thick * 0.6)}Z`,
  };
  return `<path d="${shapes[kind]}" fill="${beakColor}" stroke="${beakColor}" stroke-width="3" stroke-linejoin="round"/>`;
}
