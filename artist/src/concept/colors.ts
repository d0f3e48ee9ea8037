/** Colours that somebody is asked to have, or not to have. */
import type { Rgb } from '../drawing/raster.ts';

interface Color {
  rgb: Rgb;
  words: string;
}

const COLORS = {
  red: {
    rgb: [226, 52, 48],
    words:
      'red rot rote roter rotes rosso rossa rojo roja rouge rouges rojas rojos rosse rossi roten rotem vermelho vermelha vermelhas красные красных красный красная 赤い 赤',
  },
  orange: { rgb: [244, 132, 32], words: '' },
  yellow: {
    rgb: [250, 206, 48],
    words:
      'yellow gelb gelbe gelber gelbes giallo gialla amarillo amarilla jaune jaunes amarillas amarillos gelben gelbem gialle amarelo amarela жёлтые жёлтый жёлтая 黄色い 黄色',
  },
  green: {
    rgb: [76, 186, 72],
    words: 'green grün grüne grüner grünes verde verdes vert verte verts vertes verdi grünen grünem зелёный зелёная 緑の 緑',
  },
  blue: {
    rgb: [58, 122, 230],
    words:
      'blue blau blaue blauer blaues blu azzurro azul bleu bleue bleus bleues azules blauen blauem синие синий синяя 青い 青',
  },
  purple: {
    rgb: [146, 76, 206],
    words: 'purple violet lilac lila violett violette viola morado morada violettes roxo фиолетовый фиолетовая 紫の 紫',
  },
  pink: { rgb: [244, 118, 176], words: 'pink rosa rosas rose розовый розовая ピンクの ピンク' },
  brown: {
    rgb: [140, 88, 52],
    words:
      'brown braun braune brauner marrone marrón marrones marrom castanho castanha marron braunen коричневый коричневая 茶色い 茶色',
  },
  black: {
    rgb: [58, 56, 68],
    words:
      'black schwarz schwarze schwarzer nero nera negro negra noir noire noirs noires negros negras nere schwarzen schwarzem preto preta чёрные чёрный чёрная 黒い 黒',
  },
  white: {
    rgb: [240, 240, 246],
    words:
      'white weiß weiße weißer bianco bianca blanco blanca blanc blanche blancs blanches blancos blancas bianche weißen weißem branco branca белые белый белая 白い 白',
  },
  grey: {
    rgb: [150, 154, 164],
    words: 'grey gray grau graue grauer grigio grigia gris серый серая grauen gris grises 灰色の 灰色',
  },
} as const satisfies Record<string, Color>;

export type ColorName = keyof typeof COLORS;

const isColor = (name: string): name is ColorName => Object.hasOwn(COLORS, name);
const NAMES: readonly ColorName[] = Object.keys(COLORS).filter(isColor);
const MATERIALS: readonly (readonly [ColorName, string])[] = [
  ['grey', 'concrete cement granite beton béton hormigón cemento concreto pewter'],
  ['white', 'marble porcelain alabaster marmor porzellan mármol marmo marbre'],
  ['brown', 'wooden terracotta hölzern hölzerne hölzerner'],
  ['yellow', 'golden'],
];
/** The Golden Gate is red, and of a wooden leg the rest is no wood. */
const NAMED_FOR_A_MATERIAL =
  /\b(?:golden (?:gate|eagle|retriever|girls?|boy|age|state|shower)|marble (?:cake|run)|concrete (?:mixer|jungle)|cement (?:mixer|truck)|wooden (?:leg|arm|hand)s?)\b/giu;
export const withoutMaterials = (text: string): string => text.replaceAll(NAMED_FOR_A_MATERIAL, '');
const BY_WORD: ReadonlyMap<string, ColorName> = new Map([
  ...NAMES.flatMap((name) => COLORS[name].words.split(' ').map((word) => [word, name] as const)),
  ['orange', 'orange'],
  // What somebody is made of is seen by its colour.
  ...MATERIALS.flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
]);

export const rgbOf = (name: ColorName): Rgb => COLORS[name].rgb;

/** An orange is rather the fruit, wherever a colour is wished for. */
export const colorOfWord = (word: string): ColorName | undefined => (word === 'orange' ? undefined : BY_WORD.get(word));

/** The colours that are named among what is not wanted. */
export const colorsIn = (words: readonly string[]): ColorName[] => words.flatMap((word) => BY_WORD.get(word) ?? []);

/** The name that a colour has for people. */
export function nameOfColor([red, green, blue]: Rgb): ColorName {
  const high = Math.max(red, green, blue);
  const range = high - Math.min(red, green, blue);
  if (range < 0.16 * high || high < 60) return high < 90 ? 'black' : high > 215 ? 'white' : 'grey';
  const sixth = high === red ? (green - blue) / range : high === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  const hue = (sixth * 60 + 360) % 360;
  if (hue < 50 && hue > 12 && high < 180) return 'brown';
  return HUES.find(([below]) => hue < below)?.[1] ?? 'red';
}

/** Up to which angle of the circle of hues a colour is called so. */
const HUES: readonly (readonly [below: number, name: ColorName])[] = [
  [14, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [172, 'green'],
  [256, 'blue'],
  [292, 'purple'],
  [344, 'pink'],
];

/** Bright ones, to choose from for somebody who must not have their own. */
export const BRIGHT: readonly ColorName[] = ['red', 'orange', 'yellow', 'green', 'purple', 'pink', 'blue'];
