/** The checks behind ops.ts. */
import { z } from 'zod';
import { textLength } from '../rules/clean-text.ts';
import { findForbiddenCharacter, isBlankText } from '../rules/tidy-text.ts';
import { idField } from './ids.schema.ts';
import {
  OPS_IDS_MAX,
  OPS_NOTE_MAX,
  OPS_PAGE_SIZE,
  OPS_RANGES,
  OPS_REPORT_ACTIONS,
  OPS_WORD_MAX,
  SUSPENSION_REASON_MAX,
} from './ops.ts';
import { OPS_SEARCH_MAX } from './ops-tickets.ts';
import { cursorField, limitField } from './paging.schema.ts';
import { reportTarget } from './reports.schema.ts';
import { RETRIES_FROM, TICKET_KINDS, TICKET_STATES } from './tickets.ts';
import { timeField } from './times.schema.ts';

/** Trimmed; blank is as good as missing. */
const shortText = (name: string, max: number) =>
  z
    .string({ error: `${name} must be a text.` })
    .trim()
    .refine((value) => textLength(value) <= max, { error: `${name} is too long: at most ${max} characters.` })
    .refine((value) => findForbiddenCharacter(value) === null, { error: `${name} contains a character that cannot be used.` })
    .transform((value) => (value === '' ? null : value))
    .nullish();

const note = shortText('note', OPS_NOTE_MAX);
const paging = { limit: limitField(OPS_PAGE_SIZE), ...cursorField };

export const OpsSeriesSchema = z.strictObject({ range: z.enum(OPS_RANGES, { error: 'range must be 1h, 24h or 7d.' }) });

/** All filters together; an empty list of states or kinds means all of them. Times are of the wish. */
export const OpsTicketsSchema = z.strictObject({
  states: z.array(z.enum(TICKET_STATES)).max(TICKET_STATES.length).optional(),
  kinds: z.array(z.enum(TICKET_KINDS)).max(TICKET_KINDS.length).optional(),
  /** A name, an id, or `anonymous`. */
  person: shortText('person', OPS_SEARCH_MAX),
  /** A part of the wish, of the result's name or of the error, in any case. */
  text: shortText('text', OPS_SEARCH_MAX),
  from: timeField('from').nullish(),
  until: timeField('until').nullish(),
  ...paging,
});

export const OpsTicketSchema = z.strictObject({ ticketId: idField('ticketId') });

export const OpsIdsSchema = z.strictObject({
  ids: z
    .array(idField('ids'), { error: 'ids must be a list.' })
    .min(1, { error: 'ids must name a ticket.' })
    .max(OPS_IDS_MAX, { error: `ids may name at most ${OPS_IDS_MAX} tickets.` })
    .transform((ids) => [...new Set(ids)]),
  note,
});

export const OpsRetrySchema = OpsIdsSchema.extend({
  from: z.enum(RETRIES_FROM, { error: `from must be one of ${RETRIES_FROM.join(', ')}.` }).default('where_it_stopped'),
});

export const OpsKindSchema = z.strictObject({
  kind: z.enum(TICKET_KINDS, { error: 'kind must be a kind of ticket.' }),
  note,
});

export const OpsWorkerSchema = z.strictObject({ workerId: idField('workerId'), note });

export const OpsTakeDownSchema = z.strictObject({ ...reportTarget, note });
export const OpsRestoreSchema = z.strictObject({ characterId: idField('characterId'), note });

/** Open ones, unless `resolved` ones are wanted. */
export const OpsReportsSchema = z.strictObject({ resolved: z.boolean().default(false), ...paging });

export const OpsResolveReportSchema = z.strictObject({
  reportId: idField('reportId'),
  action: z.enum(OPS_REPORT_ACTIONS, { error: 'action must be dismiss or take_down.' }),
  note,
});

/** A username in any case, or an id. */
export const OpsMemberSchema = z.strictObject({
  person: z
    .string({ error: 'person must be a username or an id.' })
    .trim()
    .min(1)
    .max(OPS_SEARCH_MAX)
    .refine((value) => findForbiddenCharacter(value) === null, { error: 'person contains a character that cannot be used.' }),
});

/** The member reads the reason; the note stands in the log alone. */
export const OpsSuspendSchema = z.strictObject({
  userId: idField('userId'),
  reason: z
    .string({ error: 'The reason must be a text.' })
    .trim()
    .refine((value) => !isBlankText(value), { error: 'The reason is missing: the member reads it.' })
    .refine((value) => textLength(value) <= SUSPENSION_REASON_MAX, {
      error: `The reason is too long: at most ${SUSPENSION_REASON_MAX} characters.`,
    })
    .refine((value) => findForbiddenCharacter(value) === null, { error: 'The reason contains a character that cannot be used.' }),
  /** Null: until further notice. */
  until: timeField('until').nullable(),
  note,
});

export const OpsUnsuspendSchema = z.strictObject({ userId: idField('userId'), note });

/** In lower case, with single blanks. */
const word = z
  .string({ error: 'The word must be a text.' })
  .transform((value) => value.toLowerCase().replace(/\s+/gu, ' ').trim())
  .refine((value) => textLength(value) <= OPS_WORD_MAX, { error: `The word is too long: at most ${OPS_WORD_MAX} characters.` })
  .refine((value) => findForbiddenCharacter(value) === null, { error: 'The word contains a character that cannot be used.' });

export const OpsAddWordSchema = z.strictObject({ word, isAllowed: z.boolean(), note });
export const OpsRemoveWordSchema = z.strictObject({ word, note });

export const OpsActionsSchema = z.strictObject({ ...paging });

/** `lastEventId` is what tRPC adds when a cut subscription goes on. */
export const OpsLiveSchema = z.strictObject({ lastEventId: z.string().max(80).nullish() }).optional();
