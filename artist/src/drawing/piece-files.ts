/** Where the pieces of the picture set lie. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ASSETS = join(dirname(fileURLToPath(import.meta.resolve('@lobehub/fluent-emoji-3d/package.json'))), 'assets');

export const pieceFile = (id: string): string => join(ASSETS, `${id}.webp`);

export const pieceExists = (id: string): boolean => /^[0-9a-f-]+$/.test(id) && existsSync(pieceFile(id));
