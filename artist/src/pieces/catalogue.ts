/** The curated pieces: what each may be used for, and where the other parts meet it. */
import { ANIMALS } from './animals.ts';
import { BUILT_ANIMALS } from './animals-by-proportion.ts';
import { BODIES } from './bodies.ts';
import { EVERYDAY_BODIES } from './everyday-bodies.ts';
import { HEADS } from './heads.ts';
import { findKin } from './kin.ts';
import type {
  AnimalPiece,
  BodyPiece,
  CataloguePiece,
  EyewearPiece,
  Facing,
  HatPiece,
  HeadPiece,
  HeldPiece,
  PieceRole,
  PropPiece,
  ShoePiece,
} from './piece-types.ts';
import { EYEWEAR, HATS, HELD, PROPS, SHOES } from './wearables.ts';

const BODY_KINDS: readonly BodyPiece['kind'][] = ['food', 'thing', 'vehicle', 'plant', 'clothes', 'building'];
const PROP_ROLES: readonly PropPiece['role'][] = ['ground', 'float', 'back'];

/** One line of a table, read from left to right; a line that does not fit names itself. */
class Row {
  readonly line: string;
  readonly #cells: string[];

  constructor(line: string) {
    this.line = line;
    this.#cells = line.trim().split(/\s+/);
  }

  text(): string {
    const cell = this.#cells.shift();
    if (cell === undefined) throw new Error(`too few columns in the catalogue: ${this.line}`);
    return cell;
  }

  name(): string {
    return this.text().replaceAll('_', ' ');
  }

  number(): number {
    const value = Number(this.text());
    if (!Number.isFinite(value)) throw new Error(`not a number in the catalogue: ${this.line}`);
    return value;
  }

  oneOf<T extends string>(choices: readonly T[]): T {
    const cell = this.text();
    const choice = choices.find((one) => one === cell);
    if (choice === undefined) throw new Error(`${cell} is not one of ${choices.join(', ')}: ${this.line}`);
    return choice;
  }

  rest(): string[] {
    return this.#cells.splice(0);
  }
}

const readRows = (table: string): Row[] =>
  table
    .trim()
    .split('\n')
    .map((line) => new Row(line));

const readFacing = (row: Row): Facing => (row.oneOf(['f', 'l']) === 'f' ? 'front' : 'left');
const readPoint = (row: Row) => ({ x: row.number(), y: row.number() });
const readEyes = (row: Row) => ({ ...readPoint(row), span: row.number() });
const readWide = (row: Row) => ({ ...readPoint(row), width: row.number() });

const UPRIGHT = { turn: 0, flipY: false };

function readHead(row: Row): HeadPiece {
  return {
    ...UPRIGHT,
    role: 'head',
    id: row.text(),
    name: row.name(),
    facing: readFacing(row),
    eyes: readEyes(row),
    top: readWide(row),
    neck: readPoint(row),
  };
}

function readAnimal(row: Row): AnimalPiece {
  const piece = {
    role: 'animal' as const,
    id: row.text(),
    name: row.name(),
    facing: readFacing(row),
    eyes: readEyes(row),
    top: readWide(row),
    head: { ...readPoint(row), radius: row.number() },
    hasLegs: row.oneOf(['own', 'none']) === 'own',
  };
  const turn = row.text();
  return { ...piece, turn: turn === 'flip' ? 0 : Number(turn), flipY: turn === 'flip' };
}

function readBody(row: Row): BodyPiece {
  const piece = {
    role: 'body' as const,
    id: row.text(),
    name: row.name(),
    kind: row.oneOf(BODY_KINDS),
    turn: row.number(),
    flipY: false,
    face: readWide(row),
  };
  const extras = row.rest();
  const neck = extras
    .find((extra) => extra.startsWith('n:'))
    ?.slice(2)
    .split(',')
    .map(Number);
  const [x, y] = neck ?? [];
  return {
    ...piece,
    neck: x === undefined || y === undefined ? null : { x, y },
    stands: extras.includes('stands'),
    nose: extras.includes('nose'),
  };
}

function readHat(row: Row): HatPiece {
  return { flipY: false, role: 'hat', id: row.text(), name: row.name(), brim: readWide(row), turn: row.number() };
}

function readEyewear(row: Row): EyewearPiece {
  return { ...UPRIGHT, role: 'eyewear', id: row.text(), name: row.name(), lens: readWide(row) };
}

function readShoe(row: Row): ShoePiece {
  return {
    flipY: false,
    role: 'shoe',
    id: row.text(),
    name: row.name(),
    ankle: readPoint(row),
    sole: row.number(),
    turn: row.number(),
  };
}

function readHeld(row: Row): HeldPiece {
  return {
    ...UPRIGHT,
    role: 'held',
    id: row.text(),
    name: row.name(),
    grip: readPoint(row),
    tip: readPoint(row),
    size: row.number(),
  };
}

function readProp(row: Row): PropPiece {
  return { ...UPRIGHT, id: row.text(), name: row.name(), role: row.oneOf(PROP_ROLES), size: row.number() };
}

export const CATALOGUE: readonly CataloguePiece[] = [
  ...readRows(HEADS).map(readHead),
  ...readRows(ANIMALS).map(readAnimal),
  ...BUILT_ANIMALS,
  ...readRows(BODIES).map(readBody),
  ...readRows(EVERYDAY_BODIES).map(readBody),
  ...readRows(HATS).map(readHat),
  ...readRows(EYEWEAR).map(readEyewear),
  ...readRows(SHOES).map(readShoe),
  ...readRows(HELD).map(readHeld),
  ...readRows(PROPS).map(readProp),
];

const byRole = new Map<PieceRole, Map<string, CataloguePiece>>();
for (const piece of CATALOGUE) {
  const pieces = byRole.get(piece.role) ?? new Map<string, CataloguePiece>();
  pieces.set(piece.id, piece);
  byRole.set(piece.role, pieces);
}

/** The catalogue's entry for a role: one kind of prop is any of the props. */
export type PieceOf<R extends PieceRole> = R extends PropPiece['role'] ? PropPiece : Extract<CataloguePiece, { role: R }>;

/** The piece as it is used in one role, or undefined when it is not curated for it. */
export function findPiece<R extends PieceRole>(role: R, id: string): PieceOf<R> | undefined {
  const piece = byRole.get(role)?.get(id) ?? lendPiece(role, id);
  return isRole(piece, role) ? piece : undefined;
}

/** What is drawn from another piece is used as that one, under a name of its own. Chance, which goes by the lists, never meets it. */
function lendPiece(role: PieceRole, id: string): CataloguePiece | undefined {
  const kin = findKin(id);
  const lent = kin && byRole.get(role)?.get(kin.base);
  return lent && { ...lent, id, name: kin.name };
}

/** All pieces of one role, in the order of their table. */
export function listPieces<R extends PieceRole>(role: R): PieceOf<R>[] {
  return CATALOGUE.filter((piece) => isRole(piece, role));
}

function isRole<R extends PieceRole>(piece: CataloguePiece | undefined, role: R): piece is PieceOf<R> {
  return piece?.role === role;
}
