import type { CharacterRow, ReactionType } from '@chaos/shared/contract/characters';
import { useEffect, useEffectEvent, useState } from 'react';

/** R107: the viewer's own reactions are read again this long after each load of characters. */
const RELOAD_AFTER_MS = 100;

export type Reactions = ReadonlyMap<string, ReactionType>;

/**
 * The viewer's reactions to these characters. The rows bring them along; `reactions.mine` takes their place here.
 * @param loadedAt when the rows arrived.
 */
export function useReactions(rows: readonly CharacterRow[], loadedAt: number): Reactions {
  const [reactions, setReactions] = useState<Reactions>(() => readReactions(rows));
  const reload = useEffectEvent(() => setReactions(readReactions(rows)));
  useEffect(() => {
    if (loadedAt === 0) return;
    const timer = setTimeout(() => reload(), RELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [loadedAt]);
  return reactions;
}

function readReactions(rows: readonly CharacterRow[]): Reactions {
  return new Map(rows.flatMap(({ id, userReaction }) => (userReaction ? [[id, userReaction] as const] : [])));
}
