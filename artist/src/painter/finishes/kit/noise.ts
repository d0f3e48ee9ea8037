/** Chance that belongs to a place: the same at the same spot of every picture, whatever its size. */
import type { Plane } from './planes.ts';

/** 0 up to 1 for a pair of whole numbers. */
export function hash(x: number, y: number, salt = 0): number {
  let mixed = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(salt + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000;
}

const smooth = (share: number): number => share * share * (3 - 2 * share);

/** Smooth between whole numbers, 0 to 1 (Perlin's value noise). It repeats after `period`, if there is one. */
export function noise(x: number, y: number, salt = 0, period = 0): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const right = smooth(x - column);
  const below = smooth(y - row);
  const left = wrap(column, period);
  const next = wrap(column + 1, period);
  const top = wrap(row, period);
  const under = wrap(row + 1, period);
  const over = hash(left, top, salt) * (1 - right) + hash(next, top, salt) * right;
  const down = hash(left, under, salt) * (1 - right) + hash(next, under, salt) * right;
  return over * (1 - below) + down * below;
}

const wrap = (value: number, period: number): number => (period > 0 ? ((value % period) + period) % period : value);

/** The side of a tile of noise, in pixels of a picture of 1024. */
export const TILE = 256;

const tiles = new Map<number, Plane>();

/** Grain of several sizes, the coarsest `cell` pixels, 0 to 1 with a mean of a half. It repeats seamlessly. */
export function grainTile(cell: number): Plane {
  const known = tiles.get(cell);
  if (known) return known;
  const tile = new Float32Array(TILE * TILE);
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) {
      let sum = 0;
      let weight = 1;
      let whole = 0;
      for (let size = cell; size >= 1; size /= 2) {
        sum += weight * noise(x / size, y / size, size, TILE / size);
        whole += weight;
        weight *= 0.5;
      }
      tile[y * TILE + x] = Math.max(0, Math.min(1, (sum / whole - 0.5) * 1.7 + 0.5));
    }
  }
  tiles.set(cell, tile);
  return tile;
}

/** A tile's value at a pixel of a picture of this unit. */
export const readTile = (tile: Plane, x: number, y: number, unit: number): number =>
  tile[((y / unit) & (TILE - 1)) * TILE + ((x / unit) & (TILE - 1))] ?? 0;
