import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { coversPoint } from '../drawing/parts.ts';
import { turnPoint } from '../drawing/place.ts';
import { imagineFigure } from './compose-scene.ts';
import type { OwnMouth } from './own-mouths.ts';

const figureOf = (mainTheme: string) => imagineFigure(conceive({ ...BLANK, mainTheme }, 'lacks'));

test.each([
  ['clown without a nose', 'nose'],
  ['pig without a nose', 'nose'],
  ['snowman without a carrot nose', 'nose'],
  ['cat without a mouth', 'mouth'],
] as const)('R981 R1195 a %s has skin in its place', async (mainTheme, part) => {
  const { head, parts } = await figureOf(mainTheme);
  const own: OwnMouth | undefined = head?.[part];
  if (!head || !own) throw new Error(`no ${part} is known`);
  const down = turnPoint({ x: (own.right ?? 0) * head.span * (head.mirror ? -1 : 1), y: own.down * head.span }, head.turn);
  const at = { x: head.eyes.x + down.x, y: head.eyes.y + down.y };
  const color = `rgb(${own.skin.map(Math.round).join(',')})`;
  const covers = parts.filter((each) => each.kind === 'svg' && each.markup.includes(color) && coversPoint(each, at));
  expect(covers).not.toEqual([]);
});

test('R981 a tiger without a tail has none, and a toaster without a mouth has eyes alone', async () => {
  const seen = async (mainTheme: string) => {
    const concept = conceive({ ...BLANK, mainTheme }, 'lacks');
    return Promise.all([concept, { ...concept, lacks: [] }].map((each) => imagineFigure(each)));
  };
  const [tailless, tailed] = await seen('tiger without a tail');
  expect(tailless?.parts.length).toBeLessThan(tailed?.parts.length ?? 0);
  const [mouthless, usual] = (await seen('toaster without a mouth')).map(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'svg' ? part.markup : '')).join(''),
  );
  expect(mouthless?.length).toBeLessThan(usual?.length ?? 0);
});
