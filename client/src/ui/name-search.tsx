import { NAME_SEARCH_MAX } from '@chaos/shared/contract/name-search';
import { nameSearchMessages } from './messages.ts';
import { SearchField } from './search-field.tsx';

interface NameSearchProps {
  /** How many there are to search among: a few are overlooked at a glance, and have no field. */
  total: number;
  /** A few, unless it says otherwise. */
  from?: number;
  /** Whose list it is, where there are two. */
  of?: string;
  query: string;
  onQuery: (query: string) => void;
  /** How many names have it in them, for whoever hears the page; undefined while it is not known. */
  found: number | undefined;
}

/** Above a list from which something is looked for by its name. What was found may be few: the field stays. */
export function NameSearch({ total, from = 7, of, query, onQuery, found }: NameSearchProps) {
  const { label, clear, found: foundText, noMatch } = nameSearchMessages;
  if (total < from && query === '') return null;
  return (
    <>
      <SearchField
        label={of ? `${label}: ${of}` : label}
        placeholder={label}
        clear={clear}
        maxLength={NAME_SEARCH_MAX}
        query={query}
        onQuery={onQuery}
      />
      <p role="status" className="sr-only">
        {query !== '' && found !== undefined && (found === 0 ? noMatch(query) : foundText(found))}
      </p>
    </>
  );
}
