/** What a body can be made of or covered with: wood, stone, glass, knitting, moss. */
import type { Rgb } from '../drawing/raster.ts';
import type { Spot, Surface } from '../drawing/surface.ts';
import { hash, noise } from './finishes/kit/noise.ts';

type Paint = (spot: Spot) => Surface;

const clamp = (value: number): number => Math.max(0, Math.min(1, value));
const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];
/** Between a dark colour, the usual one and a light one. */
const ramp =
  (dark: Rgb, usual: Rgb, light: Rgb) =>
  (tone: number): Rgb =>
    tone < 0.5 ? mix(dark, usual, clamp(tone) * 2) : mix(usual, light, clamp(tone) * 2 - 1);
const times = ([red, green, blue]: Rgb, factor: number): Rgb => [red * factor, green * factor, blue * factor];
const WHITE: Rgb = [255, 255, 255];
const fract = (value: number): number => value - Math.floor(value);
/** 1 on a line, 0 beside it. */
const line = (away: number, width: number): number => clamp(1 - Math.abs(away) / width);
/** Where a field of noise is just a half: winding lines. */
const vein = (x: number, y: number, salt: number, width: number): number => line(noise(x, y, salt) - 0.5, width);
/** How far from the middle of a cell of a grid, in cells, -0.5 to 0.5. */
const within = (value: number, cell: number): number => fract(value / cell) - 0.5;

const WOOD = ramp([74, 38, 14], [186, 122, 62], [240, 196, 132]);
const STONE = ramp([52, 52, 58], [150, 150, 152], [226, 226, 224]);
const GLASS = ramp([26, 92, 128], [150, 214, 236], [244, 254, 255]);
const ICE = ramp([52, 120, 190], [168, 220, 248], [255, 255, 255]);
const GOLD = ramp([92, 50, 6], [236, 180, 48], [255, 246, 190]);
const METAL = ramp([38, 44, 56], [150, 160, 174], [250, 252, 255]);
const RUST = ramp([66, 26, 10], [174, 84, 34], [228, 146, 78]);
const CARDBOARD = ramp([96, 64, 34], [196, 150, 98], [232, 198, 152]);
const PAPER = ramp([128, 130, 148], [232, 232, 236], [255, 255, 255]);
const CHOCOLATE = ramp([34, 14, 6], [104, 56, 28], [190, 128, 84]);
const SLIME = ramp([18, 84, 22], [94, 208, 58], [220, 255, 150]);
const MASH = ramp([170, 128, 56], [244, 220, 150], [255, 250, 222]);
const MOSS = ramp([22, 56, 16], [84, 140, 44], [166, 206, 92]);

/** The rings of a trunk that was cut along. */
const wood: Paint = ({ x, y, light }) => {
  const rings = x / 17 + 2.6 * noise(x / 80, y / 190, 1) + 0.5 * noise(x / 12, y / 90, 2);
  const grain = line(fract(rings) - 0.5, 0.32);
  return { color: WOOD(light - 0.02 - grain * 0.2 - (noise(x / 3, y / 40, 3) - 0.5) * 0.16) };
};

const stone: Paint = ({ x, y, light }) => {
  const crack = vein(x / 74, y / 74, 4, 0.016) * (noise(x / 160, y / 160, 5) > 0.36 ? 1 : 0);
  const grain = (noise(x / 2.4, y / 2.4, 6) - 0.5) * 0.26 + (noise(x / 26, y / 26, 7) - 0.5) * 0.28;
  return { color: STONE(light + grain - crack * 0.6) };
};

const glass: Paint = ({ x, y, light }) => {
  const band = fract((x + y * 0.62) / 190);
  const sheen = line(band - 0.3, 0.08) + line(band - 0.46, 0.03);
  const edge = clamp((0.42 - light) * 2.4) + clamp((light - 0.62) * 1.6);
  return { color: mix(GLASS(light * 1.05 + 0.06), WHITE, sheen * 0.55), cover: clamp(0.42 + edge + sheen * 0.3) };
};

const ice: Paint = ({ x, y, light }) => {
  const facet = hash(Math.floor((x + y * 0.5) / 52), Math.floor((y - x * 0.4) / 60), 8) - 0.5;
  const crack = vein(x / 60, y / 60, 9, 0.014) + vein(x / 28, y / 34, 10, 0.008);
  return { color: mix(ICE(light + facet * 0.3 + 0.04), WHITE, clamp(crack) * 0.85), cover: 0.86 };
};

/** Polished: it mirrors a room in bands of light and dark. */
const polished =
  (tones: (tone: number) => Rgb): Paint =>
  ({ x, y, light }) => ({ color: tones(light + 0.17 * Math.sin(light * 17 + y / 70) + (noise(x / 40, y / 40, 11) - 0.5) * 0.1) });

const rust: Paint = ({ x, y, light }) => {
  const blotch = clamp((noise(x / 46, y / 46, 12) * 0.65 + noise(x / 13, y / 13, 13) * 0.35 - 0.36) * 7);
  const grain = (noise(x / 2.6, y / 2.6, 14) - 0.5) * 0.34;
  return { color: mix(METAL(light - 0.06), RUST(light + grain), blotch) };
};

const cardboard: Paint = ({ x, y, light }) => {
  const flute = line(within(x, 11), 0.5);
  const fold = line(within(y + 40, 190) * 190, 3);
  return { color: CARDBOARD(light + (flute - 0.5) * 0.16 - fold * 0.3 + (noise(x / 3, y / 9, 15) - 0.5) * 0.12) };
};

/** Folded: each triangle faces another way. */
const paper: Paint = ({ x, y, light }) => {
  const [column, row] = [Math.floor(x / 88), Math.floor(y / 88)];
  const [over, down] = [fract(x / 88), fract(y / 88)];
  const isEven = (column + row) % 2 === 0;
  const away = isEven ? over - down : over + down - 1;
  const face = hash(column, row, away > 0 ? 16 : 17) - 0.5;
  const edge = Math.min(Math.abs(away) * 62, over * 88, down * 88);
  return { color: PAPER(light + 0.06 + face * 0.34 - line(edge, 2.4) * 0.2) };
};

const BRICK = 34;
/** Each colour is that of a whole brick, with a stud. */
const bricks: Paint = ({ x, y, own }) => {
  const [over, down] = [within(x, BRICK), within(y, BRICK)];
  const away = Math.hypot(over, down);
  const rim = line(away - 0.3, 0.07);
  const lit = (over + down < 0 ? 0.34 : -0.34) * rim;
  const gap = Math.max(line(0.5 - Math.abs(over), 0.06), line(0.5 - Math.abs(down), 0.06));
  const [red, green, blue] = own;
  const flat: Rgb = [Math.round(red / 36) * 36, Math.round(green / 36) * 36, Math.round(blue / 36) * 36];
  return { color: times(flat, 1.02 + lit + (away < 0.28 ? 0.1 : 0) - gap * 0.42) };
};

/** Rows of stitches, each like a V. */
const knit: Paint = ({ x, y, own }) => {
  const [wide, high] = [20, 15];
  const over = within(x, wide);
  const down = fract((y - Math.abs(over) * wide * 0.75) / high) - 0.5;
  const thread = Math.hypot((Math.abs(over) - 0.25) / 0.27, down / 0.56);
  const strand = (noise(x / 2, y / 2, 18) - 0.5) * 0.14;
  return { color: times(own, 1.16 - clamp(thread) ** 3 * 0.56 + strand) };
};

const chocolate: Paint = ({ x, y, light }) => {
  const [over, down] = [within(x, 76), within(y, 76)];
  const bevel = Math.max(Math.abs(over), Math.abs(down));
  const facing = Math.abs(over) > Math.abs(down) ? -over : -down;
  return { color: CHOCOLATE(light + (bevel > 0.38 ? facing * 0.3 : 0) - line(0.5 - bevel, 0.03) * 0.28) };
};

const slime: Paint = ({ x, y, light }) => {
  const [column, row] = [Math.floor(x / 44), Math.floor(y / 44)];
  const size = hash(column, row, 19);
  const away = Math.hypot(
    within(x, 44) + (hash(column, row, 20) - 0.5) * 0.4,
    within(y, 44) + (hash(column, row, 21) - 0.5) * 0.4,
  );
  const bubble = size > 0.55 ? line(away - size * 0.2, 0.05) : 0;
  const run = noise(x / 22, y / 120, 22) - 0.5;
  return { color: mix(SLIME(light + run * 0.34 + 0.03), WHITE, bubble * 0.6), cover: clamp(0.76 + (0.4 - light)) };
};

const mash: Paint = ({ x, y, light }) => {
  const lumps = noise(x / 24, y / 20, 23) - noise((x + 5) / 24, (y + 6) / 20, 23);
  const fine = noise(x / 8, y / 8, 24) - noise((x + 2) / 8, (y + 2) / 8, 24);
  return { color: MASH(light + lumps * 0.6 + fine * 0.2) };
};

/** Smooth, with a hard light on it and a seam. */
const rubber: Paint = ({ x, own, light }) => {
  const shine = clamp((light - 0.56) * 3.2);
  const seam = line(within(x, 150) * 150, 2.4);
  return { color: mix(times(own, 1.06 - seam * 0.3), WHITE, shine * 0.6) };
};

const LINEN = ramp([120, 104, 76], [226, 212, 178], [252, 246, 226]);
/** Bands around and around, which do not lie quite even. */
const wraps: Paint = ({ x, y, light }) => {
  const down = y + x * 0.16 + 22 * noise(x / 120, y / 300, 30);
  const band = Math.floor(down / 30);
  const edge = line(within(down, 30) * 30 + 15, 4) + line(within(down, 30) * 30 - 15, 2);
  const weave = (noise(x / 2, y / 2, 31) - 0.5) * 0.12;
  return { color: LINEN(light + (hash(band, 0, 32) - 0.5) * 0.16 + weave - edge * 0.34) };
};

const moss: Paint = ({ x, y, light, own }) => {
  const patch = clamp((noise(x / 58, y / 58, 25) * 0.7 + noise(x / 15, y / 15, 26) * 0.3 - 0.32) * 8);
  const tuft = (noise(x / 3.4, y / 5.4, 27) - 0.5) * 0.7;
  return { color: mix(own, MOSS(light + tuft), patch) };
};

const GLITTERS: readonly Rgb[] = [WHITE, [255, 216, 92], [255, 150, 214], [150, 226, 255]];
const glitter: Paint = ({ x, y, own }) => {
  const [column, row] = [Math.floor(x / 5), Math.floor(y / 5)];
  const kind = hash(column, row, 28);
  const bright = hash(column, row, 29);
  return { color: kind < 0.5 ? mix(own, GLITTERS[Math.floor(kind * 8)] ?? WHITE, bright) : times(own, 0.9 + bright * 0.3) };
};

/** Dark on what is light, and the other way round. */
const contrast = ({ own, isDark }: Spot): Rgb => (isDark ? mix(own, WHITE, 0.66) : times(own, 0.4));
const checks: Paint = (spot) => {
  const isOther = (Math.floor(spot.x / 44) + Math.floor(spot.y / 44)) % 2 === 0;
  return { color: isOther ? contrast(spot) : spot.own };
};
const stripes: Paint = (spot) => ({
  color: fract((spot.y + 9 * Math.sin(spot.x / 34)) / 62) < 0.46 ? contrast(spot) : spot.own,
});
const spots: Paint = (spot) => {
  const row = Math.floor(spot.y / 58);
  const away = Math.hypot(within(spot.x + (row % 2) * 33, 66) * 66, within(spot.y, 58) * 58);
  return { color: mix(spot.own, contrast(spot), clamp((18 - away) / 2)) };
};

export const SKINS = {
  wood,
  stone,
  glass,
  ice,
  gold: polished(GOLD),
  metal: polished(METAL),
  rust,
  cardboard,
  paper,
  bricks,
  knit,
  chocolate,
  slime,
  mash,
  rubber,
  wraps,
  moss,
  glitter,
  checks,
  stripes,
  spots,
} as const satisfies Readonly<Record<string, Paint>>;

export type SkinId = keyof typeof SKINS;
