/** Says in a file what made it, in words of IPTC for any program. Whoever signs it says more: that is done by workers, who have the key. */

import type { Container } from './container.ts';
import type { DigitalSourceType } from './digital-source-type.ts';
import { jpeg } from './jpeg.ts';
import { webm } from './webm-tags.ts';
import { webp } from './webp.ts';

const CONTAINERS = { webp, jpeg, webm };
export type Format = keyof typeof CONTAINERS;

export interface Claim {
  format: Format;
  type: DigitalSourceType;
}

/** @returns the file that says it, in place of what it said before. @throws {RangeError} where it is damaged. */
export const labelFile = (file: Buffer, { format, type }: Claim): Buffer => containerOf(format).prepare(file, type, 0).file;

/** @returns undefined where the file does not say what made it. */
export const readSourceType = (file: Buffer, format: Format): DigitalSourceType | undefined =>
  containerOf(format).readSourceType(file);

export const containerOf = (format: Format): Container => CONTAINERS[format];
