/** Fusion in a real browser with the real worker: from the tray over the bench to the celebration, and what may go wrong on the way. */
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { giveCharacter, insertCharacter } from '../server/src/testing/test-data.ts';
import { pauseProcess } from './faults.ts';
import { pressOn, tabTo } from './keyboard.ts';
import { type Member, newMember, openAs, seeToast } from './members.ts';
import { messages } from './messages.ts';
import { paintAhead } from './paint-ahead.ts';
import { readRecord } from './site.ts';
import { useSite } from './use-site.ts';

const TEXTS = messages.fusion;

const site = await useSite();
const painted = await paintAhead(site);
afterAll(() => painted[Symbol.asyncDispose]());

function labOf(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    pick: (name: string) => page.getByRole('checkbox', { name: TEXTS.select(name), exact: true }),
    picked: page.getByRole('checkbox', { checked: true }),
    fuse: page.getByRole('button', { name: TEXTS.fuse, exact: true }),
    confirm: page.getByRole('button', { name: TEXTS.confirm.fuse, exact: true }),
    bench: page.getByRole('region', { name: TEXTS.wait.label }),
    cancel: page.getByRole('button', { name: messages.wait.cancel, exact: true }),
    failure: page.getByRole('heading', { name: 'Fusion failed' }),
    tray: page.getByRole('complementary', { name: messages.tray.label }),
    dialog,
    /** The celebration once its card is turned over. */
    celebration: dialog.locator('[data-open=true]'),
    sources: dialog.locator('.celebration-sources').getByRole('listitem'),
  };
}

const give = (creator: Member, name: string) => insertCharacter(site.db, { name, creatorId: creator.id });

/** A member with these characters. */
async function newFuser(...names: string[]): Promise<{ member: Member; ids: string[] }> {
  const member = await newMember(site, 'fuser');
  const ids: string[] = [];
  for (const name of names) ids.push(await give(member, name));
  return { member, ids };
}

async function openLab(member: Member, ...picks: string[]) {
  const { page } = await openAs(site, member, '/profile?tab=fuse');
  const lab = labOf(page);
  for (const name of picks) await lab.pick(name).click();
  return { page, lab };
}

async function readFused(member: Member) {
  return site.db
    .selectFrom('meme_characters')
    .select(['id', 'name', 'description'])
    .where('user_id', '=', member.id)
    .where('is_fused', '=', true)
    .execute();
}

function readTickets(member: Member) {
  return site.db.selectFrom('tickets').select(['id', 'state']).where('holder_user_id', '=', member.id).execute();
}

test('R115 R119 R120 R123 O13 Q3 with the keyboard alone two brainrots become one, which is celebrated, listed and remembers them', async () => {
  const [third, second, first] = ['Terza', 'Seconda', 'Prima'];
  const { member } = await newFuser(third, second, first);
  const { page, errors } = await openAs(site, member, '/profile');
  const lab = labOf(page);
  await page.getByRole('tab', { name: 'My Characters', selected: true }).waitFor();
  await tabTo(page, page.getByRole('tab', { name: 'My Characters' }));
  await page.keyboard.press('ArrowRight');
  await lab.pick(first).waitFor();
  for (const name of [first, second]) await pressOn(page, lab.pick(name), 'Space');
  await page.getByText(TEXTS.legend(2), { exact: true }).waitFor();
  await pressOn(page, lab.fuse);
  await pressOn(page, lab.confirm);

  await lab.celebration.waitFor();
  const [fused] = await readFused(member);
  if (!fused) throw new Error('Nothing was fused.');
  expect(await page.evaluate('document.activeElement.tagName + document.activeElement.textContent')).toBe(`H2${fused.name}`);
  expect(await lab.celebration.textContent()).toContain(fused.description);
  expect(await lab.celebration.getByText('FUSED', { exact: true }).isVisible()).toBe(true);
  expect(await lab.sources.allTextContents()).toEqual([first, second]);
  expect((await readRecord(page)).spoken).toContain(`polite: ${TEXTS.celebration.spoken(fused.name)}`);

  // Behind the dialog the list has been read again, so there is a card to return to.
  await page.locator(`main a[data-opens="${fused.id}"]`).waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await lab.dialog.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'My Characters', selected: true }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  const card = page.getByRole('article', { name: fused.name, exact: true });
  await card.getByText('FUSED', { exact: true }).waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.dataset.opens')).toBe(fused.id);
  expect(await page.getByRole('article').count()).toBe(2);
  expect(await page.locator('main header').getByText('2', { exact: true }).count()).toBeGreaterThan(0);

  await page.getByRole('tab', { name: 'My Characters' }).focus();
  await page.keyboard.press('ArrowRight');
  await lab.pick(third).waitFor();
  expect(await lab.picked.count()).toBe(0);
  await page.getByText(TEXTS.legend(0), { exact: true }).waitFor();
  for (const name of [first, second]) {
    await page.getByRole('article', { name, exact: true }).getByText('Fused away', { exact: true }).waitFor();
    expect(await lab.pick(name).getAttribute('aria-disabled')).toBe('true');
    await lab.pick(name).focus();
    await page.keyboard.press('Space');
  }
  expect(await lab.picked.count()).toBe(0);
  expect(errors).toEqual([]);
});

test('R119 Q5 three become one, and See it leads to what it is made of; with reduced motion nothing moves', async () => {
  const { member } = await newFuser('Uno', 'Due', 'Tre');
  const { page, lab } = await openLab(member, 'Due', 'Uno', 'Tre');
  await lab.fuse.click();
  await lab.confirm.click();
  await lab.celebration.waitFor();
  expect(await lab.sources.allTextContents()).toEqual(['Due', 'Uno', 'Tre']);
  const { faces, moved } = await readRecord(page);
  expect(faces).toEqual(['brewing', 'open']);
  expect(moved).toEqual([]);
  await lab.dialog.getByRole('button', { name: TEXTS.celebration.see }).click();
  const [fused] = await readFused(member);
  await lab.dialog.getByRole('heading', { name: fused?.name ?? '', exact: true }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  const madeOf = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: messages.detail.madeOf, exact: true }) });
  const names = async () => (await madeOf.getByRole('listitem').allTextContents()).map((text) => text.slice(0, 3));
  await expect.poll(names).toEqual(['Due', 'Uno', 'Tre']);
  expect(await madeOf.getByRole('link').count()).toBe(0);
  expect(await madeOf.locator('time').textContent()).toMatch(/^[A-Z][a-z]{2} \d+, \d+:\d\d [AP]M$/);
  await page.getByText(messages.detail.kinds.fused).waitFor();
  await page.goto(`/character/${fused?.id}`);
  await expect.poll(names).toEqual(['Due', 'Uno', 'Tre']);
});

test('R121 Q10 I9 Cancel ends the fusion and nothing else; of the next one a source is lost while it waits: it is named, and nothing is fused', async () => {
  const { member, ids } = await newFuser('Resta', 'Parte');
  const other = await newMember(site);
  const { page, lab } = await openLab(member, 'Resta', 'Parte');
  {
    using _worker = await pauseProcess(site.folder, 'worker');
    await lab.fuse.click();
    await lab.confirm.click();
    await lab.bench.getByText('Position 1 in the queue').waitFor();
    await lab.cancel.click();
    await seeToast(page, TEXTS.cancelled.title);
    expect(await readTickets(member)).toMatchObject([{ state: 'cancelled' }]);
    await lab.fuse.click();
    await lab.confirm.click();
    await lab.bench.getByText('Position 1 in the queue').waitFor();
    await giveCharacter(site.db, ids[1] ?? '', other.id);
  }
  await seeToast(page, 'Fusion failed', 'Parte is not yours any more. Nothing was fused.');
  await lab.failure.waitFor();
  await page.getByText(TEXTS.legend(2), { exact: true }).waitFor();
  // The list was read again: only what is left can be picked now.
  await lab.pick('Parte').waitFor({ state: 'detached' });
  expect(await lab.pick('Resta').isChecked()).toBe(true);
  expect(await readFused(member)).toEqual([]);
});

test('Q8 Q9 a fusion goes on over a reload, in a second tab and on other screens; its result waits unseen until it is asked for', async () => {
  const { member } = await newFuser('Alfa', 'Beta');
  const { page, lab } = await openLab(member, 'Alfa', 'Beta');
  const second = await page.context().newPage();
  await second.goto('/profile?tab=fuse');
  await labOf(second).pick('Alfa').waitFor();
  {
    using _worker = await pauseProcess(site.folder, 'worker');
    await lab.fuse.click();
    await lab.confirm.click();
    await lab.bench.getByText('Position 1 in the queue').waitFor();
    await labOf(second).bench.getByText('Position 1 in the queue').waitFor();
    await page.reload();
    await lab.bench.getByText('Position 1 in the queue').waitFor();
    expect(
      await lab.bench
        .getByRole('listitem')
        .filter({ hasText: /Alfa|Beta/ })
        .count(),
    ).toBe(2);
    await second.close();
    await page.getByRole('link', { name: 'Creators' }).first().click();
    await page.getByRole('heading', { level: 1, name: messages.creators.title }).waitFor();
  }
  await lab.tray.waitFor();
  await seeToast(page, 'Fusion complete!');
  expect(await lab.dialog.count()).toBe(0);
  expect(await page.title()).toMatch(/^\(1\) /);
  await page.reload();
  await lab.tray.getByRole('button', { name: TEXTS.show }).click();
  await lab.celebration.waitFor();
  expect(await lab.sources.allTextContents()).toEqual(['Alfa', 'Beta']);
  expect(await page.title()).not.toMatch(/^\(1\) /);
  expect(await page.evaluate(`localStorage.getItem('chaos.fusion')`)).toBeNull();
  expect(await readTickets(member)).toHaveLength(1);
});
