/** What is worn sits where it belongs, and limbs and bodies keep apart. */
import type { Wish } from '@chaos/shared/contract/characters';
import { expect, test } from 'vitest';
import { planOutfit } from '../concept/outfit.ts';
import { BLANK } from '../concept/testing.ts';
import { coversPoint, type Part, partBox, partsBox, type SpritePart } from '../drawing/parts.ts';
import { distance, toPicture } from '../drawing/place.ts';
import type { Box } from '../drawing/raster.ts';
import { isMarkOf } from './bodily-marks.ts';
import { type HeadSpot, Z } from './figure.ts';
import { isHeadphones } from './headphones.ts';
import { headOfPerson } from './heads-of-people.ts';
import { compose } from './testing-scene.ts';
import { eyePoints, isOfArm, shareTouched } from './uncover-faces.ts';

const composed = (wish: Partial<Wish>, seed = 'worn') => compose({ ...BLANK, ...wish }, seed);
const findSprite = (parts: readonly Part[], id: string): SpritePart | undefined =>
  parts.find((part): part is SpritePart => part.kind === 'sprite' && part.sprite.id === id);
const middleOf = ({ left, right, top, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
const headOf = ({ head }: { head: HeadSpot | null }): HeadSpot => {
  if (!head) throw new Error('There is no head.');
  return head;
};

test.each([
  [{ mainTheme: 'sigma gym bro pigeon' }, false],
  [{ mainTheme: 'gym membership i never used' }, false],
  [{ mainTheme: 'frog', characteristicInfluence: 'strong' }, false],
  [{ mainTheme: 'frog', characteristicInfluence: 'flexed biceps' }, true],
])('R1298 %o: an arm is carried about only where it was asked for', async (wish, isAsked) => {
  const { concept } = await composed(wish);
  const { held } = planOutfit(concept);
  expect([held.includes('1f4aa'), held.includes('own-dumbbell')]).toEqual([isAsked, !isAsked]);
});

test.each([
  ['boxing', 'kangaroo', '1f94a'],
  ['grandpa', 'tortoise', 'own-walking-stick'],
  ['DJ', 'giraffe', 'own-disco-record'],
  ['gym bro', 'pigeon', 'own-dumbbell'],
  ['basketball player', 'giraffe', '1f3c0'],
  ['rugby player', 'rhino', '1f3c9'],
  ['piano player', 'crane', '1f3b9'],
])(
  'R1298 a %s who is a %s has in no mouth what is put on, leant on, played or lifted',
  async (mainTheme, bodyInfluence, piece) => {
    const { figure, props } = await composed({ mainTheme, bodyInfluence });
    const ofMouth = findSprite(figure.parts, piece);
    expect(ofMouth && !isOfArm(ofMouth)).toBeFalsy();
    expect(findSprite([...figure.parts, ...props], piece)).toBeDefined();
  },
);

test.each([
  ['bear wearing high heels', '1f460'],
  ['unicorn in rubber boots', 'own-rubber-boot'],
  ['fox in hiking boots', '1f97e'],
  ['cat wearing high heels', '1f460'],
])('R1299 %s: shoes end below the belly', async (mainTheme, shoe) => {
  for (const seed of ['1', '2', '3']) {
    const { figure } = await composed({ mainTheme }, seed);
    const shoes = figure.parts.filter((part) => part.kind === 'sprite' && part.sprite.id === shoe);
    // Its own, or a jacket that is one.
    const trunk = figure.parts.filter(({ kind, z }) => (kind === 'clay' && z === Z.chest) || (kind === 'sprite' && z === Z.body));
    const { top, bottom } = partsBox(trunk);
    expect(shoes.length, seed).toBe(2);
    // One that is lifted is up where the belly is.
    const low = Math.max(...shoes.map((part) => partBox(part).top));
    expect(low, seed).toBeGreaterThan(bottom - (bottom - top) * 0.3);
  }
});

test.each([
  ['1f475', 23],
  ['1f474', 13],
  ['1f469', 13],
])('R1300 a hat sits on the head of %s: below her bun, where there is one', (face, y) => {
  expect(headOfPerson(face)?.top.y).toBe(y);
});

test.each(['bald eagle with a wig', 'duck with a blonde wig', 'giraffe with long hair'])(
  'R1300 %s: from the side, hair hangs behind the eye and down the nape',
  async (mainTheme) => {
    const { figure } = await composed({ mainTheme });
    const head = headOf(figure);
    expect(head.span).toBe(0);
    expect(findSprite(figure.parts, 'own-long-hair')).toBeUndefined();
    const hair = figure.parts.find(({ kind, z }) => kind === 'svg' && z === Z.hat);
    if (!hair) throw new Error('no hair');
    const { left, right, bottom } = partBox(hair);
    const behind = head.mirror ? head.eyes.x - left : right - head.eyes.x;
    expect(behind / head.radius).toBeGreaterThan(1.2);
    expect(bottom).toBeGreaterThan(head.eyes.y + head.radius);
  },
);

test.each(['disco chicken', 'DJ giraffe', 'parrot with headphones'])(
  'R1300 %s: from the side, the ear is covered and no eye',
  async (mainTheme) => {
    const { figure } = await composed({ mainTheme });
    const head = headOf(figure);
    const worn = figure.parts.find(isHeadphones);
    if (worn?.kind !== 'svg') throw new Error('no headphones');
    const [, x, y, radius] = /<circle cx="(.+?)" cy="(.+?)" r="(.+?)"/.exec(worn.markup) ?? [];
    const ear = toPicture(worn.place, { x: Number(x), y: Number(y) });
    expect(head.span).toBe(0);
    for (const point of eyePoints(head)) expect(distance(point, ear)).toBeGreaterThan(Number(radius) * worn.place.scale);
  },
);

test.each([
  ['trumpet player', 'walrus'],
  ['flute player', 'fox'],
  ['aunt', 'crocodile'],
  ['mummy', 'camel'],
])('R1301 a %s and a %s who stand side by side are two', async (mainTheme, bodyInfluence) => {
  const { figure } = await composed({ mainTheme, bodyInfluence });
  const [one, other] = figure.heads;
  if (!one || !other) throw new Error('there are not two');
  const isOf = (head: HeadSpot) => (part: Part) =>
    Math.abs((partBox(part).left + partBox(part).right) / 2 - head.middle.x) <
    Math.abs((partBox(part).left + partBox(part).right) / 2 - (head === one ? other : one).middle.x);
  const shoes = figure.parts.filter(({ z }) => Math.floor(z) === Z.legs);
  const [left, right] = [shoes.filter(isOf(one)), shoes.filter(isOf(other))];
  expect(Math.max(0, ...left.map((part) => shareTouched(part, right)))).toBe(0);
});

test.each(['mother and baby', 'king and queen', 'two dogs in boots'])(
  'R1301 %s: who stands beside others kicks nobody',
  async (mainTheme) => {
    for (const seed of ['1', '76', '3']) {
      const { figure } = await composed({ mainTheme }, seed);
      const soles = figure.feet.map(({ at }) => at.y);
      expect([seed, Math.max(...soles) - Math.min(...soles) < 40]).toEqual([seed, true]);
      expect(figure.feet.length % 2, seed).toBe(0);
    }
  },
);

test.each([
  ['roomba', 'existential', '57'],
  ['a delulu goldfish in its villain era', null, '27'],
  ['potato', 'existential', '5'],
  ['teapot', 'lazy', '3'],
])('R1301 a %s that is %s has no hand where a foot is lifted', async (mainTheme, characteristicInfluence, seed) => {
  const { figure } = await composed({ mainTheme, characteristicInfluence }, seed);
  const hands = figure.parts.filter((part) => isOfArm(part) && part.z === Z.hand);
  const feet = figure.parts.filter(({ z }) => Math.floor(z) === Z.legs && Math.round(z * 100) % 10 === 5);
  const [apart] = hands
    .flatMap((hand) => feet.map((foot) => distance(middleOf(partBox(hand)), middleOf(partBox(foot)))))
    .sort((one, other) => one - other);
  expect(apart).toBeGreaterThan(120);
});

test.each([['Feierabend'], ['couch'], ['sofa']])(
  'R1302 %s: arms begin where the sofa is, and not at its lamp',
  async (mainTheme) => {
    const { figure } = await composed({ mainTheme }, '34');
    const sofa = findSprite(figure.parts, '1f6cb-fe0f');
    if (!sofa) throw new Error('no sofa');
    const { left, right } = partBox(sofa);
    const shoulders = figure.parts.flatMap(({ joint }) => (joint?.kind === 'arm' ? [joint.at.x] : []));
    expect(Math.max(...shoulders) - Math.min(...shoulders)).toBeGreaterThan((right - left) * 0.5);
  },
);

test('R1303 no scarf hangs over the number on a shirt', async () => {
  const bottomOf = async (mainTheme: string): Promise<number> => {
    const { figure } = await composed({ mainTheme, characteristicInfluence: 'with a scarf' }, '77');
    const scarf = figure.parts.find((part) => part.kind === 'svg' && part.z === Z.face + 2);
    if (scarf?.kind !== 'svg') throw new Error('no scarf');
    return scarf.bounds.bottom;
  };
  expect(await bottomOf('FC Barcelona fan')).toBeLessThan(90);
  expect(await bottomOf('bear')).toBeGreaterThan(150);
});

test.each(['anteater with a scarf', 'turtle with a scarf', 'dachshund with a scarf'])(
  'R1303 %s: it does not lie on the ground',
  async (mainTheme) => {
    const { figure } = await composed({ mainTheme });
    const scarf = figure.parts.find((part) => part.kind === 'svg' && part.z === Z.face + 2);
    if (!scarf) throw new Error('no scarf');
    const ground = partsBox(figure.parts.filter((part) => part !== scarf)).bottom;
    // As thick as it is, at least.
    expect(partBox(scarf).bottom).toBeLessThan(ground - 15);
  },
);

test.each([
  ['three bears', '61'],
  ['two old men playing chess', '58'],
  ['three pirates with a telescope', 'worn'],
])('R1301 %s: what one of them holds is before the head of no other', async (mainTheme, seed) => {
  const { figure } = await composed({ mainTheme }, seed);
  const loads = figure.parts.filter((part) => part.kind === 'sprite' && isOfArm(part));
  const heads = figure.heads.flatMap(({ eyes }) =>
    figure.parts.filter((part) => part.kind === 'sprite' && coversPoint(part, eyes)),
  );
  expect(loads.length).toBeGreaterThan(1);
  expect(Math.max(...loads.map((load) => shareTouched(load, heads)))).toBeLessThan(0.03);
});

test.each(['clown|fish', 'jester|donkey'])('R1300 %s: from the side, tufts of hair are behind the cheek', async (wish) => {
  const [mainTheme = '', bodyInfluence = ''] = wish.split('|');
  const { figure } = await composed({ mainTheme, bodyInfluence });
  const head = headOf(figure);
  const tufts = figure.parts.find((part) => isMarkOf(part, 'clown tufts'));
  if (!tufts) throw new Error('no tufts');
  expect(head.span).toBe(0);
  const { left, right } = partBox(tufts);
  expect((head.mirror ? head.eyes.x - right : left - head.eyes.x) / head.radius).toBeGreaterThan(0.6);
});

test.each(['duck with a bow tie', 'cat in a bow tie'])(
  'R1300 %s: it is at the neck, and no ribbon on the head',
  async (mainTheme) => {
    const { concept } = await composed({ mainTheme });
    expect(planOutfit(concept).traits.find(({ look }) => look === '1f380')?.slot).toBe('neck');
  },
);
