import { createHash } from 'node:crypto';
import type { Wish } from '@chaos/shared/contract/characters';
import { countFor } from '@chaos/shared/testing/full-run-counts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { lookOf } from '../concept/concept.ts';
import { MAX_ENLARGEMENT } from '../drawing/piece-pixels.ts';
import { createRaster } from '../drawing/raster.ts';
import { drawSprite, loadSprite } from '../drawing/sprite.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { imagineFigure, type Message } from './compose-scene.ts';
import { COMPOSITIONS, listCompositions } from './compositions.ts';
import { castSubject } from './figure.ts';
import { opacityOf, paintConcept } from './paint-concept.ts';

const BLANK: Wish = {
  mainTheme: null,
  bodyInfluence: null,
  characteristicInfluence: null,
  style: null,
  hiddenMessage: null,
  makeMessageSecret: false,
};
const NOTHING = { message: null, secret: false };
const hash = (png: Buffer): string => createHash('sha256').update(png).digest('hex');

describe('paintConcept', () => {
  it('paints an opaque PNG of 1024 x 1024', async () => {
    const png = await paintConcept(conceive(BLANK, 'size'), NOTHING);
    const { width, height, format, hasAlpha } = await sharp(png).metadata();
    expect({ width, height, format, hasAlpha }).toEqual({ width: 1024, height: 1024, format: 'png', hasAlpha: false });
  });

  it('gives the same bytes for the same concept, and other bytes for other seeds', async () => {
    const seeds = countFor({ slice: 3, full: 12 });
    const hashes = [];
    for (let seed = 0; seed < seeds; seed++) hashes.push(hash(await paintConcept(conceive(BLANK, `p${seed}`), NOTHING)));
    expect(new Set(hashes).size).toBe(seeds);
    expect(hash(await paintConcept(conceive(BLANK, 'p0'), NOTHING))).toBe(hashes[0]);
  });

  it('shows an open message, engraves a secret one hardly to be seen, and does neither without one', async () => {
    const concept = conceive(BLANK, 'open');
    const message = 'Open 24/7 — добро пожаловать 🍕';
    const pixelsOf = async (told: Message) =>
      sharp(await paintConcept(concept, told))
        .raw()
        .toBuffer();
    const none = await pixelsOf(NOTHING);
    const changedBy = async (told: Message) => {
      const pixels = await pixelsOf(told);
      return pixels.reduce((sum, value, at) => sum + Math.abs(value - (none[at] ?? 0)), 0) / pixels.length;
    };
    const [open, secret] = [await changedBy({ message, secret: false }), await changedBy({ message, secret: true })];
    expect(secret).toBeGreaterThan(0);
    expect(secret).toBeLessThan(2);
    expect(open).toBeGreaterThan(secret);
  });

  it('stops between two steps when it is aborted', async () => {
    const controller = new AbortController();
    const shares: number[] = [];
    const painting = paintConcept(conceive(BLANK, 'abort'), NOTHING, {
      signal: controller.signal,
      onProgress: (share) => {
        shares.push(share);
        if (share >= 0.3) controller.abort();
      },
    });
    await expect(painting).rejects.toThrow(/abort/i);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThan(0.7);
  });
});

describe('figures', () => {
  it('enlarge no piece more than twice', async () => {
    const sprite = await loadSprite('1f438');
    const canvas = createRaster(64, 64);
    const place = { x: 32, y: 32, turn: 0, mirror: false };
    expect(() => drawSprite(canvas, sprite, { ...place, scale: MAX_ENLARGEMENT + 0.01 })).toThrow(RangeError);
    for (let seed = 0; seed < countFor({ slice: 20, full: 60 }); seed++) {
      const figure = await imagineFigure(conceive(BLANK, `scale-${seed}`));
      for (const part of figure.parts) if (part.kind === 'sprite') expect(part.place.scale).toBeLessThanOrEqual(MAX_ENLARGEMENT);
    }
  });

  it('show theme, body and trait', async () => {
    const wish = { ...BLANK, mainTheme: 'crocodile', bodyInfluence: 'bomber plane', characteristicInfluence: 'wears sneakers' };
    for (let seed = 0; seed < 6; seed++) {
      const figure = await imagineFigure(conceive(wish, `croc-${seed}`));
      const ids = figure.parts.map((part) => (part.kind === 'sprite' ? part.sprite.id : part.kind));
      expect(ids).toContain('1f6ec');
      expect(ids).toContain('1f45f');
      expect(ids.includes('1f40a') || ids.includes('svg')).toBe(true);
    }
  });

  it('can be built in every composition', async () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const concept = conceive(BLANK, `kinds-${seed}`);
      const [theme, body] = [await castSubject(lookOf(concept.theme)), await castSubject(lookOf(concept.body))];
      for (const [name] of listCompositions(theme, body)) seen.add(name);
    }
    for (const [theme, body] of [
      ['1f988', '1f6ec'],
      ['1f6f9', '1f422'],
      ['1f9d1-200d-2695-fe0f', '1f438'],
      ['1f438', 'own-knight'],
      ['1f408', '1f40a'],
      ['1f355', '1f40b'],
    ] as const)
      seen.add(listCompositions(await castSubject(theme), await castSubject(body))[0]?.[0] ?? '');
    expect([...seen].sort()).toEqual(Object.keys(COMPOSITIONS).sort());
    expect(findPiece('body', '1f6ec')?.nose).toBe(true);
  });

  it('can be built from any two pieces of the set', async () => {
    const ids = [
      '1f600',
      '1f3b8',
      '1f6ec',
      '1f40a',
      '1f451',
      '2764-fe0f',
      '1f1ee-1f1f9',
      '1f9d1-200d-1f680',
      '1f577-fe0f',
      '1f98d',
    ];
    for (const theme of ids) {
      for (const body of ids) {
        const concept = conceive(BLANK, `${theme}/${body}`);
        const figure = await imagineFigure({
          ...concept,
          theme: { ...concept.theme, piece: theme },
          body: { ...concept.body, piece: body },
        });
        expect(figure.parts.length).toBeGreaterThan(0);
      }
    }
  });
});

it.each([
  ['transparent', 0.6],
  ['tall', 1],
])('R880 what is behind who is %s shines through, or not', (bodyInfluence, opacity) => {
  expect(opacityOf(conceive({ ...BLANK, mainTheme: 'cat', bodyInfluence }, 'sheer'))).toBe(opacity);
});
