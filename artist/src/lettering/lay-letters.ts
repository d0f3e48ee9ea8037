/** Lays a text into a box: as large as it goes, over as many lines as that takes. */
import { short } from '../drawing/svg.ts';
import { directionOfText, type SetLine, setLine } from './set-line.ts';

export interface LetterBox {
  /** Its middle. */
  x: number;
  y: number;
  width: number;
  height: number;
  maxLines: number;
  /** No letter is larger. */
  largest?: number;
}

export interface LaidLetters {
  /** Outlines without a colour. */
  markup: string;
  /** Emoji, by their middles. */
  pieces: { piece: string; x: number; y: number }[];
  size: number;
}

/** What stays together on a line, and what stands before it unless it begins one. */
interface Unit {
  text: string;
  gap: string;
  /** The part of a broken word that goes on has a hyphen, where a line ends with it. */
  hyphen?: string;
}

interface Layout {
  lines: SetLine[];
  size: number;
}

/** Between two lines, in letter sizes. */
const LINE_GAP = 0.16;

/** Smaller letters are hard to read: long words are broken before. */
const SMALL = 24;

/** @returns null when no font has most of its letters. */
export async function layLetters(text: string, box: LetterBox): Promise<LaidLetters | null> {
  const units = splitUnits(text.trim());
  const whole = await fitBest(units, text, box);
  const layout = whole.size < SMALL && box.maxLines > 1 ? await fitBroken(units, text, box, whole) : whole;
  const known = layout.lines.reduce((sum, line) => sum + (line.width > 0 ? 1 : 0), 0);
  const missing = layout.lines.reduce((sum, line) => sum + line.missing, 0);
  if (known === 0 || missing * 2 > [...text].length) return null;
  return placeLines(layout, box);
}

async function fitBroken(units: readonly Unit[], text: string, box: LetterBox, whole: Layout): Promise<Layout> {
  const broken = await fitBest(units.flatMap(breakWord), text, box);
  return broken.size > whole.size * 1.2 ? broken : whole;
}

/** The number of lines that lets the letters be largest. */
async function fitBest(units: readonly Unit[], text: string, box: LetterBox): Promise<Layout> {
  const direction = directionOfText(text);
  const widths = await Promise.all(units.map(async (unit) => (await setLine(unit.text, direction)).width));
  let best: Layout = { lines: [], size: 0 };
  for (let count = 1; count <= Math.min(box.maxLines, units.length); count++) {
    const lines = await Promise.all(breakEvenly(units, widths, count).map((line) => setLine(line, direction)));
    const size = sizeOf(lines, box);
    if (size > best.size) best = { lines, size };
  }
  return best;
}

const inkOf = (lines: readonly SetLine[]): number =>
  lines.reduce((sum, { above, below }) => sum + above + below, (lines.length - 1) * LINE_GAP);

function sizeOf(lines: readonly SetLine[], box: LetterBox): number {
  const width = Math.max(...lines.map((line) => line.width));
  const ink = inkOf(lines);
  if (width === 0 || ink === 0) return 0;
  return Math.min(box.width / width, box.height / ink, box.largest ?? Infinity);
}

const SPACE = 0.3;

/** Units on so many lines that the longest line is as short as it can be. */
function breakEvenly(units: readonly Unit[], widths: readonly number[], count: number): string[] {
  const fill = (limit: number): Unit[][] => {
    const lines: Unit[][] = [];
    let room = 0;
    for (const [index, unit] of units.entries()) {
      const width = (widths[index] ?? 0) + (unit.gap === '' ? 0 : SPACE);
      const last = lines.at(-1);
      if (last && width <= room) last.push(unit);
      else {
        lines.push([unit]);
        room = limit;
      }
      room -= width;
    }
    return lines;
  };
  let [low, high] = [0, widths.reduce((sum, width) => sum + width + SPACE, SPACE)];
  for (let step = 0; step < 14; step++) {
    const middle = (low + high) / 2;
    if (fill(middle).length > count) low = middle;
    else high = middle;
  }
  return fill(high).map(joinUnits);
}

function joinUnits(units: readonly Unit[]): string {
  const text = units.map((unit, index) => (index === 0 ? unit.text : unit.gap + unit.text)).join('');
  return text + (units.at(-1)?.hyphen ?? '');
}

const WITHOUT_SPACES = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u;
/** They begin no line. */
const CLINGING = /^[\p{P}ーっゃゅょぁぃぅぇぉゎッャュョァィゥェォヮ々]/u;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const clustersOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

/** Words; in Chinese and Japanese, letters. */
function splitUnits(text: string): Unit[] {
  return text.split(/\s+/u).flatMap((word) => (WITHOUT_SPACES.test(word) ? looseLetters(word) : [{ text: word, gap: ' ' }]));
}

function looseLetters(word: string): Unit[] {
  const units: Unit[] = [];
  for (const cluster of clustersOf(word)) {
    const last = units.at(-1);
    const isForeign = !WITHOUT_SPACES.test(cluster) && last && !WITHOUT_SPACES.test(last.text);
    if (last && (CLINGING.test(cluster) || isForeign)) last.text += cluster;
    else units.push({ text: cluster, gap: units.length === 0 ? ' ' : '' });
  }
  return units;
}

/** A part of a broken word has this many letters, at the most. */
const PART_MAX = 8;
const HYPHENATED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}]+$/u;
const VOWEL = /^[aeiouyäöüáéíóúàèìòùâêîôûаеёиоуыэюяіїєαεηιουωάέήίόύώ]/iu;

/** A word in parts that are about as long as each other, with hyphens where its script has them. Joined scripts are left whole. */
function breakWord({ text, gap }: Unit): Unit[] {
  const clusters = clustersOf(text);
  const hyphenated = HYPHENATED.test(text);
  const breakable = hyphenated || /^[\p{scx=Hang}\p{N}\p{P}\p{S}\p{Script=Latin}]+$/u.test(text);
  const count = Math.ceil(clusters.length / PART_MAX);
  if (!breakable || count < 2) return [{ text, gap }];
  const ends = Array.from({ length: count - 1 }, (_, index) =>
    bestBreak(clusters, Math.round(((index + 1) * clusters.length) / count)),
  );
  return [...ends, clusters.length].map((end, index) => {
    const part = clusters.slice(index === 0 ? 0 : ends[index - 1], end).join('');
    return { text: part, gap: index === 0 ? gap : '', ...(hyphenated && index < ends.length && { hyphen: '-' }) };
  });
}

/** Consonants that are one sound, or that begin a syllable together: "over-thinker", "pro-gramming". */
const TOGETHER = /^(?:[tscpwg]h|[bcdfgkpt]r|[bcfgkp]l|qu)$/iu;
const SHORTEST_PART = 3;

/** Where a syllable may begin, when there is such a place near. */
function bestBreak(clusters: readonly string[], wanted: number): number {
  const isVowel = (at: number) => VOWEL.test(clusters[at] ?? '');
  const isTogether = (at: number) => TOGETHER.test(`${clusters[at] ?? ''}${clusters[at + 1] ?? ''}`);
  const isSyllable = (at: number) =>
    at >= SHORTEST_PART &&
    clusters.length - at >= SHORTEST_PART &&
    !isVowel(at) &&
    !isTogether(at - 1) &&
    (isVowel(at + 1) || (isTogether(at) && isVowel(at + 2)));
  return [0, -1, 1, -2, 2, -3, 3].map((step) => wanted + step).find(isSyllable) ?? wanted;
}

/** Where the width leaves no more, letters may be this much taller than they are drawn. */
const MAX_STRETCH = 1.3;

function placeLines({ lines, size }: Layout, box: LetterBox): LaidLetters {
  const room = Math.min(box.height / inkOf(lines), box.largest ?? Infinity);
  const high = Math.min(size * MAX_STRETCH, Math.max(size, room));
  let top = box.y - (inkOf(lines) * high) / 2;
  const laid: LaidLetters = { markup: '', pieces: [], size };
  for (const line of lines) {
    const left = box.x - (line.width * size) / 2;
    const base = top + line.above * high;
    laid.markup += `<g transform="translate(${short(left)} ${short(base)})scale(${(size / 1000).toFixed(5)} ${(high / 1000).toFixed(5)})">${line.markup}</g>`;
    for (const { piece, x } of line.pieces) laid.pieces.push({ piece, x: left + x * size, y: base - 0.36 * high });
    top = base + (line.below + LINE_GAP) * high;
  }
  return laid;
}

/** Letters that no font has stay unread: lines of scrawl stand for them. @returns path data for a stroke. */
export function layScrawl({ x, y, width, height }: LetterBox): string {
  const line = (at: number, long: number) => {
    const waves = Math.round(long / 14);
    return `M${short(x - waves * 7)} ${short(at)}${'q3.5 -9 7 0t7 0'.repeat(waves)}`;
  };
  return line(y - height * 0.17, width * 0.8) + line(y + height * 0.2, width * 0.55);
}
