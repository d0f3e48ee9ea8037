/** Crafts and folk arts of the world, each with the ground that it is known by. */
import { between, cellAt, farOf, isFlower, isLeaf, isMeander, isSpiral, strewnAt } from './kit/motifs.ts';
import { noise } from './kit/noise.ts';
import { createTableau, rgb, type Spot } from './tableau.ts';

const BLACK = rgb('16120f');
const WHITE = rgb('fbf7ee');
const RED = rgb('c8202a');
const GOLD = rgb('e3ac33');
const DOTS = ['f7e8c4', 'e8a33a', '8f2f1c', 'fff8ea', '3a2416'].map(rgb);
const BEADS = ['d81f4a', 'f7d02a', '1f8ac8', 'f2702a', '2fa84a', '8a3ab8'].map(rgb);

/** Ochre earth full of rings of dots. */
export const dotPainting = createTableau({
  inks: '1c1410 5a2414 8f3a1c c8702a e3a54a f2dfb0 fffaf0 6b7a3a 3a4a5a',
  line: { color: '1c1410', width: 2.6 },
  rim: { color: 'fff3d8', reach: 10 },
  ground({ x, y }) {
    const { u, v, chance } = strewnAt(x, y, 190);
    const far = farOf(u, v);
    const ring = Math.round(far / 19);
    const turns = Math.max(1, ring * 6);
    const turn = (Math.atan2(v, u) / (2 * Math.PI)) * turns;
    const off = farOf((turn - Math.round(turn)) * ((2 * Math.PI * far) / turns), far - ring * 19);
    if (far < 88 && off < 7) return DOTS[(ring + Math.floor(chance * 5)) % 5] ?? WHITE;
    const { u: du, v: dv } = cellAt(x, y, 17);
    return far >= 92 && farOf(du, dv) < 5 ? rgb('e0b070') : rgb('a8542a');
  },
  skin({ x, y }, light) {
    const { u, v } = cellAt(x, y, 15);
    return light > 0.3 && light < 0.86 && farOf(u, v) < 3.4 ? [rgb('fff3d8'), 0.55] : null;
  },
});

/** Mirrored layers of bright paper on white, with a comb of cuts (Polish). */
export const wycinanka = createTableau({
  inks: '14110f d81f3a f2a81d 1f9a4f 1f6fc8 7a2f9a fbf7ee f06a9a 8a4a24',
  vivid: 1.6,
  line: { color: '14110f', width: 2.4 },
  rim: { color: '14110f', reach: 13 },
  ground({ x, y, width }) {
    const mirrored = Math.abs(x - width / 2);
    const far = farOf(x - width / 2, y - 512);
    const turn = Math.atan2(y - 512, mirrored);
    if (far > 470 + 12 * Math.cos(turn * 60)) return WHITE;
    if (far > 440) return BLACK;
    const { u, v, chance } = cellAt(mirrored, y, 150);
    if (far > 400 || far < 230) return WHITE;
    if (isFlower(u, v, 18, 6)) return GOLD;
    if (isFlower(u, v, 40, 6)) return rgb(chance < 0.5 ? 'f06a9a' : '1f6fc8');
    if (isFlower(u, v, 60, 9)) return rgb(chance < 0.5 ? 'd81f3a' : 'f2a81d');
    return isFlower(u, v, 76, 14, 0.2) ? BLACK : Math.abs(u) < 9 || Math.abs(v) < 9 ? rgb('1f9a4f') : WHITE;
  },
});

/** Black lacquer with golden leaves and red berries (Russian). */
export const khokhloma = createTableau({
  inks: '120c0a 5f120c b81f16 e0442a e8a82c f7d56a 2f6a2f fff0c0 7a4a16',
  vivid: 1.35,
  line: { color: '120c0a', width: 2.4 },
  rim: { color: 'e8b23a', reach: 7 },
  ground({ x, y }) {
    const { u, v, chance } = strewnAt(x, y, 150);
    const turn = chance * 6.3;
    for (let berry = 0; berry < 3; berry++) {
      const far = farOf(u - Math.cos(turn + berry * 2.1) * 16, v - Math.sin(turn + berry * 2.1) * 16);
      if (far < 5) return rgb('ffb070');
      if (far < 15) return rgb('d8281c');
    }
    for (let leaf = 0; leaf < 5; leaf++) {
      if (isLeaf(u, v, turn + leaf * 1.257, 84, 13)) return leaf % 2 ? rgb('f0c04a') : rgb('c98a1f');
    }
    return isSpiral(u, v, 34, 4, 78) ? rgb('e3ac33') : BLACK;
  },
  over: ({ edge }) => (edge < 20 ? rgb('c8281c') : edge < 30 ? GOLD : null),
});

/** Everything cut from one sheet of red paper, in a round window (Chinese). */
export const jianzhi = createTableau({
  tones: 'd8161c d8161c d8161c d8161c d8161c fdf6ea',
  hard: true,
  line: { color: 'fdf6ea', width: 2.2, threshold: 0.03 },
  rim: { color: 'fdf6ea', reach: 9 },
  grain: 0.05,
  ground({ x, y, width }) {
    const far = farOf(x - width / 2, y - 512);
    const turn = Math.atan2(y - 512, x - width / 2);
    if (between(far, 436, 492))
      return between(far, 446, 482) && Math.abs(Math.sin(turn * 24)) < 0.55 ? rgb('fdf6ea') : rgb('d8161c');
    if (far > 492 || far < 300) {
      const { u, v } = strewnAt(x, y, 200, 5);
      const isCloud = far > 520 && isSpiral(u, v, 26, 9, 62);
      return isCloud ? rgb('d8161c') : rgb('fdf6ea');
    }
    const { u, v } = strewnAt(x, y, 116, 3);
    if (isFlower(u, v, 14, 5)) return rgb('fdf6ea');
    return isFlower(u, v, 46, 5) || isLeaf(u, v, 0.8, 66, 11) || isLeaf(u, v, 3.4, 66, 11) ? rgb('d8161c') : rgb('fdf6ea');
  },
});

/** Flowers of single strokes of a brush on white (Ukrainian). */
export const petrykivka = createTableau({
  inks: '1f1614 c81f24 e8542a f5b81f 2f8a3a 1f5a34 1f6fa8 fdfaf2 8a3a6a',
  vivid: 1.5,
  line: { color: '1f3a24', width: 2 },
  rim: { color: 'fdfaf2', reach: 16 },
  ground({ x, y }) {
    const { u, v, chance } = strewnAt(x, y, 168, 7);
    const far = farOf(u, v);
    if (far < 12) return rgb('f5b81f');
    for (let stroke = 0; stroke < 9; stroke++) {
      if (isLeaf(u, v, stroke * 0.698 + chance, 52, 10)) return rgb(stroke % 2 ? 'f06a3a' : chance < 0.7 ? 'd8202a' : '2f6fc0');
    }
    for (let stroke = 0; stroke < 5; stroke++) {
      if (isLeaf(u, v, stroke * 1.257 + chance * 6, 92, 12)) return rgb(stroke % 2 ? '2f8a3a' : '6fb53a');
    }
    const { u: bu, v: bv } = strewnAt(x + 80, y + 80, 84, 8);
    return farOf(bu, bv) < 8 ? rgb('c81f24') : rgb('fdfaf2');
  },
});

/** Linen with a border of beasts above and below, all in wool. */
export const bayeux = createTableau({
  inks: '2a2a24 7a2a1c b5583a c9963f dcc48a efe3c4 3a5a4a 5f7a5a 2f4a6a 8fa0a8',
  line: { color: '2a2218', width: 2.6 },
  grain: 0.16,
  ground({ x, y }) {
    const linen = (Math.sin(x * 1.4) + Math.sin(y * 1.4)) * 5;
    const band = y < 130 ? y : y > 894 ? 1024 - y : -1;
    if (band >= 0) {
      if (between(band, 118, 126)) return rgb('7a2a1c');
      const slope = (x + (Math.floor(x / 170) % 2 ? band : -band)) % 170;
      if (between(Math.abs(slope), 0, 9)) return rgb('3a5a4a');
      const [u, v] = [(x % 170) - 100, band - 62];
      const beast =
        (u / 38) ** 2 + (v / 15) ** 2 < 1 ||
        farOf(u - 38, v - (y < 130 ? -14 : -14)) < 13 ||
        (between(v, 0, 36) && (Math.abs(u + 24) < 5 || Math.abs(u - 22) < 5)) ||
        isLeaf(u + 34, v, -2.2, 36, 5);
      if (beast) return rgb(Math.floor(x / 170) % 2 ? 'b5583a' : '2f4a6a');
    }
    return [231 + linen, 218 + linen, 186 + linen];
  },
  skin: ({ x, y }) => (Math.sin((x + y) * 0.9) > 0.55 ? [rgb('2a2218'), 0.16] : null),
});

/** Brown lines on skin, and nothing filled. */
export const henna = createTableau({
  tones: '8a4a22 d9a376 e8bd94',
  line: { color: '7a2f12', width: 3, threshold: 0.012 },
  rim: { color: 'e3b48a', reach: 12 },
  grain: 0.05,
  ground({ x, y, dx, dy, far }) {
    const turn = Math.atan2(dy, dx);
    const rings = [300, 330, 410, 430].some((ring) => Math.abs(far - ring) < 3.5);
    const petals = between(far, 330, 410) && Math.abs(far - 330 - 74 * Math.abs(Math.sin(turn * 10))) < 5;
    const dots = farOf(((turn * 24) / Math.PI - Math.round((turn * 24) / Math.PI)) * 42, far - 456) < 6;
    if (rings || petals || dots) return rgb('84361a');
    const { u, v, chance } = strewnAt(x, y, 130, 12);
    const paisley =
      far > 490 && (isSpiral(u, v, 15, 4.5, 34) || Math.abs(farOf(u, v * 0.7) - 44) < 2.5 || isLeaf(u, v, chance * 6, 62, 7));
    return paisley ? rgb('84361a') : rgb('e3b48a');
  },
});

/** Orange clay, black figures with scratched lines, and keys above and below. */
export const greekVase = createTableau({
  tones: '1a1310 1a1310 241a15 d8743a',
  line: { color: 'd8743a', width: 1.8, threshold: 0.016 },
  ground({ y, x }) {
    const band = y < 96 ? y - 12 : y > 928 ? 1012 - y : -1;
    if (band >= 0 && band < 84) return isMeander(x, band, 12) ? rgb('1a1310') : rgb('d8743a');
    return y < 12 || y > 1012 ? rgb('1a1310') : rgb('d8743a');
  },
});

/** Paper of scallop shells, five colours of earth, a thick black line (Vietnamese). */
export const dongHo = createTableau({
  inks: '1a1512 c83a24 e8a02a 2f7a4a f2e3bc 3a5a8a e88a6a 8a5a2a',
  vivid: 1.5,
  line: { color: '15110f', width: 3.2 },
  rim: { color: 'f2e3bc', reach: 8 },
  ground({ x, y, width }) {
    const [u, v] = [x - width + 96, y - 170];
    if (Math.abs(u) < 34 && Math.abs(v) < 96)
      return Math.abs(u) < 24 && (Math.floor((v + 96) / 16) % 2 === 0 || Math.abs(u) < 4) ? rgb('f2e3bc') : rgb('c83a24');
    const fibre = noise(x / 5, y / 90, 31) > 0.62 ? 8 : 0;
    return [240 + fibre, 224 + fibre, 180 + fibre];
  },
  over: ({ edge }) => (between(edge, 22, 30) ? BLACK : null),
});

/** Double lines, and not a spot left empty between fish and flowers (Mithila). */
export const madhubani = createTableau({
  inks: '17120f c81f2e f07a1f f5c21f 1f8a5a 1f5aa8 f08aa8 fdf3dc 7a2f6a',
  vivid: 1.6,
  line: { color: '17120f', width: 3 },
  rim: { color: 'f5c21f', reach: 10 },
  ground({ x, y }) {
    const { u, v, chance } = cellAt(x, y, 118);
    const fish = (u / 44) ** 2 + (v / 22) ** 2;
    if (chance < 0.5) {
      if (fish < 1)
        return farOf(u - 26, v) < 6 ? BLACK : fish > 0.78 || Math.abs(Math.sin(u * 0.5)) < 0.3 ? BLACK : rgb('f07a1f');
      if (isLeaf(u + 70, v, 0.7, 34, 9) || isLeaf(u + 70, v, -0.7, 34, 9)) return rgb('c81f2e');
    } else {
      if (farOf(u, v) < 12) return rgb('f5c21f');
      if (isFlower(u, v, 46, 8)) return isFlower(u, v, 38, 8) ? rgb('c81f2e') : BLACK;
    }
    return Math.abs(Math.sin((x - y) * 0.35)) < 0.34 ? rgb('1f8a5a') : rgb('fdf3dc');
  },
  over({ edge, x, y }) {
    if (edge > 62) return null;
    if (edge < 8 || between(edge, 54, 62)) return BLACK;
    const { u, v } = cellAt(x, y, 46);
    return isFlower(u, v, 18, 6) ? rgb('f5c21f') : rgb('c81f2e');
  },
});

/** White sticks on a wall of red mud, and a round of dancers (Maharashtra). */
export const warli = createTableau({
  tones: '8a3a20 9a4426 f7efe0',
  line: { color: 'fbf3e4', width: 2.8, threshold: 0.014 },
  ground({ x, y }) {
    const { u, v, chance } = cellAt(x, y, 128);
    const isBody =
      chance < 0.55 &&
      (farOf(u, v + 34) < 8 ||
        (between(v, -26, 26) && Math.abs(u) < Math.abs(v) * 0.7 + 1) ||
        (between(v, 26, 52) && Math.abs(Math.abs(u) - 12) < 2.5) ||
        (between(v, -24, -4) && Math.abs(Math.abs(u) - 26 - v * 0.5) < 2.5));
    const tree =
      chance > 0.8 && (Math.abs(u) < 2.5 || (v < 20 && Math.abs(Math.abs(u) - ((v + 60) % 22)) < 2.5 && Math.abs(u) < 24));
    return isBody || tree ? rgb('f7efe0') : rgb('8a3a20');
  },
  over: ({ edge, x, y }) => (between(edge, 16, 40) && Math.abs(((x + y) % 24) - 12) < (edge - 16) / 2 ? rgb('f7efe0') : null),
});

/** One block of wood, black on a coloured leaf, with the title's bars (north-east of Brazil). */
export const cordel = createTableau({
  tones: '1a1614 1a1614 f3cf6a f3cf6a f3cf6a',
  hard: true,
  line: { color: '1a1614', width: 3.4, threshold: 0.014 },
  rim: { color: 'f3cf6a', reach: 18 },
  ground({ x, y }) {
    const gouge = noise(x / 4, y / 46, 17);
    const { u, v } = strewnAt(x, y, 210, 15);
    const sun = farOf(u, v);
    if (sun < 26 || (sun < 60 && Math.abs(Math.sin(Math.atan2(v, u) * 6)) > 0.75)) return BLACK;
    return gouge > 0.74 ? BLACK : rgb('f3cf6a');
  },
  over({ edge, x, y }) {
    if (edge < 18) return rgb('f3cf6a');
    if (edge < 40) return Math.abs(((x + y) % 40) - 20) < edge - 18 ? rgb('f3cf6a') : BLACK;
    return null;
  },
});

/** Wax and indigo, with the fine cracks of both. */
export const batik = createTableau({
  inks: '1a1f4a 2f3f8a 6a4a24 a8743a d9b06a f3e6c4 8f2f2a',
  line: { color: 'f3e6c4', width: 2.2 },
  ground({ x, y }) {
    const crack = Math.abs(noise(x / 30, y / 30, 44) - 0.5) < 0.012;
    const { u, v } = cellAt(x, y, 96);
    if (crack) return rgb('8f6a3a');
    if (farOf(u, v) < 9 || isSpiral(u, v, 17, 5, 36)) return rgb('f3e6c4');
    return isLeaf(u, v, 0.79, 60, 12) || isLeaf(u, v, 3.93, 60, 12) ? rgb('c98a4a') : rgb('232c66');
  },
});

/** Black felt and bright wool flowers in satin stitch (Matyó, Otomí, suzani). */
export const folkStitch = createTableau({
  inks: '1a1416 d81f3a f2542a f7b81f 2f9a4a 1f7ab8 f06aa8 fff6e6 8a3a9a',
  vivid: 1.6,
  line: { color: '1a1416', width: 2 },
  rim: { color: 'fff6e6', reach: 9 },
  grain: 0.14,
  ground({ x, y }) {
    const { u, v, chance } = strewnAt(x, y, 140, 21);
    const thread = Math.sin((u * Math.cos(chance * 6) + v * Math.sin(chance * 6)) * 1.1) * 18;
    const shade = (color: string) => {
      const [red, green, blue] = rgb(color);
      return [red + thread, green + thread, blue + thread] as const;
    };
    if (isFlower(u, v, 16, 6)) return shade('f7b81f');
    if (isFlower(u, v, 38, 6)) return shade(chance < 0.5 ? 'f06aa8' : 'f2542a');
    if (isFlower(u, v, 56, 6, 0.5)) return shade(chance < 0.5 ? 'd81f3a' : '1f7ab8');
    return isLeaf(u, v, chance * 6, 92, 15) || isLeaf(u, v, chance * 6 + 2.4, 88, 15) ? shade('2f9a4a') : rgb('1a1416');
  },
  skin: ({ x, y }) => (Math.sin((x - y) * 1.1) > 0.5 ? [rgb('ffffff'), 0.1] : null),
});

/** Reed paper, rows of signs, and a border of blocks. */
export const papyrus = createTableau({
  inks: '1f1a16 8f3a1f c8742a e8b85a f0dfa8 2f7a7a 3a5a8f f7f0dc 5f6a2f',
  line: { color: '1f1a16', width: 2.6 },
  ground({ x, y, width }) {
    const reed = (noise(x / 3, y / 120, 51) + noise(x / 120, y / 3, 52) - 1) * 34;
    const beside = Math.min(x, width - x);
    if (between(beside, 40, 130) && (Math.abs(beside - 44) < 3 || Math.abs(beside - 126) < 3)) return rgb('8f3a1f');
    if (between(beside, 52, 120)) {
      const { u, v, chance } = cellAt(beside - 86, y, 68);
      const sign =
        chance < 0.2
          ? Math.abs(farOf(u, v * 1.6) - 22) < 3 || farOf(u, v) < 6
          : chance < 0.4
            ? Math.abs(v - 8 * Math.sin(u * 0.4)) < 3.5 && Math.abs(u) < 28
            : chance < 0.6
              ? isLeaf(u - 14, v + 24, 1.8, 54, 8)
              : chance < 0.8
                ? (Math.abs(u) < 3 && v > -8) || (Math.abs(v) < 3 && Math.abs(u) < 15) || Math.abs(farOf(u, v + 16) - 9) < 3
                : Math.abs(Math.abs(u) + Math.abs(v) - 22) < 4;
      if (sign) return rgb('3a2416');
    }
    return [222 + reed, 194 + reed, 138 + reed];
  },
});

/** A page of court poets: gold flecks, cypresses, a border of blue and flowers. */
export const miniature = createTableau({
  inks: '1f1a22 1f4a8a 2f7a8a c8402f e89a3a f2cf7a f7ead0 6a8a4a d98aa0 8a5a3a',
  vivid: 1.4,
  line: { color: '3a2418', width: 1.7 },
  ground({ x, y, feet, width }) {
    const beside = Math.min(x, width - x);
    if (((beside - 180) / 40) ** 2 + ((y - 560) / 230) ** 2 < 1 && y < feet) return rgb('2f5a3a');
    const { u, v, chance } = strewnAt(x, y, 76, 24);
    if (y > feet - 150 && isFlower(u, v, 15, 5)) return rgb(chance < 0.5 ? 'd8503f' : 'f2d9e0');
    if (y > feet - 150) return rgb('a8b87a');
    return farOf(u, v) < 4 ? rgb('fff3c0') : rgb('e8cf94');
  },
  over({ edge, x, y }) {
    if (edge > 84) return null;
    if (edge < 10 || between(edge, 76, 84)) return GOLD;
    const { u, v, chance } = cellAt(x, y, 62);
    return isFlower(u, v, 17, 6) ? rgb(chance < 0.5 ? 'e8a03a' : 'd85a5a') : isSpiral(u, v, 22, 3.5, 31) ? GOLD : rgb('1f3f86');
  },
});

/** Broken once, and mended with gold. */
export const kintsugi = createTableau({
  inks: '20282e 3f5560 6a8590 9ab0b5 c9d6d6 eef2ee 7a5a4a a88a70',
  vivid: 1,
  line: { color: '20282e', width: 1.8 },
  ground: ({ x, y }) => {
    const glaze = noise(x / 150, y / 150, 61) * 26;
    return [196 + glaze, 208 + glaze, 204 + glaze];
  },
  over({ x, y }) {
    const a = noise(x / 170, y / 170, 62) - 0.5;
    const b = noise(x / 170 + 40, y / 170 + 9, 63) - 0.5;
    const least = Math.min(Math.abs(a), Math.abs(b));
    return least < 0.008 ? rgb('f2c84a') : least < 0.012 ? rgb('a8761f') : null;
  },
});

/** Crude beads, pressed into wax in bright bands (Huichol). */
export const beadwork = createTableau({
  inks: '17141f d81f4a f2702a f7d02a 2fa84a 1f8ac8 8a3ab8 fff7ea f08ac0',
  vivid: 1.7,
  line: { color: '17141f', width: 3.4 },
  ground({ far, dx, dy }: Spot) {
    const ray = Math.abs(Math.sin(Math.atan2(dy, dx) * 8)) * 40;
    return BEADS[Math.floor((far + ray) / 46) % 6] ?? RED;
  },
  over: ({ x, y }) => {
    const { u, v } = cellAt(x, y, 13);
    return farOf(u, v) > 6.8 ? rgb('2a2030') : null;
  },
});
