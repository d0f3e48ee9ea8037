import { describe, expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { coversPoint, type Part, partBox, partsBox } from '../drawing/parts.ts';
import { enlargementOf } from '../drawing/piece-pixels.ts';
import { SIDE } from '../drawing/raster.ts';
import { isMarkOf } from './bodily-marks.ts';
import { ON_BODY } from './body-marks.ts';
import { imagineFigure } from './compose-scene.ts';
import { type HeadSpot, Z } from './figure.ts';
import { compose, faultsOf } from './testing-scene.ts';
import { eyePoints, shareCovered, shareTouched } from './uncover-faces.ts';

const figureOf = (mainTheme: string, bodyInfluence: string) =>
  imagineFigure(conceive({ ...BLANK, mainTheme, bodyInfluence, characteristicInfluence: 'brave' }, 'build'));

/** Of who it is, without what is held and hangs about. */
async function sizeOf(mainTheme: string, bodyInfluence: string) {
  const { parts } = await figureOf(mainTheme, bodyInfluence);
  const { left, right, top, bottom } = partsBox(parts.filter(({ z }) => z >= Z.back && z < Z.arm));
  return { width: right - left, height: bottom - top };
}

test.each(['cat', 'firefighter', 'avocado', 'horse', 'kettle'])('R818 tall, fat, thin and flat are seen on a %s', async (who) => {
  const [tall, fat, thin, flat, usual] = await Promise.all(
    ['very tall', 'fat', 'thin', 'flat', 'hairy'].map((body) => sizeOf(who, body)),
  );
  if (!tall || !fat || !thin || !flat || !usual) throw new Error('somebody is missing');
  const slimness = ({ width, height }: typeof usual): number => height / width;
  expect(slimness(tall)).toBeGreaterThan(slimness(fat) * 1.6);
  expect(slimness(thin)).toBeGreaterThan(slimness(fat) * 1.4);
  expect(slimness(flat)).toBeLessThan(slimness(tall) * 0.5);
});

test.each(['cat', 'kettle', 'firefighter', 'horse'])(
  'R819 however a %s is built, it stands on the ground within the picture, and the face is free',
  async (mainTheme) => {
    for (const bodyInfluence of ['very tall', 'fat', 'muscular', 'enormous', 'tiny', 'pregnant', 'long legs', 'big head']) {
      const scene = await compose({ ...BLANK, mainTheme, bodyInfluence }, 'build');
      const { top, bottom, left, right } = partsBox(scene.figure.parts.filter(({ z }) => z >= Z.back && z < Z.mark));
      expect(Math.min(top, left), bodyInfluence).toBeGreaterThan(0);
      expect(Math.max(bottom, right), bodyInfluence).toBeLessThan(SIDE);
      expect(
        faultsOf(scene).filter((fault) => /face|ground|leg/.test(fault)),
        bodyInfluence,
      ).toEqual([]);
    }
  },
);

test('R820 strong arms are thick, a robot has one arm of steel, and a wooden leg has no shoe', async () => {
  const armsOf = async (body: string) =>
    (await figureOf('cat', body)).parts.flatMap((part) =>
      part.kind === 'clay' && part.joint?.kind === 'arm' && part.shape.cones.length >= 14 ? [part.shape] : [],
    );
  const thickest = (shapes: Awaited<ReturnType<typeof armsOf>>) =>
    Math.max(...shapes.flatMap(({ cones }) => cones.map(({ radiusA }) => radiusA)));
  const usual = await armsOf('hairy');
  expect(thickest(await armsOf('starke Arme'))).toBeGreaterThan(thickest(usual) * 1.6);
  const colors = (await armsOf('one robot arm')).map(({ color }) => color.join());
  expect(new Set(colors).size).toBe(2);
  const shoesOf = async (body: string) => (await figureOf('cat', body)).parts.filter(({ z }) => z > Z.legs && z < Z.body);
  expect((await shoesOf('wooden leg')).length).toBeLessThan((await shoesOf('hairy')).length);
});

test('R821 something small stands beside the enormous one, and something that is larger beside the tiny one', async () => {
  const shareOf = async (body: string): Promise<number> => {
    const { figure } = await compose({ ...BLANK, mainTheme: 'horse', bodyInfluence: body }, 'build');
    const own = partsBox(figure.parts.filter(({ z }) => z >= Z.back && z < Z.arm));
    const heights = figure.beside.map(({ part }) => partBox(part)).map(({ top, bottom }) => bottom - top);
    return Math.max(...heights) / (own.bottom - own.top);
  };
  expect(await shareOf('enormous')).toBeLessThan(0.4);
  expect(await shareOf('tiny')).toBeGreaterThan(0.9);
});

test.each(['knight', 'cat', 'elephant', 'ant'])('R821 nothing beside a tiny %s is enlarged more than it may be', async (who) => {
  for (const wish of [{ mainTheme: `tiny ${who}` }, { mainTheme: who, bodyInfluence: 'winzig' }]) {
    const { figure, concept } = await compose({ ...BLANK, ...wish }, 'build');
    expect(concept.size).toBeLessThanOrEqual(0.5);
    for (const { part } of figure.beside) expect(part.place.scale).toBeLessThanOrEqual(enlargementOf(part.sprite.id));
  }
});

test('R822 whose limbs are spoken of has some: a dog with big hands stands upright', async () => {
  expect((await figureOf('dog', 'manos grandes')).parts.some(({ joint }) => joint?.kind === 'arm')).toBe(true);
});

test.each(['strawberry', 'avocado', 'cat'])('R822 the belly of a %s hides neither eyes nor mouth', async (who) => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { parts, head } = await imagineFigure(conceive({ ...BLANK, mainTheme: who, bodyInfluence: 'gordita' }, seed));
    if (!head) throw new Error('nobody is there');
    const over = parts.filter((part) => part.kind === 'svg' && part.z === Z.chest + 3);
    const mouth = { x: head.middle.x, y: head.eyes.y + head.radius * 0.5 };
    const points = [...eyePoints(head), mouth];
    expect(points.filter((point) => over.some((part) => coversPoint(part, point)))).toEqual([]);
  }
});

test('R822 who is hairy is so all around', async () => {
  const [plain, hairy] = [await sizeOf('avocado', 'pale'), await sizeOf('avocado', 'peludo')];
  const { parts } = await figureOf('avocado', 'peludo');
  expect(parts.filter(({ z }) => z === Z.back - 0.4).length).toBeGreaterThan(8);
  expect(hairy.height).toBeCloseTo(plain.height, -1);
});

test.each(['dragon', 'cat', 'horse', 'flamingo', 'potato', 'owl'])(
  'R828 all three heads of a %s are seen, each beside the others',
  async (who) => {
    const { heads } = await figureOf(who, 'three heads');
    expect(heads).toHaveLength(3);
    const [first, ...others] = heads;
    if (!first) throw new Error('nobody is there');
    for (const other of others)
      expect(Math.hypot(other.middle.x - first.middle.x, other.middle.y - first.middle.y)).toBeGreaterThan(first.radius);
  },
);

test('R828 arms, legs and wings are as many as were wished for, and hands and feet as large', async () => {
  const { parts: usual } = await figureOf('cat', 'pale');
  const armsOf = (parts: typeof usual) =>
    parts.filter((part) => part.kind === 'clay' && part.joint?.kind === 'arm' && part.shape.cones.length >= 14).length;
  const shoesOf = (parts: typeof usual) => partsBox(parts.filter(({ z }) => z > Z.legs && z < Z.body));
  expect(armsOf((await figureOf('cat', 'four arms')).parts)).toBe(2 * armsOf(usual));
  const wings = (await figureOf('cat', 'six wings')).parts.filter(({ joint }) => joint?.kind === 'wing');
  expect(wings).toHaveLength(6);
  const many = (await figureOf('cat', 'eight legs')).parts.filter(({ z }) => z >= Z.legs - 1 && z < Z.body);
  expect(many.length).toBeGreaterThan(usual.filter(({ z }) => z >= Z.legs - 1 && z < Z.body).length * 1.6);
  const heightOf = ({ top, bottom }: ReturnType<typeof partsBox>) => bottom - top;
  expect(heightOf(shoesOf((await figureOf('cat', 'tiny feet')).parts))).toBeLessThan(heightOf(shoesOf(usual)));
});

test.each(['very tall', 'skinny', 'long legs', 'fat', 'tiny'])(
  'R870 the hands and shoes of who is %s are on arms and legs',
  async (body) => {
    for (const mainTheme of ['fox', 'first love', 'bear', 'nurse', 'teapot'])
      for (const seed of ['a', 'b', 'c', 'd']) {
        const scene = await compose({ ...BLANK, mainTheme, bodyInfluence: body, characteristicInfluence: 'shy' }, seed);
        expect(
          faultsOf(scene).filter((fault) => fault.startsWith('loose')),
          `${mainTheme} ${seed}`,
        ).toEqual([]);
      }
  },
);

test('R870 a free hand goes with its arm when legs grow', async () => {
  const apart: string[] = [];
  for (const mainTheme of ['vampire librarian', 'cook', 'teacher'])
    for (const seed of ['a', 'b', 'c']) {
      const wish = { ...BLANK, mainTheme, bodyInfluence: 'tall and thin', characteristicInfluence: 'always yawning' };
      const { figure } = await compose(wish, seed);
      const ofArms = figure.parts.filter(({ kind, joint }) => kind === 'clay' && joint?.kind === 'arm');
      for (const hand of ofArms.filter(({ z }) => z === Z.hand)) {
        const arms = ofArms.filter((arm) => arm.z < Z.hand && arm.joint?.at.x === hand.joint?.at.x);
        if (shareTouched(hand, arms) === 0) apart.push(`${mainTheme} ${seed}`);
      }
    }
  expect(apart).toEqual([]);
});

test.each([
  ['best friends', 'two heads'],
  ['cook', 'three heads'],
  ['robot', 'two heads'],
])('R888 each further head of %s, %s, is on a neck that goes down to the shoulders', async (mainTheme, bodyInfluence) => {
  const { figure } = await compose({ ...BLANK, mainTheme, bodyInfluence }, 'necks');
  const necks = figure.parts.filter(({ kind, z }) => kind === 'clay' && z === Z.back - 3);
  const xs = figure.heads.map(({ middle }) => middle.x);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const ends = (head: HeadSpot) => ({ x: head.middle.x * 0.75 + middle * 0.25, y: head.middle.y + head.radius * 0.42 });
  const loose = figure.heads.filter((head) => Math.abs(head.middle.x - middle) > head.radius * 0.5);
  expect(loose.length).toBeGreaterThan(1);
  expect(loose.filter((head) => !necks.some((neck) => coversPoint(neck, ends(head))))).toEqual([]);
});

test.each(['truck driver', 'cook', 'policeman', 'astronaut'])(
  'R889 the belly of a fat %s is below the clothes',
  async (mainTheme) => {
    for (const seed of ['a', 'b', 'c']) {
      const { figure } = await compose({ ...BLANK, mainTheme, bodyInfluence: 'big belly' }, seed);
      const { head } = figure;
      const bellies = figure.parts.filter(({ z }) => z === Z.chest + 3);
      const cloth = bellies.filter((part) => part.kind === 'sprite' && part.options?.cut !== undefined);
      expect(cloth).toHaveLength(1);
      if (head) expect(shareCovered(head, bellies)).toBeLessThan(0.1);
    }
  },
);

test('R881 who is round has a round trunk, and no disc upon the clothes', async () => {
  const { parts } = await figureOf('man', 'round');
  expect(parts.some((part) => part.kind === 'svg' && part.markup.includes('rx="116"'))).toBe(false);
  const [round, usual] = await Promise.all(['round', 'hairy'].map((body) => sizeOf('man', body)));
  expect((round?.width ?? 0) / (round?.height ?? 1)).toBeGreaterThan((usual?.width ?? 1) / (usual?.height ?? 1));
});

test('R882 who is old has grey brows, and a beard as grey', async () => {
  const { parts } = await figureOf('fisherman', 'old with a beard');
  const drawn = parts.flatMap((part) => (part.kind === 'svg' ? [part.markup] : [])).join('');
  expect(drawn).toContain('#e2dfe8');
  expect(drawn).toContain('rgb(222,220,228)');
});

test('R1107 the brows of who is old and angry are grey, and there is one pair of them', async () => {
  const { parts } = await imagineFigure(
    conceive({ ...BLANK, mainTheme: 'lighthouse keeper', bodyInfluence: 'old man', characteristicInfluence: 'grumpy' }, 'brows'),
  );
  const drawn = parts.flatMap((part) => (part.kind === 'svg' ? [part.markup] : [])).join('');
  expect(drawn.match(/class="brow"/g)).toHaveLength(2);
  expect(drawn.match(/#e2dfe8/g)).toHaveLength(2);
});

test.each(['toad', 'bear', 'chicken'])('R1023 the muscles of a %s are a chest and shoulders, and no buttons', async (who) => {
  const shoulderOf = (parts: readonly Part[]): number =>
    Math.max(
      ...parts.map((part) =>
        part.kind === 'clay' && part.joint?.kind === 'arm' && part.shape.cones.length > 9
          ? (part.shape.cones[0]?.radiusA ?? 0)
          : 0,
      ),
    );
  const [strong, usual] = await Promise.all(['buff', 'hairy'].map((body) => figureOf(who, body)));
  if (!strong || !usual) throw new Error('somebody is missing');
  const chest = strong.parts.filter((part) => part.kind === 'svg' && part.markup === ON_BODY.abs);
  expect(chest).toHaveLength(1);
  expect(ON_BODY.abs).not.toMatch(/<(?:rect|circle|ellipse)/);
  expect(shoulderOf(strong.parts)).toBeGreaterThan(shoulderOf(usual.parts) * 1.5);
});

describe('R1024 who is old and no person has a grey beard, and tufts at both sides of a face that looks at us', () => {
  const hairOf = async (mainTheme: string) => {
    const { parts } = await figureOf(mainTheme, 'old');
    const beards = parts.filter((part) => part.kind === 'svg' && part.markup.includes('rgb(222,220,228)'));
    return { tufts: parts.filter((part) => isMarkOf(part, 'grey tufts')).length, hasBeard: beards.length > 0 };
  };

  test.each(['cat', 'teapot', 'banana'])('%s', async (who) => {
    expect(await hairOf(who)).toEqual({ tufts: 2, hasBeard: true });
  });

  test('of a horse a goatee is seen', async () => {
    expect(await hairOf('horse')).toEqual({ tufts: 0, hasBeard: true });
  });

  test('a nurse has hair of her own', async () => {
    expect(await hairOf('nurse')).toEqual({ tufts: 0, hasBeard: false });
  });
});

test.each(['lumberjack', 'bear', 'robot', 'strawberry'])(
  'R921 an enormous %s fills the picture, and its head is far up',
  async (who) => {
    const measure = async (bodyInfluence: string) => {
      const { figure } = await compose({ ...BLANK, mainTheme: who, bodyInfluence, characteristicInfluence: 'brave' }, 'build');
      const { top, bottom } = partsBox(figure.parts.filter(({ z }) => z >= Z.back && z < Z.hat));
      return { height: bottom - top, low: bottom, head: (figure.head?.radius ?? 0) / (bottom - top) };
    };
    const [huge, usual] = [await measure('enormous'), await measure('hairy')];
    expect(huge.height).toBeGreaterThan(SIDE * 0.62);
    expect(huge.low).toBeGreaterThan(usual.low + 20);
    expect(huge.head).toBeLessThan(usual.head);
  },
);

test.each(['mouse', 'chef', 'elephant'])(
  'R926 a tiny %s beside what is larger is large enough to be seen at a glance',
  async (who) => {
    for (const seed of ['a', 'b', 'c']) {
      const { figure } = await compose(
        { ...BLANK, mainTheme: who, bodyInfluence: 'tiny', characteristicInfluence: 'brave' },
        seed,
      );
      const { left, right, top, bottom } = partsBox(figure.parts.filter(({ z }) => z >= Z.back && z < Z.arm));
      expect(Math.max(bottom - top, right - left), seed).toBeGreaterThan(SIDE * 0.24);
    }
  },
);

test.each(['lawyer', 'cat'])('R929 the face of a tall %s is still to be read', async (who) => {
  const { figure } = await compose(
    { ...BLANK, mainTheme: who, bodyInfluence: 'tall and thin', characteristicInfluence: 'brave' },
    'tall',
  );
  const { top, bottom } = partsBox(figure.parts.filter(({ z }) => z >= Z.back && z < Z.hat));
  expect((figure.head?.radius ?? 0) / (bottom - top)).toBeGreaterThan(0.11);
});
