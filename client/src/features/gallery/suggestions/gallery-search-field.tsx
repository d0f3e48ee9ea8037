/** The search of the Hall: a combobox that suggests how to go on. What is typed is searched for whether it suggests anything or not. */
import { SEARCH_TEXT_MAX } from '@chaos/shared/contract/gallery';
import { dropForbidden } from '@chaos/shared/rules/tidy-text';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { announce } from '../../../ui/announce.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { galleryMessages } from '../messages.ts';
import { suggestionMessages as TEXTS } from './messages.ts';
import type { Choice } from './suggestion-choices.ts';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';
import './suggestions.css';

interface GallerySearchFieldProps {
  query: string;
  onQuery: (query: string) => void;
}

const NONE_ACTIVE = -1;

export function GallerySearchField({ query, onQuery }: GallerySearchFieldProps) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const enter = useRef<(text: string) => void>(null);
  const [text, setText] = useState(query);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(NONE_ACTIVE);
  const { choices, isSettled } = useSuggestions(text, isOpen);
  const active = isOpen ? choices[at] : undefined;
  const count = choices.length;
  const hasList = isOpen && count > 0;

  useEffect(() => {
    if (hasList && isSettled) announce(TEXTS.found(count));
  }, [hasList, isSettled, count]);

  /** It may have come from the address. */
  const typed = () => field.current?.value ?? text;
  const open = (isWanted: boolean) => {
    setOpen(isWanted);
    setAt(NONE_ACTIVE);
  };
  const type = (next: string) => {
    setText(next);
    open(next !== '');
  };
  const search = (wanted: string) => {
    const next = dropForbidden(wanted);
    enter.current?.(next);
    setText(next);
    onQuery(next);
    open(false);
  };
  const pick = (choice: Choice, isTouch = false) => {
    // An operator alone finds nothing: its values come next.
    if (choice.kind === null) {
      enter.current?.(choice.text);
      return type(choice.text);
    }
    search(choice.text);
    // The keyboard of a phone would lie over what is found.
    if (isTouch) field.current?.blur();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Escape' && hasList) open(false);
    else if (key === 'Enter') active ? pick(active) : search(typed());
    else if (key === 'ArrowDown' || key === 'ArrowUp') step(key === 'ArrowDown' ? 1 : -1);
    else return;
    event.preventDefault();
  };
  /** Beyond the ends lies the field itself. */
  const step = (by: 1 | -1) => {
    if (!isOpen) setText(typed());
    setOpen(true);
    const places = count + 1;
    setAt(hasList ? ((at + 1 + by + places) % places) - 1 : NONE_ACTIVE);
  };
  return (
    <search className="gallery-search">
      <SearchField
        ref={field}
        enter={enter}
        label={galleryMessages.search}
        placeholder={galleryMessages.placeholder}
        clear={galleryMessages.clear}
        maxLength={SEARCH_TEXT_MAX}
        query={query}
        onQuery={onQuery}
        onType={type}
        combobox={{
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': hasList,
          'aria-controls': hasList ? listId : undefined,
          'aria-activedescendant': active && optionId(listId, at),
          onBlur: () => open(false),
          onKeyDown,
        }}
      />
      {hasList && <SuggestionList id={listId} choices={choices} active={active} onPick={pick} />}
    </search>
  );
}
