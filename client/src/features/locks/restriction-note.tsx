import type { RestrictedCharacter } from '@chaos/shared/contract/locks';
import { formatDate } from '../../lib/format.ts';
import { Lock } from '../../ui/icons-later.tsx';
import { lockMessages } from './messages.ts';

/** Why a character stays where it is, and how long: what is held for everybody, a lock for its owner. */
export function RestrictionNote({ restriction }: { restriction: RestrictedCharacter | undefined }) {
  if (!restriction) return null;
  const { lock, heldUntil } = restriction;
  const sentences = [
    ...(heldUntil ? [lockMessages.heldUntil(formatDate(heldUntil))] : []),
    ...(lock ? [lock.endsAt ? lockMessages.ends(formatDate(lock.endsAt)) : lockMessages.isLocked] : []),
  ];
  return sentences.map((sentence) => (
    <p key={sentence} className="restriction-note">
      <Lock className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{sentence}</span>
    </p>
  ));
}
