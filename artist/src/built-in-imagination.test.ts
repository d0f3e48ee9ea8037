import type { Wish } from '@chaos/shared/contract/characters';
import { expect, test } from 'vitest';
import { createHouseImagination } from './built-in-imagination.ts';
import { imagineSource } from './concept/testing.ts';

const house = createHouseImagination();
const blank: Wish = {
  mainTheme: null,
  bodyInfluence: null,
  characteristicInfluence: null,
  style: null,
  hiddenMessage: null,
  makeMessageSecret: true,
};
const imagining = (seed: string, signal = new AbortController().signal) => ({
  seed,
  signal,
  onProgress: () => {},
});

async function paint(wish: Partial<Wish>, seed: string): Promise<Buffer> {
  const text = { name: 'Nobody', description: 'Nothing.' };
  return (await house.paintCharacter({ ...blank, ...wish }, text, imagining(seed))).png;
}

test('all four words of a wish are in its lore', async () => {
  const wish = {
    mainTheme: 'crocodile',
    bodyInfluence: 'bomber plane',
    characteristicInfluence: 'wears sneakers',
    style: 'vaporwave',
  };
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const { description } = await house.writeCharacter({ ...blank, ...wish }, imagining(seed));
    for (const word of ['crocodile', 'bomber plane', 'sneakers', 'vaporwave']) expect(description).toContain(word);
  }
});

test('over 200 blank wishes no two names are equal', async () => {
  const texts = await Promise.all(
    Array.from({ length: 200 }, (_, seed) => house.writeCharacter(blank, imagining(`seed-${seed}`))),
  );
  expect(new Set(texts.map((text) => text.name)).size).toBe(200);
});

test('a ticket that is tried again gets the same text and the same picture, byte for byte', async () => {
  const wish = { ...blank, mainTheme: 'toaster' };
  expect(await house.writeCharacter(wish, imagining('one'))).toEqual(await house.writeCharacter(wish, imagining('one')));
  expect((await paint(wish, 'one')).equals(await paint(wish, 'one'))).toBe(true);
});

test('an aborted signal stops the painting', async () => {
  const controller = new AbortController();
  const painting = house.paintCharacter(blank, { name: 'x', description: 'y' }, imagining('abort', controller.signal));
  controller.abort(new Error('no longer wanted'));
  await expect(painting).rejects.toThrow('no longer wanted');
});

test('a battle is told with both names, and the same again on every try', async () => {
  const scene = {
    first: { name: 'Bombardiro', description: 'A crocodile with a trumpet.', score: 71.2, isFused: false },
    second: { name: 'Tralalero', description: 'A shark in sneakers.', score: 58.9, isFused: true },
    winner: 1 as const,
    probability1Wins: 60,
  };
  const { story } = await house.tellBattle(scene, imagining('battle'));
  for (const words of ['Bombardiro', 'Tralalero', '71.2 to 58.9']) expect(story).toContain(words);
  expect(await house.tellBattle(scene, imagining('battle'))).toEqual({ story });
  const stopped = AbortSignal.abort(new Error('no longer wanted'));
  await expect(house.tellBattle(scene, imagining('battle', stopped))).rejects.toThrow('no longer wanted');
});

test('a fusion is told and painted the same on every try, and stops when it is no longer wanted', async () => {
  const sources = [imagineSource({ mainTheme: 'cat' }, 'one'), imagineSource({ mainTheme: 'toaster' }, 'two')];
  const text = await house.writeFusion(sources, imagining('fusion'));
  for (const { name } of sources) expect(text.description).toContain(name);
  expect(await house.writeFusion(sources, imagining('fusion'))).toEqual(text);
  const { png } = await house.paintFusion(sources, text, imagining('fusion'));
  expect((await house.paintFusion(sources, text, imagining('fusion'))).png.equals(png)).toBe(true);
  const stopped = imagining('fusion', AbortSignal.abort(new Error('no longer wanted')));
  await expect(house.writeFusion(sources, stopped)).rejects.toThrow('no longer wanted');
  await expect(house.paintFusion(sources, text, stopped)).rejects.toThrow('no longer wanted');
});
