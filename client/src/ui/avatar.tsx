import type { PersonSummary } from '@chaos/shared/contract/people';
import { useState } from 'react';
import { cx } from '../lib/cx.ts';

/** A person's picture or, without one, the first letter of the name. The name itself stands beside it. */
export function Avatar({ person, className }: { person: PersonSummary; className?: string }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const { avatarUrl, displayName, id } = person;
  return (
    <span className={cx('avatar', className)} data-hue={Number.parseInt(id.slice(-2), 16) % 5} aria-hidden>
      {avatarUrl && avatarUrl !== failedUrl ? (
        <img src={avatarUrl} alt="" decoding="async" draggable={false} onError={() => setFailedUrl(avatarUrl)} />
      ) : (
        [...displayName][0]?.toUpperCase()
      )}
    </span>
  );
}
