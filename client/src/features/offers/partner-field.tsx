import type { PersonSummary } from '@chaos/shared/contract/people';
import { useRef, useState } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { useFocusOnReplacement } from '../../ui/focus/use-focus-on-replacement.ts';
import { HyphenatedName } from '../../ui/hyphenated-name.tsx';
import { offerMessages } from './messages.ts';
import { UserSearch } from './user-search.tsx';

interface PartnerFieldProps {
  partner: PersonSummary | null;
  query: string;
  onQuery: (query: string) => void;
  /** Null: somebody else is to be picked. */
  onPick: (person: PersonSummary | null) => void;
}

/** Who it is for: a search, and then the one who was found. Focus follows from one to the other. */
export function PartnerField({ partner, query, onQuery, onPick }: PartnerFieldProps) {
  /** What is to come, and takes the focus then. */
  const [next, setNext] = useState<'person' | 'search' | null>(null);
  const pick = (person: PersonSummary | null) => {
    setNext(person ? 'person' : 'search');
    onPick(person);
  };
  const focus = { takesFocus: next === (partner ? 'person' : 'search'), onFocusTaken: () => setNext(null) };
  if (partner) return <ChosenPerson person={partner} {...focus} onChange={() => pick(null)} />;
  return <UserSearch query={query} {...focus} onQuery={onQuery} onPick={pick} />;
}

interface ChosenPersonProps {
  person: PersonSummary;
  takesFocus: boolean;
  onFocusTaken: () => void;
  onChange: () => void;
}

function ChosenPerson({ person, takesFocus, onFocusTaken, onChange }: ChosenPersonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnReplacement({ element: button, takesFocus, onFocusTaken });
  return (
    <div data-partner={person.id} className="flex flex-wrap items-center gap-3">
      <Avatar person={person} className="w-12! text-xl!" />
      <p className="min-w-0 flex-[1_1_8rem] leading-tight">
        <HyphenatedName name={person.displayName} className="font-display text-lg font-extrabold wrap-anywhere" />
        <bdi className="block text-sm wrap-anywhere text-muted">@{person.username}</bdi>
      </p>
      <Button ref={button} onClick={onChange} aria-label={offerMessages.who.changeFrom(person.displayName)}>
        {offerMessages.who.change}
      </Button>
    </div>
  );
}
