/** Reads Content Credentials by the implementation of the Content Authenticity Initiative, which knows nothing of ours. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import init, { WasmReader } from '@contentauth/c2pa-wasm';
import { z } from 'zod';

const StatusSchema = z.array(z.object({ code: z.string() }));
const StoreSchema = z.object({
  active_manifest: z.string(),
  manifests: z.record(
    z.string(),
    z.object({
      claim_generator_info: z.array(z.object({ name: z.string(), version: z.string() })),
      ingredients: z.array(z.object({ relationship: z.string(), active_manifest: z.string().optional() })).default([]),
      assertions: z.array(
        z.object({
          data: z.object({ actions: z.array(z.object({ action: z.string(), digitalSourceType: z.string().optional() })) }),
        }),
      ),
      signature_info: z.object({ alg: z.string(), common_name: z.string() }),
    }),
  ),
  validation_state: z.enum(['Invalid', 'Valid', 'Trusted']),
  validation_results: z.object({ activeManifest: z.object({ failure: StatusSchema }) }),
});

export interface Credentials {
  /** Trusted: by a list of certificates, which a test has none of. */
  state: 'Invalid' | 'Valid' | 'Trusted';
  failures: string[];
  /** Name and version of what made it. */
  generator: string;
  signer: string;
  /** Each with what it says of the source, in their order. */
  actions: string[];
  /** How each was used, and what made it where that is known. */
  ingredients: string[];
}

let ready: Promise<unknown> | undefined;

/** @throws where the file has none. */
export async function readCredentials(file: Uint8Array, mimeType: string): Promise<Credentials> {
  ready ??= readFile(fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'))).then((module) =>
    init({ module_or_path: module }),
  );
  await ready;
  using reader = await WasmReader.fromBytes(mimeType, file);
  const store = StoreSchema.parse(JSON.parse(reader.json()));
  const active = store.manifests[store.active_manifest];
  if (!active) throw new Error('there is no active manifest');
  const actionsOf = ({ assertions }: typeof active) =>
    assertions
      .flatMap(({ data }) => data.actions)
      .map((one) => [one.action, one.digitalSourceType?.split('/').at(-1)].join(' ').trim());
  return {
    state: store.validation_state,
    failures: store.validation_results.activeManifest.failure.map(({ code }) => code),
    generator: active.claim_generator_info.map(({ name, version }) => `${name} ${version}`).join(),
    signer: `${active.signature_info.common_name} ${active.signature_info.alg}`,
    actions: actionsOf(active),
    ingredients: active.ingredients.map(({ relationship, active_manifest: label }) => {
      const made = label === undefined ? undefined : store.manifests[label];
      return [relationship, ...(made ? actionsOf(made) : [])].join(' ');
    }),
  };
}
