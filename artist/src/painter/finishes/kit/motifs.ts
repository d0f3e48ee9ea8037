/** Shapes that ornaments are made of, each as a question to one point: is it within? Lengths in 1024ths of a side. */
import { hash } from './noise.ts';

export const between = (value: number, low: number, high: number): boolean => value >= low && value < high;

/** Math.hypot guards against sizes that no picture has, and is ten times as slow. */
export const farOf = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** Where a point lies in the cell of a grid that it belongs to: from the cell's middle, with a number of its own. */
export function cellAt(
  x: number,
  y: number,
  pitch: number,
  salt = 0,
): { u: number; v: number; chance: number; column: number; row: number } {
  const [column, row] = [Math.round(x / pitch), Math.round(y / pitch)];
  return { u: x - column * pitch, v: y - row * pitch, chance: hash(column, row, 200 + salt), column, row };
}

/** The same with the middles moved about. */
export function strewnAt(x: number, y: number, pitch: number, salt = 0): { u: number; v: number; chance: number } {
  const [column, row] = [Math.round(x / pitch), Math.round(y / pitch)];
  const chance = hash(column, row, 300 + salt);
  const [a, b] = [(hash(column, row, 301 + salt) - 0.5) * 0.4, (hash(column, row, 302 + salt) - 0.5) * 0.4];
  return { u: x - (column + a) * pitch, v: y - (row + b) * pitch, chance };
}

/** A line that winds out of the middle. */
export function isSpiral(u: number, v: number, step: number, width: number, reach: number): boolean {
  const far = farOf(u, v);
  if (far > reach) return false;
  const turn = far / step - Math.atan2(v, u) / (2 * Math.PI);
  return Math.abs(turn - Math.round(turn)) * step < width / 2;
}

/** A flower with so many petals. */
export function isFlower(u: number, v: number, reach: number, petals: number, turn = 0): boolean {
  const square = u * u + v * v;
  if (square >= reach * reach) return false;
  if (square < (reach * 0.62) ** 2) return true;
  return farOf(u, v) < reach * (0.62 + 0.38 * Math.abs(Math.cos((Math.atan2(v, u) + turn) * (petals / 2))));
}

/** Ornaments ask for the cosine of a few directions a million times: a table is right to a seventh of a pixel. */
const TURNS = 8192;
const COSINES = Float64Array.from({ length: TURNS }, (_, index) => Math.cos((index / TURNS) * 2 * Math.PI));
const cosOf = (turn: number): number => COSINES[Math.round((turn / (2 * Math.PI)) * TURNS) & (TURNS - 1)] ?? 0;

/** A leaf, or a stroke of a brush, that lies along a direction. */
export function isLeaf(u: number, v: number, turn: number, length: number, width: number): boolean {
  if (u * u + v * v > length * length + width * width) return false;
  const [cos, sin] = [cosOf(turn), cosOf(turn - Math.PI / 2)];
  const across = Math.abs(v * cos - u * sin);
  const share = (u * cos + v * sin) / length;
  return share > 0 && share < 1 && across < width && across < width * Math.sin(Math.PI * share ** 0.8);
}

/** Rows of a Greek key along an edge. */
export function isMeander(along: number, across: number, side: number): boolean {
  const rows = ['11111111', '10000001', '10111101', '10100101', '10101101', '10100001', '10111111'];
  const [column, row] = [Math.floor(along / side) & 7, Math.floor(across / side)];
  return rows[row]?.[column] === '1';
}

/** Letters of five by seven, enough for what is printed on pictures; each row is five bits. */
const GLYPHS: Readonly<Record<string, readonly number[]>> = {
  T: [31, 4, 4, 4, 4, 4, 4],
  H: [17, 17, 17, 31, 17, 17, 17],
  E: [31, 16, 16, 30, 16, 16, 31],
  F: [31, 16, 16, 30, 16, 16, 16],
  O: [14, 17, 17, 17, 17, 17, 14],
  L: [16, 16, 16, 16, 16, 16, 31],
  I: [14, 4, 4, 4, 4, 4, 14],
  G: [14, 17, 16, 23, 17, 17, 14],
  x: [0, 0, 17, 10, 4, 10, 17],
  '4': [2, 6, 10, 18, 31, 2, 2],
  '0': [14, 17, 19, 21, 25, 17, 14],
  '1': [4, 12, 4, 4, 4, 4, 14],
};

/** Is a point within a text whose middle is 0,0? @param dot the side of one of its dots. */
export function isText(text: string, x: number, y: number, dot: number): boolean {
  const [column, row] = [Math.floor(x / dot + text.length * 3), Math.floor(y / dot + 3.5)];
  const bits = GLYPHS[text[Math.floor(column / 6)] ?? '']?.[row];
  return bits !== undefined && column % 6 < 5 && ((bits >> (4 - (column % 6))) & 1) === 1;
}
