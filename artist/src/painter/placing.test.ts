import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import type { Part } from '../drawing/parts.ts';
import { Z } from './figure.ts';
import { compose } from './testing-scene.ts';

const idsOf = (parts: readonly Part[]) => parts.flatMap((part) => (part.kind === 'sprite' ? [part.sprite.id] : []));

test.each([
  ['cellist', null, '1f3bb', 'held'],
  ['baba yaga', null, '1f9f9', 'held'],
  ['beggar', null, '1f963', 'beside'],
  ['prisoner', null, '26d3-fe0f', 'beside'],
  ['musician', null, '1f3bc', 'beside'],
  ['lighthouse keeper', null, 'own-lighthouse', 'beside'],
  ['fisherman in a boat', null, '1f3a3', 'held'],
  ['taxi driver', 'toaster', '1f695', 'beside'],
] as const)(
  'R1128 what goes with a trade is in a hand or stands beside, and is not on the cheek: %s, %s',
  async (mainTheme, bodyInfluence, tool, where) => {
    const { concept, figure, props } = await compose({ ...BLANK, mainTheme, bodyInfluence }, 'placing');
    expect(idsOf(figure.parts)).not.toContain(concept.theme.piece);
    const held = figure.parts.filter(({ z }) => z === Z.held);
    expect(idsOf(where === 'held' ? held : props)).toContain(tool);
  },
);
