import { expect, it } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { coversPoint, type Part, partBox } from '../drawing/parts.ts';
import { createChance } from '../drawing/random.ts';
import { loadSprite } from '../drawing/sprite.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { isCutOff } from '../pieces/people.ts';
import { imagineFigure } from './compose-scene.ts';
import { boundsOfHat } from './drawn-hats.ts';
import { HEADBAND, wearHat } from './dress.ts';
import { emptyFigure, Z } from './figure.ts';
import { readManner } from './mood.ts';
import { findNeckwear } from './neckwear.ts';
import { rowAt } from './silhouette.ts';
import { shareHidden } from './uncover-faces.ts';

const dress = async (bodyInfluence: string, characteristicInfluence: string, mainTheme: string | null = null) =>
  (await imagineFigure(conceive({ ...BLANK, mainTheme, bodyInfluence, characteristicInfluence }, 'dressed'))).parts;

const looksOf = (parts: readonly Part[]) => parts.flatMap((part) => (part.kind === 'sprite' ? [part.sprite.id] : []));
const markupsOf = (parts: readonly Part[]) => parts.flatMap((part) => (part.kind === 'svg' ? [part.markup] : []));

it.each([
  ['knitted scarf', '1f9e3'],
  ['pearl necklace', '1f4ff'],
  ['necktie', '1f454'],
  ['bow tie', '1f380'],
])('a %s is worn around the neck, and not held', async (trait, piece) => {
  const parts = await dress('fox', trait);
  expect(markupsOf(parts)).toContain(findNeckwear(piece)?.markup);
  expect(looksOf(parts)).not.toContain(piece);
});

it('nothing hangs over the letters of somebody', async () => {
  expect(markupsOf(await dress('blorptang', 'necktie'))).not.toContain(findNeckwear('1f454')?.markup);
});

it('all that is to be worn is worn', async () => {
  const parts = await dress('penguin', 'yellow boots, sunglasses and headphones');
  expect(looksOf(parts)).toEqual(expect.arrayContaining(['1f97e', '1f576-fe0f']));
  // Headphones are drawn, and neither lie on the eyes nor hang in a hand.
  expect(looksOf(parts)).not.toContain('1f3a7');
  expect(parts.some(({ kind, z }) => kind === 'svg' && z === Z.hat - 1)).toBe(true);
});

it('who is to be without has none drawn: hats, legs, wings', async () => {
  const parts = await dress('toaster', 'a french artist', 'seven ducks without hats');
  expect(parts.some(({ z }) => z === Z.hat)).toBe(false);
  expect((await dress('toaster', 'a french artist', 'seven ducks')).some(({ z }) => z === Z.hat)).toBe(true);
  const figureOf = (characteristicInfluence: string) =>
    imagineFigure(conceive({ ...BLANK, mainTheme: 'waffle', characteristicInfluence }, 'dressed'));
  expect((await figureOf('zonder benen')).parts.filter(({ z }) => Math.floor(z) === Z.legs)).toEqual([]);
  expect((await figureOf('happy')).parts.filter(({ z }) => Math.floor(z) === Z.legs)).not.toEqual([]);
  expect(looksOf(await dress('flying toaster', 'no wings'))).not.toContain('1fabd');
});

it('a cowboy hat is no top hat', async () => {
  const parts = await dress('raccoon', 'wearing a cowboy hat');
  expect(looksOf(parts)).not.toContain('1f3a9');
  expect(parts.some((part) => part.kind === 'svg' && part.bounds === boundsOfHat('cowboy'))).toBe(true);
  expect(looksOf(await dress('raccoon', 'a hat'))).toContain('1f3a9');
});

it('tears run down the face of who cries', async () => {
  const streams = (await dress('owl', 'crying')).filter((part) => part.kind === 'svg' && part.markup.includes('#7fd0ff'));
  expect(streams).toHaveLength(2);
});

it('boots, scarves and fur have the colours that were asked for', async () => {
  const dyed = (parts: readonly Part[], id: string) =>
    parts.filter((part) => part.kind === 'sprite' && part.sprite.id === id).map((part) => part.dye !== undefined);
  expect(dyed(await dress('spider', 'red boots'), '1f97e')).toContain(true);
  expect(dyed(await dress('spider', 'red boots'), '1f577-fe0f')).toEqual([false]);
  expect(dyed(await dress('gorilla', 'pink fur', 'banana'), 'kin-gorilla-face')).toEqual([true]);
  const scarf = findNeckwear('1f9e3')?.markup;
  const parts = await dress('fox', 'blue scarf');
  expect(parts.find((part) => part.kind === 'svg' && part.markup === scarf)?.dye).toBeDefined();
});

it('who has a hat already holds another one', async () => {
  const parts = await dress('cactus', 'sombrero', 'cowboy');
  // A cactus that is dressed as a cowboy has the one hat that is drawn.
  expect(parts.filter(({ kind, z }) => kind === 'sprite' && z === Z.hat)).toEqual([]);
  expect((await dress('cactus', 'sombrero', 'frog')).some(({ z }) => z === Z.hat)).toBe(true);
});

it.each(['fox', 'spider', 'robot'])('more eyes and a beard are drawn on the face of a %s', async (body) => {
  const extra = async (trait: string) => (await dress(body, trait)).filter(({ kind, z }) => kind === 'svg' && z > Z.face).length;
  expect(await extra('six eyes')).toBeGreaterThanOrEqual(4);
  expect((await dress(body, 'huge beard')).some(({ kind, z }) => kind === 'svg' && z === Z.face + 3)).toBe(true);
  expect((await dress(body, 'big ears')).some(({ kind, z }) => kind === 'svg' && z === Z.face + 3)).toBe(false);
});

it('goggles that nobody asked for hide no face, those asked for are worn, and of a knife and fork one is held', async () => {
  expect(looksOf(await dress('koala', 'confused', 'pilot'))).not.toContain('1f97d');
  expect(looksOf(await dress('koala', 'goggles'))).toContain('1f97d');
  const parts = await dress('octopus', 'hungry');
  const forks = parts.filter((part) => part.kind === 'sprite' && part.sprite.id === '1f374');
  expect(forks).not.toEqual([]);
  for (const fork of forks) expect(fork.kind === 'sprite' && fork.options?.half).toBeTruthy();
});

/** Drawn over whatever mouth somebody has. */
const mouthsOf = (parts: readonly Part[]) =>
  parts.flatMap((part) => (part.kind === 'svg' && part.z === Z.face + 2 ? [part] : []));

it('a beak or a trunk opens by itself: no mouth is drawn beside it', async () => {
  for (const body of ['duck', 'swan', 'stork', 'toucan', 'elephant'])
    for (const trait of ['furious', 'screaming']) expect(mouthsOf(await dress(body, trait)), `${trait} ${body}`).toEqual([]);
});

it('a mouth that is drawn over a head from the side lies on it', async () => {
  for (const body of ['goldfish', 'chihuahua', 'pufferfish']) {
    const parts = await dress(body, 'yawning');
    const skins = parts.filter(({ kind, z }) => kind === 'sprite' && z < Z.hat);
    for (const { place } of mouthsOf(parts))
      expect(
        skins.some((skin) => coversPoint(skin, place)),
        body,
      ).toBe(true);
  }
  expect(mouthsOf(await dress('goldfish', 'yawning'))).toHaveLength(1);
});

it('who sits on the ground has no empty boots before the belly', async () => {
  expect(looksOf(await dress('groundhog', 'rubber boots'))).not.toContain('1f97e');
});

it('as many pairs of glasses as were asked for are worn, and a huge coffee is larger than a coffee', async () => {
  const worn = looksOf(await dress('octopus', 'three pairs of glasses')).filter((look) => look === '1f453');
  expect(worn).toHaveLength(3);
  const scales = await Promise.all(
    ['tiny umbrella', 'umbrella', 'huge umbrella'].map(async (trait) => {
      const held = (await dress('fox', trait)).find((part) => part.kind === 'sprite' && part.z === Z.held);
      return held?.kind === 'sprite' ? held.place.scale : 0;
    }),
  );
  expect([...scales].sort((one, other) => one - other)).toEqual(scales);
  expect(new Set(scales).size).toBe(3);
});

it('nobody holds the head of a person', async () => {
  for (const trait of ["grandma's favourite", 'holding grandpa']) {
    const parts = await dress('fox', trait);
    expect(parts.filter((part) => part.kind === 'sprite' && part.z === Z.held && isCutOff(part.sprite.id))).toEqual([]);
  }
});

it('R581 skates on one broad foot leave the belly to be seen', async () => {
  const parts = await dress('penguin', 'ice skates');
  const own = parts.find(({ z }) => z === Z.body);
  const shoes = parts.filter((part) => part.kind === 'sprite' && part.z === Z.front && findPiece('shoe', part.sprite.id));
  if (!own || shoes.length === 0) throw new Error('no skates');
  expect(shareHidden(own, shoes)).toBeLessThan(0.2);
});

it.each(
  ['boots', 'shoe', 'high heels', 'roller skates'].flatMap((shoe) =>
    ['frog', 'my cat', 'mouse', 'dog'].map((who) => [shoe, who]),
  ),
)('R1210 %s that are worn by a %s are on both of its feet, and no chance makes it an odd pair', async (shoe, who) => {
  for (const seed of ['a', 'b', 'c']) {
    const concept = conceive({ ...BLANK, mainTheme: shoe, bodyInfluence: who }, seed);
    const { parts } = await imagineFigure(concept);
    const worn = parts.filter((part) => part.kind === 'sprite' && findPiece('shoe', part.sprite.id) !== undefined);
    expect(worn.length).toBeGreaterThan(1);
    expect(looksOf(worn).filter((look) => look !== concept.theme.piece)).toEqual([]);
    expect(parts.filter((part) => !Number.isFinite(partBox(part).left))).toEqual([]);
  }
});

it.each(['raven', 'duck', 'parrot', 'elephant', 'snail'])(
  'R925 the wings of a %s that is seen from the side grow out of its back, behind the head',
  async (who) => {
    const { parts, head } = await imagineFigure(
      conceive({ ...BLANK, mainTheme: who, bodyInfluence: 'huge wings', characteristicInfluence: 'brave' }, 'wings'),
    );
    const body = parts.find((part) => part.kind === 'sprite' && part.z === Z.body);
    const wings = parts.filter(({ joint }) => joint?.kind === 'wing');
    if (!body || head?.facing !== 'left') throw new Error(`no ${who} from the side`);
    expect(wings).toHaveLength(2);
    for (const { joint } of wings) {
      if (!joint) throw new Error('a wing without a root');
      expect(coversPoint(body, joint.at)).toBe(true);
      expect(Math.hypot(joint.at.x - head.middle.x, joint.at.y - head.middle.y)).toBeGreaterThan(head.radius);
    }
    expect(wings.some(({ z }) => z > Z.body)).toBe(true);
    expect(wings.some(({ z }) => z < Z.body)).toBe(true);
  },
);

it('R928 a headband is no wider than the head', async () => {
  const own = await loadSprite('1f944');
  const figure = emptyFigure(own.color);
  const spoon = {
    kind: 'sprite',
    z: Z.body,
    shadow: 0,
    sprite: own,
    place: { x: 0, y: 0, scale: 1.5, turn: 0, mirror: false },
  } as const;
  figure.parts.push(spoon);
  const { left, right, top, bottom } = partBox(spoon);
  const at = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const head = {
    top: at,
    eyes: at,
    middle: at,
    topWidth: 300,
    span: 90,
    radius: 150,
    turn: 0,
    mirror: false,
    facing: 'front',
    z: Z.body,
  } as const;
  const concept = conceive({ ...BLANK, mainTheme: 'spoon' }, 'band');
  await wearHat(figure, head, HEADBAND, { concept, chance: createChance('band'), manner: readManner() });
  const band = figure.parts.find((part) => part.kind === 'sprite' && part.sprite.id === HEADBAND);
  if (!band) throw new Error('no band');
  const row = rowAt([spoon], partBox(spoon), at.y);
  if (!row) throw new Error('no handle');
  expect(partBox(band).right - partBox(band).left).toBeLessThan((row.right - row.left) * 1.6);
});

it('R925 the wings of who rides are not those of what is ridden', async () => {
  const parts = await dress('skateboard', 'has wings', 'giraffe');
  expect(looksOf(parts)).toContain('1f6f9');
  const wings = parts.filter(({ joint }) => joint?.kind === 'wing');
  expect(wings).toHaveLength(2);
  expect(wings.every(({ z }) => z < Z.body)).toBe(true);
});

it.each([
  ['zookeeper', '', '', 'own-safari-hat'],
  ['raccoon who is a hacker', '', '', 'own-neon-visor'],
  ['goalkeeper', 'octopus', '', '1f45f'],
  ['nurse running on coffee', '', 'exhausted', '1f4a8'],
])(
  'R1079 what only goes with a word is not upon a hat, eyes or tentacles, and no puff of dust is held: %s %s',
  async (...wish) => {
    const [theme, body, trait, piece] = wish;
    expect(looksOf(await dress(body, trait, theme))).not.toContain(piece);
  },
);

it('R1079 what was asked for is worn', async () => {
  expect(looksOf(await dress('', 'neon visor', 'raccoon'))).toContain('own-neon-visor');
  expect(looksOf(await dress('', 'captain hat', 'snowman'))).toContain('own-captain-hat');
});
