/**
 * The battle of this tab, kept over a reload and a lost answer. The same requestId again is the same battle, so it stays until
 * the answer is known: neither a second press nor a reload makes a second one.
 */
import { isRecord, readStored, writeStored } from '../../lib/storage.ts';

const KEY = 'chaos.battle';

/**
 * `sent`: nobody knows yet, so a reload asks again. `failed`: somebody was told that it failed, so only their press asks again.
 * `fought`: its result is on the screen, and comes back after a reload.
 */
const STATES = ['sent', 'failed', 'fought'] as const;
type FightState = (typeof STATES)[number];

export interface Pair {
  /** Null for a visitor. Under another name it would be another battle. */
  viewerId: string | null;
  fighterId: string;
  opponentId: string;
  /** Nothing moves; for a member's first battle alone. */
  isFriendly: boolean;
}

export interface FightRecord extends Pair {
  requestId: string;
  /** Whose the opponent was when it was begun: that is what the stakes said. */
  opponentOwnerId: string | null;
  state: FightState;
}

/** Takes what it knows from anything that was stored. */
export function parseFightRecord(stored: unknown): FightRecord | null {
  if (!isRecord(stored)) return null;
  const { viewerId, fighterId, opponentId, requestId, opponentOwnerId } = stored;
  const state = STATES.find((one) => one === stored.state);
  if (typeof fighterId !== 'string' || typeof opponentId !== 'string' || typeof requestId !== 'string' || !state) return null;
  if (typeof viewerId !== 'string' && viewerId !== null) return null;
  if (typeof opponentOwnerId !== 'string' && opponentOwnerId !== null) return null;
  return { viewerId, fighterId, opponentId, isFriendly: stored.isFriendly === true, requestId, opponentOwnerId, state };
}

/** What stays after a failure. A requestId that has decided another battle never decides this one, so the next press draws one. */
export function afterFailure(record: FightRecord, reason: string | null): FightRecord | null {
  return reason === 'request_id_reused' ? null : { ...record, state: 'failed' };
}

/** The requestId under which these two were last sent by the same person, on whatever terms, unless that battle is over. */
export function openRequestId(
  record: FightRecord | null,
  { viewerId, fighterId, opponentId }: Omit<Pair, 'isFriendly'>,
): string | null {
  if (record === null || record.state === 'fought') return null;
  const isSame = record.viewerId === viewerId && record.fighterId === fighterId && record.opponentId === opponentId;
  return isSame ? record.requestId : null;
}

export function readFightRecord(): FightRecord | null {
  return parseFightRecord(readStored('sessionStorage', KEY));
}

export function keepFightRecord(record: FightRecord | null): void {
  writeStored('sessionStorage', KEY, record);
}

/** What has been fought is put away; what may still be under way is not. */
export function putAwayFought(): void {
  if (readFightRecord()?.state === 'fought') writeStored('sessionStorage', KEY, null);
}
