import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { breakStorage, pauseProcess } from './faults.ts';
import { homeOf } from './home.ts';
import { messages } from './messages.ts';
import { seeToast } from './people.ts';
import { openSite, PATIENCE, type Site, watchCalls } from './site.ts';
import { cancelOf, settle, stateOf } from './waiting.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterEach(async () => {
  await site.closePages();
  // What is left in the line would stand before the next test's.
  await settle(site);
});
afterAll(() => site.close());

test('Q10 Cancel stops exactly that job: the form is back with its words, and the others keep their places', async () => {
  const { page, errors } = await site.open('/');
  const home = homeOf(page);
  {
    using _worker = await pauseProcess(site.folder, 'worker');
    await site.api.generate('badger');
    await home.field('mainTheme').fill('ibex');
    await home.button.click();
    await home.stage.getByText('Position 2 in the queue').waitFor(PATIENCE);
    await cancelOf(page).click();
    await home.waiting.waitFor({ state: 'detached' });
    await seeToast(page, messages.toast.cancelled.title, messages.toast.cancelled.description);
    expect(await home.button.isEnabled()).toBe(true);
    expect(await home.field('mainTheme').inputValue()).toBe('ibex');
    expect(await page.evaluate('document.activeElement.id')).toBe('wish-form');
    expect(await page.evaluate(`localStorage.getItem('chaos.generation')`)).toBeNull();
    expect([await stateOf(site, 'ibex'), await stateOf(site, 'badger')]).toEqual([['cancelled'], ['waiting']]);
  }
  await settle(site);
  expect([await stateOf(site, 'ibex'), await stateOf(site, 'badger')]).toEqual([['cancelled'], ['done']]);
  expect(errors).toEqual([]);
});

test('Q10 Cancel is there from the first moment, and says that it cancels until the server has confirmed it', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  const answered = Promise.withResolvers<void>();
  await page.route(/characters\.generate/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  using _worker = await pauseProcess(site.folder, 'worker');
  await home.field('mainTheme').fill('tapir');
  await home.button.click();
  await cancelOf(page).click();
  const cancelling = page.getByRole('button', { name: messages.wait.cancelling, exact: true });
  await cancelling.waitFor();
  expect(await home.button.isDisabled()).toBe(true);
  answered.resolve();
  await cancelling.waitFor({ state: 'detached', ...PATIENCE });
  expect(await home.button.isEnabled()).toBe(true);
  expect(await stateOf(site, 'tapir')).toEqual(['cancelled']);
});

test('Q10 what is finished before it could be cancelled is shown', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  const isDone = Promise.withResolvers<void>();
  await page.route(/tickets\.cancel/, async (route) => {
    await isDone.promise;
    await route.continue();
  });
  await home.field('mainTheme').fill('okapi');
  await home.button.click();
  await cancelOf(page).click();
  await home.result.waitFor(PATIENCE);
  isDone.resolve();
  expect(await stateOf(site, 'okapi')).toEqual(['done']);
  await seeToast(page, 'Character Generated!');
});

test('Q10 a cancel that gets no answer is told, and can be tried again', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  await page.route(/tickets\.cancel/, (route) => route.abort());
  using _worker = await pauseProcess(site.folder, 'worker');
  await home.field('mainTheme').fill('marmot');
  await home.button.click();
  await home.stage.getByText('Position 1 in the queue').waitFor(PATIENCE);
  await cancelOf(page).click();
  await seeToast(page, messages.wait.cancelFailed.title);
  await page.unroute(/tickets\.cancel/);
  await cancelOf(page).click();
  await home.waiting.waitFor({ state: 'detached', ...PATIENCE });
  expect(await stateOf(site, 'marmot')).toEqual(['cancelled']);
});

test('R43 Try Again goes on where the same wish failed; another wish is another request', async () => {
  const { page } = await site.open('/');
  const home = homeOf(page);
  const [wishes, retries] = [watchCalls(page, 'characters.generate'), watchCalls(page, 'tickets.retry')];
  const again = home.stage.getByRole('button', { name: 'Try Again', exact: true });
  {
    await using _storage = await breakStorage(site.folder);
    await home.field('mainTheme').fill('lemur');
    await home.button.click();
    await home.failure.waitFor(PATIENCE);
    expect(retries).toHaveLength(0);
  }
  const lore = await site.db.selectFrom('ticket_steps').select('output').where('step', '=', 'text').orderBy('ticket_id', 'desc');
  const { output } = await lore.limit(1).executeTakeFirstOrThrow();
  await again.click();
  await home.result.waitFor(PATIENCE);
  expect([wishes.length, retries.length]).toEqual([1, 1]);
  expect(await stateOf(site, 'lemur')).toEqual(['failed', 'done']);
  const { name } = output as { name: string };
  await home.result.getByRole('heading', { name, exact: true }).waitFor();

  await page.getByRole('button', { name: 'Generate Another', exact: true }).click();
  {
    await using _storage = await breakStorage(site.folder);
    await home.button.click();
    await home.failure.waitFor(PATIENCE);
  }
  await home.field('mainTheme').fill('quokka');
  await again.click();
  await home.result.waitFor(PATIENCE);
  expect([wishes.length, retries.length]).toEqual([3, 1]);
  expect(await stateOf(site, 'quokka')).toEqual(['done']);
});
