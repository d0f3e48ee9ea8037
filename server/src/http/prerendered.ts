/** What the built client brings for the server: the first screens as markup, and the style that they need at once. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Prerender } from '@chaos/shared/contract/prerender';

export interface Prerendered {
  prerender: Prerender;
  criticalCss: string;
}

/** @throws when the build is not what this program expects. */
export async function loadPrerendered(clientFolder: string): Promise<Prerendered> {
  const folder = path.join(clientFolder, '.server');
  const built: { prerender: Prerender } = await import(pathToFileURL(path.join(folder, 'prerender.js')).href);
  return { prerender: built.prerender, criticalCss: await readFile(path.join(folder, 'critical.css'), 'utf8') };
}
