/** "Victory!" or "Defeat!", with what changed hands. */
import { useEffect, useRef } from 'react';
import { showToast } from '../../ui/toast/toast.ts';
import { battleMessages } from './messages.ts';
import type { Fought } from './use-fight.ts';

const TEXTS = battleMessages.result;

/** When the show is over, and once. */
export function useVerdictToast(isDue: boolean, { result, fighter, opponent }: Fought): void {
  const hasTold = useRef(false);
  useEffect(() => {
    if (!isDue || hasTold.current) return;
    hasTold.current = true;
    const { winnerCharacterId, ownershipTransferred } = result;
    const hasWon = winnerCharacterId === fighter.id;
    const description = ownershipTransferred && describeMove({ result, fighter, opponent });
    const title = hasWon ? TEXTS.victory : TEXTS.defeat;
    showToast({ title, ...(description && { description }) }, hasWon ? 'success' : 'neutral');
  }, [isDue, result, fighter, opponent]);
}

/** Of a battle that moved something: what, to whoever fought. */
export function describeMove({ result, fighter, opponent }: Pick<Fought, 'result' | 'fighter' | 'opponent'>): string {
  if (result.winnerCharacterId === fighter.id) return TEXTS.gained(opponent.name);
  return TEXTS.lost(fighter.name, opponent.owner?.username ?? '');
}
