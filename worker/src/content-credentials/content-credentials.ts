/** Says in a file what made it, and signs that, as C2PA has it. */
import { createHash } from 'node:crypto';
import { type Claim, containerOf, type Format } from '@chaos/shared/core/content-credentials/source-label';
import manifest from '../../package.json' with { type: 'json' };
import type { Identity } from './certificate.ts';
import { type Ingredient, parseIngredient } from './ingredient.ts';
import { draftManifest } from './manifest.ts';

const GENERATOR = { name: 'Hall of Chaos', version: manifest.version };

/** @returns the file with label and manifest, in place of what it had. @param ingredients what it was made of; null for what says nothing of itself. */
export type SignFile = (file: Buffer, claim: Claim, ingredients: readonly (Ingredient | null)[]) => Buffer;

/** @param identity who vouches for it. */
export function createSigner(identity: Identity): SignFile {
  return (file, { format, type }, ingredients) => {
    const draft = draftManifest({ type, generator: GENERATOR, ingredients }, identity);
    const { file: signed, start, length, at } = containerOf(format).prepare(file, type, draft.length);
    const hash = createHash('sha256')
      .update(signed.subarray(0, start))
      .update(signed.subarray(start + length))
      .digest();
    draft.sign({ start, length, hash }).copy(signed, at);
    return signed;
  };
}

/** What a file says of itself, to be named in what is made of it; null where that is nothing. */
export function readIngredient(file: Buffer, format: Format): Ingredient | null {
  const store = containerOf(format).readStore(file);
  return store ? parseIngredient(store) : null;
}
