/** A line of text as outlines: every script in a font that has it, joined and in the direction in which it is read. */
import { pieceOfEmoji } from '../drawing/piece-files.ts';
import { short } from '../drawing/svg.ts';
import { type Font, fontsFor } from './fonts.ts';

/** All measures are in letter sizes. */
export interface SetLine {
  /** The letters in thousandths of the letter size, from the left end of the line, around the base line. */
  markup: string;
  width: number;
  /** How far ink reaches above and below the base line. */
  above: number;
  below: number;
  /** Emoji, by the middle of the room that is left for each. */
  pieces: { piece: string; x: number }[];
  /** Letters that no font has. */
  missing: number;
}

type Direction = 'ltr' | 'rtl';

interface Run {
  direction: Direction;
  /** Null for an emoji. */
  font: Font | null;
  text: string;
}

/** The room for an emoji. */
const PIECE_WIDTH = 1.08;

const RIGHT_TO_LEFT = /[\p{scx=Arab}\p{scx=Hebr}\p{scx=Syrc}\p{scx=Thaa}]/u;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Letters are read from the right, digits never. */
function directionOf(cluster: string): Direction | null {
  if (/\p{N}/u.test(cluster)) return 'ltr';
  if (!/\p{L}/u.test(cluster)) return null;
  return RIGHT_TO_LEFT.test(cluster) ? 'rtl' : 'ltr';
}

/** The way in which a text is read: that of its first letter. */
export const directionOfText = (text: string): Direction => directionOf(/\p{L}/u.exec(text)?.[0] ?? '') ?? 'ltr';

/** @param direction of the whole text that the line is of. */
export async function setLine(text: string, direction = directionOfText(text)): Promise<SetLine> {
  const line: SetLine = { markup: '', width: 0, above: 0, below: 0, pieces: [], missing: 0 };
  const { runs, missing } = await splitRuns(capitals(text), direction);
  for (const run of direction === 'rtl' ? runs.toReversed() : runs) appendRun(line, run);
  return { ...line, missing };
}

/** As the display letters of Latin have it; Greek capitals lose their accents. */
const capitals = (text: string): string => text.normalize('NFC').toLocaleUpperCase('el');

async function splitRuns(text: string, base: Direction): Promise<{ runs: Run[]; missing: number }> {
  const clusters = [...segmenter.segment(text)].map(({ segment }) => (PILED_UP.test(segment) ? withoutMarks(segment) : segment));
  const directions = resolveDirections(clusters, base);
  const fonts = await chooseFonts(clusters);
  const runs: Run[] = [];
  let missing = 0;
  for (const [index, cluster] of clusters.entries()) {
    const direction = directions[index] ?? base;
    const piece = pieceOfEmoji(cluster);
    const chosen = fonts[index];
    const last = runs.at(-1);
    if (piece !== null) runs.push({ direction: base, font: null, text: piece });
    else if (!chosen) missing += /[\p{L}\p{N}]/u.test(cluster) ? 1 : 0;
    else if (last?.font === chosen.font && last.direction === direction) last.text += chosen.text;
    else runs.push({ direction, ...chosen });
  }
  return { runs, missing };
}

/** What has no direction of its own takes that of its neighbours, where they agree, else that of the whole line. */
function resolveDirections(clusters: readonly string[], base: Direction): Direction[] {
  const own = clusters.map(directionOf);
  return own.map((direction, index) => {
    if (direction) return direction;
    const before = own.slice(0, index).findLast((each) => each !== null);
    const after = own.slice(index + 1).find((each) => each !== null);
    return before && before === after ? before : base;
  });
}

/** For each cluster the font that has it, and how it is spelt there: without marks, if need be. */
async function chooseFonts(clusters: readonly string[]): Promise<({ font: Font; text: string } | null)[]> {
  const fonts: Font[] = [];
  const letters = clusters.filter((cluster) => cluster.trim() !== '' && pieceOfEmoji(cluster) === null);
  for await (const font of fontsFor(letters.join(''))) {
    // One font for all of them looks best.
    if (letters.every((cluster) => font.has(cluster))) return clusters.map((text) => ({ font, text }));
    fonts.push(font);
  }
  return clusters.map((cluster) => {
    for (const text of [cluster, withoutMarks(cluster)]) {
      const font = text === '' ? undefined : fonts.find((each) => each.has(text));
      if (font) return { font, text };
    }
    return null;
  });
}

/** More marks upon each other than any language has would cover the other lines. */
const PILED_UP = /\p{M}{4}/u;

const withoutMarks = (cluster: string): string => cluster.normalize('NFKD').replaceAll(/\p{M}/gu, '');

function appendRun(line: SetLine, { font, text, direction }: Run): void {
  if (font === null) {
    line.pieces.push({ piece: text, x: line.width + PIECE_WIDTH / 2 });
    line.width += PIECE_WIDTH;
    line.above = Math.max(line.above, 0.8);
    return;
  }
  let x = line.width * 1000;
  for (const glyph of font.shape(text, direction === 'rtl')) {
    if (glyph.path) {
      line.markup += `<path transform="translate(${short(x + glyph.x)} ${short(-glyph.y)})scale(1 -1)" d="${glyph.path}"/>`;
      line.above = Math.max(line.above, glyph.above / 1000);
      line.below = Math.max(line.below, glyph.below / 1000);
    }
    x += glyph.advance;
  }
  line.width = x / 1000;
}
