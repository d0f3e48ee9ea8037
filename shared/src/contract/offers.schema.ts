/** The checks behind offers.ts. */
import { z } from 'zod';
import { textLength } from '../rules/clean-text.ts';
import { findOfferFault, type OfferFault } from '../rules/offers.ts';
import { findForbiddenCharacter, isBlankText, tidyText } from '../rules/tidy-text.ts';
import { idField } from './ids.schema.ts';
import { nameSearchField } from './name-search.schema.ts';
import { OFFER_ITEMS_MAX, OFFER_MESSAGE_MAX, OFFER_TYPES, OFFERS_PAGE_SIZE, TRADABLE_PAGE_SIZE } from './offers.ts';
import { cursorField, limitField } from './paging.schema.ts';

const FAULTS: Record<OfferFault, string> = {
  nothing_offered: 'Please select a user and at least one brainrot to offer.',
  nothing_requested: 'For trades, please select at least one brainrot you want in return.',
  gift_with_request: 'A gift asks for nothing in return.',
  too_many_items: `An offer holds at most ${OFFER_ITEMS_MAX} brainrots on each side.`,
  item_twice: 'A brainrot can be in an offer only once.',
  item_on_both_sides: 'A brainrot cannot be given and wanted at once.',
};

/** Trimmed, and null when nobody would see anything of it. */
const message = z
  .string({ error: 'The message must be a text.' })
  .nullish()
  .transform((value) => (value && !isBlankText(value) ? tidyText(value) : null))
  .superRefine((value, context) => {
    if (value === null) return;
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    if (textLength(value) > OFFER_MESSAGE_MAX)
      refuse(`The message is too long: ${textLength(value)} characters, at most ${OFFER_MESSAGE_MAX}.`);
    const forbidden = findForbiddenCharacter(value);
    if (forbidden) refuse(`The message contains a character that cannot be used (${forbidden}).`);
  });

/** Longer lists are cut off before each of their ids is looked at. */
const ids = (name: string) =>
  z
    .array(idField(name), { error: `${name} must be a list.` })
    .max(OFFER_ITEMS_MAX, FAULTS.too_many_items)
    .readonly();

const sides = {
  offeredIds: ids('offeredIds'),
  requestedIds: ids('requestedIds').default([]),
  message,
  requestId: idField('requestId'),
};

const offerId = idField('offerId');

export const SendOfferSchema = z
  .strictObject({
    toUserId: idField('toUserId'),
    offerType: z.enum(OFFER_TYPES, { error: 'offerType must be gift or trade.' }),
    ...sides,
  })
  .superRefine((offer, context) => refuseFault(context, findOfferFault(offer)));

export const CounterOfferSchema = z
  .strictObject({ offerId, ...sides })
  .superRefine((offer, context) => refuseFault(context, findOfferFault({ ...offer, offerType: 'trade' })));

export const AcceptOfferSchema = z.strictObject({
  offerId,
  termsHash: z.string().regex(/^[0-9a-f]{64}$/, 'termsHash must be that of an offer.'),
  requestId: idField('requestId'),
});

export const RejectOfferSchema = z.strictObject({ offerId, requestId: idField('requestId') });

/** The sender takes back what waits. */
export const WithdrawOfferSchema = z.strictObject({ offerId, requestId: idField('requestId') });

/** Whoever gave takes back a whole deal. */
export const ReverseOfferSchema = z.strictObject({ offerId, requestId: idField('requestId') });

/** Everything that disowned sessions gave away. */
export const TakeBackSchema = z.strictObject({ requestId: idField('requestId') });

export const ListOffersSchema = z.strictObject({ limit: limitField(OFFERS_PAGE_SIZE), ...cursorField });

export const TradableSchema = z.strictObject({
  /** Whose characters; the caller's own when it is missing. */
  userId: idField('userId').optional(),
  ...nameSearchField,
  limit: limitField(TRADABLE_PAGE_SIZE),
  ...cursorField,
});

function refuseFault(context: { addIssue(issue: { code: 'custom'; message: string }): void }, fault: OfferFault | null): void {
  if (fault) context.addIssue({ code: 'custom', message: FAULTS[fault] });
}
