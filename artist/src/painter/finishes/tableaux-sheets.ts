/** A newspaper, a cave's wall, a manual, cut tissue, and a sea of fog: grounds that tell at once what somebody is drawn on. */

import type { Finish } from './finish.ts';
import { blendColor, everyPixel } from './kit/color.ts';
import { between, cellAt, farOf, isFlower, isText, strewnAt } from './kit/motifs.ts';
import { hash, noise } from './kit/noise.ts';
import { oil } from './painted.ts';
import { createTableau, rgb } from './tableau.ts';

const INK = rgb('1d1a17');
const NEWSPRINT = rgb('ebe5d6');

/** Rows of what reads as print from afar. */
const isPrint = (x: number, y: number): boolean =>
  between(((y % 15) + 15) % 15, 3, 9) && hash(Math.floor(x / 9), Math.floor(y / 15), 401) > 0.24;

/** Black ink on newsprint: a framed panel with a hatched floor, columns of print beside and below. */
export const newspaperCartoon = createTableau({
  tones: '26221e 6f6a62 bdb6a8 f4efe4 f7f3ea',
  hard: true,
  line: { color: '1a1714', width: 3.2, threshold: 0.018 },
  rim: { color: 'f7f3ea', reach: 7 },
  grain: 0.14,
  ground({ x, y, feet, width }) {
    if (between(y, 22, 64)) return isText('THE LIGHT', x - width / 2, y - 43, 5.4) ? INK : NEWSPRINT;
    if (Math.abs(y - 74) < 2 || Math.abs(y - 80) < 1) return INK;
    if (y > 980) return isPrint(x, y) && between(x % 340, 12, 328) ? rgb('6a645a') : NEWSPRINT;
    if (!between(x, 34, width - 34) || !between(y, 94, 968)) return NEWSPRINT;
    if (!between(x, 40, width - 40) || !between(y, 100, 962)) return INK;
    // A shadow in strokes of the pen, that lie one way on the floor and the other on the wall.
    const wobble = noise(x / 26, y / 26, 402) * 7;
    if (y > feet - 54) return Math.sin((x * 0.9 + y * 0.5 + wobble) / 2.6) > 0.72 - (y - feet) / 300 ? INK : rgb('f4efe4');
    if (Math.abs(y - feet + 54) < 2) return INK;
    const far = Math.abs(x - width / 2) / width;
    return far > 0.3 && Math.sin((x - y * 0.8 + wobble) / 3) > 1.5 - far * 1.7 ? INK : rgb('f7f3ea');
  },
});

const OCHRES = ['7a3a1c', '2c1c14', '9a4a20'].map(rgb);

/** A beast of three strokes and a back, as hunters of the ice age drew them. */
const isBeast = (u: number, v: number): boolean =>
  (Math.abs(v + 12 * Math.cos(u / 30)) < 15 && Math.abs(u) < 46) ||
  farOf(u - 54, v + 22) < 17 ||
  (between(v, 0, 44) && [-38, -24, 26, 40].some((leg) => Math.abs(u - leg + v * 0.12) < 4.5)) ||
  (between(v, -64, -30) && Math.abs(u - 60 + (v + 46) ** 2 / 50) < 4);

const isHand = (u: number, v: number): boolean =>
  farOf(u, v) < 25 ||
  [-0.9, -0.42, 0, 0.42, 1.15].some((turn, finger) => {
    const [along, across] = [u * Math.sin(turn) - v * Math.cos(turn), u * Math.cos(turn) + v * Math.sin(turn)];
    return between(along, 0, finger === 4 ? 48 : 62) && Math.abs(across) < 7;
  });

/** Ochre, soot and red earth on rough rock, with beasts and hands around. */
export const cavePainting = createTableau({
  tones: '1c120c 5a2c16 9a4a22 c8803f e8bf86',
  line: { color: '1c120c', width: 4.4, threshold: 0.022 },
  rim: { color: 'e3c294', reach: 14 },
  grain: 0.3,
  ground({ x, y, width }) {
    const rough = noise(x / 120, y / 90, 411) * 44 + noise(x / 22, y / 22, 412) * 26 - 40;
    const beside = x < width / 2 ? x : width - x;
    const rub = noise(x / 7, y / 7, 413) > 0.24;
    for (const [index, [bx, by]] of BEASTS.entries()) {
      const [u, v] = [(x < width / 2 ? 1 : -1) * (beside - bx), y - by];
      if (rub && isBeast(u, v)) return OCHRES[index % OCHRES.length] ?? INK;
    }
    for (const [hx, hy] of HANDS) {
      const [u, v] = [beside - hx, y - hy];
      const far = farOf(u, v + 14);
      if (far < 88 && rub) return isHand(u, v) ? rgb('d2a873') : rgb('8f3f20');
    }
    return [196 + rough, 156 + rough * 0.9, 106 + rough * 0.7];
  },
});

const BEASTS = [
  [110, 190],
  [150, 560],
  [86, 790],
] as const;
const HANDS = [[130, 380]] as const;

/** Black outlines on white, with a step, an arrow, screws, and how many of each. */
export const manual = createTableau({
  // Eyes are black on paper too.
  tones: '0f0f10 ffffff ffffff ffffff ffffff ffffff ffffff',
  hard: true,
  line: { color: '0f0f10', width: 3, threshold: 0.024 },
  rim: { color: 'ffffff', reach: 6 },
  grain: 0,
  ground({ x, y, feet, width }) {
    if (isText('1', x - 92, y - 104, 17)) return INK;
    if (between(x, 0, width) && Math.abs(y - feet) < 1.8) return rgb('9a9a9a');
    // A box of parts: two screws and a peg.
    const [u, v] = [x - (width - 158), y - 170];
    const inside = Math.max(Math.abs(u) - 122, Math.abs(v) - 116);
    if (Math.abs(inside) < 2.4) return INK;
    if (inside < 0) {
      const [screw, column] = [u < 0 ? u + 56 : u - 56, u < 0 ? 0 : 1];
      const isEdge = (value: number) => Math.abs(value) < 2.2;
      if (column === 0) {
        if (between(v, -74, -52) && (isEdge(Math.abs(screw) - 26) || isEdge(v + 74) || isEdge(v + 54)) && Math.abs(screw) < 29)
          return INK;
        if (
          between(v, -52, 44) &&
          (isEdge(Math.abs(screw) - 10) || (Math.abs(screw) < 10 && Math.abs(((v + screw * 0.5 + 400) % 15) - 7) < 1.6))
        )
          return INK;
      } else if (
        between(v, -74, 44) &&
        (isEdge(Math.abs(screw) - 17) || ((isEdge(v + 74) || isEdge(v - 42)) && Math.abs(screw) < 18))
      )
        return INK;
      return isText('4x', screw, v - 84, 4.4) ? INK : rgb('ffffff');
    }
    // An arrow that says where it goes.
    const [a, b] = [x - (width - 150), y - (feet - 170)];
    const shaft = between(a, -64, 44) && Math.abs(b) < 17;
    const head = between(a, -110, -62) && Math.abs(b) < (a + 110) * 0.9;
    if (shaft || head) return INK;
    const [c, d] = [x - 120, y - (feet - 150)];
    const far = farOf(c, d);
    // Not alone, but with somebody.
    if (Math.abs(far - 92) < 3) return INK;
    if (
      far < 92 &&
      (farOf(c + 30, d + 26) < 15 || farOf(c - 30, d + 26) < 15 || (between(d, -6, 54) && Math.abs(Math.abs(c) - 30) < 19))
    )
      return INK;
    return rgb('ffffff');
  },
});

const TISSUES = ['e8217a', 'f7a81f', '2fae66', '1f8fd8', '8a3ab0', 'e8442a'].map(rgb);

/** Banners of tissue on a string, pierced all over, with a fringe; what is cut away lets the sky through. */
export const papelPicado = createTableau({
  inks: 'e8217a f7a81f f7d83f 2fae66 1f8fd8 8a3ab0 e8442a fffaf0 3a1f3a',
  vivid: 1.9,
  line: { color: 'fffaf0', width: 3.4, threshold: 0.022 },
  rim: { color: 'fffaf0', reach: 14 },
  grain: 0.05,
  ground({ x, y }) {
    const row = Math.floor((y + 30) / 340);
    const [inner, column] = [(y + 30) % 340, Math.floor((x + (row % 2) * 128) / 256)];
    const across = ((x + (row % 2) * 128) % 256) - 128;
    const sky = rgb('cdeaf7');
    if (inner < 8) return rgb('4a3a2c');
    const fringe = 296 + 22 * Math.abs(Math.sin(across / 16));
    if (inner > fringe || Math.abs(across) > 121) return sky;
    const color = TISSUES[(column + row * 2 + 60) % TISSUES.length] ?? INK;
    const middle = inner - 156;
    const far = farOf(across, middle);
    if (isFlower(across, middle, 58, 8)) return isFlower(across, middle, 26, 8, 0.4) ? color : sky;
    if (between(far, 70, 82) && Math.abs(Math.sin(Math.atan2(middle, across) * 10)) > 0.42) return sky;
    const corner = strewnAt(Math.abs(across) - 88, Math.abs(middle) - 92, 62, 7);
    if (far > 96 && isFlower(corner.u, corner.v, 17, 4)) return sky;
    const { u, v } = cellAt(across, inner - 270, 22);
    return between(inner, 254, 288) && Math.abs(u) + Math.abs(v) < 8 ? sky : color;
  },
});

const painted = createTableau({
  inks: '16161c 2a2c3a 45424a 6a5a50 93765a b99a78 d8c3a4 efe6d4 6f7f8f 9aa9b4 7a4a3a 4a5a4a a8442f c99a3f',
  vivid: 0.95,
  line: { color: '1a1a22', width: 1.4, threshold: 0.03 },
  grain: 0.06,
  ground({ x, y, feet, width }) {
    const mist = noise(x / 260, y / 70, 431) * 44;
    const glow = Math.max(0, 1 - farOf(x - width / 2, (y - 380) * 1.3) / 560);
    // Ranges that fade the farther they are, then the rock on which somebody stands.
    const rock = feet - 36 + 0.0011 * (x - width / 2) ** 2 + noise(x / 34, 3, 432) * 30;
    if (y > rock) {
      const light = noise(x / 30, y / 18, 433) * 30;
      return [34 + light, 32 + light, 36 + light];
    }
    for (const [top, height, salt, shade] of RANGES) {
      if (y > top - height * noise(x / 150, salt, 434) - height * 0.5 * noise(x / 46, salt, 435)) {
        const fade = Math.min(1, (y - top + height) / 190);
        return [
          shade + fade * (206 - shade) + mist * 0.4,
          shade + 10 + fade * (210 - shade) + mist * 0.4,
          shade + 26 + fade * (204 - shade) + mist * 0.3,
        ];
      }
    }
    return [142 + glow * 104 + mist * 0.5, 152 + glow * 78 + mist * 0.5, 172 + glow * 26 + mist * 0.4];
  },
});

const RANGES = [
  [760, 120, 11, 96],
  [650, 150, 23, 128],
  [560, 170, 37, 156],
] as const;

/** Somebody on a rock above a sea of fog, in oil. */
export const romantic: Finish = (picture, sitting) => {
  painted(picture, sitting);
  oil(picture, sitting);
  everyPixel(picture, (data, at, x, y) => {
    const [u, v] = [x / picture.width - 0.5, y / picture.height - 0.46];
    blendColor(data, at, [18, 18, 30], Math.min(0.5, Math.max(0, (u * u + v * v) * 1.5 - 0.22)));
  });
};

/** A card to collect: foil behind the figure, a frame of gold, a bar for its name and one for what it can do. */
export const tradingCard = createTableau({
  line: { color: '1a1424', width: 2.4 },
  rim: { color: 'fffbe6', reach: 9 },
  grain: 0.03,
  ground({ dx, dy, far }) {
    const ray = Math.sin(Math.atan2(dy, dx) * 16 + far / 160);
    const hue = far / 90 + ray * 0.9;
    const [shine, glow] = [ray > 0 ? 1 : 0.86, Math.max(0, 1 - far / 620) * 60];
    const wave = (turn: number): number => Math.min(255, (150 + 78 * Math.sin(hue + turn)) * shine + glow);
    return [wave(0), wave(2.1), wave(4.2)];
  },
  over({ x, y, edge, width }) {
    if (edge < 12) return rgb('1a1424');
    if (edge < 40) return ((x + y) / 130) % 1 < 0.5 ? rgb('f2c84a') : rgb('d9a32e');
    if (edge < 45) return rgb('7a4a12');
    const across = Math.min(x, width - x);
    if (y < 88) {
      if (y > 83) return rgb('7a4a12');
      // Five stars, and a name that nobody can read from afar.
      const { u, v } = { u: ((x - width + 250) % 40) - 20, v: y - 64 };
      if (x > width - 250 && across > 50 && isFlower(u, v, 14, 5)) return rgb('d8342c');
      return x > 70 && x < 420 && y > 56 && y < 72 && (x * 7 + Math.floor(x / 23) * 11) % 29 > 7 ? rgb('1a1424') : rgb('fff4cc');
    }
    if (y > 946) {
      if (y < 951) return rgb('7a4a12');
      return y % 14 > 8 && across > 70 && (x + Math.floor(y / 14) * 37) % 90 > 12 ? rgb('5a4a3a') : rgb('fff4cc');
    }
    return null;
  },
});
