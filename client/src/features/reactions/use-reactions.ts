import type { CharacterRow } from '@chaos/shared/contract/characters';
import type { ReactionType } from '@chaos/shared/contract/reactions';
import { useMemo } from 'react';
import { useOwnReactions } from './own-reactions.ts';

/** R107: the viewer's own reactions are read again this long after each load of characters. */
const RELOAD_AFTER_MS = 100;

export type Reactions = ReadonlyMap<string, ReactionType>;

/**
 * The viewer's reactions to these characters: what the rows brought along, and then what `reactions.mine` says.
 * @param loadedAt when the rows arrived.
 */
export function useReactions(rows: readonly CharacterRow[], loadedAt: number): Reactions {
  useOwnReactions({ rows, loadedAt, afterMs: RELOAD_AFTER_MS });
  return useMemo(() => readReactions(rows), [rows]);
}

function readReactions(rows: readonly CharacterRow[]): Reactions {
  return new Map(rows.flatMap(({ id, userReaction }) => (userReaction ? [[id, userReaction] as const] : [])));
}
