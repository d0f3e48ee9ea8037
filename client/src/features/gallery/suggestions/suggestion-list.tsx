import { type SyntheticEvent, useEffect, useRef } from 'react';
import type { Choice } from './choices.ts';
import { suggestionMessages as TEXTS } from './messages.ts';

interface SuggestionListProps {
  id: string;
  choices: readonly Choice[];
  active: Choice | undefined;
  onPick: (choice: Choice, isTouch: boolean) => void;
}

export function SuggestionList({ id, choices, active, onPick }: SuggestionListProps) {
  return (
    <div id={id} role="listbox" aria-label={TEXTS.list} className="suggestion-list">
      {choices.map((choice, at) => (
        <Option
          key={choice.text}
          id={optionId(id, at)}
          choice={choice}
          isActive={choice === active}
          onPick={(isTouch) => onPick(choice, isTouch)}
        />
      ))}
    </div>
  );
}

export const optionId = (listId: string, at: number) => `${listId}-${at}`;

interface OptionProps {
  id: string;
  choice: Choice;
  isActive: boolean;
  onPick: (isTouch: boolean) => void;
}

function Option({ id, choice: { label, kind, operator }, isActive, onPick }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const hint = kind ? TEXTS.kinds[kind] : operator && TEXTS.operators[operator];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      className="suggestion"
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
      onClick={({ nativeEvent }) => onPick(nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch')}
    >
      <bdi className="min-w-0 truncate">{label}</bdi> {hint && <span className="suggestion-hint">{hint}</span>}
    </div>
  );
}

/** In the field. */
const keepFocus = (event: SyntheticEvent) => event.preventDefault();
