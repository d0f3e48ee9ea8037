import { createHash } from 'node:crypto';
import { countFor } from '@chaos/shared/testing/full-run-counts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { conceive } from '../../concept/conceive.ts';
import { conceiveFusion, conceiveSource } from '../../concept/conceive-fusion.ts';
import type { FusedConcept } from '../../concept/concept.ts';
import { imagineSource, imagineSources } from '../../concept/testing.ts';
import { MAX_ENLARGEMENT } from '../../drawing/piece-pixels.ts';
import { imagineFigure } from '../compose-scene.ts';
import { paintConcept } from '../paint-concept.ts';

const NOTHING = { message: null, secret: false };
const hash = (png: Buffer): string => createHash('sha256').update(png).digest('hex');
const paint = async (concept: FusedConcept): Promise<string> => hash(await paintConcept(concept, NOTHING));
const idsOf = async (concept: FusedConcept): Promise<string[]> =>
  (await imagineFigure(concept)).parts.flatMap((part) => (part.kind === 'sprite' ? [part.sprite.id] : []));

const CAT = imagineSource(
  { mainTheme: 'cat', bodyInfluence: 'hot dog', characteristicInfluence: 'guitar', style: 'disco' },
  'cat',
);
const FROG = imagineSource(
  { mainTheme: 'frog', bodyInfluence: 'toilet', characteristicInfluence: 'crown', style: 'beach' },
  'frog',
);
const LION = imagineSource({ mainTheme: 'lion', bodyInfluence: 'cactus', characteristicInfluence: 'sunglasses' }, 'lion');

/** Painted once for all that look at it. */
const painted = paintConcept(conceiveFusion([CAT, FROG], 'pair'), NOTHING);

test('the picture is an opaque PNG of 1024 x 1024', async () => {
  const { width, height, format, hasAlpha } = await sharp(await painted).metadata();
  expect({ width, height, format, hasAlpha }).toEqual({ width: 1024, height: 1024, format: 'png', hasAlpha: false });
});

test('the same sources and seed give the same bytes; another seed, and each source, look otherwise', async () => {
  const fused = hash(await painted);
  expect(await paint(conceiveFusion([CAT, FROG], 'pair'))).toBe(fused);
  expect(await paint(conceiveFusion([CAT, FROG], 'another'))).not.toBe(fused);
  for (const source of [CAT, FROG]) expect(hash(await paintConcept(conceiveSource(source), NOTHING))).not.toBe(fused);
});

test('two show their faces, their bodies and what they had; three at least a part and what they had', async () => {
  const [cat, hotDog, guitar, frog, toilet, crown] = ['1f431', '1f32d', '1f3b8', '1f438', '1f6bd', '1f451'];
  const [lion, cactus, sunglasses] = ['1f981', '1f335', '1f576-fe0f'];
  for (let seed = 0; seed < countFor({ slice: 4, full: 20 }); seed++) {
    const pair = await idsOf(conceiveFusion([CAT, FROG], `pair-${seed}`));
    for (const id of [cat, hotDog, guitar, frog, toilet, crown]) expect(pair).toContain(id);
    const trio = await idsOf(conceiveFusion([CAT, FROG, LION], `trio-${seed}`));
    for (const parts of [
      [cat, hotDog],
      [frog, toilet],
      [lion, cactus],
    ])
      expect(parts.some((id) => trio.includes(id ?? ''))).toBe(true);
    for (const id of [guitar, crown, sunglasses]) expect(trio).toContain(id);
  }
});

test('a hidden message of a source changes no pixel', async () => {
  const message = { hiddenMessage: 'meet me behind the volcano', makeMessageSecret: true };
  const told = { ...CAT, wish: CAT.wish && { ...CAT.wish, ...message } };
  const png = await paintConcept(conceiveFusion([told, FROG], 'pair'), NOTHING);
  expect(hash(png)).toBe(hash(await painted));
});

test('no piece is enlarged more than twice, and everybody has a head', async () => {
  for (let seed = 0; seed < countFor({ slice: 8, full: 60 }); seed++) {
    const figure = await imagineFigure(conceiveFusion(imagineSources(seed), `scale-${seed}`));
    for (const part of figure.parts) if (part.kind === 'sprite') expect(part.place.scale).toBeLessThanOrEqual(MAX_ENLARGEMENT);
    expect(figure.head).not.toBeNull();
  }
});

test('any pieces of the set can be halves, heads, bodies and bellies', async () => {
  const pieces = [
    '1f600',
    '1f3b8',
    '1f6ec',
    '1f40a',
    '1f431',
    '1f451',
    '1f1ee-1f1f9',
    '1f9d1-200d-1f680',
    '1f433',
    '1f981',
    '1f455',
  ];
  const blank = conceive(conceiveBlankWish, 'blank');
  const idea = (piece: string) => ({ word: 'x', given: false, piece });
  for (const one of pieces) {
    for (const other of pieces) {
      for (const halved of [true, false]) {
        const fusion = {
          heads: [idea(one), idea(other)],
          halved,
          bodies: [idea(other), idea(one)],
          core: idea(one),
          traits: [idea(other), idea(one)],
          places: [],
        };
        expect((await imagineFigure({ ...blank, fusion })).parts.length).toBeGreaterThan(4);
      }
    }
  }
});

const conceiveBlankWish = {
  mainTheme: null,
  bodyInfluence: null,
  characteristicInfluence: null,
  style: null,
  hiddenMessage: null,
  makeMessageSecret: false,
};
