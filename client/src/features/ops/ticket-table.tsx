/** One table for all widths: rows on a desk, cards on a phone. */
import type { OpsTicketRow } from '@chaos/shared/contract/ops-tickets';
import { cx } from '../../lib/cx.ts';
import { formatDate } from '../../lib/format.ts';
import { firstLine, formatSeconds, shortId } from './format-numbers.ts';
import { opsMessages } from './messages.ts';
import { StateChip } from './ticket-state-chip.tsx';
import { TicketThumb } from './ticket-thumb.tsx';

const TEXTS = opsMessages.list;
const { columns: COLUMNS } = TEXTS;

/** Those that a screen of middle width has no room for. */
const WIDE = new Set<keyof typeof COLUMNS>(['stage', 'attempts', 'ran', 'worker']);

interface TicketTableProps {
  rows: readonly OpsTicketRow[];
  selected: ReadonlySet<string>;
  onToggle: (id: string) => void;
  onToggleAll: () => void;
  onOpen: (id: string) => void;
}

export function TicketTable({ rows, selected, onToggle, onToggleAll, onOpen }: TicketTableProps) {
  const areAll = rows.every(({ id }) => selected.has(id));
  const order = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
  return (
    <table className="ops-table">
      <caption className="sr-only">{TEXTS.label}</caption>
      <thead>
        <tr>
          {order.map((name) =>
            name === 'pick' ? (
              <th key={name} scope="col" className="col-pick">
                <label className="ops-check">
                  <input type="checkbox" aria-label={TEXTS.pickAll} checked={areAll} onChange={onToggleAll} />
                  <span aria-hidden className="cell-label">
                    {TEXTS.pickAll}
                  </span>
                </label>
              </th>
            ) : (
              <th key={name} scope="col" className={cx(`col-${name}`, WIDE.has(name) && 'is-wide')}>
                {name === 'picture' ? <span className="sr-only">{COLUMNS.picture}</span> : COLUMNS[name]}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TicketRow key={row.id} row={row} isSelected={selected.has(row.id)} onToggle={onToggle} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  );
}

interface TicketRowProps {
  row: OpsTicketRow;
  isSelected: boolean;
  onToggle: (id: string) => void;
  onOpen: (id: string) => void;
}

function TicketRow({ row, isSelected, onToggle, onOpen }: TicketRowProps) {
  const { id, kind, person, stage, attempts, crashes, waitedSeconds, ranSeconds, workerId, error, createdAt } = row;
  return (
    <tr className="ops-row" data-id={id} data-state={row.state} data-selected={isSelected || undefined}>
      <td className="cell-pick">
        <label className="ops-check">
          <input type="checkbox" aria-label={TEXTS.pick(shortId(id))} checked={isSelected} onChange={() => onToggle(id)} />
        </label>
      </td>
      <td className="cell-picture">
        <TicketThumb row={row} />
      </td>
      <td className="cell-ticket">
        <button type="button" className="ops-open" aria-haspopup="dialog" title={id} onClick={() => onOpen(id)}>
          {shortId(id)}
        </button>
        <span className="block text-muted">{opsMessages.kinds[kind]}</span>
      </td>
      <td className="cell-more cell-person">
        {person ? (
          <bdi title={person.username}>{person.displayName}</bdi>
        ) : (
          <span className="text-muted">{opsMessages.anonymous}</span>
        )}
      </td>
      <td className="cell-state">
        <StateChip row={row} />
      </td>
      <td className="cell-more is-wide" data-blank={stage === null || undefined}>
        {stage ?? opsMessages.none}
      </td>
      <td className="cell-more is-wide">
        <span className="cell-label">{TEXTS.attempts(attempts)}</span>
        <span className="cell-value">{attempts}</span>
        {crashes > 0 && <span className="block text-danger-text">{TEXTS.crashes(crashes)}</span>}
      </td>
      <td className="cell-more" title={formatDate(createdAt)}>
        <span className="cell-label">{TEXTS.waited(formatSeconds(waitedSeconds))}</span>
        <span className="cell-value">{formatSeconds(waitedSeconds)}</span>
      </td>
      <td className="cell-more is-wide" data-blank={ranSeconds === null || undefined}>
        <span className="cell-label">{ranSeconds !== null && TEXTS.ran(formatSeconds(ranSeconds))}</span>
        <span className="cell-value">{formatSeconds(ranSeconds)}</span>
      </td>
      <td className="cell-more is-wide cell-worker" data-blank={workerId === null || undefined} title={workerId ?? undefined}>
        {workerId === null ? opsMessages.none : shortId(workerId)}
      </td>
      <td className="cell-error" title={error?.message}>
        {error && <bdi>{firstLine(error.message)}</bdi>}
      </td>
    </tr>
  );
}
