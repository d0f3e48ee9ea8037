/** What the list is narrowed to: a sheet to choose from, and what was chosen as chips that go at a press. */
import { useId, useRef } from 'react';
import { useAuth } from '../../auth/provider.tsx';
import { Button } from '../../ui/button.tsx';
import { Check, Close, Sliders } from '../../ui/icons.tsx';
import { FILTER_GROUPS, type FilterWord, type GalleryAddress, writeOnly } from './gallery-address.ts';
import { searchMessages as TEXTS } from './search-messages.ts';

interface FilterChipsProps {
  words: readonly FilterWord[];
  onChange: (change: Partial<GalleryAddress>) => void;
}

/** To visitors these say nothing. */
const FOR_MEMBERS: readonly FilterWord[] = ['followed', 'unfought'];

export default function FilterChips({ words, onChange }: FilterChipsProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { user } = useAuth();
  const choose = (next: readonly FilterWord[]) => onChange({ only: writeOnly(next) });
  const remove = (word: FilterWord) => {
    choose(words.filter((one) => one !== word));
    // The chip that had it is gone.
    opener.current?.focus();
  };
  const isOffered = (word: FilterWord) => user !== null || !FOR_MEMBERS.includes(word);
  return (
    <>
      <Button
        ref={opener}
        className="filter-button"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-label={TEXTS.filter(words.length)}
      >
        <Sliders className="size-5 shrink-0" />
        <span aria-hidden className="filter-word">
          {TEXTS.filterWord}
        </span>
        {words.length > 0 && (
          <span aria-hidden className="filter-count">
            {words.length}
          </span>
        )}
      </Button>
      <div ref={panel} id={id} popover="auto" role="dialog" aria-label={TEXTS.panel} className="popover filter-panel">
        {(Object.keys(FILTER_GROUPS) as (keyof typeof FILTER_GROUPS)[]).map((group) => (
          <fieldset key={group}>
            <legend>{TEXTS.groups[group]}</legend>
            <div className="filter-chips">
              {FILTER_GROUPS[group].filter(isOffered).map((word) => (
                <FilterChoice
                  key={word}
                  name={TEXTS.filters[word]}
                  isOn={words.includes(word)}
                  onToggle={(isOn) => choose(isOn ? [...words, word] : words.filter((one) => one !== word))}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <section>
          <h2>{TEXTS.operators}</h2>
          <dl className="search-operator-list">
            {TEXTS.operatorList.map(([typed, meaning]) => (
              <div key={typed} className="contents">
                <dt>
                  <code>{typed}</code>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
        <Button look="primary" className="filter-done" onClick={() => panel.current?.hidePopover()}>
          {TEXTS.done}
        </Button>
      </div>
      {words.length > 0 && (
        <ul aria-label={TEXTS.chips} className="filter-chips is-chosen">
          {words.map((word) => (
            <li key={word}>
              <button type="button" className="chip" aria-label={TEXTS.remove(TEXTS.filters[word])} onClick={() => remove(word)}>
                {TEXTS.filters[word]}
                <Close className="size-4" />
              </button>
            </li>
          ))}
          {words.length > 1 && (
            <li>
              <button
                type="button"
                className="chip"
                onClick={() => {
                  choose([]);
                  opener.current?.focus();
                }}
              >
                {TEXTS.removeAll}
              </button>
            </li>
          )}
        </ul>
      )}
    </>
  );
}

function FilterChoice({ name, isOn, onToggle }: { name: string; isOn: boolean; onToggle: (isOn: boolean) => void }) {
  return (
    <button type="button" className="chip filter-choice" aria-pressed={isOn} onClick={() => onToggle(!isOn)}>
      {isOn && <Check className="size-4" />}
      {name}
    </button>
  );
}
