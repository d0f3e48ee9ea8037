/** One's own characters, with what keeps each where it is; several at once can be chosen and locked. */
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useFocusOnNext } from '../../ui/focus/use-focus-on-next.ts';
import { Lock } from '../../ui/icons.tsx';
import { lockMessages } from '../locks/messages.ts';
import { marksOf } from '../locks/restriction-texts.ts';
import { useLocks } from '../locks/use-locks.ts';
import { useRestrictions } from '../locks/use-restrictions.ts';
import { CharacterList } from './character-list.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SelectableCard } from './selectable-card.tsx';
import { useCharacterList } from './use-character-list.ts';

const TEXTS = lockMessages.several;

export function OwnList() {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [query, setQuery] = useState('');
  const source = { tab: 'mine', query } as const;
  const { rows } = useCharacterList(source);
  const restrictions = useRestrictions(rows.map(({ id }) => id));
  const toggle = (id: string) => setChosen((before) => toggled(before, id));
  return (
    <section aria-label={chosen ? TEXTS.label : undefined} className="grid min-w-0 gap-3">
      {chosen && <p className="text-sm text-muted">{lockMessages.before}</p>}
      {(rows.length > 0 || query !== '') && (
        <LockBar chosen={chosen} showsAll={query === ''} onBegin={() => setChosen(new Set())} onEnd={() => setChosen(null)} />
      )}
      <CharacterList
        source={source}
        onQuery={setQuery}
        renderCard={(view) => {
          const restriction = restrictions.get(view.row.id);
          const chips = restriction ? marksOf(restriction) : [];
          if (!chosen) return <ProfileCard {...view} canHide={!restriction?.won} chips={chips} />;
          const { id, name } = view.row;
          return (
            <SelectableCard
              {...view}
              label={TEXTS.select(name)}
              chips={chips}
              isSelected={chosen.has(id)}
              onToggle={() => toggle(id)}
            />
          );
        }}
      />
    </section>
  );
}

interface LockBarProps {
  /** Null while nothing is being chosen. */
  chosen: ReadonlySet<string> | null;
  /** Beside a few that were found, "all" would be read as those. */
  showsAll: boolean;
  onBegin: () => void;
  onEnd: () => void;
}

function LockBar({ chosen, showsAll, onBegin, onEnd }: LockBarProps) {
  const { lock, lockAllBut, unlock, isPending } = useLocks(onEnd);
  const bar = useRef<HTMLDivElement>(null);
  const focusOnNext = useFocusOnNext(bar);
  if (!chosen)
    return (
      <div ref={bar} tabIndex={-1} className="flex justify-end rounded-control" {...focusOnNext}>
        <Button onClick={onBegin}>
          <Lock className="size-5 shrink-0" />
          {TEXTS.begin}
        </Button>
      </div>
    );
  const ids = [...chosen];
  const none = ids.length === 0;
  return (
    <div ref={bar} tabIndex={-1} className="panel lock-bar" {...focusOnNext}>
      <p className="flex-[1_1_10rem] font-bold tabular-nums" role="status">
        {none ? TEXTS.hint : TEXTS.chosen(ids.length)}
      </p>
      <Button look="primary" disabled={none} aria-disabled={isPending} onClick={() => lock(ids)}>
        {TEXTS.lock(ids.length)}
      </Button>
      {showsAll && (
        <Button aria-disabled={isPending} onClick={() => lockAllBut(ids)}>
          {none ? TEXTS.lockAll : TEXTS.lockAllBut(ids.length)}
        </Button>
      )}
      <Button disabled={none} aria-disabled={isPending} onClick={() => unlock(ids)}>
        {TEXTS.unlock(ids.length)}
      </Button>
      <Button onClick={onEnd}>{TEXTS.end}</Button>
    </div>
  );
}

function toggled(before: ReadonlySet<string> | null, id: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}
