/** Whom a decision is about. Anybody may take another's name, so the username, which is one person's alone, stands with it. */

import type { PersonSummary } from '@chaos/shared/contract/people';
import { HyphenatedName } from './hyphenated-name.tsx';

type Named = Pick<PersonSummary, 'username' | 'displayName'>;

export function PersonName({ person: { username, displayName } }: { person: Named }) {
  return (
    <>
      <HyphenatedName name={displayName} />
      {username && (
        <>
          {' '}
          <bdi className="font-normal text-muted">@{username}</bdi>
        </>
      )}
    </>
  );
}

/** The same for sentences. Who has left has no username. */
export function fullName({ username, displayName }: Named): string {
  return username ? `${displayName} (@${username})` : displayName;
}
