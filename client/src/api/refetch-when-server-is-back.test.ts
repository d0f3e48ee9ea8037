import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refetchWhenBack } from './refetch-when-server-is-back.ts';

const HOUR = 3_600_000;

let page: EventTarget & { hidden: boolean };
beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const failure = (reason: string) => Object.assign(new TRPCClientError('no'), { data: { reason, httpStatus: 503 } });

/** A list on the screen that has failed. */
async function failedList(error: Error) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue('the list');
  const observer = new QueryObserver(client, { queryKey: ['list'], queryFn: read });
  const leave = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult().status).toBe('error');
  return { client, read, leave, result: () => observer.getCurrentResult() };
}

test('R994 what could not be read for want of an answer is read again once the server is back, and not before', async () => {
  const { client, read, result } = await failedList(failure('database_unavailable'));
  let isBack = false;
  const looks = vi.fn(async () => isBack);
  refetchWhenBack(client, looks);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks.mock.calls.length).toBeGreaterThan(1);
  expect(read).toHaveBeenCalledOnce();
  expect(result().status).toBe('error');
  isBack = true;
  await vi.advanceTimersByTimeAsync(90_000);
  expect(result().data).toBe('the list');
  const looked = looks.mock.calls.length;
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(looks).toHaveBeenCalledTimes(looked);
});

test('R994 a refusal, and what nobody looks at any more, is not asked for again', async () => {
  const refused = await failedList(failure('not_found'));
  const left = await failedList(new TRPCClientError('no answer'));
  left.leave();
  const looks = vi.fn(async () => true);
  for (const { client } of [refused, left]) refetchWhenBack(client, looks);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(looks).not.toHaveBeenCalled();
  expect(refused.read).toHaveBeenCalledOnce();
});

test('R994 an error of our own code is not asked about', async () => {
  const { client } = await failedList(new TypeError('x is undefined'));
  const looks = vi.fn(async () => true);
  refetchWhenBack(client, looks);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(looks).not.toHaveBeenCalled();
});

test('R994 a page that nobody sees does not ask, and asks soon when it is seen again', async () => {
  const { client, result } = await failedList(new TRPCClientError('no answer'));
  const looks = vi.fn(async () => true);
  page.hidden = true;
  refetchWhenBack(client, looks);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(looks).not.toHaveBeenCalled();
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(result().data).toBe('the list');
});

test('R994 one looks for all that failed, less and less often where the server says it is ready and yet does not answer', async () => {
  const { client, read } = await failedList(new TRPCClientError('no answer'));
  read.mockReset().mockRejectedValue(new TRPCClientError('no answer'));
  const looks = vi.fn(async () => true);
  refetchWhenBack(client, looks);
  // Another one that fails meanwhile is no reason to look twice.
  new QueryObserver(client, { queryKey: ['another'], queryFn: read }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  const inTheFirstMinute = looks.mock.calls.length;
  expect(inTheFirstMinute).toBeGreaterThan(2);
  await vi.advanceTimersByTimeAsync(HOUR - 120_000);
  const before = looks.mock.calls.length;
  expect(before).toBeLessThan(90);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks.mock.calls.length - before).toBeLessThan(inTheFirstMinute);
});
