/** What a provider writes is held to the same rules as what people write. */
import { REFUSED_WORDS } from '@chaos/shared/rules/word-filter/refused-words';
import { expect, test } from 'vitest';
import * as wire from '../../testing/provider-server.ts';
import type { BattleScene } from '../imagination.ts';
import { createHostedWorld, TEXT, WISH, write } from './testing.ts';

const SLUR = REFUSED_WORDS.find((word) => /^\w{5,}$/.test(word)) ?? '';
const side = { name: 'Uno', description: 'The first of them.', score: 60, isFused: false };
const SCENE: BattleScene = { first: side, second: { ...side, name: `Due ${SLUR}` }, winner: 1, probability1Wins: 66 };
const story = (said: string) => `Uno looked at Due ${SLUR}, and ${said}. Then Uno won, and everybody went home for dinner.`;

const inName = wire.text({ name: `Capitano ${SLUR}`, lore: wire.LORE });
const inLore = wire.text({ name: wire.NAME, lore: `${wire.LORE} He is a ${SLUR.toUpperCase()}!` });

test('R322 an answer with a slur in its name or its lore is asked for anew, and paid', async () => {
  await using world = await createHostedWorld();
  world.server.behave(inName, inLore);
  expect(await write(world)).toEqual(TEXT);
  expect(world.server.requests).toHaveLength(3);
  expect(world.budget.calls.map(({ failure }) => failure)).toEqual(['indecent', 'indecent', null]);
  expect(world.budget.calls.every(({ cost }) => cost > 0)).toBe(true);
});

test('R322 a provider that goes on is left, and the built-in author writes', async () => {
  await using world = await createHostedWorld();
  world.server.behave(inName, inLore, inName);
  const { name, description } = await write(world);
  expect(world.server.requests).toHaveLength(3);
  expect({ name, description }).toEqual(await world.builtIn.writeCharacter(WISH, world.context));
  expect(world.context.isDecent(`${name} ${description}`)).toBe(true);
});

test('R322 a story may say the names of those who fight, and no slur of its own', async () => {
  await using world = await createHostedWorld();
  const said = story('sighed');
  world.server.behave(wire.text({ story: story(`said ${SLUR}`) }), wire.text({ story: said }));
  expect(await world.hosted.tellBattle(SCENE, world.context)).toEqual({ story: said });
  expect(world.server.requests).toHaveLength(2);
});
