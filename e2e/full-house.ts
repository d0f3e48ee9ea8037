/** People, characters, offers, battles, comments, notifications, tickets and reports: all that a screen can show at once. */
import { randomBytes, randomUUID } from 'node:crypto';
import { BATTLE_RULES, decideBattle, drawRandomFactor } from '@chaos/shared/rules/battles';
import { commitmentOf } from '@chaos/shared/rules/fair-draws';
import { sql } from 'kysely';
import { insertCharacter } from '../server/src/testing/test-data.ts';
import { fight } from './arena.ts';
import { keepsPictures } from './browser.ts';
import { borrowPictures, fillGallery } from './gallery-data.ts';
import { follow, type Member, markFused, newMember } from './members.ts';
import { giveNamed, traderOf } from './offers.ts';
import { insertTicket, newOperator } from './ops.ts';
import type { Site } from './site.ts';

export const LONGEST_NAME = 'Il Magnifico Cappuccinatore Assassino di Mezzanotte';
const NAMES = ['Tralalero Spaghettini', 'Brr', 'Lirilì Larilà', LONGEST_NAME, 'باتاتا المجنون', '香蕉大王'];
/** Whose pictures the others borrow, for people who look; for tests the plain one will do, which nobody has to paint. */
const WISHES = keepsPictures ? ['crocodile airplane', 'hot dog cat', 'toilet frog knight', 'flamingo gamer'] : [];
const PAST_DAY = '2026-01-31';
const STORY = 'They met at dawn.\n\nOne of them had overslept.';

export interface House {
  /** Has characters, offers and notifications of all kinds, and battles behind them. */
  rich: Member;
  /** Has a long name, and deals with the rich one. */
  other: Member;
  /** Has nothing, and follows the rich one. */
  poor: Member;
  operator: Member;
  /** Of a long name and a long story, with comments and owners. */
  talkedAbout: string;
  /** Public, of nobody, and nobody said anything about it. */
  plain: string;
  /** Failed, in the operators' list. */
  ticket: string;
  /** How many notifications the rich one has, and how many of them are new. */
  notificationCount: number;
  newCount: number;
  /** How many of the rich one's offers wait for an answer of theirs. */
  pendingCount: number;
}

export async function fillHouse(site: Site): Promise<House> {
  const { db, api } = site;
  const tickets = await Promise.all(WISHES.map((wish) => api.generate(wish)));
  const ranked = await fillGallery(site);
  const [rich, other, poor, operator] = await Promise.all([
    newMember(site, 'bombardilla'),
    newMember(site, 'other'),
    newMember(site, 'nobody'),
    newOperator(site),
  ]);
  const longName = 'Bombardiro di Montecristo Esagerato Terzo';
  await db.updateTable('profiles').set({ display_name: longName }).where('id', '=', other.id).execute();
  const ada = await db.selectFrom('profiles').select('id').where('username', '=', 'ada').executeTakeFirstOrThrow();
  await follow(site, rich.id, ada.id);
  await follow(site, poor.id, rich.id);
  const [talkedAbout = '', plain = ''] = [ranked[1]?.id, ranked.at(-1)?.id];
  await talk(site, talkedAbout, [rich.id, other.id, ada.id]);
  await fightLongAgo(site, rich);
  const deals = await deal(site, rich, other);
  await collect(site, rich);
  const ticket = await work(site, operator, other, plain);
  await Promise.all(tickets.map((one) => api.finish(one)));
  await borrowPictures(site);
  return { rich, other, poor, operator, talkedAbout, plain, ticket, ...deals };
}

async function talk({ db }: Site, id: string, people: string[]): Promise<void> {
  const description = 'Il famoso coccodrillo che nessuno ha mai chiesto. '.repeat(30);
  const name = 'Bombardiro Coccodrillo Supremo della Grande Costellazione';
  await db
    .updateTable('meme_characters')
    .set({ battles_count: 7, wins_count: 5, description, name })
    .where('id', '=', id)
    .execute();
  const said = ['Brr.', 'Supercalifragilistico'.repeat(9), 'مرحبا\n\nWho let him in?'];
  const comments = said.map((content, index) => ({ character_id: id, user_id: people[index] ?? '', content }));
  await db.insertInto('character_comments').values(comments).execute();
}

/** Characters in all the states of a list of one's own. */
async function collect(site: Site, member: Member): Promise<void> {
  for (let index = 0; index < 10; index++) {
    const id = await insertCharacter(site.db, {
      name: `${NAMES[index % NAMES.length]} ${index + 1}`,
      creatorId: member.id,
      score: 60 - index * 6,
      isPublic: index % 5 !== 1,
      isActive: index !== 7,
    });
    if (index === 2) await markFused(site, id);
  }
}

/** Battles of a day that is over, so that all of them can be computed again: with a story, without, and of one that is hidden. */
async function fightLongAgo({ db }: Site, member: Member): Promise<void> {
  const secret = await publishDay(db);
  const [fighter1, fighter2] = [
    { likeCount: 12, dislikeCount: 3, battlesCount: 4, winsCount: 3, isFused: false },
    { likeCount: 40, dislikeCount: 0, battlesCount: 0, winsCount: 0, isFused: true },
  ];
  const char1Id = await insertCharacter(db, { name: LONGEST_NAME, creatorId: member.id });
  for (const [name, story] of [
    ['Nascosto', null],
    ['ظليم الصحراء', null],
    ['Randagio', STORY],
  ] as const) {
    const char2Id = await insertCharacter(db, { name, score: 3, isPublic: name !== 'Nascosto' });
    const requestId = randomUUID();
    const luck = await drawRandomFactor(secret, { requestId, char1Id, char2Id });
    const { winner, probability1Wins, score1, score2 } = decideBattle(fighter1, fighter2, luck);
    await db
      .insertInto('battles')
      .values({
        initiator_key: `user:${member.id}`,
        initiator_user_id: member.id,
        request_id: requestId,
        character1_id: char1Id,
        character2_id: char2Id,
        winner_character_id: winner === 1 ? char1Id : char2Id,
        fighter1: JSON.stringify(fighter1),
        fighter2: JSON.stringify(fighter2),
        day: sql`${PAST_DAY}::date`,
        probability_1_wins: probability1Wins,
        random_factor: luck,
        battle_score_1: score1,
        battle_score_2: score2,
        rules: BATTLE_RULES,
        ownership_transferred: false,
        battle_story: story,
      })
      .execute();
  }
}

/** A day whose secret everybody may know; the days stay from file to file. */
async function publishDay(db: Site['db']): Promise<string> {
  const made = randomBytes(32).toString('hex');
  const commitment = await commitmentOf(made);
  await sql`insert into fairness_days (day, secret, commitment) values (${PAST_DAY}::date, ${made}, ${commitment})
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ secret: string }>`select secret from fairness_days where day = ${PAST_DAY}::date`.execute(db);
  return rows[0]?.secret ?? made;
}

/**
 * Offers of both kinds, in both directions and in every state, and battles that others began.
 * @returns what the first sees of it.
 */
async function deal(
  site: Site,
  rich: Member,
  other: Member,
): Promise<Pick<House, 'notificationCount' | 'newCount' | 'pendingCount'>> {
  const names = Array.from({ length: 14 }, (_, index) => NAMES[index % NAMES.length] ?? '');
  const mine = await giveNamed(site, rich, ...names);
  const theirs = await giveNamed(site, other, ...names.slice(0, 9));
  const [riches, others] = [traderOf(site, rich), traderOf(site, other)];
  const of = (ids: string[], ...indexes: number[]) => indexes.map((index) => ids[index] ?? '');

  await others.reject(await riches.gift(other, of(mine, 0)));
  await others.accept(await riches.gift(other, of(mine, 8)));
  await others.counter(await riches.trade(other, of(mine, 0), of(theirs, 5)), of(theirs, 6), of(mine, 0), 'Rather that one.');
  await riches.accept(await others.gift(rich, of(theirs, 0), 'مرحبا'));
  const countered = await others.trade(rich, of(theirs, 1), of(mine, 1, 2));
  await riches.counter(countered, of(mine, 1), of(theirs, 1, 2), 'Rather so.\nOr not.');
  await others.trade(rich, of(theirs, 3, 4), of(mine, 3, 4, 5), 'Deal?');
  // Something in it cannot be had any more.
  await others.trade(rich, of(theirs, 2), of(mine, 6, 7));
  await hide(site, of(mine, 7));

  for (const [outcome, theirIndex, myIndex] of [
    ['wins', 7, 9],
    ['loses', 8, 10],
    ['wins', 7, 11],
  ] as const)
    await fight(site, other, outcome, theirs[theirIndex] ?? '', mine[myIndex] ?? '');
  await hide(site, of(mine, 11));
  return { notificationCount: 10, newCount: 8, pendingCount: 3 };
}

async function hide({ db }: Site, ids: string[]): Promise<void> {
  await db.updateTable('meme_characters').set({ is_public: false }).where('id', 'in', ids).execute();
}

/** What an operator has to do, and has done. @returns the ticket that failed. */
async function work(site: Site, operator: Member, holder: Member, reported: string): Promise<string> {
  await insertTicket(site, { minutesAgo: 30 });
  const ticket = await insertTicket(site, { holderId: holder.id });
  await site.api.client.reports.file.mutate({ targetKind: 'character', targetId: reported, reason: 'stolen' });
  await site.db
    .insertInto('operator_actions')
    .values({ operator_id: operator.id, action: 'retry', target_ids: [ticket], note: 'Once more' })
    .execute();
  return ticket;
}
