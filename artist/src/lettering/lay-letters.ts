/** Lays letters into a box: as large as they go, in as few lines as that takes. */
import { measureText, readableText } from '../drawing/lettering.ts';
import { escapeXml, short } from '../drawing/svg.ts';

export interface LetterBox {
  /** Its middle. */
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
  maxLines: number;
}

const LINE = 1.05;

export function layLetters(letters: string, box: LetterBox): string {
  const words = readableText(letters).map((tokens) => tokens.map((token) => (token.kind === 'text' ? token.text : '')).join(''));
  let best = { size: 0, lines: [''] };
  for (let count = 1; count <= Math.min(box.maxLines, words.length); count++) {
    const lines = breakEvenly(words, count);
    const size = Math.min(box.width / Math.max(...lines.map(measureText)), box.height / (lines.length * LINE));
    if (size > best.size) best = { size, lines };
  }
  const { size, lines } = best;
  return lines
    .map((line, index) => {
      const y = box.y + size * (0.36 + (index - (lines.length - 1) / 2) * LINE);
      return `<text x="${short(box.x - (measureText(line) * size) / 2)}" y="${short(y)}" font-family="Bungee" font-size="${short(size)}" fill="${box.color}">${escapeXml(line)}</text>`;
    })
    .join('');
}

/** Words in so many lines that the longest one is as short as it can be. */
function breakEvenly(words: readonly string[], count: number): string[] {
  const lines: string[] = [];
  const wanted = measureText(words.join(' ')) / count;
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && lines.length < count - 1 && measureText(longer) > wanted * 1.1) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
