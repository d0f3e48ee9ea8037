import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { WINGS } from '../concept/outfit.ts';
import { BLANK } from '../concept/testing.ts';
import { imagineFigure } from './compose-scene.ts';

test.each([
  ['mosquito', 'vampire', 'elegant but cannot fly', false],
  ['zanzara', 'vampiro', 'elegante ma non sa volare', false],
  ['pig', null, "can't fly", false],
  ['pig', null, 'never learned to fly', false],
  ['pig', null, 'can fly', true],
])(
  'R1424 who cannot fly has no wings to do it with: %s, %s, %s',
  async (mainTheme, bodyInfluence, characteristicInfluence, isWinged) => {
    const concept = conceive({ ...BLANK, mainTheme, bodyInfluence, characteristicInfluence }, '95');
    const { parts } = await imagineFigure(concept);
    expect(parts.some((part) => part.kind === 'sprite' && part.sprite.id === WINGS)).toBe(isWinged);
    expect(concept.props.map(({ word }) => word)).not.toContain('fly');
  },
);
