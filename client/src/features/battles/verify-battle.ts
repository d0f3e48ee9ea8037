/** A battle computed again from the published secret, with the same rules as on the server. */
import type { Battle } from '@chaos/shared/contract/battles';
import { decideBattle, drawRandomFactor } from '@chaos/shared/rules/battles';
import { commitmentOf } from '@chaos/shared/rules/fair-draws';
import { type Check, compareText } from '../commitments/check.ts';
import type { ToldDay } from '../commitments/day-proof.tsx';
import type { battleMessages as texts } from './messages.ts';

type BattleCheck = Check<keyof typeof texts.verify.checks>;

/** Browsers may differ in the last digits of a logarithm. */
const TOLERANCE = 1e-9;

/**
 * @param seen the commitment that this browser was shown on the day itself; undefined when it was shown none.
 * @throws where the browser has no WebCrypto: on pages that did not come over a secure connection.
 */
export async function verifyBattle(battle: Battle, { commitment, secret }: ToldDay, seen?: string): Promise<BattleCheck[]> {
  const { requestId, rules, fighter1, fighter2 } = battle.proof;
  const [char1Id, char2Id] = [battle.character1.id, battle.character2.id];
  const hashed = await commitmentOf(secret);
  const luck = await drawRandomFactor(secret, { requestId, char1Id, char2Id });
  const { winner, probability1Wins, score1, score2 } = decideBattle(fighter1, fighter2, luck, rules);
  const winnerId = winner === 1 ? char1Id : char2Id;
  return [
    ...(seen === undefined ? [] : [compareText('seen', seen, commitment)]),
    compareText('commitment', hashed, commitment),
    compareNumbers('randomFactor', [luck], [battle.randomFactor]),
    compareNumbers('probability', [probability1Wins], [battle.probability1Wins]),
    compareNumbers('scores', [score1, score2], [battle.battleScore1, battle.battleScore2]),
    compareText('winner', winnerId, battle.winnerCharacterId),
  ];
}

function compareNumbers(name: BattleCheck['name'], computed: number[], told: number[]): BattleCheck {
  const isRight = computed.every((one, at) => Math.abs(one - (told[at] ?? Number.NaN)) <= TOLERANCE * Math.max(1, Math.abs(one)));
  return { name, isRight, computed: computed.join(', '), told: told.join(', ') };
}
