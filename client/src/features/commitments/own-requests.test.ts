import { expect, test } from 'vitest';
import { addRequest, parseRequests } from './own-requests.ts';

test('the first requestId of a ticket stays, whatever is said later', () => {
  expect(addRequest(addRequest({}, 'ticket', 'first'), 'ticket', 'second')).toEqual({ ticket: 'first' });
});

test('the newest hundred are kept', () => {
  let requests = {};
  for (let count = 1; count <= 110; count++) requests = addRequest(requests, `ticket ${count}`, String(count));
  expect(Object.values(requests)).toHaveLength(100);
  expect(Object.values(requests)[0]).toBe('11');
});

test('whatever was stored, only texts come out', () => {
  expect(parseRequests({ ticket: 'a', another: 7 })).toEqual({ ticket: 'a' });
  for (const bad of [null, 7, 'x', ['ticket']]) expect(parseRequests(bad)).toEqual({});
});
