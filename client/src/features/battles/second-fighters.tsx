/** Whom a visitor can send against the chosen opponent: every opponent but that one. */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import type { ReactNode } from 'react';
import { battleMessages } from './messages.ts';
import { OpponentList } from './opponent-list.tsx';
import { StepHeading } from './step-heading.tsx';

interface SecondFightersProps {
  opponentId: string;
  renderCard: (row: CharacterRow, index: number) => ReactNode;
}

export function SecondFighters({ opponentId, renderCard }: SecondFightersProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-5">
      <legend className="sr-only">{battleMessages.fighters.second}</legend>
      <StepHeading title={battleMessages.fighters.second} hint={battleMessages.fighters.secondHint} />
      <OpponentList exceptId={opponentId} renderCard={renderCard} />
    </fieldset>
  );
}
