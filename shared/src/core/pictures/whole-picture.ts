/** Whether a file of the storage is all that was written: not empty, not cut off, not zeros where a power cut left a hole. */
import path from 'node:path';

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
export function isWholePicture(key: string, bytes: Uint8Array): boolean {
  const check = CHECKS[path.extname(key)];
  if (!check) return bytes.length > 0;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return file.length >= SHORTEST && file.subarray(-HOLE).some((byte) => byte !== 0) && check(file);
}

function hasText(file: Buffer, at: number, text: string): boolean {
  return file.subarray(at, at + text.length).toString('latin1') === text;
}

/** Two elements after each other (RFC 8794): a header, and a segment to the end of the file. */
function isWholeWebM(file: Buffer): boolean {
  const header = readElement(file, 0);
  const segment = header && readElement(file, header.end);
  return header?.id === 0x1a45dfa3 && segment?.id === 0x18538067 && segment.end === file.length;
}

/** @returns undefined where there is none, or its size is not known. Both of ours have ids of four bytes. */
function readElement(file: Buffer, at: number): { id: number; end: number } | undefined {
  const first = file[at + 4];
  if (first === undefined || first === 0) return undefined;
  const length = Math.clz32(first) - 23;
  const content = at + 4 + length;
  if (content > file.length) return undefined;
  let size = first & (0xff >> length);
  for (const byte of file.subarray(at + 5, content)) size = size * 256 + byte;
  return { id: file.readUInt32BE(at), end: content + size };
}
