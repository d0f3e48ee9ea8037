/** Which tickets are listed. All of it stands in the address. */

import { OPS_RANGES } from '@chaos/shared/contract/ops';
import { OPS_SEARCH_MAX } from '@chaos/shared/contract/ops-tickets';
import { TICKET_KINDS, TICKET_STATES } from '@chaos/shared/contract/tickets';
import { useId } from 'react';
import { Select } from '../../ui/select.tsx';
import { useDebouncedText } from '../../ui/use-debounced-text.ts';
import { opsMessages } from './messages.ts';
import { type OpsSearch, readOpsSearch } from './search-params.ts';

const TEXTS = opsMessages.filters;

/** The field that the key / leads to. */
export const SEARCH_FIELD = 'ops-search';

interface TicketFiltersProps {
  search: OpsSearch;
  onChange: (change: Partial<OpsSearch>) => void;
}

export function TicketFilters({ search, onChange }: TicketFiltersProps) {
  const pick = (change: Record<string, string>) => onChange(pickFilters(readOpsSearch({ ...search, ...change })));
  return (
    <search aria-label={TEXTS.label} className="ops-filters">
      <Choice
        label={TEXTS.state}
        any={TEXTS.anyState}
        names={opsMessages.states}
        order={TICKET_STATES}
        value={search.state}
        onPick={(state) => pick({ state })}
      />
      <Choice
        label={TEXTS.kind}
        any={TEXTS.anyKind}
        names={opsMessages.kinds}
        order={TICKET_KINDS}
        value={search.kind}
        onPick={(kind) => pick({ kind })}
      />
      <Choice
        label={TEXTS.since}
        any={TEXTS.anyTime}
        names={TEXTS.sinces}
        order={OPS_RANGES}
        value={search.since}
        onPick={(since) => pick({ since })}
      />
      <TypedFilter
        label={TEXTS.person}
        hint={TEXTS.personHint}
        value={search.person}
        onValue={(person) => onChange({ person })}
      />
      <TypedFilter id={SEARCH_FIELD} label={TEXTS.text} hint={TEXTS.textHint} value={search.q} onValue={(q) => onChange({ q })} />
    </search>
  );
}

function pickFilters({ state, kind, since }: OpsSearch): Partial<OpsSearch> {
  return { state, kind, since };
}

interface ChoiceProps<T extends string> {
  label: string;
  any: string;
  names: Record<T, string>;
  order: readonly T[];
  value: T | '';
  onPick: (value: string) => void;
}

function Choice<T extends string>({ label, any, names, order, value, onPick }: ChoiceProps<T>) {
  const id = useId();
  return (
    <label htmlFor={id}>
      {label}
      <Select id={id} value={value} onChange={({ target }) => onPick(target.value)}>
        <option value="">{any}</option>
        {order.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </Select>
    </label>
  );
}

interface TypedFilterProps {
  id?: string;
  label: string;
  hint: string;
  value: string;
  onValue: (value: string) => void;
}

function TypedFilter({ id, label, hint, value, onValue }: TypedFilterProps) {
  const [typed, setTyped] = useDebouncedText({ value, onValue, clean: (text) => text.trim() });
  return (
    <label>
      {label}
      <input
        id={id}
        type="search"
        className="field-input"
        placeholder={hint}
        maxLength={OPS_SEARCH_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </label>
  );
}
