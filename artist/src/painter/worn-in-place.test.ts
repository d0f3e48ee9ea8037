import type { Wish } from '@chaos/shared/contract/characters';
import { countFor } from '@chaos/shared/testing/full-run-counts';
import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { traitsOf } from '../concept/concept.ts';
import { planOutfit } from '../concept/outfit.ts';
import { BLANK } from '../concept/testing.ts';
import { coversPoint, type Part, partBox } from '../drawing/parts.ts';
import { createChance } from '../drawing/random.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { COMPOSITIONS } from './compositions.ts';
import { castSubject, Z } from './figure.ts';
import { readManner } from './mood.ts';
import { findNeckwear } from './neckwear.ts';
import { compose } from './testing-scene.ts';
import { eyePoints, headsOf, isOfArm, shareTouched } from './uncover-faces.ts';

const words = (text: string): string[] => text.split(', ');
const THEMES = words(
  'bakery, pirate, window cleaning, jogging, mountain climbing, poker night, swimming lesson, birthday cake, job interview, cheese tasting, knight, laundry day, treasure hunt, sleepover, wizard, tea party, lost luggage, magic show, curling, hairdresser, plumber, camping, gym, homework, karaoke, detective, surfing, dentist, library, office, holiday',
);
const BODIES = words(
  'badger, giraffe, otter, goose, crocodile, hedgehog, raccoon, toaster, shrimp, jellyfish, corgi, sloth, beaver, hippo, octopus, owl, zebra, goat, kangaroo, camel, skunk, blender, seal, lion, turtle, squirrel, cat, dragon, potato, cactus, snail, spider, penguin, llama, fox, moose, duck',
);
const TRAITS = words(
  'cheerful, embarrassed, greedy, furious, bored, brave, smug, sleepy, proud, nervous, lonely, dramatic, clumsy, scared, gentle, in love, hyper, sad, evil, vain, messy, sneaky',
);

/** A mark that is neither light nor a cape behind. */
const isMark = (part: Part): boolean =>
  part.kind === 'svg' ? (part.z === Z.mark || part.z === Z.markBehind) && !part.isLight && part.bounds.right <= 110 : false;

/** A hat is so many radii of its head high, at most; a veil hangs down over it. */
const HIGHEST = 2.6;
const VEIL = 'own-bridal-veil';

async function wrongIn(wish: Wish, seed: string): Promise<string[]> {
  const { concept, figure } = await compose(wish, seed);
  const { parts } = figure;
  const wrong: string[] = [];
  const pieceOf = (look: string): Part | undefined => parts.find((part) => part.kind === 'sprite' && part.sprite.id === look);
  for (const { look, slot, isTyped } of planOutfit(concept).traits) {
    const neckwear = slot === 'neck' ? findNeckwear(look) : undefined;
    const worn = neckwear && parts.find((part) => part.kind === 'svg' && part.markup === neckwear.markup);
    if (
      worn &&
      shareTouched(
        worn,
        parts.filter((part) => part !== worn),
      ) < 0.35
    )
      wrong.push(`${look} hangs in the air`);
    if (slot === 'pack' && pieceOf(look) && !parts.some(isOfArm)) wrong.push('a rucksack without shoulders');
    const glasses = isTyped || !findPiece('eyewear', look) ? undefined : pieceOf(look);
    const eyes = headsOf(figure).flatMap(eyePoints);
    if (glasses && ['1f576-fe0f', '1f97d'].includes(look) && eyes.some((eye) => coversPoint(glasses, eye)))
      wrong.push(`${look} that nobody asked for`);
  }
  // The box around a drawn face is larger than the face.
  const isFace = ({ kind, z }: Part): boolean => kind === 'svg' && z > Z.head && z < Z.hat;
  const own = parts.filter((part) => part.z > Z.markBehind && part.z < Z.front && !isFace(part));
  for (const mark of parts.filter(isMark)) if (shareTouched(mark, own) > 0.15) wrong.push('a mark upon somebody');
  for (const { radius } of headsOf(figure).slice(0, 1)) {
    const hats = parts.filter((part) => part.z === Z.hat && !(part.kind === 'sprite' && part.sprite.id === VEIL));
    for (const { top, bottom } of hats.map(partBox))
      if (bottom - top > radius * HIGHEST) wrong.push(`a hat ${((bottom - top) / radius).toFixed(1)} radii high`);
  }
  return wrong;
}

test('R643 what is worn and what is felt lies neither on eyes nor in the air, and hats are no higher than their heads', async () => {
  const many = countFor({ slice: 40, full: 1_000 });
  const wrong: string[] = [];
  for (let index = 0; index < many; index++) {
    const chance = createChance(`worn ${index}`);
    const wish = {
      ...BLANK,
      mainTheme: chance.pick(THEMES),
      bodyInfluence: chance.pick(BODIES),
      characteristicInfluence: chance.pick(TRAITS),
    };
    const name = `${index} ${wish.mainTheme}/${wish.bodyInfluence}/${wish.characteristicInfluence}`;
    wrong.push(...(await wrongIn(wish, `worn-${index}`)).map((what) => `${name}: ${what}`));
  }
  // Horns on stalks, and what else no place was found for.
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(many * 0.03);
});

test('R643 cups are held upright, by the handle', async () => {
  for (const [look, characteristicInfluence] of [
    ['2615', 'drinks coffee'],
    ['1f37a', 'holds a beer'],
  ] as const) {
    for (let seed = 0; seed < 6; seed++) {
      const { concept, figure } = await compose({ ...BLANK, bodyInfluence: 'bear', characteristicInfluence }, `cup ${seed}`);
      expect(traitsOf(concept).map(({ piece }) => piece)).toContain(look);
      const held = figure.parts.filter((part) => part.kind === 'sprite' && part.sprite.id === look);
      expect(held.length).toBeGreaterThan(0);
      for (const { place } of held.flatMap((part) => (part.kind === 'sprite' ? [part] : [])))
        expect(Math.abs(((place.turn + 540) % 360) - 180)).toBeLessThan(20);
    }
  }
});

test.each(['1f35d', '1f96a', '1f354', '1fad6'])('R645 a load lies on a back and not on a raised tail: %s', async (thing) => {
  const [load, squirrel] = await Promise.all([castSubject(thing), castSubject('1f43f-fe0f')]);
  const studio = { concept: conceive(BLANK, 'load'), chance: createChance('load'), manner: readManner('') };
  const { parts, head } = await COMPOSITIONS.shell(load, squirrel, studio);
  const spriteAt = (z: number) => parts.find((part) => part.kind === 'sprite' && part.z === z);
  const [bearer, borne] = [spriteAt(Z.body), spriteAt(Z.chest)];
  if (!bearer || !borne || !head) throw new Error('nothing is borne');
  const [{ left, right }, on] = [partBox(bearer), partBox(borne)];
  expect(Math.abs((on.left + on.right) / 2 - (head.mirror ? right : left)) / (right - left)).toBeLessThan(0.62);
});

test('R645 who is scared at a sleepover is wide awake', () => {
  expect(readManner('sleepover', 'scared').mood).toBe('scared');
  expect(readManner('sleepy').mood).toBe('sleepy');
});

test.each([
  ['hero mask', 'beagle', 'own-hero-mask'],
  ['hero mask', 'cow', 'own-hero-mask'],
  ['cool sunglasses', 'cat', '1f576-fe0f'],
])('R1237 eyewear that is named is worn, whatever else its name tells: %s, %s', async (mainTheme, bodyInfluence, piece) => {
  const { figure } = await compose({ ...BLANK, mainTheme, bodyInfluence }, 'mask');
  expect(figure.parts.filter((part) => part.kind === 'sprite' && part.sprite.id === piece)).toHaveLength(1);
});

test('R1237 a tangled thought is tangled in no string of its own', () => {
  for (const text of ['tangled thought', 'tangled thoughts']) expect(readManner(text).expressions, text).not.toContain('tangled');
  expect(readManner('tangled').expressions).toContain('tangled');
});

test.each([
  ['ostrich', 'high heels', '1f460', 2],
  ['potato', 'high heels', '1f460', 2],
  ['scissors', 'rubber boots', 'own-rubber-boot', 2],
  ['strawberry', 'Stöckelschuhe', '1f460', 2],
  ['cow', 'high heels', '1f460', 4],
])(
  'R1238 a pair of shoes that is typed for a body is worn, and is no body: %s, %s',
  async (mainTheme, bodyInfluence, piece, count) => {
    const { concept, figure } = await compose({ ...BLANK, mainTheme, bodyInfluence }, 'shoes');
    expect(concept.body.piece).toBe(concept.theme.piece);
    expect(figure.parts.filter((part) => part.kind === 'sprite' && part.sprite.id === piece)).toHaveLength(count);
  },
);
