import { OpenableCard } from '../characters/openable-card.tsx';
import type { CardView } from './character-list.tsx';
import { profileMessages } from './messages.ts';
import { PrivacySwitch } from './privacy-switch.tsx';

const FIRST_ROW = 5;

export function ProfileCard({ row, index, reactions, canHide }: CardView & { canHide: boolean }) {
  return (
    <OpenableCard
      row={row}
      priority={index < FIRST_ROW ? 'first' : 'later'}
      chips={row.isPublic ? [] : [profileMessages.private]}
      reaction={reactions.get(row.id) ?? null}
    >
      {canHide && <PrivacySwitch row={row} />}
    </OpenableCard>
  );
}
