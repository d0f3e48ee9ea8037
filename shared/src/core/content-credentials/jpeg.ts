/** JPEG's container: segments before the picture. XMP has one (XMP specification, part 3), C2PA's JUMBF another (JPEG XT). */
import { type Container, type Prepared, requireFewParts } from './container.ts';
import { readXmp, writeXmp } from './xmp.ts';

const START = 0xffd8;
const JFIF = 0xe0;
const APP1 = 0xe1;
const APP11 = 0xeb;
const SCAN = 0xda;
const FILL = 0xff;
/** Markers without a length: this one and what is below it, and those from the first restart to the end of the picture. */
const TEMPORARY = 0x01;
const FIRST_RESTART = 0xd0;
const END = 0xd9;
const XMP_NAME = Buffer.from('http://ns.adobe.com/xap/1.0/\0');
/** JUMBF, box 1, its first part. */
const JUMBF_NAME = Buffer.from('4a50000100000001', 'hex');
/** The length of a segment has two bytes, and counts them. */
const LARGEST_SEGMENT = 0xffff - 2;

export interface Segment {
  marker: number;
  data: Buffer;
}

export const jpeg: Container = {
  prepare(file, type, storeLength): Prepared {
    const { segments, rest } = readSegments(file);
    const kept = segments.filter((segment) => !isXmp(segment) && segment.marker !== APP11);
    const first = kept.filter(({ marker }) => marker === JFIF);
    const others = kept.filter(({ marker }) => marker !== JFIF);
    const head = writeSegments([...first, { marker: APP1, data: Buffer.concat([XMP_NAME, writeXmp(type)]) }]);
    const manifest = storeLength === 0 ? [] : [{ marker: APP11, data: Buffer.concat([JUMBF_NAME, Buffer.alloc(storeLength)]) }];
    const [start, room] = [2 + head.length, writeSegments(manifest)];
    const soi = file.subarray(0, 2);
    const whole = Buffer.concat([soi, head, room, writeSegments(others), rest]);
    return { file: whole, start, length: room.length, at: start + room.length - storeLength };
  },
  readSourceType: (file) => readXmp(readSegments(file).segments.find(isXmp)?.data.subarray(XMP_NAME.length)),
  readStore: (file) =>
    readSegments(file)
      .segments.find(({ marker }) => marker === APP11)
      ?.data.subarray(JUMBF_NAME.length),
};

const isXmp = ({ marker, data }: Segment): boolean => marker === APP1 && data.subarray(0, XMP_NAME.length).equals(XMP_NAME);

/**
 * As libjpeg reads it, or what we leave out would be found by it: it passes over what stands before a marker and is none, and over
 * markers without a length.
 * @throws {RangeError} of what is no JPEG.
 */
export function readSegments(file: Buffer): { segments: Segment[]; rest: Buffer } {
  if (file.readUInt16BE(0) !== START) throw new RangeError('no JPEG');
  const segments = [];
  let at = 2;
  for (;;) {
    const marker = file.readUInt8(at + 1);
    // Any number of such bytes may stand before a marker.
    if (file.readUInt8(at) !== FILL || marker === FILL) at += 1;
    else if (marker === SCAN) return { segments, rest: file.subarray(at) };
    else if (marker <= TEMPORARY || (marker >= FIRST_RESTART && marker <= END)) at += 2;
    else {
      const end = at + 2 + file.readUInt16BE(at + 2);
      requireFewParts(segments.length);
      segments.push({ marker, data: file.subarray(at + 4, end) });
      at = end;
    }
  }
}

export function writeSegments(segments: readonly Segment[]): Buffer {
  return Buffer.concat(segments.flatMap(({ marker, data }) => [headerOf(marker, data.length), data]));
}

function headerOf(marker: number, length: number): Buffer {
  if (length > LARGEST_SEGMENT) throw new RangeError('a segment of JPEG does not hold so much');
  const header = Buffer.from([0xff, marker, 0, 0]);
  header.writeUInt16BE(2 + length, 2);
  return header;
}
