/** A file of which another is made, as that one's manifest names it: by the manifests that came with it. */
import { readSuperboxes, type Superbox } from './jumbf.ts';

export interface Ingredient {
  /** Its own, and those of what it was made of. */
  manifests: readonly Superbox[];
  active: Superbox;
  signature: Superbox;
  /** In bytes. */
  length: number;
}

/** @returns null for what is no manifest store. */
export function parseIngredient(store: Buffer): Ingredient | null {
  try {
    const manifests = readSuperboxes(store);
    const active = manifests.at(-1);
    const signature = active && readSuperboxes(active.whole).find(({ label }) => label === 'c2pa.signature');
    return signature ? { manifests, active, signature, length: store.length } : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
