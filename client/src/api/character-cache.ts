/**
 * One truth about a character in every answer that this tab holds: all lists, and the character itself.
 * What was learnt after an answer was asked for is written over that answer when it comes, so nothing jumps back.
 */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import type { ReactionCounts, ReactionType } from '@chaos/shared/contract/reactions';
import type { Query, QueryClient } from '@tanstack/react-query';
import { onAuthEvent } from '../auth/auth-events.ts';
import { session } from '../auth/session-store.ts';
import { createStore } from '../lib/store.ts';
import { type CachedCharacters, holdsCharacters, mapCachedCharacters } from './map-cached-characters.ts';

/** What can be learnt of a character besides its answer. */
export interface Learnt extends Partial<ReactionCounts> {
  userReaction?: ReactionType | null;
}

interface Known extends Learnt {
  at: number;
  /** When the reaction was learnt: counts come later, and say nothing of it. */
  markedAt: number;
}

/** Characters whose press has not been answered: nothing else changes their numbers meanwhile. */
export const pendingReactions = createStore<ReadonlySet<string>>(new Set());

const known = new Map<string, Known>();
const askedAt = new WeakMap<Query, number>();
const watched = new WeakSet<QueryClient>();
let viewer = 0;

onAuthEvent((event) => {
  if (event !== 'signed_in' && event !== 'signed_out') return;
  viewer += 1;
  known.clear();
});

/** Another number after each sign-in and sign-out: an answer that was asked for under an older one belongs to somebody else. */
export const viewerNumber = () => viewer;

/** Writes what was learnt just now into every answer. */
export function updateCachedCharacters(queryClient: QueryClient, news: ReadonlyMap<string, Learnt>): void {
  watchAnswers(queryClient);
  const at = Date.now();
  for (const [id, learnt] of news) {
    const before = known.get(id);
    known.set(id, { ...before, ...learnt, at, markedAt: 'userReaction' in learnt ? at : (before?.markedAt ?? 0) });
  }
  for (const query of findHolders(queryClient)) changeQuery(queryClient, query, (row) => merge(row, news.get(row.id)));
}

/** Changes one character wherever it is. What else is known of the answers, such as that they are to be asked for again, stays so. */
export function changeCachedCharacter(queryClient: QueryClient, id: string, change: (row: CharacterRow) => CharacterRow): void {
  for (const query of findHolders(queryClient)) changeQuery(queryClient, query, (row) => (row.id === id ? change(row) : row));
}

/** Adds to the counts of one character wherever it is, and sets the mark. For taking a press back. */
export function shiftCounts(
  queryClient: QueryClient,
  id: string,
  change: { likes: number; dislikes: number; userReaction: ReactionType | null },
): void {
  const at = Date.now();
  known.set(id, { userReaction: change.userReaction, at, markedAt: at });
  changeCachedCharacter(queryClient, id, (row) => shift(row, change));
}

/** The newest that any answer says of it. */
export function findCharacter(queryClient: QueryClient, id: string): CharacterRow | undefined {
  const holders = findHolders(queryClient).toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const query of holders) {
    let found: CharacterRow | undefined;
    const look = (row: CharacterRow) => {
      if (row.id === id) found = row;
      return row;
    };
    if (isCachedCharacters(query.state.data)) mapCachedCharacters(query.state.data, look);
    if (found) return found;
  }
  return undefined;
}

/** What was learnt last of the viewer's reaction to it; undefined when nothing was. */
export function knownReaction(id: string): ReactionType | null | undefined {
  return known.get(id)?.userReaction;
}

/** True when the viewer's reaction was learnt after this moment. */
export function knowsReactionSince(id: string, time: number): boolean {
  return pendingReactions.get().has(id) || (known.get(id)?.markedAt ?? 0) > time;
}

function shift(row: CharacterRow, change: { likes: number; dislikes: number; userReaction: ReactionType | null }): CharacterRow {
  const likeCount = Math.max(0, row.likeCount + change.likes);
  const dislikeCount = Math.max(0, row.dislikeCount + change.dislikes);
  return { ...withCounts(row, likeCount, dislikeCount), userReaction: change.userReaction };
}

function withCounts(row: CharacterRow, likeCount: number, dislikeCount: number): CharacterRow {
  return { ...row, likeCount, dislikeCount, score: likeCount - dislikeCount };
}

function merge(row: CharacterRow, learnt: Learnt | undefined): CharacterRow {
  if (!learnt) return row;
  const { likeCount = row.likeCount, dislikeCount = row.dislikeCount, userReaction = row.userReaction } = learnt;
  const isSame =
    row.likeCount === likeCount && row.dislikeCount === dislikeCount && (row.userReaction ?? null) === (userReaction ?? null);
  return isSame ? row : { ...withCounts(row, likeCount, dislikeCount), userReaction };
}

/** An answer that was under way knows nothing of what was learnt meanwhile. */
function correctAnswer(queryClient: QueryClient, query: Query): void {
  const since = askedAt.get(query) ?? 0;
  const isVisitor = !session.get();
  changeQuery(queryClient, query, (row) => {
    const fact = known.get(row.id);
    if (!fact) return row;
    if (fact.at >= since || pendingReactions.get().has(row.id)) return merge(row, fact);
    // To visitors no list says what they think of it.
    return isVisitor && fact.userReaction !== undefined ? merge(row, { userReaction: fact.userReaction }) : row;
  });
}

function watchAnswers(queryClient: QueryClient): void {
  if (watched.has(queryClient)) return;
  watched.add(queryClient);
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !holdsCharacters(event.query)) return;
    const { action, query } = event;
    if (action.type === 'fetch') askedAt.set(query, Date.now());
    if (action.type === 'success' && !action.manual) correctAnswer(queryClient, query);
  });
}

function findHolders(queryClient: QueryClient): Query[] {
  return queryClient.getQueryCache().getAll().filter(holdsCharacters);
}

/** A patch makes no answer younger than it is, nor one fresh that is to be asked for again. */
function changeQuery(queryClient: QueryClient, query: Query, change: (row: CharacterRow) => CharacterRow): void {
  const { data, dataUpdatedAt, isInvalidated } = query.state;
  if (!isCachedCharacters(data)) return;
  const next = mapCachedCharacters(data, change);
  if (next === data) return;
  queryClient.setQueryData<CachedCharacters>(query.queryKey, next, { updatedAt: dataUpdatedAt });
  if (isInvalidated) query.invalidate();
}

function isCachedCharacters(data: unknown): data is CachedCharacters {
  return typeof data === 'object' && data !== null && ('pages' in data || 'items' in data || 'id' in data);
}
