import { expect, test } from 'vitest';
import { OFFER_STATUSES, OFFER_TYPES, type OfferAnswer } from '../contract/offers.ts';
import { allowedAnswers, statusAfter } from './who-may-answer.ts';

test('R203 R204 R211 the recipient alone answers, and only what is pending; a gift has no counter-offer', () => {
  const given: unknown[] = [];
  for (const offerType of OFFER_TYPES)
    for (const status of OFFER_STATUSES)
      for (const userId of ['sender', 'recipient', 'stranger']) {
        const answers = allowedAnswers({ offerType, status, toUserId: 'recipient' }, userId);
        if (answers.length > 0) given.push([offerType, status, userId, ...answers]);
      }
  expect(given).toEqual([
    ['gift', 'pending', 'recipient', 'accept', 'reject'],
    ['trade', 'pending', 'recipient', 'accept', 'reject', 'counter'],
  ]);
});

test('each answer has its status', () => {
  const answers: OfferAnswer[] = ['accept', 'reject', 'counter'];
  expect(answers.map(statusAfter)).toEqual(['accepted', 'rejected', 'counter_offered']);
});
