/** What people reported, and what operators made of it. */
import type { OpsReportsPage } from '@chaos/shared/contract/ops';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import type { LiveMode } from './auto-refresh.ts';
import { MemberSearch } from './member-search.tsx';
import { opsMessages } from './messages.ts';
import { OpsList } from './ops-list.tsx';
import { ReportEntry } from './report-entry.tsx';

const TEXTS = opsMessages.reports;

export function ReportsTab({ live }: { live: LiveMode }) {
  const [isResolved, setResolved] = useState(false);
  const list = trpc.ops.reports.useInfiniteQuery(
    { resolved: isResolved },
    { ...live.seldom, getNextPageParam: (page: OpsReportsPage) => page.nextCursor },
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <fieldset className="ops-segments">
          <legend className="sr-only">{TEXTS.which}</legend>
          {[false, true].map((which) => (
            <button key={String(which)} type="button" aria-pressed={which === isResolved} onClick={() => setResolved(which)}>
              {which ? TEXTS.resolved : TEXTS.open}
            </button>
          ))}
        </fieldset>
        <MemberSearch />
      </div>
      <OpsList
        list={list}
        label={TEXTS.label}
        texts={{ ...TEXTS, empty: isResolved ? TEXTS.empty.resolved : TEXTS.empty.open }}
        renderItem={(report) => <ReportEntry report={report} />}
      />
    </div>
  );
}
