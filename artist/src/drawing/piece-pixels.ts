/** Pieces of the picture set as pixels: read, enlarged honestly, their main colour found, and kept for a while. */
import sharp from 'sharp';
import { isLetteredLook } from '../lettering/carriers.ts';
import { paintCarrier } from '../lettering/paint-carrier.ts';
import { findKin, type Kin, type KinPart } from '../pieces/kin.ts';
import { dyeBox } from './dye.ts';
import { isDrawing, pieceSource } from './piece-files.ts';
import { fromPicture, type Place } from './place.ts';
import { blendOver, createRaster, type Raster, type Rgb } from './raster.ts';

/** Pieces are 256 pixels wide; enlarged further than this they look blurred, so nobody may. */
export const MAX_ENLARGEMENT = 2.5;

/** The first enlarged copy is this many times as large, so that most pieces need no other. */
const ENLARGED = 2;

/** Carriers of letters, and our own pieces, are drawn in the size that is needed. */
const MAX_DRAWN_ENLARGEMENT = 3;

/** How many times a look may be enlarged. */
export const enlargementOf = (look: string): number =>
  isLetteredLook(look) || isDrawing(look) ? MAX_DRAWN_ENLARGEMENT : MAX_ENLARGEMENT;

export const PIECE_SIDE = 256;

/** What all sprites of one piece share. Rasters are premultiplied. */
export interface PiecePixels {
  id: string;
  /** The piece as it is, then half as large, and so on: small copies are drawn from small ones, or they sparkle. */
  sizes: readonly Raster[];
  /** Larger copies by their side, each made when somebody first draws it as large. */
  large: Map<number, Raster>;
  color: Rgb;
}

/** Runways that would hang in the air, and chin straps that would lie on a face: rows from this percentage on are left out. */
const CUT_OFF_BELOW: Readonly<Record<string, number>> = { '1f6ec': 73.5, '1f6eb': 73.5, '1fa96': 63, '26d1-fe0f': 56 };

/** Decoded pieces in the order of their last use: 70 of them are 25 MB, and 260 if all were drawn in both of their larger sizes. */
const decodedPieces = new Map<string, Promise<PiecePixels>>();
const MAX_DECODED = 70;

/** Reads a piece, or takes it from those that were used lately. */
export function readPixels(id: string): Promise<PiecePixels> {
  const known = decodedPieces.get(id);
  decodedPieces.delete(id);
  const pixels = known ?? decodePiece(id);
  decodedPieces.set(id, pixels);
  // A file that could not be read must not stay broken for as long as the process lives.
  pixels.catch(() => decodedPieces.delete(id));
  const oldest = decodedPieces.keys().next();
  if (decodedPieces.size > MAX_DECODED && !oldest.done) decodedPieces.delete(oldest.value);
  return pixels;
}

async function decodePiece(id: string): Promise<PiecePixels> {
  if (isLetteredLook(id)) return toPixels(id, await paintCarrier(id, PIECE_SIDE));
  return toPixels(id, await drawPiece(id, PIECE_SIDE));
}

/** A piece in any size. One that is larger than it is drawn is enlarged honestly. */
async function drawPiece(id: string, side: number): Promise<Raster> {
  const kin = findKin(id);
  return kin ? drawKin(kin, side) : readPiece(id, side);
}

async function readPiece(id: string, side: number): Promise<Raster> {
  if (isDrawing(id)) {
    const density = (SVG_DENSITY * side) / PIECE_SIDE;
    const drawn = sharp(pieceSource(id), { density }).resize(side, side).ensureAlpha();
    return toRaster(id, await drawn.raw().toBuffer(), side, 1);
  }
  const image = sharp(pieceSource(id)).ensureAlpha();
  if (side > PIECE_SIDE) image.resize(side, side, { kernel: 'lanczos3' }).convolve(SHARPEN);
  else if (side < PIECE_SIDE) image.resize(side, side);
  return toRaster(id, await image.raw().toBuffer(), side, side > PIECE_SIDE ? 1.5 : 1);
}

/** At this many dots for an inch, a drawing of 256 units is as many pixels wide. */
const SVG_DENSITY = 72;

/** Mildly. */
const SHARPEN = { width: 3, height: 3, kernel: [0, -1, 0, -1, 11, -1, 0, -1, 0], scale: 7 };

/** One part upon the other, each in its colour. */
async function drawKin({ parts }: Kin, side: number): Promise<Raster> {
  const picture = createRaster(side, side);
  for (const part of parts) blendOver(picture, await drawKinPart(part, side), { left: 0, top: 0, right: side, bottom: side });
  return picture;
}

async function drawKinPart({ piece, x, y, size, turn, color }: KinPart, side: number): Promise<Raster> {
  const isWhole = x === 50 && y === 50 && size === 100 && turn === 0;
  const own = await readPiece(piece, isWhole ? side : PIECE_SIDE);
  const whole = { left: 0, top: 0, right: own.width, bottom: own.height };
  if (color !== undefined) dyeBox(own, whole, { from: findMainColor(own), to: color });
  if (isWhole) return own;
  const picture = createRaster(side, side);
  const place = {
    x: ((x - 50) / 100) * side,
    y: ((y - 50) / 100) * side,
    scale: (size / 100) * (side / PIECE_SIDE),
    turn,
    mirror: false,
  };
  layOver(picture, own, place);
  return picture;
}

/** Every pixel of the picture takes the mean of the four that it lies between. */
function layOver(picture: Raster, piece: Raster, place: Place): void {
  const { width, height, data } = picture;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const from = fromPicture(place, { x: column + 0.5 - width / 2, y: row + 0.5 - height / 2 });
      const [x, y] = [from.x + piece.width / 2 - 0.5, from.y + piece.height / 2 - 0.5];
      const [left, top] = [Math.floor(x), Math.floor(y)];
      if (left < 0 || top < 0 || left >= piece.width - 1 || top >= piece.height - 1) continue;
      const at = (top * piece.width + left) * 4;
      const below = at + piece.width * 4;
      const [dx, dy] = [x - left, y - top];
      for (let channel = 0; channel < 4; channel++) {
        const above = (piece.data[at + channel] ?? 0) * (1 - dx) + (piece.data[at + 4 + channel] ?? 0) * dx;
        const under = (piece.data[below + channel] ?? 0) * (1 - dx) + (piece.data[below + 4 + channel] ?? 0) * dx;
        data[(row * width + column) * 4 + channel] = above * (1 - dy) + under * dy;
      }
    }
  }
}

function toPixels(id: string, full: Raster): PiecePixels {
  const sizes = [full];
  for (let last = full; last.width > 32; ) {
    last = halve(last);
    sizes.push(last);
  }
  return { id, sizes, large: new Map(), color: findMainColor(sizes[2] ?? full) };
}

/** Straight pixels as a premultiplied raster; `steep` above 1 makes the edge narrower. */
function toRaster(id: string, data: Buffer, side: number, steep: number): Raster {
  const raster: Raster = { width: side, height: side, data: new Uint8ClampedArray(data) };
  for (let at = 0; at < raster.data.length; at += 4) {
    const alpha = Math.max(0, Math.min(255, ((raster.data[at + 3] ?? 0) - 128) * steep + 128));
    const share = alpha / 255;
    raster.data[at] = (raster.data[at] ?? 0) * share;
    raster.data[at + 1] = (raster.data[at + 1] ?? 0) * share;
    raster.data[at + 2] = (raster.data[at + 2] ?? 0) * share;
    raster.data[at + 3] = alpha;
  }
  const keep = CUT_OFF_BELOW[id];
  if (keep !== undefined) raster.data.fill(0, Math.round((keep / 100) * side) * side * 4);
  return raster;
}

/** The side of the copy from which a piece is drawn enlarged: by the scale alone, so that no picture depends on earlier ones. */
const sideOfLarge = (id: string, scale: number): number =>
  Math.round(PIECE_SIDE * Math.min(enlargementOf(id), Math.max(ENLARGED, Math.ceil(scale))));

/** The enlarged copy for a scale, if it was made. */
export const largeOf = ({ id, large }: PiecePixels, scale: number): Raster | undefined => large.get(sideOfLarge(id, scale));

/**
 * Makes the enlarged copy of a piece, unless it is there: Lanczos, mildly sharpened, with edges as narrow as they were
 * drawn. Call it before a sprite is drawn larger than it is.
 */
export async function enlargePixels(pixels: PiecePixels, scale: number): Promise<void> {
  const { id, large } = pixels;
  const side = sideOfLarge(id, scale);
  if (!large.has(side)) large.set(side, isLetteredLook(id) ? await paintCarrier(id, side) : await drawPiece(id, side));
}

function halve(raster: Raster): Raster {
  const half = createRaster(raster.width >> 1, raster.height >> 1);
  for (let y = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++) {
      const from = (y * 2 * raster.width + x * 2) * 4;
      const below = from + raster.width * 4;
      for (let channel = 0; channel < 4; channel++) {
        const at = from + channel;
        const sum =
          (raster.data[at] ?? 0) +
          (raster.data[at + 4] ?? 0) +
          (raster.data[below + channel] ?? 0) +
          (raster.data[below + channel + 4] ?? 0);
        half.data[(y * half.width + x) * 4 + channel] = sum / 4;
      }
    }
  }
  return half;
}

/**
 * The colour that most of a piece has: the fullest of 24 hues and 4 greys, then the mean of its brighter half, so that
 * neither shadows nor a small bright spot decide.
 */
function findMainColor(raster: Raster): Rgb {
  const bins = new Map<number, { weight: number; pixels: [number, number, number][] }>();
  for (let at = 0; at < raster.data.length; at += 4) {
    if ((raster.data[at + 3] ?? 0) < 230) continue;
    const pixel: [number, number, number] = [raster.data[at] ?? 0, raster.data[at + 1] ?? 0, raster.data[at + 2] ?? 0];
    const [high, low] = [Math.max(...pixel), Math.min(...pixel)];
    const vivid = (high - low) / Math.max(1, high);
    const key = vivid < 0.16 ? 100 + (high >> 6) : Math.floor(hueOf(pixel) / 15);
    const bin = bins.get(key) ?? { weight: 0, pixels: [] };
    bin.weight += 0.6 + vivid;
    bin.pixels.push(pixel);
    bins.set(key, bin);
  }
  let best: { weight: number; pixels: [number, number, number][] } | null = null;
  for (const bin of bins.values()) if (!best || bin.weight > best.weight) best = bin;
  if (!best) return [150, 140, 160];
  const bright = best.pixels
    .sort((a, b) => b[0] + b[1] + b[2] - a[0] - a[1] - a[2])
    .slice(0, Math.ceil(best.pixels.length * 0.6));
  const mean = (channel: 0 | 1 | 2) => bright.reduce((sum, pixel) => sum + pixel[channel], 0) / bright.length;
  return [mean(0), mean(1), mean(2)];
}

function hueOf([r, g, b]: readonly [number, number, number]): number {
  const high = Math.max(r, g, b);
  const range = high - Math.min(r, g, b) || 1;
  const sixth = high === r ? (g - b) / range : high === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return (sixth * 60 + 360) % 360;
}
