import type { Chart } from './chart-data.ts';
import { opsMessages } from './messages.ts';

/** The same numbers for those who read them, the newest first. */
export function ChartTable({ chart: { title, data } }: { chart: Chart }) {
  const order = data.times.map((_time, index) => data.times.length - 1 - index);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be in reach of the keyboard
    <section className="chart-table" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{opsMessages.charts.time}</th>
            {data.lines.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map((index) => (
            <tr key={data.times[index]}>
              <th scope="row" className="font-normal">
                {data.formatTime(data.times[index] ?? 0)}
              </th>
              {data.lines.map(({ label, values }) => (
                <td key={label}>{cell(values[index], data.format)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function cell(value: number | null | undefined, format: (value: number) => string): string {
  return value === null || value === undefined ? opsMessages.none : format(value);
}
