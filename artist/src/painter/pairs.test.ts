import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { createChance } from '../drawing/random.ts';
import { COMPOSITIONS, listCompositions } from './compositions.ts';
import { castSubject, type Studio, Z } from './figure.ts';
import { readManner } from './mood.ts';
import { headPoints, headsOf, isOfArm, shareHidden, shareTouched } from './uncover-faces.ts';

const studioOf = (seed: string, words = ''): Studio => ({
  concept: conceive(BLANK, seed),
  chance: createChance(seed),
  manner: readManner(words),
});

const [DOCTOR, SHARK, BEAR, COWBOY, LLAMA, MERMAID] = ['1f9d1-200d-2695-fe0f', '1f988', '1f43b', '1f920', '1f999', '1f9dc'];

async function ride(theme = '', body = '', seed = '', words = '') {
  const [rider, mount] = await Promise.all([castSubject(theme), castSubject(body)]);
  return COMPOSITIONS.rider(rider, mount, studioOf(seed, words));
}

test('who has no back to sit on, or would be hidden by the rider, has somebody beside it, whole', async () => {
  for (const [theme, body] of [
    [DOCTOR, SHARK],
    [DOCTOR, BEAR],
    [COWBOY, LLAMA],
    [MERMAID, SHARK],
  ]) {
    for (let seed = 0; seed < 6; seed++) {
      const figure = await ride(theme, body, `${seed}`);
      const sprites = figure.parts.filter((part) => part.kind === 'sprite' && [theme, body].includes(part.sprite.id));
      expect(sprites).toHaveLength(2);
      for (const sprite of sprites)
        expect(
          shareHidden(
            sprite,
            sprites.filter((other) => other !== sprite),
          ),
        ).toBeLessThan(0.03);
      const [one, other] = headsOf(figure);
      if (!one || !other) throw new Error('two have two heads');
      const reach = Math.max(...headPoints(one).map(({ x }) => Math.abs(x - one.middle.x)));
      expect(Math.abs(one.middle.x - other.middle.x), `${theme} ${body}`).toBeGreaterThan(reach);
    }
  }
});

test('who asks for a ride gets it, and a mermaid keeps her own body', async () => {
  const ridden = await ride(DOCTOR, SHARK, 'ridden', 'riding a shark');
  const [one, other] = headsOf(ridden);
  expect(one && other && one.middle.y < other.middle.y - other.radius).toBe(true);
  const [mermaid, fish] = await Promise.all([castSubject(MERMAID ?? ''), castSubject('1f41f')]);
  expect(listCompositions(mermaid, fish).map(([name]) => name)).toEqual(['rider']);
});

test('R581 who stands beside somebody has no arm on them', async () => {
  for (const [theme, body] of [
    [COWBOY, BEAR],
    [DOCTOR, LLAMA],
    [DOCTOR, SHARK],
  ]) {
    const { parts } = await ride(theme, body, 'arm');
    const other = parts.find((part) => part.kind === 'sprite' && part.sprite.id === body);
    if (!other) throw new Error(`no ${body}`);
    const arms = parts.filter((part) => isOfArm(part) && part.z >= Z.arm);
    expect(Math.max(...arms.map((arm) => shareTouched(arm, [other]))), `${theme} ${body}`).toBeLessThan(0.5);
  }
});
