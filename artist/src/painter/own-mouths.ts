/** Mouths and noses that faces of the picture set have of their own: where another is drawn, or none is wanted, they are under a patch of the skin around them. */
import type { Rgb } from '../drawing/raster.ts';
import type { Sprite } from '../drawing/sprite.ts';
import { baseOf } from '../pieces/kin.ts';
import { isBareFace } from '../pieces/people.ts';
import type { AnimalPiece, HeadPiece } from '../pieces/piece-types.ts';

/** From the middle between the eyes, in parts of the distance between them. */
export interface OwnMouth {
  down: number;
  /** To the right, where it points to one side. */
  right?: number;
  width: number;
  height: number;
  skin: Rgb;
}

/** Columns, in percent of the piece: what the id begins with, how low its middle is, width, height, and how far it is to the right. */
const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [id = '', y, width, height, right = 0] = row.trim().split(/\s+/);
      return { id, y: Number(y), width: Number(width), height: Number(height), right: Number(right) };
    });

const MOUTHS = rowsOf(`
1f435 70 24 18
1f431 78 30 14
1f63  78 30 14
1f436 80 17 27
1f438 62 40 2
1f98a 80 24 13
1f439 76 28 15
1f43a 82 23 13
1f430 77.5 28 12
1f43b 74 25 12
1f43c 74 26 12
1f99d 83.5 26 11
1f916 77 28 11
1f47d 76 18 9
1f47b 47 34 28
1f383 65 48 28
1f921 67 48 29
1f479 69 28 15
1f47a 75 36 14
1f31d 59 38 10
1f31e 59 36 10
1f4a9 81 28 15
1f913 71 40 25
1f602 62 62 33
1f621 77 36 15
1f976 68 44 21
`);
/** The same of noses. */
const NOSES = rowsOf(`
1f921 55 17 17
1f437 68 46 34
26c4 36.3 17 5.5 6
`);
const OF_PEOPLE = { y: 78, width: 24, height: 9 };

/** The colour of a piece at a point, in percent. */
function colorAt({ pixels, color }: Sprite, x: number, y: number): Rgb {
  const [raster] = pixels.sizes;
  if (raster === undefined) return color;
  const at = (Math.round((y / 100) * raster.height) * raster.width + Math.round((x / 100) * raster.width)) * 4;
  const [red = 0, green = 0, blue = 0, alpha = 0] = raster.data.subarray(at, at + 4);
  return alpha < 255 ? color : [red, green, blue];
}

/** One side is in the shade; what is far from the other is no skin. */
const mixed = (left: Rgb, right: Rgb): Rgb =>
  Math.hypot(left[0] - right[0], left[1] - right[1], left[2] - right[2]) > SHADE
    ? left
    : [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2, (left[2] + right[2]) / 2];
const SHADE = 80;

export function ownMouthOf({ id, eyes }: HeadPiece, sprite: Sprite): OwnMouth | undefined {
  const base = baseOf(id);
  const mouth = MOUTHS.find((row) => base.startsWith(row.id)) ?? (isBareFace(base) ? OF_PEOPLE : undefined);
  return mouth && patchOf(mouth, eyes, sprite);
}

export function ownNoseOf({ id, eyes }: HeadPiece | AnimalPiece, sprite: Sprite): OwnMouth | undefined {
  const nose = NOSES.find((row) => baseOf(id).startsWith(row.id));
  return nose && patchOf(nose, eyes, sprite);
}

type Patch = Omit<OwnMouth, 'down' | 'skin'> & { y: number };

function patchOf({ y, width, height, right = 0 }: Patch, eyes: HeadPiece['eyes'], sprite: Sprite): OwnMouth | undefined {
  const { span } = eyes;
  if (span === 0) return undefined;
  const sides = [-1, 1].map((side) => colorAt(sprite, eyes.x + right + side * (width / 2 + 2), y));
  const skin = mixed(sides[0] ?? sprite.color, sides[1] ?? sprite.color);
  return { down: (y - eyes.y) / span, right: right / span, width: width / span, height: height / span, skin };
}
