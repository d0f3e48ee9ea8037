import type { PersonSummary } from '@chaos/shared/contract/people';
import { Link } from '@tanstack/react-router';
import { HyphenatedName } from './hyphenated-name.tsx';
import { uiMessages } from './messages.ts';

/** Somebody, on the way to the profile; or nobody in particular. */
export function PersonLink({ person }: { person: PersonSummary | null }) {
  if (!person) return <span className="font-semibold text-text">{uiMessages.anonymous}</span>;
  return (
    <Link to="/profile/$userId" params={{ userId: person.id }} className="person-link">
      <HyphenatedName name={person.displayName} />
    </Link>
  );
}
