/** What a page will need beyond the script that asks for it, told in its head so that nothing waits for that script. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CARD_SIZES, type PictureSizes, pictureSrcSet } from '@chaos/shared/rules/card-pictures';
import { escapeHtml } from '@chaos/shared/rules/escape-html';

const ENTRY = 'index.html';
/** What holds the code of the screens that the entry does not. */
const SCREENS = {
  gallery: 'src/screens/gallery.tsx',
  '/creators': 'src/routes/creators.tsx?tsr-split=component',
  '/battle': 'src/routes/battle.tsx?tsr-split=component',
  '/character': 'src/routes/character.$id.tsx?tsr-split=component',
} as const;
/** The headings of every screen are set in it: without it in time they would be set twice. */
const FONT = /bricolage-grotesque-latin-wght-normal\.woff2$/;

interface ManifestChunk {
  file: string;
  imports?: string[];
}

type Manifest = Record<string, ManifestChunk>;

export interface Preloads {
  everywhere: readonly string[];
  /** Addresses of scripts that the entry does not hold. */
  screens: Record<keyof typeof SCREENS, readonly string[]>;
}

/** @throws when the build is not what this program expects: then the pages would be slow without a word. */
export async function readPreloads(clientFolder: string): Promise<Preloads> {
  const manifest: Manifest = JSON.parse(await readFile(path.join(clientFolder, '.vite/manifest.json'), 'utf8'));
  const font = Object.entries(manifest).find(([source]) => FONT.test(source))?.[1];
  if (!font) throw new Error('the built client has no font');
  const entry = collectFiles(manifest, ENTRY);
  const preloadScreen = (source: string) => {
    if (!manifest[source]) throw new Error(`the built client has no ${source}`);
    return [...collectFiles(manifest, source)].filter((file) => !entry.has(file)).map((file) => `/${file}`);
  };
  return {
    everywhere: [`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.file}" />`],
    screens: {
      gallery: preloadScreen(SCREENS.gallery),
      '/creators': preloadScreen(SCREENS['/creators']),
      '/battle': preloadScreen(SCREENS['/battle']),
      '/character': preloadScreen(SCREENS['/character']),
    },
  };
}

export const preloadScript = (file: string) => `<link rel="modulepreload" crossorigin href="${file}" />`;

export function preloadCardPicture(picture: PictureSizes): string {
  const srcSet = escapeHtml(pictureSrcSet(picture));
  return `<link rel="preload" as="image" imagesrcset="${srcSet}" imagesizes="${CARD_SIZES}" fetchpriority="high" />`;
}

/** A chunk and all that it imports statically. */
function collectFiles(manifest: Manifest, source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) collectFiles(manifest, imported, found);
  return found;
}
