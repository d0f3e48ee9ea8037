/** What the address says of the operators' screen. It is read by the screen and not by the route, whose code is in the first page. */
import { OPS_RANGES, type OpsRange } from '@chaos/shared/contract/ops';
import { OPS_SEARCH_MAX } from '@chaos/shared/contract/ops-tickets';
import { TICKET_KINDS, TICKET_STATES, type TicketKind, type TicketState } from '@chaos/shared/contract/tickets';
import { oneOf, text } from '../../lib/search-params.ts';

export const OPS_TABS = ['queue', 'reports', 'words', 'log'] as const;
type OpsTab = (typeof OPS_TABS)[number];

export interface OpsSearch {
  tab: OpsTab;
  state: TicketState | '';
  kind: TicketKind | '';
  /** A username, or a part of one. */
  person: string;
  q: string;
  /** How old tickets may be. */
  since: OpsRange | '';
  /** How much of the past the charts show. */
  range: OpsRange;
  /** The ticket that lies open. */
  sel: string;
}

export const OPS_DEFAULTS: OpsSearch = {
  tab: 'queue',
  state: '',
  kind: '',
  person: '',
  q: '',
  since: '',
  range: '1h',
  sel: '',
};

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const readTab = oneOf(OPS_TABS, OPS_DEFAULTS.tab);
const readState = oneOf(['', ...TICKET_STATES], '');
const readKind = oneOf(['', ...TICKET_KINDS], '');
const readSince = oneOf(['', ...OPS_RANGES], '');
const readRange = oneOf(OPS_RANGES, OPS_DEFAULTS.range);
const readText = text(OPS_SEARCH_MAX);

function readId(raw: unknown): string {
  const id = typeof raw === 'string' ? raw.toLowerCase() : '';
  return ID.test(id) ? id : '';
}

export function readOpsSearch(raw: object): OpsSearch {
  const { tab, state, kind, person, q, since, range, sel } = raw as Record<string, unknown>;
  return {
    tab: readTab(tab),
    state: readState(state),
    kind: readKind(kind),
    person: readText(person),
    q: readText(q),
    since: readSince(since),
    range: readRange(range),
    sel: readId(sel),
  };
}

/** What goes into the address: nothing that is as it always is. */
export function writeOpsSearch(search: OpsSearch): Partial<OpsSearch> {
  const defaults: Record<string, string> = { ...OPS_DEFAULTS };
  return Object.fromEntries(Object.entries(search).filter(([name, value]) => value !== defaults[name]));
}
