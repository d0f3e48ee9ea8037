import { LOCK_IDS_MAX, type RestrictedCharacter } from '@chaos/shared/contract/locks';
import { trpc } from '../../api/client.ts';

/** Those of these characters that are held or were just won, or one's own and locked, by their ids. Empty until the server has said so. */
export function useRestrictions(ids: readonly string[]): ReadonlyMap<string, RestrictedCharacter> {
  const chunks = Array.from({ length: Math.ceil(ids.length / LOCK_IDS_MAX) }, (_, at) =>
    ids.slice(at * LOCK_IDS_MAX, (at + 1) * LOCK_IDS_MAX),
  );
  const answers = trpc.useQueries((t) => chunks.map((characterIds) => t.characters.restrictions({ characterIds })));
  return new Map(answers.flatMap(({ data }) => data?.items ?? []).map((item) => [item.characterId, item]));
}
