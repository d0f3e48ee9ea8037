/** Where the pieces lie: those of the picture set, and our own for what it lacks. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawBuiltAnimal } from '../pieces/animals-by-proportion.ts';

const ASSETS = join(dirname(fileURLToPath(import.meta.resolve('@lobehub/fluent-emoji-3d/package.json'))), 'assets');

const OWN = join(import.meta.dirname, '../pieces/own');

export const isOwn = (id: string): boolean => id.startsWith('own-');

/** Pieces of the picture set that are not told for what they are: a mask for a goblin, an octopus from behind, a jellyfish like one, a shrimp with a beak, badgers and otters without a face, a hamster like a bear, a running shirt like a square, a skateboard from below, a cup from above, a fax machine like a telephone, glasses that hide the eyes. */
const REDRAWN: Readonly<Record<string, string>> = {
  '1f419': 'own-octopus',
  '1f453': 'own-glasses',
  '1f439': 'own-hamster',
  '1f47a': 'own-goblin',
  '1f990': 'own-shrimp',
  '1f9a1': 'own-badger',
  '1f9a6': 'own-otter',
  '1fabc': 'own-jellyfish',
  '1f3bd': 'own-running-shirt',
  '1f6f9': 'own-skateboard',
  '2615': 'own-coffee-mug',
  '1f4e0': 'own-fax-machine',
};

const fileOf = (id: string): string => (isOwn(id) ? join(OWN, `${id}.svg`) : join(ASSETS, `${id}.webp`));

const pieceFile = (id: string): string => fileOf(REDRAWN[id] ?? id);

/** Is it drawn by our own strokes, which are sharp in any size? */
export const isDrawing = (id: string): boolean => isOwn(REDRAWN[id] ?? id) || drawBuiltAnimal(id) !== undefined;

/** What a piece is read from: a file, or the drawing itself. */
export function pieceSource(id: string): string | Buffer {
  const drawn = drawBuiltAnimal(id);
  return drawn === undefined ? pieceFile(id) : Buffer.from(drawn);
}

export const pieceExists = (id: string): boolean =>
  drawBuiltAnimal(id) !== undefined || (/^(own-[a-z-]+|[0-9a-f-]+)$/.test(id) && existsSync(pieceFile(id)));

/** The name of the piece that shows an emoji, or null. */
export function pieceOfEmoji(cluster: string): string | null {
  const points = [...cluster].map((point) => point.codePointAt(0)?.toString(16).padStart(4, '0') ?? '');
  const plain = points.filter((point) => point !== 'fe0f');
  const candidates = [points.join('-'), plain.join('-'), `${plain[0] ?? ''}-fe0f`, plain[0] ?? ''];
  if ((cluster.codePointAt(0) ?? 0) < 0x203c) return null;
  return candidates.find(pieceExists) ?? null;
}
