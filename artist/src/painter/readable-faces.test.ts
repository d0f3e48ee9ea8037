import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { coversPoint, type Part } from '../drawing/parts.ts';
import { turnPoint } from '../drawing/place.ts';
import { loadSprite } from '../drawing/sprite.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { imagineFigure } from './compose-scene.ts';
import { brimOfHat, drawHat } from './drawn-hats.ts';
import { drawFaceGround } from './face-ground.ts';
import { castSubject, Z } from './figure.ts';
import { eyePoints, isBelowBrim, isOfArm, shareTouched, wornOnFaces } from './uncover-faces.ts';

const isEyewear = (part: Part): boolean => part.kind === 'sprite' && findPiece('eyewear', part.sprite.id) !== undefined;

const figureOf = (mainTheme: string, bodyInfluence: string | null, characteristicInfluence: string | null = null) =>
  imagineFigure(conceive({ ...BLANK, mainTheme, bodyInfluence, characteristicInfluence }, 'face'));

describe('R1240 glasses that nobody typed are on no face of a thing, none that tells a feeling, and none that is old or small', () => {
  test.each([
    ['bureaucracy', null, null, 0],
    ['tax return', null, null, 0],
    ['insurance agent', 'frog', 'crying', 0],
    ['knitting needles', 'an old turtle', null, 0],
    // On a face are those that were typed, and no others are in a hand.
    ['tax return', null, 'gas mask', 1],
    ['toaster', null, 'glasses', 1],
    ['librarian', 'cat', null, 1],
  ] as const)('%s, %s, %s: %i', async (theme, body, trait, count) => {
    const { parts } = await figureOf(theme, body, trait);
    expect(parts.filter(isEyewear)).toHaveLength(count);
  });
});

test('R1240 a load that reaches over a head is in the place of a hat that nobody typed', async () => {
  let loads = 0;
  for (let seed = 0; seed < 60; seed++) {
    const { parts } = await imagineFigure(conceive({ ...BLANK, mainTheme: 'rollercoaster', bodyInfluence: 'snake' }, `${seed}`));
    if (!parts.some(({ z, kind }) => z === Z.chest && kind === 'sprite')) continue;
    loads++;
    expect(parts.filter(({ z }) => z === Z.hat)).toEqual([]);
  }
  expect(loads).toBeGreaterThan(0);
});

describe('R1241 a brim is above the eyes as large as they are drawn', () => {
  test.each([
    ['butter', null, 'wearing a straw hat'],
    ['bulldozer', null, 'ninja'],
    ['potato', null, 'wearing a sombrero'],
    ['radio', null, 'wizard'],
    ['crate', null, 'cowboy'],
    ['pirate', 'flamingo', null],
  ] as const)('%s, %s, %s', async (theme, body, trait) => {
    const { parts, head } = await figureOf(theme, body, trait);
    if (!head?.eyeRadius) throw new Error('no eyes were drawn');
    const { eyeRadius, span, eyes } = head;
    const above = (span === 0 ? [0] : [-0.5, 0.5]).map((side) => {
      const out = turnPoint({ x: side * span, y: -eyeRadius * 0.6 }, head.turn);
      return { x: eyes.x + out.x, y: eyes.y + out.y };
    });
    const hats = parts.filter(({ z }) => z === Z.hat);
    const isHidden = (point: (typeof above)[number]): boolean =>
      hats.some((hat) => (hat.kind === 'svg' ? isBelowBrim(hat, point) : coversPoint(hat, point)));
    expect([...above, ...eyePoints(head)].filter(isHidden)).toEqual([]);
  });

  test.each(['wizard', 'chef', 'viking', 'pirate', 'santa', 'cowboy', 'sombrero', 'beret', 'straw', 'gnome'] as const)(
    'the brim of a %s hat is as low as it is drawn',
    async (hat) => {
      const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="100" viewBox="0 0 1 100">${drawHat(hat)}</svg>`;
      const pixels = await sharp(Buffer.from(picture)).ensureAlpha().raw().toBuffer();
      const rows = Array.from({ length: 100 }, (_, row) => row).filter((row) => (pixels[row * 4 + 3] ?? 0) > 128);
      expect(Math.abs(Math.max(...rows) - brimOfHat(hat))).toBeLessThan(4);
    },
  );

  test.each(['grandma', 'babcia z odkurzaczem'])('what a %s knits is not before her glasses', async (mainTheme) => {
    for (let seed = 0; seed < 8; seed++) {
      const figure = await imagineFigure(conceive({ ...BLANK, mainTheme }, `knits ${seed}`));
      const held = figure.parts.filter((part) => part.kind === 'sprite' && part.z > Z.hat && isOfArm(part));
      const worn = wornOnFaces(figure);
      expect(worn.length).toBeGreaterThan(0);
      for (const part of held) expect(shareTouched(part, worn), `${seed}`).toBeLessThan(0.02);
    }
  });
});

describe('R1242 what lies below a face, or on it, leaves eyes and mouth to be read', () => {
  test.each([
    ['1f9ee', true],
    ['own-cassette', true],
    ['1f4fb', true],
    ['own-typewriter', true],
    ['1f35e', false],
    ['1f9c0', false],
  ] as const)('%s has a ground for its face: %s', async (id, hasGround) => {
    const { body } = await castSubject(id);
    if (!body) throw new Error('no thing');
    expect(drawFaceGround(await loadSprite(id, body), body.face, 100) !== '').toBe(hasGround);
  });

  test.each(['frog', 'toaster', 'owl', 'cat'])('the tears of a %s run beside the mouth', async (who) => {
    const { parts, head } = await figureOf(who, null, 'crying');
    if (!head) throw new Error('nobody cries');
    const streams = parts.filter((part) => part.kind === 'svg' && part.markup.includes('#7fd0ff'));
    expect(streams).toHaveLength(2);
    const out = turnPoint({ x: 0, y: head.radius * 0.6 }, head.turn);
    const [x, y] = [head.eyes.x + out.x, head.eyes.y + out.y];
    const mouth = [-0.12, 0, 0.12].map((aside) => ({ x: x + aside * head.radius, y }));
    expect(mouth.filter((point) => streams.some((stream) => coversPoint(stream, point)))).toEqual([]);
    expect(parts.some((part) => part.kind === 'sprite' && part.sprite.id === '1f4a7')).toBe(false);
  });
});
