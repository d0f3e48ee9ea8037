import type { Battle } from '@chaos/shared/contract/battles';
import { expect, test } from 'vitest';
import { namesOf, storyOf } from './log-text.ts';

const side = (id: string, name: string | null) => ({ id, name, imageUrl256: null, owner: null });

test('R182 an entry without a story names both and the winner; unknown names read "Unknown"', () => {
  const battle = {
    character1: side('1', 'Brr Brr'),
    character2: side('2', null),
    winnerCharacterId: '1',
    battleStory: null,
  } as Battle;
  expect(namesOf(battle)).toEqual({ first: 'Brr Brr', second: 'Unknown', winner: 'Brr Brr' });
  expect(storyOf(battle)).toMatch(/^Brr Brr and Unknown .* Brr Brr won\.$/);
  expect(namesOf({ ...battle, winnerCharacterId: '2' }).winner).toBe('Unknown');
  expect(storyOf({ ...battle, battleStory: 'They fought.' })).toBe('They fought.');
});
