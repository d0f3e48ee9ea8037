/** Who imagines where the built-in artist stands beside a provider, and that picture and lore tell of one creature then. */
import type { Wish } from '@chaos/shared/contract/characters';
import { expect, test } from 'vitest';
import * as wire from '../../testing/provider-server.ts';
import { createHostedWorld, paint, TEXT, WISH, write } from './testing.ts';

const BLANK: Wish = {
  ...{ mainTheme: null, bodyInfluence: null, characteristicInfluence: null, style: null, hiddenMessage: null },
  makeMessageSecret: true,
};
const CROCODILE = { name: 'Coccodrillo Pizzaiolo', description: 'A crocodile grew together with a pizza. Nobody was asked.' };
const failing = [wire.status(401), wire.status(401)];

test('R349 whoever asks for the built-in artist gets it, and no provider is asked', async () => {
  await using world = await createHostedWorld();
  const context = { ...world.context, byBuiltIn: true };
  expect(await world.hosted.writeCharacter(WISH, context)).toEqual(await world.builtIn.writeCharacter(WISH, context));
  const [asked, own] = [
    await world.hosted.paintCharacter(WISH, TEXT, context),
    await world.builtIn.paintCharacter(WISH, TEXT, context),
  ];
  expect(asked.png.equals(own.png)).toBe(true);
  expect(world.server.requests).toEqual([]);
});

test('R349 falling back is for operators to choose', async () => {
  await using world = await createHostedWorld();
  world.server.behave(...failing);
  await expect(write(world)).rejects.toMatchObject({ name: 'ImaginationError' });
  await using falling = await createHostedWorld({ fallsBack: true });
  falling.server.behave(...failing);
  expect(await write(falling)).toEqual(await falling.builtIn.writeCharacter(WISH, falling.context));
  await paint(falling);
  expect(falling.server.requests).toHaveLength(2);
});

test('R349 a refused wish is not made behind the back of who refused it, and a cancelled one not at all', async () => {
  await using world = await createHostedWorld({ fallsBack: true });
  world.server.behave(wire.refusal);
  await expect(write(world)).rejects.toMatchObject({ retryable: false });
  world.server.behave(wire.hang);
  const painting = paint(world);
  await world.server.request(1);
  const reason = new Error('cancelled');
  world.controller.abort(reason);
  await expect(painting).rejects.toBe(reason);
});

test('R349 the built-in artist paints what a provider has written of, and what it has written itself as ever', async () => {
  await using world = await createHostedWorld({ fallsBack: true });
  const { builtIn, hosted, context } = world;
  world.server.behave(...failing);
  const { png } = await hosted.paintCharacter(BLANK, CROCODILE, context);
  const crocodile = await builtIn.paintCharacter(
    { ...BLANK, mainTheme: 'crocodile', bodyInfluence: 'pizza' },
    CROCODILE,
    context,
  );
  expect(png.equals(crocodile.png)).toBe(true);
  const own = await builtIn.writeCharacter(BLANK, context);
  const painted = await hosted.paintCharacter(BLANK, own, context);
  expect(painted.png.equals((await builtIn.paintCharacter(BLANK, own, context)).png)).toBe(true);
});
