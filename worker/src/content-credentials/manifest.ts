/** Manifests of C2PA 2.2: what made a file, what of, and with what, signed with the hash of the file. */
import { createHash, randomUUID, sign } from 'node:crypto';
import type { DigitalSourceType } from '@chaos/shared/core/content-credentials/digital-source-type';
import { digitalSourceUri } from '@chaos/shared/core/content-credentials/xmp';
import { encode } from 'cborg';
import type { Identity } from './certificate.ts';
import type { Ingredient } from './ingredient.ts';
import { type Superbox, writeBox, writeSuperbox } from './jumbf.ts';

/** Which bytes of a file its manifest stands in, and the hash of all others. */
interface Binding {
  start: number;
  length: number;
  hash: Buffer;
}

export interface ManifestPlan {
  type: DigitalSourceType;
  generator: { name: string; version: string };
  /** What the file was made of; null for what says nothing of itself. */
  ingredients: readonly (Ingredient | null)[];
}

/** Ingredients in all have so many bytes at most; of others it is only said that they were there. */
const INGREDIENTS_MAX = 12_000;
/** ECDSA on P-256, as COSE has it (RFC 9053). */
const ES256 = -7;
const SIGNATURE_BYTES = 64;
const COSE_ALGORITHM = 1;
const COSE_CERTIFICATES = 33;
/** CBOR's tag of a signature by one signer (RFC 9052). */
const COSE_SIGN1 = Buffer.from([0xd2]);
/** Positions and lengths take one to five bytes; this is made up for, so that a manifest is as long with any. */
const LARGEST_BINDING: Binding = { start: 0xffff_ffff, length: 0xffff_ffff, hash: Buffer.alloc(32) };

/** A manifest whose length is known before the file is. */
export interface Draft {
  length: number;
  /** @returns the whole store. */
  sign(binding: Binding): Buffer;
}

/** Each draft has a name of its own, and is for one file. */
export function draftManifest({ type, generator, ingredients }: ManifestPlan, { key, certificates }: Identity): Draft {
  const label = `urn:c2pa:${randomUUID()}`;
  const instanceID = `xmp:iid:${randomUUID()}`;
  const known = withinLimit(ingredients);
  const named = known.map(writeIngredient);
  const actions = assertion('c2pa.actions.v2', { actions: writeActions(type, named, label) });
  const protectedHeader = encode(
    new Map<number, unknown>([
      [COSE_ALGORITHM, ES256],
      [COSE_CERTIFICATES, certificates.length === 1 ? certificates[0] : certificates],
    ]),
  );
  const compose = (binding: Binding, signClaim: (claim: Buffer) => Buffer): Buffer => {
    const assertions = [actions, ...named, writeBinding(binding)];
    const claim = Buffer.from(
      encode({
        instanceID,
        claim_generator_info: generator,
        signature: `self#jumbf=/c2pa/${label}/c2pa.signature`,
        created_assertions: assertions.map((one) => reference(`c2pa.assertions/${one.label}`, one)),
        alg: 'sha256',
      }),
    );
    const signature = Buffer.concat([COSE_SIGN1, encode([protectedHeader, {}, null, signClaim(claim)])]);
    const manifest = writeSuperbox('c2ma', label, [
      writeSuperbox(
        'c2as',
        'c2pa.assertions',
        assertions.map(({ whole }) => whole),
      ).whole,
      writeSuperbox('c2cl', 'c2pa.claim.v2', [writeBox('cbor', claim)]).whole,
      writeSuperbox('c2cs', 'c2pa.signature', [writeBox('cbor', signature)]).whole,
    ]);
    return writeSuperbox('c2pa', 'c2pa', [...manifestsOf(known), manifest.whole]).whole;
  };
  return {
    length: compose(LARGEST_BINDING, () => Buffer.alloc(SIGNATURE_BYTES)).length,
    sign: (binding) =>
      compose(binding, (claim) => {
        const toSign = encode(['Signature1', protectedHeader, new Uint8Array(), claim]);
        return sign('sha256', toSign, { key, dsaEncoding: 'ieee-p1363' });
      }),
  };
}

const assertion = (label: string, content: unknown): Superbox =>
  writeSuperbox('cbor', label, [writeBox('cbor', encode(content))]);

const reference = (path: string, { content }: Superbox) => ({ url: `self#jumbf=${path}`, hash: sha256(content) });

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

function writeActions(type: DigitalSourceType, ingredients: readonly Superbox[], label: string) {
  const created = { action: 'c2pa.created', digitalSourceType: digitalSourceUri(type) };
  if (ingredients.length === 0) return [created];
  const placed = ingredients.map((one) => reference(`/c2pa/${label}/c2pa.assertions/${one.label}`, one));
  return [created, { action: 'c2pa.placed', parameters: { ingredients: placed } }];
}

function writeBinding({ start, length, hash }: Binding): Superbox {
  const write = (exclusion: object, padding: number) =>
    assertion('c2pa.hash.data', { exclusions: [exclusion], alg: 'sha256', hash, pad: new Uint8Array(padding) });
  const longest = write({ start: LARGEST_BINDING.start, length: LARGEST_BINDING.length }, 0).whole.length;
  return write({ start, length }, longest - write({ start, length }, 0).whole.length);
}

function writeIngredient(ingredient: Ingredient | null, index: number): Superbox {
  const label = index === 0 ? 'c2pa.ingredient.v3' : `c2pa.ingredient.v3__${index}`;
  const relationship = { relationship: 'componentOf' };
  if (!ingredient) return assertion(label, relationship);
  const { active, signature } = ingredient;
  return assertion(label, {
    ...relationship,
    activeManifest: reference(`/c2pa/${active.label}`, active),
    claimSignature: reference(`/c2pa/${active.label}/${signature.label}`, signature),
    // It is named as it was found: whether it still holds every reader finds out by itself.
    validationResults: { activeManifest: { success: [], informational: [], failure: [] } },
  });
}

/** Null for what would make the file much larger. */
function withinLimit(ingredients: readonly (Ingredient | null)[]): (Ingredient | null)[] {
  let room = INGREDIENTS_MAX;
  return ingredients.map((ingredient) => {
    if (!ingredient || ingredient.length > room) return null;
    room -= ingredient.length;
    return ingredient;
  });
}

/** Each once, though several may have been made of it. */
function manifestsOf(ingredients: readonly (Ingredient | null)[]): Buffer[] {
  const manifests = ingredients.flatMap((ingredient) => ingredient?.manifests ?? []);
  return [...new Map(manifests.map(({ label, whole }) => [label, whole])).values()];
}
