/** Drawn parts: SVG rendered by resvg, away from the event loop, into a raster. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import type { Box, Raster } from './raster.ts';

const BUNGEE = join(
  dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/bungee/package.json'))),
  '400Regular',
  'Bungee_400Regular.ttf',
);

/** Renders SVG markup, written in picture pixels, and returns the pixels of one box of it. */
export async function renderSvg(markup: string, box: Box, signal?: AbortSignal, withText = false): Promise<Raster> {
  const width = Math.max(1, box.right - box.left);
  const height = Math.max(1, box.bottom - box.top);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.left} ${box.top} ${width} ${height}">${markup}</svg>`;
  signal?.throwIfAborted();
  const image = await renderAsync(
    svg,
    {
      font: withText ? { loadSystemFonts: false, fontFiles: [BUNGEE], defaultFontFamily: 'Bungee' } : { loadSystemFonts: false },
      logLevel: 'off',
    },
    // Not the signal: resvg ties it to one drawing, and refuses the same one for the next until that is collected.
    null,
  );
  const pixels = image.pixels;
  return { width, height, data: new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.byteLength) };
}

/** Text that is safe between tags and in attributes. */
export function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      // Characters that XML does not allow at all.
      .replaceAll(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '')
  );
}

/** A number short enough for markup. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);
