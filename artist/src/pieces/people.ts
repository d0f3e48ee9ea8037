/** People and smileys: too many for the catalogue, and so alike that one set of anchors does for all. */
import { baseOf, findKin } from './kin.ts';

const PERSON_RANGES: readonly (readonly [low: number, high: number])[] = [
  [0x1f385, 0x1f385],
  [0x1f466, 0x1f478],
  [0x1f47c, 0x1f47c],
  [0x1f481, 0x1f482],
  [0x1f486, 0x1f487],
  [0x1f575, 0x1f575],
  [0x1f600, 0x1f64b],
  [0x1f64d, 0x1f64e],
  [0x1f910, 0x1f917],
  [0x1f920, 0x1f92f],
  [0x1f934, 0x1f937],
  [0x1f970, 0x1f97a],
  [0x1f9b8, 0x1f9b9],
  [0x1f9cf, 0x1f9df],
  [0x1fac3, 0x1fac5],
  [0x1fae0, 0x1fae5],
];
const NO_FACES: ReadonlySet<string> = new Set([
  '1f91e',
  '1f919',
  '1f918',
  '1f91a',
  '1f91b',
  '1f91c',
  '1f91d',
  '1f91f',
  '1f46a',
  '1f46b',
  '1f46c',
  '1f46d',
]);

const OWN_PEOPLE: ReadonlySet<string> = new Set([
  'own-pirate',
  'own-knight',
  'own-mummy',
  'own-viking',
  'own-samurai',
  'own-gnome',
  'own-scarecrow',
]);

/** Is it a face with nothing below it, whose eyes are lower than those of somebody who has a chest? */
export const isBareFace = (id: string): boolean =>
  /^1f(46[6-9]|471|47[4-6]|9d[1-4])(-1f3f[b-f])?(-200d-1f9b[0-3])?$/.test(baseOf(id));

/** With a chest that is cut off, and often with a tool in a hand of its own: a cook, a farmer, a judge. */
const WORKER = /^(1f46[89]|1f9d1)(-1f3f[b-f])?-200d-(?:2695|2696|2708|1f(?:33e|373|393|3a4|3a8|3eb|3ed|4bb|4bc|527|52c|692))/u;

/** What lies so low beside a face, in percent of the piece, is carried and not worn. */
const CARRIED = 70;

/** The same without their work: a face that can be set upon clothes. */
export function faceOfWorker(id: string): string | undefined {
  const kin = findKin(id);
  if (kin?.parts.some(({ piece, y }) => piece !== kin.base && y < CARRIED)) return undefined;
  const [found, who, skin = ''] = WORKER.exec(baseOf(id)) ?? [];
  if (found) return `${who}${skin}`;
  return kin && isBareFace(kin.base) ? kin.base : undefined;
}

/** Signs of a trade that are no tools. */
export const NO_TOOLS: ReadonlySet<string> = new Set(['1f4aa', '1f44d', '1f3aa']);

/** What goes with a trade and lies beside a bare face. Prayer beads stay with who prays. */
export function carriedBy(id: string): readonly string[] {
  const kin = findKin(id);
  if (!kin || !isBareFace(kin.base) || isOfFaith(id)) return [];
  const besides = kin.parts.filter(({ piece }) => piece !== kin.base);
  return besides.every(({ piece, y }) => y >= CARRIED && !NO_TOOLS.has(piece)) ? besides.map(({ piece }) => piece) : [];
}

/** Is it shown down to its tail, with a small head? */
export const isMerperson = (id: string): boolean => id.startsWith('1f9dc');

/** Has the piece a human face, or a smiley's? */
export function isPerson(piece: string): boolean {
  const id = baseOf(piece);
  if (OWN_PEOPLE.has(id)) return true;
  const first = Number.parseInt(id, 16);
  return !NO_FACES.has(id) && PERSON_RANGES.some(([low, high]) => first >= low && first <= high);
}

/** Is it somebody known by their faith? No beast is dressed as them, and they are no joke's body. */
export const isOfFaith = (id: string): boolean =>
  /^kin-(?:priest|monk|nun|bishop|pope|imam|pastor|vicar|cardinal-priest|rabbi|dalai-lama|mother-teresa)$|^1f9d5|^1f473/.test(id);

/** Who has something on the head already: a hat, a helmet, a crown, a hood, a turban. */
const HATTED: ReadonlySet<string> = new Set([
  '1f385',
  '1f470',
  '1f472',
  '1f473',
  '1f477',
  '1f478',
  '1f482',
  '1f46e',
  '1f575',
  '1f575-fe0f',
  '1f920',
  '1f934',
  '1f973',
  '1f977',
  '1f9d5',
  '1f9d9',
  '1fac5',
  'own-pirate',
  'own-knight',
  'own-viking',
  'own-samurai',
  'own-gnome',
  'own-scarecrow',
]);
/** Jobs are a person joined with a sign: those of a farmer, a cook, an astronaut, a firefighter, a pilot, a student. */
const HATTED_JOB = /-200d-(1f33e|1f373|1f680|1f692|2708|1f393|1f384)/;

export const hasOwnHat = (id: string): boolean => HATTED.has(id.split('-200d-')[0] ?? id) || HATTED_JOB.test(id);

const IN_ACTION =
  /^(?:26f7|26f9|1f3c[2-47a-c]|1f483|1f46[a-d]|1f46f|1f48f|1f491|1f57[4a]|1f6a3|1f6b[4-6]|1f6c0|1f6cc|1f93[0189acde]|1f9c[de]|1f9d[678]|1fac2)(?!\p{L}|\d)/u;

/** Is it somebody shown down to the feet, at what they do? Whoever does the same needs only what belongs to it. */
export const isInAction = (id: string): boolean => IN_ACTION.test(baseOf(id));

const SMILEY = /^1f(?:60|61|62|63|64[0-4]|91[0-7]|92|97)|^1f9d0|^1fae/;

/** Is it somebody who ends below the head or the chest? That would be a severed head where nothing is below it. */
export const isCutOff = (id: string): boolean => isPerson(id) && !SMILEY.test(baseOf(id)) && !isMerperson(id);
