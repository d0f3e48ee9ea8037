import { Check } from '../../ui/icons.tsx';
import { CharacterCard, type Chip } from '../characters/character-card.tsx';
import type { CardView } from './character-list.tsx';

interface SelectableCardProps extends CardView {
  label: string;
  chips: readonly Chip[];
  isSelected: boolean;
  /** It says why when it is pressed. */
  isRefused?: boolean;
  onToggle: () => void;
}

export function SelectableCard({ row, index, reactions, label, chips, isSelected, isRefused, onToggle }: SelectableCardProps) {
  return (
    <div className="picker">
      <input type="checkbox" aria-label={label} aria-disabled={isRefused} checked={isSelected} onChange={onToggle} />
      <span aria-hidden className="picker-tick">
        <Check className="size-4.5" />
      </span>
      <CharacterCard
        row={row}
        priority={index === 0 ? 'first' : 'later'}
        chips={chips}
        reaction={reactions.get(row.id) ?? null}
      />
    </div>
  );
}
