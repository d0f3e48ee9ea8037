import { describe, expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { coversPoint, partBox, partsBox } from '../drawing/parts.ts';
import { distance } from '../drawing/place.ts';
import { loadSprite } from '../drawing/sprite.ts';
import { imagineFigure } from './compose-scene.ts';
import { drawFaceGround } from './face-ground.ts';
import { castSubject, type Figure, Z } from './figure.ts';
import { compose, faultsOf } from './testing-scene.ts';
import { isOfArm } from './uncover-faces.ts';

const SEEDS = Array.from({ length: 8 }, (_, seed) => `${seed}`);
const wishOf = (mainTheme: string, bodyInfluence: string | null = null) => ({ ...BLANK, mainTheme, bodyInfluence });
const figuresOf = (mainTheme: string, bodyInfluence: string | null = null): Promise<Figure[]> =>
  Promise.all(SEEDS.map((seed) => imagineFigure(conceive(wishOf(mainTheme, bodyInfluence), seed))));
const spriteIn = ({ parts }: Figure, id: string) => parts.find((part) => part.kind === 'sprite' && part.sprite.id === id);

describe('R1443 what is joined is joined in its place', () => {
  test('a face on restless ground has one with an edge, and not one that fades', async () => {
    const { body } = await castSubject('1f9ee');
    if (!body) throw new Error('no thing');
    const ground = drawFaceGround(await loadSprite('1f9ee', body), body.face, 100);
    expect(ground).toContain('stroke=');
    expect(ground).not.toContain('stop-opacity');
  });

  test.each(['bicycle', 'bus', 'scooter'])('no hand of a %s lies on a wheel', async (who) => {
    for (const { parts } of await figuresOf(who)) {
      const wheels = partsBox(parts.filter(({ z, kind }) => z === Z.body && kind === 'sprite'));
      const low = wheels.bottom - (wheels.bottom - wheels.top) * 0.3;
      for (const hand of parts.filter((part) => part.kind === 'clay' && part.z === Z.hand && isOfArm(part)))
        expect(partBox(hand).top).toBeLessThan(low);
    }
  });

  test.each(['bat', 'moth', 'butterfly'])('no idle arms lie on the wings of a %s', async (who) => {
    for (const { parts, hands } of await figuresOf(who))
      if (hands.length === 0) expect(parts.filter((part) => part.kind === 'clay' && isOfArm(part))).toEqual([]);
  });

  test('a bat is upright, with a wing to either side', async () => {
    const { animal } = await castSubject('1f987');
    if (!animal) throw new Error('no bat');
    const { bounds } = await loadSprite(animal.id, animal);
    expect(Math.abs((bounds.left + bounds.right) / 2 - animal.head.x)).toBeLessThan(5);
    expect(bounds.right - bounds.left).toBeGreaterThan((bounds.bottom - bounds.top) * 1.2);
  });

  test.each([
    ['hippo', '1f99b'],
    ['elephant', '1f418'],
    ['cow', '1f404'],
  ])('the roller skates of a %s are below its feet, beside each other, and leave legs to be seen', async (who, id) => {
    const figure = await imagineFigure(conceive(wishOf('roller skates', who), '1'));
    const skates = figure.parts.filter((part) => part.kind === 'sprite' && part.sprite.id === '1f6fc').map(partBox);
    const beast = spriteIn(figure, id);
    if (!beast) throw new Error('nobody skates');
    const { top, bottom } = partBox(beast);
    expect(skates.length).toBeGreaterThan(1);
    for (const skate of skates) {
      expect(skate.bottom).toBeGreaterThan(bottom);
      expect(skate.top).toBeGreaterThan(bottom - (bottom - top) * 0.3);
      expect(skates.filter((other) => other !== skate && Math.abs(other.left - skate.left) < skate.right - skate.left)).toEqual(
        [],
      );
    }
  });

  test.each([
    ['croissant', 'own-croissant'],
    ['pizza', '1f355'],
    ['toaster', 'own-toaster'],
  ])('a %s is in the place of the house of a snail, whose eyes are seen', async (what, id) => {
    for (const figure of await figuresOf(what, 'snail')) {
      const [house, snail] = [spriteIn(figure, id), spriteIn(figure, '1f40c')];
      if (!house || !snail) throw new Error('no house');
      const [box, whole] = [partBox(house), partBox(snail)];
      const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
      expect(coversPoint(snail, middle)).toBe(true);
      expect(distance(middle, { x: (whole.left + whole.right) / 2, y: (whole.top + whole.bottom) / 2 })).toBeLessThan(
        (whole.right - whole.left) * 0.25,
      );
      expect(figure.head?.eyeRadius).toBeGreaterThan(0);
    }
    expect(faultsOf(await compose(wishOf(what, 'snail'), '1'))).toEqual([]);
  });

  test.each([
    ['violin', 'frog', '1f3bb'],
    ['guitar', 'cat', '1f3b8'],
  ])('a head sits on the body of a %s and not on the end of its neck: %s', async (what, who, id) => {
    const figure = await imagineFigure(conceive(wishOf(what, who), '2'));
    const instrument = spriteIn(figure, id);
    const head = figure.parts.filter(({ z }) => z === Z.head).map(partBox);
    if (!instrument || head.length === 0) throw new Error('no head');
    const { top, bottom } = partBox(instrument);
    expect(Math.max(...head.map((box) => box.bottom))).toBeGreaterThan(top + (bottom - top) * 0.25);
  });

  test.each(['rhino', 'cow', 'elephant'])('a %s that is asked for with a board stands on it', async (who) => {
    const figure = await imagineFigure(conceive(wishOf('skateboard', who), '1'));
    const board = spriteIn(figure, '1f6f9');
    if (!board) throw new Error('no board');
    expect([board.z, figure.isSeated]).toEqual([Z.body, true]);
  });

  test.each(['pigeon', 'pug', 'flamingo'])('a fat %s, seen from the side, is rounder and not longer', async (who) => {
    const box = async (wish: typeof BLANK) => {
      const { parts } = await imagineFigure(conceive(wish, '3'));
      const { left, right, top, bottom } = partsBox(parts.filter(({ z, kind }) => z === Z.body && kind === 'sprite'));
      return (right - left) / (bottom - top);
    };
    expect(await box(wishOf(`fat ${who}`))).toBeLessThan(await box(wishOf(who)));
  });
});

test.each(['horse without a head', 'cow with no head', 'headless chicken', 'headless horse'])(
  'R1445 who is wished without a head has none, and a face on the chest: %s',
  async (mainTheme) => {
    for (const seed of ['1', '2', '3']) {
      const composed = await compose(wishOf(mainTheme), seed);
      const { parts, head } = composed.figure;
      expect(parts.filter(({ z, kind }) => kind === 'sprite' && z === Z.head)).toEqual([]);
      expect(head && parts.some((part) => part.kind === 'clay' && part.z === Z.chest && coversPoint(part, head.eyes))).toBe(true);
      expect(faultsOf(composed)).toEqual([]);
    }
  },
);
