/** Throughput, wait and cost over the chosen range, as charts or as tables. */

import { OPS_RANGES, type OpsRange } from '@chaos/shared/contract/ops';
import { keepPreviousData } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import type { LiveMode } from './auto-refresh.ts';
import { type Chart, costOf, throughputOf, waitOf } from './chart-data.ts';
import { ChartTable } from './chart-table.tsx';
import { opsMessages } from './messages.ts';

const TimeChart = lazy(() => import('./time-chart.tsx'));
const TEXTS = opsMessages.charts;

interface ChartsProps {
  range: OpsRange;
  live: LiveMode;
  onRange: (range: OpsRange) => void;
}

export function Charts({ range, live, onRange }: ChartsProps) {
  const { data, isError, refetch } = trpc.ops.series.useQuery({ range }, { ...live.seldom, placeholderData: keepPreviousData });
  const [isTable, setTable] = useState(false);
  const charts = useMemo(
    () => (data ? [throughputOf(data), waitOf(data), costOf(data)].filter((chart) => chart !== null) : []),
    [data],
  );
  return (
    <section aria-label={TEXTS.title} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <fieldset className="ops-segments">
          <legend className="sr-only">{TEXTS.range}</legend>
          {OPS_RANGES.map((one) => (
            <button key={one} type="button" aria-pressed={one === range} onClick={() => onRange(one)}>
              {TEXTS.ranges[one]}
            </button>
          ))}
        </fieldset>
        <div className="ops-segments">
          <button type="button" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {TEXTS.asTable}
          </button>
        </div>
      </div>
      {isError && !data && (
        <div className="panel flex flex-wrap items-center gap-4 p-4">
          <p className="font-semibold text-danger-text">{TEXTS.failedToLoad}</p>
          <Button onClick={() => void refetch()}>{uiMessages.tryAgain}</Button>
        </div>
      )}
      {!isError && !data && (
        <div aria-hidden className="ops-charts after-150ms">
          <div className="skeleton h-64 rounded-card!" />
          <div className="skeleton h-64 rounded-card!" />
        </div>
      )}
      {data && (
        <div className="ops-charts">
          {charts.map((chart) => (
            <ChartPanel key={chart.title} chart={chart} isTable={isTable} />
          ))}
        </div>
      )}
    </section>
  );
}

function ChartPanel({ chart, isTable }: { chart: Chart; isTable: boolean }) {
  return (
    <figure className="panel ops-chart">
      <figcaption>
        <h2 className="font-display text-lg font-extrabold">
          {chart.title} <span className="font-sans text-sm font-semibold text-muted">{chart.unit}</span>
        </h2>
        <p className="text-sm">{chart.summary}</p>
      </figcaption>
      {isTable ? (
        <ChartTable chart={chart} />
      ) : (
        <Suspense fallback={<div className="chart-box" />}>
          <TimeChart data={chart.data} />
        </Suspense>
      )}
    </figure>
  );
}
