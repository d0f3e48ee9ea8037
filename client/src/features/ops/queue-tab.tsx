/** The line: numbers, charts and every ticket. */
import type { OpsOverview } from '@chaos/shared/contract/ops';
import { useState } from 'react';
import type { LiveMode } from './auto-refresh.ts';
import { Breakdown } from './breakdown.tsx';
import { Charts } from './charts.tsx';
import { opsMessages } from './messages.ts';
import { KindControls } from './pause-controls.tsx';
import type { OpsSearch } from './search-params.ts';
import { tilesOf } from './stat-tiles.ts';
import { TicketActionDialog } from './ticket-action-dialog.tsx';
import { TicketDrawer } from './ticket-drawer.tsx';
import { TicketFilters } from './ticket-filters.tsx';
import { TicketList } from './ticket-list.tsx';
import type { TicketAction } from './use-ticket-action.ts';

interface QueueTabProps {
  overview: OpsOverview;
  live: LiveMode;
  search: OpsSearch;
  onChange: (change: Partial<OpsSearch>, isStep?: boolean) => void;
  onKeys: () => void;
}

export function QueueTab({ overview, live, search, onChange, onKeys }: QueueTabProps) {
  const [ticketAction, setAction] = useState<TicketAction | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const open = (sel: string) => onChange({ sel }, search.sel === '');
  return (
    <div className="grid grid-cols-1 gap-5">
      <dl className="ops-tiles" aria-label={opsMessages.tiles.label}>
        {tilesOf(overview).map(({ label, value, note, isAlarming }) => (
          <div key={label} className="ops-tile" data-alarm={isAlarming || undefined}>
            <dt className="ops-label">{label}</dt>
            <dd>
              <p className="ops-number">{value}</p>
              <p className="ops-note">{note}</p>
            </dd>
          </div>
        ))}
      </dl>
      <Charts range={search.range} live={live} onRange={(range) => onChange({ range })} />
      <Breakdown range={search.range} live={live} onFilter={onChange} />
      <KindControls overview={overview} />
      <section aria-label={opsMessages.list.label} className="grid grid-cols-1 gap-3">
        <TicketFilters search={search} onChange={onChange} />
        <TicketList
          search={search}
          live={live}
          selected={selected}
          onSelected={setSelected}
          onOpen={open}
          onAction={setAction}
          onKeys={onKeys}
          onClear={() => onChange({ state: '', kind: '', person: '', q: '', since: '' })}
        />
      </section>
      {search.sel !== '' && (
        <TicketDrawer id={search.sel} live={live} onOpen={open} onAction={setAction} onClose={() => onChange({ sel: '' })} />
      )}
      {ticketAction && (
        <TicketActionDialog
          ticketAction={ticketAction}
          onOpen={(id) => {
            setAction(null);
            open(id);
          }}
          onDone={() => setSelected(new Set())}
          onClose={() => setAction(null)}
        />
      )}
    </div>
  );
}
