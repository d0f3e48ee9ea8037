/** Folded below every battle: what it was drawn from, and the whole computation again. */

import type { Battle } from '@chaos/shared/contract/battles';
import type { Fighter } from '@chaos/shared/rules/battles';
import { useState } from 'react';
import { DayProof, Fact } from '../commitments/day-proof.tsx';
import { battleMessages as texts } from './messages.ts';
import { verifyBattle } from './verify-battle.ts';

const TEXTS = texts.verify;

export function VerifySection({ battle }: { battle: Battle }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="verify" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{TEXTS.title}</summary>
      {isOpen && <Proof battle={battle} />}
    </details>
  );
}

function Proof({ battle }: { battle: Battle }) {
  const { day, requestId, fighter1, fighter2 } = battle.proof;
  return (
    <DayProof day={day} texts={TEXTS} says={TEXTS.checks} compute={(told, seen) => verifyBattle(battle, told, seen)}>
      <Fact name={TEXTS.requestId}>{requestId}</Fact>
      <Fact name={TEXTS.ids}>
        {battle.character1.id}
        <br />
        {battle.character2.id}
      </Fact>
      <Fact name={TEXTS.numbers}>
        {describe(fighter1)}
        <br />
        {describe(fighter2)}
      </Fact>
    </DayProof>
  );
}

function describe({ likeCount, dislikeCount, winsCount, battlesCount, isFused }: Fighter): string {
  return TEXTS.numbersOf(likeCount, dislikeCount, winsCount, battlesCount, isFused);
}
