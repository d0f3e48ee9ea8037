import { X509Certificate } from 'node:crypto';
import { labelFile, readSourceType } from '@chaos/shared/core/content-credentials/source-label';
import { isIntactFile } from '@chaos/shared/core/pictures/is-intact-file';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { readCredentials } from '../testing/c2pa-reader.ts';
import { makeIdentity } from './certificate.ts';
import { createSigner, readIngredient } from './content-credentials.ts';
import { parseIngredient } from './ingredient.ts';

const identity = makeIdentity('s'.repeat(40));
const sign = createSigner(identity);
const UNTRUSTED = 'signingCredential.untrusted';

let webp: Buffer;
let lossless: Buffer;
let jpeg: Buffer;

beforeAll(async () => {
  const background = { r: 40, g: 90, b: 120, alpha: 0.5 };
  const picture = sharp({ create: { width: 96, height: 64, channels: 4, background } });
  lossless = await picture.clone().webp({ lossless: true }).toBuffer();
  webp = await picture.clone().removeAlpha().webp({ quality: 82 }).toBuffer();
  jpeg = await picture.clone().removeAlpha().jpeg().toBuffer();
});

const pixels = (file: Buffer) => sharp(file).raw().toBuffer();

describe('R343 a signed file', () => {
  it.each(['algorithmicMedia', 'trainedAlgorithmicMedia'] as const)('says %s to a reader of others, and as XMP', async (type) => {
    for (const [format, file] of [
      ['webp', webp],
      ['webp', lossless],
      ['jpeg', jpeg],
    ] as const) {
      const signed = sign(file, { format, type }, []);
      expect(await readCredentials(signed, `image/${format}`)).toEqual({
        state: 'Valid',
        // It is on no list, and its signature holds.
        failures: [UNTRUSTED],
        generator: 'Hall of Chaos 0.1.0',
        signer: 'Pictures of a Hall of Chaos Es256',
        actions: [`c2pa.created ${type}`],
        ingredients: [],
      });
      const { xmpAsString = '', width, height, hasAlpha } = await sharp(signed).metadata();
      expect(xmpAsString).toContain(`"http://cv.iptc.org/newscodes/digitalsourcetype/${type}"`);
      expect([width, height, hasAlpha]).toEqual([96, 64, file === lossless]);
      expect(readSourceType(signed, format)).toBe(type);
      expect((await pixels(signed)).equals(await pixels(file))).toBe(true);
      expect(isIntactFile(`a.${format === 'jpeg' ? 'jpg' : format}`, signed)).toBe(true);
    }
  });

  it('grows by two kilobytes at most, and a labelled one by a third of one', () => {
    const claim = { format: 'webp', type: 'trainedAlgorithmicMedia' } as const;
    expect(sign(webp, claim, []).length - webp.length).toBeLessThan(2_000);
    expect(labelFile(webp, claim).length - webp.length).toBeLessThan(335);
  });

  it('is invalid when any of its bytes is another, or its manifest is that of another file', async () => {
    const claim = { format: 'webp', type: 'algorithmicMedia' } as const;
    const signed = sign(webp, claim, []);
    const texts = ['algorithmicMedia', 'c2pa.created', 'Hall of Chaos'].map((text) => signed.indexOf(text));
    // In the picture, the XMP, an assertion, the claim, and the signature, which is the last.
    for (const at of [60, ...texts, signed.length - 30]) {
      const changed = Buffer.from(signed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      const said = await readCredentials(changed, 'image/webp').catch(() => ({ state: 'Invalid' }));
      expect([at, said.state]).toEqual([at, 'Invalid']);
    }
    const other = sign(await sharp(webp).negate().webp({ quality: 82 }).toBuffer(), claim, []);
    const moved = Buffer.concat([other.subarray(0, other.indexOf('C2PA')), signed.subarray(signed.indexOf('C2PA'))]);
    moved.writeUInt32LE(moved.length - 8, 4);
    expect((await readCredentials(moved, 'image/webp')).state).toBe('Invalid');
  });

  it('says the last thing that was said of it, once', async () => {
    for (const [format, file] of [
      ['webp', webp],
      ['jpeg', jpeg],
    ] as const) {
      const first = sign(file, { format, type: 'trainedAlgorithmicMedia' }, []);
      const second = sign(first, { format, type: 'algorithmicMedia' }, []);
      expect((await readCredentials(second, `image/${format}`)).actions).toEqual(['c2pa.created algorithmicMedia']);
      expect(second.length).toBe(sign(file, { format, type: 'algorithmicMedia' }, []).length);
      expect(second.includes('trainedAlgorithmicMedia')).toBe(false);
    }
  });
});

describe('R344 what is made of others', () => {
  const claim = { format: 'webp', type: 'algorithmicMedia' } as const;
  const signed = () => sign(webp, { ...claim, type: 'trainedAlgorithmicMedia' }, []);

  it('names them with their manifests, and what says nothing of itself without', async () => {
    const sources = [readIngredient(signed(), 'webp'), null, readIngredient(signed(), 'webp')];
    const fused = sign(webp, claim, sources);
    const card = sign(jpeg, { ...claim, format: 'jpeg' }, [readIngredient(fused, 'webp')]);
    expect(await readCredentials(fused, 'image/webp')).toMatchObject({
      state: 'Valid',
      failures: [UNTRUSTED],
      actions: ['c2pa.created algorithmicMedia', 'c2pa.placed'],
      ingredients: [
        'componentOf c2pa.created trainedAlgorithmicMedia',
        'componentOf',
        'componentOf c2pa.created trainedAlgorithmicMedia',
      ],
    });
    expect(await readCredentials(card, 'image/jpeg')).toMatchObject({
      state: 'Valid',
      ingredients: ['componentOf c2pa.created algorithmicMedia c2pa.placed'],
    });
  });

  it('grows with its ancestors up to 12 kB of them, and names the others without', async () => {
    let picture = signed();
    for (let generation = 0; generation < 12; generation++) {
      const [mother, father] = [readIngredient(picture, 'webp'), readIngredient(signed(), 'webp')];
      picture = sign(webp, claim, [mother, father]);
      const { state, ingredients } = await readCredentials(picture, 'image/webp');
      expect([state, ingredients.length]).toEqual(['Valid', 2]);
      expect(picture.length - webp.length).toBeLessThan(15_000);
    }
  });

  it('names nothing where a manifest is damaged', () => {
    expect(readIngredient(webp, 'webp')).toBeNull();
    for (const store of ['', '00', '0000000f6a756d62', '00000008000000ff6a756d62'])
      expect(parseIngredient(Buffer.from(store, 'hex'))).toBeNull();
  });
});

test('the certificate of an installation follows from its secret', () => {
  const [certificate] = identity.certificates.map((bytes) => new X509Certificate(bytes));
  expect(certificate?.checkPrivateKey(identity.key)).toBe(true);
  const same = makeIdentity('s'.repeat(40));
  expect(certificate?.checkPrivateKey(same.key)).toBe(true);
  expect(new X509Certificate(same.certificates[0] ?? '').serialNumber).toBe(certificate?.serialNumber);
  expect(certificate?.checkPrivateKey(makeIdentity('t'.repeat(40)).key)).toBe(false);
  expect(certificate?.issuer).not.toBe(certificate?.subject);
  expect(certificate?.keyUsage).toEqual(['1.3.6.1.5.5.7.3.4']);
});
