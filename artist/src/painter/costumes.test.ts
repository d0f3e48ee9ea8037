import { describe, expect, it } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { lookOf } from '../concept/concept.ts';
import { BLANK } from '../concept/testing.ts';
import { isPerson } from '../pieces/people.ts';
import { imagineFigure } from './compose-scene.ts';
import { listCompositions } from './compositions.ts';
import { findDrawnHead } from './drawn-heads.ts';
import { castSubject, Z } from './figure.ts';
import { headsOf } from './uncover-faces.ts';

const figureOf = (mainTheme: string, bodyInfluence: string) =>
  imagineFigure(conceive({ ...BLANK, mainTheme, bodyInfluence }, 'costume'));
const spritesOf = async (theme: string, body: string) =>
  (await figureOf(theme, body)).parts.flatMap((part) => (part.kind === 'sprite' ? [part.sprite.id] : []));

describe('who is known by a faith', () => {
  it.each(['rabbi', 'imam', 'nun', 'pope', 'buddhist monk', 'bishop'])(
    'is no costume of a beast, which is beside them: %s',
    (mainTheme) => {
      for (const bodyInfluence of ['goat', 'dog', 'frog', 'horse']) {
        const { theme, body, props } = conceive({ ...BLANK, mainTheme, bodyInfluence }, 'faith');
        expect(body.piece).toBe(theme.piece);
        expect(props.length).toBeGreaterThan(0);
        const beast = conceive({ ...BLANK, mainTheme: bodyInfluence, bodyInfluence: mainTheme }, 'faith');
        expect(beast.body.piece).toBe(beast.theme.piece);
      }
    },
  );
});

describe('an animal that is but a head', () => {
  it.each([
    ['king', 'frog', '1f451'],
    ['chef', 'panda', 'own-chef-hat'],
    ['viking', 'bear', 'own-horned-helmet'],
    ['barber', 'lion', '2702-fe0f'],
  ])('is dressed as a %s, as %s, with one head and no rider', async (theme, body, sign) => {
    expect(headsOf(await figureOf(theme, body))).toHaveLength(1);
    expect(await spritesOf(theme, body)).toContain(sign);
  });
});

// R719, R1060, R1078, R1184
describe('who is small and whole in the picture set', () => {
  it.each([
    ['teacher', 'penguin', '1f427'],
    ['wizard', 'bat', '1f987'],
    ['surfer', 'duck', '1f986'],
    ['goat', 'pear', '1f410'],
    ['zebra', 'toaster', '1f993'],
    ['llama', 'tuxedo', '1f999'],
    ['octopus', 'pear', '1f419'],
    ['moth', 'lighthouse', 'own-moth'],
    ['hippo', 'teapot', '1f99b'],
  ])('has a head of its own in the clothes of a %s or upon a thing, looking at us: %s', async (theme, body, id) => {
    const { parts, head } = await figureOf(theme, body);
    const drawn = findDrawnHead(id)?.markup ?? '';
    expect(drawn).not.toBe('');
    expect(parts.some((part) => part.kind === 'svg' && part.markup.startsWith(drawn))).toBe(true);
    expect(head?.facing).toBe('front');
  });
});

describe('who is known by horns, wool, spots, a shell, a tongue or a twig', () => {
  it.each([
    ['bull', 'disco ball', '1f402', 'front'],
    ['ox', 'teapot', '1f402', 'front'],
    ['water buffalo', 'teapot', '1f403', 'front'],
    ['yak', 'toaster', 'own-yak', 'front'],
    ['sheep', 'disco ball', '1f411', 'front'],
    ['ram', 'toaster', '1f40f', 'front'],
    ['snake', 'stethoscope', '1f40d', 'front'],
    ['turtle', 'teapot', '1f422', 'front'],
    ['salamander', 'piano', 'own-salamander', 'front'],
    ['leopard', 'toaster', '1f406', 'front'],
    ['cheetah', 'piano', '1f406', 'front'],
    ['lizard', 'tequila shot', '1f98e', 'left'],
    ['iguana', 'teapot', '1f98e', 'left'],
    ['dove', 'kebab', '1f54a-fe0f', 'left'],
    ['pigeon', 'toaster', 'own-pigeon', 'left'],
  ])('R1324 has upon a thing a head with them, and not that of a dog: %s, %s', async (theme, body, id, facing) => {
    const { parts, head } = await figureOf(theme, body);
    const drawn = findDrawnHead(id)?.markup ?? '';
    expect(drawn).not.toBe('');
    expect(parts.some((part) => part.kind === 'svg' && part.markup.startsWith(drawn))).toBe(true);
    expect(head?.facing).toBe(facing);
  });
});

describe('a whole animal', () => {
  it.each([
    ['seal', 'cactus'],
    ['cactus', 'seal'],
    ['owl', 'lemon'],
    ['sloth', 'piano'],
    ['seal', 'lamp'],
  ])('R1184 of which only the head is seen ends at an edge, and not in smoke: %s, %s', async (theme, body) => {
    const { parts } = await figureOf(theme, body);
    const cuts = parts.flatMap((part) => (part.kind === 'sprite' && part.options?.cut ? [part.options.cut] : []));
    expect(cuts).not.toEqual([]);
    for (const { radius, soft } of cuts) expect(soft / radius).toBeLessThan(0.1);
  });

  // R1078
  it('an octopus that cooks keeps its arms, and a flamingo upon a pear shows its beak from the side', async () => {
    expect(await spritesOf('chef', 'octopus')).toContain('1f419');
    const { parts, head } = await figureOf('flamingo', 'pear');
    expect(parts.some((part) => part.kind === 'svg' && part.markup.startsWith(findDrawnHead('1f9a9')?.markup ?? '-'))).toBe(true);
    expect(head?.facing).toBe('left');
  });

  it.each([
    ['king', 'crab', '1f451'],
    ['police officer', 'giraffe', 'own-captain-hat'],
    ['guitarist', 'octopus', '1f3b8'],
    ['superhero', 'horse', 'own-hero-mask'],
  ])('becomes a %s: as %s it has a sign of theirs, and nobody stands beside it', async (theme, body, sign) => {
    expect(headsOf(await figureOf(theme, body))).toHaveLength(1);
    expect(await spritesOf(theme, body)).toContain(sign);
  });

  it('becomes a mailman by a cap alone, when both hands are needed', async () => {
    const wish = { ...BLANK, mainTheme: 'mailman', bodyInfluence: 'kangaroo', characteristicInfluence: 'late' };
    expect(headsOf(await imagineFigure(conceive(wish, 'late')))).toHaveLength(1);
  });

  it('is no mermaid, who keeps her own body', async () => {
    expect(headsOf(await figureOf('mermaid', 'shark'))).toHaveLength(2);
  });
});

describe('a thing that was asked for', () => {
  it.each([
    ['farmer', 'carrot', 'own-shovel'],
    ['detective', 'tomato', 'own-deerstalker'],
    ['wizard', 'mushroom', 'own-wizard-hat'],
  ])('is dressed as a %s, as %s, and nobody is stuck upon it', async (theme, body, sign) => {
    // Who is told alone has a face, which is nowhere here.
    const { piece } = conceive({ ...BLANK, mainTheme: theme }, 'costume').theme;
    const sprites = await spritesOf(theme, body);
    expect(sprites).toContain(sign);
    expect(sprites).not.toContain(piece);
  });
});

describe('who is all head and has no trunk', () => {
  it.each([
    ['queen', 'ghost', '1f451'],
    ['detective', 'ghost', 'own-deerstalker'],
    ['detective', 'poop', 'own-deerstalker'],
  ])('R983 is dressed above the neck: %s as %s', async (theme, body, hat) => {
    const sprites = await spritesOf(theme, body);
    expect(sprites).toContain(hat);
    expect(sprites.some((id) => id === '1f47b' || id === '1f4a9')).toBe(true);
  });
});

describe('R1027 a beast whose body is a person is one figure that wears what the person does', () => {
  it.each([
    ['frog', 'knight', ''],
    ['pig', 'nurse', ''],
    ['cat', 'pirate', ''],
    ['lion', 'king', '1f451'],
    ['octopus', 'pirate', ''],
    ['zebra', 'police officer', 'own-captain-hat'],
    ['dog', 'human', ''],
    ['horse', 'with a human body', ''],
  ])('%s, %s', async (theme, body, sign) => {
    for (const seed of ['a', 'b', 'c']) {
      const concept = conceive({ ...BLANK, mainTheme: theme, bodyInfluence: body }, seed);
      const figure = await imagineFigure(concept);
      expect(headsOf(figure)).toHaveLength(1);
      const ids = figure.parts.flatMap((part) => (part.kind === 'sprite' ? [part.sprite.id] : []));
      // Of a bust the face lies behind that of the beast.
      if (body !== 'nurse' && body !== 'king') expect(ids.filter(isPerson)).toEqual([]);
      if (sign !== '') expect(ids).toContain(sign);
    }
  });

  it('upon the head is what they are known by, whatever hat chance chose', async () => {
    for (let seed = 0; seed < 12; seed++) {
      const { parts } = await imagineFigure(conceive({ ...BLANK, mainTheme: 'lion', bodyInfluence: 'king' }, `${seed}`));
      const hats = parts.flatMap((part) => (part.kind === 'sprite' && part.z >= Z.hat && part.z < Z.arm ? [part.sprite.id] : []));
      expect(hats).toEqual(['1f451']);
    }
  });
});

it.each([
  ['cat', 'loaf of bread'],
  ['cow', 'teapot'],
  ['pig', 'lamp'],
])('R1028 a %s, which is known by its face, bears no %s on its back', async (theme, body) => {
  const concept = conceive({ ...BLANK, mainTheme: theme, bodyInfluence: body }, 'back');
  const [head, thing] = await Promise.all([concept.theme, concept.body].map((idea) => castSubject(lookOf(idea))));
  if (!head || !thing) throw new Error('nobody to compose');
  expect(listCompositions(head, thing).map(([name]) => name)).not.toContain('shell');
});
