/** The operators' screen for tests of its parts: tickets, the numbers above them, and where things are on it. */
import type { OpsOverview } from '@chaos/shared/contract/ops';
import type { OpsTicket, OpsTicketRow } from '@chaos/shared/contract/ops-tickets';
import type { TicketState } from '@chaos/shared/contract/tickets';
import { page } from 'vitest/browser';
import { opsMessages } from '../features/ops/messages.ts';
import type { Answers } from './answers.ts';
import { newUser } from './open-app.tsx';

export const boss = newUser('boss', { role: 'operator' });

const dialog = page.getByRole('dialog');
const row = (id: string) => document.querySelector<HTMLElement>(`.ops-row[data-id="${id}"]`);

export const desk = {
  dialog,
  row,
  rows: () => [...document.querySelectorAll<HTMLElement>('.ops-row')].map((one) => one.dataset.id),
  opener: (id: string) => page.getByRole('button', { name: id.slice(-8), exact: true }),
  box: (id: string) => page.getByRole('checkbox', { name: opsMessages.list.pick(id.slice(-8)) }),
  state: page.getByRole('combobox', { name: opsMessages.filters.state }),
  text: page.getByRole('searchbox', { name: opsMessages.filters.text }),
  bulk: page.getByRole('region', { name: opsMessages.bulk.label }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  live: page.getByRole('switch', { name: opsMessages.live.label }),
  confirm: (name: string) => dialog.getByRole('button', { name, exact: true }),
  tile: (label: string) =>
    [...document.querySelectorAll<HTMLElement>('.ops-tile')].find((one) => one.textContent?.startsWith(label)),
};

const NONE: Record<TicketState, number> = { waiting: 0, running: 0, done: 0, failed: 0, cancelled: 0 };

/** A quiet line with one worker. */
export const newOverview = (change: Partial<OpsOverview> = {}): OpsOverview => ({
  at: new Date(),
  verdict: { kind: 'all_is_well' },
  alerts: [],
  counts: { generation: NONE, fusion: NONE, story: NONE },
  failed24h: 0,
  donePerMinute: 0,
  wait: { p50: null, p95: null },
  run: { p50: null, p95: null },
  oldestWaitingSeconds: null,
  workers: [{ id: 'worker', version: null, slots: 2, isDrained: false, startedAt: new Date(0), seenAt: new Date(), running: [] }],
  slots: 2,
  pausedKinds: [],
  promises: { kept: 0, measured: 0 },
  providerCostToday: null,
  openReports: 0,
  ...change,
});

/** A failed one that may be tried again. @param at makes its id. */
export const newOpsTicket = (at: number, change: Partial<OpsTicket> = {}): OpsTicket => ({
  id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  kind: 'generation',
  state: 'failed',
  stage: null,
  percent: 0,
  person: null,
  attempts: 1,
  crashes: 0,
  waitedSeconds: 4,
  ranSeconds: 12,
  workerId: null,
  createdAt: new Date(),
  startedAt: null,
  finishedAt: null,
  error: { reason: 'imagination_failed', message: 'The imagination gave up on this one.', retryable: true },
  result: null,
  isPaused: false,
  retriedBy: null,
  position: null,
  etaSeconds: null,
  retryOf: null,
  traceId: null,
  timeline: [],
  calls: [],
  payload: [],
  errorDetail: 'ProviderError: 500 from the picture model\n    at paint (provider.ts:40)',
  ...change,
});

/** A server with these tickets. */
export const newDesk = (tickets: readonly OpsTicket[], change: Answers['ops'] = {}): Required<Pick<Answers, 'ops'>> => ({
  ops: {
    overview: () => newOverview(),
    tickets: ({ states, text = '' }) => {
      const isMeant = ({ state, error }: OpsTicketRow) =>
        (!states || states.includes(state)) && (error?.message ?? '').includes(text ?? '');
      return { items: tickets.filter(isMeant), nextCursor: null, searchedFrom: null };
    },
    ticket: ({ ticketId }) => tickets.find(({ id }) => id === ticketId) ?? newOpsTicket(0),
    breakdown: ({ range }) => ({ range, failures: [], holders: [], costs: [] }),
    series: ({ range }) => ({ range, bucketSeconds: 60, buckets: [] }),
    live: () => {},
    ...change,
  },
});
