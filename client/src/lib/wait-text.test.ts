import { describe, expect, test } from 'vitest';
import type { MakingTicket } from './making.ts';
import { describeEta, describeWait, isHeld } from './wait-text.ts';

const ticket: MakingTicket = {
  id: 't1',
  kind: 'generation',
  state: 'waiting',
  position: 3,
  isHeld: false,
  etaSeconds: 36,
  stage: null,
  percent: 0,
  preview: null,
  result: null,
  error: null,
  revision: 1,
  createdAt: new Date(0),
};

describe('the wait panel', () => {
  test('names the place in the queue, then the stage', () => {
    expect(describeWait(ticket)).toBe('Position 3 in the queue');
    expect(describeWait({ ...ticket, position: null })).toBe('In the queue');
    expect(describeWait({ ...ticket, state: 'running', stage: null })).toBe('Warming up');
    expect(describeWait({ ...ticket, state: 'running', stage: 'painting' })).toBe('Painting pixels');
    expect(describeWait({ ...ticket, state: 'running', stage: 'a stage of tomorrow' })).toBe('Warming up');
  });

  test('says that the place holds while somebody else passes, and only while there is a place', () => {
    expect(isHeld(ticket)).toBe(false);
    expect(isHeld({ ...ticket, isHeld: true })).toBe(true);
    expect(isHeld({ ...ticket, isHeld: true, state: 'running', position: null })).toBe(false);
  });

  test('tells the estimate, and that it is late beyond twice the first one', () => {
    const times = { since: 0, firstEta: 36 };
    expect(describeEta(ticket, times, 10_000)).toBe('about 40 s');
    expect(describeEta(ticket, times, 72_001)).toBe('taking longer than usual');
    expect(describeEta({ ...ticket, etaSeconds: null }, { since: 0, firstEta: null }, 900_000)).toBeNull();
  });
});
