import { useStore } from '../../lib/store.ts';
import { generation } from './generation-store.ts';

/** Whether other screens have something to show of it, and whether its result waits unseen. */
export function useJobPresence(): { isThere: boolean; isUnseen: boolean } {
  const state = useStore(generation);
  return { isThere: state.phase !== 'idle', isUnseen: state.phase === 'done' && !state.isSeen };
}
