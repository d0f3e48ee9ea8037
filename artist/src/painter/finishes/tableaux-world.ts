/** Prints, posters and paintings of the world that have a ground of their own. */
import { between, cellAt, farOf, isFlower, isLeaf, isSpiral, strewnAt } from './kit/motifs.ts';
import { noise } from './kit/noise.ts';
import { createTableau, rgb } from './tableau.ts';

const BLACK = rgb('15110f');
const CREAM = rgb('f4e8cc');
const WHITE = rgb('fdfaf2');
const RED = rgb('c8242a');
const GOLD = rgb('e5b13a');

/** A Russian broadside: thick carved lines, dabs of four colours that miss them, and a strip for the rhyme. */
export const lubok = createTableau({
  inks: '1c1612 c8342a e88a2a f0c83a 4f8a4a 3f6a9a a86a8a f2e6c8 8a5a34',
  vivid: 1.5,
  line: { color: '1c1612', width: 3.2, threshold: 0.02 },
  rim: { color: 'f2e6c8', reach: 12 },
  grain: 0.16,
  ground({ x, y, width, edge, feet }) {
    if (edge < 58) {
      const along = Math.min(x, width - x) < Math.min(y, 1024 - y) ? y : x;
      const wave = 30 + 11 * Math.sin(along / 17);
      if (between(edge, 50, 56) || edge < 6) return BLACK;
      return Math.abs(edge - wave) < 5 ? RED : Math.sin(along / 17) * (edge - 30) < -6 ? rgb('4f8a4a') : CREAM;
    }
    if (y > 900) {
      if (y < 907) return BLACK;
      // Lines of verse that nobody has to read.
      const [row, column] = [Math.floor((y - 922) / 26), Math.floor(x / 13)];
      const isLetter =
        (y - 922) % 26 < 15 && (x % 13 < 4 || Math.abs(((y - 922) % 26) - 7) < 3) && (column * 7 + row * 3) % 6 !== 0;
      return y > 922 && isLetter && between(x, 96, width - 96) ? BLACK : CREAM;
    }
    if (y > feet - 26) {
      const hill = feet - 14 + 12 * Math.sin(x / 60);
      if (Math.abs(y - hill) < 3) return BLACK;
      if (y > hill) return Math.sin(x / 5 + Math.sin(y / 9) * 2) > 0.72 ? BLACK : rgb('86a860');
    }
    const { u, v, chance } = strewnAt(x, y, 210, 41);
    const reach = 50 + chance * 14;
    const off = [u - 7, v - 5] as const;
    for (let leaf = 0; leaf < 2; leaf++) {
      const turn = 1.2 + leaf * 0.8;
      if (isLeaf(u, v - 26, turn, 84, 17)) return isLeaf(u, v - 28, turn, 78, 12) ? rgb('4f8a4a') : BLACK;
    }
    if (isFlower(u, v, reach, 6)) {
      if (isFlower(u, v, 15, 6)) return rgb('f0c83a');
      return isFlower(u, v, reach - 6, 6)
        ? isFlower(off[0], off[1], reach - 8, 6)
          ? rgb(chance < 0.5 ? 'd8442f' : 'e88a2a')
          : CREAM
        : BLACK;
    }
    return CREAM;
  },
});

/** Cut with small scissors from one black sheet, mirrored around a fold: trees, birds, hearts. */
export const scherenschnitt = createTableau({
  tones: '14110f 14110f 14110f 14110f 14110f f4ead2',
  hard: true,
  line: { color: 'f4ead2', width: 2.8, threshold: 0.016 },
  rim: { color: 'f4ead2', reach: 10 },
  grain: 0.06,
  ground({ x, y, width, edge, feet }) {
    const paper = rgb('f4ead2');
    const beside = Math.min(x, width - x);
    if (edge < 46) {
      const along = Math.abs(Math.abs(x - width / 2) < width / 2 - 46 ? x - width / 2 : y - 512);
      const scallop = 30 + 10 * Math.cos(along / 12);
      return edge < scallop && !(farOf((along % 75.4) - 37.7, edge - 16) < 8) ? BLACK : paper;
    }
    const earth = feet - 22 + 10 * Math.sin(x / 90);
    if (y > earth) return between(y, earth + 34, earth + 40) || (Math.sin(x / 7) > 0.6 && y < earth + 4) ? paper : BLACK;
    if (Math.sin(x / 8) > 0.86 && y > earth - 22) return BLACK;
    // A tree on either side, whose crown is leaves.
    const trunk = 118 + 22 * Math.sin(y / 110);
    if (Math.abs(beside - trunk) < 9 + Math.max(0, y - feet + 130) * 0.12 && y > 190) return BLACK;
    for (let branch = 0; branch < 5; branch++) {
      const root = 270 + branch * 108;
      const from = 118 + 22 * Math.sin(root / 110);
      for (const side of [-0.75, -2.4]) {
        const [u, v] = [beside - from, y - root];
        const along = u * Math.cos(side) + v * Math.sin(side);
        const across = v * Math.cos(side) - u * Math.sin(side);
        const bow = across - 0.0022 * (side < -1 ? -1 : 1) * along * along;
        if (between(along, 0, 108) && Math.abs(bow) < 4.5) return BLACK;
        const step = (along + 6) % 24;
        if (between(along, 12, 128) && isLeaf(step - 12, Math.abs(bow), 0.9, 25, 8)) return BLACK;
      }
    }
    const [u, v] = [Math.abs(x - width / 2), y - 128];
    const heart = (u / 46) ** 2 + ((v - Math.sqrt(u / 46) * -30) / 46) ** 2;
    if (heart < 1) return heart < 0.45 && heart > 0.2 ? paper : BLACK;
    if (isSpiral(u - 108, v, 22, 7, 46) || (between(u, 46, 104) && Math.abs(v - 44 + u * 0.3) < 4)) return BLACK;
    return isLeaf(u - 150, v, -0.4, 70, 13) || isLeaf(u - 150, v + 6, 0.5, 60, 11) ? BLACK : paper;
  },
});

/** Roses and scrolls of C and S on a chest of painted wood (Alps, Norway, Sweden). */
export const rosemaling = createTableau({
  inks: '1c1a16 a8281f d8553a e8b04a f4e2b8 2f5a4a 3f7a9a 8fb0a0 6a3f24 fdf6e4',
  vivid: 1.35,
  line: { color: '2a1a10', width: 2.4 },
  rim: { color: 'f4e2b8', reach: 8 },
  grain: 0.12,
  ground({ x, y, width, edge }) {
    if (edge < 44) return between(edge, 18, 26) || edge > 39 ? GOLD : rgb('8f2a1f');
    const wood = (noise(x / 160, y / 7, 231) - 0.5) * 16;
    const back = [22 + wood, 62 + wood, 68 + wood] as const;
    const mirrored = Math.abs(x - width / 2);
    const { u, v, chance } = strewnAt(mirrored + 96, y, 192, 42);
    const far = farOf(u, v);
    const turn = Math.atan2(v, u);
    if (far < 62 + 5 * Math.cos(turn * 8)) {
      if (far < 12) return rgb('f0c23a');
      // A petal is light at its edge, as the loaded brush leaves it.
      const petal = (far / 62 + Math.sin(turn * 4 + far / 16) * 0.2) % 0.5;
      return petal < 0.09
        ? rgb('fbe9d2')
        : petal < 0.26
          ? rgb(chance < 0.6 ? 'd8402f' : 'e08a9a')
          : rgb(chance < 0.6 ? 'a8201c' : 'c25a72');
    }
    for (let leaf = 0; leaf < 6; leaf++) {
      const way = leaf * 1.047 + chance * 2;
      if (!isLeaf(u, v, way, 112, 17)) continue;
      const across = v * Math.cos(way) - u * Math.sin(way);
      return across < -4 ? rgb('d8d08a') : Math.abs(across) < 2 ? rgb('f4e2b8') : rgb('5f9a5a');
    }
    const { u: su, v: sv } = strewnAt(mirrored, y + 96, 192, 43);
    if (isSpiral(su, sv, 26, 8, 60)) return rgb('e8b04a');
    return isFlower(su - 70, sv - 44, 12, 5) ? rgb('fdf6e4') : back;
  },
});

/** The Polish school of posters: a few raw colours, a shape torn by a broad brush, and much that is left alone. */
export const polishPoster = createTableau({
  inks: '17120f 7a1f1c d8342a f08a24 f6cf3a 2f6a5a 2f4f8a 9a6aa0 f3e7cf c89a7a',
  vivid: 1.7,
  line: { color: '17120f', width: 4.4, threshold: 0.022 },
  rim: { color: '17120f', reach: 9 },
  grain: 0.2,
  ground({ x, y, dx, dy, width, edge }) {
    const rough = (noise(x / 26, y / 26, 233) - 0.5) * 26 + (noise(x / 6, y / 6, 234) - 0.5) * 10;
    if (edge + rough * 0.3 < 40) return rgb('f3e7cf');
    const bristle = noise(x / 220 + y / 9, y / 60 - x / 400, 235);
    const sun = farOf(dx * 0.92, dy * 1.05 - 110) + rough * 1.6;
    if (sun < 350) return bristle > 0.74 ? rgb('e8782a') : between(sun, 300, 312) ? rgb('17120f') : rgb('f3b52a');
    // An eye in a corner and a hand's worth of strokes: nobody explains them.
    const [u, v] = [x - (width - 150), y - 140];
    const eye = (u / 84) ** 2 + ((v + rough * 0.2) / 46) ** 2;
    if (eye < 1)
      return farOf(u, v) < 16 ? rgb('17120f') : farOf(u, v) < 34 ? rgb('2f6a5a') : eye > 0.8 ? rgb('17120f') : rgb('f3e7cf');
    const stripe = Math.abs(((y + x * 0.16 + rough) % 132) - 66);
    if (y > 760 && stripe < 26 && bristle < 0.72) return rgb('17120f');
    return bristle > 0.7 ? rgb('a8241f') : rgb('c92f27');
  },
});

/** For a fair or a bullfight in Spain: lanterns on garlands, an arc of sun and shade, and a border of tiles. */
export const fiestaPoster = createTableau({
  inks: '1a1210 8a1a1c d8242a f2702a f8c22a fdf0cc 1f6a4a 2f5fa8 e07a9a 7a4a2a',
  vivid: 1.55,
  line: { color: '1a1210', width: 2.8 },
  rim: { color: 'fdf0cc', reach: 10 },
  grain: 0.1,
  ground({ x, y, dx, dy, width, edge, feet }) {
    if (edge < 62) {
      if (edge < 7 || between(edge, 55, 62)) return rgb('1f4f9a');
      const { u, v, column, row } = cellAt(x, y, 48);
      if (Math.abs(u) > 22 || Math.abs(v) > 22) return WHITE;
      if (isFlower(u, v, 8, 4)) return rgb('f8c22a');
      return isFlower(u, v, 21, 8) ? rgb((column + row) % 2 ? '2f5fa8' : 'd8242a') : rgb('fdf0cc');
    }
    // Garlands, and the paper lanterns on them.
    for (let line = 0; line < 2; line++) {
      const span = width / 4;
      const along = ((x + line * span * 0.5) % span) - span / 2;
      const hang = 96 + line * 74 + 46 * (1 - (along / (span / 2)) ** 2);
      if (Math.abs(y - hang) < 2.5) return BLACK;
      const lamp = Math.round(along / (span / 3)) * (span / 3);
      const [u, v] = [along - lamp, y - (96 + line * 74 + 46 * (1 - (lamp / (span / 2)) ** 2)) - 34];
      const ball = (u / 27) ** 2 + (v / 31) ** 2;
      if (ball < 1) return Math.abs(Math.sin(v / 5)) < 0.3 || ball > 0.86 ? WHITE : rgb(Math.abs(lamp) < 4 ? 'd8242a' : '1f8a5a');
    }
    // The ring: sand below, and half of the seats in the sun.
    if (y > feet - 90) return y < feet - 78 ? WHITE : y < feet - 48 ? rgb('b01f22') : rgb('e8b45a');
    const turn = Math.atan2(dy - 60, dx);
    const ray = Math.sin(turn * 14 + 0.6) > 0;
    return x - y * 0.4 < width * 0.32 ? rgb(ray ? 'a8201f' : 'c42a26') : rgb(ray ? 'f2b02a' : 'f8ca4a');
  },
});

/** A Tibetan scroll: a halo of light, clouds that curl, lotus below, and a frame of brocade. */
export const thangka = createTableau({
  inks: '1a1414 8a1c1c d8382a e8862a f0c24a 1f5a3a 4f9a6a 1f3f7a 4f86b8 f4e6cc e8a8a0',
  vivid: 1.45,
  line: { color: '3a1a10', width: 2 },
  rim: { color: 'f0c24a', reach: 7 },
  grain: 0.08,
  ground({ x, y, dx, dy, edge, feet, width }) {
    if (edge < 66) {
      const { u, v } = cellAt(x, y, 44);
      if (between(edge, 56, 66)) return rgb(edge < 61 ? 'd8382a' : 'f0c24a');
      return isFlower(u, v, 15, 8) ? GOLD : rgb('1f2f5a');
    }
    const far = farOf(dx, dy);
    const turn = Math.atan2(dy, dx);
    if (far < 236) {
      if (between(far, 224, 236) || between(far, 186, 192)) return GOLD;
      return far > 192
        ? Math.sin(turn * 30) > 0
          ? rgb('d8382a')
          : rgb('e8862a')
        : Math.sin(turn * 40) > 0.5
          ? GOLD
          : rgb('1f6a4a');
    }
    const [u, v] = [x - width / 2, y - feet + 8];
    if (between(v, -34, 52)) {
      const petal = Math.abs((u % 78) - (u < 0 ? -39 : 39));
      const lip = 46 - petal * petal * 0.03;
      if (Math.abs(u) < 380 && v < lip) return v > lip - 10 ? WHITE : rgb(petal < 20 ? 'e8a0a8' : 'd8566a');
    }
    const { u: cu, v: cv, chance } = strewnAt(x, y, 168, 44);
    if (y < feet - 40 && chance < 0.75 && farOf(cu, cv * 1.3) < 66)
      return isSpiral(cu, cv, 20, 5, 60) ? rgb('2f5a9a') : farOf(cu, cv * 1.3) > 58 ? rgb('8fb8d8') : WHITE;
    return y < feet - 150 ? rgb('2a5a9a') : isLeaf(cu, cv, chance * 6, 70, 14) ? rgb('f0c24a') : rgb('2f7a4a');
  },
});

/** The walls of Ndebele houses: flat bright shapes, mirrored, between lines of black. */
export const ndebele = createTableau({
  inks: '14110f d8282a f27a2a f8c82a 2f8f4a 1f6fc0 7a3a9a f06aa0 fdfaf2 6a3a20',
  vivid: 1.7,
  line: { color: '14110f', width: 3.4 },
  rim: { color: 'fdfaf2', reach: 14 },
  grain: 0.06,
  ground({ x, y, width }) {
    const colors = ['1f6fc0', 'f8c82a', 'd8282a', '2f8f4a', '7a3a9a', 'f27a2a', 'f06aa0'];
    const beside = Math.abs(x - width / 2);
    const [column, row] = [Math.floor(beside / 152), Math.floor(y / 146)];
    const [u, v] = [(beside % 152) - 76, (y % 146) - 73];
    if (Math.abs(u) > 69 || Math.abs(v) > 66) return BLACK;
    if (Math.abs(u) > 60 || Math.abs(v) > 57) return WHITE;
    const kind = (column * 2 + row * 3) % 4;
    const color = (shift: number) => rgb(colors[(column * 3 + row * 2 + shift) % colors.length] ?? 'd8282a');
    const size =
      kind === 0
        ? Math.abs(u) + Math.abs(v)
        : kind === 1
          ? Math.max(Math.abs(u), Math.abs(v)) * 1.5
          : Math.abs(u) + (57 - v) * 0.62;
    const level = kind === 3 ? Math.floor((u + Math.abs(v)) / 22) + 6 : Math.floor(size / 24);
    const edge = kind === 3 ? (u + Math.abs(v) + 220) % 22 : size % 24;
    return edge < 5 ? BLACK : color(level);
  },
});

/** Colours that float on water, combed, and lifted off on paper (Turkish ebru). */
export const marbling = createTableau({
  inks: '1f2a3a a8342a d88a4a e8cf9a f6efe0 2f6a6a 6fa0a8 8a4a6a 2f4f8a c8b09a',
  vivid: 1.35,
  line: { color: '1f2a3a', width: 2.6 },
  rim: { color: 'f6efe0', reach: 14 },
  grain: 0.08,
  ground({ x, y }) {
    const drift = (noise(x / 150, y / 150, 236) - 0.5) * 230 + (noise(x / 48, y / 48, 237) - 0.5) * 46;
    const comb = 24 * Math.abs(((y + drift * 0.3) % 74) / 37 - 1) ** 1.6;
    const way = x * 0.9 + drift + comb * 2.4 + Math.sin(y / 44) * 20;
    const bands = ['2f4f8a', 'f6efe0', 'a8342a', 'e8cf9a', '2f6a6a', 'f6efe0', 'd88a4a', '1f2a3a'];
    const step = (((way % 216) + 216) % 216) / 27;
    return step % 1 < 0.1 ? rgb('fbf6ea') : rgb(bands[Math.floor(step)] ?? 'f6efe0');
  },
});

const CLOTHS = ['c8484a', '3f6a9a', 'e8b04a', '5f8f5a', 'f0dcc0', '8a5a8a', 'e08a6a', '6fa8b0', '7a4a34'].map(rgb);

/** Squares of cloth that are sewn together, each with a print, and the stitches around what is put on them. */
export const patchwork = createTableau({
  inks: '2a2024 a8343a e07a5a e8b84a f4e6cc 4f7f54 3f6a9a 86b4c0 8a5a84 7a4f34',
  vivid: 1.4,
  line: { color: '2a2024', width: 2 },
  rim: { color: 'fdf4e0', reach: 8 },
  grain: 0.16,
  ground({ x, y }) {
    const { u, v, column, row, chance } = cellAt(x, y, 146, 45);
    const seam = Math.max(Math.abs(u), Math.abs(v));
    const weave = (Math.sin(x * 1.3) + Math.sin(y * 1.3)) * 6;
    const cloth = (shift: number) => {
      const [red, green, blue] = CLOTHS[(column * 4 + row * 7 + shift + 90) % CLOTHS.length] ?? WHITE;
      const dip = seam > 69 ? -60 : seam > 64 ? -18 : 0;
      return [red + weave + dip, green + weave + dip, blue + weave + dip] as const;
    };
    if (between(seam, 57, 61) && Math.sin((Math.abs(u) > Math.abs(v) ? v : u) / 3.2) > 0) return rgb('fdf4e0');
    const kind = Math.floor(chance * 4);
    if (kind === 0) return isFlower(u % 48, v % 48, 13, 5) ? cloth(3) : cloth(0);
    if (kind === 1) return (Math.floor((u + 146) / 18) + Math.floor((v + 146) / 18)) % 2 ? cloth(4) : cloth(0);
    if (kind === 2) return Math.abs(u) > Math.abs(v) ? cloth(2) : cloth(0);
    return farOf(((((u + 146) % 30) + 30) % 30) - 15, ((((v + 146) % 30) + 30) % 30) - 15) < 6 ? cloth(4) : cloth(0);
  },
  skin: ({ x, y }) => [Math.sin(x * 1.3) + Math.sin(y * 1.3) > 0.9 ? rgb('ffffff') : BLACK, 0.07],
});

/** A hero in an empty hall (Jacques-Louis David): a bare wall, two columns, a red curtain, a floor of stone. */
export const neoclassical = createTableau({
  rim: { color: '2a241c', reach: 5 },
  grain: 0.1,
  ground({ x, y, width, feet }) {
    const brush = (noise(x / 60, y / 14, 238) - 0.5) * 18;
    const lit = 1.16 - (x / width) * 0.5 - Math.abs(y - 420) / 1500;
    const tone = (red: number, green: number, blue: number, share = 1) =>
      [(red + brush) * lit * share, (green + brush) * lit * share, (blue + brush) * lit * share] as const;
    const horizon = feet - 96;
    if (y > horizon) {
      const slab = Math.abs((((x - width / 2) * 420) / (y - horizon + 300)) % 150) < 3 || (y - horizon) % 84 < 3;
      return tone(150, 126, 98, slab ? 0.66 : 0.9);
    }
    const fold = Math.sin(x / 16 + Math.sin(y / 120) * 1.4);
    const drape = 250 - y * 0.22 + 34 * Math.sin(y / 140);
    if (width - x < drape) return tone(150 + fold * 42, 26 + fold * 12, 24 + fold * 10, 1.25);
    for (const middle of [118, 330]) {
      const u = x - middle;
      if (y > horizon - 40 && Math.abs(u) < 62) return tone(142, 132, 112, y < horizon - 34 ? 0.7 : 1);
      if (y < 74 && Math.abs(u) < 66) return tone(150, 138, 116, y > 66 ? 0.7 : 1);
      if (Math.abs(u) < 46) return tone(158, 146, 124, (0.94 - u / 120) * (Math.abs(Math.sin(u / 5.2)) < 0.3 ? 0.78 : 1));
    }
    return tone(92, 88, 72, y > horizon - 8 ? 0.6 : 1);
  },
  // As smooth as enamel, lit from the left, with brown shadows.
  skin: ({ dx }, light) => (light < 0.55 ? [rgb('3a2416'), 0.34 * (0.55 - light) * 2] : [rgb('fff0d0'), dx < 0 ? 0.14 : 0.03]),
});
