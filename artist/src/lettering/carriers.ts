/** What carries the letters of a word that no piece of the picture set shows, and where other parts meet it. */
import type { BodyPiece, HatPiece } from '../pieces/piece-types.ts';
import { glyphFace } from './glyph-face.ts';

/** How a board is held: on a stick, on a string, or in the hand itself. */
type Mount = 'stick' | 'string' | 'hand';

export interface Board {
  mount: Mount;
  /** Its side, in parts of a piece's own. */
  size: number;
}

interface Usable {
  /** As it reads inside a sentence. */
  name: string;
  /** Somebody's body, as in the catalogue. The face has the upper half, the letters the lower one. */
  body?: Pick<BodyPiece, 'face' | 'neck' | 'kind' | 'stands'>;
  /** True: the letter itself is somebody, as only a single one can be. */
  isGlyph?: true;
  /** True: too much of a vehicle to be somebody. */
  isMount?: true;
  board?: Board;
  hat?: Pick<HatPiece, 'brim'>;
}

const thing = (x: number, y: number, width: number, neck: number): NonNullable<Usable['body']> => ({
  face: { x, y, width },
  neck: { x, y: neck },
  kind: 'thing',
  stands: false,
});

const CARRIERS = {
  'cereal-box': { name: 'cereal box', body: thing(47, 31, 40, 6) },
  tin: { name: 'tin', body: thing(50, 37, 40, 9) },
  cake: { name: 'birthday cake', body: thing(50, 42, 34, 24) },
  jersey: { name: 'jersey', body: { face: { x: 50, y: 37, width: 34 }, neck: { x: 50, y: 11 }, kind: 'clothes', stands: false } },
  book: { name: 'book', body: thing(56, 31, 38, 5) },
  crate: { name: 'crate', body: thing(45, 39, 40, 18) },
  balloon: { name: 'balloon', body: thing(50, 30, 42, 6) },
  television: { name: 'television', body: thing(50, 42, 36, 18) },
  'neon-sign': { name: 'neon sign', body: thing(50, 37, 40, 11) },
  carton: { name: 'milk carton', body: thing(45, 43, 34, 5) },
  jar: { name: 'jar', body: thing(50, 36, 42, 6) },
  bag: { name: 'shopping bag', body: thing(48, 42, 40, 24) },
  drum: { name: 'bass drum', body: thing(50, 37, 40, 6) },
  mug: { name: 'mug', body: thing(45, 38, 42, 15) },
  glyph: { name: 'letter', body: thing(50, 50, 34, 8), isGlyph: true },
  float: {
    name: 'parade float',
    body: { face: { x: 50, y: 46, width: 24 }, neck: { x: 50, y: 42 }, kind: 'vehicle', stands: true },
    isMount: true,
  },
  placard: { name: 'placard', board: { mount: 'stick', size: 1.5 } },
  newspaper: { name: 'newspaper', board: { mount: 'hand', size: 1.4 } },
  flag: { name: 'flag', board: { mount: 'stick', size: 1.45 } },
  'neon-board': { name: 'neon sign', board: { mount: 'stick', size: 1.5 } },
  'party-balloon': { name: 'balloon', board: { mount: 'string', size: 1.35 } },
  marquee: { name: 'sign with light bulbs', board: { mount: 'stick', size: 1.55 } },
  'foam-finger': { name: 'foam finger', board: { mount: 'hand', size: 1.45 } },
  magazine: { name: 'magazine', board: { mount: 'hand', size: 1.4 } },
  /** Stand beside somebody, and are nothing but their letters. */
  'pavement-sign': { name: 'pavement sign' },
  signpost: { name: 'signpost' },
  /** Stands in a place and says its name. */
  'town-sign': { name: 'town sign' },
  'paper-crown': { name: 'paper crown', hat: { brim: { x: 50, y: 84, width: 78 } } },
} as const satisfies Record<string, Usable>;

export type CarrierId = keyof typeof CARRIERS;

const isCarrier = (id: string): id is CarrierId => Object.hasOwn(CARRIERS, id);
const usesOf = (id: CarrierId): Usable => CARRIERS[id];
const listCarriers = (suits: (uses: Usable) => boolean): CarrierId[] =>
  Object.keys(CARRIERS)
    .filter(isCarrier)
    .filter((id) => suits(usesOf(id)));

/** What can be somebody, with a face. */
export const SELVES: readonly CarrierId[] = listCarriers(
  ({ body, isMount, isGlyph }) => body !== undefined && !isMount && !isGlyph,
);
/** What can be held. */
export const BOARDS: readonly CarrierId[] = listCarriers(({ board }) => board !== undefined);
/** What can be worn; too narrow for long words. */
export const HATS: readonly CarrierId[] = listCarriers(({ hat }) => hat !== undefined);

export const nameOfCarrier = (id: CarrierId): string => usesOf(id).name;

const PREFIX = 'letters/';

/** How the painter calls a carrier with its letters, where it calls a piece by its id. */
export const letteredLook = (carrier: CarrierId, letters: string): string => `${PREFIX}${carrier}/${letters}`;

export const isLetteredLook = (look: string): boolean => look.startsWith(PREFIX);

/** Undefined for the id of a piece. */
export function readLook(look: string): { carrier: CarrierId; letters: string } | undefined {
  if (!isLetteredLook(look)) return undefined;
  const [carrier = '', ...letters] = look.slice(PREFIX.length).split('/');
  return isCarrier(carrier) ? { carrier, letters: letters.join('/') } : undefined;
}

/** A look as a piece of the catalogue; undefined when it has no letters, or is none of that kind. */
export function bodyOfLook(look: string): BodyPiece | undefined {
  const read = readLook(look);
  const body = read && usesOf(read.carrier).body;
  if (!body) return undefined;
  const face = read.carrier === 'glyph' ? glyphFace(read.letters) : body.face;
  return { id: look, name: usesOf(read.carrier).name, turn: 0, flipY: false, role: 'body', nose: false, ...body, face };
}

export function hatOfLook(look: string): HatPiece | undefined {
  const read = readLook(look);
  const hat = read && usesOf(read.carrier).hat;
  return hat && { id: look, name: usesOf(read.carrier).name, turn: 0, flipY: false, role: 'hat', ...hat };
}

export function boardOfLook(look: string): Board | undefined {
  const read = readLook(look);
  return read && usesOf(read.carrier).board;
}
