/** Step 2: who fights the chosen opponent, with the poster of both beside the list. */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import { SoundSwitch } from '../sound/sound-switch.tsx';
import { FighterCard } from './arena-card.tsx';
import { FightPoster, type FightPosterProps } from './fight-poster.tsx';
import { OwnFighters } from './own-fighters.tsx';
import { SecondFighters } from './second-fighters.tsx';
import { TodaysCommitment } from './todays-commitment.tsx';

interface FighterStepProps extends FightPosterProps {
  /** Known at once; its row may follow. */
  fighterId: string | null;
  onPick: (id: string) => void;
}

export function FighterStep({ opponent, fighterId, fighter, viewerId, fight, onPick, onStart }: FighterStepProps) {
  const isFighting = fight.phase === 'fighting';
  const renderCard = (row: CharacterRow, index: number) => (
    <FighterCard
      row={row}
      index={index}
      viewerId={viewerId}
      isPicked={row.id === fighterId}
      onPick={() => isFighting || onPick(row.id)}
    />
  );
  return (
    <div className="fighter-step">
      <div className="min-w-0">
        {viewerId === null ? (
          <SecondFighters opponentId={opponent.id} renderCard={renderCard} />
        ) : (
          <OwnFighters renderCard={renderCard} />
        )}
      </div>
      <div className="ringside">
        <FightPoster opponent={opponent} fighter={fighter} viewerId={viewerId} fight={fight} onStart={onStart} />
      </div>
      <TodaysCommitment />
      <SoundSwitch />
    </div>
  );
}
