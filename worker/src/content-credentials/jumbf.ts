/** Boxes of JUMBF (ISO/IEC 19566-5), in which manifests of C2PA are kept. */

const HEADER = 8;
/** Its label is there, and others may ask for it by that. */
const REQUESTABLE = 0x03;

/** Store, manifest, assertions, claim, signature, and one assertion: the beginnings of their UUIDs, which all end alike. */
type SuperboxType = 'c2pa' | 'c2ma' | 'c2as' | 'c2cl' | 'c2cs' | 'cbor';
const UUID_END = Buffer.from('00110010800000aa00389b71', 'hex');

/** A box that names its content and holds other boxes. */
export interface Superbox {
  label: string;
  /** What a reference to it is a hash of: all but its header. */
  content: Buffer;
  whole: Buffer;
}

export function writeBox(type: string, content: Uint8Array): Buffer {
  const header = Buffer.alloc(HEADER);
  header.writeUInt32BE(HEADER + content.length);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, content]);
}

export function writeSuperbox(type: SuperboxType, label: string, children: readonly Uint8Array[]): Superbox {
  const description = [Buffer.from(type), UUID_END, Buffer.from([REQUESTABLE]), Buffer.from(`${label}\0`)];
  const whole = writeBox('jumb', Buffer.concat([writeBox('jumd', Buffer.concat(description)), ...children]));
  return { label, content: whole.subarray(HEADER), whole };
}

/** The superboxes in one, in their order. @throws {RangeError} where a box does not fit. */
export function readSuperboxes(parent: Buffer): Superbox[] {
  const [description, ...children] = readBoxes(parent.subarray(HEADER));
  if (!description) return [];
  return children.map((whole) => ({ label: readLabel(whole), content: whole.subarray(HEADER), whole }));
}

function readBoxes(bytes: Buffer): Buffer[] {
  const boxes = [];
  for (let at = 0; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (length < HEADER || at + length > bytes.length) throw new RangeError('a box of JUMBF does not fit');
    boxes.push(bytes.subarray(at, at + length));
    at += length;
  }
  return boxes;
}

function readLabel(superbox: Buffer): string {
  const [description = Buffer.alloc(0)] = readBoxes(superbox.subarray(HEADER));
  return description.subarray(HEADER + 16 + 1, -1).toString();
}
