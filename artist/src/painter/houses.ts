/** Beasts that carry a house, whose place what they carry takes. */
import { baseOf } from '../pieces/kin.ts';
import type { Point } from '../pieces/piece-types.ts';

/** In percent of the piece. */
export interface House extends Point {
  radius: number;
}

const HOUSES: Readonly<Record<string, House>> = {
  '1f40c': { x: 64, y: 44, radius: 29 },
};

export const houseOf = (id: string): House | undefined => HOUSES[baseOf(id)];
