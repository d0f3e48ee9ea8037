import type { Chip } from '../characters/character-card.tsx';
import { OpenableCard } from '../characters/openable-card.tsx';
import type { CardView } from './character-list.tsx';
import { profileMessages } from './messages.ts';
import { PrivacySwitch } from './privacy-switch.tsx';

const FIRST_ROW = 5;

interface ProfileCardProps extends CardView {
  canHide: boolean;
  /** What else is said of it, in its corner. */
  chips?: readonly Chip[];
}

export function ProfileCard({ row, index, reactions, canHide, chips = [] }: ProfileCardProps) {
  return (
    <OpenableCard
      row={row}
      priority={index < FIRST_ROW ? 'first' : 'later'}
      chips={row.isPublic ? chips : [{ word: profileMessages.private, why: profileMessages.isPrivate }, ...chips]}
      reaction={reactions.get(row.id) ?? null}
    >
      {canHide && <PrivacySwitch row={row} />}
    </OpenableCard>
  );
}
