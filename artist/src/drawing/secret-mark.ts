/**
 * The invisible mark: a message in the lowest bits of the pixels. It is spread over the picture and
 * carries its length and a checksum, so that no other picture is mistaken for one with a message.
 */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';

const MAGIC = Buffer.from('HoC1');
const HEADER = MAGIC.length + 2 + 4;
/** 200 characters of four bytes each, and some to spare. */
const MAX_BYTES = 1024;
/** Odd, so that it walks over every one of the 2^n-sized pixel values once before it comes back. */
const STRIDE = 1_597;

const bitPlace = (bit: number, total: number): number => (bit * STRIDE + 7) % total;

/** Hides a text in raw pixels (any channel order), in place. Longer texts than 1,024 bytes are cut at a character. */
export function hideMessage(pixels: Buffer, message: string): void {
  const text = cutBytes(message.toWellFormed());
  const header = Buffer.alloc(HEADER);
  MAGIC.copy(header);
  header.writeUInt16BE(text.length, MAGIC.length);
  header.writeUInt32BE(crc32(text), MAGIC.length + 2);
  const bytes = Buffer.concat([header, text]);
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const at = bitPlace(bit, pixels.length);
    const value = ((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
    pixels[at] = ((pixels[at] ?? 0) & 0xfe) | value;
  }
}

function cutBytes(message: string): Buffer {
  let text = '';
  let size = 0;
  for (const character of message) {
    size += Buffer.byteLength(character);
    if (size > MAX_BYTES) break;
    text += character;
  }
  return Buffer.from(text);
}

function readBytes(pixels: Buffer, from: number, count: number): Buffer {
  const bytes = Buffer.alloc(count);
  for (let bit = 0; bit < count * 8; bit++) {
    const value = (pixels[bitPlace(from * 8 + bit, pixels.length)] ?? 0) & 1;
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (value << (7 - (bit & 7)));
  }
  return bytes;
}

/** Reads the message that was hidden in a picture, or null when there is none. The file must be the original PNG. */
export async function readSecretMessage(png: Buffer): Promise<string | null> {
  let pixels: Buffer;
  try {
    pixels = await sharp(png).removeAlpha().raw().toBuffer();
  } catch {
    // Whatever cannot be read as a picture holds no message of ours.
    return null;
  }
  if (pixels.length < (HEADER + MAX_BYTES) * 8) return null;
  const header = readBytes(pixels, 0, HEADER);
  if (!header.subarray(0, MAGIC.length).equals(MAGIC)) return null;
  const length = header.readUInt16BE(MAGIC.length);
  if (length > MAX_BYTES) return null;
  const text = readBytes(pixels, HEADER, length);
  return crc32(text) === header.readUInt32BE(MAGIC.length + 2) ? text.toString('utf8') : null;
}
