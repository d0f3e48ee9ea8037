import type { CharacterRow } from '@chaos/shared/contract/characters';
import { useState } from 'react';
import { battleMessages } from './messages.ts';
import { BASE_POINTS, compareStrengths, fighterOf, type StrengthCell } from './strength-comparison.ts';

const TEXTS = battleMessages.poster;
const HAS_ROOM = '(min-width: 62rem)';

/** Where the odds come from: the numbers of both and what each of them is worth. Folded where the screen is small. */
export function StrengthTable({ first, second }: { first: CharacterRow; second: CharacterRow }) {
  const [isOpen] = useState(() => matchMedia(HAS_ROOM).matches);
  return (
    <details className="tape" open={isOpen}>
      <summary>{TEXTS.tape}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{TEXTS.challenger}</th>
            <td />
            <th scope="col">{TEXTS.opponent}</th>
          </tr>
        </thead>
        <tbody>
          {compareStrengths(fighterOf(first), fighterOf(second)).map(({ name, cells }) => (
            <tr key={name} data-row={name}>
              <Cell cell={cells[0]} />
              <th scope="row">{TEXTS.rows[name]}</th>
              <Cell cell={cells[1]} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-muted">{TEXTS.base(BASE_POINTS)}</p>
    </details>
  );
}

function Cell({ cell: { value, points, leads } }: { cell: StrengthCell }) {
  return (
    <td data-leads={leads || undefined}>
      {value}
      {points && <small>{points}</small>}
    </td>
  );
}
