import type { RestrictedCharacter } from '@chaos/shared/contract/locks';
import { Lock } from '../../ui/icons.tsx';
import { marksOf } from './restriction-texts.ts';

/** Why a character stays where it is, and how long. */
export function RestrictionNote({ restriction }: { restriction: RestrictedCharacter | undefined }) {
  if (!restriction) return null;
  return marksOf(restriction).map(({ word, why }) => (
    <p key={word} className="restriction-note">
      <Lock className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{why}</span>
    </p>
  ));
}
