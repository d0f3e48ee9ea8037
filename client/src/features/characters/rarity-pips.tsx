import type { Rarity } from '@chaos/shared/contract/characters';
import { cx } from '../../lib/cx.ts';
import { range } from '../../lib/range.ts';
import { characterMessages } from './messages.ts';

const PIPS: Record<Rarity, number> = { common: 1, rare: 2, epic: 3, legendary: 4, mythic: 5 };

/** One to five pips and the word, so that rarity is never told by colour alone. */
export function RarityPips({ rarity, withWord = false }: { rarity: Rarity; withWord?: boolean }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5" data-rarity={rarity}>
      <span aria-hidden className="inline-flex gap-0.75">
        {range(PIPS[rarity]).map((index) => (
          <span key={index} className="rarity-pip size-2 rotate-45 rounded-[2px] bg-(--rarity)" />
        ))}
      </span>
      <span className="sr-only">{characterMessages.card.rarityLabel} </span>
      <span className={cx(withWord ? 'text-sm font-bold' : 'sr-only')}>{characterMessages.card.rarity[rarity]}</span>
    </span>
  );
}
