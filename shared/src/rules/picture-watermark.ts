/**
 * An invisible mark in a picture, which outlives what happens to pictures on their way: WebP, JPEG, another size.
 *
 * Spread-spectrum watermarking (Cox, Kilian, Leighton and Shamoon, "Secure Spread Spectrum Watermarking for Multimedia",
 * 1997) in low frequencies of 8 x 8 blocks at half a painting's size. Each bit is spread over hundreds of coefficients
 * with fixed random signs. Whoever lays it knows the picture, and so adds only what each bit lacks (Malvar and Florêncio,
 * "Improved Spread Spectrum", 2003), and more where there is much to see than where it is flat.
 */

/** The mark is laid and looked for at this size, whatever the picture's own is. */
export const MARK_SIDE = 512;
/** The largest code that fits. */
export const MARK_CODE_MAX = 0xff_ffff;

const CODE_BITS = 24;
/** Once in 256 a picture without a mark is taken for one with it; whoever asks knows which code it should be. */
const CHECK_BITS = 8;
const BITS = CODE_BITS + CHECK_BITS;

const BLOCK = 8;
const BLOCKS = MARK_SIDE / BLOCK;
/** Low enough to outlive a quarter of the size; the lowest are left alone, where flat places would show it. */
const FREQUENCIES = [
  [0, 2],
  [1, 1],
  [2, 0],
  [1, 2],
  [2, 1],
  [0, 3],
  [3, 0],
  [2, 2],
  [1, 3],
  [3, 1],
] as const;
const CHIPS = BLOCKS * BLOCKS * FREQUENCIES.length;

/** Rounding and the ends of brightness take away some of what was laid, which is laid again. */
const PASSES = 2;

/** The brightness that a mark is in: 512 x 512 values, 0 to 255, row by row. */
export type Brightness = Float32Array;

/**
 * Lays a mark into a square picture.
 * @param rgb three bytes a pixel, changed in place
 * @param side in pixels, a multiple of 512
 * @param code a whole number, 0 to `MARK_CODE_MAX`
 * @param strength how far each bit's mean coefficient lies on its side, in units of brightness: 1 is hardly to be seen and
 *   survives what keeps much of a picture, 4 is seen where it is flat
 * @throws {RangeError} of a side or code that does not fit
 */
export function layMark(rgb: Uint8Array, side: number, code: number, strength: number): void {
  if (side % MARK_SIDE !== 0 || rgb.length !== side * side * 3) throw new RangeError(`no picture of ${side} x ${side} pixels`);
  if (!Number.isInteger(code) || code < 0 || code > MARK_CODE_MAX) throw new RangeError(`no code: ${code}`);
  const bits = bitsOf(code);
  for (let pass = 0; pass < PASSES; pass++) {
    const brightness = shrink(rgb, side);
    const coefficients = transform(brightness);
    add(rgb, side, whatLacks(coefficients, { bits, strength, mask: maskOf(brightness) }));
  }
}

/**
 * Reads the mark of a picture.
 * @param brightness of the whole picture, at 512 x 512
 * @returns the code, or null where there is no mark, or none that can be read
 */
export function readMark(brightness: Brightness): number | null {
  if (brightness.length !== MARK_SIDE * MARK_SIDE) throw new RangeError(`${brightness.length} values of brightness`);
  const sums = sumBits(transform(brightness));
  let code = 0;
  for (let bit = 0; bit < CODE_BITS; bit++) code = code * 2 + Number((sums[bit] ?? 0) > 0);
  return bitsOf(code).every((sign, bit) => sign * (sums[bit] ?? 0) > 0) ? code : null;
}

/**
 * What `readMark` looks at.
 * @param pixels of the whole picture at 512 x 512: red, green and blue, and what else there is
 * @param channels how many bytes a pixel has: 3, or 4 as a canvas gives them
 */
export function brightnessOfPixels(pixels: ArrayLike<number>, channels: 3 | 4): Brightness {
  return Float32Array.from({ length: pixels.length / channels }, (_, at) => {
    const from = at * channels;
    return brightnessOf(pixels[from] ?? 0, pixels[from + 1] ?? 0, pixels[from + 2] ?? 0);
  });
}

/** As people see it, from red, green and blue (ITU-R BT.601). */
const brightnessOf = (red: number, green: number, blue: number): number => red * 0.299 + green * 0.587 + blue * 0.114;

/** +1 and -1: the code, and after it what tells that it is one. */
function bitsOf(code: number): number[] {
  const check = mix(code ^ 0x9e37_79b9);
  const bits = [];
  for (let bit = CODE_BITS - 1; bit >= 0; bit--) bits.push((code >>> bit) & 1 ? 1 : -1);
  for (let bit = CHECK_BITS - 1; bit >= 0; bit--) bits.push((check >>> bit) & 1 ? 1 : -1);
  return bits;
}

/** A well mixed 32-bit number (the finalizer of MurmurHash3). */
function mix(value: number): number {
  let mixed = value >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Each coefficient carries one bit, with or against its sign. The same for every picture, so that any can be read. */
const PLAN = planChips();

function planChips() {
  const bits = new Uint8Array(CHIPS);
  const signs = new Int8Array(CHIPS);
  const places = Array.from({ length: CHIPS }, (_, chip) => chip).sort((a, b) => mix(a + 1) - mix(b + 1));
  for (const [at, chip] of places.entries()) {
    bits[chip] = at % BITS;
    signs[chip] = mix(chip ^ 0x5bd1_e995) & 1 ? 1 : -1;
  }
  return { bits, signs };
}

const BASES = FREQUENCIES.map(([u, v]) => {
  const basis = new Float32Array(BLOCK * BLOCK);
  const scale = (frequency: number) => Math.sqrt((frequency === 0 ? 1 : 2) / BLOCK);
  const wave = (frequency: number, at: number) => Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * BLOCK));
  for (let y = 0; y < BLOCK; y++)
    for (let x = 0; x < BLOCK; x++) basis[y * BLOCK + x] = scale(u) * scale(v) * wave(u, x) * wave(v, y);
  return basis;
});

/** Coefficients of the cosine transform (DCT-II), those that carry bits, block after block. */
function transform(brightness: Brightness): Float32Array {
  const coefficients = new Float32Array(CHIPS);
  const block = new Float32Array(BLOCK * BLOCK);
  for (let at = 0; at < BLOCKS * BLOCKS; at++) {
    const corner = cornerOf(at);
    for (let y = 0; y < BLOCK; y++)
      for (let x = 0; x < BLOCK; x++) block[y * BLOCK + x] = brightness[corner + y * MARK_SIDE + x] ?? 0;
    for (const [index, basis] of BASES.entries()) {
      let sum = 0;
      for (let i = 0; i < block.length; i++) sum += (basis[i] ?? 0) * (block[i] ?? 0);
      coefficients[at * BASES.length + index] = sum;
    }
  }
  return coefficients;
}

const cornerOf = (block: number): number => (Math.floor(block / BLOCKS) * MARK_SIDE + (block % BLOCKS)) * BLOCK;

/** One wild coefficient says no more than a few calm ones: edges are large, and the mark is not. */
const LOUDEST = 24;

function sumBits(coefficients: Float32Array): Float64Array {
  const sums = new Float64Array(BITS);
  for (let chip = 0; chip < CHIPS; chip++) {
    const heard = Math.max(-LOUDEST, Math.min(LOUDEST, coefficients[chip] ?? 0));
    const bit = PLAN.bits[chip] ?? 0;
    sums[bit] = (sums[bit] ?? 0) + heard * (PLAN.signs[chip] ?? 0);
  }
  return sums;
}

interface Wanted {
  bits: readonly number[];
  strength: number;
  /** For each block how much it hides. */
  mask: Float32Array;
}

/** What to add to the brightness so that each bit is as clear as it should be. */
function whatLacks(coefficients: Float32Array, { bits, strength, mask }: Wanted): Brightness {
  const sums = sumBits(coefficients);
  const weights = new Float64Array(BITS);
  const carries = (chip: number) => Math.abs(coefficients[chip] ?? 0) < LOUDEST;
  for (let chip = 0; chip < CHIPS; chip++) {
    const bit = PLAN.bits[chip] ?? 0;
    if (carries(chip)) weights[bit] = (weights[bit] ?? 0) + (mask[Math.floor(chip / BASES.length)] ?? 0);
  }
  const steps = bits.map((sign, bit) => {
    const lacks = (strength * CHIPS) / BITS - sign * (sums[bit] ?? 0);
    return (sign * Math.max(0, lacks)) / Math.max(1, weights[bit] ?? 0);
  });
  const added = new Float32Array(MARK_SIDE * MARK_SIDE);
  for (let chip = 0; chip < CHIPS; chip++) {
    const step = steps[PLAN.bits[chip] ?? 0] ?? 0;
    if (step === 0 || !carries(chip)) continue;
    const block = Math.floor(chip / BASES.length);
    const amount = step * (mask[block] ?? 0) * (PLAN.signs[chip] ?? 0);
    const basis = BASES[chip % BASES.length] ?? [];
    const corner = cornerOf(block);
    for (let y = 0; y < BLOCK; y++)
      for (let x = 0; x < BLOCK; x++) {
        const at = corner + y * MARK_SIDE + x;
        added[at] = (added[at] ?? 0) + amount * (basis[y * BLOCK + x] ?? 0);
      }
  }
  return added;
}

/** For each block how much it hides, 0.35 in the flat to 1.6 in the busy. */
function maskOf(brightness: Brightness): Float32Array {
  const mask = new Float32Array(BLOCKS * BLOCKS);
  for (let block = 0; block < mask.length; block++) {
    const corner = cornerOf(block);
    let sum = 0;
    let squares = 0;
    for (let y = 0; y < BLOCK; y++)
      for (let x = 0; x < BLOCK; x++) {
        const value = brightness[corner + y * MARK_SIDE + x] ?? 0;
        sum += value;
        squares += value * value;
      }
    const mean = sum / BLOCK ** 2;
    const deviation = Math.sqrt(Math.max(0, squares / BLOCK ** 2 - mean * mean));
    // What is quite white or black has no room on one side.
    const room = Math.min(1, Math.min(mean, 255 - mean) / 6);
    mask[block] = Math.min(2, 0.3 + deviation / 10) * (0.15 + 0.85 * room);
  }
  return mask;
}

function shrink(rgb: Uint8Array, side: number): Brightness {
  const factor = side / MARK_SIDE;
  const share = 1 / factor ** 2;
  const brightness = new Float32Array(MARK_SIDE * MARK_SIDE);
  let from = 0;
  for (let y = 0; y < side; y++) {
    const row = Math.floor(y / factor) * MARK_SIDE;
    for (let x = 0; x < side; x++) {
      const at = row + Math.floor(x / factor);
      const here = brightnessOf(rgb[from] ?? 0, rgb[from + 1] ?? 0, rgb[from + 2] ?? 0);
      brightness[at] = (brightness[at] ?? 0) + here * share;
      from += 3;
    }
  }
  return brightness;
}

/** Adds brightness to a larger picture, with soft steps between its values. */
function add(rgb: Uint8Array, side: number, added: Brightness): void {
  const places = spread(side);
  const row = new Float32Array(MARK_SIDE);
  // Rounds by itself, and ends at 0 and 255.
  const pixels = new Uint8ClampedArray(rgb.buffer, rgb.byteOffset, rgb.length);
  let at = 0;
  for (const down of places) {
    const [above, below] = [down.from * MARK_SIDE, down.to * MARK_SIDE];
    for (let x = 0; x < MARK_SIDE; x++) row[x] = mixed(added[above + x] ?? 0, added[below + x] ?? 0, down.share);
    for (const { from, to, share } of places) {
      const change = mixed(row[from] ?? 0, row[to] ?? 0, share);
      pixels[at] = (pixels[at] ?? 0) + change;
      pixels[at + 1] = (pixels[at + 1] ?? 0) + change;
      pixels[at + 2] = (pixels[at + 2] ?? 0) + change;
      at += 3;
    }
  }
}

const mixed = (one: number, other: number, share: number): number => one + (other - one) * share;

/** For each pixel of a row between which two values it lies, and how far on the way. */
function spread(side: number): { from: number; to: number; share: number }[] {
  return Array.from({ length: side }, (_, pixel) => {
    const exact = Math.max(0, Math.min(MARK_SIDE - 1, ((pixel + 0.5) * MARK_SIDE) / side - 0.5));
    const from = Math.floor(exact);
    return { from, to: Math.min(MARK_SIDE - 1, from + 1), share: exact - from };
  });
}
