/**
 * WebM has no place for XMP, and C2PA names none for its manifests in it. Both are tags here, behind the frames: nothing that a
 * player needs is moved, and the list of what is where names them.
 */
import { type Element, findContent, findManifest, readElements, WEBM } from '../pictures/webm-elements.ts';
import type { Container, Prepared } from './container.ts';
import { digitalSourceUri, readDigitalSource } from './xmp.ts';

const SOURCE_TAG = 'DIGITAL_SOURCE_TYPE';
const MANIFEST_TAG = 'C2PA_MANIFEST';
const LARGEST_SIZE = 2 ** 28 - 2;

export const webm: Container = {
  prepare(file, type, storeLength): Prepared {
    const parts = readParts(file);
    const source = writeTag(SOURCE_TAG, write(WEBM.tagString, Buffer.from(digitalSourceUri(type))));
    const manifest = storeLength === 0 ? [] : [writeTag(MANIFEST_TAG, write(WEBM.tagBinary, Buffer.alloc(storeLength)))];
    const whole = Buffer.concat([file.subarray(0, parts.end), write(WEBM.tags, source, ...manifest)]);
    addToList(whole, parts);
    // Its size has eight bytes, whatever it is.
    whole.writeBigUInt64BE((1n << 56n) | BigInt(whole.length - parts.segment), parts.segment - 8);
    const at = whole.length - storeLength;
    return { file: whole, start: at, length: storeLength, at };
  },
  readSourceType(file) {
    const uri = findContent(file, [WEBM.segment, WEBM.tags, WEBM.tag, WEBM.simpleTag, WEBM.tagString]);
    return readDigitalSource(uri?.toString());
  },
  readStore: findManifest,
};

interface Parts {
  /** Where the segment's content begins, from which places are counted. */
  segment: number;
  /** The list of what is where, and the gap behind it that is left for more. */
  list: Element;
  gap: Element;
  /** Where ours begins, or is to begin. */
  end: number;
}

/** @throws {RangeError} of a file that our encoder does not write. */
function readParts(file: Buffer): Parts {
  const segment = readElements(file).find(({ id }) => id === WEBM.segment);
  const elements = segment ? readElements(file, segment.content, segment.end) : [];
  const [list, gap] = elements;
  if (!segment || list?.id !== WEBM.seekHead || gap?.id !== WEBM.gap || segment.content - segment.start !== 12)
    throw new RangeError('no WebM of ours');
  const ours = elements.find((element) => element.id === WEBM.tags && isOurs(file, element));
  return { segment: segment.content, list, gap, end: ours?.start ?? segment.end };
}

function isOurs(file: Buffer, { content, end }: Element): boolean {
  const [tag] = readElements(file, content, end);
  const name = tag && findContent(file, [WEBM.simpleTag, WEBM.tagName], tag.content, tag.end);
  return name?.toString() === SOURCE_TAG;
}

/** Names ours in the list, in place of what it said of them; the gap behind it shrinks as the list grows. */
function addToList(file: Buffer, { segment, list, gap, end }: Parts): void {
  const ours = end - segment;
  const others = readElements(file, list.content, list.end).filter((entry) => positionIn(file, entry) < ours);
  const written = write(
    WEBM.seekHead,
    ...others.map((entry) => file.subarray(entry.start, entry.end)),
    write(WEBM.seek, write(WEBM.seekId, bytesOf(WEBM.tags)), write(WEBM.seekPosition, bytesOf(ours))),
  );
  // The id of a gap has one byte, and its size eight.
  const left = gap.end - list.start - written.length - 9;
  if (left < 0) throw new RangeError('the list of a WebM has no room');
  const header = Buffer.alloc(9, WEBM.gap);
  header.writeBigUInt64BE((1n << 56n) | BigInt(left), 1);
  Buffer.concat([written, header, Buffer.alloc(left)]).copy(file, list.start);
}

function positionIn(file: Buffer, { content, end }: Element): number {
  const position = findContent(file, [WEBM.seekPosition], content, end);
  return Number(`0x${position?.toString('hex') || '0'}`);
}

const writeTag = (name: string, value: Buffer): Buffer =>
  write(WEBM.tag, write(WEBM.targets), write(WEBM.simpleTag, write(WEBM.tagName, Buffer.from(name)), value));

function write(id: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([bytesOf(id), sizeOf(content.length), content]);
}

function sizeOf(length: number): Buffer {
  if (length < 0x7f) return Buffer.from([0x80 | length]);
  if (length > LARGEST_SIZE) throw new RangeError('an element of WebM is not written so large');
  const size = Buffer.alloc(4);
  size.writeUInt32BE((0x1000_0000 | length) >>> 0);
  return size;
}

/** As few as it has. */
function bytesOf(number: number): Buffer {
  const hex = number.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
}
