/** Tickets as operators see them, from what the database gives. */
import type { OpsMoment, OpsPayloadField, OpsResult, OpsTicketRow, OpsTimelineEntry } from '@chaos/shared/contract/ops-tickets';
import { isFinalTicketState, type TicketError, type TicketKind, type TicketState } from '@chaos/shared/contract/tickets';
import { pictureUrls } from '@chaos/shared/core/pictures/picture-files';
import { maskSecrets } from '../mask-secrets.ts';

interface TicketColumns extends Omit<OpsTicketRow, 'error' | 'result' | 'retriedBy'> {
  error: TicketError | null;
  result: unknown;
  payload: unknown;
  /** Of the character that came out of it, where everybody may see it. */
  name: string | null;
  pictureToken: string | null;
}

export function toTicketRow({ payload, name, pictureToken, ...row }: TicketColumns, retriedBy: string | null): OpsTicketRow {
  return {
    ...row,
    error: row.error && { ...row.error, message: maskSecrets(row.error.message, [hiddenMessageOf(payload)]) },
    result: row.result === null ? null : toResult(row.result, { name, pictureToken }),
    retriedBy,
  };
}

function toResult(result: unknown, { name, pictureToken }: Pick<TicketColumns, 'name' | 'pictureToken'>): OpsResult {
  const characterId = textOf(result, 'characterId');
  const urls = characterId !== null && pictureToken !== null ? pictureUrls({ characterId, token: pictureToken }) : null;
  return {
    characterId,
    battleId: textOf(result, 'battleId'),
    name,
    imageUrl256: urls?.imageUrl256 ?? null,
    imageUrl512: urls?.imageUrl512 ?? null,
  };
}

export function hiddenMessageOf(payload: unknown): string | null {
  return textOf(payload, 'hiddenMessage');
}

function textOf(value: unknown, name: string): string | null {
  const text: unknown = Reflect.get(Object(value), name);
  return typeof text === 'string' ? text : null;
}

/** What may be shown of each kind. Whatever else a payload holds, now or one day, is masked. */
const SHOWN_FIELDS: Record<TicketKind, readonly string[]> = {
  generation: ['mainTheme', 'bodyInfluence', 'characteristicInfluence', 'style', 'makeMessageSecret'],
  fusion: ['characterIds'],
  story: ['battleId'],
};

export function showPayload(kind: TicketKind, payload: unknown): OpsPayloadField[] {
  const hidden = hiddenMessageOf(payload);
  return Object.entries(Object(payload)).map(([name, value]) => {
    if (value === null) return { name, value: null, isMasked: false };
    if (!SHOWN_FIELDS[kind].includes(name)) return { name, value: null, isMasked: true };
    const text = Array.isArray(value) ? value.join(', ') : String(value);
    // People write the same words into two fields.
    return { name, value: hidden ? maskSecrets(text, [hidden]) : text, isMasked: false };
  });
}

interface Times {
  state: TicketState;
  createdAt: Date;
  dispatchedAt: Date | null;
  startedAt: Date | null;
  finishedAt: Date | null;
  steps: readonly { step: string; at: Date }[];
}

/** Steps that somebody paid for; a ticket keeps other notes with them. */
const SHOWN_STEPS: readonly string[] = ['text', 'picture', 'story'];

export function toTimeline({ state, createdAt, dispatchedAt, startedAt, finishedAt, steps }: Times): OpsTimelineEntry[] {
  const moment = (name: OpsMoment, at: Date | null) => (at === null ? [] : [{ at, moment: name, step: null }]);
  const entries: OpsTimelineEntry[] = [
    ...moment('created', createdAt),
    ...moment('dispatched', dispatchedAt),
    ...moment('started', startedAt),
    // Last: of what happened in one millisecond the beginning came first.
    ...steps.flatMap(({ step, at }) => (SHOWN_STEPS.includes(step) ? [{ at, moment: 'step' as const, step }] : [])),
  ];
  entries.sort((a, b) => a.at.getTime() - b.at.getTime());
  return isFinalTicketState(state) ? [...entries, ...moment(state as OpsMoment, finishedAt)] : entries;
}
