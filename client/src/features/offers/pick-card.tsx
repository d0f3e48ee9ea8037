import { HyphenatedName } from '../../ui/hyphenated-name.tsx';
import { Check } from '../../ui/icons.tsx';
import { FinishWord } from '../characters/finish-label.tsx';
import { RarityPips } from '../characters/rarity-pips.tsx';
import type { Mark } from './counter-changes.ts';
import { offerMessages } from './messages.ts';
import { PieceImage } from './offered-card.tsx';
import type { PickRow } from './offered-character.ts';

interface PickCardProps {
  row: PickRow;
  isSelected: boolean;
  mark: Mark | null;
  onToggle: () => void;
}

/** A character that is a checkbox. */
export function PickCard({ row, isSelected, mark, onToggle }: PickCardProps) {
  return (
    <label className="pick" data-mark={mark ?? undefined}>
      <input type="checkbox" checked={isSelected} onChange={onToggle} />
      <span aria-hidden className="picker-tick">
        <Check className="size-4.5" />
      </span>
      <PieceImage piece={row} />
      <span className="pick-words">
        <span className="pick-name" title={row.name}>
          <HyphenatedName name={row.name} />
        </span>
        <RarityPips rarity={row.rarity} withWord />
        <FinishWord finish={row.finish} />
        {row.inPendingOffers && <span className="trade-chip">{offerMessages.picker.inOffer}</span>}
        {mark && <span className={`trade-chip is-${mark}`}>{offerMessages.counter[mark]}</span>}
      </span>
    </label>
  );
}
