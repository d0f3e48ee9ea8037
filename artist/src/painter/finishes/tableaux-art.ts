/** Painters and movements, each by what people know them for. */
import { between, cellAt, farOf, isFlower, isLeaf, isSpiral, isText, strewnAt } from './kit/motifs.ts';
import { hash, noise } from './kit/noise.ts';
import { createTableau, rgb } from './tableau.ts';

const BLACK = rgb('17130f');
const GOLD = rgb('e6b83f');
const FJORD = ['1f2f4a', '2f4a6a', '24384a', '3f5a5a'].map(rgb);
const SKY = ['d8401f', 'f07a24', 'f5a83a', 'c8301a', 'f29430', 'e85a24'].map(rgb);
const BLOCKS = ['f7c84a', '2f7ad8', 'f2886a', '1f9a6a', 'f2a8c4', 'fdf3dc', 'e8503a'].map(rgb);
const PAPERS = ['fdf8ee', '15131c', '1f4fc0', 'f2542a'].map(rgb);

/** Gold leaf full of spirals, eyes and little squares, and the robe as well. */
export const klimt = createTableau({
  inks: '1c150f 5a3a1a 8f6a24 c99a35 e8c668 f7e8b4 fdf6e4 7a8a4a a8463a 3f6a8a d8a08a',
  line: { color: '2a1c10', width: 2 },
  rim: { color: '3a2814', reach: 4 },
  grain: 0.2,
  ground({ x, y }) {
    const { u, v, chance } = strewnAt(x, y, 116, 31);
    if (chance < 0.42 && isSpiral(u, v, 19, 7, 50)) return rgb('8a5a18');
    if (between(chance, 0.42, 0.62)) {
      const eye = (u / 46) ** 2 + (v / 22) ** 2;
      if (eye < 1) return farOf(u, v) < 10 ? BLACK : eye > 0.7 ? rgb('7a4f16') : rgb('f9eebc');
    }
    if (chance > 0.62) {
      const cell = cellAt(u, v, 24, 3);
      if (Math.abs(u) < 46 && Math.abs(v) < 46 && Math.abs(cell.u) < 9 && Math.abs(cell.v) < 9)
        return cell.chance < 0.4 ? BLACK : cell.chance < 0.7 ? rgb('fbf3da') : rgb('b08a2a');
    }
    const leaf = hash(Math.floor(x / 86), Math.floor(y / 86), 33) * 22;
    return [214 + leaf, 166 + leaf, 58 + leaf];
  },
  skin({ x, y, dy }, light) {
    if (dy < 150 || light < 0.16) return null;
    const { u, v, chance } = strewnAt(x, y, 62, 34);
    if (chance < 0.5 ? isSpiral(u, v, 11, 4.5, 26) : Math.abs(u) < 12 && Math.abs(v) < 18)
      return [chance > 0.8 ? BLACK : rgb('fbe9a4'), 0.8];
    return [rgb('dca838'), 0.5];
  },
});

/** Small stones with gold behind them, a halo, and a border. */
export const byzantine = createTableau({
  inks: '201812 4a2a1c 8a4a2a c98a5a ecc898 fbeed4 7a1f24 1f3f6a 3f6f9a 2f5a3f 8fa06a d9a83a',
  line: { color: '241812', width: 2.6 },
  grain: 0.06,
  ground({ x, y, dx, dy, far, edge }) {
    const { chance } = cellAt(x, y, 15);
    const shade = (chance - 0.5) * 56;
    if (edge < 64) return cellAt(x, y, 64).chance < 0.5 ? [150 + shade, 30, 34] : [30, 62 + shade / 2, 120 + shade];
    if (Math.abs(far - 286) < 12) return rgb('8a2420');
    if (far < 286 && Math.min(Math.abs(dx), Math.abs(dy)) < 22) return [248, 236 + shade / 5, 196 + shade / 2];
    return [216 + shade, 166 + shade, 54 + shade / 2];
  },
  over({ x, y }) {
    const { u, v } = cellAt(x + 2.4 * Math.sin(y / 19), y + 2.4 * Math.sin(x / 23), 15);
    return Math.max(Math.abs(u), Math.abs(v)) > 6.9 ? rgb('6b5238') : null;
  },
});

/** Bands of orange and red swirl above a dark fjord, and a rail runs away. */
export const munch = createTableau({
  inks: '171a24 2f3a4a 4a5a5a 8a7a4a c8a05a e8cf94 f2e3bc 8a3a24 c8582a 3a5a7a 6f8a6a',
  line: { color: '1a1a24', width: 3, threshold: 0.02 },
  grain: 0.2,
  ground({ x, y, dx, dy, far }) {
    const wave = noise(x / 240, y / 150, 41) * 130 + 40 * Math.sin(x / 170 + far / 200);
    const rail = Math.abs(y - 760 - (x - 512) * -0.42);
    if (y > 640 - (x - 512) * 0.42) {
      const plank = Math.abs(Math.sin((y + x * 0.42) / 15));
      return rail < 16 ? rgb('5a2a1a') : plank < 0.3 ? rgb('6b3f24') : rgb('a8703f');
    }
    const band = Math.floor((y + wave) / 26 + hash(0, Math.floor(Math.atan2(dy, dx) * 2), 4) * 0.2);
    if (y + wave * 0.8 > 560) return FJORD[band & 3] ?? BLACK;
    return SKY[Math.abs(band) % 6] ?? BLACK;
  },
  skin({ x, y }) {
    const stroke = Math.sin((y + 22 * Math.sin(x / 60)) / 5.5);
    return stroke > 0.5 ? [rgb('2a2430'), 0.14] : stroke < -0.6 ? [rgb('f7d9a0'), 0.16] : null;
  },
});

/** Red, black and cream in wedges that rush up to the right. */
export const constructivist = createTableau({
  tones: '15110f 15110f c8241c f0e4cc f0e4cc',
  hard: true,
  line: { color: '15110f', width: 2.6 },
  rim: { color: 'f0e4cc', reach: 10 },
  ground({ x, y }) {
    const along = x * 0.82 - y * 0.57;
    const across = x * 0.57 + y * 0.82;
    const disc = farOf(x - 760, y - 260);
    if (Math.abs(disc - 190) < 16) return BLACK;
    if (between(across, 560, 640) || between(across, 980, 1010)) return BLACK;
    if (across < 560 && along > -120 && across > 560 - (along + 120) * 0.7) return rgb('c8241c');
    if (across > 1080) return between(across % 60, 0, 20) ? rgb('f0e4cc') : rgb('c8241c');
    return disc < 174 ? rgb('c8241c') : rgb('f0e4cc');
  },
});

/** Pastel clouds in a frame of golden shells. */
export const rococo = createTableau({
  inks: '5a4048 8f6a6a c8949a f2c4c4 fbe6dc fffaf2 8fb0c0 c4dce3 a8b88f e3cf94 c8a0c0',
  vivid: 1.1,
  line: { color: '7a5058', width: 1.4, threshold: 0.03 },
  ground({ x, y, feet }) {
    const puff = noise(x / 130, y / 90, 71) * 0.6 + noise(x / 50, y / 40, 72) * 0.4;
    if (y > feet - 60) return [206 + puff * 30, 196 + puff * 30, 150 + puff * 40];
    const { u, v, chance } = strewnAt(x, y, 230, 73);
    if (chance < 0.5 && isFlower(u, v, 26, 5)) return isFlower(u, v, 11, 5) ? rgb('e88a9a') : rgb('f7b8c0');
    return puff > 0.5 ? [252, 228 + puff * 20, 222] : [168 + puff * 60, 206 + puff * 30, 226];
  },
  over({ edge, x, y, width }) {
    const oval = farOf((x - width / 2) / (width / 2 - 26), (y - 512) / 486);
    const [cx, cy] = [Math.min(x, width - x), Math.min(y, 1024 - y)];
    if (
      isSpiral(cx - 90, cy - 90, 27, 12, 84) ||
      (edge < 70 && oval > 0.99 && isFlower(cellAt(x, y, 58).u, cellAt(x, y, 58).v, 22, 7))
    )
      return rgb('d9ae4a');
    if (between(oval, 1, 1.03) || between(oval, 1.07, 1.09) || edge < 12) return GOLD;
    return oval > 1.03 ? rgb('f3e9da') : null;
  },
});

/** Wide fields of colour with soft edges, and somebody who is nearly one of them. */
export const colourField = createTableau({
  tones: '3a0f14 7a1a1a c8401f e8803a f2c48a',
  grain: 0.14,
  ground({ x, y, edge }) {
    const soft = (noise(x / 30, y / 30, 81) - 0.5) * 26;
    const [base, field] = [rgb('a8281c'), y + soft < 540 ? rgb('e8641f') : rgb('5a1420')];
    const seam = Math.abs(y + soft - 540);
    const share = Math.min(1, Math.max(0, (Math.min(edge - 46, seam - 18) + soft) / 40));
    return [
      base[0] + (field[0] - base[0]) * share,
      base[1] + (field[1] - base[1]) * share,
      base[2] + (field[2] - base[2]) * share,
    ];
  },
});

/** Drips of house paint over everything but the face. */
export const drip = createTableau({
  inks: '17140f 3a3a34 7a6a54 b5a488 ece3d0 c83a24 e8b02a 2f5a8a',
  line: { color: '17140f', width: 3 },
  rim: { color: 'f7f2e4', reach: 13 },
  ground({ x, y }) {
    for (const [salt, color] of [
      [91, '17140f'],
      [92, 'f7f2e4'],
      [93, 'c83a24'],
      [94, 'e8b02a'],
      [95, '2f5a8a'],
    ] as const) {
      if (Math.abs(noise(x / 74, y / 74, salt) - 0.5) < 0.022 + 0.02 * noise(x / 20, y / 20, salt)) return rgb(color);
      const { u, v, chance } = strewnAt(x, y, 70, salt);
      if (farOf(u, v) < chance * 9) return rgb(color);
    }
    return rgb('c9b894');
  },
});

/** Dots without an end. */
export const polkaDots = createTableau({
  inks: '15110f d81f24 f7c81f fdf8ec f06a9a 2f6fb8 8a8478',
  vivid: 1.6,
  line: { color: '15110f', width: 3 },
  rim: { color: 'fdf8ec', reach: 12 },
  ground({ x, y }) {
    const { u, v, chance } = strewnAt(x, y, 62, 98);
    return farOf(u, v) < 8 + chance * 17 ? BLACK : rgb('f7c81f');
  },
  skin({ x, y }, light) {
    const { u, v } = cellAt(x, y, 30);
    return light > 0.24 && light < 0.9 && farOf(u, v) < 6 ? [rgb('fdf8ec'), 0.7] : null;
  },
});

/** Leaves of painted paper on blocks of colour (the late Matisse). */
export const cutOuts = createTableau({
  inks: '15131c 1f4fc0 f2542a f7b81f 2f9a5a fdf8ee e86a9a 8a3a8a',
  vivid: 1.7,
  rim: { color: 'fdf8ee', reach: 12 },
  ground({ x, y }) {
    const [column, row] = [Math.floor(x / 256), Math.floor(y / 256)];
    const ground = BLOCKS[(column * 3 + row * 5) % 7];
    const [u, v] = [x - column * 256 - 128, y - row * 256 - 128];
    const stem = Math.abs(u) < 11 && Math.abs(v) < 96;
    const lobes = [-70, -25, 20, 65].some((at) => isLeaf(u, v - at, -0.6, 92, 20) || isLeaf(u, v - at, -2.54, 92, 20));
    return stem || lobes ? (PAPERS[(column + row * 3) % 4] ?? BLACK) : (ground ?? BLACK);
  },
});

/** Black blots, stars, and threads between them (Miró). */
export const biomorphic = createTableau({
  inks: '12100f d8241f f7c81f 1f5ac0 fdf6e4 2f8a4a e88a3a',
  vivid: 1.8,
  line: { color: '12100f', width: 4 },
  ground({ x, y }) {
    const { u, v, chance } = strewnAt(x, y, 220, 103);
    const turn = Math.atan2(v, u);
    const far = farOf(u, v);
    if (chance < 0.35 && far < 78 && Math.abs(Math.sin(turn * 4)) < 5 / Math.max(1, far)) return BLACK;
    if (between(chance, 0.35, 0.6) && far < 34) return u > 0 ? BLACK : rgb('d8241f');
    if (chance > 0.8 && far < 26) return rgb('f7c81f');
    if (Math.abs(noise(x / 260, y / 260, 104) - 0.5) < 0.006) return BLACK;
    const wash = noise(x / 200, y / 200, 105) * 40;
    return [140 + wash, 180 + wash * 0.8, 214];
  },
});

/** A wall of leaves with great flowers, as behind Frida. */
export const jungleLeaves = createTableau({
  inks: '1a1414 7a2a1c c8402f e8805a f2c49a fbe8d0 1f5a34 2f8a4a f2b82f 1f4a8a 8a2a5a',
  vivid: 1.35,
  line: { color: '24140f', width: 1.8 },
  ground({ x, y, far, dx, dy }) {
    const ring = Math.round((Math.atan2(dy, dx) / Math.PI) * 11);
    const angle = (ring / 11) * Math.PI;
    const [fu, fv] = [dx - Math.cos(angle) * 280, dy - Math.sin(angle) * 280];
    if (dy < 60 && far < 360 && isFlower(fu, fv, 44, 6, ring))
      return isFlower(fu, fv, 15, 6) ? rgb('f7c83a') : rgb(ring % 2 ? 'e83a4a' : 'f0709a');
    for (const salt of [111, 112, 113]) {
      const { u, v, chance } = strewnAt(x + salt * 40, y + salt * 17, 150, salt);
      const turn = chance * 6.3;
      const along = u * Math.cos(turn) + v * Math.sin(turn);
      const across = v * Math.cos(turn) - u * Math.sin(turn);
      if (isLeaf(u + Math.cos(turn) * 70, v + Math.sin(turn) * 70, turn, 150, 38))
        return Math.abs(across) < 2.5 || Math.abs(Math.sin((along + Math.abs(across)) * 0.22)) < 0.16
          ? rgb('b8d47a')
          : rgb(['1f6a3a', '2f8a44', '4aa050'][salt - 111] ?? '2f8a44');
    }
    return rgb('123a26');
  },
});

/** A pale creature in stripes, crooked hills, and a moon that is too large. */
export const burton = createTableau({
  tones: '0e0c14 2a2634 6a6478 b8b4c0 eeecf0',
  line: { color: '0e0c14', width: 3.2 },
  grain: 0.14,
  ground({ x, y, feet }) {
    const moon = farOf(x - 700, y - 300);
    const hill = feet - 60 + 40 * Math.sin(x / 130);
    const [u, v] = [x - 180, y - 500];
    // A hill that curls over, with stripes along it.
    const curl = isSpiral(u, v, 92, 38, 210) || (between(y, 500, hill + 30) && Math.abs(u + 150 - (y - 500) * 0.2) < 34);
    if (y > hill) return Math.floor((x + (y - hill) * 1.6) / 46) % 2 ? rgb('15121c') : rgb('e3e0e8');
    if (curl) return rgb('0e0c14');
    const { u: tu, v: tv } = cellAt(x - 40, y - 700, 200);
    if (x > 820 && (Math.abs(x - 930 + 20 * Math.sin(y / 50)) < 14 || isSpiral(tu, tv, 40, 9, 70))) return rgb('0e0c14');
    if (moon < 236) return [246 - moon / 9, 238 - moon / 9, 196 - moon / 9];
    return [44 + y / 22, 36 + y / 30, 74 + y / 14];
  },
  skin({ y, x, dy }, light) {
    if (dy < 190) return null;
    return Math.floor((y + 7 * Math.sin(x / 40)) / 25) % 2 && light > 0.2 ? [rgb('15121c'), 0.8] : null;
  },
});

/** Round green hills, a sky of summer with clouds like towers, and clean flat colours. */
export const greenHills = createTableau({
  inks: '2f2a2a 5a4a44 8a6a54 c8946a e8c49a fbf0dc d85a4a f2a84a f7d87a 5a9a5a 9ac87a 4a8ac0 9accE8 c8a0c8 ffffff'.toLowerCase(),
  vivid: 1.2,
  line: { color: '4a3a34', width: 1.5, threshold: 0.024 },
  grain: 0.03,
  ground({ x, y }) {
    const towers = noise(x / 150, y / 110, 121) * 0.62 + noise(x / 48, y / 44, 122) * 0.38;
    const hills = [640 + 60 * Math.sin(x / 210 + 1), 720 + 50 * Math.sin(x / 170 + 3), 800 + 30 * Math.sin(x / 240)] as const;
    const blade = (noise(x / 7, y / 16, 123) - 0.5) * 22;
    if (y > hills[2]) {
      const { u, v, chance } = strewnAt(x, y, 54, 124);
      if (farOf(u, v) < 6) return rgb(chance < 0.5 ? 'ffffff' : 'f7d84a');
      return [118 + blade, 188 + blade, 82 + blade];
    }
    if (y > hills[1]) return [96 + blade, 170 + blade, 84 + blade];
    if (y > hills[0]) return [132 + blade / 2, 194, 134];
    if (towers > 0.5 && y > 90) return towers > 0.56 ? [255, 255, 255] : [226, 240, 250];
    return [70 + y / 6, 152 + y / 9, 226 + y / 40];
  },
});

/** Squiggles, triangles and confetti on mint and pink (the eighties of Milan). */
export const memphis = createTableau({
  inks: '15131c f0386a ff8a3a ffd62f 2fc4b2 3f6af0 fdf8f0 c8a0f0 f7b8c8',
  vivid: 1.8,
  line: { color: '15131c', width: 3.4 },
  rim: { color: 'fdf8f0', reach: 11 },
  grain: 0.02,
  ground({ x, y }) {
    const { u, v, chance } = strewnAt(x, y, 132, 131);
    const ground = x + y < 900 ? rgb('a8ead8') : rgb('ffc2d4');
    if (chance < 0.26) return Math.abs(v - 13 * Math.asin(Math.sin(u / 7))) < 7 && Math.abs(u) < 48 ? rgb('3f6af0') : ground;
    if (chance < 0.5)
      return v < 32 && v > -36 && Math.abs(u) < (v + 36) * 0.55
        ? v > 22 || Math.abs(u) > (v + 36) * 0.55 - 7
          ? BLACK
          : rgb('ffd62f')
        : ground;
    if (chance < 0.72)
      return farOf(u, v) < 34 ? (farOf(cellAt(u, v, 15).u, cellAt(u, v, 15).v) < 4 ? BLACK : rgb('fdf8f0')) : ground;
    if (chance < 0.86) return Math.abs(farOf(u, v) - 28) < 7 ? rgb('f0386a') : ground;
    return isLeaf(u, v, chance * 40, 60, 8) ? rgb('ff8a3a') : ground;
  },
});

/** The great picture card of fortune tellers, with number and title. */
export const tarot = createTableau({
  inks: '1f1a22 2f3a7a c83a2a e88a3a f2cf5a fbf0cc 3a7a4a 6aa0c0 a85a7a 8a5a34',
  vivid: 1.4,
  line: { color: '1f1712', width: 2.6 },
  ground({ x, y, dx, dy, far }) {
    const ray = Math.abs(Math.sin(Math.atan2(dy, dx) * 10));
    if (far < 300) return far > 286 || (far > 240 && ray < 0.3) ? rgb('d89a2f') : rgb('f7dc6a');
    const { u, v, chance } = strewnAt(x, y, 150, 141);
    const star = farOf(u, v);
    if (chance < 0.5 && star < 26 * (0.4 + 0.6 * Math.abs(Math.cos(Math.atan2(v, u) * 4)) ** 3)) return rgb('f7dc6a');
    return y > 860 ? rgb('5a8a4a') : [44 + y / 14, 62 + y / 12, 140 + y / 18];
  },
  over({ edge, x, y, width }) {
    const across = x - width / 2;
    if (y > 922 && y < 990 && edge > 34) return isText('THE FOOL', across, y - 956, 7) ? BLACK : rgb('f7ecc8');
    if (y > 34 && y < 96 && Math.abs(across) < 70) return isText('0', across, y - 66, 7) ? BLACK : rgb('f7ecc8');
    if (edge < 24) return rgb('f7ecc8');
    if (edge < 34 || (between(y, 912, 922) && edge > 34)) return BLACK;
    return null;
  },
});

/** Parchment, a border of vines with gold leaf, and a great initial. */
export const illuminated = createTableau({
  inks: '2a1c14 8f1f1c c84a2a e3a83a f5e6bc 1f3f8a 4a7ac0 2f6a3f 8fae6a 8a4a6a d8a080',
  vivid: 1.4,
  line: { color: '2a1c14', width: 2.2 },
  rim: { color: 'e3b84a', reach: 9 },
  ground({ x, y }) {
    const stain = noise(x / 140, y / 140, 151) * 26;
    const line = y % 46;
    const isWord = hash(Math.floor(x / 40), Math.floor(y / 46), 152) > 0.22;
    if (between(line, 14, 32) && isWord && x % 9 < 4.5 && y > 150) return rgb('6b4a34');
    return [238 - stain, 222 - stain, 180 - stain];
  },
  over({ edge, x, y }) {
    if (edge < 12) return rgb('e9d9b0');
    if (x < 250 && y < 250 && x > 90 && y > 90) {
      const [u, v] = [x - 170, y - 170];
      if (Math.max(Math.abs(u), Math.abs(v)) > 72) return GOLD;
      if (Math.abs(farOf(u * 1.2, v) - 42) < 11 || (Math.abs(u) < 10 && Math.abs(v) < 64)) return GOLD;
      return isSpiral(u, v, 21, 4, 70) ? rgb('f5e6bc') : rgb('1f3f8a');
    }
    if (edge > 92) return null;
    if (between(edge, 84, 92) || between(edge, 12, 18)) return GOLD;
    const { u, v, chance } = cellAt(x, y, 74);
    if (isFlower(u, v, 9, 5)) return GOLD;
    if (isFlower(u, v, 25, 5)) return rgb(chance < 0.5 ? 'c82a2a' : '2a55b0');
    return isLeaf(u, v, chance * 6, 46, 10) || isLeaf(u, v, chance * 6 + 3, 46, 10)
      ? rgb('3a7a44')
      : isSpiral(u, v, 24, 3, 36)
        ? rgb('2f5a34')
        : rgb('f0e2b8');
  },
});
