import { ListOption } from '../../../ui/combobox-option.tsx';
import { suggestionMessages as TEXTS } from './messages.ts';
import type { Choice } from './suggestion-choices.ts';

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

function Option({ choice: { label, kind, operator }, ...option }: OptionProps) {
  const hint = kind ? TEXTS.kinds[kind] : operator && TEXTS.operators[operator];
  return (
    <ListOption {...option} className="suggestion">
      <bdi className="min-w-0 truncate">{label}</bdi> {hint && <span className="suggestion-hint">{hint}</span>}
    </ListOption>
  );
}
