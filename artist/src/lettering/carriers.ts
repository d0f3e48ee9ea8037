/** What carries the letters of a word that no piece of the picture set shows: where the parts meet it, as in the catalogue. */
import type { BodyPiece, HatPiece, HeldPiece } from '../pieces/piece-types.ts';

interface Usable {
  /** As it reads inside a sentence. */
  name: string;
  /** Somebody's body, or somebody. */
  body?: Pick<BodyPiece, 'face' | 'neck' | 'kind' | 'stands'>;
  held?: Pick<HeldPiece, 'grip' | 'tip' | 'size'>;
  hat?: Pick<HatPiece, 'brim'>;
}

const CARRIERS = {
  'cereal-box': {
    name: 'cereal box',
    body: { face: { x: 50, y: 30, width: 42 }, neck: { x: 50, y: 5 }, kind: 'thing', stands: false },
  },
  placard: { name: 'placard', held: { grip: { x: 50, y: 88 }, tip: { x: 50, y: 30 }, size: 130 } },
} as const satisfies Record<string, Usable>;

export type CarrierId = keyof typeof CARRIERS;

const isCarrier = (id: string): id is CarrierId => Object.hasOwn(CARRIERS, id);
const usesOf = (id: CarrierId): Usable => CARRIERS[id];

type CarrierRole = 'body' | 'held' | 'hat';

/** All that can be used so, in the order of the table. */
export const listCarriers = (role: CarrierRole): CarrierId[] =>
  Object.keys(CARRIERS)
    .filter(isCarrier)
    .filter((id) => usesOf(id)[role]);

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

interface CarrierPieces {
  body: BodyPiece;
  held: HeldPiece;
  hat: HatPiece;
}

/** The look as a piece of the catalogue, or undefined when it has no letters, or is not used so. */
export function carrierPiece<R extends CarrierRole>(role: R, look: string): CarrierPieces[R] | undefined;
export function carrierPiece(role: CarrierRole, look: string): BodyPiece | HeldPiece | HatPiece | undefined {
  const read = readLook(look);
  if (!read) return undefined;
  const { name, body, held, hat } = usesOf(read.carrier);
  const base = { id: look, name, turn: 0, flipY: false };
  if (role === 'body') return body && { ...base, ...body, role, nose: false };
  if (role === 'held') return held && { ...base, ...held, role };
  return hat && { ...base, ...hat, role };
}
