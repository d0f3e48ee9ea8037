/** As much of DER (ITU-T X.690) as a certificate needs. */

export const sequence = (...parts: Buffer[]): Buffer => write(0x30, ...parts);
export const set = (...parts: Buffer[]): Buffer => write(0x31, ...parts);
export const octetString = (bytes: Buffer): Buffer => write(0x04, bytes);
export const bitString = (bytes: Buffer): Buffer => write(0x03, Buffer.from([0]), bytes);
export const utf8 = (text: string): Buffer => write(0x0c, Buffer.from(text));
export const truth = (): Buffer => write(0x01, Buffer.from([0xff]));
/** @param time such as 20260101000000Z. */
export const generalizedTime = (time: string): Buffer => write(0x18, Buffer.from(time));
/** What is known by its number. */
export const tagged = (number: number, content: Buffer): Buffer => write(0xa0 | number, content);

/** @param bytes of a number that is not negative. */
export function integer(bytes: Buffer): Buffer {
  const first = bytes[0] ?? 0;
  return write(0x02, first < 0x80 ? bytes : Buffer.concat([Buffer.from([0]), bytes]));
}

/** @param id such as 1.2.840.10045. */
export function objectId(id: string): Buffer {
  const [first = 0, second = 0, ...others] = id.split('.').map(Number);
  return write(0x06, Buffer.from([first * 40 + second, ...others.flatMap(inSevenBits)]));
}

function inSevenBits(number: number): number[] {
  const bytes = [number & 0x7f];
  for (let rest = number >> 7; rest > 0; rest >>= 7) bytes.unshift(0x80 | (rest & 0x7f));
  return bytes;
}

function write(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content)]), content]);
}

function lengthOf({ length }: Buffer): number[] {
  if (length < 0x80) return [length];
  if (length < 0x100) return [0x81, length];
  return [0x82, length >> 8, length & 0xff];
}
