/** Whether a file of the storage is all that was written: not empty, not cut off, not zeros where a power cut left a hole. */
import path from 'node:path';
import { readElements, WEBM } from './webm-elements.ts';

const CHECKS: Readonly<Record<string, (file: Buffer) => boolean>> = {
  // Both ends of its one container, which says how long it is.
  '.webp': (file) => hasText(file, 0, 'RIFF') && hasText(file, 8, 'WEBP') && file.readUInt32LE(4) + 8 === file.length,
  '.jpg': (file) => file.readUInt16BE(0) === 0xffd8 && file.readUInt16BE(file.length - 2) === 0xffd9,
  '.png': (file) => hasText(file, 1, 'PNG') && hasText(file, file.length - 8, 'IEND'),
  '.webm': isWholeWebM,
};

const SHORTEST = 16;
/** More zeros than the end of anything compressed has: a picture of one colour ends with a hundred. */
const HOLE = 512;

/** @param key whose ending says what it should be; another kind only must not be empty. It is looked at, not decoded. */
export function isIntactFile(key: string, bytes: Uint8Array): boolean {
  const check = CHECKS[path.extname(key)];
  if (!check) return bytes.length > 0;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return file.length >= SHORTEST && file.subarray(-HOLE).some((byte) => byte !== 0) && check(file);
}

function hasText(file: Buffer, at: number, text: string): boolean {
  return file.subarray(at, at + text.length).toString('latin1') === text;
}

/** Two elements after each other: a header, and a segment to the end of the file. */
function isWholeWebM(file: Buffer): boolean {
  const [header, segment, other] = readElements(file);
  return header?.id === WEBM.header && segment?.id === WEBM.segment && segment.end === file.length && !other;
}
