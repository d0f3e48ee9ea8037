import { expect, test } from 'vitest';
import { newTicket } from '../../testing/new-ticket.ts';
import type { JobTicket } from './job.ts';
import type { TrayItem } from './tray-items.ts';
import { describeItem, percentOfItem } from './tray-text.ts';

function itemOf(change: Partial<JobTicket> | null): TrayItem {
  const nothing = () => {};
  return {
    place: 'generation',
    kind: 'generation',
    ticket: change && newTicket(change),
    times: { since: 0, firstEta: 36 },
    isCancelling: false,
    isHere: false,
    onOpen: nothing,
    onCancel: nothing,
  };
}

test('the tray names place and estimate, then stage and percent, then what came of it', () => {
  expect(describeItem(itemOf(null), 0)).toBe('Warming up');
  expect(describeItem(itemOf({}), 0)).toBe('Position 3 in the queue, about 40 s');
  expect(describeItem(itemOf({}), 80_000)).toBe('Position 3 in the queue, taking longer than usual');
  expect(describeItem(itemOf({ state: 'running', stage: 'painting', percent: 54 }), 0)).toBe('Painting pixels, 54 %');
  expect(describeItem(itemOf({ state: 'done' }), 0)).toBe('Your brainrot is ready');
  expect(describeItem(itemOf({ state: 'failed' }), 0)).toBe('That one got away');
  expect([itemOf({ percent: 20 }), itemOf({ state: 'running', percent: 20 })].map(percentOfItem)).toEqual([0, 20]);
});
