import type { CharacterRow } from '@chaos/shared/contract/characters';
import { usePrivacy } from '../characters/use-privacy.ts';
import { profileMessages } from './messages.ts';

export function PrivacySwitch({ row }: { row: CharacterRow }) {
  const { toggle, isPending } = usePrivacy(row);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={row.isPublic}
      aria-label={profileMessages.privacyOf(row.name)}
      aria-disabled={isPending}
      onClick={toggle}
      className="-mx-1 -mb-1.5 flex min-h-11 flex-wrap items-center justify-between gap-2 rounded-control px-1 text-sm font-semibold aria-disabled:opacity-60"
    >
      {profileMessages.privacy}
      <span aria-hidden className="switch" />
    </button>
  );
}
