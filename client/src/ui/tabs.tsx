/** Tabs as the ARIA practices have them: one stop for the Tab key, arrows between them, chosen as soon as they are reached. */
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface TabsProps<T extends string> {
  label: string;
  names: Record<T, string>;
  order: readonly T[];
  selected: T;
  onSelect: (tab: T) => void;
  children: ReactNode;
}

export function Tabs<T extends string>({ label, names, order, selected, onSelect, children }: TabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, order.indexOf(selected), order.length);
    const tab = next === null ? undefined : order[next];
    if (tab === undefined || next === null) return;
    event.preventDefault();
    onSelect(tab);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown} className="tab-list">
        {order.map((tab) => (
          <button
            key={tab}
            id={`${id}-${tab}`}
            type="button"
            role="tab"
            className="tab"
            aria-selected={tab === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab === selected ? 0 : -1}
            onClick={() => onSelect(tab)}
          >
            {names[tab]}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`} className="min-w-0">
        {children}
      </div>
    </>
  );
}

function nextTab(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
