/** Lines over time, drawn by uPlot in the colours of the theme. What they say stands beside them as a sentence and as a table. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import uPlot from 'uplot';
import { opsMessages } from './messages.ts';
import 'uplot/dist/uPlot.min.css';

interface ChartLine {
  label: string;
  /** A token of the theme. */
  color: '--primary' | '--danger' | '--success' | '--warning-text';
  /** Told apart without colour as well. */
  look: 'solid' | 'dashed' | 'filled';
  /** Null where nothing was measured. */
  values: readonly (number | null)[];
}

export interface ChartData {
  /** Epoch seconds, rising. */
  times: readonly number[];
  lines: readonly ChartLine[];
  /** How far the scale reaches at the least. */
  least?: number;
  format: (value: number) => string;
  formatTime: (seconds: number) => string;
}

const HEIGHT_REM = 10.5;
const DASH_PX = [5, 4];

export default function TimeChart({ data }: { data: ChartData }) {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const shape = data.lines.map(({ label, color, look }) => [label, color, look].join()).join(';');
  const make = useEffectEvent((element: HTMLElement) => new uPlot(optionsOf(data, element, setAt), tableOf(data), element));

  useEffect(() => {
    const element = box.current;
    if (!element || !shape) return;
    const made = make(element);
    plot.current = made;
    const size = new ResizeObserver(() => made.setSize({ width: element.clientWidth, height: heightOf() }));
    size.observe(element);
    // A canvas does not follow the theme by itself.
    const colors = new MutationObserver(() => made.redraw(false));
    colors.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      size.disconnect();
      colors.disconnect();
      made.destroy();
      plot.current = null;
    };
  }, [shape]);

  useEffect(() => plot.current?.setData(tableOf(data)), [data]);

  const index = at ?? data.times.length - 1;
  const time = data.times[index];
  return (
    <div aria-hidden className="min-w-0">
      <ul className="chart-legend">
        {data.lines.map(({ label, color, look, values }) => {
          const value = values[index];
          return (
            <li key={label}>
              <span className={`chart-sample is-${look}`} style={{ color: `var(${color})` }} />
              {label}
              <span className="font-bold text-text">
                {value === null || value === undefined ? opsMessages.none : data.format(value)}
              </span>
            </li>
          );
        })}
        {time !== undefined && <li className="ml-auto">{data.formatTime(time)}</li>}
      </ul>
      <div ref={box} className="chart-box" />
    </div>
  );
}

function tableOf({ times, lines }: ChartData): uPlot.AlignedData {
  return [[...times], ...lines.map(({ values }) => [...values])];
}

function remPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

function heightOf(): number {
  return Math.round(HEIGHT_REM * remPx());
}

/** A colour of the theme that is on now. */
function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

function optionsOf(data: ChartData, element: HTMLElement, onPoint: (index: number | null) => void): uPlot.Options {
  const rem = remPx();
  const font = `${Math.round(rem * 0.75)}px system-ui, sans-serif`;
  const axis: uPlot.Axis = {
    stroke: () => token('--muted'),
    font,
    ticks: { show: false },
    grid: { stroke: () => token('--border'), width: 1 },
  };
  return {
    width: element.clientWidth,
    height: heightOf(),
    // Else the last time on the axis would be cut off at the edge.
    padding: [null, rem * 1.75, null, null],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 7 } },
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
    scales: { y: { range: (_plot, _low, high) => [0, Math.max(high * 1.1, data.least ?? 1)] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: rem * 5,
        size: rem * 2,
        gap: 6,
        values: (_plot, marks) => marks.map(data.formatTime),
      },
      {
        ...axis,
        space: rem * 2,
        size: rem * 3.25,
        gap: 6,
        values: (_plot, marks) => marks.map((mark) => data.format(mark)),
      },
    ],
    series: [
      {},
      ...data.lines.map(
        ({ label, color, look, values }): uPlot.Series => ({
          label,
          stroke: () => token(color),
          width: 2,
          // One measure between two gaps makes no line.
          points: { show: values.includes(null), size: 4 },
          spanGaps: false,
          ...(look === 'dashed' && { dash: DASH_PX }),
          ...(look === 'filled' && { fill: () => `color-mix(in oklch, ${token(color)} 18%, transparent)` }),
        }),
      ),
    ],
  };
}
