import { countFor } from '@chaos/shared/testing/full-run-counts';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createRaster, type Raster, type Rgb } from '../../drawing/raster.ts';
import { applyFinishes, figureOf, noFigure } from './apply-finish.ts';
import { drawContour } from './contour.ts';
import type { FinishRow } from './finish-row.ts';
import { FINISHES, type FinishId } from './finishes.ts';
import type { Plane } from './kit/planes.ts';
import { glitch } from './photographic.ts';
import { childDrawing } from './tableaux-paper.ts';

const SIDE = 256;
/** A face with a hat before a sky and a meadow: edges, flat colours and shading, light and dark. */
const SCENE = `<svg width="${SIDE}" height="${SIDE}"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#2456a8"/>
<stop offset="1" stop-color="#f2d6a0"/></linearGradient><radialGradient id="f" cx=".4" cy=".35"><stop stop-color="#9be08a"/>
<stop offset="1" stop-color="#2f7d3a"/></radialGradient></defs><rect width="256" height="256" fill="url(#s)"/>
<path d="M0 190Q128 150 256 190V256H0Z" fill="#4c8a3c"/>`;
const FIGURE = `<circle cx="128" cy="140" r="70" fill="url(#f)"/><circle cx="102" cy="124" r="16" fill="#fff"/>
<circle cx="154" cy="124" r="16" fill="#fff"/><circle cx="104" cy="126" r="7" fill="#181420"/><circle cx="152" cy="126" r="7" fill="#181420"/>
<path d="M92 166Q128 198 164 166" stroke="#7a1626" stroke-width="9" fill="none"/><path d="M84 82L128 20L172 82Z" fill="#d8342c"/>`;

let scene: Raster;
let figure: Plane;

async function render(svg: string): Promise<Raster> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

beforeAll(async () => {
  scene = await render(`${SCENE}${FIGURE}</svg>`);
  const defs = SCENE.slice(0, SCENE.indexOf('<rect'));
  figure = figureOf(await render(`${defs}${FIGURE}</svg>`));
});

const drawn = new Map<string, Raster>();

/** The same picture for whoever only looks at it. */
function draw(ids: readonly (FinishId | undefined)[]): Raster {
  const known = drawn.get(ids.join());
  if (known) return known;
  const picture = { ...scene, data: scene.data.slice() };
  applyFinishes(picture, ids, { figure, beside: noFigure(picture), detail: noFigure(picture) });
  drawn.set(ids.join(), picture);
  return picture;
}

/** Of 255; an outline may be less in two of 24 directions. */
const SEEN_APART = 34;

function isOpaque({ data }: Raster): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

/** Of the scene so much is drawn twice, from the eyes to the side. */
const TWICE = countFor({ slice: 96, full: SIDE });

/** A square of the scene, drawn with what is known of it. */
function drawSquare(id: FinishId): Buffer {
  const picture = createRaster(TWICE, TWICE);
  const known = noFigure(picture);
  const corner = Math.min(90, SIDE - TWICE);
  for (let y = 0; y < TWICE; y++) {
    const from = (corner + y) * SIDE + corner;
    picture.data.set(scene.data.subarray(from * 4, (from + TWICE) * 4), y * TWICE * 4);
    known.set(figure.subarray(from, from + TWICE), y * TWICE);
  }
  applyFinishes(picture, [id], { figure: known, beside: noFigure(picture), detail: noFigure(picture) });
  return Buffer.from(picture.data.buffer);
}

/** The mean difference of two pictures, or of some of their columns, 0 to 255: of every third pixel. */
function difference(one: Raster, other: Raster, from = 0, to = SIDE): number {
  let sum = 0;
  for (let y = 0; y < SIDE; y++) {
    for (let at = (y * SIDE + from) * 4; at < (y * SIDE + to) * 4; at += 3)
      sum += Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0));
  }
  return sum / (SIDE * (to - from));
}

/** The mean of some columns, in the middle rows, 0 to 255. */
function lightBetween({ data }: Raster, from: number, to: number): number {
  let [sum, count] = [0, 0];
  for (let y = SIDE / 4; y < (SIDE * 3) / 4; y++)
    for (let x = Math.round(from); x < to; x++, count++) sum += data[(y * SIDE + x) * 4 + 1] ?? 0;
  return sum / count;
}

/** That what stands beside somebody is drawn more firmly than where nothing is known of it, and the rest is not. */
async function expectKeptBeside(id: FinishId): Promise<void> {
  const prop = '<path d="M6 206H52V250H6Z" fill="#e0344a"/><path d="M20 220H38V236H20Z" fill="#fff"/>';
  const beside = figureOf(await render(`<svg width="${SIDE}" height="${SIDE}">${prop}</svg>`));
  const [kept, lost] = await Promise.all(
    [beside, noFigure(scene)].map(async (known) => {
      const picture = await render(`${SCENE}${FIGURE}${prop}</svg>`);
      applyFinishes(picture, [id], { figure, beside: known, detail: noFigure(picture) });
      return picture;
    }),
  );
  if (!kept || !lost) throw new Error('nothing was drawn');
  expect(difference(kept, lost, 6, 52)).toBeGreaterThan(difference(kept, lost, 70, 190) * 2 + 2);
}

/** How far colours change across the outline of the face, in each of 24 directions below the hat, 0 to 255. */
function outlineOf({ data }: Raster): number[] {
  return Array.from({ length: 24 }, (_, index) => {
    const ranges = [0, 1, 2].map((channel) => {
      const rings = Array.from({ length: 13 }, (_, step) => {
        let sum = 0;
        for (let aside = -3; aside <= 3; aside++) {
          const angle = ((index * 10 - 25 + aside * 1.2) * Math.PI) / 180;
          const [x, y] = [128 + Math.cos(angle) * (58 + step * 2), 140 + Math.sin(angle) * (58 + step * 2)];
          sum += data[(Math.round(y) * SIDE + Math.round(x)) * 4 + channel] ?? 0;
        }
        return sum / 7;
      });
      return Math.max(...rings) - Math.min(...rings);
    });
    return Math.max(...ranges);
  });
}

describe('ways of drawing', () => {
  const ids = FINISHES.map(({ id }) => id);

  test.each(ids)('R894 %s parts who is in it from the place all around', (id) => {
    const [, , weak = 0] = outlineOf(draw([id])).sort((one, other) => one - other);
    expect(weak).toBeGreaterThan(SEEN_APART);
  });

  test.each(['folk-art', 'icon', 'flat', 'minimalist', 'propaganda', 'tattoo', 'collage', 'old-master', 'cubist'] as const)(
    'R705 %s keeps what stands beside somebody, and loses it not with the place',
    expectKeptBeside,
  );

  test.each(['woodcut', 'pencil', 'charcoal', 'ink', 'crayon', 'marker', 'chalk', 'blueprint', 'manga', 'ink-wash'] as const)(
    'R809 %s draws what stands beside somebody as firmly as the figure, and not as a sketch of a place',
    expectKeptBeside,
  );

  test.each(['x-ray', 'neon', 'ascii', 'render', 'handheld', 'glass', '8-bit', 'pastel'] as const)(
    'R896 %s draws what stands beside somebody as firmly as the figure',
    expectKeptBeside,
  );

  test.each(['folk-art', 'icon', 'scientific', 'collage', 'tattoo', 'dot-painting', 'khokhloma', 'klimt'] as const)(
    'R1182 %s has a ground of its own, on which no line of the place is left',
    async (id) => {
      const [plain, barred] = await Promise.all(
        ['', '<path d="M0 20H256M0 52H256M16 0V256M40 0V256" stroke="#111" stroke-width="5"/>'].map(async (bars) => {
          const picture = await render(
            `<svg width="${SIDE}" height="${SIDE}"><rect width="256" height="256" fill="#cfd8e4"/>${bars}</svg>`,
          );
          const known = noFigure(picture);
          for (let y = 90; y < 210; y++) known.fill(1, y * SIDE + 130, y * SIDE + 220);
          applyFinishes(picture, [id], { figure: known, beside: noFigure(picture), detail: noFigure(picture) });
          return picture;
        }),
      );
      if (!plain || !barred) throw new Error('nothing was drawn');
      expect(difference(plain, barred, 8, 60)).toBeLessThan(3);
    },
  );

  /** Somebody of a colour for each column, in the middle of a place of one colour. */
  function drawColumns(id: FinishId, place: Rgb, [from, to]: readonly [number, number], colorAt: (x: number) => Rgb): Raster {
    const picture = { width: SIDE, height: SIDE, data: new Uint8ClampedArray(SIDE * SIDE * 4).fill(255) };
    const known = noFigure(picture);
    for (let y = 0; y < SIDE; y++) {
      for (let x = 0; x < SIDE; x++) {
        const isOwn = x >= from && x < to && y > 16 && y < SIDE - 16;
        if (isOwn) known[y * SIDE + x] = 1;
        picture.data.set(isOwn ? colorAt(x) : place, (y * SIDE + x) * 4);
      }
    }
    applyFinishes(picture, [id], { figure: known, beside: noFigure(picture), detail: noFigure(picture) });
    return picture;
  }

  test('R731 in a cartoon the shade of a pale coat stays pale', () => {
    const coat = drawColumns('cartoon', [90, 160, 220], [32, 224], (x) => (x < 128 ? [205, 205, 205] : [232, 232, 232]));
    expect(lightBetween(coat, 180, 210) - lightBetween(coat, 50, 80)).toBeLessThan(50);
  });

  test('R731 Bauhaus draws whoever is as white as paper with a dark line around them', () => {
    const white = drawColumns('bauhaus', [250, 250, 250], [64, 192], () => [244, 244, 244]);
    const [outside, inside] = [lightBetween(white, 62, 64), lightBetween(white, 100, 150)];
    expect(inside - outside).toBeGreaterThan(80);
  });

  test('R1355 Bauhaus leaves the shade of whoever is white as white as paper', () => {
    const white = drawColumns('bauhaus', [250, 250, 250], [64, 192], (x) => (x < 150 ? [244, 244, 244] : [150, 160, 196]));
    expect(lightBetween(white, 100, 130) - lightBetween(white, 165, 185)).toBeLessThan(20);
  });

  test('R731 folk art paints a dull brown coat brown', () => {
    const { data } = drawColumns('folk-art', [90, 160, 220], [32, 224], () => [120, 92, 84]);
    const at = (100 * SIDE + 128) * 4;
    expect((data[at] ?? 0) - (data[at + 2] ?? 0)).toBeGreaterThan(40);
  });

  test('R923 in an ink wash the lines upon whoever is black are blacker than the wash', () => {
    const black = { width: SIDE, height: SIDE, data: new Uint8ClampedArray(SIDE * SIDE * 4).fill(255) };
    const known = noFigure(black);
    for (let y = 32; y < SIDE - 32; y++) {
      for (let x = 32; x < SIDE - 32; x++) {
        known[y * SIDE + x] = 1;
        black.data.set(Math.abs(x - SIDE / 2) < 3 ? [70, 70, 76] : [30, 28, 38], (y * SIDE + x) * 4);
      }
    }
    applyFinishes(black, ['ink-wash'], { figure: known, beside: noFigure(black), detail: noFigure(black) });
    const [wash, lined] = [lightBetween(black, 60, 100), lightBetween(black, SIDE / 2 - 5, SIDE / 2 + 5)];
    expect(Math.abs(wash - lined)).toBeGreaterThan(14);
    expect(wash).toBeGreaterThan(60);
  });

  test('the white edge of a Polaroid leaves the ground to be seen on which feet stand', () => {
    const dark = { width: SIDE, height: SIDE, data: new Uint8ClampedArray(SIDE * SIDE * 4) };
    applyFinishes(dark, ['polaroid'], { figure: noFigure(dark), beside: noFigure(dark), detail: noFigure(dark) });
    const lightAtRow = (y: number): number => dark.data[(Math.round(y * SIDE) * SIDE + SIDE / 2) * 4] ?? 0;
    expect(lightAtRow(0.905)).toBeLessThan(100);
    expect(lightAtRow(0.96)).toBeGreaterThan(220);
  });

  test('are at least thirty, each with an id of its own', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(30);
  });

  test.each(['woodcut', 'ink', 'pencil', 'charcoal', 'ink-wash', 'manga', 'blueprint', 'newspaper-cartoon'] as const)(
    '%s keeps an orange coat apart from white cheeks',
    (id) => {
      const coat = { width: SIDE, height: SIDE, data: new Uint8ClampedArray(SIDE * SIDE * 4).fill(255) };
      const [known, own] = [noFigure(coat), (x: number) => x > 32 && x < SIDE - 32];
      for (let y = 32; y < SIDE - 32; y++) {
        for (let x = 0; x < SIDE; x++) {
          if (own(x)) known[y * SIDE + x] = 1;
          if (own(x) && x < SIDE / 2) coat.data.set([242, 146, 62], (y * SIDE + x) * 4);
        }
      }
      applyFinishes(coat, [id], { figure: known, beside: noFigure(coat), detail: noFigure(coat) });
      expect(lightBetween(coat, SIDE * 0.6, SIDE * 0.8) - lightBetween(coat, SIDE * 0.2, SIDE * 0.4)).toBeGreaterThan(50);
    },
  );

  test.each([
    ['woodcut', 33],
    ['ink', 64],
    ['pencil', 140],
  ] as const)('%s draws a dark animal with light strokes within', (id, least) => {
    const dark = { width: SIDE, height: SIDE, data: new Uint8ClampedArray(SIDE * SIDE * 4).fill(255) };
    const figure = noFigure(dark);
    for (let y = 32; y < SIDE - 32; y++) {
      for (let x = 32; x < SIDE - 32; x++) {
        figure[y * SIDE + x] = 1;
        const light = 34 + (x + y) / 12;
        dark.data.set([light, light, light], (y * SIDE + x) * 4);
      }
    }
    applyFinishes(dark, [id], { figure, beside: noFigure(dark), detail: noFigure(dark) });
    expect(lightBetween(dark, SIDE * 0.3, SIDE * 0.7)).toBeGreaterThan(least);
  });

  test.each(ids)('%s changes the picture, leaves its size, and hides nothing behind an alpha', (id) => {
    const picture = draw([id]);
    expect(difference(picture, scene)).toBeGreaterThan(4);
    expect(picture.data).toHaveLength(SIDE * SIDE * 4);
    expect(isOpaque(picture)).toBe(true);
  });

  test('R778 pastel is pale, and glitter glitters', () => {
    expect(lightBetween(draw(['pastel']), 0, SIDE)).toBeGreaterThan(lightBetween(scene, 0, SIDE));
    const grey = { width: SIDE, height: SIDE, data: new Uint8ClampedArray(SIDE * SIDE * 4).fill(120) };
    applyFinishes(grey, ['glitter'], { figure: noFigure(grey), beside: noFigure(grey), detail: noFigure(grey) });
    const glints = grey.data.filter((value, at) => at % 4 === 1 && value > 225).length / (SIDE * SIDE);
    expect(glints).toBeGreaterThan(0.03);
    expect(glints).toBeLessThan(0.3);
  });

  test.each(ids)('%s gives the same picture each time', (id) => {
    expect(drawSquare(id).equals(drawSquare(id))).toBe(true);
  });

  test('are told from each other', () => {
    const pictures = ids.map((id) => ({ id, picture: draw([id]) }));
    const alike = pictures.flatMap((one, index) =>
      pictures.slice(index + 1).flatMap((other) => (difference(one.picture, other.picture) < 6 ? [`${one.id}/${other.id}`] : [])),
    );
    expect(alike).toEqual([]);
  });

  test.each(ids)('%s keeps the face: eyes stand out from what is around them', (id) => {
    const { data } = draw([id]);
    const lights: number[] = [];
    for (let y = 104; y < 146; y++) {
      for (let x = 82; x < 124; x++) {
        const at = (y * SIDE + x) * 4;
        lights.push((data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11);
      }
    }
    const mean = lights.reduce((sum, light) => sum + light, 0) / lights.length;
    const deviation = Math.sqrt(lights.reduce((sum, light) => sum + (light - mean) ** 2, 0) / lights.length);
    expect(deviation).toBeGreaterThan(18);
  });

  test.each(ids)('%s works on any size, and without knowing the figure', (id) => {
    for (const [width, height] of [
      [96, 128],
      [40, 64],
    ] as const) {
      const picture = createRaster(width, height);
      picture.data.fill(255);
      applyFinishes(picture, [id], { figure: noFigure(picture), beside: noFigure(picture), detail: noFigure(picture) });
      expect(picture.data).toHaveLength(width * height * 4);
    }
  });
});

/** White paper with black strokes as thick as those of letters, on a body of grey. */
const LABEL = { left: 60, top: 100, right: 200, bottom: 132 };
const STROKES = Array.from({ length: countFor({ slice: 6, full: 17 }) }, (_, index) => ({
  left: 66 + index * 8,
  right: 69 + index * 8,
}));
/** As much of it as has strokes: how wide a picture is, no way of drawing goes by. */
const LETTERED_WIDTH = countFor({ slice: 128, full: SIDE });
const LETTERED = `<svg width="${LETTERED_WIDTH}" height="${SIDE}"><rect width="256" height="256" fill="#8aa"/><circle cx="128" cy="120" r="96" fill="#777"/>
<rect x="60" y="100" width="140" height="32" fill="#fff"/>${STROKES.map(({ left }) => `<path d="M${left} 106h3v20h-3Z" fill="#112"/>`).join('')}</svg>`;

/** How much lighter or darker strokes are than what is between them, of 255, and how uneven both are. */
function strokesOf({ data, width }: Raster, screens: number): { apart: number; uneven: number } {
  const kinds: [number[], number[]] = [[], []];
  for (let y = 108; y < 124; y += screens) {
    for (const { left, right } of STROKES) {
      for (const [kind, from] of [left, right + 1].entries()) {
        for (let x = from; x < from + 3; x += screens) {
          const at = (Math.floor(y / screens) * width + Math.floor(x / screens)) * 4;
          kinds[kind]?.push((data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11);
        }
      }
    }
  }
  const [ink, paper] = kinds.map((lights) => {
    const mean = lights.reduce((sum, light) => sum + light, 0) / lights.length;
    return { mean, variance: lights.reduce((sum, light) => sum + (light - mean) ** 2, 0) / lights.length };
  });
  if (!ink || !paper) throw new Error('there are two kinds');
  return { apart: Math.abs(ink.mean - paper.mean), uneven: Math.sqrt((ink.variance + paper.variance) / 2) };
}

describe('a figure of the colour of its ground', () => {
  const rows: readonly FinishRow[] = FINISHES;

  test.each(rows.filter(({ contour }) => contour).map(({ id }) => id as FinishId))('has an edge in %s', async (id) => {
    const round = await render(`<svg width="${SIDE}" height="${SIDE}"><rect width="256" height="256" fill="#b8a878"/></svg>`);
    const shape = Float32Array.from({ length: SIDE * SIDE }, (_, cell) =>
      Math.hypot((cell % SIDE) - 128, Math.floor(cell / SIDE) - 128) < 80 ? 1 : 0,
    );
    applyFinishes(round, [id], { figure: shape, beside: noFigure(round), detail: noFigure(round) });
    const lightOfRing = (from: number, to: number): number => {
      let [sum, count] = [0, 0];
      for (let cell = 0; cell < SIDE * SIDE; cell++) {
        const far = Math.hypot((cell % SIDE) - 128, Math.floor(cell / SIDE) - 128);
        if (far < from || far >= to) continue;
        sum += round.data[cell * 4 + 1] ?? 0;
        count++;
      }
      return sum / count;
    };
    expect(lightOfRing(40, 76) - lightOfRing(79.5, 82)).toBeGreaterThan(14);
  });
});

/** Somebody round of one colour before a wall of the same: how light each is drawn, and how much that varies, 0 to 255. */
function drawPlain(id: FinishId, light: number) {
  const side = 512;
  const picture = { width: side, height: side, data: new Uint8ClampedArray(side * side * 4).fill(light) };
  const isInside = (cell: number) => Math.hypot((cell % side) - side / 2, Math.floor(cell / side) - side * 0.4) < side * 0.24;
  const plain = Float32Array.from({ length: side * side }, (_, cell) => (isInside(cell) ? 1 : 0));
  for (let at = 3; at < picture.data.length; at += 4) picture.data[at] = 255;
  applyFinishes(picture, [id], { figure: plain, beside: noFigure(picture), detail: noFigure(picture) });
  const lightsOf = (isAsked: (away: number) => boolean): number[] => {
    const lights: number[] = [];
    for (let cell = 0; cell < side * side; cell++) {
      const away = Math.hypot((cell % side) - side / 2, Math.floor(cell / side) - side * 0.4) / side;
      if (isAsked(away)) lights.push(picture.data[cell * 4 + 1] ?? 0);
    }
    return lights;
  };
  const measure = (lights: number[]) => {
    const mean = lights.reduce((sum, value) => sum + value, 0) / lights.length;
    return { mean, spread: Math.sqrt(lights.reduce((sum, value) => sum + (value - mean) ** 2, 0) / lights.length) };
  };
  return { own: measure(lightsOf((away) => away < 0.19)), place: measure(lightsOf((away) => away > 0.27 && away < 0.33)) };
}

test.each(['noir', 'art-deco'] as const)('R868 no blind and no ray of a place lies across who is in it: %s', (id) => {
  const { own, place } = drawPlain(id, 190);
  expect(own.spread).toBeLessThan(place.spread / 2);
});

test('R893 before a dark place the line around somebody is pale, and what stands beside them has one', () => {
  const lineAround = (light: number, isBeside: boolean): number => {
    const picture = createRaster(64, 64).data.fill(light);
    const raster = { width: 64, height: 64, data: picture };
    const shape = noFigure(raster);
    for (let y = 20; y < 44; y++) shape.fill(1, y * 64 + 20, y * 64 + 44);
    const none = noFigure(raster);
    drawContour(raster, { figure: isBeside ? none : shape, beside: isBeside ? shape : none, detail: none, unit: 1 }, 4);
    return raster.data[(18 * 64 + 32) * 4] ?? 0;
  };
  for (const isBeside of [true, false]) {
    expect(lineAround(20, isBeside)).toBeGreaterThan(120);
    expect(lineAround(200, isBeside)).toBeLessThan(100);
  }
});

test('R895 nobody in 8-bit is made of two colours in turn, and the tooth of pastel is fine', () => {
  const { own, place } = drawPlain('8-bit', 120);
  expect(own.spread).toBeLessThan(place.spread * 0.8);
  expect(drawPlain('pastel', 90).place.spread).toBeLessThan(20);
});

test('R1234 clay is matt and smooth but for a few soft prints', () => {
  expect(drawPlain('clay', 130).own.spread).toBeLessThan(6);
});

test('R869 in a woodcut only what is dark about a figure is black, and its cuts are fine', () => {
  expect(drawPlain('woodcut', 130).own.mean).toBeGreaterThan(170);
  expect(drawPlain('woodcut', 30).own.mean).toBeLessThan(90);
});

describe('letters', () => {
  const rows: readonly FinishRow[] = FINISHES;

  test.each(rows.map(({ id, screens = 1 }) => [id as FinishId, screens] as const))(
    '%s leaves them legible',
    async (id, screens) => {
      const picture = await render(LETTERED);
      const { width } = picture;
      const { left, top, right, bottom } = LABEL;
      const detail = noFigure(picture);
      const figure = noFigure(picture);
      for (let y = top; y < bottom; y++) detail.fill(1, y * width + left, y * width + Math.min(right, width));
      for (let y = 24; y < 216; y++) figure.fill(1, y * width + 32, y * width + Math.min(224, width));
      applyFinishes(picture, [id], { figure, beside: noFigure(picture), detail });
      const { apart, uneven } = strokesOf(picture, screens);
      expect(apart).toBeGreaterThan(45);
      expect(apart).toBeGreaterThan(uneven * 1.2);
    },
  );
});

describe('what stands beside the figure', () => {
  const SIGN = { left: 8, top: 160, right: 68, bottom: 220 };
  const strips = Array.from({ length: 6 }, (_, index) => `<path d="M${SIGN.left + 4 + index * 10} 164h5v52h-5Z" fill="#112"/>`);

  /** How much lighter the boards of a sign are than what is painted on them. */
  async function boardsOf(ids: readonly FinishId[], isKnown: boolean): Promise<number> {
    const picture = await render(
      `${SCENE}${FIGURE}<rect x="8" y="160" width="60" height="60" fill="#fff"/>${strips.join('')}</svg>`,
    );
    const beside = noFigure(picture);
    if (isKnown) for (let y = SIGN.top; y < SIGN.bottom; y++) beside.fill(1, y * SIDE + SIGN.left, y * SIDE + SIGN.right);
    applyFinishes(picture, ids, { figure, beside, detail: noFigure(picture) });
    let sum = 0;
    for (let y = 168; y < 212; y++) {
      for (const index of strips.keys()) {
        const at = (y * SIDE + SIGN.left + 6 + index * 10) * 4;
        sum += (picture.data[at + 21] ?? 0) - (picture.data[at + 1] ?? 0);
      }
    }
    return sum / (44 * strips.length);
  }

  test.each([[['tarot']], [['greek-vase']], [['tarot', 'klimt']]] as const)('stays before the ground of %s', async (ids) => {
    const ways = ids as readonly FinishId[];
    expect(await boardsOf(ways, true)).toBeGreaterThan(40);
    expect(Math.abs(await boardsOf(ways, false))).toBeLessThan(20);
  });
});

describe('a picture of several sources', () => {
  test('keeps the way of each in its own half', () => {
    const both = draw(['sepia', 'pixel-art']);
    expect(difference(both, draw(['sepia']), 20, 112)).toBeLessThan(12);
    expect(difference(both, draw(['pixel-art']), 144, 240)).toBeLessThan(12);
    expect(difference(both, draw(['pixel-art']), 20, 112)).toBeGreaterThan(20);
  });

  test('leaves the half of a source without one as it is', () => {
    const half = draw([undefined, 'thermal']);
    expect(difference(half, scene, 0, 128)).toBe(0);
    expect(difference(half, scene, 128, 256)).toBeGreaterThan(20);
  });

  test('has three shares for three', () => {
    const three = draw(['noir', undefined, 'thermal']);
    expect(difference(three, scene, 90, 160)).toBe(0);
    expect(difference(three, scene, 0, 80)).toBeGreaterThan(10);
    expect(difference(three, scene, 180, 256)).toBeGreaterThan(10);
  });

  test('is drawn whole when all have the same one, or none', () => {
    expect(draw(['oil', 'oil']).data).toEqual(draw(['oil']).data);
    expect(draw([undefined, undefined]).data).toEqual(scene.data);
  });
});

test('R753 in neon light the place is seen in its own colours, and who is in it better', () => {
  const lightOfNeon = (isFigure: boolean): number => {
    const picture = createRaster(64, 64);
    picture.data.fill(150);
    const own = noFigure(picture).fill(isFigure ? 1 : 0);
    applyFinishes(picture, ['neon'], { figure: own, beside: noFigure(picture), detail: noFigure(picture) });
    return picture.data[(32 * 64 + 32) * 4] ?? 0;
  };
  expect(lightOfNeon(false)).toBeGreaterThan(40);
  expect(lightOfNeon(true)).toBeGreaterThan(lightOfNeon(false) * 1.5);
});

test('R1266 a tape tears no row of a face or of letters, and loses no block of who is in it', () => {
  const side = 1024;
  const picture = createRaster(side, side);
  // Stripes, of which a row that is torn shows others.
  for (let at = 0; at < picture.data.length; at++) picture.data[at] = at % 4 === 3 ? 255 : ((at / 4) % side) % 90 < 45 ? 200 : 60;
  const source = picture.data.slice();
  const own = noFigure(picture).fill(1);
  const detail = noFigure(picture);
  for (let y = 300; y < 600; y++) detail.fill(1, y * side + 400, y * side + 600);
  glitch(picture, { unit: 1, figure: own, beside: noFigure(picture), detail });
  const shifted = (from: number, to: number): number => {
    let count = 0;
    for (let at = from * side; at < to * side; at++)
      if ((picture.data[at * 4 + 1] ?? 0) < 130 !== (source[at * 4 + 1] ?? 0) < 130) count++;
    return count;
  };
  expect(shifted(300, 600)).toBe(0);
  expect(shifted(0, 280) + shifted(640, side)).toBeGreaterThan(0);
});

test('R1266 the wax of a child goes to and fro in strokes, and in no veins', () => {
  const side = 1024;
  const picture = createRaster(side, side);
  picture.data.fill(230);
  const known = noFigure(picture);
  childDrawing(picture, { unit: 1, figure: known, beside: known, detail: known });
  const isWhite = (x: number, y: number): boolean => (picture.data[(y * side + x) * 4] ?? 0) > 200;
  let [same, all] = [0, 0];
  // Along a stroke of the sky it is as it was.
  for (let y = 30; y < 100; y++) for (let x = 400; x < 960; x++, all++) if (isWhite(x, y) === isWhite(x + 24, y - 12)) same++;
  expect(same / all).toBeGreaterThan(0.72);
});
