/** Battles: decided at once, told afterwards. */

import type { BattleRules, Fighter } from '../rules/battles.ts';
import type { Kept } from '../rules/stakes.ts';
import type { PersonSummary } from './people.ts';
import type { Ticket } from './tickets.ts';

export const BATTLE_HISTORY_MAX = 50;
export const OPPONENTS_PAGE_SIZE = 5;
/** What the arena asks `characters.list` for. Shuffled: otherwise the newest ones would fight all the time. */
export const OPPONENTS = { filterType: 'opponents', randomize: true, limit: OPPONENTS_PAGE_SIZE } as const;
export const FIGHTERS_PAGE_SIZE = 10;

/** A secret is told so long after its day: a battle that began before midnight may still be under way. */
export const SECRET_REST_MINUTES = 10;

/** How a battle came out, the moment it is decided. */
export interface BattleResult {
  battleId: string;
  winnerCharacterId: string;
  /** 0 or more; the winner's is higher. */
  char1Score: number;
  char2Score: number;
  /** In percent. */
  char1WinProbability: number;
  /** From 0 up to but not including 100: character 1 wins below its probability. */
  randomFactor: number;
  /** Whether the loser now belongs to somebody else. */
  ownershipTransferred: boolean;
  /** The story, which is written afterwards. */
  ticket: Ticket<'story'>;
}

/** That a battle moves less because somebody has peace, or had it until a day ago. */
export interface PeaceNote {
  whose: 'fighter' | 'opponent';
  /** From when they take again; null while the peace lasts, which they may end at any time. */
  until: Date | null;
}

/** What a battle would move: null where the loser goes to the winner's owner, else why it stays. */
export interface Stakes {
  /** Of the opponent, when the fighter wins. */
  ifWon: Kept | null;
  /** Of the fighter, when it loses. */
  ifLost: Kept | null;
  /** Where one of both is `peace`: because of whom. */
  peace: PeaceNote[];
  /** Whether the caller may make it a friendly one, as a member's first battle may be. */
  mayBeFriendly: boolean;
}

/**
 * Why nobody sees it any more: it went into a fusion that the reader may see, its owner, who reads this, has deleted it, or either,
 * which is all that others are told.
 */
export type Departure = 'fused' | 'deleted' | 'gone';

/** One side of a battle. Whoever fought sees the battle also when a character has become hidden, but no name. */
export interface BattleCharacter {
  id: string;
  name: string | null;
  imageUrl256: string | null;
  imageUrl512: string | null;
  owner: PersonSummary | null;
  /** Of one that has a name and no picture. */
  departure?: Departure;
}

export interface Battle {
  id: string;
  character1: BattleCharacter;
  character2: BattleCharacter;
  winnerCharacterId: string;
  battleScore1: number;
  battleScore2: number;
  probability1Wins: number;
  randomFactor: number;
  ownershipTransferred: boolean;
  /** What it did to the reader: `gained` the loser, or `lost` it. Missing where it moved nothing of theirs. */
  move?: 'gained' | 'lost';
  /** Null while it is being written, and when it could not be. */
  battleStory: string | null;
  /** That it is being written is told of a battle that is asked for alone. */
  isStoryComing?: boolean;
  /** In a history: somebody else fought it, against the second one, which was the reader's. */
  wasChallenged?: boolean;
  createdAt: Date;
  proof: BattleProof;
}

/** What it takes to compute a battle again; docs/rules.md says how. */
export interface BattleProof {
  requestId: string;
  /** `YYYY-MM-DD`, in UTC: which secret it was drawn with. */
  day: string;
  rules: BattleRules;
  /** The numbers of both as they were. */
  fighter1: Fighter;
  fighter2: Fighter;
}

/** The secret of one day, to which the server is bound before. */
export interface FairnessDay {
  day: string;
  /** SHA-256 of the secret, in hex. */
  commitment: string;
  /** In hex; null until ten minutes after the day. */
  secret: string | null;
}
