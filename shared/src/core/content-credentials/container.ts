import type { DigitalSourceType } from './digital-source-type.ts';

/** Where a format of files keeps what is said about it. */
export interface Container {
  /**
   * @param type said in IPTC's words, as XMP where the format knows it.
   * @param storeLength of the manifest store that there is to be room for; 0 for none.
   * @returns the file that says so, in place of what it said before.
   */
  prepare(file: Buffer, type: DigitalSourceType, storeLength: number): Prepared;
  readSourceType(file: Buffer): DigitalSourceType | undefined;
  /** The manifest store of C2PA. */
  readStore(file: Buffer): Buffer | undefined;
}

export interface Prepared {
  file: Buffer;
  /** Which bytes are the manifest's, with their header. */
  start: number;
  length: number;
  /** Where in them its store begins. */
  at: number;
}

/** Those of five megabytes in portions of 8 kB are 640; each costs memory of its own. */
const PARTS_MAX = 50_000;

/** @throws {RangeError} */
export function requireFewParts(count: number): void {
  if (count > PARTS_MAX) throw new RangeError('a picture in too many parts');
}
