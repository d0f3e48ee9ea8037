/** Compares what people were answered with what is there, and names everything that is lost, doubled or broken. */
import { setTimeout as delay } from 'node:timers/promises';
import { auditDatabase } from '@chaos/shared/core/audit/audit-database';
import { isIntactFile } from '@chaos/shared/core/pictures/is-intact-file';
import { pictureFiles, videoFile } from '@chaos/shared/core/pictures/picture-files';
import type { Database } from '@chaos/shared/platform/database';
import { type Storage, StorageError } from '@chaos/shared/platform/storage';
import type { Action, AnswerLog } from './answer-log.ts';
import { Refusal } from './simulated-member.ts';

export interface Finding {
  what: 'lost' | 'doubled' | 'violation';
  detail: string;
}

export interface Evidence {
  db: Database;
  storage: Storage;
  diary: AnswerLog;
}

const LANES = 4;
const AGAIN_MS = 1_000;
const AGAIN_MAX = 120;

/** What a request has left in the database. */
interface Trace {
  requestId: string;
  userId: string | null;
  kind: Action['kind'];
  /** Of the ticket, battle or offer. */
  id: string;
}

/** First what is there untouched, then every request once more: it must get its answer of before, and add nothing. */
export async function checkEverything(evidence: Evidence): Promise<Finding[]> {
  const before = await readTraces(evidence.db);
  const findings = [
    ...compareTraces(evidence.diary, before),
    ...(await checkTickets(evidence.db)),
    ...(await checkBattles(evidence.db)),
    ...(await checkCharacters(evidence)),
    ...(await checkReactions(evidence)),
    ...(await audit(evidence.db)),
  ];
  findings.push(...(await askAgain(evidence.diary)));
  const after = await readTraces(evidence.db);
  const known = new Set(before.map(({ id, kind, requestId }) => `${kind} ${requestId} ${id}`));
  for (const { id, kind, requestId } of after)
    if (!known.has(`${kind} ${requestId} ${id}`))
      findings.push({ what: 'doubled', detail: `asking again by ${requestId} made the ${kind} ${id}` });
  findings.push(...(await audit(evidence.db)).filter(({ detail }) => !findings.some((one) => one.detail === detail)));
  return findings;
}

async function readTraces(db: Database): Promise<Trace[]> {
  const tickets = await db
    .selectFrom('tickets')
    .select(['id', 'kind', 'request_id as requestId', 'holder_user_id as userId'])
    .where('kind', '<>', 'story')
    .execute();
  const battles = await db
    .selectFrom('battles')
    .select(['id', 'request_id as requestId', 'initiator_user_id as userId'])
    .execute();
  const answers = await db
    .selectFrom('offer_requests')
    .select(['offer_id as id', 'call', 'request_id as requestId', 'user_id as userId'])
    .execute();
  return [
    ...tickets.map(({ kind, ...row }) => ({ ...row, kind: kind as Action['kind'] })),
    ...battles.map((row) => ({ ...row, kind: 'battle' as const })),
    ...answers.map(({ call, ...row }) => ({ ...row, kind: call as Action['kind'] })),
  ];
}

function compareTraces({ asked, actions, refused }: AnswerLog, traces: readonly Trace[]): Finding[] {
  const findings: Finding[] = [];
  const byRequest = Map.groupBy(traces, ({ requestId }) => requestId);
  for (const { kind, requestId, id, userId } of actions) {
    const found = byRequest.get(requestId)?.some((one) => one.kind === kind && one.id === id && one.userId === userId);
    if (!found) findings.push({ what: 'lost', detail: `the ${kind} ${id} was answered to ${requestId} and is not there` });
  }
  for (const [requestId, list] of byRequest) {
    const names = list.map(({ kind, id }) => `${kind} ${id}`).join(', ');
    if (list.length > 1) findings.push({ what: 'doubled', detail: `${requestId} has made ${names}` });
    if (!asked.has(requestId)) findings.push({ what: 'doubled', detail: `${requestId} was never asked and has made ${names}` });
    const no = refused.get(requestId);
    if (no) findings.push({ what: 'doubled', detail: `${requestId} was refused (${no}) and has made ${names}` });
  }
  return findings;
}

/** I11. That a final state has one result or one error is a rule of the table; here: that there is one. */
async function checkTickets(db: Database): Promise<Finding[]> {
  const open = await db
    .selectFrom('tickets')
    .select(['id', 'kind', 'state'])
    .where('state', 'in', ['waiting', 'running'])
    .execute();
  return open.map(({ id, kind, state }) => ({ what: 'lost', detail: `the ticket ${id} of a ${kind} is still ${state}` }));
}

async function checkBattles(db: Database): Promise<Finding[]> {
  const battles = await db
    .selectFrom('battles')
    .leftJoin('tickets', (join) => join.onRef('tickets.request_id', '=', 'battles.id').on('tickets.kind', '=', 'story'))
    .select(['battles.id', ({ fn }) => fn.count<number>('tickets.id').as('stories')])
    .groupBy('battles.id')
    .execute();
  return battles
    .filter(({ stories }) => stories !== 1)
    .map(({ id, stories }) => ({
      what: stories === 0 ? 'lost' : 'doubled',
      detail: `the battle ${id} has ${stories} tickets of a story`,
    }));
}

async function checkCharacters({ db, storage, diary }: Evidence): Promise<Finding[]> {
  const characters = await db.selectFrom('meme_characters').select(['id', 'ticket_id', 'image_key', 'video_key']).execute();
  const ids = new Set(characters.map(({ id }) => id));
  const findings: Finding[] = [...diary.seen]
    .filter((id) => !ids.has(id))
    .map((id) => ({ what: 'lost', detail: `the character ${id} was seen and is not there` }));
  for (const { id, ticket_id, image_key, video_key } of characters) {
    if (!ticket_id) findings.push({ what: 'doubled', detail: `the character ${id} comes out of no ticket` });
    const files = [...pictureFiles(image_key).all, ...(video_key === null ? [] : [videoFile(video_key)])];
    for (const file of files)
      if (!(await isThere(storage, file))) findings.push({ what: 'lost', detail: `the character ${id} has no ${file}` });
  }
  return findings;
}

async function isThere(storage: Storage, file: string): Promise<boolean> {
  try {
    return isIntactFile(file, await storage.read(file));
  } catch (error) {
    if (error instanceof StorageError && error.isMissing) return false;
    throw error;
  }
}

async function checkReactions({ db, diary }: Evidence): Promise<Finding[]> {
  const rows = await db.selectFrom('character_reactions').select(['user_id', 'character_id', 'reaction_type']).execute();
  const kept = new Map(rows.map((row) => [`${row.user_id} ${row.character_id}`, row.reaction_type]));
  return [...diary.reactions]
    .filter(([pair, reaction]) => (kept.get(pair) ?? null) !== reaction)
    .map(([pair, reaction]) => ({
      what: 'lost',
      detail: `the reaction ${pair} was answered as ${reaction} and is ${kept.get(pair) ?? null}`,
    }));
}

async function audit(db: Database): Promise<Finding[]> {
  const breaks = await auditDatabase(db);
  return breaks.map(({ invariant, rule, id, detail }) => ({
    what: 'violation',
    detail: `${invariant} ${rule}: ${id}: ${detail}`,
  }));
}

/** Where there are limits, they are waited for. */
async function answerAgain({ again }: Action): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await again();
    } catch (error) {
      const isTooSoon = error instanceof Refusal && error.message === 'too_many_requests';
      if (!isTooSoon || tries === AGAIN_MAX) return String(error);
      await delay(AGAIN_MS);
    }
  }
}

async function askAgain({ actions }: AnswerLog): Promise<Finding[]> {
  const findings: Finding[] = [];
  let next = 0;
  const lane = async () => {
    for (let action = actions[next++]; action; action = actions[next++]) {
      const { kind, requestId, answer } = action;
      const now = await answerAgain(action);
      if (now !== answer)
        findings.push({ what: 'doubled', detail: `the ${kind} by ${requestId} was answered ${answer}, and now ${now}` });
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return findings;
}
