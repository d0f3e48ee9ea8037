/** The operators' queue: numbers and charts above, and the tickets filtered, opened, selected, retried and moved through by keys. */

import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { notFoundMessages } from '../../app/messages.ts';
import { range } from '../../lib/range.ts';
import { refusal, serverFault } from '../../testing/answers.ts';
import { areInRow, boxOf } from '../../testing/boxes.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { boss, desk, newDesk, newOpsTicket, newOverview } from '../../testing/ops-desk.ts';
import { closeToast, seeToast } from '../../testing/see-toast.ts';
import { uiMessages } from '../../ui/messages.ts';
import { shortcutMessages } from '../shortcuts/messages.ts';
import { opsMessages } from './messages.ts';

const { bulk, charts, drawer, filters, tiles } = opsMessages;
const says = (text: string) => page.getByText(text, { exact: true });
const [older, newer] = [newOpsTicket(1), newOpsTicket(2)];

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('Q18 to visitors and members there is no such screen, nor any sign of it, and none is left when the role is gone', async () => {
  const notFound = page.getByRole('heading', { level: 1, name: notFoundMessages.title });
  for (const as of [null, newUser('ada')]) {
    const refuse = () => {
      throw refusal('not_found', 'There is no such thing.', 404);
    };
    await openApp('/ops', { ...(as && { as }), answers: { ops: { overview: refuse } } });
    await expect.element(notFound).toBeVisible();
    expect(document.querySelector('a[href="/ops"], .ops')).toBeNull();
  }
  const app = await openApp('/ops', { as: boss, answers: newDesk([older]) });
  await expect.element(page.getByRole('heading', { level: 1, name: opsMessages.title })).toBeVisible();
  expect(document.querySelector('[data-verdict=all_is_well]')).not.toBeNull();
  app.answer({
    ops: {
      overview: () => {
        throw refusal('not_found', 'There is no such thing.', 404);
      },
    },
  });
  await desk.live.click();
  await desk.live.click();
  await expect.element(notFound).toBeVisible();
});

test('Q17 what lasts stands under the verdict with what to do, and what was over lately is folded away', async () => {
  const since = new Date(2026, 0, 2, 15, 4);
  const texts = { title: 'The disk is almost full', summary: '0.4 GB of 20.0 GB are free.', advice: 'Make room.' };
  const alert = { ...texts, id: 'a', kind: 'disk_low', severity: 'warning', since, clearedAt: null } as const;
  const over = { ...alert, id: 'b', kind: 'no_worker', severity: 'critical', title: 'Nobody works', clearedAt: since } as const;
  const overview = newOverview({ alerts: [alert, over] });
  await openApp('/ops', { as: boss, answers: newDesk([older], { overview: () => overview }) });
  const list = page.getByRole('region', { name: opsMessages.alerts.label });
  for (const text of [texts.title, texts.summary, texts.advice, opsMessages.alerts.severity.warning])
    await expect.element(list.getByText(text, { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText(opsMessages.verdict.wellBut([texts.title]))).toBeVisible();
  await expect.element(list.getByText('Nobody works')).not.toBeVisible();
  await list.getByText(opsMessages.alerts.over(1)).click();
  await expect.element(list.getByText('Nobody works')).toBeVisible();
});

test('Q17 a reason that failed and a person in the line are one press from their tickets', async () => {
  const person = { id: 'p', username: 'busy', displayName: 'Busy Bee', avatarUrl: null };
  const failure = {
    kind: 'generation',
    reason: 'timed_out',
    message: 'It took too long.',
    count: 4,
    lastAt: new Date(),
  } as const;
  const breakdown = ({ range }: { range: '1h' | '24h' | '7d' }) => ({
    range,
    failures: [{ ...failure, ticketId: older.id }],
    holders: [{ person, visitor: null, waiting: 3, running: 1, oldestSeconds: 42 }],
    costs: [{ kind: 'generation', step: 'picture', provider: 'openai', calls: 3, failures: 1, cost: 0.12 } as const],
  });
  const asked: unknown[] = [];
  const tickets = (input: unknown) => {
    asked.push(input);
    return { items: [], nextCursor: null, searchedFrom: null };
  };
  await openApp('/ops', { as: boss, answers: newDesk([older], { breakdown, tickets }) });
  await says(failure.message).click();
  await expect.poll(() => asked.at(-1)).toMatchObject({ states: ['failed'], kinds: ['generation'], text: failure.message });
  await says(person.displayName).click();
  await expect.poll(() => asked.at(-1)).toMatchObject({ person: 'busy' });
  expect(asked.at(-1)).not.toHaveProperty('text');
  await expect.element(page.getByRole('region', { name: opsMessages.breakdown.cost('1h', '0.12') })).toBeVisible();
  await expect.element(says(opsMessages.breakdown.step(opsMessages.kinds.generation, 'picture', 'openai'))).toBeVisible();
});

test('Q17 counts by state and the oldest waiting age stand above the list, what alarms is marked, and the verdict says why', async () => {
  const { counts } = newOverview();
  const since = new Date(2026, 0, 2, 15, 4);
  const overview = newOverview({
    counts: { ...counts, fusion: { ...counts.fusion, waiting: 2 } },
    failed24h: 5,
    verdict: { kind: 'provider_fails', since, failures: 5, lastMessage: 'Gave up.' },
    pausedKinds: [{ kind: 'fusion', since, by: null, note: null }],
  });
  await openApp('/ops', { as: boss, answers: newDesk([older], { overview: () => overview }) });
  await expect.element(says(opsMessages.verdict.title.provider_fails)).toBeVisible();
  await expect.element(says(opsMessages.verdict.provider(5, '3:04 PM', 'Gave up.'))).toBeVisible();
  const told = (label: string) => desk.tile(label)?.textContent;
  expect(told(tiles.waiting)).toBe(`${tiles.waiting}2${tiles.held(2)}`);
  expect(told(tiles.failed)).toBe(`${tiles.failed}5${tiles.tooMany('100%')}`);
  expect(desk.tile(tiles.failed)?.dataset.alarm).toBe('true');
  expect(told(tiles.oldest)).toBe(`${tiles.oldest}${opsMessages.none}${tiles.nobodyWaits}`);
  expect(told(tiles.workers)).toBe(`${tiles.workers}1${tiles.free(2)}`);
});

test('R1604 on a phone the sign of the verdict stands beside its first line', async () => {
  await page.viewport(360, 780);
  const overview = newOverview({ verdict: { kind: 'promises_broken' }, promises: { kept: 3, measured: 40 } });
  await openApp('/ops', { as: boss, answers: newDesk([older], { overview: () => overview }) });
  await expect.element(says(opsMessages.verdict.title.promises_broken)).toBeVisible();
  expect(Math.abs(boxOf('.ops-verdict-sign').top - boxOf('.ops-verdict [role=status]').top)).toBeLessThan(6);
  await page.viewport(1280, 860);
});

test('R1605 each list of choices has our arrow, with room for it beside the words', async () => {
  await openApp('/ops', { as: boss, answers: newDesk([older]) });
  await expect.element(page.getByRole('combobox', { name: filters.state })).toBeVisible();
  const looks = [...document.querySelectorAll('main select')].map((list) => getComputedStyle(list));
  expect(looks.length).toBeGreaterThan(3);
  expect(looks.map(({ appearance }) => appearance)).toEqual(looks.map(() => 'none'));
  expect(Math.min(...looks.map(({ paddingRight }) => Number.parseFloat(paddingRight)))).toBeGreaterThanOrEqual(32);
  await page.viewport(360, 780);
  const [live, every] = [boxOf('.ops-live'), boxOf('.ops-select')];
  const queues = page.getByRole('button', { name: opsMessages.queues.open }).element().getBoundingClientRect();
  await page.viewport(1280, 860);
  expect([areInRow(live, every), areInRow(queues, every)]).toEqual([true, true]);
});

test('R531 what AI cost is a chart of its own by kind, and a table; where nothing was paid there is none', async () => {
  const start = new Date(2026, 0, 2, 15, 0).getTime();
  const rows = range(12).map((index) => ({
    ...{ at: new Date(start + index * 60_000), done: 0, failed: 0, waitP50: null, waitP95: null },
    costs: index === 2 ? { generation: 0.5, story: 0.02 } : {},
  }));
  let buckets = rows;
  const series = () => ({ range: '1h' as const, bucketSeconds: 60, buckets });
  const app = await openApp('/ops', { as: boss, answers: newDesk([older], { series }) });
  await expect.element(says(charts.costSays('1h', '0.52'))).toBeVisible();
  await desk.button(charts.asTable).click();
  const table = page.getByRole('region', { name: charts.cost });
  await expect.element(table.getByRole('columnheader', { name: opsMessages.kinds.generation })).toBeVisible();
  const columns = [...table.element().querySelectorAll('thead th')].map((one) => one.textContent);
  expect(columns).toEqual([charts.time, opsMessages.kinds.generation, opsMessages.kinds.story]);
  // Half a unit in one minute is thirty in an hour.
  expect([...table.element().querySelectorAll('tbody tr')].map((one) => one.textContent)).toContain('3:02 PM30.001.20');
  buckets = rows.map((row) => ({ ...row, costs: {} }));
  app.answer({ ops: { series } });
  await desk.button(charts.ranges['24h']).click();
  await expect.element(table).not.toBeInTheDocument();
});

test('R531 R534 a ticket tells its trace and each call of a provider: the step, whom, how long it took, what it cost and how it ended', async () => {
  const at = new Date(2026, 0, 2, 15, 4, 5);
  const calls = [
    { at, step: 'text', provider: null, seconds: 2, cost: 0.0012, failure: null },
    { at, step: 'picture', provider: 'openai', seconds: 9, cost: 0, failure: 'http 500' },
    { at, step: 'picture', provider: 'comfyui', seconds: null, cost: 0.04, failure: null },
  ];
  const traceId = 'f00d'.repeat(8);
  await openApp('/ops', { as: boss, answers: newDesk([newOpsTicket(1, { calls, traceId })]) });
  await desk.opener(older.id).click();
  await expect.element(desk.dialog.getByRole('heading', { name: drawer.calls('0.0412') })).toBeVisible();
  const told = [drawer.answered('2 s', '0.0012'), drawer.refused('9 s', 'http 500', '0.00'), drawer.unanswered('0.04')];
  const asked = ['text', 'picture by openai', 'picture by comfyui'];
  for (const [index, outcome] of told.entries())
    await expect.element(desk.dialog.getByText(`${asked[index]}: ${outcome}`)).toBeVisible();
  const trace = desk.dialog.getByText(traceId);
  await expect.element(trace).toBeVisible();
  // In one line, to be copied.
  expect(trace.element().getClientRects()).toHaveLength(1);
});

test('Q17 the charts say the same as tables, with a row for each time and the newest first', async () => {
  const start = new Date(2026, 0, 2, 15, 0).getTime();
  const buckets = range(12).map((index) => ({
    at: new Date(start + index * 60_000),
    done: index,
    failed: index === 3 ? 2 : 0,
    waitP50: index === 4 ? 3 : null,
    waitP95: index === 4 ? 9 : null,
    costs: {},
  }));
  const series = () => ({ range: '1h' as const, bucketSeconds: 60, buckets });
  await openApp('/ops', { as: boss, answers: newDesk([older], { series }) });
  await expect.element(says(charts.throughputSays('1h', 66, 2))).toBeVisible();
  await expect.element(says(charts.waitSays('1h', '9 s', '3:04 PM'))).toBeVisible();
  const all = (css: string, at: number) =>
    [...(document.querySelectorAll('.ops-chart')[at]?.querySelectorAll(css) ?? [])].map((one) => one.textContent);
  const count = (css: string) => document.querySelectorAll(`.ops-chart ${css}`).length;
  expect(count('table')).toBe(0);
  await desk.button(charts.asTable).click();
  await expect.poll(() => all('thead th', 0)).toEqual([charts.time, charts.done, charts.failed]);
  expect(all('thead th', 1)).toEqual([charts.time, charts.p50, charts.p95]);
  // The last one is still filling.
  expect(all('tbody th', 0)).toEqual(range(11).map((index) => `3:${String(10 - index).padStart(2, '0')} PM`));
  expect(all('tbody tr', 0)[7]).toBe('3:03 PM32');
  expect(all('tbody tr', 1).slice(7, 9)).toEqual(['3:04 PM3 s9 s', `3:03 PM${opsMessages.none}${opsMessages.none}`]);
  expect(count('canvas')).toBe(0);
  await desk.button(charts.asTable).click();
  await expect.poll(() => count('canvas')).toBe(2);
  expect(count('table')).toBe(0);
});

test('Q16 Q17 filters of state and text stand in the address, and what matches nothing says so and leads back', async () => {
  const other = newOpsTicket(3, { state: 'cancelled', error: null });
  const app = await openApp('/ops', { as: boss, answers: newDesk([older, other]) });
  await expect.poll(desk.rows).toEqual([older.id, other.id]);
  await desk.state.selectOptions('failed');
  await expect.poll(desk.rows).toEqual([older.id]);
  await desk.text.fill('gave up');
  await expect.poll(app.href).toBe('/ops?state=failed&q=gave+up');
  await expect.poll(() => app.asked('ops.tickets').at(-1)).toMatchObject({ states: ['failed'], text: 'gave up' });
  expect(desk.rows()).toEqual([older.id]);
  await desk.text.fill('nothing like this');
  await expect.element(says(opsMessages.list.noMatch)).toBeVisible();
  await desk.button(filters.clear).click();
  await expect.poll(desk.rows).toEqual([older.id, other.id]);
  await expect.element(desk.text).toHaveValue('');
  expect(app.href()).toBe('/ops');

  await openApp('/ops', { as: boss, answers: newDesk([]) });
  await expect.element(says(opsMessages.list.empty)).toBeVisible();
  const fail = () => {
    throw serverFault();
  };
  await openApp('/ops', { as: boss, answers: newDesk([], { tickets: fail }) });
  await expect.element(page.getByRole('heading', { name: opsMessages.list.failed })).toBeVisible();
  expect(says(opsMessages.list.empty).query()).toBeNull();
});

test('Q17 a ticket opens with its error or its result, stands in the address, and Back and Escape close it', async () => {
  const pictures = { imageUrl256: '/x.webp', imageUrl512: '/x.webp' };
  const result = { characterId: 'hot-dog', battleId: null, name: 'Hot Dog', ...pictures };
  const done = newOpsTicket(3, { state: 'done', error: null, errorDetail: null, result });
  const app = await openApp('/ops', { as: boss, answers: newDesk([older, done]) });
  await desk.opener(older.id).click();
  await expect.element(desk.dialog.getByText(/^ProviderError: 500 from the picture model/)).toBeVisible();
  expect(app.href()).toBe(`/ops?sel=${older.id}`);
  app.back();
  await expect.element(desk.dialog).not.toBeInTheDocument();
  await desk.opener(done.id).click();
  const link = desk.dialog.getByRole('link', { name: drawer.openCharacter });
  await expect.element(link).toHaveAttribute('href', '/character/hot-dog');
  await expect.element(desk.dialog.getByRole('img')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(desk.opener(done.id)).toHaveFocus();
});

test('Q17 a failed ticket is retried from its drawer, and leads to the new one', async () => {
  const again = newOpsTicket(9, { state: 'waiting', error: null, retryOf: older.id });
  const retry = () => ({ items: [{ id: older.id, outcome: 'retried' as const, newTicketId: again.id }] });
  const app = await openApp(`/ops?sel=${older.id}`, { as: boss, answers: newDesk([older, again], { retry }) });
  await desk.confirm(drawer.retry).click();
  await desk.confirm(bulk.retry(1)).click();
  await seeToast(bulk.retried(1, 1).title);
  await expect.element(desk.dialog.getByText(new RegExp(`^${bulk.retryOutcomes.retried}`))).toBeVisible();
  await desk.confirm(again.id.slice(-8)).click();
  await expect.element(desk.dialog.getByText(drawer.retryOf, { exact: false })).toBeVisible();
  expect(app.href()).toBe(`/ops?sel=${again.id}`);
});

test('Q17 R532 many are retried and cancelled after a question that says how many, with what happened to each', async () => {
  const waiting = newOpsTicket(3, { state: 'waiting', error: null });
  const hopeless = newOpsTicket(4, { error: { reason: 'internal', message: 'No.', retryable: false } });
  const all = [older, newer, waiting, hopeless];
  const app = await openApp('/ops', {
    as: boss,
    answers: newDesk(all, {
      retry: ({ ids }) => ({
        items: ids.map((id, at) => ({ id, outcome: at ? ('not_failed' as const) : ('retried' as const), newTicketId: null })),
      }),
      cancel: ({ ids }) => ({ items: ids.map((id) => ({ id, outcome: 'cancelled' as const })) }),
    }),
  });
  for (const { id } of all) await desk.box(id).click();
  await expect.element(desk.bulk.getByText(bulk.selected(4))).toBeVisible();
  await desk.bulk.getByRole('button', { name: bulk.cancel(1) }).click();
  await expect.element(desk.dialog.getByRole('heading', { name: bulk.cancelTitle(1) })).toBeVisible();
  expect(app.asked('ops.cancel')).toEqual([]);
  await desk.confirm(bulk.cancel(1)).click();
  await expect.element(desk.dialog.getByText(bulk.cancelOutcomes.cancelled)).toBeVisible();
  await desk.confirm(bulk.close).click();
  expect(app.asked('ops.cancel')).toEqual([{ ids: [waiting.id], note: '' }]);
  await expect.element(desk.bulk).not.toBeInTheDocument();

  for (const { id } of [older, newer]) await desk.box(id).click();
  await desk.bulk.getByRole('button', { name: bulk.retry(2) }).click();
  await desk.confirm(opsMessages.back).click();
  expect(app.asked('ops.retry')).toEqual([]);
  await desk.bulk.getByRole('button', { name: bulk.retry(2) }).click();
  await desk.dialog.getByRole('combobox', { name: bulk.from }).selectOptions(bulk.froms.picture);
  await desk.confirm(bulk.retry(2)).click();
  await seeToast(bulk.retried(1, 2).title);
  await expect.element(desk.dialog.getByText(bulk.retryOutcomes.retried)).toBeVisible();
  await expect.element(desk.dialog.getByText(bulk.retryOutcomes.not_failed)).toBeVisible();
  expect(app.asked('ops.retry')).toEqual([{ ids: [older.id, newer.id], note: '', from: 'picture' }]);
});

test('R533 all that match are taken, not only those that are shown, and others after that are taken alone', async () => {
  const all = range(60).map((index) => newOpsTicket(index + 1));
  const part = (from: number) => all.slice(from, from + 50);
  const app = await openApp('/ops', {
    as: boss,
    answers: newDesk(all, {
      tickets: ({ cursor }) => ({ items: part(Number(cursor ?? 0)), nextCursor: cursor ? null : '50', searchedFrom: null }),
      retry: ({ ids }) => ({ items: ids.map((id) => ({ id, outcome: 'retried' as const, newTicketId: null })) }),
    }),
  });
  await page.getByRole('checkbox', { name: opsMessages.list.pickAll }).click();
  await expect.element(desk.bulk.getByText(bulk.selected(50))).toBeVisible();
  await desk.bulk.getByRole('button', { name: bulk.all(1_000) }).click();
  await desk.bulk.getByRole('button', { name: bulk.retry(60) }).click();
  await desk.confirm(bulk.retry(60)).click();
  await seeToast(bulk.retried(60, 60).title);
  // Twenty at a time.
  const asked = [0, 20, 40].map((from) => all.slice(from, from + 20).map(({ id }) => id));
  expect(app.asked('ops.retry')).toEqual(asked.map((ids) => ({ ids, note: '', from: 'where_it_stopped' })));
  await desk.confirm(bulk.close).click();
  await desk.box(all[0]?.id ?? '').click();
  await expect.element(desk.bulk.getByText(bulk.selected(1))).toBeVisible();
});

test('Q17 an error is copied with all that is known of it, and a clipboard that refuses is said', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce().mockRejectedValueOnce(new Error('no'));
  await openApp(`/ops?sel=${older.id}`, { as: boss, answers: newDesk([older]) });
  await desk.confirm(drawer.copyError).click();
  await seeToast(uiMessages.copied.title);
  expect(write.mock.calls).toEqual([[`imagination_failed: The imagination gave up on this one.\n${older.errorDetail}`]]);
  await closeToast();
  await desk.confirm(drawer.copyError).click();
  await seeToast(uiMessages.copyFailed.title);
});

test('keys move, select, open and retry, and never fire where something is typed', async () => {
  await openApp('/ops', { as: boss, answers: newDesk([newer, older]) });
  const [top, below] = [newer.id, older.id];
  const press = (key: string) => userEvent.keyboard(key);
  const focused = (id: string) => expect.element(desk.opener(id)).toHaveFocus();
  await expect.poll(desk.rows).toEqual([top, below]);
  await press('j');
  await focused(top);
  await press('j');
  await focused(below);
  await press('k');
  await focused(top);
  await press('x');
  await expect.element(desk.bulk).toBeVisible();
  await expect.element(desk.box(top)).toBeChecked();
  await press('x');
  await expect.element(desk.bulk).not.toBeInTheDocument();
  await press('r');
  await expect.element(desk.dialog.getByRole('heading', { name: bulk.retryTitle(1) })).toBeVisible();
  await press('{Escape}');
  await focused(top);
  await press('{Enter}');
  await expect.element(desk.dialog.getByText(top)).toBeVisible();
  await press('{Escape}');
  await focused(top);
  await press('?');
  await desk.dialog.getByRole('switch', { name: shortcutMessages.on, exact: false }).click();
  await press('{Escape}');
  await press('x');
  expect(desk.bulk.query()).toBeNull();
  await desk.button(shortcutMessages.open).click();
  await desk.dialog.getByRole('switch', { name: shortcutMessages.on, exact: false }).click();
  await press('{Escape}');
  await press('/');
  await expect.element(desk.text).toHaveFocus();
  await press('jxr?');
  await expect.element(desk.text).toHaveValue('jxr?');
  expect([desk.dialog.query(), desk.bulk.query()]).toEqual([null, null]);
});

describe('Q17 live', () => {
  test('the list follows each hint, stands still under the pointer, and while it is paused', async () => {
    let hint = () => {};
    const live: NonNullable<ReturnType<typeof newDesk>['ops']['live']> = (_input, tell) => {
      hint = () => tell({ id: '1', data: { at: new Date() } });
      return () => {
        hint = () => {};
      };
    };
    const app = await openApp('/ops', { as: boss, answers: newDesk([older], { live }) });
    const come = (...tickets: (typeof older)[]) => {
      app.answer(newDesk(tickets, { live }));
      hint();
    };
    await expect.poll(desk.rows).toEqual([older.id]);
    come(newer, older);
    await expect.poll(desk.rows).toEqual([newer.id, older.id]);
    const [third, fourth] = [newOpsTicket(3), newOpsTicket(4)];
    await desk.opener(older.id).hover();
    come(third, newer, older);
    await expect.element(desk.button(opsMessages.list.fresh(1))).toBeVisible();
    // Nor on the way to the button.
    await desk.button(opsMessages.list.fresh(1)).hover();
    expect(desk.rows()).toEqual([newer.id, older.id]);
    await desk.button(opsMessages.list.fresh(1)).click();
    await expect.poll(desk.rows).toEqual([third.id, newer.id, older.id]);
    await desk.live.click();
    await expect.element(desk.live).toHaveAttribute('aria-checked', 'false');
    const asked = app.asked('ops.tickets').length;
    come(fourth, third, newer, older);
    // The range of the charts is asked for all the same: by then a live list would have been asked as well.
    await desk.button(charts.ranges['24h']).click();
    await expect.element(says(charts.throughputSays('24h', 0, 0))).toBeVisible();
    expect([app.asked('ops.tickets').length, desk.rows()]).toEqual([asked, [third.id, newer.id, older.id]]);
    await desk.live.click();
    await expect.poll(desk.rows).toEqual([fourth.id, third.id, newer.id, older.id]);
  });

  test('without hints the list is asked for as often as was chosen, and not at all while paused', async () => {
    const running = new Map<unknown, number | undefined>();
    const { setInterval: set, clearInterval: clear } = window;
    vi.spyOn(window, 'setInterval').mockImplementation(((run: () => void, pause?: number) => {
      const id = set(run, pause);
      running.set(id, pause);
      return id;
    }) as typeof setInterval);
    vi.spyOn(window, 'clearInterval').mockImplementation((id) => {
      running.delete(id);
      clear(id);
    });
    await openApp('/ops', { as: boss, answers: newDesk([older]) });
    const every = page.getByRole('combobox', { name: opsMessages.live.every });
    const frequent = () => [...new Set(running.values())].filter((pause) => [2_000, 5_000].includes(pause ?? 0));
    await expect.element(every).toHaveValue('5');
    await expect.poll(frequent).toEqual([5_000]);
    await every.selectOptions('30');
    await expect.poll(frequent).toEqual([]);
    expect([...running.values()]).toContain(30_000);
    await every.selectOptions('2');
    await expect.poll(frequent).toEqual([2_000]);
    await desk.live.click();
    await expect.element(every).toBeDisabled();
    await expect.poll(frequent).toEqual([]);
  });
});

test('R508 a worker is drained and taken back after a question, and one that has ended meanwhile is said to have', async () => {
  const [worker] = newOverview().workers;
  if (!worker) throw new Error('nobody works');
  let workers = [worker];
  const set = (isDrained: boolean) => () => {
    workers = workers.map((one) => ({ ...one, isDrained }));
    return { workers };
  };
  const { control } = opsMessages;
  const app = await openApp('/ops', {
    as: boss,
    answers: newDesk([], { overview: () => newOverview({ workers }), drain: set(true), undrain: set(false) }),
  });
  await says(control.workers(1)).click();
  const press = async (label: string, action: string) => {
    await desk.button(label).click();
    await desk.confirm(action).click();
  };
  await press(control.drainOf('worker'), control.drain);
  await seeToast(control.nowDrained('worker').title);
  await expect.element(says(control.drained(0))).toBeVisible();
  await press(control.undrainOf('worker'), control.undrain);
  await seeToast(control.nowTaking('worker').title);
  app.answer({ ops: { drain: () => ({ workers: [] }) } });
  await press(control.drainOf('worker'), control.drain);
  await seeToast(control.gone('worker').title);
  expect(app.asked('ops.drain')).toHaveLength(2);
});

test('a kind is paused and resumed after a question', async () => {
  const { pausedKinds: none, ...rest } = newOverview();
  let pausedKinds = none;
  const since = new Date();
  const by = { id: 'boss', username: 'boss', displayName: 'The Boss', avatarUrl: null };
  const app = await openApp('/ops', {
    as: boss,
    answers: newDesk([older], {
      overview: () => ({ ...rest, pausedKinds }),
      pause: ({ kind, note = null }) => {
        pausedKinds = [{ kind, note, since, by }];
        return { pausedKinds };
      },
      resume: () => {
        pausedKinds = [];
        return { pausedKinds };
      },
    }),
  });
  await desk.button(opsMessages.control.pauseOf('story')).click();
  await desk.dialog.getByLabelText(opsMessages.note).fill('Too many words');
  expect(app.asked('ops.pause')).toEqual([]);
  await desk.confirm(opsMessages.control.pause).click();
  await seeToast(opsMessages.control.paused('story').title);
  await expect.element(page.getByText(/by The Boss: Too many words$/)).toBeVisible();
  await desk.button(opsMessages.control.resumeOf('story')).click();
  await desk.confirm(opsMessages.control.resume).click();
  await expect.element(desk.button(opsMessages.control.pauseOf('story'))).toBeVisible();
  expect(app.asked('ops.resume')).toEqual([{ kind: 'story', note: '' }]);
});
