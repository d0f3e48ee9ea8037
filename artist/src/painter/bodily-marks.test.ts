import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { coversPoint, partsBox } from '../drawing/parts.ts';
import { toPicture } from '../drawing/place.ts';
import { addBodily, isBodily } from './bodily-marks.ts';
import { BODILY_TRAITS } from './bodily-traits.ts';
import { imagineFigure } from './compose-scene.ts';
import { DOING_TRAITS } from './doing-traits.ts';
import type { CharacterTrait } from './expression-kinds.ts';
import { Z } from './figure.ts';
import { eyePoints, shareCovered } from './uncover-faces.ts';

const TRAITS: readonly CharacterTrait[] = Object.values(BODILY_TRAITS);
const MARKS = [...TRAITS, DOING_TRAITS['having a belly']].flatMap(({ mark = [] }) => [mark].flat().filter(isBodily));

/** Glasses and the beams of lasers lie on eyes, and the boxes of these reach further than what is drawn in them. */
const LARGER_BOX = /glasses$|^laser beams$|^(?:long|big) nose$|^hearing aid$|^pipe$|^glitter$/;

test.each(['fox', 'horse', 'toaster', 'flamingo', 'frog'])(
  'R700 each sign of a body is drawn on a %s, and hides no eyes',
  async (who) => {
    for (const mark of MARKS) {
      const figure = await imagineFigure(
        conceive({ ...BLANK, mainTheme: who, bodyInfluence: who, characteristicInfluence: 'brave' }, 's'),
      );
      const { head, parts } = figure;
      if (!head) throw new Error('nobody to draw on');
      const before = parts.length;
      const own = parts.filter(({ z }) => z >= Z.back && z < Z.hat && z !== Z.legs);
      addBodily({ figure, head, box: partsBox(own) }, mark);
      const added = figure.parts.slice(before);
      expect(added.length, mark).toBeGreaterThan(0);
      if (LARGER_BOX.test(mark)) continue;
      const hidden = eyePoints(head).filter((point) => added.some((part) => part.z > Z.face && coversPoint(part, point)));
      expect(hidden.length / eyePoints(head).length, mark).toBeLessThan(0.2);
    }
  },
);

test('R808 who shouts through a megaphone has it beside the face, and not before it', async () => {
  const before: string[] = [];
  for (const who of ['fox', 'hippo', 'bear', 'toaster', 'frog', 'penguin']) {
    const figure = await imagineFigure(
      conceive({ ...BLANK, mainTheme: who, bodyInfluence: who, characteristicInfluence: 'shouts' }, 'shouts'),
    );
    const megaphone = figure.parts.filter(({ kind, z }) => kind === 'svg' && z === Z.mark);
    expect(megaphone, who).toHaveLength(1);
    if (figure.head && shareCovered(figure.head, megaphone) > 0.12) before.push(who);
  }
  expect(before).toEqual([]);
});

test.each(['cat', 'baker', 'knight', 'robot', 'banana'])('R924 a hand of a shouting %s holds the only megaphone', async (who) => {
  for (const seed of ['a', 'b', 'c']) {
    const { parts } = await imagineFigure(
      conceive({ ...BLANK, mainTheme: who, characteristicInfluence: 'always shouting' }, seed),
    );
    const drawn = parts.filter((part) => part.kind === 'svg' && part.z === Z.mark && part.markup.includes('M-20 -26L-170'));
    const held = parts.filter((part) => part.kind === 'sprite' && /^1f4e[23]$/.test(part.sprite.id));
    expect(drawn.length + held.length, seed).toBe(1);
    const [megaphone] = drawn;
    const isEmptyHanded = parts.filter((part) => part.kind === 'sprite' && part.joint?.kind === 'arm').length < 2;
    if (megaphone?.kind !== 'svg' || !isEmptyHanded) continue;
    const grip = toPicture(megaphone.place, { x: -82, y: 86 });
    const hands = parts.filter((part) => part.kind === 'clay' && part.joint?.kind === 'arm' && part.z > megaphone.z);
    expect(
      hands.some((hand) => coversPoint(hand, grip)),
      seed,
    ).toBe(true);
  }
});
