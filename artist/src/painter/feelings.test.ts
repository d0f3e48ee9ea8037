import { describe, expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { traitsOf } from '../concept/concept.ts';
import { BLANK } from '../concept/testing.ts';
import { coversPoint } from '../drawing/parts.ts';
import { createChance } from '../drawing/random.ts';
import { listPieces } from '../pieces/catalogue.ts';
import { imagineFigure } from './compose-scene.ts';
import { chooseFace, drawEyes, eyesOf, mouthOverOf } from './face.ts';
import { Z } from './figure.ts';
import { type Manner, readManner } from './mood.ts';
import { EMBLEMS } from './trait-emblems.ts';

const SEEDS = 30;

/** By which eyes and mouths a feeling is known, and how people wish for it. */
const FEELINGS = {
  sad: {
    eyes: 'sad',
    mouths: 'frown wobble',
    words:
      'sad, crying, lonely, depressed, melancholic, heartbroken, weeping, gloomy, disappointed, mourning, traurig, weinerlich, triste, malinconico, deluso, llorando, deprimido, mélancolique, déprimé, 悲しい',
  },
  afraid: {
    eyes: 'wide sad aside',
    mouths: 'wobble gasp clench',
    words:
      'afraid, scared, terrified, frightened, panicking, nervous, anxious, horrified, fearful, coward, afraid of heights, ängstlich, nervös, panisch, spaventato, timoroso, asustado, miedoso, effrayé, peureux, 怖がり',
  },
  angry: {
    eyes: 'angry',
    mouths: 'clench frown fangs underbite yawn',
    words:
      'angry, furious, mad, grumpy, enraged, hates everybody, irritated, hostile, crabby, pouting, wütend, zornig, arrabbiato, furioso, enojado, enfadado, en colère, fâché, furieux, 怒った',
  },
  asleep: {
    eyes: 'closed',
    mouths: 'snore',
    words:
      'asleep, sleeping, falls asleep, snoring, napping, dozing, snoozing, schlafend, dormilón, addormentato, endormi, 居眠り',
  },
  tired: {
    eyes: 'tired sleepy',
    mouths: 'snore flat yawn',
    words: 'tired, sleepy, exhausted, lazy, müde, faul, stanco, pigro, cansado, fatigué, 眠い',
  },
  happy: {
    eyes: 'happy laughing star sparkle googly',
    mouths: 'laugh smile grin',
    words:
      'happy, laughing, cheerful, joyful, excited, smiling, giggling, glücklich, fröhlich, felice, contento, feliz, heureux, joyeux, 嬉しい',
  },
  'in love': {
    eyes: 'heart happy',
    mouths: 'laugh smile smirk',
    words: 'in love, romantic, verliebt, innamorato, enamorado, amoureux',
  },
  bored: { eyes: 'rolling', mouths: 'flat', words: 'bored, gelangweilt, annoiato, aburrido' },
} as const;

const mannerOf = (wish: Partial<typeof BLANK>): Manner => {
  const concept = conceive({ ...BLANK, ...wish }, 'feelings');
  const ideas = [...traitsOf(concept), concept.theme, concept.body].filter(({ given }) => given);
  return readManner(...ideas.map(({ word, english }) => [word, english ?? '']));
};

describe('R713 a face says what the trait says', () => {
  const table = Object.entries(FEELINGS).flatMap(([feeling, { eyes, mouths, words }]) =>
    words.split(', ').map((word) => ({ feeling, word, eyes: eyes.split(' '), mouths: mouths.split(' ') })),
  );
  test.each(table)('$feeling: $word', ({ word, eyes, mouths }) => {
    // The theme may speak of another feeling.
    for (const mainTheme of ['fox', 'toaster', 'a war', 'my happy birthday', 'sad song']) {
      const manner = mannerOf({ mainTheme, characteristicInfluence: word });
      for (let seed = 0; seed < SEEDS; seed++) {
        const face = chooseFace(manner, createChance(`${word}/${seed}`));
        expect(eyes, `${mainTheme}, eyes`).toContain(face.eyes);
        expect(mouths, `${mainTheme}, mouth`).toContain(face.mouth);
      }
      expect(mouths, `${mainTheme}, over its own mouth`).toContain(mouthOverOf(manner));
    }
  });
});

describe('R714 a mouth of its own is not seen beside the one that tells a feeling', () => {
  const heads = listPieces('head').filter(({ id }) => /^1f(?:435|431|436|438|916|47d|47b|383|921|31d|4a9|913|602|621)$/.test(id));
  test.each(heads)('$name', async ({ name }) => {
    const wish = { ...BLANK, mainTheme: name, bodyInfluence: 'suit', characteristicInfluence: 'sad' };
    const { parts, head } = await imagineFigure(conceive(wish, 'a'));
    expect(head?.mouth).toBeDefined();
    const [width, height] = [(head?.mouth?.width ?? 0) * 100, (head?.mouth?.height ?? 0) * 100];
    const over = parts.flatMap((part) => (part.kind === 'svg' && part.z === Z.face + 2 ? [part.markup] : [])).join('');
    expect(over).toContain(`width="${Math.round(width * 10) / 10}" height="${Math.round(height * 10) / 10}"`);
  });
});

test.each(['blind date', 'Blinde Date', 'cita a ciegas', "rendez-vous à l'aveugle", 'love is blind', 'blind spot'])(
  'R715 nobody is blind for "%s"',
  (text) => {
    expect(['dark', 'closed']).not.toContain(eyesOf(readManner(text)));
  },
);

test.each([
  'never smiles',
  'never laughs',
  'lächelt nie',
  'non sorride mai',
  'nunca sonríe',
  'ne sourit jamais',
  '笑わない',
  '決して笑わない',
])('R751 who is said never to smile does not: %s', (characteristicInfluence) => {
  const { trait } = conceive({ ...BLANK, bodyInfluence: 'bear', mainTheme: 'teacher', characteristicInfluence }, 'face');
  const manner = readManner([trait.word, trait.english ?? '']);
  expect(manner.expressions).toContain('never smiles');
  expect(manner.expressions).not.toContain('smiling');
  expect(trait.piece).not.toBeNull();
});

test.each(['grincheux', '不機嫌', 'scontroso', 'grimm'])('R751 nobody who is grumpy grins for it: %s', (text) => {
  expect(readManner(text).expressions).not.toContain('smiling');
});

test.each(['red nose', 'rote Nase', 'naso rosso', 'nariz roja', 'nez rouge', '赤い鼻'])(
  'R751 a red nose is seen and not read: %s',
  async (characteristicInfluence) => {
    const concept = conceive({ ...BLANK, bodyInfluence: 'reindeer', characteristicInfluence }, 'face');
    expect(concept.trait.piece).not.toBeNull();
    const { parts } = await imagineFigure(concept);
    expect(parts.some((part) => part.kind === 'svg' && part.markup.includes('#ff3b30'))).toBe(true);
  },
);

test.each(['Skelett', 'squelette', 'scheletro', 'esqueleto', 'ガイコツ'])('R771 a skeleton is one: %s', (bodyInfluence) => {
  expect(conceive({ ...BLANK, bodyInfluence }, 'bones').body.piece).toBe('1f480');
});

test.each(['addicted to energy drinks', 'süchtig nach Energydrinks', 'accro aux boissons énergisantes'])(
  'R771 who lives on energy drinks has one: %s',
  (characteristicInfluence) => {
    expect(conceive({ ...BLANK, bodyInfluence: 'bat', characteristicInfluence }, 'awake').trait.piece).toBe('kin-energy-drinks');
  },
);

test.each(['bites everyone', 'never lets anything in', 'loves her grandchildren', 'never apologises'])(
  'R886 what somebody does is seen and not written: %s',
  (characteristicInfluence) => {
    expect(conceive({ ...BLANK, mainTheme: 'cat', characteristicInfluence }, 'deed').trait.piece).not.toBeNull();
  },
);

test.each(['pig', 'tomato', 'giraffe', 'man', 'potato', 'frog'])(
  'R1025 the scribble of an angry %s is small, and next to the head',
  async (mainTheme) => {
    for (const seed of ['a', 'b', 'c']) {
      const concept = conceive({ ...BLANK, mainTheme, bodyInfluence: mainTheme, characteristicInfluence: 'angry' }, seed);
      const { parts, head } = await imagineFigure(concept);
      const scribble = parts.find((part) => part.kind === 'svg' && part.markup === EMBLEMS.scribble.markup);
      if (scribble?.kind !== 'svg' || !head) throw new Error('nobody is angry');
      const { x, y, scale } = scribble.place;
      expect(scale * 100).toBeLessThan(head.radius);
      const own = parts.filter(({ z }) => z >= Z.back && z < Z.arm);
      const toward = (share: number) => ({ x: x + (head.middle.x - x) * share, y: y + (head.middle.y - y) * share });
      const way = Math.hypot(head.middle.x - x, head.middle.y - y);
      const near = (scale * 100 + head.radius * 0.35) / way;
      expect([1, 0.9, 0.8, 0.7].some((share) => own.some((part) => coversPoint(part, toward(near * share))))).toBe(true);
    }
  },
);

test.each([
  ['Wut', 'angry'],
  ['rabbia', 'angry'],
  ['homesickness', 'sad'],
  ['Heimweh', 'sad'],
  ['despair', 'sad'],
  ['fomo', 'scared'],
  ['hope', 'happy'],
  ['Freude', 'happy'],
])('R1196 a feeling has its own face: %s', (feeling, mood) => {
  expect(readManner([feeling, '']).mood).toBe(mood);
});

test.each([0, 90])('R1326 an eye that is a star is a star within an eye, where they are %s apart', (span) => {
  const eyes = drawEyes({ manner: readManner('star-struck'), span, radius: 30, skin: '#fff', chance: createChance('star') });
  const stars = eyes.match(/<polygon/g) ?? [];
  expect(stars).toHaveLength(span > 0 ? 2 : 1);
  expect(eyes.match(/<ellipse[^>]* fill="url\(#fe\)"/g)).toHaveLength(stars.length);
});
