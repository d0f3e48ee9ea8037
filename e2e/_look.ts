import { openSite } from './site.ts';
import { newOperator, insertTicket, opsOf } from './ops.ts';
import { newMember, openAs } from './people.ts';
import { keepPicture } from './browser.ts';
import { randomUUID } from 'node:crypto';
const site = await openSite();
try {
  const boss = await newOperator(site);
  const ada = await newMember(site, 'ada');
  const done = await Promise.all(['hot dog cat', 'a crocodile plane', 'shark shoes'].map((w) => site.api.generate(w)));
  const results = await Promise.all(done.map((t) => site.api.finish(t)));
  await site.db.insertInto('paused_kinds').values({ kind: 'fusion', paused_by: boss.id, note: 'Provider is being moved' }).execute();
  let failedId = '';
  for (let i = 0; i < 8; i++) failedId = await insertTicket(site, { minutesAgo: i * 7 + 1, wish: `wish ${i}`, holderId: i % 2 ? ada.id : null, isRetryable: i !== 3 });
  for (let i = 0; i < 5; i++) await insertTicket(site, { kind: 'fusion', state: 'waiting', minutesAgo: i + 3, holderId: ada.id });
  await insertTicket(site, { state: 'cancelled', minutesAgo: 20 });
  const cid = (results[0] as any).result.characterId;
  await site.api.client.reports.file.mutate({ targetKind: 'character', targetId: cid, reason: 'hateful' });
  const widths = process.argv[2] ? process.argv[2].split(',').map(Number) : [360, 768, 1280];
  const shot = async (name: string, at: string, go?: (p: any) => Promise<void>) => {
    for (const theme of ['dark', 'light'] as const) for (const width of widths) {
      const { page, errors } = await openAs(site, boss, at, { width, theme });
      await opsOf(page).heading.waitFor({ timeout: 20000 }).catch(() => {});
      await page.waitForTimeout(1500);
      if (go) await go(page).catch((e) => console.log(name, String(e).slice(0, 300)));
      await page.waitForTimeout(500);
      await page.screenshot({ path: `test-results/look/${name}-${theme}-${width}.png`, fullPage: name.includes('full') });
      if (errors.length) console.log(name, width, theme, errors);
      await page.context().close();
    }
  };
  const which = process.argv[3] ?? 'queue,drawer,bulk,reports,log,report';
  if (which.includes('queue')) await shot('queue-full', '/ops');
  if (which.includes('drawer')) await shot('drawer', `/ops?sel=${failedId}`);
  if (which.includes('bulk')) await shot('bulk', '/ops?state=failed', async (p) => { for (const i of [0, 1, 2]) await p.locator('.ops-row input').nth(i).check(); await p.locator('.ops-row').nth(2).scrollIntoViewIfNeeded(); });
  if (which.includes('reports')) await shot('reports', '/ops?tab=reports');
  if (which.includes('log')) await shot('log', '/ops?tab=log');
  if (which.includes('report')) await shot('report', `/character/${cid}`, async (p) => { await p.locator('.report-opener').first().click(); await p.locator('.report-menu:popover-open button').click(); });
  if (which.includes('menu')) await shot('menu', `/character/${cid}`, async (p) => { await p.locator('.report-opener').first().click(); });
} finally { await site.close(); }
