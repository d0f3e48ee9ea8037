import type { FuseInput } from '@chaos/shared/contract/fusion';
import { createRequestId } from '../../api/request-id.ts';

/**
 * The request to fuse these. The same ones as in a request whose answer was lost, in whatever order, are that request again:
 * it may have been heard, and then the same id finds its ticket.
 */
export function requestFor(characterIds: readonly string[], unanswered: FuseInput | null): FuseInput {
  const isRepeat =
    unanswered?.characterIds.length === characterIds.length && unanswered.characterIds.every((id) => characterIds.includes(id));
  return isRepeat ? unanswered : { characterIds: [...characterIds], requestId: createRequestId() };
}
