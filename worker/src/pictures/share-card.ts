/**
 * The picture that a shared link shows: the character as a framed card before a blur of itself, beside its name. The
 * two tilted cards are those of the product's mark.
 */

import type { Box, Raster } from '@chaos/artist/drawing/raster';
import { escapeXml, renderSvg, short } from '@chaos/artist/drawing/svg';
import { layLetters } from '@chaos/artist/lettering/lay-letters';
import { SHARE_CARD_SIZE } from '@chaos/shared/core/pictures/picture-files';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { measureText, readableText } from './share-card-text.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_CARD_SIZE;
const JPEG = { quality: 82, chromaSubsampling: '4:4:4' };

const WHOLE: Box = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
const SHRINK = 8;

/** The side of the picture inside its frame. */
const PICTURE = 452;
const FRAME = 13;
const CARD_TILT = -4;

/** Where the name stands: right of the card. */
const TEXT = { left: 638, width: 506, top: 96, height: 372 };
const LARGEST = 148;
/** Down to this size a long word makes the whole name smaller; below it, the word is broken. */
const SMALLEST = 34;
const LINE_HEIGHT = 1.06;

const LIME = '#b9ee33';
const VIOLET = '#9d4edd';
const INK = '#160b24';

/** @param picture 1024 x 1024. @returns a JPEG of 1200 x 630 without metadata. */
export async function makeShareCard(picture: Sharp, name: string): Promise<Buffer> {
  const letters = (await letterForeign(name)) ?? lettering(lettersOf(name));
  const hasName = letters !== '';
  const middle = hasName ? 330 : WIDTH / 2;
  const [backdrop, inset] = await Promise.all([
    paintBackdrop(picture, middle),
    picture.clone().resize(PICTURE, PICTURE).jpeg({ quality: 93 }).toBuffer(),
  ]);
  const overlay = await renderSvg(card(middle, inset) + letters + brand(hasName), WHOLE, undefined, true);
  return sharp(backdrop, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .composite([layer(overlay)])
    .jpeg(JPEG)
    .toBuffer();
}

function layer({ data, width, height }: Raster): OverlayOptions {
  const input = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return { input, raw: { width, height, channels: 4, premultiplied: true } };
}

/**
 * The picture as a blur that covers everything, darker where the name stands and under the card. All of it is done at
 * an eighth of the size: it is soft anyway, and costs a fiftieth.
 */
async function paintBackdrop(picture: Sharp, middle: number): Promise<Buffer> {
  const small = { width: WIDTH / SHRINK, height: Math.ceil(HEIGHT / SHRINK), channels: 3 } as const;
  const shades = await renderSvg(`<g transform="scale(${1 / SHRINK})">${scrim(middle < WIDTH / 2)}${shadow(middle)}</g>`, {
    left: 0,
    top: 0,
    right: small.width,
    bottom: small.height,
  });
  const blurred = await picture
    .clone()
    .resize(small.width, small.height, { fit: 'cover' })
    .blur(4)
    .modulate({ saturation: 1.25 })
    .raw()
    .toBuffer();
  const shaded = await sharp(blurred, { raw: small })
    .composite([layer(shades)])
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(shaded, { raw: small }).resize(WIDTH, HEIGHT, { fit: 'fill', kernel: 'linear' }).raw().toBuffer();
}

function scrim(hasName: boolean): string {
  const [centre, right] = hasName ? [0.5, 0.74] : [0.3, 0.34];
  return `<defs><linearGradient id="s" x1="0" x2="1"><stop offset="0" stop-color="${INK}" stop-opacity=".34"/><stop offset=".42" stop-color="${INK}" stop-opacity="${centre}"/><stop offset="1" stop-color="${INK}" stop-opacity="${right}"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT + SHRINK}" fill="url(#s)"/>`;
}

function shadow(middle: number): string {
  const side = PICTURE + FRAME * 2 + 12;
  const half = side / 2;
  return `<defs><filter id="b" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="16"/></filter></defs><g transform="translate(${middle + 6} ${HEIGHT / 2 + 14})" filter="url(#b)"><rect x="${-half}" y="${-half}" width="${side}" height="${side}" rx="44" fill="${INK}" fill-opacity=".62"/></g>`;
}

function card(x: number, inset: Buffer): string {
  const y = HEIGHT / 2 - 2;
  const outer = PICTURE + FRAME * 2;
  const half = outer / 2;
  const tile = (fill: string) => `<rect x="${-half}" y="${-half}" width="${outer}" height="${outer}" rx="40" fill="${fill}"/>`;
  const inside = PICTURE / 2;
  return `<defs><linearGradient id="v" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#c583ff"/><stop offset=".5" stop-color="${VIOLET}"/><stop offset="1" stop-color="#6d28ab"/></linearGradient><linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#e6ff8f"/><stop offset=".4" stop-color="${LIME}"/><stop offset="1" stop-color="#7fb414"/></linearGradient><clipPath id="p"><rect x="${-inside}" y="${-inside}" width="${PICTURE}" height="${PICTURE}" rx="28"/></clipPath></defs>
    <g transform="translate(${x + 16} ${y - 2}) rotate(7)">${tile('url(#v)')}</g>
    <g transform="translate(${x} ${y}) rotate(${CARD_TILT})">${tile('url(#l)')}
      <image clip-path="url(#p)" x="${-inside}" y="${-inside}" width="${PICTURE}" height="${PICTURE}" href="data:image/jpeg;base64,${inset.toString('base64')}"/>
      <rect x="${-inside}" y="${-inside}" width="${PICTURE}" height="${PICTURE}" rx="28" fill="none" stroke="${INK}" stroke-opacity=".35" stroke-width="2"/></g>`;
}

const bar = (y: number): string => `<rect x="${TEXT.left}" y="${short(y)}" width="84" height="9" rx="4.5" fill="${LIME}"/>`;

/** A name in another script than Latin, in the fonts of that script. Null for a Latin one, and where no font has its letters. */
async function letterForeign(name: string): Promise<string | null> {
  const text = name.replaceAll(/\p{Extended_Pictographic}\ufe0f?/gu, '').trim();
  if (!/(?!\p{Script=Latin})\p{L}/u.test(text)) return null;
  const [x, y] = [TEXT.left + TEXT.width / 2, TEXT.top + TEXT.height / 2];
  const laid = await layLetters(text, { x, y, width: TEXT.width, height: TEXT.height - 40, maxLines: 4, largest: LARGEST });
  if (!laid) return null;
  // Outlines are in thousandths of the letter size.
  const shade = `<g fill="${INK}" stroke="${INK}" stroke-width="150" stroke-linejoin="round" transform="translate(0 ${short(laid.size * 0.05)})">${laid.markup}</g>`;
  return `${shade}<g fill="#fff">${laid.markup}</g>${bar(TEXT.top + TEXT.height + 4)}`;
}

function lettering(words: readonly string[]): string {
  if (words.length === 0) return '';
  const { size, lines } = fitWords(words);
  const step = size * LINE_HEIGHT;
  const first = TEXT.top + (TEXT.height - lines.length * step) / 2 + size * 0.87;
  const set = (line: string, index: number, attributes: string) =>
    `<text x="${TEXT.left}" y="${short(first + index * step)}" ${attributes}>${escapeXml(line)}</text>`;
  const outline = `stroke="${INK}" stroke-width="${short(size * 0.15)}" stroke-linejoin="round"`;
  const shade = lines.map((line, index) => set(line, index, `fill="${INK}" ${outline}`)).join('');
  const face = lines.map((line, index) => set(line, index, 'fill="#fff"')).join('');
  return `<g font-family="Bungee" font-size="${short(size)}"><g transform="translate(0 ${short(size * 0.05)})">${shade}</g>${face}</g>${bar(TEXT.top + (TEXT.height + lines.length * step) / 2 + 22)}`;
}

/** The product's mark and name. */
function brand(hasName: boolean): string {
  const [x, y] = hasName ? [TEXT.left - 4, 536] : [930, 560];
  return `<g transform="translate(${x} ${y}) scale(1.4)"><rect x="10.5" y="3" width="18" height="24" rx="5" transform="rotate(12 19.5 15)" fill="${VIOLET}"/><g transform="rotate(-6 13 17)"><rect x="3.5" y="4.5" width="19" height="25" rx="5.5" fill="#b4e82e"/><ellipse cx="9.2" cy="13.4" rx="3.3" ry="3.9" fill="#fff"/><ellipse cx="16.8" cy="12.8" rx="4" ry="4.7" fill="#fff"/><circle cx="10" cy="14.2" r="1.5" fill="#1c1029"/><circle cx="16" cy="14.4" r="1.9" fill="#1c1029"/><path d="M6.8 20.600c3.8 1.5 9.4 1.3 13-.6-.4 4-2.9 6.6-6.4 6.600s-6.2-2.3-6.6-6Z" fill="#1c1029"/><path d="M10.3 21.500v2.300h2.700v-2.100Z" fill="#fff"/></g></g><text x="${x + 52}" y="${y + 31}" font-family="Bungee" font-size="23" fill="#fff" fill-opacity=".94">Hall of Chaos</text>`;
}

/** The words of a name in letters that the font has; scripts without any sound of ours leave nothing. */
function lettersOf(name: string): string[] {
  const words = readableText(name)
    .map((tokens) => tokens.map((token) => (token.kind === 'text' ? token.text.replaceAll('·', '') : '')).join(''))
    .filter((word) => word !== '');
  return words.some((word) => /[\p{L}\p{N}]/u.test(word)) ? words : [];
}

/** The largest size at which the words fit, and lines of about equal length. */
function fitWords(words: readonly string[]): { size: number; lines: string[] } {
  for (let size = LARGEST; ; size -= 2) {
    const width = TEXT.width / size;
    const mayBreak = size <= SMALLEST;
    const lines = wrap(mayBreak ? words.flatMap((word) => breakWord(word, width)) : words, width);
    const fits = lines.length * size * LINE_HEIGHT <= TEXT.height && lines.every((line) => measureText(line) <= width);
    if (fits) return { size, lines: balance(lines, words, width) };
  }
}

function wrap(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && measureText(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** As many lines as before, but none much shorter than the others. */
function balance(lines: string[], words: readonly string[], width: number): string[] {
  let best = lines;
  for (let narrower = width * 0.95; narrower > width / 2; narrower *= 0.95) {
    const tried = wrap(words, narrower);
    if (tried.length > lines.length || tried.some((line) => measureText(line) > narrower)) break;
    best = tried;
  }
  return best;
}

function breakWord(word: string, width: number): string[] {
  const parts = [''];
  for (const letter of word) {
    const longer = `${parts.at(-1)}${letter}`;
    if (measureText(longer) <= width) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}
