import type { Battle } from '@chaos/shared/contract/battles';
import { decideBattle, drawRandomFactor, type Fighter } from '@chaos/shared/rules/battles';
import { commitmentOf } from '@chaos/shared/rules/fair-draws';
import { expect, test } from 'vitest';
import { verifyBattle } from './verify-battle.ts';

const SECRET = '0f'.repeat(32);
const fighter1: Fighter = { likeCount: 12, dislikeCount: 3, battlesCount: 4, winsCount: 3, isFused: false };
const fighter2: Fighter = { likeCount: 40, dislikeCount: 0, battlesCount: 0, winsCount: 0, isFused: true };

async function fairBattle(): Promise<Battle> {
  const [one, two] = ['aaaaaaaa-0000-4000-8000-000000000001', 'aaaaaaaa-0000-4000-8000-000000000002'];
  const requestId = 'aaaaaaaa-0000-4000-8000-000000000003';
  const randomFactor = await drawRandomFactor(SECRET, { requestId, char1Id: one, char2Id: two });
  const { winner, probability1Wins, score1, score2 } = decideBattle(fighter1, fighter2, randomFactor);
  const side = (id: string) => ({ id, name: 'Somebody', imageUrl256: null, imageUrl512: null, owner: null });
  return {
    id: 'aaaaaaaa-0000-4000-8000-000000000004',
    character1: side(one),
    character2: side(two),
    winnerCharacterId: winner === 1 ? one : two,
    battleScore1: score1,
    battleScore2: score2,
    probability1Wins,
    randomFactor,
    ownershipTransferred: false,
    battleStory: null,
    createdAt: new Date(),
    proof: { requestId, day: '2026-01-31', rules: 2 as const, fighter1, fighter2 },
  };
}

const wrongOnes = async (battle: Battle, seen?: string, secret = SECRET) =>
  (await verifyBattle(battle, { secret, commitment: await commitmentOf(SECRET) }, seen))
    .filter(({ isRight }) => !isRight)
    .map(({ name }) => name);

test('a fair battle is right in every line', async () => {
  const battle = await fairBattle();
  expect(await wrongOnes(battle)).toEqual([]);
  expect(await wrongOnes(battle, await commitmentOf(SECRET))).toEqual([]);
});

test('whatever is changed is found by name', async () => {
  const battle = await fairBattle();
  const other = battle.winnerCharacterId === battle.character1.id ? battle.character2.id : battle.character1.id;
  expect(await wrongOnes({ ...battle, winnerCharacterId: other })).toEqual(['winner']);
  expect(await wrongOnes({ ...battle, randomFactor: battle.randomFactor + 0.01 })).toEqual(['randomFactor']);
  expect(await wrongOnes({ ...battle, probability1Wins: battle.probability1Wins + 0.01 })).toEqual(['probability']);
  expect(await wrongOnes({ ...battle, battleScore2: battle.battleScore2 + 0.01 })).toEqual(['scores']);
  expect(await wrongOnes(battle, 'another commitment')).toEqual(['seen']);
  expect(await wrongOnes(battle, undefined, 'f0'.repeat(32))).toContain('commitment');
});

test('a difference in the last digits of a number is none', async () => {
  const battle = await fairBattle();
  expect(await wrongOnes({ ...battle, battleScore1: battle.battleScore1 * (1 + 2 ** -50) })).toEqual([]);
});
