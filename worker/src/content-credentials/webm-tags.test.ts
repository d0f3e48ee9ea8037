import { createHash } from 'node:crypto';
import { labelFile, readSourceType } from '@chaos/shared/core/content-credentials/source-label';
import { isIntactFile } from '@chaos/shared/core/pictures/is-intact-file';
import { findManifest, readElements, WEBM } from '@chaos/shared/core/pictures/webm-elements';
import { decode } from 'cborg';
import { beforeAll, expect, test } from 'vitest';
import { readCredentials } from '../testing/c2pa-reader.ts';
import { createFrame } from '../testing/test-imagination.ts';
import { ENCODER, encodeVideo } from '../video/encoder.ts';
import { makeIdentity } from './certificate.ts';
import { createSigner } from './content-credentials.ts';
import { readSuperboxes } from './jumbf.ts';

const sign = createSigner(makeIdentity('s'.repeat(40)));
const claim = { format: 'webm', type: 'trainedAlgorithmicMedia' } as const;

let video: Buffer;

beforeAll(async () => {
  async function* frames() {
    for (let index = 0; index < 2; index++) yield createFrame().fill(0xff_00_00_00 + index * 0x40);
  }
  video = await encodeVideo(ENCODER, frames(), new AbortController().signal);
});

/** Whether the hash in its manifest is that of all else in it: the reader of others knows no WebM. */
function holdsHash(file: Buffer): boolean {
  const [manifest] = readSuperboxes(findManifest(file) ?? Buffer.alloc(8));
  const [assertions] = readSuperboxes(manifest?.whole ?? Buffer.alloc(8));
  const binding = readSuperboxes(assertions?.whole ?? Buffer.alloc(8)).find(({ label }) => label === 'c2pa.hash.data');
  // Behind its description, and the header of its one box.
  const at = binding?.content.indexOf('cbor', 24) ?? 0;
  const { exclusions, hash } = decode(binding?.content.subarray(at + 4) ?? Buffer.alloc(0));
  const [{ start, length }] = exclusions;
  const rest = Buffer.concat([file.subarray(0, start), file.subarray(start + length)]);
  return createHash('sha256').update(rest).digest().equals(Buffer.from(hash));
}

test('R343 a video says what made it, in a tag and signed, and moves nothing that a player needs', async () => {
  const signed = sign(video, claim, []);
  expect(readSourceType(signed, 'webm')).toBe('trainedAlgorithmicMedia');
  expect(await readCredentials(findManifest(signed) ?? signed, 'application/c2pa')).toMatchObject({
    failures: ['signingCredential.untrusted', 'assertion.dataHash.mismatch'],
    actions: ['c2pa.created trainedAlgorithmicMedia'],
  });
  expect([holdsHash(signed), isIntactFile('a.webm', signed), signed.length - video.length < 2_000]).toEqual([true, true, true]);
  const changed = Buffer.from(signed);
  changed.writeUInt8(changed.readUInt8(600) ^ 1, 600);
  expect(holdsHash(changed)).toBe(false);

  const [, segment] = readElements(video);
  const elements = readElements(video, segment?.content, segment?.end).filter(
    ({ id }) => id !== WEBM.seekHead && id !== WEBM.gap,
  );
  for (const { start, end } of elements) expect(signed.subarray(start, end).equals(video.subarray(start, end))).toBe(true);
  const [, longer] = readElements(signed);
  const [list, gap, ...others] = readElements(signed, longer?.content, longer?.end);
  expect([list?.id, gap?.id, others.at(-1)?.id]).toEqual([WEBM.seekHead, WEBM.gap, WEBM.tags]);
  expect(others[0]?.start).toBe(elements[0]?.start);
});

test('R343 a video says the last thing that was said of it, once', () => {
  const again = sign(sign(video, claim, []), { ...claim, type: 'algorithmicMedia' }, []);
  expect(again.length).toBe(sign(video, { ...claim, type: 'algorithmicMedia' }, []).length);
  expect([readSourceType(again, 'webm'), holdsHash(again)]).toEqual(['algorithmicMedia', true]);
  expect(labelFile(again, claim).equals(labelFile(video, claim))).toBe(true);
  expect([readSourceType(video, 'webm'), findManifest(video)]).toEqual([undefined, undefined]);
});

test('a video that our encoder has not written is refused', () => {
  for (const file of [Buffer.alloc(0), Buffer.from('no video at all'), video.subarray(0, 40)])
    expect(() => labelFile(file, claim)).toThrow('no WebM of ours');
});
