/**
 * A picture without what is no part of it, for libraries that take long over that: libexif a minute over 5,000 pointers to one
 * directory, libwebp as long to count 100,000 frames, and neither can be stopped.
 */
import { crc32 } from 'node:zlib';
import { requireFewParts } from '../content-credentials/container.ts';
import { readSegments, type Segment, writeSegments } from '../content-credentials/jpeg.ts';
import { readChunks, writeChunks } from '../content-credentials/webp.ts';

const UPRIGHT = 1;
const ORIENTATION = 0x0112;

/**
 * @returns the first frame with its colours and what says how it is turned, or the file itself where its kind has no such parts.
 * @throws {RangeError} of what is cut off or in too many parts.
 */
export function barePicture(file: Buffer): Buffer {
  const head = file.toString('latin1', 0, 12);
  if (head.startsWith('\x89PNG')) return barePng(file);
  if (head.startsWith('\xff\xd8')) return bareJpeg(file);
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return bareWebp(file);
  return head.slice(4).startsWith('ftyp') ? bareAvif(file) : file;
}

const PNG_START = 8;
/** The length and the type before the data of a chunk, and a sum after it. */
const [PNG_HEADER, PNG_SUM] = [8, 4];
const PNG_PARTS = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'iCCP']);

function barePng(file: Buffer): Buffer {
  const kept = [file.subarray(0, PNG_START)];
  let type = '';
  for (let at = PNG_START, parts = 1; type !== 'IEND'; parts += 1) {
    requireFewParts(parts);
    type = file.toString('latin1', at + 4, at + PNG_HEADER);
    const start = at + PNG_HEADER;
    const end = start + file.readUInt32BE(at);
    if (end + PNG_SUM > file.length) throw new RangeError('a chunk of PNG does not fit');
    if (PNG_PARTS.has(type)) kept.push(file.subarray(at, end + PNG_SUM));
    if (type === 'eXIf') kept.push(writePngExif(bareExif(file.subarray(start, end))));
    at = end + PNG_SUM;
  }
  return Buffer.concat(kept);
}

function writePngExif(exif: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('eXIf'), exif]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(exif.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const [APP0, APP1, APP2, APP14, APP15, COMMENT] = [0xe0, 0xe1, 0xe2, 0xee, 0xef, 0xfe];
const EXIF = 'Exif\0\0';

function bareJpeg(file: Buffer): Buffer {
  const { segments, rest } = readSegments(file);
  const exif = segments.find((segment) => isNamed(segment, APP1, EXIF));
  const turned = exif
    ? [{ marker: APP1, data: Buffer.concat([Buffer.from(EXIF), bareExif(exif.data.subarray(EXIF.length))]) }]
    : [];
  return Buffer.concat([file.subarray(0, 2), writeSegments([...turned, ...segments.filter(isOfJpeg)]), rest]);
}

const isNamed = ({ marker, data }: Segment, wanted: number, name: string) =>
  marker === wanted && data.toString('latin1', 0, name.length) === name;

/** Of what programs say to each other: that there is JFIF, the colour profile, and how Adobe has written colours. */
function isOfJpeg(segment: Segment): boolean {
  const { marker } = segment;
  if (marker === APP0 || marker === APP14 || isNamed(segment, APP2, 'ICC_PROFILE\0')) return true;
  return marker !== COMMENT && (marker < APP0 || marker > APP15);
}

const WEBP_PARTS = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ICCP']);

function bareWebp(file: Buffer): Buffer {
  const chunks = readChunks(file.subarray(0, 8 + file.readUInt32LE(4)));
  const first = chunks.find(({ id }) => id === 'ANMF');
  const kept = chunks.filter((chunk) => WEBP_PARTS.has(chunk.id) || chunk === first);
  const exif = chunks.find(({ id }) => id === 'EXIF');
  return writeChunks(exif ? [...kept, { id: 'EXIF', data: bareExif(exif.data) }] : kept);
}

/**
 * How it is turned stands elsewhere, so its EXIF gets a name that nobody looks for, wherever that name stands: boxes can be written in
 * many ways. Everything stays in its place.
 */
const bareAvif = (file: Buffer): Buffer => Buffer.from(file.toString('latin1').replaceAll('Exif', 'none'), 'latin1');

/** TIFF 6.0, section 2, with one entry of one number: how the picture is turned. */
function bareExif(exif: Buffer): Buffer {
  const bare = Buffer.alloc(26);
  bare.write('MM\0*', 'latin1');
  bare.writeUInt32BE(8, 4);
  bare.writeUInt16BE(1, 8);
  bare.writeUInt16BE(ORIENTATION, 10);
  bare.writeUInt16BE(3, 12);
  bare.writeUInt32BE(1, 14);
  bare.writeUInt16BE(readOrientation(exif), 18);
  return bare;
}

function readOrientation(exif: Buffer): number {
  // Some programs write into WebP what stands before it in JPEG.
  const tiff = exif.toString('latin1', 0, EXIF.length) === EXIF ? exif.subarray(EXIF.length) : exif;
  try {
    const isLittle = tiff.toString('latin1', 0, 2) === 'II';
    const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    for (let entry = 0; entry < short(first); entry += 1) {
      const at = first + 2 + entry * 12;
      if (short(at) === ORIENTATION) return short(at + 8);
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return UPRIGHT;
}
