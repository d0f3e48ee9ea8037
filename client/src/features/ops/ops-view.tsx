/** How the line is, what is in it, and what can be done about it. */

import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { uiMessages } from '../../ui/messages.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { KeysDialog } from '../shortcuts/keys-dialog.tsx';
import { AlertList } from './alert-list.tsx';
import { useLiveMode } from './auto-refresh.ts';
import { formatExact } from './format-numbers.ts';
import { LogTab } from './log-tab.tsx';
import { opsMessages } from './messages.ts';
import { OpsToolbar } from './ops-toolbar.tsx';
import { QueueTab } from './queue-tab.tsx';
import { ReportsTab } from './reports-tab.tsx';
import { OPS_TABS, type OpsSearch } from './search-params.ts';
import { Verdict } from './status-summary.tsx';
import { besideVerdict } from './status-summary-text.ts';
import { WordsTab } from './words-tab.tsx';
import './ops.css';

interface OpsViewProps {
  search: OpsSearch;
  onChange: (change: Partial<OpsSearch>, isStep?: boolean) => void;
}

export default function OpsView({ search, onChange }: OpsViewProps) {
  const live = useLiveMode();
  const { data: overview, isError } = trpc.ops.overview.useQuery(undefined, live.often);
  const [areKeysShown, setKeysShown] = useState(false);
  usePageTitle(`${opsMessages.title} · ${uiMessages.product}`);
  if (!overview) return null;
  return (
    <div className="ops">
      <header className="ops-head">
        <h1 tabIndex={-1} className="font-display text-3xl font-extrabold">
          {opsMessages.title}
        </h1>
        <OpsToolbar live={live} onKeys={() => setKeysShown(true)} />
      </header>
      {isError && (
        <p role="status" className="rounded-control bg-warning px-4 py-2 font-semibold text-on-warning">
          {opsMessages.stale(formatExact(overview.at))}
        </p>
      )}
      <Verdict overview={overview} />
      <AlertList alerts={besideVerdict(overview)} />
      <Tabs
        label={opsMessages.tabsLabel}
        names={opsMessages.tabs(overview.openReports)}
        order={OPS_TABS}
        selected={search.tab}
        onSelect={(tab) => onChange({ tab })}
      >
        <div>
          {search.tab === 'queue' && (
            <QueueTab overview={overview} live={live} search={search} onChange={onChange} onKeys={() => setKeysShown(true)} />
          )}
          {search.tab === 'reports' && <ReportsTab live={live} />}
          {search.tab === 'words' && <WordsTab live={live} />}
          {search.tab === 'log' && <LogTab live={live} onTicket={(sel) => onChange({ tab: 'queue', sel }, true)} />}
        </div>
      </Tabs>
      {areKeysShown && <KeysDialog here={opsMessages.keys} onClose={() => setKeysShown(false)} />}
    </div>
  );
}
