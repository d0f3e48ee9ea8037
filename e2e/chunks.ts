import { readFile } from 'node:fs/promises';
import path from 'node:path';

const MANIFEST = path.resolve(import.meta.dirname, '../client/dist/.vite/manifest.json');

/** @param source of a lazy part of the client, such as `src/screens/gallery.tsx`. @returns the end of its address in the build. */
export async function chunkOf(source: string): Promise<string> {
  const manifest: Record<string, { file: string }> = JSON.parse(await readFile(MANIFEST, 'utf8'));
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${source} is no file of its own in the build`);
  return `/${chunk.file}`;
}
