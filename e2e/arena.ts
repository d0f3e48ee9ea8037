/** The Battle Arena as a person uses it, and as a test that knows the secret of the day arranges it. */
import type { Page } from 'playwright';
import { drawBattle, insertCharacter } from '../server/src/testing/test-data.ts';
import { callsOf } from './api.ts';
import { type Member, newMember, openAs } from './members.ts';
import { messages } from './messages.ts';
import type { Site } from './site.ts';

const { battle } = messages;

export function arenaOf(page: Page) {
  const poster = page.locator('.poster');
  const corner = (side: 'fighter' | 'opponent') => poster.locator(`.corner[data-side=${side}]`);
  return {
    cards: page.locator('main').getByRole('listitem').getByRole('article'),
    /** The button that a card of the first step is. */
    pick: (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, Battles: `) }),
    fighter: (name: string) => page.getByRole('radio', { name: battle.fighters.pick(name), exact: true }),
    fighters: page.getByRole('radio'),
    poster,
    corner,
    start: page.getByRole('button', { name: '⚔️ Start Battle!', exact: true }),
    busy: page.getByRole('button', { name: 'Battling...', exact: true }),
    results: page.getByRole('heading', { name: '🏆 Battle Results 🏆', exact: true }),
    newBattle: page.getByRole('button', { name: 'New Battle', exact: true }),
    stamp: page.getByText('Ownership Transferred!', { exact: true }),
    story: page.locator('.story'),
    tab: (name: keyof typeof battle.tabs) => page.getByRole('tab', { name: battle.tabs[name], exact: true }),
    logs: page.locator('.log-item'),
    dialog: page.getByRole('dialog', { name: battle.logs.dialog }),
    verify: page.locator('.verify > summary'),
    checks: page.locator('.check-line'),
    toast: page.getByRole('region', { name: messages.toast.region }),
  };
}

/** The next request id that this page draws is this one: it is the browser's own choice, so here it is a test's. */
export async function willDraw(page: Page, requestId: string): Promise<void> {
  const bytes = [...Buffer.from(requestId.replaceAll('-', ''), 'hex')];
  await page.evaluate(`{
    const draw = crypto.getRandomValues.bind(crypto);
    let isUsed = false;
    crypto.getRandomValues = (array) => {
      if (isUsed || array.length !== 16) return draw(array);
      isUsed = true;
      array.set(${JSON.stringify(bytes)});
      return array;
    };
  }`);
}

let made = 0;
/** One that no other test has. */
export const newName = (name: string) => `${name} ${++made}`;

/** Two people with one character each, of equal strength. */
export async function newBout(site: Site, score = 0) {
  const [me, rival] = [await newMember(site, 'boxer'), await newMember(site, 'rival')];
  const [mine, theirs] = [newName('Pugno'), newName('Gancio')];
  const fighter = await insertCharacter(site.db, { name: mine, creatorId: me.id, score });
  const opponent = await insertCharacter(site.db, { name: theirs, creatorId: rival.id, score });
  return { me, rival, mine, theirs, fighter, opponent };
}
export type Bout = Awaited<ReturnType<typeof newBout>>;

/** What somebody's character does to another's, by a call. */
export async function fight(
  site: Pick<Site, 'url' | 'db'>,
  member: Member,
  outcome: 'wins' | 'loses',
  char1Id: string,
  char2Id: string,
): Promise<void> {
  await callsOf(site, member).battles.execute.mutate(await drawBattle(site.db, outcome, { char1Id, char2Id }));
}

/** Step 2 with the fighter picked, and the outcome chosen. */
export async function enterRing(
  site: Site,
  { me, mine, fighter, opponent }: Bout,
  wanted: 'wins' | 'loses',
  as: Member | null = me,
) {
  const at = `/battle?opponent=${opponent}`;
  const opened = as ? await openAs(site, as, at) : await site.open(at);
  const arena = arenaOf(opened.page);
  await arena.fighter(mine).check();
  await arena.start.waitFor();
  await willDraw(opened.page, (await drawBattle(site.db, wanted, { char1Id: fighter, char2Id: opponent })).requestId);
  return { ...opened, arena };
}

export async function countBattles({ db }: Pick<Site, 'db'>, { fighter, opponent }: Bout): Promise<number> {
  const rows = await db
    .selectFrom('battles')
    .select('id')
    .where('character1_id', '=', fighter)
    .where('character2_id', '=', opponent)
    .execute();
  return rows.length;
}

export async function ownerOf({ db }: Pick<Site, 'db'>, id: string): Promise<string | null> {
  const row = await db.selectFrom('meme_characters').select('owner_id').where('id', '=', id).executeTakeFirstOrThrow();
  return row.owner_id;
}
