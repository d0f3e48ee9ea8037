/** WebM's container: elements of EBML (RFC 8794), one in another (RFC 9559). */

export interface Element {
  id: number;
  /** Where its id begins. */
  start: number;
  /** Where its content begins. */
  content: number;
  end: number;
}

export const WEBM = {
  header: 0x1a45_dfa3,
  segment: 0x1853_8067,
  seekHead: 0x114d_9b74,
  seek: 0x4dbb,
  seekId: 0x53ab,
  seekPosition: 0x53ac,
  gap: 0xec,
  tags: 0x1254_c367,
  tag: 0x7373,
  targets: 0x63c0,
  simpleTag: 0x67c8,
  tagName: 0x45a3,
  tagString: 0x4487,
  tagBinary: 0x4485,
} as const;

/** @returns undefined where there is none, or its size is not known, or it does not fit. */
function readElement(file: Buffer, at: number, end: number): Element | undefined {
  const id = readNumber(file, at, true);
  const size = id && readNumber(file, at + id.length, false);
  if (!id || !size) return undefined;
  const content = at + id.length + size.length;
  const isKnown = size.value < 2 ** (7 * size.length) - 1;
  return isKnown && content + size.value <= end ? { id: id.value, start: at, content, end: content + size.value } : undefined;
}

/** The elements between two places, up to the first that is none. */
export function readElements(file: Buffer, from = 0, to = file.length): Element[] {
  const elements = [];
  for (let at = from; at < to; ) {
    const element = readElement(file, at, to);
    if (!element) break;
    elements.push(element);
    at = element.end;
  }
  return elements;
}

/** @param path the ids of an element, from the outermost on. @returns the content of the last that there is. */
export function findContent(file: Buffer, [id, ...path]: readonly number[], from = 0, to = file.length): Buffer | undefined {
  if (id === undefined) return file.subarray(from, to);
  for (const element of readElements(file, from, to).toReversed()) {
    const found = element.id === id ? findContent(file, path, element.content, element.end) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** The manifest store of C2PA, as a video of ours carries it. */
export const findManifest = (video: Buffer): Buffer | undefined =>
  findContent(video, [WEBM.segment, WEBM.tags, WEBM.tag, WEBM.simpleTag, WEBM.tagBinary]);

/** @param keepsMark as ids are known: with the bit that tells their length. */
function readNumber(file: Buffer, at: number, keepsMark: boolean): { value: number; length: number } | undefined {
  const first = file[at];
  if (first === undefined || first === 0) return undefined;
  const length = Math.clz32(first) - 23;
  if (at + length > file.length) return undefined;
  let value = keepsMark ? first : first & (0xff >> length);
  for (const byte of file.subarray(at + 1, at + length)) value = value * 256 + byte;
  return { value, length };
}
