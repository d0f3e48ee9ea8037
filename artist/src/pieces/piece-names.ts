/** Every piece: its names, and whether chance may choose it. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isOwn } from '../drawing/piece-files.ts';
import { CATALOGUE } from './catalogue.ts';
import { ALL_KIN } from './kin.ts';

export interface NamedPiece {
  id: string;
  name: string;
  /** What Unicode calls it. */
  title: string;
  /** False for flags, letters, clock faces, families, copies in other skin tones: a person may name them, chance may not. */
  drawable: boolean;
}

const moduleDirectory = (name: string): string => dirname(fileURLToPath(import.meta.resolve(name)));

/** By the emoji. The first of its words is the name; the others are what it has to do with. */
function readTitles(): Map<string, string> {
  const file = join(moduleDirectory('emojilib'), 'emoji-en-US.json');
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const titles = new Map<string, string>();
  if (typeof parsed !== 'object' || parsed === null) return titles;
  for (const [emoji, words] of Object.entries(parsed)) {
    const title: unknown = Array.isArray(words) ? words[0] : undefined;
    if (typeof title === 'string') titles.set(emoji.replaceAll('\ufe0f', ''), title.replaceAll(/[_-]/g, ' ').toLowerCase());
  }
  return titles;
}

const NOT_DRAWABLE =
  /^(flag|family|couple|kiss|.*(button|clock|o'clock|thirty|arrow|sign|symbol|square|circle|skin tone|keycap|japanese|prohibited|hands?$|date|zodiac|person|man|woman|people|men|women|boy|girl|baby|child))/;

function isDrawable(id: string, name: string): boolean {
  if (/1f3f[b-f]/.test(id) || id.includes('200d')) return false;
  const first = Number.parseInt(id, 16);
  const letters = first < 0x2000 || (first >= 0x1f100 && first <= 0x1f2ff) || (first >= 0x1f520 && first <= 0x1f524);
  const clocks = first >= 0x1f550 && first <= 0x1f567;
  const symbols =
    (first >= 0x2190 && first <= 0x23e9) || (first >= 0x2648 && first <= 0x2653) || (first >= 0x2795 && first <= 0x2b1c);
  return !letters && !clocks && !symbols && !NOT_DRAWABLE.test(name);
}

function readPieces(): NamedPiece[] {
  const titles = readTitles();
  const curated = new Map(CATALOGUE.map((piece) => [piece.id, piece.name]));
  const assets = join(moduleDirectory('@lobehub/fluent-emoji-3d/package.json'), 'assets');
  const set = readdirSync(assets)
    .filter((file) => file.endsWith('.webp'))
    .sort()
    .map((file) => {
      const id = file.slice(0, -'.webp'.length);
      const emoji = String.fromCodePoint(...id.split('-').map((point) => Number.parseInt(point, 16)));
      const title = titles.get(emoji.replaceAll('\ufe0f', '')) ?? 'thing';
      return { id, name: curated.get(id) ?? title, title, drawable: isDrawable(id, title) };
    });
  const own = CATALOGUE.filter(({ id }) => isOwn(id)).map(({ id, name }) => ({ id, name, title: name, drawable: true }));
  const kin = ALL_KIN.map(({ id, name }) => ({ id, name, title: name, drawable: true }));
  return [...set, ...own, ...kin];
}

/** In the order of their ids, our own and their kin last. Read once, when the module is loaded: some 10 ms. */
export const PIECES: readonly NamedPiece[] = readPieces();

const names = new Map(PIECES.map((piece) => [piece.id, piece.name]));

export const nameOfPiece = (id: string): string => names.get(id) ?? 'thing';
