/** The mark that programs without C2PA read: IPTC's Digital Source Type as XMP (IPTC Photo Metadata Standard). */
import { DIGITAL_SOURCE_TYPES, type DigitalSourceType } from './digital-source-type.ts';

const NEWSCODES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

export const digitalSourceUri = (type: DigitalSourceType): string => NEWSCODES + type;

/** @returns undefined for any word but ours. */
export function readDigitalSource(uri: string | undefined): DigitalSourceType | undefined {
  return DIGITAL_SOURCE_TYPES.find((type) => uri === digitalSourceUri(type));
}

/** As short as it can be: it is in the smallest pictures too. */
export function writeXmp(type: DigitalSourceType): Buffer {
  const description = `<rdf:Description rdf:about="" xmlns:e="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" e:DigitalSourceType="${digitalSourceUri(type)}"/>`;
  return Buffer.from(
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${description}</rdf:RDF></x:xmpmeta>`,
  );
}

/** @param xmp as it is written here. */
export function readXmp(xmp: Buffer | undefined): DigitalSourceType | undefined {
  return readDigitalSource(/ e:DigitalSourceType="([^"]+)"/.exec(xmp?.toString() ?? '')?.[1]);
}
