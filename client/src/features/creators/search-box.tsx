import { SEARCH_MAX } from '@chaos/shared/contract/people';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { people } from '../../lib/messages-people.ts';
import { Close, Search } from '../../ui/icons-later.tsx';

const DEBOUNCE_MS = 200;

interface SearchBoxProps {
  /** What is searched for; the typed text follows it when it changes from outside. */
  query: string;
  onQuery: (query: string) => void;
}

export function SearchBox({ query, onQuery }: SearchBoxProps) {
  const [text, setText] = useState(query);
  const [sent, setSent] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  if (query !== sent) {
    setSent(query);
    if (query !== text.trim()) setText(query);
  }

  const send = useEffectEvent(onQuery);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === sent) return;
    const timer = setTimeout(() => send(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, sent]);

  const clear = () => {
    setText('');
    onQuery('');
    field.current?.focus();
  };
  return (
    <search className="relative block max-w-xl">
      <Search className="pointer-events-none absolute top-3.25 left-3.5 size-5 text-muted" />
      <input
        ref={field}
        type="search"
        className="field-input pr-12 pl-11 [&::-webkit-search-cancel-button]:hidden"
        aria-label={people.creators.search}
        placeholder={people.creators.placeholder}
        maxLength={SEARCH_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && clear()}
      />
      {text !== '' && (
        <button
          type="button"
          onClick={clear}
          aria-label={people.creators.clear}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-muted outline-offset-[-4px] hover:text-text"
        >
          <Close className="size-5" />
        </button>
      )}
    </search>
  );
}
