/** The archives that a member has asked for, looked at again for as long as one is being made. */
import type { Export } from '@chaos/shared/contract/exports';
import { trpc } from '../../api/client.ts';

/** No event tells of it: archives are asked for a few times in a year. */
const LOOK_AGAIN_MS = 1_500;

export const isOpen = ({ state }: Export) => state === 'waiting' || state === 'running';

export const isThere = ({ state, endsAt }: Export) => state === 'done' && endsAt !== null && endsAt.getTime() > Date.now();

export function useExports() {
  return trpc.account.exports.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? LOOK_AGAIN_MS : false),
  });
}
