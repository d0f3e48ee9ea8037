/** A text that is searched for, sent when typing has come to rest. */
import { dropForbidden } from '@chaos/shared/rules/tidy-text';
import { type ComponentProps, type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { Close, Search } from './icons.tsx';
import { useDebouncedText } from './use-debounced-text.ts';

interface SearchFieldProps {
  ref?: Ref<HTMLInputElement>;
  /** Gets a way to put a text there as if it were typed. */
  enter?: Ref<(text: string) => void>;
  label: string;
  placeholder: string;
  /** The name of the button that empties it. */
  clear: string;
  maxLength: number;
  /** What is searched for; the typed text follows it when it changes from outside. */
  query: string;
  onQuery: (query: string) => void;
  onType?: (text: string) => void;
  /** What makes a combobox of it. */
  combobox?: ComponentProps<'input'>;
}

export function SearchField(props: SearchFieldProps) {
  const { ref, enter, label, placeholder, clear, maxLength, query, onQuery, onType, combobox } = props;
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current);
  const [text, setText] = useDebouncedText({ value: query, onValue: onQuery, clean: dropForbidden });
  useImperativeHandle(enter, () => setText, [setText]);
  const type = (next: string) => {
    setText(next);
    onType?.(next);
  };
  const empty = () => {
    type('');
    onQuery('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // It ends a word that is still being put together.
    if (event.nativeEvent.isComposing) return;
    combobox?.onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (event.key === 'Escape' && text !== '') {
      // Inside a dialog the same key would close it.
      event.preventDefault();
      empty();
    } else if (event.key === 'Enter') event.preventDefault();
  };
  return (
    <div className="relative min-w-0">
      <Search className="pointer-events-none absolute top-3.25 left-3.5 size-5 text-muted" />
      <input
        {...combobox}
        ref={field}
        type="search"
        dir="auto"
        className="field-input search-input"
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && (
        <button
          type="button"
          onClick={empty}
          aria-label={clear}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-muted outline-offset-[-4px] hover:text-text"
        >
          <Close className="size-5" />
        </button>
      )}
    </div>
  );
}
