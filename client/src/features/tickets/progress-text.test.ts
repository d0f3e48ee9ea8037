import { describe, expect, test } from 'vitest';
import { newTicket } from '../../testing/new-ticket.ts';
import { describeEta, describePlace, describeWait } from './progress-text.ts';

const ticket = newTicket();

describe('the wait panel', () => {
  test('names the place in the queue, then the stage', () => {
    expect(describeWait(ticket)).toBe('Position 3 in the queue');
    expect(describeWait({ ...ticket, position: null })).toBe('In the queue');
    expect(describeWait({ ...ticket, state: 'running', stage: null })).toBe('Warming up');
    expect(describeWait({ ...ticket, state: 'running', stage: 'painting' })).toBe('Painting pixels');
    expect(describeWait({ ...ticket, state: 'running', stage: 'a stage of tomorrow' })).toBe('Warming up');
  });

  test('says that the place holds while somebody else passes, and only while there is a place', () => {
    expect(describePlace(ticket)).toBeNull();
    expect(describePlace({ ...ticket, isHeld: true })).toBe('Your place holds. Somebody with fewer on the way goes first.');
    expect(describePlace({ ...ticket, isHeld: true, state: 'running', position: null })).toBeNull();
  });

  test('says that the operators have paused it: which place it keeps, and no time, for nobody knows one', () => {
    const paused = { ...ticket, isPaused: true } as const;
    expect(describeWait(paused)).toBe('Paused by the operators for now');
    expect(describePlace({ ...paused, isHeld: true })).toBe('Position 3 is kept for you. It goes on by itself when they let it.');
    expect(describeEta(paused, { since: 0, firstEta: 36 }, 900_000)).toBeNull();
    // What had begun before runs to its end.
    expect(describeWait({ ...paused, state: 'running', stage: 'painting' })).toBe('Painting pixels');
  });

  test('R1486 says that nobody works: which place it keeps, or what is done, and no time', () => {
    const unserved = { ...ticket, isUnserved: true } as const;
    const times = { since: 0, firstEta: 36 };
    expect(describeWait(unserved)).toBe('Position 3 in the queue');
    expect(describeEta(unserved, times, 10_000)).toBe('nobody is painting right now');
    expect(describeEta({ ...unserved, isLate: true }, times, 10_000)).toBe(
      'longer than we said at first: nobody is painting right now',
    );
    expect(describePlace({ ...unserved, isHeld: true })).toBe('Your place is kept. It begins by itself when somebody is back.');
    const begun = { ...unserved, state: 'running', position: null, stage: 'painting' } as const;
    expect(describeWait(begun)).toBe('Begun, and kept');
    expect(describeEta(begun, times, 900_000)).toBe('nobody is painting right now');
    expect(describePlace(begun)).toBe('It goes on by itself when somebody is back.');
  });

  test('tells the estimate, and that it is late beyond twice the first one', () => {
    const times = { since: 0, firstEta: 36 };
    expect(describeEta(ticket, times, 10_000)).toBe('about 40 s');
    expect(describeEta(ticket, times, 72_001)).toBe('taking longer than usual');
    expect(describeEta({ ...ticket, etaSeconds: null }, { since: 0, firstEta: null }, 900_000)).toBeNull();
  });

  test('says that the promise has changed, and what is known now', () => {
    const times = { since: 0, firstEta: 36 };
    const late = { ...ticket, isLate: true } as const;
    expect(describeEta(late, times, 10_000)).toBe('about 40 s more, longer than we said at first');
    expect(describeEta({ ...late, etaSeconds: null }, times, 10_000)).toBe('longer than we said at first');
    expect(describeEta(late, times, 72_001)).toBe('taking longer than usual');
  });
});
