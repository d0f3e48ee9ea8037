/** The bench: two or three of one's own characters are picked and lie in the tray. */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import { useState } from 'react';
import { people } from '../../lib/messages-people.ts';
import { showToast } from '../../lib/toast.ts';
import { CharacterCard } from '../../ui/character-card.tsx';
import { Check } from '../../ui/icons-later.tsx';
import { type CardView, CharacterList } from './character-list.tsx';
import { togglePick } from './fusion-pick.ts';
import { FusionTray } from './fusion-tray.tsx';

export function FusionLab() {
  const [picked, setPicked] = useState<readonly CharacterRow[]>([]);
  const ids = picked.map(({ id }) => id);

  const toggle = (row: CharacterRow) => {
    const { selected, refusal } = togglePick(ids, row);
    if (refusal) showToast(refusal, 'destructive');
    setPicked(selected.flatMap((id) => [...picked, row].find((one) => one.id === id) ?? []));
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="fusion-hint text-muted">{people.fusion.hint}</p>
      <fieldset className="min-w-0">
        <legend className="mb-3 font-bold tabular-nums">{people.fusion.legend(picked.length)}</legend>
        <CharacterList
          source={{ tab: 'fuse' }}
          renderCard={(view) => <PickCard {...view} isPicked={ids.includes(view.row.id)} onToggle={() => toggle(view.row)} />}
        />
      </fieldset>
      <FusionTray picked={picked} onRemove={toggle} />
    </div>
  );
}

interface PickCardProps extends CardView {
  isPicked: boolean;
  onToggle: () => void;
}

function PickCard({ row, index, reactions, isPicked, onToggle }: PickCardProps) {
  const chips = [...(row.isActive ? [] : [people.fusion.gone]), ...(row.isPublic ? [] : [people.profile.private])];
  return (
    <div className="picker">
      <input
        type="checkbox"
        aria-label={people.fusion.select(row.name)}
        aria-disabled={!row.isActive || row.isFused}
        checked={isPicked}
        onChange={onToggle}
      />
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
