/** What is drawn, printed, baked or glued by hand, on what it is made on. */

import type { Finish } from './finish.ts';
import { blendColor, everyPixel, lightAt, scaleColor } from './kit/color.ts';
import { between, cellAt, farOf, isFlower, isLeaf, isText, strewnAt } from './kit/motifs.ts';
import { hash, noise } from './kit/noise.ts';
import { blurPlane } from './kit/planes.ts';
import { createTableau, rgb } from './tableau.ts';

const BLACK = rgb('17130f');
const WHITE = rgb('fdfcf8');

/** A yellowed sheet with two sprigs, and a caption. */
export const botanicalPlate = createTableau({
  inks: '2a2a20 4a4a34 6f7a4a 9aa86a c8b88a efe4c4 a8563f d88a7a c9a04a 6a7f8f 8a6a4a',
  vivid: 1.1,
  line: { color: '33291c', width: 1.5, threshold: 0.014 },
  ground({ x, y, width }) {
    const stain = noise(x / 190, y / 190, 161) * 22;
    const beside = x < width / 2 ? x : width - x;
    const bend = 110 + 26 * Math.sin(y / 120);
    if (between(y, 150, 860)) {
      if (Math.abs(beside - bend) < 4.5) return rgb('4f6a34');
      const row = Math.round((y - 190) / 92) * 92 + 190;
      const [u, v] = [beside - 110 - 26 * Math.sin(row / 120), y - row];
      for (const side of [-0.6, -2.54]) {
        if (!isLeaf(u, v, side, 84, 19)) continue;
        const vein = Math.abs(v * Math.cos(side) - u * Math.sin(side)) < 1.6;
        return vein ? rgb('3f5a2a') : rgb(row % 184 < 92 ? '7f9a54' : '93ab62');
      }
    }
    const [fu, fv] = [beside - 122, y - 138];
    if (isFlower(fu, fv, 62, 7))
      return isFlower(fu, fv, 17, 8)
        ? rgb('e0b03f')
        : Math.abs(Math.sin(Math.atan2(fv, fu) * 14)) < 0.2
          ? rgb('a84a5a')
          : rgb('d8808a');
    if (isText('FIG 1', x - width / 2, y - 968, 4.6)) return rgb('3a2c1c');
    if (Math.abs(y - 994) < 1.5 && Math.abs(x - width / 2) < 190) return rgb('3a2c1c');
    return [240 - stain, 228 - stain, 194 - stain];
  },
  over: ({ edge }) => (Math.abs(edge - 26) < 1.6 ? rgb('6b5a3f') : null),
});

/** One black line on white, that comes in and goes out again. */
export const oneLine = createTableau({
  // Eyes are dots of ink.
  tones: '14110f fdfcf8 fdfcf8 fdfcf8 fdfcf8 fdfcf8 fdfcf8',
  hard: true,
  line: { color: '14110f', width: 2.6, threshold: 0.024 },
  grain: 0,
  ground: ({ x, y, feet }) => (Math.abs(y - feet + 6 - 9 * Math.sin(x / 90)) < 3 ? BLACK : WHITE),
});

/** Rubbed to and fro in nearly straight strokes, with specks where the paper is rough. */
const isWaxed = (across: number, x: number, y: number, least: number): boolean =>
  Math.sin((across + (noise(x / 150, y / 150, 172) - 0.5) * 30) / 2.3) > least + (noise(x / 5, y / 5, 173) - 0.5) * 0.9;

/** Wax crayons of somebody of five: a strip of sky, a sun in the corner, grass, and a good deal of white. */
export const childDrawing = createTableau({
  inks: '2a2420 e0342a f58a1f f7d21f 3fa83a 2f7ad8 8a4ab8 f29ac0 8a5a34 fdfcf6',
  vivid: 2,
  line: { color: '2a2430', width: 4.2, threshold: 0.024 },
  grain: 0.1,
  ground({ x, y, feet }) {
    const wobble = (noise(x / 40, y / 40, 171) - 0.5) * 24;
    const scrawl = isWaxed(x * 0.5 + y, x, y, -0.5);
    if (y < 130 + wobble) return scrawl ? rgb('6ab4f0') : WHITE;
    if (y > feet - 40 + wobble) return isWaxed(x + y * 0.2, x, y, -0.5) ? rgb('5fb84a') : WHITE;
    const sun = farOf(x - 90, y - 100);
    if (sun < 120 + wobble) return scrawl ? rgb('f9d21f') : WHITE;
    if (sun < 220 && Math.abs(Math.sin(Math.atan2(y - 100, x - 90) * 9)) > 0.93) return rgb('f5b81f');
    const [u, v] = [x - 880, y - (feet - 150)];
    if (Math.abs(u) < 74 && between(v, -40, 110))
      return Math.abs(u) > 66 || (Math.abs(u) < 20 && v > 40) ? rgb('8a4a2a') : scrawl ? rgb('f2a0a0') : WHITE;
    if (v < -40 && v > -130 && Math.abs(u) < (v + 130) * 1.05) return scrawl ? rgb('e0342a') : WHITE;
    return WHITE;
  },
  skin: ({ x, y }) => (isWaxed(x * 0.8 + y, x, y, -0.8) ? null : [WHITE, 0.6]),
});

/** Black and white film of 1930: a thick line, hills like gloves, scratches, and a round blind that closes. */
export const rubberHose = createTableau({
  tones: '111111 111111 8f8f8c e6e5de f7f6f0',
  line: { color: '0c0c0c', width: 4, threshold: 0.02 },
  rim: { color: 'f7f6f0', reach: 5 },
  grain: 0.26,
  ground({ x, y, feet }) {
    const hill = feet - 170 + 90 * Math.sin(x / 150) + 40 * Math.sin(x / 61);
    if (y > feet - 30) return rgb('a8a7a0');
    if (Math.abs(y - hill) < 5) return BLACK;
    if (y > hill) return rgb('8a8984');
    const puff = Math.min(
      farOf(x - 180, (y - 200) * 1.3),
      farOf(x - 250, (y - 170) * 1.3),
      farOf(x - 850, (y - 250) * 1.3),
      farOf(x - 780, (y - 275) * 1.3),
    );
    return puff < 62 ? rgb('f7f6f0') : puff < 68 ? BLACK : rgb('cfcec6');
  },
  over({ x, y, width }) {
    if (farOf(x - width / 2, y - 512) > 620) return rgb('0c0c0c');
    if (hash(Math.floor(x / 3), 1, 181) < 0.006 && noise(x, y / 60, 182) > 0.4) return rgb('e0dfd8');
    return hash(Math.floor(x / 4), Math.floor(y / 4), 183) < 0.0012 ? BLACK : null;
  },
});

/** Coloured card, glued: snow, firs, hills. */
export const cardboard = createTableau({
  inks: '1a1a1f d8342a f28a2a f7d23a 3f9a4a 2f6ac0 7a4aa8 f2b8a0 8a5a34 c8c8cc ffffff f7e0c0',
  vivid: 1.6,
  rim: { color: '20242c', reach: 4 },
  grain: 0.12,
  ground({ x, y, feet }) {
    const fir = cellAt(x, 0, 150);
    const base = feet - 70 + 16 * Math.sin(fir.column * 3);
    const tall = 190 + 60 * fir.chance;
    const down = y - (base - tall);
    if (between(down, 0, tall)) {
      const tier = (down % (tall / 3)) / (tall / 3);
      if (Math.abs(fir.u) < 14 + tier * 40 + (down / tall) * 12)
        return Math.abs(fir.u) < 6 + tier * 20 && tier < 0.5 ? WHITE : rgb('2f6a3f');
    }
    if (between(y, base, base + 22) && Math.abs(fir.u) < 9) return rgb('6b4a2a');
    if (y > feet - 70) return rgb('f4f8fb');
    const peak = 470 + Math.abs(((x + 120) % 420) - 210) * 0.9;
    if (y > peak) return y < peak + 60 + 14 * Math.sin(x / 16) ? rgb('f4f8fb') : rgb('8a9ab8');
    return rgb('8fc4ea');
  },
});

/** Strips of newspaper and paste, painted over. */
export const papierMache = createTableau({
  inks: '2a2a2a c83a34 e8903a f2cf4a 4a9a5a 3f74b8 8a5aa0 e89ab0 8a6a4a d9d2c2 f5f0e4',
  vivid: 1.3,
  line: { color: '3a342c', width: 2.4 },
  grain: 0.24,
  ground: ({ x, y }) => strip(x, y, 150),
  skin({ x, y }) {
    const paper = strip(x, y, 96);
    return [paper, hash(Math.floor((x + y * 0.4) / 96), Math.floor((y - x * 0.3) / 60), 193) < 0.34 ? 0.62 : 0.14];
  },
});

/** A torn strip of a newspaper at a point, with its lines. */
function strip(x: number, y: number, wide: number): readonly [number, number, number] {
  const [along, across] = [x + y * 0.4 + noise(x / 9, y / 9, 191) * 9, y - x * 0.3 + noise(x / 9, y / 9, 192) * 9];
  const chance = hash(Math.floor(along / wide), Math.floor(across / (wide * 0.62)), 194);
  const edge = Math.min(along % wide, across % (wide * 0.62));
  const isInk =
    Math.floor((chance < 0.5 ? across : along) / 6) % 2 === 0 && hash(Math.floor(along / 5), Math.floor(across / 12), 195) > 0.4;
  const tone = (isInk ? 118 : 222) + chance * 16 - (Math.abs(edge) < 5 ? 34 : 0);
  return [tone, tone - 4, tone - 16];
}

/** Black paper before an oval. */
export const silhouette = createTableau({
  tones: '14110f 14110f 1c1815 2a2420',
  line: { color: 'e9d9c0', width: 1.3, threshold: 0.03 },
  ground({ x, y, width }) {
    const oval = farOf((x - width / 2) / 450, (y - 512) / 480);
    return oval < 0.97 ? rgb('f2e4cc') : oval < 1 ? rgb('b8935a') : cellAt(x, y, 40).chance < 0.5 ? rgb('7f9a94') : rgb('86a29b');
  },
  // Eyes are cut out.
  skin: (_spot, light) => (light > 0.9 ? [rgb('f2e4cc'), 1] : null),
});

/** Brown dough with lines of sugar. */
export const gingerbread = createTableau({
  tones: '5a2c14 7d421f a05c2c b8743a',
  line: { color: 'fffaf2', width: 3.2, threshold: 0.016 },
  rim: { color: '6b3416', reach: 9 },
  grain: 0.2,
  ground({ x, y }) {
    const [a, b] = [Math.floor(x / 64) % 2, Math.floor(y / 64) % 2];
    return rgb(a && b ? 'c8202a' : a || b ? 'e88a8a' : 'fbf4ea');
  },
  over({ edge, x, y }) {
    if (edge > 60) return null;
    const { u, v, chance } = cellAt(x, y, 60);
    if (farOf(u, v) < 17) return rgb(['e0342a', '3fa84a', 'f7c82f', '3f8ad8'][Math.floor(chance * 4)] ?? 'e0342a');
    return between(edge, 50, 60) ? rgb('fffaf2') : rgb('8a4a22');
  },
  skin({ x, y }, light) {
    const { u, v, chance } = strewnAt(x, y, 92, 201);
    return light > 0.3 && chance < 0.3 && farOf(u, v) < 10
      ? [rgb(['e0342a', '3fa84a', 'f7c82f'][Math.floor(chance * 10)] ?? 'e0342a'), 1]
      : light > 0.93
        ? [rgb('fffaf2'), 1]
        : light < 0.09
          ? [rgb('2a1208'), 0.9]
          : null;
  },
});

/** A panel to scroll past: soft colours, light that sparkles, white gutters. */
export const webtoon = createTableau({
  inks: '1f1a24 4a3a4a 7a5a5a b0785a e8b08a fde4d0 ffffff e85a6a f2a05a f7dc7a 5ab08a 5a9ae0 8a6ae0 c8b0f0 f0b0d0',
  vivid: 1.4,
  line: { color: '2a2030', width: 1.6 },
  rim: { color: 'ffffff', reach: 6 },
  grain: 0,
  ground({ x, y }) {
    const { u, v, chance } = strewnAt(x, y, 120, 211);
    const star = Math.abs(u) * Math.abs(v) < 26 * chance && Math.max(Math.abs(u), Math.abs(v)) < 34 * chance;
    const disc = farOf(strewnAt(x, y, 210, 212).u, strewnAt(x, y, 210, 212).v) < 60;
    if (star) return WHITE;
    const light = disc ? 16 : 0;
    return [188 + y / 18 + light, 176 + y / 24 + light, 248];
  },
  over({ edge, x, y }) {
    if (edge < 26 || between(y - x * 0.05, 96, 116)) return WHITE;
    if (edge < 30 || between(y - x * 0.05, 92, 120)) return BLACK;
    return null;
  },
});

const PINK = rgb('ff4f86');
const BLUE = rgb('1f5fc8');

/** Two inks, pink and blue, in dots that were not laid quite on each other. */
export const risograph: Finish = (picture, { unit, figure }) => {
  const { width, height } = picture;
  const light = new Float32Array(width * height);
  const warm = new Float32Array(width * height);
  everyPixel(picture, (data, at) => {
    light[at / 4] = lightAt(data, at);
    warm[at / 4] = Math.max(0, ((data[at] ?? 0) - (data[at + 2] ?? 0)) / 255);
  });
  const soft = blurPlane(light, width, height, 1.4 * unit);
  const shift = Math.round(6 * unit);
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const away = 1 - (figure[cell] ?? 0);
    const beside = Math.min(width - 1, x + shift) + y * width;
    const dot = (pitch: number, turn: number) => {
      const [a, b] = [(x * Math.cos(turn) + y * Math.sin(turn)) / unit, (y * Math.cos(turn) - x * Math.sin(turn)) / unit];
      const { u, v } = cellAt(a, b, pitch);
      return farOf(u, v) / pitch;
    };
    const dark = (1 - (soft[cell] ?? 0)) * (1 - away * 0.5);
    const blue = dark > 0.66 ? 1 : dot(9, 0.4) < Math.sqrt(dark) * 0.62 ? 0.92 : 0;
    const pink = Math.min(1, (warm[beside] ?? 0) * 1.7 + (1 - (soft[beside] ?? 0)) * 0.3);
    const rose = dot(9, 1.2) < Math.sqrt(pink) * 0.7 ? 0.9 : 0;
    data[at] = 248;
    data[at + 1] = 243;
    data[at + 2] = 230;
    blendColor(data, at, PINK, rose);
    if (blue > 0)
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] = ((data[at + channel] ?? 0) * (255 - (255 - (BLUE[channel] ?? 0)) * blue)) / 255;
    scaleColor(data, at, 0.96 + 0.07 * hash(x, y, 221));
  });
};

/** Very near: nothing behind is sharp, lights become discs, and dew lies on what is. */
export const macro: Finish = (picture, { unit, figure }) => {
  const { width, height } = picture;
  const planes = [0, 1, 2].map((channel) => {
    const plane = new Float32Array(width * height);
    for (let cell = 0; cell < plane.length; cell++) plane[cell] = picture.data[cell * 4 + channel] ?? 0;
    return blurPlane(plane, width, height, 46 * unit);
  });
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const away = 1 - (figure[cell] ?? 0);
    const [px, py] = [x / unit, y / unit];
    if (away > 0) {
      const behind = planes.map((plane) => plane[cell] ?? 0);
      let glow = 0;
      for (const [pitch, salt] of [
        [190, 231],
        [130, 232],
      ] as const) {
        const { u, v, chance } = strewnAt(px, py, pitch, salt);
        const far = farOf(u, v) / (pitch * (0.2 + chance * 0.22));
        if (far < 1) glow += far > 0.9 ? 52 : 30;
      }
      blendColor(
        data,
        at,
        [(behind[0] ?? 0) * 0.86 + glow, (behind[1] ?? 0) * 0.9 + glow, (behind[2] ?? 0) * 0.74 + glow * 0.7],
        away,
      );
    }
    const { u, v, chance } = strewnAt(px, py, 66, 233);
    const reach = 5 + chance * 11;
    const far = farOf(u, v) / reach;
    if (chance < 0.36 && far < 1 && away < 0.5) {
      scaleColor(data, at, v < 0 ? 0.76 + far * 0.2 : 1.1 + far * 0.16);
      if (farOf(u + reach * 0.36, v + reach * 0.4) < reach * 0.22) blendColor(data, at, WHITE, 0.95);
    }
    const corner = farOf(x / width - 0.5, y / height - 0.5);
    scaleColor(data, at, 1.06 - corner * corner * 0.9);
  });
};

/** A photograph that came out of the camera at once. Its white edge leaves the feet to be seen. */
export const polaroid: Finish = (picture, { unit }) => {
  const { width, height } = picture;
  everyPixel(picture, (data, at, x, y) => {
    const light = lightAt(data, at) * 255;
    for (let channel = 0; channel < 3; channel++) {
      const faded = light + ((data[at + channel] ?? 0) - light) * 0.72;
      data[at + channel] = faded * 0.8 + ([44, 34, 22][channel] ?? 0);
    }
    const edge = Math.min(x, y, width - 1 - x) / unit;
    const below = (height - 1 - y) / unit;
    if (edge < 46 || below < 86) {
      const paper = 240 + hash(x >> 1, y >> 1, 241) * 8;
      blendColor(data, at, [paper, paper - 2, paper - 9], 1);
    } else if (edge < 50 || below < 90) scaleColor(data, at, 0.6);
  });
};
