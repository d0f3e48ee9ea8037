/** WebP's container: chunks of RIFF (RFC 9649). C2PA has a chunk of its own, the last one. */
import { type Container, type Prepared, requireFewParts } from './container.ts';
import { readXmp, writeXmp } from './xmp.ts';

const HEADER = 12;
const CHUNK_HEADER = 8;
const HAS_XMP = 0x04;
const HAS_ALPHA = 0x10;

interface Chunk {
  id: string;
  data: Buffer;
}

export const webp: Container = {
  prepare(file, type, storeLength): Prepared {
    const chunks = readChunks(file).filter(({ id }) => id !== 'XMP ' && id !== 'C2PA');
    const marked = [...withHeader(chunks), { id: 'XMP ', data: writeXmp(type) }];
    if (storeLength === 0) return { file: writeChunks(marked), start: 0, length: 0, at: 0 };
    const whole = writeChunks([...marked, { id: 'C2PA', data: Buffer.alloc(storeLength) }]);
    const at = whole.length - storeLength - (storeLength % 2);
    return { file: whole, start: at - CHUNK_HEADER, length: CHUNK_HEADER + storeLength, at };
  },
  readSourceType: (file) => readXmp(readChunks(file).find(({ id }) => id === 'XMP ')?.data),
  readStore: (file) => readChunks(file).find(({ id }) => id === 'C2PA')?.data,
};

/** @throws {RangeError} of what is cut off. */
export function readChunks(file: Buffer): Chunk[] {
  const chunks = [];
  for (let at = HEADER; at + CHUNK_HEADER <= file.length; ) {
    const length = file.readUInt32LE(at + 4);
    const start = at + CHUNK_HEADER;
    if (start + length > file.length) throw new RangeError('a chunk of WebP does not fit');
    requireFewParts(chunks.length);
    chunks.push({ id: file.toString('latin1', at, at + 4), data: file.subarray(start, start + length) });
    at = start + length + (length % 2);
  }
  return chunks;
}

export function writeChunks(chunks: readonly Chunk[]): Buffer {
  const body = Buffer.concat(chunks.map(writeChunk));
  const header = Buffer.from('RIFF    WEBP', 'latin1');
  header.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([header, body]);
}

function writeChunk({ id, data }: Chunk): Buffer {
  const header = Buffer.from(`${id}    `, 'latin1');
  header.writeUInt32LE(data.length, 4);
  return Buffer.concat([header, data, Buffer.alloc(data.length % 2)]);
}

/** A file with anything but a picture begins with a header that says so; those of sharp begin with the picture. */
function withHeader(chunks: readonly Chunk[]): Chunk[] {
  const [first, ...others] = chunks;
  if (!first) throw new RangeError('a WebP without a picture');
  const isExtended = first.id === 'VP8X';
  const data = Buffer.from(isExtended ? first.data : headerFor(first));
  data.writeUInt8(data.readUInt8(0) | HAS_XMP, 0);
  return [{ id: 'VP8X', data }, ...(isExtended ? others : chunks)];
}

function headerFor({ id, data }: Chunk): Buffer {
  const header = Buffer.alloc(10);
  const { width, height, hasAlpha } = id === 'VP8L' ? sizeOfLossless(data) : sizeOfLossy(data);
  header.writeUInt8(hasAlpha ? HAS_ALPHA : 0, 0);
  header.writeUIntLE(width - 1, 4, 3);
  header.writeUIntLE(height - 1, 7, 3);
  return header;
}

/** After the three bytes of a key frame's tag, and its three of a signature (RFC 6386, 9.1). */
const sizeOfLossy = (data: Buffer) => ({
  width: data.readUInt16LE(6) & 0x3fff,
  height: data.readUInt16LE(8) & 0x3fff,
  hasAlpha: false,
});

function sizeOfLossless(data: Buffer) {
  const bits = data.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, hasAlpha: (bits >>> 28) % 2 === 1 };
}
