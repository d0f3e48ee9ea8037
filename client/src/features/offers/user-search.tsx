/** Finds a member by a part of the name: a combobox whose list is there only while something is typed. */

import { PEOPLE_SEARCH_MAX } from '@chaos/shared/contract/creators';
import type { PersonSummary } from '@chaos/shared/contract/people';
import { keepPreviousData } from '@tanstack/react-query';
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { announce } from '../../ui/announce.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ListOption } from '../../ui/combobox-option.tsx';
import { useFocusOnReplacement } from '../../ui/focus/use-focus-on-replacement.ts';
import { HyphenatedName } from '../../ui/hyphenated-name.tsx';
import { offlineMessages } from '../../ui/messages.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { offerMessages } from './messages.ts';

const TEXTS = offerMessages.who;

interface UserSearchProps {
  query: string;
  takesFocus: boolean;
  onFocusTaken: () => void;
  onQuery: (query: string) => void;
  onPick: (person: PersonSummary) => void;
}

export function UserSearch({ query, takesFocus, onFocusTaken, onQuery, onPick }: UserSearchProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isTyped, setTyped] = useState(query !== '');
  const [at, setAt] = useState(0);
  const isOnline = useOnline();
  const { people, isSettled } = usePeople(query);
  const active = isOpen && isTyped ? people[Math.min(at, people.length - 1)] : undefined;
  // The sign that usernames are written with names nobody yet.
  const hasList = isOpen && isTyped && !/^[@＠]?$/.test(query);

  useFocusOnReplacement({ element: field, takesFocus, onFocusTaken });
  const speak = useEffectEvent((count: number) => announce(count > 0 ? TEXTS.found(count) : TEXTS.none(query)));
  useEffect(() => {
    if (hasList && isSettled) speak(people.length);
  }, [hasList, isSettled, people.length]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && people.length > 0) {
      event.preventDefault();
      setOpen(true);
      setAt((Math.min(at, people.length - 1) + step + people.length) % people.length);
    } else if (event.key === 'Enter') {
      // Alone in a form it would send it.
      event.preventDefault();
      if (active) onPick(active);
    }
  };
  const leave = (event: FocusEvent) => {
    // A keyboard that is put away on a phone takes the focus nowhere.
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that focus has left all that is inside
    <div className="user-search" onBlur={leave}>
      <SearchField
        ref={field}
        label={TEXTS.label}
        placeholder={TEXTS.placeholder}
        clear={TEXTS.clear}
        maxLength={PEOPLE_SEARCH_MAX}
        query={query}
        onQuery={onQuery}
        onType={(text) => {
          setTyped(text.trim() !== '');
          setOpen(true);
          setAt(0);
        }}
        combobox={{
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': hasList && people.length > 0,
          'aria-controls': `${id}-list`,
          'aria-activedescendant': active && hasList ? `${id}-${active.id}` : undefined,
          onFocus: () => setOpen(true),
          onKeyDown,
        }}
      />
      {hasList && people.length > 0 && (
        <div id={`${id}-list`} role="listbox" aria-label={TEXTS.list} className="user-list p-1.5">
          {people.map((person) => (
            <ListOption
              key={person.id}
              id={`${id}-${person.id}`}
              isActive={person === active}
              className="user-option"
              onPick={() => onPick(person)}
            >
              <Avatar person={person} className="w-[min(2.25rem,10vw)]! text-[min(1rem,4.5vw)]!" />
              <span className="min-w-0">
                <HyphenatedName name={person.displayName} className="line-clamp-2 font-bold wrap-anywhere" />
                <bdi className="user-handle line-clamp-2 text-sm wrap-anywhere">@{person.username}</bdi>
              </span>
            </ListOption>
          ))}
        </div>
      )}
      {hasList && !isOnline && <p className="user-list p-4">{offlineMessages.load}</p>}
      {hasList && isOnline && isSettled && people.length === 0 && <p className="user-list p-4 text-muted">{TEXTS.none(query)}</p>}
    </div>
  );
}

const NOBODY: PersonSummary[] = [];

/** R210: when people cannot be found for an error's sake, nothing shows. */
function usePeople(query: string) {
  const { data, error, isSuccess, isPlaceholderData } = trpc.profiles.search.useQuery(
    { query },
    { enabled: query !== '', placeholderData: keepPreviousData },
  );
  useEffect(() => {
    if (error) console.warn('profiles.search:', error);
  }, [error]);
  return { people: error ? NOBODY : (data?.items ?? NOBODY), isSettled: isSuccess && !isPlaceholderData };
}
